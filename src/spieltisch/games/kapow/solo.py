"""AI characters are rules: they work through the rows of their solo side, openly."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple

from spieltisch.engine import CHECKPOINT, Script, ask, choices_of
from spieltisch.games.kapow.content import (
    AGILITY,
    BLANK,
    CHARACTERS,
    ENERGY,
    MIGHT,
    NONWILD,
    ROWS,
    SECTIONS,
    SYMBOL_NUMBER,
    SYMBOL_OF,
    SYMBOLS,
    TOUGHNESS,
    WILD,
    X_FACTOR,
)
from spieltisch.games.kapow.fitting import accepts
from spieltisch.games.kapow.gaining import gain_action, gain_faces, gain_trait
from spieltisch.games.kapow.health import called, heal, lose_health
from spieltisch.games.kapow.pieces import Effect
from spieltisch.games.kapow.state import Kapow, added
from spieltisch.games.kapow.tallies import GUARDS, LOOKS, ONE, Cost, tally


class Way(NamedTuple):
    """A way to fill a section of a row: its option, the looks of the dice in its slots."""

    option: int
    looks: tuple[int, ...]
    cost: Cost


Selected = tuple[int, int, tuple[int, ...]]
"""A row, its option, and what the dice on it look like."""


@cache
def rows_of(character: int) -> range:
    """The rows of a solo side, from the top."""
    before = sum([len(other.rows) for other in CHARACTERS[:character]])
    return range(before, before + len(CHARACTERS[character].rows))


def roll_and_select(state: Kapow, fighter: int) -> None:
    """An AI character rolls openly and selects row by row what its dice allow."""
    for die in state.own[fighter]:
        state.dice.roll(die, state.chance)
        state.on[die] = -1
    state.tell("ai-rolls", seat=called(state, fighter))
    select_rows(state, fighter)


def select_rows(state: Kapow, fighter: int) -> None:
    """The topmost row first, each as often as it has sections; of dice alike the first."""
    own = state.own[fighter]
    looks = state.looks(own)
    alike: dict[int, list[int]] = {seen: [] for seen in looks}
    for die, seen in zip(reversed(own), reversed(looks), strict=True):
        alike[seen].append(die)
    found: list[tuple[int, ...]] = []
    for row, option, asked in rows_for(state.character[fighter], tuple(sorted(looks))):
        chosen = [alike[seen].pop() for seen in asked]
        found.append((row, option, *chosen))
        for die in chosen:
            state.on[die] = AI_ROW + row
        if chosen and not state.log.muted:
            tell_row(state, fighter, row, option, chosen)
    state.rows[fighter] = tuple(found)


def tell_row(state: Kapow, fighter: int, row: int, option: int, chosen: list[int]) -> None:
    state.tell(
        "ai-selects",
        seat=called(state, fighter),
        row=f"row-{ROWS[row].id}",
        option=option,
        faces=tuple([SYMBOLS[state.dice.symbol(die)] for die in chosen]),
    )


AI_ROW: Final = len(SECTIONS)
"""Dice on row n of a solo side lie on this and n."""


@lru_cache(maxsize=16384)
def rows_for(character: int, looks: tuple[int, ...]) -> tuple[Selected, ...]:
    """What dice that look so, sorted, select row by row."""
    there = tally(looks)
    found: list[Selected] = []
    for row in rows_of(character):
        sections = ROWS[row].sections
        if not sections:
            found.append((row, 0, ()))
            continue
        for option, asked, cost in ways(row):
            while sections and there - cost & GUARDS == GUARDS:
                there -= cost
                sections -= 1
                found.append((row, option, asked))
            if not sections:
                break
    return tuple(found)


@cache
def ways(row: int) -> tuple[Way, ...]:
    """All ways to fill a section of a row, in the order of choice; of the same dice the first.

    Fewest wilds come first, then fewest action dice, then the topmost option, then the dice that
    are missed least. So wilds alone are worth the topmost option that they can fill.
    """
    found = [
        Way(number, looks, sum([ONE[seen] for seen in looks]))
        for number, option in enumerate(ROWS[row].options)
        for looks in product(*[LOOKS_FOR[slot] for slot in option.slots])
    ]
    first = {way.cost: way for way in sorted(found, key=precedence, reverse=True)}
    return tuple(sorted(first.values(), key=precedence))


LOOKS_FOR: Final = {
    slot: [seen for seen in range(LOOKS) if accepts(slot, seen)]
    for row in ROWS
    for option in row.options
    for slot in option.slots
}
"""What dice in a slot can look like."""
MISSED: Final = (BLANK, X_FACTOR, AGILITY, TOUGHNESS, ENERGY, MIGHT, WILD)
"""Where several symbols would do, this is the order in which they are used up."""


def precedence(way: Way) -> tuple[int, int, int, list[int]]:
    shown = [seen % len(SYMBOLS) for seen in way.looks]
    actions = sum([seen >= len(SYMBOLS) for seen in way.looks])
    return shown.count(WILD), actions, way.option, [MISSED.index(symbol) for symbol in shown]


def given(state: Kapow, fighter: int) -> list[Effect]:
    """All that the selected rows give."""
    return [
        effect
        for row, option, *_ in state.rows[fighter]
        for effect in ROWS[row].options[option].gives
    ]


POWER_UP: Final = frozenset(["gain-face", "gain-trait", "gain-action"])
AFTER: Final = frozenset(["lose-health", "heal"])


def gives(state: Kapow, fighter: int, ops: frozenset[str]) -> bool:
    """Does a selected row give something like that?"""
    for row, option, *_ in state.rows[fighter]:
        for effect in ROWS[row].options[option].gives:
            if effect.op in ops:
                return True
    return False


def power_up(state: Kapow, fighter: int) -> Script[None]:
    """An AI character gets its dice and faces now, whatever it selected them for."""
    for effect in given(state, fighter):
        if effect.op == "gain-face":
            yield from gain_faces(state, fighter, effect.n, effect.kind)
        elif effect.op == "gain-trait":
            for _ in range(effect.n):
                yield from gain_trait(state, fighter)
        elif effect.op == "gain-action":
            for _ in range(effect.n):
                gain_action(state, fighter)


def after_power_up(state: Kapow, fighter: int) -> None:
    """What it does to health past any defence."""
    for effect in given(state, fighter):
        if effect.op == "lose-health":
            lose_health(state, state.aim[fighter], effect.n)
        elif effect.op == "heal":
            heal(state, fighter, effect.n)


# Tidying up


def attach_faces(state: Kapow, fighter: int) -> Script[None]:
    """It fills one action die after the other, wilds first; the person opposite picks the rest."""
    while any(state.pool[fighter]) and (die := roomy_die(state, fighter)) >= 0:
        pool = state.pool[fighter]
        kinds = [symbol for symbol in NONWILD if pool[symbol]]
        if pool[WILD]:
            symbol = WILD
        elif len(kinds) == 1 or all_fit(state, fighter):
            symbol = kinds[0]
        else:
            yield CHECKPOINT
            numbers = [SYMBOL_NUMBER[kind] for kind in kinds]
            choice = yield from ask(
                state.opposite(fighter), "attach-for-ai", choices_of("attach-for-ai", numbers)
            )
            symbol = SYMBOL_OF[choice.things[0]]
        state.pool[fighter] = added(pool, symbol, -1)
        state.dice.attach(die, state.dice.symbols[die].index(BLANK), symbol)
        state.tell("ai-attaches", seat=called(state, fighter), face=SYMBOLS[symbol])


def roomy_die(state: Kapow, fighter: int) -> int:
    """The first action die with an empty side; -1 if there is none."""
    dice = state.action_dice(fighter)
    return next((die for die in dice if BLANK in state.dice.symbols[die]), -1)


def all_fit(state: Kapow, fighter: int) -> bool:
    """Does the order make no difference, because all faces go onto the same die?"""
    die = roomy_die(state, fighter)
    return sum(state.pool[fighter]) <= Counter(state.dice.symbols[die])[BLANK]
