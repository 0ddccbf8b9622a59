"""Helpers of all tests: tables played at random, and what can be known of a table.

Random choices come from the engine's own chance, so that a seed names the same match on every
machine and in every version of Python.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from spieltisch.engine import CLOCK, Chance, Entry, Game, Message, Question, Table
from spieltisch.engine.chance import seed_bytes

AnyGame = Game[Any]
AnyTable = Table[Any]
Options = Mapping[str, Any]

PATIENCE = 100
"""Of so many random choices the clock makes one before it is due: nobody waits 20 minutes for the
end of a round, and yet a good deal happens in it."""


def luck(*seed: object) -> Chance:
    """Chance for a test, from whatever tells this test from others."""
    return Chance(seed_bytes("test " + " ".join(map(str, seed))))


def answerable(table: AnyTable) -> list[Question]:
    """The questions that can be answered next: what the clock does first, it does first."""
    asked = table.questions
    clock = next((question for question in asked if question.seat == CLOCK), None)
    if clock is None:
        return asked
    return [question for question in asked if question.ready_at <= clock.ready_at]


def step(table: AnyTable, chance: Chance) -> Entry:
    """Make one random choice and tell which."""
    asked = answerable(table)
    seats = [question for question in asked if question.seat != CLOCK]
    if 0 < len(seats) < len(asked) and chance.below(PATIENCE):
        asked = seats
    question = asked[chance.below(len(asked))]
    choice = question.choices[chance.below(len(question.choices))]
    table.choose(question.seat, choice)
    return Entry(question.seat, choice, table.now)


def steps(table: AnyTable, chance: Chance, limit: int | None = None) -> Iterator[Entry]:
    """Random choices to the end of the match, or as many as the limit allows."""
    while table.result is None and limit != 0:
        yield step(table, chance)
        if limit is not None:
            limit -= 1


def played(
    game: AnyGame,
    seats: int,
    seed: object,
    options: Options | None = None,
    choices: int | None = None,
) -> AnyTable:
    """A table after so many random choices, or at its end."""
    table = Table(game, seats, str(seed), options)
    for _ in steps(table, luck("played", seed), choices):
        pass
    return table


def eyes_at(table: AnyTable) -> list[int | None]:
    """All who look at a table: each seat, and a spectator."""
    return [*range(table.seats), None]


def asked_of(table: AnyTable, seat: int | None) -> tuple[object, ...] | None:
    """What a seat is asked, as plain data."""
    question = None if seat is None else table.question(seat)
    if question is None:
        return None
    values, foresight = dict(question.values), table.foresight(question.seat)
    tallies = table.tallies(question.seat)
    return question.prompt, values, question.ready_at, question.choices, foresight, tallies


def seen_by(table: AnyTable, seat: int | None) -> bytes:
    """All that a seat (None: a spectator) can know now: its view, its question, its bars."""
    bars = [] if seat is None else table.bars(seat)
    return msgspec.json.encode((table.view(seat), asked_of(table, seat), bars))


def heard_by(table: AnyTable, seat: int | None, since: int = 0) -> list[Message]:
    """What a seat (None: a spectator) was told."""
    return table.told_to(seat, since)


def everything(table: AnyTable) -> tuple[object, ...]:
    """A table as the outside can tell it from another: state, views, questions, messages."""
    return (
        table.hash(),
        [seen_by(table, seat) for seat in eyes_at(table)],
        list(table.told),
    )
