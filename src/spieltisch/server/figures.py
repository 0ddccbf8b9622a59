"""Positions that the pages of rules show, drawn there by the boards themselves.

Each is a match of bots from a fixed seed up to a question that shows something. It is played anew
for every version of the rules, so no picture is ever out of date.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from spieltisch.bots import Bot, bots_for, play_out, usual_bot
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Game, Table
from spieltisch.games import REGISTER
from spieltisch.server.messages import Figure
from spieltisch.server.sights import sight_of


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """The moment at which this seat is asked this for the `time`th time."""

    seats: int
    prompt: str
    seed: str
    seat: int = 0
    time: int = 1
    options: dict[str, Any] = {}


class NoSuchMoment(Exception):
    """The match of a scene ends before the scene is there: it needs another seed."""


class _Reached(Exception):
    """The moment is there."""


class _Watched(Bot):
    """A bot at whose seat a scene is waited for."""

    def __init__(self, bot: Bot, scene: Scene) -> None:
        self._bot = bot
        self._scene = scene
        self._left = scene.time

    def choose(self, seat: Seat) -> int:
        question = seat.question
        if question is not None and question.prompt == self._scene.prompt:
            self._left -= 1
        if self._left == 0:
            raise _Reached
        return self._bot.choose(seat)

    def remember(self, seat: Seat, choice: Choice) -> None:
        self._bot.remember(seat, choice)

    def pace(self, seat: Seat) -> int:
        return self._bot.pace(seat)


def scenes(game: str) -> dict[str, Scene]:
    """What the rules of a game show, by name: `content/figures.toml`."""
    if game not in REGISTER:
        return {}
    file = files(f"spieltisch.games.{game}") / "content" / "figures.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), dict[str, Scene])


def figures(game: Game[Any]) -> list[Figure]:
    """All positions of a game, each as the seat sees it that is asked there."""
    return [_figure(game, name, scene) for name, scene in scenes(game.name).items()]


def _figure(game: Game[Any], name: str, scene: Scene) -> Figure:
    table = at(game, scene)
    return Figure(
        name=name,
        options=table.options,
        seats=scene.seats,
        sight=sight_of(table, scene.seat, table.now),
    )


def at(game: Game[Any], scene: Scene) -> Table[Any]:
    """A table at the moment of a scene."""
    table = Table(game, scene.seats, scene.seed, scene.options)
    make = bots_for(game.name)[usual_bot(game.name)]
    bots = {seat: make(f"{scene.seed} {seat}") for seat in range(scene.seats)}
    bots[scene.seat] = _Watched(bots[scene.seat], scene)
    try:
        play_out(table, bots)
    except _Reached:
        return table
    raise NoSuchMoment(f"{game.name}: {scene}")
