"""Rooms that nobody has visited for long: each becomes a file of its own and leaves the database.

`archive/CODE.jsonl.gz` is compressed text, one JSON object to a line: first a `Heading`, then the
whole log of the room, event by event as it was stored (see `events`). A file counts as soon as the
database says that its room is archived, and not before: until then the room is where it was. So
whenever the server ends in between, nothing is lost and nothing is there twice.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

from spieltisch.server.folder import keep_private, make_private
from spieltisch.server.store import RoomRow

FORMAT = 1
FOLDER = "archive"
ENDING = ".jsonl.gz"
UNFINISHED = ".part"


class NotArchived(Exception):
    """There is no such file, or it is not whole."""


class Heading(msgspec.Struct, kw_only=True):
    """The first line of a file: how the room is found, and how many events its log has.

    It was put away at the time `archived`, in seconds since 1970.
    """

    format: int = FORMAT
    id: str
    code: str
    invite: str
    archived: int
    events: int


class Archive:
    """The files of the rooms that were put away."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    def write(self, row: RoomRow, log: Sequence[bytes], now: int) -> None:
        """A room as a file that is whole and on the disk, or not there at all."""
        make_private(self._folder)
        file, unfinished = self._file(row.code), self._file(row.code, UNFINISHED)
        heading = Heading(
            id=row.id, code=row.code, invite=row.invite, archived=now, events=len(log)
        )
        lines = [msgspec.json.encode(heading), *log]
        keep_private(unfinished)
        with unfinished.open("wb") as written:
            written.write(gzip.compress(b"".join(line + b"\n" for line in lines), mtime=now))
            written.flush()
            os.fsync(written.fileno())
        unfinished.replace(file)
        _settle(self._folder)
        if self.read(row.code) != (row, list(log)):
            raise NotArchived(f"{file} does not say what was written")

    def read(self, code: str) -> tuple[RoomRow, list[bytes]]:
        """A room and its log."""
        file = self._file(code)
        try:
            first, *log = gzip.decompress(file.read_bytes()).splitlines()
            heading = msgspec.json.decode(first, type=Heading)
        except (OSError, EOFError, ValueError) as error:
            raise NotArchived(f"{file}: {error}") from error
        if heading.format != FORMAT or heading.events != len(log):
            raise NotArchived(f"{file} is not whole, or of another version")
        return RoomRow(heading.id, heading.code, heading.invite), log

    def remove(self, code: str) -> None:
        self._file(code).unlink(missing_ok=True)

    def tidy(self, present: Collection[str]) -> None:
        """Remove what a server has left that was killed: files of rooms that are still present."""
        if not self._folder.is_dir():
            return
        for file in self._folder.glob(f"*{UNFINISHED}"):
            file.unlink()
        for file in self._folder.glob(f"*{ENDING}"):
            if file.name.removesuffix(ENDING) in present:
                file.unlink()

    def _file(self, code: str, ending: str = ENDING) -> Path:
        return self._folder / f"{code}{ending}"


def _settle(folder: Path) -> None:
    """A new name in a folder is on the disk when the folder is; not every system can do that."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
