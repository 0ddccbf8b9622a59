"""Finds what the page's boards should not know: facts and rules that the server owns.

Each finding is a place in `web/src/games/<game>` that looks as if it repeated one: a number or a
list that the game's Python has, a formula over the view, a condition on what a card is. What only
draws is allowed by name, with its reason (`ALLOWED` in the test).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec
from msgspec import inspect

from spieltisch.engine import Game
from spieltisch.server.typescript import board_type, structs_of

GENERATED = ("view.ts", "icons.ts", "icons.json")
LONG = 4
"""A list of so many ids is a table of the game's, not a handful that something is done with."""
THINGS = ("card", "die", "seat", "name", "pile")
"""What can be touched: the page's own kinds, see `picking.svelte.ts`."""
SLOW = 400
"""Times of the game are longer than this, in milliseconds; a gesture's or an animation's may be."""


@dataclass(frozen=True)
class Finding:
    """Something in a file of a board, and what it looks like."""

    file: str
    what: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}: {self.what}: {self.text}"


def findings(game: str, sources: Mapping[str, str]) -> Iterator[Finding]:
    """All that looks like a rule in the sources of a game's board, by the path of the file."""
    owned = Owned(import_module(f"spieltisch.games.{game}.game").GAME)
    for file, text in sources.items():
        name = file.rsplit("/", 1)[-1]
        if name not in GENERATED and ".test." not in name and name.endswith((".ts", ".svelte")):
            code = bare(text)
            for what, pattern in owned.patterns.items():
                for found in pattern.finditer(code):
                    if owned.means(what, found):
                        line = " ".join(found[0].split())
                        yield Finding(file, what, line)


def bare(text: str) -> str:
    """Without comments, styles and the drawings of signs."""
    text = re.sub(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"(?<![:'\"])//.*", "", text)
    return re.sub(r"path: '[^']*'", "", text)


_ITEMS = r"'[\w-]+'(?:,\s*'[\w-]+')"
_NUMBER = r"-?\d[\d_]*"


class Owned:
    """What a game's Python owns: numbers, names, times, and the fields of its view."""

    def __init__(self, game: Game[Any]) -> None:
        self.words = _words(game)
        self.constants = dict(_constants(game.name))
        self.times = {number for name, number in self.constants.items() if name.endswith("_MS")} | {
            option.default for option in game.options if option.name.endswith("_ms")
        }
        numbers, kinds = _fields(game.name)
        number = rf"\w+\.(?:{'|'.join(numbers)})\b(?!\.|\()"
        length = rf"[\w.]+\.(?:{'|'.join(kinds)})\.length"
        counted = rf"(?:{number}|{length})"
        compared = r"(?:===|!==|<=|>=|<|>)"
        self.patterns = {
            "reads the game's content": re.compile(r"games/[\w*]+/content[^'\"]*"),
            "a default of an option": re.compile(r"room\.options\b.*"),
            "a constant of the rules": re.compile(rf"\b([A-Z][A-Z_]+) = ({_NUMBER})\b"),
            "a time of the rules": re.compile(rf"(?<![\w.-]){_NUMBER}(?![\w.%])"),
            "a table of ids": re.compile(rf"\[{_ITEMS}{{{LONG - 1},}}\s*,?\]"),
            "what ids are worth": re.compile(
                rf"\{{\s*'?[\w-]+'?: {_NUMBER}(?:,\s*'?[\w-]+'?: {_NUMBER})+\s*,?\}}"
            ),
            "a formula over the view": re.compile(
                rf"{counted}\s(?:<=|>=|<|>|[-+*/])\s(?:\w+\.)?{counted}"
            ),
            "a limit of the view": re.compile(rf"{counted}\s{compared}\s\d+"),
            "a multiple of a value": re.compile(r"\b\d+ \* (?:value|worth|strength|power|cost)\b"),
            "a condition on what it is": re.compile(
                r"(?:[\w.?!\])]+\.)?\b(?:type|face|kind|symbol)\s(?:===|!==)\s'([\w-]+)'"
                r"|\[[^\]\[]*'\]\.includes\((?:[\w.?]+\.)?(?:type|face|kind)\b\)"
            ),
        }

    def means(self, what: str, found: re.Match[str]) -> bool:
        """Is it the game's own, and more than a way to draw?"""
        text, meant = found[0], True
        ids = re.findall(r"'([\w-]+)'", text) or re.findall(r"([\w-]+):", text)
        match what:
            case "a constant of the rules":
                meant = self.constants.get(found[1]) == int(found[2])
            case "a time of the rules":
                meant = int(text) in self.times and int(text) >= SLOW
            case "a table of ids" | "what ids are worth":
                meant = all(word in self.words for word in ids)
            case "a formula over the view":
                # The same field of two things is a change, or an order.
                one, _, other = text.split(maxsplit=2)
                meant = "length" in one or one.rsplit(".", 1)[-1] != other.rsplit(".", 1)[-1]
            case "a condition on what it is":
                meant = any(word in self.words and word not in THINGS for word in ids)
            case "a limit of the view":
                # Whether there is any, or room for two beside each other, is a matter of drawing.
                meant = not re.search(r" > [01]$|\.length \S+ [012]$", text)
        return meant


def _words(game: Game[Any]) -> set[str]:
    """All ids of a game but its verbs, whole and in parts: `hero-fire` is also `fire`."""
    printed = msgspec.to_builtins(game.printed) if game.printed is not None else {}
    whole = {*game.kinds, *game.names, *_texts(printed)}
    return whole | {
        part for word in whole for part in (word.split("-")[-1], word.partition("-")[2])
    }


def _texts(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from _texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _texts(value)


def _constants(game: str) -> Iterator[tuple[str, int]]:
    """The named numbers of all modules of a game."""
    package = import_module(f"spieltisch.games.{game}")
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        for name, value in vars(import_module(module.name)).items():
            if name.isupper() and type(value) is int:
                yield name, value


def _fields(game: str) -> tuple[list[str], list[str]]:
    """The fields of a game's view that are numbers, and those that are lists."""
    numbers, lists = {"no-number"}, {"no-list"}
    for kind in structs_of([board_type(game)]).values():
        for field in kind.fields:
            types = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
            if any(isinstance(one, inspect.IntType) for one in types):
                numbers.add(field.name)
            if any(isinstance(one, inspect.ListType) for one in types):
                lists.add(field.name)
    # Who and which one somebody or something is counts nothing.
    return sorted(numbers - {"seat", "card", "die", "place", "other"}), sorted(lists)
