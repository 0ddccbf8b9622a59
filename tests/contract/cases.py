"""What the contract is checked with: every number of players, every option at its extremes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Any

import pytest

from playing import AnyGame
from spieltisch.engine import Option
from spieltisch.games import REGISTER, find

DEFAULTS = 0
LAST: dict[str, dict[str, Any]] = {"kapow": {"round_limit": 2}}
"""Where random players heal as fast as they hit, a match takes thousands of choices unless there is
a last round; the tests of the game itself play one to its end."""


@dataclass(frozen=True)
class Case:
    """One way to play one game. Its name is the seed, so that a failure can be repeated."""

    game: AnyGame
    seats: int
    label: str
    options: dict[str, Any]

    @property
    def seed(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.label}"

    @property
    def match(self) -> tuple[AnyGame, int, dict[str, Any], str]:
        """The arguments of every check."""
        return self.game, self.seats, self.options, self.seed


def settings(game: AnyGame, seats: int) -> dict[int, Case]:
    """The defaults, each option at each extreme, and all together at their ends, by a number.

    Where this number of players needs an option of its own, such as a mode, it is set throughout.
    """
    needed = needs(game, seats)
    every = enumerate(variations(game.options, seats))
    return {
        number: Case(game, seats, label, limited(game, {**needed, **options}))
        for number, (label, options) in every
        if seats in game.seats_with({**needed, **options})
    }


def limited(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """The same, but a match that could go on for long has an end."""
    last = {name: value for name, value in LAST.get(game.name, {}).items() if not options.get(name)}
    return {**options, **last}


def needs(game: AnyGame, seats: int) -> dict[str, Any]:
    """The option that this number of players needs."""
    if seats in game.seats_with({}):
        return {}
    return next(
        {option.name: value}
        for option in game.options
        for value in option.seats
        if seats in game.seats_with({option.name: value})
    )


def variations(options: tuple[Option, ...], seats: int) -> Iterator[tuple[str, dict[str, Any]]]:
    yield "default", {}
    if not options:
        return
    for option in options:
        for value in option.extremes(seats):
            if value != option.default:
                shown = "+".join(value) if isinstance(value, tuple) else value
                yield f"{option.name}={shown}", {option.name: value}
    yield "all-low", {option.name: option.extremes(seats)[0] for option in options}
    yield "all-high", {option.name: option.extremes(seats)[-1] for option in options}


def cases(*games: AnyGame) -> list[Any]:
    """Parameters for `pytest.mark.parametrize`, with the seed as their id."""
    return [
        pytest.param(case, id=case.seed)
        for game in games
        for seats in game.seats
        for case in settings(game, seats).values()
    ]


def spread_cases(*games: AnyGame) -> list[Any]:
    """The same for big games: each number of players with the defaults, and each setting with one
    number of players, a different one for each."""
    spread = []
    for game in games:
        offered = [settings(game, seats) for seats in game.seats]
        spread += [each[DEFAULTS] for each in offered]
        turn = cycle(offered)
        for number in sorted({number for each in offered for number in each} - {DEFAULTS}):
            spread.append(next(each[number] for each in turn if number in each))
    return [pytest.param(case, id=case.seed) for case in spread]


def few_cases(*games: AnyGame) -> list[Any]:
    """The same for costly checks: each setting with few players, each number with the defaults."""
    few = {game.name: min(game.seats, key=lambda seats: abs(seats - 3)) for game in games}
    return [
        param
        for param in cases(*games)
        for case in param.values
        if case.label == "default" or case.seats == few[case.game.name]
    ]


REGISTERED = [find(name) for name in REGISTER]
