"""The cards as facts, read from `content/deck.toml`: a kind is an index into these tuples."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_DATA = tomllib.loads((files(__package__) / "content" / "deck.toml").read_text("utf-8"))

KINDS: tuple[str, ...] = tuple(
    f"{suit}-{rank}" for suit in _DATA["suits"] for rank in _DATA["ranks"]
)
VALUE: tuple[int, ...] = tuple(value for _ in _DATA["suits"] for value in _DATA["ranks"].values())
BLACK: tuple[bool, ...] = tuple(
    colour == "black" for colour in _DATA["suits"].values() for _ in _DATA["ranks"]
)
HP: tuple[int, ...] = tuple(2 * value for value in VALUE)
"""What an Imperator can suffer."""


def decks(players: int) -> int:
    """How many decks are needed.

    >>> decks(4), decks(5)
    (1, 2)
    """
    return sum(players >= least for least in _DATA["decks"]["from_players"])
