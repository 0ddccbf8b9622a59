"""Tables for the tests of the Queen of Hearts, laid out in sentences."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from spieltisch.games.villainous import realm
from spieltisch.games.villainous.state import Size
from spieltisch.games.villainous.villains.queen_of_hearts import GUARDS, QueenOfHearts

every_guard = pytest.mark.parametrize("guard", GUARDS)

FOUR = ("courtyard", "hedge-maze", "tulgey-wood", "white-rabbits-house")
LINE = ("card-guard-club", "card-guard-club#2", "card-guard-diamond", "card-guard-diamond#2")
"""One guard for each place: strength 8 in all."""


def given(*others: str, **options: object) -> Scenario:
    """The Queen in seat 0 in the Hedge Maze (play, activate, gain 3, play), with power to spare."""
    table = Scenario("queen-of-hearts", *(others or ("jafar",)), **options)
    return table.at("hedge-maze").power(0, 9)


def with_wickets(*names: str, **options: object) -> Scenario:
    """The first wicket at the first place, and so on."""
    table = given(**options)
    for place, name in zip(FOUR, names, strict=False):
        table.lay(place, name)
    return table.wicket(*names)


def fated(table: Scenario, card: str, *more: str) -> Scenario:
    """Jafar reveals this card and Dormouse (or Caterpillar), and plays it in her realm."""
    table.next(card, "caterpillar" if card == "dormouse" else "dormouse")
    return table.acting(1).fate(0, f"play-fate {card}", *more)


def can_be_fated(table: Scenario, card: str) -> bool:
    """Is Jafar offered to play this card, beside Dormouse?"""
    table.next(card, "dormouse").acting(1).fate(0)
    return f"play-fate {card}" in table.offered()


def wickets(table: Scenario) -> list[str]:
    return table.names(table.state.wickets)


def size(table: Scenario, hero: str) -> Size | None:
    return table.state.sized.get(table.card(hero), (None, 0))[0]


def covered(table: Scenario, place: str) -> list[str]:
    """The actions of her place that heroes cover."""
    seat, here = table.spot(place)
    mask = realm.covered(table.state, seat, here)
    symbols = realm.symbols_at(table.state, seat, here)
    return [symbol.action.value for n, symbol in enumerate(symbols) if mask >> n & 1]


def aims(table: Scenario) -> dict[str, tuple[int, int]]:
    return {name: (done, due) for name, done, due in QueenOfHearts().aims(table.state, 0)}


def activatable(table: Scenario) -> list[str]:
    return table.names(realm.activatable(table.state, 0))
