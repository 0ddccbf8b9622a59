"""Worlds to think with in the middle of an effect, where somebody has named a hidden card."""

from __future__ import annotations

import pytest

from contract.dreams import check_dream
from games.villainous.scenario import Scenario

LUCKS = 30


def check_dreams(given: Scenario, seat: int, hidden: str) -> set[str]:
    """Whatever the luck, there is a world for the seat: what the card is in those."""
    table, card = given.table, given.card(hidden)
    assert not table.at_checkpoint and not table._state.cards.sees(seat, card)
    found = set()
    for luck in range(LUCKS):
        dream = check_dream(table, seat, f"luck {luck}")
        found.add(table.game.kinds[dream._state.cards.kind_of[card]])
    return found


def test_a_card_that_is_being_played_is_one_that_can_be():
    table = Scenario("ursula", "maleficent").power(0, 1).hand("cauldron").at("ursulas-lair")
    table.acting(0).do("act-play", "play-card cauldron")
    assert table.prompt() == "pick-place"
    assert check_dreams(table, 1, "cauldron") == {"cauldron"}  # Nothing else costs one power.


def test_who_plays_a_card_holds_one_that_can_be_played():
    table = Scenario("prince-john", "maleficent").power(0, 0).hand("golden-arrow")
    table.lay("sherwood-forest", "nutsy").at("sherwood-forest").acting(0).do("act-play")
    assert check_dreams(table, 1, "golden-arrow") == {"golden-arrow"}  # All else costs something.


@pytest.mark.parametrize("power", [1, 2])
def test_it_may_be_any_that_can_be(power: int):
    table = Scenario("maleficent", "ursula").power(0, power).hand("staff").at("the-forest")
    table.acting(0).do("act-play", "play-card staff")
    kinds = check_dreams(table, 1, "staff")
    assert {"cackling-goon", "staff"} < kinds
    assert ("sinister-goon" in kinds) == (power == 2)


def test_a_condition_that_waits_for_another_is_one_that_is_met():
    table = Scenario("maleficent", "ursula", "prince-john", "queen-of-hearts").power(0, 9)
    table.hand("trickery", "greed").next("guards").reacting(0)
    table.by(2, "react greed").by(1, "react trickery")
    assert check_dreams(table, 3, "greed") == {"greed"}
