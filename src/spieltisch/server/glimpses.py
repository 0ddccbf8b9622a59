"""What is to be said of a room to somebody who is not in it at the moment.

A glimpse is made once for what a room is now and kept with the number of its last event: as long as
nothing happens there, nobody has to read its log again.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from spieltisch.engine import CLOCK, Message
from spieltisch.server.messages import InvitationView, MatchView, SitterView
from spieltisch.server.sitting import Sitting


class GlimpseSeat(msgspec.Struct):
    """Who sits there; whether they are asked something, and what was told them last."""

    kind: Literal["open", "person", "bot"]
    name: str
    guest: str | None
    bot: str | None
    asked: bool = False
    last: Message | None = None


class Glimpse(msgspec.Struct):
    """A room in a few words. `seq` is its last event, `last` what was told to all last."""

    seq: int
    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    host: str
    guests: list[str]
    locked: bool
    seats: list[GlimpseSeat]
    awaiting: list[int] = []
    last: Message | None = None

    @classmethod
    def of(cls, sitting: Sitting) -> Glimpse:
        table = sitting.table
        host = sitting.guests.get(sitting.host)
        glimpse = cls(
            seq=sitting.seq,
            code=sitting.code,
            game=sitting.game.name,
            phase=sitting.phase,
            host=host.name if host else "",
            guests=list(sitting.guests),
            locked=sitting.locked,
            seats=[
                GlimpseSeat(
                    seat.kind,
                    "" if seat.kind == "bot" else sitting.name_of(number),
                    seat.guest,
                    seat.bot,
                )
                for number, seat in enumerate(sitting.seats)
            ],
        )
        if table is not None:
            glimpse.awaiting = [seat for seat in table.awaiting() if seat != CLOCK]
            glimpse.last = _last(table.told_to(None))
            for number, seat in enumerate(glimpse.seats):
                seat.asked = table.question(number) is not None
                seat.last = _last(table.told_to(number))
        return glimpse

    def match(self, guest: str) -> MatchView:
        """It as one of its guests sees it: only their own seats tell what they were told."""
        mine = [number for number, seat in enumerate(self.seats) if seat.guest == guest]
        return MatchView(
            code=self.code,
            game=self.game,
            phase=self.phase,
            players=self._players(mine),
            asked=self.phase == "playing" and any(self.seats[seat].asked for seat in mine),
            awaiting=self.awaiting if self.phase == "playing" else [],
            last=self.seats[mine[0]].last if mine else self.last,
        )

    def invitation(self) -> InvitationView:
        """It as somebody sees it who is invited."""
        return InvitationView(
            game=self.game,
            phase=self.phase,
            host=self.host,
            players=self._players([]),
            free=sum(seat.kind == "open" for seat in self.seats),
            locked=self.locked,
        )

    def _players(self, mine: list[int]) -> list[SitterView]:
        return [
            SitterView(seat.kind, seat.name, seat.bot, number in mine)
            for number, seat in enumerate(self.seats)
        ]


def _last(told: list[Message]) -> Message | None:
    return told[-1] if told else None
