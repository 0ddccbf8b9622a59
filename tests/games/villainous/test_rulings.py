"""Rulings that belong to no single villain and need cards of several, and: every ruling is tested.

The others stand with the turn (test_turn.py) and with the villains (test_<villain>.py and
test_<villain>_fate.py).
"""

from __future__ import annotations

import re
from pathlib import Path

from games.villainous.scenario import Scenario

RULINGS = 70


def test_every_ruling_has_a_test_that_names_it():
    sources = [file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py")]
    named = {int(number) for text in sources for number in re.findall(r"def test_r(\d\d)_", text)}
    assert named == set(range(1, RULINGS + 1))


def test_r03_a_card_outranks_the_rules_peter_pan_comes_to_a_locked_place():
    table = Scenario("captain-hook", "maleficent").at("forbidden-mountains").acting(1)
    table.next("peter-pan", "wendy")
    table.fate(0)
    assert table.top("hangmans-tree") == ["peter-pan"]


def test_r05_a_loss_is_taken_as_far_as_there_is_power():
    table = Scenario("jafar", "maleficent").power(0, 1).at("forbidden-mountains")
    table.next("treachery", "wish").acting(1).fate(0)
    assert table.power_of(0) == 0


def test_r05_a_loss_needs_more_than_nothing():
    table = Scenario("jafar", "maleficent").power(0, 0).at("forbidden-mountains")
    table.next("treachery", "wish").acting(1).fate(0)
    assert table.fate_discards(0) == ["treachery", "wish"]


def lamp() -> Scenario:
    """Jafar plays the Magic Lamp while Genie lies in a realm, a discard pile or the deck."""
    table = Scenario("jafar", "maleficent").power(0, 9).at("oasis").unlocked("cave-of-wonders")
    return table.hand("magic-lamp")


def test_r11_a_hero_in_the_realm_is_found_there_and_loses_its_items():
    table = lamp().lay("oasis", "genie").attached("genie", "wish").discarded("abu")
    table.acting().play("magic-lamp")
    assert table.top("cave-of-wonders") == ["genie"]
    assert "wish" in table.fate_discards(0)
    assert "fate-shuffled" not in table.told()


def test_r11_a_hero_in_the_discard_pile_is_found_next():
    table = lamp().discarded("genie", "abu")
    before = len(table.deck(0, fate=True))
    table.acting().play("magic-lamp")
    assert table.top("cave-of-wonders") == ["genie"]
    assert len(table.deck(0, fate=True)) == before


def test_r11_a_hero_in_the_deck_is_found_last_and_the_deck_is_shuffled():
    table = lamp().next("abu", "genie")
    ids = set(table.state.lying(0, 3))
    table.acting().play("magic-lamp")
    assert table.top("cave-of-wonders") == ["genie"]
    assert ids.isdisjoint(table.state.lying(0, 3)), "shuffled cards are new to everybody"


def marian(table: Scenario) -> Scenario:
    """Prince John vanquishes Maid Marian, who calls Robin Hood, beside a warrant."""
    table.at("nottingham").lay("nottingham", "maid-marian", "rhino-guards", "warrant").acting()
    return table.do("act-vanquish", "vanquish-hero maid-marian", "send rhino-guards")


def test_r12_a_hero_found_in_the_realm_is_moved_and_not_played():
    table = marian(Scenario("prince-john", "maleficent").lay("the-jail", "robin-hood"))
    assert table.top("nottingham") == ["robin-hood"]
    assert table.power_of(0) == 0  # the warrant pays for heroes who are played


def test_r12_a_hero_found_in_a_pile_is_played():
    table = marian(Scenario("prince-john", "maleficent").discarded("robin-hood"))
    assert table.top("nottingham") == ["robin-hood"]
    assert table.power_of(0) == 1  # the warrant's 2, less 1 because Robin Hood is there


def test_r14_nothing_at_a_locked_place_can_be_chosen():
    table = Scenario("jafar", "maleficent").power(0, 9).at("sultans-palace")
    table.lay("cave-of-wonders", "abu", "iago", "razoul").attached("abu", "wish")
    table.lay("cave-of-wonders", "snake-staff").discarded("hypnotize#2")
    table.hand("hypnotize", "scimitar", "necessary-sacrifice", "palace-guard").acting()
    assert table.playable() == ["palace-guard"]  # nobody to hypnotize, equip or sacrifice
    assert not table.offered(verb="act-activate")
    assert not table.offered(verb="act-vanquish")
