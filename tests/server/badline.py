"""A bad line between page and server, and a page that is a match for it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections import Counter
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import LOOPBACK, Person

FAULTS = ("drop", "double", "delay", "reorder")
UP, DOWN = 12, 30
"""Among so many messages to and from the server each fault happens once."""
CUT_EVERY = 75
DELAY = 0.02
PATIENT = (200.0, 80.0)
"""How many seconds a page is silent before it asks, and waits for an answer: ten times the page's
own, so that on a good line nothing makes it come back."""
HASTY = (0.1, 0.15)
"""The same for a bad line; but a page that came back in vain waits longer and longer."""

Send = Callable[[str | bytes], Awaitable[None]]


class Direction:
    """What happens to the messages of one direction: it follows from the seed and their number."""

    def __init__(self, seed: str, block: int) -> None:
        self._seed = seed
        self.block = block
        self._owed: list[str] = []
        self.messages = 0
        self.faults: Counter[str] = Counter()

    def _fate(self) -> str | None:
        block, place = divmod(self.messages, self.block)
        self.messages += 1
        fates: list[str | None] = [*FAULTS, *[None] * (self.block - len(FAULTS))]
        random.Random(f"{self._seed} {block}").shuffle(fates)
        return fates[place] or (self._owed.pop() if self._owed else None)

    async def carry(self, source: AsyncIterable[str | bytes], send: Send) -> None:
        """Pass messages on, badly. What is held back arrives after the next one."""
        held: list[tuple[str, str | bytes]] = []
        fate: str | None = None
        try:
            async for message in source:
                fate = self._fate()
                if fate == "reorder":
                    held.append((fate, message))
                    continue
                if fate == "delay":
                    await asyncio.sleep(DELAY)
                if fate != "drop":
                    await self._pass_on(message, held, send)
                if fate == "double":
                    held.append((fate, message))
                elif fate is not None:
                    self.faults[fate] += 1
                fate = None
        finally:
            # A fault that did not come to pass happens to a later message.
            self._owed += [each for each, _ in held]
            self._owed += [fate] if fate in ("drop", "delay") else []

    async def _pass_on(
        self, message: str | bytes, held: list[tuple[str, str | bytes]], send: Send
    ) -> None:
        await send(message)
        while held:
            late, earlier = held[0]
            await send(earlier)
            self.faults[late] += 1
            del held[0]


class BadLine:
    """Passes messages on in both directions: loses, doubles, delays and reorders, and is cut."""

    def __init__(self, upstream: str, seed: str) -> None:
        self._upstream = upstream
        self.up = Direction(f"{seed} up", UP)
        self.down = Direction(f"{seed} down", DOWN)
        self.cuts = 0

    @contextlib.asynccontextmanager
    async def laid(self) -> AsyncIterator[str]:
        """The address at which this line begins."""
        async with serve(self._carry, LOOPBACK, 0, compression=None) as proxy:
            yield f"{LOOPBACK}:{proxy.sockets[0].getsockname()[1]}"

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        uri = f"ws://{self._upstream}{client.request.path}"
        headers = {"Cookie": client.request.headers["Cookie"]}
        async with connect(uri, additional_headers=headers, compression=None) as server:
            ways = [
                asyncio.create_task(self.up.carry(self._until_cut(client), server.send)),
                asyncio.create_task(self.down.carry(server, client.send)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)

    async def _until_cut(self, client: ServerConnection) -> AsyncIterator[str | bytes]:
        async for message in client:
            yield message
            if self.up.messages % CUT_EVERY == 0:
                self.cuts += 1
                return


class Page:
    """A page's connection, as web/src/lib/connection.svelte.ts has it.

    It drops what comes again, comes back with what it knows when something is missing, when it is
    not answered or when nothing is said, and then sends again what was not answered.
    """

    def __init__(self, person: Person, line: str, pace: tuple[float, float] = PATIENT) -> None:
        self.person = person
        self.line = line
        self._silence, self._shortest = pace
        self._in_vain = 0
        self.room: dict[str, Any] = {}
        self.sights: dict[int | None, dict[str, Any]] = {}
        self.told: dict[int | None, list[dict[str, Any]]] = {}
        self.chat: dict[int, dict[str, Any]] = {}
        self.comebacks = 0
        self._seq = 0
        self._next = 0
        self._socket: ClientConnection | None = None
        self._pending: dict[str, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._sent: dict[str, float] = {}
        self._ids = itertools.count()
        self._news = asyncio.Condition()

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Page]:
        living = asyncio.create_task(self._live())
        try:
            yield self
        finally:
            living.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await living

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a command as often as it takes; its answer."""
        id_ = f"{self.person.you}-{next(self._ids)}"
        command = {"type": type_, "id": id_, "base": self._seq, **fields}
        answer = asyncio.get_running_loop().create_future()
        self._pending[id_] = (command, answer)
        with contextlib.suppress(ConnectionClosed):
            await self._send(command)
        return await answer

    async def until(self, true: Callable[[], Any]) -> None:
        async with self._news:
            await self._news.wait_for(true)

    @property
    def over(self) -> bool:
        return self.room.get("phase") == "over"

    @property
    def questions(self) -> list[dict[str, Any]]:
        return [sight["question"] for sight in self.sights.values() if sight["question"]]

    # The line

    async def _live(self) -> None:
        while True:
            uri = f"ws://{self.line}/ws/{self.person.code}?since={self._seq}"
            headers = {"Cookie": self.person.cookie}
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with connect(uri, additional_headers=headers, compression=None) as socket:
                    await self._listen(socket)
            self._socket = None
            self.comebacks += 1
            self._in_vain += 1

    async def _listen(self, socket: ClientConnection) -> None:
        """Take what comes, until the line is found to be no good."""
        self._next = 0
        wait = self._patience
        asked = True
        while not self._overdue():
            try:
                # `wait_for` would lose that the page is closed, if something comes just then.
                async with asyncio.timeout(wait):
                    text = await socket.recv()
            except TimeoutError:
                if asked:
                    return
                asked, wait = True, self._patience
                await socket.send(msgspec.json.encode({"type": "ping", "id": "ping"}).decode())
                continue
            event = msgspec.json.decode(text)
            if event["number"] > self._next:
                return
            if event["number"] == self._next:
                self._next += 1
                await self._take(socket, event)
            asked, wait = False, self._silence

    @property
    def _patience(self) -> float:
        return self._shortest * 2 ** min(self._in_vain, 8)

    def _overdue(self) -> bool:
        if self._socket is None:
            return False
        now = asyncio.get_running_loop().time()
        return any(now - self._sent.get(id_, now) > self._patience for id_ in self._pending)

    async def _send(self, command: dict[str, Any]) -> None:
        if self._socket is not None:
            self._sent[command["id"]] = asyncio.get_running_loop().time()
            await self._socket.send(msgspec.json.encode(command).decode())

    # What the server says

    async def _take(self, socket: ClientConnection, event: dict[str, Any]) -> None:
        match event["type"]:
            case "answer":
                if event["id"] in self._pending:
                    self._pending.pop(event["id"])[1].set_result(event)
                    self._in_vain = 0
            case "welcome":
                self._show(event)
                self._socket = socket
                for command, _ in list(self._pending.values()):
                    await self._send(command)
            case "update":
                self._show(event)
        async with self._news:
            self._news.notify_all()

    def _show(self, event: dict[str, Any]) -> None:
        self._seq = event["seq"]
        self.room = event["room"] or self.room
        self.chat |= {line["seq"]: line for line in event["chat"]}
        for sight in event["sights"] or ():
            seat = sight["seat"]
            before = self.told.get(seat, [])[: sight["lines"]]
            self.told[seat] = [*before, *sight["told"]]
            self.sights[seat] = sight
