"""Prince John's cards, in the order of his decks."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from spieltisch.games.villainous.cards import VILLAIN_OF
from spieltisch.games.villainous.deeds import discard, gain

PLACES = ["sherwood-forest", "friar-tucks-church", "nottingham", "the-jail"]


def given(*others: str, **options: object) -> Scenario:
    """Prince John in seat 0 in Nottingham (fate, gain 1; vanquish, play), with power to spare."""
    others = others or ("maleficent",)
    return Scenario("prince-john", *others, **options).at("nottingham").power(0, 9)


def fated(table: Scenario, card: str, *answers: str) -> Scenario:
    """Maleficent, in seat 1, plays this card of his fate deck; the other one was Toby."""
    table.next(card, "toby").acting(1)
    return table.fate(0, f"play-fate {card}", *answers)


def vanquished(table: Scenario, hero: str, *allies: str) -> Scenario:
    """Prince John vanquishes a hero with exactly these allies."""
    table.do("act-vanquish", f"vanquish-hero {hero}", *(f"send {ally}" for ally in allies))
    if table.prompt() == "send":
        table.do("done")
    return table


def places_offered(table: Scenario) -> list[str]:
    return [sentence.removeprefix("place ") for sentence in table.offered(verb="place")]


# His aim


def test_he_wins_when_his_turn_begins_with_twenty_power():
    table = given().power(0, 20).acting(1).end_turn()
    assert table.winner() == 0


def test_he_wins_with_more_than_twenty_power_too():
    assert given().power(0, 23).acting(1).end_turn().winner() == 0


def test_nineteen_power_is_not_enough():
    assert given().power(0, 19).acting(1).end_turn().winner() is None


def test_twenty_power_wins_only_when_his_turn_begins():
    table = given().power(0, 19).acting().do("act-gain")
    assert table.power_of(0) == 20
    assert table.winner() is None
    table.end_turn().do("place the-forest", "end-turn")
    assert table.winner() == 0


def test_power_on_heroes_does_not_count_for_his_aim():
    table = given().power(0, 16).lay("nottingham", "little-john").held("little-john", 4)
    assert table.acting(1).end_turn().winner() is None


@pytest.mark.parametrize(("power", "done"), [(0, 0), (13, 13), (20, 20), (25, 20)])
def test_his_progress_is_his_power_out_of_twenty(power: int, done: int):
    state = given().power(0, power).state
    assert VILLAIN_OF[state.villain[0]].aims(state, 0) == [("aim-power", done, 20)]


# His realm


def test_no_place_of_his_is_locked():
    assert given().state.open_places(0) == [0, 1, 2, 3]


def test_the_jail_has_three_symbols():
    table = given().at("the-jail").hand("warrant").acting()
    assert [s.split()[0] for s in table.offered()] == [
        "act-gain",
        "act-play",
        "act-discard",
        "end-turn",
    ]
    assert table.do("act-gain").power_of(0) == 12


def test_r60_heroes_in_the_jail_cover_nothing():
    table = given().at("the-jail").lay("the-jail", "toby", "skippy").hand("warrant").acting()
    assert table.offered(verb="act-gain")
    assert table.offered(verb="act-play")
    assert table.offered(verb="act-discard")


def test_heroes_elsewhere_cover_the_upper_symbols():
    table = given().lay("nottingham", "toby").hand("warrant").acting()
    assert table.offered(verb="act-play")
    assert not table.offered(verb="act-gain")
    assert not table.offered(verb="act-fate")


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


# Rhino Guards


def test_rhino_guards_are_plain_allies_of_strength_four_for_three_power():
    table = given().hand("rhino-guards").acting().play("rhino-guards", "place the-jail")
    assert table.bottom("the-jail") == ["rhino-guards"]
    assert (table.strength("rhino-guards"), table.power_of(0)) == (4, 6)


def test_rhino_guards_cannot_be_played_for_two_power():
    assert given().power(0, 2).hand("rhino-guards", "warrant").acting().playable() == ["warrant"]


def test_rhino_guards_fight_only_at_their_own_place():
    table = given().lay("nottingham", "rhino-guards").lay("the-jail", "toby").acting()
    assert not table.offered(verb="act-vanquish")


# Warrant


def test_warrant_pays_two_when_a_hero_is_played_to_its_place():
    table = given().lay("nottingham", "warrant")
    assert fated(table, "skippy", "place nottingham").power_of(0) == 11


def test_warrant_costs_one_power():
    table = given().hand("warrant").acting().play("warrant", "place sherwood-forest")
    assert table.bottom("sherwood-forest") == ["warrant"]
    assert table.power_of(0) == 8


def test_warrant_pays_nothing_for_a_hero_elsewhere():
    table = given().lay("nottingham", "warrant")
    assert fated(table, "skippy", "place sherwood-forest").power_of(0) == 9


def test_warrants_pay_separately_and_stay():
    table = given().lay("nottingham", "warrant", "warrant#2", "warrant#3")
    fated(table, "skippy", "place nottingham")
    assert table.power_of(0) == 15
    assert table.bottom("nottingham") == ["warrant", "warrant#2", "warrant#3"]


def test_warrant_pays_nothing_when_played_to_a_hero_who_is_there_already():
    table = given().lay("nottingham", "toby").hand("warrant").acting()
    assert table.play("warrant", "place nottingham").power_of(0) == 8


def test_warrant_does_not_pay_for_an_item_or_effect_of_fate():
    table = given().lay("nottingham", "warrant", "skippy")
    assert fated(table, "clever-disguise").power_of(0) == 9


def test_warrant_can_be_moved_by_the_action():
    table = given().at("friar-tucks-church").lay("nottingham", "warrant").acting()
    table.do("act-move", "move-card warrant", "place the-jail")
    assert table.bottom("the-jail") == ["warrant"]


# Wolf Archers


@pytest.mark.parametrize("place", ["friar-tucks-church", "nottingham", "the-jail"])
def test_wolf_archers_fight_at_their_place_and_next_to_it(place: str):
    table = given().lay(place, "wolf-archers").lay("nottingham", "toby").acting()
    vanquished(table, "toby", "wolf-archers")
    assert table.discards(0) == ["wolf-archers"]
    assert table.top("nottingham") == []


def test_wolf_archers_do_not_fight_two_places_away():
    table = given().lay("sherwood-forest", "wolf-archers").lay("nottingham", "toby").acting()
    assert not table.offered(verb="act-vanquish")


def test_wolf_archers_fight_together_with_others():
    table = given().lay("the-jail", "wolf-archers").lay("nottingham", "lady-kluck", "rhino-guards")
    vanquished(table.acting(), "lady-kluck", "wolf-archers", "rhino-guards")
    assert table.top("nottingham") == []


def test_wolf_archers_may_stay_out_of_a_fight_next_to_them():
    table = given().lay("the-jail", "wolf-archers").lay("nottingham", "toby", "rhino-guards")
    vanquished(table.acting(), "toby", "rhino-guards")
    assert table.bottom("the-jail") == ["wolf-archers"]


def test_wolf_archers_cost_two_power_and_have_strength_two():
    table = given().hand("wolf-archers").acting().play("wolf-archers", "place the-jail")
    assert (table.strength("wolf-archers"), table.power_of(0)) == (2, 7)


# Bow and Arrows


def test_bow_and_arrows_make_their_bearer_one_stronger():
    table = given().lay("the-jail", "rhino-guards", "trigger").hand("bow-and-arrows").acting()
    table.play("bow-and-arrows", "bearer trigger")
    assert table.bearer("bow-and-arrows") == "trigger"
    assert table.strength("trigger") == 5
    assert table.power_of(0) == 8


def test_bow_and_arrows_are_discarded_instead_of_their_bearer():
    table = given().lay("nottingham", "rhino-guards", "toby")
    table.attached("rhino-guards", "bow-and-arrows", "golden-arrow").acting()
    vanquished(table, "toby", "rhino-guards")
    assert table.discards(0) == ["bow-and-arrows"]
    assert table.bottom("nottingham") == ["rhino-guards", "golden-arrow"]
    assert table.strength("rhino-guards") == 4


def test_bow_and_arrows_save_only_their_bearer():
    table = given().lay("nottingham", "wolf-archers", "nutsy", "maid-marian")
    table.attached("wolf-archers", "bow-and-arrows").acting()
    vanquished(table, "maid-marian", "wolf-archers", "nutsy")
    assert sorted(table.discards(0)) == ["bow-and-arrows", "nutsy"]


def test_bow_and_arrows_cannot_be_played_without_an_ally():
    table = given().lay("nottingham", "toby").hand("bow-and-arrows", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_bow_and_arrows_move_with_their_bearer():
    table = given().at("friar-tucks-church").lay("nottingham", "rhino-guards")
    table.attached("rhino-guards", "bow-and-arrows").acting()
    table.do("act-move")
    assert table.offered(verb="move-card") == ["move-card rhino-guards"]
    table.do("move-card rhino-guards", "place the-jail")
    assert table.bottom("the-jail") == ["rhino-guards", "bow-and-arrows"]


def test_r62_of_two_bow_and_arrows_only_one_is_discarded_each_time():
    table = given().lay("nottingham", "rhino-guards", "toby")
    table.attached("rhino-guards", "bow-and-arrows", "bow-and-arrows#2").acting()
    vanquished(table, "toby", "rhino-guards")
    assert table.discards(0) == ["bow-and-arrows"]
    assert table.bottom("nottingham") == ["rhino-guards", "bow-and-arrows#2"]


def test_r62_bow_and_arrows_cover_every_discard_of_the_ally():
    table = given().lay("nottingham", "rhino-guards").attached("rhino-guards", "bow-and-arrows")
    list(discard(table.state, 0, table.card("rhino-guards")))
    assert table.bottom("nottingham") == ["rhino-guards"]
    list(discard(table.state, 0, table.card("rhino-guards")))
    assert table.discards(0) == ["bow-and-arrows", "rhino-guards"]


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
    table.play("set-a-trap", "decline", "vanquish-hero toby", "send rhino-guards", "done")
    assert table.offered(verb="act-vanquish")


def test_r59_moving_the_ally_is_optional_in_set_a_trap():
    table = given().lay("nottingham", "rhino-guards", "toby").lay("the-jail", "wolf-archers")
    table.hand("set-a-trap").acting().play("set-a-trap", "decline")
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
    assert table.offered() == ["move-card nutsy", "move-card wolf-archers", "decline"]
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


# Golden Arrow


def test_golden_arrow_pays_two_when_its_bearer_helps_to_defeat_a_hero():
    table = (
        given().lay("nottingham", "rhino-guards", "toby").attached("rhino-guards", "golden-arrow")
    )
    vanquished(table.acting(), "toby", "rhino-guards")
    assert table.power_of(0) == 11
    assert sorted(table.discards(0)) == ["golden-arrow", "rhino-guards"]


def test_golden_arrow_pays_nothing_if_its_bearer_takes_no_part():
    table = given().lay("nottingham", "rhino-guards", "nutsy", "toby")
    vanquished(table.attached("nutsy", "golden-arrow").acting(), "toby", "rhino-guards")
    assert table.power_of(0) == 9


def test_golden_arrow_is_free_and_adds_no_strength():
    table = given().power(0, 0).lay("the-jail", "rhino-guards").hand("golden-arrow").acting()
    table.play("golden-arrow")
    assert table.bearer("golden-arrow") == "rhino-guards"
    assert table.strength("rhino-guards") == 4


def test_golden_arrow_cannot_be_played_without_an_ally():
    table = given().lay("the-jail", "toby").hand("golden-arrow", "warrant").acting()
    assert table.playable() == ["warrant"]


def test_golden_arrow_is_lowered_by_robin_hood():
    table = given().lay("nottingham", "rhino-guards", "toby").lay("the-jail", "robin-hood")
    vanquished(table.attached("rhino-guards", "golden-arrow").acting(), "toby", "rhino-guards")
    assert table.power_of(0) == 10


def test_golden_arrow_pays_in_full_for_robin_hood_himself():
    table = given().lay("nottingham", "rhino-guards", "robin-hood")
    table.attached("rhino-guards", "golden-arrow", "bow-and-arrows").acting()
    assert vanquished(table, "robin-hood", "rhino-guards").power_of(0) == 11


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


# King Richard's Crown


@pytest.mark.parametrize(
    ("card", "answers", "left"),
    [
        ("rhino-guards", ["place the-jail"], 7),
        ("warrant", ["place the-jail"], 9),
        ("bow-and-arrows", [], 9),
        ("golden-arrow", [], 9),
        ("imprison", [], 8),
    ],
)
def test_king_richards_crown_makes_all_cards_cheaper(card: str, answers: list[str], left: int):
    table = given().lay("nottingham", "king-richards-crown", "toby").lay("the-jail", "nutsy")
    assert table.hand(card).acting().play(card, *answers).power_of(0) == left


def test_king_richards_crown_does_nothing_while_he_is_elsewhere():
    table = given().lay("the-jail", "king-richards-crown").hand("rhino-guards").acting()
    assert table.play("rhino-guards", "place the-jail").power_of(0) == 6


def test_king_richards_crown_costs_one_power_itself():
    table = given().hand("king-richards-crown").acting()
    assert table.play("king-richards-crown", "place nottingham").power_of(0) == 8


def test_king_richards_crown_does_not_change_what_a_disguise_costs_to_buy_off():
    table = given().lay("nottingham", "king-richards-crown", "toby")
    table.attached("toby", "clever-disguise").acting().do("buy-off clever-disguise")
    assert table.power_of(0) == 7


# Nutsy


def test_nutsy_makes_every_other_ally_at_his_place_stronger():
    table = given().lay("nottingham", "nutsy", "rhino-guards", "wolf-archers")
    assert (table.strength("rhino-guards"), table.strength("wolf-archers")) == (5, 3)


def test_nutsy_does_not_make_himself_allies_elsewhere_or_heroes_stronger():
    table = given().lay("nottingham", "nutsy", "toby").lay("the-jail", "rhino-guards")
    assert [table.strength(one) for one in ("nutsy", "rhino-guards", "toby")] == [2, 4, 2]


def test_nutsy_costs_two_power():
    assert given().hand("nutsy").acting().play("nutsy", "place the-jail").power_of(0) == 7


# Sheriff of Nottingham


def test_sheriff_of_nottingham_moves_anywhere_and_collects_one_power_from_heroes():
    table = (
        given().lay("the-jail", "sheriff-of-nottingham").lay("sherwood-forest", "toby", "skippy")
    )
    table.before_move()
    assert places_offered(table) == ["sherwood-forest", "friar-tucks-church", "nottingham"]
    table.do("place sherwood-forest")
    assert table.power_of(0) == 10
    assert table.bottom("sherwood-forest") == ["sheriff-of-nottingham"]
    assert table.prompt() == "move"


def test_sheriff_of_nottingham_collects_nothing_where_no_hero_is():
    table = given().lay("the-jail", "sheriff-of-nottingham", "toby").before_move()
    assert table.do("place sherwood-forest").power_of(0) == 9


def test_sheriff_of_nottingham_may_stay_and_collects_nothing_then():
    table = given().lay("the-jail", "sheriff-of-nottingham", "toby").before_move().do("decline")
    assert table.power_of(0) == 9
    assert table.bottom("the-jail") == ["sheriff-of-nottingham"]
    assert table.prompt() == "move"


def test_sheriff_of_nottingham_may_stay_in_the_older_printing_too():
    table = given(strict_printing=True).lay("the-jail", "sheriff-of-nottingham").before_move()
    assert "decline" in table.offered()


def test_sheriff_of_nottingham_collects_nothing_while_robin_hood_is_there():
    table = given().lay("the-jail", "sheriff-of-nottingham").lay("nottingham", "robin-hood")
    assert table.before_move().do("place nottingham").power_of(0) == 9


def test_sheriff_of_nottingham_comes_after_the_start_of_the_turn():
    table = given().power(0, 19).lay("the-jail", "sheriff-of-nottingham").lay("nottingham", "toby")
    table.acting(1).end_turn().do("place nottingham")
    assert table.power_of(0) == 20
    assert table.winner() is None


def test_sheriff_of_nottingham_collects_nothing_when_an_action_moves_him():
    table = given().at("friar-tucks-church").lay("the-jail", "sheriff-of-nottingham")
    table.lay("nottingham", "toby").acting().do("act-move", "move-card sheriff-of-nottingham")
    assert table.power_of(0) == 9


def test_sheriff_of_nottingham_costs_three_power_and_has_strength_three():
    table = given().hand("sheriff-of-nottingham").acting()
    table.play("sheriff-of-nottingham", "place the-jail")
    assert (table.strength("sheriff-of-nottingham"), table.power_of(0)) == (3, 6)


# Sir Hiss


def test_sir_hiss_lets_him_use_one_covered_symbol_at_his_place():
    table = given().lay("nottingham", "sir-hiss", "skippy").acting()
    assert table.offered(verb="act-fate")
    assert table.do("act-gain").power_of(0) == 10


def test_sir_hiss_lets_him_use_only_one_in_a_turn():
    table = given().lay("nottingham", "sir-hiss", "skippy").acting().do("act-gain")
    assert not table.offered(verb="act-fate")
    assert not table.offered(verb="act-gain")


def test_sir_hiss_helps_again_in_the_next_turn():
    table = given().lay("nottingham", "sir-hiss", "skippy").lay("the-jail", "toby").acting()
    table.do("act-gain", "end-turn", "place the-forest", "end-turn", "place the-jail", "end-turn")
    table.do("place briar-roses-cottage", "end-turn", "place nottingham")
    assert table.offered(verb="act-gain")


def test_sir_hiss_does_nothing_at_another_place():
    table = given().lay("the-jail", "sir-hiss").lay("nottingham", "skippy").acting()
    assert not table.offered(verb="act-gain")


def test_sir_hiss_is_not_used_up_by_uncovered_symbols():
    table = given().lay("nottingham", "sir-hiss", "skippy").hand("warrant").acting()
    table.play("warrant", "place the-jail")
    assert table.offered(verb="act-gain")


def test_sir_hiss_leaves_other_symbols_to_be_used_when_the_hero_is_gone():
    table = given().lay("nottingham", "sir-hiss", "toby").acting().do("act-gain")
    vanquished(table, "toby", "sir-hiss")
    assert table.offered(verb="act-fate")
    assert not table.offered(verb="act-gain")


def test_sir_hiss_costs_two_power_and_has_strength_two():
    table = given().hand("sir-hiss").acting().play("sir-hiss", "place the-jail")
    assert (table.strength("sir-hiss"), table.power_of(0)) == (2, 7)


# Trigger


def test_trigger_makes_every_other_ally_at_his_place_weaker():
    table = given().lay("nottingham", "trigger", "rhino-guards", "wolf-archers")
    assert (table.strength("rhino-guards"), table.strength("wolf-archers")) == (3, 1)


def test_trigger_does_not_weaken_himself_allies_elsewhere_or_heroes():
    table = given().lay("nottingham", "trigger", "toby").lay("the-jail", "rhino-guards")
    assert [table.strength(one) for one in ("trigger", "rhino-guards", "toby")] == [4, 4, 2]


def test_trigger_and_nutsy_together():
    table = given().lay("nottingham", "trigger", "nutsy", "rhino-guards")
    assert [table.strength(o) for o in ("trigger", "nutsy", "rhino-guards")] == [5, 1, 4]


def test_trigger_costs_two_power():
    assert given().hand("trigger").acting().play("trigger", "place the-jail").power_of(0) == 7


# His heroes


@pytest.mark.parametrize(
    ("hero", "strength"),
    [
        ("alan-a-dale", 2),
        ("friar-tuck", 3),
        ("king-richard", 5),
        ("lady-kluck", 6),
        ("little-john", 5),
        ("maid-marian", 3),
        ("robin-hood", 5),
        ("skippy", 2),
        ("toby", 2),
    ],
)
def test_his_heroes_have_their_strength(hero: str, strength: int):
    assert given().lay("nottingham", hero).strength(hero) == strength


# Clever Disguise


def test_clever_disguise_makes_its_bearer_impossible_to_defeat():
    table = given().lay("nottingham", "toby", "skippy", "rhino-guards")
    table.attached("toby", "clever-disguise").acting().do("act-vanquish")
    assert table.offered() == ["vanquish-hero skippy"]


def test_clever_disguise_goes_to_a_hero_of_the_fating_player():
    table = given().lay("nottingham", "maid-marian").lay("the-jail", "skippy")
    fated(table, "clever-disguise", "bearer skippy")
    assert table.bearer("clever-disguise") == "skippy"
    assert table.top("the-jail") == ["skippy", "clever-disguise"]


def test_clever_disguise_can_be_bought_off_for_two_power_in_his_turn():
    table = given().lay("nottingham", "toby", "rhino-guards").attached("toby", "clever-disguise")
    table.acting()
    assert not table.offered(verb="act-vanquish")
    table.do("buy-off clever-disguise")
    assert table.power_of(0) == 7
    assert table.fate_discards(0) == ["clever-disguise"]
    assert table.offered(verb="act-vanquish")


def test_clever_disguise_can_be_bought_off_before_he_moves():
    table = given().lay("nottingham", "toby").attached("toby", "clever-disguise").moving()
    table.do("buy-off clever-disguise")
    assert table.power_of(0) == 7
    assert table.prompt() == "move"


def test_clever_disguise_cannot_be_bought_off_with_one_power():
    table = given().power(0, 1).lay("nottingham", "toby").attached("toby", "clever-disguise")
    assert not table.acting().offered(verb="buy-off")


def test_clever_disguise_is_bought_off_one_by_one():
    table = given().power(0, 3).lay("nottingham", "toby", "rhino-guards")
    table.attached("toby", "clever-disguise", "clever-disguise#2").acting()
    assert len(table.offered(verb="buy-off")) == 2
    table.do("buy-off clever-disguise#2")
    assert table.power_of(0) == 1
    assert not table.offered(verb="buy-off")
    assert not table.offered(verb="act-vanquish")


def test_clever_disguise_can_be_bought_off_when_fate_strikes_before_power_is_stolen():
    table = given().power(0, 4).lay("nottingham", "toby").attached("toby", "clever-disguise")
    table.next("steal-from-the-rich", "skippy").acting(1).fate(0)
    assert table.asked() == [0]
    table.do("buy-off clever-disguise")
    assert table.power_of(0) == 2
    table.do("play-fate steal-from-the-rich")
    assert table.offered() == ["amount 1", "amount 2"]


def test_clever_disguise_may_stay_when_fate_strikes():
    table = given().lay("nottingham", "toby").attached("toby", "clever-disguise")
    table.next("steal-from-the-rich", "skippy").acting(1).fate(0, "decline")
    assert table.power_of(0) == 9
    assert table.prompt() == "fate-card"


def test_clever_disguise_can_be_bought_off_when_a_condition_plays_a_fate_card():
    table = given("jafar").lay("nottingham", "toby", "warrant", "warrant#2")
    table.attached("toby", "clever-disguise").next("steal-from-the-rich")
    table.hand("deception").reacting(0).do("react deception")
    assert table.asked() == [0]
    table.do("buy-off clever-disguise")
    assert table.power_of(0) == 7
    assert table.asked() == [1]


def test_clever_disguise_cannot_be_played_without_a_hero():
    table = given().next("clever-disguise", "toby").acting(1).fate(0, "place nottingham")
    assert table.top("nottingham") == ["toby"]
    assert table.fate_discards(0) == ["clever-disguise"]


def test_r63_a_disguised_hero_may_be_imprisoned():
    table = given().lay("nottingham", "toby").attached("toby", "clever-disguise")
    table.hand("imprison").acting().play("imprison")
    assert table.top("the-jail") == ["toby", "clever-disguise"]


def test_r63_a_disguised_hero_may_hold_power():
    table = given().lay("nottingham", "skippy").attached("skippy", "clever-disguise")
    table.next("steal-from-the-rich", "toby").acting(1).fate(0, "decline")
    table.do("play-fate steal-from-the-rich", "amount 3")
    assert table.state.held == {table.card("skippy"): 3}


# Steal from the Rich


def test_steal_from_the_rich_puts_up_to_four_power_on_a_hero():
    table = given().lay("nottingham", "skippy").lay("the-jail", "maid-marian")
    fated(table, "steal-from-the-rich", "entrust maid-marian")
    assert table.offered() == ["amount 1", "amount 2", "amount 3", "amount 4"]
    table.do("amount 3")
    assert table.power_of(0) == 6
    assert table.state.held == {table.card("maid-marian"): 3}
    assert table.fate_discards(0) == ["toby", "steal-from-the-rich"]


def test_steal_from_the_rich_takes_no_more_than_he_has():
    table = given().power(0, 2).lay("nottingham", "skippy")
    assert fated(table, "steal-from-the-rich").offered() == ["amount 1", "amount 2"]


def test_steal_from_the_rich_takes_all_it_can_in_the_older_printing():
    table = given(strict_printing=True).lay("nottingham", "skippy")
    assert fated(table, "steal-from-the-rich").power_of(0) == 5
    table = given(strict_printing=True).power(0, 3).lay("nottingham", "skippy")
    assert fated(table, "steal-from-the-rich").power_of(0) == 0


def test_steal_from_the_rich_cannot_be_played_without_a_hero():
    table = given().next("steal-from-the-rich", "toby").acting(1).fate(0)
    assert table.prompt() == "pick-place"


def test_steal_from_the_rich_cannot_be_played_without_power():
    table = given().power(0, 0).lay("the-jail", "skippy")
    table.next("steal-from-the-rich", "toby").acting(1).fate(0)
    assert table.prompt() == "pick-place"


def test_steal_from_the_rich_adds_to_what_lies_there_and_comes_back_with_the_defeat():
    table = given().at("the-jail").lay("nottingham", "skippy", "rhino-guards").held("skippy", 2)
    fated(table, "steal-from-the-rich", "amount 4", "end-turn", "place nottingham")
    assert table.power_of(0) == 5
    vanquished(table, "skippy", "rhino-guards")
    assert table.power_of(0) == 11
    assert table.state.held == {}


def test_power_from_steal_from_the_rich_stays_on_a_hero_who_moves():
    table = given().lay("nottingham", "skippy").held("skippy", 4).hand("imprison").acting()
    table.play("imprison")
    assert table.state.held == {table.card("skippy"): 4}
    assert table.power_of(0) == 7


def test_power_on_a_hero_who_leaves_without_defeat_is_lost():
    table = given().lay("nottingham", "toby").held("toby", 4)
    list(discard(table.state, 0, table.card("toby")))
    assert table.power_of(0) == 9
    assert table.state.held == {}


# Alan-a-Dale


def test_alan_a_dale_makes_every_other_hero_in_the_realm_stronger():
    table = given().lay("nottingham", "alan-a-dale", "toby").lay("the-jail", "skippy")
    assert [table.strength(one) for one in ("toby", "skippy")] == [3, 3]


def test_alan_a_dale_does_not_make_himself_or_allies_stronger():
    table = given().lay("nottingham", "alan-a-dale", "toby", "rhino-guards")
    assert [table.strength(one) for one in ("alan-a-dale", "rhino-guards")] == [2, 4]


def test_alan_a_dale_can_save_a_hero_from_a_vanquish():
    table = given().lay("nottingham", "toby", "nutsy").lay("the-jail", "alan-a-dale").acting()
    assert not table.offered(verb="act-vanquish")


# Friar Tuck


def test_friar_tuck_may_discard_all_warrants_at_his_place():
    table = given().lay("nottingham", "warrant", "warrant#2").lay("the-jail", "warrant#3")
    fated(table, "friar-tuck", "place nottingham", "use")
    assert table.bottom("nottingham") == []
    assert table.bottom("the-jail") == ["warrant#3"]
    assert table.discards(0) == ["warrant", "warrant#2"]


def test_r61_the_discard_by_friar_tuck_comes_before_warrants_would_pay():
    table = given().lay("nottingham", "warrant", "warrant#2")
    assert fated(table, "friar-tuck", "place nottingham", "use").power_of(0) == 9


def test_friar_tuck_may_leave_the_warrants_and_they_pay():
    table = given().lay("nottingham", "warrant", "warrant#2")
    fated(table, "friar-tuck", "place nottingham", "decline")
    assert table.bottom("nottingham") == ["warrant", "warrant#2"]
    assert table.power_of(0) == 13


def test_friar_tuck_must_discard_the_warrants_in_the_older_printing():
    table = given(strict_printing=True).lay("nottingham", "warrant")
    fated(table, "friar-tuck", "place nottingham")
    assert table.discards(0) == ["warrant"]
    assert table.power_of(0) == 9


def test_friar_tuck_discards_no_other_items():
    table = given(strict_printing=True).lay("nottingham", "king-richards-crown", "warrant")
    fated(table, "friar-tuck", "place nottingham")
    assert table.bottom("nottingham") == ["king-richards-crown"]


def test_friar_tuck_can_be_played_where_no_warrant_is():
    table = given().lay("the-jail", "warrant")
    fated(table, "friar-tuck", "place nottingham")
    assert table.top("nottingham") == ["friar-tuck"]
    assert table.prompt() == "act"


def test_friar_tuck_discards_nothing_when_he_is_moved():
    table = given().lay("nottingham", "friar-tuck").lay("the-jail", "warrant").hand("imprison")
    assert table.acting().play("imprison").bottom("the-jail") == ["warrant"]


# King Richard


def test_king_richard_forbids_effects():
    table = given().lay("nottingham", "king-richard", "toby", "rhino-guards")
    table.hand("beautiful-lovely-taxes", "imprison", "set-a-trap", "intimidation", "warrant")
    assert table.acting().playable() == ["warrant"]


def test_king_richard_forbids_effects_from_the_jail_too():
    table = given().lay("the-jail", "king-richard").hand("beautiful-lovely-taxes", "warrant")
    assert table.acting().playable() == ["warrant"]


def test_king_richard_allows_allies_and_items():
    table = given().lay("the-jail", "king-richard", "nutsy")
    table.hand("rhino-guards", "warrant", "golden-arrow").acting()
    assert table.playable() == ["rhino-guards", "warrant", "golden-arrow"]


def test_king_richard_allows_conditions():
    table = given().lay("the-jail", "king-richard").hand("greed").power(1, 6).reacting(1)
    assert table.do("react greed").power_of(0) == 12


def test_king_richard_allows_effects_of_fate():
    table = given().lay("the-jail", "king-richard")
    assert fated(table, "steal-from-the-rich", "amount 1").power_of(0) == 8


# Lady Kluck


def test_lady_kluck_cannot_be_played_to_the_jail():
    table = fated(given(), "lady-kluck")
    assert places_offered(table) == ["sherwood-forest", "friar-tucks-church", "nottingham"]
    assert table.do("place nottingham").top("nottingham") == ["lady-kluck"]


def test_lady_kluck_cannot_be_moved_to_the_jail():
    table = given().lay("nottingham", "lady-kluck").lay("sherwood-forest", "toby")
    table.hand("imprison").acting().play("imprison")
    assert table.top("the-jail") == ["toby"]
    assert table.top("nottingham") == ["lady-kluck"]


def test_other_heroes_can_be_played_to_the_jail_unlike_lady_kluck():
    assert places_offered(fated(given(), "skippy")) == PLACES


def test_lady_kluck_has_strength_six():
    table = given().lay("nottingham", "lady-kluck", "rhino-guards").acting()
    assert table.strength("lady-kluck") == 6
    assert not table.offered(verb="act-vanquish")


# Little John


def test_little_john_may_take_up_to_four_power():
    table = fated(given(), "little-john", "place nottingham")
    assert table.asked() == [1]
    assert table.offered() == [f"amount {amount}" for amount in range(5)]
    table.do("amount 4")
    assert table.power_of(0) == 5
    assert table.state.held == {table.card("little-john"): 4}


def test_little_john_may_take_nothing():
    table = fated(given(), "little-john", "place nottingham", "amount 0")
    assert table.power_of(0) == 9
    assert table.state.held == {}
    assert "power-on-hero" not in table.told()


def test_little_john_takes_no_more_than_he_has():
    table = fated(given().power(0, 1), "little-john", "place nottingham")
    assert table.offered() == ["amount 0", "amount 1"]


def test_little_john_can_be_played_when_there_is_no_power():
    table = fated(given().power(0, 0), "little-john", "place nottingham")
    assert table.top("nottingham") == ["little-john"]
    assert table.prompt() == "act"


def test_little_john_must_take_four_in_the_older_printing():
    table = fated(given(strict_printing=True), "little-john", "place nottingham")
    assert table.power_of(0) == 5
    table = fated(given(strict_printing=True).power(0, 3), "little-john", "place nottingham")
    assert table.power_of(0) == 0


def test_little_john_gives_the_power_back_when_he_is_defeated():
    table = given().lay("nottingham", "little-john", "rhino-guards", "wolf-archers")
    table.held("little-john", 4).acting()
    vanquished(table, "little-john", "rhino-guards", "wolf-archers")
    assert table.power_of(0) == 13


def test_little_john_takes_nothing_when_he_is_moved():
    table = given().lay("nottingham", "little-john").hand("imprison").acting().play("imprison")
    assert table.power_of(0) == 7
    assert table.state.held == {}


# Maid Marian


def test_maid_marian_calls_robin_hood_from_the_fate_deck_to_her_place():
    table = given().lay("nottingham", "maid-marian", "rhino-guards").acting()
    before = sorted(table.deck(0, fate=True))
    vanquished(table, "maid-marian", "rhino-guards")
    assert table.top("nottingham") == ["robin-hood"]
    assert sorted([*table.deck(0, fate=True), "robin-hood"]) == before
    assert table.fate_discards(0) == ["maid-marian"]


def test_maid_marian_calls_robin_hood_from_the_discard_pile_first():
    table = given().lay("nottingham", "maid-marian", "rhino-guards").discarded("robin-hood", "toby")
    vanquished(table.acting(), "maid-marian", "rhino-guards")
    assert table.top("nottingham") == ["robin-hood"]
    assert table.fate_discards(0) == ["toby", "maid-marian"]


def test_maid_marian_lets_robin_hood_be_played_from_a_pile_and_warrants_pay():
    table = given().lay("nottingham", "maid-marian", "rhino-guards", "warrant")
    assert vanquished(table.acting(), "maid-marian", "rhino-guards").power_of(0) == 10


def test_maid_marian_moves_a_robin_hood_of_the_realm_and_no_warrant_pays():
    table = given().lay("nottingham", "maid-marian", "rhino-guards", "warrant")
    table.lay("sherwood-forest", "robin-hood").acting()
    assert vanquished(table, "maid-marian", "rhino-guards").power_of(0) == 9
    assert table.top("nottingham") == ["robin-hood"]


def test_r64_robin_hood_comes_from_the_jail_to_the_place_of_maid_marian():
    table = given().lay("nottingham", "maid-marian", "rhino-guards").lay("the-jail", "robin-hood")
    vanquished(
        table.attached("robin-hood", "clever-disguise").acting(), "maid-marian", "rhino-guards"
    )
    assert table.top("nottingham") == ["robin-hood"]
    assert table.top("the-jail") == []
    assert table.fate_discards(0) == ["maid-marian", "clever-disguise"]


def test_r64_robin_hood_at_the_place_of_maid_marian_loses_his_items_and_stays():
    table = given().lay("nottingham", "maid-marian", "robin-hood", "rhino-guards")
    vanquished(
        table.attached("robin-hood", "clever-disguise").acting(), "maid-marian", "rhino-guards"
    )
    assert table.top("nottingham") == ["robin-hood"]
    assert table.fate_discards(0) == ["maid-marian", "clever-disguise"]


def test_maid_marian_leaves_the_power_on_a_robin_hood_of_the_realm():
    table = given().lay("nottingham", "maid-marian", "rhino-guards").lay("the-jail", "robin-hood")
    vanquished(table.held("robin-hood", 4).acting(), "maid-marian", "rhino-guards")
    assert table.state.held == {table.card("robin-hood"): 4}
    assert table.power_of(0) == 9


def test_maid_marian_calls_nobody_when_she_is_moved_or_played():
    table = given().lay("nottingham", "maid-marian").hand("imprison").acting().play("imprison")
    assert table.top("the-jail") == ["maid-marian"]
    assert table.top("nottingham") == []
    table = fated(given(), "maid-marian", "place nottingham")
    assert table.top("nottingham") == ["maid-marian"]


# Robin Hood


def test_robin_hood_lowers_a_gain_by_an_action():
    table = given().at("the-jail").lay("sherwood-forest", "robin-hood").acting().do("act-gain")
    assert table.power_of(0) == 11


def test_robin_hood_lowers_a_gain_of_one_to_nothing():
    table = given().lay("the-jail", "robin-hood").acting().do("act-gain")
    assert table.power_of(0) == 9


def test_robin_hood_never_makes_a_gain_a_loss():
    table = given().lay("the-jail", "robin-hood")
    gain(table.state, 0, 0)
    assert table.power_of(0) == 9


def test_robin_hood_lowers_each_warrant_on_its_own():
    table = given().lay("nottingham", "warrant", "warrant#2").lay("the-jail", "robin-hood")
    assert fated(table, "skippy", "place nottingham").power_of(0) == 11


def test_robin_hood_lowers_the_warrant_at_the_place_he_is_played_to():
    table = given().lay("nottingham", "warrant")
    assert fated(table, "robin-hood", "place nottingham").power_of(0) == 10


def test_robin_hood_does_not_lower_power_that_comes_back_from_a_defeated_hero():
    table = given().lay("nottingham", "skippy", "rhino-guards").lay("the-jail", "robin-hood")
    vanquished(table.held("skippy", 3).acting(), "skippy", "rhino-guards")
    assert table.power_of(0) == 12


def test_robin_hood_lowers_nobody_elses_gain():
    table = given().lay("the-jail", "robin-hood").acting(1).do("act-gain")
    assert table.power_of(1) == 1


# Skippy


def test_skippy_cannot_be_fought_by_wolf_archers():
    table = given().lay("nottingham", "skippy", "wolf-archers", "wolf-archers#2").acting()
    assert not table.offered(verb="act-vanquish")


def test_skippy_can_be_fought_by_others_beside_wolf_archers():
    table = given().lay("nottingham", "skippy", "wolf-archers", "rhino-guards").acting()
    table.do("act-vanquish", "vanquish-hero skippy")
    assert table.offered() == ["send rhino-guards"]
    assert table.do("send rhino-guards").bottom("nottingham") == ["wolf-archers"]


def test_skippy_protects_no_other_hero_from_wolf_archers():
    table = given().lay("nottingham", "skippy", "toby", "wolf-archers").acting().do("act-vanquish")
    assert table.offered() == ["vanquish-hero toby"]


def test_skippy_is_safe_from_wolf_archers_in_intimidation_and_set_a_trap():
    table = given().lay("nottingham", "skippy", "wolf-archers")
    table.hand("intimidation", "set-a-trap", "warrant").acting()
    assert table.playable() == ["warrant"]


# Toby


def test_toby_is_shuffled_into_the_fate_deck_when_he_is_defeated():
    table = given().lay("nottingham", "toby", "rhino-guards").acting()
    vanquished(table, "toby", "rhino-guards")
    assert "toby" in table.deck(0, fate=True)
    assert table.fate_discards(0) == []
    assert table.told().count("leaves") == 1


def test_toby_leaves_what_he_carried_in_the_discard_pile_and_gives_power_back():
    table = given().lay("nottingham", "toby", "rhino-guards").attached("toby", "clever-disguise")
    table.held("toby", 4).acting().do("buy-off clever-disguise")
    vanquished(table, "toby", "rhino-guards")
    assert table.power_of(0) == 11
    assert len(table.fate_discards(0)) == 1
    assert "toby" in table.deck(0, fate=True)


def test_toby_goes_to_the_discard_pile_when_another_card_is_chosen():
    table = fated(given(), "skippy", "place nottingham")
    assert table.fate_discards(0) == ["toby"]


def test_nobody_can_tell_where_toby_is_after_his_defeat():
    table = given().lay("nottingham", "toby", "rhino-guards").acting()
    vanquished(table, "toby", "rhino-guards")
    assert not any(table.state.cards.sees(seat, table.card("toby")) for seat in (0, 1, None))
