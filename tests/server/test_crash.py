"""The server is killed at random moments under load: what was answered is there, once, in order."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import Person, Process, Socket, alone
from spieltisch.games import find
from spieltisch.server.sitting import Sitting

KILLS = 4
ROOMS = 2


class Player:
    """Plays a seat through any number of crashes, and remembers what was answered."""

    def __init__(self, person: Person, luck: random.Random) -> None:
        self.person = person
        self.luck = luck
        self.answered: list[str] = []
        self.unanswered: dict[str, object] | None = None

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                async with self.person.at_table() as socket:
                    while not until.is_set():
                        await self._move(socket)
            except (ConnectionClosed, InvalidHandshake, OSError, AssertionError, TimeoutError):
                await asyncio.sleep(0.02)

    async def _move(self, socket: Socket) -> None:
        """The next move, or the last one again if nobody knows what became of it."""
        if self.unanswered is None:
            assert socket.closed is None
            if not socket.questions:
                if socket.over and socket.room["guests"][0]["id"] == self.person.you:
                    await socket.ask("rematch")
                await asyncio.sleep(0.01)
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


@alone
async def test_every_answered_move_survives_kill_9(tmp_path: Path):
    seed = time.time_ns()
    print(f"seed {seed}")  # noqa: T201
    luck = random.Random(seed)
    server = Process(tmp_path / "data")
    server.start()
    players = [player for room in range(ROOMS) for player in await seated(server, luck, room)]
    until = asyncio.Event()
    playing = [asyncio.create_task(player.play(until)) for player in players]
    for _ in range(KILLS):
        await asyncio.sleep(luck.uniform(0.2, 0.8))
        server.kill()
        await asyncio.to_thread(server.start)
    counts = [len(player.answered) for player in players]
    await until_all_have_moved(players, counts)
    until.set()
    await asyncio.gather(*playing)
    server.kill()
    server.log.close()
    assert b"Traceback" not in Path(server.log.name).read_bytes()
    check_logs(tmp_path / "data" / "rooms.sqlite", players)


async def seated(server: Process, luck: random.Random, room: int) -> list[Player]:
    anna, ben = Person(server.address), Person(server.address)
    await anna.opens("Anna", seats=3, bots=room % 2, options={"round_limit": 5})
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("start")
    return [Player(person, random.Random(luck.random())) for person in (anna, ben)]


async def until_all_have_moved(players: list[Player], before: list[int]) -> None:
    """After the last crash all games go on."""
    async with asyncio.timeout(20):
        while any(
            len(player.answered) <= count + 2 for player, count in zip(players, before, strict=True)
        ):
            await asyncio.sleep(0.05)


def check_logs(file: Path, players: list[Player]) -> None:
    store = sqlite3.connect(file)
    stored: list[str] = []
    for (room,) in store.execute("SELECT id FROM rooms").fetchall():
        query = "SELECT seq, body FROM events WHERE room = ? ORDER BY seq"
        rows = store.execute(query, (room,)).fetchall()
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        stored += [msgspec.json.decode(body).get("command", "") for _, body in rows]
        assert Sitting.of(find, [body for _, body in rows]).seq == len(rows)
    answered = [id_ for player in players for id_ in player.answered]
    assert len(answered) > 10 * KILLS
    for id_ in answered:
        assert stored.count(id_) == 1
