"""Dice counted by what they look like, as fields of one number.

Whether there are enough of them is then seen by a single subtraction: above each field lies a guard
that is gone if too many were taken away. A slot for any die can take nothing but one of all dice.

>>> there = tally([4, 4, 6])
>>> fits(there, ONE[4] * 2), fits(there, ONE[6] * 2), fits(there, TOTAL * 4)
(True, False, False)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spieltisch.games.kapow.content import SYMBOLS

Cost = int
BITS: Final = 6
FULL: Final = (1 << BITS - 1) - 1
TOTAL: Final = 1
BLUR: Final = 1 << BITS
"""One blank of some characters may lie as agility."""
LOOKS: Final = 2 * len(SYMBOLS)
_FIELDS: Final = 2 + LOOKS
ONE: Final = tuple([(1 << BITS * (2 + seen)) + TOTAL for seen in range(LOOKS)])
GUARDS: Final = sum([1 << BITS * field + BITS - 1 for field in range(_FIELDS)])


def counted(cost: Cost, seen: int) -> int:
    """How many dice that look so are in it."""
    return cost >> BITS * (2 + seen) & FULL


def tally(looks: Iterable[int], blur: bool = False) -> int:
    """What there is, with a guard above each field."""
    return GUARDS + sum([ONE[seen] for seen in looks]) + (BLUR if blur else 0)


def fits(there: int, cost: Cost) -> bool:
    return there - cost & GUARDS == GUARDS
