"""HTTP: games, opening and entering rooms, records and replays."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, lru_cache
from typing import TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from spieltisch.engine import Record, TableError, read_record
from spieltisch.engine.errors import UnknownGame
from spieltisch.server.guard import is_public
from spieltisch.server.house import House
from spieltisch.server.limits import Caller, Limit, household
from spieltisch.server.messages import (
    SIZE_LIMIT,
    UNREADABLE,
    Curve,
    InvitationView,
    Join,
    NewRoom,
    PersonalLink,
    Refusal,
    Shared,
    TakeOver,
    Trouble,
)
from spieltisch.server.previews import Preview
from spieltisch.server.refusals import Refused, trouble_of
from spieltisch.server.replays import NotReplayed, Wish
from spieltisch.server.room import Room
from spieltisch.server.sights import game_info
from spieltisch.server.store import NotStored
from spieltisch.server.tickets import COOKIE, COOKIE_LIFE, new_identity

T = TypeVar("T")
RECORD_LIMIT = 2 * 1024 * 1024
MOST_DIGITS = 9
STATUS = {
    "no-such-room": 404,
    "room-archived": 410,
    "no-such-link": 404,
    "not-found": 404,
    "not-host": 403,
    "not-a-guest": 403,
    "was-removed": 403,
    "room-locked": 403,
    "room-full": 403,
    "home-full": 403,
    "room-worn-out": 403,
    "not-over": 409,
    "too-fast": 429,
    "too-long": 413,
    "not-stored": 503,
    "not-replayed": 503,
    "closing": 503,
}
CROWD = 4
"""So many guests who look at replays, or talk, can share an address."""
WEIGHT = 64 * 1024
"""So many bytes of a record weigh as much as a request."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")


def json(data: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(data),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def refusal(trouble: Trouble) -> Response:
    return json(Refusal(trouble), STATUS.get(trouble.key, 400))


Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler) -> Handler:
    """What a person can cause is answered with a reason."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except (Refused, TableError) as error:
            return refusal(trouble_of(error))
        except NotReplayed as error:
            return refusal(error.trouble)
        except NotStored:
            return refusal(Trouble("not-stored"))

    return answer


@lru_cache(256)
def qr_picture(link: str) -> bytes:
    """A link as a picture, for another device's camera. To draw it takes some milliseconds."""
    picture = io.BytesIO()
    code = segno.make(link, micro=False)
    code.save(picture, kind="svg", border=2, scale=4, light="#fff", xmldecl=False)
    return picture.getvalue()


class Web:
    """The routes below /api."""

    def __init__(self, house: House) -> None:
        self._house = house
        settings = house.settings
        self._guesses = Limit(settings.guesses, settings.clock)
        self._heavy = Limit(settings.heavy, settings.clock)
        self._pages = Limit(settings.pages, settings.clock, CROWD)
        self.words = Limit(settings.words, settings.clock, CROWD)

    def routes(self) -> list[Route]:
        paths: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{game}/figures", self.figures),
            ("POST", "/api/rooms", self.create),
            ("POST", "/api/join", self.join),
            ("POST", "/api/import", self.load),
            ("POST", "/api/replay", self.replay_file),
            ("GET", "/api/rooms/{code}/qr.svg", self.qr),
            ("GET", "/api/rooms/{code}/record", self.record),
            ("GET", "/api/rooms/{code}/replay", self.replay),
            ("GET", "/api/rooms/{code}/curve", self.curve),
            ("POST", "/api/rooms/{code}/share", self.share),
            ("GET", "/api/shared/{secret}/replay", self.replay_shared),
            ("GET", "/api/mine", self.mine),
            ("GET", "/api/tables", self.tables),
            ("GET", "/api/invitations/{invite}", self.invitation),
            ("POST", "/api/me", self.personal_link),
            ("POST", "/api/me/enter", self.take_over),
            ("GET", "/api/{rest:path}", self.nothing),
        ]
        return [Route(path, guarded(handler), methods=[verb]) for verb, path, handler in paths]

    # Games and rooms

    async def games(self, request: Request) -> Response:
        packed = _takes_gzip(request)
        return _answer(self._games_packed if packed else self._games, packed)

    @cached_property
    def _games(self) -> bytes:
        settings = self._house.settings
        return msgspec.json.encode([game_info(settings.find(name)) for name in settings.games])

    @cached_property
    def _games_packed(self) -> bytes:
        return gzip.compress(self._games, 6)

    async def figures(self, request: Request) -> Response:
        self._turn_page(request)
        game, known = request.path_params["game"], self._house.settings.games
        if game not in known:
            raise UnknownGame(game, known)
        return _answer(await self._house.replays.figures(game), packed=False)

    async def create(self, request: Request) -> Response:
        self._bear(request)
        wish = await _read(request, NewRoom)
        identity = self._identity(request) or new_identity()
        return self._entered(request, identity, await self._house.create(identity, wish))

    async def join(self, request: Request) -> Response:
        caller = self.caller(request)
        if not self.words.take(caller):
            raise Refused("too-fast")  # Whoever comes back under a new name says something.
        wish = await _read(request, Join)
        identity = self._identity(request) or new_identity()
        with self._guessing(request):
            entered = await self._house.enter(identity, caller.address, wish)
        return self._entered(request, identity, entered)

    async def load(self, request: Request) -> Response:
        self._bear(request)
        caller, replays = self.caller(request), self._house.replays
        with replays.turn(caller):
            file = await _body(request, RECORD_LIMIT)
            self._heavy.charge(caller, len(file) / WEIGHT)
            await replays.check(caller, file)
            record = await asyncio.to_thread(read_record, file)
            identity = self._identity(request) or new_identity()
            name = request.query_params.get("name", "")
            entered = await self._house.load_record(identity, name, record)
        return self._entered(request, identity, entered)

    # Coming back

    async def mine(self, request: Request) -> Response:
        self._turn_page(request)
        identity = self._identity(request)
        return json(await self._house.matches(identity) if identity else [])

    async def tables(self, request: Request) -> Response:
        self._turn_page(request)
        return json(self._house.tables())

    async def invitation(self, request: Request) -> Response:
        """Null for one that is none: whoever enters with it is told so."""
        try:
            return json(await self.invited(request))
        except Refused as refused:
            if refused.key == "too-fast":
                raise
            return json(None)

    async def invited(self, request: HTTPConnection) -> InvitationView:
        """What a request's invitation is to. Whoever guesses one guesses a room."""
        with self._guessing(request):
            return await self._house.invitation(request.path_params["invite"])

    async def preview_of(self, request: HTTPConnection) -> Preview | None:
        """What messengers show of a link, if it is an invitation."""
        try:
            return Preview(await self.invited(request), self._address(request))
        except (Refused, NotStored, TableError):
            return None

    async def personal_link(self, request: Request) -> Response:
        self._bear(request)
        identity = self._identity(request) or new_identity()
        link = self._address(request) + "/me/" + await self._house.personal_link(identity)
        return self._entered(request, identity, PersonalLink(link, qr_picture(link).decode()))

    async def take_over(self, request: Request) -> Response:
        wish = await _read(request, TakeOver)
        with self._guessing(request):
            identity = await self._house.whose(wish.secret)
        return self._entered(request, identity, await self._house.matches(identity))

    def _entered(self, request: Request, identity: str, told: object) -> Response:
        """An answer to somebody whom the browser is from now on."""
        response = json(told)
        response.set_cookie(
            COOKIE,
            self._house.tickets.signed(identity),
            max_age=COOKIE_LIFE,
            httponly=True,
            samesite="lax",
            secure=self._is_encrypted(request),
        )
        return response

    def _bear(self, request: Request) -> None:
        """What makes work is not done too often for one guest or address."""
        if not self._heavy.take(self.caller(request)):
            raise Refused("too-fast")

    @contextmanager
    def _guessing(self, request: HTTPConnection) -> Iterator[None]:
        """Whoever names a room may be guessing: it is paid for first, and free if it was right.

        Paid first, so that a hundred guesses at the same time are a hundred guesses.
        """
        caller = self.caller(request)
        if not self._guesses.take(caller):
            raise Refused("too-fast")
        wrong = False
        try:
            yield
        except Refused as refused:
            wrong = refused.key in ("no-such-room", "room-archived", "no-such-link")
            raise
        finally:
            if not wrong:
                self._guesses.give_back(caller)

    def caller(self, request: HTTPConnection) -> Caller:
        """Who a request or socket comes from, and where from."""
        host = request.client.host if request.client else "?"
        return Caller(self._identity(request) or "", household(host))

    def _identity(self, request: HTTPConnection) -> str | None:
        return self._house.tickets.read(request.cookies.get(COOKIE, ""))

    async def member(self, request: HTTPConnection) -> tuple[Room, str]:
        """The room that a request or socket names, and the id there of the guest who asks."""
        with self._guessing(request):
            room = await self._house.room(request.path_params["code"])
        identity = self._identity(request)
        guest = self._house.guest(identity, room) if identity else ""
        if guest not in room.sitting.guests or not identity:
            raise Refused("not-a-guest")
        await self._house.note_place(identity, room.id)
        return room, guest

    async def game_of(self, request: HTTPConnection) -> str | None:
        """Which game is played in the room that a request names, if it comes from a guest of it."""
        if not self._identity(request):
            return None
        try:
            room, _ = await self.member(request)
        except Refused:
            return None
        return room.sitting.game.name

    def link(self, request: HTTPConnection) -> str:
        """The beginning of a room's address, as other devices can reach it."""
        return self._address(request) + "/join/"

    def _address(self, request: HTTPConnection) -> str:
        """Where other devices can reach us."""
        settings = self._house.settings
        if settings.host:
            return f"https://{settings.host}"
        if settings.address and request.url.hostname in LOOPBACK:
            return settings.address
        scheme = "https" if self._is_encrypted(request) else "http"
        return f"{scheme}://{request.url.netloc}"

    def _is_encrypted(self, request: HTTPConnection) -> bool:
        """Does it come by https? Under the public name it always does, the proxy sees to that."""
        host = request.headers.get("host", "")
        return request.url.scheme in ("https", "wss") or is_public(host, self._house.settings.host)

    async def qr(self, request: Request) -> Response:
        self._turn_page(request)
        room, _ = await self.member(request)
        picture = qr_picture(self.link(request) + room.sitting.invite)
        return Response(picture, media_type="image/svg+xml")

    # Records

    async def record(self, request: Request) -> Response:
        self._turn_page(request)
        room, _ = await self.member(request)
        record = _finished(room)
        name = f"{record.game}-{room.sitting.code}-{room.sitting.match}.json"
        return Response(
            await asyncio.to_thread(record.to_json),
            media_type="application/json",
            headers={
                "Content-Disposition": f'attachment; filename="{name}"',
                "Cache-Control": "no-store",
            },
        )

    async def replay(self, request: Request) -> Response:
        self._turn_page(request)
        room, _ = await self.member(request)
        if room.sitting.phase != "over":
            raise Refused("not-over")
        match = f"{room.id} {room.sitting.match}"
        wish, caller, replays = _wish(request), self.caller(request), self._house.replays
        with replays.turn(caller):
            page = await replays.page_of_room(caller, match, lambda: _finished(room), wish)
        return _answer(page, wish.packed)

    async def curve(self, request: Request) -> Response:
        self._turn_page(request)
        room, _ = await self.member(request)
        if room.sitting.phase != "over":
            # Whoever asks for it while another match begins has done nothing wrong.
            return _answer(msgspec.json.encode(Curve([], [], [])), packed=False)
        match = f"{room.id} {room.sitting.match}"
        caller, replays = self.caller(request), self._house.replays
        curve = await replays.curve_of_room(caller, match, lambda: _finished(room))
        return _answer(curve, packed=False)

    async def share(self, request: Request) -> Response:
        """Whoever may save the record may let anybody watch it."""
        self._turn_page(request)
        room, _ = await self.member(request)
        _finished(room)
        secret = self._house.tickets.shared(room.id, room.sitting.match)
        return json(Shared(f"{self._address(request)}/watch/{secret}"))

    async def replay_shared(self, request: Request) -> Response:
        self._turn_page(request)
        wish, caller, replays = _wish(request), self.caller(request), self._house.replays
        with replays.turn(caller):
            with self._guessing(request):
                match, record = await self._house.shared(request.path_params["secret"])
            page = await replays.page_of_room(caller, match, lambda: record, wish)
        return _answer(page, wish.packed)

    async def replay_file(self, request: Request) -> Response:
        self._turn_page(request)
        wish, caller, replays = _wish(request), self.caller(request), self._house.replays
        with replays.turn(caller):
            file = await _body(request, RECORD_LIMIT)
            self._pages.charge(caller, len(file) / WEIGHT)
            return _answer(await replays.page_of_file(caller, file, wish), wish.packed)

    def _turn_page(self, request: Request) -> None:
        """Replays are read page by page, so there are more of these than of heavier work."""
        if not self._pages.take(self.caller(request)):
            raise Refused("too-fast")

    async def nothing(self, request: Request) -> Response:
        raise Refused("not-found")


def _finished(room: Room) -> Record:
    """The record of a match that is over: before, it would tell the seed."""
    record = room.sitting.record()
    if record is None or room.sitting.phase != "over":
        raise Refused("not-over")
    return record


def _wish(request: Request) -> Wish:
    """The page of a replay that is asked for."""
    asked = request.query_params
    seat = _number(asked.get("seat", ""))
    return Wish(_number(asked.get("from", "")) or 0, seat, _takes_gzip(request))


def _takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _number(text: str) -> int | None:
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > MOST_DIGITS:
        raise Refused("bad-message")
    return int(text)


def _answer(body: bytes, packed: bool) -> Response:
    """JSON that is written already, and packed perhaps."""
    headers = {"Cache-Control": "no-store"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


async def _read(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await _body(request, SIZE_LIMIT), type=kind)
    except UNREADABLE as error:
        raise Refused("bad-message") from error


async def _body(request: Request, limit: int) -> bytes:
    """The body, as long as it is not too long."""
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > limit:
                raise Refused("too-long", limit=limit)
    except ClientDisconnect as error:
        raise Refused("bad-message") from error
    return bytes(body)
