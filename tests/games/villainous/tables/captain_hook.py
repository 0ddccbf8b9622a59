"""Tables for the tests of Captain Hook, laid out in sentences."""

from __future__ import annotations

from games.villainous.scenario import Scenario
from spieltisch.games.villainous.view import RealmView, VillainousView


def given(*others: str, **options: object) -> Scenario:
    """Captain Hook in seat 0 at Mermaid Lagoon (play, move, gain 3, play), with power to spare."""
    table = Scenario("captain-hook", *(others or ("maleficent",)), **options)
    return table.at("mermaid-lagoon").power(0, 9)


def fated(*cards: str, **options: object) -> Scenario:
    """Maleficent in seat 1 at the Forbidden Mountains can fate him; these cards come next."""
    return given(**options).at("forbidden-mountains").next(*cards)


def realm_seen_by(table: Scenario, seat: int) -> RealmView:
    """His realm, as a seat sees it."""
    board = table.table.view(seat).board
    assert isinstance(board, VillainousView)
    return board.realms[0]


def aims(table: Scenario) -> list[tuple[int, int]]:
    return [(aim.done, aim.due) for aim in realm_seen_by(table, 1).aims]


PIRATES = ("pirate-brute", "pirate-brute#2", "swashbuckler", "swashbuckler#2")


def without_fate(table: Scenario, *names: str) -> Scenario:
    """All his fate cards lie in the realm but these, which come next in their order."""
    for name in table.deck(0, fate=True):
        if name not in names:
            table.lay("skull-rock", name)
    return table.next(*names)
