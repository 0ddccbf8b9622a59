"""In which language a command speaks, and the words of its help and of its complaints."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from spieltisch.words import languages
from spieltisch.words.bundles import say_in

if TYPE_CHECKING:
    from typer._click import Context

OPTION = "--lang"


def default_language() -> str:
    """The language of the environment, if it is one of ours."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((value for name in variables if (value := os.environ.get(name))), "")
    return next((language for language in languages() if wanted.startswith(language)), "en")


def wished_language(words: Sequence[str]) -> str:
    """The language of a command line, also of one that goes wrong before its options are read.

    >>> wished_language(["serve", "--port", "x", "--lang", "de"])
    'de'
    """
    wishes = [after for word, after in pairwise(words) if word == OPTION]
    wishes += [word.partition("=")[2] for word in words if word.startswith(f"{OPTION}=")]
    return next((wish for wish in wishes if wish in languages()), None) or default_language()


def language_of(ctx: Context | None) -> str:
    """The language that was found out before the command line was read."""
    return (ctx.obj if ctx else None) or default_language()


def says(language: str, key: str, **values: str | int) -> str:
    """The command line has words of its own, which no page of the table has to load."""
    return say_in(__package__, language, key, values)


def either(language: str, items: Sequence[str]) -> str:
    """Things of which one is meant: "a, b or c"."""
    *rest, last = items
    return says(language, "either", rest=", ".join(rest), last=last) if rest else last
