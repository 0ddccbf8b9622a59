"""What fate holds for Prince John."""

from __future__ import annotations

import pytest

from games.villainous.tables.prince_john import PLACES, fated, given, places_offered, vanquished
from spieltisch.games.villainous.deeds import discard, gain

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


def test_maid_marian_calls_robin_hood_before_the_golden_arrow_pays():
    table = given().lay("nottingham", "maid-marian", "rhino-guards")
    table.attached("rhino-guards", "golden-arrow").acting()
    assert vanquished(table, "maid-marian", "rhino-guards").power_of(0) == 9 + 2 - 1
    assert table.top("nottingham") == ["robin-hood"]


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
