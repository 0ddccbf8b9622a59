"""A room's log stands alone: another version, with other bots and rules, reads the same room.

The logs in the folder `logs` were written by the first version, which did not name the bots.
"""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.running import Person, alone, quick, running
from server.test_restart import moved
from spieltisch import bots
from spieltisch.bots import play_randomly
from spieltisch.engine import Choice, Table, read_record
from spieltisch.games import find
from spieltisch.server import events
from spieltisch.server.house import House
from spieltisch.server.sitting import Sitting
from spieltisch.server.store import RoomRow, Store

LOGS = Path(__file__).parent / "logs"
GAMES = ("imperator", "villainous", "rushout")


def written(name: str) -> list[bytes]:
    return (LOGS / f"{name}.jsonl").read_bytes().splitlines()


def choices(log: list[bytes]) -> list[Any]:
    """What was chosen and not taken back."""
    entries: list[Any] = []
    for event in map(events.decode, log):
        if isinstance(event, events.Moved):
            entries.append(event.entry)
        elif isinstance(event, events.Undone):
            entries.pop()
    return entries


def under_rules(number: int):
    """The games, with other rules as far as they say."""

    def found(name: str):
        game = find(name)
        return type(f"Changed{game.name}", (type(game),), {"rules": number})()

    return found


def sitting_of(name: str, rules: int) -> Sitting:
    return Sitting.of(under_rules(rules), written(name))


async def stored(data: Path, name: str) -> str:
    """A room with this log; its code."""
    log = written(name)
    first = events.decode(log[0])
    store = Store(data / "rooms.sqlite")
    await store.create(RoomRow("room", first.code, first.invite), log[0])
    for seq, body in enumerate(log[1:], 2):
        await store.append("room", seq, body)
    store.close()
    return first.code


@pytest.mark.parametrize("game", GAMES)
def test_a_log_of_the_first_version_is_read(game):
    sitting = sitting_of(f"{game}-playing", rules=1)
    assert sitting.seq == len(written(f"{game}-playing"))
    record = sitting.record()
    assert record.entries == choices(written(f"{game}-playing"))
    assert [seat.bot for seat in sitting.seats if seat.bot] == [
        {"rushout": "steady"}.get(game, "random")
    ] * {"imperator": 2, "villainous": 1, "rushout": 2}[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begun_under_other_rules_is_not_played_out_by_todays(game):
    sitting = sitting_of(f"{game}-playing", rules=99)
    assert sitting.table is None
    assert sitting.is_outdated
    record = sitting.record()
    assert record.rules == 1
    assert record.end == ""
    assert record.entries == choices(written(f"{game}-playing"))
    assert read_record(record.to_json()) == msgspec.structs.replace(record, digest=record.seal())
    assert not sitting.in_real_time


@alone
async def test_its_room_lives_on_with_chat_record_and_rematch(tmp_path):
    code = await stored(tmp_path, "imperator-playing")
    house = House(quick(tmp_path, find=under_rules(99)))
    room = await house.room(code)
    host = room.sitting.host
    assert room.sitting.phase == "over"
    house.close()
    with running(quick(tmp_path, find=under_rules(99))) as address:
        ben = await Person(address).joins(code, "Charlotte")
        async with ben.at_table() as b:
            assert b.room["phase"] == "over"
            assert b.room["earlier_rules"]
            assert b.sights == {}
            assert [line["text"] for line in b.chat] == ["good luck", "wait for Ben"]
            await b.does("chat", text="what happened?")
            assert b.room["seed"]
            export = await ben.http.get(f"/api/rooms/{code}/record")
            assert read_record(export.content).entries == choices(written("imperator-playing"))
            replay = await ben.http.get(f"/api/rooms/{code}/replay")
            assert replay.json()["trouble"]["key"] == "other-rules"
            assert await b.refused("rematch") == "not-host"
    assert host in room.sitting.guests


@alone
async def test_after_an_update_the_host_starts_again_by_the_new_rules(tmp_path):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna", seats=2, bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            await a.plays(random.Random("update").randrange, 3)
    for _ in range(2):  # Also a second start finds the room as the first has left it.
        with running(quick(tmp_path, find=under_rules(99))) as address:
            moved(anna, address)
            async with anna.at_table() as a:
                assert a.room["earlier_rules"]
                assert await a.refused("undo", seat=0) == "wrong-phase"
    with running(quick(tmp_path, find=under_rules(99))) as address:
        moved(anna, address)
        async with anna.at_table() as a:
            await a.does("rematch")
            await a.until(lambda: a.sights and a.room["phase"] == "playing")
            assert not a.room["earlier_rules"]
            await a.plays(random.Random("update").randrange, 3)
    # The match begun under new rules is not played by older ones either.
    with running(quick(tmp_path)) as address:
        moved(anna, address)
        async with anna.at_table() as a:
            assert a.room["earlier_rules"]


@alone
async def test_the_record_of_a_match_that_was_over_is_whole_also_under_other_rules(tmp_path):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna", seats=2, bots=1, options={"round_limit": 1})
        async with anna.at_table() as a:
            await a.does("start")
            await a.plays(lambda count: 0)
        path = f"/api/rooms/{anna.code}/record"
        before = await anna.http.get(path)
    with running(quick(tmp_path, find=under_rules(99))) as address:
        moved(anna, address)
        async with anna.at_table() as a:
            assert a.over
            assert a.room["earlier_rules"]
        assert (await anna.http.get(path)).content == before.content


@alone
async def test_options_that_are_no_more_do_not_stop_a_rematch(tmp_path):
    code = await stored(tmp_path, "imperator-playing")
    game = under_rules(99)("imperator")
    options = tuple(option for option in game.options if option.name != "lives")
    fewer = type("Fewer", (type(game),), {"options": options})()
    house = House(quick(tmp_path, find=lambda name: fewer))
    sitting = (await house.room(code)).sitting
    assert "lives" in sitting.record().options
    assert list(sitting.fitting_options()) == [option.name for option in options]
    house.close()


def test_what_the_table_takes_no_more_ends_the_match_and_not_the_room():
    """Rules were changed and nobody has raised their number."""
    log = written("imperator-playing")
    assert b'"raid",[98,94]' in log[12]
    log[12] = log[12].replace(b"[98,94]", b"[98,1]")
    sitting = Sitting.of(under_rules(1), log)
    assert sitting.is_outdated
    assert sitting.seq == len(log)
    assert sitting.record().entries == choices(log)


def test_of_a_gesture_that_the_table_takes_no_more_nothing_is_there_twice():
    log = written("imperator-playing")
    first, third = events.decode(log[5]).entry, events.decode(log[7]).entry
    not_offered = msgspec.structs.replace(first, choice=Choice("crown", (1,)))
    log[5:7] = [events.encode(events.Moved(entry=first, then=[not_offered]))]
    record = Sitting.of(under_rules(1), log).record()
    assert record.entries[:3] == [first, not_offered, third]


@alone
async def test_a_log_of_a_later_version_cannot_be_read_but_breaks_nothing(tmp_path):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna")
    with sqlite3.connect(tmp_path / "rooms.sqlite") as database:
        later = b'{"type":"levitated","who":"Anna"}'
        database.execute("INSERT INTO events SELECT id, 2, ? FROM rooms", (later,))
    with running(quick(tmp_path)) as address:
        moved(anna, address)
        answer = await anna.post("/api/join", {"name": "Anna", "code": anna.code})
        assert answer.status_code == 503
        assert (await Person(address).opens("Ben")).code
        async with anna.at_table() as a:
            assert a.gone == "not-stored"


@alone
async def test_imported_matches_become_their_records_too(tmp_path):
    table = Table(find("imperator"), ["Anna", "Ben"], "imported")
    play_randomly(table, random.Random("imported"), 5)
    record = table.record()
    with running(quick(tmp_path)) as address:
        anna = Person(address)
        answer = await anna.http.post("/api/import?name=Anna", content=record.to_json())
        anna.code = answer.json()["code"]
        async with anna.at_table() as a:
            await a.does("sit", seat=0)
    with running(quick(tmp_path, find=under_rules(99))) as address:
        moved(anna, address)
        async with anna.at_table() as a:
            assert a.over
            assert a.room["earlier_rules"]
            exported = await anna.http.get(f"/api/rooms/{anna.code}/record")
            assert exported.content == record.to_json()


@alone
async def test_another_versions_usual_bot_takes_no_seat_in_an_old_log(tmp_path, monkeypatch):
    with running(quick(tmp_path)) as address:
        anna, ben = Person(address), Person(address)
        await anna.opens("Anna", seats=4, bots=1)
        await ben.joins(anna.code, "Ben")
        async with anna.at_table() as a, ben.at_table() as b:
            await b.does("sit", seat=1)
            await a.does("start")
            await b.does("leave", seat=1)
            await a.until(lambda: a.room["seats"][1]["bot"])
            before = [seat["bot"] for seat in a.room["seats"]]
    clever = {"clever": bots.RandomBot, "random": bots.RandomBot}
    monkeypatch.setattr(bots, "OWN_BOTS", {"imperator": clever})
    with running(quick(tmp_path)) as address:
        moved(anna, address)
        async with anna.at_table() as a:
            assert [seat["bot"] for seat in a.room["seats"]] == before == [None, *["quick"] * 3]
            await a.does("leave", seat=0)
            await a.until(lambda: a.room["seats"][0]["bot"] == "clever")


def test_the_first_versions_logs_are_read_with_its_usual_bot(monkeypatch):
    monkeypatch.setattr(bots, "OWN_BOTS", {"rushout": {"clever": bots.RandomBot}})
    sitting = sitting_of("rushout-playing", rules=1)
    assert [seat.bot for seat in sitting.seats[2:]] == ["steady", "steady"]
