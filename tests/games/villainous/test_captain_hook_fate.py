"""What fate holds for Captain Hook."""

from __future__ import annotations

from games.villainous.tables.captain_hook import (
    PIRATES,
    aims,
    fated,
    given,
)
from spieltisch.games.villainous.realm import defeatable

# Pixie Dust


def test_pixie_dust_makes_a_hero_stronger_by_2():
    table = fated("pixie-dust", "splitting-headache").lay("skull-rock", "wendy", "tick-tock")
    table.acting(1).fate(0, "bearer wendy")
    assert table.strength("wendy") == 5
    assert table.strength("tick-tock") == 6
    assert table.bearer("pixie-dust") == "wendy"


def test_pixie_dust_needs_a_hero():
    table = fated("pixie-dust", "pixie-dust#2").lay("skull-rock", "smee").acting(1).fate(0)
    assert table.fate_discards(0) == ["pixie-dust", "pixie-dust#2"]
    assert "fate-fails" in table.told()


def test_pixie_dust_is_discarded_with_the_hero():
    table = given().at("jolly-roger").lay("jolly-roger", "john", *PIRATES[:2])
    table.attached("john", "pixie-dust").acting()
    table.do("act-vanquish", "vanquish-hero john", "send pirate-brute", "send pirate-brute#2")
    assert sorted(table.fate_discards(0)) == ["john", "pixie-dust"]


def test_r53_no_item_for_peter_pan_at_the_locked_tree():
    table = fated("pixie-dust", "taunt").lay("hangmans-tree", "peter-pan").acting(1).fate(0)
    assert table.bearer("pixie-dust") is None
    assert table.fate_discards(0) == ["pixie-dust", "taunt"]


def test_peter_pan_at_the_open_tree_can_carry_items():
    table = fated("pixie-dust", "taunt").unlocked("hangmans-tree").lay("hangmans-tree", "peter-pan")
    table.acting(1).fate(0, "play-fate pixie-dust")
    assert table.strength("peter-pan") == 10


# Lost Boys


def test_lost_boys_ask_for_two_allies():
    table = given().at("jolly-roger").lay("jolly-roger", "lost-boys", "pirate-brute", "smee")
    table.acting().do("act-vanquish", "vanquish-hero lost-boys", "send pirate-brute")
    assert table.offered() == ["send smee"]
    table.do("send smee")
    assert table.fate_discards(0) == ["lost-boys"]
    assert table.discards(0) == ["pirate-brute", "smee"]


def test_lost_boys_are_safe_from_a_single_ally():
    table = given().at("jolly-roger").lay("jolly-roger", "lost-boys", "pirate-brute").acting()
    assert not table.offered(verb="act-vanquish")


def test_lost_boys_are_fought_by_a_boarding_party_next_to_them_as_well():
    table = given().at("jolly-roger").lay("jolly-roger", "lost-boys", "swashbuckler")
    table.lay("skull-rock", "boarding-party").acting()
    table.do("act-vanquish", "vanquish-hero lost-boys", "send boarding-party", "send swashbuckler")
    assert table.fate_discards(0) == ["lost-boys"]


def test_doubt_lost_boys_have_strength_4():
    table = given().at("jolly-roger").lay("jolly-roger", "lost-boys", "swashbuckler").acting()
    assert table.strength("lost-boys") == 4


# Splitting Headache


def test_splitting_headache_discards_an_item_of_the_fating_seats_choice():
    table = fated("splitting-headache", "taunt").lay("skull-rock", "cannon", "smee")
    table.attached("smee", "cutlass").acting(1).fate(0)
    assert table.asked() == [1]
    assert table.offered() == ["discard cannon", "discard cutlass"]
    table.do("discard cutlass")
    assert table.discards(0) == ["cutlass"]
    assert table.strength("smee") == 2
    assert table.bearer("cutlass") is None


def test_doubt_splitting_headache_may_take_a_fate_item():
    table = fated("splitting-headache", "michael").lay("skull-rock", "john", "cannon")
    table.attached("john", "pixie-dust").acting(1).fate(0, "play-fate splitting-headache")
    table.do("discard pixie-dust")
    assert "pixie-dust" in table.fate_discards(0)
    assert table.strength("john") == 2


def test_splitting_headache_needs_an_item():
    table = fated("splitting-headache", "splitting-headache#2").lay("skull-rock", "smee")
    table.acting(1).fate(0)
    assert table.fate_discards(0) == ["splitting-headache", "splitting-headache#2"]
    assert "fate-fails" in table.told()


def test_splitting_headache_takes_nothing_from_a_locked_place():
    table = fated("splitting-headache", "splitting-headache#2").lay("hangmans-tree", "cannon")
    table.acting(1).fate(0)
    assert table.bottom("hangmans-tree") == ["cannon"]
    assert "fate-fails" in table.told()


def test_splitting_headache_takes_the_map_and_the_tree_stays_open():
    table = fated("splitting-headache", "taunt").hand("never-land-map").acting()
    table.play("never-land-map", "place skull-rock").end_turn()
    table.do("place the-forest").end_turn().do("place skull-rock").end_turn()
    table.do("place forbidden-mountains").fate(0)
    assert table.discards(0) == ["never-land-map"]
    table.end_turn()
    assert "place hangmans-tree" in table.offered()


# Taunt


def test_taunt_protects_all_heroes_who_do_not_carry_it():
    table = given().at("jolly-roger").lay("jolly-roger", "john", "pirate-brute")
    table.lay("skull-rock", "wendy").attached("wendy", "taunt").acting()
    assert not table.offered(verb="act-vanquish")


def test_taunt_does_not_protect_its_bearer():
    table = given().at("jolly-roger").lay("jolly-roger", "john", "michael", "pirate-brute")
    table.attached("john", "taunt").acting().do("act-vanquish")
    assert table.offered() == ["vanquish-hero john"]


def test_two_heroes_with_taunt_can_both_be_defeated():
    table = given().at("jolly-roger").lay("jolly-roger", "john", "michael", "wendy", *PIRATES)
    table.attached("john", "taunt").attached("michael", "taunt#2").acting().do("act-vanquish")
    assert table.offered() == ["vanquish-hero john", "vanquish-hero michael"]


def test_taunt_is_over_when_its_bearer_is_defeated():
    table = given().at("jolly-roger").lay("jolly-roger", "john", "michael", *PIRATES, "cannon")
    table.attached("john", "taunt").acting()
    table.do("act-vanquish", "vanquish-hero john", "send pirate-brute", "done")
    assert "taunt" in table.fate_discards(0)
    table.do("symbol-of cannon")
    assert table.offered() == ["vanquish-hero michael"]


def test_taunt_is_attached_to_a_hero_by_the_fating_seat():
    table = fated("taunt", "splitting-headache").lay("skull-rock", "wendy", "john").acting(1)
    table.fate(0)
    assert table.asked() == [1]
    table.do("bearer wendy")
    assert table.bearer("taunt") == "wendy"
    assert table.strength("wendy") == 3


def test_taunt_needs_a_hero():
    table = fated("taunt", "taunt#2").acting(1).fate(0)
    assert table.fate_discards(0) == ["taunt", "taunt#2"]


def test_taunt_on_another_hero_saves_peter_pan():
    table = given().at("jolly-roger").lay("jolly-roger", "peter-pan", *PIRATES)
    table.lay("skull-rock", "tick-tock").attached("tick-tock", "taunt").acting()
    assert not table.offered(verb="act-vanquish")


def test_doubt_taunt_covers_every_way_of_defeating():
    table = given().lay("skull-rock", "john", "michael").attached("john", "taunt").acting()
    assert table.names(defeatable(table.state, 0, 9)) == ["john"]


# John


def test_john_is_stronger_by_1_with_an_item():
    table = given().lay("skull-rock", "john").attached("john", "taunt").acting()
    assert table.strength("john") == 3


def test_john_gets_1_however_many_items_he_carries():
    table = given().lay("skull-rock", "john").attached("john", "taunt", "pixie-dust").acting()
    assert table.strength("john") == 5


def test_john_without_an_item_has_his_printed_strength():
    table = given().lay("skull-rock", "john", "tick-tock").attached("tick-tock", "taunt").acting()
    assert table.strength("john") == 2


# Michael


def test_michael_is_stronger_by_each_place_with_a_hero():
    table = given().lay("skull-rock", "michael", "john").lay("jolly-roger", "tinker-bell", "wendy")
    table.acting()
    assert table.strength("michael") == 1 + 2 + 1  # Wendy makes him stronger, too.


def test_michael_alone_counts_his_own_place():
    table = given().lay("skull-rock", "michael").lay("jolly-roger", "smee").acting()
    assert table.strength("michael") == 2


def test_michael_counts_the_locked_tree():
    table = given().lay("skull-rock", "michael").lay("hangmans-tree", "peter-pan").acting()
    assert table.strength("michael") == 3


def test_michael_has_at_most_strength_5_by_himself():
    table = given().lay("skull-rock", "michael").lay("hangmans-tree", "peter-pan")
    table.lay("jolly-roger", "john").lay("mermaid-lagoon", "tick-tock", "lost-boys").acting()
    assert table.strength("michael") == 5


# Peter Pan


def test_peter_pan_comes_to_the_locked_tree_as_soon_as_he_is_revealed():
    table = fated("wendy", "peter-pan").acting(1).fate(0)
    assert table.top("hangmans-tree") == ["peter-pan"]
    assert table.fate_discards(0) == ["wendy"]
    assert table.prompt() == "act"
    assert table.told().count("hero-comes") == 1


def test_peter_pan_comes_to_the_open_tree_only():
    table = fated("peter-pan", "wendy").unlocked("hangmans-tree").acting(1).fate(0)
    assert table.top("hangmans-tree") == ["peter-pan"]
    assert table.prompt() == "act"


def test_r52_the_card_revealed_after_peter_pan_is_discarded():
    table = fated("peter-pan", "wendy", "john").acting(1).fate(0)
    assert table.top("hangmans-tree") == ["peter-pan"]
    assert table.fate_discards(0) == ["wendy"]
    assert table.deck(0, fate=True)[0] == "john"


def test_peter_pan_comes_as_well_when_a_condition_of_another_villain_reveals_him():
    table = given("jafar").lay("skull-rock", "cannon", "hooks-case").hand("deception")
    table.next("peter-pan").reacting(0).by(1, "react deception")
    assert table.top("hangmans-tree") == ["peter-pan"]


def test_peter_pan_has_strength_8():
    table = given().at("jolly-roger").lay("jolly-roger", "peter-pan", *PIRATES[1:]).acting()
    assert table.strength("peter-pan") == 8
    assert table.offered(verb="act-vanquish")
    table = given().at("jolly-roger").lay("jolly-roger", "peter-pan", *PIRATES[1:3]).acting()
    assert not table.offered(verb="act-vanquish")


def test_peter_pan_may_be_found_before_the_tree_is_open():
    table = fated("peter-pan", "wendy").hand("never-land-map").acting(1).fate(0).end_turn()
    table.do("place skull-rock").play("never-land-map", "place skull-rock")
    assert aims(table) == [(1, 1), (1, 1), (0, 3)]


def test_peter_pan_who_was_defeated_elsewhere_has_to_be_found_again():
    table = given().at("skull-rock").lay("skull-rock", "peter-pan", "cannon", *PIRATES[:2])
    table.unlocked("hangmans-tree").acting().do("symbol-of cannon", "vanquish-hero peter-pan")
    table.do("send pirate-brute", "send pirate-brute#2")
    assert aims(table) == [(1, 1), (0, 1), (0, 3)]


# Tick Tock


def test_tick_tock_makes_him_discard_his_hand_when_he_comes():
    table = given().lay("skull-rock", "tick-tock").hand("smee", "cannon", "cunning").moving()
    table.do("place skull-rock")
    assert table.hand_of(0) == []
    assert sorted(table.discards(0)) == ["cannon", "cunning", "smee"]


def test_r58_conditions_are_lost_to_tick_tock_before_any_action():
    table = given().lay("skull-rock", "tick-tock").hand("cunning", "obsession").moving()
    table.do("place skull-rock")
    assert sorted(table.discards(0)) == ["cunning", "obsession"]
    assert table.prompt() == "act"
    assert not table.offered(verb="act-discard")


def test_tick_tock_elsewhere_does_no_harm():
    table = given().lay("skull-rock", "tick-tock").hand("smee", "cannon").moving()
    table.do("place jolly-roger")
    assert table.hand_of(0) == ["smee", "cannon"]


def test_r58_tick_tock_does_not_react_when_it_is_played_to_him():
    table = fated("tick-tock", "splitting-headache").hand("smee").acting(1)
    table.fate(0, "place mermaid-lagoon")
    assert table.hand_of(0) == ["smee"]


def test_r58_tick_tock_does_not_react_when_it_is_moved_to_him():
    table = given().lay("mermaid-lagoon", "ingenious-device").lay("skull-rock", "tick-tock")
    table.hand("smee").acting()
    table.do("symbol-of ingenious-device", "move-card tick-tock", "place mermaid-lagoon")
    assert table.hand_of(0) == ["smee"]


def test_tick_tock_has_strength_5():
    assert given().lay("skull-rock", "tick-tock").acting().strength("tick-tock") == 5


# Tinker Bell


def test_tinker_bell_may_discard_an_ally_at_her_place():
    table = fated("tinker-bell", "taunt").lay("skull-rock", "smee", "swashbuckler").acting(1)
    table.fate(0, "place skull-rock")
    assert table.asked() == [1]
    assert table.offered() == ["discard smee", "discard swashbuckler", "skip"]
    table.do("discard smee")
    assert table.discards(0) == ["smee"]


def test_tinker_bell_need_not_discard_anybody():
    table = fated("tinker-bell", "taunt").lay("skull-rock", "smee").acting(1)
    table.fate(0, "place skull-rock", "skip")
    assert table.bottom("skull-rock") == ["smee"]


def test_tinker_bell_must_discard_an_ally_in_the_older_printing():
    table = fated("tinker-bell", "taunt", strict_printing=True).lay("skull-rock", "smee", "cannon")
    table.acting(1).fate(0, "place skull-rock")
    assert table.discards(0) == ["smee"]
    assert table.prompt() == "act"


def test_tinker_bell_leaves_allies_elsewhere_and_items_alone():
    table = fated("tinker-bell", "taunt", strict_printing=True).lay("skull-rock", "smee")
    table.lay("jolly-roger", "cannon").acting(1).fate(0, "place jolly-roger")
    assert table.discards(0) == []
    assert table.prompt() == "act"


def test_tinker_bell_discards_the_items_of_the_ally_as_well():
    table = fated("tinker-bell", "taunt").lay("skull-rock", "smee").attached("smee", "cutlass")
    table.acting(1).fate(0, "place skull-rock", "discard smee")
    assert sorted(table.discards(0)) == ["cutlass", "smee"]


def test_tinker_bell_does_nothing_when_she_is_moved():
    table = given(strict_printing=True).lay("mermaid-lagoon", "ingenious-device", "tinker-bell")
    table.lay("skull-rock", "smee").acting()
    table.do("symbol-of ingenious-device", "move-card tinker-bell")
    assert table.bottom("skull-rock") == ["smee"]


def test_tinker_bell_has_strength_2():
    assert given().lay("skull-rock", "tinker-bell").acting().strength("tinker-bell") == 2


# Wendy


def test_wendy_makes_every_other_hero_stronger_by_1():
    table = given().lay("skull-rock", "wendy", "lost-boys").lay("hangmans-tree", "peter-pan")
    table.acting()
    assert table.strength("lost-boys") == 5
    assert table.strength("peter-pan") == 9


def test_doubt_wendy_does_not_make_herself_stronger_than_3():
    assert given().lay("skull-rock", "wendy").acting().strength("wendy") == 3


def test_wendy_does_not_make_allies_stronger():
    table = given().lay("skull-rock", "wendy", "swashbuckler").acting()
    assert table.strength("swashbuckler") == 2


def test_wendy_can_decide_a_fight():
    table = given().at("jolly-roger").lay("jolly-roger", "tinker-bell", "swashbuckler")
    table.lay("skull-rock", "wendy").acting()
    assert not table.offered(verb="act-vanquish")
