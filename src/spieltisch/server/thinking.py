"""Bots think in processes of their own, so that nobody waits for them.

All jobs of a room go to the same process, which keeps the room's table: it is sent only the choices
that are new since the last job. If it lacks something it says so, and gets the whole match.
"""

from __future__ import annotations

import hashlib
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from spieltisch.bots import Bot, bots_for
from spieltisch.engine import Choice, Entry, Table
from spieltisch.engine.options import OptionValue
from spieltisch.server.sitting import Find
from spieltisch.server.workers import Worker, WorkerLost

TABLES_KEPT = 256


class Match(msgspec.Struct, frozen=True):
    """What a process has to know of a match; `key` is another one after a choice was taken back."""

    key: str
    game: str
    names: list[str]
    seed: str
    options: dict[str, OptionValue]


class Job(msgspec.Struct):
    """A bot is asked what it chooses, or `how_long` it takes.

    `entries` are the choices from number `start` on.
    """

    match: Match
    start: int
    entries: Sequence[Entry]
    bot: str
    seat: int
    how_long: bool = False


class Mind:
    """The tables that one process keeps."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._tables: OrderedDict[str, Table[Any]] = OrderedDict()

    def choose(self, job: Job) -> Choice | None:
        """What the bot chooses; None if choices before `start` are missing here."""
        table = self._table(job)
        if table is None:
            return None
        question = table.question(job.seat)
        if question is None:
            raise LookupError(f"seat {job.seat} is not asked")
        return question.choices[_bot(table, job).choose(table, job.seat)]

    def pace(self, job: Job) -> int | None:
        """How long the bot takes; None if choices before `start` are missing here."""
        table = self._table(job)
        return None if table is None else _bot(table, job).pace(table, job.seat)

    def think(self, job: Job) -> Choice | int | None:
        return self.pace(job) if job.how_long else self.choose(job)

    def _table(self, job: Job) -> Table[Any] | None:
        match = job.match
        table = self._tables.pop(match.key, None)
        if table is None or not job.start <= table.moment <= job.start + len(job.entries):
            if job.start:
                return None
            seed = bytes.fromhex(match.seed)
            table = Table(self._find(match.game), match.names, seed, match.options, told=False)
        for entry in job.entries[table.moment - job.start :]:
            table.choose(entry.seat, entry.choice, entry.at)
        self._tables[match.key] = table
        while len(self._tables) > TABLES_KEPT:
            self._tables.popitem(last=False)
        return table


def _bot(table: Table[Any], job: Job) -> Bot:
    """A bot with luck of its own at each moment."""
    luck = hashlib.sha256(table.seed + b"%d %d" % (job.seat, table.moment)).hexdigest()
    bots = bots_for(table.game.name)
    # A bot that the log names and that is no more is replaced by the usual one.
    return (bots.get(job.bot) or next(iter(bots.values())))(luck)


_read = msgspec.msgpack.Decoder(Job).decode
_write = msgspec.msgpack.Encoder().encode


def _think(mind: Mind, job: bytes) -> bytes:
    return _write(mind.think(_read(job)))


class Thinkers:
    """The processes. With `workers` 0 a thread of this process thinks: for tests."""

    def __init__(self, find: Find, workers: int) -> None:
        make = partial(Mind, find)
        self._workers = [Worker(make, apart=workers > 0) for _ in range(max(1, workers))]
        self._sent: OrderedDict[str, int] = OrderedDict()

    def close(self) -> None:
        for worker in self._workers:
            worker.close()

    async def choose(self, match: Match, entries: Sequence[Entry], bot: str, seat: int) -> Choice:
        """What a bot chooses after these choices."""
        choice = await self._answer(Job(match, 0, entries, bot, seat))
        assert isinstance(choice, Choice)
        return choice

    async def pace(self, match: Match, entries: Sequence[Entry], bot: str, seat: int) -> int:
        """How many milliseconds of table time a bot takes before it answers."""
        took = await self._answer(Job(match, 0, entries, bot, seat, how_long=True))
        assert isinstance(took, int)
        return took

    async def _answer(self, whole: Job) -> Choice | int:
        """Ask with the choices that are new; if that is not enough, with all of them."""
        key, entries = whole.match.key, whole.entries
        start = min(self._sent.get(key, 0), len(entries))
        answer = await self._ask(
            msgspec.structs.replace(whole, start=start, entries=entries[start:])
        )
        if answer is None:
            answer = await self._ask(whole)
        if answer is None:
            raise LookupError("the table could not be set up")
        self._sent[key] = max(len(entries), self._sent.pop(key, 0))
        while len(self._sent) > TABLES_KEPT:
            self._sent.popitem(last=False)
        return answer

    async def _ask(self, job: Job) -> Choice | int | None:
        """The answer; None if the process lacks choices, or has ended over it."""
        room = job.match.key.partition(" ")[0]
        worker = self._workers[zlib.crc32(room.encode()) % len(self._workers)]
        try:
            answer = await worker.do(_think, _write(job))
        except WorkerLost:
            return None
        return msgspec.msgpack.decode(answer, type=Choice | int | None)
