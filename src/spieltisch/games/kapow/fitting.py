"""Which dice fit where: slots, pairs that must match, wilds and what they stand for.

A die is seen here as its look: the symbol that it shows, and whether it is an action die.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final

from spieltisch.games.kapow.content import (
    AGILITY,
    BLANK,
    SECTIONS,
    SYMBOLS,
    WILD,
    symbol,
)

NO_WILD: Final = "!"


def look(shown: int, is_action: bool) -> int:
    """A symbol on a trait die, or on an action die.

    >>> look(WILD, True) - look(WILD, False) == len(SYMBOLS)
    True
    """
    return shown + len(SYMBOLS) if is_action else shown


@cache
def accepts(slot: str, seen: int) -> bool:
    """May a die that looks so lie in this slot?

    >>> accepts("might", symbol("wild")), accepts("might!", symbol("wild"))
    (True, False)
    >>> accepts("any", BLANK), accepts("nonblank", BLANK), accepts("any-action", BLANK)
    (True, False, False)
    """
    shown, is_action = seen % len(SYMBOLS), seen >= len(SYMBOLS)
    special = {
        "any": True,
        "nonblank": shown != BLANK,
        "wild-only": shown == WILD,
        "any-action": is_action,
        "nonblank-action": is_action and shown != BLANK,
    }
    if slot in special:
        return special[slot]
    if slot.endswith(NO_WILD):
        return shown == symbol(slot.removesuffix(NO_WILD))
    return shown in (WILD, symbol(slot))


def arranged(
    slots: tuple[str, ...],
    match: tuple[tuple[int, int], ...],
    looks: tuple[int, ...],
    blur: bool = False,
) -> tuple[int, ...] | None:
    """For each die the slot that it lies in; None if they cannot lie here together.

    Of all ways to lay them the first counts in which fewest wilds stand for something else. With
    `blur` one blank may stand for agility, where it does not fit otherwise.
    """
    ways = [
        order
        for order in permutations(range(len(slots)), len(looks))
        if all(accepts(slots[n], seen) for n, seen in zip(order, looks, strict=True))
        and _matches(match, order, looks)
    ]
    if ways:
        return min(ways, key=lambda order: _disguised(slots, order, looks))
    shown = [seen % len(SYMBOLS) for seen in looks]
    if not blur or BLANK not in shown:
        return None
    die = shown.index(BLANK)
    as_agility = looks[die] - BLANK + AGILITY
    return arranged(slots, match, (*looks[:die], as_agility, *looks[die + 1 :]))


def _disguised(slots: tuple[str, ...], order: tuple[int, ...], looks: tuple[int, ...]) -> int:
    """How many wilds lie where another symbol is asked for."""
    return sum(
        [
            seen % len(SYMBOLS) == WILD and slots[n] in SYMBOLS
            for n, seen in zip(order, looks, strict=True)
        ]
    )


def _matches(
    match: tuple[tuple[int, int], ...], order: tuple[int, ...], looks: tuple[int, ...]
) -> bool:
    """Each pair shows the same, or one of the two is a wild."""
    lying = {slot: seen % len(SYMBOLS) for slot, seen in zip(order, looks, strict=True)}
    for one, other in match:
        if one in lying and other in lying:
            pair = {lying[one], lying[other]}
            if len(pair) > 1 and WILD not in pair:
                return False
    return True


@cache
def fit(section: int, looks: tuple[int, ...], blur: bool = False) -> tuple[int, ...] | None:
    """As `arranged`, in a section."""
    printed = SECTIONS[section]
    return arranged(printed.slots, printed.match, looks, blur)


def stands_for(section: int, looks: tuple[int, ...], die: int, blur: bool) -> str:
    """What the die with this place in `looks` counts as, to meet the requirement."""
    shown = looks[die] % len(SYMBOLS)
    order = fit(section, looks, blur)
    if order is None:
        return SYMBOLS[shown]
    printed = SECTIONS[section]
    slot = printed.slots[order[die]].removesuffix(NO_WILD)
    if slot in SYMBOLS:
        return slot
    if shown == WILD:
        for pair in printed.match:
            if order[die] in pair:
                partner = pair[1 - pair.index(order[die])]
                if partner in order:
                    return SYMBOLS[looks[order.index(partner)] % len(SYMBOLS)]
    return SYMBOLS[shown]


def missing(section: int, looks: tuple[int, ...], blur: bool) -> tuple[str, ...]:
    """The slots that are still empty."""
    slots = SECTIONS[section].slots
    order = fit(section, looks, blur)
    if order is None:
        return slots[len(looks) :]
    return tuple([slot for n, slot in enumerate(slots) if n not in order])
