"""The contract's check on the wire: worlds that differ in secrets, and what a socket gets in them.

A world is a room around a table, with a socket that looks through the eyes of one seat. What it
would be sent is compared byte by byte.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import msgspec

from contract.checks import stops
from contract.hidden import AHEAD, announced, known_faces, redealt
from playing import AnyGame, AnyTable, Options, answerable, eyes_at, luck
from server.running import quick
from spieltisch.engine import Chance, Entry
from spieltisch.engine.errors import NoSuchDeal
from spieltisch.server import events
from spieltisch.server.messages import AnyCommand, Chat, Move, Undo
from spieltisch.server.room import Room
from spieltisch.server.sitting import Sitting
from spieltisch.server.store import Store
from spieltisch.server.thinking import Thinkers
from spieltisch.server.viewer import Viewer


class Forgetful:
    """A store that stores nothing."""

    async def append(self, room: str, seq: int, body: bytes) -> None:
        pass


class Imagined(Sitting):
    """A room at a table that has no record of how it came to stand here."""

    def imagine(self, table: AnyTable) -> None:
        self._begin(table)


class World:
    """A room in which somebody sits at each seat, and the socket of one of them or a spectator."""

    def __init__(self, table: AnyTable, eyes: int | None) -> None:
        sitting = Imagined(lambda _: table.game)
        for event in arrivals(table):
            sitting.apply(event)
        sitting.imagine(table)
        settings = quick(Path(), clock=lambda: 0.0)
        store, thinkers = cast("Store", Forgetful()), cast("Thinkers", None)
        self.table = table
        self.room = Room("room", sitting, settings, store, thinkers)
        self._guests = [Viewer(str(seat)) for seat in range(table.seats)]
        self.eyes = Viewer("spectator") if eyes is None else self._guests[eyes]
        self._commitment = table.commitment.encode()
        self._commands = 0
        self.awaited = [table.awaiting()]

    async def looked_at(self) -> World:
        await self.room.attach(self.eyes, 0)
        return self

    async def new_socket(self) -> list[bytes]:
        """What a second socket of the same guest is welcomed with."""
        viewer = Viewer(self.eyes.guest)
        await self.room.attach(viewer, 0)
        return self._arrived(viewer)

    async def choose(self, entry: Entry) -> bool:
        """Somebody chooses; is it taken?"""
        question = self.now.question(entry.seat)
        number = question.number if question else -1
        return await self._done(
            entry.seat, Move(id="", seat=entry.seat, question=number, choice=entry.choice)
        )

    async def undo(self, seat: int) -> bool:
        return await self._done(seat, Undo(id="", seat=seat))

    async def chat(self, seat: int) -> bool:
        return await self._done(seat, Chat(id="", text="hm"))

    async def _done(self, seat: int, command: AnyCommand) -> bool:
        """Carry a command out under an id that tells nothing."""
        guest = self._guests[seat]
        self._commands += 1
        command.id = f"own {guest._sent}" if guest is self.eyes else f"other {self._commands}"
        before = self.room.sitting.seq
        await self.room.handle(guest, command)
        if self.now.awaiting() != self.awaited[-1]:
            self.awaited.append(self.now.awaiting())
        return self.room.sitting.seq > before

    @property
    def now(self) -> AnyTable:
        table = self.room.sitting.table
        assert table is not None
        return table

    def received(self) -> list[bytes]:
        """What the socket has been sent since it was last asked."""
        return self._arrived(self.eyes)

    def _arrived(self, viewer: Viewer) -> list[bytes]:
        messages: list[bytes] = []
        while not viewer.outbox.empty():
            message = viewer.outbox.get_nowait()
            assert isinstance(message, bytes)
            # The seed is no part of the table: only what follows from it is.
            messages.append(message.replace(self._commitment, b"commitment"))
        return messages


def arrivals(table: AnyTable) -> list[events.AnyLogged]:
    """How a room comes about in which a guest sits at each seat, and one looks on."""
    created = events.Created(
        game=table.game.name,
        options=dict(table.options),
        seats=table.seats,
        bots=0,
        code="CODE",
        invite="invite",
        name="0",
        guest="0",
    )
    come: list[events.AnyLogged] = [created]
    for seat in range(1, table.seats):
        come.append(events.Joined(guest=str(seat), name=str(seat)))
        come.append(events.Sat(guest=str(seat), seat=seat))
    return [*come, events.Joined(guest="spectator", name="spectator")]


class Counts(msgspec.Struct):
    """How much there was to compare, so that a test can demand that there was something."""

    dealt: int = 0
    followed: int = 0
    secret: int = 0
    taken_back: int = 0
    committed: int = 0


async def check_no_secret_on_the_wire(
    game: AnyGame, seats: int, options: Options, seed: str
) -> Counts:
    """Sockets of each seat and of a spectator get the same bytes in worlds they cannot tell."""
    chance = luck("wire", seed)
    counts = Counts()
    for table, _ in stops(game, seats, options, seed):
        if table.result is not None:
            continue
        for eyes in eyes_at(table):
            where = f"{seed}: moment {table.moment}: seat {eyes}"
            if table.at_checkpoint:
                await _compare_deals(table, eyes, chance, counts, where)
            if table.secret:
                await _compare_secret_choices(table, eyes, chance, counts, where)
            if table.secret and eyes is not None:
                await _compare_commitments(table, eyes, chance, counts, where)
    return counts


def same(one: list[bytes], two: list[bytes], where: str) -> None:
    assert one == two, f"{where} receives what it cannot know:\n{one}\n{two}"


async def _compare_deals(
    table: AnyTable, eyes: int | None, chance: Chance, counts: Counts, where: str
) -> None:
    """What these eyes cannot know is dealt anew; then the same is chosen in both worlds."""
    one = await World(table.fork(), eyes).looked_at()
    two = await World(redealt(table, eyes, chance), eyes).looked_at()
    counts.dealt += one.now.hash() != two.now.hash()
    same(one.received(), two.received(), where)
    for _ in range(AHEAD):
        if one.now.result is not None:
            return
        entry = _any_choice(one.now, chance)
        assert await one.choose(entry)
        if not await two.choose(entry):
            assert entry.seat != eyes, f"{where} is offered what it cannot know"
            return
        if known_faces(one.now, eyes) != known_faces(two.now, eyes):
            return
        counts.followed += 1
        same(one.received(), two.received(), f"{where}, then {entry}")
        if one.room.sitting.can_undo(entry.seat) and chance.below(3) == 0:
            # Whether it can be taken back may hang on what is hidden; but not for these eyes.
            if not (await one.undo(entry.seat) and await two.undo(entry.seat)):
                assert entry.seat != eyes, f"{where} can take back what it cannot know"
                return
            same(one.received(), two.received(), f"{where}, then {entry} and back")


def _any_choice(table: AnyTable, chance: Chance) -> Entry:
    asked = answerable(table)
    question = asked[chance.below(len(asked))]
    return Entry(question.seat, question.choices[chance.below(len(question.choices))], table.now)


async def _compare_secret_choices(
    table: AnyTable, eyes: int | None, chance: Chance, counts: Counts, where: str
) -> None:
    """In two worlds the others choose differently in secret, take back, and not equally often.

    At first the seat chooses itself, so that it has something to take back in the end.
    """
    one = await World(table.fork(), eyes).looked_at()
    two = await World(table.fork(), eyes).looked_at()
    if eyes is not None and table.question(eyes) is not None:
        question = table.question(eyes)
        assert question is not None
        entry = Entry(eyes, question.choices[chance.below(len(question.choices))], table.now)
        await one.choose(entry)
        await two.choose(entry)
    opened = [world.now.view(None).moment for world in (one, two)]
    for asked in table.questions:
        if asked.seat == eyes:
            continue
        for world in (one, two):
            for _ in range(chance.below(4)):
                await _something_secret(world, asked.seat, chance)
        if not all(world.now.secret for world in (one, two)):
            return  # All have chosen.
        if opened != [world.now.view(None).moment for world in (one, two)]:
            return  # All have chosen, and it goes on with the next secret.
        if announced(one.now) != announced(two.now):
            return  # That was meant for everybody.
        if one.awaited != two.awaited:
            return  # Who is done, and who is not any more, may be known.
        counts.secret += one.now.moment != two.now.moment
        same(one.received(), two.received(), f"{where} and a secret choice of seat {asked.seat}")
        same(await one.new_socket(), await two.new_socket(), f"{where}, newly opened")
    if eyes is not None:
        undone = [await world.undo(eyes) for world in (one, two)]
        counts.taken_back += undone[0]
        same(one.received(), two.received(), f"{where} takes back")
        assert undone[0] == undone[1]


async def _something_secret(world: World, seat: int, chance: Chance) -> None:
    """A choice, or a step back; but the last one who is asked leaves the secret open."""
    if world.room.sitting.can_undo(seat) and chance.below(3) == 0:
        assert await world.undo(seat)
        return
    question = world.now.question(seat)
    if question is not None:
        choice = question.choices[chance.below(len(question.choices))]
        await world.choose(Entry(seat, choice, world.now.now))


async def _compare_commitments(
    table: AnyTable, eyes: int, chance: Chance, counts: Counts, where: str
) -> None:
    """What others have committed in secret they commit anew; whoever looks now sees no difference.

    How many lines a fork has still to hear, and what it was told, is not the question here.
    """
    try:
        twin = table.fork(knowing=eyes, luck=1)
    except NoSuchDeal:
        return
    one, two = World(table.fork(), eyes), World(twin, eyes)
    open_here = {question.seat for question in table.questions}
    for question in twin.questions:
        while question.seat not in open_here and (asked := two.now.question(question.seat)):
            choice = asked.choices[chance.below(len(asked.choices))]
            await two.choose(Entry(asked.seat, choice, two.now.now))
    if announced(two.now):
        return  # This time somebody has said something to everybody.
    counts.committed += table.hash() != two.now.hash()
    same(await one.new_socket(), await two.new_socket(), f"{where}, newly opened")
