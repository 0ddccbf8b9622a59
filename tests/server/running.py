"""Helpers of the server's tests: a real server on a loopback port, and people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spieltisch.engine import Choice
from spieltisch.server.app import make_app
from spieltisch.server.limits import Rate
from spieltisch.server.lines import Capacity
from spieltisch.server.serving import LOOPBACK, Server, bound
from spieltisch.server.settings import Settings

PLENTY = Rate(burst=100_000, per_second=100_000)
ROOMY = Capacity(10_000, 10_000, PLENTY, PLENTY)
PATIENCE = 200.0
"""A test that waits longer than so many seconds has failed, however busy the machine is."""
LONGEST = 1200.0
"""And so has one that takes longer than this."""


elsewhere = pytest.mark.skipif(sys.platform == "darwin", reason="127.0.0.2 is no address there")
"""For tests in which guests come from several addresses."""


def quick(data: Path, **changes: Any) -> Settings:
    """A server that holds nobody up."""
    given = {
        "data": data,
        "bot_pause": 0.0,
        "bot_workers": 0,
        "messages": PLENTY,
        "words": PLENTY,
        "undos": PLENTY,
        "hints": PLENTY,
        "guesses": PLENTY,
        "heavy": PLENTY,
        "pages": PLENTY,
    }
    return Settings(**{**given, **changes})


@contextlib.contextmanager
def running(settings: Settings, page: Path | None = None) -> Iterator[str]:
    """A server in a thread; its address."""
    listening = bound(LOOPBACK, 0)
    server = Server(make_app(settings, page), ROOMY)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        yield f"{LOOPBACK}:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


class Process:
    """A server in a process of its own, to be killed."""

    program = "from spieltisch.cli import main; main()"

    def __init__(self, data: Path) -> None:
        self.data = data
        self.log = (data.parent / f"{data.name}.log").open("ab")
        listening = bound(LOOPBACK, 0)
        self.port = listening.getsockname()[1]
        listening.close()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--bot-pause", "0"]
        source = str(Path(__file__).parents[2] / "src")
        self._process = subprocess.Popen(
            [sys.executable, "-c", self.program, *words],
            stdout=self.log,
            stderr=self.log,
            env={**os.environ, "PYTHONPATH": source},
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://{self.address}/api/games")
                return
            time.sleep(0.02)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def end(self, signal_: int, everybody: bool = False) -> None:
        """Ask the server to end, and its processes too if `everybody` is asked."""
        assert self._process is not None
        (os.killpg if everybody else os.kill)(self._process.pid, signal_)
        self._process.wait(PATIENCE)

    @property
    def group(self) -> int:
        """The group of all its processes."""
        assert self._process is not None
        return self._process.pid

    @property
    def printed(self) -> str:
        return Path(self.log.name).read_text(encoding="utf-8")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
        self.log.close()


def alone(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in a loop of its own."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), LONGEST))

    return run


class Person:
    """A browser: one identity, its HTTP requests and its sockets."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE)
        self.code = ""
        self.you = ""

    async def post(self, path: str, body: object) -> httpx.Response:
        data = body if isinstance(body, bytes) else msgspec.json.encode(body)
        return await self.http.post(path, content=data)

    async def opens(self, name: str = "Anna", **wish: Any) -> Person:
        wish = {"game": "imperator", "seats": 2, **wish}
        return self._entered(await self.post("/api/rooms", {"name": name, **wish}))

    async def joins(self, code: str, name: str) -> Person:
        return self._entered(await self.post("/api/join", {"name": name, "code": code}))

    def _entered(self, response: httpx.Response) -> Person:
        assert response.status_code == 200, response.text
        entered = response.json()
        self.code, self.you = entered["code"], entered["you"]
        return self

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def at_table(self, since: int = 0, address: str = "") -> AsyncIterator[Socket]:
        """A socket that has been welcomed."""
        uri = f"ws://{address or self.address}/ws/{self.code}?since={since}"
        headers = {"Cookie": self.cookie}
        async with connect(uri, additional_headers=headers, compression=None) as connection:
            socket = Socket(connection)
            reading = asyncio.create_task(socket.read())
            try:
                await socket.until(lambda: socket.welcome is not None or socket.gone)
                yield socket
            finally:
                reading.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await reading


class Socket:
    """One socket, and what a page would make of what it receives."""

    numbers = itertools.count()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] | None = None
        self.seq = 0
        self.room: dict[str, Any] = {}
        self.sights: dict[int | None, dict[str, Any]] = {}
        self.told: dict[int | None, list[dict[str, Any]]] = {}
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, list[dict[str, Any]]] = {}
        self.sent: dict[str, str] = {}
        self.hinted: list[dict[str, Any]] = []
        self.gone = ""
        self.closed: int | None = None
        self._news = asyncio.Condition()

    async def read(self) -> None:
        try:
            async for text in self.connection:
                self._take(msgspec.json.decode(text))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.closed = self.connection.close_code
        async with self._news:
            self._news.notify_all()

    def _take(self, event: dict[str, Any]) -> None:
        self.received.append(event)
        kind = event["type"]
        if kind == "answer":
            answer = {name: value for name, value in event.items() if name != "number"}
            self.answers.setdefault(event["id"], []).append(answer)
        elif kind == "gone":
            self.gone = event["reason"]
        elif kind == "hinted":
            self.hinted.append(event)
        else:
            self._show(event, kind == "welcome")

    def _show(self, event: dict[str, Any], first: bool) -> None:
        if first:
            self.welcome = event
        assert event["seq"] >= self.seq
        self.seq = event["seq"]
        if event["room"] and event["room"]["match"] != self.room.get("match"):
            self.told = {}
        self.room = event["room"] or self.room
        self.chat += event["chat"]
        if event["sights"] is None:
            return
        self.sights = {sight["seat"]: sight for sight in event["sights"]}
        for seat, sight in self.sights.items():
            lines = self.told.setdefault(seat, [])
            if first:
                lines[:] = [{}] * sight["lines"]
            assert sight["lines"] <= len(lines)
            lines[sight["lines"] :] = sight["told"]

    async def until(self, true: Callable[[], Any]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: true() or self.closed is not None)
        assert true(), f"closed with {self.closed} {self.gone}"

    async def send(self, type_: str, **fields: Any) -> str:
        """Send a command without waiting; its id."""
        id_ = fields.pop("id", None) or f"c{next(self.numbers)}"
        self.sent[id_] = type_
        message = {"type": type_, "id": id_, "base": self.seq, **fields}
        await self.connection.send(msgspec.json.encode(message).decode())
        return id_

    async def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id_ = fields.setdefault("id", f"c{next(self.numbers)}")
        before = len(self.answers.get(id_, ()))
        await self.send(type_, **fields)
        await self.until(lambda: len(self.answers.get(id_, ())) > before)
        return self.answers[id_][-1]

    async def does(self, type_: str, **fields: Any) -> dict[str, Any]:
        """A command that is carried out."""
        answer = await self.ask(type_, **fields)
        assert answer["trouble"] is None, answer
        await self.until(lambda: self.seq >= answer["seq"])
        return answer

    async def refused(self, type_: str, **fields: Any) -> str:
        """A command that is refused: the key of the reason."""
        answer = await self.ask(type_, **fields)
        assert answer["trouble"] is not None, answer
        return answer["trouble"]["key"]

    @property
    def questions(self) -> list[dict[str, Any]]:
        return [sight["question"] for sight in self.sights.values() if sight["question"]]

    @property
    def over(self) -> bool:
        return self.room.get("phase") == "over"

    async def chooses(self, question: dict[str, Any], index: int = 0) -> dict[str, Any]:
        choice = question["choices"][index % len(question["choices"])]
        return await self.ask(
            "move", seat=question["seat"], question=question["number"], choice=choice
        )

    async def plays(self, pick: Callable[[int], int], limit: int = 100_000) -> int:
        """Answer whatever is asked, to the end of the match or up to a limit; how often."""
        made = 0
        while made < limit:
            await self.until(lambda: self.questions or self.over)
            if self.over:
                break
            question = self.questions[0]
            answer = await self.chooses(question, pick(len(question["choices"])))
            trouble = answer["trouble"]
            assert trouble is None or trouble["key"] in ("stale", "wrong-phase"), answer
            if trouble is None:
                made += 1
                await self.until(lambda asked=question: asked not in self.questions)
        return made


def things(choice: list[Any]) -> Choice:
    return msgspec.convert(choice, Choice)
