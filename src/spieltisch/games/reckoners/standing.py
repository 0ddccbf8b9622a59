"""How well a match of The Reckoners goes for the team, and which choices look good.

All win or lose together, so every seat has the same parts: what is left of the people and of
Steelheart, how far the Epics have come, and what the team has to work with.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from spieltisch.engine import Choice, Judge, Parts, Question, ratings_of, weights_of
from spieltisch.games.reckoners.content import EPICS, EXTRA, OURS, SHOWS, START
from spieltisch.games.reckoners.effects import ATTACKS, HAMPER, RESEARCHES, WEAKENS, use_of
from spieltisch.games.reckoners.state import INFINITE, Newcago, Phase

PURSE: Final = 10
"""So much money buys what one step can buy."""
CROWD: Final = 3
"""So many Enforcement in each district are many."""
EQUIPPED: Final = 4
"""So many pieces of equipment are many for one Reckoner."""
PLANNED: Final = 3
"""So many plan tokens likewise."""
BEFORE: Final = (Phase.CHOOSING, Phase.SETTING)


class ReckonersJudge(Judge[Newcago]):
    """People and Steelheart decide; all else is on the way to that."""

    def parts(self, state: Newcago, seat: int, knowing: int | None) -> Parts | None:
        if state.phase in BEFORE:
            return {}
        size, team = state.size, len(state.team)
        start = state.villain.start
        dice = sum([len(state.hands[reckoner]) for reckoner in state.team])
        markers = [marker for marker in state.marker if marker]
        return {
            "odds": 1.0,
            "difficulty": start / team / 10,
            "population": state.population / START.population,
            "dying": float(state.population <= START.population / 4),
            "steelheart-research": 1 - state.steel_research / start,
            "steelheart-weakness": float(not state.steel_research),
            "steelheart-health": 0.0 if state.steel_research else 1 - state.steel_health / start,
            "steelheart-tracks": sum(state.tracks) / (4 * len(state.tracks)),
            "epics": sum(markers) / (4 * size),
            "epics-shaken": sum([shaken(state, district) for district in range(size)]) / size,
            "enforcement": min(1.0, sum(state.enforcement) / (CROWD * size)),
            "barricades": sum(state.barricades) / 8,
            "base": state.base / (OURS.base_spaces - 1),
            "dice": (dice - state.lost.bit_count()) / (6 * team),
            "equipment": equipment(state) / (EQUIPPED * team),
            "plans": min(1.0, sum(state.plans) / (PLANNED * team)),
            "money": min(1.0, state.money / PURSE),
        }

    def stage(self, state: Newcago) -> Hashable:
        return state.round, state.phase is Phase.ROLL

    def rate(self, state: Newcago, question: Question) -> Sequence[float]:
        return [rating(state, choice) for choice in question.choices]


def shaken(state: Newcago, district: int) -> float:
    """How far an Epic is on the way to its defeat; one that is gone has come all the way."""
    card = state.epic_at(district)
    if card < 0:
        return 1.0
    epic = EPICS[state.kind(card)]
    full = epic.research + epic.weak_health
    weak, health = epic.weak_health, state.health[district]
    left = state.research[district] + (weak if health == INFINITE else min(weak, health))
    return max(0.0, 1 - left / full)


def equipment(state: Newcago) -> int:
    """How many pieces of equipment the team has; dice count on their own."""
    owned = [state.kind(card) for reckoner in state.team for card in state.gear_of(reckoner)]
    return sum([EXTRA[kind] < 0 and bool(SHOWS[kind]) for kind in owned])


# Which choices look good

RATINGS: Final = ratings_of(__package__)
VERBS: Final = RATINGS["verbs"]
NEARLY: Final = RATINGS[""]["nearly-done"]
STRONG: Final = RATINGS[""]["strong"]


def rating(state: Newcago, choice: Choice) -> float:
    """By what it is, and by what is left to do there."""
    verb = choice.verb.removeprefix("then-")
    rate = VERBS.get(verb, 0.0)
    if verb not in USED or state.phase is not Phase.ACTIONS:
        return rate
    place = choice.things[-1] if choice.things else 0
    use = use_of(verb, place)
    if verb == "research":
        return rate + NEARLY / state.research[use - RESEARCHES]
    if verb == "attack":
        return rate + NEARLY / max(1, state.health[use - ATTACKS])
    if verb == "weaken":
        return rate + STRONG * state.marker[use - WEAKENS]
    return rate + STRONG * state.tracks[use - HAMPER]


USED: Final = frozenset(("research", "attack", "weaken", "hamper"))

JUDGE = ReckonersJudge(weights_of(__package__))
