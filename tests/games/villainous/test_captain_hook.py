"""Captain Hook's cards, in the order of his deck."""

from __future__ import annotations

import pytest

from games.villainous.tables.captain_hook import (
    PIRATES,
    aims,
    fated,
    given,
    realm_seen_by,
    without_fate,
)

# His aim


def test_he_wins_at_once_when_peter_pan_is_defeated_at_the_jolly_roger():
    table = given().at("jolly-roger").lay("jolly-roger", "peter-pan", *PIRATES[:2]).acting()
    table.do("act-vanquish", "vanquish-hero peter-pan", "send pirate-brute", "send pirate-brute#2")
    assert table.winner() == 0


def test_peter_pan_defeated_elsewhere_does_not_win_and_is_discarded():
    table = given().at("skull-rock").lay("skull-rock", "peter-pan", "cannon", *PIRATES[:2])
    table.acting().do("symbol-of cannon", "vanquish-hero peter-pan")
    table.do("send pirate-brute", "send pirate-brute#2")
    assert table.winner() is None
    assert table.fate_discards(0) == ["peter-pan"]
    assert table.prompt() == "act"


def test_another_hero_defeated_at_the_jolly_roger_does_not_win():
    table = given().at("jolly-roger").lay("jolly-roger", "wendy", "pirate-brute").acting()
    table.do("act-vanquish", "vanquish-hero wendy", "send pirate-brute")
    assert table.winner() is None


def test_r02_he_wins_with_other_heroes_around_and_wherever_his_figure_is():
    table = given().at("skull-rock").lay("skull-rock", "cannon", "boarding-party")
    table.lay("skull-rock", "boarding-party#2", "boarding-party#3")
    table.lay("jolly-roger", "peter-pan", "michael", "pirate-brute").acting()
    table.do("symbol-of cannon", "vanquish-hero peter-pan", "send pirate-brute")
    table.do("send boarding-party", "send boarding-party#2", "done")
    assert table.winner() == 0


def test_peter_pan_at_the_jolly_roger_is_not_enough_when_his_turn_begins():
    table = given().lay("jolly-roger", "peter-pan").unlocked("hangmans-tree").acting(1)
    table.end_turn()
    assert table.winner() is None


def test_the_aim_shows_the_open_tree_peter_pan_and_his_way_to_the_ship():
    table = given().acting()
    assert aims(table) == [(0, 1), (0, 1), (0, 3)]


@pytest.mark.parametrize(
    ("place", "steps"),
    [("hangmans-tree", 0), ("mermaid-lagoon", 1), ("skull-rock", 2), ("jolly-roger", 3)],
)
def test_the_aim_counts_the_steps_of_peter_pan(place: str, steps: int):
    table = given().unlocked("hangmans-tree").lay(place, "peter-pan").acting()
    assert aims(table) == [(1, 1), (1, 1), (steps, 3)]


def test_the_aim_shows_peter_pan_at_the_locked_tree():
    table = given().lay("hangmans-tree", "peter-pan").acting()
    assert aims(table) == [(0, 1), (1, 1), (0, 3)]


# His realm


def test_hangmans_tree_is_locked_at_the_start_and_skull_rock_is_not():
    table = given().moving()
    assert table.offered() == ["place jolly-roger", "place skull-rock"]


def test_nothing_is_played_to_the_locked_tree():
    table = given().hand("swashbuckler", "cannon").acting()
    for card in ("swashbuckler", "cannon"):
        table.play(card)
        assert "place hangmans-tree" not in table.offered()
        table.do("place skull-rock")


def test_no_hero_and_no_ally_moves_to_the_locked_tree():
    table = given().lay("mermaid-lagoon", "wendy", "ingenious-device", "swashbuckler").acting()
    table.do("symbol-of ingenious-device", "move-card wendy")
    assert table.top("skull-rock") == ["wendy"]
    table.do("act-move", "move-card swashbuckler")
    assert table.bottom("skull-rock") == ["swashbuckler"]


def test_peter_pan_at_the_locked_tree_cannot_be_moved_or_vanquished():
    table = given().lay("hangmans-tree", "peter-pan", *PIRATES)
    table.lay("mermaid-lagoon", "ingenious-device", "cannon", "boarding-party").acting()
    assert not table.offered(verb="symbol-of")


def test_peter_pan_at_the_open_tree_can_be_moved_step_by_step():
    table = given().unlocked("hangmans-tree").lay("hangmans-tree", "peter-pan")
    table.lay("mermaid-lagoon", "ingenious-device").acting()
    table.do("symbol-of ingenious-device", "move-card peter-pan")
    assert table.top("mermaid-lagoon") == ["peter-pan"]


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


# Give Them a Scare


def test_give_them_a_scare_puts_two_fate_cards_back_in_the_order_of_his_choice():
    table = given().hand("give-them-a-scare").next("wendy", "john", "michael").acting()
    table.play("give-them-a-scare")
    assert table.offered() == ["put-on-top wendy", "put-on-top john", "discard-seen"]
    table.do("put-on-top john")
    assert table.deck(0, fate=True)[:3] == ["john", "wendy", "michael"]
    assert table.power_of(0) == 8
    assert table.discards(0) == ["give-them-a-scare"]


def test_give_them_a_scare_may_leave_the_order_as_it_is():
    table = given().hand("give-them-a-scare").next("wendy", "john", "michael").acting()
    table.play("give-them-a-scare", "put-on-top wendy")
    assert table.deck(0, fate=True)[:3] == ["wendy", "john", "michael"]


def test_give_them_a_scare_discards_both():
    table = given().hand("give-them-a-scare").next("wendy", "john", "michael").acting()
    table.play("give-them-a-scare", "discard-seen")
    assert table.fate_discards(0) == ["wendy", "john"]
    assert table.deck(0, fate=True)[0] == "michael"


def test_give_them_a_scare_is_a_look_that_nobody_else_has():
    table = given("maleficent", "jafar").hand("give-them-a-scare").next("wendy", "john").acting()
    table.play("give-them-a-scare")
    wendy, john = table.card("wendy"), table.card("john")
    for card in (wendy, john):
        assert table.state.cards.sees(0, card)
        for other in (1, 2, None):
            assert not table.state.cards.sees(other, card)
    assert "reveals" not in table.told()


def test_he_still_knows_what_give_them_a_scare_left_on_top():
    table = given().hand("give-them-a-scare").next("wendy", "john").acting()
    table.play("give-them-a-scare", "put-on-top john")
    known = [face.kind for face in realm_seen_by(table, 0).fate_top]
    assert known == ["john", "wendy"]
    assert realm_seen_by(table, 1).fate_top == []


def test_r55_give_them_a_scare_does_not_put_peter_pan_into_play():
    table = given().hand("give-them-a-scare").next("peter-pan", "john").acting()
    table.play("give-them-a-scare", "put-on-top john")
    assert table.deck(0, fate=True)[:2] == ["john", "peter-pan"]
    assert table.top("hangmans-tree") == []


def test_r55_peter_pan_discarded_by_give_them_a_scare_goes_to_the_discard_pile():
    table = given().hand("give-them-a-scare").next("peter-pan", "john").acting()
    table.play("give-them-a-scare", "discard-seen")
    assert table.fate_discards(0) == ["peter-pan", "john"]
    assert table.top("hangmans-tree") == []


def test_give_them_a_scare_with_one_fate_card_left_shuffles_the_discards_under_it():
    table = without_fate(given().hand("give-them-a-scare"), "wendy").discarded("john", "michael")
    table.acting().play("give-them-a-scare")
    first, second = table.offered(verb="put-on-top")
    assert first == "put-on-top wendy"
    assert second in ("put-on-top john", "put-on-top michael")
    assert table.fate_discards(0) == []
    table.do("put-on-top wendy")
    assert table.deck(0, fate=True)[0] == "wendy"
    assert sorted(table.deck(0, fate=True)) == ["john", "michael", "wendy"]
    assert realm_seen_by(table, 1).fate_top == []


def test_give_them_a_scare_looks_at_a_single_card_if_there_is_no_other():
    table = without_fate(given().hand("give-them-a-scare"), "wendy").acting()
    table.play("give-them-a-scare")
    assert table.offered() == ["put-on-top wendy", "discard-seen"]


def test_give_them_a_scare_cannot_be_played_without_any_fate_card():
    table = without_fate(given().hand("give-them-a-scare", "swashbuckler")).acting()
    assert table.playable() == ["swashbuckler"]


def test_doubt_give_them_a_scare_costs_1():
    assert given().power(0, 0).hand("give-them-a-scare").acting().playable() == []
    assert given().power(0, 1).hand("give-them-a-scare").acting().playable()


# Swashbuckler


def test_swashbuckler_costs_1_and_has_strength_2():
    table = given().power(0, 1).hand("swashbuckler").acting()
    table.play("swashbuckler", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["swashbuckler"]
    assert table.power_of(0) == 0
    assert table.strength("swashbuckler") == 2


# Worthy Opponent


def test_worthy_opponent_gives_2_power_and_a_hero_whose_place_he_chooses():
    table = given().hand("worthy-opponent").next("pixie-dust", "taunt", "wendy", "john").acting()
    table.play("worthy-opponent")
    assert table.asked() == [0]
    table.do("place skull-rock")
    assert table.power_of(0) == 11
    assert table.top("skull-rock") == ["wendy"]
    assert table.fate_discards(0) == ["pixie-dust", "taunt"]
    assert table.deck(0, fate=True)[0] == "john"


def test_worthy_opponent_is_free():
    assert given().power(0, 0).hand("worthy-opponent").acting().playable() == ["worthy-opponent"]


def test_worthy_opponent_lets_him_decide_what_the_hero_does():
    table = given().hand("worthy-opponent").lay("skull-rock", "smee").next("tinker-bell").acting()
    table.play("worthy-opponent", "place skull-rock")
    assert table.asked() == [0]
    table.do("skip")
    assert table.bottom("skull-rock") == ["smee"]


def test_worthy_opponent_does_not_offer_the_locked_tree():
    table = given().hand("worthy-opponent").next("wendy").acting().play("worthy-opponent")
    assert table.offered() == ["place jolly-roger", "place skull-rock", "place mermaid-lagoon"]


def test_r57_worthy_opponent_brings_peter_pan_to_the_locked_tree():
    table = given().hand("worthy-opponent").next("taunt", "peter-pan", "john").acting()
    table.play("worthy-opponent")
    assert table.prompt() == "act"
    assert table.top("hangmans-tree") == ["peter-pan"]
    assert table.fate_discards(0) == ["taunt"]


def test_worthy_opponent_shuffles_the_discards_when_the_fate_deck_runs_out():
    table = without_fate(given().hand("worthy-opponent"), "taunt").discarded("john").acting()
    table.play("worthy-opponent", "place jolly-roger")
    assert table.top("jolly-roger") == ["john"]
    assert table.fate_discards(0) == ["taunt"]


def test_doubt_worthy_opponent_still_gives_power_when_no_hero_is_left():
    table = without_fate(given().hand("worthy-opponent"), "taunt", "pixie-dust").acting()
    table.play("worthy-opponent")
    assert table.power_of(0) == 11
    assert table.fate_discards(0) == ["taunt", "pixie-dust"]
    assert table.prompt() == "act"


def test_worthy_opponent_can_be_played_without_any_fate_card():
    table = without_fate(given().hand("worthy-opponent")).acting().play("worthy-opponent")
    assert table.power_of(0) == 11
    assert "reveals" not in table.told()


# Aye, Aye, Sir!


def test_aye_aye_sir_moves_an_ally_who_is_stronger_for_this_turn():
    table = given().hand("aye-aye-sir").lay("skull-rock", "swashbuckler", "smee").acting()
    table.play("aye-aye-sir", "move-card swashbuckler", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["swashbuckler"]
    assert table.strength("swashbuckler") == 4
    assert table.strength("smee") == 2
    assert table.power_of(0) == 8
    table.end_turn()
    assert table.strength("swashbuckler") == 2


def test_aye_aye_sir_twice_on_the_same_ally_adds_up():
    table = given().hand("aye-aye-sir", "aye-aye-sir#2").lay("jolly-roger", "swashbuckler").acting()
    table.play("aye-aye-sir").play("aye-aye-sir#2", "place jolly-roger")
    assert table.strength("swashbuckler") == 6


def test_aye_aye_sir_goes_to_a_neighbouring_place_only():
    table = given().hand("aye-aye-sir").lay("jolly-roger", "swashbuckler").acting()
    table.play("aye-aye-sir")
    assert table.bottom("skull-rock") == ["swashbuckler"]


def test_aye_aye_sir_needs_an_ally():
    table = given().hand("aye-aye-sir").lay("skull-rock", "cannon", "wendy").acting()
    assert table.playable() == []


def test_aye_aye_sir_does_not_lead_to_the_locked_tree():
    table = given().hand("aye-aye-sir").lay("mermaid-lagoon", "smee").acting()
    table.play("aye-aye-sir")
    assert table.bottom("skull-rock") == ["smee"]


def test_aye_aye_sir_takes_items_along():
    table = given().hand("aye-aye-sir").lay("jolly-roger", "swashbuckler")
    table.attached("swashbuckler", "cutlass").acting().play("aye-aye-sir")
    assert table.bottom("skull-rock") == ["swashbuckler", "cutlass"]
    assert table.strength("swashbuckler") == 6


def test_a_fallen_ally_takes_the_strength_of_aye_aye_sir_along():
    table = given().at("jolly-roger").hand("aye-aye-sir").lay("skull-rock", "swashbuckler")
    table.lay("jolly-roger", "wendy").acting().play("aye-aye-sir", "place jolly-roger")
    table.do("act-vanquish", "vanquish-hero wendy", "send swashbuckler")
    assert table.fate_discards(0) == ["wendy"]
    assert table.discards(0) == ["aye-aye-sir", "swashbuckler"]
    assert not table.state.boost


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


# Cunning


def test_cunning_plays_an_ally_from_his_hand_for_nothing():
    table = given().power(0, 0).lay("the-forest", "savage-goon")
    table.hand("cunning", "pirate-brute", "swashbuckler").reacting(1)
    table.by(0, "react cunning", "play-card pirate-brute", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["pirate-brute"]
    assert table.power_of(0) == 0
    assert table.hand_of(0) == ["swashbuckler"]
    assert table.discards(0) == ["cunning"]


def test_cunning_asks_for_a_strength_of_4():
    table = given().lay("the-forest", "sinister-goon").hand("cunning", "smee").reacting(1)
    assert table.asked() == [1]


def test_r08_cunning_counts_the_strength_with_all_that_changes_it():
    table = given().lay("the-forest", "sinister-goon", "green-fire").hand("cunning", "smee")
    table.reacting(1)
    assert table.offered(0, "react") == ["react cunning"]


def test_doubt_cunning_looks_at_allies_who_have_been_there_before():
    table = given().at("the-forest").lay("king-stefans-castle", "savage-goon")
    table.hand("cunning", "smee").acting(1)
    table.do("act-gain")
    assert table.offered(0, "react") == ["react cunning"]


def test_cunning_needs_an_ally_in_his_hand():
    table = given().lay("the-forest", "savage-goon").hand("cunning", "cannon").reacting(1)
    assert table.offered(0) == ["pass"]


def test_cunning_need_not_be_played():
    table = given().lay("the-forest", "savage-goon").hand("cunning", "smee").reacting(1)
    table.by(0, "pass")
    assert table.hand_of(0) == ["cunning", "smee"]
    assert table.asked() == [1]


def test_cunning_does_not_look_at_his_own_allies():
    table = given().lay("skull-rock", "pirate-brute").hand("cunning", "smee").reacting(1)
    assert table.asked() == [1]


def test_cunning_is_not_played_in_his_own_turn():
    table = given().lay("the-forest", "savage-goon").lay("skull-rock", "pirate-brute")
    table.hand("cunning", "smee").acting()
    assert table.playable() == ["smee"]


def test_cunning_lets_mr_starkey_do_what_he_does_when_played():
    table = given().lay("the-forest", "savage-goon").lay("skull-rock", "wendy")
    table.hand("cunning", "mr-starkey").reacting(1)
    table.by(0, "react cunning", "place skull-rock", "move-card wendy", "place jolly-roger")
    assert table.top("jolly-roger") == ["wendy"]


def test_r20_both_copies_of_cunning_may_be_played_in_the_same_turn():
    table = given().lay("the-forest", "savage-goon")
    table.hand("cunning", "cunning#2", "smee", "swashbuckler").reacting(1)
    table.by(0, "react cunning", "play-card smee", "place jolly-roger")
    table.by(0, "react cunning#2", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["smee", "swashbuckler"]


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


# Obsession


def test_obsession_plays_the_next_hero_where_he_wants():
    table = given().hand("obsession").next("taunt", "wendy", "john").reacting(1, felled=4)
    table.by(0, "react obsession")
    assert table.offered(0) == ["play-fate wendy", "discard wendy"]
    table.by(0, "play-fate wendy", "place skull-rock")
    assert table.top("skull-rock") == ["wendy"]
    assert table.fate_discards(0) == ["taunt"]
    assert table.discards(0) == ["obsession"]
    assert table.power_of(0) == 9


def test_obsession_may_discard_the_hero():
    table = given().hand("obsession").next("taunt", "wendy", "john").reacting(1, felled=4)
    table.by(0, "react obsession", "discard wendy")
    assert table.fate_discards(0) == ["taunt", "wendy"]
    assert table.deck(0, fate=True)[0] == "john"


def test_r57_obsession_has_to_play_peter_pan_to_the_locked_tree():
    table = given().hand("obsession").next("taunt", "peter-pan").reacting(1, felled=4)
    table.by(0, "react obsession")
    assert table.top("hangmans-tree") == ["peter-pan"]
    assert table.asked() == [1]


def test_obsession_asks_for_a_defeated_strength_of_4():
    assert given().hand("obsession").reacting(1, felled=3).asked() == [1]


def test_obsession_answers_a_defeat_in_a_vanquish_of_another_villain():
    table = given().at("king-stefans-castle").lay("king-stefans-castle", "merryweather")
    table.lay("king-stefans-castle", "savage-goon").hand("obsession").acting(1)
    table.do("act-vanquish", "vanquish-hero merryweather", "send savage-goon")
    assert table.offered(0, "react") == ["react obsession"]


def test_obsession_is_not_played_without_a_defeat():
    table = given().lay("the-forest", "merryweather", "savage-goon").hand("obsession").reacting(1)
    assert table.offered(0) == ["pass"]


def test_obsession_is_lost_for_a_defeat_that_has_been_let_pass():
    table = given().at("the-forest").hand("obsession").reacting(1, felled=4).by(0, "pass")
    table.do("act-gain")
    assert table.asked() == [1]


def test_obsession_does_not_answer_his_own_defeats():
    table = given().at("jolly-roger").lay("jolly-roger", "lost-boys", *PIRATES)
    table.hand("obsession").acting().do("act-vanquish", "vanquish-hero lost-boys")
    table.do("send pirate-brute", "send pirate-brute#2", "done")
    assert table.asked() == [0]
    assert table.prompt() == "act"


def test_obsession_without_a_hero_discards_what_was_revealed():
    table = without_fate(given().hand("obsession"), "taunt").reacting(1, felled=4)
    table.by(0, "react obsession")
    assert table.fate_discards(0) == ["taunt"]
    assert table.asked() == [1]


def test_obsession_cannot_be_played_without_any_fate_card():
    table = without_fate(given().hand("obsession")).reacting(1, felled=4)
    assert table.offered(0) == ["pass"]


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
