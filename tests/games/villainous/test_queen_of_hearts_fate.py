"""What fate holds for the Queen of Hearts."""

from __future__ import annotations

import pytest

from games.villainous.tables.queen_of_hearts import (
    FOUR,
    LINE,
    activatable,
    aims,
    can_be_fated,
    covered,
    fated,
    given,
    size,
    wickets,
    with_wickets,
)
from spieltisch.games.villainous.state import Size

# Fate: I'm Late! I'm Late!


def test_im_late_im_late_plays_a_hero_of_strength_three_from_the_discard_pile():
    table = given().discarded("alice", "dodo", "white-rabbit", "cheshire-cat", "mome-raths")
    fated(table, "im-late-im-late")
    assert table.offered() == ["play-fate dodo", "play-fate white-rabbit", "play-fate dormouse"]
    assert table.asked() == [1]
    table.do("play-fate dodo", "place white-rabbits-house")
    assert table.top("white-rabbits-house") == ["dodo"]
    assert table.fate_discards(0)[-1] == "im-late-im-late"


def test_im_late_im_late_needs_a_weak_hero_in_the_discard_pile():
    assert not can_be_fated(given().discarded("alice", "mome-raths"), "im-late-im-late")


def test_im_late_im_late_looks_at_the_printed_strength():
    table = given().lay("courtyard", "march-hare").discarded("mad-hatter")
    fated(table, "im-late-im-late", "play-fate mad-hatter", "place courtyard")
    assert table.strength("mad-hatter") == 5


# Fate: Makes You Larger


def test_makes_you_larger_enlarges_a_hero_and_the_opponent_chooses_the_neighbour():
    table = given().lay("hedge-maze", "alice")
    fated(table, "makes-you-larger")
    assert table.asked() == [1]
    assert table.offered() == ["place courtyard", "place tulgey-wood"]
    table.do("place tulgey-wood")
    assert size(table, "alice") is Size.ENLARGED
    assert covered(table, "hedge-maze") == ["play", "activate"]
    assert covered(table, "tulgey-wood") == ["fate"]
    assert covered(table, "courtyard") == []


def test_makes_you_larger_has_only_one_neighbour_at_the_edge():
    table = given().lay("courtyard", "alice")
    fated(table, "makes-you-larger")
    assert covered(table, "hedge-maze") == ["play"]
    assert table.prompt() == "act"


def test_makes_you_larger_turns_a_shrunken_hero_back_to_normal():
    table = given().lay("hedge-maze", "alice").shrunken("alice", 0)
    fated(table, "makes-you-larger")
    assert size(table, "alice") is None
    assert covered(table, "hedge-maze") == ["play", "activate"]
    assert table.prompt() == "act"


def test_makes_you_larger_needs_a_hero_who_is_not_enlarged():
    table = given().lay("hedge-maze", "alice").enlarged("alice", "courtyard")
    assert not can_be_fated(table, "makes-you-larger")


def test_makes_you_larger_offers_all_heroes_who_are_not_enlarged():
    table = given().lay("hedge-maze", "alice", "dodo", "white-rabbit")
    table.enlarged("alice", "courtyard").shrunken("dodo", 1)
    fated(table, "makes-you-larger")
    assert table.offered() == ["enlarge dodo", "enlarge white-rabbit"]


# Fate: Mome Raths


def test_mome_raths_move_an_ally_to_any_other_place():
    table = given().lay("courtyard", "the-king", "card-guard-club").wicket("card-guard-club")
    table.attached("card-guard-club", "spear")
    fated(table, "mome-raths")
    assert table.asked() == [1]
    assert table.offered() == ["move-card the-king", "move-card card-guard-club"]
    table.do("move-card card-guard-club")
    assert table.offered() == [f"place {place}" for place in FOUR[1:]]
    table.do("place white-rabbits-house")
    assert table.bottom("white-rabbits-house") == ["card-guard-club", "spear"]
    assert wickets(table) == ["card-guard-club"]


def test_mome_raths_need_an_ally():
    assert not can_be_fated(given().lay("courtyard", "stopwatch", "alice"), "mome-raths")


@pytest.mark.parametrize("strict", [False, True])
def test_doubt_mome_raths_must_move_an_ally(strict: bool):
    table = given(strict_printing=strict).lay("courtyard", "the-king", "card-guard-club")
    fated(table, "mome-raths")
    assert "skip" not in table.offered()


# Fate: Alice


def test_alice_keeps_the_queen_from_moving_allies_and_items():
    table = given().at("courtyard").lay("hedge-maze", "the-king", "stopwatch")
    assert table.acting().offered(verb="act-move")
    table = given().at("courtyard").lay("hedge-maze", "the-king", "stopwatch")
    assert not table.lay("white-rabbits-house", "alice").acting().offered(verb="act-move")


def test_doubt_alice_does_not_keep_opponents_from_moving_allies():
    table = given().lay("courtyard", "the-king", "alice")
    fated(table, "mome-raths", "place tulgey-wood")
    assert table.bottom("tulgey-wood") == ["the-king"]


def test_alice_does_not_keep_the_queen_herself_from_moving():
    table = given().lay("courtyard", "alice").moving().do("place courtyard")
    assert table.place_of(0) == "courtyard"


def test_alice_comes_with_her_printed_strength_and_covers_symbols():
    table = given()
    fated(table, "alice", "place courtyard")
    assert table.strength("alice") == 5
    assert covered(table, "courtyard") == ["discard", "move"]


# Fate: Caterpillar


def test_caterpillar_makes_allies_at_his_place_weaker_by_one():
    table = given().lay("courtyard", "caterpillar", "card-guard-heart", "the-king")
    table.wicket("card-guard-heart").lay("hedge-maze", "card-guard-spade").acting()
    assert table.strength("card-guard-heart") == 2
    assert table.strength("the-king") == 1
    assert table.strength("card-guard-spade") == 3


def test_caterpillar_makes_no_hero_weaker():
    table = given().lay("courtyard", "caterpillar", "alice").acting()
    assert table.strength("alice") == 5
    assert table.strength("caterpillar") == 2


def test_caterpillar_makes_it_harder_to_vanquish_him():
    table = given().at("tulgey-wood").lay("courtyard", "caterpillar", "card-guard-club").acting()
    assert not table.offered(verb="act-vanquish")


# Fate: Cheshire Cat


def test_cheshire_cat_may_turn_two_wickets_back_into_card_guards():
    table = with_wickets(*LINE[:3])
    fated(table, "cheshire-cat", "place courtyard", f"to-guard {LINE[2]}", f"to-guard {LINE[0]}")
    assert wickets(table) == [LINE[1]]
    assert table.prompt() == "act"
    assert table.asked() == [1]


def test_cheshire_cat_may_turn_none_or_only_one_back():
    table = with_wickets(*LINE[:3])
    fated(table, "cheshire-cat", "place courtyard", "skip")
    assert wickets(table) == list(LINE[:3])
    table = with_wickets(*LINE[:3])
    fated(table, "cheshire-cat", "place courtyard", f"to-guard {LINE[0]}", "enough")
    assert wickets(table) == list(LINE[1:3])


def test_cheshire_cat_must_turn_one_back_in_the_strict_printing():
    table = with_wickets(*LINE[:3], strict_printing=True)
    fated(table, "cheshire-cat", "place courtyard")
    assert "skip" not in table.offered()
    table.do(f"to-guard {LINE[0]}", "enough")
    assert wickets(table) == list(LINE[1:3])


@pytest.mark.parametrize("strict", [False, True])
def test_r06_cheshire_cat_can_be_played_without_a_wicket(strict: bool):
    table = given(strict_printing=strict).lay("courtyard", "card-guard-club")
    fated(table, "cheshire-cat", "place courtyard")
    assert table.top("courtyard") == ["cheshire-cat"]
    assert table.prompt() == "act"


def test_cheshire_cat_lets_the_queen_turn_two_card_guards_when_defeated():
    table = given().at("tulgey-wood").lay("courtyard", "cheshire-cat", "the-king")
    table.attached("the-king", "spear", "spear#2", "spear#3")
    table.lay("hedge-maze", "card-guard-heart", "card-guard-spade", "card-guard-club")
    table.acting().do("act-vanquish", "vanquish-hero cheshire-cat", "send the-king")
    table.do("to-wicket card-guard-spade", "to-wicket card-guard-club")
    assert wickets(table) == ["card-guard-spade", "card-guard-club"]
    assert table.power_of(0) == 9
    assert table.prompt() == "act"


@pytest.mark.parametrize("strict", [False, True])
def test_cheshire_cat_lets_the_queen_turn_no_card_guard_when_defeated(strict: bool):
    table = given(strict_printing=strict).at("tulgey-wood").lay("courtyard", "cheshire-cat")
    table.lay("courtyard", "card-guard-heart", "card-guard-club").lay("hedge-maze", LINE[2])
    table.acting().do("act-vanquish", "vanquish-hero cheshire-cat", "send card-guard-heart")
    table.do("send card-guard-club", "skip")
    assert wickets(table) == []


def test_cheshire_cat_does_not_offer_card_guards_who_fought_and_leave():
    table = given().at("tulgey-wood").lay("courtyard", "cheshire-cat")
    table.lay("courtyard", "card-guard-heart", "card-guard-spade", "card-guard-club").acting()
    table.do("act-vanquish", "vanquish-hero cheshire-cat", "send card-guard-heart")
    table.do("send card-guard-spade", "done")
    assert table.offered() == ["to-wicket card-guard-club", "skip"]
    table.do("skip")
    assert table.discards(0) == ["card-guard-heart", "card-guard-spade"]
    assert table.state.picked == ()


def test_cheshire_cat_is_too_strong_to_lose_the_head():
    table = given().lay("courtyard", "cheshire-cat").hand("off-with-your-head").acting()
    assert table.strength("cheshire-cat") == 5
    assert table.playable() == []


# Fate: Dodo


def test_dodo_keeps_card_guards_at_his_place_from_becoming_wickets():
    table = (
        given().lay("courtyard", "dodo", "card-guard-club").lay("hedge-maze", "card-guard-heart")
    )
    assert activatable(table.acting()) == ["card-guard-heart"]


def test_dodo_lets_wickets_at_his_place_stay_and_be_turned_back():
    table = with_wickets("card-guard-club").lay("courtyard", "dodo").acting()
    assert aims(table)["aim-wickets"] == (1, 4)
    table.do("act-activate", "activate-card card-guard-club")
    assert wickets(table) == []
    assert activatable(table) == []


def test_dodo_stops_by_order_of_the_queen_at_his_place():
    table = given().lay("courtyard", "dodo", "card-guard-club").hand("by-order-of-the-queen")
    assert table.acting().playable() == []


def test_dodo_stops_what_cheshire_cat_gives_at_his_place():
    table = given().at("tulgey-wood").lay("courtyard", "cheshire-cat", "dodo", "the-king")
    table.attached("the-king", "spear", "spear#2", "spear#3").lay("courtyard", "card-guard-club")
    table.acting().do("act-vanquish", "vanquish-hero cheshire-cat", "send the-king", "done")
    assert table.prompt() == "act"
    assert wickets(table) == []


def test_dodo_has_his_printed_strength():
    assert given().lay("courtyard", "dodo").acting().strength("dodo") == 3


# Fate: Dormouse


def test_dormouse_cannot_be_shrunk():
    table = given().lay("courtyard", "dormouse").hand("makes-you-smaller").acting()
    assert table.playable() == []


def test_dormouse_can_be_enlarged():
    table = given().lay("courtyard", "dormouse").next("makes-you-larger", "caterpillar").acting(1)
    table.fate(0, "play-fate makes-you-larger")
    assert size(table, "dormouse") is Size.ENLARGED


def test_dormouse_has_her_printed_strength():
    table = given()
    fated(table, "dormouse", "place courtyard")
    assert table.strength("dormouse") == 1


# Fate: Down the Rabbit Hole


def test_down_the_rabbit_hole_brings_alice_from_the_deck():
    table = given()
    fated(table, "down-the-rabbit-hole")
    assert table.asked() == [1]
    assert table.offered() == [f"place {place}" for place in FOUR]
    table.do("place tulgey-wood")
    assert table.top("tulgey-wood") == ["alice"]
    assert "alice" not in table.deck(0, fate=True)
    assert "hero-comes" in table.told()


def test_down_the_rabbit_hole_brings_alice_from_the_discard_pile():
    table = given().discarded("alice")
    fated(table, "down-the-rabbit-hole", "place tulgey-wood")
    assert table.top("tulgey-wood") == ["alice"]
    assert table.fate_discards(0) == ["dormouse", "down-the-rabbit-hole"]


def test_down_the_rabbit_hole_discards_an_ally_beside_alice():
    table = given().lay("courtyard", "alice", "the-king", "card-guard-club")
    table.lay("hedge-maze", "card-guard-heart")
    fated(table, "down-the-rabbit-hole")
    assert table.asked() == [1]
    assert table.offered() == ["discard the-king", "discard card-guard-club"]
    table.do("discard the-king")
    assert table.discards(0) == ["the-king"]
    assert table.top("courtyard") == ["alice"]


def test_down_the_rabbit_hole_needs_an_ally_beside_alice():
    table = given().lay("courtyard", "alice").lay("hedge-maze", "the-king")
    assert not can_be_fated(table, "down-the-rabbit-hole")


def test_down_the_rabbit_hole_may_be_declined_in_the_strict_printing():
    table = given(strict_printing=True).lay("courtyard", "alice", "the-king")
    fated(table, "down-the-rabbit-hole", "skip")
    assert table.bottom("courtyard") == ["the-king"]
    table = given(strict_printing=True).lay("courtyard", "alice")
    assert can_be_fated(table, "down-the-rabbit-hole")
    assert table.do("play-fate down-the-rabbit-hole").prompt() == "act"


def test_down_the_rabbit_hole_must_bring_alice_in_the_strict_printing():
    table = given(strict_printing=True)
    fated(table, "down-the-rabbit-hole")
    assert "skip" not in table.offered()


def test_r70_down_the_rabbit_hole_can_discard_a_wicket():
    table = with_wickets("card-guard-club").lay("courtyard", "alice")
    fated(table, "down-the-rabbit-hole")
    assert table.discards(0) == ["card-guard-club"]


# Fate: Mad Hatter, March Hare, White Rabbit


@pytest.mark.parametrize(
    ("hero", "friend"), [("mad-hatter", "march-hare"), ("march-hare", "mad-hatter")]
)
def test_mad_hatter_and_march_hare_are_stronger_together(hero: str, friend: str):
    table = given().lay("courtyard", hero).lay("white-rabbits-house", friend).acting()
    assert table.strength(hero) == 5


@pytest.mark.parametrize(
    ("hero", "friend"), [("mad-hatter", "march-hare"), ("march-hare", "mad-hatter")]
)
def test_mad_hatter_and_march_hare_have_their_printed_strength_alone(hero: str, friend: str):
    table = given().lay("courtyard", hero, "alice").discarded(friend).acting()
    assert table.strength(hero) == 3


def test_white_rabbit_makes_activating_card_guards_and_wickets_dearer():
    table = with_wickets("card-guard-club").lay("tulgey-wood", "card-guard-heart", "white-rabbit")
    table.acting().do("act-activate", "activate-card card-guard-heart")
    assert table.power_of(0) == 7
    table = with_wickets("card-guard-club").lay("tulgey-wood", "card-guard-heart", "white-rabbit")
    table.acting().do("act-activate", "activate-card card-guard-club")
    assert table.power_of(0) == 7


def test_white_rabbit_makes_one_power_too_little():
    table = (
        given().power(0, 1).lay("courtyard", "card-guard-heart").lay("tulgey-wood", "white-rabbit")
    )
    assert not table.acting().offered(verb="act-activate")


def test_white_rabbit_does_not_make_stopwatch_dearer():
    table = with_wickets("card-guard-club").power(0, 0)
    table.lay("tulgey-wood", "stopwatch", "white-rabbit").acting()
    table.do("act-activate", "activate-card stopwatch")
    assert table.power_of(0) == 1


def test_white_rabbit_has_his_printed_strength():
    assert given().lay("courtyard", "white-rabbit").acting().strength("white-rabbit") == 2
