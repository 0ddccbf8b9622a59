"""A question as a seat saw it, and what is decided choice by choice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from spieltisch.bots.reckoners.city import City
from spieltisch.bots.reckoners.rolling import turned
from spieltisch.bots.reckoners.spending import given_up, placement, purchase, reward
from spieltisch.bots.reckoners.worth import TUNED, Tuning
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Table
from spieltisch.games.reckoners.content import KIND
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.view import NewcagoView

DONE: Final = Choice("done")
GIVE_UP: Final = Choice("give-up")


class Asked(msgspec.Struct):
    """A question as it stood when it was asked, what was chosen, and worlds to think with."""

    moment: int
    prompt: str
    board: NewcagoView
    choices: list[Choice]
    chosen: Choice | None = None
    worlds: Sequence[Table[Any]] = ()


def asked_at(seat: Seat) -> Asked:
    """What a seat is asked now."""
    question, board = seat.question, seat.view.board
    assert question is not None and isinstance(board, NewcagoView)
    return Asked(seat.moment, question.prompt, board, question.choices)


def step_of(asked: Asked) -> tuple[int, str]:
    return asked.board.round, asked.board.phase


def single(city: City, asked: Asked, seat: int, seed: int | str, tuning: Tuning = TUNED) -> Choice:
    """What needs no plan of the team."""
    choices = asked.choices
    found = choices[0]
    match asked.prompt:
        case "turn":
            found = turned(city, choices, tuning)
        case "equip":
            kinds = {card.card: KIND[card.kind] for card in asked.board.market}
            found = purchase(city, seat, choices, kinds, tuning)
        case "place":
            luck = random.Random(f"placing {seed} {asked.moment}")
            number, _ = choices[0].things
            place = placement(city, luck, tuning)[number - FIRST_RECKONER]
            found = Choice("place", (number, place))
        case "reward":
            found = reward(city, choices, tuning)
        case "lose":
            found = given_up(city, choices)
    return found
