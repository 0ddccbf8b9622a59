"""Bots against each other: seats and figures rotate, and every order plays the same seeds."""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle
from math import sqrt
from typing import Any, TypeVar

import msgspec

from spieltisch.bots import Bot, bots_for, play_out, that_count
from spieltisch.bots.errors import UnknownBot
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Game, Table
from spieltisch.engine.options import OptionValue
from spieltisch.games import find
from spieltisch.lab.simulate import figures_at

T = TypeVar("T")

SURE = 1.959964
"""So many standard deviations hold 95 of 100."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays what against whom; `budget` is in milliseconds of CPU time, None is the bots' own.

    With `iterations` those who think make so many tries for each decision instead, so that games go
    the same way on every machine.

    The first bot has one seat (or side) and the others share the rest, so that with four players
    one bot plays against three; if they sit `evenly` all take turns, two against two.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    seed: str
    options: dict[str, OptionValue]
    budget: int | None = None
    iterations: int | None = None
    evenly: bool = False


class Bout(msgspec.Struct):
    """How one game went: who sat where, as which figure, and how long each bot thought."""

    game: int
    seed: str
    bots: list[str]
    figures: list[str]
    outcome: str
    winners: list[int]
    rounds: int
    decisions: int
    ms: dict[str, list[float]]


class Tally(msgspec.Struct):
    """How a bot did: `rate` is its share of games won, between `low` and `high` with 95 %."""

    games: int
    wins: int
    draws: int
    rate: float
    low: float
    high: float
    ms_mean: float
    ms_p95: float


class Timed(Bot):
    """A bot, and how many milliseconds of CPU time each of its real decisions took."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.listens = bot.listens
        self.ms: list[float] = []

    def choose(self, seat: Seat) -> int:
        begun = time.process_time()
        index = self.bot.choose(seat)
        if len(seat.choices) > 1:
            self.ms.append(1000 * (time.process_time() - begun))
        return index

    def remember(self, seat: Seat, choice: Choice) -> None:
        self.bot.remember(seat, choice)

    def pace(self, seat: Seat) -> int:
        return self.bot.pace(seat)


def arena(contest: Contest, games: int, jobs: int = 1) -> Iterator[Bout]:
    """Play so many games, in their order, whatever the number of jobs."""
    check_bots(contest.game, contest.bots)
    find(contest.game).checked(contest.players, contest.options)
    yield from in_order(play_bout, contest, games, jobs)


def in_order(
    look: Callable[[Contest, int], T], contest: Contest, games: int, jobs: int = 1
) -> Iterator[T]:
    """What is seen of each game of a contest, in their order, whatever the number of jobs."""
    one = partial(look, contest)
    if jobs <= 1:
        yield from map(one, range(games))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(one, range(games))


def check_bots(game: str, bots: Iterable[str]) -> None:
    """Raise if one of them cannot play this game."""
    known, counting = bots_for(game), that_count(game)
    for bot in bots:
        name, told, tries = bot.partition(":")
        counted = name in counting and tries.isdecimal() and int(tries) > 0
        if name not in known or (told and not counted):
            raise UnknownBot(game, bot, known)


def mind_of(game: str, bot: str, seed: str) -> Bot:
    """The bot of this name. `thinker:60` thinks in 60 tries, however long they take.

    >>> bots = mind_of("imperator", "thinker:60", "7"), mind_of("villainous", "quick:8", "7")
    >>> [type(bot).__name__ for bot in bots]
    ['Thinker', 'Quick']
    """
    name, _, tries = bot.partition(":")
    if tries:
        return that_count(game)[name](game, seed, int(tries))
    return bots_for(game)[name](seed)


class Match(msgspec.Struct):
    """A table that is set, and who sits at it as which figure."""

    table: Table[Any]
    seed: str
    names: list[str]
    figures: list[str]
    minds: dict[int, Timed]

    def play(self, contest: Contest) -> None:
        budget, iterations = contest.budget, contest.iterations
        seats = {seat: Seat(self.table, seat, budget, iterations) for seat in self.minds}
        play_out(self.table, self.minds, seats)


def match_of(contest: Contest, index: int, told: bool = False) -> Match:
    """One game before its first choice. What it is called, and who plays it, say all about it."""
    game = find(contest.game)
    players = contest.players
    sides = [side.seats for side in game.sides(players, game.checked(players, contest.options))]
    places = sides or [(seat,) for seat in range(players)]
    # Where all are alike another order of the same seats would be the same game once more.
    orders = len(contest.bots) if contest.evenly else len(places)
    if len(set(contest.bots)) == 1:
        orders = 1
    deal, turn = divmod(index, orders)
    own = f"{contest.seed}/{deal}"
    figures = rotated(game, contest, deal)
    names = [""] * players
    for place, bot in seating(contest, places, deal, turn):
        for seat in place:
            names[seat] = bot
    minds = {
        seat: Timed(mind_of(contest.game, bot, f"{own} {seat}")) for seat, bot in enumerate(names)
    }
    told = told or any(bot.listens for bot in minds.values())
    options: dict[str, OptionValue] = {**contest.options, **figures}
    table = Table(game, players, own, options, told=told)
    shown = [" ".join(one) for one in zip(*figures.values(), strict=True)]
    return Match(table, own, names, shown, minds)


def play_bout(contest: Contest, index: int) -> Bout:
    """One game, played to its end."""
    match = match_of(contest, index)
    match.play(contest)
    table, names = match.table, match.names
    result = table.result
    assert result is not None
    ms: dict[str, list[float]] = {bot: [] for bot in names}
    for seat, mind in match.minds.items():
        ms[names[seat]] += mind.ms
    return Bout(
        game=index,
        seed=match.seed,
        bots=names,
        figures=match.figures or figures_at(table),
        outcome=result.outcome,
        winners=list(result.winners),
        rounds=table.round,
        decisions=table.moment,
        ms=ms,
    )


def seating(
    contest: Contest, places: Sequence[Sequence[int]], deal: int, turn: int
) -> Iterable[tuple[Sequence[int], str]]:
    """Who sits where in this turn of a deal; where there is no room for all, others next time."""
    bots = contest.bots
    if contest.evenly:
        return zip(places, cycle(bots[turn:] + bots[:turn]), strict=False)
    first, others = bots[0], bots[1:]
    skipped = deal % len(others) if len(bots) > len(places) else 0
    seated = lineup((first, *others[skipped:], *others[:skipped]))
    return zip((*places[turn:], *places[:turn]), seated, strict=False)


def lineup(bots: Sequence[str]) -> Iterator[str]:
    """The first bot once, then the others in turn.

    >>> from itertools import islice
    >>> list(islice(lineup(["thinker", "quick"]), 4))
    ['thinker', 'quick', 'quick', 'quick']
    """
    first, *others = bots
    yield first
    while True:
        yield from others or [first]


def rotated(game: Game[Any], contest: Contest, match: int) -> dict[str, tuple[str, ...]]:
    """What each seat plays in this match, where that is an option: all figures come round."""
    chosen: dict[str, tuple[str, ...]] = {}
    given = game.checked(contest.players, contest.options)
    for option in game.options:
        is_free = option.name not in contest.options and option.counts(given)
        if option.per_seat and option.once and is_free:
            luck = random.Random(f"{contest.seed} {match // len(option.once)} {option.name}")
            order = luck.sample(option.once, len(option.once))
            turn = match % len(order)
            chosen[option.name] = tuple([*order[turn:], *order[:turn]][: contest.players])
    return chosen


# What many games say


def tallies(bouts: Iterable[Bout]) -> dict[str, Tally]:
    """How each bot did."""
    played = list(bouts)
    names = dict.fromkeys(bot for bout in played for bot in bout.bots)
    return {bot: tally(bot, [bout for bout in played if bot in bout.bots]) for bot in names}


def tally(bot: str, played: Sequence[Bout]) -> Tally:
    wins = sum(won(bot, bout) for bout in played)
    low, high = interval(wins, len(played))
    ms = sorted(one for bout in played for one in bout.ms[bot]) or [0.0]
    return Tally(
        games=len(played),
        wins=wins,
        draws=sum(bout.outcome == "draw" for bout in played),
        rate=round(wins / len(played), 4),
        low=round(low, 4),
        high=round(high, 4),
        ms_mean=round(sum(ms) / len(ms), 3),
        ms_p95=round(ms[min(len(ms) - 1, int(0.95 * len(ms)))], 3),
    )


def won(bot: str, bout: Bout) -> bool:
    return bout.outcome == "won" and any(bout.bots[seat] == bot for seat in bout.winners)


def by_figure(bot: str, bouts: Iterable[Bout]) -> dict[str, tuple[int, int]]:
    """For each figure how often this bot played it, and how often it won with it.

    Only games in which the bot has one seat say anything about a figure.
    """
    found: dict[str, tuple[int, int]] = {}
    for bout in bouts:
        if bout.figures and bout.bots.count(bot) == 1:
            figure = bout.figures[bout.bots.index(bot)]
            games, wins = found.get(figure, (0, 0))
            found[figure] = games + 1, wins + won(bot, bout)
    return dict(sorted(found.items()))


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % (Wilson's interval).

    >>> [round(share, 2) for share in interval(75, 100)]
    [0.66, 0.82]
    >>> interval(0, 20)[0], interval(20, 20)[1]
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = SURE * sqrt(share * (1 - share) / games + (SURE / (2 * games)) ** 2)
    middle = share + SURE**2 / (2 * games)
    scale = 1 + SURE**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def as_line(bout: Bout) -> Mapping[str, Any]:
    """A game as one line of JSON: how long bots thought stands in the summary."""
    line: dict[str, Any] = msgspec.to_builtins(bout)
    del line["ms"]
    return line
