"""All rooms: opening, finding, entering and leaving them alone."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec

from spieltisch.bots import usual_bot
from spieltisch.engine import CLOCK, Game, Record, Table, TableError
from spieltisch.engine.errors import UnknownGame
from spieltisch.server import events
from spieltisch.server.archive import Archive, NotArchived
from spieltisch.server.commands import checked_bot, clean_name
from spieltisch.server.glimpses import Glimpse
from spieltisch.server.messages import (
    Chair,
    Entered,
    InvitationView,
    Join,
    MatchView,
    NewRoom,
    OpenTable,
)
from spieltisch.server.refusals import Refused
from spieltisch.server.replays import Replays
from spieltisch.server.room import Room
from spieltisch.server.settings import Settings
from spieltisch.server.sitting import Find, Sitting
from spieltisch.server.store import NotStored, RoomRow, Store
from spieltisch.server.thinking import Thinkers
from spieltisch.server.tickets import (
    Tickets,
    new_code,
    new_invite,
    new_room_id,
    new_secret,
    new_seed,
    read_code,
)

log = logging.getLogger(__name__)

FILE = "rooms.sqlite"
DAY = 24 * 3600
TRIES = 8
"""So often a code is drawn that no other room has."""


MOST_MATCHES = 24
"""So many of their rooms somebody is reminded of."""
MOST_TABLES = 30
"""So many open tables are listed."""


class House:
    """The rooms of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(Path(settings.data) / FILE, settings.today)
        self._archive = Archive(Path(settings.data))
        self.tickets = Tickets(self.store.key())
        self.thinkers = Thinkers(settings.find, settings.bot_workers)
        self.replays = Replays(settings.find, settings.games, apart=settings.bot_workers > 0)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._placed: set[tuple[str, str]] = set()

    def close(self) -> None:
        for room in self._rooms.values():
            room.close("closing")
        self.thinkers.close()
        self.replays.close()
        self.store.close()

    # Finding

    async def room(self, code: str) -> Room:
        """The room with this code, read from the disk if nobody is in it."""
        code = read_code(code)
        known = self._rooms.get(code)
        if known is not None and not known.lost:
            return known
        if code not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = task
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        row = await self.store.by_code(code)
        if row is None:
            raise await self._missing("code", code)
        try:
            await self._note_visit(row.id)
            log_ = await self.store.events(row.id)
            if not log_:
                raise await self._missing("code", code)  # It was put away at this very moment.
            sitting = await asyncio.to_thread(Sitting.of, self.settings.find, log_)
            if sitting.is_outdated:
                await self._close_match(row.id, sitting)
        except (NotStored, TableError):
            log.exception("room %s cannot be read", row.id)
            raise
        except msgspec.DecodeError as error:
            # A later version has written events that this one does not know.
            log.exception("room %s cannot be read", row.id)
            raise NotStored(str(error)) from error
        return self._keep(row, sitting)

    async def _note_visit(self, room: str) -> None:
        """A room can also be looked at where the disk takes nothing more."""
        try:
            await self.store.visit(room)
        except NotStored:
            log.warning("room %s: that it was visited could not be stored", room)

    async def _missing(self, field: Literal["code", "invite"], value: str) -> Refused:
        """Why a room is not to be found."""
        archived = await self.store.is_archived(field, value)
        return Refused("room-archived" if archived else "no-such-room")

    async def _close_match(self, room: str, sitting: Sitting) -> None:
        """Nobody can play on by rules that are no more: from now on the log says so."""
        event = events.Outdated()
        sitting.apply(event)
        await self.store.append(room, sitting.seq, events.encode(event))

    def _keep(self, row: RoomRow, sitting: Sitting) -> Room:
        room = Room(row.id, sitting, self.settings, self.store, self.thinkers)
        self._rooms[row.code] = room
        return room

    def sweep(self) -> None:
        """Forget rooms in which nothing happens; they are read again when somebody comes."""
        now = self.settings.clock()
        for code, room in list(self._rooms.items()):
            if not room.busy and now - room.quiet_since >= self.settings.idle:
                del self._rooms[code]

    # Putting away

    async def put_away(self) -> list[str]:
        """Put rooms that nobody has visited for long into the archive; their codes."""
        if not self.settings.keep:
            return []
        for room in list(self._rooms.values()):
            await self._note_visit(room.id)
        await asyncio.to_thread(self._archive.tidy, await self.store.codes())
        now = int(self.settings.today())
        since = now - self.settings.keep * DAY
        rows = await self.store.unvisited(since)
        return [row.code for row in rows if await self._put_room_away(row, since, now)]

    async def _put_room_away(self, row: RoomRow, since: int, now: int) -> bool:
        """First the file, then the database; if somebody comes in between, the room stays."""
        try:
            written = await self.store.events(row.id)
            await asyncio.to_thread(self._archive.write, row, written, now)
            await self.store.put_away(row.id, since)
            if await self.store.is_archived("id", row.id):
                return True
            await asyncio.to_thread(self._archive.remove, row.code)
        except (NotStored, NotArchived, OSError):
            log.exception("room %s could not be put away", row.id)
        return False

    def guest(self, identity: str, room: Room) -> str:
        return self.tickets.guest(identity, room.id)

    # Opening

    async def create(self, identity: str, wish: NewRoom) -> Entered:
        """A new room; whoever opens it is the host and has the first seat, or the one they want."""
        self.check_game(wish.game)
        game = self.settings.find(wish.game)
        options = game.checked(wish.seats, wish.options)
        bots = min(max(wish.bots, 0), wish.seats - 1)
        chairs = _checked(wish.chairs, game.name, wish.seats)
        name = clean_name(wish.name)
        return await self._open(
            identity,
            lambda row, guest: events.Created(
                game=game.name,
                options=options,
                seats=wish.seats,
                bots=bots,
                bot=usual_bot(game.name),
                code=row.code,
                invite=row.invite,
                name=name,
                guest=guest,
                chairs=chairs,
                clock=wish.clock,
            ),
        )

    async def load_record(self, identity: str, name: str, record: Record) -> Entered:
        """A record as a room: to look at if it is finished, to go on with if not.

        Where nobody has chosen yet there is nothing to go on with but a seed that somebody may
        know: it is dealt anew.
        """
        self.check_game(record.game)
        name = clean_name(name)
        anew = all(entry.seat == CLOCK for entry in record.entries)
        if anew:
            record = await asyncio.to_thread(_dealt_anew, self.settings.find(record.game), record)
        return await self._open(
            identity,
            lambda row, guest: events.Imported(
                record=record, anew=anew, code=row.code, invite=row.invite, name=name, guest=guest
            ),
        )

    def check_game(self, game: str) -> None:
        """Only games that are offered here can be played or looked at."""
        if game not in self.settings.games:
            raise UnknownGame(game, self.settings.games)

    async def _open(self, identity: str, first: events.First) -> Entered:
        for _ in range(TRIES):
            row = RoomRow(new_room_id(), new_code(), new_invite())
            if await self._is_taken(row.code):
                continue
            guest = self.tickets.guest(identity, row.id)
            event = first(row, guest)
            sitting = Sitting(self.settings.find)
            await asyncio.to_thread(sitting.apply, event)
            try:
                await self.store.create(row, events.encode(event))
            except NotStored as error:
                raise Refused("not-stored") from error
            await self.note_place(identity, row.id)
            self._keep(row, sitting)
            return Entered(row.code, guest)
        raise Refused("not-stored")

    async def _is_taken(self, code: str) -> bool:
        known = await self.store.by_code(code) is not None
        return known or await self.store.is_archived("code", code)

    # Entering

    async def enter(self, identity: str, address: str, wish: Join) -> Entered:
        """Into a room by its code or an invitation."""
        room = await self._wanted(wish)
        guest = self.guest(identity, room)
        await room.enter(guest, wish.name, self.tickets.home(address, room.id), wish.sit)
        await self.note_place(identity, room.id)
        return Entered(room.sitting.code, guest)

    async def _wanted(self, wish: Join) -> Room:
        if not wish.invite:
            return await self.room(wish.code)
        return await self.room((await self._invited(wish.invite)).code)

    async def _invited(self, invite: str) -> RoomRow:
        row = await self.store.by_invite(invite)
        if row is None:
            raise await self._missing("invite", invite)
        return row

    # Coming back

    async def note_place(self, identity: str, room: str) -> None:
        """Somebody finds this room again, on whatever device they are."""
        place = (identity, room)
        if place in self._placed:
            return
        try:
            await self.store.place(self.tickets.owner(identity), room)
            self._placed.add(place)
        except NotStored:
            log.warning("room %s: whose place it is could not be stored", room)

    async def matches(self, identity: str) -> list[MatchView]:
        """The rooms that somebody is in, the last visited first."""
        found: list[MatchView] = []
        rows = await self.store.rooms_of(self.tickets.owner(identity), MOST_MATCHES)
        for row, seq, kept in rows:
            guest = self.tickets.guest(identity, row.id)
            with suppress(NotStored, TableError, msgspec.DecodeError):
                glimpse = await self._glimpse(row, seq, kept)
                if guest in glimpse.guests:
                    found.append(glimpse.match(guest))
        return found

    async def invitation(self, invite: str) -> InvitationView:
        """What somebody is invited to who has this invitation."""
        row = await self._invited(invite)
        return Glimpse.of((await self.room(row.code)).sitting).invitation()

    def tables(self) -> list[OpenTable]:
        """The tables that are open for everybody."""
        listed = [room for room in self._rooms.values() if not room.lost and room.is_listed]
        return [
            OpenTable(room.sitting.invite, Glimpse.of(room.sitting).invitation())
            for room in listed[:MOST_TABLES]
        ]

    async def _glimpse(self, row: RoomRow, seq: int, kept: bytes | None) -> Glimpse:
        """A room as it is; to look at it is no visit."""
        known = self._rooms.get(row.code)
        if known is not None and not known.lost:
            return Glimpse.of(known.sitting)
        if kept is not None:
            with suppress(msgspec.DecodeError):
                return msgspec.json.decode(kept, type=Glimpse)
        written = await self.store.events(row.id)
        sitting = await asyncio.to_thread(Sitting.of, self.settings.find, written)
        glimpse = Glimpse.of(sitting)
        await self.store.glimpse(row.id, seq, msgspec.json.encode(glimpse))
        return glimpse

    async def personal_link(self, identity: str) -> str:
        """A new secret that makes a device somebody's; the one before is void."""
        secret = new_secret()
        try:
            await self.store.link(identity, self.tickets.sealed(secret))
        except NotStored as error:
            raise Refused("not-stored") from error
        return secret

    async def whose(self, secret: str) -> str:
        identity = await self.store.whose(self.tickets.sealed(secret))
        if identity is None:
            raise Refused("no-such-link")
        return identity

    # Matches that anybody may watch

    async def shared(self, secret: str) -> tuple[str, Record]:
        """A match that was shared: a name for it, and its record."""
        named = self.tickets.read_shared(secret)
        row = await self.store.by_id(named[0]) if named else None
        if named is None or row is None:
            raise Refused("no-such-link")
        room, match = row.id, named[1]
        known = self._rooms.get(row.code)
        if known is not None and known.sitting.match == match:
            record = known.sitting.record()
        else:
            written = await self.store.events(room)
            record = await asyncio.to_thread(_record_of, self.settings.find, written, match)
        if record is None:
            raise Refused("no-such-link")
        return f"{room} {match}", record


def _record_of(find: Find, written: list[bytes], match: int) -> Record | None:
    """The record of a match of a room, if it has come to its end."""
    sitting = Sitting(find)
    for body in written:
        sitting.apply(events.decode(body))
        if sitting.match == match and sitting.phase == "over":
            return sitting.record()
    return None


def _checked(chairs: list[Chair], game: str, seats: int) -> list[Chair]:
    """Who is to sit where, with names and bots that there are."""
    if chairs and len(chairs) != seats:
        raise Refused("bad-message")
    return [_checked_chair(chair, game) for chair in chairs]


def _checked_chair(chair: Chair, game: str) -> Chair:
    if chair.kind == "bot":
        return Chair("bot", bot=checked_bot(chair.bot, game))
    if chair.kind == "person" and chair.name:
        return Chair("person", name=clean_name(chair.name))
    return Chair(chair.kind)


def _dealt_anew(game: Game[Any], record: Record) -> Record:
    """The same match with another seed, if the record is whole."""
    table = Table.from_record(game, record)
    return Table(game, table.names, bytes.fromhex(new_seed()), table.options).record()


def bring_back(data: Path, code: str) -> str:
    """Take a room out of the archive, where no server is running; its code as it is written.

    First the database, then the file: if we end in between, the server tidies up.
    """
    code = read_code(code)
    archive = Archive(data)
    row, written = archive.read(code)

    async def restored() -> None:
        store = Store(data / FILE)
        try:
            await store.bring_back(row, written)
        finally:
            store.close()

    asyncio.run(restored())
    archive.remove(code)
    return code
