"""Bots think in processes of their own, so that nobody waits for them.

All jobs of a room go to the same process, which keeps the room's table: it is sent only the choices
that are new since the last job. If it lacks something it says so, and gets the whole match.
"""

from __future__ import annotations

import logging
import signal
import traceback
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, Literal, TypeVar

import msgspec

from spieltisch.bots import Bot, bot_seed, bots_for, relive
from spieltisch.bots.hints import Hint, hint
from spieltisch.bots.seat import WAIT, Proposal, Seat
from spieltisch.engine import Choice, Entry, Message, Table
from spieltisch.engine.options import OptionValue
from spieltisch.server.sitting import Find
from spieltisch.server.workers import Worker, WorkerLost

log = logging.getLogger(__name__)
T = TypeVar("T")

TABLES_KEPT = 256
BUDGET = 1000
"""So many milliseconds of CPU time a decision may take, ..."""
DEADLINE = 15.0
"""... and after so many seconds on the clock another bot decides."""
MODESTY = 5
"""By so much a process in which bots think stands back behind the one that answers people."""
STAND_INS = ("quick", "random")
"""Who decides for a bot that fails; a game without the first has the second."""


class Match(msgspec.Struct, frozen=True):
    """What a process has to know of a match; `key` is another one after a choice was taken back."""

    key: str
    game: str
    names: list[str]
    seed: str
    options: dict[str, OptionValue]


class Job(msgspec.Struct):
    """A bot is asked what it chooses, how long it takes, or what it would advise a person to do.

    `entries` are the choices from number `start` on. `suggested` is proposed to the seat, and the
    table waits for `people`.
    """

    match: Match
    start: int
    entries: Sequence[Entry]
    bot: str
    seat: int
    asked: Literal["choice", "pace", "hint"] = "choice"
    suggested: Sequence[Proposal] = ()
    people: Sequence[int] = ()


class Thought(msgspec.Struct):
    """What a bot chooses, None if it waits; and what it says and proposes with it.

    If that was proposed to it as the beginning of a gesture, `then` is how that goes on.
    """

    choice: Choice | None
    remark: Message | None = None
    proposed: list[Proposal] = []
    then: tuple[tuple[Choice, ...], ...] = ()


class Failure(msgspec.Struct):
    """A bot that gave no answer, and what went wrong; another one answered."""

    bot: str
    seat: int
    trouble: str


class Answer(msgspec.Struct):
    """What a process answers: a thought, with its reasons if it is a hint, or a time.

    `thought` is None if the process lacks choices. `failures` are bots that gave no answer.
    """

    thought: Thought | int | None
    reasons: list[str] = []
    failures: list[Failure] = []


class TooSlow(Exception):
    """A bot has not decided in time."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Nobody waits longer for a bot; only the main thread of a process can be interrupted."""
    if current_thread() is not main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def too_late(number: int, frame: FrameType | None) -> None:
        raise TooSlow(f"no decision after {seconds} s")

    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Kept:
    """A table that a process keeps, and the bots that live at it.

    It keeps silent until a bot comes that listens.
    """

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._told = False
        self._bots: dict[tuple[int, str], Bot] = {}

    def take(self, entry: Entry) -> None:
        """A choice was made; the bots of that seat remember it."""
        for (seat, _), bot in self._bots.items():
            if seat == entry.seat:
                bot.remember(Seat(self.table, seat), entry.choice)
        self.table.choose(entry.seat, entry.choice, entry.at)

    def bot(self, name: str, seat: int) -> Bot:
        """The bot of this name at a seat; a new one remembers what the seat did before."""
        table = self.table
        bot = self._bots.get((seat, name))
        if bot is None:
            bots = bots_for(table.game.name)
            # A bot that the log names and that is no more is replaced by the usual one.
            make = bots.get(name) or next(iter(bots.values()))
            bot = self._bots[seat, name] = make(bot_seed(table.seed, seat))
            relive(table, {seat: bot})
            if bot.listens and not self._told:
                self.table, self._told = Table.from_record(table.game, table.record()), True
        return bot


def thought_of(bot: Bot, seat: Seat) -> Thought:
    """Ask a bot; it waits only where it may."""
    question = seat.question
    assert question is not None, "nobody is asked"
    if question.idle and not bot.heeds:
        return Thought(None)
    index = bot.choose(seat)
    if index == WAIT and not question.idle and not seat.people:
        raise LookupError("it waits, but nobody else is to act")
    choice = None if index == WAIT else question.choices[index]
    then = next((one.then for one in reversed(seat.suggested) if one.choice == choice), ())
    return Thought(choice, seat.remark, seat.proposed, then)


class Mind:
    """The tables that one process keeps."""

    def __init__(self, find: Find) -> None:
        self._find = find
        self._tables: OrderedDict[str, Kept] = OrderedDict()
        self.failures: list[Failure] = []

    def choose(self, job: Job) -> Thought | None:
        """What the bot chooses; None if choices before `start` are missing here.

        For a bot that fails or takes far too long another one chooses.
        """
        kept = self._kept(job)
        return self._first(job, kept, thought_of) if kept else None

    def _first(self, job: Job, kept: Kept, wanted: Callable[[Bot, Seat], T]) -> T:
        """What the bot answers, or else the first of its stand-ins that does."""
        for name in dict.fromkeys((job.bot, *STAND_INS)):
            try:
                bot = kept.bot(name, job.seat)
                seat = Seat(
                    kept.table, job.seat, BUDGET, suggested=job.suggested, people=job.people
                )
                with deadline(DEADLINE):
                    return wanted(bot, seat)
            except Exception:
                self.failures.append(Failure(name, job.seat, traceback.format_exc()))
        raise LookupError(f"no bot has an answer for seat {job.seat}")

    def pace(self, job: Job) -> int | None:
        """How long the bot takes; None if choices before `start` are missing here."""
        kept = self._kept(job)
        if kept is None:
            return None
        bot = kept.bot(job.bot, job.seat)
        return bot.pace(Seat(kept.table, job.seat))

    def hint(self, job: Job) -> Hint | None:
        """What the bot would do, and why; None if choices before `start` are missing here."""
        kept = self._kept(job)
        if kept is None:
            return None
        seed = bot_seed(kept.table.seed, job.seat)
        return self._first(job, kept, lambda bot, seat: hint(seat, seed, bot))

    def think(self, job: Job) -> Answer:
        if job.asked == "hint":
            found = self.hint(job)
            return Answer(Thought(found.choice), found.reasons) if found else Answer(None)
        return Answer(self.pace(job) if job.asked == "pace" else self.choose(job))

    def _kept(self, job: Job) -> Kept | None:
        match = job.match
        kept = self._tables.pop(match.key, None)
        end = job.start + len(job.entries)
        if kept is None or not job.start <= kept.table.moment <= end:
            if job.start:
                return None
            seed = bytes.fromhex(match.seed)
            game = self._find(match.game)
            kept = Kept(Table(game, match.names, seed, match.options, told=False))
        for entry in job.entries[kept.table.moment - job.start :]:
            kept.take(entry)
        self._tables[match.key] = kept
        while len(self._tables) > TABLES_KEPT:
            self._tables.popitem(last=False)
        return kept


_read = msgspec.msgpack.Decoder(Job).decode
_write = msgspec.msgpack.Encoder().encode


def _think(mind: Mind, job: bytes) -> bytes:
    answer = mind.think(_read(job))
    answer.failures, mind.failures = mind.failures, []
    return _write(answer)


class Thinkers:
    """The processes. With `workers` 0 a thread of this process thinks: for tests."""

    def __init__(self, find: Find, workers: int) -> None:
        make = partial(Mind, find)
        self._workers = [Worker(make, workers > 0, MODESTY) for _ in range(max(1, workers))]
        self._sent: OrderedDict[str, int] = OrderedDict()

    def close(self) -> None:
        for worker in self._workers:
            worker.close()

    async def choose(self, job: Job) -> Thought:
        """What a bot chooses after these choices."""
        thought = (await self._answer(job)).thought
        assert isinstance(thought, Thought)
        return thought

    async def pace(self, job: Job) -> int:
        """How many milliseconds of table time a bot takes before it answers."""
        took = (await self._answer(msgspec.structs.replace(job, asked="pace"))).thought
        assert isinstance(took, int)
        return took

    async def hint(self, job: Job) -> Hint:
        """What a bot would do in a person's place, and why."""
        answer = await self._answer(msgspec.structs.replace(job, asked="hint"))
        assert isinstance(answer.thought, Thought) and answer.thought.choice is not None
        return Hint(answer.thought.choice, answer.reasons)

    async def _answer(self, whole: Job) -> Answer:
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

    async def _ask(self, job: Job) -> Answer | None:
        """The answer; None if the process lacks choices, or has ended over it."""
        room = job.match.key.partition(" ")[0]
        worker = self._workers[zlib.crc32(room.encode()) % len(self._workers)]
        try:
            written = await worker.do(_think, _write(job))
        except WorkerLost:
            return None
        answer = msgspec.msgpack.decode(written, type=Answer)
        for failure in answer.failures:
            log.error(
                "room %s: the bot %s at seat %d has failed, another one decides\n%s",
                *(room, failure.bot, failure.seat, failure.trouble),
            )
        return answer if answer.thought is not None else None
