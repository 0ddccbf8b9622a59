"""The turn clock: who has how long to think, and what happens when that is over."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.hours import RoomInTime, Sitter, in_no_time
from spieltisch.games import find
from spieltisch.server import commands, events, messages
from spieltisch.server.turnclock import WINDOW

ANNA, BEN, CLEO = "anna", "ben", "cleo"


@pytest.fixture(autouse=True)
def same_deals(monkeypatch):
    """Every run is the same, to the millisecond."""
    monkeypatch.setattr(commands, "new_seed", lambda: "5e" * 32)


async def playing(
    per: str, seconds: int, third: str | None = None
) -> tuple[RoomInTime, Sitter, Sitter]:
    """Anna and Ben play, perhaps with a third, and with so much time."""
    at = RoomInTime(find("villainous"), [ANNA, BEN, *filter(None, [third])])
    anna, ben = await at.everybody(ANNA, BEN)
    rule = {"per": per, "seconds": seconds}
    assert await ben.does(messages.TimeTurns, rule=rule) == "not-host"
    assert await anna.does(messages.TimeTurns, rule=rule) is None
    assert await anna.does(messages.Start) is None
    return at, anna, ben


def clock_of(person: Sitter) -> dict[str, Any]:
    person.reads()
    found: dict[str, Any] = person.room["clock"]
    return found


def moved(at: RoomInTime, seat: int) -> list[events.Moved]:
    return [one for one in at.logged if isinstance(one, events.Moved) and one.entry.seat == seat]


def first(at: RoomInTime, anna: Sitter, ben: Sitter) -> tuple[Sitter, Sitter, int]:
    """Who is asked first, who looks on, and the seat of the one who is asked."""
    seat = at.table.questions[0].seat
    return (anna, ben, seat) if seat == 0 else (ben, anna, seat)


@in_no_time
async def test_without_a_clock_everybody_may_think_for_hours():
    at = RoomInTime(find("villainous"), [ANNA, BEN])
    anna, _ = await at.everybody(ANNA, BEN)
    assert await anna.does(messages.Start) is None
    await asyncio.sleep(4 * 3600)
    assert at.table.moment == 0 and anna.room["clock"] is None


@in_no_time
async def test_a_bot_makes_the_move_for_which_somebody_takes_too_long():
    at, anna, ben = await playing("move", 20)
    slow, other, seat = first(at, anna, ben)
    assert clock_of(other)["seats"] == [{"seat": seat, "left": 20_000, "running": True}]
    await asyncio.sleep(19.9)
    assert not moved(at, seat)
    await at.until(lambda: moved(at, seat), within=3)
    assert at.room.sitting.seats[seat].kind == "person"
    # The seat is still theirs, and the next choice has all the time again.
    assert slow.question is not None
    assert await slow.moves() is None


@in_no_time
async def test_each_has_so_much_for_the_match_and_then_a_bot_plays_on():
    at, anna, ben = await playing("player", 60)
    slow, other, seat = first(at, anna, ben)
    await asyncio.sleep(40)
    assert await slow.moves() is None
    assert moved(at, seat)[-1].took == pytest.approx(40_000, abs=100)
    await at.until(lambda: at.room.sitting.seats[seat].kind == "bot", within=25)
    assert at.room.sitting.seats[seat].guest == slow.guest
    other.reads()
    assert any(line.news == "time-up" for line in at.room.sitting.talk.lines)


@in_no_time
async def test_a_restart_gives_back_only_what_had_passed_of_the_present_move():
    at, anna, ben = await playing("player", 60)
    slow, _, seat = first(at, anna, ben)
    await asyncio.sleep(40)
    assert await slow.moves() is None
    await asyncio.sleep(5)
    at.opens()
    anna, ben = await at.everybody(ANNA, BEN)
    left = {one["seat"]: one["left"] for one in clock_of(anna)["seats"]}
    assert left[seat] == pytest.approx(20_000, abs=100)


@in_no_time
async def test_nobodys_time_runs_while_nobody_is_there():
    at, anna, ben = await playing("move", 20)
    _, _, seat = first(at, anna, ben)
    await asyncio.sleep(10)
    await anna.goes()
    await ben.goes()
    await asyncio.sleep(3600)
    assert not moved(at, seat)
    await anna.comes()
    assert clock_of(anna)["seats"][0]["left"] == pytest.approx(10_000, abs=100)


@in_no_time
async def test_whoever_is_gone_holds_nobody_up():
    at, anna, ben = await playing("move", 20)
    slow, other, seat = first(at, anna, ben)
    await slow.goes()
    await at.until(lambda: moved(at, seat), within=23)
    other.reads()


@in_no_time
async def test_in_a_window_to_react_in_there_is_one_time_for_all():
    """What is shown is the same before and after somebody has answered, and for each of them."""
    at, anna, ben = await playing("player", 7200, third=CLEO)
    (cleo,) = await at.everybody(CLEO)
    people = [anna, ben, cleo]
    for _ in range(2000):
        if at.table.kind == "sealed" and len(at.table.awaiting()) > 1:
            break
        asked = next(person for person in people if person.question)
        assert await asked.moves() is None
    before = clock_of(anna)
    assert before["window"] == 1000 * WINDOW
    assert not any(one["running"] for one in before["seats"])
    await asyncio.sleep(10)
    window = at.table.moment_for(None)
    first_to_answer, *slow = [person for person in people if person.question]
    assert slow
    assert await first_to_answer.moves("pass") is None
    assert at.table.kind == "sealed" and at.table.moment_for(None) == window
    assert clock_of(slow[0])["seats"] == before["seats"]
    await asyncio.sleep(WINDOW - 10.1)
    assert at.table.moment_for(None) == window
    await at.until(lambda: at.table.kind != "sealed" or at.table.moment_for(None) != window, 3)
    assert [seat.kind for seat in at.room.sitting.seats] == ["person"] * 3
