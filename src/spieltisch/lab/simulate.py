"""Bots play many games; one line for each, the same lines whatever the number of processes.

>>> lines = list(simulate("imperator", players=2, games=3, seed="7", options={}))
>>> [line.game for line in lines], summary(lines).games
([0, 1, 2], 3)
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from statistics import mean, median

import msgspec

from spieltisch.bots import play_randomly
from spieltisch.engine import Table
from spieltisch.engine.options import complete
from spieltisch.games import find

_CHUNK = 8


class Line(msgspec.Struct):
    """How one game went."""

    game: int
    seed: str
    outcome: str
    winners: list[int]
    rounds: int
    decisions: int


class Summary(msgspec.Struct):
    """How many games went. `wins` counts by seat; a shared win counts for each winner."""

    games: int
    wins: list[int]
    draws: int
    lost: int
    mean_rounds: float
    median_rounds: float
    mean_decisions: float
    median_decisions: float


def simulate(
    game: str,
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, object],
    jobs: int = 1,
) -> Iterator[Line]:
    """Play so many games with random players, in their order."""
    # A wrong request fails here, before any process is started.
    Table(find(game), players, seed, complete(find(game).options, options, players))
    one = partial(play_one, game, players, seed, dict(options))
    if jobs <= 1:
        yield from map(one, range(games))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, range(games), chunksize=_CHUNK)


def play_one(game: str, players: int, seed: str, options: Mapping[str, object], index: int) -> Line:
    """One game with random players. Its seed says all about it."""
    own = f"{seed}/{index}"
    table = Table(find(game), players, own, options, told=False)
    decisions = play_randomly(table, random.Random(own))
    result = table.result
    assert result is not None
    return Line(index, own, result.outcome, list(result.winners), table.round, decisions)


def summary(lines: Iterable[Line], players: int = 0) -> Summary:
    """What the lines say together."""
    played = list(lines)
    seats = max([players, *(seat + 1 for line in played for seat in line.winners)])
    wins = [0] * seats
    for line in played:
        if line.outcome == "won":
            for seat in line.winners:
                wins[seat] += 1
    rounds = [line.rounds for line in played] or [0]
    decisions = [line.decisions for line in played] or [0]
    return Summary(
        games=len(played),
        wins=wins,
        draws=sum(line.outcome == "draw" for line in played),
        lost=sum(line.outcome == "lost" for line in played),
        mean_rounds=round(mean(rounds), 2),
        median_rounds=median(rounds),
        mean_decisions=round(mean(decisions), 2),
        median_decisions=median(decisions),
    )
