"""Hints: what quick would do, and why, in words."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario
from spieltisch.bots.hints import RIVALS, hint
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.engine import Table
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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", JUDGED)
def test_every_part_of_a_standing_can_be_said(name, language):
    judge = find(name).judge
    words = Words(find(name), language)
    for part in {RIVALS, *(weight.rpartition("/")[2] for weight in judge.weights)}:
        assert words.part(part) and "part-" not in words.part(part)
