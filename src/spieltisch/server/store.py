"""Where rooms are kept: SQLite with a write-ahead log, and one thread that writes.

What is appended while the disk is still busy with the last commit shares the next one. A future of
`append` is done when its event lies on the disk, and not before.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Literal

import msgspec

from spieltisch.server import folder
from spieltisch.server.folder import keep_private, make_private

log = logging.getLogger(__name__)

VERSION = 2
SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, invite TEXT NOT NULL UNIQUE,
    visited INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS archived (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, invite TEXT NOT NULL UNIQUE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS events (
    room TEXT NOT NULL REFERENCES rooms (id), seq INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS places (
    identity TEXT NOT NULL, room TEXT NOT NULL, PRIMARY KEY (identity, room)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS glimpses (
    room TEXT PRIMARY KEY, seq INTEGER NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS links (
    identity TEXT PRIMARY KEY, secret TEXT NOT NULL UNIQUE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""
MOST_AT_ONCE = 512
"""So many appends share a commit at most."""
Today = Callable[[], float]
"""Seconds since 1970."""


class NotStored(Exception):
    """The disk did not take it."""


class RoomRow(msgspec.Struct, frozen=True):
    """How a room is found."""

    id: str
    code: str
    invite: str


Statement = tuple[str, tuple[Any, ...]]


class _Job(msgspec.Struct, frozen=True):
    """What has to be written together, and who waits for it."""

    statements: list[Statement]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class Store:
    """All rooms of a folder. Open it with `Store(path)`, and close it."""

    def __init__(self, path: Path, today: Today = time.time) -> None:
        make_private(path.parent)
        self._today = today
        self._path = path
        self._lock = folder.Lock(path.with_suffix(".lock"))
        try:
            self._open()
        except BaseException:
            self._lock.release()
            raise
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._one_reader = Lock()
        self._thread = Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        """Files beside the database get its mode when SQLite makes them; older ones get it here."""
        keep_private(self._path)
        for beside in ("-wal", "-shm"):
            file = Path(f"{self._path}{beside}")
            if file.exists():
                keep_private(file)
        self._writing = self._connect()
        self._check_version()
        self._reading = self._connect()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=5000")
        return connection

    def _check_version(self) -> None:
        (version,) = self._writing.execute("PRAGMA user_version").fetchone()
        if version not in (0, 1, VERSION):
            raise NotStored(
                f"{self._path} was written by another version ({version}) of Spieltisch"
            )
        raised = ""
        if version == 1:
            # It did not know when a room was visited: let all have been now.
            now = int(self._today())
            raised = f"ALTER TABLE rooms ADD COLUMN visited INTEGER NOT NULL DEFAULT {now};"
        self._writing.executescript(
            f"BEGIN; {raised} {SCHEMA} PRAGMA user_version={VERSION}; COMMIT;"
        )

    def close(self) -> None:
        """Write what is still waiting, then end."""
        self._jobs.put(None)
        self._thread.join()
        self._writing.close()
        with self._one_reader:
            self._reading.close()
        self._lock.release()

    # Reading

    def key(self) -> bytes:
        """The key that signs cookies; made once."""
        fresh = secrets.token_bytes(32)
        with closing(self._connect()) as setting:
            setting.execute("INSERT OR IGNORE INTO meta VALUES ('key', ?)", (fresh,))
            (key,) = setting.execute("SELECT value FROM meta WHERE name = 'key'").fetchone()
        return bytes(key)

    async def by_code(self, code: str) -> RoomRow | None:
        return await asyncio.to_thread(self._row, "code", code)

    async def by_invite(self, invite: str) -> RoomRow | None:
        return await asyncio.to_thread(self._row, "invite", invite)

    async def is_archived(self, field: Literal["id", "code", "invite"], value: str) -> bool:
        """Has the room with this code or invitation been put away?"""
        query = f"SELECT 1 FROM archived WHERE {field} = ?"
        return bool(await asyncio.to_thread(self._read, query, value))

    async def codes(self) -> list[str]:
        """The codes of all rooms that have not been put away."""
        return [code for (code,) in await asyncio.to_thread(self._read, "SELECT code FROM rooms")]

    async def by_id(self, id_: str) -> RoomRow | None:
        return await asyncio.to_thread(self._row, "id", id_)

    async def rooms_of(self, identity: str, most: int) -> list[tuple[RoomRow, int, bytes | None]]:
        """The rooms that somebody is in, the last visited first: each with the number of its last
        event, and the glimpse of it if there is one of that moment."""
        query = """
            SELECT id, code, invite, last, body FROM (
                SELECT rooms.*, (SELECT max(seq) FROM events WHERE room = id) AS last
                FROM places JOIN rooms ON room = id WHERE identity = ?
                ORDER BY visited DESC, id LIMIT ?
            ) LEFT JOIN glimpses ON glimpses.room = id AND seq = last"""
        rows = await asyncio.to_thread(self._read, query, identity, most)
        return [(RoomRow(*row[:3]), row[3], row[4]) for row in rows]

    async def whose(self, secret: str) -> str | None:
        """The identity that a personal link names, if it is not void."""
        rows = await asyncio.to_thread(
            self._read, "SELECT identity FROM links WHERE secret = ?", secret
        )
        return str(rows[0][0]) if rows else None

    async def unvisited(self, since: int) -> list[RoomRow]:
        """The rooms in which nobody has been since then."""
        query = "SELECT id, code, invite FROM rooms WHERE visited < ? ORDER BY visited"
        return [RoomRow(*row) for row in await asyncio.to_thread(self._read, query, since)]

    async def events(self, room: str) -> list[bytes]:
        """The log of a room from its beginning, without a gap."""
        return await asyncio.to_thread(self._events, room)

    def _row(self, field: str, value: str) -> RoomRow | None:
        query = f"SELECT id, code, invite FROM rooms WHERE {field} = ?"
        rows = self._read(query, value)
        return RoomRow(*rows[0]) if rows else None

    def _events(self, room: str) -> list[bytes]:
        rows = self._read("SELECT seq, body FROM events WHERE room = ? ORDER BY seq", room)
        if [seq for seq, _ in rows] != list(range(1, len(rows) + 1)):
            raise NotStored(f"the log of room {room} has a gap")
        return [body for _, body in rows]

    def _read(self, query: str, *values: str | int) -> list[Any]:
        try:
            with self._one_reader:
                return self._reading.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise NotStored(str(error)) from error

    # Writing

    def create(self, row: RoomRow, first: bytes) -> asyncio.Future[None]:
        """A new room with its first event."""
        return self._put([self._opened(row), _appended(row.id, 1, first)])

    def place(self, identity: str, room: str) -> asyncio.Future[None]:
        """Somebody has a place in a room."""
        return self._put([("INSERT OR IGNORE INTO places VALUES (?, ?)", (identity, room))])

    def glimpse(self, room: str, seq: int, body: bytes) -> asyncio.Future[None]:
        """What is to be said of a room, as it is after an event."""
        return self._put([("INSERT OR REPLACE INTO glimpses VALUES (?, ?, ?)", (room, seq, body))])

    def link(self, identity: str, secret: str) -> asyncio.Future[None]:
        """A personal link; the one before is void."""
        return self._put([("INSERT OR REPLACE INTO links VALUES (?, ?)", (identity, secret))])

    def visit(self, room: str) -> asyncio.Future[None]:
        """Somebody is in a room now."""
        seen = ("UPDATE rooms SET visited = ? WHERE id = ?", (int(self._today()), room))
        return self._put([seen])

    def put_away(self, room: str, since: int) -> asyncio.Future[None]:
        """A room lies in the archive and leaves the database, unless somebody was in it since."""
        return self._put(
            [
                (
                    "INSERT INTO archived SELECT id, code, invite FROM rooms "
                    "WHERE id = ? AND visited < ?",
                    (room, since),
                ),
                (
                    "DELETE FROM events WHERE room = ? AND room IN (SELECT id FROM archived)",
                    (room,),
                ),
                ("DELETE FROM rooms WHERE id = ? AND id IN (SELECT id FROM archived)", (room,)),
            ]
        )

    def bring_back(self, row: RoomRow, log: Sequence[bytes]) -> asyncio.Future[None]:
        """A room from the archive, as if somebody had just been in it."""
        appended = [_appended(row.id, seq, body) for seq, body in enumerate(log, 1)]
        forgotten = ("DELETE FROM archived WHERE id = ?", (row.id,))
        return self._put([forgotten, self._opened(row), *appended])

    def _opened(self, row: RoomRow) -> Statement:
        values = (row.id, row.code, row.invite, int(self._today()))
        return ("INSERT INTO rooms VALUES (?, ?, ?, ?)", values)

    def append(self, room: str, seq: int, body: bytes) -> asyncio.Future[None]:
        """One event of a room; it fails with `NotStored`."""
        return self._put([_appended(room, seq, body)])

    def _put(self, statements: list[Statement]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._jobs.put(_Job(statements, done, loop))
        return done

    def _write_all(self) -> None:
        """The writer thread: as long as there is something to write."""
        while (job := self._jobs.get()) is not None:
            batch = [job]
            closing_ = False
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                other = self._jobs.get()
                if other is None:
                    closing_ = True
                    break
                batch.append(other)
            self._commit(batch)
            if closing_:
                return

    def _commit(self, batch: Sequence[_Job]) -> None:
        """One transaction for all; if that fails, one for each, so that a fault stays alone."""
        try:
            self._transact([one for job in batch for one in job.statements])
        except sqlite3.Error as error:
            if len(batch) == 1:
                log.error("not stored: %s", error)
                _settle(batch, NotStored(str(error)))
                return
            for job in batch:
                self._commit([job])
            return
        _settle(batch, None)

    def _transact(self, statements: Sequence[Statement]) -> None:
        writing = self._writing
        writing.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in statements:
                writing.execute(sql, values)
            writing.execute("COMMIT")
        except sqlite3.Error:
            if writing.in_transaction:
                writing.execute("ROLLBACK")
            raise


def _appended(room: str, seq: int, body: bytes) -> Statement:
    return ("INSERT INTO events VALUES (?, ?, ?)", (room, seq, body))


def _settle(batch: Sequence[_Job], error: NotStored | None) -> None:
    """Wake all who wait, with one call into their loop."""

    def wake() -> None:
        for job in batch:
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(error)

    try:
        batch[0].loop.call_soon_threadsafe(wake)
    except RuntimeError:
        # The loop has ended: nobody waits any more.
        log.debug("nobody waits for %d commits", len(batch))
