"""What waits to be sent on one socket. There is only so much room for it."""

from __future__ import annotations

import asyncio

MOST_MESSAGES = 256
MOST_BYTES = 1024 * 1024
"""Whoever leaves more than this unread is disconnected; the page comes back by itself."""


class Outbox:
    """Messages in their order, and at the end the code to hang up with.

    A message that is longer than there is room for is taken if nothing else waits.
    """

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._size = 0

    def has_room_for(self, message: bytes) -> bool:
        return self.empty() or (
            self._waiting.qsize() < MOST_MESSAGES and self._size + len(message) <= MOST_BYTES
        )

    def put(self, item: bytes | int) -> None:
        self._size += _size(item)
        self._waiting.put_nowait(item)

    async def get(self) -> bytes | int:
        return self._taken(await self._waiting.get())

    def get_nowait(self) -> bytes | int:
        return self._taken(self._waiting.get_nowait())

    def _taken(self, item: bytes | int) -> bytes | int:
        self._size -= _size(item)
        return item

    def empty(self) -> bool:
        return self._waiting.empty()

    def clear(self) -> None:
        """Nobody will read it any more."""
        while not self.empty():
            self.get_nowait()


def _size(item: bytes | int) -> int:
    return len(item) if isinstance(item, bytes) else 0
