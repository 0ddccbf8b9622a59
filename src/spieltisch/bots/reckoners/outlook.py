"""How likely the team is to win, seen from where a round begins.

`worth` says what single things are worth, as a plan adds them up; this says how a whole round has
ended. It is a sum of parts whose weights were fitted from games (`outlook.toml`, `learning.py`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Final

from spieltisch.bots.reckoners.city import NO_EPIC, City
from spieltisch.bots.reckoners.worth import (
    BARRICADE,
    BOOST,
    COUNTS,
    POP,
    RECRUIT,
    deeds,
    effort_left,
)
from spieltisch.games.reckoners.content import EPICS, START
from spieltisch.games.reckoners.pieces import Effect, Timing

ROUNDS: Final = 4
"""So many rounds of the Epics are looked ahead, ..."""
FADING: Final = 0.7
"""... each of which counts so much beside the one before."""
NEARNESS: Final = 0.8
"""What a defeat counts already for each symbol that it still takes."""
TRACKS: Final = ("red", "blue", "yellow", "purple")
GEAR: Final = {
    Effect.SYMBOLS: "symbols",
    Effect.ANYWHERE: "symbols-anywhere",
    Effect.DOUBLE: "doubling",
    Effect.CONVERT: "converting",
    Effect.MOVE: "moving",
}


def parts(city: City) -> dict[str, float]:
    """What counts at the beginning of a round, most of it for each Reckoner."""
    team = len(city.team)
    found = {
        "always": 1.0,
        "team": float(team),
        # The fewer people are left the more each of them counts, and the nearer Steelheart's end is
        # the more each blow does.
        "people": sqrt(city.population / START.population),
        "distance": log(1 + city.distance / team),
        "base": float(city.base),
        "barricades": sum([place.barricades for place in city.places]) / city.size,
        "dice": sum([len(figure.dice) for figure in city.team]) / team,
        "plans": sum([figure.plans for figure in city.team]) / team,
    }
    found |= {name: float(marker) for name, marker in zip(TRACKS, city.tracks, strict=True)}
    found |= {name: count / team for name, count in _epics(city).items()}
    found |= {name: count / team for name, count in _gear(city).items()}
    return found


def _epics(city: City) -> dict[str, float]:
    """What the Epics would do if nobody did anything, and how near their rewards are."""
    ahead = [0.0] * COUNTS
    rewards = 0.0
    for place in city.places:
        if place.epic == NO_EPIC:
            continue
        counted = deeds(place.epic, place.marker, place.enforcement, ROUNDS, FADING)
        ahead = [sum(pair) for pair in zip(ahead, counted, strict=True)]
        nearness = NEARNESS ** effort_left(place, 0, 0)
        rewards += nearness * EPICS[place.epic].rewards.get("research-steelheart", 0)
    return {
        "deaths": ahead[POP],
        "recruits": ahead[RECRUIT],
        "new-barricades": ahead[BARRICADE],
        "boosts": sum(ahead[BOOST:]),
        "rewards": rewards,
    }


def _gear(city: City) -> dict[str, float]:
    """What the team's cards can do in a round, by kind."""
    found = dict.fromkeys((*GEAR.values(), "symbols-paid"), 0.0)
    for figure in city.team:
        for card in figure.cards:
            if card.timing is Timing.PAID:
                found["symbols-paid"] += len(card.symbols)
            elif card.effect in (Effect.SYMBOLS, Effect.ANYWHERE):
                found[GEAR[card.effect]] += len(card.symbols)
            elif card.effect in GEAR:
                found[GEAR[card.effect]] += 1
    return found


@cache
def weights() -> Mapping[str, float]:
    """What each part counts."""
    data = tomllib.loads((files(__package__) / "outlook.toml").read_text("utf-8"))
    found: dict[str, float] = data["weights"]
    return found


def outlook(city: City) -> float:
    """The logarithm of the odds that the team wins."""
    known = weights()
    return sum([known[name] * part for name, part in parts(city).items()])
