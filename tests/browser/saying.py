"""What the page says: the same Fluent files that it speaks from."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

ROOT = Path(__file__).parents[2]
FILES = (
    "src/spieltisch/games/imperator/locale",
    "web/src/games/imperator/locale",
    "src/spieltisch/words/locale",
    "web/src/locale",
)
LANGUAGES = ("de", "en")


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in FILES:
        text = (ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def said(language: str, key: str, **values: str | int) -> str:
    """The words behind a key (`key.attribute` for an attribute)."""
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


@functools.cache
def raw_key() -> re.Pattern[str]:
    """Finds what no reader should see: a key, a placeholder, or a value that is none."""
    keys = {
        entry.id.name
        for folder in FILES
        for entry in FluentParser().parse(_text(folder)).body
        if isinstance(entry, Message) and "-" in entry.id.name
    }
    known = "|".join(re.escape(key) for key in sorted(keys, key=len, reverse=True))
    made_up = r"(?:ui|prompt|choice|told|describe|error|option|outcome|board|name|card)-[a-z]\w*"
    return re.compile(rf"(?<![\w-])(?:{known}|{made_up})(?![\w-])|\{{ *\$|undefined|NaN|\[object")


def _text(folder: str) -> str:
    return (ROOT / folder / "en.ftl").read_text(encoding="utf-8")
