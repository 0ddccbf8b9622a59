"""A loop in which nobody sleeps, and a room in it: hours at a table in seconds, always the same."""

from __future__ import annotations

import asyncio
import functools
import itertools
import selectors
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from playing import AnyGame
from server.running import quick
from spieltisch.server import events, messages
from spieltisch.server.room import Room
from spieltisch.server.sitting import Sitting
from spieltisch.server.store import NotStored, Store
from spieltisch.server.thinking import Job, Mind, Thinkers, Thought
from spieltisch.server.viewer import Viewer

MOST_STEPS = 3_000_000
"""A test that takes more steps of the loop waits for something that does not come."""


class _Jumping(selectors.DefaultSelector):
    """Does not wait for the next thing that is due, but goes there."""

    now = 1000.0
    steps = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.steps += 1
        assert self.steps < MOST_STEPS, "nothing happens any more"
        if timeout is not None:
            self.now += max(0.0, timeout)
        return super().select(None if timeout is None else 0)


class Hours(asyncio.SelectorEventLoop):
    """A loop with a time of its own."""

    def __init__(self) -> None:
        self.jumping = _Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now


def in_no_time(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test in such a loop."""

    @functools.wraps(test)
    def run(*given: Any, **named: Any) -> None:
        loop = Hours()
        try:
            loop.run_until_complete(test(*given, **named))
        finally:
            for task in asyncio.all_tasks(loop):
                task.cancel()
            loop.run_until_complete(asyncio.sleep(0))
            loop.close()

    return run


class Memory:
    """A store that remembers; while it is `full` it takes nothing."""

    def __init__(self) -> None:
        self.log: list[bytes] = []
        self.full = False

    async def append(self, room: str, seq: int, body: bytes) -> None:
        if self.full:
            raise NotStored("full")
        assert seq == len(self.log) + 1
        self.log.append(body)

    async def events(self, room: str) -> list[bytes]:
        return list(self.log)


class Thoughts:
    """Thinking takes `took` seconds and no process; it is noted who thinks at the same time."""

    def __init__(self, find: Callable[[str], AnyGame], took: float = 0.004) -> None:
        self._mind = Mind(find)
        self.took = took
        self.busy: list[int] = []
        self.twice: list[int] = []
        self.count = 0

    async def choose(self, job: Job) -> Thought:
        thought = await self._think(job)
        assert isinstance(thought, Thought)
        return thought

    async def pace(self, job: Job) -> int:
        took = await self._think(msgspec.structs.replace(job, asked="pace"))
        assert isinstance(took, int)
        return took

    async def _think(self, job: Job) -> Thought | int | None:
        if job.seat in self.busy:
            self.twice.append(job.seat)
        self.busy.append(job.seat)
        self.count += 1
        await asyncio.sleep(self.took)
        self.busy.remove(job.seat)
        return self._mind.think(job).thought


class Sitter:
    """Somebody in the room, with one socket or none."""

    numbers = itertools.count()

    def __init__(self, at: RoomInTime, guest: str) -> None:
        self.at = at
        self.guest = guest
        self.viewer: Viewer | None = None
        self.heard: list[dict[str, Any]] = []
        self.room: dict[str, Any] = {}
        self.sights: dict[int | None, dict[str, Any]] = {}

    async def comes(self) -> Sitter:
        self.viewer = Viewer(self.guest)
        await self.at.room.attach(self.viewer, 0)
        self.reads()
        return self

    async def goes(self) -> None:
        """The connection is lost."""
        assert self.viewer is not None
        await self.at.room.detach(self.viewer)
        self.viewer = None

    async def does(self, command: type[messages.Command], **fields: Any) -> str | None:
        """Send a command: the key of the reason if it is refused."""
        assert self.viewer is not None
        given = msgspec.convert(
            {"type": command.__struct_config__.tag, "id": f"{next(self.numbers)}", **fields},
            command,
        )
        await self.at.room.handle(self.viewer, cast("messages.AnyCommand", given))
        self.reads()
        answer = next(one for one in reversed(self.heard) if one["type"] == "answer")
        return answer["trouble"]["key"] if answer["trouble"] else None

    async def moves(self, verb: str = "", question: dict[str, Any] | None = None) -> str | None:
        """Take the first choice, or the first with this verb."""
        question = question or self.question
        assert question is not None, f"{self.guest} is not asked"
        choice = next(one for one in question["choices"] if verb in ("", one[0]))
        number, seat = question["number"], question["seat"]
        return await self.does(messages.Move, seat=seat, question=number, choice=choice)

    def reads(self) -> None:
        """Take in what has come."""
        while self.viewer is not None and not self.viewer.outbox.empty():
            item = self.viewer.outbox.get_nowait()
            if isinstance(item, bytes):
                event = msgspec.json.decode(item)
                self.heard.append(event)
                self.room = event.get("room") or self.room
                if event.get("sights") is not None:
                    self.sights = {one["seat"]: one for one in event["sights"]}

    @property
    def question(self) -> dict[str, Any] | None:
        self.reads()
        return next((one["question"] for one in self.sights.values() if one["question"]), None)

    @property
    def paused(self) -> dict[str, Any] | None:
        self.reads()
        paused: dict[str, Any] | None = self.room["paused"]
        return paused


class RoomInTime:
    """A room in which these guests sit, one at each seat (None: a bot), and spectators."""

    def __init__(
        self,
        game: AnyGame,
        sitting: Sequence[str | None],
        options: dict[str, Any] | None = None,
        spectators: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.store = Memory()
        host = next(guest for guest in [*sitting, *spectators] if guest)
        self._write(
            events.Created(
                game=game.name,
                options=options or {},
                seats=len(sitting),
                bots=len(sitting),
                code="CODE",
                invite="invite",
                name=host,
                guest=host,
            )
        )
        for guest in dict.fromkeys([*filter(None, sitting), *spectators]):
            if guest != host:
                self._write(events.Joined(name=guest, guest=guest))
        for seat, guest in enumerate(sitting):
            if guest is not None:
                self._write(events.Sat(seat=seat, guest=guest))
        self.host = host
        self.opens()

    def _write(self, event: events.AnyLogged) -> None:
        self.store.log.append(events.encode(event))

    def opens(self) -> None:
        """The room is read from its log: at first, and after a crash."""
        self.thoughts = Thoughts(self.find)
        sitting = Sitting.of(self.find, self.store.log)
        clock = asyncio.get_running_loop().time
        settings = quick(Path(), clock=clock, bot_pause=0.6, find=self.find)
        self.room = Room(
            "room",
            sitting,
            settings,
            cast("Store", self.store),
            cast("Thinkers", self.thoughts),
        )

    def find(self, name: str) -> AnyGame:
        return self.game

    async def everybody(self, *guests: str) -> list[Sitter]:
        return [await Sitter(self, guest).comes() for guest in guests]

    @property
    def table(self) -> Any:
        assert self.room.sitting.table is not None
        return self.room.sitting.table

    @property
    def logged(self) -> list[events.AnyLogged]:
        return [events.decode(body) for body in self.store.log]

    async def until(self, true: Callable[[], object], within: float = 3600.0) -> None:
        """Let time pass until something is so."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while not true():
            assert loop.time() < end, "it does not happen"
            await asyncio.sleep(0.01)
