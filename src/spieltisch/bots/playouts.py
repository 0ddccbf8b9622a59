"""Playing on in a dream: everybody takes what looks good, until things are settled enough."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from spieltisch.engine import CLOCK, Choice, Table

LONGEST = 400
"""No playout takes more choices than this."""
NEVER = -1e9
"""The rate of what is not done where anything else can be."""


def playout(
    table: Table[Any],
    luck: random.Random,
    stages: int,
    keen: float = 1.0,
    shuns: Choice | None = None,
) -> None:
    """Play on until the table has come to so many new stages, or the match is over.

    `keen` is how many times as much the rating counts, and what everybody `shuns` is done only
    where there is nothing else.
    """
    chance = luck.random
    stage = table.stage
    for _ in range(LONGEST):
        questions = [asked for asked in table.questions if not asked.idle]
        if not questions:
            return
        now = table.stage
        if now != stage:
            stage = now
            stages -= 1
            if stages <= 0:
                return
        question = questions[int(chance() * len(questions))] if len(questions) > 1 else questions[0]
        if question.seat == CLOCK or len(question.choices) == 1:
            table.choose(question.seat, 0)
            continue
        rates = table.rate(question)
        if keen != 1:
            rates = [keen * rate for rate in rates]
        if shuns is not None:
            offered = zip(rates, question.choices, strict=True)
            rates = [rate if choice != shuns else NEVER for rate, choice in offered]
        table.choose(question.seat, drawn(rates, chance()))


def play_while(
    table: Table[Any], seat: int, luck: random.Random, goes_on: Callable[[int | None], bool]
) -> None:
    """Play on while this holds of whose turn it is. All but this seat do as little as they may."""
    chance = luck.random
    for _ in range(LONGEST):
        questions = [asked for asked in table.questions if not asked.idle]
        if not questions or not goes_on(table.turn):
            return
        question = questions[0]
        index = 0
        if question.seat != CLOCK and len(question.choices) > 1:
            least = None if question.seat == seat else table.least(question)
            index = drawn(table.rate(question), chance()) if least is None else least
        table.choose(question.seat, index)


def drawn(rates: Sequence[float], chance: float) -> int:
    """The index that a number between 0 and 1 draws, each as likely as its rate says.

    >>> [drawn([0.0, 0.0, -20.0], chance) for chance in (0.1, 0.4, 0.6, 0.9)]
    [0, 0, 1, 1]
    """
    weights = weighed(rates)
    left = chance * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return len(rates) - 1


def weighed(rates: Sequence[float]) -> list[float]:
    """The weights behind rates, the greatest of them 1."""
    most = max(rates)
    return [exp(rate - most) for rate in rates]
