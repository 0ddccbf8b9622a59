"""Ursula's effects and conditions, in the order of her deck."""

from __future__ import annotations

from games.villainous.tables.ursula import (
    at_lair,
    exhaust_fate,
    fated,
    given,
    locks,
    sees,
    with_open_palace,
)
from spieltisch.games.villainous.content import KIND

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
    assert not table.offered(verb="skip")


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
