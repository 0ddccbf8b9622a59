"""Whose consent it takes to get a seat in the middle of a match, and how long others are asked.

A seat is somebody's place and mostly has secrets, so it does not change hands behind their backs:
see `docs/decisions/0008-seats-change-hands-by-consent.md`.
"""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.server import events
from spieltisch.server.limits import Clock
from spieltisch.server.presence import SEAT_PATIENCE, Presence
from spieltisch.server.seating import Want
from spieltisch.server.sitting import Sitting

ASKING = 300.0
"""A request that is not decided after so many seconds lapses."""


class Company:
    """Who has a say in the seats of a room, as it is now."""

    def __init__(self, sitting: Sitting, presence: Presence) -> None:
        self._sitting = sitting
        self._here = presence.here
        self._gone = {one for one in sitting.guests if presence.is_gone(one, SEAT_PATIENCE)}
        self._sitters = [one for one in sitting.owners() if one not in self._gone]

    def is_gone(self, guest: str) -> bool:
        """Has this one been gone for so long that others decide about their seats?"""
        return guest in self._gone

    def may_sit(self, guest: str, number: int) -> bool:
        """May this guest take the seat without asking anybody?"""
        if self._sitting.phase == "playing":
            return not self.consenting(guest, number)
        seat = self._sitting.seats[number]
        return seat.kind == "open" or seat.guest == guest or (seat.kind == "bot" and not seat.guest)

    def consenting(self, guest: str, number: int) -> list[str]:
        """All who have to agree before this guest gets the seat in the middle of a match.

        The owner; or all others at the table, if there is no owner, if the owner has been gone too
        long, or if the guest has already looked through another seat's eyes: then the owner has a
        say too. Who only looks on has no say, unless nobody sits.
        """
        owner = self._sitting.seats[number].guest
        fresh = guest not in self._sitting.sat_here
        if owner == guest or (fresh and self._is_untouched(number)):
            return []
        if fresh and owner and owner not in self._gone:
            return [owner]
        others = [one for one in self._sitters or self._here if one != guest]
        if not others and not fresh and owner:
            return [owner]  # Nobody decides alone that they look at another one's secrets.
        return others

    def waiting(self, want: Want) -> list[str]:
        """Who has still to agree."""
        needed = self.consenting(want.guest, want.seat)
        return [one for one in needed if one not in want.agreed]

    def _is_untouched(self, number: int) -> bool:
        """Has nobody ever looked through this seat's eyes, nor a bot made anything of it?"""
        sitting, seat = self._sitting, self._sitting.seats[number]
        if seat.kind == "open":
            return True
        return not seat.guest and not sitting.begun and number not in sitting.seen


class Requests:
    """The requests for seats, each since when it has been open. Nobody waits in an empty room."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[tuple[str, int], float] = {}

    def count(self, sitting: Sitting, presence: Presence) -> None:
        """From now on the time of new requests runs."""
        now = self._clock()
        wants = sitting.wants.values() if presence.here else ()
        asked = [(want.guest, want.seat) for want in wants]
        self._since = {key: self._since.get(key, now) for key in asked}

    def news(self, sitting: Sitting, presence: Presence) -> Iterator[events.AnyLogged]:
        """What comes of the requests: seats that are granted, and requests that have lapsed."""
        for want in list(sitting.wants.values()):
            if sitting.wants.get(want.guest) is not want:
                continue  # Another one got the seat.
            if want.guest in presence.here and not Company(sitting, presence).waiting(want):
                yield events.Sat(seat=want.seat, name=want.name, guest=want.guest)
            elif self._left(want) <= 0:
                yield events.Withdrawn(who=want.guest)

    def next_in(self, sitting: Sitting) -> float | None:
        """After how many seconds the next request lapses."""
        return min((self._left(want) for want in sitting.wants.values()), default=None)

    def _left(self, want: Want) -> float:
        since = self._since.get((want.guest, want.seat))
        return ASKING if since is None else round(since + ASKING - self._clock(), 3)
