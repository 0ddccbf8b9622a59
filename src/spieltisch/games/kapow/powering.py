"""Phase 3: power up and after power-up, in turn order."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Script, ask, choices_of
from spieltisch.games.kapow import solo
from spieltisch.games.kapow.content import at
from spieltisch.games.kapow.effects import carry_out
from spieltisch.games.kapow.placing import sit_down
from spieltisch.games.kapow.state import Kapow, Step
from spieltisch.games.kapow.tidying import can_build
from spieltisch.games.kapow.turns import fire, in_turn, number_of, unfired, with_number

POWER_UP = at("power-up")
AFTER = at("after-power-up")


def waiting(state: Kapow, fighter: int, timed: frozenset[int]) -> list[int]:
    """The abilities that are still to be triggered at this time."""
    selected = [ability for ability, _ in state.selected[fighter] if ability in timed]
    return unfired(state, fighter, selected)


def power_ups(state: Kapow) -> Script[None]:
    yield from in_turn(state, has_power_up, power_up)
    state.fired = [()] * state.rules.fighters
    state.step = Step.AFTER
    state.queue = state.in_turn()


def has_power_up(state: Kapow, fighter: int) -> bool:
    if state.is_ai(fighter):
        return solo.gives(state, fighter, solo.POWER_UP)
    return waiting(state, fighter, POWER_UP) != []


def power_up(state: Kapow, fighter: int) -> Script[None]:
    """Whoever has selected several abilities chooses their order."""
    if state.is_ai(fighter):
        yield from solo.power_up(state, fighter)
        return
    while left := waiting(state, fighter, POWER_UP):
        ability = left[0]
        if len(left) > 1:
            yield CHECKPOINT
            choice = yield from ask(
                fighter, "choose-power-up", choices_of("trigger", number_of(left))
            )
            ability = with_number(left, choice.things[0])
        fire(state, fighter, ability)
        yield from carry_out(state, fighter, ability, "power-up")


def after_power_ups(state: Kapow) -> Script[None]:
    yield from in_turn(state, has_after, after_power_up)
    state.step = Step.TIDY
    sit_down(state)
    state.ready = [not can_build(state, seat) for seat in range(state.seats)]
    state.before_tidying = (state.dice.symbols, tuple(state.pool))


def has_after(state: Kapow, fighter: int) -> bool:
    if state.is_ai(fighter):
        return solo.gives(state, fighter, solo.AFTER)
    return waiting(state, fighter, AFTER) != []


def after_power_up(state: Kapow, fighter: int) -> Script[None]:
    if state.is_ai(fighter):
        solo.after_power_up(state, fighter)
        return
    while left := waiting(state, fighter, AFTER):
        ability = left[0]
        if len(left) > 1:
            yield CHECKPOINT
            choice = yield from ask(fighter, "choose-after", choices_of("trigger", number_of(left)))
            ability = with_number(left, choice.things[0])
        fire(state, fighter, ability)
        yield from carry_out(state, fighter, ability, "after-power-up")
