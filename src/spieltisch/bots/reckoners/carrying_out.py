"""A plan is carried out in a dream, by everybody, until the round is over."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.bots.reckoners.city import city_of
from spieltisch.bots.reckoners.deciding import DONE, GIVE_UP, Asked, single
from spieltisch.bots.reckoners.planning import Plan
from spieltisch.bots.reckoners.steps import all_steps
from spieltisch.bots.reckoners.worth import TUNED, Tuning
from spieltisch.engine import Choice, Question, Table
from spieltisch.games.reckoners.view import NewcagoView

LONGEST: Final = 600
"""No rest of a round takes more choices than this."""
WITH_A_DIE: Final = ("spend", "turn")


def carry_out(world: Table[Any], plan: Plan, tuning: Tuning = TUNED) -> None:
    """Everybody does their part; what waits for a weakness is done when all else has been.

    What the plan says nothing of is decided as quick would.
    """
    both = [all_steps(plan, seat) for seat in range(world.seats)]
    todo, later = [now for now, _ in both], [then for _, then in both]
    begun = world.stage
    for _ in range(LONGEST):
        questions = [asked for asked in world.questions if not asked.idle]
        if not questions or world.stage != begun:
            return
        question = questions[0]
        if question.prompt == "act":
            busy = next((asked for asked in questions if todo[asked.seat]), None)
            if busy:
                _take(world, busy, todo[busy.seat].pop(0))
            elif any(later):
                todo, later = later, [[] for _ in later]
            else:
                _take(world, question, DONE)
        elif question.prompt in WITH_A_DIE:
            steps = todo[question.seat]
            planned = bool(steps) and steps[0] in question.choices
            _take(world, question, steps.pop(0) if planned else GIVE_UP, otherwise=0)
        else:
            _take(world, question, _single(world, question, tuning))


def _take(world: Table[Any], question: Question, choice: Choice, otherwise: int = -1) -> None:
    """Choose this if it is offered."""
    choices = question.choices
    index = choices.index(choice) if choice in choices else otherwise
    if index >= 0:
        world.choose(question.seat, index)


def _single(world: Table[Any], question: Question, tuning: Tuning) -> Choice:
    if len(question.choices) == 1:
        return question.choices[0]
    board = world.view(question.seat).board
    assert isinstance(board, NewcagoView)
    asked = Asked(world.moment, question.prompt, board, question.choices)
    return single(city_of(board), asked, question.seat, "dream", tuning)
