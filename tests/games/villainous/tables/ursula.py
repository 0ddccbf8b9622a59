"""Tables for the tests of Ursula, laid out in sentences."""

from __future__ import annotations

from games.villainous.scenario import Scenario
from spieltisch.games.villainous import realm
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
