"""Files of weights: what each part of a standing counts, and how every number came about.

A file is a list of fits. Each has its date, the command that made it, some numbers that speak for
it, and the weights that it found. A new fit takes its weights out of the older ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files

import msgspec

Number = int | float


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """Weights that were found together, and how."""

    date: str
    command: str
    numbers: dict[str, Number]
    weights: dict[str, float]


def made_before(game: str) -> list[Made]:
    """How the present weights of a game came about."""
    file = files(f"spieltisch.games.{game}") / "content" / "weights.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8"))["fits"], list[Made])


def with_new(made: Iterable[Made], new: Made) -> list[Made]:
    """The same with what was found now; of older fits only what is not found anew is left.

    >>> old = Made("2026-11-01", "first", {}, {"power": 1.0, "allies": 2.0})
    >>> [one.weights for one in with_new([old], Made("2026-11-02", "then", {}, {"power": 3.0}))]
    [{'allies': 2.0}, {'power': 3.0}]
    """
    kept = []
    for one in made:
        left = {name: weight for name, weight in one.weights.items() if name not in new.weights}
        if left:
            kept.append(msgspec.structs.replace(one, weights=left))
    return [*kept, new]


def as_toml(made: Iterable[Made]) -> str:
    """The file as a game keeps it."""
    rows = ["# What each part of a standing counts; written by the commands below, not by hand."]
    for one in made:
        rows += ["", "[[fits]]", f'date = "{one.date}"', f'command = "{one.command}"']
        rows += ["", "[fits.numbers]"]
        rows += [f"{name} = {number}" for name, number in one.numbers.items()]
        rows += ["", "[fits.weights]"]
        rows += [f'"{name}" = {weight}' for name, weight in one.weights.items()]
    return "\n".join([*rows, ""])
