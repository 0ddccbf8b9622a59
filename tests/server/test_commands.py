"""A command: who may, once only, against the question that is open; never silence."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import pytest

from server.running import Person, Socket, alone


@contextlib.asynccontextmanager
async def two_at_table(address: str, **wish: object) -> AsyncIterator[tuple[Socket, Socket]]:
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", **wish)
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("start")
        await b.until(lambda: b.questions)
        yield a, b


@alone
async def test_the_same_move_twice_is_made_once_and_gets_the_same_answer(address):
    async with two_at_table(address) as (a, _):
        question = a.questions[0]
        move = {
            "id": "mine",
            "seat": 0,
            "question": question["number"],
            "choice": question["choices"][0],
        }
        first = await a.ask("move", **move)
        again = await a.ask("move", **move)
        assert first == again
        assert a.sights[0]["view"]["committed"] == [question["choices"][0]]


@alone
async def test_two_people_may_call_their_commands_the_same(address):
    async with two_at_table(address) as (a, b):
        await a.does("chat", id="x", text="one")
        await b.does("chat", id="x", text="two")
        await a.until(lambda: len(a.chat) == 2)
        assert [line["text"] for line in a.chat] == ["one", "two"]


@alone
async def test_a_refused_command_gets_the_same_answer_again(address):
    async with two_at_table(address) as (_, b):
        first = await b.ask("start", id="s")
        assert first["trouble"]["key"] == "not-host"
        assert await b.ask("start", id="s") == first


@alone
async def test_a_stale_move_gets_a_reason_and_what_was_missed(address):
    async with two_at_table(address) as (a, b):
        question = a.questions[0]
        await a.chooses(question)
        await b.chooses(b.questions[0])
        await a.until(lambda: a.questions and a.questions[0]["number"] != question["number"])
        before = len(a.received)
        answer = await a.chooses(question)
        assert answer["trouble"]["key"] == "stale"
        await a.until(lambda: len(a.received) >= before + 2)
        assert a.received[-1]["type"] == "update"
        assert a.received[-1]["sights"][0]["question"] == a.questions[0]


@alone
async def test_what_was_told_is_told_again_to_whoever_has_missed_it(address):
    async with two_at_table(address) as (a, b):
        known = a.seq
        old = a.questions[0]
        await a.chooses(old)
        await b.chooses(b.questions[0])
        await a.until(lambda: a.told[0])
        told = list(a.told[0])
        move = {"seat": 0, "question": old["number"], "choice": old["choices"][0], "base": known}
        await a.refused("move", **move)
        await a.until(lambda: a.received[-1]["type"] == "update")
        assert a.received[-1]["sights"][0]["lines"] == 0
        assert a.received[-1]["sights"][0]["told"] == told == a.told[0]


@alone
async def test_a_choice_that_is_not_offered_is_refused(address):
    async with two_at_table(address) as (a, _):
        number = a.questions[0]["number"]
        answer = await a.ask("move", seat=0, question=number, choice=["attack", [1, 2]])
        assert answer["trouble"] == {
            "key": "not-offered",
            "values": {"seat": 1, "choice": "attack 1 2"},
        }


@alone
async def test_nobody_plays_the_seat_of_another(address):
    async with two_at_table(address) as (a, b):
        theirs = b.questions[0]
        move = {"seat": 1, "question": theirs["number"], "choice": theirs["choices"][0]}
        assert await a.refused("move", **move) == "not-your-seat"
        assert await a.refused("move", **{**move, "seat": 7}) == "no-seat"
        assert await a.refused("move", **{**move, "seat": -1}) == "no-seat"
        assert await a.refused("undo", seat=1) == "not-your-seat"
        assert await a.refused("leave", seat=1) == "not-your-seat"


@alone
async def test_a_choice_can_be_taken_back_and_so_is_what_was_told(address):
    async with two_at_table(address, options={"lives": 1}) as (a, b):
        assert await a.refused("undo", seat=0) == "cannot-undo"
        for _ in range(200):
            if await took_back(a, 0) or await took_back(b, 1):
                return
        pytest.fail("there was never anything to take back")


async def took_back(one: Socket, seat: int) -> bool:
    """Choose, and take the choice back if that is possible: then all is as before."""
    if not one.questions:
        return False
    view, told, question = one.sights[seat]["view"], list(one.told[seat]), one.questions[0]
    await one.chooses(question, -1)
    await one.until(lambda: one.questions != [question])
    if not one.sights[seat]["can_undo"]:
        return False
    await one.does("undo", seat=seat)
    await one.until(lambda: one.questions)
    assert one.sights[seat]["view"] == view
    assert one.told[seat] == told
    assert one.questions[0]["choices"] == question["choices"]
    return True


@alone
async def test_before_the_match_there_is_nothing_to_choose(address):
    anna = await Person(address).opens("Anna")
    async with anna.at_table() as a:
        assert a.sights == {}
        key = await a.refused("move", seat=0, question=0, choice=["pass", []])
        assert key == await a.refused("undo", seat=0) == "wrong-phase"
        assert await a.refused("rematch") == "wrong-phase"
        await a.does("start")
        assert await a.refused("start") == "wrong-phase"
        assert await a.refused("configure", seats=3, options={}) == "wrong-phase"


@alone
async def test_a_ping_is_answered(address):
    anna = await Person(address).opens("Anna")
    async with anna.at_table() as a:
        assert (await a.ask("ping"))["trouble"] is None
