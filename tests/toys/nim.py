"""Nim shows `ask`: a turn of two steps (which heap, how many), one seat after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    CHECKPOINT,
    Chance,
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
    flag,
    number,
    one_of,
)
from toys.base import copied, fresh


@dataclass(slots=True)
class NimState(State):
    heaps: list[int]
    turn: int
    last_loses: bool
    hands: tuple[str, ...]

    def copy(self) -> NimState:
        return NimState(
            **copied(self),
            heaps=self.heaps[:],
            turn=self.turn,
            last_loses=self.last_loses,
            hands=self.hands,
        )


class NimView(msgspec.Struct):
    heaps: list[int]
    turn: int


class Nim(Game[NimState]):
    """Whoever takes the last stone wins, or loses. A small hand takes one stone at a time."""

    name = "nim"
    rules = 1
    seats = (2, 3)
    options = (
        number("stones", default=4, low=1, high=9),
        flag("last_loses"),
        one_of("hands", ("big", "small"), default="big", per_seat=True),
    )
    verbs: ClassVar = {"heap": ("heap",), "take": ("count",)}
    meanings: ClassVar = {"seat": Meaning.SEAT}

    def setup(self, seats: int, options: Options, chance: Chance) -> NimState:
        stones = msgspec.convert(options["stones"], int)
        return NimState(
            **fresh(seats, chance),
            heaps=[stones, stones + 1, stones + 2],
            turn=0,
            last_loses=options["last_loses"] is True,
            hands=msgspec.convert(options["hands"], tuple[str, ...]),
        )

    def play(self, state: NimState) -> Script[Result]:
        while any(state.heaps):
            yield CHECKPOINT
            yield from turn(state)
        last = (state.turn - 1) % state.seats
        if not state.last_loses:
            return Result("won", (last,))
        return Result("won", tuple(seat for seat in range(state.seats) if seat != last))

    def view(self, state: NimState, eyes: Eyes) -> NimView:
        return NimView(list(state.heaps), state.turn)

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, NimView, from_attributes=True)
        return [Message("heap", {"heap": i, "count": n}) for i, n in enumerate(board.heaps)]

    def bound(self, seats: int, options: Options) -> int:
        return 2 * 3 * (msgspec.convert(options["stones"], int) + 1) + 1


def turn(state: NimState) -> Script[None]:
    seat = state.turn
    heaps = [heap for heap, stones in enumerate(state.heaps) if stones]
    choice = yield from ask(seat, "heap", choices_of("heap", heaps))
    heap = choice.things[0]
    most = 1 if state.hands[seat] == "small" else min(3, state.heaps[heap])
    choice = yield from ask(seat, "count", choices_of("take", range(1, most + 1)), heap=heap)
    state.heaps[heap] -= choice.things[0]
    state.tell("takes", seat=seat, count=choice.things[0], heap=heap)
    state.turn = (seat + 1) % state.seats
