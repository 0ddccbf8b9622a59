"""What things in the city are worth, in people: one is one of the population, now.

An Epic costs what it would do in the next rounds if nobody did anything, each round counting less
than the one before; the nearer an Epic is to its defeat, the more of what that brings counts
already. Steelheart's research and health count by how the race stands: the fewer people are left
for what is still to do, the more each of them counts.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from spieltisch.bots.reckoners.city import NO_EPIC, City, Place
from spieltisch.games.reckoners.content import (
    BLUE,
    BOOSTED,
    EFFECT,
    EPICS,
    OURS,
    PRICE,
    RED,
    SHOWS,
    TIMING,
    YELLOW,
)
from spieltisch.games.reckoners.pieces import Act, Deed, Effect, Timing, Villain
from spieltisch.games.reckoners.state import INFINITE


class Tuning(msgspec.Struct, frozen=True):
    """What the planner weighs; `weights.toml` says what each means."""

    discount: float
    horizon: float
    pace: float
    blows: float
    burst: float
    bold: float
    steel: float
    blow: float
    nearness: float
    patience: float
    money: float
    deaths: float
    journey: float
    token: float
    hoard: float
    barricade: float
    enforcement: float
    base: float
    fortify: float
    danger: float
    weaken: float
    thrift: float
    late: float
    die: float
    double: float
    convert: float
    move: float
    anywhere: float
    paid: float


def _read() -> Tuning:
    data = tomllib.loads((files(__package__) / "weights.toml").read_text("utf-8"))
    return msgspec.convert(data["weights"], Tuning)


TUNED: Final = _read()
WIN: Final = 10_000.0
POP, BASE, BARRICADE, FORTIFY, RECRUIT, BOOST = range(6)
BOUGHT: Final = 2
"""So many pieces of equipment are bought in one step at most."""
COUNTS: Final = BOOST + 4
"""What is counted of an Epic's deeds: people, bases, barricades, ..., and a boost of each track."""

Deeds = tuple[float, ...]


def _add(found: list[float], deed: Deed, share: float) -> None:
    match deed.act:
        case Act.POPULATION:
            found[POP] += share * deed.amount
        case Act.DISCOVER:
            found[BASE] += share
        case Act.BARRICADE:
            found[BARRICADE] += share * deed.amount
        case Act.FORTIFY:
            found[FORTIFY] += share
        case Act.RECRUIT:
            found[RECRUIT] += share
        case Act.BOOST:
            found[BOOST + BOOSTED[deed.track]] += share
        case Act.SUPPORT:
            assert deed.of is not None
            _add(found, deed.of, 2 * share)


@cache
def deeds(epic: int, marker: int, enforcement: int, rounds: int, discount: float) -> Deeds:
    """What an Epic does in so many rounds if nobody does anything about it."""
    track = EPICS[epic].actions
    found = [0.0] * COUNTS
    share = 1.0
    for _ in range(rounds):
        for deed in track[:marker]:
            if deed.act is Act.RECRUIT:
                enforcement += 1
            else:
                _add(found, deed, share)
        steps = 1 + enforcement
        room = len(track) - 1 - marker
        if steps > room:
            _add(found, track[-1], share * (steps - room))
            marker = len(track) - 1
        else:
            marker += steps
        share *= discount
    return tuple(found)


@cache
def arrival(enforcement: int, rounds: int, discount: float) -> Deeds:
    """What an Epic does on average that nobody knows yet, from its first round on."""
    every = [deeds(epic, 1, enforcement, rounds, discount) for epic in range(len(EPICS))]
    return tuple(sum(column) / len(EPICS) for column in zip(*every, strict=True))


def rounds_left(city: City, tuning: Tuning) -> float:
    """In so many rounds the Epics will still act: in the last one Steelheart falls before that.

    Everybody strikes then, with all plan tokens that were saved.
    """
    team = len(city.team)
    health = city.villain.start if city.steel_research else city.steel_health
    burst = tuning.burst * team + sum([figure.plans for figure in city.team])
    before = max(0.0, health - burst)
    return city.steel_research / (team * tuning.pace) + before / (team * tuning.blows)


class Worth:
    """What everything is worth at one moment of the match."""

    def __init__(self, city: City, tuning: Tuning = TUNED) -> None:
        self.city = city
        self.tuning = tuning
        left = rounds_left(city, tuning)
        self.rounds = max(1.0, min(tuning.horizon, left))
        self.whole = int(self.rounds)
        self.part = self.rounds - self.whole
        """The Epics act in so many whole rounds, and in a part of one more."""
        race: float = (city.population / max(1, city.distance)) ** tuning.patience
        self.steel = tuning.steel * race
        """What research on Steelheart is worth, and a blow to him."""
        self.blow = tuning.blow * race
        self.total = sum([tuning.discount**n for n in range(self.whole)])
        self.total += self.part * tuning.discount**self.whole
        self.coins = self._coins(min(left, city.population / tuning.deaths - 1))
        self.token = tuning.token
        scarce = city.barricades_left == 0
        self.barricade = 1.0 if scarce else tuning.barricade
        self.base = tuning.base * (1 if city.base < OURS.base_spaces - 1 else 2)
        self.tracks = [[-self.total * self._track(t, m) for m in range(6)] for t in range(4)]
        self.weights = self._weights()
        self.pressing = tuning.danger if self._deaths() >= city.population else 0.0
        """What a death in this round costs besides: all would be lost."""
        if self.pressing:
            for track in range(YELLOW, 4):
                self.tracks[track] = [
                    worth - self.pressing * self._killed(track, marker)
                    for marker, worth in enumerate(self.tracks[track])
                ]
        self._costs: dict[tuple[int, int, int], float] = {}
        self._places: dict[tuple[int, int, int, int, int], float] = {}

    def _weights(self) -> list[float]:
        tuning, city = self.tuning, self.city
        found = [0.0] * COUNTS
        found[POP] = 1.0
        found[BASE] = self.base
        found[BARRICADE] = self.barricade
        found[FORTIFY] = tuning.fortify
        found[RECRUIT] = tuning.enforcement
        for track, marker in enumerate(city.tracks):
            if marker < 4:
                rise = self.tracks[track][marker] - self.tracks[track][marker + 1]
            else:
                rise = self._track(track, 5) - self._track(track, 4)
            found[BOOST + track] = rise * self.tuning.discount
        return found

    def _track(self, track: int, marker: int) -> float:
        """What Steelheart's track does in one round."""
        foe: Villain = self.city.villain
        if track == RED:
            return self.tuning.enforcement * sum(foe.red[:marker])
        if track == BLUE:
            return self.barricade * sum(foe.blue[:marker])
        found = [0.0] * COUNTS
        for deed in (foe.yellow if track == YELLOW else foe.purple)[:marker]:
            _add(found, deed, 1.0)
        return found[POP] + self.base * found[BASE]

    def _killed(self, track: int, marker: int) -> float:
        """How many die in one round by a track of Steelheart's."""
        foe: Villain = self.city.villain
        icons = () if track < YELLOW else foe.yellow if track == YELLOW else foe.purple
        return sum([deed.amount for deed in icons[:marker] if deed.act is Act.POPULATION])

    def _deaths(self) -> float:
        """How many would die in this round."""
        found = sum([self._killed(track, m) for track, m in enumerate(self.city.tracks)])
        for place in self.city.places:
            if place.epic != NO_EPIC:
                found += deeds(place.epic, place.marker, place.enforcement, 1, 1.0)[POP]
        return found

    def _coins(self, rounds: float) -> list[float]:
        """What each further coin is worth: as much as the best equipment of the market brings."""
        tuning, city = self.tuning, self.city
        shares = [(gear_worth(kind, tuning) / PRICE[kind], PRICE[kind]) for kind in city.market]
        found: list[float] = []
        for share, price in sorted(shares, reverse=True)[:BOUGHT]:
            found += [tuning.money * rounds * share] * price
        return found[city.money :]

    def coin(self, earned: int) -> float:
        """What one more coin is worth to a team that earns so many in this step."""
        return self.coins[earned] if earned < len(self.coins) else 0.0

    def tokens(self, held: int) -> float:
        """What one more plan token is worth to whoever holds so many."""
        return self.token * self.tuning.hoard**held

    # Epics

    def _cost(self, epic: int, marker: int, enforcement: int) -> float:
        key = epic, marker, enforcement
        cost = self._costs.get(key)
        if cost is None:
            cost = self._cost_of(epic, marker, enforcement, self.whole)
            if self.part:
                longer = self._cost_of(epic, marker, enforcement, self.whole + 1)
                cost += self.part * (longer - cost)
            if self.pressing and epic != NO_EPIC:
                now = deeds(epic, marker, enforcement, 1, self.tuning.discount)
                cost += self.pressing * now[POP]
            self._costs[key] = cost
        return cost

    def _cost_of(self, epic: int, marker: int, enforcement: int, rounds: int) -> float:
        discount = self.tuning.discount
        if epic == NO_EPIC:
            counted = arrival(enforcement, rounds, discount)
        else:
            counted = deeds(epic, marker, enforcement, rounds, discount)
        return sum([a * b for a, b in zip(counted, self.weights, strict=True)], 0.0)

    def reward(self, epic: int) -> float:
        """What the defeat of an Epic brings."""
        got = EPICS[epic].rewards
        research = min(got.get("research-steelheart", 0), self.city.steel_research)
        return (
            self.steel * research
            + sum(self.coins[: got.get("money", 0)])
            + self.token * got.get("plan", 0)
            + self.tuning.enforcement * got.get("enforcement", 0)
            + self.tuning.weaken * got.get("weaken", 0)
        )

    def place(self, number: int, weakened: int, studied: int, hit: int, fought: int) -> float:
        """What a district is worth after so many symbols of each kind were used there."""
        key = number, weakened, studied, hit, fought
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = self._value(
                self.city.places[number], weakened, studied, hit, fought
            )
        return found

    def _value(self, place: Place, weakened: int, studied: int, hit: int, fought: int) -> float:
        enforcement = max(0, place.enforcement - fought)
        epic = place.epic
        if epic == NO_EPIC:
            return -self._cost(NO_EPIC, 0, enforcement)
        marker = max(1, place.marker - weakened)
        effort = effort_left(place, studied, hit)
        cost = self._cost(epic, marker, enforcement)
        gain = self.reward(epic) + cost - self._cost(NO_EPIC, 0, enforcement)
        if gain <= 0:
            return -cost
        return gain * self.tuning.nearness**effort - cost


def gear_worth(kind: int, tuning: Tuning = TUNED) -> float:
    """What a piece of equipment brings in a round, in symbols."""
    effect, count = EFFECT[kind], len(SHOWS[kind])
    if TIMING[kind] is Timing.PAID:
        return tuning.paid * count
    if effect is Effect.SYMBOLS:
        return float(count)
    if effect is Effect.ANYWHERE:
        return tuning.anywhere * count
    by_effect = {
        Effect.DIE: tuning.die,
        Effect.DOUBLE: tuning.double,
        Effect.CONVERT: tuning.convert,
        Effect.MOVE: tuning.move,
    }
    return by_effect.get(effect, 0.0) if effect else 0.0


def effort_left(place: Place, studied: int, hit: int) -> int:
    """So many symbols it still takes to defeat an Epic, the shortest way."""
    research = max(0, place.research - studied)
    weak = EPICS[place.epic].weak_health
    if place.health == INFINITE:
        return research + weak - (hit if not research else 0) if weak > hit or research else 0
    if place.research and not research:
        return max(0, min(weak, place.health) - hit)
    health = max(0, place.health - hit)
    if not research:
        return health
    return min(health, research + min(weak, health))
