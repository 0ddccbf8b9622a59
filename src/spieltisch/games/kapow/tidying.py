"""Phase 4: faces are put on action dice and moved between them, behind the screens again."""

from __future__ import annotations

from typing import Final

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, simultaneously
from spieltisch.games.kapow import solo
from spieltisch.games.kapow.content import BLANK, FACES, NO_FACES, SYMBOL_NUMBER, SYMBOL_OF
from spieltisch.games.kapow.placing import READY
from spieltisch.games.kapow.state import Kapow, added

MOST_DETACHED: Final = 40
"""So many faces a seat may take off its dice in one phase: enough for everybody."""


def tidy(state: Kapow) -> Script[None]:
    """People arrange their faces freely; AI characters attach what they can."""
    yield from simultaneously(
        {seat: build(state, seat) for seat in range(state.seats)},
        screened=state.rules.screened,
        together=state.screens(),
    )
    for fighter in range(state.seats, state.rules.fighters):
        yield from solo.attach_faces(state, fighter)
    state.before_tidying = None


def can_build(state: Kapow, seat: int) -> bool:
    """Is there a face to put on a die, or another die to move one to?"""
    dice, sides = state.action_dice(seat), state.dice.symbols
    if any(state.pool[seat]):
        return bool(dice)
    return len(dice) > 1 and any(sides[die] != NO_FACES for die in dice)


def build(state: Kapow, seat: int) -> Script[None]:
    """A seat puts on and takes off, step by step, until it is done."""
    while not state.ready[seat]:
        yield CHECKPOINT
        choice = yield from ask(seat, "build", building(state, seat))
        if choice == READY:
            state.ready[seat] = True
            return
        symbol, die = SYMBOL_OF[choice.things[0]], choice.things[1]
        sides = state.dice.symbols[die]
        if choice.verb == "attach":
            state.dice.attach(die, sides.index(BLANK), symbol)
            state.pool[seat] = added(state.pool[seat], symbol, -1)
        else:
            state.moved[seat] += 1
            state.dice.attach(die, sides.index(symbol), BLANK)
            state.pool[seat] = added(state.pool[seat], symbol)


def building(state: Kapow, seat: int) -> list[Choice]:
    """Each type of loose face onto each die with room, each type on a die off it."""
    pool, sides = state.pool[seat], state.dice.symbols
    dice = state.action_dice(seat)
    choices = [READY]
    choices += [
        Choice("attach", (SYMBOL_NUMBER[symbol], die))
        for symbol in FACES
        if pool[symbol]
        for die in dice
        if BLANK in sides[die]
    ]
    if state.moved[seat] < MOST_DETACHED:
        choices += [
            Choice("detach", (SYMBOL_NUMBER[symbol], die))
            for die in dice
            for symbol in sorted({*sides[die]} - {BLANK})
        ]
    return choices
