"""The pieces of Imperator on the table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

import msgspec

from spieltisch.engine import NOBODY, Layout, Log, Pile, State, only
from spieltisch.games.imperator.deck import BLACK, HP, VALUE

ATTACKERS = 5
BUFFS = 4


class Phase(Enum):
    """Where the match stands."""

    CROWNING = "crowning"
    BATTLE = "battle"
    SPOILS = "spoils"
    RAID = "raid"
    OFFERS = "offers"
    REPLIES = "replies"
    SORT = "sort"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of this match."""

    lives: int
    round_limit: int
    hidden_buffs: bool
    heal_each_round: bool
    underdog_perk: bool
    colour_bonus: int
    battle_die: int


class Places(Layout):
    """All piles: three in the middle, and for each seat its dealt cards and its places."""

    __slots__ = ("all", "attackers", "buffs", "dealt", "discard", "imperator", "middle", "stock")

    def __init__(self, seats: int, hidden_buffs: bool) -> None:
        self.all: list[Pile] = []
        self.stock = self._pile("stock", shown_to=NOBODY)
        self.discard = self._pile("discard")
        self.middle = self._pile("middle")
        everyone = range(seats)
        self.dealt = [self._pile("dealt", seat, only(seat)) for seat in everyone]
        self.imperator = [self._pile("imperator", seat) for seat in everyone]
        self.attackers = [self._pile("attackers", seat) for seat in everyone]
        self.buffs = [
            self._pile("buffs", seat, only(seat) if hidden_buffs else -1) for seat in everyone
        ]

    def _pile(self, name: str, owner: int = -1, shown_to: int = -1) -> Pile:
        pile = Pile(len(self.all), name, owner, shown_to)
        self.all.append(pile)
        return pile


@cache
def places(seats: int, hidden_buffs: bool) -> Places:
    """The piles for so many seats, built once."""
    return Places(seats, hidden_buffs)


class Trick(msgspec.Struct, frozen=True, gc=False):
    """One card attacks another; each side may add a buff. No card is -1."""

    attacker: int
    attacking: int
    defender: int
    attacked: int
    boost: int = -1
    guard: int = -1
    turned: bool = False

    def cards(self) -> tuple[int, int, int, int]:
        return self.attacking, self.attacked, self.boost, self.guard

    def cards_of(self, seat: int) -> tuple[int, ...]:
        """The cards that this seat has played into the trick."""
        card, buff = (
            (self.attacking, self.boost) if seat == self.attacker else (self.attacked, self.guard)
        )
        return (card,) if buff < 0 else (card, buff)


class Spoils(msgspec.Struct, frozen=True, gc=False):
    """What the first trick brought: its winner may exchange cards, then the damage falls."""

    winner: int
    loser: int
    damage: int


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A trade that one player offers to another."""

    seat: int
    given: int
    other: int
    wanted: int


@dataclass(slots=True)
class Imperator(State):
    """The whole table. Lists are by seat, `damage` is by card.

    `even` are pairs of cards, each pair both ways round, that have attacked each other in this
    battle and were equal.
    """

    rules: Rules
    places: Places
    phase: Phase
    alive: tuple[int, ...]
    lives: list[int]
    damage: list[int]
    exposed: list[bool]
    even: tuple[tuple[int, int], ...]
    tricks: list[Trick]
    spoils: Spoils | None
    order: tuple[int, ...]
    turn: int
    passes: int
    used: tuple[int, ...]
    grown: list[bool]
    offers: tuple[Offer, ...]

    def copy(self) -> Imperator:
        return Imperator(
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
            alive=self.alive,
            lives=self.lives[:],
            damage=self.damage[:],
            exposed=self.exposed[:],
            even=self.even,
            tricks=self.tricks[:],
            spoils=self.spoils,
            order=self.order,
            turn=self.turn,
            passes=self.passes,
            used=self.used,
            grown=self.grown[:],
            offers=self.offers,
        )

    # The players and their cards

    def imperator(self, seat: int) -> int:
        return self.cards.lying[self.places.imperator[seat].number][0]

    def attackers(self, seat: int) -> tuple[int, ...]:
        return self.cards.lying[self.places.attackers[seat].number]

    def buffs(self, seat: int) -> tuple[int, ...]:
        return self.cards.lying[self.places.buffs[seat].number]

    def hand(self, seat: int) -> tuple[int, ...]:
        """All cards of a player: Imperator, attackers, buffs."""
        return (
            *self.cards[self.places.imperator[seat]],
            *self.attackers(seat),
            *self.buffs(seat),
        )

    # What cards are worth

    def value(self, card: int) -> int:
        """The base value: no perk, no bonus."""
        return VALUE[self.cards.kind_of[card]]

    def black(self, card: int) -> bool:
        return BLACK[self.cards.kind_of[card]]

    def perk(self, seat: int, black: bool) -> int:
        """What the Imperator adds to each of its owner's cards of this colour."""
        imperator = self.imperator(seat)
        return self.perk_of(imperator) if self.black(imperator) is black else 0

    def perk_of(self, imperator: int) -> int:
        """What this card adds, as Imperator, to each card of its colour."""
        return 16 - self.value(imperator) if self.rules.underdog_perk else 2

    def attack(self, seat: int, card: int) -> int:
        """What a card is worth as an attack: black ones gain by perk and bonus."""
        kind = self.cards.kind_of[card]
        if not BLACK[kind]:
            return VALUE[kind]
        return VALUE[kind] + self.perk(seat, True) + self.rules.colour_bonus

    def defence(self, seat: int, card: int) -> int:
        """What a card is worth as a defence: red ones gain by perk and bonus."""
        kind = self.cards.kind_of[card]
        if BLACK[kind]:
            return VALUE[kind]
        return VALUE[kind] + self.perk(seat, False) + self.rules.colour_bonus

    def sums(self, trick: Trick) -> tuple[int, int]:
        """Attack and defence of a trick as it lies."""
        attack = self.attack(trick.attacker, trick.attacking)
        if trick.boost >= 0:
            attack += self.attack(trick.attacker, trick.boost)
        defence = self.defence(trick.defender, trick.attacked)
        if trick.guard >= 0:
            defence += self.defence(trick.defender, trick.guard)
        return attack, defence

    # The Imperator's health

    def full_hp(self, seat: int) -> int:
        return HP[self.cards.kind_of[self.imperator(seat)]]

    def hp(self, seat: int) -> int:
        return self.full_hp(seat) - self.damage[self.imperator(seat)]

    # Moving cards so that no damage is left behind

    def exchange(self, card: int, other: int) -> None:
        """Two cards change owners and places; damage does not come along."""
        self.cards.swap(card, other)
        self.damage[card] = self.damage[other] = 0

    def throw_away(self, card: int) -> None:
        self.cards.put(card, self.places.discard)
        self.damage[card] = 0
