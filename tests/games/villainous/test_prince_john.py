"""Prince John's aim and realm."""

from __future__ import annotations

import pytest

from games.villainous.tables.prince_john import given
from spieltisch.games.villainous.cards import VILLAIN_OF

# His aim


def test_he_wins_when_his_turn_begins_with_twenty_power():
    table = given().power(0, 20).acting(1).end_turn()
    assert table.winner() == 0


def test_he_wins_with_more_than_twenty_power_too():
    assert given().power(0, 23).acting(1).end_turn().winner() == 0


def test_nineteen_power_is_not_enough():
    assert given().power(0, 19).acting(1).end_turn().winner() is None


def test_twenty_power_wins_only_when_his_turn_begins():
    table = given().power(0, 19).acting().do("act-gain")
    assert table.power_of(0) == 20
    assert table.winner() is None
    table.end_turn().do("place the-forest", "end-turn")
    assert table.winner() == 0


def test_power_on_heroes_does_not_count_for_his_aim():
    table = given().power(0, 16).lay("nottingham", "little-john").held("little-john", 4)
    assert table.acting(1).end_turn().winner() is None


@pytest.mark.parametrize(("power", "done"), [(0, 0), (13, 13), (20, 20), (25, 20)])
def test_his_progress_is_his_power_out_of_twenty(power: int, done: int):
    state = given().power(0, power).state
    assert VILLAIN_OF[state.villain[0]].aims(state, 0) == [("aim-power", done, 20)]


# His realm


def test_no_place_of_his_is_locked():
    assert given().state.open_places(0) == [0, 1, 2, 3]


def test_the_jail_has_three_symbols():
    table = given().at("the-jail").hand("warrant").acting()
    assert [s.split()[0] for s in table.offered()] == [
        "act-gain",
        "act-play",
        "act-discard",
        "end-turn",
    ]
    assert table.do("act-gain").power_of(0) == 12


def test_r60_heroes_in_the_jail_cover_nothing():
    table = given().at("the-jail").lay("the-jail", "toby", "skippy").hand("warrant").acting()
    assert table.offered(verb="act-gain")
    assert table.offered(verb="act-play")
    assert table.offered(verb="act-discard")


def test_heroes_elsewhere_cover_the_upper_symbols():
    table = given().lay("nottingham", "toby").hand("warrant").acting()
    assert table.offered(verb="act-play")
    assert not table.offered(verb="act-gain")
    assert not table.offered(verb="act-fate")
