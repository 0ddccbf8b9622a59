"""The WebSocket: one connection of one guest to one room."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from spieltisch.engine import TableError
from spieltisch.server.house import House
from spieltisch.server.limits import Caller, Limit
from spieltisch.server.messages import UNREADABLE, AnyCommand, Hint, Move, Ping, Undo
from spieltisch.server.refusals import Refused, trouble_of
from spieltisch.server.room import Room
from spieltisch.server.store import NotStored
from spieltisch.server.viewer import Viewer
from spieltisch.server.web import Web

log = logging.getLogger(__name__)

ID_LENGTH = 64
LAST_WORDS = 5.0
"""So many seconds the last messages may take when we hang up."""
PATIENCE = 4
"""Whoever sends so many times more than is allowed is disconnected."""
PLAYING = (Move, Ping)
"""What is part of a match, or says nothing: it may be as fast as people are."""
CROWD = 16
"""So many guests who play as fast as they may can share an address."""
ADVISED = 4
"""So many who ask for as many hints as they may: a hint may cost a second of thought."""


class _Envelope(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: str


_command = msgspec.json.Decoder(AnyCommand).decode
_envelope = msgspec.json.Decoder(_Envelope).decode


class Wire:
    """The endpoint /ws/{code}?since=SEQ."""

    def __init__(self, house: House, web: Web) -> None:
        self._house = house
        self._web = web
        rate, clock = house.settings.messages, house.settings.clock
        self._pace = Limit(rate, clock, CROWD)
        self._undos = Limit(house.settings.undos, clock, CROWD)
        self._hints = Limit(house.settings.hints, clock, ADVISED)
        self._patience = Limit(rate.times(PATIENCE), clock, CROWD)

    async def connect(self, socket: WebSocket) -> None:
        await socket.accept()
        viewer = Viewer("", self._web.link(socket))
        sending = asyncio.create_task(_send_all(socket, viewer))
        try:
            await self._serve(socket, viewer)
        except WebSocketDisconnect:
            pass
        finally:
            await _finish(viewer, sending)

    async def _serve(self, socket: WebSocket, viewer: Viewer) -> None:
        try:
            room, viewer.guest = await self._web.member(socket)
            await room.attach(viewer, _since(socket.query_params.get("since", "")))
        except (Refused, TableError) as error:
            viewer.close(error.key)
            return
        except NotStored:
            viewer.close("not-stored")
            return
        try:
            await self._receive(socket, viewer, room)
        finally:
            await room.detach(viewer)

    async def _receive(self, socket: WebSocket, viewer: Viewer, room: Room) -> None:
        caller = self._web.caller(socket)
        while not viewer.gone:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or ""
            if not self._patience.take(caller):
                viewer.close("too-fast")
            elif not self._pace.take(caller):
                _refuse(viewer, data, room, Refused("too-fast"))
            else:
                await self._understand(viewer, data, room, caller)

    async def _understand(
        self, viewer: Viewer, data: str | bytes, room: Room, caller: Caller
    ) -> None:
        try:
            command = _command(data)
            if not 0 < len(command.id) <= ID_LENGTH:
                raise Refused("bad-message")
        except (*UNREADABLE, Refused):
            _refuse(viewer, data, room, Refused("bad-message"))
            return
        if not self._may(command, caller):
            _refuse(viewer, data, room, Refused("too-fast"))
            return
        await room.handle(viewer, command)

    def _may(self, command: AnyCommand, caller: Caller) -> bool:
        """What is taken back stays in the log, and so does what is said: both are for people.

        And so are hints, which somebody has to think about.
        """
        if isinstance(command, Undo):
            return self._undos.take(caller)
        if isinstance(command, Hint):
            return self._hints.take(caller)
        return isinstance(command, PLAYING) or self._web.words.take(caller)


def _refuse(viewer: Viewer, data: str | bytes, room: Room, error: Refused) -> None:
    """Answer a message that is not carried out; one that has no id ends the connection."""
    try:
        id_ = _envelope(data).id
    except UNREADABLE:
        viewer.close(error.key)
        return
    seq = room.sitting.shown_seq(viewer.guest)
    viewer.answer(id_[:ID_LENGTH], seq, trouble_of(error))


def _since(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


async def _send_all(socket: WebSocket, viewer: Viewer) -> None:
    """Send what lies in the outbox; a number in it is the code to hang up with."""
    try:
        while True:
            item = await viewer.outbox.get()
            if isinstance(item, int):
                await socket.close(item)
                return
            await socket.send_text(item.decode())
    except (WebSocketDisconnect, RuntimeError, OSError):
        # The other side has hung up; the receiving side notices by itself.
        viewer.gone = True


async def _finish(viewer: Viewer, sending: asyncio.Task[None]) -> None:
    """Let the last words out, then end the sending task."""
    if viewer.gone:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(sending, LAST_WORDS)
        return
    viewer.gone = True
    sending.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await sending
