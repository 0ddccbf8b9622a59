"""What happened, as message keys with values. The words come from Fluent files, never from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from spieltisch.engine.cards import EVERYONE, Pile, eye


class Face(msgspec.Struct, frozen=True):
    """A card as somebody may see it: its id, and its kind if that is not hidden from them."""

    card: int
    kind: str | None


class Sighted(msgspec.Struct, frozen=True, gc=False):
    """A card in a message, with who knew its face at that moment."""

    card: int
    kind: str
    seen: int

    def to(self, eyes: int) -> Face:
        return Face(self.card, self.kind if self.seen & eyes else None)


TellValue = int | str | Sighted | list[Sighted] | tuple[int, ...] | tuple[str, ...]
MessageValue = int | str | Face | Sequence[Face | str]
"""A list is one of cards or one of names."""


class Message(msgspec.Struct, frozen=True):
    """A message as one seat gets it: a key of the Fluent files and its values."""

    key: str
    values: dict[str, MessageValue] = {}


class Lying(Message, frozen=True):
    """Where a card lies: its words are `lies-<key>`."""

    @classmethod
    def of(cls, pile: Pile) -> Lying:
        """In this pile, whose name is the key; `seat` is its owner, if it has one."""
        return cls(pile.name, {"seat": pile.owner} if pile.owner >= 0 else {})


class Fact(Message, frozen=True):
    """Something that can be said of a card beside its text: its words are `fact-<key>`."""


class Tally(Message, frozen=True):
    """What a choice comes to in numbers, before it is made: its words are `tally-<key>`."""


class Why(Message, frozen=True):
    """Why something cannot be chosen now: its words are `bar-<key>`."""


class Bar(msgspec.Struct, frozen=True):
    """A thing that somebody might want to choose and cannot, and why.

    Where a thing has several that can be chosen on it, `part` says which of them.
    """

    kind: Literal["card", "die", "name"]
    id: int
    why: Why
    part: int | None = None


class Told(msgspec.Struct, frozen=True):
    """A message as it was told at the table, before anything is hidden from anybody.

    `moment` is the number of choices that had been made. What was `announced` was told to everybody
    from behind a screen.
    """

    moment: int
    key: str
    values: dict[str, TellValue]
    to: int = EVERYONE
    announced: bool = False

    def to_seat(self, seat: int | None) -> Message | None:
        """What this seat (None: a spectator) hears of it; None if it is not meant for them."""
        eyes = eye(seat)
        if not self.to & eyes:
            return None
        return Message(self.key, {name: _seen_by(eyes, v) for name, v in self.values.items()})


def _seen_by(eyes: int, value: TellValue) -> MessageValue:
    if isinstance(value, Sighted):
        return value.to(eyes)
    if isinstance(value, list):
        return [card.to(eyes) for card in value]
    if isinstance(value, tuple):
        names = [name for name in value if isinstance(name, str)]
        assert len(names) == len(value), "several cards, but the game does not say so"
        return names
    return value


class Log:
    """Where a state's script leaves what it tells. Not part of the state: a copy starts anew.

    `choices` are those made since the moment `since`: the table's own list, as it grows. Values
    whose name is one of `card_names` are cards.
    """

    __slots__ = ("_choices", "_since", "card_names", "lines", "muted")

    def __init__(
        self,
        choices: Sequence[object] = (),
        since: int = 0,
        card_names: frozenset[str] = frozenset(),
        muted: bool = False,
    ) -> None:
        self.lines: list[Told] = []
        self.muted = muted
        self.card_names = card_names
        self._choices = choices
        self._since = since

    @property
    def moment(self) -> int:
        return self._since + len(self._choices)

    def heard_by(self, seat: int | None, since: int = 0) -> list[Message]:
        """What this seat (None: a spectator) was told, from the given line on."""
        heard = (line.to_seat(seat) for line in self.lines[since:])
        return [message for message in heard if message is not None]
