"""The server is killed at random moments under load: what was answered is there, once, in order."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import Person, Process, Socket, alone
from spieltisch.engine import read_record
from spieltisch.games import find, table_of
from spieltisch.server.sitting import Sitting

KILLS = 5
ROOMS = 3
MOVES_BETWEEN = 12
"""So many moves at least are answered between two kills."""


class Player:
    """Plays a seat through any number of crashes, and remembers what was answered."""

    def __init__(self, party: Party, person: Person, luck: random.Random) -> None:
        self.party = party
        self.person = person
        self.luck = luck
        self.answered: list[str] = []
        self.over = False
        self.unanswered: dict[str, object] | None = None

    async def play(self) -> None:
        """As long as crashes go on, and then to the end of the match."""
        while not self.over:
            try:
                async with self.person.at_table() as socket:
                    while not self.over:
                        await self._move(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, AssertionError, TimeoutError):
                await asyncio.sleep(0.02)

    async def _move(self, socket: Socket) -> None:
        """The next move, or the last one again if nobody knows what became of it."""
        if self.unanswered is None:
            assert socket.closed is None
            if not socket.questions:
                await self._wait(socket)
                return
            question = socket.questions[0]
            self.unanswered = {
                "id": f"{self.person.you}-{len(self.answered)}-{self.luck.random()}",
                "seat": question["seat"],
                "question": question["number"],
                "choice": self.luck.choice(question["choices"]),
            }
        move = self.unanswered
        answer = await socket.ask("move", **move)
        self.unanswered = None
        if answer["trouble"] is None:
            self.answered.append(str(move["id"]))
            await socket.until(lambda: socket.seq >= answer["seq"])

    async def _wait(self, socket: Socket) -> None:
        """Nobody asks: if the match is over the host plays again, unless this was the last one."""
        host = self.party.players[0]
        if socket.over and (host.over or (self is host and self.party.done)):
            self.over = True
        elif socket.over and self is host:
            answer = await socket.ask("rematch")
            if answer["trouble"] is None:
                # Until that is seen the old match is still the one that is over.
                await socket.until(lambda: socket.seq >= answer["seq"])
        await asyncio.sleep(0.01)


class Party:
    """The people of one room."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self._before: list[int] | None = None

    @property
    def moves(self) -> int:
        return sum(len(player.answered) for player in self.players)

    def finish(self) -> None:
        """There are no more crashes: play on, and then to the end."""
        self._before = [len(player.answered) for player in self.players]

    @property
    def done(self) -> bool:
        """Have all moved since the last crash?"""
        return self._before is not None and all(
            len(player.answered) > before
            for player, before in zip(self.players, self._before, strict=True)
        )


@alone
async def test_every_answered_move_survives_kill_9(tmp_path: Path):
    seed = os.environ.get("SEED") or str(time.time_ns())
    print(f"SEED={seed}")  # noqa: T201
    luck = random.Random(seed)
    server = Process(tmp_path / "data")
    server.start()
    try:
        parties = [await seated(server, luck, bots=room == 0) for room in range(ROOMS)]
        players = [player for party in parties for player in party.players]
        playing = [asyncio.create_task(player.play()) for player in players]
        for _ in range(KILLS):
            before = [party.moves for party in parties]
            while any(
                party.moves < moves + MOVES_BETWEEN // ROOMS
                for party, moves in zip(parties, before, strict=True)
            ):
                await asyncio.sleep(0.01)
            await asyncio.sleep(luck.uniform(0, 0.3))
            server.kill()
            await asyncio.to_thread(server.start)
        for party in parties:
            party.finish()
        await asyncio.gather(*playing)
        for party in parties:
            await check_end(party)
    finally:
        server.kill()
        server.log.close()
    assert b"Traceback" not in Path(server.log.name).read_bytes()
    check_logs(tmp_path / "data" / "rooms.sqlite", players)


async def seated(server: Process, luck: random.Random, bots: bool) -> Party:
    anna, ben = Person(server.address), Person(server.address)
    await anna.opens("Anna", seats=2 + bots, bots=int(bots), options={"round_limit": 3})
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("start")
    party = Party()
    party.players = [Player(party, each, random.Random(luck.random())) for each in (anna, ben)]
    return party


async def check_end(party: Party) -> None:
    """The match that was going on has come to its end, and its record is whole."""
    person = party.players[0].person
    response = await person.http.get(f"/api/rooms/{person.code}/record")
    assert table_of(read_record(response.content)).result is not None


def check_logs(file: Path, players: list[Player]) -> None:
    """No number is missing, each answered move is there once, and in the order of the answers."""
    store = sqlite3.connect(file)
    rooms = store.execute("SELECT id FROM rooms").fetchall()
    assert len(rooms) == ROOMS
    stored: list[str] = []
    for (room,) in rooms:
        query = "SELECT seq, body FROM events WHERE room = ? ORDER BY seq"
        rows = store.execute(query, (room,)).fetchall()
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        stored += [msgspec.json.decode(body).get("command", "") for _, body in rows]
        assert Sitting.of(find, [body for _, body in rows]).seq == len(rows)
    assert len(set(stored) - {""}) == len([id_ for id_ in stored if id_])
    places = {id_: place for place, id_ in enumerate(stored)}
    assert sum(len(player.answered) for player in players) >= MOVES_BETWEEN * KILLS
    for player in players:
        # A KeyError here is a move that was answered and is lost.
        found = [places[id_] for id_ in player.answered]
        assert found == sorted(found)
