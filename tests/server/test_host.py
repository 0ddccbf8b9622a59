"""A host who is gone hands the room on; nobody becomes host by accident."""

from __future__ import annotations

import asyncio

import pytest

from playing import AnyGame
from server.hours import RoomInTime, Sitter, in_no_time
from spieltisch.games import find
from spieltisch.server import events, messages
from spieltisch.server.presence import HOST_PATIENCE

ANNA, BEN, CLEO = "anna", "ben", "cleo"
IMPERATOR, RUSHOUT = find("imperator"), find("rushout")


async def gathered(*guests: str, game: AnyGame = IMPERATOR) -> tuple[RoomInTime, list[Sitter]]:
    at = RoomInTime(game, [ANNA, BEN, None], spectators=[CLEO])
    return at, await at.everybody(*guests)


def hosts(sitter: Sitter) -> list[str]:
    sitter.reads()
    return [guest["id"] for guest in sitter.room["guests"] if guest["host"]]


@pytest.mark.parametrize("game", [IMPERATOR, RUSHOUT], ids=lambda game: game.name)
@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "match"])
@in_no_time
async def test_after_a_minute_whoever_has_been_there_longest_is_host(game: AnyGame, begun: bool):
    at, (anna, ben, cleo) = await gathered(ANNA, BEN, CLEO, game=game)
    if begun:
        assert await anna.does(messages.Start) is None
    await asyncio.sleep(5)
    await ben.goes()
    await ben.comes()
    await anna.goes()
    await asyncio.sleep(HOST_PATIENCE - 0.1)
    assert hosts(ben) == [ANNA]
    await asyncio.sleep(0.2)
    assert hosts(ben) == hosts(cleo) == [CLEO], "Ben's line broke, so Cleo has been there longer"
    assert events.HandedOn(who=CLEO) in at.logged
    assert at.room.sitting.talk.lines[-1].news == "host"
    assert at.room.sitting.talk.lines[-1].values == {"why": "gone", "name": CLEO, "before": ANNA}
    assert ben.heard[-1]["chat"][-1]["news"] == "host"
    await anna.comes()
    assert hosts(anna) == [CLEO]
    assert await anna.does(messages.Lock, locked=True) == "not-host"
    assert await cleo.does(messages.Lock, locked=True) is None


@in_no_time
async def test_a_host_who_comes_back_in_time_stays_host_and_has_a_whole_minute_again():
    at, (anna, ben) = await gathered(ANNA, BEN)
    for _ in range(5):
        await anna.goes()
        await asyncio.sleep(HOST_PATIENCE - 1)
        await anna.comes()
    await asyncio.sleep(600)
    assert hosts(ben) == [ANNA]
    assert not any(isinstance(event, events.HandedOn) for event in at.logged)


@in_no_time
async def test_nobody_inherits_an_empty_room():
    at, (anna, ben) = await gathered(ANNA, BEN)
    await anna.goes()
    await asyncio.sleep(HOST_PATIENCE - 1)
    await ben.goes()
    await asyncio.sleep(3600)
    assert not at.room.busy
    await ben.comes()
    await asyncio.sleep(HOST_PATIENCE - 1)
    assert hosts(ben) == [ANNA], "while the room was empty nobody waited"
    await asyncio.sleep(2)
    assert hosts(ben) == [BEN]


@in_no_time
async def test_a_restart_makes_nobody_host():
    at, (anna, ben) = await gathered(ANNA, BEN)
    await anna.goes()
    await asyncio.sleep(HOST_PATIENCE - 1)
    at.room.close("closing")
    at.opens()
    (ben,) = await at.everybody(BEN)
    await asyncio.sleep(HOST_PATIENCE - 1)
    assert hosts(ben) == [ANNA]
    (anna,) = await at.everybody(ANNA)
    await asyncio.sleep(3600)
    assert hosts(ben) == [ANNA]


@in_no_time
async def test_the_new_host_stays_host_after_a_restart():
    at, (anna, _ben) = await gathered(ANNA, BEN)
    await anna.goes()
    await at.until(lambda: at.room.sitting.host == BEN)
    at.room.close("closing")
    at.opens()
    (anna,) = await at.everybody(ANNA)
    assert hosts(anna) == [BEN]


@in_no_time
async def test_a_host_makes_another_guest_host():
    at, (anna, ben, cleo) = await gathered(ANNA, BEN, CLEO)
    assert await ben.does(messages.HandOn, guest=BEN) == "not-host"
    assert await anna.does(messages.HandOn, guest="nobody") == "no-such-guest"
    assert await anna.does(messages.HandOn, guest=BEN) is None
    assert hosts(cleo) == [BEN]
    assert at.room.sitting.talk.lines[-1].values == {"why": "given", "name": BEN, "before": ANNA}
    assert await ben.does(messages.HandOn, guest=ANNA) is None
    assert hosts(cleo) == [ANNA]


@in_no_time
async def test_what_cannot_be_stored_is_tried_again_in_a_while():
    at, (anna, ben) = await gathered(ANNA, BEN)
    await anna.goes()
    at.store.full = True
    await asyncio.sleep(HOST_PATIENCE + 10)
    assert hosts(ben) == [ANNA]
    at.store.full = False
    await asyncio.sleep(1.1)
    assert hosts(ben) == [BEN]
