"""The turn clock: how long people may think, and when a bot decides for them.

There is none unless the host wants one. Time runs for each person for whom the table waits, as far
as the others may know, and stands still while the room is empty. What everybody has used up is
written with their choices, so a restart takes nothing but what had passed of the present one.

In a window to react in nobody may know who could: there is one time for all of them, the same
whatever anybody holds, and nobody's own time runs.
"""

from __future__ import annotations

from typing import Any

from spieltisch.engine import Table
from spieltisch.server.limits import Clock
from spieltisch.server.messages import ClockView, SeatClock
from spieltisch.server.sitting import Sitting

WINDOW = 30.0
"""So many seconds a window to react in is open at most."""

Running = tuple[int, int, int]
"""For what time runs: the match, the seat (-1: all in a window), and the number of the question."""


class TurnClock:
    """What has passed of everybody's present time to think, in seconds."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._noted = clock()
        self._runs = False
        self._passed: dict[Running, float] = {}

    def note(self, sitting: Sitting, runs: bool) -> None:
        """The room is like this from now on; time `runs` in it or stands still."""
        now = self._clock()
        self._passed = {key: self._used(key) for key in _running(sitting)}
        self._noted, self._runs = now, runs

    def _used(self, key: Running) -> float:
        if key not in self._passed:
            return 0.0
        return self._passed[key] + (self._clock() - self._noted if self._runs else 0.0)

    def took(self, seat: int) -> int:
        """How many milliseconds a seat has thought about its present choice."""
        return round(1000 * sum(self._used(key) for key in self._passed if key[1] == seat))

    def late(self, sitting: Sitting) -> list[int]:
        """The seats of people whose time is up."""
        table = sitting.table
        if table is None or sitting.turn_clock is None:
            return []
        found: list[int] = []
        for key in self._passed:
            if self._left(sitting, key) > 0:
                continue
            seats = _people(sitting, table) if key[1] < 0 else [key[1]]
            found += [seat for seat in seats if table.question(seat) is not None]
        return found

    def next_in(self, sitting: Sitting) -> float | None:
        """In how many seconds somebody's time is up."""
        if sitting.turn_clock is None or not self._runs:
            return None
        lefts = (self._left(sitting, key) for key in self._passed)
        return min((left for left in lefts if left > 0), default=None)

    def _left(self, sitting: Sitting, key: Running) -> float:
        rule = sitting.turn_clock
        assert rule is not None
        if key[1] < 0:
            allowed = WINDOW
        elif rule.per == "move":
            allowed = float(rule.seconds)
        else:
            allowed = rule.seconds - sitting.spent.get(key[1], 0) / 1000
        # To the millisecond: less than the smallest step of a clock would never pass.
        return round(allowed - self._used(key), 3)

    def view(self, sitting: Sitting) -> ClockView | None:
        """The clocks as all in the room see them."""
        rule = sitting.turn_clock
        if rule is None:
            return None
        seats = {
            key[1]: SeatClock(key[1], self._shown(sitting, key), self._runs)
            for key in self._passed
            if key[1] >= 0
        }
        if rule.per == "player" and sitting.phase == "playing":
            for number, seat in enumerate(sitting.seats):
                if seat.kind == "person" and number not in seats:
                    left = max(0, 1000 * rule.seconds - sitting.spent.get(number, 0))
                    seats[number] = SeatClock(number, left, False)
        window = next((self._shown(sitting, key) for key in self._passed if key[1] < 0), None)
        return ClockView(rule, [seats[seat] for seat in sorted(seats)], window)

    def _shown(self, sitting: Sitting, key: Running) -> int:
        return max(0, round(1000 * self._left(sitting, key)))


def _running(sitting: Sitting) -> list[Running]:
    """For what time runs now."""
    table = sitting.table
    if sitting.turn_clock is None or table is None or sitting.phase != "playing":
        return []
    if table.game.in_real_time:
        return []
    people = _people(sitting, table)
    if table.kind == "sealed":
        return [(sitting.match, -1, table.moment_for(None))] if people else []
    questions = ((seat, table.question(seat)) for seat in people)
    return [(sitting.match, seat, asked.number) for seat, asked in questions if asked is not None]


def _people(sitting: Sitting, table: Table[Any]) -> list[int]:
    """The seats of people for whom the table waits, as far as all may know."""
    return [seat for seat in table.awaiting() if sitting.seats[seat].kind == "person"]
