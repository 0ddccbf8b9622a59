"""What one symbol can do, and doing it.

Each thing that a symbol of a die can do has a number, its use: earning money, attacking the Epic in
the third district, hampering Steelheart's red track. Moving and clearing away a barricade are uses
of a whole die. So lists of choices are picked from rows that were built once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from spieltisch.engine import Choice
from spieltisch.games.reckoners.content import (
    ATTACK,
    CODY,
    DISTRICTS,
    ENFORCEMENT,
    EPICS,
    MONEY,
    MOVEMENT_DIE,
    OURS,
    PLAN,
    RECKONERS,
    RESEARCH,
    TRACKS,
    WEAKEN,
)
from spieltisch.games.reckoners.names import FIRST_TRACK
from spieltisch.games.reckoners.state import INFINITE, NOWHERE, Newcago, Phase, members

_MOST = len(DISTRICTS)

EARN: Final = 0
STORE: Final = 1
FIGHT: Final = 2
WEAKENS: Final = FIGHT + _MOST
HAMPER: Final = WEAKENS + _MOST
RESEARCHES: Final = HAMPER + len(TRACKS)
STUDY: Final = RESEARCHES + _MOST
ATTACKS: Final = STUDY + 1
STRIKE: Final = ATTACKS + _MOST
MOVE: Final = STRIKE + 1
CLEAR: Final = MOVE + _MOST
USES: Final = CLEAR + _MOST
_FIGHTS, _WEAKENS, _RESEARCHES, _ATTACKS = (
    tuple(1 << first + district for district in range(_MOST))
    for first in (FIGHT, WEAKENS, RESEARCHES, ATTACKS)
)
"""By district: the use as a set."""
_MOST_MONEY: Final = OURS.money

BASE: Final[dict[str, int]] = {
    "earn": EARN,
    "plan": STORE,
    "fight": FIGHT,
    "weaken": WEAKENS,
    "hamper": HAMPER,
    "research": RESEARCHES,
    "study": STUDY,
    "attack": ATTACKS,
    "strike": STRIKE,
    "move": MOVE,
    "clear": CLEAR,
}
"""The first use of each verb; those with a place have one for each."""
_SINGLE = (EARN, STORE, STUDY, STRIKE)
_FIRST = sorted(BASE.values())


def _verb(use: int) -> tuple[str, int]:
    """The verb of a use, and the number of its place as a thing (-1: it has none)."""
    first = max(start for start in _FIRST if start <= use)
    verb = next(name for name, start in BASE.items() if start == first)
    if first in _SINGLE:
        return verb, -1
    return verb, use - first + (FIRST_TRACK if first == HAMPER else 0)


VERB: Final[tuple[tuple[str, int], ...]] = tuple(_verb(use) for use in range(USES))


def _row(die: int) -> tuple[Choice, ...]:
    return tuple(Choice(verb, (die,) if place < 0 else (die, place)) for verb, place in VERB)


WITH: Final[tuple[tuple[Choice, ...], ...]] = tuple(_row(die) for die in range(MOVEMENT_DIE))
"""By die or plan token: the choice for each use."""
THEN: Final[tuple[Choice, ...]] = tuple(
    Choice(f"then-{verb}", () if place < 0 else (place,)) for verb, place in VERB
)
"""The choices for what is left of a die or card that somebody has begun with."""


def use_of(verb: str, place: int) -> int:
    """The use that a choice means; its place as a thing, or 0."""
    first = BASE[verb]
    return first if first in _SINGLE else first + place - (FIRST_TRACK if first == HAMPER else 0)


SYMBOL_OF: Final[tuple[int, ...]] = tuple(
    {
        "earn": MONEY,
        "plan": PLAN,
        "fight": ENFORCEMENT,
        "weaken": WEAKEN,
        "hamper": WEAKEN,
        "research": RESEARCH,
        "study": RESEARCH,
        "attack": ATTACK,
        "strike": ATTACK,
    }.get(verb, -1)
    for verb, _ in VERB
)
"""The symbol that a use takes; moving and clearing away take any."""


# What is possible


def where_works(state: Newcago, reckoner: int) -> tuple[int, ...]:
    """The districts in which a Reckoner's symbols work; for Cody also that of the sniper token."""
    here = state.at[reckoner]
    if reckoner == CODY and state.sniper not in (NOWHERE, here):
        return (here, state.sniper)
    return (here,)


def uses_by_symbol(state: Newcago, where: Sequence[int]) -> tuple[int, ...]:
    """For each symbol all that it could do in these districts, as a set of uses, one bit each.

    What had no effect is left out.
    """
    earning = 1 << EARN if state.money < _MOST_MONEY else 0
    storing = 1 << STORE if state.plans_left() > 0 else 0
    fighting = weakening = researching = attacking = 0
    for district in where:
        if state.enforcement[district]:
            fighting |= _FIGHTS[district]
        if state.marker[district] > 1:
            weakening |= _WEAKENS[district]
        if state.research[district]:
            researching |= _RESEARCHES[district]
        # Neither infinite nor 0, as it is where no Epic is.
        if state.health[district] > 0:
            attacking |= _ATTACKS[district]
    if state.steel_at in where:
        for track, marker in enumerate(state.tracks):
            if marker > 1:
                weakening |= 1 << HAMPER + track
        if state.steel_research:
            researching |= 1 << STUDY
        else:
            attacking |= 1 << STRIKE
    return (earning, fighting, weakening, researching, attacking, storing)


@cache
def uses_in(uses: int) -> tuple[int, ...]:
    """The uses in a set."""
    return tuple(members(uses))


class _Listed(dict[int, list[Choice]]):
    """The choices of one die by the set of its uses, listed once for all tables."""

    def __init__(self, row: tuple[Choice, ...]) -> None:
        super().__init__()
        self._row = row

    def __missing__(self, uses: int) -> list[Choice]:
        listed = self[uses] = [self._row[use] for use in uses_in(uses)]
        return listed


CHOICES_WITH: Final = tuple(_Listed(row) for row in WITH)
"""By die or plan token, by set of uses: the choices."""


# What happens


def do(state: Newcago, reckoner: int, use: int) -> None:
    """One symbol does what it was chosen for."""
    verb, place = VERB[use]
    name = RECKONERS[reckoner]
    if verb == "earn":
        state.money += 1
        state.tell("earns", reckoner=name, money=state.money)
    elif verb == "plan":
        state.fresh[reckoner] += 1
        state.tell("stores", reckoner=name)
    elif verb == "fight":
        state.enforcement[place] -= 1
        left = state.enforcement[place]
        state.tell("fights", reckoner=name, district=DISTRICTS[place], left=left)
    elif verb == "weaken":
        weaken_epic(state, place)
        epic = state.epic_at(place)
        state.tell("weakens", reckoner=name, card=epic, marker=state.marker[place])
    elif verb == "hamper":
        track = place - FIRST_TRACK
        state.tracks[track] -= 1
        word = f"track-{TRACKS[track]}"
        state.tell("hampers", reckoner=name, track=word, marker=state.tracks[track])
    elif verb == "research":
        research_epic(state, place, name)
    elif verb == "study":
        state.tell("studies", reckoner=name)
        study_steelheart(state, 1)
    elif verb == "attack":
        attack_epic(state, place, name)
    else:
        strike_steelheart(state, name)


def weaken_epic(state: Newcago, district: int) -> None:
    """One action more stays on the left of the marker, whatever happens."""
    state.marker[district] -= 1


def research_epic(state: Newcago, district: int, name: str) -> None:
    """At 0 the weakness is found: health falls to what the card says, if it was higher."""
    state.research[district] -= 1
    epic = state.epic_at(district)
    state.tell("researches", reckoner=name, card=epic, left=state.research[district])
    if state.research[district]:
        return
    weak = EPICS[state.kind(epic)].weak_health
    health = state.health[district]
    state.health[district] = weak if health == INFINITE else min(weak, health)
    state.tell("weakness-found", card=epic, health=state.health[district])
    stir(state, district)


def attack_epic(state: Newcago, district: int, name: str) -> None:
    """At 0 the Epic is defeated and leaves at once; all else in the district stays."""
    state.health[district] -= 1
    epic = state.epic_at(district)
    state.tell("attacks", reckoner=name, card=epic, left=state.health[district])
    if state.health[district]:
        return
    state.cards.put(epic, state.places.beaten)
    state.marker[district] = state.research[district] = 0
    state.tell("defeated", card=epic, district=DISTRICTS[district])


def study_steelheart(state: Newcago, amount: int) -> None:
    """At 0 his weakness is found and he gets his health; research beyond 0 is lost."""
    if not state.steel_research:
        return
    state.steel_research = max(0, state.steel_research - amount)
    if state.steel_research:
        state.tell("steelheart-research", left=state.steel_research)
        return
    state.steel_health = state.villain.start
    state.tell("steelheart-weakness", health=state.steel_health)
    stir(state, state.steel_at)


def strike_steelheart(state: Newcago, name: str) -> None:
    """At 0 he is defeated, and the match is won at once."""
    state.steel_health -= 1
    state.tell("strikes", reckoner=name, left=state.steel_health)
    if not state.steel_health:
        state.phase = Phase.OVER


def gain_plans(state: Newcago, reckoner: int, amount: int) -> None:
    """Plan tokens that can be used at once; what the supply does not have is lost."""
    state.plans[reckoner] += min(amount, state.plans_left())


def stir(state: Newcago, district: int) -> None:
    """Something has become possible in a district: whoever could use it there is asked again."""
    if state.phase is not Phase.ACTIONS:
        return
    for reckoner in state.team:
        here = district in where_works(state, reckoner)
        has_more = state.plans[reckoner] or state.ready_dice(reckoner)
        if here and has_more:
            rouse(state, state.seat_of[reckoner])


def rouse(state: Newcago, seat: int) -> None:
    """This seat had said that it was done, and is asked again."""
    if state.done >> seat & 1:
        state.done &= ~(1 << seat)
        state.stirred = (*state.stirred, seat)
