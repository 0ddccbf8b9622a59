"""quick: one turn of its own ahead, by what the game knows of good positions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from spieltisch.bots import Bot, luck_at
from spieltisch.bots.playouts import drawn, playout
from spieltisch.bots.seat import Seat
from spieltisch.engine import Table

MISJUDGED = 3.0
"""So much flatter things look to one who errs."""
WORLDS = 1
"""In so many worlds it tries things out."""


class Quick(Bot):
    """In a few worlds it plays its turn to the end in several ways, and takes the best beginning.

    Where the game's rating is good enough it does not try anything. `errs` is how likely it takes
    what merely looks possible.
    """

    def __init__(
        self, seed: int | str, errs: float = 0.0, worlds: int = WORLDS, tries: int | None = None
    ) -> None:
        self._seed = seed
        self._errs = errs
        self._worlds = worlds
        self._tries = tries

    def choose(self, seat: Seat) -> int:
        question = seat.question
        if question is None or len(question.choices) == 1:
            return 0
        luck = luck_at(seat, self._seed, "quick")
        erring = luck.random() < self._errs
        judge = seat.game.judge
        tries = self._tries if self._tries is not None else judge.tries if judge else 0
        fate = luck.getrandbits(64)
        first = seat.dream(fate) if tries else None
        rates = first.rate(question) if first is not None else seat.rate(fate)
        if erring:
            return drawn([rate / MISJUDGED for rate in rates], luck.random())
        order = sorted(range(len(rates)), key=lambda index: -rates[index])
        if first is None:
            return order[0]
        sums = dict.fromkeys(order, 0.0)
        more = (seat.dream(luck.getrandbits(64)) for _ in range(1, self._worlds))
        for world in (first, *more):
            for index, worth in best_ends(world, seat.number, order, tries, luck).items():
                sums[index] += worth
        return max(order, key=lambda index: sums[index])


def best_ends(
    world: Table[Any], seat: int, order: Sequence[int], tries: int, luck: random.Random
) -> dict[int, float]:
    """For each choice the best that the rest of the turn came to in this world."""
    best = dict.fromkeys(order, 0.0)
    for number in range(max(len(order), tries)):
        index = order[number % len(order)]
        fork = world.fork()
        fork.choose(seat, index)
        if fork.stage == world.stage:  # else the turn is over, and another's would be played
            playout(fork, luck, 1)
        best[index] = max(best[index], fork.chances(seat)[seat])
    return best
