"""A kitchen shows the clock: cooks stir when they can, and the fire burns by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    CHECKPOINT,
    CLOCK,
    Chance,
    Choice,
    Dice,
    Eyes,
    Game,
    Meaning,
    Message,
    Options,
    Result,
    Script,
    State,
    ask,
    number,
    simultaneously,
    wait_until,
)
from toys.base import copied, fresh, most

STIR = Choice("stir")
SPICE = Choice("spice")
SERVE = Choice("serve")

BURN_EVERY = 1000
REST = 300
"""A cook who has stirred rests for so many milliseconds."""


@dataclass(slots=True)
class KitchenState(State):
    soup: list[int]
    rested_at: list[int]
    served: list[bool]
    burning: bool
    burns_at: int
    burns_left: int

    def copy(self) -> KitchenState:
        return KitchenState(
            **copied(self),
            soup=self.soup[:],
            rested_at=self.rested_at[:],
            served=self.served[:],
            burning=self.burning,
            burns_at=self.burns_at,
            burns_left=self.burns_left,
        )


class KitchenView(msgspec.Struct):
    soup: list[int]
    rested_at: list[int]
    served: list[bool]
    burns_at: int | None
    spice: list[int | None]


class Kitchen(Game[KitchenState]):
    """When the fire has burnt out, everybody serves; the most soup wins."""

    name = "kitchen"
    rules = 1
    seats = (1, 2, 3)
    options = (number("burns", default=3, low=1, high=5),)
    verbs: ClassVar = {"stir": (), "spice": (), "serve": (), "tick": ()}
    meanings: ClassVar = {"seat": Meaning.SEAT, "die": Meaning.NUMBER}

    def setup(self, seats: int, options: Options, chance: Chance) -> KitchenState:
        return KitchenState(
            **fresh(seats, chance, dice=Dice([6] * seats)),
            soup=[0] * seats,
            rested_at=[0] * seats,
            served=[False] * seats,
            burning=True,
            burns_at=BURN_EVERY,
            burns_left=msgspec.convert(options["burns"], int),
        )

    def play(self, state: KitchenState) -> Script[Result]:
        scripts = {seat: cook(state, seat) for seat in range(state.seats)}
        yield from simultaneously({**scripts, CLOCK: fire(state)})
        return most(state.soup)

    def view(self, state: KitchenState, eyes: Eyes) -> KitchenView:
        return KitchenView(
            soup=list(state.soup),
            rested_at=list(state.rested_at),
            served=list(state.served),
            burns_at=state.burns_at if state.burning else None,
            spice=[eyes.die(seat) for seat in range(state.seats)],
        )

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, KitchenView, from_attributes=True)
        return [Message("soup", {"seat": seat, "count": n}) for seat, n in enumerate(board.soup)]

    def bound(self, seats: int, options: Options) -> int:
        burns = msgspec.convert(options["burns"], int)
        return burns + seats * (burns * BURN_EVERY // REST + 2) + 1


def cook(state: KitchenState, seat: int) -> Script[None]:
    while not state.served[seat]:
        yield CHECKPOINT
        choice = yield from ask(
            seat,
            "cook",
            lambda: [STIR, SPICE, SERVE] if state.burning else [SERVE],
            ready_at=state.rested_at[seat],
        )
        if choice == SERVE:
            state.served[seat] = True
            state.tell("serves", seat=seat, count=state.soup[seat])
            return
        if choice == SPICE:
            # A stream of its own: what one cook rolls does not depend on how fast the others are.
            state.dice.roll(seat, state.chance, stream=seat + 1)
            state.tell("spices", seat=seat, die=state.dice.face[seat])
        state.soup[seat] += 1
        state.rested_at[seat] = state.now + REST


def fire(state: KitchenState) -> Script[None]:
    while state.burning:
        yield CHECKPOINT
        yield from wait_until(state.burns_at)
        state.burns_left -= 1
        state.burns_at += BURN_EVERY
        state.burning = state.burns_left > 0 and not all(state.served)
        state.tell("burns", count=state.burns_left)
