"""Token buckets: so many at once, and then so many a second."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

Clock = Callable[[], float]
MOST_ADDRESSES = 10_000
"""Full buckets are forgotten when there are more."""


class Rate(msgspec.Struct, frozen=True):
    """`burst` at once, `per_second` in the long run."""

    burst: float
    per_second: float


class Bucket:
    """A bucket for one socket or one address.

    >>> now = 0.0
    >>> bucket = Bucket(Rate(burst=2, per_second=1), lambda: now)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> now = 1.0
    >>> bucket.take(), bucket.take()
    (True, False)
    """

    __slots__ = ("_clock", "_left", "_rate", "_then")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._then = clock()

    def _fill(self) -> None:
        now = self._clock()
        gained = (now - self._then) * self._rate.per_second
        self._left = min(self._rate.burst, self._left + gained)
        self._then = now

    def take(self) -> bool:
        """Take one token if there is one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def empty(self) -> bool:
        self._fill()
        return self._left < 1

    @property
    def full(self) -> bool:
        self._fill()
        return self._left >= self._rate.burst


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        if address not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._forget()
            self._buckets[address] = Bucket(self._rate, self._clock)
        return self._buckets[address]

    def _forget(self) -> None:
        """An address whose bucket is full has done nothing for long; if all have, the oldest."""
        kept = {name: bucket for name, bucket in self._buckets.items() if not bucket.full}
        if len(kept) >= MOST_ADDRESSES:
            del kept[next(iter(kept))]
        self._buckets = kept
