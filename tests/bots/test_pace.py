"""Bots take the time that they need, by the table's clock: nobody sleeps."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pytest

from spieltisch.bots import Bot, RandomBot, bot_names, bots_for, play_out, usual_bot
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Table
from spieltisch.games import REGISTER, find
from toys import Kitchen


class Paced(Bot):
    """Takes the first choice after so many milliseconds, and notes when it was asked what."""

    def __init__(self, *paces: int) -> None:
        self.paces = list(paces)
        self.planned: list[int] = []
        self.saw: list[tuple[int, list[str]]] = []

    def pace(self, seat: Seat) -> int:
        self.planned.append(seat.view.now)
        return self.paces[min(len(self.planned), len(self.paces)) - 1]

    def choose(self, seat: Seat) -> int:
        self.saw.append((seat.view.now, [one.verb for one in seat.choices]))
        return 0


def played(*bots: Bot, burns: int = 1) -> Sequence[tuple[int, int]]:
    """Who acted when."""
    table = Table(Kitchen(), len(bots), "pace", {"burns": burns}, told=False)
    play_out(table, dict(enumerate(bots)))
    return [(entry.seat, entry.at) for entry in table.record().entries]


def test_whoever_is_faster_acts_first_whatever_the_seat():
    assert played(Paced(250), Paced(100), Paced(180))[:3] == [(1, 100), (2, 180), (0, 250)]


def test_a_bot_takes_its_time_from_when_it_may_act():
    # A cook rests for 300 ms; the time to think comes after that.
    acts = [at for seat, at in played(Paced(40)) if seat == 0]
    assert acts[:3] == [40, 40 + 340, 40 + 2 * 340]


def test_the_pace_is_asked_once_for_each_question():
    bot, other = Paced(500, 10), Paced(30)
    acts = played(bot, other)
    own = [at for seat, at in acts if seat == 0]
    assert own[:2] == [500, 500 + 310]
    assert bot.planned == [0, *own[:-1]]


def test_the_clock_does_not_wait_for_a_slow_bot_and_goes_first_when_both_are_due():
    assert played(Paced(1000))[:2] == [(CLOCK, 1000), (0, 1000)]
    assert played(Paced(5000), burns=3)[:3] == [(CLOCK, 1000), (CLOCK, 2000), (CLOCK, 3000)]


def test_a_bot_chooses_from_what_is_offered_when_its_time_has_come():
    bot = Paced(1500)
    played(bot)
    # When it was asked the soup was still on the fire.
    assert bot.planned == [0] and bot.saw == [(1000, ["serve"])]


def test_bots_without_a_pace_act_as_soon_as_they_may():
    acts = played(RandomBot("a"), RandomBot("b"))
    assert acts[:2] == [(0, 0), (1, 0)]


def test_nobody_sleeps_in_a_match_of_hours(monkeypatch):
    def wakes_nobody(seconds):
        raise AssertionError(f"somebody sleeps for {seconds} s")

    monkeypatch.setattr(time, "sleep", wakes_nobody)
    acts = played(Paced(3_600_000))
    assert acts[-1] == (0, 3_600_000)


# Which bots there are


def test_the_random_bot_plays_every_game_and_is_the_usual_one_where_there_is_no_other():
    for game in (*REGISTER, "rushout", "kitchen"):
        assert "random" in bots_for(game)
    assert (usual_bot("kitchen"), usual_bot("rushout")) == ("random", "steady")
    assert usual_bot("imperator") == usual_bot("villainous") == "quick"


@pytest.mark.parametrize("game", [*REGISTER, "rushout"])
def test_every_bot_can_be_made_and_has_a_name_that_nobody_else_has(game):
    for name, make in bots_for(game).items():
        assert name in bot_names()
        assert make("seed").choose is not None


def test_bots_have_no_pace_unless_they_say_so():
    table = Table(find("imperator"), 2, "pace")
    assert RandomBot(1).pace(Seat(table, 0)) == 0
