"""thinker: many plans for the team, each carried out in a few dreams until the round is over.

The dice lie open when a plan is made, so what comes of it follows from the rules but for Epics that
are still to come and for where Steelheart goes. A plan adds up what single things are worth, one
symbol after the other; what has become of the city in the end is judged as a whole (`outlook.py`).
So the thinker makes plans as quick does, but with weights by lot, in another order, after another
Epic, and takes the one after which the team stands best.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Any, Final

import msgspec

from spieltisch.bots.reckoners.alone import NO_FOCUS
from spieltisch.bots.reckoners.carrying_out import carry_out
from spieltisch.bots.reckoners.city import NO_EPIC, City, city_of
from spieltisch.bots.reckoners.outlook import outlook
from spieltisch.bots.reckoners.planning import URGENT, Plan, best_plan, winnable
from spieltisch.bots.reckoners.steps import all_steps
from spieltisch.bots.reckoners.worth import Tuning, Worth
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Table
from spieltisch.games.reckoners.view import NewcagoView

WORLDS: Final = 2
"""In so many worlds a plan is carried out: they differ little before the next round."""
SPREAD: Final = 0.8
"""So far the logarithm of a weight is from the tuned one, by a normal distribution."""
SCALED: Final = (
    "steel", "blow", "token", "money", "enforcement", "base", "barricade", "fortify", "danger",
    "weaken", "horizon",
)  # fmt: skip
"""The weights that differ from plan to plan, ..."""
SHARES: Final = ("discount", "nearness", "hoard")
"""... and those of them that lie between 0 and 1."""
WON: Final = 8.0
"""The logarithm of the odds that stands for a match that is won; its negative for a lost one."""
HOPELESS: Final = 1.5
"""A plan that is behind by so much in one world is not looked at in another."""
NEAR: Final = 0.6
"""So often the best plan so far is changed a little, instead of making another one."""
ANEW: Final = (1, 2)
"""For so many Reckoners it is changed then."""
SAME: Final = 30
"""If so many plans in a row were known, there is hardly another."""

Key = tuple[tuple[tuple[Choice, ...], tuple[Choice, ...]], ...]


class Effort:
    """So many tries, or so many milliseconds of CPU time."""

    def __init__(self, tries: int = 0, ms: int = 0) -> None:
        self._tries = tries
        self._ms = ms

    def begin(self) -> None:
        self._made = 0
        self._end = time.thread_time() + self._ms / 1000

    def goes_on(self) -> bool:
        """May there be another try?"""
        self._made += 1
        if self._tries:
            return self._made < self._tries
        return time.thread_time() < self._end


def worlds_of(seat: Seat, round_: int) -> list[Table[Any]]:
    """Worlds in which to carry out plans; they are the same for all seats that know the same."""
    return [seat.dream(f"carrying out {round_} {number}") for number in range(WORLDS)]


class Ways:
    """The plans that were found for one moment.

    Lots are drawn anew in each round, and alike by everybody: so those who play together find the
    same plans, and whoever comes after another goes on with what that one has begun.
    """

    def __init__(self, city: City, worlds: Sequence[Table[Any]], tuning: Tuning) -> None:
        self._city = city
        self._worlds = worlds
        self._tuning = tuning
        self._luck = random.Random(f"ways {city.round}")
        self._known: set[Key] = set()

    def best(self, effort: Effort) -> Plan:
        """The plan after which the team stands best; quick's own if none is better."""
        effort.begin()
        found = best_plan(self._city, self._tuning)
        self._is_new(found)
        most, known = self._judged(found, -WON), 0
        while effort.goes_on() and most < WON and known < SAME:
            plan = self._near(found) if self._luck.random() < NEAR else self._another()
            known += 1
            if self._is_new(plan):
                known = 0
                worth = self._judged(plan, most)
                if worth > most:
                    found, most = plan, worth
        return found

    def _another(self) -> Plan:
        """A plan of its own, in another order and perhaps after one Epic."""
        city, luck = self._city, self._luck
        epics = [number for number, place in enumerate(city.places) if place.epic != NO_EPIC]
        focus = luck.choice([NO_FOCUS] * max(1, len(epics)) + epics)
        team = luck.sample(city.team, len(city.team))
        return Plan(replace(city, team=team), self._worth(), focus).make()

    def _near(self, plan: Plan) -> Plan:
        """The same plan but for one or two Reckoners, who do something else."""
        luck, team = self._luck, plan.city.team
        others = luck.sample(team, min(len(team), luck.choice(ANEW)))
        found = Plan(plan.city, self._worth(), plan.tally.focus)
        for figure in team:
            if figure not in others:
                found.add(plan.blocks[figure.number])
        for figure in others:
            found.add(found.best(figure))
        return found

    def _worth(self) -> Worth:
        worth = Worth(self._city, by_lot(self._tuning, self._luck))
        if winnable(self._city):
            worth.blow = max(worth.blow, URGENT)
        return worth

    def _is_new(self, plan: Plan) -> bool:
        seats = sorted({figure.seat for figure in plan.city.team})
        both = [all_steps(plan, seat) for seat in seats]
        key = tuple([(tuple(now), tuple(later)) for now, later in both])
        if key in self._known:
            return False
        self._known.add(key)
        return True

    def _judged(self, plan: Plan, most: float) -> float:
        """On average of the worlds, unless the first of them show that it is far from the best."""
        total = 0.0
        for number, world in enumerate(self._worlds, 1):
            total += judged(world, plan, self._tuning)
            if total / number < most - HOPELESS:
                return total / number
        return total / len(self._worlds)


def judged(world: Table[Any], plan: Plan, tuning: Tuning) -> float:
    """How the team stands in this world after the plan."""
    fork = world.fork()
    carry_out(fork, plan, tuning)
    if fork.result is not None:
        return WON if fork.result.outcome == "won" else -WON
    board = fork.view(0).board
    assert isinstance(board, NewcagoView)
    return max(-WON, min(WON, outlook(city_of(board))))


def by_lot(tuning: Tuning, luck: random.Random) -> Tuning:
    """Other weights, as one who sees the game a little differently might have them."""
    changes = {}
    for name in SCALED:
        changes[name] = getattr(tuning, name) * exp(luck.gauss(0, SPREAD))
    for name in SHARES:
        odds = getattr(tuning, name) / (1 - getattr(tuning, name)) * exp(luck.gauss(0, SPREAD))
        changes[name] = odds / (1 + odds)
    return msgspec.structs.replace(tuning, **changes)
