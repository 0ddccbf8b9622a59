"""Who chooses when no person does, and in which order questions are answered."""

from __future__ import annotations

import random

import pytest

from spieltisch.bots import RandomBot, next_question, play_out, play_randomly
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Table
from spieltisch.games import find
from toys import Alarm, Kitchen, Market

IMPERATOR = find("imperator")


def bots(seats: int, seed: object = "") -> dict[int, RandomBot]:
    return {seat: RandomBot(f"{seed} {seat}") for seat in range(seats)}


# The random bot


def test_a_random_bot_takes_every_choice_about_equally_often():
    table = Table(Kitchen(), 1, "equally", told=False)
    taken = [RandomBot(f"equally {seed}").choose(Seat(table, 0)) for seed in range(600)]
    assert {choice: taken.count(choice) // 50 for choice in range(3)}.keys() == {0, 1, 2}
    assert all(150 < taken.count(choice) < 250 for choice in range(3))


def test_a_random_bot_chooses_the_same_with_the_same_seed():
    def played(seed: str) -> str:
        table = Table(IMPERATOR, 3, "same", {"round_limit": 3})
        play_out(table, bots(3, seed))
        return table.record().end

    assert played("one") == played("one") != played("two")


def test_a_bot_does_not_touch_the_table_when_it_chooses():
    table = Table(IMPERATOR, 3, "untouched")
    before = table.hash()
    RandomBot(1).choose(Seat(table, 0))
    assert (table.hash(), table.moment) == (before, 0)


# Which question comes next


def test_nobody_is_next_when_the_match_is_over():
    table = Table(Alarm(), 3, "over", {"nights": 1})
    play_out(table, bots(3))
    assert next_question(table) is None


def test_who_is_ready_first_comes_first():
    table = Table(Kitchen(), 3, "first", told=False)
    table.choose(0, 0)
    assert next_question(table).seat == 1
    table.choose(1, 0)
    assert next_question(table).seat == 2


def test_the_clock_comes_before_those_who_are_ready_at_the_same_time():
    table = Table(Kitchen(), 1, "tie", told=False)
    due = table.question(CLOCK).ready_at
    table.choose(0, 0, at=due - 300)
    assert table.question(0).ready_at == due
    assert next_question(table).seat == CLOCK


def test_the_clock_is_not_starved_by_those_who_were_ready_long_ago():
    table = Table(Kitchen(), 2, "starved", told=False)
    table.choose(0, 0, at=table.question(CLOCK).ready_at)
    assert table.question(1).ready_at < table.question(CLOCK).ready_at == table.now
    assert next_question(table).seat == CLOCK


def test_a_rank_decides_between_seats_that_are_ready_at_the_same_time():
    table = Table(Market(), 3, "rank")
    assert next_question(table, rank=lambda seat: -seat).seat == 2
    assert next_question(table, rank=lambda seat: seat != 1).seat == 1


def test_a_rank_does_not_hold_up_the_clock_nor_who_is_ready_earlier():
    table = Table(Kitchen(), 2, "rank", told=False)
    table.choose(0, 0)
    assert next_question(table, rank=lambda seat: seat).seat == 1
    table.choose(1, 0, at=table.question(CLOCK).ready_at)
    assert next_question(table, rank=lambda seat: seat).seat == CLOCK


# Whole matches


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", [Alarm(), Kitchen(), Market()], ids=lambda game: game.name)
def test_bots_play_every_kind_of_question_to_the_end(game, seed):
    table = Table(game, 3, seed, told=False)
    assert play_out(table, bots(3, seed)) == table.result
    assert table.moment < game.bound(3, table.options)


def test_the_clock_ticks_in_a_match_of_bots():
    table = Table(Kitchen(), 2, "ticks", {"burns": 2}, told=False)
    play_out(table, bots(2))
    assert [entry.at for entry in table.record().entries if entry.seat == CLOCK][:1] == [1000]


# Random play


def test_random_play_stops_at_its_limit():
    table = Table(IMPERATOR, 3, "limit")
    assert play_randomly(table, random.Random(1), limit=25) == 25 == table.moment
    assert table.result is None


def test_random_play_stops_at_the_end_of_the_match_before_its_limit():
    table = Table(IMPERATOR, 3, "end", {"round_limit": 1})
    made = play_randomly(table, random.Random(1), limit=10_000)
    assert made == table.moment < 10_000
    assert table.result is not None
    assert play_randomly(table, random.Random(1), limit=5) == 0


@pytest.mark.parametrize("seed", range(5))
def test_random_play_leaves_the_clock_alone_until_it_is_due(seed):
    table = Table(find("rushout"), 3, seed, {"roll_ms": 3000})
    assert play_randomly(table, random.Random(seed), limit=400) == 400
    alone, *due = (entry.at for entry in table.record().entries if entry.seat == CLOCK)
    assert alone == 3000, "the countdown: nobody else is asked"
    assert all(at >= 3000 + 20 * 60 * 1000 for at in due)


@pytest.mark.parametrize("seed", range(20))
def test_random_play_without_a_limit_goes_to_the_end_and_obeys_the_clock(seed):
    table = Table(Kitchen(), 3, seed, told=False)
    assert play_randomly(table, random.Random(seed)) == table.moment
    assert table.result is not None
