"""What a person can look up: what a card says, what it is and costs, and where it lies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from spieltisch.engine import Choice, Meaning, Table
from spieltisch.words import Words

MOST_CARDS = 8
"""So many cards are explained at once; of more only the names are shown."""


@dataclass(frozen=True)
class CardText:
    """A kind of card: `about` has a line for each card of it, with what it is and where it lies."""

    name: str
    about: tuple[str, ...]
    text: str


class Lookup:
    """Looks cards up as one seat may see them; a hidden card tells where it lies and no more."""

    def __init__(self, table: Table[Any], words: Words, seat: int) -> None:
        self.table = table
        self.words = words
        self.seat = seat
        self.eyes = table.eyes(seat)

    def of_choice(self, choice: Choice) -> list[CardText]:
        """The cards that a choice touches."""
        meanings = self.table.game.meanings
        named = zip(self.table.game.verbs[choice.verb], choice.things, strict=True)
        return self._explained(card for name, card in named if meanings.get(name) is Meaning.CARD)

    def named(self, text: str) -> list[CardText]:
        """The cards that the seat can see and that are called like this, or have it in their text.

        A name that fits exactly is enough, and a text counts only where no name fits.
        """
        wanted = text.casefold()
        seen = {card: self.eyes.face(card) for card in self.eyes.seen()}
        names = {card: self.words.face(face).casefold() for card, face in seen.items()}
        texts = {card: self.words.long(face).casefold() for card, face in seen.items()}
        for fits in (
            [card for card, name in names.items() if name == wanted],
            [card for card, name in names.items() if wanted in name],
            [card for card, long in texts.items() if wanted in long],
        ):
            if fits:
                return self._explained(fits)
        return []

    def _explained(self, cards: Iterable[int]) -> list[CardText]:
        """Cards of a kind together, in the order in which they were named."""
        by_name: dict[str, list[int]] = {}
        for card in cards:
            by_name.setdefault(self.words.face(self.eyes.face(card)), []).append(card)
        return [self._together(name, alike) for name, alike in by_name.items()]

    def _together(self, name: str, cards: list[int]) -> CardText:
        about = dict.fromkeys(self._about(card) for card in cards)
        face = self.eyes.face(cards[0])
        return CardText(name, tuple(about), "" if face.kind is None else self.words.long(face))

    def _about(self, card: int) -> str:
        """Its facts and its place, in one line."""
        facts = [self.words.fact(fact) for fact in self.table.facts(self.seat, card)]
        return " · ".join([*facts, self.words.lies(self.eyes.lies(card))])
