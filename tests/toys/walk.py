"""A walk on which one seat does many things: where a choice can be taken back, and where not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    CHECKPOINT,
    NOBODY,
    Cards,
    Chance,
    Choice,
    Dice,
    Eyes,
    Face,
    Game,
    Meaning,
    Message,
    Options,
    Pile,
    Result,
    Script,
    State,
    ask,
    choices_of,
    number,
    only,
)
from toys.base import copied, fresh, most

STEP = Choice("step")
JUMP = Choice("jump")
LOOK = Choice("look")
ROLL = Choice("roll")
HAND_OVER = Choice("hand-over")
WHISPER = Choice("whisper")
EVERYTHING = [STEP, JUMP, LOOK, ROLL, HAND_OVER, WHISPER]

STOCK = Pile(0, "stock", shown_to=NOBODY)
SEEN = Pile(1, "seen")


@dataclass(slots=True)
class WalkState(State):
    far: list[int]
    walker: int
    left: int

    def copy(self) -> WalkState:
        return WalkState(**copied(self), far=self.far[:], walker=self.walker, left=self.left)


class WalkView(msgspec.Struct):
    far: list[int]
    walker: int
    left: int
    stock: list[Face]
    seen: list[Face]
    die: int | None


class Walk(Game[WalkState]):
    """Each way of going on is a choice; whoever has come furthest when time is up wins."""

    name = "walk"
    rules = 3
    seats = (1, 2)
    options = (number("length", default=40, low=1, high=2000),)
    kinds = ("oak", "elm", "ash")
    backs = (0, 0, 0)
    verbs: ClassVar = {choice.verb: () for choice in EVERYTHING} | {"leap": ("count",)}
    meanings: ClassVar = {"seat": Meaning.SEAT, "card": Meaning.CARD}

    def setup(self, seats: int, options: Options, chance: Chance) -> WalkState:
        cards = Cards((STOCK, SEEN), [0, 1, 2] * 3)
        cards.add_all(STOCK)
        cards.shuffle(STOCK, chance)
        length = msgspec.convert(options["length"], int)
        return WalkState(
            **fresh(seats, chance, cards, Dice([6]), self.kinds),
            far=[0] * seats,
            walker=0,
            left=length,
        )

    def play(self, state: WalkState) -> Script[Result]:
        while state.left:
            yield CHECKPOINT
            choice = yield from ask(state.walker, "walk", self.offered(state))
            state.left -= 1
            yield from self.go(state, choice)
        return most(state.far)

    def offered(self, state: WalkState) -> list[Choice]:
        return EVERYTHING

    def go(self, state: WalkState, choice: Choice) -> Script[None]:
        seat = state.walker
        if choice == STEP:
            state.far[seat] += 1
            state.tell("steps", seat=seat, far=state.far[seat])
        elif choice == JUMP:
            state.tell("runs-up", seat=seat)
            leap = yield from ask(
                seat, "leap", choices_of("leap", range(1, 4)), far=state.far[seat]
            )
            state.far[seat] += leap.things[0]
            state.tell("jumps", seat=seat, far=state.far[seat])
        elif choice == LOOK:
            hidden = [card for card in state.cards[STOCK] if not state.cards.sees(seat, card)]
            if hidden:
                state.cards.show(hidden[-1], only(seat))
                state.tell("looks", seat=seat, card=hidden[-1])
        elif choice == ROLL:
            state.dice.roll(0, state.chance)
            state.tell("rolls", seat=seat, die=state.dice.face[0])
        elif choice == WHISPER:
            state.tell_only("whispers", only(seat), seat=seat)
        else:
            state.walker = (seat + 1) % state.seats

    def view(self, state: WalkState, eyes: Eyes) -> WalkView:
        return WalkView(
            list(state.far),
            state.walker,
            state.left,
            eyes.pile(STOCK),
            eyes.pile(SEEN),
            eyes.die(0),
        )

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, WalkView, from_attributes=True)
        return [Message("far", {"seat": seat, "far": far}) for seat, far in enumerate(board.far)]

    def bound(self, seats: int, options: Options) -> int:
        return 2 * msgspec.convert(options["length"], int) + 1
