"""The Fluent files: read once per game and language, and strict about what is missing.

A game's words lie in `locale/<language>.ftl`; a big game has parts, `locale/<language>/*.ftl`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from spieltisch.engine import Game

LANGUAGES = ("de", "en")


class MissingWords(LookupError):
    """A Fluent file lacks a key, or a message lacks a value: a mistake in the program."""


def languages() -> tuple[str, ...]:
    """The languages that everything can be said in."""
    return LANGUAGES


def keys(game: Game[Any] | str, language: str) -> set[str]:
    """The keys of a game's own files; an attribute is `key.attribute`.

    >>> {"option-lives", "option-lives.help"} <= keys("imperator", "de")
    True
    """
    return set(_keys(_read(_package(_name(game)), language)))


def common_keys(language: str) -> set[str]:
    """The keys of what all games share."""
    return set(_keys(_read(__package__, language)))


def has(game: Game[Any] | str, language: str, key: str) -> bool:
    """Can this key be said at a table of this game?

    >>> has("imperator", "en", "game-name"), has("imperator", "en", "game-nickname")
    (True, False)
    """
    return key in keys(game, language) or key in common_keys(language)


def say(game: str | None, language: str, key: str, values: Mapping[str, object]) -> str:
    """The words behind a key; without a game, of what all games share."""
    bundle = _bundle(game, language)
    name, _, attribute = key.partition(".")
    where = f"'{key}' in '{language}' for {game or 'all games'}"
    if not bundle.has_message(name):
        raise MissingWords(f"there are no words for {where}")
    message = bundle.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingWords(f"there are no words for {where}")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise MissingWords(f"cannot say {where}: {'; '.join(map(str, errors))}")
    return str(text)


@cache
def _bundle(game: str | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    if game is not None:
        bundle.add_resource(_read(_package(game), language))
    bundle.add_resource(_read(__package__, language))
    return bundle


@cache
def _read(package: str, language: str) -> ast.Resource:
    """All Fluent files of a package; anything in them that is not understood is an error."""
    if language not in LANGUAGES:
        raise MissingWords(f"there are no words in the language '{language}'")
    locale = files(package) / "locale"
    resource = FluentResource("")
    for path in [locale / f"{language}.ftl", *_parts(locale / language)]:
        read = FluentResource(path.read_text("utf-8"))
        for entry in read.body:
            if isinstance(entry, ast.Junk):
                raise MissingWords(f"{path} is not Fluent here: {entry.content}")
        resource.body += read.body
    counted = Counter(_keys(resource))
    twice = sorted(key for key, count in counted.items() if count > 1)
    if twice:
        raise MissingWords(f"{locale} has these keys twice: {', '.join(twice)}")
    return resource


def _parts(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted(folder.iterdir(), key=lambda path: path.name)


def _keys(resource: ast.Resource) -> list[str]:
    found: list[str] = []
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def _name(game: Game[Any] | str) -> str:
    return game if isinstance(game, str) else game.name


def _package(game: str) -> str:
    return f"spieltisch.games.{game}"
