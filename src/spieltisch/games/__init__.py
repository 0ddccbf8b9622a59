"""The register of games: adding a game is adding its folder here, and its id to the list."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spieltisch.engine.errors import UnknownGame
from spieltisch.engine.game import Game
from spieltisch.engine.record import Record
from spieltisch.engine.table import Table

REGISTER: tuple[str, ...] = ("imperator", "villainous", "rushout", "reckoners", "kapow")


def find(name: str) -> Game[Any]:
    """The game with this id.

    >>> find("imperator").seats
    (2, 3, 4, 5, 6, 7, 8)
    >>> find("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    spieltisch.engine.errors.UnknownGame: There is no game called 'chess'. These are known: ...
    """
    if name not in REGISTER:
        raise UnknownGame(name, REGISTER)
    game: Game[Any] = import_module(f"spieltisch.games.{name}.game").GAME
    return game


def table_of(record: Record) -> Table[Any]:
    """The table that a record leads to."""
    return Table.from_record(find(record.game), record)
