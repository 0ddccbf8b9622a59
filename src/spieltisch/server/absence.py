"""Who plays in real time and has lost the connection, and how long the table waits for them."""

from __future__ import annotations

from collections.abc import Set

from spieltisch.server import events
from spieltisch.server.limits import Clock
from spieltisch.server.messages import PauseView
from spieltisch.server.sitting import Sitting

PATIENCE = 20.0
"""So many seconds the table stands still; then bots play on until they return."""


class Absence:
    """Those who are awaited, each since when. It counts only while somebody is there to wait."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[str, float] = {}

    def missing(self, sitting: Sitting, present: Set[str]) -> list[str]:
        """Who is not there and not awaited yet."""
        if not sitting.in_real_time:
            return []
        known = present | set(sitting.awaited)
        return [guest for guest in sitting.players() if guest not in known]

    def news(self, sitting: Sitting, present: Set[str], now: int) -> list[events.AnyLogged]:
        """What the log does not know yet; `now` is table time."""
        awaited = [guest for guest in sitting.awaited if guest not in present]
        back = dict.fromkeys([*sitting.awaited, *sitting.relieved()])
        return [
            *(events.Awaited(who=guest, at=now) for guest in self.missing(sitting, present)),
            *(events.Returned(who=guest) for guest in back if guest in present),
            *(
                events.Relieved(who=guest, bot=sitting.usual_bot)
                for guest in awaited
                if self._left(guest) <= 0
            ),
        ]

    def count(self, sitting: Sitting, present: Set[str]) -> None:
        """From now on the time of those who are newly awaited runs; alone nobody waits."""
        awaited = sitting.awaited if present else []
        now = self._clock()
        self._since = {guest: self._since.get(guest, now) for guest in awaited}

    def next_in(self) -> float | None:
        """After how many seconds the next one is relieved."""
        return min(map(self._left, self._since), default=None)

    def view(self, sitting: Sitting) -> PauseView | None:
        """Who is awaited and who has stopped the table, as all in the room see it."""
        if not sitting.stands_still:
            return None
        left = max((self._left(guest) for guest in sitting.awaited), default=0.0)
        held_by = sitting.held_by or None
        return PauseView(list(sitting.awaited), max(0, round(left * 1000)), held_by)

    def _left(self, guest: str) -> float:
        since = self._since.get(guest)
        return PATIENCE if since is None else since + PATIENCE - self._clock()
