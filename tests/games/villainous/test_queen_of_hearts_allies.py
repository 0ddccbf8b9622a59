"""The Queen of Hearts' allies and items, in the order of her deck."""

from __future__ import annotations

import pytest

from games.villainous.tables.queen_of_hearts import (
    LINE,
    every_guard,
    fated,
    given,
    wickets,
    with_wickets,
)
from spieltisch.games.villainous.content import ACTIVATION, COPIES, KIND

# Card Guards


@every_guard
def test_card_guard_can_be_turned_into_a_wicket_for_one_power(guard: str):
    table = given().lay("courtyard", guard).acting().do("act-activate", f"activate-card {guard}")
    assert wickets(table) == [guard]
    assert table.power_of(0) == 8


@every_guard
def test_card_guard_that_is_a_wicket_can_be_turned_back(guard: str):
    table = given().lay("courtyard", guard, "card-guard-spade#2").wicket(guard).acting()
    table.do("act-activate", f"activate-card {guard}")
    assert wickets(table) == []
    assert table.power_of(0) == 8


@every_guard
def test_card_guard_cannot_be_turned_without_power(guard: str):
    table = given().power(0, 0).lay("courtyard", guard).acting()
    assert not table.offered(verb="act-activate")


@pytest.mark.parametrize(
    ("guard", "cost", "strength"),
    [
        ("card-guard-club", 1, 2),
        ("card-guard-diamond", 1, 2),
        ("card-guard-heart", 2, 3),
        ("card-guard-spade", 2, 3),
    ],
)
def test_card_guard_costs_and_is_as_strong_as_printed(guard: str, cost: int, strength: int):
    table = given().hand(guard).acting().play(guard, "place tulgey-wood")
    assert table.power_of(0) == 9 - cost
    assert table.strength(guard) == strength
    assert wickets(table) == []
    assert COPIES[KIND[guard]] == 2


def test_card_guard_vanquishes_a_hero_and_is_discarded():
    table = given().at("tulgey-wood").lay("courtyard", "card-guard-club", "white-rabbit").acting()
    table.do("act-vanquish", "vanquish-hero white-rabbit", "send card-guard-club")
    assert table.discards(0) == ["card-guard-club"]
    assert table.fate_discards(0) == ["white-rabbit"]


def test_card_guard_stays_where_it_is_when_it_becomes_a_wicket_and_keeps_its_spear():
    table = given().lay("courtyard", "card-guard-club").attached("card-guard-club", "spear")
    table.acting().do("act-activate", "activate-card card-guard-club")
    assert table.bottom("courtyard") == ["card-guard-club", "spear"]
    assert table.strength("card-guard-club") == 3


def test_card_guard_that_was_a_wicket_and_is_discarded_is_no_wicket_any_more():
    table = with_wickets("card-guard-club").lay("courtyard", "alice")
    fated(table, "down-the-rabbit-hole")
    assert table.discards(0) == ["card-guard-club"]
    assert wickets(table) == []


def test_r66_a_wicket_can_be_moved_and_stays_a_wicket():
    table = with_wickets("card-guard-club").at("courtyard").acting()
    table.do("act-move", "move-card card-guard-club")
    assert table.bottom("hedge-maze") == ["card-guard-club"]
    assert wickets(table) == ["card-guard-club"]


def test_r66_a_wicket_can_be_given_a_spear():
    table = with_wickets("card-guard-club").hand("spear").acting().play("spear")
    assert table.bearer("spear") == "card-guard-club"
    assert table.strength("card-guard-club") == 3


def test_r66_a_wicket_cannot_be_used_to_defeat_a_hero():
    table = with_wickets("card-guard-club").at("tulgey-wood")
    table.lay("courtyard", "white-rabbit").acting()
    assert not table.offered(verb="act-vanquish")


def test_r66_a_wicket_is_no_card_guard_that_could_become_one():
    table = with_wickets("card-guard-club").hand("by-order-of-the-queen").acting()
    assert table.playable() == []


# Spear


def test_spear_adds_one_to_the_strength_of_an_ally():
    table = given().lay("courtyard", "the-king").hand("spear").acting().play("spear")
    assert table.bearer("spear") == "the-king"
    assert table.strength("the-king") == 3
    assert table.power_of(0) == 8


def test_spear_cannot_be_played_without_an_ally():
    assert given().lay("courtyard", "alice").hand("spear").acting().playable() == []


def test_spears_can_be_carried_by_the_same_ally():
    table = given().lay("courtyard", "the-king").attached("the-king", "spear", "spear#2").acting()
    assert table.strength("the-king") == 4
    assert COPIES[KIND["spear"]] == 3


def test_spear_is_discarded_with_the_ally_who_carries_it():
    table = given().lay("courtyard", "the-king", "alice").attached("the-king", "spear")
    fated(table, "down-the-rabbit-hole")
    assert sorted(table.discards(0)) == ["spear", "the-king"]


def test_doubt_spear_and_caterpillar_both_count_for_the_shot():
    table = with_wickets(*LINE).attached("card-guard-club", "spear", "spear#2")
    table.lay("hedge-maze", "caterpillar").hand("take-the-shot")
    # 2 + 2, 2 - 1, 2 and 2 are 9 against 8.
    table.next("take-the-shot#2", "off-with-your-head", "spear#3", "fury", "judgment")
    assert table.acting().play("take-the-shot").winner() == 0


def test_doubt_caterpillar_can_spoil_the_shot():
    table = with_wickets(*LINE).lay("hedge-maze", "caterpillar").hand("take-the-shot")
    table.next("take-the-shot#2", "off-with-your-head", "fury", "fury#2", "judgment")
    assert table.acting().play("take-the-shot").winner() is None


# Stopwatch


def test_stopwatch_gives_power_for_each_wicket():
    table = with_wickets("card-guard-club", "card-guard-heart")
    table.lay("courtyard", "card-guard-spade").lay("tulgey-wood", "stopwatch").acting()
    table.do("act-activate", "activate-card stopwatch")
    assert table.power_of(0) == 11


def test_stopwatch_is_not_activated_without_a_wicket():
    table = given().power(0, 0).lay("courtyard", "stopwatch", "card-guard-club").acting()
    assert not table.offered(verb="act-activate")


def test_stopwatch_is_played_to_a_place_for_one_power():
    table = given().hand("stopwatch").acting().play("stopwatch", "place courtyard")
    assert table.bottom("courtyard") == ["stopwatch"]
    assert table.power_of(0) == 8
    assert ACTIVATION[KIND["stopwatch"]] == 0


# The King


def test_the_king_makes_card_guards_cheaper_by_one():
    table = given().lay("courtyard", "the-king").hand("card-guard-club", "card-guard-heart")
    table.acting().play("card-guard-club", "place courtyard")
    assert table.power_of(0) == 9
    assert table.play("card-guard-heart", "place courtyard").power_of(0) == 8


def test_the_king_makes_nothing_else_cheaper():
    table = given().power(0, 0).lay("courtyard", "the-king")
    table.hand("spear", "stopwatch", "tweedle-dee-and-tweedle-dum").acting()
    assert table.playable() == []


def test_the_king_does_not_make_activating_cheaper():
    table = given().power(0, 0).lay("courtyard", "the-king", "card-guard-club").acting()
    assert not table.offered(verb="act-activate")


def test_the_king_costs_two_and_is_as_strong_as_printed():
    table = given().hand("the-king").acting().play("the-king", "place courtyard")
    assert table.power_of(0) == 7
    assert table.strength("the-king") == 2


# Tweedle Dee & Tweedle Dum


def test_tweedle_dee_and_tweedle_dum_stay_after_a_fight():
    table = given().at("tulgey-wood").lay("courtyard", "tweedle-dee-and-tweedle-dum", "dodo")
    table.lay("courtyard", "card-guard-club").acting().do("act-vanquish", "vanquish-hero dodo")
    table.do("send tweedle-dee-and-tweedle-dum", "send card-guard-club")
    assert table.bottom("courtyard") == ["tweedle-dee-and-tweedle-dum"]
    assert table.discards(0) == ["card-guard-club"]
    assert table.fate_discards(0) == ["dodo"]


def test_tweedle_dee_and_tweedle_dum_can_be_discarded_otherwise():
    table = given().lay("courtyard", "tweedle-dee-and-tweedle-dum", "alice")
    fated(table, "down-the-rabbit-hole")
    assert table.discards(0) == ["tweedle-dee-and-tweedle-dum"]


def test_tweedle_dee_and_tweedle_dum_cost_three_and_are_as_strong_as_printed():
    table = given().hand("tweedle-dee-and-tweedle-dum").acting()
    table.play("tweedle-dee-and-tweedle-dum", "place courtyard")
    assert table.power_of(0) == 6
    assert table.strength("tweedle-dee-and-tweedle-dum") == 2
