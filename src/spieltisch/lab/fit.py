"""What each part of a standing counts, fitted from games.

At every stage of many games the parts of all who play are noted, and who won in the end. The
weights are those under which the winners would have been likeliest (a logistic regression over the
differences between those who play against each other), held near the present ones: what few games
speak of hardly moves.

Within one figure (`<figure>/<part>`) what goes together with being ahead is not always what brings
one ahead: bots that play by weights fitted one by one may forget their plan. With `only` some parts
are fitted and all others stay as they are, such as what it is worth to be each figure: then its
plan stays, too, and whoever is a danger is known as one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec

from spieltisch.engine import Parts, Table
from spieltisch.lab.arena import Contest, in_order, match_of

INERTIA = 2.0
"""How strongly the present weights hold the new ones: as if each were known to within a half."""

LOOSE = 0.125
"""The same for what is always the same, such as who plays: to within two."""


class NoFit(Exception):
    """Why nothing can be fitted; `key` names the words that say so."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Moment(msgspec.Struct):
    """What everybody had who was still in the game, and the places of those who won.

    `share` is how much it counts: all moments of a game count as much as those of another.
    """

    parts: list[Parts]
    winners: list[int]
    share: float


class Fit(msgspec.Struct):
    """The weights that were fitted, and how well old and new ones foresee who wins.

    That is the mean logarithmic loss.
    """

    weights: dict[str, float]
    games: int
    moments: int
    loss_before: float
    loss_after: float


# What games say


def observed(contest: Contest, games: int, jobs: int = 1) -> Iterator[list[Moment]]:
    """The moments of each game."""
    return in_order(moments_of, contest, games, jobs)


def moments_of(contest: Contest, index: int) -> list[Moment]:
    """One game, looked at whenever it came to a new stage; a draw says nothing."""
    match = match_of(contest, index)
    match.play(contest)
    result = match.table.result
    if result is None or result.outcome == "draw":
        return []
    record = match.table.record()
    table = Table.opened(match.table.game, record)
    sides = [side.seats for side in table.game.sides(table.seats, table.options)]
    places = sides or [(seat,) for seat in range(table.seats)]
    found: list[list[tuple[Parts, bool]]] = []
    stage: object = None
    for number, entry in enumerate(record.entries):
        if table.stage != stage:
            stage = table.stage
            found.append(standings(table, places, result.winners))
        table.replay(entry, number)
    useful = [one for one in found if len(one) > 1 and any(won for _, won in one)]
    return [
        Moment(
            parts=[parts for parts, _ in one],
            winners=[place for place, (_, won) in enumerate(one) if won],
            share=1 / len(useful),
        )
        for one in useful
    ]


def standings(
    table: Table[Any], sides: Sequence[Sequence[int]], winners: Sequence[int]
) -> list[tuple[Parts, bool]]:
    """What each side has that is still in the game, on average of its seats, and whether it wins.

    Where all play together the game itself is the other side: it has nothing.
    """
    found = []
    for side in sides:
        parts = [one for one in map(table.parts, side) if one]
        if parts:
            found.append((average(parts), any(seat in winners for seat in side)))
    if len(sides) == 1 and found:
        found.append(({}, not found[0][1]))
    return found


def average(several: Sequence[Parts]) -> Parts:
    """
    >>> average([{"health": 1.0, "dice": 0.5}, {"health": 0.5}])
    {'health': 0.75, 'dice': 0.25}
    """
    names = dict.fromkeys(name for parts in several for name in parts)
    return {name: sum([one.get(name, 0.0) for one in several]) / len(several) for name in names}


# What follows from it


def fit(
    moments: Iterable[Moment],
    weights: Mapping[str, float],
    heat: float = 1.0,
    only: Collection[str] = (),
) -> Fit:
    """The weights under which those who won would have been likeliest.

    `only` names the parts that are fitted, for every figure that has them; without it all are.
    """
    try:
        np = import_module("numpy")
        minimize = import_module("scipy.optimize").minimize
    except ImportError as error:
        raise NoFit("fit-needs-scipy") from error
    known = list(moments)
    if not known:
        raise NoFit("fit-needs-games")
    names = list(weights)
    tables = [np.array([[one.get(n, 0.0) for n in names] for one in m.parts]) for m in known]
    before = np.array([weights[name] for name in names])
    total = sum(one.share for one in known)
    # What is always the same says only who has it easier: the rest should not make up for it.
    constant = [is_constant(name, known) for name in names]
    held = np.array([LOOSE if same else INERTIA for same in constant]) / total / heat**2
    moves = np.array([not only or name.split("/")[-1] in only for name in names], dtype=float)

    def loss(now: Any) -> tuple[float, Any]:  # noqa: ANN401 - arrays of a library without types
        drift = now - before
        worth, slope = float(held * drift @ drift), 2 * held * drift
        for table, moment in zip(tables, known, strict=True):
            sums = table @ now / heat
            odds = np.exp(sums - sums.max())
            odds /= odds.sum()
            won = odds[moment.winners].sum()
            share = moment.share / total
            worth -= share * float(np.log(max(won, 1e-12)))
            wanted = np.zeros(len(odds))
            wanted[moment.winners] = odds[moment.winners] / won
            slope = slope + share / heat * ((odds - wanted) @ table)
        return worth, slope * moves

    found = minimize(loss, before, jac=True, method="L-BFGS-B")
    moved = zip(names, found.x, moves, strict=True)
    return Fit(
        weights={name: round(float(one), 3) for name, one, moves in moved if moves},
        games=round(total),
        moments=len(known),
        loss_before=round(float(loss(before)[0]), 4),
        loss_after=round(float(found.fun), 4),
    )


def is_constant(name: str, moments: Iterable[Moment]) -> bool:
    """Has whoever has this part always as much of it, among so many?"""
    amounts: dict[int, set[float]] = {}
    for moment in moments:
        of_table = amounts.setdefault(len(moment.parts), set())
        of_table.update(parts[name] for parts in moment.parts if name in parts)
    found = [one for one in amounts.values() if one]
    return any(one != {0.0} for one in found) and all(len(one) == 1 for one in found)
