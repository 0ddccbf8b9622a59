"""Garbage on the socket: a clear answer or a clean close, no traceback, and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.running import PATIENCE, Person, quick, running
from spieltisch.server.messages import AnyCommand, Chat, Ping, Ready, Remove, Rename, Sit

HARMFUL = (Chat, Ready, Rename, Sit, Remove)
"""What a spectator may do: it would change the room, rightly."""
CLEAN = {4400, 1003, 1007, 1009}

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
    except (msgspec.DecodeError, UnicodeError):
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
