"""After a restart a room is as it was: in the middle of a question, or of a secret."""

from __future__ import annotations

import random

from server.running import Person, alone, quick, running
from spieltisch.games import find
from spieltisch.server.house import House
from spieltisch.server.messages import NewRoom
from spieltisch.server.viewer import Viewer
from toys import Kitchen


def moved(person: Person, address: str) -> None:
    """The server has come back at another port."""
    person.address = address
    person.http.base_url = f"http://{address}"


@alone
async def test_a_room_is_there_again_in_the_middle_of_a_secret(tmp_path):
    with running(quick(tmp_path)) as address:
        anna, ben = Person(address), Person(address)
        await anna.opens("Anna")
        await ben.joins(anna.code, "Ben")
        async with anna.at_table() as a, ben.at_table() as b:
            await b.does("sit", seat=1)
            await b.does("chat", text="good luck")
            await a.does("start")
            luck = random.Random("restart").randrange
            for _ in range(20):
                await a.until(lambda: a.questions)
                await a.plays(luck, 1)
                await b.does("ping")  # Then Ben has seen what Anna has done.
                if a.sights[0]["view"]["committed"] and a.told[0]:
                    break
                while b.questions and not a.questions:
                    await b.plays(luck, 1)
                    await b.does("ping")
                    await a.does("ping")
            assert a.sights[0]["view"]["committed"]
            question, choices = a.questions, a.sights[0]["view"]["committed"]
            before = (a.room["seats"], a.sights[0]["view"], b.sights[1]["view"], a.told, b.told)
            seq = (await a.ask("ping"))["seq"]
    with running(quick(tmp_path)) as address:
        moved(anna, address)
        moved(ben, address)
        async with anna.at_table() as a, ben.at_table() as b:
            await a.until(lambda: len([g for g in a.room["guests"] if g["connected"]]) == 2)
            after = (a.room["seats"], a.sights[0]["view"], b.sights[1]["view"], a.told, b.told)
            assert after == before
            assert a.questions == question
            assert a.sights[0]["view"]["committed"] == choices
            assert a.seq == seq
            assert [line["text"] for line in a.chat] == ["good luck"]
            await a.plays(lambda count: 0, 1) if a.questions else await b.plays(lambda count: 0, 1)


@alone
async def test_a_command_from_before_the_restart_is_known_again(tmp_path):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna")
        async with anna.at_table() as a:
            first = await a.does("chat", id="said", text="once")
            await a.does("start", id="begin")
            question = a.questions[0]
            move = {
                "id": "move",
                "seat": 0,
                "question": question["number"],
                "choice": question["choices"][0],
            }
            chosen = await a.ask("move", **move)
            commitment = a.room["commitment"]
    with running(quick(tmp_path)) as address:
        moved(anna, address)
        async with anna.at_table() as a:
            assert await a.ask("chat", id="said", text="once") == first
            assert await a.ask("move", **move) == chosen
            assert (await a.ask("start", id="begin"))["trouble"] is None
            assert a.room["commitment"] == commitment
            assert len(a.chat) == 1


@alone
async def test_who_comes_back_is_told_only_what_was_missed(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", options={"round_limit": 3})
    await ben.joins(anna.code, "Ben")
    luck = random.Random("since").randrange
    async with ben.at_table() as b:
        await b.does("sit", seat=1)
        async with anna.at_table() as a:
            await a.does("start")
            for _ in range(8):
                for one in (a, b):
                    await one.does("ping")  # Then it knows what the other has done.
                    if one.questions:
                        await one.plays(luck, 1)
            await a.does("ping")
            seq, told = a.seq, list(a.told[0])
        while b.questions:
            await b.plays(luck, 1)
        async with anna.at_table(since=seq) as a, anna.at_table() as fresh:
            sight = a.welcome["sights"][0]
            everything = fresh.welcome["sights"][0]["told"]
            assert told[: sight["lines"]] + sight["told"] == everything
            assert len(sight["told"]) < len(everything)
            assert sight["view"] == fresh.sights[0]["view"]


def toys(name: str):
    return Kitchen() if name == "kitchen" else find(name)


KITCHEN = {"games": ("kitchen",), "find": toys}


@alone
async def test_the_clock_answers_when_it_is_due(tmp_path):
    with running(quick(tmp_path, **KITCHEN)) as address:
        anna = await Person(address).opens("Anna", game="kitchen", seats=1, options={"burns": 1})
        async with anna.at_table() as a:
            await a.does("start")
            await a.chooses(a.questions[0], 0)
            await a.until(lambda: a.questions and a.questions[0]["ready_in"] > 0)
            assert (await a.chooses(a.questions[0], 0))["trouble"]["key"] == "too-early"
            await a.until(lambda: a.sights[0]["view"]["board"]["burns_at"] is None)
            assert a.sights[0]["view"]["now"] == 1000
            assert [choice[0] for choice in a.questions[0]["choices"]] == ["serve"]


@alone
async def test_table_time_goes_on_where_it_was_when_the_server_comes_back(tmp_path):
    now = [100.0]
    settings = {**KITCHEN, "clock": lambda: now[0]}
    with running(quick(tmp_path, **settings)) as address:
        anna = await Person(address).opens("Anna", game="kitchen", seats=1)
        async with anna.at_table() as a:
            await a.does("start")
            now[0] += 0.7
            await a.chooses(a.questions[0], 0)
            await a.until(lambda: a.sights[0]["view"]["now"] == 700)
    now[0] = 5000.0
    with running(quick(tmp_path, **settings)) as address:
        moved(anna, address)
        async with anna.at_table() as a:
            assert a.sights[0]["view"]["now"] == 700
            now[0] += 0.301
            await a.chooses(a.questions[0], 0)
            # The clock was due at 1000 and went first; then came the choice.
            await a.until(lambda: a.sights[0]["view"]["now"] == 1001)
            assert a.sights[0]["view"]["board"]["burns_at"] == 2000


@alone
async def test_a_room_in_which_nothing_happens_is_put_away_and_read_again(tmp_path):
    now = [0.0]
    house = House(quick(tmp_path, clock=lambda: now[0], idle=10))
    entered = await house.create("anna", NewRoom("imperator", "Anna", 2))
    room = await house.room(entered.code)
    viewer = Viewer(entered.you)
    await room.attach(viewer, 0)
    now[0] = 100.0
    house.sweep()
    assert await house.room(entered.code) is room
    await room.detach(viewer)
    now[0] = 109.0
    house.sweep()
    assert await house.room(entered.code) is room
    now[0] = 110.0
    house.sweep()
    again = await house.room(entered.code)
    assert again is not room
    assert again.sitting.guests == room.sitting.guests
    house.close()
