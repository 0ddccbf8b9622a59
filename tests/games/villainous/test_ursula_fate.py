"""What fate holds for Ursula."""

from __future__ import annotations

import pytest

from games.villainous.tables.ursula import (
    at_lair,
    cost,
    fated,
    given,
    locks,
    sees,
    with_open_palace,
)

# Fate


def test_return_to_form_plays_a_hero_from_the_discard_pile_to_ursulas_place():
    table = given().discarded("max", "ariel", "king-triton", "snarfblat")
    fated(table, "return-to-form")
    assert table.offered(1) == ["play-fate max", "play-fate ariel"]
    table.do("play-fate ariel")
    assert table.top("the-shore") == ["ariel"]


def test_return_to_form_lets_the_ability_of_the_hero_happen():
    table = given().discarded("flounder", "flotsam")
    fated(table, "return-to-form", "use")
    assert table.top("the-shore") == ["flounder"]
    assert table.discards(0) == []


def test_return_to_form_needs_a_hero_of_strength_four_or_less():
    table = given().discarded("king-triton")
    fated(table, "return-to-form")
    assert "fate-fails" in table.told()
    assert table.top("the-shore") == []


def test_r42_return_to_form_looks_at_the_printed_strength():
    table = given().discarded("eric")
    table.state.boost[table.card("eric")] = 1
    assert table.strength("eric") == 5
    fated(table, "return-to-form", "skip")
    assert table.top("the-shore") == ["eric"]


def test_return_to_form_cannot_be_played_while_ursula_is_at_a_locked_place():
    table = with_open_palace().at("ursulas-lair").discarded("eric")
    fated(table, "return-to-form")
    assert "fate-fails" in table.told()
    assert table.top("ursulas-lair") == []


def test_dinglehopper_takes_a_power_each_time_ursula_comes_to_its_hero():
    table = given().lay("erics-ship", "max")
    fated(table, "dinglehopper")
    assert table.bearer("dinglehopper") == "max"
    table.end_turn().do("place erics-ship")
    assert table.power_of(0) == 8


def test_dinglehopper_takes_nothing_elsewhere_nor_from_nobody():
    table = given().lay("erics-ship", "max").attached("max", "dinglehopper").moving()
    assert table.do("place ursulas-lair").power_of(0) == 9
    table = given().power(0, 0).lay("erics-ship", "max").attached("max", "dinglehopper").moving()
    assert table.do("place erics-ship").power_of(0) == 0


def test_dinglehopper_minds_ursula_moving_not_its_hero():
    table = given().lay("erics-ship", "max").attached("max", "dinglehopper").hand("whirlpool")
    table.acting().play("whirlpool", "place the-shore")
    assert table.power_of(0) == 8


def test_both_dinglehoppers_take_power():
    table = given().lay("erics-ship", "max", "eric").attached("max", "dinglehopper")
    table.attached("eric", "dinglehopper#2").moving().do("place erics-ship")
    assert table.power_of(0) == 7


def test_dinglehopper_needs_a_hero_at_an_unlocked_place():
    table = given().lay("the-palace", "max")
    fated(table, "dinglehopper")
    assert "fate-fails" in table.told()


def test_snarfblat_makes_a_contract_on_its_hero_three_power_dearer():
    table = given().lay("erics-ship", "max")
    fated(table, "snarfblat")
    assert table.bearer("snarfblat") == "max"
    table = given().lay("erics-ship", "max").attached("max", "snarfblat")
    table.hand("binding-contract-shore").acting().play("binding-contract-shore")
    assert table.power_of(0) == 4


def test_snarfblat_minds_neither_other_heroes_nor_effects():
    table = given().lay("erics-ship", "max", "eric").attached("max", "snarfblat").power(0, 4)
    table.hand("binding-contract-shore", "whirlpool").acting()
    assert cost(table, "binding-contract-shore", "eric") == 2
    assert cost(table, "whirlpool", "max") == 1
    # With 4 power only Eric can be bound.
    assert table.play("binding-contract-shore").bearer("binding-contract-shore") == "eric"


def test_both_snarfblats_add_up():
    table = given().lay("erics-ship", "max").attached("max", "snarfblat", "snarfblat#2")
    assert cost(table, "binding-contract-shore", "max") == 8


def test_snarfblat_needs_a_hero_at_an_unlocked_place():
    table = given().lay("the-palace", "max")
    fated(table, "snarfblat")
    assert "fate-fails" in table.told()


def test_doubt_the_dinglehopper_drains_and_the_snarfblat_makes_dearer():
    table = given().lay("erics-ship", "max").attached("max", "dinglehopper")
    assert cost(table, "binding-contract-shore", "max") == 2
    table = given().lay("erics-ship", "max").attached("max", "snarfblat").moving()
    assert table.do("place erics-ship").power_of(0) == 9


def test_ariel_may_bring_an_item_to_her_place():
    table = given().lay("erics-ship", "cauldron").lay("the-shore", "crown", "flotsam")
    fated(table, "ariel", "place ursulas-lair")
    assert table.offered() == ["move-card cauldron", "move-card crown", "skip"]
    assert table.do("move-card crown").bottom("ursulas-lair") == ["crown"]


def test_ariel_may_leave_the_items_alone():
    table = given().lay("erics-ship", "cauldron")
    fated(table, "ariel", "place ursulas-lair", "skip")
    assert table.bottom("erics-ship") == ["cauldron"]


def test_ariel_must_bring_an_item_in_the_strict_printing():
    table = given(strict_printing=True).lay("erics-ship", "cauldron")
    fated(table, "ariel", "place ursulas-lair")
    assert table.bottom("ursulas-lair") == ["cauldron"]


def test_ariel_brings_no_item_that_is_carried_or_locked_up():
    table = given().lay("erics-ship", "king-triton").attached("king-triton", "trident")
    table.lay("the-palace", "crown").lay("ursulas-lair", "cauldron")
    fated(table, "ariel", "place ursulas-lair")
    assert table.prompt() == "act"


def test_ariel_bans_the_action_that_moves_items_and_allies():
    table = at_lair().lay("ursulas-lair", "crown", "flotsam").acting()
    assert table.offered(verb="act-move")
    table = at_lair().lay("ursulas-lair", "crown", "flotsam").lay("the-shore", "ariel").acting()
    assert not table.offered(verb="act-move")


def test_ariel_bans_it_also_from_the_locked_place():
    table = at_lair().lay("ursulas-lair", "crown").lay("the-palace", "ariel").acting()
    assert not table.offered(verb="act-move")


def test_r41_ariel_bans_the_action_through_grow_giant_too():
    table = given().lay("ursulas-lair", "crown").hand("grow-giant").acting().play("grow-giant")
    assert table.offered(verb="act-move") == ["act-move the-palace 0"]
    table = given().lay("ursulas-lair", "crown", "ariel").hand("grow-giant").acting()
    assert not table.play("grow-giant").offered(verb="act-move")


def test_r41_other_cards_may_still_move_something_while_ariel_is_there():
    table = at_lair().lay("erics-ship", "flotsam", "max").lay("the-shore", "ariel").acting()
    table.do("act-activate", "activate-card flotsam", "place the-shore")
    assert table.top("the-shore") == ["ariel", "max"]
    table = with_open_palace().at("the-palace").lay("the-palace", "ariel").acting()
    assert table.offered(verb="act-move-hero")


def test_eric_may_move_a_hero_anywhere():
    table = given().lay("ursulas-lair", "max")
    fated(table, "eric", "place erics-ship")
    assert table.offered() == ["move-card max", "move-card eric", "skip"]
    table.do("move-card max")
    assert table.offered() == ["place erics-ship", "place the-shore"]
    assert table.do("place the-shore").top("the-shore") == ["max"]


def test_eric_may_move_himself():
    table = given()
    fated(table, "eric", "place erics-ship", "move-card eric", "place ursulas-lair")
    assert table.top("ursulas-lair") == ["eric"]


def test_eric_may_leave_everybody_alone():
    table = given().lay("ursulas-lair", "max")
    fated(table, "eric", "place erics-ship", "skip")
    assert table.top("ursulas-lair") == ["max"]
    assert table.top("erics-ship") == ["eric"]


def test_eric_must_move_a_hero_in_the_strict_printing():
    table = given(strict_printing=True).lay("ursulas-lair", "max")
    fated(table, "eric", "place erics-ship")
    assert table.offered() == ["move-card max", "move-card eric"]


def test_eric_moves_nobody_out_of_a_locked_place():
    table = given().lay("the-palace", "max")
    fated(table, "eric", "place erics-ship")
    assert table.offered() == ["move-card eric", "skip"]


def test_flounder_may_have_the_discard_pile_shuffled_into_the_deck():
    table = given().discarded("crown", "trident")
    fated(table, "flounder", "place erics-ship", "use")
    assert table.discards(0) == []
    assert {"crown", "trident"} <= set(table.deck(0))
    assert not sees(table, 1, "crown")


def test_flounder_may_leave_the_discard_pile_as_it_is():
    table = given().discarded("crown", "trident")
    fated(table, "flounder", "place erics-ship", "decline")
    assert table.discards(0) == ["crown", "trident"]


def test_flounder_must_have_it_shuffled_in_the_strict_printing():
    table = given(strict_printing=True).discarded("crown", "trident")
    fated(table, "flounder", "place erics-ship")
    assert table.discards(0) == []
    assert table.prompt() == "act"


def test_flounder_asks_nothing_when_the_discard_pile_is_empty():
    table = given()
    fated(table, "flounder", "place erics-ship")
    assert table.prompt() == "act"


def test_flounder_leaves_the_fate_discard_pile_alone():
    table = given().discarded("crown", "max")
    fated(table, "flounder", "place erics-ship", "use")
    assert "max" in table.fate_discards(0)


def test_grimsby_may_move_the_lock():
    table = given()
    fated(table, "grimsby", "place ursulas-lair", "use")
    assert locks(table) == ["ursulas-lair"]
    assert table.top("ursulas-lair") == ["grimsby"]


@pytest.mark.parametrize("strict", [False, True])
def test_grimsby_may_leave_the_lock_where_it_is_in_every_printing(strict: bool):
    table = given(strict_printing=strict)
    fated(table, "grimsby", "place ursulas-lair", "decline")
    assert locks(table) == ["the-palace"]


def test_king_triton_makes_contracts_on_him_one_power_dearer():
    table = given().lay("erics-ship", "king-triton", "max").hand("binding-contract-shore").acting()
    assert cost(table, "binding-contract-shore", "max") == 2
    table.play("binding-contract-shore", "bearer king-triton")
    assert table.power_of(0) == 6


def test_king_triton_cannot_be_bound_with_two_power():
    table = given().power(0, 2).lay("erics-ship", "king-triton").hand("binding-contract-shore")
    assert table.acting().playable() == []


def test_doubt_king_triton_makes_whirlpool_dearer_when_it_moves_him():
    table = given().lay("erics-ship", "king-triton", "max").hand("whirlpool").acting()
    table.play("whirlpool", "move-card king-triton", "place the-shore")
    assert table.power_of(0) == 7
    table = given().lay("erics-ship", "king-triton", "max").hand("whirlpool").acting()
    table.play("whirlpool", "move-card max", "place the-shore")
    assert table.power_of(0) == 8


def test_king_triton_cannot_be_moved_by_whirlpool_with_one_power():
    table = given().power(0, 1).lay("erics-ship", "king-triton").hand("whirlpool").acting()
    assert table.playable() == []
    table = given().power(0, 1).lay("erics-ship", "king-triton", "max").hand("whirlpool").acting()
    table.play("whirlpool", "place the-shore")
    assert table.top("the-shore") == ["max"]
    assert table.power_of(0) == 0


def test_doubt_king_triton_makes_poor_unfortunate_souls_dearer_when_it_moves_him():
    table = given().power(0, 3).lay("erics-ship", "king-triton", "max")
    table.hand("poor-unfortunate-souls").acting()
    table.play("poor-unfortunate-souls", "move-card king-triton", "place the-shore")
    assert table.power_of(0) == 0
    assert table.do("move-card max", "place the-shore").power_of(0) == 0


def test_king_triton_is_left_out_of_poor_unfortunate_souls_when_the_power_is_spent():
    table = given().power(0, 2).lay("erics-ship", "king-triton", "max")
    table.hand("poor-unfortunate-souls").acting().play("poor-unfortunate-souls")
    assert table.offered() == ["move-card max", "done"]


def test_king_triton_minds_no_actions_nor_cards_that_are_not_aimed_at_him():
    table = at_lair().lay("erics-ship", "king-triton", "flotsam").hand("change-form").acting()
    table.do("act-activate", "activate-card flotsam", "place the-shore")
    assert table.power_of(0) == 9
    assert table.play("change-form").power_of(0) == 8


def test_max_may_move_ursula_when_he_is_played_to_her_place():
    table = given()
    fated(table, "max", "place the-shore")
    assert table.offered() == ["place ursulas-lair", "place erics-ship", "skip"]
    assert table.do("place ursulas-lair").place_of(0) == "ursulas-lair"


def test_r22_ursula_has_to_leave_the_place_that_max_moved_her_to():
    table = given()
    fated(table, "max", "place the-shore", "place ursulas-lair").end_turn()
    assert table.offered(verb="place") == ["place erics-ship", "place the-shore"]


def test_max_asks_nothing_when_he_is_played_elsewhere():
    table = given()
    fated(table, "max", "place erics-ship")
    assert table.prompt() == "act"
    assert table.place_of(0) == "the-shore"


@pytest.mark.parametrize("strict", [False, True])
def test_max_may_leave_ursula_where_she_is_in_every_printing(strict: bool):
    table = given(strict_printing=strict)
    fated(table, "max", "place the-shore", "skip")
    assert table.place_of(0) == "the-shore"


def test_scuttle_may_take_an_item_from_the_fate_discard_pile():
    table = given().discarded("snarfblat", "dinglehopper", "crown")
    fated(table, "scuttle", "place erics-ship")
    assert table.offered() == ["take snarfblat", "take dinglehopper", "skip"]
    table.do("take dinglehopper")
    assert table.top("erics-ship") == ["scuttle", "dinglehopper"]
    assert table.bearer("dinglehopper") == "scuttle"


def test_scuttle_may_come_without_an_item():
    table = given().discarded("snarfblat")
    fated(table, "scuttle", "place erics-ship", "skip")
    assert table.top("erics-ship") == ["scuttle"]


def test_scuttle_must_take_an_item_in_the_strict_printing():
    table = given(strict_printing=True).discarded("snarfblat")
    fated(table, "scuttle", "place erics-ship")
    assert table.bearer("snarfblat") == "scuttle"


@pytest.mark.parametrize("strict", [False, True])
def test_scuttle_comes_without_an_item_when_none_is_there(strict: bool):
    table = given(strict_printing=strict)
    fated(table, "scuttle", "place erics-ship")
    assert table.top("erics-ship") == ["scuttle"]
    assert table.prompt() == "act"


def test_sebastian_may_take_a_contract_from_another_hero():
    table = given().lay("ursulas-lair", "max", "ariel")
    table.attached("max", "binding-contract-shore").attached("ariel", "binding-contract-ship")
    fated(table, "sebastian", "place erics-ship")
    assert table.offered() == [
        "take binding-contract-shore",
        "take binding-contract-ship",
        "skip",
    ]
    table.do("take binding-contract-shore")
    assert table.bearer("binding-contract-shore") == "sebastian"
    assert table.top("erics-ship") == ["sebastian", "binding-contract-shore"]


def test_sebastian_may_leave_contracts_where_they_are():
    table = given().lay("ursulas-lair", "max").attached("max", "binding-contract-shore")
    fated(table, "sebastian", "place erics-ship", "skip")
    assert table.bearer("binding-contract-shore") == "max"


def test_sebastian_must_take_a_contract_in_the_strict_printing():
    table = given(strict_printing=True).lay("ursulas-lair", "max")
    table.attached("max", "binding-contract-shore")
    fated(table, "sebastian", "place erics-ship")
    assert table.bearer("binding-contract-shore") == "sebastian"


def test_sebastian_takes_nothing_from_a_locked_place_nor_other_items():
    table = given().lay("the-palace", "max").attached("max", "binding-contract-shore")
    table.lay("ursulas-lair", "king-triton").attached("king-triton", "trident", "snarfblat")
    fated(table, "sebastian", "place erics-ship")
    assert table.prompt() == "act"


def test_doubt_sebastian_is_defeated_only_when_he_is_moved_to_the_place_of_his_contract():
    table = given().lay("ursulas-lair", "max").attached("max", "binding-contract-ship")
    table.hand("whirlpool", "whirlpool#2")
    fated(table, "sebastian", "place erics-ship", "take binding-contract-ship")
    assert table.top("erics-ship") == ["sebastian", "binding-contract-ship"]
    table = given().lay("erics-ship", "sebastian").attached("sebastian", "binding-contract-ship")
    table.hand("whirlpool", "whirlpool#2").acting().play("whirlpool", "place ursulas-lair")
    assert table.top("ursulas-lair") == ["sebastian", "binding-contract-ship"]
    table.play("whirlpool#2", "place erics-ship")
    assert table.fate_discards(0) == ["sebastian"]


@pytest.mark.parametrize(
    ("hero", "strength"),
    [
        ("ariel", 4),
        ("eric", 4),
        ("flounder", 1),
        ("grimsby", 2),
        ("king-triton", 6),
        ("max", 3),
        ("scuttle", 2),
        ("sebastian", 2),
    ],
)
def test_each_hero_has_its_strength(hero: str, strength: int):
    assert given().lay("erics-ship", hero).acting().strength(hero) == strength
