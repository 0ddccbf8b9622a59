"""A match that today's rules cannot play: what is left of it is its record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spieltisch.engine import Entry, Record
from spieltisch.engine.chance import commitment
from spieltisch.engine.options import OptionValue


class Earlier:
    """A match begun under other rules than today's. It is read from the log, but not played out."""

    def __init__(self, record: Record) -> None:
        self.record = msgspec.structs.replace(record, entries=list(record.entries))

    @classmethod
    def begun(
        cls,
        game: str,
        rules: int,
        options: dict[str, OptionValue],
        names: Sequence[str],
        seed: str,
    ) -> Earlier:
        """Before its first choice."""
        return cls(
            Record(
                game=game,
                rules=rules,
                options=options,
                seats=list(names),
                seed=seed,
                commitment=commitment(bytes.fromhex(seed)),
                entries=[],
                end="",
            )
        )

    def choose(self, entry: Entry, end: str) -> None:
        """A choice, as the log has it; nobody checks it."""
        self.record.entries.append(entry)
        self.record.end = end

    def undo(self, seat: int) -> None:
        """The seat's last choice was taken back: the last of all, or hidden from the others."""
        entries = self.record.entries
        del entries[max(index for index, entry in enumerate(entries) if entry.seat == seat)]
        self.record.end = ""
