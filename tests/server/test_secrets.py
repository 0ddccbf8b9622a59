"""No secret on the wire: whatever people do, each socket gets what its seats may know then."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from playing import AnyGame
from server.entitled import History, check_sockets, log_of
from server.running import Person, Socket, alone, quick, running
from server.worlds import check_no_secret_on_the_wire
from spieltisch.engine import (
    CHECKPOINT,
    Eyes,
    Face,
    Message,
    Question,
    Result,
    Script,
    Told,
    ask,
    choices_of,
    only,
    simultaneously,
)
from spieltisch.games import find
from spieltisch.server import commands, events, sights
from spieltisch.server.consent import Company
from spieltisch.server.messages import RoomView, Sight
from spieltisch.server.sitting import Sitting
from spieltisch.server.viewer import Viewer
from toys import TOYS, Screens
from toys.screens import AGAIN, DONE, ScreensState


class Whispers(Screens):
    """The same, but behind its screen each seat is told what it has bid."""

    name = "whispers"

    def play(self, state: ScreensState) -> Script[Result]:
        while state.round < state.rounds:
            yield CHECKPOINT
            scripts = {seat: self.bid(state, seat) for seat in range(state.seats)}
            yield from simultaneously(scripts, screened=True)
            state.round += 1
            state.tell("round", count=state.round)
        return Result("won", (0,))

    def bid(self, state: ScreensState, seat: int) -> Script[None]:
        for number in range(3):
            bid = yield from ask(seat, "bid", choices_of("bid", range(1, 5)))
            state.tell_only("bids", only(seat), seat=seat, count=bid.things[0])
            choices = [DONE, AGAIN] if number < 2 else [DONE]
            choice = yield from ask(seat, "sure", choices, count=bid.things[0])
            if choice == DONE:
                break


IMPERATOR = find("imperator")
GAMES = {game.name: game for game in (IMPERATOR, *TOYS, Whispers())}
HIDING = {"imperator": {"hidden_buffs": True}}
OPTIONS = {"imperator": {"hidden_buffs": True, "round_limit": 2}, "screens": {"rounds": 4}}
OPTIONS["whispers"] = OPTIONS["screens"]
LONG = ("imperator", "screens", "whispers")
TABS = 4
"""So many sockets at most are opened in the course of a match."""
SECRETIVE = ("imperator", "screens", "whispers", "duel", "alarm", "siege")
SCREENED = ("imperator", "screens", "whispers", "alarm", "siege")
DEALING = ("imperator", "walk", "alarm", "cave", "siege")
SIGHT, FACES, ROOM = sights._sight, sights._faces, sights.room_view
FACE, TO_SEAT = Eyes.face, Told.to_seat
UNTIMED = [name for name in GAMES if name != "kitchen"]
"""What a socket gets at a table with a clock also depends on when it looks (`ready_in`)."""


class Gathering:
    """People who do all that can be done at a table, one after the other."""

    def __init__(self, data: Path, seed: str) -> None:
        self.data = data
        self.luck = random.Random(seed)
        self.people: list[Person] = []
        self.sockets: list[Socket] = []
        self.late: dict[Socket, int] = {}
        self._open = contextlib.AsyncExitStack()

    @contextlib.asynccontextmanager
    async def seated(self, address: str, game: AnyGame, seats: int) -> AsyncIterator[Gathering]:
        """The first two seats share a device, everybody else has one; there is a spectator too."""
        wish = {"game": game.name, "seats": seats, "options": OPTIONS.get(game.name, {})}
        async with self._open:
            host = await Person(address).opens("Anna", **wish)
            self.people = [host]
            for name in ["Ben", "Cleo", "Dora"][: seats - 1]:
                self.people.append(await Person(address).joins(host.code, name))
            for person in self.people:
                self.sockets.append(await self._open.enter_async_context(person.at_table()))
            await self.sockets[0].does("sit", seat=1, name="Bert")
            for seat, socket in enumerate(self.sockets[1:-1], 2):
                await socket.does("sit", seat=seat)
            await self.sockets[0].does("start")
            yield self

    @property
    def everybody(self) -> list[Socket]:
        return [*self.sockets, *self.late]

    async def all_have_heard(self) -> None:
        await asyncio.gather(*(socket.does("ping") for socket in self.everybody))

    async def plays(self) -> None:
        """To the end of the match."""
        stale: list[tuple[Socket, dict[str, Any]]] = []
        while True:
            await self.all_have_heard()
            asked = [(one, question) for one in self.sockets for question in one.questions]
            if not asked:
                return
            one, question = self.luck.choice(asked)
            await one.chooses(question, self.luck.randrange(len(question["choices"])))
            stale.append((one, question))
            await self.all_have_heard()
            await self._takes_back()
            await self._does_something_else(stale)

    async def _takes_back(self) -> None:
        """Sometimes the choice that was just made, sometimes one that others have followed."""
        can = [
            (one, seat)
            for one in self.sockets
            for seat, sight in one.sights.items()
            if sight["can_undo"]
        ]
        if can and self.luck.random() < 0.3:
            one, seat = self.luck.choice(can)
            await one.does("undo", seat=seat)

    async def _does_something_else(self, stale: list[tuple[Socket, dict[str, Any]]]) -> None:
        luck = self.luck.random()
        if luck < 0.1:
            one, question = self.luck.choice(stale)
            if question["number"] not in [each["number"] for each in one.questions]:
                answer = await one.chooses(question)
                assert answer["trouble"]["key"] in (
                    "stale",
                    "wrong-phase",
                    "not-offered",
                    "not-your-seat",
                )
        elif luck < 0.2:
            await self.luck.choice(self.sockets).does("chat", text=f"{luck}")
        elif luck < 0.3 and len(self.late) < TABS:
            person = self.luck.choice(self.people)
            since = self.luck.choice([0, self.sockets[0].seq])
            at = len(log_of(self.data))
            socket = await self._open.enter_async_context(person.at_table(since))
            self.late[socket] = at
        elif luck < 0.4:
            await self._asks_for_a_seat()
        elif luck < 0.45:
            for one in self.sockets:
                for seat in one.sights:
                    if seat is not None and not one.sights[seat]["can_undo"]:
                        assert await one.refused("undo", seat=seat) in (
                            "cannot-undo",
                            "wrong-phase",
                        )

    async def _asks_for_a_seat(self) -> None:
        """Anybody asks for anybody's seat, and the others agree or do not."""
        asker = self.luck.randrange(len(self.people))
        guest, one = self.people[asker].you, self.sockets[asker]
        others = [seat["seat"] for seat in one.room["seats"] if seat["guest"] != guest]
        if one.over or not others:
            return
        await one.ask("want", seat=self.luck.choice(others))
        await self.all_have_heard()
        for person, other in zip(self.people, self.sockets, strict=True):
            asked = [want for want in other.room["wants"] if person.you in want["waiting"]]
            for want in asked:
                agreed = self.luck.random() < 0.8
                await other.does("consent", guest=guest, seat=want["seat"], agreed=agreed)
                await self.all_have_heard()


async def gathered(data: Path, game: AnyGame, seed: str) -> Gathering:
    """A whole match of up to three seats; what everybody's sockets got is in them."""
    seats = max(seats for seats in game.seats if seats <= 3)
    settings = quick(data, games=tuple(GAMES), find=GAMES.__getitem__)
    with running(settings) as address:
        gathering = Gathering(data, seed)
        async with gathering.seated(address, game, seats):
            await gathering.plays()
            return gathering


def check(gathering: Gathering, game: AnyGame) -> History:
    return check_sockets(game, gathering.data, *gathering.sockets, late=gathering.late)


@pytest.fixture
def same_deals(monkeypatch):
    """The server deals the same in every run, so that a test meets what it is to meet."""
    monkeypatch.setattr(commands, "new_seed", lambda: "5e" * 32)


@pytest.mark.parametrize("name", UNTIMED)
@alone
async def test_every_message_is_what_its_seat_may_know_at_that_moment(tmp_path, same_deals, name):
    gathering = await gathered(tmp_path, GAMES[name], f"secrets {name}")
    history = check(gathering, GAMES[name])
    hidden = any(moment.hidden for moment in history.moments.values())
    assert hidden == (name in SECRETIVE)
    assert gathering.late or name not in LONG
    assert out_of_order(history) or name not in ("screens", "whispers")
    assert history.chairs.changes or name not in LONG


def out_of_order(history: History) -> int:
    """How often a choice was taken back after which others had chosen behind their screens."""
    return sum(
        [seat for seat, _ in history.moments[seq - 1].hidden[-1:]] not in ([], [event.seat])
        for seq, event in enumerate(history.log, 1)
        if isinstance(event, events.Undone)
    )


@pytest.mark.parametrize("name", UNTIMED)
@alone
async def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_on_the_wire(name):
    game = GAMES[name]
    for seats in game.seats[:3]:
        seed = f"wire {name} {seats}"
        counts = await check_no_secret_on_the_wire(game, seats, HIDING.get(name, {}), seed)
        assert counts.followed >= 30
        assert bool(counts.dealt) == (name in DEALING)
        assert bool(counts.committed) == (name in SECRETIVE)
        assert bool(counts.secret) == (name in SCREENED)


# Each check can fail


def other(sitting: Sitting, seat: int | None) -> int:
    """A seat that is not this one."""
    return (seat or 0) + 1 if (seat or 0) + 1 < len(sitting.seats) else 0


def another_seats_view(patch: pytest.MonkeyPatch) -> None:
    def sight(sitting: Sitting, seat: int | None, now: int) -> Sight:
        shown = SIGHT(sitting, seat, now)
        view = sitting.table.view(other(sitting, seat))
        return msgspec.structs.replace(shown, view=msgspec.structs.replace(view, seat=seat))

    patch.setattr(sights, "_sight", sight)


def another_seats_description(patch: pytest.MonkeyPatch) -> None:
    def sight(sitting: Sitting, seat: int | None, now: int) -> Sight:
        theirs = sitting.table.view(other(sitting, seat)).board
        described = sitting.table.game.describe(theirs)
        return msgspec.structs.replace(SIGHT(sitting, seat, now), described=described)

    patch.setattr(sights, "_sight", sight)


def another_seats_commitments(patch: pytest.MonkeyPatch) -> None:
    def sight(sitting: Sitting, seat: int | None, now: int) -> Sight:
        shown = SIGHT(sitting, seat, now)
        theirs = sitting.table.view(other(sitting, seat)).committed
        view = msgspec.structs.replace(shown.view, committed=theirs)
        return msgspec.structs.replace(shown, view=view)

    patch.setattr(sights, "_sight", sight)


def who_has_answered(patch: pytest.MonkeyPatch) -> None:
    def sight(sitting: Sitting, seat: int | None, now: int) -> Sight:
        shown = SIGHT(sitting, seat, now)
        asked = [question.seat for question in sitting.table.questions]
        view = msgspec.structs.replace(shown.view, awaiting=asked)
        return msgspec.structs.replace(shown, view=view)

    patch.setattr(sights, "_sight", sight)


def how_many_have_chosen(patch: pytest.MonkeyPatch) -> None:
    def sight(sitting: Sitting, seat: int | None, now: int) -> Sight:
        shown = SIGHT(sitting, seat, now)
        view = msgspec.structs.replace(shown.view, moment=sitting.table.moment)
        return msgspec.structs.replace(shown, view=view)

    patch.setattr(sights, "_sight", sight)


def one_hidden_card(patch: pytest.MonkeyPatch) -> None:
    def face(eyes: Eyes, card: int) -> Face:
        shown = FACE(eyes, card)
        cards = eyes._cards
        hands = [one for one in cards.all() if not eyes.sees(one) and eyes.owner(one) >= 0]
        return Face(card, eyes._kinds[cards.kind_of[card]]) if card in hands[:1] else shown

    patch.setattr(Eyes, "face", face)


def one_hidden_face_in_a_question(patch: pytest.MonkeyPatch) -> None:
    def faces(game: AnyGame, question: Question, eyes: Eyes) -> list[Face]:
        shown = FACES(game, question, eyes)
        for index, face in enumerate(shown):
            if face.kind is None:
                kind = eyes._kinds[eyes._cards.kind_of[face.card]]
                shown[index] = Face(face.card, kind)
                break
        return shown

    patch.setattr(sights, "_faces", faces)


def one_face_too_few(patch: pytest.MonkeyPatch) -> None:
    def faces(game: AnyGame, question: Question, eyes: Eyes) -> list[Face]:
        shown = FACES(game, question, eyes)
        return [*(Face(face.card, None) for face in shown[:1]), *shown[1:]]

    patch.setattr(sights, "_faces", faces)


def the_wrong_owner(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Eyes, "owner", lambda eyes, card: -1)


def whether_others_have_chosen(patch: pytest.MonkeyPatch) -> None:
    def can_undo(sitting: Sitting, seat: int) -> bool:
        table = sitting.table
        return table.can_undo(seat) and table._run.entries[-1].seat == seat

    patch.setattr(Sitting, "can_undo", can_undo)
    patch.setattr(sights.Looking, "_kept", lambda looking, seat: None)


def how_many_events_there_were(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sitting, "shown_seq", lambda sitting, guest: sitting.seq)


def what_others_heard(patch: pytest.MonkeyPatch) -> None:
    def to_seat(line: Told, seat: int | None) -> Message | None:
        return TO_SEAT(line, 0)

    patch.setattr("spieltisch.server.hearing.Told.to_seat", to_seat)


def that_something_happened(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Viewer, "_differ", lambda viewer, seats, looking: True)


def the_seed(patch: pytest.MonkeyPatch) -> None:
    def room(sitting: Sitting, connected: set[str]) -> RoomView:
        shown = ROOM(sitting, connected)
        seed = sitting.table.seed.hex() if sitting.table else None
        return msgspec.structs.replace(shown, seed=seed)

    patch.setattr("spieltisch.server.sights.room_view", room)


def a_seat_unasked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Company, "consenting", lambda *_: [])


LEAKS = [
    (another_seats_view, "alarm"),
    (another_seats_description, "alarm"),
    (another_seats_commitments, "duel"),
    (who_has_answered, "alarm"),
    (how_many_have_chosen, "screens"),
    (one_hidden_card, "alarm"),
    (whether_others_have_chosen, "screens"),
    (how_many_events_there_were, "screens"),
    (what_others_heard, "cave"),
    (that_something_happened, "screens"),
]
WRONG_IN_ONE_WORLD = [
    (one_face_too_few, "alarm"),
    (the_wrong_owner, "alarm"),
    (the_seed, "nim"),
    (a_seat_unasked, "screens"),
]
RARE = [(one_hidden_face_in_a_question, "imperator")]
MATCHES = 8
"""A question that names a hidden card is rare: so many matches are looked through for one."""


def called(leak: object) -> str:
    return getattr(leak, "__name__", str(leak))


@pytest.mark.parametrize(("leak", "name"), LEAKS + WRONG_IN_ONE_WORLD, ids=called)
@alone
async def test_a_message_that_is_not_what_its_seat_may_know_is_noticed(
    tmp_path, same_deals, monkeypatch, leak, name
):
    with monkeypatch.context() as patch:
        leak(patch)
        gathering = await gathered(tmp_path, GAMES[name], f"leak {name}")
    with pytest.raises(AssertionError):
        check(gathering, GAMES[name])


@pytest.mark.parametrize(("leak", "name"), LEAKS + RARE, ids=called)
@alone
async def test_a_difference_between_worlds_is_noticed(monkeypatch, leak, name):
    leak(monkeypatch)
    game = GAMES[name]
    with pytest.raises(AssertionError, match="receives what it cannot know"):
        for seed in range(MATCHES if (leak, name) in RARE else 1):
            options = HIDING.get(name, {})
            await check_no_secret_on_the_wire(game, game.seats[-1], options, f"leak {seed}")
