"""Cards and piles: who holds which card and who may see its face.

A card is an integer id. What it *is*, its kind, lies in `kind_of[id]`. A pile is a fixed place that
says who may see the faces of what lies in it; its cards are a tuple of ids, the last one on top.
Whoever has seen a face knows it for as long as the card keeps its id; what is hidden anew gets new
ids, in an order that chance decides. So an id betrays nothing, and the faces that a seat may be
shown follow from one rule: `seen[id]`.

>>> from spieltisch.engine.chance import Chance
>>> stock, hand = Pile(0, "stock", shown_to=NOBODY), Pile(1, "hand", owner=0, shown_to=only(0))
>>> cards = Cards((stock, hand), kinds=[7, 8, 9])
>>> cards.add_all(stock)
>>> cards.shuffle(stock, Chance(b"seed"))
>>> card = cards.draw(stock, hand)
>>> cards.sees(0, card), cards.sees(1, card), len(cards[stock])
(True, False, 2)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from spieltisch.engine.chance import Chance

NOBODY = 0
EVERYONE = -1
"""All seats and the spectators: every bit is set."""
SPECTATOR = 1 << 30


def only(seat: int) -> int:
    """Visible to this seat alone."""
    return 1 << seat


def eye(seat: int | None) -> int:
    """The bit that stands for this seat's eyes; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


class Pile:
    """A place for cards. It never changes, so all copies of a table share it."""

    __slots__ = ("name", "number", "owner", "shown_to")

    def __init__(self, number: int, name: str, owner: int = -1, shown_to: int = EVERYONE) -> None:
        self.number = number
        self.name = name
        self.owner = owner
        self.shown_to = shown_to


class Layout:
    """Base of a game's own list of its piles: shared by all copies, never changed."""

    __slots__ = ()


class Cards:
    """All cards of one table.

    `lying` holds the cards of each pile by the pile's number; `cards[pile]` reads the same.
    There are twice as many ids as cards: a card that is hidden anew takes ids from those that are
    free and leaves its old one behind, so nothing grows with the length of a game.
    `kind_of` changes with the ids only, hence it is a tuple that copies share until then.
    """

    __slots__ = ("free", "kind_of", "lying", "piles", "seen", "shown", "where")

    def __init__(self, piles: Sequence[Pile], kinds: Sequence[int]) -> None:
        count = len(kinds)
        self.piles = tuple(piles)
        self.lying: list[tuple[int, ...]] = [()] * len(piles)
        self.kind_of = (*kinds, *([-1] * count))
        self.seen = [NOBODY] * (2 * count)
        self.where = [-1] * (2 * count)
        self.free = tuple(range(count, 2 * count))
        self.shown = 0

    def copy(self) -> Cards:
        twin = Cards.__new__(Cards)
        twin.piles = self.piles
        twin.lying = self.lying[:]
        twin.kind_of = self.kind_of
        twin.seen = self.seen[:]
        twin.where = self.where[:]
        twin.free = self.free
        twin.shown = self.shown
        return twin

    def __getitem__(self, pile: Pile) -> tuple[int, ...]:
        return self.lying[pile.number]

    def all(self) -> list[int]:
        """Every card that lies in a pile."""
        return [card for cards in self.lying for card in cards]

    def pile_of(self, card: int) -> Pile:
        return self.piles[self.where[card]]

    def sees(self, seat: int | None, card: int) -> bool:
        """May this seat (None: a spectator) be shown the card's face?"""
        return self.seen[card] & eye(seat) != 0

    # Moving cards. Whoever may look into the pile sees what comes into it.

    def add_all(self, pile: Pile) -> None:
        """Put every card that lies nowhere yet into the pile."""
        count = len(self.kind_of) // 2
        for card in range(count):
            if self.where[card] < 0:
                self._lay(card, pile)

    def put(self, card: int, pile: Pile, at: int | None = None) -> None:
        """Move a card onto a pile, or to a place in it (0 is the bottom)."""
        old = self.where[card]
        if old >= 0:
            cards = self.lying[old]
            index = cards.index(card)
            self.lying[old] = cards[:index] + cards[index + 1 :]
        self._lay(card, pile, at)

    def put_all(self, cards: Iterable[int], pile: Pile) -> None:
        for card in tuple(cards):
            self.put(card, pile)

    def pour(self, source: Pile, target: Pile) -> None:
        """Move all cards of a pile onto another, in their order."""
        self.deal(source, target, len(self.lying[source.number]))

    def deal(self, source: Pile, target: Pile, count: int) -> None:
        """Move so many cards from the top of a pile onto another; the topmost ends up on top."""
        cards = self.lying[source.number]
        start = len(cards) - count
        self.lying[source.number] = cards[:start]
        number, shown_to = target.number, target.shown_to
        self.lying[number] += cards[start:]
        for card in cards[start:]:
            self.where[card] = number
            if self.seen[card] | shown_to != self.seen[card]:
                self.show(card, shown_to)

    def swap(self, card: int, other: int) -> None:
        """Two cards change places; each lies exactly where the other lay."""
        here, there = self.where[card], self.where[other]
        at = self.lying[here].index(card)
        other_at = self.lying[there].index(other)
        self._replace(here, at, other)
        self._replace(there, other_at, card)

    def draw(self, source: Pile, target: Pile) -> int:
        """Move the top card of a pile onto another; the pile must not be empty."""
        cards = self.lying[source.number]
        card = cards[-1]
        self.lying[source.number] = cards[:-1]
        self._lay(card, target)
        return card

    def arrange(self, piles: Mapping[Pile, Sequence[int]]) -> None:
        """Lay the cards of some piles out anew over these piles, each in the order given."""
        before = sorted(card for pile in piles for card in self.lying[pile.number])
        if before != sorted(card for cards in piles.values() for card in cards):
            raise ValueError("arrange: these are not the cards of these piles")
        for pile, cards in piles.items():
            self.lying[pile.number] = tuple(cards)
            for card in cards:
                self.where[card] = pile.number
                if self.seen[card] | pile.shown_to != self.seen[card]:
                    self.show(card, pile.shown_to)

    # Seeing and hiding.

    def show(self, card: int, to: int = EVERYONE) -> None:
        """Let seats see a face: they know it until the card is hidden anew."""
        before = self.seen[card]
        if before | to != before:
            self.seen[card] = before | to
            self.shown += 1

    def shuffle(self, pile: Pile, chance: Chance, stream: int = 0) -> None:
        """Random order, new ids, and nobody knows a face but those the pile shows it to."""
        mixed = list(self.lying[pile.number])
        chance.shuffle(mixed, stream)
        self.lying[pile.number] = tuple(self._rename(pile, mixed).values())

    def conceal(
        self, pile: Pile, cards: Iterable[int], chance: Chance, stream: int = 0
    ) -> dict[int, int]:
        """Hide some cards of a pile anew: they are mixed among their places and get new ids.

        Returns the new id of each old one.
        """
        lying = list(self.lying[pile.number])
        hidden = set(cards)
        places = [place for place, card in enumerate(lying) if card in hidden]
        mixed = [lying[place] for place in places]
        chance.shuffle(mixed, stream)
        renamed = self._rename(pile, mixed)
        for place, card in zip(places, mixed, strict=True):
            lying[place] = renamed[card]
        self.lying[pile.number] = tuple(lying)
        return renamed

    def _rename(self, pile: Pile, mixed: Sequence[int]) -> dict[int, int]:
        """These cards get new ids, the first that are free in the order of the cards."""
        renamed = dict(zip(mixed, self.free[: len(mixed)], strict=True))
        kind_of, where, seen = list(self.kind_of), self.where, self.seen
        number, shown_to = pile.number, pile.shown_to
        for old, new in renamed.items():
            kind_of[new] = kind_of[old]
            kind_of[old] = where[old] = -1
            where[new] = number
            seen[new] = shown_to
            seen[old] = NOBODY
        self.kind_of = tuple(kind_of)
        self.free = (*self.free[len(mixed) :], *sorted(mixed))
        return renamed

    def redeal(
        self, seat: int | None, chance: Chance, backs: Sequence[int], pinned: Mapping[int, int]
    ) -> bool:
        """Deal anew all that the seat cannot know: cards with the same back change kinds.

        Cards that are `pinned` get the kind that is named there. `backs[kind]` tells which backs
        look alike. How the cards lay before makes no difference to what is dealt. If a pinned kind
        is not to be had the answer is False, and nothing is dealt.
        """
        mine = eye(seat)
        kind_of = list(self.kind_of)
        alike: dict[int, list[int]] = {}
        for cards in self.lying:
            for card in cards:
                if not self.seen[card] & mine:
                    alike.setdefault(backs[kind_of[card]], []).append(card)
        for unknown in alike.values():
            kinds = sorted([kind_of[card] for card in unknown])
            for card in unknown:
                if card in pinned:
                    if pinned[card] not in kinds:
                        return False
                    kinds.remove(pinned[card])
            chance.shuffle(kinds)
            dealt = iter(kinds)
            for card in unknown:
                kind_of[card] = pinned[card] if card in pinned else next(dealt)
        self.kind_of = tuple(kind_of)
        return True

    def plain(self) -> tuple[object, ...]:
        """The contents as plain data, for hashing and for tests."""
        return (self.lying, self.kind_of, self.seen, self.free)

    def _lay(self, card: int, pile: Pile, at: int | None = None) -> None:
        number = pile.number
        cards = self.lying[number]
        if at is None:
            self.lying[number] = (*cards, card)
        else:
            self.lying[number] = (*cards[:at], card, *cards[at:])
        self.where[card] = number
        before = self.seen[card]
        after = before | pile.shown_to
        if after != before:
            self.seen[card] = after
            self.shown += 1

    def _replace(self, number: int, at: int, card: int) -> None:
        cards = self.lying[number]
        self.lying[number] = (*cards[:at], card, *cards[at + 1 :])
        self.where[card] = number
        shown_to = self.piles[number].shown_to
        if self.seen[card] | shown_to != self.seen[card]:
            self.show(card, shown_to)
