"""A record as the page shows it: every moment of a match through one seat's eyes, page by page.

A match of some thousand choices is hundreds of megabytes to look at, and seconds of work. So it is
made in a process of its own, which keeps the tables it has opened, no page is longer than
`PAGE_SIZE` and one step, and a job that takes long is done in slices, in turn with those of others.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec

from spieltisch.engine import Choice, Entry, Record, Table, TableError, read_record
from spieltisch.engine.errors import UnknownGame
from spieltisch.server.curve import Judged
from spieltisch.server.figures import figures
from spieltisch.server.hearing import Hearing
from spieltisch.server.limits import Caller
from spieltisch.server.messages import Curve, Figure, Replay, ReplayStep, Trouble
from spieltisch.server.refusals import Refused, trouble_of
from spieltisch.server.sitting import Find
from spieltisch.server.workers import Worker, WorkerLost

PAGE_SIZE = 512 * 1024
LINES_BEFORE = 200
"""So many lines that were told before a page come with it."""
CHECKED_FIRST = 1000
"""A record with at most so many choices is checked to its end before its first page."""
SLICE = 0.05
"""So many seconds one job keeps the others waiting."""
CLOCK_EVERY = 16
"""After so many choices it is seen how much time has passed."""
MOST_AT_ONCE, MOST_OF_ONE = 16, 4
"""So many jobs are done at the same time: of all, and of one guest or address."""
TRIES = 2
"""If the process has ended, for whatever reason, a job is tried again."""
MODESTY = 10
"""Rooms come first."""


class Wish(msgspec.Struct, frozen=True):
    """A page from the moment `start` on, as `seat` saw it (None: a spectator), maybe `packed`."""

    start: int
    seat: int | None
    packed: bool


class Job(msgspec.Struct, frozen=True):
    """What is to be done with the record that goes by `key`: make a page or its `curve`, or only
    check it.

    The record comes along if the process does not know it: as it was sent to us in a `file`, or our
    `own`.
    """

    key: str
    wish: Wish | None = None
    curve: bool = False
    file: bytes | None = None
    own: Record | None = None


class Lacking(msgspec.Struct, tag=True):
    """The process does not know this record, or not any more."""


class NotYet(msgspec.Struct, tag=True):
    """It is at it, but others have waited long enough: ask again."""


class Failed(msgspec.Struct, tag=True):
    trouble: Trouble


class Done(msgspec.Struct, tag=True):
    """The page, as it is sent; nothing if the record was to be checked only."""

    page: bytes = b""


Answer = Lacking | NotYet | Failed | Done
InTime = Callable[[], bool]


class NotReplayed(Exception):
    """A record cannot be shown, and why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.key)
        self.trouble = trouble


# In the process


class Opened:
    """A record, and a table that goes through it. It is `checked` when that has come to the end."""

    def __init__(self, find: Find, record: Record) -> None:
        self._game = find(record.game)
        self.record = record
        self.checked = False
        self._table = self._begun()
        self._judged: Judged | None = None

    def _begun(self) -> Table[Any]:
        return Table.opened(self._game, self.record)

    @property
    def last(self) -> int:
        return len(self.record.entries)

    def check(self, in_time: InTime) -> bool:
        """Has it been played to its end? False: there was not enough time for it."""
        return self.checked or self.go_to(self.last, in_time)

    def go_to(self, moment: int, in_time: InTime) -> bool:
        """Stand at this moment; False: there was not enough time to get there."""
        if self._table.moment > moment:
            self._table = self._begun()
        while self._table.moment < moment:
            self._take()
            if self._table.moment % CLOCK_EVERY == 0 and not in_time():
                break
        self._look_at_end()
        return self._table.moment == moment

    def _take(self) -> Entry:
        """The next choice."""
        index = self._table.moment
        entry = self.record.entries[index]
        self._table.replay(entry, index)
        return entry

    def _look_at_end(self) -> None:
        if not self.checked and self._table.moment == self.last:
            self._table.check_end(self.record)
            self.checked = True

    def curve(self, in_time: InTime) -> Curve | None:
        """How the match went; None: there was not enough time to find out."""
        if self._game.judge is None and not self._game.milestones:
            return Curve([], [], [])
        if self._judged is None:
            self._judged = Judged(self._begun(), self.record)
        return self._judged.curve() if self._judged.go_on(in_time) else None

    def page(self, start: int, seat: int | None) -> Replay:
        """The steps from a moment on; the table stands right before it.

        What others chose in secret stays hidden until the seat learns of it.
        """
        hearing = Hearing(seat)
        if start:
            hearing.listen(self._table.told, 0, self._table.moment)
        earlier = hearing.lines[-LINES_BEFORE:]
        steps, size = [], 0
        for step in self._steps(start, hearing):
            steps.append(step)
            size += len(msgspec.json.encode(step))
            if size >= PAGE_SIZE:
                break
        self._look_at_end()
        return Replay(
            game=self.record.game,
            options=self.record.options,
            seats=self.record.seats,
            seed=self.record.seed,
            commitment=self.record.commitment,
            verified=self.checked,
            last=self.last,
            earlier=earlier,
            steps=steps,
        )

    def _steps(self, start: int, hearing: Hearing) -> Iterator[ReplayStep]:
        """One step after the other, with what is heard in it."""
        if not start:
            yield self._step(hearing, None, None, 0)
        while self._table.moment < self.last:
            before, secret = len(self._table.told), self._table.secret
            entry = self._take()
            shown = None if secret and entry.seat != hearing.seat else entry.choice
            yield self._step(hearing, entry.seat, shown, before)

    def _step(
        self, hearing: Hearing, seat: int | None, choice: Choice | None, before: int
    ) -> ReplayStep:
        table = self._table
        view = table.view(hearing.seat)
        heard = len(hearing.lines)
        hearing.listen(table.told, before, table.moment)
        return ReplayStep(
            moment=table.moment,
            seat=seat,
            choice=choice,
            told=hearing.lines[heard:],
            view=view,
            described=table.game.describe(view.board),
        )


class Shelf:
    """The records that a process has opened, of these games only."""

    def __init__(self, find: Find, games: Sequence[str]) -> None:
        self._find = find
        self._games = games
        for name in games:
            find(name)  # A game reads its content when it is first looked for: now nobody waits.
        self._opened: OrderedDict[str, Opened] = OrderedDict()

    def do(self, job: Job) -> Answer:
        """One slice of a job."""
        opened = self._opened.pop(job.key, None)
        try:
            opened = opened or self._open(job)
            if opened is None:
                return Lacking()
            answer = self._work(opened, job)
        except (Refused, TableError) as error:
            return Failed(trouble_of(error))
        self._opened[job.key] = opened
        while len(self._opened) > MOST_AT_ONCE:
            self._opened.popitem(last=False)
        return answer

    def figures(self, game: str) -> list[Figure]:
        """The positions that the rules of a game show."""
        return figures(self._find(game))

    def _open(self, job: Job) -> Opened | None:
        record = read_record(job.file) if job.file is not None else job.own
        if record is None:
            return None
        if record.game not in self._games:
            raise UnknownGame(record.game, self._games)
        return Opened(self._find, record)

    def _work(self, opened: Opened, job: Job) -> Answer:
        end = time.perf_counter() + SLICE

        def in_time() -> bool:
            return time.perf_counter() < end

        if job.curve:
            curve = opened.curve(in_time)
            return NotYet() if curve is None else Done(msgspec.json.encode(curve))
        wish = job.wish
        if (wish is None or opened.last <= CHECKED_FIRST) and not opened.check(in_time):
            return NotYet()
        if wish is None:
            return Done()
        if wish.seat is not None and wish.seat >= len(opened.record.seats):
            raise Refused("no-seat", seat=wish.seat + 1)
        start = min(wish.start, opened.last)
        if not opened.go_to(max(0, start - 1), in_time):
            return NotYet()
        page = msgspec.json.encode(opened.page(start, wish.seat))
        return Done(gzip.compress(page, 1) if wish.packed else page)


_read_job = msgspec.msgpack.Decoder(Job).decode
_read_answer = msgspec.msgpack.Decoder(Answer).decode
_write = msgspec.msgpack.Encoder().encode


def _work(shelf: Shelf, job: bytes) -> bytes:
    return _write(shelf.do(_read_job(job)))


def _drawn(shelf: Shelf, game: bytes) -> bytes:
    return msgspec.json.encode(shelf.figures(game.decode()))


# In the server


class Replays:
    """All that is done with records. Not `apart`: in a thread of this process, for tests."""

    def __init__(self, find: Find, games: Sequence[str], apart: bool) -> None:
        self._worker = Worker(partial(Shelf, find, games), apart, MODESTY)
        self._jobs = 0
        self._turns: Counter[str] = Counter()
        self._figures: dict[str, bytes] = {}
        self._curves: dict[str, asyncio.Future[bytes]] = {}

    def start(self) -> None:
        self._worker.start()

    def give_up(self) -> None:
        """The server is about to end: nobody waits for a replay any more."""
        self._worker.give_up()

    def close(self) -> None:
        self._worker.close()

    @contextmanager
    def turn(self, caller: Caller) -> Iterator[None]:
        """One of the jobs that a guest or an address may have at the same time.

        It is taken before the record is even received: that is work, too.
        """
        who = {caller.identity or caller.address, caller.address}
        if any(self._turns[one] >= MOST_OF_ONE for one in who):
            raise Refused("too-fast")
        self._turns.update(who)
        try:
            yield
        finally:
            self._turns.subtract(who)
            self._turns += Counter()  # Forgets those who have none.

    async def check(self, caller: Caller, file: bytes) -> None:
        """Read a file and play the record in it through; `NotReplayed` says what is wrong."""
        await self._made(Job(_key(caller, file)), lambda job: _filed(job, file))

    async def page_of_file(self, caller: Caller, file: bytes, wish: Wish) -> bytes:
        """A page of a record that was sent to us."""
        return await self._made(Job(_key(caller, file), wish), lambda job: _filed(job, file))

    async def page_of_room(
        self, caller: Caller, match: str, own: Callable[[], Record], wish: Wish
    ) -> bytes:
        """A page of the match of a room; its record is made if it is needed."""
        job = Job(f"{match} {caller.identity}", wish)
        return await self._made(job, lambda job: msgspec.structs.replace(job, own=own()))

    async def curve_of_room(self, caller: Caller, match: str, own: Callable[[], Record]) -> bytes:
        """How the match of a room went.

        Everybody at a table asks for it at the same moment, often from one address, and it is the
        same for all of them: so it is made once, and is the job of whoever came first.
        """
        if match not in self._curves:
            task = asyncio.ensure_future(self._curve(caller, match, own))
            self._curves[match] = task
            task.add_done_callback(lambda done: self._curves.pop(match))
        return await asyncio.shield(self._curves[match])

    async def _curve(self, caller: Caller, match: str, own: Callable[[], Record]) -> bytes:
        with self.turn(caller):
            job = Job(f"{match} curve", curve=True)
            return await self._made(job, lambda job: msgspec.structs.replace(job, own=own()))

    async def figures(self, game: str) -> bytes:
        """The positions that the rules of a game show; bots play up to them, once."""
        if game not in self._figures:
            self._figures[game] = await self._worker.do(_drawn, game.encode())
        return self._figures[game]

    async def _made(self, job: Job, record: Callable[[Job], Job]) -> bytes:
        """What a job makes; `record` puts the record into it if the process has to be told."""
        if self._jobs >= MOST_AT_ONCE:
            raise Refused("too-fast")
        self._jobs += 1
        try:
            for _ in range(TRIES):
                try:
                    return await self._done(job, record)
                except WorkerLost:
                    continue
        finally:
            self._jobs -= 1
        raise Refused("closing" if self._worker.ended else "not-replayed")

    async def _done(self, job: Job, record: Callable[[Job], Job]) -> bytes:
        sent = job
        while True:
            match _read_answer(await self._worker.do(_work, _write(sent))):
                case Done(page):
                    return page
                case Failed(trouble):
                    raise NotReplayed(trouble)
                case Lacking():
                    sent = record(job)
                case NotYet():
                    sent = job


def _key(caller: Caller, file: bytes) -> str:
    """Everybody goes through a record with a table of their own."""
    return f"{hashlib.sha256(file).hexdigest()} {caller.identity or caller.address}"


def _filed(job: Job, file: bytes) -> Job:
    return msgspec.structs.replace(job, file=file)
