"""What is measured on games: a number for each game, and what many of them say together.

Shares have Wilson's interval and their differences Newcombe's; means and paired differences have a
bootstrap's, or Student's where there are few. All are of 95 %.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

import msgspec
import numpy as np
from scipy import stats

from spieltisch.games import find
from spieltisch.lab.arena import interval
from spieltisch.lab.study import Study
from spieltisch.lab.watching import GameRow, Played

Measure = Callable[[GameRow], float | None]
"""A number for one game; None where the game has nothing to say about it."""

RESAMPLES = 1000
FEW = 30
"""Fewer numbers than this would look surer than they are if they were only drawn again."""
FEWEST = 5
"""Of fewer games no difference is said."""


def _forced(row: GameRow) -> float | None:
    return row.forced / row.decisions if row.decisions else None


def _comeback(row: GameRow) -> float | None:
    """Was the winner's chance once less than half of what is fair?"""
    if row.comeback is None:
        return None
    return float(row.comeback < 0.5 / max(2, len(row.bots)))


def _out_early(row: GameRow) -> float | None:
    """Which share of the players was out before half of the rounds were played."""
    return fmean(0 <= out < row.rounds / 2 for out in row.out)


MEASURES: Mapping[str, Measure] = {
    "rounds": lambda row: row.rounds,
    "decisions": lambda row: row.decisions,
    "minutes": lambda row: row.minutes,
    "lead_changes": lambda row: row.lead_changes,
    "lead_for_good": lambda row: row.lead_for_good,
    "comebacks": _comeback,
    "branching": lambda row: row.branching,
    "forced": _forced,
    "waiting": lambda row: row.waiting,
    "longest_wait": lambda row: row.longest_wait,
    "out_early": _out_early,
    "limit": lambda row: float(row.limit),
    "draws": lambda row: float(row.outcome == "draw"),
    "lost": lambda row: float(row.outcome == "lost"),
}
"""What can be asked of a single game."""
SHARES = frozenset(
    {"lead_for_good", "comebacks", "forced", "waiting", "out_early", "limit", "draws", "lost"}
)
"""Those that are shares, said in per cent."""
YES_OR_NO = frozenset({"comebacks", "limit", "draws", "lost"})
"""Those that a single game either has or has not."""


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over games; its true mean lies between `low` and `high`."""

    count: int
    mean: float
    low: float
    high: float
    median: float
    p10: float
    p90: float


class Share(msgspec.Struct, frozen=True):
    """How often something happened; the true share lies between `low` and `high`."""

    name: str
    count: int
    of: int
    rate: float
    low: float
    high: float


class Used(msgspec.Struct, frozen=True):
    """How often something was used in a game, on average, and in which share of the games."""

    name: str
    mean: float
    games: float


def share(name: str, count: int, of: int) -> Share:
    low, high = interval(count, of)
    return Share(name, count, of, count / of if of else 0.0, low, high)


def spread(values: Sequence[float]) -> Spread:
    """How these numbers are spread.

    >>> one = spread([1.0, 2.0, 3.0, 4.0, 10.0])
    >>> one.mean, one.median, one.low < 4.0 < one.high
    (4.0, 3.0, True)
    """
    known = np.asarray(values, dtype=float)
    low, high = sure(known)
    p10, median, p90 = (float(one) for one in np.quantile(known, [0.1, 0.5, 0.9]))
    return Spread(len(known), float(known.mean()), low, high, median, p10, p90)


def sure(values: Any) -> tuple[float, float]:  # noqa: ANN401 - an array of a library without types
    """Between what the true mean lies with 95 %."""
    if len(values) < 2 or np.ptp(values) == 0:
        return float(values[0]), float(values[0])
    if len(values) < FEW:
        student = stats.ttest_1samp(values, 0).confidence_interval()
        return float(student.low), float(student.high)
    found = stats.bootstrap(
        (values,),
        np.mean,
        n_resamples=RESAMPLES,
        method="percentile",
        rng=np.random.default_rng(1),
    ).confidence_interval
    return float(found.low), float(found.high)


def values_of(name: str, played: Iterable[Played]) -> list[float]:
    """The number of each game that has one."""
    measure = MEASURES[name]
    return [value for one in played if (value := measure(one.row)) is not None]


def spreads(played: Sequence[Played]) -> dict[str, Spread]:
    """Every measure that these games have something to say about."""
    found = {name: values_of(name, played) for name in MEASURES}
    return {name: _spread_of(name, values) for name, values in found.items() if values}


def _spread_of(name: str, values: Sequence[float]) -> Spread:
    """What happens or does not is a share, however few games there are; nothing is negative."""
    found = spread(values)
    if name in YES_OR_NO:
        one = _share_of(values)
        return msgspec.structs.replace(found, low=one.low, high=one.high)
    most = 1.0 if name in SHARES else found.high
    return msgspec.structs.replace(found, low=max(0.0, found.low), high=min(most, found.high))


def _share_of(values: Sequence[float]) -> Share:
    return share("", round(sum(values)), len(values))


# Who wins


def by_seat(played: Sequence[Played]) -> list[Share]:
    """How often each seat won."""
    seats = len(played[0].row.bots)
    won = [one.row for one in played if one.row.outcome == "won"]
    return [
        share(str(seat), sum(seat in row.winners for row in won), len(played))
        for seat in range(seats)
    ]


def by_side(study: Study, played: Sequence[Played]) -> list[Share]:
    """How often each side won, where several play together."""
    game = find(study.game)
    sides = game.sides(study.players, game.checked(study.players, study.options))
    return [
        share(side.name, sum(one.row.side == side.name for one in played), len(played))
        for side in sides
    ]


def by_figure(played: Sequence[Played]) -> list[Share]:
    """How often each character won, of the times that it was played."""
    seen: dict[str, list[bool]] = {}
    for one in played:
        row = one.row
        for seat, figure in enumerate(row.figures):
            if figure:
                won = row.outcome == "won" and seat in row.winners
                seen.setdefault(figure, []).append(won)
    found = [share(name, sum(wins), len(wins)) for name, wins in seen.items()]
    return sorted(found, key=lambda one: -one.rate)


def seat_advantage(played: Sequence[Played]) -> float:
    """How far the luckiest seat is above, or the unluckiest below, what would be fair."""
    seats = by_seat(played)
    fair = fmean(seat.rate for seat in seats)
    return max(abs(seat.rate - fair) for seat in seats)


def is_uneven(shares: Sequence[Share]) -> bool:
    """Would so much difference between those who should win equally often be rare by chance?"""
    counts = [one.count for one in shares]
    if len(counts) < 2 or not sum(counts):
        return False
    return bool(stats.chisquare(counts).pvalue < 0.01)


def is_uneven_by_rate(shares: Sequence[Share]) -> bool:
    """The same for those who were not played equally often."""
    table = [[one.count for one in shares], [one.of - one.count for one in shares]]
    if len(shares) < 2 or not all(map(sum, table)):
        return False
    return bool(stats.chi2_contingency(table).pvalue < 0.01)


def strength(study: Study, played: Sequence[Played]) -> Share:
    """How often the first bot won, that plays against all the others."""
    bot = study.bots[0]
    rows = [one.row for one in played]
    wins = sum(
        row.outcome == "won" and any(row.bots[seat] == bot for seat in row.winners) for row in rows
    )
    return share(bot, wins, len(rows))


# What is used


def uses(kind: str, known: Iterable[str], played: Sequence[Played]) -> list[Used]:
    """How often each of the verbs, events or cards was used, the most frequent first.

    What is `known` and was never used is there, too: it is dead.
    """
    counts: dict[str, list[int]] = {name: [] for name in known}
    for one in played:
        for use in getattr(one.row, kind):
            counts.setdefault(use.name, []).append(use.count)
    total = max(1, len(played))
    found = [Used(name, sum(each) / total, len(each) / total) for name, each in counts.items()]
    return sorted(found, key=lambda one: (-one.mean, one.name))


# Differences


class Difference(msgspec.Struct, frozen=True):
    """How a measure changes from one setting to another.

    `ratio` is between what the same lies as a share of what it was before, if that is known.
    """

    name: str
    before: float
    after: float
    change: float
    low: float
    high: float
    ratio: tuple[float, float] | None = None

    @property
    def is_sure(self) -> bool:
        """Can it hardly be chance?"""
        return self.low > 0 or self.high < 0


def difference(name: str, before: Sequence[Played], after: Sequence[Played]) -> Difference | None:
    """What a setting changes, game by game; None where too few games have something to say."""
    measure = MEASURES[name]
    pairs = [
        (a, b)
        for one, other in zip(before, after, strict=False)
        if (a := measure(one.row)) is not None and (b := measure(other.row)) is not None
    ]
    if len(pairs) < FEWEST:
        return None
    if name in YES_OR_NO:
        before_, after_ = (_share_of(one) for one in zip(*pairs, strict=True))
        return difference_of_shares(name, before_, after_)
    firsts, seconds = (np.asarray(one, dtype=float) for one in zip(*pairs, strict=True))
    low, high = sure(seconds - firsts)
    first, second = float(firsts.mean()), float(seconds.mean())
    ratio = None
    if firsts.min() > 0:
        few = len(pairs) < FEW  # drawn again, they would look surer than `low` and `high` say
        # And nothing loses more than all of it.
        ratio = (max(-1.0, low / first), high / first) if few else sure_ratio(firsts, seconds)
    return Difference(name, first, second, second - first, low, high, ratio)


def sure_ratio(before: Any, after: Any) -> tuple[float, float]:  # noqa: ANN401
    """Between which shares of the mean before the change of the mean lies with 95 %."""
    found = stats.bootstrap(
        (before, after),
        lambda a, b, axis: np.mean(b, axis=axis) / np.mean(a, axis=axis) - 1,
        n_resamples=RESAMPLES,
        paired=True,
        method="percentile",
        rng=np.random.default_rng(1),
    ).confidence_interval
    return float(found.low), float(found.high)


def difference_of_shares(name: str, before: Share, after: Share) -> Difference:
    """The same for shares (Newcombe's interval, as if the games were not the same)."""
    change = after.rate - before.rate
    down = ((after.rate - after.low) ** 2 + (before.high - before.rate) ** 2) ** 0.5
    up = ((after.high - after.rate) ** 2 + (before.rate - before.low) ** 2) ** 0.5
    return Difference(name, before.rate, after.rate, change, change - down, change + up)
