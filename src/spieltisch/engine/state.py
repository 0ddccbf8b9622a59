"""What every game's state has. The rest is the game's own: plain data, copied by hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Self

import msgspec

from spieltisch.engine.cards import EVERYONE, Cards, Layout
from spieltisch.engine.chance import Chance
from spieltisch.engine.dice import Dice
from spieltisch.engine.told import Log, Sighted, TellValue, Told


@dataclass(slots=True)
class State(ABC):
    """Base of each game's state: lists, ints, enums and the engine's pieces, nothing else.

    `kinds` are the names of the card kinds, shared by all copies. `now` is table time in
    milliseconds; the table sets it before each choice. `round` counts as the game counts.
    """

    seats: int
    kinds: Sequence[str]
    chance: Chance
    cards: Cards
    dice: Dice
    log: Log
    now: int
    round: int

    @abstractmethod
    def copy(self) -> Self:
        """A copy that shares nothing that changes; its log is new. Each game writes its own."""

    def tell(self, key: str, /, **values: TellValue) -> None:
        """Say what happened. A card hides itself from whoever cannot see its face now.

        The game's `meanings` say by their names which values are cards: an id, or a tuple of ids.
        """
        if not self.log.muted:
            self._tell(key, EVERYONE, values)

    def tell_only(self, key: str, listeners: int, /, **values: TellValue) -> None:
        """Say something that only some seats hear, such as `only(seat)`."""
        if not self.log.muted:
            self._tell(key, listeners, values)

    def announce(self, key: str, /, **values: TellValue) -> None:
        """Say to everybody at once what a seat does behind its screen.

        It cannot be taken back: all have seen it.
        """
        self.cards.shown += 1
        if not self.log.muted:
            self._tell(key, EVERYONE, values, announced=True)

    def _tell(
        self, key: str, listeners: int, values: dict[str, TellValue], announced: bool = False
    ) -> None:
        log = self.log
        for name in log.card_names & values.keys():
            value = values[name]
            if isinstance(value, int):
                values[name] = self.card(value)
            elif isinstance(value, tuple):
                values[name] = [self.card(card) for card in value if isinstance(card, int)]
        log.lines.append(Told(log.moment, key, values, listeners, announced))

    def card(self, card: int) -> Sighted:
        """A card with who can see its face now."""
        return Sighted(card, self.kinds[self.cards.kind_of[card]], self.cards.seen[card])

    def plain(self) -> bytes:
        """The state as bytes: equal bytes, equal states."""
        return _ENCODER.encode([_in_order(getattr(self, one.name)) for one in fields(self)])


def _in_order(value: object) -> object:
    """A dict as its items: their order is part of the state, for rules go through them."""
    if isinstance(value, dict):
        return [(key, _in_order(one)) for key, one in value.items()]
    return value


def _pieces(piece: object) -> object:
    if isinstance(piece, Cards | Dice):
        return piece.plain()
    if isinstance(piece, Chance):
        return (piece.seed, piece.used)
    if isinstance(piece, Log | Layout):
        return None
    raise TypeError(f"a state holds plain data only, not {type(piece).__name__}")


_ENCODER = msgspec.msgpack.Encoder(enc_hook=_pieces, order="deterministic")
