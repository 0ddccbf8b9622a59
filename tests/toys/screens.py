"""Bids behind screens: `simultaneously` with `screened`, in which a seat takes several steps."""

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

DONE = Choice("done")
AGAIN = Choice("again")


@dataclass(slots=True)
class ScreensState(State):
    points: list[int]
    rounds: int

    def copy(self) -> ScreensState:
        return ScreensState(**copied(self), points=self.points[:], rounds=self.rounds)


class ScreensView(msgspec.Struct):
    round: int
    points: list[int]


class Screens(Game[ScreensState]):
    """The highest bid that nobody else has made scores."""

    name = "screens"
    rules = 1
    seats = (2, 3)
    options = (number("rounds", default=3, low=1, high=6),)
    verbs: ClassVar = {"bid": ("count",), "done": (), "again": ()}
    meanings: ClassVar = {"seat": Meaning.SEAT}

    def setup(self, seats: int, options: Options, chance: Chance) -> ScreensState:
        rounds = msgspec.convert(options["rounds"], int)
        return ScreensState(**fresh(seats, chance), points=[0] * seats, rounds=rounds)

    def play(self, state: ScreensState) -> Script[Result]:
        while state.round < state.rounds:
            yield CHECKPOINT
            bids = yield from simultaneously(
                {seat: bid(seat) for seat in range(state.seats)}, screened=True
            )
            state.round += 1
            for seat, made in bids.items():
                state.tell("bids", seat=seat, count=made)
            made = list(bids.values())
            single = [count for count in made if made.count(count) == 1]
            if single:
                state.points[made.index(max(single))] += 1
        return most(state.points)

    def view(self, state: ScreensState, eyes: Eyes) -> ScreensView:
        return ScreensView(state.round, list(state.points))

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, ScreensView, from_attributes=True)
        return [
            Message("points", {"seat": seat, "count": n}) for seat, n in enumerate(board.points)
        ]

    def bound(self, seats: int, options: Options) -> int:
        return msgspec.convert(options["rounds"], int) * seats * 6 + 1


def bid(seat: int) -> Script[int]:
    """One bid takes two steps, and may be made up to three times."""
    for tries_left in (2, 1, 0):
        made = yield from ask(seat, "bid", choices_of("bid", range(1, 5)))
        choices = [DONE, AGAIN] if tries_left else [DONE]
        choice = yield from ask(seat, "sure", choices, count=made.things[0])
        if choice == DONE:
            break
    return made.things[0]
