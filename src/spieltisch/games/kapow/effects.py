"""What abilities do when they are triggered, beside adding to attack and defence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from spieltisch.engine import Script
from spieltisch.games.kapow.content import ABILITIES, BLANK
from spieltisch.games.kapow.gaining import (
    exchange_face,
    exchange_trait,
    gain_action,
    gain_faces,
    gain_trait,
    lose_face,
)
from spieltisch.games.kapow.health import heal, lose_health
from spieltisch.games.kapow.pieces import Effect, Timing
from spieltisch.games.kapow.state import Kapow, Step


def carry_out(state: Kapow, fighter: int, ability: int, timing: Timing) -> Script[None]:
    """All that the ability does at this time, in the order in which it is printed."""
    for effect in ABILITIES[ability].effects:
        if effect.at in ("", timing) and effect.op in DONE:
            yield from DONE[effect.op](state, fighter, effect)


def affected(state: Kapow, fighter: int, effect: Effect) -> int:
    """Whom it happens to."""
    return fighter if effect.who == "self" else state.aim[fighter]


def counted(state: Kapow, fighter: int, effect: Effect) -> int:
    """How much it is, where something has to be counted."""
    other = state.aim[fighter]
    if effect.count == "blank-dice-placed-by-both":
        found = blank_dice_placed(state, fighter)
        if state.step is not Step.SELECT:  # While screens are up nobody knows the opponent's dice.
            found += blank_dice_placed(state, other)
    elif effect.count == "opponent-faces-gained-this-round":
        found = state.new_faces[other]
    elif effect.count == "opponent-dice-gained-this-round":
        found = state.new_dice[other]
    else:
        found = effect.n or effect.value
    return min(found, effect.most) if effect.most else found


def blank_dice_placed(state: Kapow, fighter: int) -> int:
    """Dice on abilities that show blank now; what they stand for there does not matter."""
    dice, on = state.dice, state.on
    return sum([on[die] >= 0 and dice.symbol(die) == BLANK for die in state.own[fighter]])


def holds(state: Kapow, fighter: int, effect: Effect) -> bool:
    """Is what the effect depends on the case?"""
    if effect.condition == "opponent-gained-die-this-round":
        return state.new_dice[state.aim[fighter]] > 0
    if effect.condition == "self-lost-health-to-attack-this-round":
        return state.hurt[fighter]
    return True


# One function for each thing that can happen


def gaining_faces(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    yield from gain_faces(state, affected(state, fighter, effect), effect.n, effect.kind)


def gaining_traits(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    for _ in range(effect.n):
        yield from gain_trait(state, affected(state, fighter, effect))


def gaining_actions(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    for _ in range(effect.n):
        gain_action(state, affected(state, fighter, effect))
    yield from ()


def healing(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    heal(state, fighter, effect.n)
    yield from ()


def losing_health(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    if holds(state, fighter, effect):
        lose_health(state, affected(state, fighter, effect), counted(state, fighter, effect))
    yield from ()


def losing_faces(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    loser = affected(state, fighter, effect)
    for _ in range(effect.n):
        yield from lose_face(state, loser, loser if effect.chooser == "opponent" else fighter)


def exchanging_traits(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    for _ in range(effect.n):
        yield from exchange_trait(state, fighter)


def exchanging_faces(state: Kapow, fighter: int, effect: Effect) -> Script[None]:
    for _ in range(effect.n):
        if not (yield from exchange_face(state, fighter, effect.to)):
            return


DONE: Final[Mapping[str, Callable[[Kapow, int, Effect], Script[None]]]] = {
    "gain-face": gaining_faces,
    "gain-trait": gaining_traits,
    "gain-action": gaining_actions,
    "heal": healing,
    "lose-health": losing_health,
    "lose-face": losing_faces,
    "exchange-trait": exchanging_traits,
    "exchange-face": exchanging_faces,
}
"""What is carried out at the time of an ability. Sums are reckoned, and what happens to dice behind
a screen is a matter of placing."""
