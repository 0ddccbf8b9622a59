"""A market shows `simultaneously`: all shop at once, and what one buys is gone for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    CHECKPOINT,
    Chance,
    Choice,
    Eyes,
    Game,
    Meaning,
    Message,
    Options,
    Result,
    Script,
    State,
    ask,
    choices_of,
    number,
    simultaneously,
)
from toys.base import copied, fresh, most

HOME = Choice("home")
FULL = 3


@dataclass(slots=True)
class MarketState(State):
    stalls: list[int]
    baskets: list[int]
    at_home: list[bool]

    def copy(self) -> MarketState:
        return MarketState(
            **copied(self),
            stalls=self.stalls[:],
            baskets=self.baskets[:],
            at_home=self.at_home[:],
        )


class MarketView(msgspec.Struct):
    stalls: list[int]
    baskets: list[int]
    at_home: list[bool]


class Market(Game[MarketState]):
    """Three things fit in a basket; whoever brings home most wins."""

    name = "market"
    rules = 1
    seats = (2, 3, 4)
    options = (number("goods", default=5, low=1, high=8),)
    verbs: ClassVar = {"buy": ("good",), "home": ()}
    meanings: ClassVar = {"seat": Meaning.SEAT}

    def setup(self, seats: int, options: Options, chance: Chance) -> MarketState:
        return MarketState(
            **fresh(seats, chance),
            stalls=list(range(msgspec.convert(options["goods"], int))),
            baskets=[0] * seats,
            at_home=[False] * seats,
        )

    def play(self, state: MarketState) -> Script[Result]:
        yield CHECKPOINT
        yield from simultaneously({seat: shop(state, seat) for seat in range(state.seats)})
        return most(state.baskets)

    def view(self, state: MarketState, eyes: Eyes) -> MarketView:
        return MarketView(list(state.stalls), list(state.baskets), list(state.at_home))

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, MarketView, from_attributes=True)
        return [Message("stalls", {"count": len(board.stalls)})]

    def bound(self, seats: int, options: Options) -> int:
        return (FULL + 1) * seats + 1


def shop(state: MarketState, seat: int) -> Script[None]:
    """Written as if this seat were alone; only the choices look at what the others have left."""
    while not state.at_home[seat]:
        yield CHECKPOINT
        choice = yield from ask(seat, "shop", lambda: wares(state, seat))
        if choice == HOME:
            state.at_home[seat] = True
            state.tell("goes-home", seat=seat)
        else:
            state.stalls.remove(choice.things[0])
            state.baskets[seat] += 1
            state.tell("buys", seat=seat, good=choice.things[0])


def wares(state: MarketState, seat: int) -> list[Choice]:
    if state.baskets[seat] == FULL:
        return [HOME]
    return [*choices_of("buy", state.stalls), HOME]
