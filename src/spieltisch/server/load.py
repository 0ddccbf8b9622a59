"""How fast is it? A server of its own on a loopback port, and many tables that play at once.

Each seat has a socket; at each table one move is made at a time, so many a second. Some seats may
be bots', who play when they are asked: only people's moves are counted. In a game that is played in
real time every seat moves by itself, so many times a second or as often as it may.
Measured is the time from sending a move to its answer, which comes when the move lies on the disk,
and in real time also to its arrival at the other sockets of the table. A hostile client may be
beside them that no limit holds back: what it does must not be felt at the tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import os
import random
import statistics
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from multiprocessing import get_context
from pathlib import Path
from socket import socket as Listening
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spieltisch.engine import Choice, Game
from spieltisch.engine.options import OptionValue, complete
from spieltisch.games import find
from spieltisch.lab.bounds import MOST_RATE, MOST_SECONDS, MOST_TABLES
from spieltisch.server.app import make_app
from spieltisch.server.hostile import attacking, long_record
from spieltisch.server.limits import Rate
from spieltisch.server.lines import Capacity
from spieltisch.server.messages import Entered, Join, Move, NewRoom, Rematch, Sit, Start, Trouble
from spieltisch.server.serving import LOOPBACK, Serving, bound
from spieltisch.server.settings import Settings

PLENTY = Rate(burst=1e6, per_second=1e6)
MANY = 100_000
MOMENT = 20
"""So many milliseconds after a move nobody calls waiting."""
SETTLING = 2.0
"""So many seconds are played before it is measured."""


class Load(msgspec.Struct, frozen=True):
    """What was measured; times are milliseconds from sending a move to its answer.

    Those that begin with `shown` are until it has arrived at another socket, in real time only.
    """

    tables: int
    seats: int
    bots: int
    seconds: float
    moves: int
    refused: int
    moves_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    slowest_ms: float
    shown_p50_ms: float
    shown_p95_ms: float
    shown_p99_ms: float
    shown_slowest_ms: float
    processor_ms: float | None
    """Processor time of the server per move; None where the system does not tell.

    It hardly depends on what else the machine has to do, so it can be compared."""
    hostile: dict[str, int]
    """How often a hostile client beside the tables got which HTTP status; empty without one."""


class _Question(msgspec.Struct):
    seat: int
    number: int
    choices: list[Choice]
    ready_in: int


class _Sight(msgspec.Struct):
    question: _Question | None


class _Room(msgspec.Struct):
    phase: str


class _Event(msgspec.Struct):
    """As much of an event as is needed to go on."""

    type: str
    id: str = ""
    seq: int = 0
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
        self.ready_at = 0.0
        self.verb = ""
        self.waits: dict[str, int] = {}
        self.phase = "lobby"
        self.seqs: list[int] = []
        self.times: list[float] = []

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
        now = time.perf_counter()
        self.seqs.append(event.seq)
        self.times.append(now)
        if event.room is not None:
            self.phase = event.room.phase
        if event.sights is not None:
            before = self.question.number if self.question else -1
            self.question = event.sights[0].question if event.sights else None
            if self.question is not None:
                self.ready_at = now + self.question.ready_in / 1000
                if self.question.number != before:
                    self.waits[self.verb] = self.question.ready_in

    def shown(self, seq: int) -> float | None:
        """When this socket was shown the event with this number."""
        at = bisect_left(self.seqs, seq)
        return self.times[at] if at < len(self.times) else None

    async def ask(self, command: Move | Sit | Start | Rematch) -> int | None:
        """Send a command; the number of its event, or None if it was refused."""
        self._count += 1
        command.id = str(self._count)
        future = self._waiting[command.id] = asyncio.get_running_loop().create_future()
        await self._connection.send(_write(command).decode())
        answer = await future
        return answer.seq if answer.trouble is None else None


class _Done(msgspec.Struct):
    """A move that was carried out: who sent it when, and the number of its event."""

    seat: _Seat
    sent: float
    seq: int


class _Table:
    """All seats of one room, and how long their moves took."""

    def __init__(self, seats: list[_Seat], luck: random.Random) -> None:
        self._seats = seats
        self._luck = luck
        self.times: list[float] = []
        self.done: list[_Done] = []
        self.refused = 0
        self.made = 0

    def shown(self) -> list[float]:
        """How long each move took to arrive at each other socket, in milliseconds."""
        arrived = (
            (done.sent, other.shown(done.seq))
            for done in self.done
            for other in self._seats
            if other is not done.seat
        )
        return [(at - sent) * 1000 for sent, at in arrived if at is not None]

    async def race(self, rate: float, seconds: float) -> None:
        """Every seat moves by itself, so many times a second or as often as it may."""
        end = time.perf_counter() + SETTLING + seconds
        await asyncio.gather(*(self._run(seat, rate, end, seconds) for seat in self._seats))

    async def _run(self, seat: _Seat, rate: float, end: float, seconds: float) -> None:
        while (now := time.perf_counter()) < end:
            due = now + 1 / rate
            if seat.phase == "over":
                if seat is self._seats[0]:
                    await seat.ask(Rematch(id=""))
            elif seat.question is not None and seat.ready_at <= now:
                await self._send(seat, seat.question, measured=now > end - seconds)
            pause = max(due, seat.ready_at if seat.question else 0.0) - time.perf_counter()
            await asyncio.sleep(max(0.0, min(pause, end - now)))

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
        assert seat.question is not None
        await self._send(seat, seat.question, measured)

    async def _send(self, seat: _Seat, question: _Question, measured: bool) -> None:
        """Any choice; in real time seldom one after which it took long to be asked again."""
        verbs = list(dict.fromkeys(choice.verb for choice in question.choices))
        likely = [(MOMENT + seat.waits.get(verb, 0)) ** -2 for verb in verbs]
        (verb,) = self._luck.choices(verbs, likely)
        choice = self._luck.choice([one for one in question.choices if one.verb == verb])
        seat.verb = choice.verb
        sent = time.perf_counter()
        seq = await seat.ask(
            Move(id="", seat=question.seat, question=question.number, choice=choice)
        )
        self.made += 1
        if not measured:
            return
        self.times.append((time.perf_counter() - sent) * 1000)
        if seq is None:
            self.refused += 1
        else:
            self.done.append(_Done(seat, sent, seq))


class _Times(msgspec.Struct):
    p50: float
    p95: float
    p99: float
    slowest: float


def _times(times: list[float]) -> _Times:
    known = sorted(times) or [0.0]
    cuts = statistics.quantiles(known, n=100) if len(known) > 1 else known * 99
    return _Times(cuts[49], cuts[94], cuts[98], known[-1])


def load(
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    game: str = "imperator",
    options: Mapping[str, OptionValue] | None = None,
    hostile: bool = False,
    bots: int = 0,
) -> Load:
    """Measure, with a hostile client beside the tables or without. Bounds cut the numbers."""
    tables = max(1, min(tables, MOST_TABLES))
    bots = max(0, min(bots, seats - 1))
    rate = max(0.1, min(rate, MOST_RATE))
    seconds = max(1.0, min(seconds, MOST_SECONDS))
    found = find(game)
    chosen = complete(found.options, options or {}, seats)
    record = long_record() if hostile else None
    with contextlib.ExitStack() as open_:
        folder = open_.enter_context(tempfile.TemporaryDirectory())
        server = open_.enter_context(_server(Path(folder)))
        answers = open_.enter_context(attacking(server.port, record)) if record else Counter[str]()
        wish = NewRoom(game, "Seat 1", seats, chosen, bots)
        played, busy = asyncio.run(_play(server, found, wish, tables, rate, seconds))
    moves = [time_ for table in played for time_ in table.times]
    answered = _times(moves)
    # Where choices stay secret for a while their arrival tells nothing about the server.
    arrived = [time_ for table in played for time_ in table.shown()] if found.in_real_time else []
    shown = _times(arrived)
    return Load(
        tables=tables,
        seats=seats,
        bots=bots,
        seconds=seconds,
        moves=len(moves),
        refused=sum(table.refused for table in played),
        moves_per_s=len(moves) / seconds,
        p50_ms=answered.p50,
        p95_ms=answered.p95,
        p99_ms=answered.p99,
        slowest_ms=answered.slowest,
        shown_p50_ms=shown.p50,
        shown_p95_ms=shown.p95,
        shown_p99_ms=shown.p99,
        shown_slowest_ms=shown.slowest,
        processor_ms=_per_move(busy, sum(table.made for table in played)),
        hostile=dict(answers),
    )


def _per_move(busy: float | None, moves: int) -> float | None:
    return None if busy is None else busy * 1000 / max(1, moves)


class _Server(msgspec.Struct):
    port: int
    pid: int

    def busy(self) -> float | None:
        """How many seconds a processor has worked for it, if the system tells."""
        stat = Path(f"/proc/{self.pid}/stat")
        if not stat.is_file():
            return None
        # The name of the program, in brackets, may have spaces in it.
        fields = stat.read_text().rpartition(")")[2].split()
        user, system = int(fields[11]), int(fields[12])
        return (user + system) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def _server(folder: Path) -> Iterator[_Server]:
    """A server in a process of its own that bears many rooms from one address."""
    listening = bound(LOOPBACK, 0)
    process = get_context("spawn").Process(target=_serve, args=(listening, folder), daemon=False)
    process.start()
    try:
        assert process.pid is not None
        yield _Server(listening.getsockname()[1], process.pid)
    finally:
        process.terminate()
        process.join(10)
        listening.close()


def _serve(listening: Listening, folder: Path) -> None:
    settings = Settings(
        data=folder,
        messages=PLENTY,
        words=PLENTY,
        guesses=PLENTY,
        heavy=PLENTY,
        pages=PLENTY,
    )
    Serving(make_app(settings), listening, "", Capacity(MANY, MANY, PLENTY, PLENTY)).run()


async def _play(
    server: _Server,
    game: Game[Any],
    wish: NewRoom,
    tables: int,
    rate: float,
    seconds: float,
) -> tuple[list[_Table], float | None]:
    """All tables when they have played, and how many seconds the server has worked for that."""
    async with contextlib.AsyncExitStack() as open_:
        ready: list[_Table] = []
        while len(ready) < tables:
            some = [_seated(server.port, wish, open_) for _ in range(min(8, tables - len(ready)))]
            for sitting in await asyncio.gather(*some):
                ready.append(_Table(sitting, random.Random(len(ready))))
        # A thousand sockets of ours are no concern of those who wait for the server.
        gc.disable()
        before = server.busy()
        try:
            way = _Table.race if game.in_real_time else _Table.play
            await asyncio.gather(*(way(table, rate, seconds) for table in ready))
        finally:
            gc.enable()
        after = server.busy()
    return ready, None if before is None or after is None else after - before


async def _seated(port: int, wish: NewRoom, open_: contextlib.AsyncExitStack) -> list[_Seat]:
    """A table with a person or a bot at each seat, in a match; closed with `open_`."""
    code, cookie = await asyncio.to_thread(_post, port, "/api/rooms", wish)
    sitting: list[_Seat] = []
    for number in range(wish.seats - wish.bots):
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
