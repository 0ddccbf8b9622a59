"""The one source of chance: a counter-based generator.

The n-th number of a stream depends on nothing but the seed, the stream and n. Stream 0 belongs to
the table; each seat has a stream of its own, so that what one seat rolls in a simultaneous phase
does not depend on how fast the others are. Numbers come from keyed BLAKE2b: nobody can compute the
next roll from those that were seen.

>>> chance = Chance(b"a seed")
>>> [chance.below(6) for _ in range(8)] == [Chance(b"a seed").below(6)] * 8
False
>>> again = Chance(b"a seed")
>>> [again.below(100) for _ in range(3)] == [again.copy().below(100)] * 3
False
"""

from __future__ import annotations

import hashlib
import struct

_WORD = 1 << 32
_WORDS_PER_BLOCK = 16


class Chance:
    """Numbers that look random and follow from the seed."""

    __slots__ = ("_blocks", "_words", "seed", "used")

    def __init__(self, seed: bytes, streams: int = 1) -> None:
        self.seed = seed
        self.used = [0] * streams
        self._blocks = [-1] * streams
        self._words: list[tuple[int, ...]] = [()] * streams

    def copy(self) -> Chance:
        twin: Chance = Chance.__new__(Chance)
        twin.seed = self.seed
        twin.used = self.used[:]
        twin._blocks = self._blocks[:]
        twin._words = self._words[:]
        return twin

    def below(self, limit: int, stream: int = 0) -> int:
        """A number from 0 to limit - 1, each equally likely."""
        fair = _WORD - _WORD % limit
        while True:
            count = self.used[stream]
            self.used[stream] = count + 1
            block = count // _WORDS_PER_BLOCK
            if block != self._blocks[stream]:
                self._fill(stream, block)
            word = self._words[stream][count % _WORDS_PER_BLOCK]
            if word < fair:
                return word % limit

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        """Put the list into a random order, every order equally likely."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1, stream)
            items[last], items[other] = items[other], items[last]

    def total(self) -> int:
        """How many numbers have been drawn, over all streams."""
        return sum(self.used)

    def _fill(self, stream: int, block: int) -> None:
        place = stream.to_bytes(4, "big") + block.to_bytes(8, "big")
        digest = hashlib.blake2b(place, key=self.seed).digest()
        self._words[stream] = struct.unpack(">16I", digest)
        self._blocks[stream] = block


def seed_bytes(seed: str | int | bytes) -> bytes:
    """A seed of 32 bytes from whatever a person or a program calls one.

    >>> seed_bytes(1) == seed_bytes("1")
    True
    >>> len(seed_bytes("any text at all"))
    32
    """
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.sha256(b"spieltisch seed " + raw).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the first move, so that the seed shown after the last can be checked."""
    return hashlib.sha256(seed).hexdigest()
