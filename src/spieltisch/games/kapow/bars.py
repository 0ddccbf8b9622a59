"""What a newcomer would like to choose and cannot, and why."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine import Bar, Question, Why
from spieltisch.games.kapow.content import SECTIONS, SPOT
from spieltisch.games.kapow.fitting import missing
from spieltisch.games.kapow.placing import MOST_MOVES
from spieltisch.games.kapow.state import Kapow, Step, sections_of
from spieltisch.games.kapow.view import slot_name

BEFORE = (Step.CHARACTERS, Step.CARDS, Step.TURN_CARDS, Step.OVER)
"""Here nobody has dice to touch."""


def bars(state: Kapow, seat: int, question: Question | None) -> Iterator[Bar]:
    """Dice and abilities of this seat that it cannot choose now."""
    if state.step in BEFORE:
        return
    if state.step is Step.SELECT and question is not None and question.prompt == "place":
        yield from dice(state, seat)
        yield from abilities(state, seat)
    elif question is None or question.prompt == "build":
        why = Why("ready") if state.step is Step.SELECT else Why("between-rounds")
        yield from (Bar("die", die, why) for die in state.own[seat])


def dice(state: Kapow, seat: int) -> Iterator[Bar]:
    for die in state.own[seat]:
        if state.dice.locked >> die & 1:
            yield Bar("die", die, Why("locked"))
        elif state.on[die] < 0:
            yield Bar("die", die, Why("no-spot"))
        elif state.moved[seat] >= MOST_MOVES:
            yield Bar("die", die, Why("moved-often"))


def abilities(state: Kapow, seat: int) -> Iterator[Bar]:
    """What no die in hand fits: full, or with what it still needs."""
    blur, occupied = state.is_blurred(seat), state.occupied(seat)
    for section in sections_of(state.character[seat], state.halves(seat)):
        looks = occupied.get(section, ())
        if len(looks) == len(SECTIONS[section].slots):
            yield Bar("name", SPOT[section], Why("full"))
        else:
            needs = [slot_name(slot) for slot in missing(section, looks, blur)]
            yield Bar("name", SPOT[section], Why("no-die", {"needs": needs}))
