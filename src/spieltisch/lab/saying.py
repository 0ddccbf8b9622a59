"""The laboratory's words, in one language, together with those of the game that it speaks of."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Sequence
from typing import Any

from spieltisch.engine import Game
from spieltisch.engine.options import Options
from spieltisch.words import Words, has
from spieltisch.words.bundles import keys_in, say_in, shape

LAB = "spieltisch.lab"
LONGEST_NAME = 90
MOST_NAMED = 12
"""More names than this are counted."""


class Saying:
    """What the laboratory says about one game."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.language = language
        self.words = Words(game, language)

    def __call__(self, key: str, /, **values: str | float) -> str:
        return say_in(LAB, self.language, key, values)

    def share(self, rate: float) -> str:
        return self("per-cent", value=round(100 * rate))

    def figure(self, value: float) -> str:
        """A number, as exact as one wants to know it."""
        exact = round(value) if abs(value) >= 20 else round(value, 1)
        return self.words.figure(exact or 0)  # and never -0

    def options(self, options: Options) -> str:
        """The options that are set, as one would write them."""
        known = {option.name: option for option in self.words.game.options}
        said = [
            f"{self.words.option(known[name])} = {self.words.value(value)}"
            for name, value in options.items()
        ]
        return self("with-options", options=", ".join(said)) if said else self("standard-rules")

    def figure_name(self, name: str) -> str:
        """What a character is called."""
        game = self.words.game
        return self.words.term(name) if has(game, self.language, f"name-{name}") else name

    def used(self, kind: str, name: str) -> str:
        """What an action, an event or a card is called, with dots for what it is about."""
        game = self.words.game
        own = f"use-{kind}-{game.name}-{name}"
        if own in keys_in(LAB, self.language):
            return self(own)
        key = {"verbs": f"choice-{name}", "events": f"told-{name}", "cards": f"card-{name}"}[kind]
        if not has(game, self.language, key):
            return name
        text = shape(game.name, self.language, key).rstrip(".")
        if not any(map(str.isalnum, text)):
            return name  # nothing but what it is about
        return textwrap.shorten(text, LONGEST_NAME, placeholder=" …")

    def told_apart(self, kind: str, names: Sequence[str]) -> list[str]:
        """What all of them are called; those that are called alike have their ids beside it."""
        said = [self.used(kind, name) for name in names]
        often = Counter(said)
        return [
            text if often[text] == 1 else f"{text} ({name})"
            for text, name in zip(said, names, strict=True)
        ]

    def named(self, kind: str, names: Sequence[str]) -> str:
        """Several of them, in quotation marks; many are counted."""
        quoted = [self("quoted", text=self.used(kind, name)) for name in names[:MOST_NAMED]]
        said = ", ".join(quoted)
        more = len(names) - MOST_NAMED
        return f"{said} {self('and-more', count=more)}" if more > 0 else said
