"""What a bot gets of a table: one seat, and nothing that this seat cannot know.

>>> from spieltisch.engine import Table
>>> from spieltisch.games import find
>>> seat = Seat(Table(find("imperator"), 3, seed=1), 0)
>>> [choice.verb for choice in seat.choices], seat.options["lives"]
(['crown', 'crown'], 3)
>>> dreams = [seat.dream(luck).view(0) for luck in ("a", "b")]
>>> dreams[0].board == dreams[1].board == seat.view.board
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from spieltisch.engine import Choice, Game, Message, Question, Table
from spieltisch.engine.eyes import View
from spieltisch.engine.options import Options
from spieltisch.engine.script import Kind
from spieltisch.engine.told import MessageValue

WAIT: Final = -1
"""What a bot answers that lets people go first, or leaves an idle question alone."""


class Proposal(msgspec.Struct, frozen=True):
    """The seat `by` proposes a choice to another one; with `then` it goes on as a gesture does."""

    by: int
    seat: int
    choice: Choice
    then: tuple[tuple[Choice, ...], ...] = ()


class Seat:
    """A seat at a table that goes on: it always shows what its seat may know now.

    `budget` is how many milliseconds of CPU time a decision may take; None leaves it to the bot.
    Whoever runs the table ends a bot that takes far longer. With `iterations` a bot that thinks in
    tries makes so many instead, however long they take: then it chooses the same on every machine.

    `suggested` is what others propose to the seat now, and `people` are the seats of people for
    whom the table waits: in simulations there are neither. What the bot itself says and proposes
    while it chooses is in `remark` and `proposed`.
    """

    __slots__ = (
        "_table",
        "budget",
        "iterations",
        "number",
        "people",
        "proposed",
        "remark",
        "suggested",
    )

    def __init__(
        self,
        table: Table[Any],
        number: int,
        budget: int | None = None,
        iterations: int | None = None,
        suggested: Sequence[Proposal] = (),
        people: Sequence[int] = (),
    ) -> None:
        self._table = table
        self.number = number
        self.budget = budget
        self.iterations = iterations
        self.suggested = suggested
        self.people = people
        self.remark: Message | None = None
        self.proposed: list[Proposal] = []

    def say(self, key: str, **values: MessageValue) -> None:
        """Explain in a few words what is about to be chosen; the last word counts.

        The words are `remark-<key>` of the game. All of the seat's side read them beside it.
        """
        self.remark = Message(key, values)

    def propose(self, seat: int, choice: Choice, *then: Sequence[Choice]) -> None:
        """Propose a choice to another seat of the same side; it gets there if it is offered.

        A dream knows what that seat may choose from: `seat.dream(luck).question(other).choices`.
        """
        steps = tuple(tuple(step) for step in then)
        self.proposed.append(Proposal(self.number, seat, choice, steps))

    @property
    def game(self) -> Game[Any]:
        return self._table.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._table.seats

    @property
    def options(self) -> Options:
        """The options of this match."""
        return self._table.options

    @property
    def question(self) -> Question | None:
        """What the seat is asked, if anything."""
        return self._table.question(self.number)

    @property
    def choices(self) -> list[Choice]:
        """What it may choose from; nothing if it is not asked."""
        question = self.question
        return question.choices if question else []

    @property
    def kind(self) -> Kind:
        """In what kind of window it is asked: openly, or so that others do not see the answer."""
        return self._table.kind

    @property
    def view(self) -> View:
        """All that the seat may know now."""
        return self._table.view(self.number)

    @property
    def moment(self) -> int:
        """How many choices the seat knows of: together with a seed it names a bot's luck."""
        return self._table.moment_for(self.number)

    def told(self, since: int = 0) -> list[Message]:
        """What the seat was told, from the given line on; nothing unless the bot `listens`."""
        return self._table.told_to(self.number, since)

    def rate(self, luck: str | int | bytes) -> Sequence[float]:
        """How good each choice looks, in the world of this luck where something hidden counts."""
        question = self.question
        return [] if question is None else self._table.rate_knowing(question, luck)

    def dream(self, luck: str | int | bytes) -> Table[Any]:
        """A world that fits all that the seat knows, to think with.

        The same luck gives the same world whatever the truth is. Raises `NoSuchDeal` if none is
        found.
        """
        return self._table.fork(knowing=self.number, luck=luck)
