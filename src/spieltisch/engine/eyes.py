"""What a seat sees: one mechanism for all games, made of what the piles allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from spieltisch.engine.cards import Cards, Pile, eye
from spieltisch.engine.dice import Dice
from spieltisch.engine.script import Choice
from spieltisch.engine.told import Face, Lying


class Eyes:
    """The eyes of one seat (None: a spectator). A game's view looks at cards and dice through them.

    `seat` tells whose eyes they are, `lies` where a card lies: that is for everybody to see.
    """

    __slots__ = ("_bit", "_cards", "_dice", "_kinds", "lies", "seat")

    def __init__(
        self,
        seat: int | None,
        cards: Cards,
        dice: Dice,
        kinds: Sequence[str],
        lies: Callable[[int], Lying],
    ) -> None:
        self.seat = seat
        self.lies = lies
        self._bit = eye(seat)
        self._cards = cards
        self._dice = dice
        self._kinds = kinds

    def sees(self, card: int) -> bool:
        return self._cards.seen[card] & self._bit != 0

    def face(self, card: int) -> Face:
        """The card's id, and its kind where these eyes may know it."""
        cards = self._cards
        known = cards.seen[card] & self._bit
        return Face(card, self._kinds[cards.kind_of[card]] if known else None)

    def owner(self, card: int) -> int:
        """The seat in whose place the card lies; -1 if it is nobody's."""
        return self._cards.pile_of(card).owner

    def seen(self) -> list[int]:
        """Every card on the table whose face these eyes may know."""
        return [card for card in self._cards.all() if self.sees(card)]

    def faces(self, cards: Iterable[int]) -> list[Face]:
        return [self.face(card) for card in cards]

    def pile(self, pile: Pile) -> list[Face]:
        return self.faces(self._cards[pile])

    def die(self, die: int) -> int | None:
        """The symbol that the die shows, where these eyes may know it."""
        return self._dice.symbol(die) if self._dice.seen[die] & self._bit else None

    def sides(self, die: int) -> tuple[int, ...]:
        """The symbols on all sides of a die: they are there for all to see."""
        return self._dice.symbols[die]


class View(msgspec.Struct):
    """All that a seat may know of a table at one moment.

    `moment` counts the choices made. `awaiting` are the seats that the table waits for, as far as
    that may be known; `committed` is what this seat has chosen in a window that is still secret.
    `board` is the game's own part.
    """

    seat: int | None
    moment: int
    now: int
    awaiting: list[int]
    committed: list[Choice]
    outcome: str | None
    winners: list[int]
    board: msgspec.Struct
