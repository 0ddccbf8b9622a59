"""In turn order: team by team, within a team in any order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spieltisch.engine import CHECKPOINT, Script, ask, choices_of
from spieltisch.games.kapow.content import ABILITIES, ABILITY_NUMBER
from spieltisch.games.kapow.health import called
from spieltisch.games.kapow.state import Kapow

Business = Callable[[Kapow, int], bool]
Act = Callable[[Kapow, int], Script[None]]


def in_turn(state: Kapow, has_business: Business, act: Act) -> Script[None]:
    """Everybody in the queue who has something to do acts, one after the other."""
    while state.queue or state.acting >= 0:
        if state.acting < 0:
            state.queue = tuple([other for other in state.queue if has_business(state, other)])
            if not state.queue:
                return
            acting = yield from who_is_next(state)
            state.queue = tuple([other for other in state.queue if other != acting])
            state.acting = acting
        yield from act(state, state.acting)
        state.acting = -1


def who_is_next(state: Kapow) -> Script[int]:
    """A team whose members both have something to do says who begins."""
    first = state.queue[0]
    mate = state.mate(first)
    if mate not in state.queue or state.is_ai(first):
        return first
    yield CHECKPOINT
    choice = yield from ask(first, "go-first", choices_of("go-first", [first, mate]))
    return choice.things[0]


def fire(state: Kapow, fighter: int, ability: int) -> None:
    """An ability is triggered."""
    state.fired[fighter] = (*state.fired[fighter], ability)
    state.tell("triggers", seat=called(state, fighter), ability=ABILITIES[ability].id)


def unfired(state: Kapow, fighter: int, abilities: Sequence[int]) -> list[int]:
    fired = state.fired[fighter]
    return [ability for ability in abilities if ability not in fired]


def number_of(abilities: Sequence[int]) -> list[int]:
    return [ABILITY_NUMBER[ability] for ability in abilities]


def with_number(abilities: Sequence[int], number: int) -> int:
    """That one of the abilities which a choice has named."""
    return next(ability for ability in abilities if ABILITY_NUMBER[ability] == number)
