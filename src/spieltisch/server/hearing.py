"""What each seat has heard of a match, line by line: a page is told only what is new."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any

from spieltisch.engine import Table, Told
from spieltisch.server.messages import ToldView


class Hearing:
    """The lines of one seat (None: a spectator), numbered as this seat heard them."""

    __slots__ = ("_marks", "lines", "seat")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.lines: list[ToldView] = []
        self._marks: list[int] = []

    def listen(self, told: Sequence[Told], new_from: int, moment: int) -> None:
        """Hear what is new from this line on; what was heard beyond it has been taken back.

        `moment` is the one that the seat knows of: in a secret window it counts its own only.
        """
        kept = bisect_left(self._marks, new_from)
        del self._marks[kept:], self.lines[kept:]
        for mark, line in enumerate(told[new_from:], new_from):
            message = line.to_seat(self.seat)
            if message is not None:
                shown = ToldView(len(self.lines), min(line.moment, moment), message)
                self.lines.append(shown)
                self._marks.append(mark)

    def forget(self, told: Sequence[Told]) -> None:
        """Something was taken out of the match; what this seat still hears, it has heard."""
        self._marks = [mark for mark, line in enumerate(told) if line.to_seat(self.seat)]
        del self.lines[len(self._marks) :]

    def count_at(self, mark: int) -> int:
        """How many lines this seat had heard when the match had so many."""
        return bisect_left(self._marks, mark)


class Hearings:
    """All who listen at a table, and when each line was told."""

    def __init__(self, seats: int) -> None:
        self._all: dict[int | None, Hearing] = {
            seat: Hearing(seat) for seat in [*range(seats), None]
        }
        self._total = 0
        self._seqs: list[int] = []
        self._totals: list[int] = []

    def __getitem__(self, seat: int | None) -> Hearing:
        return self._all[seat]

    def listen(self, table: Table[Any], seq: int) -> None:
        """An event has changed the table: all hear what was told since the last one."""
        told = table.told
        total = len(told)
        if total != self._total:
            new_from = min(total, self._total)
            for seat, hearing in self._all.items():
                hearing.listen(told, new_from, table.moment_for(seat))
        self._total = total
        self._seqs.append(seq)
        self._totals.append(total)

    def forget(self, table: Table[Any]) -> None:
        """A choice was taken back, in a secret window perhaps out of the middle of the match."""
        for hearing in self._all.values():
            hearing.forget(table.told)
        self._total = len(table.told)

    def since(self, seq: int, seat: int | None) -> int:
        """The seat's first line that somebody who knows the events up to this one may lack."""
        known = bisect_right(self._seqs, seq)
        if known == 0:
            return 0
        return self._all[seat].count_at(min(self._totals[known - 1 :]))
