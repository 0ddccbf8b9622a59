"""The rounds of Kapow!, phase by phase, as the rulebook tells them."""

from __future__ import annotations

from spieltisch.engine import Result, Script
from spieltisch.games.kapow.health import KnockedOut, called, result_at_limit, won_by
from spieltisch.games.kapow.picking import draft_team_ups, pick_characters
from spieltisch.games.kapow.placing import begin_round, select_abilities, turn_cards
from spieltisch.games.kapow.powering import after_power_ups, power_ups
from spieltisch.games.kapow.rounds import last_round
from spieltisch.games.kapow.state import Kapow, Step
from spieltisch.games.kapow.striking import attacks, hold_ready, reveal
from spieltisch.games.kapow.tidying import tidy


def play(state: Kapow) -> Script[Result]:
    """Round after round until somebody is knocked out, or the last round is over."""
    try:
        while True:
            if state.step is Step.CHARACTERS:
                yield from pick_characters(state)
            if state.step is Step.CARDS:
                yield from draft_team_ups(state)
            yield from play_round(state)
            if state.round >= last_round(state):
                state.step = Step.OVER
                state.tell("last-round")
                return result_at_limit(state)
            begin_round(state)
    except KnockedOut as end:
        state.step = Step.OVER
        members = state.members(end.team)
        state.tell("knocked-out", seat=called(state, members[0]), count=len(members))
        return won_by(state, 1 - end.team)


def play_round(state: Kapow) -> Script[None]:
    """From wherever it stands to its end."""
    if state.step is Step.TURN_CARDS:
        yield from turn_cards(state)
    if state.step is Step.SELECT:
        yield from select_abilities(state)
        reveal(state)
    if state.step is Step.ATTACK:
        yield from attacks(state)
    if state.step is Step.HOLD:
        yield from hold_ready(state)
    if state.step is Step.POWER_UP:
        yield from power_ups(state)
    if state.step is Step.AFTER:
        yield from after_power_ups(state)
    yield from tidy(state)
