"""The Queen of Hearts' effects and conditions, in the order of her deck."""

from __future__ import annotations

import pytest

from games.villainous.tables.queen_of_hearts import (
    LINE,
    covered,
    given,
    size,
    wickets,
    with_wickets,
)
from spieltisch.games.villainous import realm
from spieltisch.games.villainous.deeds import move
from spieltisch.games.villainous.state import Size

# Off With Your Head!


def test_off_with_your_head_defeats_a_hero_of_strength_four_without_allies():
    table = given().lay("courtyard", "dodo", "white-rabbit").hand("off-with-your-head").acting()
    table.play("off-with-your-head", "defeat dodo")
    assert table.fate_discards(0) == ["dodo"]
    assert table.discards(0) == ["off-with-your-head"]
    assert table.power_of(0) == 6
    assert "defeats" in table.told()


def test_off_with_your_head_cannot_be_played_against_strength_five():
    table = given().lay("courtyard", "alice").hand("off-with-your-head").acting()
    assert table.playable() == []


def test_off_with_your_head_looks_at_the_strength_that_a_hero_has_now():
    table = given().lay("courtyard", "mad-hatter").lay("tulgey-wood", "march-hare")
    table.hand("off-with-your-head").acting()
    assert table.strength("mad-hatter") == 5
    assert table.playable() == []


def test_off_with_your_head_cannot_be_played_without_a_hero():
    assert given().hand("off-with-your-head").acting().playable() == []


# Take the Shot


def test_take_the_shot_wins_at_once_if_five_cards_cost_less_than_the_wickets_are_strong():
    table = with_wickets(*LINE).hand("take-the-shot")
    table.next("take-the-shot#2", "off-with-your-head", "fury", "fury#2", "judgment").acting()
    table.play("take-the-shot")
    assert table.winner() == 0
    assert table.power_of(0) == 5


def test_take_the_shot_misses_if_the_cards_cost_as_much_as_the_wickets_are_strong():
    table = with_wickets(*LINE).hand("take-the-shot")
    table.next("take-the-shot#2", "off-with-your-head", "spear", "fury", "judgment").acting()
    table.play("take-the-shot")
    assert table.winner() is None


def test_r65_on_a_miss_the_shot_and_the_five_cards_are_discarded_and_another_may_be_tried():
    table = with_wickets(*LINE).hand("take-the-shot", "take-the-shot#2").power(0, 8)
    shown = ["off-with-your-head", "off-with-your-head#2", "off-with-your-head#3", "spear", "fury"]
    cheap = ["judgment", "judgment#2", "fury#2", "spear#2", "spear#3"]
    table.next(*shown, *cheap).acting().play("take-the-shot")
    assert table.discards(0) == [*shown, "take-the-shot"]
    assert table.told()[-3:] == ["reveals", "shoots", "put-away"]
    assert table.play("take-the-shot#2").winner() == 0


def test_take_the_shot_cannot_be_played_while_a_place_has_no_wicket():
    table = with_wickets(*LINE[:3]).lay("white-rabbits-house", "card-guard-heart")
    table.lay("courtyard", "card-guard-spade").wicket("card-guard-spade").hand("take-the-shot")
    assert table.acting().playable() == []


def test_take_the_shot_counts_all_wickets_and_no_card_guards():
    table = with_wickets(*LINE).lay("courtyard", "card-guard-heart", "card-guard-spade")
    table.wicket("card-guard-heart").hand("take-the-shot")
    # 11 against 11; with the guard it would be 14.
    table.next("take-the-shot#2", "take-the-shot#3", "off-with-your-head", "fury", "fury#2")
    assert table.acting().play("take-the-shot").winner() is None


def test_take_the_shot_counts_conditions_as_nothing():
    table = with_wickets(*LINE).hand("take-the-shot")
    table.next("fury", "fury#2", "judgment", "judgment#2", "take-the-shot#2").acting()
    assert table.play("take-the-shot").winner() == 0


def test_r69_the_king_makes_revealed_card_guards_cheaper():
    shown = ("card-guard-heart", "card-guard-heart#2", "card-guard-spade", "spear", "spear#2")
    for king, winner in ((["the-king"], 0), ([], None)):
        table = with_wickets(*LINE).lay("courtyard", *king).hand("take-the-shot").next(*shown)
        assert table.acting().play("take-the-shot").winner() == winner


def test_doubt_the_king_among_the_revealed_cards_makes_nothing_cheaper():
    table = with_wickets(*LINE).hand("take-the-shot")
    table.next("the-king", "card-guard-heart", "card-guard-heart#2", "card-guard-spade", "fury")
    assert table.acting().play("take-the-shot").winner() is None


def test_take_the_shot_goes_on_with_the_shuffled_discard_pile_when_the_deck_runs_out():
    table = with_wickets(*LINE).hand("take-the-shot").empty_deck(0).next("fury", "judgment")
    table.acting().play("take-the-shot")
    assert "deck-shuffled" in table.told()
    shown = next(line for line in table.table.told if line.key == "reveals").values["cards"]
    assert isinstance(shown, list)
    assert [card.kind for card in shown[:2]] == ["fury", "judgment"]
    assert len(shown) == 5


def test_take_the_shot_wins_whatever_heroes_are_around():
    table = with_wickets(*LINE).lay("courtyard", "alice", "dodo").hand("take-the-shot")
    table.next("fury", "fury#2", "judgment", "judgment#2", "spear").acting()
    assert table.play("take-the-shot").winner() == 0


# By Order of the Queen


def test_by_order_of_the_queen_turns_two_card_guards_without_further_cost():
    table = given().lay("courtyard", "card-guard-club", "card-guard-heart", "card-guard-spade")
    table.hand("by-order-of-the-queen").acting()
    table.play("by-order-of-the-queen", "to-wicket card-guard-heart", "to-wicket card-guard-club")
    assert wickets(table) == ["card-guard-heart", "card-guard-club"]
    assert table.power_of(0) == 7
    assert table.prompt() == "act"


def test_by_order_of_the_queen_may_turn_only_one():
    table = given().lay("courtyard", "card-guard-club", "card-guard-heart")
    table.hand("by-order-of-the-queen").acting()
    table.play("by-order-of-the-queen")
    assert "skip" not in table.offered()
    table.do("to-wicket card-guard-club", "enough")
    assert wickets(table) == ["card-guard-club"]


def test_doubt_by_order_of_the_queen_cannot_be_played_without_a_card_guard():
    table = with_wickets("card-guard-club").lay("courtyard", "the-king")
    assert table.hand("by-order-of-the-queen").acting().playable() == []


def test_by_order_of_the_queen_is_no_activation_for_white_rabbit():
    table = given().power(0, 2).lay("courtyard", "card-guard-club", "white-rabbit")
    table.hand("by-order-of-the-queen").acting().play("by-order-of-the-queen")
    assert wickets(table) == ["card-guard-club"]


# Fury


def test_fury_shrinks_two_heroes():
    table = given().lay("courtyard", "alice").lay("hedge-maze", "dodo", "white-rabbit")
    table.hand("fury").reacting(1, felled=4).do("react fury", "shrink alice")
    table.do(
        "cover courtyard 0 action-discard", "shrink dodo", "cover hedge-maze 1 action-activate"
    )
    assert covered(table, "courtyard") == ["discard"]
    assert covered(table, "hedge-maze") == ["activate"]
    assert size(table, "white-rabbit") is None
    assert table.discards(0) == ["fury"]


def test_fury_may_shrink_only_one():
    table = given().lay("courtyard", "alice", "dodo").hand("fury").reacting(1, felled=4)
    table.do("react fury")
    assert "skip" not in table.offered()
    table.do("shrink alice", "cover", "enough")
    assert size(table, "alice") is Size.SHRUNKEN
    assert size(table, "dodo") is None


def test_fury_needs_a_defeat_of_strength_four():
    table = given().lay("courtyard", "alice").hand("fury").reacting(1, felled=3)
    assert table.asked() == [1]


def test_fury_needs_a_hero_that_can_be_shrunk():
    table = given().lay("courtyard", "dormouse").lay("hedge-maze", "alice").shrunken("alice", 0)
    table.hand("fury").reacting(1, felled=4)
    assert not table.offered(0, "react")


def test_r67_fury_cannot_turn_an_enlarged_hero_back():
    table = given().lay("courtyard", "alice", "dodo").enlarged("alice", "hedge-maze")
    table.hand("fury").reacting(1, felled=4).do("react fury")
    assert table.offered(verb="cover")
    table.do("cover")
    assert size(table, "alice") is Size.ENLARGED
    assert size(table, "dodo") is Size.SHRUNKEN
    assert table.asked() == [1]


# Judgment


def test_judgment_gives_three_power():
    table = given().hand("judgment").lay("oasis", "palace-guard", "palace-guard#2", "iago")
    table.reacting(1).do("react judgment")
    assert table.power_of(0) == 12
    assert table.discards(0) == ["judgment"]


def test_judgment_needs_three_allies_of_the_active_opponent():
    table = (
        given().hand("judgment").lay("oasis", "palace-guard", "palace-guard#2", "giant-hourglass")
    )
    assert table.reacting(1).asked() == [1]


def test_judgment_is_not_played_in_her_own_turn():
    table = given().hand("judgment").lay("oasis", "palace-guard", "palace-guard#2", "iago")
    assert table.reacting(0).playable() == []


# Makes You Smaller


def test_makes_you_smaller_shrinks_a_hero_and_she_chooses_what_it_covers():
    table = given().lay("hedge-maze", "alice").hand("makes-you-smaller").acting()
    table.play("makes-you-smaller")
    assert table.offered() == [
        "cover hedge-maze 0 action-play",
        "cover hedge-maze 1 action-activate",
    ]
    table.do("cover hedge-maze 1 action-activate")
    assert size(table, "alice") is Size.SHRUNKEN
    assert covered(table, "hedge-maze") == ["activate"]
    assert table.power_of(0) == 7


def test_makes_you_smaller_frees_a_symbol_at_once():
    table = given().lay("hedge-maze", "alice").hand("makes-you-smaller", "the-king").acting()
    table.play("makes-you-smaller")
    assert table.do("cover hedge-maze 1 action-activate").offered(verb="act-play")
    table = given().lay("hedge-maze", "alice").hand("makes-you-smaller", "the-king").acting()
    table.play("makes-you-smaller")
    assert not table.do("cover hedge-maze 0 action-play").offered(verb="act-play")


def test_makes_you_smaller_turns_an_enlarged_hero_back_to_normal():
    table = given().lay("tulgey-wood", "alice").enlarged("alice", "white-rabbits-house")
    table.hand("makes-you-smaller").acting().play("makes-you-smaller")
    assert size(table, "alice") is None
    assert covered(table, "tulgey-wood") == ["fate", "play"]
    assert covered(table, "white-rabbits-house") == []
    assert table.prompt() == "act"


def test_makes_you_smaller_turns_an_enlarged_dormouse_back_to_normal():
    table = given().lay("tulgey-wood", "dormouse").enlarged("dormouse", "white-rabbits-house")
    table.hand("makes-you-smaller").acting().play("makes-you-smaller")
    assert size(table, "dormouse") is None


def test_makes_you_smaller_offers_normal_and_enlarged_heroes_but_no_shrunken_one():
    table = given().lay("courtyard", "alice", "dodo", "white-rabbit", "dormouse")
    table.enlarged("alice", "hedge-maze").shrunken("dodo", 0).hand("makes-you-smaller").acting()
    table.play("makes-you-smaller")
    assert table.offered() == ["shrink white-rabbit", "shrink alice"]


def test_makes_you_smaller_cannot_be_played_without_a_hero_for_it():
    table = given().lay("courtyard", "dodo", "dormouse").shrunken("dodo", 0)
    assert table.hand("makes-you-smaller").acting().playable() == []


def test_makes_you_smaller_does_not_change_strength():
    table = given().lay("courtyard", "alice", "dodo").shrunken("alice", 0)
    table.enlarged("dodo", "hedge-maze").acting()
    assert table.strength("alice") == 5
    assert table.strength("dodo") == 3


# What heroes of changed size cover, and who can fight them


def test_doubt_a_shrunken_hero_goes_on_covering_the_symbol_that_was_chosen():
    table = given().lay("courtyard", "alice").shrunken("alice", 1).acting().end_turn()
    assert covered(table, "courtyard") == ["move"]


def test_r68_a_shrunken_hero_goes_before_normal_ones():
    table = given().lay("courtyard", "alice", "dodo", "white-rabbit").shrunken("dodo", 0).acting()
    assert covered(table, "courtyard") == ["discard"]


def test_r68_an_enlarged_hero_goes_before_a_shrunken_one():
    table = given().lay("courtyard", "alice", "dodo").shrunken("dodo", 0)
    table.enlarged("alice", "hedge-maze").acting()
    assert covered(table, "courtyard") == ["discard", "move"]
    assert covered(table, "hedge-maze") == ["play"]


def test_r68_two_shrunken_heroes_cover_one_symbol_each():
    table = given().lay("courtyard", "alice", "dodo").shrunken("alice", 0).shrunken("dodo", 1)
    assert covered(table.acting(), "courtyard") == ["discard", "move"]
    table = given().lay("courtyard", "alice", "dodo").shrunken("alice", 0).shrunken("dodo", 0)
    assert covered(table.acting(), "courtyard") == ["discard"]


def test_r68_sizes_matter_only_at_their_own_place():
    table = given().lay("courtyard", "alice").lay("tulgey-wood", "dodo").shrunken("dodo", 0)
    assert covered(table.acting(), "courtyard") == ["discard", "move"]
    assert covered(table, "tulgey-wood") == ["fate"]


def test_r68_a_place_whose_shrunken_hero_is_gone_is_covered_by_normal_ones_again():
    table = given().lay("courtyard", "alice", "dodo").shrunken("dodo", 0)
    table.hand("off-with-your-head").acting().play("off-with-your-head")
    assert covered(table, "courtyard") == ["discard", "move"]


@pytest.mark.parametrize(
    ("place", "reach", "symbols"),
    [
        ("courtyard", "hedge-maze", ["play"]),
        ("tulgey-wood", "hedge-maze", ["activate"]),
        ("tulgey-wood", "white-rabbits-house", ["play"]),
        ("hedge-maze", "courtyard", ["move"]),
    ],
)
def test_doubt_an_enlarged_hero_covers_the_symbol_next_to_it(place, reach, symbols):
    table = given().lay(place, "alice").enlarged("alice", reach).acting()
    assert covered(table, reach) == symbols
    assert len(covered(table, place)) == 2


def test_doubt_the_reach_of_an_enlarged_neighbour_is_added_to_what_a_shrunken_hero_covers():
    table = given().lay("courtyard", "alice").enlarged("alice", "hedge-maze")
    table.lay("hedge-maze", "dodo").shrunken("dodo", 1).acting()
    assert covered(table, "hedge-maze") == ["play", "activate"]
    table.shrunken("dodo", 0)
    assert covered(table, "hedge-maze") == ["play"]


def test_symbols_that_an_enlarged_neighbour_covers_cannot_be_used():
    table = given().lay("tulgey-wood", "alice").enlarged("alice", "hedge-maze")
    table.lay("courtyard", "card-guard-club").acting()
    assert not table.offered(verb="act-activate")
    assert table.offered(verb="act-gain")


def test_r68_an_enlarged_hero_is_vanquished_from_either_of_its_places_or_both():
    table = given().at("tulgey-wood").lay("courtyard", "alice", "card-guard-club")
    table.lay("hedge-maze", "card-guard-heart").lay("tulgey-wood", "card-guard-spade")
    table.enlarged("alice", "hedge-maze").acting().do("act-vanquish", "vanquish-hero alice")
    assert table.offered() == ["send card-guard-club", "send card-guard-heart"]
    table.do("send card-guard-club", "send card-guard-heart")
    assert table.fate_discards(0) == ["alice"]


def test_r68_an_enlarged_hero_can_be_vanquished_from_the_neighbour_alone():
    table = given().at("tulgey-wood").lay("courtyard", "dodo").lay("hedge-maze", "card-guard-heart")
    table.enlarged("dodo", "hedge-maze").acting().do("act-vanquish", "vanquish-hero dodo")
    assert table.do("send card-guard-heart").fate_discards(0) == ["dodo"]


def test_a_normal_hero_is_not_vanquished_from_a_neighbour():
    table = given().at("tulgey-wood").lay("courtyard", "dodo").lay("hedge-maze", "card-guard-heart")
    assert not table.acting().offered(verb="act-vanquish")


def test_a_shrunken_hero_is_not_vanquished_from_the_place_with_the_number_of_its_symbol():
    table = given().at("tulgey-wood").lay("courtyard", "dodo").lay("hedge-maze", "card-guard-heart")
    assert not table.shrunken("dodo", 1).acting().offered(verb="act-vanquish")


def test_a_wicket_at_the_neighbouring_place_does_not_fight_an_enlarged_hero():
    table = given().at("tulgey-wood").lay("courtyard", "dodo").lay("hedge-maze", "card-guard-heart")
    table.enlarged("dodo", "hedge-maze").wicket("card-guard-heart").acting()
    assert not table.offered(verb="act-vanquish")


def test_an_enlarged_hero_acts_only_at_its_own_place():
    table = given().lay("courtyard", "caterpillar", "dodo").lay("hedge-maze", "card-guard-heart")
    table.enlarged("caterpillar", "hedge-maze").enlarged("dodo", "hedge-maze").acting()
    assert table.strength("card-guard-heart") == 3
    assert realm.activatable(table.state, 0) == [table.card("card-guard-heart")]


def test_a_hero_who_leaves_the_realm_comes_back_in_normal_size():
    table = given().lay("courtyard", "dodo").enlarged("dodo", "hedge-maze")
    table.hand("off-with-your-head").next("dormouse", "im-late-im-late").acting()
    table.play("off-with-your-head")
    assert covered(table, "hedge-maze") == []
    table.end_turn().do("place streets-of-agrabah").fate(0, "play-fate im-late-im-late")
    table.do("play-fate dodo", "place courtyard")
    assert size(table, "dodo") is None


@pytest.mark.parametrize(
    ("place", "reach", "goal", "then"),
    [
        ("courtyard", "hedge-maze", "hedge-maze", "tulgey-wood"),
        ("courtyard", "hedge-maze", "tulgey-wood", "white-rabbits-house"),
        ("tulgey-wood", "hedge-maze", "hedge-maze", "courtyard"),
        ("tulgey-wood", "white-rabbits-house", "white-rabbits-house", "tulgey-wood"),
        ("white-rabbits-house", "tulgey-wood", "courtyard", "hedge-maze"),
    ],
)
def test_an_enlarged_hero_who_is_moved_reaches_to_the_same_side_if_it_can(place, reach, goal, then):
    table = given().lay(place, "alice").enlarged("alice", reach)
    list(move(table.state, 0, table.card("alice"), table.spot(goal)[1]))
    assert table.state.sized[table.card("alice")] == (Size.ENLARGED, table.spot(then)[1])


# Very Merry Unbirthday


def test_very_merry_unbirthday_gives_power_for_each_ally():
    table = given().lay("courtyard", "the-king", "alice", "stopwatch").hand("very-merry-unbirthday")
    table.lay("tulgey-wood", "card-guard-club").attached("card-guard-club", "spear").acting()
    assert table.play("very-merry-unbirthday").power_of(0) == 11


def test_doubt_very_merry_unbirthday_cannot_be_played_without_an_ally():
    table = given().lay("courtyard", "alice", "stopwatch").hand("very-merry-unbirthday")
    assert table.acting().playable() == []


def test_r70_very_merry_unbirthday_counts_wickets():
    table = with_wickets("card-guard-club", "card-guard-heart").hand("very-merry-unbirthday")
    assert table.acting().play("very-merry-unbirthday").power_of(0) == 11
