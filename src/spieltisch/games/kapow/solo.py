"""AI characters are rules: they work through the rows of their solo side, openly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
    left = list(state.own[fighter])
    found: list[tuple[int, ...]] = []
    for row in rows_of(state.character[fighter]):
        printed = ROWS[row]
        if not printed.sections:
            found.append((row, 0))
        for _ in range(printed.sections):
            chosen = best_option(state, row, left)
            if chosen is None:
                break
            option, dice = chosen
            for die in dice:
                left.remove(die)
                state.on[die] = AI_ROW + row
            found.append((row, option, *dice))
            state.tell(
                "ai-selects",
                seat=called(state, fighter),
                row=f"row-{printed.id}",
                option=option,
                faces=tuple([SYMBOLS[state.dice.symbol(die)] for die in dice]),
            )
    state.rows[fighter] = tuple(found)


AI_ROW: Final = len(SECTIONS)
"""Dice on row n of a solo side lie on this and n."""


def best_option(state: Kapow, row: int, dice: Sequence[int]) -> tuple[int, tuple[int, ...]] | None:
    """The option with fewest wilds, then fewest action dice, then the topmost, and its dice.

    If it takes wilds only, these are worth the topmost option that they can fill.
    """
    best: tuple[Cost, int, tuple[int, ...]] | None = None
    options = ROWS[row].options
    for number, option in enumerate(options):
        filled = cheapest(state, option.slots, dice)
        if filled is not None and (best is None or filled[0] < best[0]):
            best = (filled[0], number, filled[1])
    if best is None:
        return None
    _, number, chosen = best
    if all(state.dice.symbol(die) == WILD for die in chosen):
        number = next(n for n, option in enumerate(options) if fills(state, option.slots, chosen))
    return number, chosen


def cheapest(
    state: Kapow, slots: tuple[str, ...], dice: Sequence[int]
) -> tuple[Cost, tuple[int, ...]] | None:
    """The dice that fill these slots with fewest wilds and action dice; of equal ones the first."""
    if not slots:
        return (0, 0), ()
    best: tuple[Cost, tuple[int, ...]] | None = None
    tried: set[int] = set()
    for die in dice:
        seen = state.look(die)
        if seen in tried or not accepts(slots[0], seen):
            continue
        tried.add(seen)
        rest = cheapest(state, slots[1:], [other for other in dice if other != die])
        if rest is not None:
            wilds = rest[0][0] + (seen % len(SYMBOLS) == WILD)
            actions = rest[0][1] + (seen >= len(SYMBOLS))
            if best is None or (wilds, actions) < best[0]:
                best = (wilds, actions), (die, *rest[1])
    return best


def fills(state: Kapow, slots: tuple[str, ...], dice: Sequence[int]) -> bool:
    """Do just these dice fill the slots?"""
    return len(slots) == len(dice) and cheapest(state, slots, dice) is not None


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
