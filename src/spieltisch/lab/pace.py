"""How long a match would take people, from what they are asked.

A person needs a moment to do the only thing there is to do, and longer the more there is to choose
from: a fixed time, and more for every doubling of the choices (Hick's law). These are assumptions
and not measurements; they compare settings with each other. Who are asked at the same time think at
the same time.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log2

from spieltisch.engine import CLOCK, Question

FORCED = 1.0
"""Seconds for the only thing there is to do."""
SHORTEST = 2.0
"""Seconds for a decision, ..."""
DOUBLING = 1.0
"""... and for each doubling of what there is to choose from."""


def seconds(choices: int) -> float:
    """How long a person takes for a decision.

    >>> [seconds(choices) for choices in (1, 2, 8)]
    [1.0, 3.0, 5.0]
    """
    return FORCED if choices == 1 else SHORTEST + DOUBLING * log2(choices)


class Pace:
    """The time of people at one table. `now` is when the last of them was done, in seconds."""

    def __init__(self, seats: int) -> None:
        self.now = 0.0
        self.busy = [0.0] * seats
        self.longest_wait = 0.0
        self._done = [0.0] * seats
        self._since: dict[tuple[int, int], float] = {}
        self._cause = 0.0

    def asked(self, questions: Iterable[Question]) -> None:
        """These questions are open: the new ones since what was done last."""
        for question in questions:
            key = question.seat, question.number
            if question.seat == CLOCK or question.idle or key in self._since:
                continue
            self._since[key] = self._cause
            self.longest_wait = max(self.longest_wait, self._cause - self._done[question.seat])

    def answered(self, question: Question, choices: int) -> None:
        """This one of them is answered; those that were asked with it stay open."""
        seat = question.seat
        begun = self._since.pop((seat, question.number), self._cause)
        spent = seconds(choices)
        done = begun + spent
        self.busy[seat] += spent
        self._done[seat] = done
        self.now = max(self.now, done)
        self._cause = done if self._since else self.now

    @property
    def waiting(self) -> float:
        """Which share of the time a player has nothing to decide, on average."""
        if not self.now:
            return 0.0
        return max(0.0, 1 - sum(self.busy) / len(self.busy) / self.now)
