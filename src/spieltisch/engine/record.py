"""The record is the truth: from it every state, view and message follows.

A record names the game, the version of its rules, options, seats and the seed, and lists who chose
what and when. `commitment` is the seed's SHA-256, shown before the first move. `end` is the hash of
the state that the last choice led to, "" if nobody could tell any more, and `digest` guards the
file itself against damage.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec

from spieltisch.engine.chance import commitment
from spieltisch.engine.errors import DamagedRecord
from spieltisch.engine.options import OptionValue
from spieltisch.engine.script import Entry
from spieltisch.engine.text import NAME_LENGTH, clean, harmless

FORMAT = 1
MOST_SEATS = 64
DETAIL = 200
"""So many characters of what is wrong with a file are told: it may quote the file."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One match, whole or up to some point."""

    format: int = FORMAT
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: Annotated[list[str], msgspec.Meta(max_length=MOST_SEATS)]
    seed: str
    commitment: str
    entries: list[Entry]
    end: str
    digest: str = ""

    def to_json(self) -> bytes:
        """The record as a file, one choice to a line."""
        sealed = msgspec.structs.replace(self, digest=self.seal())
        head = msgspec.to_builtins(msgspec.structs.replace(sealed, entries=[]))
        lines = [_JSON.encode(entry).decode() for entry in self.entries]
        del head["entries"]
        fields = [f" {_text(name)}: {_text(value)}" for name, value in head.items()]
        body = ",\n".join(f"  {line}" for line in lines)
        fields.append(f' "entries": [\n{body}\n ]')
        return ("{\n" + ",\n".join(fields) + "\n}\n").encode()

    def seal(self) -> str:
        """The digest of all that the record says."""
        bare = msgspec.structs.replace(self, digest="")
        return hashlib.sha256(_JSON.encode(bare)).hexdigest()

    @property
    def seed_bytes(self) -> bytes:
        return bytes.fromhex(self.seed)


def read_record(data: bytes) -> Record:
    """A record from a file, if the file is whole. The names in it are made fit to be shown."""
    try:
        record = msgspec.json.decode(data, type=Record)
        seal = record.seal()
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise DamagedRecord("unreadable", detail=harmless(str(error))[:DETAIL]) from error
    if record.format != FORMAT:
        raise DamagedRecord("format", format=record.format, known=FORMAT)
    if record.digest != seal:
        raise DamagedRecord("digest")
    check_commitment(record)
    record.seats = [clean(name, NAME_LENGTH) for name in record.seats]
    return record


def check_commitment(record: Record) -> None:
    """The seed is the one that was promised before the first move."""
    try:
        seed = record.seed_bytes
    except ValueError as error:
        raise DamagedRecord("seed") from error
    if commitment(seed) != record.commitment:
        raise DamagedRecord("commitment")


_JSON = msgspec.json.Encoder(order="deterministic")


def _text(value: object) -> str:
    return _JSON.encode(value).decode()
