"""Connections: what they may do before anybody has looked at what they say.

uvicorn waits for ever for the rest of a request, and for somebody to read an answer. Here a line
that keeps us waiting is cut, one address has only so many lines, and nobody fills our memory or
takes our time with frames that say nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter
from typing import cast

import h11
import msgspec
import uvicorn
from starlette.responses import Response
from uvicorn._types import ASGIApplication, ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from spieltisch.server.guard import HEADERS
from spieltisch.server.limits import Bucket, Buckets, Clock, Rate, household
from spieltisch.server.messages import Refusal, Trouble

REQUEST_TIME = 30.0
"""After so many seconds a request has to be whole."""
STALL = 20.0
"""Every so many seconds it is seen whether somebody reads what we send ..."""
PROGRESS = 128 * 1024
"""... all of it, or so many bytes at least."""
CHUNK = 4096
"""So much is taken from a line at once: the usual 256 kB, full of the smallest frames, would hold
everybody else up for a second."""
FRAMES = Rate(burst=200, per_second=50)
"""Frames on one line that are no whole message: pings, pongs, and pieces of messages."""
FILES, MOST_FILES = 256, 16_384
"""So many files stay free for other things than lines; and for so many files in all we ask."""


class Capacity(msgspec.Struct, frozen=True):
    """For how many lines there is room: in all, and of one address.

    And how fast one address may open them, and ask for something on them.
    """

    lines: int
    of_one: int
    opening: Rate = Rate(burst=600, per_second=20)
    requests: Rate = Rate(burst=600, per_second=50)


def capacity(of_proxy: bool = False) -> Capacity:
    """What this machine has room for: every line is an open file, and so is much else.

    All lines of a proxy have its address; it has to see itself who opens how many.
    """
    lines = max(FILES, (_open_files() - FILES) // 2)
    if of_proxy:
        unlimited = Rate(burst=lines, per_second=lines)
        return Capacity(lines, lines, unlimited, unlimited)
    return Capacity(lines, min(500, lines // 2))


def _open_files() -> int:
    """How many files may be open, after we have asked for more."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource  # noqa: PLC0415 - not everywhere

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Exchange:
    """Counts the lines of all addresses."""

    def __init__(self, room: Capacity, clock: Clock = time.monotonic) -> None:
        self._room = room
        self._opening = Buckets(room.opening, clock)
        self._requests = Buckets(room.requests, clock)
        self._lines: Counter[str] = Counter()
        self._total = 0

    def bears(self, address: str) -> bool:
        """May this address keep the line that it has just opened?"""
        return (
            self._total <= self._room.lines
            and self._lines[address] <= self._room.of_one
            and self._opening.of(address).take()
        )

    def bears_request(self, address: str) -> bool:
        return self._requests.of(address).take()

    def connected(self, address: str) -> None:
        self._total += 1
        self._lines[address] += 1

    def disconnected(self, address: str) -> None:
        self._total -= 1
        self._lines[address] -= 1
        if not self._lines[address]:
            del self._lines[address]


class Lines(uvicorn.Config):
    """uvicorn's settings, as our lines know them."""

    exchange: Exchange


class _Line(asyncio.Protocol):
    """What all lines have in common. A part of uvicorn's protocols, which say the rest."""

    config: uvicorn.Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _counted = ""
    _unsent = 0
    _stall: asyncio.TimerHandle | None = None

    @property
    def _exchange(self) -> Exchange:
        return cast("Lines", self.config).exchange

    @property
    def _address(self) -> str:
        return household(self.client[0] if self.client else "?")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # What the other side has not taken yet is ours to keep, and to count.
        self.transport.set_write_buffer_limits(0)
        self.transport.max_size = CHUNK  # type: ignore[attr-defined]
        self._counted = self._address
        self._exchange.connected(self._counted)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._stall is not None:
            self._stall.cancel()
        if self._counted:
            self._exchange.disconnected(self._counted)
            self._counted = ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def _watch(self) -> None:
        self._unsent = self.transport.get_write_buffer_size()
        self._stall = self.loop.call_later(STALL, self._has_stalled)

    def _has_stalled(self) -> None:
        if self._unsent - self.transport.get_write_buffer_size() >= PROGRESS:
            self._watch()
        else:
            self.transport.abort()


def _goodbye(status: int, key: str) -> Response:
    """An answer after which we hang up."""
    body = msgspec.json.encode(Refusal(Trouble(key)))
    return Response(body, status, {**HEADERS, "Connection": "close"}, "application/json")


TOO_MANY = _goodbye(429, "too-fast")
NO_LENGTH = _goodbye(411, "bad-message")


class RequestLine(_Line, H11Protocol):
    """A line for HTTP: each request has to be whole in time."""

    _due: asyncio.TimerHandle | None = None

    @property
    def app(self) -> ASGIApplication:
        """Who answers the request whose head has just arrived.

        Bodies come in one piece, of which it is known how long it is: no browser sends them in
        chunks, and these can be so small that taking them apart takes all our time.
        """
        if not self._exchange.bears_request(self._counted):
            return cast("ASGIApplication", TOO_MANY)
        if any(name == b"transfer-encoding" for name, _ in self.headers):
            return cast("ASGIApplication", NO_LENGTH)
        return self._app

    @app.setter
    def app(self, app: ASGIApplication) -> None:
        self._app = app

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._expect()
        if not self._exchange.bears(self._counted):
            self.transport.abort()

    def _expect(self) -> None:
        """A request has to come."""
        self._expect_nothing()
        self._due = self.loop.call_later(REQUEST_TIME, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note_whole()

    def _note_whole(self) -> None:
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._expect_nothing()

    def on_response_complete(self) -> None:
        if not self.transport.is_closing():
            self._expect()
        super().on_response_complete()
        self._note_whole()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._expect_nothing()
        super()._leave()


class SocketLine(_Line, WebSocketsSansIOProtocol):
    """A line for a WebSocket: who does not read is not read from either."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._frames = Bucket(FRAMES, time.monotonic)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def handle_ping(self) -> None:
        if self._bears_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_frame():
            super().handle_cont(event)

    def _bears_frame(self) -> bool:
        if self._frames.take():
            return True
        self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
        return False

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._fail(CloseCode.INVALID_DATA, "not UTF-8")
            return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
