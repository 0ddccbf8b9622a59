"""The server is killed in the middle of a race: it goes on where it was, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from pathlib import Path

from server.running import Person, Process, Socket, alone
from spieltisch.games.rushout.game import GAME
from spieltisch.server.house import FILE
from spieltisch.server.sitting import Sitting

FAST = {"roll_ms": 100, "countdown_ms": 0}
MOVES = 8
"""So many moves each player makes, before the crash and after it."""


class Racing(Process):
    """A server that offers Rush Out!, whether it is in the register or not."""

    program = (
        "import spieltisch.games as games; "
        "games.REGISTER = tuple(dict.fromkeys((*games.REGISTER, 'rushout'))); "
        f"{Process.program}"
    )


def stored(data: Path) -> Sitting:
    """What the disk says."""
    store = sqlite3.connect(data / FILE)
    try:
        rows = store.execute("SELECT body FROM events ORDER BY seq").fetchall()
    finally:
        store.close()
    return Sitting.of(lambda name: GAME, [body for (body,) in rows])


async def plays(socket: Socket, luck: random.Random) -> list[str]:
    """Move some times, as soon as possible; the ids of what was answered as done."""
    done: list[str] = []
    while len(done) < MOVES and not socket.over:
        await socket.until(lambda: socket.questions or socket.over)
        if socket.over:
            break
        question = socket.questions[0]
        await asyncio.sleep(question["ready_in"] / 1000)
        offered = [one for one in question["choices"] if one[0] not in ("wait", "ping")]
        choice = luck.choice(offered or question["choices"])
        answer = await socket.ask(
            "move", seat=question["seat"], question=question["number"], choice=choice
        )
        if answer["trouble"] is None:
            done.append(answer["id"])
            await socket.until(lambda asked=question: asked not in socket.questions)
    return done


@alone
async def test_a_race_goes_on_after_the_server_was_killed(tmp_path):
    server = Racing(tmp_path / "data")
    server.start()
    luck = random.Random("race and crash")
    try:
        anna = await Person(server.address).opens("Anna", game="rushout", seats=3, options=FAST)
        people = [anna]
        for name in ("Ben", "Cleo"):
            people.append(await Person(server.address).joins(anna.code, name))
        async with anna.at_table() as a, people[1].at_table() as b, people[2].at_table() as c:
            await b.does("sit", seat=1)
            await c.does("sit", seat=2)
            await a.does("start")
            answered = await asyncio.gather(*(plays(one, luck) for one in (a, b, c)))
            server.kill()
        before = stored(server.data)
        done = {command for _, command in before.done}
        assert all(done.issuperset(ids) and ids for ids in answered)
        server.start()
        async with anna.at_table() as a:
            stopped = max(before.table.now, before.stopped_at)
            assert a.welcome["now"] == stopped
            assert sorted(a.room["paused"]["guests"]) == sorted(one.you for one in people[1:])
            going_on = time.monotonic()
            async with people[1].at_table() as b, people[2].at_table() as c:
                await a.until(lambda: a.room["paused"] is None)
                await asyncio.gather(*(plays(one, luck) for one in (a, b, c)))
            took = 1000 * (time.monotonic() - going_on)
        after = stored(server.data)
        entries = after.table.record().entries
        count = before.table.moment
        assert entries[:count] == before.table.record().entries
        assert len(entries) > count + MOVES
        assert stopped <= entries[count].at
        assert entries[-1].at <= stopped + took, "no time has passed while nobody was there"
    finally:
        server.stop()
