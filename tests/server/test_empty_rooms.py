"""A room without people: nothing goes on in it, and all goes on when somebody comes."""

from __future__ import annotations

import asyncio

import pytest

from playing import AnyGame
from server.hours import RoomInTime, in_no_time
from spieltisch.games import find
from spieltisch.server import messages

GAMES = [find("imperator"), find("rushout")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@in_no_time
async def test_bots_rest_while_nobody_is_there_and_go_on_when_somebody_comes(game: AnyGame):
    at = RoomInTime(game, [None, None, None], spectators=["anna", "ben"])
    anna, ben = await at.everybody("anna", "ben")
    assert await anna.does(messages.Start) is None
    await at.until(lambda: at.table.moment > 5)
    await anna.goes()
    moment = at.table.moment
    await at.until(lambda: at.table.moment > moment)
    await ben.goes()
    moment = at.table.moment
    await asyncio.sleep(3600)
    assert at.table.moment <= moment + 1, "at most what a bot was about to do"
    assert not at.room.busy
    moment = at.table.moment
    await anna.comes()
    await at.until(lambda: at.table.moment > moment, within=60)


@in_no_time
async def test_bots_rest_after_a_restart_until_somebody_comes():
    at = RoomInTime(GAMES[0], [None, None], spectators=["anna"])
    (anna,) = await at.everybody("anna")
    await anna.does(messages.Start)
    await at.until(lambda: at.table.moment > 5)
    at.room.close("crashed")
    at.opens()
    at.room.wake()
    moment = at.table.moment
    await asyncio.sleep(3600)
    assert at.table.moment == moment
    await at.everybody("anna")
    await at.until(lambda: at.table.moment > moment, within=60)
