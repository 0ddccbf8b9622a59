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


def settings(options: tuple[Option, ...], seats: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The defaults, each option at each extreme, and all together at their ends."""
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
        for label, options in settings(game.options, seats)
        for case in [Case(game, seats, label, options)]
    ]


def spread_cases(*games: AnyGame) -> list[Any]:
    """The same for big games: each number of players with the defaults, and each setting with one
    number of players, a different one for each."""
    spread = []
    for game in games:
        spread += [Case(game, seats, "default", {}) for seats in game.seats]
        count = len([*settings(game.options, game.seats[0])])
        for index, seats in zip(range(1, count), cycle(game.seats), strict=False):
            label, options = [*settings(game.options, seats)][index]
            spread.append(Case(game, seats, label, options))
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
