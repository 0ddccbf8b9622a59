"""What goes over the wire: the one place where client and server agree.

The TypeScript types of the page are generated from this module (`typescript.py`), and a test keeps
them equal. All messages are JSON; a field `type` says which one it is.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from spieltisch.engine import Bar, Choice, Face, Message, Option, Side, Tally, View
from spieltisch.engine.options import OptionValue
from spieltisch.engine.outlook import Outlook
from spieltisch.engine.script import Kind

PROTOCOL = 1
SIZE_LIMIT = 8 * 1024
"""A longer message from a client is refused."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading garbage may raise."""

# What a client sends


class ClockRule(msgspec.Struct, frozen=True):
    """How many seconds people may think: about each choice, or each of them in the whole match."""

    per: Literal["move", "player"]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=7200)]


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of all that a client asks for.

    `id` is the client's own name for it: the same command sent twice is carried out once and gets
    the same answer. `base` is the number of the last event that the client knew of.
    """

    id: str
    base: int = 0


class Move(Command, tag="move"):
    """Take a choice. `question` is the question's number.

    A gesture may go on after it: `then` are its further steps, each with the choices that it may
    mean, in order. All of it is taken at once, or refused; if it does not `need` all of its steps
    (the first one counted), the rest is taken as far as it is asked for.
    """

    seat: int
    question: int
    choice: Choice
    then: list[list[Choice]] = []
    need: int | None = None


class Undo(Command, tag="undo"):
    """Take the seat's last choice back; a gesture whole, if nothing forbids it."""

    seat: int


class Chat(Command, tag="chat"):
    """Say something to all in the room; `emote` is one of the quick ones.

    With `side` only those hear it who play on the same side as my seats do.
    """

    text: str = ""
    emote: str = ""
    side: bool = False


class Suggest(Command, tag="suggest"):
    """Propose a choice that it has to a seat of my own side; a gesture goes on as in `Move`."""

    seat: int
    choice: Choice
    then: list[list[Choice]] = []
    need: int | None = None


class Decline(Command, tag="decline"):
    """I do not take what is proposed to my seat."""

    seat: int
    proposal: int


class Hint(Command, tag="hint"):
    """What would a bot do in my place? `question` is the number of what my seat is asked.

    The answer says whether it is thought about; what comes of it is told by `Hinted`.
    """

    seat: int
    question: int


class Sit(Command, tag="sit"):
    """Take a seat that I may have without asking. Several on one device: hot-seat."""

    seat: int
    name: str = ""


class Want(Command, tag="want"):
    """Ask for a seat in the middle of a match; it is mine as soon as all who have a say agree."""

    seat: int
    name: str = ""


class Consent(Command, tag="consent"):
    """Agree that this guest gets the seat they have asked for, or do not."""

    guest: str
    seat: int
    agreed: bool


class Withdraw(Command, tag="withdraw"):
    """I do not want the seat any more that I have asked for."""


class Wish(Command, tag="wish"):
    """Before the match: what my seat wants to play, a value of the game's `role`."""

    seat: int
    role: str


class Swap(Command, tag="swap"):
    """Before the match: my seat for another one, which is open or a bot's."""

    seat: int
    to: int


class Leave(Command, tag="leave"):
    """Give my seat up: to a bot while a match goes on, otherwise it is open again."""

    seat: int


class Ready(Command, tag="ready"):
    """I am ready to begin, or not any more."""

    ready: bool


class Rename(Command, tag="rename"):
    """Change my nickname."""

    name: str


class Arrange(Command, tag="arrange"):
    """Host, before the match: what a seat is. `bot` names the bot; without, it is the usual one."""

    seat: int
    kind: Literal["open", "bot"]
    bot: str = ""


class Hold(Command, tag="hold"):
    """Stop the table, or let it go on: where a match is played in real time, for who plays it."""

    held: bool


class Configure(Command, tag="configure"):
    """Host, before the match: number of seats and rule options."""

    seats: int
    options: dict[str, OptionValue]


class TimeTurns(Command, tag="time-turns"):
    """Host, before the match: how long people may think; without a rule as long as they like."""

    rule: ClockRule | None


class Start(Command, tag="start"):
    """Host: begin the match. Open seats are filled with bots."""


class Rematch(Command, tag="rematch"):
    """Host: the same again, with a new seed; or first back to choosing, to play `otherwise`.

    `options` are those that are to be others than before.
    """

    otherwise: bool = False
    options: dict[str, OptionValue] = {}


class Lock(Command, tag="lock"):
    """Host: let nobody new in, or do."""

    locked: bool


class Publish(Command, tag="publish"):
    """Host: list the table for everybody on the start page, or do not."""

    listed: bool


class Remove(Command, tag="remove"):
    """Host: send a guest away; a bot takes over the seats. One's own id: leave the room."""

    guest: str


class HandOn(Command, tag="hand-on"):
    """Host: make another guest the host."""

    guest: str


class Ping(Command, tag="ping"):
    """Are you there?"""


AnyCommand = (
    Move
    | Undo
    | Chat
    | Suggest
    | Decline
    | Hint
    | Sit
    | Want
    | Consent
    | Withdraw
    | Wish
    | Swap
    | Leave
    | Ready
    | Rename
    | Arrange
    | Configure
    | TimeTurns
    | Hold
    | Start
    | Rematch
    | Lock
    | Publish
    | Remove
    | HandOn
    | Ping
)

# What the server sends


class Trouble(msgspec.Struct, frozen=True):
    """Why something was refused: a key of the Fluent files (`error-<key>`) with values."""

    key: str
    values: dict[str, str | int] = {}


class GuestView(msgspec.Struct):
    """A person in the room. `id` is public; it opens nothing.

    `gone`: not connected for so long (`RoomView.patience`) that others decide about their seats.
    `takes` are seats that they may have without asking, while a match goes on and they are there.
    """

    id: str
    name: str
    host: bool
    connected: bool
    ready: bool
    gone: bool
    takes: list[int]


class WantView(msgspec.Struct):
    """Somebody asks for a seat; `waiting` are those who have still to agree."""

    guest: str
    seat: int
    waiting: list[str]


class SeatView(msgspec.Struct):
    """Who sits where. A bot may keep a seat warm for the guest who holds it.

    `side` is whom the seat plays with, "" if everyone plays alone; `figures` what it plays, as far
    as that is known before the match. Both have words, `name-<name>`. `away`: the bot plays only
    until the guest's line holds again.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    guest: str | None
    bot: str | None
    side: str = ""
    figures: list[str] = []
    away: bool = False


class ProposalView(msgspec.Struct):
    """What the seat `by` proposes to another one: it can be taken where its question offers it.

    `number` names it. `then` and `need` are as in `Move`, if it is a whole gesture.
    """

    number: int
    by: int
    seat: int
    choice: Choice
    then: list[list[Choice]]
    need: int | None


News = Literal[
    "",
    "host",
    "seat",
    "seat-wanted",
    "seat-denied",
    "seat-unwanted",
    "brought",
    "shaky",
    "time-up",
]


class ChatView(msgspec.Struct):
    """One line of the chat. `seq` numbers the lines of the chat.

    What the room itself has to say has no `guest`: it is in the words, `ui-news-<news>`. Nor has
    what the bot at a `seat` says, a `remark` on what it does (`remark-<key>`) or a proposal. What
    has a `side` is heard by that side only.
    """

    seq: int
    guest: str
    name: str
    text: str
    emote: str
    news: News = ""
    values: dict[str, str | int] = {}
    side: str = ""
    proposal: ProposalView | None = None
    seat: int | None = None
    remark: Message | None = None


class PauseView(msgspec.Struct):
    """The table stands still, table time too: `guests` who play have lost their connection.

    After `left` milliseconds, counted from when this was sent, bots play on for all of them.
    `held_by` is who has stopped the table, None if nobody has: until anyone at it goes on.
    """

    guests: list[str]
    left: int
    held_by: str | None = None


class SeatClock(msgspec.Struct):
    """How many milliseconds a seat had `left` when this was sent, and whether they run."""

    seat: int
    left: int
    running: bool


class ClockView(msgspec.Struct):
    """The turn clock. When somebody's time is up a bot decides.

    `seats` are those of people that have time of their own, `window` what is left of a window to
    react in, which is the same for all.
    """

    rule: ClockRule
    seats: list[SeatClock]
    window: int | None


class BroughtView(msgspec.Struct):
    """A match of this room goes on from a record: whoever brought it knows all chance in it.

    `by` is their name, `match` the number of the match.
    """

    by: str
    match: int


class RoomView(msgspec.Struct):
    """The room, as all in it see it.

    `seed` is shown when the match is over; `commitment`, its SHA-256, from the first move on. With
    `earlier_rules` the match that is over was begun under rules that are no more: there are no
    sights of it, but its record can be had.
    `brought` is not None for good where a match came from a record whose seed is known.
    `paused` is not None while a match in real time waits for somebody. `patience` is after how many
    seconds without a connection the others decide about somebody's seats. `clock` is None where
    people may think as long as they like.
    """

    code: str
    game: str
    options: dict[str, OptionValue]
    phase: Literal["lobby", "playing", "over"]
    match: int
    locked: bool
    listed: bool
    seats: list[SeatView]
    guests: list[GuestView]
    wants: list[WantView]
    patience: int
    commitment: str | None
    seed: str | None
    earlier_rules: bool = False
    brought: BroughtView | None = None
    paused: PauseView | None = None
    clock: ClockView | None = None


class DieFace(msgspec.Struct):
    """What a die shows: a word (`name-<word>`) or a number; neither if that is hidden from me."""

    die: int
    word: str | None
    number: int | None


class QuestionView(msgspec.Struct):
    """What one of my seats is asked. `faces` shows every card that the choices or the prompt name.

    `window` says what others can know of it: that somebody is `sealed` off is to look the same
    whatever there is to choose.
    `owners` says for each of `faces` in whose place it lies (`Eyes.owner`; -1: in nobody's), for
    the words that name a card's owner. `lies` says where it lies, if another one of `faces` looks
    the same. `dice` shows every die that is named. `foresight` is what the game itself says about
    what the choices lead to, for its board. `outlook` says for each choice what is sure to come of
    it; it is empty where nobody can tell. `tallies` says what each comes to in numbers; it is empty
    where there are none. `ready_in` is how many milliseconds are left until an answer is taken.
    For the answer to an `idle` question nobody waits.
    """

    seat: int
    number: int
    window: Kind
    prompt: str
    values: dict[str, int]
    choices: list[Choice]
    faces: list[Face]
    owners: list[int]
    lies: list[Message | None]
    dice: list[DieFace]
    foresight: msgspec.Struct | None
    outlook: list[Outlook]
    tallies: list[Tally | None]
    ready_in: int
    idle: bool


class ToldView(msgspec.Struct):
    """What happened, as one seat heard it. `line` numbers what this seat heard, from 0."""

    line: int
    moment: int
    message: Message


class Sight(msgspec.Struct):
    """The table as one of my seats sees it (`seat` None: as a spectator does).

    `told` is what is new. `lines` is how many lines there were before it: whoever keeps lines drops
    those numbered `lines` or higher first, for they were taken back, and then adds `told`. `bars`
    are the things that I might want to choose now and cannot.
    """

    seat: int | None
    view: View
    question: QuestionView | None
    told: list[ToldView]
    lines: int
    described: list[Message]
    bars: list[Bar]
    can_undo: bool


class Event(msgspec.Struct, tag_field="type", kw_only=True):
    """Base of all that the server sends.

    `number` counts what was sent on this connection, from 0. Whoever gets a number again drops the
    message; whoever gets a later one than the next has missed something and comes back.
    """

    number: int = 0


class Welcome(Event, tag="welcome"):
    """The first message: who I am here and all that there is.

    `invite` is the word behind `/join/`, `link` the whole address to pass on. `now` is the table
    time when this was sent, in milliseconds, where the game is played in real time: it tells how
    far the table times in a view are away.
    """

    protocol: int
    you: str
    invite: str
    link: str
    seq: int
    room: RoomView
    sights: list[Sight]
    chat: list[ChatView]
    proposals: list[ProposalView]
    now: int | None


class Update(Event, tag="update"):
    """Something has happened. What is None has not changed.

    `sights` are all of mine, as soon as one of them is new; `told` in them is what is new.
    `proposals` are all that stand now, as far as I may see them. `now` is the table time as in
    `Welcome`.
    """

    seq: int
    room: RoomView | None = None
    sights: list[Sight] | None = None
    chat: list[ChatView] = []
    proposals: list[ProposalView] | None = None
    now: int | None = None


class Answer(Event, tag="answer"):
    """To a command: done, or why not. `seq` is the last event when it was answered.

    `seq` never shows how much others have chosen in secret: it stands still meanwhile and jumps
    when all is revealed.
    """

    id: str
    seq: int
    trouble: Trouble | None = None


class Hinted(Event, tag="hinted"):
    """After a `Hint`: what a bot of this name would choose, and which parts of the standing speak
    for it, the weightiest first; the words of a part are `part-<name>`.

    `choice` is None if nobody knew anything. It is told to nobody but the one who asked.
    """

    seat: int
    question: int
    bot: str
    choice: Choice | None
    reasons: list[str]


class Gone(Event, tag="gone"):
    """The server closes the connection: `error-<reason>` says why.

    Close codes: 4400 bad-message, 4403 not-a-guest, 4404 no-such-room or room-archived,
    4408 too-slow, 4409 replaced, 4410 removed or was-removed (by the host), 4429 too-fast,
    4500 the room cannot be shown, 1012 closing (the server goes down; come back), 1009 a message
    was too long.
    """

    reason: str


AnyEvent = Welcome | Update | Answer | Hinted | Gone

# What HTTP carries


class Chair(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to sit somewhere: nobody yet, the host's own device, or a bot ("": the usual one).

    `name` is somebody's who shares the host's device; "" is the host.
    """

    kind: Literal["open", "person", "bot"] = "open"
    bot: str = ""
    name: str = ""


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Open a room: POST /api/rooms.

    `chairs` say who is to sit where. Without them the host has the first seat, and the last `bots`
    seats are played by the usual bot. With a `clock` people have only so long to think.
    """

    game: str
    name: str
    seats: int
    options: dict[str, OptionValue] = {}
    bots: int = 0
    chairs: list[Chair] = []
    clock: ClockRule | None = None


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Enter a room by its code or by an invitation: POST /api/join.

    Whoever is new and wants to `sit` gets the first seat that is free for all.
    """

    name: str
    code: str = ""
    invite: str = ""
    sit: bool = False


class SitterView(msgspec.Struct):
    """Who sits at a table, for those who are not there at the moment."""

    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    mine: bool = False


class MatchView(msgspec.Struct):
    """A room in which I am a guest: GET /api/mine.

    `asked`: it is my turn; `awaiting` are the seats that the table waits for, `last` is what my
    seat was told last.
    """

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    players: list[SitterView]
    asked: bool
    awaiting: list[int]
    last: Message | None


class InvitationView(msgspec.Struct):
    """Whom an invitation is from, and to what: GET /api/invitations/{invite}."""

    game: str
    phase: Literal["lobby", "playing", "over"]
    host: str
    players: list[SitterView]
    free: int
    locked: bool


class OpenTable(msgspec.Struct):
    """A table that its host has opened for everybody: GET /api/tables."""

    invite: str
    table: InvitationView


class PersonalLink(msgspec.Struct):
    """A link that makes another device mine: POST /api/me. `qr` is its picture, an SVG.

    The server does not keep it, only how to know it again; the one before is void.
    """

    link: str
    qr: str


class TakeOver(msgspec.Struct, forbid_unknown_fields=True):
    """Be whom a personal link names, on this device: POST /api/me/enter."""

    secret: str


class Shared(msgspec.Struct):
    """A link by which anybody can watch a match that is over: POST /api/rooms/{code}/share."""

    link: str


class Entered(msgspec.Struct):
    """The room one is in now; the cookie that came along holds the place."""

    code: str
    you: str


class Refusal(msgspec.Struct):
    """The body of every HTTP answer that says no."""

    trouble: Trouble


class SeatingInfo(msgspec.Struct):
    """Who plays together and what, with so many seats.

    `options` are the values of those options that decide about seats (`Option.seats`); `figures`
    is empty where roles are wished for.
    """

    seats: int
    options: dict[str, OptionValue]
    sides: list[Side]
    figures: list[list[str]]


class GameInfo(msgspec.Struct):
    """A game as the page needs to know it: GET /api/games.

    `bots` are the names of those that can play it, the usual one first; `strengths` says of some
    how strong they are, the weakest first (`strength-<strength>`). `printed` is what the game
    itself has to tell once and for all: what stands on its cards, and the numbers of its rules.
    `hints`: can bots say what they would do, and why? `role` is the option by which seats wish for
    what they play, "" if there is none; `seatings` say who plays what with whom. `ladder` are the
    options by which one match leads to the next.
    """

    name: str
    rules: int
    seats: list[int]
    options: list[Option]
    presets: dict[str, dict[str, OptionValue]]
    role: str
    seatings: list[SeatingInfo]
    kinds: list[str]
    verbs: dict[str, list[str]]
    meanings: dict[str, str]
    names: list[str]
    printed: msgspec.Struct | None
    bots: list[str]
    strengths: dict[str, str]
    in_real_time: bool
    hints: bool
    ladder: list[str]


class Figure(msgspec.Struct):
    """A position that the rules of a game show: GET /api/games/{game}/figures."""

    name: str
    options: dict[str, OptionValue]
    seats: int
    sight: Sight


class CurvePoint(msgspec.Struct):
    """How likely each seat was to win at a moment, as far as those who look on could tell."""

    moment: int
    round: int
    chances: list[float]


class TurningPoint(msgspec.Struct):
    """A moment at which a seat's chances changed by so much, and what was told there.

    One that the game names and that changed nobody's chances, as far as that is known, is nobody's.
    """

    moment: int
    seat: int | None
    change: float
    told: list[Message]


class Curve(msgspec.Struct):
    """How a match went: GET /api/rooms/<code>/curve. `sides` are the seats that win together."""

    sides: list[list[int]]
    points: list[CurvePoint]
    turns: list[TurningPoint]


class ReplayStep(msgspec.Struct):
    """One moment of a replay: who chose what, what was told, and the table after it."""

    moment: int
    seat: int | None
    choice: Choice | None
    told: list[ToldView]
    view: View
    described: list[Message]


class Replay(msgspec.Struct):
    """A page of a record from one seat's view: POST /api/replay, or of a match that is over.

    It is asked for by its first moment (`from`) and holds as many `steps` as fit; `last` is the
    last moment that there is, `earlier` what was told before the page. `verified`: the whole record
    has been played through and leads to the end that it says. A page that reaches the end tells.
    """

    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    seed: str
    commitment: str
    verified: bool
    last: int
    earlier: list[ToldView]
    steps: list[ReplayStep]
