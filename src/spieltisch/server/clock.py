"""Table time of one room: it runs with the house's clock, or stands still."""

from __future__ import annotations

from spieltisch.server.limits import Clock


class TableClock:
    """Milliseconds since the match began, without the time in which it stood still.

    >>> now = 100.0
    >>> clock = TableClock(lambda: now)
    >>> now = 101.5
    >>> clock.now
    1500
    >>> clock.run(False)
    >>> now = 200.0
    >>> clock.now
    1500
    >>> clock.run(True)
    >>> now = 200.25
    >>> clock.now
    1750
    """

    __slots__ = ("_clock", "_since", "_time", "running")

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since = clock()
        self._time = 0
        self.running = True

    @property
    def now(self) -> int:
        if not self.running:
            return self._time
        return self._time + int((self._clock() - self._since) * 1000)

    def set(self, time: int) -> None:
        """Go on from this time."""
        self._time = time
        self._since = self._clock()

    def run(self, running: bool) -> None:
        """Run or stand still from now on."""
        if running != self.running:
            self.set(self.now)
            self.running = running
