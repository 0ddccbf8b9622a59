"""The table of The Reckoners. What belongs to a Reckoner stands at the Reckoner's number."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from spieltisch.engine import NOBODY, Layout, Log, Pile, State
from spieltisch.games.reckoners.content import (
    DISTRICTS,
    LIMITS,
    RECKONERS,
)
from spieltisch.games.reckoners.pieces import Villain

_ALL_PLANS: Final = LIMITS.plans
INFINITE: Final = -1
"""The health of an Epic that cannot be attacked."""
NOWHERE: Final = -1
NOBODY_BUSY: Final = -1
FIRST_PLAYER: Final = 0
"""Decides for the team where no Reckoner is concerned more than others."""


class Phase(Enum):
    """Where the match stands."""

    CHOOSING = "choosing"
    SETTING = "setting"
    OUTFITTING = "outfitting"
    PLACING = "placing"
    ROLL = "roll"
    ACTIONS = "actions"
    REWARDS = "rewards"
    EQUIPMENT = "equipment"
    EPICS = "epics"
    OVER = "over"


class Places(Layout):
    """All piles. Only the two decks are hidden."""

    __slots__ = (
        "all",
        "beaten",
        "box",
        "defeated",
        "districts",
        "epic_deck",
        "equipment_deck",
        "gear",
        "market",
    )

    def __init__(self) -> None:
        self.all: list[Pile] = []
        self.epic_deck = self._pile("epic-deck", NOBODY)
        self.equipment_deck = self._pile("equipment-deck", NOBODY)
        self.market = self._pile("market")
        self.beaten = self._pile("beaten")
        self.defeated = self._pile("defeated")
        self.box = self._pile("box")
        self.districts = [self._pile("district") for _ in DISTRICTS]
        self.gear = [self._pile("gear") for _ in RECKONERS]

    def _pile(self, name: str, shown_to: int = -1) -> Pile:
        pile = Pile(len(self.all), name, -1, shown_to)
        self.all.append(pile)
        return pile


@cache
def places() -> Places:
    """The piles, built once."""
    return Places()


@cache
def set_of(dice: tuple[int, ...]) -> int:
    """These dice, one bit each."""
    return sum(1 << die for die in dice)


def members(of: int) -> list[int]:
    """What is in a set that has one bit for each, from the lowest on."""
    found = []
    while of:
        first = of & -of
        found.append(first.bit_length() - 1)
        of ^= first
    return found


@cache
def _played_by(team: tuple[int, ...], seat_of: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(reckoner for reckoner in team if seat_of[reckoner] == seat)


@cache
def _without(hand: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(die for die in hand if not gone >> die & 1)


@dataclass(slots=True)
class Newcago(State):
    """The whole table.

    - `each`: how many Reckoners everyone plays. `team`: those in play, in the order of their seats;
      `seat_of`: who plays a Reckoner (-1: nobody). By Reckoner: `at`, the district; `hands`, the
      dice; `plans` and `fresh`, plan tokens that can be used and those that cannot yet; `throws`,
      which of the three rolls it is (0: done); `releases`, how often a die may still be taken back
      from those to be kept.
    - Sets of dice, one bit each: `loose`, rolled and undecided; `marked`, to be kept of this roll;
      `spent`; `lost`. `used`: the kinds of cards that have been used this round. `sniper`: the
      district of the sniper token.
    - `busy`: the Reckoner who has begun with a die or card (-1: nobody); `pending`: the symbols of
      it that are left; `whole`: none was used; `anywhere`: they work in any district; `turning`:
      the die that is being turned (-1: none).
    - `done`: the seats that have said so, one bit each; `backs`: how often each has come back;
      `stirred`: those for whom the last choice made something possible; `hushed`: the seat for
      which all others wait until its die is used up (-1: none).
    - By district: `marker`, `research` and `health` of its Epic; `enforcement`; `barricades`.
    - `tracks`, `steel_at`, `steel_research`, `steel_health`: Steelheart's.
    - `bounty`: Enforcement, weaken and plan rewards that are still to be taken.
    - `history`: round, population, Steelheart's research and health, Epics defeated in it, and
      Enforcement and barricades in the city, at the end of each round.
    """

    villain: Villain
    difficulty: str
    places: Places
    phase: Phase
    each: int
    team: tuple[int, ...]
    seat_of: tuple[int, ...]
    at: list[int]
    hands: list[tuple[int, ...]]
    plans: list[int]
    fresh: list[int]
    throws: list[int]
    releases: list[int]
    loose: int
    marked: int
    spent: int
    lost: int
    used: int
    sniper: int
    busy: int
    pending: tuple[int, ...]
    whole: bool
    anywhere: bool
    turning: int
    done: int
    backs: list[int]
    stirred: tuple[int, ...]
    hushed: int
    marker: list[int]
    research: list[int]
    health: list[int]
    enforcement: list[int]
    barricades: list[int]
    tracks: list[int]
    steel_at: int
    steel_research: int
    steel_health: int
    population: int
    money: int
    base: int
    bounty: tuple[int, int, int]
    history: tuple[tuple[int, ...], ...]

    def copy(self) -> Newcago:
        return Newcago(
            seats=self.seats,
            kinds=self.kinds,
            chance=self.chance.copy(),
            cards=self.cards.copy(),
            dice=self.dice.copy(),
            log=Log(),
            now=self.now,
            round=self.round,
            villain=self.villain,
            difficulty=self.difficulty,
            places=self.places,
            phase=self.phase,
            each=self.each,
            team=self.team,
            seat_of=self.seat_of,
            at=self.at[:],
            hands=self.hands[:],
            plans=self.plans[:],
            fresh=self.fresh[:],
            throws=self.throws[:],
            releases=self.releases[:],
            loose=self.loose,
            marked=self.marked,
            spent=self.spent,
            lost=self.lost,
            used=self.used,
            sniper=self.sniper,
            busy=self.busy,
            pending=self.pending,
            whole=self.whole,
            anywhere=self.anywhere,
            turning=self.turning,
            done=self.done,
            backs=self.backs[:],
            stirred=self.stirred,
            hushed=self.hushed,
            marker=self.marker[:],
            research=self.research[:],
            health=self.health[:],
            enforcement=self.enforcement[:],
            barricades=self.barricades[:],
            tracks=self.tracks[:],
            steel_at=self.steel_at,
            steel_research=self.steel_research,
            steel_health=self.steel_health,
            population=self.population,
            money=self.money,
            base=self.base,
            bounty=self.bounty,
            history=self.history,
        )

    # Who

    def played_by(self, seat: int) -> tuple[int, ...]:
        """The Reckoners of a seat."""
        return _played_by(self.team, self.seat_of, seat)

    @property
    def everyone(self) -> int:
        """All seats, one bit each."""
        return (1 << self.seats) - 1

    # The city

    @property
    def size(self) -> int:
        """How many districts are in play."""
        return len(self.enforcement)

    def epic_at(self, district: int) -> int:
        """The Epic in a district, -1 if there is none."""
        lying = self.cards.lying[self.places.districts[district].number]
        return lying[0] if lying else -1

    def round_from_steelheart(self) -> list[int]:
        """All districts, from Steelheart's on clockwise."""
        first = self.steel_at
        return [*range(first, self.size), *range(first)]

    def enforcement_left(self) -> int:
        """Enforcement that are not in the city."""
        return LIMITS.enforcement - sum(self.enforcement)

    def barricades_left(self) -> int:
        return LIMITS.barricades - sum(self.barricades)

    def plans_left(self) -> int:
        """Plan tokens in the supply."""
        return _ALL_PLANS - sum(self.plans) - sum(self.fresh)

    # Cards and dice

    def kind(self, card: int) -> int:
        return self.cards.kind_of[card]

    def gear_of(self, reckoner: int) -> tuple[int, ...]:
        """The ability and equipment of a Reckoner."""
        return self.cards.lying[self.places.gear[reckoner].number]

    def owner(self, card: int) -> int:
        """The Reckoner who has this card."""
        pile = self.cards.where[card]
        return next(r for r in self.team if self.places.gear[r].number == pile)

    def holder(self, die: int) -> int:
        """The Reckoner who has this die."""
        hands = self.hands
        for reckoner in self.team:
            if die in hands[reckoner]:
                return reckoner
        raise KeyError(die)

    def is_used(self, card: int) -> bool:
        """Has this card been used this round?"""
        return self.used >> self.cards.kind_of[card] & 1 != 0

    def ready_dice(self, reckoner: int) -> tuple[int, ...]:
        """The dice of a Reckoner that can still be spent."""
        hand = self.hands[reckoner]
        return _without(hand, (self.spent | self.lost) & set_of(hand))
