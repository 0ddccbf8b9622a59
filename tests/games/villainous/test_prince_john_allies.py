"""Prince John's allies and items, in the order of his deck."""

from __future__ import annotations

import pytest

from games.villainous.tables.prince_john import fated, given, places_offered, vanquished
from spieltisch.games.villainous.deeds import discard

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
    table = given().lay("the-jail", "sheriff-of-nottingham", "toby").before_move().do("skip")
    assert table.power_of(0) == 9
    assert table.bottom("the-jail") == ["sheriff-of-nottingham"]
    assert table.prompt() == "move"


def test_sheriff_of_nottingham_may_stay_in_the_older_printing_too():
    table = given(strict_printing=True).lay("the-jail", "sheriff-of-nottingham").before_move()
    assert "skip" in table.offered()


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
