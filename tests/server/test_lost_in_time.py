"""Games in real time: what happens when a connection is lost."""

from __future__ import annotations

import asyncio

import pytest

from server.hours import RoomInTime, Sitter, in_no_time
from server.racing import ANNA, BEN, CLEO, moves_of, racing, waits_for
from spieltisch.games.rushout.game import GAME
from spieltisch.server import messages
from spieltisch.server.absence import FORGIVEN, PATIENCE, STEADY

pytestmark = pytest.mark.usefixtures("same_deals")


# Who loses the connection


@in_no_time
async def test_the_table_stands_still_while_somebody_is_awaited():
    at, (anna, ben, dora) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1.5)
    await ben.goes()
    stopped, moment = at.room.time(), at.table.moment
    assert anna.paused == waits_for([BEN], 20_000)
    assert dora.paused == anna.paused
    await asyncio.sleep(12)
    assert (at.room.time(), at.table.moment) == (stopped, moment)
    assert await anna.moves("roll") == "paused"
    assert await anna.does(messages.Chat, text="where is Ben?") is None
    assert anna.paused == waits_for([BEN], 8000)
    assert [guest["connected"] for guest in anna.room["guests"] if guest["id"] == BEN] == [False]


@in_no_time
async def test_after_twenty_seconds_a_bot_plays_on_until_they_return():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1.5)
    await ben.goes()
    stopped, moves = at.room.time(), len(moves_of(at, 1))
    await asyncio.sleep(PATIENCE - 0.1)
    assert at.room.time() == stopped and at.room.sitting.seats[1].kind == "person"
    await asyncio.sleep(0.2)
    assert anna.paused is None
    kept = {"seat": 1, "kind": "bot", "guest": BEN, "bot": "steady", "away": True}
    assert anna.room["seats"][1].items() >= kept.items()
    assert stopped <= at.room.time() < stopped + 200
    await asyncio.sleep(10)
    assert len(moves_of(at, 1)) > moves + 4
    await ben.comes()
    anna.reads()
    assert anna.room["seats"][1]["kind"] == "person"
    assert ben.question["seat"] == 1
    moves = len(moves_of(at, 1))
    await asyncio.sleep(5)
    assert len(moves_of(at, 1)) == moves
    assert at.thoughts.twice == []


@in_no_time
async def test_who_returns_in_time_goes_on_where_the_table_stood():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1.5)
    await ben.goes()
    stopped = at.room.time()
    await asyncio.sleep(19)
    await ben.comes()
    assert anna.paused is None and ben.paused is None
    assert ben.heard[-1]["now"] == at.room.time() == stopped
    await asyncio.sleep(0.5)
    assert await ben.moves("roll") is None
    assert moves_of(at, 1)[-1].at == stopped + 500
    await asyncio.sleep(60)
    assert at.room.sitting.seats[1].kind == "person"


@in_no_time
async def test_only_the_last_socket_of_somebody_who_plays_matters():
    at, (anna, ben, dora) = await racing(ANNA, BEN, None)
    second = await Sitter(at, BEN).comes()
    await ben.goes()
    await dora.goes()
    assert anna.paused is None
    moment = at.table.moment
    await asyncio.sleep(5)
    assert at.table.moment > moment
    await second.goes()
    assert anna.paused["guests"] == [BEN]


@in_no_time
async def test_each_is_awaited_for_twenty_seconds_of_their_own():
    at, (anna, ben, cleo, _) = await racing(ANNA, BEN, CLEO)
    await ben.goes()
    await asyncio.sleep(15)
    await cleo.goes()
    assert anna.paused == waits_for([BEN, CLEO], 20_000)
    await asyncio.sleep(5.1)
    assert [seat.kind for seat in at.room.sitting.seats] == ["person", "bot", "person"]
    assert anna.paused == waits_for([CLEO], 15_000)
    await cleo.comes()
    assert anna.paused is None


@in_no_time
async def test_somebody_who_is_sent_away_is_not_awaited_any_more():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await ben.goes()
    assert await anna.does(messages.Remove, guest=BEN) is None
    assert anna.paused is None
    moment = at.table.moment
    await asyncio.sleep(5)
    assert at.table.moment > moment


@in_no_time
async def test_an_empty_room_stands_still_and_waits_for_nobody():
    at, (anna, ben, dora) = await racing(ANNA, BEN, None)
    for one in (dora, ben, anna):
        await one.goes()
    stopped, length = at.room.time(), len(at.store.log)
    await asyncio.sleep(3600)
    assert (at.room.time(), len(at.store.log)) == (stopped, length)
    assert not at.room.busy
    await anna.comes()
    assert anna.paused == waits_for([BEN], 20_000)
    await asyncio.sleep(20.1)
    assert anna.paused is None


@in_no_time
async def test_who_was_not_there_when_the_match_began_is_awaited():
    at = RoomInTime(GAME, [ANNA, BEN, CLEO])
    anna, _cleo = await at.everybody(ANNA, CLEO)
    assert anna.paused is None
    await anna.does(messages.Start)
    assert anna.paused["guests"] == [BEN]
    await asyncio.sleep(22)
    assert moves_of(at, 1), "the bot has chosen a hero"


@in_no_time
async def test_what_cannot_be_stored_stops_the_table_all_the_same():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    at.store.full = True
    await ben.goes()
    stopped = at.room.time()
    await asyncio.sleep(3)
    assert at.room.time() == stopped
    at.store.full = False
    await asyncio.sleep(2)
    assert anna.paused["guests"] == [BEN]
    assert at.room.time() == stopped


# Who loses it again and again


def stood_still(at: RoomInTime, since: int, seconds: float) -> float:
    """For how many of these seconds table time has not run."""
    return round(seconds - (at.room.time() - since) / 1000, 1)


@in_no_time
async def test_who_loses_the_line_again_holds_the_table_up_only_once():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1)
    begun = at.room.time()
    for _ in range(10):
        await ben.goes()
        await asyncio.sleep(10)
        await ben.comes()
        await asyncio.sleep(2)
    assert stood_still(at, begun, 120) == 10.0
    assert anna.paused is None
    kinds = [type(event).__name__ for event in at.logged if hasattr(event, "who")]
    assert kinds == ["Awaited", "Returned", "Relieved"], "the bot plays on, without a word more"
    assert at.room.sitting.talk.lines[-1].news == "shaky"


@in_no_time
async def test_a_bot_plays_until_the_line_has_held_for_a_while():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1)
    for _ in range(2):
        await ben.goes()
        await asyncio.sleep(5)
        await ben.comes()
    assert at.room.sitting.seats[1].kind == "bot"
    moves = len(moves_of(at, 1))
    assert ben.room["seats"][1]["away"]
    assert await ben.does(messages.Sit, seat=1) == "not-steady"
    assert await ben.does(messages.Want, seat=1) == "not-steady"
    await asyncio.sleep(STEADY - 0.1)
    assert at.room.sitting.seats[1].kind == "bot"
    assert len(moves_of(at, 1)) > moves
    await asyncio.sleep(0.2)
    assert at.room.sitting.seats[1].kind == "person"
    assert ben.question["seat"] == 1
    anna.reads()
    assert not anna.room["seats"][1]["away"]


@in_no_time
async def test_whose_line_has_held_long_enough_is_awaited_again():
    _at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await ben.goes()
    await asyncio.sleep(5)
    await ben.comes()
    await asyncio.sleep(FORGIVEN + 0.1)
    await ben.goes()
    assert anna.paused == waits_for([BEN], 20_000)


@in_no_time
async def test_a_shaky_line_holds_nobody_up_where_nobody_else_plays():
    at, (anna, dora) = await racing(ANNA, None, None)
    await asyncio.sleep(1)
    for _ in range(3):
        await anna.goes()
        assert dora.paused["guests"] == [ANNA]
        await asyncio.sleep(5)
        await anna.comes()
        assert at.room.sitting.seats[0].kind == "person"


@in_no_time
async def test_a_restart_is_nobodys_fault():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await ben.goes()
    await asyncio.sleep(5)
    await ben.comes()
    await asyncio.sleep(3)
    at.room.close("closing")
    at.opens()
    (anna,) = await at.everybody(ANNA)
    assert anna.paused["guests"] == [BEN]
    (ben,) = await at.everybody(BEN)
    await asyncio.sleep(3)
    await ben.goes()
    assert anna.paused is None, "but this was not the restart"
    assert at.room.sitting.seats[1].kind == "bot"


@in_no_time
async def test_a_bot_still_plays_for_a_shaky_line_after_a_crash():
    at, (_anna, ben, _) = await racing(ANNA, BEN, None)
    for _ in range(2):
        await ben.goes()
        await asyncio.sleep(5)
        await ben.comes()
    at.room.close("crashed")
    at.opens()
    _, ben = await at.everybody(ANNA, BEN)
    assert at.room.sitting.seats[1].kind == "bot"
    await asyncio.sleep(STEADY + 0.1)
    assert at.room.sitting.seats[1].kind == "person"
