"""A room: it owns one sitting, and does one thing after the other.

A command is authorised, known again if it was sent before, decided, applied, appended to the log,
committed - and only then answered and shown to those who may see it. If the disk does not take it,
the room goes back to what its log says.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar

from spieltisch.engine import CLOCK, Choice, Question, Record, TableError
from spieltisch.server import events
from spieltisch.server.commands import decide, join, timed
from spieltisch.server.messages import AnyCommand, Move, Ping, RoomView, Trouble
from spieltisch.server.refusals import Refused, trouble_of
from spieltisch.server.settings import Settings
from spieltisch.server.sights import Looking, room_view
from spieltisch.server.sitting import Sitting
from spieltisch.server.store import NotStored, Store
from spieltisch.server.thinking import Match, Thinkers
from spieltisch.server.viewer import Viewer

log = logging.getLogger(__name__)
T = TypeVar("T")

REFUSALS_KEPT = 1000
PATIENCE = 1.0
"""A bot whose choice could not be stored tries again after so many seconds."""


class Room:
    """One room while anybody is in it."""

    def __init__(
        self, id_: str, sitting: Sitting, settings: Settings, store: Store, thinkers: Thinkers
    ) -> None:
        self.id = id_
        self.sitting = sitting
        self.lost = False
        self.quiet_since = settings.clock()
        self._settings = settings
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._viewers: list[Viewer] = []
        self._refused: OrderedDict[tuple[str, str], tuple[int, Trouble]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._timed_match = -1
        self._zero = 0.0
        self._set_time()

    # From outside: each is carried out to its end, also when the socket that wanted it is gone

    async def handle(self, viewer: Viewer, command: AnyCommand) -> None:
        """Carry a command out and answer it."""
        await self._whole(self._handle(viewer, command))

    async def attach(self, viewer: Viewer, since: int) -> None:
        """Show a new connection all that there is, and from now on all that happens."""
        await self._whole(self._attach(viewer, since))

    async def detach(self, viewer: Viewer) -> None:
        await self._whole(self._detach(viewer))

    async def enter(self, guest: str, name: str) -> None:
        """Somebody comes in, or comes back."""
        await self._whole(self._enter(guest, name))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    @property
    def busy(self) -> bool:
        return bool(self._viewers or self._bots or self._tasks or self._alarm)

    def close(self, reason: str) -> None:
        """Hang up on everybody and stop thinking."""
        for viewer in self._viewers:
            viewer.close(reason)
        for task in self._bots.values():
            task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    # Connections

    async def _attach(self, viewer: Viewer, since: int) -> None:
        async with self._lock:
            if viewer.guest not in self.sitting.guests:
                raise Refused("not-a-guest")
            own = [one for one in self._viewers if one.guest == viewer.guest]
            if len(own) >= self._settings.sockets:
                own[0].close("replaced")
                self._viewers.remove(own[0])
            self._viewers.append(viewer)
            looking = Looking(self.sitting, self._time)
            viewer.welcome(self.sitting, self._room_view(), looking, since)
            self._show()
            self._wake()

    async def _detach(self, viewer: Viewer) -> None:
        async with self._lock:
            if viewer in self._viewers:
                self._viewers.remove(viewer)
                self._show()
            self.quiet_since = self._settings.clock()

    def _room_view(self) -> RoomView:
        return room_view(self.sitting, {viewer.guest for viewer in self._viewers})

    def _show(self) -> None:
        """Send everybody what is new for them."""
        looking = Looking(self.sitting, self._time)
        room = self._room_view()
        for viewer in self._viewers:
            viewer.update(self.sitting, room, looking)

    # Commands

    async def _enter(self, guest: str, name: str) -> None:
        async with self._lock:
            event = join(self.sitting, guest, name)
            if event is not None:
                await self._commit(event)
                self._show()

    async def _handle(self, viewer: Viewer, command: AnyCommand) -> None:
        async with self._lock:
            if not self._answer_again(viewer, command):
                await self._carry_out(viewer, command)
                self._wake()

    def _answer_again(self, viewer: Viewer, command: AnyCommand) -> bool:
        """The answer that this command got before, if it did."""
        key = (viewer.guest, command.id)
        if isinstance(command, Ping):
            viewer.answer(command.id, self.sitting.shown_seq(viewer.guest), None)
        elif key in self.sitting.done:
            viewer.answer(command.id, self.sitting.done[key], None)
        elif key in self._refused:
            viewer.answer(command.id, *self._refused[key])
        else:
            return False
        return True

    async def _carry_out(self, viewer: Viewer, command: AnyCommand) -> None:
        guest = viewer.guest
        try:
            if guest not in self.sitting.guests:
                raise Refused("not-a-guest")
            await self._tick()
            event = decide(self.sitting, guest, command, self._now())
            await self._commit(event)
        except (Refused, TableError) as error:
            self._refuse(viewer, command, error)
            return
        viewer.answer(command.id, self.sitting.done[guest, command.id], None)
        if isinstance(event, events.Removed):
            self._send_away(event.who)
        self._show()

    def _refuse(self, viewer: Viewer, command: AnyCommand, error: Refused | TableError) -> None:
        seq = self.sitting.shown_seq(viewer.guest)
        trouble = trouble_of(error)
        viewer.answer(command.id, seq, trouble)
        if trouble.key == "not-stored":
            return  # the same command may be tried again
        self._refused[viewer.guest, command.id] = (seq, trouble)
        while len(self._refused) > REFUSALS_KEPT:
            self._refused.popitem(last=False)
        if isinstance(command, Move) and not self.lost:
            looking = Looking(self.sitting, self._time)
            viewer.refresh(self.sitting, self._room_view(), looking, command.base)

    def _send_away(self, guest: str) -> None:
        reason = "was-removed" if guest in self.sitting.banned else "removed"
        for viewer in [one for one in self._viewers if one.guest == guest]:
            viewer.close(reason)
            self._viewers.remove(viewer)

    async def _commit(self, event: events.AnyLogged) -> None:
        """Apply an event and have it on the disk; or neither."""
        if self.lost:
            raise Refused("not-stored")
        self.sitting.apply(event)
        try:
            await self._store.append(self.id, self.sitting.seq, events.encode(event))
        except NotStored as error:
            await self._go_back()
            raise Refused("not-stored") from error
        self._set_time()

    async def _go_back(self) -> None:
        """Stand where the log stands; a room whose log cannot be read is left."""
        try:
            log_ = await self._store.events(self.id)
            self.sitting = Sitting.of(self._settings.find, log_)
        except Exception:
            log.exception("room %s cannot be read again", self.id)
            self.lost = True
            self.close("not-stored")

    # Time

    def _set_time(self) -> None:
        """When a match begins or is loaded, its time goes on from where it stands."""
        table = self.sitting.table
        if table is not None and self.sitting.match != self._timed_match:
            self._timed_match = self.sitting.match
            self._zero = self._settings.clock() - table.now / 1000

    def _time(self) -> int:
        """Table time in milliseconds."""
        return int((self._settings.clock() - self._zero) * 1000)

    def _now(self) -> int | None:
        """Table time where the table cares for time; otherwise a choice takes none."""
        table = self.sitting.table
        if table is None:
            return None
        asked = table.questions
        cares = any(question.seat == CLOCK or question.ready_at > 0 for question in asked)
        return self._time() if cares else None

    async def _tick(self) -> None:
        """Answer for the clock as often as it is due."""
        while (due := self._due()) is not None and due <= self._time() and not self.lost:
            table = self.sitting.table
            assert table is not None
            question = table.question(CLOCK)
            assert question is not None
            entry = timed(table, CLOCK, question.choices[0], None)
            await self._commit(events.Moved(entry=entry))
            self._show()

    def _due(self) -> int | None:
        table = self.sitting.table
        question = table.question(CLOCK) if table else None
        return question.ready_at if question else None

    async def _ring(self) -> None:
        async with self._lock:
            self._alarm = None
            try:
                await self._tick()
            except Refused:
                log.warning("room %s: the clock's choice could not be stored", self.id)
                self._wake(clock_in=PATIENCE)
            else:
                self._wake()

    # Bots

    def _wake(self, clock_in: float = 0) -> None:
        """Whoever is asked now and is no person begins to think; the clock is set."""
        table = self.sitting.table
        if table is None or self.lost:
            return
        self._set_alarm(clock_in)
        for question in table.questions:
            seat = question.seat
            if seat != CLOCK and self._bot_at(seat) and seat not in self._bots:
                self._bots[seat] = asyncio.get_running_loop().create_task(self._play(seat))

    def _set_alarm(self, at_least: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        due = self._due()
        if due is not None:
            delay = max(at_least, (due - self._time()) / 1000)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._start_ringing)

    def _start_ringing(self) -> None:
        task = asyncio.get_running_loop().create_task(self._ring())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _bot_at(self, seat: int) -> str | None:
        one = self.sitting.seats[seat]
        return one.bot if one.kind == "bot" else None

    async def _play(self, seat: int) -> None:
        """A bot plays a seat as long as it is asked."""
        try:
            while (wait := self._bot_wait(seat)) is not None and not self.lost:
                await asyncio.sleep(wait)
                await self._bot_chooses(seat)
        except Refused:
            await asyncio.sleep(PATIENCE)
        except Exception:
            log.exception("room %s: the bot at seat %d cannot go on", self.id, seat)
            return
        finally:
            self._bots.pop(seat, None)
        self._wake()

    def _bot_wait(self, seat: int) -> float | None:
        """How long the bot at a seat waits before it chooses; None if there is nothing to do."""
        table = self.sitting.table
        if table is None or self._bot_at(seat) is None:
            return None
        question = table.question(seat)
        if question is None:
            return None
        ready_in = (question.ready_at - self._time()) / 1000 if question.ready_at else 0
        return max(0.0, ready_in) + self._settings.bot_pause

    async def _bot_chooses(self, seat: int) -> None:
        """Let the bot think without holding the room up; what it chose may be too late then."""
        async with self._lock:
            sitting, table, bot = self.sitting, self.sitting.table, self._bot_at(seat)
            question = table.question(seat) if table else None
            if table is None or bot is None or question is None:
                return
            asked, number = (sitting.match, sitting.branch), question.number
            record = table.record()
        choice = await self._thought(record, asked, bot, question)
        async with self._lock:
            await self._tick()
            if self.sitting is not sitting or asked != (sitting.match, sitting.branch):
                return
            question = table.question(seat)
            if question is None or question.number != number or self._bot_at(seat) != bot:
                return
            if choice in question.choices:
                await self._commit(events.Moved(entry=timed(table, seat, choice, self._now())))
                self._show()
                self._wake()

    async def _thought(
        self, record: Record, asked: tuple[int, int], bot: str, question: Question
    ) -> Choice:
        """What the bot chooses; one that fails takes the first choice, so that play goes on."""
        key = f"{self.id} {asked[0]} {asked[1]}"
        match = Match(key, record.game, record.seats, record.seed, record.options)
        try:
            return await self._thinkers.choose(match, record.entries, bot, question.seat)
        except Exception:
            log.exception("room %s: the bot %s has failed", self.id, bot)
            return question.choices[0]
