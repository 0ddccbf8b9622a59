"""Ursula's allies and items, in the order of her deck."""

from __future__ import annotations

import pytest

from games.villainous.tables.ursula import (
    at_lair,
    fated,
    given,
    sees,
    with_open_palace,
)
from spieltisch.games.villainous import realm
from spieltisch.games.villainous.content import COPIES, KIND

# Binding contracts


def test_binding_contract_lair_defeats_a_hero_who_is_moved_to_the_lair():
    table = given().lay("erics-ship", "eric").hand("binding-contract-lair", "whirlpool").acting()
    table.play("binding-contract-lair")
    assert table.bearer("binding-contract-lair") == "eric"
    assert table.power_of(0) == 7
    table.play("whirlpool", "place ursulas-lair")
    assert table.fate_discards(0) == ["eric"]
    assert table.discards(0) == ["binding-contract-lair", "whirlpool"]
    assert table.top("ursulas-lair") == []


def test_binding_contract_ship_defeats_a_hero_who_is_moved_to_the_ship():
    table = given().lay("the-shore", "eric").hand("binding-contract-ship").acting()
    table.play("binding-contract-ship")
    assert table.bearer("binding-contract-ship") == "eric"
    table = given().lay("the-shore", "eric").attached("eric", "binding-contract-ship")
    table.hand("whirlpool").acting().play("whirlpool", "place erics-ship")
    assert table.fate_discards(0) == ["eric"]


def test_binding_contract_shore_defeats_a_hero_who_is_moved_to_the_shore():
    table = given().lay("erics-ship", "ariel").hand("binding-contract-shore", "whirlpool").acting()
    table.play("binding-contract-shore").play("whirlpool", "place the-shore")
    assert table.fate_discards(0) == ["ariel"]


def test_binding_contract_palace_defeats_a_hero_who_is_moved_to_the_palace():
    table = with_open_palace().lay("erics-ship", "ariel")
    table.hand("binding-contract-palace", "whirlpool").acting()
    table.play("binding-contract-palace").play("whirlpool", "place the-palace")
    assert table.fate_discards(0) == ["ariel"]


def test_binding_contract_lair_defeats_nobody_who_is_moved_elsewhere():
    table = given().lay("erics-ship", "eric").attached("eric", "binding-contract-lair")
    table.hand("whirlpool").acting().play("whirlpool", "place the-shore")
    assert table.top("the-shore") == ["eric", "binding-contract-lair"]


@pytest.mark.parametrize(
    ("contract", "place"),
    [
        ("binding-contract-lair", "ursulas-lair"),
        ("binding-contract-ship", "erics-ship"),
        ("binding-contract-shore", "the-shore"),
        ("binding-contract-palace", "the-palace"),
    ],
)
def test_a_binding_contract_needs_a_hero_who_is_not_where_it_leads(contract: str, place: str):
    away = "erics-ship" if place == "the-shore" else "the-shore"
    table = given().unlocked("the-palace").at(away).lay(place, "eric").hand(contract)
    assert table.acting().playable() == []
    table = given().unlocked("the-palace").lay(place, "eric").lay(away, "ariel", "max")
    table.at("the-shore").hand(contract).acting().play(contract)
    assert table.offered() == ["bearer ariel", "bearer max"]


def test_binding_contract_ship_cannot_reach_a_hero_at_a_locked_place():
    table = given().lay("the-palace", "eric").hand("binding-contract-ship").acting()
    assert table.playable() == []


def test_binding_contract_palace_may_be_signed_while_the_palace_is_locked():
    table = given().lay("erics-ship", "eric").hand("binding-contract-palace").acting()
    assert table.play("binding-contract-palace").bearer("binding-contract-palace") == "eric"


def test_binding_contract_shore_cannot_be_signed_without_a_hero():
    assert given().hand("binding-contract-shore").acting().playable() == []


def test_of_several_binding_contracts_one_is_enough_and_items_go_to_their_own_piles():
    table = given().lay("erics-ship", "eric").hand("whirlpool")
    table.attached("eric", "binding-contract-lair", "binding-contract-shore", "snarfblat")
    table.attached("eric", "binding-contract-shore#2")
    table.acting().play("whirlpool", "place the-shore")
    assert table.told().count("defeats") == 1
    assert set(table.fate_discards(0)) == {"snarfblat", "eric"}
    contracts = {"binding-contract-lair", "binding-contract-shore", "binding-contract-shore#2"}
    assert set(table.discards(0)) == contracts | {"whirlpool"}
    assert table.state.bearer == {}


def test_r37_a_move_by_an_opponent_fulfils_a_binding_contract():
    table = given().lay("erics-ship", "ariel").attached("ariel", "binding-contract-shore")
    fated(table, "eric", "place ursulas-lair", "move-card ariel", "place the-shore")
    assert "ariel" in table.fate_discards(0)


def test_r37_a_hero_who_is_played_where_the_contract_leads_stays():
    table = given().lay("erics-ship", "ariel").attached("ariel", "binding-contract-shore")
    fated(table, "sebastian", "place the-shore", "take binding-contract-shore")
    assert table.top("the-shore") == ["sebastian", "binding-contract-shore"]


def test_a_hero_defeated_by_a_contract_counts_for_conditions_of_others():
    table = given().lay("erics-ship", "eric").attached("eric", "binding-contract-shore")
    table.hand("whirlpool", "malice").acting().play("whirlpool", "place the-shore")
    assert table.asked() == [1]


def test_doubt_there_are_six_binding_contracts():
    names = ("lair", "ship", "shore", "palace")
    assert [COPIES[KIND[f"binding-contract-{name}"]] for name in names] == [1, 2, 2, 1]


# Items and allies


def test_cauldron_gives_two_power_for_each_contract_on_heroes():
    table = at_lair().lay("erics-ship", "cauldron", "eric").lay("the-palace", "max")
    table.attached("eric", "binding-contract-lair", "binding-contract-shore")
    table.attached("max", "binding-contract-ship").hand("binding-contract-palace")
    table.discarded("binding-contract-shore#2").acting()
    table.do("act-activate", "activate-card cauldron")
    assert table.power_of(0) == 15


def test_cauldron_gives_nothing_without_contracts():
    table = at_lair().lay("erics-ship", "cauldron", "eric").attached("eric", "snarfblat").acting()
    assert not table.offered(verb="act-activate")


def test_cauldron_at_a_locked_place_cannot_be_activated():
    table = at_lair().lay("the-palace", "cauldron").lay("erics-ship", "eric")
    table.attached("eric", "binding-contract-lair").acting()
    assert not table.offered(verb="act-activate")


def test_cauldron_is_played_to_an_unlocked_place():
    table = given().hand("cauldron").acting().play("cauldron")
    assert table.offered() == ["place ursulas-lair", "place erics-ship", "place the-shore"]
    assert table.do("place erics-ship").bottom("erics-ship") == ["cauldron"]
    assert table.power_of(0) == 8


def test_crown_lets_her_alone_look_at_two_fate_cards_and_put_them_back_in_any_order():
    table = at_lair().lay("ursulas-lair", "crown").next("ariel", "max", "eric").acting()
    table.do("act-activate", "activate-card crown")
    assert sees(table, 0, "ariel")
    assert sees(table, 0, "max")
    assert not sees(table, 0, "eric")
    assert not sees(table, 1, "ariel")
    assert not sees(table, 1, "max")
    table.do("put-on-top max")
    assert table.deck(0, fate=True)[:3] == ["max", "ariel", "eric"]
    assert not sees(table, 1, "max")


def test_crown_may_leave_the_order_as_it_is():
    table = at_lair().lay("ursulas-lair", "crown").next("ariel", "max").acting()
    table.do("act-activate", "activate-card crown", "put-on-top ariel")
    assert table.deck(0, fate=True)[:2] == ["ariel", "max"]


def test_crown_can_discard_both_cards_but_not_one():
    table = at_lair().lay("ursulas-lair", "crown").next("ariel", "max", "eric").acting()
    table.do("act-activate", "activate-card crown")
    assert set(table.offered()) == {"put-on-top ariel", "put-on-top max", "discard-seen"}
    table.do("discard-seen")
    assert set(table.fate_discards(0)) == {"ariel", "max"}
    assert table.deck(0, fate=True)[0] == "eric"


def test_crown_looks_into_the_shuffled_discard_pile_when_the_deck_is_short():
    table = at_lair().lay("ursulas-lair", "crown").empty_deck(0, fate=True).next("ariel").acting()
    table.do("act-activate", "activate-card crown")
    assert len(table.offered(verb="put-on-top")) == 2
    assert "put-on-top ariel" in table.offered()
    assert "fate-shuffled" in table.told()


def test_crown_cannot_be_activated_while_it_lies_at_the_locked_lair():
    table = with_open_palace().at("ursulas-lair").lay("ursulas-lair", "crown").acting()
    assert not table.offered(verb="act-activate")


def test_crown_costs_four_power():
    table = given().hand("crown").acting().play("crown", "place ursulas-lair")
    assert table.power_of(0) == 5
    assert table.bottom("ursulas-lair") == ["crown"]
    assert given().power(0, 3).hand("crown").acting().playable() == []


def test_flotsam_moves_a_hero_from_its_place_to_a_neighbour():
    table = at_lair().lay("erics-ship", "flotsam", "eric", "max").lay("the-shore", "ariel")
    table.acting().do("act-activate", "activate-card flotsam")
    assert table.offered() == ["move-card eric", "move-card max"]
    table.do("move-card max")
    assert table.offered() == ["place ursulas-lair", "place the-shore"]
    assert table.do("place the-shore").top("the-shore") == ["ariel", "max"]
    assert table.power_of(0) == 9
    assert table.bottom("erics-ship") == ["flotsam"]


def test_jetsam_moves_a_hero_from_its_place_and_fulfils_contracts():
    table = at_lair().lay("erics-ship", "jetsam", "eric")
    table.attached("eric", "binding-contract-shore").acting()
    table.do("act-activate", "activate-card jetsam", "place the-shore")
    assert table.fate_discards(0) == ["eric"]


def test_jetsam_needs_a_hero_at_its_place():
    table = at_lair().lay("erics-ship", "jetsam").lay("the-shore", "max").acting()
    assert not table.offered(verb="act-activate")


def test_flotsam_moves_nobody_to_a_locked_place():
    table = at_lair().lay("the-shore", "flotsam", "max").acting()
    table.do("act-activate", "activate-card flotsam")
    assert table.top("erics-ship") == ["max"]


def test_flotsam_at_a_locked_place_cannot_be_activated():
    table = at_lair().lay("the-palace", "flotsam", "max").acting()
    assert not table.offered(verb="act-activate")


@pytest.mark.parametrize("eel", ["flotsam", "jetsam"])
def test_flotsam_and_jetsam_cost_two_and_have_a_strength_of_four(eel: str):
    table = given().hand(eel).acting().play(eel, "place the-shore")
    assert table.power_of(0) == 7
    assert table.strength(eel) == 4


def test_poor_unfortunate_souls_moves_each_hero_once_to_a_neighbour():
    table = given().lay("ursulas-lair", "max").lay("erics-ship", "eric").lay("the-palace", "ariel")
    table.hand("poor-unfortunate-souls").acting().play("poor-unfortunate-souls")
    assert table.offered() == ["move-card max", "move-card eric", "done"]
    table.do("move-card max")
    assert table.top("erics-ship") == ["eric", "max"]
    assert table.offered() == ["move-card eric", "done"]
    table.do("move-card eric", "place the-shore")
    assert table.top("the-shore") == ["eric"]
    assert table.power_of(0) == 7
    assert table.prompt() == "act"


def test_poor_unfortunate_souls_may_leave_heroes_where_they_are():
    table = given().lay("ursulas-lair", "max").lay("erics-ship", "eric")
    table.hand("poor-unfortunate-souls").acting().play("poor-unfortunate-souls", "done")
    assert table.top("ursulas-lair") == ["max"]
    assert table.top("erics-ship") == ["eric"]


def test_poor_unfortunate_souls_stays_a_matter_of_choice_in_the_strict_printing():
    table = given(strict_printing=True).lay("ursulas-lair", "max")
    table.hand("poor-unfortunate-souls").acting().play("poor-unfortunate-souls")
    assert "done" in table.offered()


def test_poor_unfortunate_souls_fulfils_contracts():
    table = given().lay("ursulas-lair", "max").lay("erics-ship", "eric")
    table.attached("max", "binding-contract-ship").attached("eric", "binding-contract-lair")
    table.hand("poor-unfortunate-souls").acting()
    table.play("poor-unfortunate-souls", "move-card max", "move-card eric", "place ursulas-lair")
    assert table.fate_discards(0) == ["max", "eric"]


def test_poor_unfortunate_souls_may_be_played_without_heroes():
    table = given().hand("poor-unfortunate-souls").acting().play("poor-unfortunate-souls")
    assert table.discards(0) == ["poor-unfortunate-souls"]
    assert table.power_of(0) == 7


def test_trident_brings_king_triton_from_the_fate_deck_and_is_attached_to_him():
    table = given().hand("trident").acting().play("trident")
    assert table.offered() == ["place ursulas-lair", "place erics-ship", "place the-shore"]
    table.do("place erics-ship")
    assert table.top("erics-ship") == ["king-triton", "trident"]
    assert table.bearer("trident") == "king-triton"
    assert table.bottom("erics-ship") == []
    assert table.power_of(0) == 5


def test_trident_brings_king_triton_from_the_fate_discard_pile():
    table = given().hand("trident").discarded("king-triton").acting()
    table.play("trident", "place erics-ship")
    assert table.top("erics-ship") == ["king-triton", "trident"]
    assert table.fate_discards(0) == []


def test_trident_finds_king_triton_even_at_the_locked_place():
    table = given().hand("trident").lay("the-palace", "king-triton").acting()
    table.play("trident", "place erics-ship")
    assert table.top("erics-ship") == ["king-triton", "trident"]


def test_trident_is_not_hers_while_king_triton_carries_it():
    table = at_lair().lay("erics-ship", "king-triton").attached("king-triton", "trident").acting()
    assert not table.offered(verb="act-move")


def test_trident_goes_with_king_triton_when_he_is_moved():
    table = given().lay("erics-ship", "king-triton").attached("king-triton", "trident")
    table.hand("whirlpool").acting().play("whirlpool", "place the-shore")
    assert table.top("the-shore") == ["king-triton", "trident"]


def test_trident_comes_back_where_king_triton_is_defeated():
    table = given().lay("erics-ship", "king-triton").attached("king-triton", "trident")
    table.attached("king-triton", "binding-contract-shore").hand("whirlpool").acting()
    table.play("whirlpool", "place the-shore")
    assert table.bottom("the-shore") == ["trident"]
    assert table.bearer("trident") is None
    assert table.fate_discards(0) == ["king-triton"]


def test_r38_what_king_triton_carries_is_discarded_when_he_is_found():
    table = given().lay("ursulas-lair", "king-triton").hand("trident")
    table.attached("king-triton", "binding-contract-shore", "snarfblat").acting()
    table.play("trident", "place the-shore")
    assert table.top("the-shore") == ["king-triton", "trident"]
    assert table.discards(0) == ["binding-contract-shore"]
    assert table.fate_discards(0) == ["snarfblat"]


def test_r38_the_contract_for_the_lair_brings_the_trident_home():
    table = given().lay("erics-ship", "king-triton").attached("king-triton", "trident")
    table.attached("king-triton", "binding-contract-lair").hand("whirlpool")
    table.lay("ursulas-lair", "crown").acting().play("whirlpool", "place ursulas-lair")
    assert table.bottom("ursulas-lair") == ["crown", "trident"]
    assert table.winner() is None
    assert table.end_turn().do("place the-forest").end_turn().winner() == 0


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("binding-contract-lair", 2),
        ("binding-contract-ship", 2),
        ("binding-contract-shore", 2),
        ("binding-contract-palace", 2),
        ("change-form", 1),
        ("grow-giant", 1),
        ("opportunist", 1),
        ("whirlpool", 1),
        ("arrogance", 0),
        ("divination", 1),
        ("trickery", 0),
        ("cauldron", 1),
        ("crown", 4),
        ("flotsam", 2),
        ("jetsam", 2),
        ("poor-unfortunate-souls", 2),
        ("trident", 4),
    ],
)
def test_each_card_has_its_cost(card: str, price: int):
    table = given().hand(card).acting()
    assert realm.cost(table.state, 0, table.card(card)) == price
