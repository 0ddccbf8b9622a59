"""Garbage: a clear answer or a clean close, no traceback, and nothing changes.

On sockets, over HTTP, and in records, for the server and for the terminal.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import re
from typing import Any

import httpx
import msgspec
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cli.running import run
from playing import played
from server.running import PATIENCE, Person, quick, running
from spieltisch.commands.common import NOT_VERIFIED, REFUSED
from spieltisch.engine import Record
from spieltisch.engine.text import CONTROLS
from spieltisch.games import find
from spieltisch.server.messages import (
    UNREADABLE,
    AnyCommand,
    Chat,
    Ping,
    Ready,
    Remove,
    Rename,
    Sit,
)

HARMFUL = (Chat, Ready, Rename, Sit, Remove)
"""What a spectator may do: it would change the room, rightly."""
CLEAN = {4400, 1003, 1007, 1009}

EXTREMES = [
    "[" * 7000,
    "[" * 3500 + "]" * 3500,
    '{"a":' * 1000 + "1" + "}" * 1000,
    "9" * 7000,
    "-" + "9" * 300,
    str(2**63),
    str(-(2**64)),
    "1e400",
    "1e-400",
    "-0.0",
    "NaN",
    "Infinity",
    "[" + "1," * 3500 + "1]",
    '"' + "\\u0000" * 1000 + '"',
    '"\\ud800\\ud800"',
    '"' + "\U0001f98a" * 1500 + '"',
]
"""JSON that is deep, long, or no number; all of it fits into a message."""

FIELDS = ['"type":"ping","base":', '"colour":', '"type":"undo","seat":', '"type":']

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
fields = {
    "id": st.text(max_size=80) | anything,
    "base": st.integers() | anything,
    "seat": st.integers() | anything,
    "question": st.integers() | anything,
    "choice": st.tuples(st.text(), st.lists(st.integers())) | anything,
    "options": st.dictionaries(st.text(), anything, max_size=3),
    "seats": st.integers() | anything,
    "kind": st.sampled_from(["open", "bot", "king"]),
    "locked": st.booleans(),
    "colour": anything,
}
verbs = st.sampled_from(
    ["move", "undo", "arrange", "configure", "start", "rematch", "lock", "ping", "fly", "", 3]
)
commands = st.fixed_dictionaries({"type": verbs}, optional=fields)


def as_text(data: object) -> str:
    with contextlib.suppress(msgspec.MsgspecError, OverflowError, UnicodeError):
        return msgspec.json.encode(data).decode()
    return repr(data)


messages = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    anything.map(as_text),
    commands.map(as_text),
    commands.map(as_text).map(lambda text: text[:-3]),
    st.sampled_from(["[" * 4000, '{"id":"\\ud800","type":"ping"}', '{"id":"x","id":"y"}', "\x00"]),
    st.tuples(st.sampled_from(FIELDS), st.sampled_from(EXTREMES))
    .map("".join)
    .map(lambda text: f'{{"id":"x",{text}}}'),
)


def test_garbage_changes_nothing(tmp_path, errors):
    with running(quick(tmp_path)) as address, asyncio.Runner() as runner:
        anna, cleo = Person(address), Person(address)
        runner.run(anna.opens("Anna"))
        runner.run(cleo.joins(anna.code, "Cleo"))
        runner.run(begun(anna))
        before = runner.run(state(anna))

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(messages)
        def garbage(message: str | bytes) -> None:
            assume(not may_change(message))
            runner.run(throw(cleo, message))

        garbage()
        assert runner.run(state(anna)) == before
    assert errors == []


async def begun(person: Person) -> None:
    async with person.at_table() as socket:
        await socket.does("sit", seat=1)
        await socket.does("start")


async def state(person: Person) -> object:
    async with person.at_table() as socket:
        room = {**socket.room, "guests": [guest["name"] for guest in socket.room["guests"]]}
        return socket.seq, room, socket.sights, socket.told, socket.chat


def may_change(message: str | bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(message, type=AnyCommand), HARMFUL)
    except UNREADABLE:
        return False


async def throw(person: Person, message: str | bytes) -> None:
    """Send it, then ask whether anybody is there: both are answered, or the line is closed."""
    uri = f"ws://{person.address}/ws/{person.code}"
    headers = {"Cookie": person.cookie}
    async with connect(uri, additional_headers=headers, compression=None) as socket:
        assert b'"welcome"' in await socket.recv(decode=False)
        try:
            await socket.send(message)
            await socket.send(msgspec.json.encode(Ping(id="still there")).decode())
            async with asyncio.timeout(PATIENCE):
                while b'"still there"' not in await socket.recv(decode=False):
                    pass
        except ConnectionClosed:
            assert socket.close_code in CLEAN


# HTTP

REFUSALS = {400, 403, 404, 405, 413, 431}
bodies = st.one_of(
    st.binary(max_size=300),
    anything.map(as_text).map(str.encode),
    st.fixed_dictionaries(
        {},
        optional={
            "name": st.text(max_size=40) | anything,
            "game": st.sampled_from(["imperator", "villainous", "chess"]) | anything,
            "seats": st.integers() | anything,
            "bots": st.integers() | anything,
            "options": st.dictionaries(st.text(), anything, max_size=3),
            "code": st.text(max_size=10) | anything,
            "invite": st.text(max_size=10) | anything,
        },
    )
    .map(as_text)
    .map(str.encode),
    st.sampled_from(EXTREMES).map(str.encode),
    st.sampled_from(["name", "game", "seats", "options", "colour"]).flatmap(
        lambda field: st.sampled_from(EXTREMES).map(
            lambda extreme: f'{{"game":"imperator","{field}":{extreme}}}'.encode()
        )
    ),
    st.sampled_from([b"[" * 100_000, b'{"options":' * 100_000, b"9" * 100_000, b'{"a":"' * 99]),
)
queries = st.dictionaries(
    st.sampled_from(["name", "seat", "from", "since", "x"]),
    st.text(st.characters(codec="utf-8"), max_size=30) | st.integers().map(str),
    max_size=3,
)
paths = st.sampled_from(["/api/rooms", "/api/join", "/api/import", "/api/replay"])
odd_paths = st.sampled_from(
    [
        "/api/rooms/%00/record",
        "/api/rooms/%F0%9F%A6%8A/replay",
        "/api/rooms/..%2f..%2f/qr.svg",
        "/api/rooms//replay",
        "/api/" + "a" * 5000,
        "/ws/AAAAAA",
        "/%ff%fe",
        "/assets/%00",
        "/r/%0d%0aSet-Cookie:x",
    ]
)
cookies = st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=200)


def test_garbage_over_http_is_refused(tmp_path, errors):
    with running(quick(tmp_path)) as address, httpx.Client(base_url=f"http://{address}") as client:

        @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
        @given(paths, bodies, queries)
        def posted(path: str, body: bytes, query: dict[str, str]) -> None:
            response = client.post(path, content=body, params=query)
            assume(response.status_code != 200)
            assert response.status_code in REFUSALS
            assert set(response.json()["trouble"]) == {"key", "values"}
            assert len(response.content) < 4000

        @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
        @given(odd_paths, queries, cookies)
        def got(path: str, query: dict[str, str], cookie: str) -> None:
            headers = {"Cookie": f"spieltisch={cookie}".encode("latin-1")}
            response = client.get(path, params=query, headers=headers)
            assert response.status_code in {*REFUSALS, 200, 503}

        posted()
        got()
        assert client.get("/api/games").status_code == 200
    assert errors == []


# Records

RECORD = msgspec.to_builtins(
    played(find("imperator"), 2, "garbage", {"round_limit": 1}).record(), str_keys=True
)
numbers = st.sampled_from([-1, 0, 1, 7, 2**31, 2**53, 2**53 + 1, 2**64, 10**300, -(10**300)])
leaves = (
    numbers | anything | st.text(max_size=20) | st.sampled_from([[], {}, None, [[]], "\x1b[2J"])
)


@st.composite
def records(draw: st.DrawFn) -> bytes:
    """A record in which something was changed by somebody who knows how to write the digest."""
    record: Any = copy.deepcopy(RECORD)
    for _ in range(draw(st.integers(1, 3))):
        spot: Any = record
        key = draw(st.sampled_from(sorted(spot)))
        while isinstance(spot[key], list | dict) and spot[key] and draw(st.booleans()):
            spot = spot[key]
            keys = sorted(spot) if isinstance(spot, dict) else list(range(len(spot)))
            key = draw(st.sampled_from(keys))
        if draw(st.booleans()):
            spot[key] = copy.deepcopy(draw(leaves))
        elif isinstance(spot, list) and draw(st.booleans()):
            spot.insert(key, copy.deepcopy(spot[key]))
        else:
            del spot[key]
        if not isinstance(record, dict) or not record:
            break
    return sealed(record)


def sealed(record: Any) -> bytes:
    with contextlib.suppress(msgspec.MsgspecError, OverflowError, UnicodeError, TypeError):
        return msgspec.convert(record, Record).to_json()
    return as_text(record).encode()


files = st.one_of(
    records(),
    st.binary(max_size=200),
    st.sampled_from(EXTREMES).map(str.encode),
    st.sampled_from([b"[" * 100_000, b'{"entries":' + b"[" * 100_000, b"\xef\xbb\xbf{}", b""]),
    st.integers(0, 400).map(lambda length: sealed(RECORD)[:length]),
)


def test_records_that_somebody_has_tampered_with_are_refused_by_the_server(tmp_path, errors):
    with running(quick(tmp_path)) as address, httpx.Client(base_url=f"http://{address}") as client:

        @settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
        @given(files, st.sampled_from(["/api/import?name=Anna", "/api/replay"]))
        def sent(file: bytes, path: str) -> None:
            response = client.post(path, content=file)
            client.cookies.clear()
            if response.status_code != 200:
                assert response.status_code in REFUSALS
                assert set(response.json()["trouble"]) == {"key", "values"}

        sent()
        assert client.get("/api/games").status_code == 200
    assert errors == []


def test_records_that_somebody_has_tampered_with_are_refused_by_the_terminal(tmp_path):
    file = tmp_path / "record.json"

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(files, st.sampled_from([("verify",), ("replay", "--all"), ("play", "--load")]))
    def read(data: bytes, command: tuple[str, ...]) -> None:
        file.write_bytes(data)
        result = run(*command, file)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert result.exit_code in (0, NOT_VERIFIED, REFUSED)
        assert not re.search(CONTROLS, result.output)

    read()
