"""A walk with mistakes in its script, each behind a choice of its own."""

from __future__ import annotations

from typing import ClassVar

from spieltisch.engine import (
    CHECKPOINT,
    Choice,
    Result,
    Script,
    ask,
    secretly,
    simultaneously,
)
from toys import Market, Walk
from toys.market import HOME, MarketState
from toys.walk import EVERYTHING, WalkState

STUMBLE = Choice("stumble")
EMPTY = Choice("empty")
EMPTY_SECRET = Choice("empty-secret")
NONSENSE = Choice("nonsense")
FORGOTTEN = Choice("forgotten")
OTHER_SEAT = Choice("other-seat")
MISTAKES = [STUMBLE, EMPTY, EMPTY_SECRET, NONSENSE, FORGOTTEN, OTHER_SEAT]


class Pitfalls(Walk):
    """Everything that one can do on a walk, and every mistake that a script can make."""

    name = "pitfalls"
    verbs: ClassVar = {**Walk.verbs, **{choice.verb: () for choice in MISTAKES}}

    def offered(self, state: WalkState) -> list[Choice]:
        return [*EVERYTHING, *MISTAKES]

    def go(self, state: WalkState, choice: Choice) -> Script[None]:
        if choice not in MISTAKES:
            return (yield from super().go(state, choice))
        state.far[state.walker] += 100
        state.dice.roll(0, state.chance)
        state.tell("goes-wrong")
        seat = state.walker
        if choice == STUMBLE:
            raise ZeroDivisionError("a stone")
        if choice == EMPTY:
            yield from ask(seat, "nothing", [])
        elif choice == EMPTY_SECRET:
            yield from secretly("nothing", {seat: []})
        elif choice == NONSENSE:
            yield "nonsense"  # type: ignore[misc]
        elif choice == FORGOTTEN:
            yield ask(seat, "forgotten-from", [choice])  # type: ignore[misc]
        else:
            yield from simultaneously({seat: ask(seat + 1, "you", [choice])})


class BrokenFromTheStart(Walk):
    """It fails before it has asked anything."""

    def play(self, state: WalkState) -> Script[Result]:
        yield CHECKPOINT
        raise ZeroDivisionError("a stone on the threshold")


class SoldOut(Market):
    """Nothing is left to choose when another has bought the last thing."""

    def play(self, state: MarketState) -> Script[Result]:
        scripts = {seat: self.shop(state, seat) for seat in range(state.seats)}
        yield from simultaneously(scripts)
        return Result("lost")

    def shop(self, state: MarketState, seat: int) -> Script[None]:
        yield CHECKPOINT
        yield from ask(seat, "shop", lambda: [HOME] if not any(state.at_home) else [])
        state.at_home[seat] = True
