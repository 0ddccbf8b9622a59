"""Jafar's effects and conditions, in the order of his deck."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from games.villainous.tables.jafar import (
    GUARDS,
    given,
    in_palace,
)
from spieltisch.games.villainous.content import KIND
from spieltisch.games.villainous.state import DECK, HAND

# Necessary Sacrifice


def test_necessary_sacrifice_discards_an_ally_for_three_power():
    table = given().lay("oasis", "palace-guard").hand("necessary-sacrifice").acting()
    table.play("necessary-sacrifice")
    assert table.power_of(0) == 12
    assert table.discards(0) == ["palace-guard", "necessary-sacrifice"]


def test_necessary_sacrifice_takes_attached_items_and_hypnotized_heroes_too():
    table = given().lay("oasis", "iago", "snake-staff").attached("iago", "scimitar")
    table.hypnotized("streets-of-agrabah", "rajah").hand("necessary-sacrifice").acting()
    table.play("necessary-sacrifice")
    assert set(table.offered()) == {
        "discard iago",
        "discard snake-staff",
        "discard scimitar",
        "discard rajah",
    }
    table.do("discard scimitar")
    assert table.bottom("oasis") == ["iago", "snake-staff"]
    assert table.strength("iago") == 1


def test_necessary_sacrifice_does_not_take_heroes_nor_what_they_carry():
    table = given().lay("streets-of-agrabah", "aladdin").attached("aladdin", "snake-staff", "wish")
    assert table.hand("necessary-sacrifice").acting().playable() == []


def test_necessary_sacrifice_cannot_choose_at_a_locked_place():
    table = given().lay("cave-of-wonders", "palace-guard").hand("necessary-sacrifice")
    assert table.acting().playable() == []


def test_necessary_sacrifice_of_a_bearer_discards_what_it_carries():
    table = given().lay("oasis", "iago").attached("iago", "scimitar").hand("necessary-sacrifice")
    table.acting().play("necessary-sacrifice", "discard iago")
    assert table.discards(0) == ["scimitar", "iago", "necessary-sacrifice"]


# Scrying


def test_scrying_takes_the_next_item_and_discards_what_comes_before():
    table = given().hand("scrying").next("razoul", "hypnotize", "snake-staff", "iago").acting()
    table.play("scrying")
    assert table.offered() == ["seek-item", "seek-ally"]
    table.do("seek-item")
    assert table.hand_of(0) == ["snake-staff"]
    assert table.discards(0) == ["razoul", "hypnotize", "scrying"]
    assert table.deck(0)[0] == "iago"
    assert table.power_of(0) == 8


def test_scrying_takes_the_next_ally():
    table = given().hand("scrying").next("snake-staff", "razoul").acting()
    table.play("scrying", "seek-ally")
    assert table.hand_of(0) == ["razoul"]


def test_scrying_reveals_to_everybody():
    table = given().hand("scrying").next("hypnotize", "razoul").acting()
    assert not table.state.cards.sees(1, table.card("razoul"))
    table.play("scrying", "seek-ally")
    assert table.state.cards.sees(1, table.card("razoul"))
    assert table.state.cards.sees(1, table.card("hypnotize"))


@pytest.mark.parametrize("item", ["scarab-pendant", "snake-staff"])
def test_scrying_finds_pendant_and_staff_as_items(item: str):
    table = given().hand("scrying").next("deception", item).acting().play("scrying", "seek-item")
    assert table.hand_of(0) == [item]


def test_scrying_goes_on_with_the_discard_pile_when_the_deck_is_empty():
    table = given().hand("scrying").empty_deck(0).acting().play("scrying", "seek-ally")
    assert table.hand_of(0)[0].partition("#")[0] in {"palace-guard", "gazeem", "iago", "razoul"}


def test_scrying_may_find_nothing_and_discards_the_whole_deck():
    table = given().lay("oasis", *GUARDS, "gazeem", "iago", "razoul").hand("scrying").acting()
    table.play("scrying", "seek-ally")
    assert table.hand_of(0) == []
    assert table.deck(0) == []
    assert len(table.discards(0)) == 24


def test_scrying_needs_a_card_to_reveal():
    table = given().hand("scrying")
    for card in table.state.lying(0, DECK):
        table.state.put(card, 0, HAND)
    assert "scrying" not in table.acting().playable()


# A Snake, Am I?


def test_a_snake_am_i_defeats_a_hero_of_four_where_he_is():
    table = given().lay("oasis", "rajah").hand("a-snake-am-i").acting().play("a-snake-am-i")
    assert table.fate_discards(0) == ["rajah"]
    assert table.power_of(0) == 7
    assert "defeats" in table.told()


def test_a_snake_am_i_counts_the_strength_of_now():
    table = given().lay("oasis", "rajah", "abu").lay("streets-of-agrabah", "princess-jasmine")
    table.attached("abu", "wish").hand("a-snake-am-i").acting().play("a-snake-am-i")
    assert table.fate_discards(0) == ["wish", "abu"]
    assert table.strength("rajah") == 6


def test_a_snake_am_i_cannot_reach_elsewhere():
    table = given().lay("streets-of-agrabah", "abu").hand("a-snake-am-i")
    assert table.acting().playable() == []


def test_a_snake_am_i_cannot_defeat_a_hero_of_six():
    table = given().lay("oasis", "aladdin").attached("aladdin", "wish").hand("a-snake-am-i")
    assert table.acting().playable() == []


# Deception


def with_two_items() -> Scenario:
    return given().hand("deception").lay("the-forest", "spinning-wheel", "staff")


def test_deception_plays_the_next_fate_card_of_who_has_two_items():
    table = with_two_items().next("guards").reacting(1).do("react deception")
    assert table.asked() == [0]
    table.do("place the-forest")
    assert table.top("the-forest") == ["guards"]
    assert table.discards(0) == ["deception"]


def test_deception_counts_fate_items_too():
    table = given().hand("deception").lay("the-forest", "staff", "guards")
    table.attached("guards", "sword-of-truth").reacting(1)
    assert table.offered(0, "react") == ["react deception"]


def test_deception_needs_two_items():
    table = given().hand("deception").lay("the-forest", "staff").reacting(1)
    assert table.asked() == [1]


def test_deception_discards_what_cannot_be_played():
    table = with_two_items().next("once-upon-a-dream").reacting(1).do("react deception")
    assert table.fate_discards(1) == ["once-upon-a-dream"]
    assert table.asked() == [1]


def test_deception_needs_a_fate_card():
    table = with_two_items()
    table.lay("the-forest", *table.deck(1, fate=True))
    assert table.reacting(1).offered(0, "react") == []


def test_deception_cannot_be_played_in_his_own_turn():
    table = given().hand("deception").lay("oasis", "snake-staff", "giant-hourglass").reacting(0)
    assert table.prompt() == "act"
    assert table.playable() == []


def test_r21_deception_is_no_fate_action():
    others = ("maleficent", "ursula", "captain-hook", "prince-john")
    table = given(*others).hand("deception").lay("the-forest", "spinning-wheel", "staff")
    table.token(1).next("guards").state.begin(1, KIND["dragon-form"])
    table.reacting(1).do("react deception", "place the-forest")
    assert table.top("the-forest") == ["guards"]
    assert table.power_of(1) == 0
    assert table.state.token == 1


# Hypnotize


def test_hypnotize_makes_a_hero_an_ally_for_what_its_strength_is():
    table = given().lay("streets-of-agrabah", "rajah").hand("hypnotize").acting().play("hypnotize")
    assert table.top("streets-of-agrabah") == []
    assert table.bottom("streets-of-agrabah") == ["rajah"]
    assert table.power_of(0) == 5
    assert table.discards(0) == ["hypnotize"]


def test_hypnotize_offers_only_what_he_can_pay_for():
    table = given().power(0, 4).lay("oasis", "rajah", "abu").lay("sultans-palace", "genie")
    table.hand("hypnotize").acting().play("hypnotize")
    assert set(table.offered()) == {"defeat rajah", "defeat abu"}


def test_hypnotize_cannot_be_played_without_enough_power():
    table = given().power(0, 3).lay("oasis", "rajah").hand("hypnotize").acting()
    assert table.playable() == []


def test_hypnotize_cannot_be_played_without_a_hero_at_an_open_place():
    table = given().lay("cave-of-wonders", "abu").hypnotized("oasis", "rajah").hand("hypnotize")
    assert table.acting().playable() == []


def test_hypnotize_is_free_against_a_hero_of_no_strength():
    table = given().power(0, 0).lay("streets-of-agrabah", "giant-hourglass", "abu")
    table.hand("hypnotize").acting().do("act-activate", "activate-card giant-hourglass")
    table.play("hypnotize")
    assert table.bottom("streets-of-agrabah") == ["giant-hourglass", "abu"]
    assert table.strength("abu") == 2


def test_hypnotize_costs_the_strength_of_now_but_the_ally_has_the_printed_one():
    table = given().power(0, 10).lay("oasis", "rajah").attached("rajah", "wish")
    table.lay("sultans-palace", "princess-jasmine").hand("hypnotize").acting()
    table.play("hypnotize", "defeat rajah")
    assert table.power_of(0) == 2
    assert table.fate_discards(0) == ["wish"]
    assert table.strength("rajah") == 4


def test_hypnotize_uncovers_the_symbols_at_once():
    table = given().lay("oasis", "abu").hand("hypnotize").acting()
    assert len(table.offered(verb="act-play")) == 1
    table.state.put(table.card("palace-guard"), 0, HAND)
    table.play("hypnotize")
    assert table.offered(verb="act-play") == ["act-play oasis 1"]


def test_a_hypnotized_hero_fights_and_goes_to_the_fate_discard_pile():
    table = in_palace().hypnotized("oasis", "rajah").lay("oasis", "aladdin").acting()
    table.do("act-vanquish", "vanquish-hero aladdin", "send rajah")
    assert table.fate_discards(0) == ["aladdin", "rajah"]
    assert table.bottom("oasis") == []


def test_a_hypnotized_hero_can_be_moved_and_covers_nothing():
    table = given().unlocked("cave-of-wonders").at("cave-of-wonders")
    table.hypnotized("cave-of-wonders", "rajah").acting()
    assert table.offered(verb="act-gain")
    table.do("act-move", "move-card rajah")
    assert table.bottom("oasis") == ["rajah"]


# Manipulation


def with_three_allies() -> Scenario:
    goons = ("cackling-goon", "cackling-goon#2", "sinister-goon")
    return given().hand("manipulation").lay("the-forest", *goons)


def test_manipulation_takes_any_card_from_the_discard_pile():
    table = with_three_allies().discarded("hypnotize", "palace-guard").reacting(1)
    table.do("react manipulation")
    assert table.offered() == ["take hypnotize", "take palace-guard"]
    table.do("take hypnotize")
    assert table.hand_of(0) == ["hypnotize"]
    assert table.discards(0) == ["palace-guard", "manipulation"]


def test_manipulation_needs_three_allies():
    table = given().hand("manipulation").discarded("hypnotize")
    table.lay("the-forest", "cackling-goon", "cackling-goon#2", "staff").reacting(1)
    assert table.asked() == [1]


def test_manipulation_needs_a_discarded_card():
    table = with_three_allies().reacting(1)
    assert table.offered(0, "react") == []


def test_manipulation_takes_no_fate_card():
    table = with_three_allies().discarded("genie").reacting(1)
    assert table.offered(0, "react") == []


def test_manipulation_may_be_played_twice_in_the_same_turn():
    table = with_three_allies().hand("manipulation#2").discarded("hypnotize", "razoul").reacting(1)
    table.do("react manipulation", "take hypnotize", "react manipulation#2", "take razoul")
    assert table.hand_of(0) == ["hypnotize", "razoul"]


def test_manipulation_may_be_declined():
    table = with_three_allies().discarded("hypnotize").reacting(1).by(0, "pass")
    assert table.asked() == [1]
    assert table.hand_of(0) == ["manipulation"]


# Sorcerous Power


def test_sorcerous_power_moves_a_hero_and_an_ally_anywhere():
    table = given().lay("oasis", "abu", "iago").hand("sorcerous-power").acting()
    table.play("sorcerous-power", "move-card abu", "place sultans-palace")
    table.do("move-card iago", "place sultans-palace")
    assert table.top("sultans-palace") == ["abu"]
    assert table.bottom("sultans-palace") == ["iago"]
    assert table.power_of(0) == 7


@pytest.mark.parametrize("strict", [False, True])
def test_sorcerous_power_may_move_only_one_of_them_or_none(strict: bool):
    table = given(strict_printing=strict).lay("oasis", "abu", "iago")
    table.hand("sorcerous-power", "sorcerous-power#2").acting()
    table.play("sorcerous-power", "skip", "move-card iago", "place streets-of-agrabah")
    assert table.top("oasis") == ["abu"]
    assert table.bottom("streets-of-agrabah") == ["iago"]
    assert table.prompt() == "act"


def test_sorcerous_power_can_be_played_with_nobody_to_move():
    table = given().hand("sorcerous-power").acting().play("sorcerous-power")
    assert table.discards(0) == ["sorcerous-power"]


def test_sorcerous_power_reaches_no_locked_place():
    table = given().lay("oasis", "abu").lay("cave-of-wonders", "iago", "rajah")
    table.hand("sorcerous-power").acting().play("sorcerous-power")
    assert table.offered() == ["move-card abu", "skip"]
    table.do("move-card abu")
    assert table.offered() == ["place sultans-palace", "place streets-of-agrabah"]
    table.do("place sultans-palace")
    assert table.prompt() == "act"


def test_sorcerous_power_moves_what_is_carried_and_no_item_alone():
    table = given().lay("oasis", "aladdin", "iago", "snake-staff").attached("iago", "scimitar")
    table.attached("aladdin", "magic-lamp").hand("sorcerous-power").acting()
    table.play("sorcerous-power", "move-card aladdin", "place sultans-palace")
    assert table.offered() == ["move-card iago", "skip"]
    table.do("move-card iago", "place sultans-palace")
    assert table.top("sultans-palace") == ["aladdin", "magic-lamp"]
    assert table.bottom("sultans-palace") == ["iago", "scimitar"]


def test_sorcerous_power_moves_a_thief_who_then_takes_nothing():
    table = given().lay("oasis", "aladdin").lay("sultans-palace", "snake-staff")
    table.hand("sorcerous-power").acting()
    table.play("sorcerous-power", "move-card aladdin", "place sultans-palace")
    assert table.bearer("snake-staff") is None
