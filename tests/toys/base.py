"""What all toy games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.engine import NO_DICE, Cards, Chance, Dice, Log, Result, State


def fresh(
    seats: int,
    chance: Chance,
    cards: Cards | None = None,
    dice: Dice = NO_DICE,
    kinds: Sequence[str] = (),
) -> dict[str, Any]:
    """The fields that every state has, before the first choice."""
    return {
        "seats": seats,
        "kinds": kinds,
        "chance": chance,
        "cards": cards or Cards((), ()),
        "dice": dice,
        "log": Log(),
        "now": 0,
        "round": 0,
    }


def copied(state: State) -> dict[str, Any]:
    """The fields that every state has, for a copy."""
    return {
        "seats": state.seats,
        "kinds": state.kinds,
        "chance": state.chance.copy(),
        "cards": state.cards.copy(),
        "dice": state.dice.copy(),
        "log": Log(),
        "now": state.now,
        "round": state.round,
    }


def most(points: Sequence[int]) -> Result:
    """Whoever has most wins; several share a draw.

    >>> most([1, 3, 2]), most([2, 2])
    (Result(outcome='won', winners=(1,)), Result(outcome='draw', winners=(0, 1)))
    """
    best = tuple(seat for seat, count in enumerate(points) if count == max(points))
    return Result("won" if len(best) == 1 else "draw", best)
