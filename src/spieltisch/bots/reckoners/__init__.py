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

from spieltisch.bots import THINKING, Bot
from spieltisch.bots.reckoners.city import City, city_of
from spieltisch.bots.reckoners.deciding import DONE, GIVE_UP, Asked, asked_at, single, step_of
from spieltisch.bots.reckoners.planning import Plan, best_plan, likely, winnable
from spieltisch.bots.reckoners.rolling import roll_steps
from spieltisch.bots.reckoners.steps import steps, waiting_at
from spieltisch.bots.reckoners.talking import explain, explain_waiting, propose
from spieltisch.bots.reckoners.thinking import Effort, Ways, worlds_of
from spieltisch.bots.reckoners.worth import TUNED, Tuning
from spieltisch.bots.seat import WAIT, Seat
from spieltisch.engine import Choice
from spieltisch.games.reckoners.view import NewcagoView

ERRS: Final = {"quick": 0.0, "easy": 0.2}
"""How often a bot of each level takes any choice."""
ACTING: Final = ("act", "spend")
MS: Final = 300
"""So long it thinks if nobody says how long."""
UNPLANNED: Final[tuple[int, list[Choice]]] = (-1, [])


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
        self._catch_up(seat)
        self._thought_at = moment = seat.moment
        luck = random.Random(f"errs {self._seed} {moment}")
        if luck.random() < self._errs:
            return choices[luck.randrange(len(choices))]
        return self._planned(moment, choices) or self._decide(self._asked(seat), seat.number)

    def _asked(self, seat: Seat) -> Asked:
        return asked_at(seat)

    def _catch_up(self, seat: Seat) -> None:
        """Think through once more what the seat did before this bot was there to think."""
        for asked in self._past:
            self._decide(asked, seat.number)
            self._go_on(asked.moment, asked.chosen)
        self._past.clear()

    def remember(self, seat: Seat, choice: Choice) -> None:
        if len(seat.choices) == 1:
            return
        if seat.moment == self._thought_at:
            self._go_on(seat.moment, choice)
            return
        asked = self._asked(seat)
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
        if asked.prompt in ACTING:
            self._rallies = winnable(city)
            return self._act(city, seat, asked)
        self._rallies = asked.prompt == "roll" and likely(city, tuning)
        if asked.prompt == "roll":
            figure = next(one for one in city.team if one.seat == seat and one.throw)
            return roll_steps(city, figure, tuning)
        return [single(city, asked, seat, self._seed, tuning)]

    def _team_plan(self, city: City, asked: Asked) -> Plan:
        return best_plan(city, self._tuning)

    def _act(self, city: City, seat: int, asked: Asked) -> list[Choice]:
        choices = asked.choices
        if briefs := [choice for choice in choices if choice.verb == "brief"]:
            return [best_plan(city, self._tuning).most_of_a_token(briefs)]
        plan = self._team_plan(city, asked)
        planned = steps(plan, seat)
        self._waits_at = waiting_at(plan, seat)
        others = {figure.seat for figure in city.team} - {seat}
        self._wishes = {other: found[0] for other in others if (found := steps(plan, other))}
        # What cannot be done now does not keep the rest from being done.
        while planned and planned[0] not in choices:
            planned.pop(0)
        return planned or [DONE if DONE in choices else GIVE_UP]


class Thinker(Reckoner):
    """Tries many plans for the team, in a few dreams, up to the beginning of the next round.

    It thinks for `ms` milliseconds of CPU time, or in so many `iterations` (then it is
    reproducible). All else it does as quick does.
    """

    def __init__(self, seed: int | str, ms: int | None = None, iterations: int = 0) -> None:
        super().__init__(seed)
        self._ms = ms
        self._iterations = iterations
        self._effort = Effort(tries=1)

    def _asked(self, seat: Seat) -> Asked:
        asked = asked_at(seat)
        if asked.prompt in ACTING:
            asked.worlds = worlds_of(seat, asked.board.round)
        return asked

    def _catch_up(self, seat: Seat) -> None:
        iterations = seat.iterations or self._iterations
        # Who thinks by the clock has no time for the past: where quick would have done the same
        # it goes on with that, and else it thinks now.
        self._effort = Effort(tries=iterations or 1)
        super()._catch_up(seat)
        if not iterations:
            ms = seat.budget if self._ms is None else self._ms
            self._effort = Effort(ms=MS if ms is None else ms)

    def _team_plan(self, city: City, asked: Asked) -> Plan:
        return Ways(city, asked.worlds, self._tuning).best(self._effort)


def make(level: str, seed: int | str) -> Reckoner:
    """A bot of this level."""
    if level == "thinker":
        return Thinker(seed)
    return Thinker(seed, THINKING[level]) if level in THINKING else Reckoner(seed, ERRS[level])
