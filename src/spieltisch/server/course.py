"""The course of a match on a table: gestures, what is taken back, what is heard, and who may tell.

What somebody has done in a window that is still secret, the others cannot even count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.engine import Entry, Table
from spieltisch.server.hearing import Hearings


class Course:
    """A table in the middle of a match. `taken_back` is how much the last undo has taken back.

    `_window` is the moment at which a secret window was opened that is still open. For each thing
    that was done in it, `_veiled` has the seat and the guests who can tell.
    """

    def __init__(self, table: Table[Any], seq: int) -> None:
        self.table = table
        self.hearings = Hearings(table.seats)
        self.taken_back = 0
        self._gestures: dict[int, list[int]] = {}
        self._window: int | None = None
        self._veiled: list[tuple[int, set[str]]] = []
        self._changed(seq)

    @property
    def begun(self) -> bool:
        """Has anybody been seen to choose? What is chosen in secret does not count yet."""
        return bool(self.table.moment if self._window is None else self._window)

    def choose(self, entries: Sequence[Entry], player: str | None, seq: int) -> None:
        """The choices of one gesture by a guest, or by nobody who is here, in this event."""
        for entry in entries:
            self.table.choose(entry.seat, entry.choice, entry.at)
        seat = entries[0].seat
        self._gestures.setdefault(seat, []).append(len(entries))
        self._veil(seat, player)
        self._changed(seq)

    def undo(self, seat: int, count: int, player: str | None, seq: int) -> None:
        """Take back a gesture of so many choices, as far as nothing forbids it."""
        table = self.table
        self.taken_back = 0
        while self.taken_back < count and (not self.taken_back or table.can_undo(seat)):
            table.undo(seat)
            self.taken_back += 1
        own = self._gestures.get(seat)
        left = own.pop() - self.taken_back if own else 0
        if own is not None and left > 0:
            own.append(left)
        self.hearings.forget(table)
        self._veil(seat, player)
        self._changed(seq)

    def length_of_last(self, seat: int) -> int:
        """How many choices the seat's last gesture was."""
        own = self._gestures.get(seat)
        return own[-1] if own else 1

    def hidden_from(self, guest: str) -> int:
        """How much has been done that this guest cannot tell yet."""
        return sum(guest not in seen_by for _, seen_by in self._veiled)

    def unveil(self, seat: int, guest: str) -> None:
        """Whoever plays a seat from now on can tell what was done there."""
        for done_at, seen_by in self._veiled:
            if done_at == seat:
                seen_by.add(guest)

    def _veil(self, seat: int, player: str | None) -> None:
        """Something was done at a seat; only who plays it can tell yet."""
        self._veiled.append((seat, {player} if player else set()))

    def _changed(self, seq: int) -> None:
        """After this event the table is not what it was."""
        table = self.table
        window = table.moment_for(None) if table.secret else None
        if window is None or window != self._window:
            self._window, self._veiled = window, []
        self.hearings.listen(table, seq)
