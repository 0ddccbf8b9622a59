"""What a seat sees and may choose, as numbers: one mechanism for all games, by hashing.

A view is walked. Each number in it lands in a slot that the path to it names, each word in one that
path and word name together. Paths are written from the seat's own place: whatever belongs to a seat
is named by how far that seat sits from the viewer, and cards are named by what they show and not by
their ids, which say nothing. So the same position looks the same from every seat.

A choice lands in the slot that its verb and its things name, in the same words; of two that meet in
one slot the second moves on to the next free one. So a slot means nearly always the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec
import numpy as np

from spieltisch.engine import Eyes, Game, Meaning, Question, Table

SIZE = 10.0
"""A number of this size lands in the middle between nothing and very much."""


@lru_cache(maxsize=1 << 17)
def slot(name: str, slots: int) -> int:
    """Where a name lands."""
    return crc32(name.encode()) % slots


class Encoder:
    """Numbers for one game and number of players: `features` of a view, `actions` of a choice."""

    def __init__(self, game: Game[Any], seats: int, features: int, actions: int) -> None:
        self.game = game
        self.seats = seats
        self.features = features
        self.actions = actions
        ids = (Meaning.CARD, Meaning.DIE)
        self._ids = {name for name, meaning in game.meanings.items() if meaning in ids}
        self._ids |= {"card", "die"}

    # Views

    def view(self, table: Table[Any], seat: int) -> Any:  # noqa: ANN401 - an array
        """What the seat sees, what it is asked and what it may choose, as one array."""
        found = np.zeros(self.features, dtype=np.float32)
        board = msgspec.to_builtins(table.view(seat).board)
        for name, amount in self._leaves("", board, seat):
            found[slot(name, self.features)] += amount
        question = table.question(seat)
        if question is not None:
            found[slot(f"asked {question.prompt}", self.features)] += 1.0
            for name, value in question.values.items():
                told = self._thing(name, value, seat, table.eyes(seat))
                found[slot(f"asked {name} {told}", self.features)] += 1.0
        return np.clip(found, -1.0, 1.0)

    def _leaves(self, path: str, value: object, seat: int) -> Iterator[tuple[str, float]]:
        if isinstance(value, bool):
            yield path, float(value)
        elif isinstance(value, (int, float)):
            yield path, value / (abs(value) + SIZE)
        elif isinstance(value, str):
            yield f"{path}={value}", 1.0
        elif isinstance(value, Mapping):
            for name, one in value.items():
                if name == "seat" and isinstance(one, int):
                    yield f"{path}/{name}={self._from(one, seat)}", 1.0
                elif name not in self._ids:
                    yield from self._leaves(f"{path}/{name}", one, seat)
        elif isinstance(value, Sequence):
            for index, one in enumerate(value):
                yield from self._leaves(f"{path}/{self._label(one, index, seat)}", one, seat)

    def _label(self, one: object, index: int, seat: int) -> str:
        """How a thing in a list is named: by whose it is, by what it shows, or by its place."""
        if isinstance(one, Mapping):
            whose, kind = one.get("seat"), one.get("kind")
            if isinstance(whose, int):
                return f"+{self._from(whose, seat)}"
            if isinstance(kind, str):
                return kind
        return str(index)

    def _from(self, other: int, seat: int) -> int:
        """How far another seat sits from this one."""
        return (other - seat) % self.seats if other >= 0 else other

    # Choices

    def places(self, table: Table[Any], question: Question) -> dict[int, int]:
        """In which slot each choice lies: the choices' indices by their slots."""
        eyes = table.eyes(question.seat)
        found: dict[int, int] = {}
        for index, choice in enumerate(question.choices[: self.actions]):
            names = self.game.verbs.get(choice.verb, ())
            told = [
                str(self._thing(name, thing, question.seat, eyes))
                for name, thing in zip(names, choice.things, strict=False)
            ]
            at = slot(" ".join([choice.verb, *told]), self.actions)
            while at in found:
                at = (at + 1) % self.actions
            found[at] = index
        return found

    def _thing(self, name: str, thing: int, seat: int, eyes: Eyes) -> str | int:
        """A thing that a choice touches, in words that mean the same in every match."""
        meaning = self.game.meanings.get(name)
        if meaning is Meaning.CARD:
            owner = eyes.owner(thing)
            whose = f"+{self._from(owner, seat)}" if owner >= 0 else ""
            return f"{eyes.face(thing).kind}{whose}"
        if meaning is Meaning.SEAT:
            return f"+{self._from(thing, seat)}"
        if meaning is Meaning.DIE:
            return f"{thing}:{eyes.die(thing)}"
        return thing

    def mask(self, places: Mapping[int, int]) -> Any:  # noqa: ANN401 - an array
        """Which slots can be chosen."""
        found = np.zeros(self.actions, dtype=np.int8)
        found[list(places)] = 1
        return found


def nearest(action: int, places: Mapping[int, int], actions: int) -> int:
    """The index of the choice in this slot; of an empty one, in the next that is not.

    >>> nearest(3, {1: 0, 5: 1}, 8), nearest(6, {1: 0, 5: 1}, 8)
    (1, 0)
    """
    at = min(places, key=lambda one: (one - action) % actions)
    return places[at]
