"""A room as its log tells it: who is there, who sits where, and the table.

`apply` takes one event after the other; nothing else changes a sitting. It knows no clock, socket
or disk, so the same log always makes the same sitting. A match that was begun under other rules
than today's is not played out: it becomes its record (`earlier`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import singledispatchmethod
from typing import Any, Literal

import msgspec

from spieltisch.engine import Entry, Game, Message, Record, Table, TableError
from spieltisch.server import events
from spieltisch.server.company import Company
from spieltisch.server.course import Course
from spieltisch.server.earlier import Earlier
from spieltisch.server.hearing import Hearings
from spieltisch.server.messages import BroughtView, Chair, ClockRule, News, ProposalView
from spieltisch.server.proposals import Proposals
from spieltisch.server.seating import Seat, Want
from spieltisch.server.talk import Talk

log = logging.getLogger(__name__)

Find = Callable[[str], Game[Any]]
Phase = Literal["lobby", "playing", "over"]
_PLAY = (
    events.Moved,
    events.Undone,
    events.Chatted,
    events.Suggested,
    events.Declined,
    events.Remarked,
)
"""What happens at the table."""


class Sitting(Company):
    """A room between two events. `seq` is the number of the last one.

    `arranged` counts those that were more than play, after which the room may look different.

    `awaited` are guests who have lost the connection and for whom the table stands still, since the
    table time `stopped_at`; `held_by` is the guest who has stopped it, "" if nobody has.

    A match has its `course` on a table, or it is an `earlier` one that only its record is left of;
    `branch` counts how often something was taken back in it.

    In real time the table has `waited_for` some already; it does not for the `shaky` ones among
    them, who have lost the line again and are not back for good.

    In a match it is known who has looked through the eyes of a seat (`sat_here`) and through which
    (`seen`), whether anybody has been seen to choose (`begun`), who asks for a seat (`wants`) and
    how often they were denied it. Where there is a `turn_clock`, `spent` has the milliseconds that
    each seat has used up in it. `proposals` are those of the match, `remarks` what the bot at a
    seat said last in it.
    """

    def __init__(self, find: Find) -> None:
        super().__init__()
        self._find = find
        self.seq = self.arranged = 0
        self.code = self.invite = ""
        self.phase: Phase = "lobby"
        self.match = 0
        self.locked = self.listed = False
        self.brought: BroughtView | None = None
        self.banned: set[str] = set()
        self.sat_here: set[str] = set()
        self.seen: set[int] = set()
        self.begun = False
        self.wants: dict[str, Want] = {}
        self.denied: dict[tuple[str, int], int] = {}
        self.awaited: list[str] = []
        self.waited_for: set[str] = set()
        self.shaky: set[str] = set()
        self.held_by = ""
        self.stopped_at = 0
        self.turn_clock: ClockRule | None = None
        self.spent: dict[int, int] = {}
        self.talk = Talk()
        self.proposals = Proposals()
        self.remarks: dict[int, Message] = {}
        self.course: Course | None = None
        self.earlier: Earlier | None = None
        self.branch = 0
        self.done: dict[tuple[str, str], int] = {}

    @classmethod
    def of(cls, find: Find, written: Iterable[bytes]) -> Sitting:
        """The room that a log tells of."""
        sitting = cls(find)
        for body in written:
            sitting._read(events.decode(body))
        return sitting

    def _read(self, event: events.AnyLogged) -> None:
        """Apply an event that was possible when it was written.

        If the table takes it no more, the rules have changed and nobody has raised their number.
        """
        made = self.table.moment if self.table else 0
        try:
            self.apply(event)
        except TableError:
            if self.table is None or not isinstance(event, _PLAY):
                raise
            log.exception("room %s: the match cannot be played out any more", self.code)
            record = self.table.record()
            # Of a gesture the table may have taken the beginning.
            whole = msgspec.structs.replace(record, entries=record.entries[:made])
            self._set_aside(Earlier(whole))
            self.apply(event)

    # What it says

    @property
    def table(self) -> Table[Any] | None:
        return self.course.table if self.course else None

    @property
    def hearings(self) -> Hearings:
        """What each seat has heard of the match."""
        return self.course.hearings if self.course else Hearings(0)

    @property
    def stand_in(self) -> str:
        """The bot that takes a seat over if somebody leaves it now; "" if it is open then."""
        return self.usual_bot if self.phase == "playing" else ""

    @property
    def is_outdated(self) -> bool:
        """Is a match going on, as far as the log knows, that today's rules cannot play?"""
        return self.earlier is not None and self.phase == "playing"

    @property
    def in_real_time(self) -> bool:
        """Is a match going on that does not wait for anyone?"""
        return self.phase == "playing" and self.table is not None and self.game.in_real_time

    @property
    def stands_still(self) -> bool:
        """Does a match in real time wait for somebody?"""
        return bool(self.awaited or self.held_by)

    def shown_seq(self, guest: str) -> int:
        """The number of the last event, as far as this guest may count.

        How much the others have chosen in a window that is still secret is not to be seen. Whoever
        gives a seat away has seen what was chosen there.
        """
        return self.seq - (self.course.hidden_from(guest) if self.course else 0)

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last choice back? In real time, time has passed for all."""
        return not self.game.in_real_time and self._playing().table.can_undo(seat)

    def length_of_last(self, seat: int) -> int:
        """How many choices the seat's last gesture was."""
        return self._playing().length_of_last(seat)

    def record(self) -> Record | None:
        if self.earlier is not None:
            return self.earlier.record
        return self.table.record() if self.table else None

    # What changes it

    def apply(self, event: events.AnyLogged) -> None:
        """Take one event; a table's error leaves all as it was."""
        self._take(event)
        self.seq += 1
        if not isinstance(event, _PLAY):
            self.arranged += 1
        if event.command:
            self.done[event.guest, event.command] = self.shown_seq(event.guest)

    @singledispatchmethod
    def _take(self, event: events.AnyLogged) -> None:
        raise TypeError(f"nobody knows what to do with {event!r}")

    @_take.register
    def _on_created(self, event: events.Created) -> None:
        self._open(event.code, event.invite)
        self.game = self._find(event.game)
        self.options = event.options
        self.turn_clock = event.clock
        self.seats = [Seat() for _ in range(event.seats)]
        for seat in self.seats[event.seats - event.bots :]:
            seat.give_to_bot(self._named(event.bot))
        self.enter(event.guest, event.name)
        if event.chairs:
            self.seats = [self._seated(chair, event.guest) for chair in event.chairs]
        elif self.seats[0].kind == "open":
            self.seats[0] = Seat("person", event.guest)

    def _seated(self, chair: Chair, host: str) -> Seat:
        if chair.kind == "bot":
            return Seat("bot", bot=chair.bot)
        return Seat("person", host, None, chair.name) if chair.kind == "person" else Seat()

    @_take.register
    def _on_imported(self, event: events.Imported) -> None:
        self._open(event.code, event.invite)
        self.game = self._find(event.record.game)
        self.seats = [Seat(name=name) for name in event.record.seats]
        self.enter(event.guest, event.name)
        self.options = event.record.options
        if not event.anew:
            self.brought = BroughtView(event.name, self.match + 1)
            self.talk.report("brought", name=event.name)
        if event.record.rules != self.game.rules:
            self._begin(None, Earlier(event.record))
            return
        table = Table.from_record(self.game, event.record)
        self.options = dict(table.options)
        self._begin(table)

    def _open(self, code: str, invite: str) -> None:
        self.code, self.invite = code, invite

    @_take.register
    def _on_joined(self, event: events.Joined) -> None:
        if event.guest in self.guests:
            self.guests[event.guest].name = event.name
        else:
            self.enter(event.guest, event.name, event.home)

    @_take.register
    def _on_renamed(self, event: events.Renamed) -> None:
        self.guests[event.guest].name = event.name

    @_take.register
    def _on_sat(self, event: events.Sat) -> None:
        if self.phase == "playing" and self.seats[event.seat].guest != event.guest:
            self._report_change(event)
        self.seats[event.seat] = Seat("person", event.guest, None, event.name)
        self.sat_here.add(event.guest)
        self.seen.add(event.seat)
        if self.course:
            self.course.unveil(event.seat, event.guest)
        self.wants = {who: want for who, want in self.wants.items() if want.seat != event.seat}
        self._await_players_only()

    def _report_change(self, event: events.Sat) -> None:
        """All are told whose seat it was, and who has agreed."""
        seat, want = self.seats[event.seat], self.wants.get(event.guest)
        agreed = want.agreed if want and want.seat == event.seat else []
        self.talk.report(
            "seat",
            name=self.guests[event.guest].name,
            number=event.seat + 1,
            before=self.guests[seat.guest].name if seat.guest else "",
            why="given" if seat.guest in agreed else "agreed" if agreed else seat.kind,
        )

    @_take.register
    def _on_swapped(self, event: events.Swapped) -> None:
        one, other = event.seat, event.to
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]
        wishes = self.options.get(self.game.role)
        if isinstance(wishes, tuple | list):
            told = list(wishes)
            told[one], told[other] = told[other], told[one]
            self.options = {**self.options, self.game.role: tuple(told)}

    @_take.register
    def _on_wanted(self, event: events.Wanted) -> None:
        self.wants[event.guest] = Want(event.guest, event.seat, event.name)
        self._report_want("seat-wanted", event.guest)

    @_take.register
    def _on_consented(self, event: events.Consented) -> None:
        want = self.wants[event.who]
        if event.agreed:
            want.agreed = [*want.agreed, event.guest]
            return
        self._report_want("seat-denied", event.who)
        del self.wants[event.who]
        asked = (want.guest, want.seat)
        self.denied[asked] = self.denied.get(asked, 0) + 1

    @_take.register
    def _on_withdrawn(self, event: events.Withdrawn) -> None:
        self._report_want("seat-unwanted", event.who)
        del self.wants[event.who]

    def _report_want(self, news: News, guest: str) -> None:
        number = self.wants[guest].seat + 1
        self.talk.report(news, name=self.guests[guest].name, number=number)

    @_take.register
    def _on_left(self, event: events.Left) -> None:
        self._vacate(self.seats[event.seat], event.bot, keep_for=event.guest)
        self._await_players_only()

    def _vacate(self, seat: Seat, bot: str | None, keep_for: str | None) -> None:
        """A bot takes over while a match goes on; otherwise the seat is open."""
        if bot is None and self.phase == "playing":
            bot = self._named(bot)
        if bot:
            seat.give_to_bot(bot, keep_for)
        else:
            seat.clear()

    def _named(self, bot: str | None) -> str:
        """The bot that an event names, or the one that was meant before events did."""
        return bot or events.bot_of_old(self.game.name)

    @_take.register
    def _on_arranged(self, event: events.Arranged) -> None:
        seat = self.seats[event.seat]
        if event.kind == "bot":
            seat.give_to_bot(event.bot)
        else:
            seat.clear()

    @_take.register
    def _on_configured(self, event: events.Configured) -> None:
        self.options = event.options
        missing = event.seats - len(self.seats)
        self.seats = self.seats[: event.seats] + [Seat() for _ in range(missing)]

    @_take.register
    def _on_timed(self, event: events.Timed) -> None:
        self.turn_clock = event.rule

    @_take.register
    def _on_readied(self, event: events.Readied) -> None:
        self.guests[event.guest].ready = event.ready

    @_take.register
    def _on_barred(self, event: events.Barred) -> None:
        self.locked = event.locked

    @_take.register
    def _on_published(self, event: events.Published) -> None:
        self.listed = event.listed

    @_take.register
    def _on_removed(self, event: events.Removed) -> None:
        before = self.guests.pop(event.who).name
        self.wants.pop(event.who, None)
        if event.who != event.guest:
            self.banned.add(event.who)
        for seat in self.seats:
            if seat.guest == event.who:
                self._vacate(seat, event.bot, keep_for=None)
        self._await_players_only()
        if self.host == event.who:
            self._hand_on(next(iter(self.guests), ""), "left", before)

    @_take.register
    def _on_handed_on(self, event: events.HandedOn) -> None:
        before = self.guests[self.host].name
        self._hand_on(event.who, "given" if event.guest else "gone", before)

    def _hand_on(self, host: str, why: str, before: str) -> None:
        self.host = host
        if host:
            self.talk.report("host", why=why, name=self.guests[host].name, before=before)

    @_take.register
    def _on_started(self, event: events.Started) -> None:
        game = self.game
        options = self.options if event.options is None else event.options
        table = earlier = None
        if event.rules == game.rules:
            table = Table(game, event.names, bytes.fromhex(event.seed), options)
        else:
            earlier = Earlier.begun(game.name, event.rules, options, event.names, event.seed)
        self.options = options
        for seat in self.seats:
            if seat.kind == "open":
                seat.give_to_bot(self._named(event.bot))
        self._begin(table, earlier)

    @_take.register
    def _on_reopened(self, event: events.Reopened) -> None:
        self.phase = "lobby"
        self.course = self.earlier = None
        for guest in self.guests.values():
            guest.ready = False

    def _begin(self, table: Table[Any] | None, earlier: Earlier | None = None) -> None:
        """A match is on the table, or one that cannot be."""
        self.match += 1
        self.branch = 0
        self.sat_here = {seat.guest for seat in self.seats if seat.guest}
        self.seen = {number for number, seat in enumerate(self.seats) if seat.guest}
        self.begun, self.wants, self.denied = False, {}, {}
        self.awaited, self.held_by, self.stopped_at = [], "", 0
        self.waited_for, self.shaky = set(), set()
        self.spent = {}
        self.proposals, self.remarks = Proposals(), {}
        if table is not None:
            self._set(table)
        elif earlier is not None:
            self._set_aside(earlier)

    def _set(self, table: Table[Any]) -> None:
        self.course, self.earlier = Course(table, self.seq + 1), None
        self._changed(self.course)

    def _set_aside(self, earlier: Earlier) -> None:
        """Only the record is left; the log goes on as if the match did."""
        self.course, self.earlier = None, earlier
        self.phase = "playing"

    @_take.register
    def _on_outdated(self, event: events.Outdated) -> None:
        if self.table is not None:
            self._set_aside(Earlier(self.table.record()))
        self._end()

    def _end(self) -> None:
        self.phase = "over"
        self.awaited, self.held_by = [], ""
        self.wants = {}

    @_take.register
    def _on_moved(self, event: events.Moved) -> None:
        seat = event.entry.seat
        self._choose([event.entry, *event.then], event.end)
        self._spend(seat, event.took)
        self._remark(seat, event.remark)

    def _spend(self, seat: int, milliseconds: int) -> None:
        if milliseconds:
            self.spent[seat] = self.spent.get(seat, 0) + milliseconds

    def _choose(self, entries: Sequence[Entry], end: str) -> None:
        """The choices of one gesture."""
        if self.earlier is not None:
            for entry in entries:
                self.earlier.choose(entry, end)
            if end:
                self._end()
            return
        course = self._playing()
        course.choose(entries, self.player_of(entries[0].seat), self.seq + 1)
        self.proposals.take(entries)
        self._changed(course)

    @_take.register
    def _on_undone(self, event: events.Undone) -> None:
        if self.earlier is not None:
            for _ in range(event.count):
                self.earlier.undo(event.seat)
        else:
            course = self._playing()
            course.undo(event.seat, event.count, self.player_of(event.seat), self.seq + 1)
            self._changed(course)
        self.branch += 1

    def _playing(self) -> Course:
        assert self.course is not None, "a choice without a match"
        return self.course

    def _changed(self, course: Course) -> None:
        """Something has been done at the table."""
        self.begun = self.begun or course.begun
        self.phase = "playing"
        self.proposals.settle(course.table)
        if course.table.result:
            self._end()

    @_take.register
    def _on_awaited(self, event: events.Awaited) -> None:
        self.awaited.append(event.who)
        self.waited_for.add(event.who)
        self.stopped_at = event.at

    @_take.register
    def _on_held(self, event: events.Held) -> None:
        self.held_by = event.guest if event.held else ""
        self.stopped_at = event.at

    @_take.register
    def _on_relieved(self, event: events.Relieved) -> None:
        self._stop_waiting(event.who)
        if event.again:
            self.shaky.add(event.who)
            self.talk.report("shaky", name=self.guests[event.who].name)
        for seat in self.seats:
            if seat.kind == "person" and seat.guest == event.who:
                seat.give_to_bot(self._named(event.bot), event.who, away=True)

    @_take.register
    def _on_overtaken(self, event: events.Overtaken) -> None:
        seat = self.seats[event.seat]
        self.talk.report("time-up", name=self.name_of(event.seat))
        self._spend(event.seat, event.took)
        seat.give_to_bot(event.bot, seat.guest)

    @_take.register
    def _on_returned(self, event: events.Returned) -> None:
        self._stop_waiting(event.who)
        self.shaky.discard(event.who)
        for number, seat in enumerate(self.seats):
            if seat.away and seat.guest == event.who:
                seat.give_back()
                if self.course:
                    self.course.unveil(number, event.who)

    def _stop_waiting(self, guest: str) -> None:
        self.awaited = [one for one in self.awaited if one != guest]

    def _await_players_only(self) -> None:
        players = self.players()
        self.awaited = [guest for guest in self.awaited if guest in players]
        if self.held_by not in players:
            self.held_by = ""

    @_take.register
    def _on_chatted(self, event: events.Chatted) -> None:
        if event.entry is not None:
            self._choose([event.entry], event.end)
        self._say(event.guest, event.side, event.text, event.emote)

    @_take.register
    def _on_suggested(self, event: events.Suggested) -> None:
        proposal = ProposalView(
            self.talk.said, event.by, event.seat, event.choice, event.then, event.need
        )
        if self.table is not None:
            self.proposals.add(proposal, event.side, self.table)
        if event.guest:
            self._say(event.guest, event.side, proposal=proposal)
        else:
            self.talk.bot_says(event.by, event.side, self.on_side(event.side), proposal=proposal)

    @_take.register
    def _on_declined(self, event: events.Declined) -> None:
        self.proposals.decline(event.seat, event.proposals)
        self._remark(event.seat, event.remark)

    @_take.register
    def _on_remarked(self, event: events.Remarked) -> None:
        self._remark(event.seat, event.remark)

    def _remark(self, seat: int, remark: Message | None) -> None:
        """The bot at a seat says something to its side."""
        if remark is not None:
            side = self.side_of(seat)
            self.remarks[seat] = remark
            self.talk.bot_says(seat, side, self.on_side(side), remark=remark)

    def _say(
        self,
        guest: str,
        side: str,
        text: str = "",
        emote: str = "",
        proposal: ProposalView | None = None,
    ) -> None:
        """What is said to a side is heard by those who are on it now."""
        name = self.guests[guest].name
        self.talk.say(guest, name, text, emote, side, self.on_side(side), proposal)
