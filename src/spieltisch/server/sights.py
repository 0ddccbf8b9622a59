"""What leaves the server: a room and its table as one guest may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import msgspec

from spieltisch.bots import bots_for_people, strengths
from spieltisch.bots.hints import can_hint
from spieltisch.engine import Choice, Eyes, Face, Game, Meaning, Message, Question, Table
from spieltisch.server.consent import Company
from spieltisch.server.messages import (
    DieFace,
    GameInfo,
    GuestView,
    PauseView,
    QuestionView,
    RoomView,
    SeatingInfo,
    SeatView,
    Sight,
    WantView,
)
from spieltisch.server.presence import SEAT_PATIENCE, Presence
from spieltisch.server.sitting import Sitting

LINES_AT_FIRST = 200
"""So many lines a newcomer is told."""


def room_view(sitting: Sitting, presence: Presence) -> RoomView:
    """The room, as all in it see it."""
    table, earlier = sitting.table, sitting.earlier
    here, company = presence.here, Company(sitting, presence)
    seating = sitting.seating()
    side_of = {seat: side.name for side in seating.sides for seat in side.seats}
    promised = table.commitment if table else earlier.record.commitment if earlier else None
    seed = table.seed.hex() if table else earlier.record.seed if earlier else None
    return RoomView(
        code=sitting.code,
        game=sitting.game.name,
        options=sitting.options if table else sitting.fitting_options(),
        phase=sitting.phase,
        match=sitting.match,
        locked=sitting.locked,
        listed=sitting.listed,
        seats=[
            SeatView(
                seat=number,
                kind=seat.kind,
                name="" if seat.kind == "bot" else sitting.name_of(number),
                guest=seat.guest,
                bot=seat.bot,
                away=seat.away,
                side=side_of.get(number, ""),
                figures=list(seating.figures[number]) if seating.figures else [],
            )
            for number, seat in enumerate(sitting.seats)
        ],
        guests=[
            GuestView(
                id=guest.id,
                name=guest.name,
                host=guest.id == sitting.host,
                connected=guest.id in here,
                ready=guest.ready,
                gone=company.is_gone(guest.id),
                takes=_takes(sitting, guest.id, company) if guest.id in here else [],
            )
            for guest in sitting.guests.values()
        ],
        wants=[
            WantView(want.guest, want.seat, company.waiting(want))
            for want in sitting.wants.values()
        ],
        patience=int(SEAT_PATIENCE),
        brought=sitting.brought,
        commitment=promised,
        seed=seed if sitting.phase == "over" else None,
        earlier_rules=earlier is not None,
    )


def _takes(sitting: Sitting, guest: str, company: Company) -> list[int]:
    if sitting.phase != "playing":
        return []
    return [
        number
        for number, seat in enumerate(sitting.seats)
        if (seat.kind, seat.guest) != ("person", guest) and company.may_sit(guest, number)
    ]


def viewers(sitting: Sitting, guest: str) -> list[int | None]:
    """Through whose eyes a guest looks: those of the own seats, or a spectator's."""
    if sitting.table is None:
        return []
    return [*sitting.seats_of(guest)] or [None]


class RoomLooks:
    """The view of a room, made anew only when it may have changed: a move seldom does that."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._view: RoomView | None = None

    def view(self, sitting: Sitting, presence: Presence, paused: PauseView | None) -> RoomView:
        """The room, as all in it see it."""
        key = (id(sitting), sitting.arranged, sitting.phase, sitting.begun, presence.shown())
        if self._view is None or key != self._key:
            self._key, self._view = key, room_view(sitting, presence)
        if paused is None:
            return self._view
        return msgspec.structs.replace(self._view, paused=paused)


class Secret(msgspec.Struct, frozen=True):
    """All that a sight depends on in a secret window, but for whom the table waits.

    `moment` counts what the seat and those behind the same screen have chosen.

    What the others choose there changes nothing that a seat sees, unless it is announced: so the
    engine promises.
    """

    match: int
    opened_at: int
    moment: int
    heard: int
    committed: list[Choice]
    question: int
    can_undo: bool


class Looking:
    """The sights of one moment: made when first asked for, the same for all connections.

    Those of the moment `before` stay where they are the same in any case.
    """

    def __init__(
        self, sitting: Sitting, now: Callable[[], int], before: Looking | None = None
    ) -> None:
        self._sitting = sitting
        self._now = now
        self._made: dict[int | None, Sight] = {}
        self._secrets: dict[int | None, Secret] = {}
        self._before = before.in_secret() if before is not None else {}

    def in_secret(self) -> dict[int | None, tuple[Secret, Sight]]:
        """The sights that were made in a secret window, with what they depend on."""
        return {seat: (secret, self._made[seat]) for seat, secret in self._secrets.items()}

    def sight(self, seat: int | None) -> Sight:
        """What this seat sees now, without what it was told."""
        if seat not in self._made:
            self._made[seat] = self._kept(seat) or _sight(self._sitting, seat, self._now())
        return self._made[seat]

    def _kept(self, seat: int | None) -> Sight | None:
        """The sight of the moment before, if only others have chosen in secret since."""
        table = self._sitting.table
        secret = self._secret(seat)
        if table is None or secret is None:
            return None
        self._secrets[seat] = secret
        before, sight = self._before.get(seat, (None, None))
        if sight is None or before != secret:
            return None
        awaiting = table.awaiting()
        if awaiting == sight.view.awaiting:
            return sight
        view = msgspec.structs.replace(sight.view, awaiting=awaiting)
        return msgspec.structs.replace(sight, view=view)

    def _secret(self, seat: int | None) -> Secret | None:
        table = self._sitting.table
        if table is None or not table.secret:
            return None
        question = None if seat is None else table.question(seat)
        if question is not None and question.ready_at > 0:
            return None  # How long it has to wait changes with time.
        number = question.number if question else -1
        return Secret(
            match=self._sitting.match,
            opened_at=table.moment_for(None),
            moment=table.moment_for(seat),
            heard=self.heard(seat),
            committed=table.committed(seat),
            question=number,
            can_undo=seat is not None and self._sitting.can_undo(seat),
        )

    def time(self) -> int | None:
        """Table time, where the game is played in real time."""
        table = self._sitting.table
        return self._now() if table is not None and table.game.in_real_time else None

    def told(self, seat: int | None, known: int) -> Sight:
        """The same, with what the seat was told from this line on."""
        lines = self._sitting.hearings[seat].lines
        known = min(known, len(lines))
        return msgspec.structs.replace(self.sight(seat), told=lines[known:], lines=known)

    def heard(self, seat: int | None) -> int:
        """How many lines the seat has heard."""
        return len(self._sitting.hearings[seat].lines)

    def since(self, seq: int, seat: int | None) -> int:
        """The first line that somebody has to be told who knows the events up to this one."""
        if seq > 0:
            return self._sitting.hearings.since(seq, seat)
        return max(0, self.heard(seat) - LINES_AT_FIRST)


def _sight(sitting: Sitting, seat: int | None, now: int) -> Sight:
    table = sitting.table
    assert table is not None
    return sight_of(table, seat, now, seat is not None and sitting.can_undo(seat))


def sight_of(table: Table[Any], seat: int | None, now: int, can_undo: bool = False) -> Sight:
    """A table through the eyes of a seat, or of somebody who looks on."""
    view = table.view(seat)
    question = None if seat is None else table.question(seat)
    return Sight(
        seat=seat,
        view=view,
        question=_question(table, question, now) if question else None,
        told=[],
        lines=0,
        described=table.game.describe(view.board),
        bars=[] if seat is None else table.bars(seat),
        can_undo=can_undo,
    )


def _question(table: Table[Any], question: Question, now: int) -> QuestionView:
    eyes = table.eyes(question.seat)
    faces = _faces(table.game, question, eyes)
    return QuestionView(
        seat=question.seat,
        number=question.number,
        window=table.kind,
        prompt=question.prompt,
        values=question.values,
        choices=question.choices,
        faces=faces,
        owners=[eyes.owner(face.card) for face in faces],
        lies=_lies(faces, eyes),
        dice=_dice(table.game, question, eyes),
        foresight=table.foresight(question.seat),
        outlook=table.outlook(question.seat),
        tallies=table.tallies(question.seat),
        ready_in=max(0, question.ready_at - now),
        idle=question.idle,
    )


def _faces(game: Game[Any], question: Question, eyes: Eyes) -> list[Face]:
    """Every card that the choices or the prompt name, once."""
    return [eyes.face(card) for card in _named(game, question, Meaning.CARD)]


def _lies(faces: list[Face], eyes: Eyes) -> list[Message | None]:
    """Where those cards lie that look like another one."""
    alike = Counter(face.kind for face in faces)
    return [eyes.lies(face.card) if alike[face.kind] > 1 else None for face in faces]


def _dice(game: Game[Any], question: Question, eyes: Eyes) -> list[DieFace]:
    """Every die that the choices or the prompt name, once."""
    return [_die_face(game, die, eyes.die(die)) for die in _named(game, question, Meaning.DIE)]


def _die_face(game: Game[Any], die: int, face: int | None) -> DieFace:
    if face is None:
        return DieFace(die, None, None)
    word = game.face_name(die, face)
    return DieFace(die, word, face + 1 if word is None else None)


def _named(game: Game[Any], question: Question, meaning: Meaning) -> list[int]:
    """All things of one kind that the choices or the prompt name."""
    meanings = game.meanings
    things = {thing for name, thing in question.values.items() if meanings.get(name) is meaning}
    for choice in question.choices:
        for name, thing in _things(game, choice):
            if meanings.get(name) is meaning:
                things.add(thing)
    return sorted(things)


def _things(game: Game[Any], choice: Choice) -> zip[tuple[str, int]]:
    return zip(game.verbs[choice.verb], choice.things, strict=True)


def _seatings(game: Game[Any]) -> Iterator[SeatingInfo]:
    """Every way to sit down: with so many, and the options that decide about it."""
    deciding = [option for option in game.options if option.seats]
    for seats in game.seats:
        for values in product(*[option.values for option in deciding]):
            chosen = {option.name: value for option, value in zip(deciding, values, strict=True)}
            if seats not in game.seats_with(chosen):
                continue
            options = game.checked(seats, chosen)
            figures = () if game.role else game.figures(seats, options)
            yield SeatingInfo(
                seats=seats,
                options=dict(chosen),
                sides=list(game.sides(seats, options)),
                figures=[list(one) for one in figures],
            )


def game_info(game: Game[Any]) -> GameInfo:
    """A game as the page needs to know it."""
    return GameInfo(
        name=game.name,
        rules=game.rules,
        seats=list(game.seats),
        options=list(game.options),
        presets={name: dict(values) for name, values in game.presets.items()},
        role=game.role,
        seatings=list(_seatings(game)),
        kinds=list(game.kinds),
        verbs={verb: list(names) for verb, names in game.verbs.items()},
        meanings={name: meaning.value for name, meaning in game.meanings.items()},
        names=list(game.names),
        printed=game.printed,
        bots=bots_for_people(game.name),
        strengths=strengths(game.name),
        in_real_time=game.in_real_time,
        hints=can_hint(game),
        ladder=list(game.ladder),
    )
