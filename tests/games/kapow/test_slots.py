"""Every slot code, each test named after it: what may lie there."""

from __future__ import annotations

import pytest

from spieltisch.games.kapow.content import SYMBOLS
from spieltisch.games.kapow.fitting import accepts, arranged, look

TRAITS = [look(symbol, is_action=False) for symbol in range(len(SYMBOLS))]
ACTIONS = [look(symbol, is_action=True) for symbol in range(len(SYMBOLS))]


def taken(slot: str, looks: list[int]) -> set[str]:
    return {SYMBOLS[n] for n, seen in enumerate(looks) if accepts(slot, seen)}


def check(slot: str, *symbols: str) -> None:
    """Trait and action dice that show one of these."""
    assert taken(slot, TRAITS) == taken(slot, ACTIONS) == set(symbols)


def test_might():
    check("might", "might", "wild")


def test_energy():
    check("energy", "energy", "wild")


def test_toughness():
    check("toughness", "toughness", "wild")


def test_agility():
    check("agility", "agility", "wild")


def test_x_factor():
    check("x-factor", "x-factor", "wild")


def test_blank():
    check("blank", "blank", "wild")


def test_any():
    check("any", *SYMBOLS)


def test_nonblank():
    check("nonblank", *SYMBOLS[:-1])


def test_wild_only():
    check("wild-only", "wild")


def test_any_action():
    assert taken("any-action", TRAITS) == set()
    assert taken("any-action", ACTIONS) == set(SYMBOLS)


def test_nonblank_action():
    assert taken("nonblank-action", TRAITS) == set()
    assert taken("nonblank-action", ACTIONS) == set(SYMBOLS[:-1])


def test_no_wild_suffix():
    for name in SYMBOLS[:5]:
        check(f"{name}!", name)


@pytest.mark.parametrize(
    ("looks", "fits"),
    [((0, 0), True), ((0, 1), False), ((0, 5), True), ((5, 5), True), ((0, 7), True)],
)
def test_match(looks: tuple[int, int], fits: bool):
    """7 is might on an action die."""
    found = arranged(("nonblank", "nonblank"), ((0, 1),), looks)
    assert (found is not None) == fits
