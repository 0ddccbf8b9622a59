"""Attack and defence: (base + kickers) x multiplier, for people; a plain sum for AI characters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from spieltisch.games.kapow.content import ABILITIES, FREE, ROWS, abilities_of
from spieltisch.games.kapow.effects import counted
from spieltisch.games.kapow.pieces import Ability, Effect
from spieltisch.games.kapow.state import (
    KICKERS_CANCELLED,
    MULTIPLIER_CANCELLED,
    Kapow,
)

Kind = Literal["attack", "defence"]
Selected = Iterable[tuple[int, int]]


@dataclass(slots=True)
class Sum:
    """What a fighter has selected for attack or defence: abilities and what each of them gives.

    `gift` is what the opponent adds to the kickers; `kickers_off` and `multiplier_off` say that the
    opponent has cancelled these.
    """

    bases: list[tuple[int, int]]
    kickers: list[tuple[int, int]]
    multipliers: list[tuple[int, int]]
    gift: int = 0
    kickers_off: bool = False
    multiplier_off: bool = False

    @property
    def kick(self) -> int:
        if self.kickers_off:
            return 0
        return self.gift + sum([value for _, value in self.kickers])

    def times(self, multiplier: int) -> int:
        """By what the sum is multiplied if this ability is triggered (-1: none)."""
        return 1 if self.multiplier_off else dict(self.multipliers).get(multiplier, 1)

    def best(self) -> tuple[int, int]:
        """The base (0: none) and the multiplier that give the most."""
        base = max([value for _, value in self.bases], default=0)
        times = max([value for _, value in self.multipliers], default=1)
        return base, 1 if self.multiplier_off else times

    def total(self) -> int:
        """The most that it can be; nothing without a base."""
        base, times = self.best()
        return (base + self.kick) * times if base else 0


def _adding(kind: Kind, ability: Ability) -> tuple[tuple[str, Effect], ...]:
    parts = {f"{kind}-{part}": part for part in ("base", "kicker", "multiplier")}
    own = [effect for effect in ability.effects if effect.who == "self"]
    return tuple([(parts[effect.op], effect) for effect in own if effect.op in parts])


ADDING: Final[dict[Kind, tuple[tuple[tuple[str, Effect], ...], ...]]] = {
    "attack": tuple([_adding("attack", ability) for ability in ABILITIES]),
    "defence": tuple([_adding("defence", ability) for ability in ABILITIES]),
}
"""For each ability the effects that add to a sum, and to which part of it."""


def selected_now(state: Kapow, fighter: int) -> list[tuple[int, int]]:
    """The abilities that would be triggered if the screens were lifted now."""
    return [*free_of(state.character[fighter]), *sorted(state.filled(fighter).items())]


@cache
def free_of(character: int) -> tuple[tuple[int, int], ...]:
    """The abilities of a character that need no dice; those of the board all do."""
    return tuple([(ability, 1) for ability in abilities_of(character) if ability in FREE])


def reckon(state: Kapow, fighter: int, kind: Kind, selected: Selected) -> Sum:
    """What the selected abilities of a person add up to."""
    found = Sum([], [], [])
    adding = ADDING[kind]
    for ability, times in selected:
        for part, effect in adding[ability]:
            if part == "base":
                found.bases.append((ability, effect.value))
            elif part == "kicker":
                found.kickers.append((ability, counted(state, fighter, effect) * times))
            else:
                found.multipliers.append((ability, effect.value))
    if kind == "attack":
        cancelled = state.cancelled[fighter]
        found.gift = state.gift[fighter]
        found.kickers_off = cancelled & KICKERS_CANCELLED != 0
        found.multiplier_off = cancelled & MULTIPLIER_CANCELLED != 0
    return found


def base_attacks(selected: Selected) -> int:
    """How many base attacks may be triggered in this round."""
    more = [
        effect.total
        for ability, _ in selected
        for effect in ABILITIES[ability].effects
        if effect.op == "base-attacks"
    ]
    return max([1, *more])


def ai_total(state: Kapow, fighter: int, kind: Kind) -> int:
    """The sum of what an AI character's rows give; a kicker it was given needs an attack."""
    total = 0
    for row, option, *_ in state.rows[fighter]:
        for effect in ROWS[row].options[option].gives:
            if effect.op == kind:
                total += effect.value
    if kind == "attack" and total and not state.cancelled[fighter] & KICKERS_CANCELLED:
        total += state.gift[fighter]
    return total


def promised_defence(state: Kapow, fighter: int) -> int:
    """The defence that a fighter has or will have: whom AI characters and their opponents pick."""
    if state.defence[fighter] >= 0:
        return state.defence[fighter]
    if state.is_ai(fighter):
        return ai_total(state, fighter, "defence")
    return reckon(state, fighter, "defence", state.selected[fighter]).total()
