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
"""So many positions are forked from, spread over several games."""
USUAL_PLAYERS = 4


class Bench(msgspec.Struct):
    """Medians over the repeats, and the lowest and highest of each."""

    game: str
    players: int
    decisions_per_s: int
    forks_per_s: int
    forks_mid_effect_per_s: int
    rollouts_per_s: int
    spread: dict[str, list[int]]


def bench(game: str, players: int | None = None, seconds: float = 1.0, repeats: int = 5) -> Bench:
    """Measure one game; each figure takes `repeats` times `seconds`."""
    found = find(game)
    seats = players or (USUAL_PLAYERS if USUAL_PLAYERS in found.seats else found.seats[-1])
    at_checkpoints, mid_effect = positions(found, seats)
    measures: dict[str, Callable[[float], float]] = {
        "decisions_per_s": lambda budget: decisions(found, seats, budget),
        "forks_per_s": lambda budget: forks(at_checkpoints, budget),
        "forks_mid_effect_per_s": lambda budget: forks(mid_effect, budget),
        "rollouts_per_s": lambda budget: rollouts(at_checkpoints + mid_effect, budget),
    }
    figures: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(repeats):
        for name, measure in measures.items():
            figures[name].append(measure(seconds))
    return Bench(
        game=game,
        players=seats,
        **{name: round(median(values)) for name, values in figures.items()},
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
    at_checkpoints: list[Table[Any]] = []
    mid_effect: list[Table[Any]] = []
    index = 0
    while len(at_checkpoints) < POSITIONS or len(mid_effect) < POSITIONS:
        table = Table(game, seats, f"position {index}", told=False)
        index += 1
        steps = rng.randrange(400)
        if play_randomly(table, rng, limit=steps + 1) <= steps or table.result is not None:
            continue
        found = at_checkpoints if table.at_checkpoint else mid_effect
        if len(found) < POSITIONS:
            found.append(table)
    return at_checkpoints, mid_effect
