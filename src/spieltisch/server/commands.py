"""What a command makes of a room: who may do it, whether it is possible, and the event it becomes.

`decide` changes nothing. The table itself has the last word on choices: it may still refuse the
event.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Any

from spieltisch.bots import bot_names, bots_for, usual_bot
from spieltisch.engine import Choice, Entry, Table
from spieltisch.engine.errors import CannotUndo, NotAsked, NotOffered
from spieltisch.engine.options import OptionValue
from spieltisch.engine.text import NAME_LENGTH, clean
from spieltisch.server import events, messages
from spieltisch.server.consent import Company
from spieltisch.server.presence import Presence
from spieltisch.server.refusals import Refused
from spieltisch.server.seating import Seat
from spieltisch.server.sitting import Phase, Sitting
from spieltisch.server.tickets import new_seed
from spieltisch.words import YOU

CHAT_LENGTH = 500
MOST_GUESTS = 64
MOST_AT_HOME = 24
"""So many guests of a room may have come in from one address: a big family, but not the whole room.
Whoever has been in comes back as often as they like."""
MOST_UNDONE = 2000
"""So often something may be taken back in one match."""
MOST_EVENTS = 200_000
"""From then on a room takes nothing but moves, and people out: a log has to be read again."""
MOST_DENIALS = 3
"""So often somebody may be denied a seat in a match before they may not ask for it again."""
EMOTE = re.compile(r"[a-z][a-z-]{0,19}")


def clean_name(text: str) -> str:
    """A nickname, if it is one. The names of bots are theirs: a record tells them by it."""
    name = clean(text, NAME_LENGTH)
    if not name:
        raise Refused("name-missing")
    if name in bot_names() or name == YOU:
        raise Refused("name-reserved", name=name)
    return name


def checked_bot(name: str, game: str) -> str:
    """The bot of this name, if it can play the game; without a name, the usual one."""
    bot = name or usual_bot(game)
    if bot not in bots_for(game):
        raise Refused("no-such-bot", bot=clean(bot, NAME_LENGTH))
    return bot


class Request:
    """A command with the room it is for, who sent it, who is there, and the table's time."""

    def __init__(
        self, sitting: Sitting, guest: str, id_: str, presence: Presence, now: int | None
    ) -> None:
        self.sitting = sitting
        self._presence = presence
        self.guest = guest
        self.id = id_
        self.now = now

    @property
    def company(self) -> Company:
        return Company(self.sitting, self._presence)

    def need_host(self) -> None:
        if self.sitting.host != self.guest:
            raise Refused("not-host")

    def need_phase(self, *phases: Phase) -> None:
        if self.sitting.phase not in phases:
            raise Refused("wrong-phase", phase=self.sitting.phase)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.sitting.seats):
            raise Refused("no-seat", seat=number + 1)
        return self.sitting.seats[number]

    def own_seat(self, number: int) -> Seat:
        seat = self.seat(number)
        if seat.kind != "person" or seat.guest != self.guest:
            raise Refused("not-your-seat", seat=number + 1)
        return seat

    def need_steady(self, number: int) -> None:
        """A seat that a bot plays because the line was lost again comes back by itself."""
        seat = self.seat(number)
        if seat.away and seat.guest == self.guest and self.guest in self.sitting.shaky:
            raise Refused("not-steady")

    def playing(self) -> Table[Any]:
        self.need_phase("playing")
        assert self.sitting.table is not None
        return self.sitting.table


def decide(
    sitting: Sitting,
    guest: str,
    command: messages.AnyCommand,
    presence: Presence,
    now: int | None,
) -> events.AnyLogged:
    """The event that a guest's command becomes, or `Refused`."""
    if sitting.seq >= MOST_EVENTS and not isinstance(command, messages.Move | messages.Remove):
        raise Refused("room-worn-out")
    return _decide(command, Request(sitting, guest, command.id, presence, now))


MOST_STEPS = 16
"""A gesture has no more steps after its first."""


@singledispatch
def _decide(command: messages.Command, request: Request) -> events.AnyLogged:
    raise Refused("bad-message")


# At the table


@_decide.register
def _on_move(command: messages.Move, request: Request) -> events.AnyLogged:
    table = request.playing()
    request.own_seat(command.seat)
    if request.sitting.stands_still:
        raise Refused("paused")
    question = table.question(command.seat)
    if question is None or question.number != command.question:
        raise Refused("stale")
    if len(command.then) > MOST_STEPS:
        raise Refused("bad-message")
    first = timed(table, command.seat, command.choice, request.now)
    then = table.forced_after(first)
    if command.then:
        steps = [[command.choice], *command.then]
        try:
            first, *then = table.gesture(command.seat, steps, first.at, command.need)
        except NotOffered as error:
            raise Refused("not-possible") from error
    return events.Moved(entry=first, then=then, guest=request.guest, command=request.id)


def timed(table: Table[Any], seat: int, choice: Choice, now: int | None) -> Entry:
    """A choice with its time; without one, the earliest that is possible."""
    question = table.question(seat)
    ready = question.ready_at if question else 0
    return Entry(seat, choice, max(table.now, ready) if now is None else max(table.now, now))


@_decide.register
def _on_undo(command: messages.Undo, request: Request) -> events.AnyLogged:
    table = request.playing()
    request.own_seat(command.seat)
    guarded = table.secret or table.game.in_real_time
    if guarded and not request.sitting.can_undo(command.seat):
        raise CannotUndo(command.seat, "moved-on")
    if request.sitting.branch >= MOST_UNDONE:
        raise Refused("undone-often")
    return events.Undone(
        seat=command.seat,
        count=request.sitting.length_of_last(command.seat),
        guest=request.guest,
        command=request.id,
    )


@_decide.register
def _on_hold(command: messages.Hold, request: Request) -> events.AnyLogged:
    table = request.playing()
    if not table.game.in_real_time or request.now is None:
        raise Refused("not-in-real-time")
    if not request.sitting.seats_of(request.guest):
        raise Refused("not-playing")
    return events.Held(held=command.held, at=request.now, guest=request.guest, command=request.id)


@_decide.register
def _on_chat(command: messages.Chat, request: Request) -> events.AnyLogged:
    if _is_muted(request.sitting, request.guest):
        raise Refused("muted")
    text = clean(command.text, CHAT_LENGTH)
    emote = command.emote if EMOTE.fullmatch(command.emote) else ""
    if not text and not emote:
        raise Refused("nothing-said")
    side = _own_side(request) if command.side else ""
    entry = _speech(request)
    return events.Chatted(
        text=text, emote=emote, side=side, entry=entry, guest=request.guest, command=request.id
    )


def _own_side(request: Request) -> str:
    """The side that a guest speaks to; who plays on several or alone has none to themselves."""
    sides = request.sitting.sides_of(request.guest)
    if len(sides) != 1:
        raise Refused("no-side")
    return sides[0]


@_decide.register
def _on_suggest(command: messages.Suggest, request: Request) -> events.AnyLogged:
    table = request.playing()
    request.seat(command.seat)
    own = _own_side(request)
    seats = next(side.seats for side in request.sitting.seating().sides if side.name == own)
    if command.seat not in seats:
        raise Refused("not-your-side", seat=command.seat + 1)
    if _is_muted(request.sitting, request.guest):
        raise Refused("muted")
    if len(command.then) > MOST_STEPS:
        raise Refused("bad-message")
    mine = [seat for seat in request.sitting.seats_of(request.guest) if seat in seats]
    if not any(may_propose(table, seat, command.seat) for seat in mine):
        raise Refused("in-secret")
    check_offered(table, command.seat, command.choice, command.then, command.need)
    return events.Suggested(
        seat=command.seat,
        choice=command.choice,
        side=request.sitting.side_of(command.seat),
        by=mine[0],
        then=command.then,
        need=command.need,
        guest=request.guest,
        command=request.id,
    )


def may_propose(table: Table[Any], by: int, seat: int) -> bool:
    """Whoever may propose something learns what the seat is offered: not where that is secret."""
    return table.kind == "open" or by in table.together(seat)


def check_offered(
    table: Table[Any],
    seat: int,
    choice: Choice,
    then: Sequence[Sequence[Choice]],
    need: int | None,
) -> None:
    """What is proposed can be chosen as it stands, or is refused."""
    question = table.question(seat)
    if question is None:
        raise NotAsked(seat, table.awaiting())
    if choice not in question.choices:
        raise NotOffered(seat, choice)
    if then:
        table.gesture(seat, [[choice], *then], need=need)


@_decide.register
def _on_decline(command: messages.Decline, request: Request) -> events.AnyLogged:
    request.playing()
    request.own_seat(command.seat)
    return events.Declined(
        seat=command.seat,
        proposals=[command.proposal],
        guest=request.guest,
        command=request.id,
    )


def _is_muted(sitting: Sitting, guest: str) -> bool:
    """Do the rules of the match forbid this guest to speak now?

    Also who has lent a seat to a bot keeps silent.
    """
    if sitting.phase != "playing" or sitting.table is None:
        return False
    mine = [number for number, seat in enumerate(sitting.seats) if seat.guest == guest]
    return any(sitting.table.is_muted(seat) for seat in mine)


def _speech(request: Request) -> Entry | None:
    """What speaking is in the match, if anything."""
    sitting = request.sitting
    if sitting.phase != "playing" or sitting.table is None or sitting.stands_still:
        return None
    for seat in sitting.seats_of(request.guest):
        choice = sitting.table.speech(seat)
        if choice is not None:
            return timed(sitting.table, seat, choice, request.now)
    return None


# Seats


@_decide.register
def _on_sit(command: messages.Sit, request: Request) -> events.AnyLogged:
    request.seat(command.seat)
    if not request.company.may_sit(request.guest, command.seat):
        ask = request.sitting.phase == "playing"
        raise Refused("ask-first" if ask else "seat-taken", seat=command.seat + 1)
    request.need_steady(command.seat)
    name = _companion(command.name, request)
    return events.Sat(seat=command.seat, name=name, guest=request.guest, command=request.id)


def _companion(name: str, request: Request) -> str:
    """What somebody is called who plays on a device with others; "" is the guest's own name."""
    if name and _is_muted(request.sitting, request.guest):
        raise Refused("muted")
    return clean_name(name) if name else ""


@_decide.register
def _on_want(command: messages.Want, request: Request) -> events.AnyLogged:
    sitting = request.sitting
    request.playing()
    request.seat(command.seat)
    request.need_steady(command.seat)
    name = _companion(command.name, request)
    if request.company.may_sit(request.guest, command.seat):
        return events.Sat(seat=command.seat, name=name, guest=request.guest, command=request.id)
    if sitting.denied.get((request.guest, command.seat), 0) >= MOST_DENIALS:
        raise Refused("asked-often", seat=command.seat + 1)
    return events.Wanted(seat=command.seat, name=name, guest=request.guest, command=request.id)


@_decide.register
def _on_consent(command: messages.Consent, request: Request) -> events.AnyLogged:
    want = request.sitting.wants.get(command.guest)
    if want is None or want.seat != command.seat:
        raise Refused("nobody-asks")
    if request.guest not in request.company.consenting(want.guest, want.seat):
        raise Refused("not-your-say")
    return events.Consented(
        who=want.guest,
        seat=want.seat,
        agreed=command.agreed,
        guest=request.guest,
        command=request.id,
    )


@_decide.register
def _on_withdraw(command: messages.Withdraw, request: Request) -> events.AnyLogged:
    if request.guest not in request.sitting.wants:
        raise Refused("nobody-asks")
    return events.Withdrawn(who=request.guest, guest=request.guest, command=request.id)


@_decide.register
def _on_wish(command: messages.Wish, request: Request) -> events.AnyLogged:
    sitting = request.sitting
    request.need_phase("lobby")
    request.own_seat(command.seat)
    wanted = sitting.wishing(command.seat, command.role)
    if wanted is None:
        raise Refused("no-roles")
    options = sitting.game.checked(len(sitting.seats), wanted)
    return events.Configured(
        seats=len(sitting.seats), options=options, guest=request.guest, command=request.id
    )


@_decide.register
def _on_swap(command: messages.Swap, request: Request) -> events.AnyLogged:
    request.need_phase("lobby")
    request.own_seat(command.seat)
    request.seat(command.to)
    if not request.company.may_sit(request.guest, command.to):
        raise Refused("seat-taken", seat=command.to + 1)
    return events.Swapped(seat=command.seat, to=command.to, guest=request.guest, command=request.id)


@_decide.register
def _on_leave(command: messages.Leave, request: Request) -> events.AnyLogged:
    request.own_seat(command.seat)
    return events.Left(
        seat=command.seat,
        bot=request.sitting.stand_in,
        guest=request.guest,
        command=request.id,
    )


@_decide.register
def _on_ready(command: messages.Ready, request: Request) -> events.AnyLogged:
    return events.Readied(ready=command.ready, guest=request.guest, command=request.id)


@_decide.register
def _on_rename(command: messages.Rename, request: Request) -> events.AnyLogged:
    if _is_muted(request.sitting, request.guest):
        raise Refused("muted")
    name = clean_name(command.name)
    return events.Renamed(name=name, guest=request.guest, command=request.id)


# The host


@_decide.register
def _on_arrange(command: messages.Arrange, request: Request) -> events.AnyLogged:
    request.need_host()
    request.need_phase("lobby", "playing")
    seat = request.seat(command.seat)
    if request.sitting.phase == "playing" and (seat.kind != "open" or command.kind == "open"):
        raise Refused("wrong-phase", phase="playing")
    bot = ""
    if command.kind == "bot":
        bot = checked_bot(command.bot, request.sitting.game.name)
    return events.Arranged(
        seat=command.seat, kind=command.kind, bot=bot, guest=request.guest, command=request.id
    )


@_decide.register
def _on_configure(command: messages.Configure, request: Request) -> events.AnyLogged:
    request.need_host()
    request.need_phase("lobby")
    options = request.sitting.game.checked(command.seats, command.options)
    return events.Configured(
        seats=command.seats, options=options, guest=request.guest, command=request.id
    )


@_decide.register
def _on_time_turns(command: messages.TimeTurns, request: Request) -> events.AnyLogged:
    request.need_host()
    request.need_phase("lobby")
    return events.Timed(rule=command.rule, guest=request.guest, command=request.id)


@_decide.register
def _on_start(command: messages.Start, request: Request) -> events.AnyLogged:
    request.need_host()
    request.need_phase("lobby")
    return _started(request)


@_decide.register
def _on_rematch(command: messages.Rematch, request: Request) -> events.AnyLogged:
    request.need_host()
    request.need_phase("over")
    if command.otherwise or any(seat.kind == "open" for seat in request.sitting.seats):
        return events.Reopened(guest=request.guest, command=request.id)
    return _started(request, command.options)


def _started(
    request: Request, otherwise: Mapping[str, OptionValue] | None = None
) -> events.Started:
    """A match begins, with the options of the room but for those that are to be others."""
    sitting = request.sitting
    options = sitting.fitting_options()
    if otherwise:
        options = sitting.game.checked(len(sitting.seats), {**options, **otherwise})
    return events.Started(
        seed=new_seed(),
        rules=sitting.game.rules,
        names=[
            sitting.name_of(number) or sitting.usual_bot for number in range(len(sitting.seats))
        ],
        options=options,
        bot=sitting.usual_bot,
        guest=request.guest,
        command=request.id,
    )


@_decide.register
def _on_lock(command: messages.Lock, request: Request) -> events.AnyLogged:
    request.need_host()
    return events.Barred(locked=command.locked, guest=request.guest, command=request.id)


@_decide.register
def _on_publish(command: messages.Publish, request: Request) -> events.AnyLogged:
    request.need_host()
    return events.Published(listed=command.listed, guest=request.guest, command=request.id)


@_decide.register
def _on_remove(command: messages.Remove, request: Request) -> events.AnyLogged:
    if command.guest != request.guest:
        request.need_host()
    if command.guest not in request.sitting.guests:
        raise Refused("no-such-guest")
    return events.Removed(
        who=command.guest,
        bot=request.sitting.stand_in,
        guest=request.guest,
        command=request.id,
    )


@_decide.register
def _on_hand_on(command: messages.HandOn, request: Request) -> events.AnyLogged:
    request.need_host()
    if command.guest not in request.sitting.guests:
        raise Refused("no-such-guest")
    return events.HandedOn(who=command.guest, guest=request.guest, command=request.id)


# Coming in


def join(sitting: Sitting, guest: str, name: str, home: str) -> events.Joined | None:
    """The event of somebody who comes in; None for a guest who is only coming back."""
    if guest in sitting.banned:
        raise Refused("was-removed")
    known = sitting.guests.get(guest)
    if known is not None and (not name or clean(name, NAME_LENGTH) == known.name):
        return None
    if known is not None and _is_muted(sitting, guest):
        return None  # A new name would be a word.
    if known is None:
        _need_place(sitting, home)
    return events.Joined(name=clean_name(name), home=home, guest=guest)


def free_seat(sitting: Sitting, guest: str, presence: Presence) -> int | None:
    """The first seat that is open before a match. Those of a saved one are somebody's: one asks."""
    if sitting.phase != "lobby":
        return None
    company = Company(sitting, presence)
    open_ = (number for number, seat in enumerate(sitting.seats) if seat.kind == "open")
    return next((number for number in open_ if company.may_sit(guest, number)), None)


def _need_place(sitting: Sitting, home: str) -> None:
    """Is there a place for one more from there?"""
    if sitting.locked:
        raise Refused("room-locked")
    if sitting.seq >= MOST_EVENTS:
        raise Refused("room-worn-out")
    if len(sitting.guests) >= MOST_GUESTS:
        raise Refused("room-full")
    from_there = [one for one in sitting.guests.values() if home and one.home == home]
    if len(from_there) >= MOST_AT_HOME:
        raise Refused("home-full")
