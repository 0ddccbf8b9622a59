"""Jafar's cards, in the order of his deck."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from games.villainous.tables.jafar import (
    GUARDS,
    activatable,
    aims,
    fated,
    given,
    in_palace,
    refused,
)
from spieltisch.games.villainous.content import KIND
from spieltisch.games.villainous.state import DECK, HAND

# His aim


def test_he_wins_when_his_turn_begins_with_the_lamp_at_his_palace_and_genie_hypnotized():
    table = given().lay("sultans-palace", "magic-lamp").hypnotized("oasis", "genie")
    table.acting(1).end_turn()
    assert table.winner() == 0


def test_genie_may_be_hypnotized_at_any_place():
    table = given().unlocked("cave-of-wonders").lay("sultans-palace", "magic-lamp")
    table.hypnotized("cave-of-wonders", "genie").acting(1).end_turn()
    assert table.winner() == 0


def test_he_wins_only_when_his_turn_begins():
    table = given().lay("sultans-palace", "magic-lamp").lay("oasis", "genie").hand("hypnotize")
    table.acting().play("hypnotize")
    assert table.bottom("oasis") == ["genie"]
    assert table.winner() is None
    table.end_turn().do("place the-forest", "end-turn")
    assert table.winner() == 0


def test_the_lamp_next_to_his_palace_is_not_enough():
    table = given().lay("streets-of-agrabah", "magic-lamp").hypnotized("oasis", "genie")
    table.acting(1).end_turn()
    assert table.winner() is None


def test_genie_as_a_hero_is_not_enough():
    table = given().lay("sultans-palace", "magic-lamp", "genie")
    table.acting(1).end_turn()
    assert table.winner() is None


def test_a_stolen_lamp_is_not_enough():
    table = given().lay("sultans-palace", "aladdin").attached("aladdin", "magic-lamp")
    table.hypnotized("oasis", "genie").acting(1).end_turn()
    assert table.winner() is None


def test_genie_alone_is_not_enough():
    table = given().hypnotized("sultans-palace", "genie").acting(1).end_turn()
    assert table.winner() is None


def test_his_aim_shows_how_far_the_lamp_has_come_and_whether_genie_follows():
    assert aims(given().acting()) == [("aim-lamp-at-palace", 0, 4), ("aim-genie-hypnotized", 0, 1)]
    table = given().unlocked("cave-of-wonders").lay("cave-of-wonders", "magic-lamp", "genie")
    assert [done for _, done, _ in aims(table.acting())] == [1, 0]
    table = given().lay("sultans-palace", "magic-lamp").hypnotized("oasis", "genie")
    assert [done for _, done, _ in aims(table.acting())] == [4, 1]


def test_his_aim_does_not_count_a_stolen_lamp():
    table = given().lay("sultans-palace", "abu").attached("abu", "magic-lamp").acting()
    assert aims(table)[0] == ("aim-lamp-at-palace", 0, 4)


# His realm


def test_the_cave_is_locked_at_first_and_nothing_is_played_or_moved_there():
    table = given().hand("palace-guard").moving()
    assert "place cave-of-wonders" not in table.offered()
    table.do("place streets-of-agrabah").play("palace-guard")
    assert "place cave-of-wonders" not in table.offered()


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


# Palace Guard


def test_palace_guard_costs_one_and_has_strength_two():
    table = given().hand("palace-guard").acting().play("palace-guard", "place oasis")
    assert table.bottom("oasis") == ["palace-guard"]
    assert table.power_of(0) == 8
    assert table.strength("palace-guard") == 2


def test_palace_guard_vanquishes_what_is_as_strong_and_is_discarded():
    table = in_palace().lay("oasis", "palace-guard", "abu").acting()
    table.do("act-vanquish", "vanquish-hero abu", "send palace-guard")
    assert table.fate_discards(0) == ["abu"]
    assert table.discards(0) == ["palace-guard"]


def test_palace_guard_is_too_weak_for_a_hero_of_three():
    table = in_palace().lay("oasis", "palace-guard", "princess-jasmine").acting()
    assert not table.offered(verb="act-vanquish")


def test_palace_guard_cannot_be_played_without_power():
    assert given().power(0, 0).hand("palace-guard").acting().playable() == []


# Scimitar


def test_scimitar_makes_its_bearer_stronger_by_one_for_nothing():
    table = given().lay("oasis", "palace-guard").hand("scimitar").acting().play("scimitar")
    assert table.bearer("scimitar") == "palace-guard"
    assert table.strength("palace-guard") == 3
    assert table.power_of(0) == 9


def test_scimitar_may_go_to_a_hypnotized_hero():
    table = given().hypnotized("oasis", "rajah").hand("scimitar").acting().play("scimitar")
    assert table.strength("rajah") == 5


def test_scimitar_needs_an_ally_at_an_open_place():
    table = given().lay("oasis", "aladdin").lay("cave-of-wonders", "palace-guard").hand("scimitar")
    assert table.acting().playable() == []


def test_scimitars_add_up_and_move_with_their_bearer():
    table = given().unlocked("cave-of-wonders").at("cave-of-wonders").lay("oasis", "palace-guard")
    table.attached("palace-guard", "scimitar", "scimitar#2").acting()
    assert table.strength("palace-guard") == 4
    table.do("act-move")
    assert table.offered() == ["move-card palace-guard"]
    table.do("move-card palace-guard", "place cave-of-wonders")
    assert table.bottom("cave-of-wonders") == ["palace-guard", "scimitar", "scimitar#2"]


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


# Giant Hourglass


def test_giant_hourglass_weakens_the_heroes_at_its_place_by_two_for_this_turn():
    table = given().lay("streets-of-agrabah", "giant-hourglass", "aladdin", "abu")
    table.acting().do("act-activate", "activate-card giant-hourglass")
    assert (table.strength("aladdin"), table.strength("abu")) == (2, 0)
    assert table.power_of(0) == 9
    table.end_turn()
    assert (table.strength("aladdin"), table.strength("abu")) == (4, 2)


def test_giant_hourglass_weakens_neither_heroes_elsewhere_nor_allies():
    table = given().lay("streets-of-agrabah", "giant-hourglass", "aladdin", "razoul")
    table.hypnotized("streets-of-agrabah", "carpet").lay("sultans-palace", "rajah")
    table.acting().do("act-activate", "activate-card giant-hourglass")
    strengths = [table.strength(name) for name in ("rajah", "razoul", "carpet")]
    assert strengths == [4, 3, 2]


def test_giant_hourglass_weakens_who_is_there_not_who_comes_later():
    table = given().lay("streets-of-agrabah", "giant-hourglass", "aladdin")
    table.lay("sultans-palace", "rajah").hand("sorcerous-power", "sorcerous-power#2").acting()
    table.do("act-activate", "activate-card giant-hourglass")
    table.play("sorcerous-power", "move-card rajah", "place streets-of-agrabah")
    table.play("sorcerous-power#2", "move-card aladdin", "place sultans-palace")
    assert (table.strength("rajah"), table.strength("aladdin")) == (4, 2)


def test_giant_hourglass_costs_one_to_play_and_nothing_to_activate():
    table = given().power(0, 1).lay("streets-of-agrabah", "abu").hand("giant-hourglass").acting()
    table.play("giant-hourglass", "place streets-of-agrabah")
    table.do("act-activate", "activate-card giant-hourglass")
    assert table.power_of(0) == 0
    assert table.strength("abu") == 0


def test_giant_hourglass_needs_a_hero_at_its_place():
    table = given().lay("oasis", "giant-hourglass").lay("streets-of-agrabah", "abu").acting()
    assert activatable(table) == []


def test_giant_hourglass_cannot_be_activated_at_a_locked_place():
    table = given().lay("cave-of-wonders", "giant-hourglass", "abu").acting()
    assert activatable(table) == []


def test_giant_hourglass_is_of_no_use_when_stolen():
    table = given().lay("streets-of-agrabah", "abu").attached("abu", "giant-hourglass").acting()
    assert activatable(table) == []


def test_giant_hourglass_lets_a_hero_of_no_strength_be_vanquished_without_allies():
    table = in_palace().lay("oasis", "giant-hourglass", "abu").acting()
    table.do("act-activate", "activate-card giant-hourglass", "act-vanquish", "vanquish-hero abu")
    assert table.fate_discards(0) == ["abu"]


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


# Gazeem


def test_gazeem_fetches_an_item_when_he_is_discarded():
    table = given().lay("oasis", "gazeem").discarded("magic-lamp", "razoul", "snake-staff")
    table.hand("necessary-sacrifice").acting().play("necessary-sacrifice")
    assert table.offered() == ["take magic-lamp", "take snake-staff", "skip"]
    table.do("take magic-lamp")
    assert table.hand_of(0) == ["magic-lamp"]
    assert table.power_of(0) == 12


@pytest.mark.parametrize("strict", [False, True])
def test_gazeem_may_leave_the_items(strict: bool):
    table = given(strict_printing=strict).lay("oasis", "gazeem").discarded("snake-staff")
    table.hand("necessary-sacrifice").acting().play("necessary-sacrifice", "skip")
    assert table.hand_of(0) == []
    assert table.discards(0) == ["snake-staff", "gazeem", "necessary-sacrifice"]


def test_gazeem_fetches_his_own_scimitar_after_a_fight():
    table = in_palace().lay("oasis", "gazeem", "princess-jasmine").attached("gazeem", "scimitar")
    table.acting().do("act-vanquish", "vanquish-hero princess-jasmine", "send gazeem")
    table.do("take scimitar")
    assert table.hand_of(0) == ["scimitar"]
    assert table.discards(0) == ["gazeem"]


def test_gazeem_fetches_what_a_fellow_fighter_loses_whoever_was_sent_first():
    table = in_palace().lay("oasis", "gazeem", "palace-guard", "aladdin")
    table.attached("palace-guard", "scimitar").acting()
    table.do("act-vanquish", "vanquish-hero aladdin", "send gazeem", "send palace-guard")
    table.do("take scimitar")
    assert table.hand_of(0) == ["scimitar"]
    assert table.discards(0) == ["gazeem", "palace-guard"]


def test_gazeem_asks_jafar_when_somebody_else_has_him_discarded():
    table = given().lay("oasis", "gazeem").discarded("snake-staff")
    fated(table, "crushing-blow")
    assert table.asked() == [0]
    table.do("take snake-staff")
    assert table.hand_of(0) == ["snake-staff"]


def test_gazeem_discarded_from_the_hand_fetches_nothing():
    table = given().at("streets-of-agrabah").hand("gazeem").discarded("snake-staff").acting()
    table.do("act-discard", "discard gazeem")
    assert table.prompt() == "act"
    assert table.discards(0) == ["snake-staff", "gazeem"]


def test_gazeem_discarded_from_the_deck_fetches_nothing():
    table = given().hand("scrying").discarded("snake-staff").next("gazeem", "magic-lamp").acting()
    table.play("scrying", "seek-item")
    assert table.hand_of(0) == ["magic-lamp"]
    assert table.discards(0) == ["snake-staff", "gazeem", "scrying"]


def test_gazeem_fetches_nothing_where_there_is_no_item():
    table = given().lay("oasis", "gazeem").hand("necessary-sacrifice").acting()
    table.play("necessary-sacrifice")
    assert table.prompt() == "act"


def test_gazeem_costs_two_and_has_strength_two():
    table = given().hand("gazeem").acting().play("gazeem", "place oasis")
    assert (table.power_of(0), table.strength("gazeem")) == (7, 2)


# Iago


def test_iago_flies_to_the_next_place_with_an_item():
    table = in_palace().lay("oasis", "iago", "magic-lamp", "snake-staff").acting()
    table.do("act-activate", "activate-card iago")
    assert table.offered() == ["move-card magic-lamp", "move-card snake-staff"]
    table.do("move-card magic-lamp")
    assert table.bottom("streets-of-agrabah") == ["iago", "magic-lamp"]
    assert table.bottom("oasis") == ["snake-staff"]
    assert table.power_of(0) == 8


def test_iago_chooses_between_two_open_neighbours():
    table = in_palace().unlocked("cave-of-wonders").lay("oasis", "iago", "magic-lamp").acting()
    table.do("act-activate", "activate-card iago")
    assert table.offered() == ["place streets-of-agrabah", "place cave-of-wonders"]


def test_iago_cannot_be_activated_without_an_item_of_his_own_place_that_is_free():
    table = in_palace().lay("oasis", "iago", "aladdin").attached("iago", "scimitar")
    table.attached("aladdin", "magic-lamp").lay("streets-of-agrabah", "snake-staff")
    assert activatable(table.acting()) == []


def test_iago_takes_his_scimitar_along():
    table = in_palace().lay("oasis", "iago", "magic-lamp").attached("iago", "scimitar").acting()
    table.do("act-activate", "activate-card iago")
    assert table.bottom("streets-of-agrabah") == ["iago", "scimitar", "magic-lamp"]


def test_iago_cannot_leave_a_locked_place_and_costs_one():
    table = in_palace().lay("cave-of-wonders", "iago", "magic-lamp").acting()
    assert activatable(table) == []
    table = in_palace().power(0, 0).lay("oasis", "iago", "magic-lamp").acting()
    assert activatable(table) == []


def test_iago_costs_one_and_has_strength_one():
    table = given().hand("iago").acting().play("iago", "place oasis")
    assert (table.power_of(0), table.strength("iago")) == (8, 1)


# Magic Lamp


def test_magic_lamp_calls_genie_to_the_cave():
    table = given().unlocked("cave-of-wonders").hand("magic-lamp").acting().play("magic-lamp")
    assert table.bottom("cave-of-wonders") == ["magic-lamp"]
    assert table.top("cave-of-wonders") == ["genie"]
    assert "genie" not in table.deck(0, fate=True)
    assert table.power_of(0) == 5


def test_magic_lamp_calls_genie_from_the_fate_discard_pile():
    table = given().unlocked("cave-of-wonders").discarded("genie").hand("magic-lamp").acting()
    table.play("magic-lamp")
    assert table.top("cave-of-wonders") == ["genie"]
    assert table.fate_discards(0) == []


def test_magic_lamp_calls_genie_from_elsewhere_without_his_wishes():
    table = given().unlocked("cave-of-wonders").lay("sultans-palace", "genie")
    table.attached("genie", "wish", "wish#2").hand("magic-lamp").acting().play("magic-lamp")
    assert table.top("cave-of-wonders") == ["genie"]
    assert table.fate_discards(0) == ["wish", "wish#2"]
    assert table.strength("genie") == 8


def test_magic_lamp_cannot_be_played_while_the_cave_is_locked():
    assert given().hand("magic-lamp").acting().playable() == []


def test_magic_lamp_does_not_call_genie_when_it_is_moved():
    table = given().unlocked("cave-of-wonders").at("cave-of-wonders")
    table.lay("cave-of-wonders", "magic-lamp").lay("sultans-palace", "genie").acting()
    table.do("act-move", "move-card magic-lamp")
    assert table.bottom("oasis") == ["magic-lamp"]
    assert table.top("sultans-palace") == ["genie"]


# Razoul


def test_razoul_makes_allies_cheaper_at_his_place():
    table = given().lay("oasis", "razoul").hand("palace-guard", "gazeem").acting()
    table.play("palace-guard", "place oasis").play("gazeem", "place oasis")
    assert table.power_of(0) == 8


def test_razoul_makes_nothing_cheaper_elsewhere():
    table = given().lay("oasis", "razoul").hand("palace-guard").acting()
    table.play("palace-guard", "place streets-of-agrabah")
    assert table.power_of(0) == 8


def test_razoul_lets_a_guard_come_for_nothing_only_to_his_place():
    table = given().power(0, 0).lay("oasis", "razoul").hand("palace-guard").acting()
    table.play("palace-guard")
    assert table.bottom("oasis") == ["razoul", "palace-guard"]


def test_razoul_does_not_make_items_cheaper():
    table = given().lay("oasis", "razoul").hand("snake-staff").acting()
    table.play("snake-staff", "place oasis")
    assert table.power_of(0) == 7


def test_razoul_costs_three_and_has_strength_three():
    table = given().hand("razoul").acting().play("razoul", "place oasis")
    assert (table.power_of(0), table.strength("razoul")) == (6, 3)


# Scarab Pendant


def test_scarab_pendant_opens_the_cave():
    table = given().hand("scarab-pendant").acting().play("scarab-pendant", "place oasis")
    assert not table.state.is_locked(0, 3)
    assert table.power_of(0) == 6


def test_scarab_pendant_fills_the_hand_to_five():
    table = given().lay("oasis", "scarab-pendant").hand("hypnotize").acting().end_turn()
    assert len(table.hand_of(0)) == 5


def test_scarab_pendant_is_of_no_use_when_stolen():
    table = given().lay("oasis", "abu").attached("abu", "scarab-pendant").acting().end_turn()
    assert len(table.hand_of(0)) == 4


def test_scarab_pendant_does_not_open_the_cave_when_it_is_only_there():
    table = given().lay("oasis", "scarab-pendant", "iago").at("sultans-palace").acting()
    table.do("act-activate", "activate-card iago")
    assert table.bottom("streets-of-agrabah") == ["iago", "scarab-pendant"]
    assert table.state.is_locked(0, 3)


def test_r43_the_cave_stays_open_when_the_pendant_leaves():
    table = given().hand("scarab-pendant", "necessary-sacrifice").acting()
    table.play("scarab-pendant", "place oasis").play("necessary-sacrifice")
    assert table.bottom("oasis") == []
    assert not table.state.is_locked(0, 3)


# Snake Staff


def test_snake_staff_takes_hypnotize_back():
    table = given().lay("oasis", "snake-staff").discarded("hypnotize", "scrying").acting()
    table.do("act-activate", "activate-card snake-staff")
    assert table.hand_of(0) == ["hypnotize"]
    assert table.discards(0) == ["scrying"]
    assert table.power_of(0) == 8


def test_snake_staff_needs_a_discarded_hypnotize():
    table = given().lay("oasis", "snake-staff").discarded("scrying").acting()
    assert activatable(table) == []


def test_snake_staff_takes_one_of_two():
    table = given().lay("oasis", "snake-staff").discarded("hypnotize", "hypnotize#2").acting()
    table.do("act-activate", "activate-card snake-staff")
    assert len(table.hand_of(0)) == 1
    assert len(table.discards(0)) == 1


def test_snake_staff_costs_one_and_is_of_no_use_when_stolen_or_locked():
    table = given().power(0, 0).lay("oasis", "snake-staff").discarded("hypnotize").acting()
    assert activatable(table) == []
    table = given().lay("streets-of-agrabah", "abu").attached("abu", "snake-staff")
    assert activatable(table.discarded("hypnotize").acting()) == []
    table = given().lay("cave-of-wonders", "snake-staff").discarded("hypnotize").acting()
    assert activatable(table) == []


# Wish


def test_wish_makes_a_hero_stronger_by_two():
    table = given().lay("oasis", "abu", "rajah")
    fated(table, "wish")
    assert table.asked() == [1]
    table.do("bearer abu")
    assert (table.strength("abu"), table.strength("rajah")) == (4, 4)


def test_wishes_add_up_and_go_with_the_hero():
    table = given().lay("oasis", "abu").attached("abu", "wish", "wish#2").hand("hypnotize").acting()
    assert table.strength("abu") == 6
    table.play("hypnotize")
    assert table.fate_discards(0) == ["wish", "wish#2"]


def test_wish_needs_a_hero():
    assert refused(given().hypnotized("oasis", "rajah"), "wish")


def test_wish_does_not_go_to_a_locked_place():
    assert refused(given().lay("cave-of-wonders", "rajah"), "wish")


# Rulings


def test_r44_genie_may_be_hypnotized_before_the_lamp_is_moved():
    table = given().unlocked("cave-of-wonders").lay("cave-of-wonders", "magic-lamp", "genie")
    table.at("cave-of-wonders").hand("hypnotize").acting().play("hypnotize")
    table.do("act-move", "move-card magic-lamp")
    assert table.bottom("oasis") == ["magic-lamp"]
    assert table.bottom("cave-of-wonders") == ["genie"]
    assert table.strength("genie") == 6


def test_r44_playing_the_lamp_makes_a_hypnotized_genie_a_hero_again():
    table = given().unlocked("cave-of-wonders").hypnotized("sultans-palace", "genie")
    table.attached("genie", "scimitar").hand("magic-lamp").acting().play("magic-lamp")
    assert table.top("cave-of-wonders") == ["genie"]
    assert table.bottom("sultans-palace") == []
    assert table.discards(0) == ["scimitar"]
    assert table.strength("genie") == 8


def test_r45_hypnotize_counts_as_a_defeat():
    table = given().lay("oasis", "rajah").hand("hypnotize", "malice").lay("the-forest", "guards")
    table.acting().play("hypnotize")
    assert table.asked() == [1]
    assert table.offered() == ["react malice", "pass"]


def test_r45_hypnotized_heroes_count_as_allies_for_the_conditions_of_others():
    table = given().hypnotized("oasis", "abu", "carpet", "sultan").hand("tyranny").reacting(0)
    assert table.offered(1, "react") == ["react tyranny"]


def test_r45_fate_items_on_a_hypnotized_hero_are_discarded():
    table = given().lay("oasis", "abu").attached("abu", "wish").hand("hypnotize").acting()
    table.play("hypnotize")
    assert table.bottom("oasis") == ["abu"]
    assert table.fate_discards(0) == ["wish"]


def test_r46_a_hypnotized_thief_gives_the_item_back():
    table = given().lay("oasis", "aladdin").attached("aladdin", "snake-staff").hand("hypnotize")
    table.acting().play("hypnotize")
    assert set(table.bottom("oasis")) == {"aladdin", "snake-staff"}
    assert table.bearer("snake-staff") is None


@pytest.mark.parametrize("spell", ["hypnotize", "a-snake-am-i"])
def test_r46_a_stolen_scimitar_is_discarded_for_want_of_a_bearer(spell: str):
    table = given().lay("oasis", "abu", "palace-guard").attached("abu", "scimitar").hand(spell)
    table.acting().play(spell)
    assert table.discards(0) == ["scimitar", spell]
    assert table.bearer("scimitar") is None


def test_r47_a_hypnotized_jasmine_takes_no_card_but_still_makes_rajah_stronger():
    table = given().hypnotized("oasis", "princess-jasmine").lay("sultans-palace", "rajah").acting()
    assert table.strength("rajah") == 6
    table.end_turn()
    assert len(table.hand_of(0)) == 4


def test_r48_pendant_and_jasmine_together_fill_the_hand_to_four():
    table = given().lay("oasis", "scarab-pendant", "princess-jasmine").acting().end_turn()
    assert len(table.hand_of(0)) == 4


def test_r49_razoul_may_be_used_against_sultan():
    table = in_palace().lay("oasis", "sultan", "razoul").acting()
    table.do("act-vanquish", "vanquish-hero sultan", "send razoul")
    assert table.fate_discards(0) == ["sultan"]


def test_r50_carpet_blocks_hypnotizing_other_heroes():
    table = given().lay("oasis", "abu").lay("streets-of-agrabah", "carpet").hand("hypnotize")
    table.acting().play("hypnotize")
    assert table.bottom("streets-of-agrabah") == ["carpet"]
    assert table.top("oasis") == ["abu"]


def test_r50_carpet_blocks_the_snake_from_other_heroes():
    table = given().lay("oasis", "abu").lay("streets-of-agrabah", "carpet").hand("a-snake-am-i")
    assert table.acting().playable() == []


def test_r51_a_sacrificed_hypnotized_hero_is_discarded_not_defeated():
    table = given().hypnotized("oasis", "rajah").hand("necessary-sacrifice", "malice")
    table.lay("the-forest", "guards").acting().play("necessary-sacrifice")
    assert table.fate_discards(0) == ["rajah"]
    assert table.asked() == [0]
    assert "defeats" not in table.told()


def test_r51_crushing_blow_discards_a_hypnotized_hero_without_defeating_him():
    table = given().hypnotized("oasis", "abu")
    fated(table, "crushing-blow")
    assert table.fate_discards(0)[-2:] == ["abu", "crushing-blow"]
    assert "defeats" not in table.told()
