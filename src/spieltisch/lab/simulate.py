"""Bots play many games; one line for each, the same lines whatever the number of processes.

>>> lines = list(simulate("imperator", players=2, games=3, seed="7", options={}))
>>> [line.game for line in lines], summary(lines).games
([0, 1, 2], 3)
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from statistics import mean, median
from typing import Any

import msgspec

from spieltisch.bots import bots_for, play_out, play_randomly, usual_bot
from spieltisch.bots.errors import UnknownBot, WrongNumberOfBots
from spieltisch.engine import Side, Table
from spieltisch.engine.options import complete
from spieltisch.games import find

_CHUNK = 8


class Line(msgspec.Struct):
    """How one game went: who played which figure, and against which that nobody played."""

    game: int
    seed: str
    outcome: str
    winners: list[int]
    rounds: int
    decisions: int
    figures: list[str] = []
    rivals: list[str] = []


class Won(msgspec.Struct):
    """How often somebody was there, and how often they won, or were beaten."""

    games: int = 0
    wins: int = 0


class Summary(msgspec.Struct):
    """How many games went. `wins` counts by seat; a shared win counts for each winner.

    `sides` counts by side, where several play together, `figures` by what was played, `rivals` how
    often those were beaten whom nobody plays.
    """

    games: int
    wins: list[int]
    sides: dict[str, int]
    draws: int
    lost: int
    mean_rounds: float
    median_rounds: float
    mean_decisions: float
    median_decisions: float
    figures: dict[str, Won]
    rivals: dict[str, Won]


def simulate(
    game: str,
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, object],
    jobs: int = 1,
    bots: Sequence[str] = (),
) -> Iterator[Line]:
    """Play so many games, in their order. `bots` names one for each seat, or one for all."""
    # A wrong request fails here, before any process is started.
    Table(find(game), players, seed, complete(find(game).options, options, players))
    one = partial(play_one, game, players, seed, dict(options), seated(game, players, bots))
    if jobs <= 1:
        yield from map(one, range(games))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, range(games), chunksize=_CHUNK)


def seated(game: str, players: int, bots: Sequence[str]) -> list[str]:
    """Which bot plays each seat; without a wish, the game's usual one plays them all.

    >>> seated("imperator", 3, ())
    ['quick', 'quick', 'quick']
    """
    known = bots_for(game)
    for bot in bots:
        if bot not in known:
            raise UnknownBot(game, bot, known)
    named = list(bots) or [usual_bot(game)]
    if len(named) == 1:
        return named * players
    if len(named) != players:
        raise WrongNumberOfBots(len(named), players)
    return named


def play_one(
    game: str,
    players: int,
    seed: str,
    options: Mapping[str, object],
    bots: Sequence[str],
    index: int,
) -> Line:
    """One game. Its seed, and who plays it, say all about it."""
    own = f"{seed}/{index}"
    makers = bots_for(game)
    minds = {seat: makers[bot](f"{own} {seat}") for seat, bot in enumerate(bots)}
    told = any(bot.listens for bot in minds.values())
    table = Table(find(game), players, own, options, told=told)
    if set(bots) == {"random"} and not table.game.in_real_time:
        play_randomly(table, random.Random(own))
    else:
        play_out(table, minds)
    result = table.result
    assert result is not None
    return Line(
        game=index,
        seed=own,
        outcome=result.outcome,
        winners=list(result.winners),
        rounds=table.round,
        decisions=table.moment,
        figures=figures_at(table),
        rivals=list(table.rivals()),
    )


def figures_at(table: Table[Any]) -> list[str]:
    """What each seat plays; empty if there are no figures."""
    found = [table.guide(seat) or "" for seat in range(table.seats)]
    return found if any(found) else []


def summary(lines: Iterable[Line], players: int = 0, sides: Sequence[Side] = ()) -> Summary:
    """What the lines say together.

    >>> won = [Line(0, "a", "won", [1, 2], 3, 9), Line(1, "b", "won", [0], 2, 7)]
    >>> summary(won, 3, [Side("one", (0,)), Side("all", (1, 2))]).sides
    {'one': 1, 'all': 1}
    """
    played = list(lines)
    figures: dict[str, Won] = {}
    rivals: dict[str, Won] = {}
    for line in played:
        won = line.winners if line.outcome == "won" else []
        for seat, figure in enumerate(line.figures):
            count(figures, figure, seat in won)
        for rival in line.rivals:
            count(rivals, rival, bool(won))
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
        sides={side.name: wins[side.seats[0]] for side in sides},
        draws=sum(line.outcome == "draw" for line in played),
        lost=sum(line.outcome == "lost" for line in played),
        mean_rounds=round(mean(rounds), 2),
        median_rounds=median(rounds),
        mean_decisions=round(mean(decisions), 2),
        median_decisions=median(decisions),
        figures=dict(sorted(figures.items())),
        rivals=dict(sorted(rivals.items())),
    )


def count(known: dict[str, Won], name: str, won: bool) -> None:
    one = known.setdefault(name, Won())
    one.games += 1
    one.wins += won
