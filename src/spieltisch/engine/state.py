"""What every game's state has. The rest is the game's own: plain data, copied by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

import msgspec

from spieltisch.engine.cards import NOBODY, Cards, Layout
from spieltisch.engine.chance import Chance
from spieltisch.engine.dice import Dice
from spieltisch.engine.told import Log, Sighted, TellValue, Told

NO_CARD = Sighted(-1, "", NOBODY)
"""For messages that nobody hears."""


@dataclass(slots=True)
class State:
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

    def copy(self) -> Self:
        """A copy that shares nothing that changes; its log is new."""
        raise NotImplementedError  # pragma: no cover - each game writes its own

    def tell(self, key: str, /, **values: TellValue) -> None:
        """Say what happened. Cards are given as `card(id)` or `several(ids)`."""
        log = self.log
        if not log.muted:
            log.lines.append(Told(log.moment, key, values))

    def tell_only(self, key: str, listeners: int, /, **values: TellValue) -> None:
        """Say something that only some seats hear, such as `only(seat)`."""
        log = self.log
        if not log.muted:
            log.lines.append(Told(log.moment, key, values, listeners))

    def card(self, card: int) -> Sighted:
        """A card for a message: it hides itself from whoever cannot see it now."""
        if self.log.muted:
            return NO_CARD
        return Sighted(card, self.kinds[self.cards.kind_of[card]], self.cards.seen[card])

    def several(self, cards: Iterable[int]) -> list[Sighted]:
        return [self.card(card) for card in cards]

    def plain(self) -> bytes:
        """The state as bytes: equal bytes, equal states."""
        return _ENCODER.encode(self)


def _pieces(piece: object) -> object:
    if isinstance(piece, Cards | Dice):
        return piece.plain()
    if isinstance(piece, Chance):
        return (piece.seed, piece.used)
    if isinstance(piece, Log | Layout):
        return None
    raise TypeError(f"a state holds plain data only, not {type(piece).__name__}")


_ENCODER = msgspec.msgpack.Encoder(enc_hook=_pieces, order="deterministic")
