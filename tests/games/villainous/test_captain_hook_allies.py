"""Captain Hook's allies and items, in the order of his deck."""

from __future__ import annotations

import pytest

from games.villainous.tables.captain_hook import (
    fated,
    given,
)

# Boarding Party


def test_boarding_party_fights_a_hero_at_a_neighbouring_place():
    table = given().at("jolly-roger").lay("jolly-roger", "john").lay("skull-rock", "boarding-party")
    table.acting().do("act-vanquish", "vanquish-hero john", "send boarding-party")
    assert table.fate_discards(0) == ["john"]
    assert table.discards(0) == ["boarding-party"]


def test_boarding_party_fights_at_its_own_place_and_together_with_others():
    table = given().at("jolly-roger").lay("jolly-roger", "tick-tock", "boarding-party")
    table.lay("jolly-roger", "swashbuckler").lay("skull-rock", "boarding-party#2").acting()
    table.do("act-vanquish", "vanquish-hero tick-tock", "send boarding-party")
    table.do("send boarding-party#2", "send swashbuckler")
    assert table.fate_discards(0) == ["tick-tock"]


def test_boarding_party_does_not_reach_two_places_away():
    table = given().at("jolly-roger").lay("jolly-roger", "john")
    table.lay("mermaid-lagoon", "boarding-party").acting()
    assert not table.offered(verb="act-vanquish")


def test_boarding_party_may_stay_out_of_a_fight():
    table = given().at("jolly-roger").lay("jolly-roger", "john", "swashbuckler")
    table.lay("skull-rock", "boarding-party").acting()
    table.do("act-vanquish", "vanquish-hero john", "send swashbuckler", "done")
    assert table.bottom("skull-rock") == ["boarding-party"]


def test_boarding_party_does_not_reach_the_locked_tree():
    table = given().at("jolly-roger").lay("hangmans-tree", "john")
    table.lay("mermaid-lagoon", "boarding-party").acting()
    assert not table.offered(verb="act-vanquish")


def test_other_allies_do_not_reach_a_neighbouring_place():
    table = given().at("jolly-roger").lay("jolly-roger", "john").lay("skull-rock", "swashbuckler")
    assert not table.acting().offered(verb="act-vanquish")


def test_boarding_party_costs_2_and_has_strength_2():
    table = given().power(0, 2).hand("boarding-party").acting()
    table.play("boarding-party", "place skull-rock")
    assert table.power_of(0) == 0
    assert table.strength("boarding-party") == 2


# Swashbuckler


def test_swashbuckler_costs_1_and_has_strength_2():
    table = given().power(0, 1).hand("swashbuckler").acting()
    table.play("swashbuckler", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["swashbuckler"]
    assert table.power_of(0) == 0
    assert table.strength("swashbuckler") == 2


# Cannon


def test_cannon_adds_a_vanquish_symbol_to_its_place():
    table = given().lay("mermaid-lagoon", "cannon", "swashbuckler", "john").acting()
    table.do("symbol-of cannon", "vanquish-hero john", "send swashbuckler")
    assert table.fate_discards(0) == ["john"]
    assert table.bottom("mermaid-lagoon") == ["cannon"]


def test_cannon_can_be_used_once_in_a_turn():
    table = given().lay("mermaid-lagoon", "cannon", "swashbuckler", "swashbuckler#2")
    table.lay("mermaid-lagoon", "john", "michael").acting()
    table.do("symbol-of cannon", "vanquish-hero john", "send swashbuckler", "done")
    assert not table.offered(verb="symbol-of")


def test_two_cannons_add_two_symbols():
    table = given().lay("mermaid-lagoon", "cannon", "cannon#2", "swashbuckler", "john").acting()
    assert table.offered(verb="symbol-of") == ["symbol-of cannon", "symbol-of cannon#2"]


def test_cannon_elsewhere_is_of_no_use():
    table = given().lay("skull-rock", "cannon").lay("mermaid-lagoon", "swashbuckler", "john")
    assert not table.acting().offered(verb="symbol-of")


def test_cannon_without_a_hero_to_vanquish_is_not_offered():
    table = given().lay("mermaid-lagoon", "cannon", "swashbuckler").acting()
    assert not table.offered(verb="symbol-of")


def test_cannon_costs_2():
    table = given().power(0, 2).hand("cannon").acting().play("cannon", "place mermaid-lagoon")
    assert table.power_of(0) == 0
    assert table.bottom("mermaid-lagoon") == ["cannon"]


# Cutlass


def test_cutlass_makes_an_ally_stronger_by_2():
    table = given().lay("skull-rock", "swashbuckler", "smee").hand("cutlass").acting()
    table.play("cutlass", "bearer swashbuckler")
    assert table.bearer("cutlass") == "swashbuckler"
    assert table.strength("swashbuckler") == 4
    assert table.strength("smee") == 2
    assert table.power_of(0) == 8


def test_cutlass_needs_an_ally():
    assert given().lay("skull-rock", "wendy").hand("cutlass").acting().playable() == []


def test_cutlass_is_not_for_an_ally_at_a_locked_place():
    assert given().lay("hangmans-tree", "smee").hand("cutlass").acting().playable() == []


def test_two_cutlasses_can_be_attached_to_the_same_ally():
    table = given().lay("skull-rock", "swashbuckler").hand("cutlass", "cutlass#2").acting()
    table.play("cutlass").play("cutlass#2")
    assert table.strength("swashbuckler") == 6


def test_cutlass_is_discarded_with_its_bearer():
    table = given().at("jolly-roger").lay("jolly-roger", "wendy", "swashbuckler")
    table.attached("swashbuckler", "cutlass").acting()
    table.do("act-vanquish", "vanquish-hero wendy", "send swashbuckler")
    assert sorted(table.discards(0)) == ["cutlass", "swashbuckler"]


def test_cutlass_cannot_be_moved_without_its_bearer():
    table = given().lay("skull-rock", "swashbuckler", "cannon")
    table.attached("swashbuckler", "cutlass").acting().do("act-move")
    assert table.offered() == ["move-card swashbuckler", "move-card cannon"]


# Hook's Case


def test_hooks_case_adds_1_power_to_its_place():
    table = given().lay("mermaid-lagoon", "hooks-case").acting().do("symbol-of hooks-case")
    assert table.power_of(0) == 10
    assert not table.offered(verb="symbol-of")


def test_hooks_case_is_fresh_in_the_next_turn():
    table = given().lay("mermaid-lagoon", "hooks-case").lay("skull-rock", "hooks-case#2").acting()
    table.do("symbol-of hooks-case").end_turn().do("place the-forest").end_turn()
    table.do("place skull-rock", "symbol-of hooks-case#2").end_turn().do("place").end_turn()
    table.do("place mermaid-lagoon", "symbol-of hooks-case")
    assert table.power_of(0) == 12


def test_hooks_case_elsewhere_is_of_no_use():
    table = given().lay("jolly-roger", "hooks-case").acting()
    assert not table.offered(verb="symbol-of")


def test_hooks_case_gives_its_symbol_to_the_place_it_is_moved_to():
    table = given().lay("skull-rock", "hooks-case").acting()
    table.do("act-move", "move-card hooks-case", "place mermaid-lagoon", "symbol-of hooks-case")
    assert table.power_of(0) == 10


def test_hooks_case_costs_2():
    table = given().power(0, 2).hand("hooks-case").acting()
    table.play("hooks-case", "place mermaid-lagoon", "symbol-of hooks-case")
    assert table.power_of(0) == 1


# Pirate Brute


def test_pirate_brute_costs_3_and_has_strength_4():
    table = given().power(0, 3).hand("pirate-brute").acting()
    table.play("pirate-brute", "place jolly-roger")
    assert table.power_of(0) == 0
    assert table.strength("pirate-brute") == 4


# Ingenious Device


def test_ingenious_device_adds_the_moving_of_a_hero_to_its_place():
    table = given().lay("mermaid-lagoon", "ingenious-device").lay("skull-rock", "wendy").acting()
    table.do("symbol-of ingenious-device", "move-card wendy", "place jolly-roger")
    assert table.top("jolly-roger") == ["wendy"]


def test_doubt_ingenious_device_is_one_symbol():
    table = given().lay("mermaid-lagoon", "ingenious-device").lay("skull-rock", "wendy").acting()
    table.do("symbol-of ingenious-device", "move-card wendy", "place jolly-roger")
    assert not table.offered(verb="symbol-of")


def test_ingenious_device_without_a_hero_is_not_offered():
    assert not given().lay("mermaid-lagoon", "ingenious-device").acting().offered(verb="symbol-of")


def test_ingenious_device_elsewhere_is_of_no_use():
    table = given().lay("jolly-roger", "ingenious-device").lay("skull-rock", "wendy").acting()
    assert not table.offered(verb="symbol-of")


def test_ingenious_device_costs_2():
    table = given().power(0, 2).hand("ingenious-device").acting()
    assert table.play("ingenious-device", "place skull-rock").power_of(0) == 0


def test_r56_a_place_with_an_added_symbol_has_five():
    table = given().lay("mermaid-lagoon", "hooks-case", "swashbuckler")
    table.hand("smee", "swashbuckler#2").acting()
    table.do("symbol-of hooks-case", "act-gain").play("smee", "place skull-rock")
    table.play("swashbuckler#2", "place skull-rock")
    table.do("act-move", "move-card swashbuckler#2", "place jolly-roger")
    assert table.offered() == ["end-turn"]


def test_added_symbols_are_not_covered_by_heroes():
    table = given().lay("mermaid-lagoon", "hooks-case", "ingenious-device", "cannon")
    table.lay("mermaid-lagoon", "wendy", "pirate-brute").acting()
    assert not table.offered(verb="act-move")
    assert len(table.offered(verb="symbol-of")) == 3


# Mr. Starkey


def test_mr_starkey_may_drive_a_hero_from_his_place():
    table = given().hand("mr-starkey").lay("skull-rock", "wendy", "john").acting()
    table.play("mr-starkey", "place skull-rock")
    assert table.offered() == ["move-card wendy", "move-card john", "skip"]
    table.do("move-card wendy", "place jolly-roger")
    assert table.top("jolly-roger") == ["wendy"]
    assert table.top("skull-rock") == ["john"]


@pytest.mark.parametrize("strict", [False, True])
def test_mr_starkey_may_leave_the_hero_in_every_printing(strict: bool):
    table = given(strict_printing=strict).hand("mr-starkey").lay("skull-rock", "wendy").acting()
    table.play("mr-starkey", "place skull-rock", "skip")
    assert table.top("skull-rock") == ["wendy"]


def test_mr_starkey_asks_nothing_where_no_hero_is():
    table = given().hand("mr-starkey").lay("skull-rock", "wendy").acting()
    table.play("mr-starkey", "place jolly-roger")
    assert table.prompt() == "act"
    assert table.top("skull-rock") == ["wendy"]


def test_mr_starkey_drives_nobody_to_the_locked_tree():
    table = given().hand("mr-starkey").lay("mermaid-lagoon", "wendy").acting()
    table.play("mr-starkey", "place mermaid-lagoon", "move-card wendy")
    assert table.top("skull-rock") == ["wendy"]


def test_mr_starkey_does_nothing_when_he_is_moved():
    table = given().lay("mermaid-lagoon", "mr-starkey").lay("skull-rock", "wendy").acting()
    table.do("act-move", "move-card mr-starkey")
    assert table.prompt() == "act"


def test_mr_starkey_costs_2_and_has_strength_2():
    table = given().power(0, 2).hand("mr-starkey").acting().play("mr-starkey", "place jolly-roger")
    assert table.power_of(0) == 0
    assert table.strength("mr-starkey") == 2


# Never Land Map


def test_never_land_map_unlocks_the_tree():
    table = given().hand("never-land-map").acting().play("never-land-map", "place skull-rock")
    assert table.power_of(0) == 5
    table.end_turn().do("place the-forest").end_turn()
    assert "place hangmans-tree" in table.offered()


def test_never_land_map_cannot_be_played_to_the_locked_tree():
    table = given().hand("never-land-map").acting().play("never-land-map")
    assert "place hangmans-tree" not in table.offered()


def test_never_land_map_can_be_played_again_when_the_tree_is_open():
    table = given().unlocked("hangmans-tree").hand("never-land-map").acting()
    table.play("never-land-map", "place hangmans-tree")
    assert table.bottom("hangmans-tree") == ["never-land-map"]


def test_never_land_map_can_be_discarded_instead_of_paying_for_an_item():
    table = given().lay("skull-rock", "never-land-map").hand("cannon").acting()
    table.play("cannon", "place jolly-roger")
    assert table.offered() == ["pay-with never-land-map", "pay-power 2"]
    table.do("pay-with never-land-map")
    assert table.power_of(0) == 9
    assert table.discards(0) == ["never-land-map"]
    assert table.bottom("jolly-roger") == ["cannon"]


def test_never_land_map_may_be_kept_by_paying():
    table = given().lay("skull-rock", "never-land-map").hand("cannon").acting()
    table.play("cannon", "place jolly-roger", "pay-power 2")
    assert table.power_of(0) == 7
    assert table.bottom("skull-rock") == ["never-land-map"]


def test_never_land_map_pays_for_an_item_that_he_cannot_pay_for():
    table = given().power(0, 0).lay("skull-rock", "never-land-map", "smee").hand("cutlass").acting()
    table.play("cutlass")
    assert table.offered() == ["pay-with never-land-map"]
    table.do("pay-with never-land-map")
    assert table.bearer("cutlass") == "smee"


def test_never_land_map_does_not_pay_for_allies_and_effects():
    table = given().power(0, 0).lay("skull-rock", "never-land-map", "smee")
    table.hand("swashbuckler", "aye-aye-sir", "hooks-case").acting()
    assert table.playable() == ["hooks-case"]


def test_never_land_map_in_the_hand_pays_for_nothing():
    table = given().power(0, 0).hand("never-land-map", "cannon").acting()
    assert table.playable() == []


def test_r54_the_tree_stays_open_when_the_map_is_discarded():
    table = given().hand("never-land-map", "cannon").acting()
    table.play("never-land-map", "place skull-rock")
    table.play("cannon", "place hangmans-tree", "pay-with never-land-map")
    assert table.bottom("hangmans-tree") == ["cannon"]
    table.end_turn().do("place the-forest").end_turn()
    assert "place hangmans-tree" in table.offered()


def test_never_land_map_lets_a_hero_come_to_the_tree():
    table = fated("wendy", "splitting-headache").hand("never-land-map").acting()
    table.play("never-land-map", "place skull-rock").end_turn()
    table.do("place the-forest").end_turn().do("place jolly-roger").end_turn()
    table.do("place forbidden-mountains").fate(0, "play-fate wendy", "place hangmans-tree")
    assert table.top("hangmans-tree") == ["wendy"]


# Smee


def test_smee_is_stronger_by_2_at_the_jolly_roger():
    table = given().lay("jolly-roger", "smee").acting()
    assert table.strength("smee") == 4


def test_smee_has_his_printed_strength_elsewhere():
    for place in ("skull-rock", "mermaid-lagoon", "hangmans-tree"):
        assert given().lay(place, "smee").acting().strength("smee") == 2


def test_smee_is_stronger_when_he_is_moved_to_the_jolly_roger():
    table = given().lay("skull-rock", "smee").acting()
    table.do("act-move", "move-card smee", "place jolly-roger")
    assert table.strength("smee") == 4


def test_doubt_smee_is_an_ally_who_costs_2():
    table = given().power(0, 2).hand("smee").acting().play("smee", "place jolly-roger")
    assert table.power_of(0) == 0
    assert table.state.is_ally(table.card("smee"))
