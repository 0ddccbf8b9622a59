"""Who is in a room, who sits where, and who plays together."""

from __future__ import annotations

from typing import Any

from spieltisch.bots import usual_bot
from spieltisch.engine import CLOCK, Game
from spieltisch.engine.options import OptionValue, fitting
from spieltisch.server.seating import Guest, Seat, Seating


class Company:
    """The guests of a room and its seats, for a game with these options."""

    game: Game[Any]

    def __init__(self) -> None:
        self.host = ""
        self.options: dict[str, OptionValue] = {}
        self.seats: list[Seat] = []
        self.guests: dict[str, Guest] = {}
        self._seating: Seating | None = None

    @property
    def usual_bot(self) -> str:
        """Who plays a seat that nobody was named for."""
        return usual_bot(self.game.name)

    def fitting_options(self) -> dict[str, OptionValue]:
        """The options that the next match has: those of the room, as far as the game has them."""
        return fitting(self.game.options, self.options, len(self.seats))

    def players(self) -> list[str]:
        """The guests who play a seat."""
        held = (seat.guest for seat in self.seats if seat.kind == "person" and seat.guest)
        return list(dict.fromkeys(held))

    def owners(self) -> list[str]:
        """The guests whose seats these are: they play them, or bots keep them warm."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest))

    def relieved(self) -> list[str]:
        """The guests for whom bots play until they return."""
        held = (seat.guest for seat in self.seats if seat.away and seat.guest)
        return list(dict.fromkeys(held))

    def seats_of(self, guest: str) -> list[int]:
        """The seats that this guest plays."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.guest == guest and seat.kind == "person"
        ]

    def seating(self) -> Seating:
        """Who plays together and what, with these options and seats."""
        kept, count = self._seating, len(self.seats)
        if kept is not None and kept.options is self.options and kept.seats == count:
            return kept
        chosen = self.fitting_options()
        sides, figures = self.game.sides(count, chosen), self.game.figures(count, chosen)
        self._seating = Seating(self.options, count, sides, figures)
        return self._seating

    def sides_of(self, guest: str) -> list[str]:
        """The sides that this guest plays on; one who has several seats may play on several."""
        own = self.seats_of(guest)
        sides = self.seating().sides
        return [side.name for side in sides if any(seat in side.seats for seat in own)]

    def side_of(self, seat: int) -> str:
        """The side that this seat talks to; "" where there are no others that could listen."""
        sides = self.seating().sides
        own = (side.name for side in sides if seat in side.seats)
        return next(own, "") if len(sides) > 1 else ""

    def wishing(self, seat: int, role: str) -> dict[str, OptionValue] | None:
        """The options if this seat wants to play that; None where no roles are wished for."""
        chosen = self.fitting_options()
        wishes = chosen.get(self.game.role)
        if not isinstance(wishes, tuple):
            return None
        return {**chosen, self.game.role: (*wishes[:seat], role, *wishes[seat + 1 :])}

    def name_of(self, number: int) -> str:
        """The name of who sits there; a bot's is its kind."""
        seat = self.seats[number]
        if seat.kind == "bot":
            return seat.bot or self.usual_bot
        guest = self.guests.get(seat.guest or "")
        return seat.name or (guest.name if guest else "")

    def enter(self, guest: str, name: str, home: str = "") -> None:
        """Somebody comes in; the first is the host."""
        self.guests[guest] = Guest(guest, name, home=home)
        self.host = self.host or guest

    def player_of(self, seat: int) -> str | None:
        """The guest who plays a seat, if it is one."""
        one = self.seats[seat] if seat != CLOCK else Seat()
        return one.guest if one.kind == "person" else None

    def on_side(self, side: str) -> list[str]:
        """The guests who play on a side now."""
        return [guest for guest in self.guests if side in self.sides_of(guest)] if side else []
