"""A bot says in a few words what it is about to do, and proposes what it waits for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice
from spieltisch.engine.told import Face
from spieltisch.games.reckoners.view import NewcagoView

AGAINST_STEELHEART: Final = ("study", "strike", "hamper")


def explain(seat: Seat, board: NewcagoView, choice: Choice) -> None:
    """Why this is done."""
    verb = choice.verb
    place = choice.things[-1] if choice.things else 0
    if verb in ("move", "ride"):
        seat.say("goes", district=board.districts[place].district)
    elif verb in AGAINST_STEELHEART:
        seat.say("against-steelheart")
    elif verb in ("attack", "research"):
        epic = board.districts[place].epic
        if epic:
            seat.say("after", card=Face(epic.card, epic.kind))
    elif verb in ("weaken", "fight"):
        seat.say("holds-down", district=board.districts[place].district)
    elif verb == "clear":
        seat.say("clears", district=board.districts[place].district)
    elif verb == "earn":
        seat.say("saves-money")
    elif verb == "plan":
        seat.say("plans-ahead")


def explain_waiting(seat: Seat, board: NewcagoView, places: list[int]) -> None:
    """For whom attacks are kept until a weakness is found."""
    for place in places:
        epic = board.districts[place].epic
        if epic:
            seat.say("keeps-attack", card=Face(epic.card, epic.kind))


def propose(seat: Seat, wishes: Mapping[int, Choice]) -> None:
    """What people could do next for the plan."""
    for other, choice in wishes.items():
        if other in seat.people:
            seat.propose(other, choice)
