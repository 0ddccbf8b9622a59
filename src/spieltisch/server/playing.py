"""The bots of one room: each has one thought at a time, and acts at its own pace."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

import msgspec

from spieltisch.bots import thinking_time
from spieltisch.bots.seat import Proposal
from spieltisch.engine import CLOCK, Choice, Entry, Question, Table
from spieltisch.server.proposals import answerable
from spieltisch.server.refusals import Refused
from spieltisch.server.sitting import Sitting
from spieltisch.server.thinking import Job, Match, Thinkers, Thought

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""A bot whose choice could not be stored tries again after so many seconds."""
SLACK = 50
"""So many milliseconds more than a bot thinks pass before it reacts."""


class Asked(msgspec.Struct, frozen=True):
    """A question to a bot, with all that it needs to think about it.

    `ready_at` is the table time from which on it can answer, `first` what it takes if all fails;
    in a `sealed` window nobody may know who could have reacted. To nothing that is `idle` an answer
    is owed, but something is `suggested`. `people` are those for whom the table waits.
    """

    match: Match
    entries: list[Entry]
    bot: str
    seat: int
    number: int
    ready_at: int
    first: Choice
    sealed: bool
    idle: bool
    suggested: list[Proposal]
    people: list[int]

    @property
    def job(self) -> Job:
        return Job(
            self.match,
            0,
            self.entries,
            self.bot,
            self.seat,
            suggested=self.suggested,
            people=self.people,
        )

    @property
    def situation(self) -> tuple[object, ...]:
        """All that may change the mind of a bot that waits."""
        return (self.match.key, self.bot, len(self.entries), self.suggested, self.people)

    def is_as(self, other: Asked) -> bool:
        """Is the same bot still asked the same question?"""
        return (self.match.key, self.bot, self.seat, self.number) == (
            other.match.key,
            other.bot,
            other.seat,
            other.number,
        )


def match_of(room: str, sitting: Sitting, table: Table[Any]) -> tuple[Match, list[Entry]]:
    """The match of a room as those who think about it have to know it, and what was chosen."""
    record = table.record()
    key = key_of(room, sitting)
    return Match(key, record.game, record.seats, record.seed, record.options), record.entries


def key_of(room: str, sitting: Sitting) -> str:
    """It is another one after a choice was taken back."""
    return f"{room} {sitting.match} {sitting.branch}"


class Host(Protocol):
    """The room, as its bots know it."""

    id: str
    lock: asyncio.Lock
    sitting: Sitting

    def time(self) -> int:
        """Table time in milliseconds."""

    def is_open(self) -> bool:
        """Does time run, and is anybody there to see what bots do?"""

    def wake(self) -> None:
        """Whoever is asked now and is no person begins to think."""

    async def bot_moves(self, seat: int, thought: Thought) -> bool:
        """Take what a bot has chosen, if it is possible; holding the lock."""

    async def bot_waits(self, seat: int, thought: Thought) -> None:
        """A bot lets others go first, or leaves alone what nobody waits for; holding the lock."""


class Bots:
    """All bots of a room. `pause` is how many seconds those wait that have no pace of their own.

    A bot that lets others go first is asked again when something has changed since: `_waiting` has
    the situation in which it said so. `_late` are seats of people whose time is up, with the number
    of the question that a bot answers for them.
    """

    def __init__(self, host: Host, thinkers: Thinkers, pause: float) -> None:
        self._host = host
        self._thinkers = thinkers
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._waiting: dict[int, tuple[object, ...]] = {}
        self._late: dict[int, int] = {}

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def wake(self) -> None:
        """Every bot that is asked and is not at it begins to think."""
        table = self._host.sitting.table
        for question in table.questions if table else ():
            seat = question.seat
            if seat == CLOCK or seat in self._tasks or not self._bot_at(seat):
                continue
            if self._has_to_think(question):
                self._tasks[seat] = asyncio.get_running_loop().create_task(self._play(seat))

    def _has_to_think(self, question: Question) -> bool:
        """Is an answer owed, or is there something to consider that is new?"""
        if question.seat in self._waiting:
            return self._now_asked(question.seat) is not None
        return not question.idle or bool(self._suggested(question))

    def stand_in(self, seat: int) -> None:
        """Somebody's time is up: a bot answers for them, this one question."""
        table = self._host.sitting.table
        question = table.question(seat) if table else None
        if question is not None:
            self._late[seat] = question.number

    def _bot_at(self, seat: int) -> str | None:
        sitting = self._host.sitting
        one, table = sitting.seats[seat], sitting.table
        if one.kind == "bot":
            return one.bot
        question = table.question(seat) if table else None
        late = question is not None and self._late.get(seat) == question.number
        return sitting.usual_bot if late else None

    async def _play(self, seat: int) -> None:
        """A bot plays a seat as long as it is asked."""
        try:
            while (asked := await self._asked(seat)) is not None:
                if asked.sealed:
                    await self._react(asked)
                else:
                    await asyncio.sleep(await self._wait(asked))
                    await self._choose(asked)
        except Refused:
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("room %s: the bot at seat %d cannot go on", self._host.id, seat)
            return
        finally:
            self._tasks.pop(seat, None)
        self._host.wake()

    async def _asked(self, seat: int) -> Asked | None:
        """What the bot at a seat is asked; None if there is nothing to do for it now."""
        async with self._host.lock:
            return self._now_asked(seat)

    def _now_asked(self, seat: int) -> Asked | None:
        host, bot = self._host, self._bot_at(seat)
        sitting, table = host.sitting, host.sitting.table
        question = table.question(seat) if table else None
        if table is None or bot is None or question is None or not host.is_open():
            return None
        suggested = self._suggested(question)
        if question.idle and not suggested:
            return None
        match, entries = match_of(host.id, sitting, table)
        asked = Asked(
            match=match,
            entries=entries,
            bot=bot,
            seat=seat,
            number=question.number,
            ready_at=question.ready_at,
            first=question.choices[0],
            sealed=table.kind == "sealed",
            idle=question.idle,
            suggested=suggested,
            people=self._people(table),
        )
        return None if self._waiting.get(seat) == asked.situation else asked

    def _suggested(self, question: Question) -> list[Proposal]:
        """What is proposed to a bot that it can answer now."""
        shown = self._host.sitting.proposals.to(question.seat)
        return answerable(shown, question) if shown else []

    def _people(self, table: Table[Any]) -> list[int]:
        """The seats of people for whom the table waits, as far as all may know."""
        seats = self._host.sitting.seats
        return [seat for seat in table.awaiting() if seats[seat].kind == "person"]

    async def _wait(self, asked: Asked) -> float:
        """How many seconds a bot waits before it chooses: its own pace, or else the house's.

        Where nobody is in a hurry it is the house's. People follow at their own pace: their pages
        play what has happened.
        """
        host = self._host
        begins = max(host.time(), asked.ready_at)
        pace = await self._pace(asked) if host.sitting.in_real_time else 0
        wait = pace / 1000 if pace else self._pause
        return max(0.0, (begins - host.time()) / 1000 + wait)

    async def _pace(self, asked: Asked) -> int:
        try:
            return await self._thinkers.pace(asked.job)
        except Exception:
            log.exception("room %s: the bot %s has failed", self._host.id, asked.bot)
            return 0

    async def _react(self, asked: Asked) -> None:
        """Where nobody may know who could have reacted, a bot answers at a time that is fixed.

        How long it thought would betray whether it had anything to think about.
        """
        wait = self._pause + (thinking_time(asked.bot) + SLACK) / 1000
        thought, _ = await asyncio.gather(self._thought(asked), asyncio.sleep(wait))
        if not await self._take(asked, thought):
            await self._choose(asked)

    async def _choose(self, asked: Asked) -> None:
        """Let the bot think without holding the room up.

        If what it wants is not offered any more when it knows, it thinks again.
        """
        while (now := await self._asked(asked.seat)) is not None and now.is_as(asked):
            if await self._take(now, await self._thought(now)):
                return

    async def _take(self, asked: Asked, thought: Thought) -> bool:
        """Make the choice; True if there is nothing left to do about this question."""
        async with self._host.lock:
            still = self._now_asked(asked.seat)
            if still is None or not still.is_as(asked):
                return True
            if thought.choice is not None:
                return await self._host.bot_moves(asked.seat, thought)
            self._waiting[asked.seat] = asked.situation
            await self._host.bot_waits(asked.seat, thought)
            return True

    async def _thought(self, asked: Asked) -> Thought:
        """What the bot chooses; the first choice if even its stand-ins fail: play goes on."""
        try:
            return await self._thinkers.choose(asked.job)
        except Exception:
            log.exception("room %s: the bot %s has failed", self._host.id, asked.bot)
            return Thought(None if asked.idle else asked.first)
