"""Who is in a room and who sits where."""

from __future__ import annotations

from typing import Literal

import msgspec

from spieltisch.engine import Side
from spieltisch.engine.options import OptionValue


class Guest(msgspec.Struct):
    """A person in the room. Those with the same `home` have come in from the same address."""

    id: str
    name: str
    ready: bool = False
    home: str = ""


class Seat(msgspec.Struct):
    """A place at the table. A bot that has a `guest` keeps the seat warm for them.

    If the guest is `away` they get it back as soon as they are there again.
    """

    kind: Literal["open", "person", "bot"] = "open"
    guest: str | None = None
    bot: str | None = None
    name: str = ""
    away: bool = False

    def give_to_bot(self, bot: str, keep_for: str | None = None, away: bool = False) -> None:
        self.kind, self.bot, self.guest, self.away = "bot", bot, keep_for, away

    def give_back(self) -> None:
        self.kind, self.bot, self.away = "person", None, False

    def clear(self) -> None:
        self.kind, self.bot, self.guest, self.name, self.away = "open", None, None, "", False


class Want(msgspec.Struct):
    """Somebody asks for a seat; so many have agreed so far."""

    guest: str
    seat: int
    name: str
    agreed: list[str] = []


class Seating(msgspec.Struct):
    """Sides and figures, kept as long as options and number of seats stay what they are."""

    options: dict[str, OptionValue]
    seats: int
    sides: tuple[Side, ...]
    figures: tuple[tuple[str, ...], ...]
