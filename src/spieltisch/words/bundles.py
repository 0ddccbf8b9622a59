"""The Fluent files: read once per game and language, and strict about what is missing.

A game's words lie in `locale/<language>.ftl`; a big game has parts, `locale/<language>/*.ftl`. A
message that is one line of text and values is said at once; for the others Fluent is imported.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from spieltisch.engine import Game
from spieltisch.words.errors import MissingWords

if TYPE_CHECKING:
    from spieltisch.words.patterns import Patterns

LANGUAGES = ("de", "en")


def languages() -> tuple[str, ...]:
    """The languages that everything can be said in."""
    return LANGUAGES


def keys(game: Game[Any] | str, language: str) -> set[str]:
    """The keys of a game's own files; an attribute is `key.attribute`.

    >>> {"option-lives", "option-lives.help"} <= keys("imperator", "de")
    True
    """
    return set(_keys(_package(_name(game)), language))


def common_keys(language: str) -> set[str]:
    """The keys of what all games share."""
    return set(_keys(__package__, language))


def keys_in(package: str, language: str) -> set[str]:
    """The keys of a package that is no game, such as the laboratory."""
    return set(_keys(package, language))


def has(game: Game[Any] | str, language: str, key: str) -> bool:
    """Can this key be said at a table of this game?

    >>> has("imperator", "en", "game-name"), has("imperator", "en", "game-nickname")
    (True, False)
    """
    return key in keys(game, language) or key in common_keys(language)


def say(game: str | None, language: str, key: str, values: Mapping[str, object]) -> str:
    """The words behind a key; without a game, of what all games share."""
    line = _line(game, language, key)
    said = None if line is None else _filled(line, language, values)
    if said is not None:
        return said
    where = f"'{key}' in '{language}' for {game or 'all games'}"
    return _patterns(game, language).say(key, values, where)


def say_in(package: str, language: str, key: str, values: Mapping[str, object]) -> str:
    """The words behind a key of a package that is no game, such as the laboratory."""
    line = _line_in(_split(package, language), key)
    said = None if line is None else _filled(line, language, values)
    if said is not None:
        return said
    return _patterns_in(package, language).say(key, values, f"'{key}' in '{language}'")


def shape(game: str, language: str, key: str) -> str:
    """The words behind a key of a game with dots where its values stand.

    >>> shape("imperator", "en", "told-passes")
    '… passes.'
    """
    return say(game, language, key, dict.fromkeys(_value_names(game, language), "…"))


# Messages of one line

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ONE_LINE = re.compile(
    r"(?:[a-zA-Z][\w-]*| +(\.[a-zA-Z][\w-]*)) *= *((?:[^{}]|\{ \$[\w-]+ \})+?) *"
)
_VALUE = re.compile(r"\{ \$([\w-]+) \}")
_ANY_VALUE = re.compile(r"\$([\w-]+)")
_GROUPS = {"de": ".", "en": ","}
"""What stands between thousands."""


@cache
def _line(game: str | None, language: str, key: str) -> str | None:
    """What stands behind a key, if that is one line without anything but text and values."""
    return _line_in(_sources(game, language), key)


def _line_in(sources: Mapping[str, str], key: str) -> str | None:
    name, dot, attribute = key.partition(".")
    lines = [line for line in sources.get(name, "").splitlines() if line.strip()]
    for line, after in pairwise([*lines, ""]):
        found = _ONE_LINE.fullmatch(line)
        if found and (found[1] or "") == dot + attribute:
            goes_on = after.startswith(" ") and not after.lstrip().startswith(".")
            return None if goes_on else found[2]
    return None


def _filled(line: str, language: str, values: Mapping[str, object]) -> str | None:
    """The line with its values; None if one is missing, or a number that is not whole."""
    if "{" not in line:
        return line
    said: dict[str, str] = {}
    for name in _VALUE.findall(line):
        value = values.get(name)
        if type(value) is int:
            said[name] = f"{value:,}".replace(",", _GROUPS[language])
        elif type(value) is str:
            said[name] = value
        else:
            return None
    return _VALUE.sub(lambda found: said[found[1]], line)


# Files


@cache
def _patterns(game: str | None, language: str) -> Patterns:
    from spieltisch.words.patterns import Patterns

    return Patterns(language, _sources(game, language))


@cache
def _patterns_in(package: str, language: str) -> Patterns:
    from spieltisch.words.patterns import Patterns

    return Patterns(language, _split(package, language))


@cache
def _keys(package: str, language: str) -> frozenset[str]:
    """The keys of all Fluent files of a package, which are parsed as a whole for this."""
    from spieltisch.words.patterns import keys_in

    _split(package, language)
    paths = _paths(package, language)
    return frozenset(key for path in paths for key in keys_in(path.read_text("utf-8"), path))


@cache
def _sources(game: str | None, language: str) -> dict[str, str]:
    """Each message of a game, and of what all games share, as it stands in its file."""
    common = _split(__package__, language)
    return common if game is None else {**common, **_split(_package(game), language)}


@cache
def _value_names(game: str, language: str) -> frozenset[str]:
    """The names of all values in any of a game's messages: some refer to each other."""
    return frozenset(_ANY_VALUE.findall(" ".join(_sources(game, language).values())))


@cache
def _split(package: str, language: str) -> dict[str, str]:
    """The messages of a package by their keys, none of which may stand there twice."""
    found: dict[str, str] = {}
    for path in _paths(package, language):
        text = path.read_text("utf-8")
        starts = [(entry[1], entry.start()) for entry in _ENTRY.finditer(text)]
        for (key, start), (_, end) in pairwise([*starts, ("", len(text))]):
            if key in found:
                raise MissingWords(f"{path} has a key for the second time: {key}")
            found[key] = text[start:end]
    return found


def _paths(package: str, language: str) -> list[Traversable]:
    if language not in LANGUAGES:
        raise MissingWords(f"there are no words in the language '{language}'")
    locale = files(package) / "locale"
    return [locale / f"{language}.ftl", *_parts(locale / language)]


def _parts(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted(folder.iterdir(), key=lambda path: path.name)


def _name(game: Game[Any] | str) -> str:
    return game if isinstance(game, str) else game.name


def _package(game: str) -> str:
    return f"spieltisch.games.{game}"
