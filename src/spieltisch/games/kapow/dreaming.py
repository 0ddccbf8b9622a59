"""What a seat cannot know: what its opponents have done behind their screens."""

from __future__ import annotations

from itertools import permutations, product

from spieltisch.games.kapow.content import IS_ACTION, SECTIONS
from spieltisch.games.kapow.fitting import fit, look
from spieltisch.games.kapow.state import Kapow, Step
from spieltisch.games.kapow.tidying import can_build


def forget(state: Kapow, seat: int) -> None:
    """Opponents take up their dice again, but for what they have announced."""
    if not state.rules.screened:
        return
    for other in state.opponents(seat):
        if state.step in (Step.TURN_CARDS, Step.SELECT):
            forget_selection(state, other)
        elif state.step is Step.TIDY:
            forget_building(state, other)


def forget_selection(state: Kapow, other: int) -> None:
    state.ready[other] = False
    state.moved[other] = 0
    state.busy[other], state.left[other] = -1, 0
    state.aim[other] = state.opposite(other)
    state.turned[state.team(other)] = 0
    state.dice.free(state.own[other])
    for die in state.own[other]:
        state.on[die] = -1
    for section in state.announced[other]:
        imagine(state, other, section)


def imagine(state: Kapow, other: int, section: int) -> None:
    """Some dice must lie on an ability that was announced: the first that could, as they could."""
    slots = len(SECTIONS[section].slots)
    free = [die for die in state.own[other] if state.on[die] < 0]
    blur = state.is_blurred(other)
    for dice in permutations(free, slots):
        if fit(section, state.looks(list(dice)), blur) is not None:
            lay(state, section, dice)
            return
    for dice in permutations(free, slots):
        for sides in product(*[range(len(state.dice.symbols[die])) for die in dice]):
            looks = [
                look(state.dice.symbols[die][side], IS_ACTION[die])
                for die, side in zip(dice, sides, strict=True)
            ]
            if fit(section, tuple(looks), blur) is not None:
                for die, side in zip(dice, sides, strict=True):
                    state.dice.face[die] = side
                lay(state, section, dice)
                return


def lay(state: Kapow, section: int, dice: tuple[int, ...]) -> None:
    for die in dice:
        state.on[die] = section
        state.dice.lock(die)


def forget_building(state: Kapow, other: int) -> None:
    """Their faces lie as all have seen them last."""
    if state.before_tidying is None:
        return
    sides, pools = state.before_tidying
    state.moved[other] = 0
    state.pool[other] = pools[other]
    own = set(state.own[other])
    now = state.dice.symbols
    state.dice.symbols = tuple([sides[n] if n in own else now[n] for n in range(len(now))])
    state.ready[other] = not can_build(state, other)
