"""What the outlook weighs, learned from games of teams that weigh things by lot.

    python -m spieltisch.bots.reckoners.learning --games 1400 > outlook.toml

In each game the team has weights of its own, somewhere around the tuned ones: so what is seldom
done is seen, too. Where each round began is noted, and who won in the end; the weights of the
outlook are those under which that would have been likeliest (a logistic regression).
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from importlib import import_module
from math import exp
from typing import Any, Final

import msgspec

from spieltisch.bots import decide
from spieltisch.bots.reckoners import Reckoner
from spieltisch.bots.reckoners.city import city_of
from spieltisch.bots.reckoners.outlook import parts
from spieltisch.bots.reckoners.worth import TUNED, Tuning
from spieltisch.bots.seat import Seat
from spieltisch.engine import Table
from spieltisch.games.reckoners.game import GAME
from spieltisch.games.reckoners.view import NewcagoView

CELLS: Final = (
    *["2-normal"] * 6, *["3-normal"] * 5, *["4-normal"] * 3,
    "2-beginner", "3-beginner", "4-beginner", "2-hard", "3-hard",
)  # fmt: skip
"""Players and difficulties, the more often the more of their games are played."""
SPREAD: Final = 0.25
"""So far the logarithm of a weight is from the tuned one, by a normal distribution."""
SHARES: Final = ("discount", "nearness", "hoard")
"""Weights that lie between 0 and 1: their odds are twice as far."""
WEIGHT_OF_A_GAME: Final = 8.0
"""All rounds of a game together count as much as so many that know nothing of each other."""
HELD: Final = 0.1
"""How strongly weights are held near 0."""
STEPS: Final = 30

Parts = dict[str, float]


class Game(msgspec.Struct):
    """How the rounds of a game began, and whether it was won."""

    rounds: list[Parts]
    won: bool


def weights_by_lot(luck: random.Random) -> Tuning:
    changes = {}
    for name in Tuning.__struct_fields__:
        tuned, far = getattr(TUNED, name), luck.gauss(0, SPREAD)
        if name in SHARES:
            changes[name] = 1 / (1 + (1 - tuned) / tuned * exp(-2 * far))
        else:
            changes[name] = tuned * exp(far) if tuned else far
    return msgspec.structs.replace(TUNED, **changes)


def played(seed: str) -> Game:
    """One game of a team of quick bots with weights by lot."""
    luck = random.Random(seed)
    players, _, difficulty = luck.choice(CELLS).partition("-")
    tuning = weights_by_lot(luck)
    table = Table(GAME, int(players), seed, {"difficulty": difficulty}, told=False)
    bots = {seat: Reckoner(f"{seed} {seat}", tuning=tuning) for seat in range(table.seats)}
    seats = {seat: Seat(table, seat) for seat in bots}
    rounds = list(_rounds(table, bots, seats))
    assert table.result is not None
    return Game(rounds, table.result.outcome == "won")


def _rounds(
    table: Table[Any], bots: dict[int, Reckoner], seats: dict[int, Seat]
) -> Iterator[Parts]:
    noted = 0
    while asked := [question for question in table.questions if not question.idle]:
        board = seats[0].view.board
        assert isinstance(board, NewcagoView)
        if board.phase == "roll" and board.round > noted:
            noted = board.round
            yield parts(city_of(board))
        seat = asked[0].seat
        table.choose(seat, decide(bots[seat], seats[seat]))


def fitted(games: Iterable[Game]) -> tuple[Parts, float]:
    """The weights under which those games would have been likeliest, and the mean loss."""
    np = import_module("numpy")
    known = [game for game in games if game.rounds]
    names = list(known[0].rounds[0])
    rows = np.array([[one[name] for name in names] for game in known for one in game.rounds])
    won = np.array([float(game.won) for game in known for _ in game.rounds])
    share = np.array([WEIGHT_OF_A_GAME / len(g.rounds) for g in known for _ in g.rounds])
    now = np.zeros(len(names))
    held = HELD * np.eye(len(names))
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-rows @ now))
        slope = rows.T @ (share * (likely - won)) + held @ now
        curve = (rows * (share * likely * (1 - likely))[:, None]).T @ rows + held
        now = now - np.linalg.solve(curve, slope)
    likely = 1 / (1 + np.exp(-rows @ now))
    surprise = -np.log(np.where(won > 0, likely, 1 - likely))
    return dict(zip(names, map(float, now), strict=True)), float(
        np.average(surprise, weights=share)
    )


def main() -> None:
    """Play games, fit weights and write them."""
    parser = ArgumentParser(prog="python -m spieltisch.bots.reckoners.learning")
    parser.add_argument("--games", type=int, default=1400)
    parser.add_argument("--seed", default="g1")
    given = parser.parse_args()
    games = [played(f"{given.seed} {number}") for number in range(given.games)]
    weights, loss = fitted(games)
    sys.stdout.write(
        "# What the outlook weighs; written by the command below, not by hand.\n"
        f'command = "{parser.prog} --games {given.games} --seed {given.seed}"\n'
        f"games = {given.games}\nloss = {loss:.4f}\n\n[weights]\n"
    )
    for name, weight in weights.items():
        sys.stdout.write(f"{name} = {weight:.3f}\n")


if __name__ == "__main__":
    main()
