"""Whose consent it takes to get a seat in the middle of a match, and how long others are asked.

A seat is somebody's place and mostly has secrets, so it does not change hands behind their backs:
see `docs/decisions/0008-seats-change-hands-by-consent.md`.
"""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.server import events
from spieltisch.server.limits import Clock
from spieltisch.server.presence import SEAT_PATIENCE, Presence
from spieltisch.server.sitting import Seat, Sitting, Want

ASKING = 300.0
"""A request that is not decided after so many seconds lapses."""


def may_sit(sitting: Sitting, guest: str, number: int, presence: Presence) -> bool:
    """May this guest take the seat without asking anybody?"""
    seat = sitting.seats[number]
    if sitting.phase == "playing":
        return not consenting(sitting, guest, number, presence)
    return seat.kind == "open" or seat.guest == guest or (seat.kind == "bot" and not seat.guest)


def consenting(sitting: Sitting, guest: str, number: int, presence: Presence) -> list[str]:
    """All who have to agree before this guest gets the seat in the middle of a match.

    The owner; or all others at the table, if there is no owner, if the owner has been gone too
    long, or if the guest has already looked through another seat's eyes: then the owner has a say
    too. Who only looks on has no say, unless nobody sits.
    """
    seat = sitting.seats[number]
    fresh = guest not in sitting.sat_here
    if seat.guest == guest or (fresh and _is_untouched(sitting, number, seat)):
        return []
    owner_is_gone = seat.guest is None or presence.is_gone(seat.guest, SEAT_PATIENCE)
    if fresh and seat.guest and not owner_is_gone:
        return [seat.guest]
    sitters = [one for one in sitting.owners() if not presence.is_gone(one, SEAT_PATIENCE)]
    others = [one for one in sitters or presence.here if one != guest]
    if not others and not fresh and seat.guest:
        return [seat.guest]  # Nobody decides alone that they look at another one's secrets.
    return others


def _is_untouched(sitting: Sitting, number: int, seat: Seat) -> bool:
    """Has nobody ever looked through this seat's eyes, nor a bot made anything of it?"""
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
            if waiting(sitting, want, presence) == [] and want.guest in presence.here:
                yield events.Sat(seat=want.seat, name=want.name, guest=want.guest)
            elif self._left(want) <= 0:
                yield events.Withdrawn(who=want.guest)

    def next_in(self, sitting: Sitting) -> float | None:
        """After how many seconds the next request lapses."""
        return min((self._left(want) for want in sitting.wants.values()), default=None)

    def _left(self, want: Want) -> float:
        since = self._since.get((want.guest, want.seat))
        return ASKING if since is None else round(since + ASKING - self._clock(), 3)


def waiting(sitting: Sitting, want: Want, presence: Presence) -> list[str]:
    """Who has still to agree."""
    needed = consenting(sitting, want.guest, want.seat, presence)
    return [one for one in needed if one not in want.agreed]
