"""Who chooses when no person does.

A bot is asked for one of the choices that its seat is offered. It may look at `table.view(seat)`
and think with `table.fork(knowing=seat)`; both show nothing that the seat cannot know.

>>> from spieltisch.engine import Table
>>> from spieltisch.games import find
>>> table = Table(find("imperator"), seats=3, seed=1)
>>> play_out(table, {seat: RandomBot(seat) for seat in range(3)}).outcome
'won'
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from spieltisch.engine import CLOCK, Question, Result, Table
from spieltisch.engine.errors import ClockFirst


class Bot(Protocol):
    """Plays a seat."""

    def choose(self, table: Table[Any], seat: int) -> int:
        """The index of a choice in `table.question(seat).choices`."""


class RandomBot:
    """Takes any choice, each equally likely."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(f"random bot {seed}").random

    def choose(self, table: Table[Any], seat: int) -> int:
        question = table.question(seat)
        return int(self._random() * len(question.choices)) if question else 0


BOTS: Mapping[str, Callable[[int | str], Bot]] = {"random": RandomBot}
"""The bots by the name that a seat is given."""


def next_question(
    table: Table[Any], rank: Callable[[int], int] = lambda seat: 0
) -> Question | None:
    """Of all open questions the one that can be answered first.

    The clock comes before seats that are not ready earlier: what is due is not kept waiting. Among
    seats that are ready at the same time the lowest `rank` comes first.
    """
    questions = table.questions
    if len(questions) < 2:
        return questions[0] if questions else None
    now = table.now
    return min(
        questions,
        key=lambda asked: (max(now, asked.ready_at), asked.seat != CLOCK, rank(asked.seat)),
    )


def play_out(table: Table[Any], bots: Mapping[int, Bot]) -> Result:
    """Let bots play a match to its end."""
    while (question := next_question(table)) is not None:
        seat = question.seat
        table.choose(seat, 0 if seat == CLOCK else bots[seat].choose(table, seat))
    result = table.result
    assert result is not None
    return result


def play_randomly(table: Table[Any], rng: random.Random, limit: int = 0) -> int:
    """Answer any open question at random, up to `limit` choices (0: to the end); how many it took.

    The fastest loop there is, for measuring, for tests and for rollouts.
    """
    chance = rng.random
    choose = table.choose
    made = 0
    while made != limit or not limit:
        questions = table.questions
        if not questions:
            break
        several = len(questions) > 1
        question = questions[int(chance() * len(questions))] if several else questions[0]
        choices = question.listed or question.choices
        try:
            choose(question.seat, int(chance() * len(choices)))
        except ClockFirst:
            choose(CLOCK, 0)
        made += 1
    return made
