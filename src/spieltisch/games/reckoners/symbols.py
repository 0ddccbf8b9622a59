"""What a die counts as: doubled by some equipment, converted by other."""

from __future__ import annotations

from functools import cache
from typing import Final

from spieltisch.games.reckoners.content import EFFECT, FACES, SHOWS, SYMBOLS, WHITE_DICE
from spieltisch.games.reckoners.pieces import Effect
from spieltisch.games.reckoners.state import Newcago

CONVERTERS = tuple(kind for kind, effect in enumerate(EFFECT) if effect is Effect.CONVERT)


def _reached(converters: int) -> tuple[tuple[int, ...], ...]:
    """For each symbol those that it can be used as, itself first, with a set of converters."""
    pairs = [SHOWS[kind] for n, kind in enumerate(CONVERTERS) if converters >> n & 1]
    found = []
    for symbol in range(len(SYMBOLS)):
        reached = [symbol]
        for one in reached:
            reached += [
                other for pair in pairs if one in pair for other in pair if other not in reached
            ]
        found.append(tuple(reached))
    return tuple(found)


REACH: Final = tuple(_reached(converters) for converters in range(1 << len(CONVERTERS)))
"""By set of converters, by symbol: what it can be used as."""


@cache
def reachable(converters: int, symbols: tuple[int, ...]) -> tuple[int, ...]:
    """All symbols that a die showing these can provide."""
    found: list[int] = []
    for symbol in symbols:
        found += [one for one in REACH[converters][symbol] if one not in found]
    return tuple(found)


PROVIDED: Final = tuple(
    tuple(reachable(converters, face) for face in FACES) for converters in range(len(REACH))
)
"""By set of converters, by face: all symbols that it can provide."""


def converters_of(state: Newcago, reckoner: int) -> int:
    """The set of converters that a Reckoner has."""
    owned = [state.kind(card) for card in state.gear_of(reckoner)]
    return sum(1 << n for n, kind in enumerate(CONVERTERS) if kind in owned)


def symbols_of(state: Newcago, reckoner: int, die: int) -> tuple[int, ...]:
    """What a die counts as: on a white one some symbols count twice. Not what it pays with."""
    shown = FACES[state.dice.symbol(die)]
    if die < WHITE_DICE:
        for card in state.gear_of(reckoner):
            kind = state.kind(card)
            if EFFECT[kind] is Effect.DOUBLE and SHOWS[kind] == shown:
                return shown * 2
    return shown


@cache
def without(symbols: tuple[int, ...], used: int, converters: int) -> tuple[int, ...]:
    """What is left when one of these is used as that symbol: itself if it is there."""
    if used in symbols:
        index = symbols.index(used)
    else:
        reached = REACH[converters]
        index = next(n for n, one in enumerate(symbols) if used in reached[one])
    return (*symbols[:index], *symbols[index + 1 :])
