"""Captain Hook's cards, in the order of his decks."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from spieltisch.games.villainous.realm import defeatable
from spieltisch.games.villainous.view import RealmView, VillainousView


def given(*others: str, **options: object) -> Scenario:
    """Captain Hook in seat 0 at Mermaid Lagoon (play, move, gain 3, play), with power to spare."""
    table = Scenario("captain-hook", *(others or ("maleficent",)), **options)
    return table.at("mermaid-lagoon").power(0, 9)


def fated(*cards: str, **options: object) -> Scenario:
    """Maleficent in seat 1 at the Forbidden Mountains can fate him; these cards come next."""
    return given(**options).at("forbidden-mountains").next(*cards)


def realm_seen_by(table: Scenario, seat: int) -> RealmView:
    """His realm, as a seat sees it."""
    board = table.table.view(seat).board
    assert isinstance(board, VillainousView)
    return board.realms[0]


def aims(table: Scenario) -> list[tuple[int, int]]:
    return [(aim.done, aim.due) for aim in realm_seen_by(table, 1).aims]


PIRATES = ("pirate-brute", "pirate-brute#2", "swashbuckler", "swashbuckler#2")


def without_fate(table: Scenario, *names: str) -> Scenario:
    """All his fate cards lie in the realm but these, which come next in their order."""
    for name in table.deck(0, fate=True):
        if name not in names:
            table.lay("skull-rock", name)
    return table.next(*names)


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
    table.do("decline")
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
    assert table.offered() == ["move-card wendy", "move-card john", "decline"]
    table.do("move-card wendy", "place jolly-roger")
    assert table.top("jolly-roger") == ["wendy"]
    assert table.top("skull-rock") == ["john"]


@pytest.mark.parametrize("strict", [False, True])
def test_mr_starkey_may_leave_the_hero_in_every_printing(strict: bool):
    table = given(strict_printing=strict).hand("mr-starkey").lay("skull-rock", "wendy").acting()
    table.play("mr-starkey", "place skull-rock", "decline")
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
    assert "fate-misses" in table.told()


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
    assert "fate-misses" in table.told()


def test_splitting_headache_takes_nothing_from_a_locked_place():
    table = fated("splitting-headache", "splitting-headache#2").lay("hangmans-tree", "cannon")
    table.acting(1).fate(0)
    assert table.bottom("hangmans-tree") == ["cannon"]
    assert "fate-misses" in table.told()


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
    assert table.offered() == ["discard smee", "discard swashbuckler", "decline"]
    table.do("discard smee")
    assert table.discards(0) == ["smee"]


def test_tinker_bell_need_not_discard_anybody():
    table = fated("tinker-bell", "taunt").lay("skull-rock", "smee").acting(1)
    table.fate(0, "place skull-rock", "decline")
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
