"""What is proposed to seats: open until it is taken, declined, or not offered any more.

A proposal belongs to the round and to the kind of question (its prompt) in which it was made. While
its seat is asked something else, in the middle of a die for example, it waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from spieltisch.bots.seat import Proposal
from spieltisch.engine import Choice, Entry, Question, Table
from spieltisch.server.messages import ProposalView

MOST_OPEN = 6
"""So many proposals to one seat stand at once; an older one gives way."""


class Open(msgspec.Struct, frozen=True):
    """A proposal that stands, for all to see or for one side."""

    shown: ProposalView
    side: str
    round: int
    prompt: str

    def stands(self, table: Table[Any]) -> bool:
        """Can it still be taken, now or when its seat is asked the same again?"""
        if table.round != self.round or table.result is not None:
            return False
        question = table.question(self.shown.seat)
        if question is None or question.prompt != self.prompt:
            return True
        return self.shown.choice in question.choices


class Proposals:
    """Those of one match. `made` is what has been proposed in this round, also if it is gone."""

    def __init__(self) -> None:
        self.open: list[Open] = []
        self._made: set[tuple[int, int, Choice]] = set()

    def add(self, shown: ProposalView, side: str, table: Table[Any]) -> None:
        """Somebody proposes what the seat is offered now; the same again only stands once."""
        question = table.question(shown.seat)
        prompt = question.prompt if question else ""
        mine = [
            one
            for one in self.open
            if one.shown.seat == shown.seat and one.shown.choice != shown.choice
        ][1 - MOST_OPEN :]
        others = [one for one in self.open if one.shown.seat != shown.seat]
        self.open = [*others, *mine, Open(shown, side, table.round, prompt)]
        self._made.add((table.round, shown.seat, shown.choice))

    def was_made(self, table: Table[Any], seat: int, choice: Choice) -> bool:
        """Has this been proposed to the seat in this round?"""
        return (table.round, seat, choice) in self._made

    def take(self, entries: Iterable[Entry]) -> None:
        """What a seat has chosen is proposed to it no more."""
        made = {(entry.seat, entry.choice) for entry in entries}
        self._keep(lambda one: (one.shown.seat, one.shown.choice) not in made)

    def decline(self, seat: int, numbers: Sequence[int]) -> None:
        self._keep(lambda one: one.shown.seat != seat or one.shown.number not in numbers)

    def settle(self, table: Table[Any]) -> None:
        """Something was done at the table: what does not stand any more is gone."""
        self._keep(lambda one: one.stands(table))

    def _keep(self, stays: Callable[[Open], bool]) -> None:
        if self.open:
            self.open = [one for one in self.open if stays(one)]

    def to(self, seat: int) -> list[ProposalView]:
        """What is proposed to a seat, the oldest first."""
        return [one.shown for one in self.open if one.shown.seat == seat]

    def seen_by(self, sides: Sequence[str]) -> list[ProposalView]:
        """What somebody sees who plays on these sides."""
        return [one.shown for one in self.open if not one.side or one.side in sides]


def answerable(shown: Iterable[ProposalView], question: Question) -> list[Proposal]:
    """What a bot is told: what its question offers, and all while nobody waits for it."""
    return [
        Proposal(one.by, one.seat, one.choice, tuple(tuple(step) for step in one.then))
        for one in shown
        if question.idle or one.choice in question.choices
    ]
