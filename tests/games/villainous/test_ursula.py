"""Ursula's aim and realm."""

from __future__ import annotations

import pytest

from games.villainous.tables.ursula import (
    PLACES,
    at_lair,
    given,
    locks,
    with_open_palace,
)

# Her aim


def test_she_wins_when_her_turn_begins_with_both_treasures_in_her_lair():
    table = given().lay("ursulas-lair", "trident", "crown").acting(1).end_turn()
    assert table.winner() == 0


@pytest.mark.parametrize("place", ["erics-ship", "the-shore", "the-palace"])
def test_a_treasure_elsewhere_does_not_count(place: str):
    table = given().lay("ursulas-lair", "trident").lay(place, "crown").acting(1).end_turn()
    assert table.winner() is None


def test_both_treasures_together_elsewhere_do_not_win():
    table = given().lay("the-shore", "trident", "crown").acting(1).end_turn()
    assert table.winner() is None


def test_one_treasure_is_not_enough():
    table = given().lay("ursulas-lair", "crown").hand("trident").acting(1).end_turn()
    assert table.winner() is None


def test_she_wins_only_when_her_turn_begins():
    table = at_lair().lay("ursulas-lair", "trident").lay("erics-ship", "crown").acting()
    table.do("act-move", "move-card crown", "place ursulas-lair")
    assert table.winner() is None
    table.end_turn().do("place the-forest").end_turn()
    assert table.winner() == 0


def test_doubt_she_wins_also_while_the_lair_is_locked():
    table = with_open_palace().lay("ursulas-lair", "trident", "crown").acting(1).end_turn()
    assert table.winner() == 0


def test_heroes_in_her_realm_do_not_keep_her_from_winning():
    table = given().lay("ursulas-lair", "trident", "crown", "ariel", "king-triton")
    assert table.acting(1).end_turn().winner() == 0


def test_both_parts_of_the_aim_are_seen():
    table = given().lay("ursulas-lair", "crown", "king-triton").attached("king-triton", "trident")
    board = table.acting().table.view(1).board
    aims = [(aim.name, aim.done, aim.due) for aim in board.realms[0].aims]
    assert aims == [("aim-trident-in-lair", 0, 1), ("aim-crown-in-lair", 1, 1)]


def test_r39_a_trident_that_a_hero_carries_does_not_count():
    table = given().lay("ursulas-lair", "crown", "king-triton").attached("king-triton", "trident")
    assert table.acting(1).end_turn().winner() is None


# Her places


def test_the_palace_is_locked_when_the_match_begins():
    table = given().moving()
    assert locks(table) == ["the-palace"]
    assert table.offered(verb="place") == ["place ursulas-lair", "place erics-ship"]


def test_she_has_no_symbol_for_vanquishing():
    for place in PLACES:
        table = given().at(place).lay("the-shore", "flounder", "flotsam").acting()
        assert not table.offered(verb="act-vanquish")


def test_doubt_symbols_of_a_place_that_is_locked_while_she_is_there_can_still_be_used():
    table = at_lair().lay("ursulas-lair", "crown", "cauldron").lay("erics-ship", "eric")
    table.attached("eric", "binding-contract-lair").hand("change-form").acting()
    assert table.offered(verb="act-activate")
    assert table.offered(verb="act-move")
    table.play("change-form")
    assert table.do("act-gain").power_of(0) == 9
    # What lies there can neither be activated nor moved.
    assert not table.offered(verb="act-activate")
    assert not table.offered(verb="act-move")


def test_r15_she_leaves_the_locked_place_in_her_next_move():
    table = with_open_palace().at("ursulas-lair").moving()
    goals = ["place erics-ship", "place the-shore", "place the-palace"]
    assert table.offered(verb="place") == goals
