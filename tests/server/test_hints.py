"""Hints: a person asks what a bot would do, and only this person hears it."""

from __future__ import annotations

import asyncio
import logging
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from games.reckoners.scenario import Scenario
from playing import luck, steps
from server.running import Person, Socket, alone, quick, running
from spieltisch.bots.hints import adviser, hint
from spieltisch.bots.seat import Seat
from spieltisch.engine import Table
from spieltisch.games import REGISTER, find
from spieltisch.server.hinting import need_hint
from spieltisch.server.limits import Caller, Limit, Rate
from spieltisch.server.messages import Hint
from spieltisch.server.refusals import Refused
from spieltisch.server.settings import Settings
from spieltisch.server.thinking import Job, Match, Mind, Thinkers

HINTING = [name for name in REGISTER if find(name).judge and not find(name).in_real_time]


def asking(question: dict[str, Any]) -> dict[str, Any]:
    return {"seat": question["seat"], "question": question["number"]}


async def asked(socket: Socket) -> dict[str, Any]:
    await socket.until(lambda: socket.questions)
    return socket.questions[0]


async def two(address: str, **wish: Any) -> tuple[Person, Person]:
    anna = await Person(address).opens("Anna", **wish)
    return anna, await Person(address).joins(anna.code, "Ben")


@alone
async def test_a_hint_points_at_a_choice_and_says_why_to_the_one_who_asked(tmp_path):
    with running(quick(tmp_path)) as address:
        anna, ben = await two(address, game="imperator", seats=2)
        async with anna.at_table() as a, ben.at_table() as b:
            await b.does("sit", seat=1)
            await a.does("start")
            question = await asked(a)
            await a.does("hint", **asking(question))
            await a.until(lambda: a.hinted)
            (found,) = a.hinted
            assert found["choice"] in question["choices"]
            assert found["seat"] == 0 and found["question"] == question["number"]
            assert found["bot"] == "quick" and isinstance(found["reasons"], list)
            # Ben has been told something since, and it was not that.
            await a.does("chat", text="thanks")
            await b.until(lambda: b.chat)
            assert b.hinted == []


@alone
async def test_nobody_gets_a_hint_for_a_seat_that_is_not_theirs_or_a_question_of_earlier(tmp_path):
    with running(quick(tmp_path)) as address:
        anna, ben = await two(address, game="villainous", seats=2)
        async with anna.at_table() as a, ben.at_table() as b:
            assert await a.refused("hint", seat=0, question=0) == "wrong-phase"
            await b.does("sit", seat=1)
            await a.does("start")
            for one in (a, b):
                await one.until(lambda one=one: one.sights)
            mover, other = (a, b) if a.questions else (b, a)
            question = await asked(mover)
            assert await other.refused("hint", **asking(question)) == "not-your-seat"
            late = {**asking(question), "question": question["number"] - 1}
            assert await mover.refused("hint", **late) == "stale"
            assert mover.hinted == other.hinted == []


@alone
async def test_there_are_no_hints_in_real_time(tmp_path):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna", game="rushout", seats=3, bots=2)
        async with anna.at_table() as a:
            await a.does("start")
            assert await a.refused("hint", **asking(await asked(a))) == "no-hint"


def test_whoever_is_done_and_could_come_back_asks_for_none():
    given = Scenario("tia", "cody").actions().do("tia", "done")
    sitting: Any = SimpleNamespace(
        phase="playing", table=given.table, seats_of=lambda guest: [0, 1]
    )
    done, busy = (given.table.question(given.seat(who)) for who in ("tia", "cody"))
    with pytest.raises(Refused, match="no-hint"):
        need_hint(sitting, "anna", Hint(id=1, seat=done.seat, question=done.number))
    assert need_hint(sitting, "anna", Hint(id=2, seat=busy.seat, question=busy.number))


@alone
async def test_hints_are_limited(tmp_path):
    with running(quick(tmp_path, hints=Rate(burst=1, per_second=0))) as address:
        anna = await Person(address).opens("Anna", game="imperator", seats=2, bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            question = await asked(a)
            await a.does("hint", **asking(question))
            assert await a.refused("hint", **asking(question)) == "too-fast"


@alone
async def test_whoever_goes_on_without_waiting_gets_the_next_hint_after_that_one(
    tmp_path, monkeypatch
):
    slow, thinks = threading.Event(), Thinkers.hint

    async def later(thinkers: Thinkers, job: Job) -> Any:
        await asyncio.to_thread(slow.wait)
        return await thinks(thinkers, job)

    monkeypatch.setattr("spieltisch.server.thinking.Thinkers.hint", later)
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna", game="imperator", seats=2, bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            first = await asked(a)
            await a.does("hint", **asking(first))
            await a.does("move", **asking(first), choice=first["choices"][0])
            await a.until(lambda: a.questions and a.questions[0]["number"] != first["number"])
            second = await asked(a)
            await a.does("hint", **asking(second))
            slow.set()
            await a.until(lambda: a.hinted)
            assert [one["question"] for one in a.hinted] == [second["number"]]


@pytest.mark.parametrize("what", ["hints", "undos"])
def test_somebody_who_asks_and_goes_on_every_second_is_never_too_fast(tmp_path, what):
    now = 0.0
    limit = Limit(getattr(Settings(data=tmp_path), what), lambda: now)
    for _ in range(300):
        assert limit.take(Caller("anna", "here"))
        now += 1


@alone
async def test_one_who_cannot_be_advised_is_told_so(tmp_path, monkeypatch, caplog):
    async def fails(*given: object) -> None:
        raise LookupError("nobody knows")

    monkeypatch.setattr("spieltisch.server.thinking.Thinkers.hint", fails)
    with running(quick(tmp_path)) as address, caplog.at_level(logging.CRITICAL):
        anna = await Person(address).opens("Anna", game="imperator", seats=2, bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            await a.does("hint", **asking(await asked(a)))
            await a.until(lambda: a.hinted)
            assert a.hinted[0]["choice"] is None


@alone
async def test_a_hint_that_comes_too_late_is_not_told(tmp_path, monkeypatch):
    """The guest has given the seat away meanwhile."""
    released, slowly = threading.Event(), Thinkers.hint

    async def waits(*given: Any) -> Any:
        found = await slowly(*given)
        await asyncio.to_thread(released.wait)
        return found

    monkeypatch.setattr(Thinkers, "hint", waits)
    with running(quick(tmp_path)) as address:
        anna, ben = await two(address, game="imperator", seats=3)
        async with anna.at_table() as a, ben.at_table() as b:
            await b.does("sit", seat=1)
            await a.does("start")
            await a.does("hint", **asking(await asked(a)))
            await a.does("leave", seat=0)
            released.set()
            await a.does("chat", text="too late")
            await a.until(lambda: a.chat)
            assert a.hinted == []


def test_the_table_is_advised_by_the_strongest_of_its_bots():
    assert adviser([]) == adviser(["random", "easy"]) == "quick"
    assert adviser(["hard", "quick"]) == "hard"
    assert adviser(["hard", "expert"]) == "expert"


@pytest.mark.parametrize("name", HINTING)
def test_a_hint_is_thought_from_the_seat_alone(name):
    """Dealt anew, all that the seat cannot know is different, and the hint is the same."""
    game, compared = find(name), 0
    for match in range(6):
        table = Table(game, game.usual_seats({}), f"hints {match}")
        for _ in range(3):
            list(steps(table, luck("hints", name, match, table.moment), 9))
            for question in table.questions[:1]:
                seat = question.seat
                here = hint(Seat(table, seat), 1)
                twin = table.fork(knowing=seat, luck="other")
                assert hint(Seat(twin, seat), 1) == here, (name, match, table.moment)
                compared += 1
    assert compared > 10


def test_a_mind_gives_hints_and_lacks_choices_like_for_a_bot():
    table = Table(find("imperator"), 3, "mind hints")
    entries = list(steps(table, luck("mind hints"), 20))
    record, seat = table.record(), table.questions[0].seat
    match = Match("room 1 0", record.game, record.seats, record.seed, record.options)
    mind = Mind(find)
    assert mind.hint(Job(match, 10, entries[10:], "quick", seat, "hint")) is None
    found = mind.hint(Job(match, 0, entries, "quick", seat, "hint"))
    assert found and found.choice in table.question(seat).choices
