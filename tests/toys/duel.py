"""A duel shows `secretly`: all commit, then all is revealed, and the same seats go on."""

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
    number,
    secretly,
)
from toys.base import copied, fresh, most

ROCK, PAPER, SCISSORS = Choice("rock"), Choice("paper"), Choice("scissors")
SIGNS = [ROCK, PAPER, SCISSORS]
BEATS = {ROCK: SCISSORS, PAPER: ROCK, SCISSORS: PAPER}


@dataclass(slots=True)
class DuelState(State):
    points: list[int]
    rounds: int

    def copy(self) -> DuelState:
        return DuelState(**copied(self), points=self.points[:], rounds=self.rounds)


class DuelView(msgspec.Struct):
    round: int
    points: list[int]


class Duel(Game[DuelState]):
    """A point for every sign that yours beats."""

    name = "duel"
    rules = 1
    seats = (2, 3, 4)
    options = (number("rounds", default=3, low=1, high=8),)
    verbs: ClassVar = {sign.verb: () for sign in SIGNS}
    meanings: ClassVar = {"seat": Meaning.SEAT}

    def setup(self, seats: int, options: Options, chance: Chance) -> DuelState:
        rounds = msgspec.convert(options["rounds"], int)
        return DuelState(**fresh(seats, chance), points=[0] * seats, rounds=rounds)

    def play(self, state: DuelState) -> Script[Result]:
        while state.round < state.rounds:
            yield CHECKPOINT
            shown = yield from secretly("sign", dict.fromkeys(range(state.seats), SIGNS))
            state.round += 1
            for seat, sign in shown.items():
                state.tell("shows", seat=seat, sign=SIGNS.index(sign))
                state.points[seat] += list(shown.values()).count(BEATS[sign])
        return most(state.points)

    def view(self, state: DuelState, eyes: Eyes) -> DuelView:
        return DuelView(state.round, list(state.points))

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, DuelView, from_attributes=True)
        return [
            Message("points", {"seat": seat, "count": n}) for seat, n in enumerate(board.points)
        ]

    def bound(self, seats: int, options: Options) -> int:
        return msgspec.convert(options["rounds"], int) * seats + 1
