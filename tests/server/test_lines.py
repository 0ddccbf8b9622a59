"""Connections that say nothing, or too much, or do not listen."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import struct
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.frames import Frame, Opcode

from server.running import PATIENCE, alone, elsewhere, quick, running
from spieltisch.server import lines, outbox
from spieltisch.server.limits import Rate
from spieltisch.server.lines import Capacity
from spieltisch.server.messages import Answer
from spieltisch.server.serving import LOOPBACK, bound, configured
from spieltisch.server.viewer import Viewer

SOON = 0.2
MUCH = 8 * 1024 * 1024
ROOM = Capacity(lines=100, of_one=100)


@contextlib.contextmanager
def answering(
    get: Callable[[Request], Awaitable[Response]] | None = None,
    talk: Callable[[WebSocket], Awaitable[None]] | None = None,
    room: Capacity = ROOM,
) -> Iterator[int]:
    """A server that answers as a test wants; its port."""

    async def hello(request: Request) -> Response:
        return PlainTextResponse(await request.body() or b"hello")

    async def echo(ws: WebSocket) -> None:
        await ws.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await ws.send_text(await ws.receive_text())

    routes = [
        Route("/", get or hello, methods=["GET", "POST"]),
        WebSocketRoute("/ws", talk or echo),
    ]
    listening = bound(LOOPBACK, 0)
    server = uvicorn.Server(configured(Starlette(routes=routes), room))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def line(port: int, *said: bytes, own: str = LOOPBACK, buffer: int = 0) -> socket.socket:
    """A connection from an address of ours, and what is said on it."""
    opened = socket.socket()
    opened.settimeout(PATIENCE)
    if buffer:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    opened.bind((own, 0))
    opened.connect((LOOPBACK, port))
    for one in said:
        opened.sendall(one)
    return opened


def is_cut(opened: socket.socket) -> bool:
    """Does the other side hang up, if we wait for it? What it says until then is thrown away."""
    try:
        while opened.recv(1 << 16):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def says_hello(opened: socket.socket) -> bool:
    try:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return b"hello" in _heard(opened, b"hello")
    except ConnectionError:
        return False


def _heard(opened: socket.socket, until: bytes) -> bytes:
    heard = b""
    while until not in heard and (more := opened.recv(4096)):
        heard += more
    return heard


def web_socket(port: int, path: str = "/ws", cookie: str = "", buffer: int = 0) -> socket.socket:
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET {path} HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    )
    opened = line(port, head.encode(), buffer=buffer)
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += opened.recv(1)
    assert b" 101 " in heard
    return opened


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def close_code(opened: socket.socket) -> int:
    """The code with which the server hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while more := opened.recv(1 << 16):
            heard += more
    at = heard.rindex(b"\x88")
    return struct.unpack("!H", heard[at + 2 : at + 4])[0]


# Requests


@pytest.mark.parametrize(
    "said",
    [
        (),
        (b"GET",),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ",),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc",),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HT"),
    ],
    ids=["nothing", "a word", "half a head", "half a body", "half a second request"],
)
def test_a_request_that_is_not_whole_in_time_is_not_waited_for(monkeypatch, said):
    monkeypatch.setattr(lines, "REQUEST_TIME", SOON)
    with answering() as port:
        assert is_cut(line(port, *said))


@pytest.mark.parametrize("head", [b"X-Long: ", b"Content-Length: 100000\r\n\r\n"])
def test_whoever_sends_letter_by_letter_gets_no_more_time(monkeypatch, head):
    monkeypatch.setattr(lines, "REQUEST_TIME", SOON)
    with answering() as port:
        slow = line(port, b"POST / HTTP/1.1\r\nHost: localhost\r\n" + head)
        slow.settimeout(SOON / 10)
        with pytest.raises(ConnectionError):
            for _ in range(int(PATIENCE / SOON * 10)):
                slow.send(b"a")
                with contextlib.suppress(TimeoutError):
                    if not slow.recv(1):
                        raise ConnectionResetError


def test_an_answer_may_take_longer_than_the_request(monkeypatch):
    monkeypatch.setattr(lines, "REQUEST_TIME", SOON)

    async def slow(request: Request) -> Response:
        await asyncio.sleep(SOON * 3)
        return PlainTextResponse("hello")

    with answering(slow) as port:
        assert says_hello(line(port))


def test_a_line_that_is_kept_open_serves_one_request_after_the_other():
    with answering() as port:
        kept = line(port)
        assert all(says_hello(kept) for _ in range(5))


# Whoever does not read


def test_an_answer_that_nobody_reads_is_not_kept(monkeypatch):
    monkeypatch.setattr(lines, "STALL", SOON)
    given_up = threading.Event()

    async def talk(ws: WebSocket) -> None:
        await ws.accept()
        try:
            while True:
                await ws.send_bytes(b"x" * MUCH)
        except (WebSocketDisconnect, RuntimeError):
            given_up.set()

    with answering(talk=talk) as port, contextlib.closing(web_socket(port, buffer=4096)):
        assert given_up.wait(PATIENCE)


def test_an_answer_over_http_that_nobody_reads_is_not_kept(monkeypatch):
    monkeypatch.setattr(lines, "STALL", SOON)

    async def much(request: Request) -> Response:
        return PlainTextResponse(b"x" * MUCH * 4)

    asked = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with answering(much, room=Capacity(lines=9, of_one=1)) as port:
        deaf = line(port, asked, buffer=4096)
        assert _in_time(lambda: _is_heard(line(port, asked)))
        deaf.close()


def _is_heard(opened: socket.socket) -> bool:
    with contextlib.suppress(ConnectionError):
        return opened.recv(1) != b""
    return False


def test_whoever_reads_slowly_gets_it_all(monkeypatch):
    monkeypatch.setattr(lines, "STALL", 10 * SOON)
    monkeypatch.setattr(lines, "PROGRESS", 1)

    async def much(request: Request) -> Response:
        return PlainTextResponse(b"x" * MUCH)

    with answering(much) as port:
        slow = line(port, b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        heard = 0
        for number in range(1 << 16):
            more = len(slow.recv(1 << 16))
            if not more:
                break
            heard += more
            if number % 16 == 0:
                threading.Event().wait(2 * SOON)
        assert heard > MUCH


def test_an_outbox_is_full_by_bytes_and_by_messages(monkeypatch):
    monkeypatch.setattr(outbox, "MOST_BYTES", 5000)
    monkeypatch.setattr(outbox, "MOST_MESSAGES", 10)
    for length, count in ((10_000, 1), (1000, 4), (1, 10)):
        viewer = Viewer("anna")
        for _ in range(count):
            viewer.send(Answer(id="x" * length, seq=0))
        assert not viewer.gone
        viewer.send(Answer(id="x" * length, seq=0))
        assert viewer.gone
        said = viewer.outbox.get_nowait()
        assert isinstance(said, bytes)
        assert b"too-slow" in said
        assert viewer.outbox.get_nowait() == 4408
        assert viewer.outbox.empty()


def test_what_has_been_read_makes_room(monkeypatch):
    monkeypatch.setattr(outbox, "MOST_BYTES", 5000)
    viewer = Viewer("anna")
    for _ in range(20):
        viewer.send(Answer(id="x" * 3000, seq=0))
        assert viewer.outbox.get_nowait()
    assert not viewer.gone


# How many


@elsewhere
def test_an_address_has_only_so_many_lines():
    with answering(room=Capacity(lines=100, of_one=3)) as port:
        mine = [line(port) for _ in range(3)]
        assert all(map(says_hello, mine))
        assert is_cut(line(port))
        assert says_hello(line(port, own="127.0.0.2"))
        mine.pop().close()
        assert _in_time(lambda: says_hello(line(port)))
        assert all(map(says_hello, mine))


@elsewhere
def test_there_are_only_so_many_lines_in_all():
    with answering(room=Capacity(lines=3, of_one=3)) as port:
        some = [line(port, own=f"127.0.0.{number}") for number in range(2, 5)]
        assert all(map(says_hello, some))
        assert is_cut(line(port))
        some.pop().close()
        assert _in_time(lambda: says_hello(line(port)))


def test_a_web_socket_is_one_line():
    with answering(room=Capacity(lines=100, of_one=2)) as port:
        first, second = web_socket(port), web_socket(port)
        assert is_cut(line(port))
        first.close()
        assert _in_time(lambda: says_hello(line(port)))
        second.sendall(frame(Opcode.TEXT, b"still here"))
        assert b"still here" in _heard(second, b"still here")


@elsewhere
def test_an_address_opens_lines_only_so_fast():
    slow = Capacity(lines=100, of_one=100, opening=Rate(burst=3, per_second=0.0))
    with answering(room=slow) as port:
        assert [says_hello(line(port)) for _ in range(5)] == [True] * 3 + [False] * 2
        assert says_hello(line(port, own="127.0.0.2"))


def test_an_address_asks_only_so_fast():
    slow = Capacity(lines=100, of_one=100, requests=Rate(burst=3, per_second=0.0))
    with answering(room=slow) as port:
        kept = line(port)
        assert [says_hello(kept) for _ in range(3)] == [True] * 3
        kept.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 429 " in _heard(kept, b"too-fast")
        assert is_cut(kept)


def test_a_body_in_chunks_is_not_taken():
    with answering() as port:
        head = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        chunks = line(port, head)
        assert b" 411 " in _heard(chunks, b"bad-message")
        assert is_cut(chunks)


def _in_time(true: Callable[[], bool]) -> bool:
    """Is it so, sooner or later?"""
    return any(true() or threading.Event().wait(SOON) for _ in range(int(PATIENCE / SOON)))


# Frames


@pytest.mark.parametrize(
    "flood",
    [
        [frame(Opcode.PING, b"")],
        [frame(Opcode.PONG, b"")],
        [frame(Opcode.TEXT, b"", fin=False), frame(Opcode.CONT, b"", fin=False)],
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_frames_that_say_nothing_end_the_connection(errors, flood):
    with answering() as port:
        flooding = web_socket(port)
        with contextlib.suppress(ConnectionError):
            flooding.sendall(flood[0] + flood[-1] * 10_000)
        assert is_cut(flooding)
    assert errors == []


def test_a_few_pings_are_answered_and_a_message_may_come_in_pieces():
    with answering() as port:
        polite = web_socket(port)
        polite.sendall(frame(Opcode.PING, b"there?"))
        assert b"there?" in _heard(polite, b"there?")
        polite.sendall(frame(Opcode.TEXT, b"one ", fin=False) + frame(Opcode.CONT, b"message"))
        assert b"one message" in _heard(polite, b"one message")


def test_text_that_is_none_ends_the_connection(errors):
    with answering() as port:
        garbled = web_socket(port)
        garbled.sendall(frame(Opcode.TEXT, b"\xff\xfe"))
        assert close_code(garbled) == 1007
    assert errors == []


# What was begun and not ended


@alone
async def test_a_guest_who_hangs_up_in_the_middle_leaves_no_trace(tmp_path, errors):
    with running(quick(tmp_path)) as address:
        port = int(address.split(":")[1])
        for path in ("/api/rooms", "/api/join", "/api/import?name=A", "/api/replay"):
            head = f"POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Length: 99\r\n\r\n{{"
            line(port, head.encode()).close()
        response = await httpx.AsyncClient().get(f"http://{address}/api/games")
        assert response.status_code == 200
    assert errors == []


def test_what_a_machine_has_room_for_leaves_files_for_other_things():
    room: Any = lines.capacity()
    assert 0 < room.of_one <= room.lines // 2
    assert room.lines < lines.MOST_FILES - lines.FILES
