"""What each part of a standing counts, found by playing: with which weights a bot wins soonest.

`lab fit` learns who was likely to win. Within one figure that is not always what brings one ahead:
a bot that plays by such weights may forget its plan. Here weights are tried in games. CMA-ES varies
all those of a figure at once, every candidate of a generation plays the same deals, and the next
ones are more like those that won soonest. Chance weighs more than weights in a single game, so a
generation should be large, and what counts in the end is its middle and not its best.

What is good stays good and what is bad stays bad: weights change by a factor. Who reads why a bot
advises something should not learn that more power is a drawback because chance had it so in some
games. And all candidates are as large as the present weights. Else those of a figure would grow in
races until nothing that can be done to a rival counts any more, and the sums of figures that play
against each other could not be compared.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import count, islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final
from zlib import crc32

import msgspec

from spieltisch.bots import play_out
from spieltisch.bots.seat import Seat
from spieltisch.engine import Game, Table
from spieltisch.games import find
from spieltisch.lab.arena import Contest, match_of
from spieltisch.lab.fit import NoFit
from spieltisch.lab.simulate import figures_at

HALF_LIFE: Final = 12
"""A win that takes so many rounds longer is worth half as much."""
SPREAD: Final = 0.4
"""So far are the first candidates from the present weights: half of each more, a third less, ..."""
NEW: Final = 0.5
"""... and so much of this, more or less, where a weight is 0."""
PATIENCE: Final = 1000
"""A figure that the first bot does not play in so many games it never plays."""


Deal = tuple[Contest, int]


class Trial(msgspec.Struct, frozen=True):
    """One game that is to be played, and the weights by which its first bot plays."""

    contest: Contest
    index: int
    weights: dict[str, float]


class Practice(msgspec.Struct, frozen=True):
    """In which games weights are tried: of each contest so many deals by every candidate.

    The first bot of a contest plays by the weights that are tried, all others by the present ones.
    In the end old and new weights play `checks` generations' deals that nothing was chosen on.
    """

    contests: tuple[tuple[Contest, int], ...]
    population: int
    generations: int
    checks: int

    @property
    def games(self) -> int:
        """How many games are played for each figure."""
        deals = sum(games for _, games in self.contests)
        return deals * (self.population * self.generations + 2 * self.checks)


class Trained(msgspec.Struct):
    """The weights that were found, and what old and new ones are worth in other deals.

    A game that is not won is worth nothing, a win the more the sooner it comes. `error` is the
    standard error of the difference.
    """

    weights: dict[str, float]
    games: int
    worth_before: float
    worth_after: float
    error: float


def train(
    practice: Practice, figure: str, names: Sequence[str], seed: int, jobs: int = 1
) -> Generator[float, None, Trained]:
    """Find the weights of these names, all of one figure ("" where there are none).

    Every game is told of by what it was worth.
    """
    try:
        np = import_module("numpy")
        cma = import_module("cmaes").CMA
    except ImportError as error:
        raise NoFit("train-needs-cmaes") from error
    weights = weights_in(practice)
    begun = np.array([weights[name] for name in names])
    search = cma(np.zeros(len(names)), SPREAD, seed=seed, population_size=practice.population)
    candidate = varying(np, begun)
    source = deals_in(practice, figure)
    learnt = False
    with workers(jobs) as played:

        def tried(values: Iterable[float], deals: Sequence[Deal]) -> list[Trial]:
            own = weights | dict(zip(names, map(float, values), strict=True))
            return [Trial(contest, index, own) for contest, index in deals]

        for _ in range(practice.generations):
            deals = next(source)
            points = [search.ask() for _ in range(practice.population)]
            trials = [one for point in points for one in tried(candidate(point), deals)]
            worths = yield from told(played(trials))
            if len(set(worths)) == 1:
                continue  # nobody won, or nothing was at stake: that says nothing
            learnt = True
            sums = np.array(worths).reshape(len(points), -1).mean(axis=1)
            search.tell(list(zip(points, -sums, strict=True)))
        if not learnt:
            raise NoFit("train-no-difference")
        after = [round(float(one), 3) for one in candidate(search.mean)]
        deals = [one for deals in islice(source, practice.checks) for one in deals]
        old = yield from told(played(tried(begun, deals)))
        new = yield from told(played(tried(after, deals)))
    gains = [later - before for before, later in zip(old, new, strict=True)]
    return Trained(
        weights=dict(zip(names, after, strict=True)),
        games=practice.games,
        worth_before=round(fmean(old), 4),
        worth_after=round(fmean(new), 4),
        error=round(stdev(gains) / sqrt(len(gains)), 4) if len(gains) > 1 else 1.0,
    )


def varying(np: Any, begun: Any) -> Callable[[Any], Any]:  # noqa: ANN401 - a library without types
    """The weights that a point of the search stands for: those it began with at its middle, 0."""
    signs, sizes = np.sign(begun), np.where(begun == 0, NEW, abs(begun))
    length = float(np.linalg.norm(signs)) or sqrt(len(begun))

    def at(point: Any) -> Any:  # noqa: ANN401
        factors = np.where(begun == 0, point, signs * np.exp(point))
        return sizes * factors * (length / (float(np.linalg.norm(factors)) or 1.0))

    return at


def told(worths: Iterable[float]) -> Generator[float, None, list[float]]:
    """The same one by one, and together in the end."""
    found = []
    for worth in worths:
        found.append(worth)
        yield worth
    return found


# The games


def weights_in(practice: Practice) -> dict[str, float]:
    """The present weights of the game that is played."""
    judge = find(practice.contests[0][0].game).judge
    assert judge is not None
    return dict(judge.weights)


def deals_in(practice: Practice, figure: str) -> Iterator[list[Deal]]:
    """The deals of one generation after the other."""
    sources = [(contest, deals_of(contest, figure), games) for contest, games in practice.contests]
    while True:
        yield [
            (contest, index)
            for contest, source, games in sources
            for index in islice(source, games)
        ]


def deals_of(contest: Contest, figure: str) -> Iterator[int]:
    """The games of a contest in which the first bot plays this figure."""
    missed = 0
    for index in count():
        match = match_of(contest, index)
        figures = match.figures or figures_at(match.table)
        seat = match.names.index(contest.bots[0])
        if not figure or (figures and figures[seat] == figure):
            missed = 0
            yield index
        elif missed == PATIENCE:
            raise NoFit("train-no-figure")
        else:
            missed += 1


@contextmanager
def workers(jobs: int) -> Iterator[Callable[[Sequence[Trial]], Iterator[float]]]:
    """What plays games and tells what they were worth, in their order."""
    if jobs <= 1:
        yield lambda trials: map(worth, trials)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield lambda trials: pool.imap(worth, trials)


def worth(trial: Trial) -> float:
    """Play one game: what it is worth to the first bot."""
    contest = trial.contest
    match = match_of(contest, trial.index)
    table, bot = match.table, contest.bots[0]
    judge = table.game.judge
    assert judge is not None
    game = table.game.judged_by(judge.weighing(trial.weights))
    seats = {
        seat: Judging(table, seat, game) if name == bot else Seat(table, seat)
        for seat, name in enumerate(match.names)
    }
    result = play_out(table, match.minds, seats)
    won = result.outcome == "won" and any(match.names[seat] == bot for seat in result.winners)
    return 0.5 ** (table.round / HALF_LIFE) if won else 0.0


class Judging(Seat):
    """A seat at which things are judged as in another game with the same rules."""

    __slots__ = ("_game",)

    def __init__(self, table: Table[Any], number: int, game: Game[Any]) -> None:
        super().__init__(table, number)
        self._game = game

    @property
    def game(self) -> Game[Any]:
        return self._game

    def rate(self, luck: str | int | bytes) -> Sequence[float]:
        question = self.question
        return [] if question is None else self.dream(luck).rate(question)

    def dream(self, luck: str | int | bytes) -> Table[Any]:
        return super().dream(luck).judged_as(self._game)


def seed_of(text: str) -> int:
    """A number for a library that wants one.

    >>> seed_of("train") == seed_of("train") != seed_of("other")
    True
    """
    return crc32(text.encode())
