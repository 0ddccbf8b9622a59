"""The pieces of Villainous on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple

from spieltisch.engine import NOBODY, Layout, Log, Pile, State, only
from spieltisch.games.villainous.content import (
    BEARER,
    FATE,
    PLACES_EACH,
    TYPE,
    Type,
)

HAND_SIZE = 4

DECK, HAND, DISCARD, FATE_DECK, FATE_DISCARD, REVEALED, PLAYED, BOTTOM = range(8)
TOP = BOTTOM + PLACES_EACH
PILES = TOP + PLACES_EACH
"""Each seat has these piles; a bottom and a top side for each place of its realm."""


class Phase(Enum):
    """Where the match stands."""

    DRAFT = "draft"
    BEFORE = "before"
    MOVE = "move"
    ACT = "act"
    OVER = "over"


class Size(Enum):
    """How big a hero of Wonderland is, if not of normal size."""

    SHRUNKEN = "shrunken"
    ENLARGED = "enlarged"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of this match."""

    villain: tuple[str, ...]
    strict_printing: bool
    round_limit: int


class Effect(NamedTuple):
    """The effect of a card that goes on for a seat, and the round in which it began."""

    seat: int
    kind: int
    since: int


class Places(Layout):
    """All piles: `of[seat][DECK]`, `of[seat][BOTTOM + place]`, ..."""

    __slots__ = ("all", "of")

    def __init__(self, seats: int) -> None:
        self.of: list[list[Pile]] = []
        for seat in range(seats):
            first = seat * PILES
            self.of.append(
                [
                    Pile(first + DECK, "deck", seat, NOBODY),
                    Pile(first + HAND, "hand", seat, only(seat)),
                    Pile(first + DISCARD, "discard", seat),
                    Pile(first + FATE_DECK, "fate-deck", seat, NOBODY),
                    Pile(first + FATE_DISCARD, "fate-discard", seat),
                    Pile(first + REVEALED, "revealed", seat),
                    Pile(first + PLAYED, "played", seat),
                    *(Pile(first + BOTTOM + i, "bottom", seat) for i in range(PLACES_EACH)),
                    *(Pile(first + TOP + i, "top", seat) for i in range(PLACES_EACH)),
                ]
            )
        self.all = [pile for piles in self.of for pile in piles]


@cache
def places(seats: int) -> Places:
    """The piles for so many seats, built once."""
    return Places(seats)


@dataclass(slots=True)
class Villainous(State):
    """The whole table. Lists are by seat, dicts by card.

    - `villain`: who each seat is, -1 before the draft has come to it.
    - `at`: the place of each villain, `locked` a bit for each locked place of a realm.
    - `bearer`: who carries an item; `held`: power that lies on a hero; `sized`: heroes that are not
      of normal size, with the symbol (shrunken) or the neighbour (enlarged) that they cover.
    - `wickets`: card guards that are wickets now; `boost`: strength until the end of the turn.
    - `used`: symbols used in this turn: their number at the place, or -1 - card for a symbol that a
      card grants. `lasting`: the effects that go on.
    - `felled`: the strongest hero defeated since the others could last react, -1 if none was;
      `reacted`: they have had their chance since the last action.
    - `spent`: conditions that were played in this turn; none is played twice in it. `mixed`: the
      kinds of those that have been shuffled since: nobody can tell them from their copies now.
    - `picked`: the hero of a fight that is going on, and the allies chosen for it so far.
    """

    rules: Rules
    places: Places
    phase: Phase
    active: int
    villain: list[int]
    power: list[int]
    at: list[int]
    locked: list[int]
    token: int
    bearer: dict[int, int]
    held: dict[int, int]
    sized: dict[int, tuple[Size, int]]
    wickets: tuple[int, ...]
    boost: dict[int, int]
    used: tuple[int, ...]
    lasting: tuple[Effect, ...]
    felled: int
    reacted: bool
    spent: tuple[int, ...]
    mixed: tuple[int, ...]
    picked: tuple[int, ...]

    def copy(self) -> Villainous:
        return Villainous(
            seats=self.seats,
            kinds=self.kinds,
            chance=self.chance.copy(),
            cards=self.cards.copy(),
            dice=self.dice,
            log=Log(),
            now=self.now,
            round=self.round,
            rules=self.rules,
            places=self.places,
            phase=self.phase,
            active=self.active,
            villain=self.villain[:],
            power=self.power[:],
            at=self.at[:],
            locked=self.locked[:],
            token=self.token,
            bearer=self.bearer.copy(),
            held=self.held.copy(),
            sized=self.sized.copy(),
            wickets=self.wickets,
            boost=self.boost.copy(),
            used=self.used,
            lasting=self.lasting,
            felled=self.felled,
            reacted=self.reacted,
            spent=self.spent,
            mixed=self.mixed,
            picked=self.picked,
        )

    # Piles

    def pile(self, seat: int, pile: int) -> Pile:
        return self.places.of[seat][pile]

    def lying(self, seat: int, pile: int) -> tuple[int, ...]:
        return self.cards.lying[seat * PILES + pile]

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.cards.lying[seat * PILES + HAND]

    def put(self, card: int, seat: int, pile: int) -> None:
        self.cards.put(card, self.places.of[seat][pile])

    def realm(self, seat: int) -> list[int]:
        """All cards in a realm, both sides, bearers and what they carry."""
        first = seat * PILES
        lying = self.cards.lying
        found: list[int] = []
        for pile in range(first + BOTTOM, first + PILES):
            found += lying[pile]
        return found

    # Where a card lies

    def place(self, card: int) -> int:
        """The place of a card in a realm, 0 to 3."""
        return (self.cards.where[card] % PILES - BOTTOM) % PLACES_EACH

    def pile_owner(self, card: int) -> int:
        """The seat in whose piles a card lies."""
        return self.cards.where[card] // PILES

    def is_on_top(self, card: int) -> bool:
        return self.cards.where[card] % PILES >= TOP

    def is_in_realm(self, card: int) -> bool:
        return self.cards.where[card] % PILES >= BOTTOM

    # What a card is

    def kind(self, card: int) -> int:
        return self.cards.kind_of[card]

    def is_hero(self, card: int) -> bool:
        """A hero in a realm: one who was hypnotized is an ally."""
        return TYPE[self.cards.kind_of[card]] is Type.HERO and self.is_on_top(card)

    def is_ally(self, card: int) -> bool:
        """An ally in a realm."""
        type_ = TYPE[self.cards.kind_of[card]]
        return type_ is Type.ALLY or (type_ is Type.HERO and not self.is_on_top(card))

    def is_item(self, card: int) -> bool:
        return TYPE[self.cards.kind_of[card]] is Type.ITEM

    def is_able(self, card: int) -> bool:
        """Has a card in a realm its abilities? Not a hypnotized hero, nor a stolen item."""
        kind = self.cards.kind_of[card]
        if FATE[kind]:
            return TYPE[kind] is not Type.HERO or self.is_on_top(card)
        return not self.is_on_top(card) or BEARER[kind] is Type.HERO

    def carried(self, card: int) -> list[int]:
        """The items that a card carries."""
        if not self.bearer:
            return []
        return [item for item, bearer in self.bearer.items() if bearer == card]

    # Places

    def is_locked(self, seat: int, place: int) -> bool:
        return self.locked[seat] >> place & 1 == 1

    def open_places(self, seat: int) -> list[int]:
        """The places that are not locked."""
        locked = self.locked[seat]
        return [place for place in range(PLACES_EACH) if not locked >> place & 1]

    # Effects that go on

    def lasts(self, seat: int, kind: int) -> int:
        """How many effects of this kind of card go on for this seat."""
        return sum(one.seat == seat and one.kind == kind for one in self.lasting)

    def begin(self, seat: int, kind: int) -> None:
        self.lasting = (*self.lasting, Effect(seat, kind, self.round))

    # Conditions played in this turn

    def times_played(self, kind: int) -> int:
        """How often a condition was played in this turn."""
        if not self.spent and not self.mixed:
            return 0
        kind_of = self.cards.kind_of
        return self.mixed.count(kind) + sum(kind_of[card] == kind for card in self.spent)

    def mix(self, cards: Sequence[int]) -> None:
        """These cards are about to be shuffled: they cannot be told from their copies any more."""
        shuffled = [card for card in self.spent if card in cards]
        if shuffled:
            self.mixed = (*self.mixed, *(self.cards.kind_of[card] for card in shuffled))
            self.spent = tuple(card for card in self.spent if card not in shuffled)
