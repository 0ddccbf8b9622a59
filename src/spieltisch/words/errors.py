"""What is wrong with words is a mistake in the program."""

from __future__ import annotations


class MissingWords(LookupError):
    """A Fluent file lacks a key, or a message lacks a value."""
