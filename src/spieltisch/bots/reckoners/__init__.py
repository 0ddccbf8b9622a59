"""A team that shares one plan: each bot makes it from what all see, and does its own part of it.

>>> from spieltisch.bots import play_out
>>> from spieltisch.engine import Table
>>> from spieltisch.games.reckoners.game import GAME
>>> table = Table(GAME, 2, seed=2, told=False)
>>> play_out(table, {seat: make("quick", seat) for seat in range(2)}).outcome in ("won", "lost")
True
"""

from __future__ import annotations

import random
from typing import Final

import msgspec

from spieltisch.bots import Bot
from spieltisch.bots.reckoners.city import City, city_of
from spieltisch.bots.reckoners.planning import best_plan, likely, winnable
from spieltisch.bots.reckoners.rolling import roll_steps, turned
from spieltisch.bots.reckoners.spending import given_up, placement, purchase, reward
from spieltisch.bots.reckoners.steps import steps, waiting_at
from spieltisch.bots.reckoners.talking import explain, explain_waiting, propose
from spieltisch.bots.reckoners.worth import TUNED, Tuning
from spieltisch.bots.seat import WAIT, Seat
from spieltisch.engine import Choice
from spieltisch.games.reckoners.content import KIND
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.view import NewcagoView

DONE: Final = Choice("done")
GIVE_UP: Final = Choice("give-up")
ERRS: Final = {"quick": 0.0, "easy": 0.2}
"""How often a bot of each level takes any choice."""
UNPLANNED: Final[tuple[int, list[Choice]]] = (-1, [])


class Asked(msgspec.Struct):
    """A question as it stood when it was asked, and what was chosen."""

    moment: int
    prompt: str
    board: NewcagoView
    choices: list[Choice]
    chosen: Choice | None = None


class Reckoner(Bot):
    """Plays a seat of the team.

    It goes by its plan as long as nobody else does anything. After a restart the plan is made again
    where it was made before: what the seat has done in this step is thought through once more.
    """

    heeds = True

    def __init__(self, seed: int | str, errs: float = 0.0, tuning: Tuning = TUNED) -> None:
        self._seed = seed
        self._errs = errs
        self._tuning = tuning
        self._ahead = UNPLANNED
        """A moment, and what is to be done from then on."""
        self._thought_at = -1
        self._past: list[Asked] = []
        """What the seat did in this step before this bot was there to think."""
        self._board: NewcagoView | None = None
        """The table when the plan was made."""
        self._waits_at: list[int] = []
        self._wishes: dict[int, Choice] = {}
        """Where it waits for a weakness to be found, and what others would do next by the plan."""
        self._rallies = False
        """Steelheart may fall in this round, and all are after him."""

    def choose(self, seat: Seat) -> int:
        question = seat.question
        assert question is not None
        choices = question.choices
        for proposal in seat.suggested:
            if proposal.choice in choices:
                seat.say("agrees")
                return choices.index(proposal.choice)
        if question.idle:
            return WAIT
        if len(choices) == 1:
            return 0
        choice = self._wanted(seat, choices)
        if self._rallies and question.prompt in ("roll", "act"):
            seat.say("rallies")
        elif question.prompt == "act" and self._board:
            explain(seat, self._board, choice)
        # People go first where the team would go on without them, and where its money is spent.
        if seat.people and (choice == DONE or question.prompt == "equip"):
            if question.prompt == "act" and self._board:
                explain_waiting(seat, self._board, self._waits_at)
                propose(seat, self._wishes)
            return WAIT
        return choices.index(choice)

    def _wanted(self, seat: Seat, choices: list[Choice]) -> Choice:
        for asked in self._past:
            self._decide(asked, seat.number)
            self._go_on(asked.moment, asked.chosen)
        self._past.clear()
        self._thought_at = moment = seat.moment
        luck = random.Random(f"errs {self._seed} {moment}")
        if luck.random() < self._errs:
            return choices[luck.randrange(len(choices))]
        return self._planned(moment, choices) or self._decide(asked_at(seat), seat.number)

    def remember(self, seat: Seat, choice: Choice) -> None:
        if len(seat.choices) == 1:
            return
        if seat.moment == self._thought_at:
            self._go_on(seat.moment, choice)
            return
        asked = asked_at(seat)
        asked.chosen = choice
        if self._past and step_of(self._past[-1]) != step_of(asked):
            self._past.clear()
        self._past.append(asked)

    def _go_on(self, moment: int, choice: Choice | None) -> None:
        """A choice was made: by the plan, or otherwise."""
        planned_at, planned = self._ahead
        follows = planned_at == moment and planned and planned[0] == choice
        self._ahead = (moment + 1, planned[1:]) if follows else UNPLANNED

    def _planned(self, moment: int, choices: list[Choice]) -> Choice | None:
        planned_at, planned = self._ahead
        is_due = planned_at == moment and planned and planned[0] in choices
        return planned[0] if is_due else None

    def _decide(self, asked: Asked, seat: int) -> Choice:
        planned = self._planned(asked.moment, asked.choices)
        if planned is not None:
            return planned
        found = self._plan(asked, seat)
        self._ahead = asked.moment, found
        return found[0]

    def _plan(self, asked: Asked, seat: int) -> list[Choice]:
        """What the seat wants to do from now on; the first of it can be done at once."""
        city, tuning = city_of(asked.board), self._tuning
        self._board, self._waits_at, self._wishes = asked.board, [], {}
        if asked.prompt in ("act", "spend"):
            self._rallies = winnable(city)
            return self._act(city, seat, asked.choices)
        self._rallies = asked.prompt == "roll" and likely(city, tuning)
        if asked.prompt == "roll":
            figure = next(one for one in city.team if one.seat == seat and one.throw)
            return roll_steps(city, figure, tuning)
        return [self._single(city, asked, seat)]

    def _single(self, city: City, asked: Asked, seat: int) -> Choice:
        """What is decided choice by choice."""
        choices, tuning = asked.choices, self._tuning
        found = choices[0]
        match asked.prompt:
            case "turn":
                found = turned(city, choices, tuning)
            case "equip":
                kinds = {card.card: KIND[card.kind] for card in asked.board.market}
                found = purchase(city, seat, choices, kinds, tuning)
            case "place":
                luck = random.Random(f"placing {self._seed} {asked.moment}")
                number, _ = choices[0].things
                place = placement(city, luck, tuning)[number - FIRST_RECKONER]
                found = Choice("place", (number, place))
            case "reward":
                found = reward(city, choices, tuning)
            case "lose":
                found = given_up(city, choices)
        return found

    def _act(self, city: City, seat: int, choices: list[Choice]) -> list[Choice]:
        plan = best_plan(city, self._tuning)
        if briefs := [choice for choice in choices if choice.verb == "brief"]:
            return [plan.most_of_a_token(briefs)]
        planned = steps(plan, seat)
        self._waits_at = waiting_at(plan, seat)
        others = {figure.seat for figure in city.team} - {seat}
        self._wishes = {other: found[0] for other in others if (found := steps(plan, other))}
        # What cannot be done now does not keep the rest from being done.
        while planned and planned[0] not in choices:
            planned.pop(0)
        return planned or [DONE if DONE in choices else GIVE_UP]


def asked_at(seat: Seat) -> Asked:
    """What a seat is asked now."""
    question, board = seat.question, seat.view.board
    assert question is not None and isinstance(board, NewcagoView)
    return Asked(seat.moment, question.prompt, board, question.choices)


def step_of(asked: Asked) -> tuple[int, str]:
    return asked.board.round, asked.board.phase


def make(level: str, seed: int | str) -> Reckoner:
    """A bot of this level."""
    return Reckoner(seed, ERRS[level])
