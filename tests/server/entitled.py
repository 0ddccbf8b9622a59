"""What each seat may know after each event of a room, and whether its sockets got just that.

It is made of the room's log with the engine alone: nothing of what the server does to show a table
is used here. Every message of a socket is compared with the moment of the match at which it was
sent, field by field; a message that nothing visible has led to is one too many.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from playing import AnyGame, AnyTable, eyes_at
from server.running import Socket
from spieltisch.engine import Entry, Meaning, Question, Table
from spieltisch.server import events
from spieltisch.server.house import FILE
from spieltisch.server.sights import LINES_AT_FIRST

Plain = dict[str, Any]


def log_of(data: Path) -> list[events.AnyLogged]:
    """The log of the only room of a server."""
    store = sqlite3.connect(data / FILE)
    try:
        rows = store.execute("SELECT body FROM events ORDER BY seq").fetchall()
    finally:
        store.close()
    return [events.decode(body) for (body,) in rows]


def plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


class Moment(msgspec.Struct):
    """The match after an event: what each seat sees and has heard, what was said in the room.

    `hidden` are the choices made so far in a window that is still secret: the seat, and all who
    have played it since. `players` are those who play each seat now.
    """

    seq: int
    hidden: list[tuple[int, set[str]]]
    players: dict[int, str]
    sights: dict[int | None, Plain]
    heard: dict[int | None, list[Plain]]
    said: int
    over: bool

    def seats(self, guest: str) -> list[int | None]:
        """Through whose eyes a guest looks."""
        own: list[int | None] = [seat for seat, one in self.players.items() if one == guest]
        return sorted(own, key=lambda seat: seat or 0) or [None]

    def shown_seq(self, guest: str) -> int:
        """In a secret window one counts what is public and what one has chosen oneself."""
        return self.seq - sum(guest not in seen_by for _, seen_by in self.hidden)

    def shown(self, guest: str) -> tuple[object, ...]:
        """All that this guest can tell from another moment."""
        look = [(self.sights[seat], self.heard[seat]) for seat in self.seats(guest)]
        return self.shown_seq(guest), look, self.said


class Chairs:
    """Who plays which seat and whose it is, as the log tells it; none changes hands unasked.

    This is about rooms in which all seats are people's and nobody is gone for long.
    """

    def __init__(self) -> None:
        self.players: dict[int, str] = {}
        self.changes = 0
        self._owners: dict[int, str] = {}
        self._agreed: dict[tuple[str, int], set[str]] = {}
        self._looked: set[str] | None = None

    def follow(self, event: events.AnyLogged) -> str | None:
        """Take an event; what the room has to say about it."""
        match event:
            case events.Created():
                if event.bots < event.seats:
                    self._sit(0, event.guest)
            case events.Started():
                self._looked, self._agreed = set(self._owners.values()), {}
            case events.Left():
                del self.players[event.seat]
                if self._looked is None:
                    del self._owners[event.seat]
            case events.Wanted():
                self._agreed[event.guest, event.seat] = set()
                return "seat-wanted"
            case events.Consented():
                if not event.agreed:
                    del self._agreed[event.who, event.seat]
                    return "seat-denied"
                self._agreed[event.who, event.seat].add(event.guest)
            case events.Sat():
                return self._take(event)
        return None

    def _take(self, event: events.Sat) -> str | None:
        """Somebody sits down; in a match only where those agree who have to."""
        owner = self._owners.get(event.seat)
        changes = self._looked is not None and owner != event.guest
        if changes and self._looked is not None:
            others = set(self._owners.values()) - {event.guest}
            fresh = event.guest not in self._looked
            needed = {owner} if fresh and owner else others
            agreed = self._agreed.pop((event.guest, event.seat), set())
            assert needed <= agreed, f"{event} without the consent of {needed - agreed}"
            self._looked.add(event.guest)
            self.changes += 1
        self._sit(event.seat, event.guest)
        return "seat" if changes else None

    def _sit(self, seat: int, guest: str) -> None:
        self.players[seat] = self._owners[seat] = guest


class History:
    """The match of a room, moment by moment: `moments[seq]` is what was after this event."""

    def __init__(self, game: AnyGame, log: list[events.AnyLogged]) -> None:
        self.game = game
        self.log = log
        self.chat: list[str] = []
        self.commands: dict[tuple[str, str], int] = {}
        self.moments: dict[int, Moment] = {}
        self._hidden: list[tuple[int, set[str]]] = []
        self._window: AnyTable | None = None
        self._opened = -1
        self._own: dict[int, list[Entry]] = {}
        self._heard: dict[int | None, list[Plain]] = {}
        self._entries: list[Entry] = []
        self.chairs = Chairs()
        for seq, event in enumerate(log, 1):
            self.commands[event.guest, event.command] = seq
            self._follow(seq, event)
        self.record = self.table.record()

    def _follow(self, seq: int, event: events.AnyLogged) -> None:
        news = self.chairs.follow(event)
        if news is not None:
            self.chat.append(news)
        match event:
            case events.Started():
                self._options = next(one for one in self.log if hasattr(one, "options")).options
                self._names, self._seed = event.names, bytes.fromhex(event.seed)
                self.begun = seq
                self.table = self._made([])
                self._look()
            case events.Moved():
                for entry in (event.entry, *event.then):
                    self._choose(entry)
            case events.Undone():
                mine = [i for i, entry in enumerate(self._entries) if entry.seat == event.seat]
                for index in reversed(mine[-event.count :]):
                    del self._entries[index]
                self.table = self._made(self._entries)
                self._look(undone=event.seat)
            case events.Chatted():
                if event.entry is not None:
                    self._choose(event.entry)
                self.chat.append(event.text)
        for seat, seen_by in self._hidden:
            seen_by |= {who for played, who in self.chairs.players.items() if played == seat}
        if hasattr(self, "table"):
            self.moments[seq] = self._moment(seq)

    def _choose(self, entry: Entry) -> None:
        self.table.choose(entry.seat, entry.choice, entry.at)
        self._entries.append(entry)
        self._look(entry)

    def _made(self, entries: list[Entry]) -> AnyTable:
        table: AnyTable = Table(self.game, self._names, self._seed, self._options)
        for entry in entries:
            table.choose(entry.seat, entry.choice, entry.at)
        return table

    def _look(self, entry: Entry | None = None, undone: int | None = None) -> None:
        """Note what is hidden, and what each seat has heard and when as far as it knows."""
        opened = self.table.view(None).moment if self.table.secret else -1
        if opened != self._opened:
            self._opened, self._hidden, self._own = opened, [], {}
            self._window = self.table.fork() if self.table.secret else None
        elif self._window is not None and undone is not None:
            self._hidden.append((undone, set()))
            self._own[undone].pop()
        elif self._window is not None and entry is not None:
            self._hidden.append((entry.seat, set()))
            self._own.setdefault(entry.seat, []).append(entry)
            told = self.table.told[-1:]
            if told and told[0].announced and told[0].moment == self.table.moment:
                # From here on nobody takes back what lies before it.
                self._own, self._window = {}, self.table.fork()
        for seat in eyes_at(self.table):
            messages = plain(self.table.told_to(seat))
            known = self._heard.get(seat, [])[: len(messages)]
            moment = self.table.view(seat).moment
            self._heard[seat] = known + [
                {"line": line, "moment": moment, "message": message}
                for line, message in enumerate(messages)
                if line >= len(known)
            ]
            assert [line["message"] for line in self._heard[seat]] == messages

    def grants(self, seq: int) -> bool:
        """Was this the last word that somebody needed to get a seat?"""
        event, after = self.log[seq - 1], self.log[seq : seq + 1]
        return isinstance(event, events.Consented) and any(
            isinstance(one, events.Sat) and not one.command for one in after
        )

    def _moment(self, seq: int) -> Moment:
        return Moment(
            seq=seq,
            hidden=[(seat, set(seen_by)) for seat, seen_by in self._hidden],
            players=dict(self.chairs.players),
            sights={seat: self._sight(seat) for seat in eyes_at(self.table)},
            heard=dict(self._heard),
            said=len(self.chat),
            over=self.table.result is not None,
        )

    def _sight(self, seat: int | None) -> Plain:
        """All fields of a sight but the portion of what was told."""
        view = self.table.view(seat)
        question = None if seat is None else self.table.question(seat)
        sight = {
            "seat": seat,
            "view": view,
            "question": asked(self.table, question) if question else None,
            "described": self.game.describe(view.board),
            "bars": [] if seat is None else plain(self.table.bars(seat)),
            "can_undo": seat is not None and self._can_undo(seat),
        }
        return plain(sight)

    def _can_undo(self, seat: int) -> bool:
        """In a secret window: could it, if nobody but this seat had chosen there?"""
        if self._window is None:
            return self.table.can_undo(seat)
        alone = self._window.fork()
        for entry in self._own.get(seat, []):
            alone.choose(entry.seat, entry.choice, entry.at)
        return bool(self._own.get(seat)) and alone.can_undo(seat)


def asked(table: AnyTable, question: Question) -> Plain:
    """A question with the faces of all cards and dice that it names, as its seat knows them."""
    game, eyes = table.game, table.eyes(question.seat)
    named = list(question.values.items())
    for choice in question.choices:
        named += zip(game.verbs[choice.verb], choice.things, strict=True)
    cards = sorted({thing for name, thing in named if game.meanings.get(name) is Meaning.CARD})
    dice = sorted({thing for name, thing in named if game.meanings.get(name) is Meaning.DIE})
    kinds = [eyes.face(card).kind for card in cards]
    return {
        "seat": question.seat,
        "number": question.number,
        "window": table.kind,
        "prompt": question.prompt,
        "values": question.values,
        "choices": question.choices,
        "faces": [eyes.face(card) for card in cards],
        "owners": [eyes.owner(card) for card in cards],
        "lies": [
            eyes.lies(card) if kinds.count(kind) > 1 else None
            for card, kind in zip(cards, kinds, strict=True)
        ],
        "dice": [die_face(game, die, eyes.die(die)) for die in dice],
        "foresight": plain(table.foresight(question.seat)),
        "outlook": plain(table.outlook(question.seat)),
        "tallies": plain(table.tallies(question.seat)),
        "ready_in": 0,
        "idle": question.idle,
    }


def die_face(game: AnyGame, die: int, face: int | None) -> Plain:
    word = None if face is None else game.face_name(die, face)
    number = None if face is None or word is not None else face + 1
    return {"die": die, "word": word, "number": number}


class Watch:
    """Goes through all that one socket has received, along with the match."""

    def __init__(self, history: History, socket: Socket, begun: int | None = None) -> None:
        """`begun` is the event after which the socket was opened, if the match was going on."""
        assert socket.welcome is not None
        self.history = history
        self.socket = socket
        self.guest: str = socket.welcome["you"]
        self._at: Moment | None = None
        self._joined = begun
        self._refused = False

    def check(self) -> int:
        """All that came is what had to come, and nothing is missing; how many sights came."""
        sights = 0
        for number, message in enumerate(self.socket.received):
            where = f"message {number} to {self.guest}: {message}"
            assert message["number"] == number, where
            sights += len(message.get("sights") or ())
            if message["type"] == "answer":
                self._answer(message, where)
            elif self._refused:
                self._refresh(message, where)
            elif message["type"] == "welcome":
                self._welcome(message, where)
            else:
                assert message["type"] == "update", where
                self._update(message, where)
            if self._at is None or not self._at.over:
                assert self.history.record.seed not in str(message), where
        assert self._at is not None and not self._refused
        last = self.history.moments[len(self.history.log)]
        assert self._at.shown(self.guest) == last.shown(self.guest), f"{self.guest} was not told"
        return sights

    def _answer(self, answer: Plain, where: str) -> None:
        """The number it names is that of the command's event, as far as this guest may count."""
        keys = {"type", "number", "id", "seq", "trouble"}
        assert answer.keys() == keys, where
        done = self.history.commands.get((self.guest, answer["id"]))
        if done is not None and done in self.history.moments:
            assert answer["seq"] == self.history.moments[done].shown_seq(self.guest), where
        elif done is None and self._at is not None:
            assert answer["seq"] == self._at.shown_seq(self.guest), where
        moved = self.socket.sent.get(answer["id"]) == "move"
        self._refused = moved and answer["trouble"] is not None

    def _welcome(self, welcome: Plain, where: str) -> None:
        keys = {"type", "number", "protocol", "you", "invite", "link", "seq", "room", "sights"}
        assert welcome.keys() == {*keys, "chat", "proposals", "now"}, where
        assert welcome["proposals"] == [], f"nobody proposes anything: {where}"
        assert welcome["now"] is None, where
        if self._joined is None:
            assert welcome["sights"] == [], where
            self._enter(welcome["room"], None, where)
            return
        self._at = self.history.moments[self._joined]
        self._enter(welcome["room"], self._at, where)
        self._whole(welcome, where)
        assert said(welcome) == self.history.chat[: self._at.said], where

    def _refresh(self, update: Plain, where: str) -> None:
        """After a refused move: all anew, as it stands."""
        self._refused = False
        assert self._at is not None and update["type"] == "update", where
        self._enter(update["room"], self._at, where)
        self._whole(update, where)
        assert update["chat"] == [], where

    def _whole(self, message: Plain, where: str) -> None:
        """All sights as they are now; how much of what was told comes along is the server's."""
        at = self._at
        assert at is not None
        assert message["seq"] == at.shown_seq(self.guest), where
        lines = [sight["lines"] for sight in message["sights"]]
        expected = [
            self._portion(at, seat, known)
            for seat, known in zip(at.seats(self.guest), lines, strict=True)
        ]
        assert message["sights"] == expected, where

    def _portion(self, at: Moment, seat: int | None, known: int) -> Plain:
        """A sight with what was told from a line on."""
        heard = at.heard[seat]
        known = min(known, len(heard))
        return {**at.sights[seat], "told": heard[known:], "lines": known}

    def _update(self, update: Plain, where: str) -> None:
        keys = {"type", "number", "seq", "room", "sights", "chat", "proposals", "now"}
        assert update.keys() == keys and update["now"] is None, where
        assert update["proposals"] is None, f"nobody proposes anything: {where}"
        before = self._at
        begins = update["room"] is not None and update["room"]["phase"] != "lobby"
        if before is None and not begins:
            assert update["sights"] in (None, []), where
            self._enter(update["room"], None, where)
            return
        counted = before.shown_seq(self.guest) if before else 0
        if update["seq"] == counted and update["sights"] is None and not update["chat"]:
            # Somebody has come or gone: that is all.
            assert before is not None and update["room"] is not None, where
            self._enter(update["room"], before, where)
            return
        at = self._at = self._next(where)
        if update["room"] is not None:
            self._enter(update["room"], at, where)
        else:
            assert before is not None and at.over == before.over, where
        assert update["seq"] == at.shown_seq(self.guest), where
        assert said(update) == self.history.chat[before.said if before else 0 : at.said], where
        assert update["sights"] == self._changed(before, at), where

    def _next(self, where: str) -> Moment:
        """The next moment that looks different to this socket."""
        if self._at is None:
            return self.history.moments[self.history.begun]
        shown = self._at.shown(self.guest)
        for seq in range(self._at.seq + 1, len(self.history.log) + 1):
            if self.history.grants(seq):
                continue  # With the last word the seat has changed hands: all see both at once.
            if self.history.moments[seq].shown(self.guest) != shown:
                return self.history.moments[seq]
        raise AssertionError(f"nothing has happened, yet there is {where}")

    def _changed(self, before: Moment | None, at: Moment) -> list[Plain] | None:
        """All sights, if one of them is new, with what has been told in between."""
        seats = at.seats(self.guest)
        knew = before.seats(self.guest) if before else []
        if (
            before is not None
            and seats == knew
            and all(
                (before.sights[seat], before.heard[seat]) == (at.sights[seat], at.heard[seat])
                for seat in seats
            )
        ):
            return None
        counts = {
            seat: len(before.heard[seat])
            if before and seat in knew
            else max(0, len(at.heard[seat]) - LINES_AT_FIRST)
            for seat in seats
        }
        return [self._portion(at, seat, counts[seat]) for seat in seats]

    def _enter(self, room: Plain | None, at: Moment | None, where: str) -> None:
        """The room tells of the match how it stands, the commitment, and at its end the seed."""
        if room is None:
            return
        record = self.history.record
        over = at is not None and at.over
        assert room["phase"] == ("over" if over else "playing" if at else "lobby"), where
        assert room["commitment"] == (record.commitment if at else None), where
        assert room["seed"] == (record.seed if over else None), where
        assert room.keys() == {
            *("code", "game", "options", "phase", "match", "locked", "listed", "seats", "guests"),
            *("wants", "patience", "brought"),
            *("commitment", "seed", "earlier_rules", "paused", "clock"),
        }, where
        if at is not None:
            shown = {one["seat"]: one["guest"] for one in room["seats"] if one["kind"] == "person"}
            assert shown == at.players, where
        assert room["earlier_rules"] is False, where
        assert room["paused"] is room["brought"] is room["clock"] is None, where


def said(message: Plain) -> list[str]:
    """What was said in the room, by somebody or by the room itself."""
    return [line["news"] or line["text"] for line in message["chat"]]


def check_sockets(
    game: AnyGame, data: Path, *sockets: Socket, late: dict[Socket, int] | None = None
) -> History:
    """All that these sockets have received over a match is what their seats were entitled to."""
    history = History(game, log_of(data))
    for socket in sockets:
        assert Watch(history, socket).check() > 0
    for socket, begun in (late or {}).items():
        assert Watch(history, socket, begun).check() > 0
    return history
