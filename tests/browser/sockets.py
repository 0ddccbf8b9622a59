"""Players without a page: at the end of a socket they do what they may, as fast as they may."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

from server.running import Person, Socket

EAGER = ("lay-all", "lay", "clap", "swirl", "learn", "roll")
"""What is done first where several things can be done."""
BREATH = 0.03


class Crowd:
    """Some of them, by seat, in a thread of their own until they are sent away.

    `sent` is when each of their commands was sent, in milliseconds of the machine's clock, and the
    number of the event that it became.
    """

    def __init__(self, address: str, code: str, names: dict[int, str]) -> None:
        self.sent: list[tuple[float, int]] = []
        self._address = address
        self._code = code
        self._seated = threading.Barrier(len(names) + 1)
        self._leave = threading.Event()
        self._thread = threading.Thread(target=self._live, args=(names,), daemon=True)
        self._thread.start()
        self._seated.wait(timeout=30)

    def leaves(self) -> None:
        self._leave.set()
        self._thread.join(timeout=10)

    def _live(self, names: dict[int, str]) -> None:
        asyncio.run(self._all(names))

    async def _all(self, names: dict[int, str]) -> None:
        await asyncio.gather(*(self._plays(seat, name) for seat, name in names.items()))

    async def _plays(self, seat: int, name: str) -> None:
        person = await Person(self._address).joins(self._code, name)
        async with person.at_table() as socket:
            await socket.does("sit", seat=seat)
            await asyncio.to_thread(self._seated.wait, 30)
            while not self._leave.is_set() and not socket.over:
                await asyncio.sleep(await self._acts(socket))

    async def _acts(self, socket: Socket) -> float:
        """Do something, if anything is asked; after how many seconds to look again."""
        socket.received.clear()
        socket.answers.clear()
        if not socket.questions:
            return BREATH
        question = socket.questions[0]
        if question["ready_in"]:
            await asyncio.sleep(question["ready_in"] / 1000)
        at = time.time() * 1000
        answer = await socket.chooses(question, eager(question))
        if answer["trouble"] is not None:
            return 2 * BREATH
        self.sent.append((at, answer["seq"]))
        return BREATH


def eager(question: dict[str, Any]) -> int:
    """The choice that somebody in a hurry takes."""
    verbs = [choice[0] for choice in question["choices"]]
    return next((verbs.index(verb) for verb in EAGER if verb in verbs), 0)
