"""The words behind numbers in choices: a thing that is a name is its number in `NAMES`."""

from __future__ import annotations

from enum import Enum

from spieltisch.games.villainous.content import (
    FATE,
    KINDS,
    ON_TOP,
    PLACES,
    SYMBOLS,
    TYPE,
    VILLAINS,
    Action,
    Symbol,
    Type,
)
from spieltisch.games.villainous.state import Phase, Size

NO_OFFER = "offer-none"
NO_BEARER, NO_PLACE = "why-no-bearer", "why-no-place"


def offer(symbol: Symbol) -> str:
    """What a symbol lets a villain do, in the list of what a place offers."""
    amount = f"-{symbol.amount}" if symbol.amount else ""
    return f"offer-{symbol.action.value}{amount}"


NAMES: tuple[str, ...] = (
    *PLACES,
    *VILLAINS,
    *(phase.value for phase in Phase),
    *(f"action-{action.value}" for action in Action),
    *sorted({offer(symbol) for symbols in SYMBOLS for symbol in symbols}),
    NO_OFFER,
    *(f"type-{type_.value}" for type_ in Type),
    *("free", "used", "covered", "normal"),
    *(size.value for size in Size),
    *(NO_BEARER, NO_PLACE),
    *(f"why-{KINDS[k]}" for k, of in enumerate(TYPE) if FATE[k] and of is Type.EFFECT),
)
"""Places come first: the number of a place is that of its name."""

NUMBER: dict[str, int] = {name: number for number, name in enumerate(NAMES)}


class Which(Enum):
    """Which of two symbols with the same action at a place a choice means, if there are two.

    Where the villain does not stand the place has to be named, too. The words know the numbers.
    """

    ALONE = 0
    UPPER = 1
    LOWER = 2
    ALONE_ELSEWHERE = 3
    UPPER_ELSEWHERE = 4
    LOWER_ELSEWHERE = 5


_HERE = (Which.ALONE, Which.UPPER, Which.LOWER)
_ELSEWHERE = (Which.ALONE_ELSEWHERE, Which.UPPER_ELSEWHERE, Which.LOWER_ELSEWHERE)


def _which(place: int, names: tuple[Which, Which, Which]) -> tuple[int, ...]:
    alone, upper, lower = names
    actions = [symbol.action for symbol in SYMBOLS[place]]
    found = (
        alone if actions.count(action) == 1 else upper if number < ON_TOP[place] else lower
        for number, action in enumerate(actions)
    )
    return tuple([which.value for which in found])


WHICH_HERE: tuple[tuple[int, ...], ...]
WHICH_ELSEWHERE: tuple[tuple[int, ...], ...]
WHICH_HERE, WHICH_ELSEWHERE = (
    tuple(_which(place, names) for place in range(len(PLACES))) for names in (_HERE, _ELSEWHERE)
)
"""For each symbol of each place what tells it from its twin there."""

MOST_SYMBOLS = max(len(symbols) for symbols in SYMBOLS)


def _offers(symbols: tuple[Symbol, ...]) -> tuple[int, ...]:
    named = [offer(symbol) for symbol in symbols]
    named += [NO_OFFER] * (MOST_SYMBOLS - len(named))
    return (len(symbols), *(NUMBER[name] for name in named))


OFFERS: tuple[tuple[int, ...], ...] = tuple(_offers(symbols) for symbols in SYMBOLS)
"""For each place how many symbols are printed there, and the names of what they offer."""
