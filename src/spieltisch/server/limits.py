"""How much one may ask for: token buckets, so many at once, and then so many a second.

A limit counts for each guest and for each address. A guest who comes from many addresses is one
guest; whoever throws the cookie away and calls oneself somebody else stays at one address.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Iterator

import msgspec

Clock = Callable[[], float]
MOST_KEPT = 10_000
"""So many buckets are kept; the one that was not asked for longest is forgotten first."""
HOME = 64
"""So many bits of an IPv6 address name a household: the rest anybody there can choose."""


class Rate(msgspec.Struct, frozen=True):
    """`burst` at once, `per_second` in the long run."""

    burst: float
    per_second: float

    def times(self, count: float) -> Rate:
        return Rate(self.burst * count, self.per_second * count)


class Bucket:
    """A bucket for one guest or one address.

    >>> now = 0.0
    >>> bucket = Bucket(Rate(burst=2, per_second=1), lambda: now)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    >>> now = 1.0
    >>> bucket.take(), bucket.take()
    (True, False)
    >>> bucket.give_back()
    >>> bucket.take()
    True
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

    def charge(self, cost: float) -> None:
        """Take so many tokens, and if there are not so many, owe them."""
        self._left -= cost

    def give_back(self) -> None:
        self._left = min(self._rate.burst, self._left + 1)


class Buckets:
    """One bucket for each name."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None) or Bucket(self._rate, self._clock)
        self._buckets[name] = bucket
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket


class Caller(msgspec.Struct, frozen=True):
    """Who wants something: a browser, if we know it, and where it comes from."""

    identity: str
    address: str


class Limit:
    """One rate for each guest, and `crowd` times as much for each address: several share one.

    >>> limit = Limit(Rate(burst=2, per_second=0), lambda: 0.0, crowd=2)
    >>> [limit.take(Caller("anna", "here")) for _ in range(3)]
    [True, True, False]
    >>> [limit.take(Caller(name, "here")) for name in ("ben", "cleo", "dora")]
    [True, True, False]
    """

    def __init__(self, rate: Rate, clock: Clock, crowd: float = 1) -> None:
        self._guests = Buckets(rate, clock)
        self._addresses = Buckets(rate.times(crowd), clock)

    def take(self, caller: Caller) -> bool:
        """Take one from the guest and from the address, or from neither."""
        address = self._addresses.of(caller.address)
        if not address.take():
            return False
        if caller.identity and not self._guests.of(caller.identity).take():
            address.give_back()
            return False
        return True

    def charge(self, caller: Caller, cost: float) -> None:
        """What was begun has turned out to cost more: it is done, and the next one has to wait."""
        for bucket in self._of(caller):
            bucket.charge(cost)

    def give_back(self, caller: Caller) -> None:
        """What was taken did not count after all."""
        for bucket in self._of(caller):
            bucket.give_back()

    def _of(self, caller: Caller) -> Iterator[Bucket]:
        yield self._addresses.of(caller.address)
        if caller.identity:
            yield self._guests.of(caller.identity)


def household(address: str) -> str:
    """The part of an address that its owner cannot change at will.

    >>> household("192.168.0.7"), household("2001:db8:1:2:aaaa::1"), household("::ffff:10.0.0.1")
    ('192.168.0.7', '2001:db8:1:2::/64', '10.0.0.1')
    >>> household("?")
    '?'
    """
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known.packed, HOME), strict=False))
