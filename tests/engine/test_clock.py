"""Time is an input: a choice carries its time, and the clock is a seat of its own."""

from __future__ import annotations

import pytest

from playing import everything, luck, steps
from spieltisch.engine import CLOCK, TICK, Entry, Result, Script, Table, simultaneously, wait_until
from spieltisch.engine.errors import ClockFirst, TooEarly
from toys import Kitchen, Nim
from toys.kitchen import BURN_EVERY, REST, SERVE, SPICE, STIR, KitchenState, cook


def kitchen(seats: int = 2, **options: int) -> Table:
    return Table(Kitchen(), seats, "kitchen", options)


def test_a_choice_is_made_at_its_time():
    table = kitchen()
    table.choose(0, STIR, at=120)
    assert table.now == table.view(None).now == 120
    assert table.record().entries == [Entry(0, STIR, 120)]


def test_without_a_time_a_choice_is_made_as_early_as_possible():
    table = kitchen()
    table.choose(0, STIR, at=120)
    table.choose(1, STIR)
    assert table.now == 120
    table.choose(0, STIR)
    assert table.now == 120 + REST


def test_a_choice_before_it_is_possible_is_too_early():
    table = kitchen()
    table.choose(0, STIR, at=100)
    before = everything(table)
    assert table.question(0).ready_at == 100 + REST
    with pytest.raises(TooEarly, match="Seat 1 cannot choose at 399 ms; the earliest is 400"):
        table.choose(0, STIR, at=399)
    assert everything(table) == before
    table.choose(0, STIR, at=400)


def test_time_does_not_run_backwards():
    table = kitchen()
    table.choose(0, STIR, at=100)
    before = everything(table)
    with pytest.raises(TooEarly, match="Seat 2 cannot choose at 99 ms; the earliest is 100"):
        table.choose(1, STIR, at=99)
    assert everything(table) == before
    table.choose(1, STIR, at=100)


@pytest.mark.parametrize("at", [-1, -10_000])
def test_there_is_no_time_before_the_match(at: int):
    table = Table(Nim(), 2, "early")
    with pytest.raises(TooEarly):
        table.choose(0, 0, at=at)


@pytest.mark.parametrize("at", [0.5, 100.0, True, "100", [], float("nan")])
def test_a_time_is_a_whole_number(at):
    table = kitchen()
    before = everything(table)
    with pytest.raises(TypeError, match="a time is a whole number of milliseconds"):
        table.choose(0, STIR, at=at)
    assert everything(table) == before


def test_what_happens_by_itself_happens_first():
    table = kitchen()
    before = everything(table)
    with pytest.raises(ClockFirst, match=f"due before it, at {BURN_EVERY} ms"):
        table.choose(0, STIR, at=BURN_EVERY + 1)
    assert everything(table) == before
    table.choose(CLOCK, TICK)
    assert table.now == BURN_EVERY
    table.choose(0, STIR, at=BURN_EVERY + 1)


def test_a_choice_at_the_very_time_of_the_clock_may_come_before_it():
    table = kitchen()
    table.choose(0, STIR, at=BURN_EVERY)
    assert table.now == BURN_EVERY


def test_the_clock_cannot_tick_before_its_time():
    table = kitchen()
    with pytest.raises(TooEarly, match=f"earliest is {BURN_EVERY} ms"):
        table.choose(CLOCK, TICK, at=BURN_EVERY - 1)


def test_nobody_sees_the_table_wait_for_the_clock():
    table = kitchen(2)
    assert CLOCK in [question.seat for question in table.questions]
    assert table.awaiting() == [0, 1]


def test_when_the_fire_is_out_there_is_only_one_thing_left_to_do():
    table = kitchen(2, burns=1)
    assert table.question(1).choices == [STIR, SPICE, SERVE]
    table.choose(CLOCK, TICK)
    assert table.question(1).choices == [SERVE]
    table.choose(1, SERVE)
    table.choose(0, SERVE)
    assert table.result == Result("draw", (0, 1))


def test_a_rest_that_lasts_longer_than_the_clock_lets_it_tick_first():
    table = kitchen()
    table.choose(0, STIR, at=BURN_EVERY - 10)
    with pytest.raises(ClockFirst):
        table.choose(0, STIR)
    table.choose(CLOCK, TICK)
    table.choose(0, STIR)
    assert table.now == BURN_EVERY - 10 + REST


def test_what_one_seat_rolls_does_not_depend_on_how_fast_the_others_are():
    quick, slow = kitchen(), kitchen()
    for seat in (0, 1):
        quick.choose(seat, SPICE)
    for seat in (1, 0):
        slow.choose(seat, SPICE)
    assert quick.view(None).board.spice == slow.view(None).board.spice


def test_a_record_with_times_replays_to_the_same_end():
    table = kitchen(3)
    for entry in steps(table, luck("clock")):
        assert entry.at == table.now
    again = Table.from_record(Kitchen(), table.record())
    assert everything(again) == everything(table)
    assert again.now == table.now >= BURN_EVERY


class Late(Kitchen):
    """A kitchen whose clock asks for a time that is already over."""

    def play(self, state: KitchenState) -> Script[Result]:
        yield from simultaneously({0: cook(state, 0), CLOCK: self.tick_late(state)})
        return Result("lost")

    def tick_late(self, state: KitchenState) -> Script[None]:
        yield from wait_until(100)
        yield from wait_until(50)


def test_a_clock_that_is_overdue_goes_first_whether_or_not_a_time_is_given():
    table = Table(Late(), 1, "late")
    table.choose(CLOCK, TICK, at=100)
    for at in (None, 100, 150):
        with pytest.raises(ClockFirst):
            table.choose(0, STIR, at=at)
    table.choose(CLOCK, TICK)
    assert table.now == 100
    table.choose(0, STIR)
