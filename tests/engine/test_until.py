"""Endless scripts that are cut off: a race in which everybody counts until somebody is there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec
import pytest

from playing import luck, steps
from spieltisch.engine import (
    CHECKPOINT,
    Chance,
    Choice,
    Eyes,
    Game,
    Message,
    Options,
    Result,
    Script,
    State,
    Table,
    ask,
    simultaneously,
)
from toys.base import copied, fresh

GOAL = 3
COUNT = Choice("count")


@dataclass(slots=True)
class RaceState(State):
    counted: list[int]

    def copy(self) -> RaceState:
        return RaceState(**copied(self), counted=self.counted[:])


class RaceView(msgspec.Struct):
    counted: list[int]


class Race(Game[RaceState]):
    name = "race"
    rules = 1
    seats = (2, 3)
    verbs: ClassVar = {"count": ()}

    def setup(self, seats: int, options: Options, chance: Chance) -> RaceState:
        return RaceState(**fresh(seats, chance), counted=[0] * seats)

    def play(self, state: RaceState) -> Script[Result]:
        runners = {seat: run(state, seat) for seat in range(state.seats)}
        ended = yield from simultaneously(runners, until=lambda: GOAL in state.counted)
        assert not ended, "endless scripts have no result"
        return Result("won", (state.counted.index(GOAL),))

    def view(self, state: RaceState, eyes: Eyes) -> RaceView:
        return RaceView(state.counted[:])

    def describe(self, view: msgspec.Struct) -> list[Message]:
        return []

    def bound(self, seats: int, options: Options) -> int:
        return seats * GOAL


def run(state: RaceState, seat: int) -> Script[None]:
    while True:
        yield CHECKPOINT
        yield from ask(seat, "count", [COUNT])
        state.counted[seat] += 1


def test_until_closes_all_questions_that_are_open():
    table = Table(Race(), 3, "seed")
    for seat in (0, 1, 1, 2, 1):
        assert [question.seat for question in table.questions] == [0, 1, 2]
        table.choose(seat, COUNT)
    assert table.questions == []
    assert table.result == Result("won", (1,))


def test_until_is_asked_before_the_first_question():
    state = Race().setup(2, {}, Chance(b"seed", 3))
    state.counted[1] = GOAL
    assert Table.at(Race(), state).result == Result("won", (1,))


@pytest.mark.parametrize("seed", range(4))
def test_a_race_can_be_forked_and_replayed_at_every_step(seed):
    table = Table(Race(), 3, seed)
    for _ in steps(table, luck("race", seed)):
        assert table.fork().hash() == table.hash(), f"seed {seed}, moment {table.moment}"
    again = Table.from_record(Race(), table.record())
    assert again.result == table.result, f"seed {seed}"
