"""AI characters are rules: they work through the rows of their solo side, openly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spieltisch.engine import CHECKPOINT, Script, ask, choices_of
from spieltisch.games.kapow.content import (
    BLANK,
    CHARACTERS,
    NONWILD,
    ROWS,
    SECTIONS,
    SYMBOL_NUMBER,
    SYMBOL_OF,
    SYMBOLS,
    WILD,
)
from spieltisch.games.kapow.fitting import accepts
from spieltisch.games.kapow.gaining import gain_action, gain_faces, gain_trait
from spieltisch.games.kapow.health import called, heal, lose_health
from spieltisch.games.kapow.pieces import Effect
from spieltisch.games.kapow.state import Kapow, added

Cost = tuple[int, int]
"""How many wilds, and how many action dice: the fewer the better, wilds first."""


def rows_of(character: int) -> range:
    """The rows of a solo side, from the top."""
    before = sum([len(other.rows) for other in CHARACTERS[:character]])
    return range(before, before + len(CHARACTERS[character].rows))


def roll_and_select(state: Kapow, fighter: int) -> None:
    """An AI character rolls openly and selects row by row what its dice allow."""
    dice = state.own[fighter]
    for die in dice:
        state.dice.roll(die, state.chance)
        state.on[die] = -1
    state.tell("ai-rolls", seat=called(state, fighter))
    select_rows(state, fighter)


def select_rows(state: Kapow, fighter: int) -> None:
    """The topmost row first, each as often as it has sections."""
    dice = state.own[fighter]
    found: list[tuple[int, ...]] = []
    for row, option, *places in rows_for(state.character[fighter], state.looks(list(dice))):
        chosen = [dice[place] for place in places]
        found.append((row, option, *chosen))
        if not ROWS[row].sections:
            continue
        for die in chosen:
            state.on[die] = AI_ROW + row
        state.tell(
            "ai-selects",
            seat=called(state, fighter),
            row=f"row-{ROWS[row].id}",
            option=option,
            faces=tuple([SYMBOLS[state.dice.symbol(die)] for die in chosen]),
        )
    state.rows[fighter] = tuple(found)


AI_ROW: Final = len(SECTIONS)
"""Dice on row n of a solo side lie on this and n."""


def rows_for(character: int, looks: Sequence[int]) -> list[tuple[int, ...]]:
    """What dice that look so select: row, option, and the places of the dice, row by row."""
    left = list(range(len(looks)))
    found: list[tuple[int, ...]] = []
    for row in rows_of(character):
        printed = ROWS[row]
        if not printed.sections:
            found.append((row, 0))
        for _ in range(printed.sections):
            chosen = best_option(row, tuple([looks[place] for place in left]))
            if chosen is None:
                break
            option, among = chosen
            places = [left[n] for n in among]
            left = [place for place in left if place not in places]
            found.append((row, option, *places))
    return found


@lru_cache(maxsize=8192)
def best_option(row: int, looks: tuple[int, ...]) -> tuple[int, tuple[int, ...]] | None:
    """The option with fewest wilds, then fewest action dice, then the topmost, and its dice.

    If it takes wilds only, these are worth the topmost option that they can fill.
    """
    best: tuple[Cost, int, tuple[int, ...]] | None = None
    options = ROWS[row].options
    everything = tuple(range(len(looks)))
    for number, option in enumerate(options):
        filled = cheapest(option.slots, looks, everything)
        if filled is not None and (best is None or filled[0] < best[0]):
            best = (filled[0], number, filled[1])
    if best is None:
        return None
    _, number, chosen = best
    if all(looks[place] % len(SYMBOLS) == WILD for place in chosen):
        number = next(n for n, option in enumerate(options) if fills(option.slots, looks, chosen))
    return number, chosen


def cheapest(
    slots: tuple[str, ...], looks: tuple[int, ...], places: tuple[int, ...]
) -> tuple[Cost, tuple[int, ...]] | None:
    """The dice that fill these slots with fewest wilds and action dice; of equal ones the first."""
    if not slots:
        return (0, 0), ()
    best: tuple[Cost, tuple[int, ...]] | None = None
    tried: set[int] = set()
    for place in places:
        seen = looks[place]
        if seen in tried or not accepts(slots[0], seen):
            continue
        tried.add(seen)
        rest = cheapest(slots[1:], looks, tuple([other for other in places if other != place]))
        if rest is not None:
            wilds = rest[0][0] + (seen % len(SYMBOLS) == WILD)
            actions = rest[0][1] + (seen >= len(SYMBOLS))
            if best is None or (wilds, actions) < best[0]:
                best = (wilds, actions), (place, *rest[1])
    return best


def fills(slots: tuple[str, ...], looks: tuple[int, ...], places: tuple[int, ...]) -> bool:
    """Do just these dice fill the slots?"""
    return len(slots) == len(places) and cheapest(slots, looks, places) is not None


def given(state: Kapow, fighter: int) -> list[Effect]:
    """All that the selected rows give."""
    return [
        effect
        for row, option, *_ in state.rows[fighter]
        for effect in ROWS[row].options[option].gives
    ]


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
