"""How a match went: everybody's chances from turn to turn, and where it turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from spieltisch.engine import Message, Record, Table
from spieltisch.server.messages import Curve, CurvePoint, TurningPoint

MOST_TURNS = 4
"""So many turning points are shown."""
NOTABLE = 0.1
"""A smaller change of somebody's chances is none."""
LINES = 3
"""So much of what happened there is told."""
BREATH = 100
"""After so many choices that nobody judges it is asked whether there is still time."""


class Judged:
    """A table that goes through a match and notes how everybody stands whenever that is settled.

    The milestones that a game names are told in any case; if it cannot judge how everybody stands
    they are all that there is to tell.
    """

    def __init__(self, table: Table[Any], record: Record) -> None:
        self._table = table
        self._record = record
        self._stage: object = None
        self._points: list[CurvePoint] = []

    def go_on(self, in_time: Callable[[], bool]) -> bool:
        """Play on; False: there was not enough time to get to the end."""
        table, entries = self._table, self._record.entries
        if not self._points:
            self._note()
        while table.moment < len(entries):
            index = table.moment
            table.replay(entries[index], index)
            if self._settled():
                self._note()
                if not in_time():
                    return table.moment == len(entries)
        return True

    def _settled(self) -> bool:
        table = self._table
        if table.game.judge is None:
            return table.moment % BREATH == 0
        return table.stage != self._stage or table.moment == len(self._record.entries)

    def _note(self) -> None:
        table = self._table
        if table.game.judge is None:
            return
        self._stage = table.stage
        chances = [round(chance, 4) for chance in table.chances()]
        self._points.append(CurvePoint(table.moment, table.round, chances))

    def curve(self) -> Curve:
        """The whole of it, when the end is reached."""
        table = self._table
        sides = [list(side.seats) for side in table.game.sides(table.seats, table.options)]
        return Curve(
            sides=sides or [[seat] for seat in range(table.seats)],
            points=self._points,
            turns=self._turns() if self._points else self._milestones(),
        )

    def _turns(self) -> list[TurningPoint]:
        """The milestones, and the steps after which chances were most different, in their order.

        A milestone that was to be foreseen changes nobody's chances: then it is nobody's.
        """
        milestones = {turn.moment: turn for turn in self._milestones()}
        found = []
        for before, after in pairwise(self._points):
            seat, change = _greatest(before.chances, after.chances)
            milestone = milestones.get(after.moment)
            if abs(change) >= NOTABLE:
                told = milestone.told if milestone else self._told(before.moment, after.moment)
                found.append(TurningPoint(after.moment, seat, change, told))
            elif milestone:
                found.append(milestone)
        found.sort(key=lambda turn: (turn.moment not in milestones, -abs(turn.change)))
        return sorted(found[:MOST_TURNS], key=lambda turn: turn.moment)

    def _milestones(self) -> list[TurningPoint]:
        table = self._table
        return [
            TurningPoint(moment, None, 0.0, [message])
            for moment, message in self._heard()
            if message.key in table.game.milestones
        ]

    def _told(self, since: int, until: int) -> list[Message]:
        """What everybody heard between two moments, the last of it."""
        return [message for moment, message in self._heard() if since < moment <= until][-LINES:]

    def _heard(self) -> Iterator[tuple[int, Message]]:
        """What everybody heard, and when."""
        for line in self._table.told:
            message = line.to_seat(None)
            if message is not None:
                yield line.moment, message


def _greatest(before: Sequence[float], after: Sequence[float]) -> tuple[int, float]:
    """The seat whose chances have changed most, and by how much.

    >>> _greatest([0.5, 0.3, 0.2], [0.2, 0.5, 0.3])
    (0, -0.3)
    """
    changes = [round(new - old, 4) for old, new in zip(before, after, strict=True)]
    seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
    return seat, changes[seat]
