"""Hints: what quick would do, and why, in words."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario
from games.reckoners.scenario import Scenario as Reckoners
from spieltisch.bots import bots_for
from spieltisch.bots.hints import RIVALS, hint, outcome, reasons, side_of
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.engine import Side, Table
from spieltisch.games import REGISTER, find
from spieltisch.words import Words, languages

JUDGED = [name for name in REGISTER if find(name).judge is not None]


def test_a_hint_is_what_quick_would_do_and_says_why():
    given = (
        Scenario()
        .player(0, "spades-9", ["clubs-king"])
        .player(1, "hearts-9", ["hearts-7"])
        .middle("spades-2", "diamonds-queen")
    )
    given.raid(0, 1)
    seat = Seat(given.table, 0)
    found = hint(seat, 1)
    assert found and found.choice == seat.choices[Quick(1).choose(seat)]
    assert found.reasons and "lives" not in found.reasons


def test_there_is_no_hint_where_nobody_is_asked_or_nobody_can_judge():
    assert hint(Seat(Table(find("rushout"), 3, "none"), 1), 1) is None
    villainous = Table(find("villainous"), 2, "none")
    waiting = 1 - villainous.questions[0].seat
    assert hint(Seat(villainous, waiting), 1) is None


def test_whoever_is_done_and_could_come_back_gets_no_hint():
    """Bots wait there, which is none of the choices."""
    given = Reckoners("tia", "cody").actions().do("tia", "done")
    done, busy = (Seat(given.table, given.seat(who)) for who in ("tia", "cody"))
    quick = bots_for("reckoners")["quick"]
    assert done.choices and hint(done, 1, quick(1)) is None
    assert hint(busy, 1, quick(1)) is not None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", JUDGED)
def test_every_part_of_a_standing_can_be_said(name, language):
    judge = find(name).judge
    words = Words(find(name), language)
    for part in {RIVALS, *(weight.rpartition("/")[2] for weight in judge.weights)}:
        assert words.part(part) and "part-" not in words.part(part)


class Allied(type(find("imperator"))):  # type: ignore[misc]
    """Imperator, as if all played together."""

    def sides(self, seats, options):
        return (Side("all", tuple(range(seats))),)


def test_who_plays_with_me_is_no_rival():
    table = Table(find("imperator"), 3, "sides")
    assert side_of(table, 1) == (1,)
    allied = Table(Allied(), 3, "sides")
    assert side_of(allied, 1) == (0, 1, 2)
    while len(allied.questions[0].choices) < 3:
        allied.choose(allied.questions[0].seat, 0)
    seat = allied.questions[0].seat
    assert RIVALS not in outcome([(allied, 1)], seat, 0)


def test_what_hardly_weighs_beside_the_first_reason_is_left_out():
    assert reasons({"power": 1.0, "allies": 0.1}, {}) == ["power"]
    assert reasons({"power": 1.0, "allies": 0.5}, {}) == ["power", "allies"]


def test_nothing_but_the_choice_makes_a_difference():
    """What comes by luck is no reason: the same choice has the same outcome every time."""
    table = Table(find("kapow"), 2, "same luck", {"mode": "duel"})
    seat = table.questions[0].seat
    worlds = [(table.fork(knowing=seat, luck=number), number) for number in range(3)]
    assert outcome(worlds, seat, 0) == outcome(worlds, seat, 0)


@pytest.mark.parametrize("language", languages())
def test_to_leave_everything_as_it_is_is_told_as_no_deed(language):
    words = Words(find("imperator"), language)
    values = {"choice": "X", "count": 0, "reasons": ""}
    deed, rest = (words.common("hint-line", rest=rest, **values) for rest in (0, 1))
    assert deed.endswith("X.") and rest.startswith(f"{deed} ")
