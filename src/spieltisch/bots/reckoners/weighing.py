"""Does the team play better with other weights? Both play the same games.

    python -m spieltisch.bots.reckoners.weighing --cells 3-normal,4-hard --games 20 blow=1.1

A cell is a number of players and a difficulty. Wins are few and far between, so it is also counted
how far the team came: half a point for all of the people who were left, or for all of Steelheart.

>>> weights_of(["blow=1.25"]).blow
1.25
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence

import msgspec

from spieltisch.bots import play_out
from spieltisch.bots.reckoners import Reckoner
from spieltisch.bots.reckoners.city import city_of
from spieltisch.bots.reckoners.worth import TUNED, Tuning
from spieltisch.engine import Table
from spieltisch.games.reckoners.content import START
from spieltisch.games.reckoners.game import GAME
from spieltisch.games.reckoners.view import NewcagoView


def weights_of(changes: Iterable[str]) -> Tuning:
    """The present weights with some changes, such as `blow=1.1`."""
    pairs = [change.partition("=") for change in changes]
    return msgspec.structs.replace(TUNED, **{name: float(value) for name, _, value in pairs})


def played(cell: str, seed: str, tuning: Tuning) -> tuple[bool, float]:
    """One game: was it won, and how far did the team come?"""
    players, _, difficulty = cell.partition("-")
    table = Table(GAME, int(players), seed, {"difficulty": difficulty}, told=False)
    bots = {seat: Reckoner(f"{seed} {seat}", tuning=tuning) for seat in range(table.seats)}
    won = play_out(table, bots).outcome == "won"
    board = table.view(0).board
    assert isinstance(board, NewcagoView)
    city = city_of(board)
    if won:
        return True, 1 + city.population / START.population / 2
    return False, (1 - city.distance / (2 * city.villain.start)) / 2


def compared(cell: str, seeds: Sequence[str], tunings: Sequence[Tuning]) -> str:
    """How each of these weights did in one cell."""
    found = [cell]
    for tuning in tunings:
        results = [played(cell, seed, tuning) for seed in seeds]
        wins, score = sum([won for won, _ in results]), sum([far for _, far in results])
        found.append(f"{wins} of {len(seeds)} won ({score / len(seeds):.3f})")
    return "  ".join(found)


def main() -> None:
    """Compare the present weights with changed ones, cell by cell."""
    parser = ArgumentParser(prog="python -m spieltisch.bots.reckoners.weighing")
    parser.add_argument("--cells", default="2-normal,3-normal,4-normal,4-hard")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("changes", nargs="*", metavar="weight=value")
    given = parser.parse_args()
    tunings = [TUNED, weights_of(given.changes)] if given.changes else [TUNED]
    seeds = [f"{given.seed}/{index}" for index in range(given.games)]
    for cell in given.cells.split(","):
        sys.stdout.write(compared(cell, seeds, tunings) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
