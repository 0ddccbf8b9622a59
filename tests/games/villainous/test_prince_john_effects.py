"""Prince John's effects and conditions, in the order of his deck."""

from __future__ import annotations

from games.villainous.scenario import Scenario
from games.villainous.tables.prince_john import given, places_offered

# Beautiful, Lovely Taxes


def test_beautiful_lovely_taxes_pay_for_each_hero_in_the_realm_also_in_the_jail():
    table = given().lay("sherwood-forest", "toby").lay("the-jail", "skippy", "lady-kluck")
    table.hand("beautiful-lovely-taxes").acting().play("beautiful-lovely-taxes")
    assert table.power_of(0) == 12
    assert table.discards(0) == ["beautiful-lovely-taxes"]


def test_beautiful_lovely_taxes_cannot_be_played_without_a_hero():
    table = given().hand("beautiful-lovely-taxes", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_beautiful_lovely_taxes_do_not_count_what_heroes_carry():
    table = given().lay("nottingham", "toby").attached("toby", "clever-disguise")
    table.hand("beautiful-lovely-taxes").acting().play("beautiful-lovely-taxes")
    assert table.power_of(0) == 10


def test_beautiful_lovely_taxes_are_one_gain_for_robin_hood():
    table = given().lay("sherwood-forest", "robin-hood", "toby", "skippy")
    table.hand("beautiful-lovely-taxes").acting().play("beautiful-lovely-taxes")
    assert table.power_of(0) == 11


# Imprison


def test_imprison_moves_a_hero_from_anywhere_to_the_jail_with_all_items():
    table = given().lay("sherwood-forest", "toby").lay("nottingham", "skippy")
    table.attached("toby", "clever-disguise").hand("imprison").acting()
    table.play("imprison", "move-card toby")
    assert table.top("the-jail") == ["toby", "clever-disguise"]
    assert table.power_of(0) == 7


def test_imprison_uncovers_symbols_at_once():
    table = given().lay("nottingham", "toby").hand("imprison").acting().play("imprison")
    assert table.top("the-jail") == ["toby"]
    assert table.offered(verb="act-gain")


def test_imprison_cannot_be_played_if_all_heroes_are_in_the_jail():
    table = given().lay("the-jail", "toby").hand("imprison", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_imprison_cannot_take_lady_kluck():
    table = given().lay("nottingham", "lady-kluck").hand("imprison", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_imprison_is_a_move_and_pays_for_no_warrant():
    table = given().lay("nottingham", "toby").lay("the-jail", "warrant").hand("imprison")
    assert table.acting().play("imprison").power_of(0) == 7


# Cowardice


def allied(count: int) -> Scenario:
    """Maleficent, in seat 1, has so many allies and has just acted."""
    goons = ["cackling-goon", "cackling-goon#2", "cackling-goon#3"]
    return given().lay("the-forest", *goons[:count])


def test_cowardice_plays_an_ally_for_nothing_when_an_opponent_has_three():
    table = allied(3).hand("cowardice", "rhino-guards", "trigger", "warrant").reacting(1)
    table.do("react cowardice")
    assert table.offered() == ["play-card rhino-guards", "play-card trigger"]
    table.do("play-card rhino-guards", "place the-jail")
    assert table.bottom("the-jail") == ["rhino-guards"]
    assert table.power_of(0) == 9
    assert table.discards(0) == ["cowardice"]
    assert table.hand_of(0) == ["trigger", "warrant"]


def test_cowardice_does_not_hold_with_two_allies():
    table = allied(2).hand("cowardice", "rhino-guards").reacting(1)
    assert table.asked() == [1]


def test_cowardice_counts_allies_not_heroes():
    table = allied(2).lay("the-forest", "guards", "flora").hand("cowardice", "rhino-guards")
    assert table.reacting(1).asked() == [1]


def test_cowardice_counts_only_the_allies_of_the_active_opponent():
    table = given("maleficent", "jafar").lay(
        "the-forest", "cackling-goon", "sinister-goon", "raven"
    )
    assert table.hand("cowardice", "rhino-guards").reacting(2).asked() == [2]


def test_cowardice_cannot_be_played_without_an_ally_in_hand():
    table = allied(3).hand("cowardice", "warrant").reacting(1)
    assert table.offered(0, "react") == []


def test_cowardice_cannot_be_played_in_his_own_turn():
    table = given().lay("the-jail", "nutsy", "trigger", "sir-hiss")
    assert table.hand("cowardice", "rhino-guards").acting().playable() == ["rhino-guards"]


def test_cowardice_may_be_kept():
    table = allied(3).hand("cowardice", "rhino-guards").reacting(1).by(0, "pass")
    assert table.hand_of(0) == ["cowardice", "rhino-guards"]


# Greed


def test_greed_gains_three_when_an_opponent_has_six_power():
    table = given().hand("greed").power(1, 6).reacting(1).do("react greed")
    assert table.power_of(0) == 12
    assert table.discards(0) == ["greed"]


def test_greed_does_not_hold_at_five_power():
    assert given().hand("greed").power(1, 5).reacting(1).asked() == [1]


def test_greed_does_not_hold_for_his_own_power_or_that_of_others():
    table = given("maleficent", "jafar").hand("greed").power(0, 9).power(1, 9).power(2, 5)
    assert table.reacting(2).asked() == [2]


def test_greed_is_lowered_by_robin_hood():
    table = given().lay("the-jail", "robin-hood").hand("greed").power(1, 6)
    assert table.reacting(1).do("react greed").power_of(0) == 11


# Set a Trap


def test_set_a_trap_moves_an_ally_anywhere_and_vanquishes():
    table = given().lay("sherwood-forest", "rhino-guards").lay("the-jail", "toby")
    table.hand("set-a-trap").acting().play("set-a-trap", "vanquish-hero toby", "send rhino-guards")
    assert table.fate_discards(0) == []
    assert table.top("the-jail") == []
    assert table.discards(0) == ["rhino-guards", "set-a-trap"]
    assert table.power_of(0) == 8


def test_set_a_trap_uses_no_symbol_for_the_vanquish():
    table = given().lay("nottingham", "rhino-guards", "rhino-guards#2", "toby", "skippy")
    table.hand("set-a-trap").acting()
    table.play("set-a-trap", "skip", "vanquish-hero toby", "send rhino-guards", "done")
    assert table.offered(verb="act-vanquish")


def test_r59_moving_the_ally_is_optional_in_set_a_trap():
    table = given().lay("nottingham", "rhino-guards", "toby").lay("the-jail", "wolf-archers")
    table.hand("set-a-trap").acting().play("set-a-trap", "skip")
    assert table.prompt() == "vanquish"
    table.do("vanquish-hero toby", "send rhino-guards", "done")
    assert table.bottom("the-jail") == ["wolf-archers"]


def test_r59_the_vanquish_is_not_optional_in_set_a_trap():
    table = given().lay("nottingham", "rhino-guards", "toby").hand("set-a-trap").acting()
    table.play("set-a-trap")
    assert table.offered() == ["vanquish-hero toby"]
    table.do("vanquish-hero toby")
    assert table.offered() == ["send rhino-guards"]


def test_r59_set_a_trap_cannot_be_played_without_a_possible_vanquish():
    table = given().lay("nottingham", "rhino-guards").lay("the-jail", "lady-kluck")
    table.hand("set-a-trap", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_r59_set_a_trap_cannot_be_played_without_a_hero():
    table = given().lay("nottingham", "rhino-guards").hand("set-a-trap", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_r59_set_a_trap_cannot_be_played_against_a_disguised_hero():
    table = given().lay("nottingham", "rhino-guards", "toby").attached("toby", "clever-disguise")
    assert table.hand("set-a-trap", "warrant").acting().playable() == ["warrant"]


def test_set_a_trap_forces_the_move_if_only_a_move_makes_the_vanquish_possible():
    table = given().lay("sherwood-forest", "rhino-guards", "trigger").lay("the-jail", "toby")
    table.hand("set-a-trap").acting().play("set-a-trap")
    assert table.offered() == ["move-card rhino-guards", "move-card trigger"]
    table.do("move-card trigger")
    assert table.bottom("the-jail") == ["trigger"]
    assert table.prompt() == "vanquish"


def test_set_a_trap_offers_only_moves_that_leave_a_vanquish_possible():
    table = given().lay("nottingham", "rhino-guards", "robin-hood", "wolf-archers")
    table.lay("friar-tucks-church", "nutsy").hand("set-a-trap").acting().play("set-a-trap")
    assert table.offered() == ["move-card nutsy", "move-card wolf-archers", "skip"]
    table.do("move-card wolf-archers")
    assert places_offered(table) == ["friar-tucks-church", "the-jail"]


def test_set_a_trap_counts_the_strength_that_a_move_brings():
    # Seven are needed: two and two there and Nutsy are six, but he makes both stronger.
    table = given().lay("nottingham", "wolf-archers", "sir-hiss", "lady-kluck")
    table.lay("the-jail", "alan-a-dale").attached("alan-a-dale", "clever-disguise")
    table.lay("sherwood-forest", "nutsy").hand("set-a-trap").acting()
    table.play("set-a-trap")
    assert table.bottom("nottingham") == ["wolf-archers", "sir-hiss", "nutsy"]


def test_set_a_trap_counts_the_strength_that_a_move_costs():
    # Two and two there and Trigger would be eight, but he makes both weaker.
    table = given().lay("nottingham", "wolf-archers", "sir-hiss", "lady-kluck")
    table.lay("the-jail", "alan-a-dale").attached("alan-a-dale", "clever-disguise")
    table.lay("sherwood-forest", "trigger").hand("set-a-trap", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_set_a_trap_moves_what_the_ally_carries():
    table = given().lay("sherwood-forest", "wolf-archers").lay("the-jail", "maid-marian")
    table.attached("wolf-archers", "bow-and-arrows").hand("set-a-trap").acting()
    table.play("set-a-trap", "place the-jail")
    table.do("vanquish-hero maid-marian", "send wolf-archers")
    assert table.bottom("the-jail") == ["wolf-archers"]
    assert table.discards(0) == ["bow-and-arrows", "set-a-trap"]


# Intimidation


def test_intimidation_vanquishes_and_keeps_the_allies():
    table = given().lay("the-jail", "rhino-guards", "wolf-archers", "lady-kluck")
    table.hand("intimidation").acting()
    table.play("intimidation", "vanquish-hero lady-kluck", "send rhino-guards", "send wolf-archers")
    assert table.bottom("the-jail") == ["rhino-guards", "wolf-archers"]
    assert table.fate_discards(0) == ["lady-kluck"]
    assert table.discards(0) == ["intimidation"]
    assert table.power_of(0) == 7


def test_intimidation_cannot_be_played_without_a_possible_vanquish():
    table = given().lay("the-jail", "rhino-guards", "lady-kluck").lay("nottingham", "skippy")
    assert table.hand("intimidation", "warrant").acting().playable() == ["warrant"]


def test_intimidation_lets_golden_arrow_pay_and_stay():
    table = given().lay("the-jail", "rhino-guards", "skippy")
    table.attached("rhino-guards", "golden-arrow").hand("intimidation").acting()
    table.play("intimidation", "vanquish-hero skippy", "send rhino-guards")
    assert table.power_of(0) == 9
    assert table.bottom("the-jail") == ["rhino-guards", "golden-arrow"]


def test_intimidation_leaves_bow_and_arrows_with_the_ally():
    table = given().lay("the-jail", "rhino-guards", "skippy")
    table.attached("rhino-guards", "bow-and-arrows").hand("intimidation").acting()
    table.play("intimidation", "vanquish-hero skippy", "send rhino-guards")
    assert table.bearer("bow-and-arrows") == "rhino-guards"
