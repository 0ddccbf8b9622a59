"""How many rolls it takes to fill the fields of a card."""

from __future__ import annotations

from functools import lru_cache
from math import comb, inf

from spieltisch.games.rushout.content import JOKER

Needs = tuple[int, ...]
"""How many fields of each symbol are free."""
Hand = tuple[int, int, int]
"""Dice that can be rolled, what jokers among them may stand for, and which symbols are forbidden.

Both are sets of symbols: see `content.bits`.
"""
_UNLIKELY = 0.002


@lru_cache(maxsize=1 << 16)
def rolls(needs: Needs, hands: tuple[Hand, ...]) -> float:
    """About how many times all hands have to roll until every field is full.

    The hands are taken for one, and each symbol falls by itself.

    >>> round(rolls((1, 0, 0, 0, 0, 0), ((1, 0, 0),)), 1)
    6.0
    >>> rolls((1, 0, 0, 0, 0, 0), ((3, 1, 0),)) < rolls((1, 0, 0, 0, 0, 0), ((3, 0, 0),))
    True
    >>> rolls((4, 0, 0, 0, 0, 0), ((3, 1, 0),))
    inf
    """
    dice = sum(hand[0] for hand in hands)
    if dice < sum(needs):
        return inf
    wanted = [(symbol, count) for symbol, count in enumerate(needs) if count]
    faces = (sum(_faces(hand, symbol) for hand in hands) for symbol, _ in wanted)
    pairs = sorted((count, serving) for (_, count), serving in zip(wanted, faces, strict=True))
    return _expected(tuple(pairs), dice, dice)


def _faces(hand: Hand, symbol: int) -> int:
    """How many faces of a hand serve a symbol, over all its dice."""
    dice, jokers, forbidden = hand
    if forbidden >> symbol & 1:
        return 0
    return dice * (2 if symbol != JOKER and jokers >> symbol & 1 else 1)


@lru_cache(maxsize=1 << 16)
def _expected(wanted: tuple[tuple[int, int], ...], dice: int, at_first: int) -> float:
    """Rolls until all is there: how many of each symbol, and the faces that `at_first` dice had."""
    if not wanted:
        return 0.0
    if any(not serving for _, serving in wanted):
        return inf
    ways: list[tuple[float, tuple[tuple[int, int], ...], int]] = [(1.0, (), 0)]
    for count, serving in wanted:
        chances = _chances(count, dice, serving / (6 * at_first))
        ways = [
            (
                likely * chance,
                (*left, (count - hit, serving)) if hit < count else left,
                laid + hit,
            )
            for likely, left, laid in ways
            for hit, chance in enumerate(chances)
            if likely * chance > _UNLIKELY
        ]
    missed = moved = total = 0.0
    for likely, left, laid in ways:
        if laid == 0:
            missed = likely
        elif laid <= dice:
            moved += likely
            total += likely * _expected(tuple(sorted(left)), dice - laid, at_first)
    return (missed + moved + total) / moved if moved else inf


def _chances(count: int, dice: int, p: float) -> list[float]:
    """How likely none, one, ... of so many fields are served by one roll."""
    exactly = [
        comb(dice, hit) * p**hit * (1 - p) ** (dice - hit) if hit <= dice else 0.0
        for hit in range(count)
    ]
    return [*exactly, max(0.0, 1 - sum(exactly))]
