"""Ursula's cards, in the order of her decks."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from spieltisch.games.villainous import realm
from spieltisch.games.villainous.content import COPIES, KIND
from spieltisch.games.villainous.state import FATE_DECK, TOP

PLACES = ("ursulas-lair", "erics-ship", "the-shore", "the-palace")


def given(**options: object) -> Scenario:
    """Ursula in seat 0 at The Shore (play, discard, gain 3, play), with power to spare.

    Maleficent sits opposite, in the Forbidden Mountains (move, play, gain 1, fate).
    """
    table = Scenario("ursula", "maleficent", **options)
    return table.at("the-shore").power(0, 9).at("forbidden-mountains")


def with_open_palace(**options: object) -> Scenario:
    """The lock lies on her lair."""
    return given(**options).locked("ursulas-lair").unlocked("the-palace")


def at_lair() -> Scenario:
    """Ursula at her lair (gain 1, activate, move, play)."""
    return given().at("ursulas-lair")


def fated(table: Scenario, card: str, *more: str) -> Scenario:
    """Maleficent brings this fate card upon Ursula, then answers what it asks."""
    other = "snarfblat#2" if card == "return-to-form" else "return-to-form"
    table.next(card, other).acting(1).fate(0)
    if table.prompt() == "fate-card":
        table.do(f"play-fate {card}")
    return table.do(*more)


def locks(table: Scenario) -> list[str]:
    """The places that are locked."""
    return [place for here, place in enumerate(PLACES) if table.state.is_locked(0, here)]


def cost(table: Scenario, card: str, target: str) -> int:
    """What playing a card costs, onto another one or aimed at it."""
    state = table.state
    return realm.cost(
        state, 0, table.card(card), state.place(table.card(target)), table.card(target)
    )


def sees(table: Scenario, seat: int, card: str) -> bool:
    return table.state.cards.sees(seat, table.card(card))


def exhaust_fate(table: Scenario) -> Scenario:
    """All fate cards of Maleficent are in her realm: nobody can bring fate upon her."""
    for card in table.state.lying(1, FATE_DECK):
        table.state.put(card, 1, TOP)
    return table


# Her aim


def test_she_wins_when_her_turn_begins_with_both_treasures_in_her_lair():
    table = given().lay("ursulas-lair", "trident", "crown").acting(1).end_turn()
    assert table.winner() == 0


@pytest.mark.parametrize("place", ["erics-ship", "the-shore", "the-palace"])
def test_a_treasure_elsewhere_does_not_count(place: str):
    table = given().lay("ursulas-lair", "trident").lay(place, "crown").acting(1).end_turn()
    assert table.winner() is None


def test_both_treasures_together_elsewhere_do_not_win():
    table = given().lay("the-shore", "trident", "crown").acting(1).end_turn()
    assert table.winner() is None


def test_one_treasure_is_not_enough():
    table = given().lay("ursulas-lair", "crown").hand("trident").acting(1).end_turn()
    assert table.winner() is None


def test_she_wins_only_when_her_turn_begins():
    table = at_lair().lay("ursulas-lair", "trident").lay("erics-ship", "crown").acting()
    table.do("act-move", "move-card crown", "place ursulas-lair")
    assert table.winner() is None
    table.end_turn().do("place the-forest").end_turn()
    assert table.winner() == 0


def test_doubt_she_wins_also_while_the_lair_is_locked():
    table = with_open_palace().lay("ursulas-lair", "trident", "crown").acting(1).end_turn()
    assert table.winner() == 0


def test_heroes_in_her_realm_do_not_keep_her_from_winning():
    table = given().lay("ursulas-lair", "trident", "crown", "ariel", "king-triton")
    assert table.acting(1).end_turn().winner() == 0


def test_both_parts_of_the_aim_are_seen():
    table = given().lay("ursulas-lair", "crown", "king-triton").attached("king-triton", "trident")
    board = table.acting().table.view(1).board
    aims = [(aim.name, aim.done, aim.due) for aim in board.realms[0].aims]
    assert aims == [("aim-trident-in-lair", 0, 1), ("aim-crown-in-lair", 1, 1)]


def test_r39_a_trident_that_a_hero_carries_does_not_count():
    table = given().lay("ursulas-lair", "crown", "king-triton").attached("king-triton", "trident")
    assert table.acting(1).end_turn().winner() is None


# Her places


def test_the_palace_is_locked_when_the_match_begins():
    table = given().moving()
    assert locks(table) == ["the-palace"]
    assert table.offered(verb="place") == ["place ursulas-lair", "place erics-ship"]


def test_she_has_no_symbol_for_vanquishing():
    for place in PLACES:
        table = given().at(place).lay("the-shore", "flounder", "flotsam").acting()
        assert not table.offered(verb="act-vanquish")


def test_doubt_symbols_of_a_place_that_is_locked_while_she_is_there_can_still_be_used():
    table = at_lair().lay("ursulas-lair", "crown", "cauldron").lay("erics-ship", "eric")
    table.attached("eric", "binding-contract-lair").hand("change-form").acting()
    assert table.offered(verb="act-activate")
    assert table.offered(verb="act-move")
    table.play("change-form")
    assert table.do("act-gain").power_of(0) == 9
    # What lies there can neither be activated nor moved.
    assert not table.offered(verb="act-activate")
    assert not table.offered(verb="act-move")


def test_r15_she_leaves_the_locked_place_in_her_next_move():
    table = with_open_palace().at("ursulas-lair").moving()
    goals = ["place erics-ship", "place the-shore", "place the-palace"]
    assert table.offered(verb="place") == goals


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


# Effects and conditions


def test_change_form_moves_the_lock_to_the_lair_and_back():
    table = given().hand("change-form", "change-form#2").acting().play("change-form")
    assert locks(table) == ["ursulas-lair"]
    assert table.power_of(0) == 8
    table.play("change-form#2")
    assert locks(table) == ["the-palace"]


def test_change_form_leaves_ursula_and_her_cards_where_they_are():
    table = at_lair().lay("ursulas-lair", "crown", "max").hand("change-form")
    table.acting().play("change-form")
    assert table.place_of(0) == "ursulas-lair"
    assert table.bottom("ursulas-lair") == ["crown"]
    assert table.top("ursulas-lair") == ["max"]


def test_r40_there_is_always_exactly_one_lock():
    table = given().hand("change-form").acting().play("change-form").end_turn()
    assert len(locks(table)) == 1
    table = fated(with_open_palace(), "grimsby", "place erics-ship", "use")
    assert locks(table) == ["the-palace"]


def test_grow_giant_performs_an_action_of_a_locked_neighbour():
    table = given().hand("grow-giant").acting().play("grow-giant", "act-gain the-palace 3 2")
    assert table.power_of(0) == 10


def test_grow_giant_reaches_neighbours_only():
    table = given().hand("grow-giant", "flotsam").acting().play("grow-giant")
    reached = {sentence.split()[1] for sentence in table.offered()}
    assert reached == {"erics-ship", "the-palace"}


def test_grow_giant_may_not_be_declined():
    table = given().hand("grow-giant").acting().play("grow-giant")
    assert not table.offered(verb="decline")


def test_grow_giant_uses_uncovered_symbols_only():
    table = given().lay("erics-ship", "flounder").lay("the-palace", "max", "flotsam")
    table.hand("grow-giant", "jetsam").acting().play("grow-giant")
    offered = {" ".join(sentence.split()[:2]) for sentence in table.offered()}
    ship = {"act-fate erics-ship", "act-discard erics-ship", "act-gain the-palace"}
    assert offered == ship | {"act-move-hero the-palace"}


def test_grow_giant_can_move_a_hero_with_the_symbol_of_the_locked_palace():
    table = given().lay("erics-ship", "flounder").hand("grow-giant").acting()
    table.play("grow-giant", "act-move-hero", "move-card flounder", "place ursulas-lair")
    assert table.top("ursulas-lair") == ["flounder"]


def test_grow_giant_leaves_the_symbol_free_for_another_use():
    table = given().hand("grow-giant", "grow-giant#2").acting()
    table.play("grow-giant", "act-gain the-palace 3 2")
    table.play("grow-giant#2", "act-gain the-palace 3 2")
    assert table.power_of(0) == 11


def test_grow_giant_can_play_another_card():
    table = given().hand("grow-giant", "flotsam").acting()
    table.play("grow-giant", "act-play erics-ship 1", "play-card flotsam", "place erics-ship")
    assert table.bottom("erics-ship") == ["flotsam"]
    assert table.power_of(0) == 6


def test_grow_giant_needs_an_action_that_can_be_performed():
    table = exhaust_fate(at_lair()).lay("erics-ship", "flounder").hand("grow-giant").acting()
    assert table.playable() == []


def test_grow_giant_may_be_played_to_discard_another_card():
    table = exhaust_fate(at_lair()).lay("erics-ship", "flounder")
    table.hand("grow-giant", "trickery").acting().play("grow-giant")
    assert table.offered() == ["act-discard erics-ship 3"]
    table.do("act-discard", "discard trickery")
    assert table.discards(0) == ["trickery", "grow-giant"]


def test_opportunist_takes_an_item_or_effect_from_the_discard_pile():
    table = given().hand("opportunist").discarded("crown", "flotsam", "trickery", "whirlpool")
    table.acting().play("opportunist")
    assert table.offered() == ["take crown", "take whirlpool"]
    table.do("take crown")
    assert table.hand_of(0) == ["crown"]
    assert table.discards(0) == ["flotsam", "trickery", "whirlpool", "opportunist"]


def test_opportunist_cannot_take_itself():
    table = given().hand("opportunist").discarded("flotsam", "trickery").acting()
    assert table.playable() == []


def test_opportunist_may_take_another_opportunist():
    table = given().hand("opportunist").discarded("opportunist#2").acting().play("opportunist")
    assert table.hand_of(0) == ["opportunist#2"]


def test_whirlpool_moves_a_hero_to_any_unlocked_place():
    table = given().lay("the-shore", "flounder").hand("whirlpool").acting().play("whirlpool")
    assert table.offered() == ["place ursulas-lair", "place erics-ship"]
    table.do("place ursulas-lair")
    assert table.top("ursulas-lair") == ["flounder"]
    assert table.power_of(0) == 8


def test_whirlpool_needs_a_hero_at_an_unlocked_place():
    assert given().hand("whirlpool").acting().playable() == []
    assert given().lay("the-palace", "max").hand("whirlpool").acting().playable() == []


def test_whirlpool_may_not_be_declined():
    table = given().lay("the-shore", "flounder", "max").hand("whirlpool").acting()
    table.play("whirlpool")
    assert table.offered() == ["move-card flounder", "move-card max"]


def test_arrogance_draws_three_cards_and_discards_any_three():
    table = given().hand("arrogance", "crown").next("whirlpool", "trident", "flotsam", "jetsam")
    table.reacting(1, felled=4).by(0, "react arrogance")
    table.do("discard whirlpool", "discard crown", "discard flotsam")
    assert table.hand_of(0) == ["trident"]
    assert table.discards(0) == ["whirlpool", "crown", "flotsam", "arrogance"]


def test_arrogance_asks_for_a_defeated_hero_of_strength_four():
    assert given().hand("arrogance").reacting(1, felled=3).asked() == [1]


def test_arrogance_may_be_kept():
    table = given().hand("arrogance").reacting(1, felled=4).by(0, "pass")
    assert table.hand_of(0) == ["arrogance"]
    assert table.prompt() == "act"


def test_arrogance_cannot_be_played_with_an_action_in_her_own_turn():
    assert given().hand("arrogance").acting().playable() == []


def test_divination_reveals_cards_until_a_binding_contract_comes():
    table = given().hand("divination").next("flotsam", "whirlpool", "binding-contract-ship")
    table.acting().play("divination")
    assert table.hand_of(0) == ["binding-contract-ship"]
    assert table.discards(0) == ["flotsam", "whirlpool", "divination"]
    assert sees(table, 1, "binding-contract-ship")


def test_divination_goes_on_with_the_shuffled_discard_pile():
    table = given().empty_deck(0).hand("divination", "crown").next("flotsam").acting()
    table.play("divination")
    assert any(name.startswith("binding-contract") for name in table.hand_of(0))
    assert "deck-shuffled" in table.told()


def test_doubt_divination_cannot_be_played_when_no_contract_is_left():
    table = given().lay("erics-ship", "eric").hand("divination", "binding-contract-palace")
    table.attached("eric", "binding-contract-lair", "binding-contract-ship")
    table.attached("eric", "binding-contract-ship#2", "binding-contract-shore")
    table.attached("eric", "binding-contract-shore#2").acting()
    assert table.playable() == ["binding-contract-palace"]


def test_divination_finds_a_contract_that_lies_in_the_discard_pile_only():
    table = given().lay("erics-ship", "eric").hand("divination")
    table.attached("eric", "binding-contract-lair", "binding-contract-ship")
    table.attached("eric", "binding-contract-ship#2", "binding-contract-shore")
    table.attached("eric", "binding-contract-shore#2").discarded("binding-contract-palace")
    table.acting().play("divination")
    assert table.hand_of(0) == ["binding-contract-palace"]


def test_trickery_plays_the_next_fate_card_of_an_opponent_with_six_power():
    table = given().hand("trickery").power(1, 6).next("flora").reacting(1)
    table.by(0, "react trickery")
    assert table.asked() == [0]
    table.do("place the-forest")
    assert table.top("the-forest") == ["flora"]
    assert table.discards(0) == ["trickery"]


def test_trickery_asks_for_six_power():
    assert given().hand("trickery").power(1, 5).reacting(1).asked() == [1]


def test_trickery_discards_a_fate_card_that_cannot_be_played():
    table = given().hand("trickery").power(1, 6).next("once-upon-a-dream", "flora").reacting(1)
    table.by(0, "react trickery")
    assert table.fate_discards(1) == ["once-upon-a-dream"]
    assert table.deck(1, fate=True)[0] == "flora"


def test_trickery_needs_a_fate_card_to_reveal():
    table = exhaust_fate(given()).hand("trickery").power(1, 6).reacting(1)
    assert not table.offered(0, verb="react")


def test_r21_trickery_is_no_fate_action():
    table = given().hand("trickery").power(1, 6).next("once-upon-a-dream")
    table.state.begin(1, KIND["dragon-form"])
    assert table.reacting(1).by(0, "react trickery").power_of(1) == 6


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
    assert "fate-misses" in table.told()
    assert table.top("the-shore") == []


def test_r42_return_to_form_looks_at_the_printed_strength():
    table = given().discarded("eric")
    table.state.boost[table.card("eric")] = 1
    assert table.strength("eric") == 5
    fated(table, "return-to-form", "decline")
    assert table.top("the-shore") == ["eric"]


def test_return_to_form_cannot_be_played_while_ursula_is_at_a_locked_place():
    table = with_open_palace().at("ursulas-lair").discarded("eric")
    fated(table, "return-to-form")
    assert "fate-misses" in table.told()
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
    assert "fate-misses" in table.told()


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
    assert "fate-misses" in table.told()


def test_doubt_the_dinglehopper_drains_and_the_snarfblat_makes_dearer():
    table = given().lay("erics-ship", "max").attached("max", "dinglehopper")
    assert cost(table, "binding-contract-shore", "max") == 2
    table = given().lay("erics-ship", "max").attached("max", "snarfblat").moving()
    assert table.do("place erics-ship").power_of(0) == 9


def test_ariel_may_bring_an_item_to_her_place():
    table = given().lay("erics-ship", "cauldron").lay("the-shore", "crown", "flotsam")
    fated(table, "ariel", "place ursulas-lair")
    assert table.offered() == ["move-card cauldron", "move-card crown", "decline"]
    assert table.do("move-card crown").bottom("ursulas-lair") == ["crown"]


def test_ariel_may_leave_the_items_alone():
    table = given().lay("erics-ship", "cauldron")
    fated(table, "ariel", "place ursulas-lair", "decline")
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
    assert table.offered() == ["move-card max", "move-card eric", "decline"]
    table.do("move-card max")
    assert table.offered() == ["place erics-ship", "place the-shore"]
    assert table.do("place the-shore").top("the-shore") == ["max"]


def test_eric_may_move_himself():
    table = given()
    fated(table, "eric", "place erics-ship", "move-card eric", "place ursulas-lair")
    assert table.top("ursulas-lair") == ["eric"]


def test_eric_may_leave_everybody_alone():
    table = given().lay("ursulas-lair", "max")
    fated(table, "eric", "place erics-ship", "decline")
    assert table.top("ursulas-lair") == ["max"]
    assert table.top("erics-ship") == ["eric"]


def test_eric_must_move_a_hero_in_the_strict_printing():
    table = given(strict_printing=True).lay("ursulas-lair", "max")
    fated(table, "eric", "place erics-ship")
    assert table.offered() == ["move-card max", "move-card eric"]


def test_eric_moves_nobody_out_of_a_locked_place():
    table = given().lay("the-palace", "max")
    fated(table, "eric", "place erics-ship")
    assert table.offered() == ["move-card eric", "decline"]


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
    assert table.offered() == ["place ursulas-lair", "place erics-ship", "decline"]
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
    fated(table, "max", "place the-shore", "decline")
    assert table.place_of(0) == "the-shore"


def test_scuttle_may_take_an_item_from_the_fate_discard_pile():
    table = given().discarded("snarfblat", "dinglehopper", "crown")
    fated(table, "scuttle", "place erics-ship")
    assert table.offered() == ["take snarfblat", "take dinglehopper", "decline"]
    table.do("take dinglehopper")
    assert table.top("erics-ship") == ["scuttle", "dinglehopper"]
    assert table.bearer("dinglehopper") == "scuttle"


def test_scuttle_may_come_without_an_item():
    table = given().discarded("snarfblat")
    fated(table, "scuttle", "place erics-ship", "decline")
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
        "decline",
    ]
    table.do("take binding-contract-shore")
    assert table.bearer("binding-contract-shore") == "sebastian"
    assert table.top("erics-ship") == ["sebastian", "binding-contract-shore"]


def test_sebastian_may_leave_contracts_where_they_are():
    table = given().lay("ursulas-lair", "max").attached("max", "binding-contract-shore")
    fated(table, "sebastian", "place erics-ship", "decline")
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
