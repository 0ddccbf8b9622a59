"""The log of a room: all that has ever changed it, one event after the other.

A room is what its events make of it (`sitting`), also after a crash. `guest` and `command` say
whose command it was: with them a command that is sent again is known again.

A log stands alone: a later version may have other usual bots, options and rules, so what was true
when an event happened is written into it. Fields that are None are missing in older logs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from spieltisch.engine import Choice, Entry, Message, Record
from spieltisch.engine.options import OptionValue
from spieltisch.server.messages import Chair, ClockRule
from spieltisch.server.store import RoomRow


class Logged(msgspec.Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """Base of all events of a log."""

    guest: str = ""
    command: str = ""


class Created(Logged, tag="created"):
    """The room is opened by `guest`, who is its host.

    `chairs` say who sits where; in older logs and without them the last `bots` seats are this
    bot's, and the host has the first.
    """

    game: str
    options: dict[str, OptionValue]
    seats: int
    bots: int
    code: str
    invite: str
    name: str
    bot: str | None = None
    chairs: list[Chair] = []
    clock: ClockRule | None = None


class Imported(Logged, tag="imported"):
    """The room is opened from a record; nobody sits anywhere yet.

    Whoever brought the record may know its seed, unless it was dealt `anew` for this room.
    """

    record: Record
    code: str
    invite: str
    name: str
    anew: bool = False


class Joined(Logged, tag="joined"):
    """`home` tells apart where guests come from, and nothing else about it."""

    name: str
    home: str = ""


class Renamed(Logged, tag="renamed"):
    name: str


class Sat(Logged, tag="sat"):
    """`guest` plays this seat; `name` is given where several share a device."""

    seat: int
    name: str = ""


class Swapped(Logged, tag="swapped"):
    """Before the match: two seats change places, with who sits there and what they wish for."""

    seat: int
    to: int


class Left(Logged, tag="left"):
    """`guest` gives a seat up, to this bot; "" leaves it open."""

    seat: int
    bot: str | None = None


class Wanted(Logged, tag="wanted"):
    """`guest` asks for a seat in the middle of a match; `name` as in `Sat`.

    If all agree it is followed by `Sat`.
    """

    seat: int
    name: str = ""


class Consented(Logged, tag="consented"):
    """`guest` agrees that `who` gets the seat, or does not: then the request is off."""

    who: str
    seat: int
    agreed: bool


class Withdrawn(Logged, tag="withdrawn"):
    """`who` does not want a seat any more; without a `guest` the request has lapsed."""

    who: str


class Arranged(Logged, tag="arranged"):
    seat: int
    kind: Literal["open", "bot"]
    bot: str


class Configured(Logged, tag="configured"):
    seats: int
    options: dict[str, OptionValue]


class Timed(Logged, tag="timed"):
    """From now on people have so long to think; without a rule as long as they like."""

    rule: ClockRule | None = None


class Readied(Logged, tag="readied"):
    ready: bool


class Barred(Logged, tag="locked"):
    locked: bool


class Published(Logged, tag="published"):
    """The table is listed for everybody, or not any more."""

    listed: bool


class Removed(Logged, tag="removed"):
    """`who` is sent away, or leaves of their own accord; `bot` as in `Left`."""

    who: str
    bot: str | None = None


class HandedOn(Logged, tag="handed-on"):
    """`who` is the host from now on: the old one wants it so, or has been gone too long."""

    who: str


class Started(Logged, tag="started"):
    """A match begins; seats that were open are played by this bot from now on."""

    seed: str
    rules: int
    names: list[str]
    options: dict[str, OptionValue] | None = None
    bot: str | None = None


class Reopened(Logged, tag="reopened"):
    """After a match that not all can play again: back to finding people for the seats."""


class Outdated(Logged, tag="outdated"):
    """The match cannot be played on under today's rules: it is over, its record is left."""


class Moved(Logged, tag="moved"):
    """A choice of a person, a bot or the clock.

    A gesture goes on with what is in `then`. `end` is the fingerprint of the table (`Table.hash`)
    if the match is over with it. A bot may say a `remark` with it. Where there is a turn clock,
    somebody `took` so many milliseconds for it.
    """

    entry: Entry
    then: list[Entry] = []
    end: str = ""
    remark: Message | None = None
    took: int = 0


class Undone(Logged, tag="undone"):
    """So many of the seat's last choices are taken back, those of one gesture."""

    seat: int
    count: int = 1


class Awaited(Logged, tag="awaited"):
    """`who` has lost the connection; the table stands still at this table time until they return.

    Only where a game is played in real time. `at` is kept so that it stands there after a restart.
    """

    who: str
    at: int


class Held(Logged, tag="held"):
    """Somebody who plays has stopped the table at this table time, or lets it go on."""

    held: bool
    at: int


class Relieved(Logged, tag="relieved"):
    """`who` was awaited long enough: this bot plays on until they return.

    `again`: the table has waited for them before. Now it does not, and the bot plays until they are
    back for good.
    """

    who: str
    bot: str | None = None
    again: bool = False


class Overtaken(Logged, tag="overtaken"):
    """Whoever plays this seat has used up the time for the match: this bot plays on."""

    seat: int
    bot: str
    took: int = 0


class Returned(Logged, tag="returned"):
    """`who` was awaited, or relieved by bots, and is there again."""

    who: str


class Chatted(Logged, tag="chatted"):
    """Something was said, to all or to one side.

    Where the rules have to know of it, it is a choice, as in `Moved`.
    """

    text: str = ""
    emote: str = ""
    side: str = ""
    entry: Entry | None = None
    end: str = ""


class Suggested(Logged, tag="suggested"):
    """A choice was proposed to a seat, within its side, by the guest or bot of a seat there."""

    seat: int
    choice: Choice
    side: str = ""
    by: int = 0
    then: list[list[Choice]] = []
    need: int | None = None


class Declined(Logged, tag="declined"):
    """A seat does not take what was proposed to it; a bot may say why."""

    seat: int
    proposals: list[int]
    remark: Message | None = None


class Remarked(Logged, tag="remarked"):
    """A bot that waits says something."""

    seat: int
    remark: Message


AnyLogged = (
    Created
    | Imported
    | Joined
    | Renamed
    | Sat
    | Swapped
    | Left
    | Wanted
    | Consented
    | Withdrawn
    | Arranged
    | Configured
    | Timed
    | Readied
    | Barred
    | Published
    | Removed
    | HandedOn
    | Started
    | Reopened
    | Outdated
    | Moved
    | Undone
    | Awaited
    | Held
    | Relieved
    | Overtaken
    | Returned
    | Chatted
    | Suggested
    | Declined
    | Remarked
)

First = Callable[[RoomRow, str], Created | Imported]
"""The first event of a room, made of how it is found and the guest who opens it."""


def bot_of_old(game: str) -> str:
    """The bot that took a seat where an older log does not name it."""
    return "steady" if game == "rushout" else "random"


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyLogged).decode
