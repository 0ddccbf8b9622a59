"""A bad line: messages are lost, doubled, late and out of order, and the line breaks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import zlib
from collections.abc import AsyncIterator

import msgspec
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from server.running import Person, Socket, alone, quick, running
from spieltisch.server import commands

PATIENCE = 0.15
OPTIONS = {"round_limit": 3, "hidden_buffs": True}


class BadLine:
    """Passes messages on to the server, badly; what the server says arrives as it was sent."""

    def __init__(self, upstream: str, luck: random.Random) -> None:
        self.upstream = upstream
        self.luck = luck
        self.faults = 0

    async def carry(self, client: ServerConnection) -> None:
        uri = f"ws://{self.upstream}{client.request.path}"
        headers = {"Cookie": client.request.headers["Cookie"]}
        async with connect(uri, additional_headers=headers, compression=None) as server:
            back = asyncio.create_task(self._back(client, server))
            late: list[asyncio.Task[None]] = []
            try:
                async for message in client:
                    for delay in self._fate():
                        late.append(asyncio.create_task(self._pass_on(server, message, delay)))
                    if self.luck.random() < 0.02:
                        self.faults += 1
                        break
            finally:
                back.cancel()
                for task in late:
                    task.cancel()

    def _fate(self) -> list[float]:
        """After how long a message arrives, how often."""
        fate = self.luck.random()
        self.faults += fate < 0.4
        if fate < 0.1:
            return []
        if fate < 0.25:
            return [0, self.luck.uniform(0, 0.1)]
        return [self.luck.uniform(0, 0.1)] if fate < 0.4 else [0]

    async def _pass_on(self, server, message: str | bytes, delay: float) -> None:
        await asyncio.sleep(delay)
        with contextlib.suppress(ConnectionClosed):
            await server.send(message)

    async def _back(self, client: ServerConnection, server) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for message in server:
                await client.send(message)


class Stubborn:
    """A page that sends a command again until it is answered, and comes back when it is cut off.

    What it chooses follows from what it sees, so that the same match leads to the same end.
    """

    def __init__(self, person: Person, line: str) -> None:
        self.person = person
        self.line = line
        self.seq = 0
        self.sights: dict = {}
        self.told: dict = {}

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Socket]:
        async with self.person.at_table(self.seq, self.line) as socket:
            for seat, sight in socket.sights.items():
                known = self.told.get(seat, [])
                socket.told[seat][: sight["lines"]] = known[: sight["lines"]]
            try:
                yield socket
            finally:
                self.seq, self.told, self.sights = socket.seq, socket.told, socket.sights

    async def play(self) -> None:
        pending: dict | None = None
        number = 0
        while True:
            try:
                async with self._connected() as socket:
                    while not socket.over:
                        if pending is None:
                            await socket.until(lambda: socket.questions or socket.over)
                            if socket.over:
                                break
                            number += 1
                            pending = self._move(socket, number)
                        await self._insist(socket, pending)
                        pending = None
                    return
            except (ConnectionClosed, AssertionError, OSError):
                continue

    def _move(self, socket: Socket, number: int) -> dict:
        question = socket.questions[0]
        board = socket.sights[question["seat"]]["view"]["board"]
        seen = msgspec.json.encode((board, question["prompt"], question["choices"]))
        choice = question["choices"][zlib.crc32(seen) % len(question["choices"])]
        return {
            "id": f"{self.person.you}{number}",
            "seat": question["seat"],
            "question": question["number"],
            "choice": choice,
        }

    async def _insist(self, socket: Socket, move: dict) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    answer = await socket.ask("move", **move)
                break
        # What was refused is chosen anew from what is open then.
        if answer["trouble"] is None:
            await socket.until(lambda: socket.seq >= answer["seq"])


async def end_of_match(address: str, line: str) -> dict:
    """What both seats have seen and heard at the end."""
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", options=OPTIONS)
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("start")
    pages = [Stubborn(anna, line), Stubborn(ben, line)]
    await asyncio.gather(*(page.play() for page in pages))
    ends = {}
    for page in pages:
        for seat, sight in page.sights.items():
            ends[seat] = (sight["view"], page.told[seat])
    return ends


@alone
async def test_a_bad_line_leads_to_the_same_end_as_a_good_one(tmp_path, monkeypatch):
    monkeypatch.setattr(commands, "new_seed", lambda: "ab" * 32)
    with running(quick(tmp_path)) as address:
        good = await end_of_match(address, address)
        assert all(view["outcome"] for view, _ in good.values())
        line = BadLine(address, random.Random("bad line"))
        async with serve(line.carry, "127.0.0.1", 0, compression=None) as proxy:
            port = proxy.sockets[0].getsockname()[1]
            bad = await end_of_match(address, f"127.0.0.1:{port}")
        assert line.faults > 10
        assert bad == good
