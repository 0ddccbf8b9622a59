"""A hint: what quick would do, and which parts of the standing speak for it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from spieltisch.bots import luck_at
from spieltisch.bots.playouts import playout
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Table

WORLDS = 3
"""In so many worlds it is looked what comes of a choice."""
COMPARED = 4
"""With so many other choices it is compared."""
REASONS = 2
NOTABLE = 0.03
"""What makes less difference than this is no reason."""
RIVALS = "rivals"
"""The reason that lies in what others lose."""


class Hint(msgspec.Struct):
    """A choice, and why: names of parts, the weightiest first; words `part-<name>`."""

    choice: Choice
    reasons: list[str]


def hint(seat: Seat, seed: int | str) -> Hint | None:
    """What quick would do for a seat; None if it is not asked or the game cannot judge itself."""
    choices = seat.choices
    if not choices or seat.game.judge is None:
        return None
    best = Quick(seed).choose(seat)
    luck = luck_at(seat, seed, "hint")
    worlds = [seat.dream(luck.getrandbits(64)) for _ in range(WORLDS)]
    others = [index for index in range(len(choices)) if index != best]
    others = sorted(luck.sample(others, min(COMPARED, len(others))))
    wins = outcome(worlds, seat.number, best, luck)
    loses: dict[str, float] = {}
    for index in others:
        for name, worth in outcome(worlds, seat.number, index, luck).items():
            loses[name] = loses.get(name, 0.0) + worth / len(others)
    return Hint(choices[best], reasons(wins, loses) if others else [])


def outcome(
    worlds: list[Table[Any]], seat: int, index: int, luck: random.Random
) -> dict[str, float]:
    """What each part is worth when the turn is over; what rivals have counts against."""
    found: dict[str, float] = {}
    for world in worlds:
        fork = world.fork()
        fork.choose(seat, index)
        playout(fork, luck, 1)
        for standing in fork.standing(seat):
            for name, worth in standing.parts.items():
                mine = standing.seat == seat
                part = name.rpartition("/")[2] if mine else RIVALS
                change = worth if mine else -worth / (fork.seats - 1)
                found[part] = found.get(part, 0.0) + change / len(worlds)
    return found


def reasons(wins: Mapping[str, float], loses: Mapping[str, float]) -> list[str]:
    """The parts in which one outcome is better than the other, the weightiest first.

    >>> reasons({"power": 1.0, "allies": 0.5}, {"power": 0.2, "allies": 0.5, "heroes": -0.4})
    ['power', 'heroes']
    """
    names = dict.fromkeys([*wins, *loses])
    gains = {name: wins.get(name, 0.0) - loses.get(name, 0.0) for name in names}
    weighty = sorted(gains, key=lambda name: -gains[name])
    return [name for name in weighty if gains[name] > NOTABLE][:REASONS]
