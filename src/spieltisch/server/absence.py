"""Who plays in real time and has lost the connection, and how long the table waits for them."""

from __future__ import annotations

from collections.abc import Set

from spieltisch.server import events
from spieltisch.server.limits import Clock
from spieltisch.server.messages import PauseView
from spieltisch.server.presence import Presence
from spieltisch.server.sitting import Sitting

PATIENCE = 20.0
"""So many seconds the table stands still; then bots play on until they return."""

STEADY = 10.0
"""Who has lost the line again is back for good when it has held for so many seconds."""
FORGIVEN = 120.0
"""The table waits again for somebody whose line has held for so many seconds in between."""


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

    def news(self, sitting: Sitting, presence: Presence, now: int) -> list[events.AnyLogged]:
        """What the log does not know yet; `now` is table time."""
        here, bot = presence.here, sitting.usual_bot
        missing = self.missing(sitting, here)
        again = [guest for guest in missing if self._loses_again(guest, sitting, presence)]
        late = [one for one in sitting.awaited if one not in here and self._left(one) <= 0]
        return [
            *(events.Awaited(who=one, at=now) for one in missing if one not in again),
            *(events.Relieved(who=guest, bot=bot, again=True) for guest in again),
            *(events.Returned(who=guest) for guest in self._back(sitting, presence)),
            *(events.Relieved(who=guest, bot=bot) for guest in late),
        ]

    def _loses_again(self, guest: str, sitting: Sitting, presence: Presence) -> bool:
        """Has the table waited for this one already, and would hold others up once more?

        After a restart nobody knows how long anybody's line had held: it was not their fault.
        """
        stayed = presence.stayed(guest)
        shaky = guest in sitting.waited_for and stayed is not None and stayed < FORGIVEN
        return shaky and any(one in presence.here for one in sitting.players())

    def _back(self, sitting: Sitting, presence: Presence) -> list[str]:
        """Who is there again; those who had lost the line again when it has held for a while."""
        gone = dict.fromkeys([*sitting.awaited, *sitting.relieved()])
        return [
            guest
            for guest in gone
            if guest in presence.here
            and (guest not in sitting.shaky or presence.steady_in(guest, STEADY) <= 0)
        ]

    def count(self, sitting: Sitting, present: Set[str]) -> None:
        """From now on the time of those who are newly awaited runs; alone nobody waits."""
        awaited = sitting.awaited if present else []
        now = self._clock()
        self._since = {guest: self._since.get(guest, now) for guest in awaited}

    def next_in(self, sitting: Sitting, presence: Presence) -> float | None:
        """After how many seconds the next one is relieved, or back for good."""
        back = [
            presence.steady_in(guest, STEADY)
            for guest in sitting.relieved()
            if guest in sitting.shaky and guest in presence.here
        ]
        return min([*map(self._left, self._since), *back], default=None)

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
