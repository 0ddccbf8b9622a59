"""One gesture is one command: its steps are taken, shown and taken back as one."""

from __future__ import annotations

from typing import Any

import pytest

from playing import everything
from server.hours import RoomInTime, Sitter, in_no_time
from spieltisch.engine import Table
from spieltisch.engine.errors import NotOffered
from spieltisch.engine.script import Choice
from spieltisch.server import events, messages
from spieltisch.server.sitting import Sitting
from toys import Nim, Screens, Walk
from toys.screens import DONE
from toys.walk import JUMP, ROLL, STEP

ANNA, BEN = "anna", "ben"


async def begun(game: Any) -> tuple[RoomInTime, Sitter, Sitter]:
    at = RoomInTime(game, (ANNA, BEN))
    anna, ben = await at.everybody(ANNA, BEN)
    assert await anna.does(messages.Start) is None
    ben.reads()
    return at, anna, ben


async def gestures(sitter: Sitter, choice: Choice, *then: list[Choice]) -> str | None:
    question = sitter.question
    assert question is not None
    return await sitter.does(
        messages.Move,
        seat=question["seat"],
        question=question["number"],
        choice=choice,
        then=list(then),
    )


def updates(sitter: Sitter) -> int:
    """How many updates of the table have come."""
    sitter.reads()
    return sum(event["type"] == "update" and event["sights"] is not None for event in sitter.heard)


def heaps(at: RoomInTime) -> list[Choice]:
    return list(at.table.question(0).choices)


class TerseNim(Nim):
    """The last stone of a heap is taken without being asked how many."""

    forced = frozenset({"count"})


@in_no_time
async def test_what_can_only_be_meant_in_one_way_is_taken_with_the_choice_that_led_there():
    at, anna, ben = await begun(TerseNim())
    take = Choice("take", (3,))
    assert await gestures(anna, heaps(at)[0], [take]) is None
    assert await gestures(ben, Choice("heap", (1,)), [take]) is None
    logged, seen, before = len(at.store.log), updates(ben), at.table.moment
    assert await gestures(anna, Choice("heap", (0,))) is None
    assert at.table.moment == before + 2, "one stone is left there"
    assert len(at.store.log) == logged + 1
    assert updates(ben) == seen + 1


@in_no_time
async def test_a_gesture_is_one_commit_and_one_update():
    at, anna, ben = await begun(Nim())
    logged, seen = len(at.store.log), updates(ben)
    take = [Choice("take", (2,)), Choice("take", (1,))]
    assert await gestures(anna, heaps(at)[0], take) is None
    assert at.table.moment == 2
    assert len(at.store.log) == logged + 1
    assert updates(ben) == seen + 1


@in_no_time
async def test_the_first_choice_of_a_step_that_is_offered_is_taken():
    at, anna, _ = await begun(Nim())
    made_up, real = Choice("take", (99,)), Choice("take", (1,))
    assert await gestures(anna, heaps(at)[0], [made_up, real]) is None
    assert [entry.choice for entry in at.table.record().entries][1] == real


@in_no_time
async def test_a_gesture_with_a_step_that_is_not_offered_is_refused_whole():
    at, anna, _ = await begun(Nim())
    before, logged = everything(at.table), len(at.store.log)
    assert await gestures(anna, heaps(at)[0], [Choice("take", (99,))]) == "not-possible"
    assert await gestures(anna, heaps(at)[0], []) == "not-possible"
    assert everything(at.table) == before
    assert len(at.store.log) == logged


@in_no_time
async def test_a_gesture_of_too_many_steps_is_refused():
    at, anna, _ = await begun(Nim())
    assert await gestures(anna, heaps(at)[0], *[[STEP]] * 17) == "bad-message"
    assert at.table.moment == 0


@in_no_time
async def test_a_gesture_is_taken_back_as_one():
    at, anna, _ = await begun(Screens())
    before = everything(at.table)
    bid = at.table.question(0).choices[2]
    assert await gestures(anna, bid, [Choice("again")], [bid]) is None
    assert at.table.moment == 3
    assert await anna.does(messages.Undo, seat=0) is None
    assert everything(at.table) == before
    assert isinstance(at.logged[-1], events.Undone) and at.logged[-1].count == 3
    again = Sitting.of(at.find, at.store.log)
    assert again.table is not None and everything(again.table) == before


@in_no_time
async def test_what_was_chosen_by_itself_is_taken_back_by_itself_and_the_log_says_how_much():
    at, anna, _ = await begun(Screens())
    bid = at.table.question(0).choices[0]
    assert await gestures(anna, bid, [Choice("again")]) is None
    assert await anna.moves() is None
    assert await anna.does(messages.Undo, seat=0) is None
    assert at.table.moment == 2
    assert await anna.does(messages.Undo, seat=0) is None
    assert at.table.moment == 0
    assert [event.count for event in at.logged if isinstance(event, events.Undone)] == [1, 2]


def test_a_gesture_ends_where_what_it_does_not_need_is_not_asked():
    table = Table(Walk(), 1, "gesture")
    nowhere = Choice("no-such-verb")
    made = table.gesture(0, [[STEP], [nowhere]], need=1)
    assert [entry.choice for entry in made] == [STEP]
    with pytest.raises(NotOffered):
        table.gesture(0, [[STEP], [nowhere], [STEP]], need=2)


def test_a_gesture_ends_where_chance_falls():
    table = Table(Walk(), 1, "gesture")
    made = table.gesture(0, [[STEP], [ROLL], [STEP]])
    assert [entry.choice for entry in made] == [STEP, ROLL]
    assert table.moment == 0, "nothing is chosen by asking"


def test_a_gesture_ends_where_something_hidden_comes_to_light():
    table = Table(Screens(), 2, "gesture")
    table.choose(1, 0)
    table.choose(1, DONE)
    bid = table.question(0).choices[0]
    made = table.gesture(0, [[bid], [DONE], [bid]])
    assert [entry.choice for entry in made] == [bid, DONE]


def test_a_gesture_goes_through_the_middle_of_an_effect():
    table = Table(Walk(), 1, "gesture")
    table.choose(0, JUMP)
    question = table.question(0)
    made = table.gesture(0, [[question.choices[0]], [STEP]])
    assert len(made) == 2
