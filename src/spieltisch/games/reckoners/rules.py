"""The course of a match: preparation, then rounds of six steps until somebody has won."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Result, Script, ask, choices_of, pairs_of, simultaneously
from spieltisch.games.reckoners.acting import action_step, begin_actions, end_actions
from spieltisch.games.reckoners.content import DISTRICTS, FIRST_ABILITY, RECKONERS, START, own_dice
from spieltisch.games.reckoners.epics import (
    activate_all,
    empty_districts,
    enter,
    move_steelheart,
    new_epics,
    place_enforcement,
)
from spieltisch.games.reckoners.market import equipment_step, fill, open_market
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.rewards import collect, reward_step
from spieltisch.games.reckoners.rolling import begin_round, roll_step
from spieltisch.games.reckoners.state import NOWHERE, Newcago, Phase


def play(state: Newcago) -> Script[Result]:
    """The whole match, from any checkpoint."""
    if state.phase is Phase.CHOOSING:
        yield from choose_reckoners(state)
        state.phase = Phase.SETTING
    if state.phase is Phase.SETTING:
        prepare(state)
        open_market(state, Phase.OUTFITTING)
    if state.phase is Phase.OUTFITTING:
        yield from equipment_step(state)
        state.phase = Phase.PLACING
    if state.phase is Phase.PLACING:
        yield from place_reckoners(state)
        note(state, 0)
        begin_round(state)
    while state.phase is not Phase.OVER:
        step = state.phase
        yield from script_of(state)
        go_on(state, step)
    return verdict(state)


def script_of(state: Newcago) -> Script[object]:
    """What is asked in the step at which the round stands."""
    match state.phase:
        case Phase.ROLL:
            return roll_step(state)
        case Phase.ACTIONS:
            return action_step(state)
        case Phase.REWARDS:
            return reward_step(state)
        case Phase.EQUIPMENT:
            return equipment_step(state)
        case _:
            return epic_phase(state)


def go_on(state: Newcago, step: Phase) -> None:
    """From a step to the next one; the Epics begin the next round themselves."""
    match step:
        case Phase.ROLL:
            begin_actions(state)
        case Phase.ACTIONS:
            end_actions(state)
            if state.steel_health or state.steel_research:
                collect(state)
        case Phase.REWARDS:
            open_market(state, Phase.EQUIPMENT)
        case Phase.EQUIPMENT:
            state.phase = Phase.EPICS
        case _:
            pass


def epic_phase(state: Newcago) -> Script[None]:
    """New Epics come, all act, Steelheart moves on, and the next round begins."""
    state.tell("epic-phase")
    beaten = len(empty_districts(state))
    new_epics(state)
    yield from activate_all(state)
    note(state, beaten)
    if state.population:
        move_steelheart(state)
        begin_round(state)


def note(state: Newcago, beaten: int) -> None:
    """How the match stands at the end of a round in which so many Epics were defeated."""
    line = (
        state.round,
        state.population,
        state.steel_research,
        state.steel_health,
        beaten,
        sum(state.enforcement),
        sum(state.barricades),
    )
    state.history = (*state.history, line)


def verdict(state: Newcago) -> Result:
    """All win or lose together."""
    if state.population:
        note(state, len(empty_districts(state)))
        state.tell("wins", round=state.round)
        return Result("won", tuple(range(state.seats)))
    state.tell("loses-all", round=state.round)
    return Result("lost")


# Preparation


def choose_reckoners(state: Newcago) -> Script[None]:
    """Whose Reckoners are not known yet takes some of those that are left, one after the other."""
    for seat in range(state.seats):
        while state.seat_of.count(seat) < state.each:
            left = [r for r in range(len(RECKONERS)) if state.seat_of[r] < 0]
            yield CHECKPOINT
            numbers = [FIRST_RECKONER + reckoner for reckoner in left]
            choice = yield from ask(seat, "pick", choices_of("pick", numbers))
            join(state, seat, choice.things[0] - FIRST_RECKONER)


def join(state: Newcago, seat: int, reckoner: int) -> None:
    """A seat plays this Reckoner."""
    state.seat_of = (*state.seat_of[:reckoner], seat, *state.seat_of[reckoner + 1 :])
    state.tell("joins", seat=seat, reckoner=RECKONERS[reckoner])


def prepare(state: Newcago) -> None:
    """The set-up and the first steps of the preparation, up to the first purchases."""
    assemble(state)
    cards, places = state.cards, state.places
    cards.shuffle(places.epic_deck, state.chance)
    cards.shuffle(places.equipment_deck, state.chance)
    for district in range(state.size):
        enter(state, district, START.epic_marker)
    fill(state)
    state.steel_at = state.chance.below(state.size)
    state.tell("steelheart-appears", district=DISTRICTS[state.steel_at])
    place_enforcement(state, sum(state.villain.red[: START.steelheart_marker]))
    move_steelheart(state)


def assemble(state: Newcago) -> None:
    """Each Reckoner gets dice, a plan token and the ability card."""
    ordered = sorted(range(len(RECKONERS)), key=lambda reckoner: state.seat_of[reckoner])
    state.team = tuple(reckoner for reckoner in ordered if state.seat_of[reckoner] >= 0)
    for card in state.cards[state.places.box]:
        reckoner = state.kind(card) - FIRST_ABILITY
        if reckoner in state.team:
            state.cards.put(card, state.places.gear[reckoner])
            state.hands[reckoner] = own_dice(reckoner)
            state.plans[reckoner] = START.plans


def place_reckoners(state: Newcago) -> Script[dict[int, None]]:
    """Everyone chooses where the own Reckoners begin."""
    return simultaneously({seat: placing(state, seat) for seat in range(state.seats)})


def placing(state: Newcago, seat: int) -> Script[None]:
    while waiting := [r for r in state.played_by(seat) if state.at[r] == NOWHERE]:
        yield CHECKPOINT
        numbers = [FIRST_RECKONER + reckoner for reckoner in waiting]
        choices = pairs_of("place", numbers, range(state.size))
        choice = yield from ask(seat, "place", choices)
        number, district = choice.things
        state.at[number - FIRST_RECKONER] = district
        reckoner = RECKONERS[number - FIRST_RECKONER]
        state.tell("begins", reckoner=reckoner, district=DISTRICTS[district])
