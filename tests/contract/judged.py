"""What a game says of a position: from what may be known, and of use to those who think with it."""

from __future__ import annotations

from math import isclose, isfinite

from playing import AnyGame, AnyTable, Options, eyes_at, luck, steps
from spieltisch.engine import CLOCK, Table

APART = 15


def check_judgement(game: AnyGame, seats: int, options: Options, seed: str) -> int:
    """Chances add up, every part has a weight, ratings fit the choices; nothing betrays a secret.

    Returns at how many moments it looked.
    """
    chance = luck("judged", seed)
    table: AnyTable = Table(game, seats, seed, options)
    stages, looked = set(), 0
    while table.result is None:
        check_position(table, f"{seed}: moment {table.moment}")
        looked += 1
        for _ in steps(table, chance, 1 + chance.below(2 * APART)):
            stages.add(table.stage)
    winners = table.result.winners
    assert all((chance > 0) == (seat in winners) for seat, chance in enumerate(table.chances()))
    assert len(stages) > 1 or looked < 3, f"{seed}: a playout would never stop"
    return looked


def check_position(table: AnyTable, where: str) -> None:
    before = table.hash()
    for seat in eyes_at(table):
        standings = table.standing(seat)
        chances = [one.chance for one in standings]
        assert all(0 <= chance <= 1 for chance in chances), f"{where}: {chances}"
        if not table.game.sides(table.seats, table.options):
            assert isclose(sum(chances), 1), f"{where}: the chances are not all there is"
        assert all(isfinite(worth) for one in standings for worth in one.parts.values()), where
        if seat is not None:
            twin = table.fork(knowing=seat, luck=where)
            assert twin.standing(seat) == standings, f"{where}: seat {seat} is told a secret"
    for question in table.questions:
        if question.seat != CLOCK:
            rates = table.rate(question)
            assert len(rates) == len(question.choices), f"{where}: {question.prompt}"
            assert all(map(isfinite, rates)), f"{where}: {question.prompt}"
            imagined = table.fork(knowing=question.seat, luck=where).rate(question)
            known = table.rate_knowing(question, where)
            assert known == imagined, f"{where}: {question.prompt} is rated by a secret"
    assert table.hash() == before, f"{where}: judging changes the table"
