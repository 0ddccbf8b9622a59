"""The table as a planner needs it: numbers instead of words, taken from what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from spieltisch.games.reckoners.content import (
    COST,
    EFFECT,
    KIND,
    RECKONERS,
    SHOWS,
    SYMBOLS,
    TIMING,
    WHITE_DICE,
    villain,
)
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.pieces import Effect, Timing, Villain
from spieltisch.games.reckoners.state import INFINITE
from spieltisch.games.reckoners.symbols import CONVERTERS
from spieltisch.games.reckoners.view import (
    DieView,
    DistrictView,
    GearView,
    NewcagoView,
    ReckonerView,
)

Symbols = tuple[int, ...]
NO_EPIC: Final = -1
NOWHERE: Final = -1
SYMBOL: Final = {name: number for number, name in enumerate(SYMBOLS)}


@dataclass(slots=True, frozen=True)
class Place:
    """A district: its Epic and what else is there."""

    epic: int
    marker: int
    research: int
    health: int
    enforcement: int
    barricades: int


@dataclass(slots=True, frozen=True)
class Die:
    """A die that can still be used: what it counts as, what it shows, what its sides count as."""

    number: int
    symbols: Symbols
    shown: Symbols
    state: str


@dataclass(slots=True, frozen=True)
class Card:
    """A card of a Reckoner that does something."""

    number: int
    kind: int
    effect: Effect
    timing: Timing
    symbols: Symbols
    cost: int
    ready: bool


@dataclass(slots=True)
class Figure:
    """A Reckoner: where, with which dice, plan tokens and cards."""

    number: int
    seat: int
    at: int
    dice: list[Die]
    token: int
    plans: int
    throw: int
    cards: list[Card]
    converters: int
    doubled: frozenset[int]

    def counts(self, die: int, face: Symbols) -> Symbols:
        """What a face of this die counts as."""
        if die < WHITE_DICE and len(face) == 1 and face[0] in self.doubled:
            return face * 2
        return face


@dataclass(slots=True, frozen=True)
class Pending:
    """What is left of a die or card that a Reckoner has begun with, or the die that is turned."""

    reckoner: int
    symbols: Symbols
    anywhere: bool
    turning: int


@dataclass(slots=True)
class City:
    """All that matters for a plan."""

    phase: str
    round: int
    places: list[Place]
    tracks: list[int]
    steel_at: int
    steel_research: int
    steel_health: int
    villain: Villain
    population: int
    money: int
    base: int
    plans_left: int
    barricades_left: int
    team: list[Figure]
    done: frozenset[int]
    pending: Pending | None
    market: list[int]

    @property
    def size(self) -> int:
        return len(self.places)

    @property
    def distance(self) -> int:
        """So much research and so many attacks Steelheart still takes."""
        if self.steel_research:
            return self.steel_research + self.villain.start
        return self.steel_health


def city_of(board: NewcagoView) -> City:
    """What a seat sees, in numbers."""
    steel = board.steelheart
    return City(
        phase=board.phase,
        round=board.round,
        places=[_place(one) for one in board.districts],
        tracks=[track.marker for track in steel.tracks],
        steel_at=NOWHERE if steel.district is None else steel.district,
        steel_research=steel.research,
        steel_health=steel.health or 0,
        villain=villain(board.difficulty, len(board.districts) - 1),
        population=board.population,
        money=board.money,
        base=board.base,
        plans_left=board.plans_left,
        barricades_left=board.barricades_left,
        team=[_figure(one) for one in board.reckoners],
        done=frozenset(board.done),
        pending=_pending(board),
        market=[KIND[card.kind] for card in board.market],
    )


def _pending(board: NewcagoView) -> Pending | None:
    busy = board.busy
    if busy is None:
        return None
    symbols = _numbers(tuple(busy.symbols))
    turning = -1 if busy.turning is None else busy.turning
    return Pending(RECKONERS.index(busy.reckoner), symbols, busy.anywhere, turning)


def _place(one: DistrictView) -> Place:
    epic = one.epic
    if epic is None:
        return Place(NO_EPIC, 0, 0, 0, one.enforcement, one.barricades)
    health = INFINITE if epic.health is None else epic.health
    kind = KIND[epic.kind]
    return Place(kind, epic.marker, epic.research, health, one.enforcement, one.barricades)


def _figure(one: ReckonerView) -> Figure:
    cards = [_card(card) for card in one.gear]
    owned = {card.kind for card in cards}
    return Figure(
        number=one.number - FIRST_RECKONER,
        seat=one.seat,
        at=NOWHERE if one.district is None else one.district,
        dice=[_die(die) for die in one.dice if die.state not in ("spent", "lost")],
        token=one.token,
        plans=one.plans,
        throw=one.throw or 0,
        cards=cards,
        converters=sum(1 << n for n, kind in enumerate(CONVERTERS) if kind in owned),
        doubled=frozenset(card.symbols[0] for card in cards if card.effect is Effect.DOUBLE),
    )


def _die(die: DieView) -> Die:
    return Die(die.die, _numbers(tuple(die.counts)), _numbers(tuple(die.symbols)), die.state)


def _card(card: GearView) -> Card:
    kind = KIND[card.kind]
    effect, timing = EFFECT[kind], TIMING[kind]
    assert effect is not None and timing is not None
    return Card(card.card, kind, effect, timing, SHOWS[kind], COST[kind], card.ready)


@cache
def _numbers(symbols: tuple[str, ...]) -> Symbols:
    return tuple(SYMBOL[symbol] for symbol in symbols)
