"""Messages that Fluent has to say: parsed when they are said, with those that they refer to.

Fluent and its plural rules take longer to import than all else that a short command does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from spieltisch.words.errors import MissingWords

_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Patterns:
    """The messages of a game, or of what all games share, in one language."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = sources
        self._known: set[str] = set()

    def say(self, key: str, values: Mapping[str, object], where: str) -> str:
        """The words behind a key; `where` says in a complaint which words these are."""
        name, _, attribute = key.partition(".")
        self._learn(name)
        if not self._bundle.has_message(name):
            raise MissingWords(f"there are no words for {where}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"there are no words for {where}")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(f"cannot say {where}: {'; '.join(map(str, errors))}")
        return str(text)

    def _learn(self, key: str) -> None:
        """Parse a message and all that it refers to, once."""
        if key in self._sources and key not in self._known:
            self._known.add(key)
            self._bundle.add_resource(parsed(self._sources[key], key))
            for other in _REFERENCE.findall(self._sources[key]):
                self._learn(other)


def keys_in(text: str, where: object) -> Iterator[str]:
    """The keys of a Fluent file; an attribute is `key.attribute`."""
    for entry in parsed(text, where).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name
            yield from (f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)


def parsed(text: str, where: object) -> ast.Resource:
    """Fluent; anything that is not understood is an error."""
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingWords(f"{where} is not Fluent here: {entry.content}")
    return resource
