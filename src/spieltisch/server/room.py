"""A room: it owns one sitting, and does one thing after the other.

A command is authorised, known again if it was sent before, decided, applied, appended to the log,
committed - and only then answered and shown to those who may see it. If the disk does not take it,
the room goes back to what its log says.

Where a game is played in real time the table stands still while somebody who plays has lost the
connection (`absence`); after a while bots play on for them until they return.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import msgspec

from spieltisch.engine import CLOCK, Message, Table, TableError
from spieltisch.server import events
from spieltisch.server.absence import Absence
from spieltisch.server.clock import TableClock
from spieltisch.server.commands import check_offered, decide, free_seat, join, may_propose, timed
from spieltisch.server.consent import Requests
from spieltisch.server.hinting import Hints
from spieltisch.server.messages import AnyCommand, Hint, Move, Ping, RoomView, Trouble
from spieltisch.server.playing import Bots
from spieltisch.server.presence import Presence, handing_on
from spieltisch.server.refusals import Refused, trouble_of
from spieltisch.server.settings import Settings
from spieltisch.server.sights import Looking, RoomLooks
from spieltisch.server.sitting import Sitting
from spieltisch.server.store import NotStored, Store
from spieltisch.server.thinking import Thinkers, Thought
from spieltisch.server.turnclock import TurnClock
from spieltisch.server.viewer import Viewer

log = logging.getLogger(__name__)
T = TypeVar("T")

REFUSALS_KEPT = 1000
RING_AGAIN = 1.0
"""What could not be stored is tried again after so many seconds."""
MOST_PROPOSED = 2
"""So much a bot may propose with one thought."""


class Room:
    """One room while anybody is in it."""

    def __init__(
        self, id_: str, sitting: Sitting, settings: Settings, store: Store, thinkers: Thinkers
    ) -> None:
        self.id = id_
        self.sitting = sitting
        self.lost = False
        self._closed = False
        self.quiet_since = settings.clock()
        self._settings = settings
        self._store = store
        self.lock = asyncio.Lock()
        self._viewers: list[Viewer] = []
        self._refused: OrderedDict[tuple[str, str], tuple[int, Trouble]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots = Bots(self, thinkers, settings.bot_pause)
        self._hints = Hints(self, thinkers)
        self._alarm: asyncio.TimerHandle | None = None
        self._timed_match = -1
        self._clock = TableClock(settings.clock)
        self._turns = TurnClock(settings.clock)
        self._absence = Absence(settings.clock)
        self._presence = Presence(settings.clock)
        self._requests = Requests(settings.clock)
        self._unstored = False
        self._looks = RoomLooks()
        self._looking: Looking | None = None
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

    async def enter(self, guest: str, name: str, home: str = "", sit: bool = False) -> None:
        """Somebody comes in, or comes back; whoever is new may want to sit."""
        await self._whole(self._enter(guest, name, home, sit))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    @property
    def busy(self) -> bool:
        thinking = self._bots.busy or self._hints.busy
        return bool(self._viewers or thinking or self._tasks or self._alarm)

    @property
    def is_listed(self) -> bool:
        """Can everybody see this table? Only while its host is there and a seat is to be had."""
        sitting = self.sitting
        free = any(seat.kind == "open" for seat in sitting.seats)
        waits = sitting.phase == "lobby" and free and not sitting.locked
        return sitting.listed and waits and sitting.host in self._present()

    def close(self, reason: str) -> None:
        """Hang up on everybody and stop thinking."""
        self._closed = True
        for viewer in self._viewers:
            viewer.close(reason)
        self._bots.close()
        self._hints.close()
        if self._alarm is not None:
            self._alarm.cancel()

    # Connections

    async def _attach(self, viewer: Viewer, since: int) -> None:
        async with self.lock:
            if viewer.guest not in self.sitting.guests:
                raise Refused("not-a-guest")
            own = [one for one in self._viewers if one.guest == viewer.guest]
            if len(own) >= self._settings.sockets:
                own[0].close("replaced")
                self._viewers.remove(own[0])
            self._viewers.append(viewer)
            await self._call_the_roll()
            viewer.welcome(self.sitting, self._room_view(), self._look(), since)
            self._show()
            self.wake()

    async def _detach(self, viewer: Viewer) -> None:
        async with self.lock:
            if viewer in self._viewers:
                self._viewers.remove(viewer)
                await self._call_the_roll()
                self._show()
                self.wake()
            self.quiet_since = self._settings.clock()

    def _room_view(self) -> RoomView:
        view = self._looks.view(self.sitting, self._presence, self._absence.view(self.sitting))
        clock = self._turns.view(self.sitting)
        return view if clock is None else msgspec.structs.replace(view, clock=clock)

    def _look(self) -> Looking:
        """What can be seen of the table now."""
        self._looking = Looking(self.sitting, self.time, self._looking)
        return self._looking

    def _present(self) -> set[str]:
        return {viewer.guest for viewer in self._viewers}

    def _show(self) -> None:
        """Send everybody what is new for them."""
        looking, room = self._look(), self._room_view()
        for viewer in self._viewers:
            viewer.update(self.sitting, room, looking)

    # Commands

    async def _enter(self, guest: str, name: str, home: str, sit: bool) -> None:
        async with self.lock:
            is_new = guest not in self.sitting.guests
            event = join(self.sitting, guest, name, home)
            if event is None:
                return
            await self._commit(event)
            free = free_seat(self.sitting, guest, self._presence) if sit and is_new else None
            if free is not None:
                await self._commit(events.Sat(seat=free, guest=guest))
            self._show()
            self.wake()

    async def _handle(self, viewer: Viewer, command: AnyCommand) -> None:
        async with self.lock:
            if isinstance(command, Hint):
                self._advise(viewer, command)
            elif not self._answer_again(viewer, command):
                await self._carry_out(viewer, command)
                self.wake()

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
            event = decide(self.sitting, guest, command, self._presence, self._now())
            await self._commit(event)
        except (Refused, TableError) as error:
            self._refuse(viewer, command, error)
            return
        viewer.answer(command.id, self.sitting.done[guest, command.id], None)
        if isinstance(event, events.Removed):
            self._send_away(event.who)
        await self._call_the_roll()
        self._show()

    def _advise(self, viewer: Viewer, command: Hint) -> None:
        """A hint changes nothing, so nothing is kept of it."""
        seq, trouble = self.sitting.shown_seq(viewer.guest), None
        try:
            self._hints.ask(viewer, command)
        except Refused as error:
            trouble = trouble_of(error)
        viewer.answer(command.id, seq, trouble)

    def _refuse(self, viewer: Viewer, command: AnyCommand, error: Refused | TableError) -> None:
        seq = self.sitting.shown_seq(viewer.guest)
        trouble = trouble_of(error, self.sitting.in_real_time)
        viewer.answer(command.id, seq, trouble)
        if trouble.key == "not-stored":
            return  # the same command may be tried again
        self._refused[viewer.guest, command.id] = (seq, trouble)
        while len(self._refused) > REFUSALS_KEPT:
            self._refused.popitem(last=False)
        if isinstance(command, Move) and not self.lost:
            viewer.refresh(self.sitting, self._room_view(), self._look(), command.base)

    def _send_away(self, guest: str) -> None:
        reason = "was-removed" if guest in self.sitting.banned else "removed"
        for viewer in [one for one in self._viewers if one.guest == guest]:
            viewer.close(reason)
            self._viewers.remove(viewer)

    async def _commit(self, event: events.AnyLogged) -> None:
        """Apply an event and have it on the disk; or neither."""
        if self.lost:
            raise Refused("not-stored")
        event = self._with_its_time(event)
        self.sitting.apply(event)
        try:
            await self._store.append(
                self.id, self.sitting.seq, events.encode(self._as_it_happened(event))
            )
        except NotStored as error:
            await self._go_back()
            raise Refused("not-stored") from error
        self._set_time()

    def _with_its_time(self, event: events.AnyLogged) -> events.AnyLogged:
        """The event with how long somebody has thought about it, where that counts."""
        if not isinstance(event, events.Moved | events.Overtaken):
            return event
        seat = event.entry.seat if isinstance(event, events.Moved) else event.seat
        took = self._turns.took(seat)
        return msgspec.structs.replace(event, took=took) if took else event

    def _as_it_happened(self, event: events.AnyLogged) -> events.AnyLogged:
        """The event as it is written: with how much was taken back, or how the match has ended."""
        course, table = self.sitting.course, self.sitting.table
        if isinstance(event, events.Undone) and course is not None:
            return msgspec.structs.replace(event, count=course.taken_back)
        if not isinstance(event, events.Moved | events.Chatted) or event.entry is None:
            return event
        if table is None or table.result is None:
            return event
        return msgspec.structs.replace(event, end=table.hash())

    async def _go_back(self) -> None:
        """Stand where the log stands; a room whose log cannot be read is left."""
        try:
            log_ = await self._store.events(self.id)
            self.sitting = Sitting.of(self._settings.find, log_)
            self._looks, self._looking = RoomLooks(), None
            if self.sitting.is_outdated:
                raise NotStored("what was just played cannot be played again")
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
            self._clock.set(max(table.now, self.sitting.stopped_at))
        self._clock.run(self._time_runs())
        self._turns.note(self.sitting, bool(self._viewers))

    def _time_runs(self) -> bool:
        """Real time stands still while somebody is awaited, or nobody is there at all."""
        if not self.sitting.in_real_time:
            return True
        present = self._present()
        missing = self._absence.missing(self.sitting, present)
        return bool(present) and not missing and not self.sitting.stands_still

    def time(self) -> int:
        """Table time in milliseconds."""
        return self._clock.now

    def _now(self) -> int | None:
        """Table time where the table cares for time; otherwise a choice takes none."""
        table = self.sitting.table
        if table is None:
            return None
        cares = table.game.in_real_time or any(
            question.seat == CLOCK or question.ready_at > 0 for question in table.questions
        )
        return self.time() if cares else None

    async def _tick(self) -> None:
        """Answer for the clock as often as it is due."""
        while (due := self._due()) is not None and due <= self.time() and not self.lost:
            table = self.sitting.table
            assert table is not None
            question = table.question(CLOCK)
            assert question is not None
            entry = timed(table, CLOCK, question.choices[0], None)
            await self._commit(events.Moved(entry=entry))
            self._show()

    def _due(self) -> int | None:
        """When the clock has to be answered next; never while time stands still."""
        table = self.sitting.table
        question = table.question(CLOCK) if table and self._clock.running else None
        return question.ready_at if question else None

    async def _ring(self) -> None:
        async with self.lock:
            self._alarm = None
            try:
                await self._call_the_roll()
                await self._call_time()
                self._show()
                await self._tick()
            except Refused:
                log.warning("room %s: the clock's choice could not be stored", self.id)
                self.wake(clock_in=RING_AGAIN)
            else:
                self.wake()

    async def _call_time(self) -> None:
        """Bots decide for those whose time is up: this once, or for the rest of the match."""
        table, rule = self.sitting.table, self.sitting.turn_clock
        for seat in self._turns.late(self.sitting):
            if rule and rule.per == "player" and table is not None and table.kind != "sealed":
                await self._commit(events.Overtaken(seat=seat, bot=self.sitting.usual_bot))
            else:
                self._bots.stand_in(seat)

    # Who is there

    async def _call_the_roll(self) -> None:
        """Note who is there and what comes of it.

        In real time whoever is missing is awaited, and whoever is back is welcomed. If that cannot
        be stored, time stands still all the same and it is tried again.
        """
        if self._closed:
            return
        present = self._present()
        self._presence.note(self.sitting.guests, present)
        self._clock.run(self._time_runs())
        self._unstored = False
        try:
            for event in self._absence.news(self.sitting, self._presence, self.time()):
                await self._commit(event)
            for event in handing_on(self.sitting, self._presence):
                await self._commit(event)
            for event in self._requests.news(self.sitting, self._presence):
                await self._commit(event)
        except Refused:
            log.warning("room %s: who is there could not be stored", self.id)
            self._unstored = True
        self._absence.count(self.sitting, present)
        self._requests.count(self.sitting, self._presence)
        self._clock.run(self._time_runs())
        self._turns.note(self.sitting, bool(present))

    # Whoever is no person

    def wake(self, clock_in: float = 0) -> None:
        """Bots that are asked begin to think; the clock is set."""
        if self.lost or self._closed:
            return
        self._set_alarm(max(clock_in, RING_AGAIN if self._unstored else 0))
        if self.is_open():
            self._bots.wake()

    def _set_alarm(self, at_least: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        delays = [delay for delay in self._delays() if delay is not None]
        if delays:
            delay = max(at_least, min(delays))
            self._alarm = asyncio.get_running_loop().call_later(delay, self._start_ringing)

    def _delays(self) -> Iterator[float | None]:
        """In how many seconds something happens by itself."""
        due = self._due()
        yield None if due is None else (due - self.time()) / 1000
        yield self._absence.next_in(self.sitting, self._presence)
        yield self._presence.next_in()
        yield self._turns.next_in(self.sitting)
        yield self._requests.next_in(self.sitting) if self._viewers else None
        yield RING_AGAIN if self._unstored and self._viewers else None

    def _start_ringing(self) -> None:
        task = asyncio.get_running_loop().create_task(self._ring())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def is_open(self) -> bool:
        """Does time run, and is anybody there to see what bots do?"""
        return self._clock.running and bool(self._viewers) and not self.lost

    async def bot_moves(self, seat: int, thought: Thought) -> bool:
        """Take what a bot has chosen, if it is possible; holding the lock."""
        await self._tick()
        table, choice = self.sitting.table, thought.choice
        question = table.question(seat) if table else None
        if table is None or question is None or choice is None or choice not in question.choices:
            return False
        remark = self._remark(table, seat, thought)
        first = timed(table, seat, choice, self._now())
        try:
            steps = [[choice], *thought.then]
            entry, *then = table.gesture(seat, steps, first.at, 1) if thought.then else [first]
            await self._commit(events.Moved(entry=entry, then=then, remark=remark))
        except TableError:
            return False  # The clock was faster, or the bot was too fast.
        await self._propose(seat, thought)
        self._show()
        self.wake()
        return True

    async def bot_waits(self, seat: int, thought: Thought) -> None:
        """A bot lets others go first; what was proposed to it while it was done, it declines."""
        table = self.sitting.table
        question = table.question(seat) if table else None
        if table is None or question is None:
            return
        remark = self._remark(table, seat, thought)
        declined = [one.number for one in self.sitting.proposals.to(seat)] if question.idle else []
        if declined:
            await self._commit(events.Declined(seat=seat, proposals=declined, remark=remark))
        elif remark is not None:
            await self._commit(events.Remarked(seat=seat, remark=remark))
        await self._propose(seat, thought)
        self._show()
        self.wake()

    def _remark(self, table: Table[Any], seat: int, thought: Thought) -> Message | None:
        """What a bot says, where speaking betrays nothing and is allowed; nothing twice."""
        if table.kind != "open" or table.is_muted(seat):
            return None
        return None if thought.remark == self.sitting.remarks.get(seat) else thought.remark

    async def _propose(self, by: int, thought: Thought) -> None:
        """What a bot proposes to others of its side, as far as they are offered it."""
        sitting = self.sitting
        beside = next((side.seats for side in sitting.seating().sides if by in side.seats), ())
        for one in thought.proposed[:MOST_PROPOSED]:
            table = sitting.table
            if table is None or one.seat == by or one.seat not in beside:
                continue
            if not may_propose(table, by, one.seat) or table.is_muted(by):
                continue
            if sitting.proposals.was_made(table, one.seat, one.choice):
                continue
            then = [list(step) for step in one.then]
            try:
                check_offered(table, one.seat, one.choice, then, None)
            except TableError:
                continue
            await self._commit(
                events.Suggested(
                    seat=one.seat,
                    choice=one.choice,
                    side=sitting.side_of(by),
                    by=by,
                    then=then,
                )
            )
