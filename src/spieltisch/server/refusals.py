"""What the server refuses, each with a key of the Fluent files (`error-<key>`) and its values."""

from __future__ import annotations

from typing import Literal, get_args

from spieltisch.engine import TableError
from spieltisch.server.messages import Trouble

Key = Literal[
    "not-your-seat",
    "seat-taken",
    "ask-first",
    "not-steady",
    "asked-often",
    "nobody-asks",
    "not-your-say",
    "no-seat",
    "not-host",
    "not-a-guest",
    "no-such-guest",
    "no-such-room",
    "room-archived",
    "no-such-bot",
    "room-locked",
    "room-full",
    "home-full",
    "room-worn-out",
    "undone-often",
    "was-removed",
    "removed",
    "replaced",
    "stale",
    "not-possible",
    "too-late",
    "not-yet",
    "wrong-phase",
    "paused",
    "not-in-real-time",
    "not-playing",
    "muted",
    "no-hint",
    "not-over",
    "too-fast",
    "too-slow",
    "too-long",
    "bad-message",
    "bad-origin",
    "name-missing",
    "name-reserved",
    "nothing-said",
    "no-such-link",
    "no-side",
    "no-roles",
    "not-your-side",
    "in-secret",
    "not-stored",
    "not-replayed",
    "closing",
    "no-page",
    "not-found",
]
KEYS: tuple[str, ...] = get_args(Key)
LONGEST_TEXT = 500
LONGEST_NUMBER = 2**53


class Refused(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, key: Key, **values: str | int) -> None:
        super().__init__(key)
        self.key: Key = key
        self.values = values


def trouble_of(error: Refused | TableError, in_real_time: bool = False) -> Trouble:
    """The error as it goes over the wire, without the one that may be behind it.

    In real time somebody who was too slow or too fast has done nothing wrong, and is told so.
    """
    if in_real_time and error.key in HURRIED:
        return Trouble(HURRIED[error.key])
    return Trouble(error.key, {name: _short(value) for name, value in error.values.items()})


def _short(value: str | int) -> str | int:
    """Whoever sends much nonsense is not sent all of it back, nor numbers that no page can hold."""
    if isinstance(value, int) and abs(value) > LONGEST_NUMBER:
        value = str(value)
    return value[:LONGEST_TEXT] if isinstance(value, str) else value


HURRIED: dict[str, Key] = {
    "not-offered": "too-late",
    "not-asked": "not-yet",
    "stale": "too-late",
    "clock-first": "too-late",
    "too-early": "not-yet",
}
