"""Questions that nobody waits for: whoever has said that they are done may come back until all are.

The toy is a workshop: everybody says done, may come back once, and can ring a bell that calls those
who are done to work again.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import msgspec
import pytest

from contract.checks import check_forks_stay_identical, check_undo_returns_exactly
from spieltisch.bots import RandomBot, next_question, play_out, play_randomly
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

DONE, BACK, BELL = Choice("done"), Choice("back"), Choice("bell")


@dataclass(slots=True)
class WorkshopState(State):
    done: list[bool]
    backs: list[int]
    bells: int
    called: tuple[int, ...]

    def copy(self) -> WorkshopState:
        return WorkshopState(
            **copied(self),
            done=self.done[:],
            backs=self.backs[:],
            bells=self.bells,
            called=self.called,
        )


class WorkshopView(msgspec.Struct):
    done: list[bool]


class Workshop(Game[WorkshopState]):
    name = "workshop"
    rules = 1
    seats = (2, 3)
    verbs: ClassVar = {"done": (), "back": (), "bell": ()}

    def setup(self, seats: int, options: Options, chance: Chance) -> WorkshopState:
        zeros = [0] * seats
        return WorkshopState(
            **fresh(seats, chance), done=[False] * seats, backs=zeros, bells=2, called=()
        )

    def play(self, state: WorkshopState) -> Script[Result]:
        yield from simultaneously(
            {seat: work(state, seat) for seat in range(state.seats)},
            until=lambda: all(state.done),
            anew=lambda: called(state),
        )
        return Result("won", tuple(range(state.seats)))

    def view(self, state: WorkshopState, eyes: Eyes) -> WorkshopView:
        return WorkshopView(state.done[:])

    def describe(self, view: msgspec.Struct) -> list[Message]:
        return []

    def bound(self, seats: int, options: Options) -> int:
        return 10 * seats


def work(state: WorkshopState, seat: int) -> Script[None]:
    while True:
        if not state.done[seat]:
            yield CHECKPOINT
            choice = yield from ask(seat, "work", lambda: [DONE, BELL] if state.bells else [DONE])
            if choice is DONE:
                state.done[seat] = True
            else:
                ring(state)
        elif state.backs[seat]:
            return
        else:
            yield CHECKPOINT
            yield from ask(seat, "rest", [BACK], idle=True)
            state.backs[seat] += 1
            state.done[seat] = False


def ring(state: WorkshopState) -> None:
    state.bells -= 1
    state.called = tuple(seat for seat, done in enumerate(state.done) if done)
    for seat in state.called:
        state.done[seat] = False


def called(state: WorkshopState) -> Mapping[int, Script[None]] | None:
    seats, state.called = state.called, ()
    return {seat: work(state, seat) for seat in seats} if seats else None


def table(seats: int = 3) -> Table[WorkshopState]:
    return Table(Workshop(), seats, "seed")


def test_nobody_waits_for_the_answer_to_an_idle_question():
    shop = table()
    shop.choose(1, DONE)
    assert shop.awaiting() == [0, 2]
    assert shop.view(None).awaiting == [0, 2]


def test_whoever_is_asked_an_idle_question_may_answer_it():
    shop = table()
    shop.choose(1, DONE)
    shop.choose(0, DONE)
    shop.choose(1, BACK)
    assert shop.awaiting() == [1, 2]


def test_it_ends_while_idle_questions_are_open():
    shop = table()
    for seat in (1, 0, 2):
        shop.choose(seat, DONE)
    assert shop.result is not None and shop.questions == []


def test_bots_and_random_play_leave_idle_questions_alone():
    shop = table()
    shop.choose(0, DONE)
    asked = next_question(shop)
    assert asked is not None and asked.seat == 1
    assert play_out(shop, {seat: RandomBot(seat) for seat in range(3)}).outcome == "won"
    assert BACK not in [entry.choice for entry in shop.record().entries]
    other = table()
    play_randomly(other, random.Random(1))
    assert BACK not in [entry.choice for entry in other.record().entries]


def test_whoever_is_called_in_an_open_window_is_asked_something_with_a_higher_number():
    shop = table()
    numbers = [shop.question(1).number]
    shop.choose(1, DONE)
    numbers.append(shop.question(1).number)
    shop.choose(1, BACK)
    numbers.append(shop.question(1).number)
    shop.choose(1, DONE)
    assert shop.question(1) is None
    shop.choose(0, BELL)
    numbers.append(shop.question(1).number)
    assert numbers == sorted(set(numbers)) and numbers[-1] == shop.moment


@pytest.mark.parametrize("seed", range(5))
def test_a_table_with_idle_questions_forks_and_takes_back(seed):
    check_forks_stay_identical(Workshop(), 3, {}, f"workshop-{seed}")
    check_undo_returns_exactly(Workshop(), 3, {}, f"workshop-{seed}")
