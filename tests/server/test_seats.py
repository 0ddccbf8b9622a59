"""In the middle of a match a seat changes hands only by consent, and everybody is told."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playing import AnyGame, luck, steps
from server.hours import RoomInTime, Sitter, in_no_time
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.server import events, messages
from spieltisch.server.commands import MOST_DENIALS
from spieltisch.server.consent import ASKING
from spieltisch.server.presence import SEAT_PATIENCE

ANNA, BEN, CLEO, DORA, EVE = "anna", "ben", "cleo", "dora", "eve"
IMPERATOR, RUSHOUT = find("imperator"), find("rushout")


async def midst(
    *sitting: str | None,
    spectators: tuple[str, ...] = (),
    game: AnyGame = IMPERATOR,
    **options: Any,
) -> tuple[RoomInTime, dict[str, Sitter]]:
    """A room in the middle of a match, and everybody in it."""
    at = RoomInTime(game, sitting, options, spectators)
    people = await at.everybody(*dict.fromkeys([*filter(None, sitting), *spectators]))
    assert await people[0].does(messages.Start) is None
    for _ in range(5):
        await asyncio.sleep(3)
        for person in people:
            if person.question:
                await person.moves()
    assert at.room.sitting.begun
    return at, {person.guest: person for person in people}


def seats_of(sitter: Sitter) -> list[int | None]:
    """Through whose eyes somebody looks."""
    sitter.reads()
    return list(sitter.sights)


def wants(sitter: Sitter) -> list[dict[str, Any]]:
    sitter.reads()
    found: list[dict[str, Any]] = sitter.room["wants"]
    return found


def waiting(sitter: Sitter) -> list[str]:
    """Who has still to agree to the only request."""
    (want,) = wants(sitter)
    return list(want["waiting"])


def takes(sitter: Sitter) -> list[int]:
    """Which seats somebody is shown as free to take."""
    sitter.reads()
    (me,) = (guest for guest in sitter.room["guests"] if guest["id"] == sitter.guest)
    return list(me["takes"])


def news(at: RoomInTime) -> list[tuple[str, object]]:
    """What the room has told everybody of seats."""
    return [
        (line.news, line.values.get("why", line.values.get("number")))
        for line in at.room.sitting.talk.lines
        if line.news.startswith("seat")
    ]


async def consents(sitter: Sitter, guest: str, seat: int, agreed: bool = True) -> str | None:
    return await sitter.does(messages.Consent, guest=guest, seat=seat, agreed=agreed)


# The owner's word


@pytest.mark.parametrize("game", [IMPERATOR, RUSHOUT], ids=lambda game: game.name)
@in_no_time
async def test_a_newcomer_gets_a_seat_if_its_owner_agrees(game: AnyGame):
    at, p = await midst(ANNA, BEN, None, spectators=(DORA,), game=game)
    assert await p[DORA].does(messages.Sit, seat=1) == "ask-first"
    assert takes(p[DORA]) == []
    assert await p[DORA].does(messages.Want, seat=1) is None
    assert seats_of(p[DORA]) == [None], "asking shows nothing"
    for one in p.values():
        assert wants(one) == [{"guest": DORA, "seat": 1, "waiting": [BEN]}]
    assert await consents(p[ANNA], DORA, 1) == "not-your-say"
    assert await consents(p[DORA], DORA, 1) == "not-your-say"
    assert await consents(p[BEN], DORA, 2) == "nobody-asks"
    assert await consents(p[BEN], DORA, 1) is None
    assert seats_of(p[DORA]) == [1] and seats_of(p[BEN]) == [None]
    assert wants(p[ANNA]) == []
    assert news(at) == [("seat-wanted", 2), ("seat", "given")]
    assert at.room.sitting.talk.lines[-1].values["before"] == BEN
    assert await p[BEN].does(messages.Sit, seat=1) == "ask-first", "it is Dora's now"


@in_no_time
async def test_an_owner_who_does_not_agree_keeps_the_seat():
    at, p = await midst(ANNA, BEN, spectators=(DORA,))
    for count in range(MOST_DENIALS):
        assert await p[DORA].does(messages.Want, seat=1) is None
        assert await consents(p[BEN], DORA, 1, agreed=False) is None
        assert wants(p[DORA]) == [], f"denied {count + 1} times"
    assert seats_of(p[DORA]) == [None] and seats_of(p[BEN]) == [1]
    assert news(at)[-1] == ("seat-denied", 2)
    assert await p[DORA].does(messages.Want, seat=1) == "asked-often"
    assert await p[DORA].does(messages.Want, seat=0) is None, "another seat is another question"


@in_no_time
async def test_who_has_seen_another_seat_needs_the_word_of_all():
    at, p = await midst(ANNA, BEN, CLEO, spectators=(DORA,))
    assert await p[ANNA].does(messages.Want, seat=1, name="Ben") is None
    assert waiting(p[ANNA]) == [BEN, CLEO]
    await consents(p[BEN], ANNA, 1)
    assert seats_of(p[ANNA]) == [0] and waiting(p[ANNA]) == [CLEO]
    assert await consents(p[DORA], ANNA, 1) == "not-your-say", "who looks on has no say"
    await consents(p[CLEO], ANNA, 1)
    assert seats_of(p[ANNA]) == [0, 1], "both on one device"
    assert at.room.sitting.name_of(1) == "Ben"


@in_no_time
async def test_with_several_seats_on_one_device_the_owner_gives_one_away():
    _at, p = await midst(ANNA, ANNA, BEN, spectators=(DORA,))
    assert await p[DORA].does(messages.Want, seat=1) is None
    assert waiting(p[DORA]) == [ANNA]
    await consents(p[ANNA], DORA, 1)
    assert seats_of(p[ANNA]) == [0] and seats_of(p[DORA]) == [1]


@in_no_time
async def test_a_request_can_be_withdrawn():
    at, p = await midst(ANNA, BEN, spectators=(DORA,))
    assert await p[DORA].does(messages.Withdraw) == "nobody-asks"
    await p[DORA].does(messages.Want, seat=1)
    assert await p[DORA].does(messages.Withdraw) is None
    assert wants(p[BEN]) == []
    assert await consents(p[BEN], DORA, 1) == "nobody-asks"
    assert news(at)[-1] == ("seat-unwanted", 2)


@in_no_time
async def test_who_asks_for_another_seat_asks_for_the_first_no_more():
    _at, p = await midst(ANNA, BEN, spectators=(DORA,))
    await p[DORA].does(messages.Want, seat=1)
    await p[DORA].does(messages.Want, seat=0)
    assert wants(p[BEN]) == [{"guest": DORA, "seat": 0, "waiting": [ANNA]}]
    assert await consents(p[BEN], DORA, 1) == "nobody-asks"


@in_no_time
async def test_a_request_lapses_when_nobody_answers():
    at, p = await midst(ANNA, BEN, spectators=(DORA,))
    await p[DORA].does(messages.Want, seat=1)
    await asyncio.sleep(ASKING - 1)
    assert waiting(p[BEN]) == [BEN]
    await asyncio.sleep(1.1)
    assert wants(p[BEN]) == []
    assert news(at)[-1] == ("seat-unwanted", 2)


@in_no_time
async def test_a_request_ends_with_whoever_asks_and_with_the_match():
    at, p = await midst(ANNA, BEN, spectators=(DORA, EVE), round_limit=2)
    await p[DORA].does(messages.Want, seat=1)
    await p[ANNA].does(messages.Remove, guest=DORA)
    assert wants(p[BEN]) == []
    await p[EVE].does(messages.Want, seat=1)
    for one in (p[ANNA], p[BEN]):
        (seat,) = seats_of(one)
        await one.does(messages.Leave, seat=seat)
    await at.until(lambda: at.room.sitting.phase == "over", within=ASKING)
    assert at.room.sitting.wants == {}


@in_no_time
async def test_of_two_who_ask_for_a_seat_one_gets_it():
    _at, p = await midst(ANNA, BEN, spectators=(DORA, EVE))
    await p[DORA].does(messages.Want, seat=1)
    await p[EVE].does(messages.Want, seat=1)
    await consents(p[BEN], EVE, 1)
    assert wants(p[DORA]) == [] and seats_of(p[DORA]) == [None] and seats_of(p[EVE]) == [1]


@in_no_time
async def test_who_is_not_there_gets_no_seat_until_they_are():
    _at, p = await midst(ANNA, BEN, spectators=(DORA,))
    await p[DORA].does(messages.Want, seat=1)
    await p[DORA].goes()
    await consents(p[BEN], DORA, 1)
    assert seats_of(p[BEN]) == [1]
    await p[DORA].comes()
    assert seats_of(p[DORA]) == [1]


# A seat that is kept warm


@in_no_time
async def test_the_owner_of_a_seat_that_is_kept_warm_needs_nobodys_word():
    at, p = await midst(ANNA, BEN, CLEO, spectators=(DORA,))
    await p[BEN].does(messages.Leave, seat=1)
    assert takes(p[BEN]) == [1]
    assert await p[CLEO].does(messages.Sit, seat=1) == "ask-first"
    assert await p[DORA].does(messages.Want, seat=1) is None
    assert waiting(p[BEN]) == [BEN], "a seat kept warm still has an owner"
    assert await p[BEN].does(messages.Sit, seat=1) is None
    assert seats_of(p[BEN]) == [1] and wants(p[DORA]) == []
    assert ("seat", "bot") not in news(at), "nothing has changed hands"


# An owner who is gone


@in_no_time
async def test_when_the_owner_has_been_gone_long_enough_all_others_decide():
    at, p = await midst(ANNA, BEN, CLEO, spectators=(DORA,))
    await p[BEN].goes()
    await asyncio.sleep(5)
    await p[DORA].does(messages.Want, seat=1)
    assert waiting(p[ANNA]) == [BEN]
    assert [guest["gone"] for guest in p[ANNA].room["guests"]] == [False] * 4
    await asyncio.sleep(SEAT_PATIENCE - 4.9)
    assert waiting(p[ANNA]) == [ANNA, CLEO], "the room has told by itself that Ben is gone"
    assert [guest["gone"] for guest in p[ANNA].room["guests"]] == [False, True, False, False]
    await consents(p[ANNA], DORA, 1)
    assert seats_of(p[DORA]) == [None]
    await consents(p[CLEO], DORA, 1)
    assert seats_of(p[DORA]) == [1]
    assert news(at)[-1] == ("seat", "agreed")
    await p[BEN].comes()
    assert seats_of(p[BEN]) == [None]


@in_no_time
async def test_an_owner_who_comes_back_in_time_decides_again():
    _at, p = await midst(ANNA, BEN, CLEO, spectators=(DORA,))
    await p[BEN].goes()
    await asyncio.sleep(SEAT_PATIENCE + 1)
    await p[DORA].does(messages.Want, seat=1)
    await consents(p[ANNA], DORA, 1)
    await p[BEN].comes()
    assert waiting(p[ANNA]) == [BEN]
    assert await consents(p[CLEO], DORA, 1) == "not-your-say"
    await consents(p[BEN], DORA, 1, agreed=False)
    assert seats_of(p[BEN]) == [1]


@in_no_time
async def test_who_has_been_gone_too_long_does_not_hold_the_others_up():
    _at, p = await midst(ANNA, BEN, CLEO, spectators=(DORA,))
    for one in (BEN, CLEO):
        await p[one].goes()
    await p[DORA].does(messages.Want, seat=1)
    await asyncio.sleep(SEAT_PATIENCE + 0.1)
    assert waiting(p[DORA]) == [ANNA]


@in_no_time
async def test_nobody_decides_alone_to_look_at_the_hand_of_an_opponent_who_is_gone():
    _at, p = await midst(ANNA, BEN, spectators=(DORA,))
    await p[BEN].goes()
    await asyncio.sleep(SEAT_PATIENCE + 1)
    assert takes(p[ANNA]) == []
    assert await p[ANNA].does(messages.Want, seat=1) is None
    assert waiting(p[ANNA]) == [BEN]
    assert await p[DORA].does(messages.Want, seat=1) is None
    await consents(p[ANNA], DORA, 1)
    assert seats_of(p[DORA]) == [1], "but somebody who has seen nothing may play on"


@in_no_time
async def test_nobodys_time_runs_in_an_empty_room():
    _at, p = await midst(ANNA, BEN, CLEO, spectators=(DORA,))
    for one in p.values():
        await one.goes()
    await asyncio.sleep(3600)
    await p[DORA].comes()
    await p[DORA].does(messages.Want, seat=1)
    assert waiting(p[DORA]) == [BEN]


# Bots' seats


@in_no_time
async def test_a_bots_seat_is_free_until_somebody_has_chosen():
    at = RoomInTime(IMPERATOR, [ANNA, BEN, None, None], spectators=[DORA, EVE])
    anna, ben, dora, eve = await at.everybody(ANNA, BEN, DORA, EVE)
    await anna.does(messages.Start)
    assert takes(dora) == [2, 3] and takes(ben) == []
    assert await ben.does(messages.Sit, seat=2) == "ask-first", "Ben has seen a hand"
    assert await dora.does(messages.Sit, seat=2) is None
    assert seats_of(dora) == [2]
    assert news(at) == [("seat", "bot")]
    await dora.does(messages.Leave, seat=2)
    assert takes(dora) == [2], "and so has Dora now"
    while not at.room.sitting.begun:
        await asyncio.sleep(1)
        for one in (anna, ben):
            if one.question:
                await one.moves()
    assert takes(eve) == []
    assert await eve.does(messages.Sit, seat=3) == "ask-first"


@in_no_time
async def test_whether_a_bots_seat_is_free_does_not_show_who_has_chosen_in_secret():
    at = RoomInTime(IMPERATOR, [ANNA, BEN, None], spectators=[DORA])
    anna, _ben, dora = await at.everybody(ANNA, BEN, DORA)
    await anna.does(messages.Start)
    takes(dora)
    heard = len(dora.heard)
    await anna.moves()
    await at.until(lambda: at.table.moment == 2)  # The bot has chosen, too.
    assert takes(dora) == [2]
    assert [one["room"] for one in dora.heard[heard:] if one["room"]] == []


@in_no_time
async def test_a_seat_that_somebody_has_played_is_not_free_even_at_the_start():
    at = RoomInTime(IMPERATOR, [ANNA, BEN, CLEO], spectators=[DORA])
    anna, _ben, cleo, dora = await at.everybody(ANNA, BEN, CLEO, DORA)
    await anna.does(messages.Start)
    await anna.does(messages.Remove, guest=BEN)
    assert not at.room.sitting.begun
    assert await dora.does(messages.Sit, seat=1) == "ask-first"
    await dora.does(messages.Want, seat=1)
    assert waiting(cleo) == [ANNA, CLEO], "who was sent away has no say"


@in_no_time
async def test_later_a_bots_seat_takes_everybodys_consent():
    at, p = await midst(ANNA, BEN, None, spectators=(DORA, EVE))
    assert await p[DORA].does(messages.Sit, seat=2) == "ask-first"
    await p[DORA].does(messages.Want, seat=2)
    assert waiting(p[ANNA]) == [ANNA, BEN]
    await consents(p[ANNA], DORA, 2)
    assert await consents(p[EVE], DORA, 2) == "not-your-say"
    await consents(p[BEN], DORA, 2)
    assert seats_of(p[DORA]) == [2]
    assert news(at)[-1] == ("seat", "agreed")


@in_no_time
async def test_the_host_gets_nobodys_seat_by_sending_them_away():
    _at, p = await midst(ANNA, BEN, CLEO, spectators=(DORA,))
    await p[ANNA].does(messages.Remove, guest=BEN)
    for one in (ANNA, DORA):
        assert await p[one].does(messages.Sit, seat=1) == "ask-first"
    assert await p[ANNA].does(messages.Arrange, seat=1, kind="open") == "wrong-phase"
    assert await p[ANNA].does(messages.Arrange, seat=2, kind="bot") == "wrong-phase"
    await p[DORA].does(messages.Want, seat=1)
    await consents(p[CLEO], DORA, 1, agreed=False)
    assert seats_of(p[DORA]) == [None]


@in_no_time
async def test_who_plays_alone_against_bots_cheats_nobody():
    at, p = await midst(ANNA, None, None, spectators=(DORA,))
    assert takes(p[ANNA]) == [1, 2]
    assert await p[ANNA].does(messages.Sit, seat=1, name="Bert") is None
    assert seats_of(p[ANNA]) == [0, 1]
    assert news(at) == [("seat", "bot")], "whoever comes later can read it"
    assert await p[DORA].does(messages.Want, seat=2) is None
    assert waiting(p[DORA]) == [ANNA]


@in_no_time
async def test_where_only_bots_sit_those_who_look_on_decide():
    _at, p = await midst(None, None, spectators=(DORA, EVE))
    assert await p[DORA].does(messages.Want, seat=0) is None
    assert waiting(p[DORA]) == [EVE]
    await consents(p[EVE], DORA, 0)
    assert seats_of(p[DORA]) == [0]


# A saved match


@in_no_time
async def test_in_a_saved_match_everybody_gets_one_free_seat_and_asks_for_another():
    table: Table[Any] = Table(IMPERATOR, ["A", "B", "C", "D"], "saved")
    list(steps(table, luck("saved"), 9))
    at = RoomInTime(IMPERATOR, [ANNA])
    at.store.log.clear()
    record = table.record()
    at._write(events.Imported(record=record, code="C", invite="i", name=ANNA, guest=ANNA))
    at._write(events.Joined(name=BEN, guest=BEN))
    at.opens()
    anna, ben = await at.everybody(ANNA, BEN)
    assert takes(anna) == takes(ben) == [0, 1, 2, 3]
    assert await anna.does(messages.Sit, seat=0) is None
    assert await anna.does(messages.Sit, seat=1) is None, "nobody else sits there yet"
    assert await ben.does(messages.Sit, seat=2) is None
    assert await ben.does(messages.Leave, seat=2) is None
    assert await ben.does(messages.Sit, seat=3) == "ask-first"
    assert await ben.does(messages.Want, seat=3) is None
    assert waiting(ben) == [ANNA]
    assert await anna.does(messages.Arrange, seat=3, kind="bot") is None
    await consents(anna, BEN, 3)
    assert seats_of(ben) == [3]


# After the match, and after a crash


@in_no_time
async def test_before_and_after_a_match_there_are_no_secrets():
    at = RoomInTime(IMPERATOR, [ANNA, None, None], {"round_limit": 1}, spectators=[DORA])
    anna, dora = await at.everybody(ANNA, DORA)
    assert await dora.does(messages.Want, seat=0) == "wrong-phase"
    assert await dora.does(messages.Sit, seat=0) == "seat-taken"
    assert await dora.does(messages.Sit, seat=1) is None
    assert await dora.does(messages.Leave, seat=1) is None
    await anna.does(messages.Start)
    await anna.does(messages.Leave, seat=0)
    await at.until(lambda: at.room.sitting.phase == "over", within=10_000)
    assert await anna.does(messages.Sit, seat=2) is None
    assert await dora.does(messages.Sit, seat=2) == "seat-taken"


@in_no_time
async def test_requests_and_answers_survive_a_crash():
    at, p = await midst(ANNA, BEN, None, spectators=(DORA,))
    await p[DORA].does(messages.Want, seat=2)
    await consents(p[ANNA], DORA, 2)
    at.room.close("crashed")
    at.opens()
    ben, dora = await at.everybody(BEN, DORA)
    assert wants(ben) == [{"guest": DORA, "seat": 2, "waiting": [BEN]}]
    await consents(ben, DORA, 2)
    assert seats_of(dora) == [2]
    at.room.close("crashed")
    at.opens()
    assert at.room.sitting.seats_of(DORA) == [2]


@in_no_time
async def test_a_seat_that_was_granted_but_not_stored_is_granted_again():
    at, p = await midst(ANNA, BEN, spectators=(DORA,))
    await p[DORA].does(messages.Want, seat=1)
    append, count = at.store.append, len(at.store.log)

    async def once(room: str, seq: int, body: bytes) -> None:
        """The disk is full after the word of the owner."""
        at.store.full = seq > count + 1
        await append(room, seq, body)

    at.store.append = once  # type: ignore[method-assign]
    await consents(p[BEN], DORA, 1)
    assert seats_of(p[DORA]) == [None]
    at.store.append = append  # type: ignore[method-assign]
    at.store.full = False
    await asyncio.sleep(1.1)
    assert seats_of(p[DORA]) == [1]
