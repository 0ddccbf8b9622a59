"""How fast a game runs here: decisions, forks and a search-like mix per second of CPU time.

Compare ratios within one run only: machines are shared and their absolute figures move.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import msgspec

from spieltisch.bots import play_randomly
from spieltisch.engine import Game, Table
from spieltisch.games import find

ROLLOUT = 40
"""Random decisions after each fork of the search-like mix."""
POSITIONS = 64
"""So many positions of each sort are forked from, ..."""
PER_GAME = 8
"""... at most so many from one game, ..."""
APART = 100
"""... at most so many choices apart, ..."""
SEARCHED = 60_000
"""... and found within so many choices: some games are hardly ever in the middle of an effect."""
USUAL_PLAYERS = 4


class Bench(msgspec.Struct):
    """Medians over the repeats, and the lowest and highest of each.

    `positions` and `positions_mid_effect` say how many were forked from. Where none was found there
    is no figure.
    """

    game: str
    players: int
    decisions_per_s: int
    forks_per_s: int
    forks_mid_effect_per_s: int | None
    rollouts_per_s: int
    positions: int
    positions_mid_effect: int
    spread: dict[str, list[int]]


def bench(game: str, players: int | None = None, seconds: float = 1.0, repeats: int = 5) -> Bench:
    """Measure one game; each figure takes `repeats` times `seconds`."""
    found = find(game)
    allowed = found.seats_with({})
    seats = players or (USUAL_PLAYERS if USUAL_PLAYERS in allowed else allowed[-1])
    at_checkpoints, mid_effect = positions(found, seats)
    measures: dict[str, Callable[[float], float]] = {
        "decisions_per_s": lambda budget: decisions(found, seats, budget),
        "forks_per_s": lambda budget: forks(at_checkpoints, budget),
        "forks_mid_effect_per_s": lambda budget: forks(mid_effect, budget),
        "rollouts_per_s": lambda budget: rollouts(at_checkpoints + mid_effect, budget),
    }
    if not mid_effect:
        del measures["forks_mid_effect_per_s"]
    figures: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(repeats):
        for name, measure in measures.items():
            figures[name].append(measure(seconds))
    middle = {name: round(median(values)) for name, values in figures.items()}
    return Bench(
        game=game,
        players=seats,
        decisions_per_s=middle["decisions_per_s"],
        forks_per_s=middle["forks_per_s"],
        forks_mid_effect_per_s=middle.get("forks_mid_effect_per_s"),
        rollouts_per_s=middle["rollouts_per_s"],
        positions=len(at_checkpoints),
        positions_mid_effect=len(mid_effect),
        spread={name: [round(min(v)), round(max(v))] for name, v in figures.items()},
    )


def decisions(game: Game[Any], seats: int, seconds: float) -> float:
    """Random decisions a second, over whole games."""
    rng = random.Random(1)
    made = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        made += play_randomly(Table(game, seats, games, told=False), rng)
        games += 1
    return made / spent


def forks(tables: list[Table[Any]], seconds: float) -> float:
    """Forks a second, over all these positions."""
    made = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for table in tables:
            table.fork()
        made += len(tables)
    return made / spent


def rollouts(tables: list[Table[Any]], seconds: float) -> float:
    """A search-like mix: fork, then play some random decisions."""
    rng = random.Random(2)
    made = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for table in tables:
            play_randomly(table.fork(), rng, limit=ROLLOUT)
        made += len(tables)
    return made / spent


def positions(game: Game[Any], seats: int) -> tuple[list[Table[Any]], list[Table[Any]]]:
    """Tables from random games that stand at a checkpoint, and such in the middle of an effect."""
    rng = random.Random(3)
    found: tuple[list[Table[Any]], list[Table[Any]]] = [], []
    searched = games = 0
    while searched < SEARCHED and any(len(sort) < POSITIONS for sort in found):
        table = Table(game, seats, f"position {games}", told=False)
        searched += collect(table, rng, found, SEARCHED - searched)
        games += 1
    return found


def collect(
    table: Table[Any],
    rng: random.Random,
    found: tuple[list[Table[Any]], list[Table[Any]]],
    limit: int,
) -> int:
    """Walk through a game and keep some of its positions; how many choices that took."""
    wanted = [min(PER_GAME, POSITIONS - len(sort)) for sort in found]
    due = [rng.randrange(APART) for _ in found]
    while any(wanted) and table.moment < limit and play_randomly(table, rng, limit=1):
        sort = 0 if table.at_checkpoint else 1
        if wanted[sort] and table.moment >= due[sort] and table.result is None:
            found[sort].append(table.fork())
            wanted[sort] -= 1
            due[sort] = table.moment + rng.randrange(APART)
    return table.moment
