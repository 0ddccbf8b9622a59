"""Jafar's allies and items, in the order of his deck."""

from __future__ import annotations

import pytest

from games.villainous.tables.jafar import (
    activatable,
    fated,
    given,
    in_palace,
    refused,
)

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
