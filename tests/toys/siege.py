"""Dice behind screens: placed and taken back, announced, and confirmations that are withdrawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    CHECKPOINT,
    Chance,
    Choice,
    Dice,
    Eyes,
    Game,
    Meaning,
    Message,
    Options,
    Result,
    Script,
    State,
    ask,
    choices_of,
    number,
    only,
    simultaneously,
)
from toys.base import copied, fresh, most

READY, ONWARD = Choice("ready"), Choice("onward")
HAND, STRIKE, GUARD, HORN = range(4)
EACH = 3
BACKS = 2
"""So often in a round a seat may take a die back."""
SIX = 5


@dataclass(slots=True)
class SiegeState(State):
    rounds: int
    points: list[int]
    ready: list[bool]
    backs: list[int]
    behind: bool
    disturbed: tuple[int, ...] | None

    def copy(self) -> SiegeState:
        return SiegeState(
            **copied(self),
            rounds=self.rounds,
            points=self.points[:],
            ready=self.ready[:],
            backs=self.backs[:],
            behind=self.behind,
            disturbed=self.disturbed,
        )


class SiegeView(msgspec.Struct):
    round: int
    points: list[int]
    dice: list[int | None]
    places: list[int | None]


class Siege(Game[SiegeState]):
    """What strikes more than the next one guards scores; a six can be blown on the horn at once."""

    name = "siege"
    rules = 1
    seats = (2, 3)
    options = (number("rounds", default=2, low=1, high=4),)
    verbs: ClassVar = {
        "strike": ("die",),
        "guard": ("die",),
        "back": ("die",),
        "horn": ("die",),
        "ready": (),
        "onward": (),
    }
    meanings: ClassVar = {"seat": Meaning.SEAT, "die": Meaning.DIE}

    def setup(self, seats: int, options: Options, chance: Chance) -> SiegeState:
        return SiegeState(
            **fresh(seats, chance, dice=Dice([6] * (EACH * seats))),
            rounds=msgspec.convert(options["rounds"], int),
            points=[0] * seats,
            ready=[False] * seats,
            backs=[0] * seats,
            behind=False,
            disturbed=None,
        )

    def play(self, state: SiegeState) -> Script[Result]:
        while state.round < state.rounds:
            if not state.behind:
                if state.round:
                    yield CHECKPOINT
                    yield from ask(0, "onward", [ONWARD])
                begin(state)
            yield from simultaneously(
                {seat: prepare(state, seat) for seat in range(state.seats)},
                screened=True,
                anew=lambda: disturbed(state),
            )
            reveal(state)
        return most(state.points)

    def view(self, state: SiegeState, eyes: Eyes) -> SiegeView:
        return SiegeView(
            round=state.round,
            points=list(state.points),
            dice=[eyes.die(die) for die in range(EACH * state.seats)],
            places=[
                place if place == HORN or owner(die) == eyes.seat else None
                for die, place in enumerate(state.dice.place)
            ],
        )

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, SiegeView, from_attributes=True)
        return [
            Message("points", {"seat": seat, "count": n}) for seat, n in enumerate(board.points)
        ]

    def forget(self, state: SiegeState, seat: int) -> None:
        """What the others have done behind their screens is open again, but for the horn."""
        for die, place in enumerate(state.dice.place):
            if owner(die) != seat and place != HORN:
                state.dice.put(die, HAND)
        for other in range(state.seats):
            if other != seat:
                state.ready[other] = False
                state.backs[other] = 0

    def bound(self, seats: int, options: Options) -> int:
        rounds = msgspec.convert(options["rounds"], int)
        horns = EACH * seats
        return rounds * seats * (EACH + BACKS + 1 + horns) + rounds


def owner(die: int) -> int:
    return die // EACH


def own(seat: int) -> range:
    return range(EACH * seat, EACH * seat + EACH)


def begin(state: SiegeState) -> None:
    """Everybody rolls behind the own screen."""
    state.behind = True
    for seat in range(state.seats):
        state.ready[seat], state.backs[seat] = False, 0
        state.dice.free(own(seat))
        for die in own(seat):
            state.dice.put(die, HAND)
            state.dice.roll(die, state.chance, stream=seat + 1, shown_to=only(seat))


def prepare(state: SiegeState, seat: int) -> Script[None]:
    """A seat places its dice until it is ready."""
    while not state.ready[seat]:
        choice = yield from ask_at_checkpoint(state, seat)
        if choice == READY:
            state.ready[seat] = True
            continue
        die = choice.things[0]
        if choice.verb == "horn":
            blow(state, seat, die)
        elif choice.verb == "back":
            state.backs[seat] += 1
            state.dice.put(die, HAND)
        else:
            state.dice.put(die, STRIKE if choice.verb == "strike" else GUARD)


def ask_at_checkpoint(state: SiegeState, seat: int) -> Script[Choice]:
    yield CHECKPOINT
    dice = state.dice
    hand = [die for die in own(seat) if dice.place[die] == HAND]
    placed = [die for die in own(seat) if dice.place[die] in (STRIKE, GUARD)]
    return (
        yield from ask(
            seat,
            "prepare",
            [
                READY,
                *choices_of("strike", hand),
                *choices_of("guard", hand),
                *choices_of("horn", [die for die in hand if dice.symbol(die) == SIX]),
                *(choices_of("back", placed) if state.backs[seat] < BACKS else []),
            ],
        )
    )


def blow(state: SiegeState, seat: int, die: int) -> None:
    """Everybody hears it: a point at once, and whoever was ready has to think again."""
    state.dice.put(die, HORN)
    state.dice.lock(die)
    state.dice.show(die)
    state.points[seat] += 1
    state.announce("horn", seat=seat)
    state.disturbed = tuple(other for other in range(state.seats) if state.ready[other])
    for other in state.disturbed:
        state.ready[other] = False


def disturbed(state: SiegeState) -> Mapping[int, Script[None]] | None:
    """Those who have to be asked again, because they were ready when the horn was blown."""
    seats, state.disturbed = state.disturbed, None
    return None if seats is None else {seat: prepare(state, seat) for seat in seats}


def reveal(state: SiegeState) -> None:
    dice = state.dice
    for die in range(EACH * state.seats):
        dice.show(die)
    force = {
        (seat, place): sum(dice.symbol(die) for die in own(seat) if dice.place[die] == place)
        for seat in range(state.seats)
        for place in (STRIKE, GUARD)
    }
    for seat in range(state.seats):
        if force[seat, STRIKE] > force[(seat + 1) % state.seats, GUARD]:
            state.points[seat] += 2
            state.tell("strikes", seat=seat)
    state.round += 1
    state.behind = False
