"""How fast is it? A server of its own on a loopback port, and many tables that play at once.

Each seat has a socket; at each table one move is made at a time, so many a second. Measured is the
time from sending a move to its answer, which comes when the move lies on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from socket import socket as Listening

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spieltisch.engine import Choice
from spieltisch.server.app import make_app
from spieltisch.server.limits import Rate
from spieltisch.server.messages import Entered, Join, Move, NewRoom, Rematch, Sit, Start, Trouble
from spieltisch.server.serving import LOOPBACK, Serving, bound
from spieltisch.server.settings import Settings

PLENTY = Rate(burst=1e6, per_second=1e6)
MOST_TABLES, MOST_RATE, MOST_SECONDS = 500, 20.0, 120.0
SETTLING = 2.0
"""So many seconds are played before it is measured."""


class Load(msgspec.Struct, frozen=True):
    """What was measured; times are milliseconds from sending a move to its answer."""

    tables: int
    seats: int
    seconds: float
    moves: int
    refused: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    slowest_ms: float


class _Question(msgspec.Struct):
    seat: int
    number: int
    choices: list[Choice]


class _Sight(msgspec.Struct):
    question: _Question | None


class _Room(msgspec.Struct):
    phase: str


class _Event(msgspec.Struct):
    """As much of an event as is needed to go on."""

    type: str
    id: str = ""
    trouble: Trouble | None = None
    room: _Room | None = None
    sights: list[_Sight] | None = None


_read = msgspec.json.Decoder(_Event).decode
_write = msgspec.json.Encoder().encode


class _Seat:
    """One socket of one seat."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._waiting: dict[str, asyncio.Future[_Event]] = {}
        self._count = 0
        self.question: _Question | None = None
        self.phase = "lobby"

    async def read(self) -> None:
        """Take what arrives; whoever waits when the line breaks learns of it."""
        try:
            while True:
                self._take(_read(await self._connection.recv(decode=False)))
        except ConnectionClosed as closed:
            for future in self._waiting.values():
                future.set_exception(closed)

    def _take(self, event: _Event) -> None:
        if event.type == "answer":
            self._waiting.pop(event.id).set_result(event)
            return
        if event.room is not None:
            self.phase = event.room.phase
        if event.sights is not None:
            self.question = event.sights[0].question if event.sights else None

    async def ask(self, command: Move | Sit | Start | Rematch) -> bool:
        """Send a command; was it carried out?"""
        self._count += 1
        command.id = str(self._count)
        future = self._waiting[command.id] = asyncio.get_running_loop().create_future()
        await self._connection.send(_write(command).decode())
        return (await future).trouble is None


class _Table:
    """All seats of one room, and how long their moves took."""

    def __init__(self, seats: list[_Seat], luck: random.Random) -> None:
        self._seats = seats
        self._luck = luck
        self.times: list[float] = []
        self.refused = 0

    async def play(self, rate: float, seconds: float) -> None:
        """One move after the other, at even distances."""
        loop = asyncio.get_running_loop()
        begin = loop.time() + self._luck.random() / rate
        for number in range(int((seconds + SETTLING) * rate)):
            due = begin + number / rate
            await asyncio.sleep(max(0.0, due - loop.time()))
            await self._move(measured=number >= SETTLING * rate)

    async def _move(self, measured: bool) -> None:
        if self._seats[0].phase == "over":
            await self._seats[0].ask(Rematch(id=""))
            return
        asked = [seat for seat in self._seats if seat.question is not None]
        if not asked:
            return
        seat = self._luck.choice(asked)
        question = seat.question
        assert question is not None
        choice = self._luck.choice(question.choices)
        sent = time.perf_counter()
        done = await seat.ask(
            Move(id="", seat=question.seat, question=question.number, choice=choice)
        )
        if measured:
            self.times.append((time.perf_counter() - sent) * 1000)
            self.refused += not done


def load(tables: int, seats: int, rate: float, seconds: float, game: str = "imperator") -> Load:
    """Measure. Numbers beyond the bounds are cut to them."""
    tables = max(1, min(tables, MOST_TABLES))
    rate = max(0.1, min(rate, MOST_RATE))
    seconds = max(1.0, min(seconds, MOST_SECONDS))
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder)) as port:
        played = asyncio.run(_play(port, game, tables, seats, rate, seconds))
    times = sorted(time_ for table in played for time_ in table.times) or [0.0]
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else times * 99
    return Load(
        tables=tables,
        seats=seats,
        seconds=seconds,
        moves=len(times),
        refused=sum(table.refused for table in played),
        moves_per_s=len(times) / seconds,
        p50_ms=cuts[49],
        p99_ms=cuts[98],
        slowest_ms=times[-1],
    )


@contextlib.contextmanager
def _server(folder: Path) -> Iterator[int]:
    """A server in a process of its own that bears many rooms from one address."""
    listening = bound(LOOPBACK, 0)
    process = get_context("spawn").Process(target=_serve, args=(listening, folder), daemon=False)
    process.start()
    try:
        yield listening.getsockname()[1]
    finally:
        process.terminate()
        process.join(10)
        listening.close()


def _serve(listening: Listening, folder: Path) -> None:
    settings = Settings(data=folder, guesses=PLENTY, heavy=PLENTY)
    Serving(make_app(settings), listening, "").run()


async def _play(
    port: int, game: str, tables: int, seats: int, rate: float, seconds: float
) -> list[_Table]:
    async with contextlib.AsyncExitStack() as open_:
        ready: list[_Table] = []
        while len(ready) < tables:
            some = [_seated(port, game, seats, open_) for _ in range(min(8, tables - len(ready)))]
            for sitting in await asyncio.gather(*some):
                ready.append(_Table(sitting, random.Random(len(ready))))
        # A thousand sockets of ours are no concern of those who wait for the server.
        gc.disable()
        try:
            await asyncio.gather(*(table.play(rate, seconds) for table in ready))
        finally:
            gc.enable()
    return ready


async def _seated(
    port: int, game: str, seats: int, open_: contextlib.AsyncExitStack
) -> list[_Seat]:
    """A table with a person at each seat, where the match has begun; closed with `open_`."""
    wish = NewRoom(game, "Seat 1", seats)
    code, cookie = await asyncio.to_thread(_post, port, "/api/rooms", wish)
    sitting: list[_Seat] = []
    for number in range(seats):
        if number:
            join = Join(f"Seat {number + 1}", code)
            _, cookie = await asyncio.to_thread(_post, port, "/api/join", join)
        uri = f"ws://{LOOPBACK}:{port}/ws/{code}"
        line = connect(uri, additional_headers={"Cookie": cookie}, compression=None)
        seat = _Seat(await open_.enter_async_context(line))
        open_.callback(asyncio.create_task(seat.read()).cancel)
        if number:
            await seat.ask(Sit(id="", seat=number))
        sitting.append(seat)
    await sitting[0].ask(Start(id=""))
    return sitting


def _post(port: int, path: str, body: NewRoom | Join) -> tuple[str, str]:
    """The code of the room one is in now, and the cookie for it."""
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=30)
    connection.request("POST", path, _write(body))
    response = connection.getresponse()
    entered = msgspec.json.decode(response.read(), type=Entered)
    cookie = (response.getheader("Set-Cookie") or "").partition(";")[0]
    connection.close()
    return entered.code, cookie
