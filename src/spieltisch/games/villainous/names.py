"""The words behind numbers in choices: a thing that is a name is its number in `NAMES`."""

from __future__ import annotations

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

ALONE, UPPER, LOWER = range(3)
"""Which of two symbols with the same action at a place a choice means, if there are two."""
ELSEWHERE = 3
"""Added to these where the place has to be named, too."""


def _which(place: int) -> tuple[int, ...]:
    actions = [symbol.action for symbol in SYMBOLS[place]]
    return tuple(
        ALONE if actions.count(action) == 1 else UPPER if number < ON_TOP[place] else LOWER
        for number, action in enumerate(actions)
    )


WHICH: tuple[tuple[int, ...], ...] = tuple(_which(place) for place in range(len(PLACES)))
"""For each symbol of each place what tells it from its twin there."""

MOST_SYMBOLS = max(len(symbols) for symbols in SYMBOLS)


def _offers(symbols: tuple[Symbol, ...]) -> tuple[int, ...]:
    named = [offer(symbol) for symbol in symbols]
    named += [NO_OFFER] * (MOST_SYMBOLS - len(named))
    return (len(symbols), *(NUMBER[name] for name in named))


OFFERS: tuple[tuple[int, ...], ...] = tuple(_offers(symbols) for symbols in SYMBOLS)
"""For each place how many symbols are printed there, and the names of what they offer."""
