"""The pieces of Rush Out! on the table. Seat 0 is the wizard, the others are heroes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from spieltisch.engine import NOBODY, Layout, Log, Pile, State
from spieltisch.games.rushout.content import (
    CURSE,
    HERO_DICE,
    HERO_FIELDS,
    TYPE,
    WIZARD_DICE,
    WIZARD_FIELDS,
    Curse,
    Setup,
    Type,
)

WIZARD = 0
SLOTS = 3
DRAGON_HOME = 0
DRAGON_WINS = SLOTS + 1
"""The dragon's way: its tile, the three open trials, the trial deck."""


class Phase(Enum):
    """Where the match stands."""

    CHOOSING = "choosing"
    COUNTDOWN = "countdown"
    START = "start"
    RACE = "race"
    MARKET = "market"
    OVER = "over"


class Side(Enum):
    """Who wins a round."""

    WIZARD = "wizard"
    HEROES = "heroes"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of this match."""

    setup: str
    handicap: bool
    honour: bool
    roll_ms: int
    countdown_ms: int
    market_ms: int


class Places(Layout):
    """All piles. Decks, the box and what has left the round are seen by nobody.

    What cannot come into the decks of this setup lies `unused`, so that all know it is not there.
    """

    __slots__ = (
        "all",
        "box",
        "curses",
        "dragon_tile",
        "experience",
        "gear",
        "hero_coins",
        "market",
        "removed",
        "scrolls",
        "spell_deck",
        "spells",
        "tiles",
        "trial_deck",
        "trials",
        "unused",
        "weaknesses",
        "wizard_coins",
    )

    def __init__(self, seats: int) -> None:
        self.all: list[Pile] = []
        self.trial_deck = self._pile("trial-deck", shown_to=NOBODY)
        self.spell_deck = self._pile("spell-deck", shown_to=NOBODY)
        self.box = self._pile("box", shown_to=NOBODY)
        self.removed = self._pile("removed", shown_to=NOBODY)
        self.unused = self._pile("unused")
        self.trials = [self._pile("trial") for _ in range(SLOTS)]
        self.spells = [self._pile("spell", WIZARD) for _ in range(SLOTS)]
        self.tiles = self._pile("tiles")
        self.dragon_tile = self._pile("dragon-tile")
        self.curses = self._pile("curses")
        self.market = self._pile("market")
        self.scrolls = self._pile("scrolls", WIZARD)
        self.hero_coins = self._pile("coins")
        self.wizard_coins = self._pile("coins", WIZARD)
        # Index 0 is the wizard's and stays empty.
        self.gear = [self._pile("gear", seat) for seat in range(seats)]
        self.weaknesses = [self._pile("weaknesses", seat) for seat in range(seats)]
        self.experience = [self._pile("experience", seat, NOBODY) for seat in range(seats)]

    def coins(self, side: Side) -> Pile:
        """Where a side keeps the coin cards that it has won."""
        return self.hero_coins if side is Side.HEROES else self.wizard_coins

    def _pile(self, name: str, owner: int = -1, shown_to: int = -1) -> Pile:
        pile = Pile(len(self.all), name, owner, shown_to)
        self.all.append(pile)
        return pile


@cache
def places(seats: int) -> Places:
    """The piles for so many seats, built once."""
    return Places(seats)


_DICE_OF = (
    range(WIZARD_DICE),
    *(
        range(WIZARD_DICE + HERO_DICE * hero, WIZARD_DICE + HERO_DICE * (hero + 1))
        for hero in range(4)
    ),
)
_OWNER_OF = tuple(seat for seat, dice in enumerate(_DICE_OF) for _ in dice)


def dice_of(seat: int) -> range:
    """The dice of a seat: the wizard has 0 to 4, the first hero 5 to 7, ...

    >>> list(dice_of(WIZARD)), list(dice_of(2))
    ([0, 1, 2, 3, 4], [8, 9, 10])
    """
    return _DICE_OF[seat]


def owner_of(die: int) -> int:
    """Whose die it is.

    >>> owner_of(4), owner_of(5), owner_of(10)
    (0, 1, 2)
    """
    return _OWNER_OF[die]


def side_of(seat: int) -> Side:
    return Side.WIZARD if seat == WIZARD else Side.HEROES


@dataclass(slots=True)
class RushOut(State):
    """The whole table.

    By die: `on`, the card it lies on (-1: none), `field`, the field there (-1: a swirl), `rolled`,
    has it been rolled since it was last taken back? By seat: `tile`, the hero's tile; `aim`, the
    card that dice have been laid on since the last roll (-1: none); `ready`, the time before which
    the seat does nothing; `rests`, when the dice rolled last have come to rest; `swirling`, must
    lay a die on a swirl.

    - `dragon`: its position, -1 if it does not take part; `souls` and `life`: markers left.
    - `wounded`: the tiles of wounded heroes. `casting`: the spell or scroll whose effect the wizard
      is choosing, -1 if none.
    - `claps`: for cards that heroes have completed, but for taking their dice off, who has clapped
      when. Such a card has taken effect and has none any more. `learning`: trials that two heroes
      have completed, and these two, until one of them takes the experience.
    - `faults`: curses that heroes have forgotten and the wizard has not called, by seat.
    - `marker`: the side that has the coin marker. `bought`: seats that are done in the market.
    - `won`: who has won the round. `due`: when the clock strikes next.
    """

    rules: Rules
    setup: Setup
    places: Places
    phase: Phase
    trophies: dict[str, int]
    on: list[int]
    field: list[int]
    rolled: list[bool]
    tile: list[int]
    aim: list[int]
    ready: list[int]
    rests: list[int]
    swirling: list[bool]
    dragon: int
    souls: int
    life: int
    wounded: tuple[int, ...]
    casting: int
    claps: dict[int, dict[int, int]]
    learning: tuple[tuple[int, int, int], ...]
    faults: tuple[int, ...]
    marker: str
    bought: tuple[int, ...]
    won: Side | None
    due: int

    def copy(self) -> RushOut:
        return RushOut(
            seats=self.seats,
            kinds=self.kinds,
            chance=self.chance.copy(),
            cards=self.cards.copy(),
            dice=self.dice.copy(),
            log=Log(),
            now=self.now,
            round=self.round,
            rules=self.rules,
            setup=self.setup,
            places=self.places,
            phase=self.phase,
            trophies=self.trophies.copy(),
            on=self.on[:],
            field=self.field[:],
            rolled=self.rolled[:],
            tile=self.tile[:],
            aim=self.aim[:],
            ready=self.ready[:],
            rests=self.rests[:],
            swirling=self.swirling[:],
            dragon=self.dragon,
            souls=self.souls,
            life=self.life,
            wounded=self.wounded,
            casting=self.casting,
            claps={card: clapped.copy() for card, clapped in self.claps.items()},
            learning=self.learning,
            faults=self.faults,
            marker=self.marker,
            bought=self.bought,
            won=self.won,
            due=self.due,
        )

    # Cards

    def kind(self, card: int) -> int:
        return self.cards.kind_of[card]

    def type(self, card: int) -> Type:
        return TYPE[self.cards.kind_of[card]]

    def open_trials(self) -> list[int]:
        """The three open trials, summoned ones among them."""
        lying = self.cards.lying
        return [card for pile in self.places.trials for card in lying[pile.number]]

    def open_spells(self) -> list[int]:
        lying = self.cards.lying
        return [card for pile in self.places.spells for card in lying[pile.number]]

    def under_dragon(self) -> int:
        """The card that the dragon stands on, -1 if it stands on none."""
        if not 0 < self.dragon <= SLOTS:
            return -1
        here = self.cards[self.places.trials[self.dragon - 1]]
        return here[0] if here else -1

    def heroes(self) -> range:
        return range(1, self.seats)

    def is_cursed(self, curse: Curse) -> bool:
        """Does such a curse lie upon the heroes? Two do no more than one."""
        kind_of, claps = self.cards.kind_of, self.claps
        lying = self.cards[self.places.curses]
        return lying != () and curse in [CURSE[kind_of[c]] for c in lying if c not in claps]

    def weak_by(self, seat: int) -> list[int]:
        """The weaknesses that a hero suffers from."""
        return [c for c in self.cards[self.places.weaknesses[seat]] if c not in self.claps]

    # Dice

    def dice_on(self, card: int) -> list[int]:
        """All dice that lie on a card, those on a swirl left out."""
        return [die for die, on in enumerate(self.on) if on == card and self.field[die] >= 0]

    def hero_dice_on(self, card: int) -> list[int]:
        on, field = self.on, self.field
        dice = range(WIZARD_DICE, len(on))
        return [die for die in dice if on[die] == card and field[die] >= 0]

    def wizard_dice_on(self, card: int) -> list[int]:
        on = self.on
        return [die for die in range(WIZARD_DICE) if on[die] == card]

    def side_dice_on(self, card: int, seat: int) -> list[int]:
        """The dice of this seat's side on a card."""
        return self.wizard_dice_on(card) if seat == WIZARD else self.hero_dice_on(card)

    def in_hand(self, seat: int) -> list[int]:
        """The dice of a seat that lie nowhere."""
        on = self.on
        return [die for die in _DICE_OF[seat] if on[die] < 0]

    def laid(self, seat: int) -> list[int]:
        """The dice of a seat on cards, that on a swirl left out."""
        field = self.field
        return [die for die in _DICE_OF[seat] if field[die] >= 0]

    def fields(self, card: int, seat: int) -> tuple[int, ...]:
        """The fields of a card that this seat's side lays dice on."""
        kind = self.cards.kind_of[card]
        return WIZARD_FIELDS[kind] if seat == WIZARD else HERO_FIELDS[kind]

    def free_fields(self, card: int, seat: int) -> list[int]:
        """The numbers of those that are free."""
        taken = {self.field[die] for die in self.side_dice_on(card, seat)}
        return [number for number in range(len(self.fields(card, seat))) if number not in taken]
