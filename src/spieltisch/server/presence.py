"""Who is connected to a room, how long they have been there, and how long the others are gone.

It lives as long as the room is in memory: after a restart everybody gets the whole time again, and
nobody's time runs while the room is empty, for then the line may be at fault.
"""

from __future__ import annotations

from collections.abc import Iterable, Set

from spieltisch.server import events
from spieltisch.server.limits import Clock
from spieltisch.server.sitting import Sitting

HOST_PATIENCE = 60.0
"""So many seconds a host may be gone; then somebody who is there becomes host."""

SEAT_PATIENCE = 120.0
"""So many seconds somebody who plays may be gone; then the others decide about the seat."""


class Presence:
    """Those who are here and those who are gone, each since when."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._came: dict[str, float] = {}
        self._gone: dict[str, float] = {}
        self._stayed: dict[str, float] = {}

    def note(self, guests: Iterable[str], here: Set[str]) -> None:
        """Of all guests of the room these are connected now."""
        now = self._clock()
        guests = list(guests)
        gone = [guest for guest in guests if guest not in here] if here else []
        self._stayed |= {one: now - came for one, came in self._came.items() if one not in here}
        self._came = {guest: self._came.get(guest, now) for guest in guests if guest in here}
        self._gone = {guest: self._gone.get(guest, now) for guest in gone}

    @property
    def here(self) -> Set[str]:
        return self._came.keys()

    def longest_here(self) -> str | None:
        """Who has been connected longest without a break; of several the one who came in first."""
        return min(self._came, key=self._came.__getitem__, default=None)

    def stayed(self, guest: str) -> float | None:
        """How many seconds somebody who is gone had been there at a stretch, as far as is known."""
        return self._stayed.get(guest)

    def steady_in(self, guest: str, patience: float) -> float:
        """In how many seconds somebody who is here has been there for so long at a stretch."""
        return round(self._came[guest] + patience - self._clock(), 3)

    def gone_in(self, guest: str, patience: float) -> float | None:
        """In how many seconds somebody who is not here has been gone too long.

        To the millisecond: less than the smallest step of a clock would never pass.
        """
        since = self._gone.get(guest)
        return None if since is None else round(since + patience - self._clock(), 3)

    def next_in(self) -> float | None:
        """In how many seconds somebody has been gone for so long that it matters."""
        lefts = (
            self.gone_in(guest, patience)
            for guest in self._gone
            for patience in (HOST_PATIENCE, SEAT_PATIENCE)
        )
        return min((left for left in lefts if left is not None and left > 0), default=None)

    def is_gone(self, guest: str, patience: float) -> bool:
        left = self.gone_in(guest, patience)
        return left is not None and left <= 0

    def shown(self) -> tuple[list[str], list[str]]:
        """All that can be seen of it: who is here, and who is gone for too long to keep a seat."""
        return list(self._came), [one for one in self._gone if self.is_gone(one, SEAT_PATIENCE)]


def handing_on(sitting: Sitting, presence: Presence) -> list[events.AnyLogged]:
    """A host who has been gone too long hands the room on."""
    heir = presence.longest_here()
    if heir is None or not presence.is_gone(sitting.host, HOST_PATIENCE):
        return []
    return [events.HandedOn(who=heir)]
