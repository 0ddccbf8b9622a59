"""What has been chosen at a table, and copies of its state to begin again from.

A table keeps a copy of an earlier checkpoint, to fork and to take back from, and moves it on now
and then: see docs/decisions/0002-forks-replay-from-a-spaced-checkpoint.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from spieltisch.engine.script import Entry
from spieltisch.engine.state import State

S = TypeVar("S", bound=State)

SPACING = 32
"""A copy of the state is kept every so many choices at least."""


class Opened(msgspec.Struct, frozen=True):
    """A secret window that is open: since which moment and time, and what was chosen in it."""

    at: int
    now: int
    entries: Sequence[Entry]

    def only(self, seats: Sequence[int]) -> Opened:
        """As these seats know it, who sit behind one screen."""
        own = [entry for entry in self.entries if entry.seat in seats]
        return Opened(self.at, self.now, own)

    @property
    def moment(self) -> int:
        """How many choices had been made after these."""
        return self.at + len(self.entries)


class Stand(Generic[S]):
    """A state at a checkpoint, after so many choices; nobody plays on it, it is copied.

    `opened` is the secret window in the middle of which it stands, if it does.
    """

    __slots__ = ("moment", "opened", "state")

    def __init__(self, state: S, moment: int, opened: Opened | None) -> None:
        self.state = state
        self.moment = moment
        self.opened = opened


class Timeline(Generic[S]):
    """The choices since the moment `since`, the first stand and the last one that was kept.

    The next stand is due at the moment `due`.
    """

    __slots__ = ("_first", "_last", "due", "entries", "since")

    def __init__(self, since: int, entries: list[Entry], due: int) -> None:
        self.since = since
        self.entries = entries
        self.due = due
        self._first: Stand[S] | None = None
        self._last: Stand[S] | None = None

    def keep(self, stand: Stand[S]) -> None:
        """A stand to begin from, later than those before."""
        self._last = stand
        self.due = stand.moment + SPACING
        if self._first is None:
            self._first = stand

    def begins_with(self, stand: Stand[S]) -> None:
        """Another stand to begin from; what was kept before it is forgotten."""
        self._first = None
        self.keep(stand)

    @property
    def last(self) -> Stand[S]:
        if self._last is None:
            raise RuntimeError("a choice was made without a checkpoint before it")
        return self._last

    def before(self, moment: int) -> Stand[S]:
        """The latest stand from which the table of this moment can be reached."""
        if self.last.moment <= moment:
            return self.last
        assert self._first is not None
        return self._first

    def reaches(self, moment: int) -> bool:
        """Is there a stand from which the table of this moment can be reached?"""
        return self._first is not None and self._first.moment <= moment

    def between(self, moment: int, end: int | None = None) -> list[Entry]:
        """The choices that led from one moment to another, or to now."""
        since = self.since
        return self.entries[moment - since : None if end is None else end - since]
