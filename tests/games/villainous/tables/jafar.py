"""Tables for the tests of Jafar, laid out in sentences."""

from __future__ import annotations

from games.villainous.scenario import Scenario

GUARDS = ("palace-guard", "palace-guard#2", "palace-guard#3")


def given(*others: str, **options: object) -> Scenario:
    """Jafar in seat 0 at the Oasis (activate, play, gain 3, play), with power to spare.

    Maleficent in seat 1 stands where she can fate him.
    """
    table = Scenario("jafar", *(others or ("maleficent",)), **options)
    return table.at("oasis").at("forbidden-mountains").power(0, 9)


def in_palace(**options: object) -> Scenario:
    """Jafar at his palace (play, activate, vanquish, fate)."""
    return given(**options).at("sultans-palace")


def fated(table: Scenario, name: str, *more: str) -> Scenario:
    """Maleficent plays this fate card in Jafar's realm, rather than a hero."""
    return table.next(name, "sultan").acting(1).fate(0, f"play-fate {name}", *more)


def refused(table: Scenario, name: str) -> bool:
    """Cannot this fate card be played, so that the hero revealed with it must be?"""
    table.next(name, "sultan").acting(1).fate(0)
    return table.prompt() == "pick-place" and table.fate_discards(0)[-1] == name


def activatable(table: Scenario) -> list[str]:
    """The cards that the symbol for activating offers; none if it is not offered."""
    if not table.offered(verb="act-activate"):
        return []
    table.do("act-activate")
    return [sentence.removeprefix("activate-card ") for sentence in table.offered()]


def aims(table: Scenario) -> list[tuple[str, int, int]]:
    board = table.table.view(0).board
    return [(aim.name, aim.done, aim.due) for aim in board.realms[0].aims]  # type: ignore[attr-defined]
