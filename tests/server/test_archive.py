"""Rooms that nobody has visited for long: files that keep them whole, whatever happens."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
from pathlib import Path

import msgspec
import pytest

from cli.running import run
from server.running import Person, Process, alone, quick, running
from server.test_logs import stored
from spieltisch.server.archive import Archive, NotArchived
from spieltisch.server.house import DAY, House
from spieltisch.server.messages import NewRoom
from spieltisch.server.refusals import Refused
from spieltisch.server.store import RoomRow, Store

BEGIN = 1_800_000_000


class Calendar:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = float(BEGIN)

    def __call__(self) -> float:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += days * DAY


def house_in(data: Path, calendar: Calendar, **changes: object) -> House:
    return House(quick(data, today=calendar, idle=0, **changes))


async def opened(house: House) -> str:
    """A room in which nobody is any more."""
    code = (await house.create("anna", NewRoom("imperator", "Anna", 2))).code
    house.sweep()
    return code


def logs(data: Path) -> list[tuple[str, bytes]]:
    with sqlite3.connect(data / "rooms.sqlite") as database:
        return database.execute("SELECT room, body FROM events ORDER BY room, seq").fetchall()


def files(data: Path) -> list[str]:
    return sorted(file.name for file in (data / "archive").glob("*"))


async def why_not(house: House, code: str) -> str:
    with pytest.raises(Refused) as refused:
        await house.room(code)
    return refused.value.key


@alone
async def test_a_room_that_nobody_visits_is_put_away_after_its_days(tmp_path):
    calendar = Calendar()
    house = house_in(tmp_path, calendar, keep=90)
    code = await opened(house)
    log = [body for _, body in logs(tmp_path)]
    calendar.pass_days(90)
    assert await house.put_away() == []
    calendar.pass_days(1)
    assert await house.put_away() == [code]
    assert logs(tmp_path) == []
    assert files(tmp_path) == [f"{code}.jsonl.gz"]
    assert await why_not(house, code) == "room-archived"
    assert await why_not(house, "NOBODY") == "no-such-room"
    first, *rest = gzip.decompress(
        (tmp_path / "archive" / f"{code}.jsonl.gz").read_bytes()
    ).splitlines()
    heading = msgspec.json.decode(first)
    assert (heading["code"], heading["archived"], heading["events"]) == (
        code,
        calendar.now,
        len(log),
    )
    assert rest == log
    assert await house.put_away() == []
    house.close()


@alone
async def test_a_visit_begins_the_days_anew(tmp_path):
    calendar = Calendar()
    house = house_in(tmp_path, calendar, keep=90)
    code = await opened(house)
    calendar.pass_days(60)
    await house.room(code)
    house.sweep()
    calendar.pass_days(60)
    assert await house.put_away() == []
    calendar.pass_days(31)
    assert await house.put_away() == [code]
    house.close()


@alone
async def test_a_room_with_people_in_it_stays_however_long_they_do(tmp_path):
    calendar = Calendar()
    with_people = house_in(tmp_path, calendar, keep=1)
    code = (await with_people.create("anna", NewRoom("imperator", "Anna", 2))).code
    for _ in range(3):
        calendar.pass_days(50)
        assert await with_people.put_away() == []
    assert (await with_people.room(code)).sitting.code == code
    with_people.close()


@alone
async def test_with_zero_days_all_rooms_are_kept(tmp_path):
    calendar = Calendar()
    house = house_in(tmp_path, calendar, keep=0)
    await opened(house)
    calendar.pass_days(10_000)
    assert await house.put_away() == []
    house.close()


@alone
async def test_who_comes_to_an_archived_room_is_told_so(tmp_path):
    calendar = Calendar()
    with running(quick(tmp_path, today=calendar)) as address:
        anna = await Person(address).opens("Anna")
        async with anna.at_table() as a:
            invite = a.welcome["invite"]
    calendar.pass_days(91)
    with running(quick(tmp_path, today=calendar)) as address:
        late = Person(address)
        while logs(tmp_path):  # It is put away when the server starts.
            await asyncio.sleep(0.01)
        for wish in ({"name": "Ben", "code": anna.code}, {"name": "Ben", "invite": invite}):
            answer = await late.post("/api/join", wish)
            assert answer.status_code == 410
            assert answer.json()["trouble"]["key"] == "room-archived"
        late.code = anna.code
        async with late.at_table() as b:
            await b.until(lambda: b.closed is not None)
            assert (b.gone, b.closed) == ("room-archived", 4404)


@pytest.mark.parametrize("moment", ["unfinished", "written", "removed"])
@alone
async def test_a_crash_in_between_loses_nothing_and_doubles_nothing(tmp_path, monkeypatch, moment):
    calendar = Calendar()
    house = house_in(tmp_path, calendar)
    code = await opened(house)
    before = logs(tmp_path)
    calendar.pass_days(91)

    class Killed(BaseException):
        pass

    def killed(*given: object) -> None:
        raise Killed

    if moment == "unfinished":
        monkeypatch.setattr(Path, "replace", killed)
    elif moment == "written":
        monkeypatch.setattr(house.store, "put_away", killed)
    else:
        monkeypatch.setattr(house.store, "is_archived", killed)
    with pytest.raises(Killed):
        await house.put_away()
    monkeypatch.undo()
    house.close()
    there = logs(tmp_path) == before
    assert there == (moment != "removed")
    again = house_in(tmp_path, calendar)
    if there:
        # Whoever comes now finds the room, and what was left of the archive goes.
        assert (await again.room(code)).sitting.code == code
        assert await again.put_away() == []
        assert files(tmp_path) == []
        again.sweep()
        calendar.pass_days(91)
        assert await again.put_away() == [code]
    assert await again.put_away() == []
    assert await why_not(again, code) == "room-archived"
    assert logs(tmp_path) == []
    assert Archive(tmp_path).read(code)[1] == [body for _, body in before]
    again.close()


@alone
async def test_who_comes_while_a_room_is_put_away_keeps_it(tmp_path, monkeypatch):
    calendar = Calendar()
    house = house_in(tmp_path, calendar)
    code = await opened(house)
    calendar.pass_days(91)
    put_away = house.store.put_away

    async def late(room: str, since: int) -> None:
        await house.room(code)
        await put_away(room, since)

    monkeypatch.setattr(house.store, "put_away", late)
    assert await house.put_away() == []
    assert files(tmp_path) == []
    assert len(await house.store.events((await house.room(code)).id)) == 1
    house.close()


@alone
async def test_a_room_that_cannot_be_written_stays_and_the_others_go(tmp_path, monkeypatch):
    calendar = Calendar()
    house = house_in(tmp_path, calendar)
    stays, goes = await opened(house), await opened(house)
    calendar.pass_days(91)
    write = Archive.write

    def failing(archive: Archive, row: RoomRow, log: list[bytes], now: int) -> None:
        if row.code == stays:
            raise OSError("disk full")
        write(archive, row, log, now)

    monkeypatch.setattr(Archive, "write", failing)
    assert await house.put_away() == [goes]
    assert (await house.room(stays)).sitting.code == stays
    house.close()


def test_a_damaged_file_is_not_read(tmp_path):
    archive = Archive(tmp_path)
    row = RoomRow("id", "ABCDEF", "invite")
    archive.write(row, [b"{}", b"{}"], BEGIN)
    assert archive.read("ABCDEF") == (row, [b"{}", b"{}"])
    file = tmp_path / "archive" / "ABCDEF.jsonl.gz"
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    for damaged in (whole[:-20], b"", b"text", gzip.compress(b"".join(lines[:-1]))):
        file.write_bytes(damaged)
        with pytest.raises(NotArchived):
            archive.read("ABCDEF")


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of other systems")
def test_the_archive_is_for_its_users_eyes_only(tmp_path):
    Archive(tmp_path).write(RoomRow("id", "ABCDEF", "invite"), [b"{}"], BEGIN)
    folder = tmp_path / "archive"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "ABCDEF.jsonl.gz").stat().st_mode & 0o777 == 0o600


# Bringing back


@alone
async def archived(data: Path) -> None:
    """A folder in whose archive lies a room with a match, and nothing else."""
    calendar = Calendar()
    with running(quick(data, today=calendar)) as address:
        anna = await Person(address).opens("Anna", seats=2, bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            await a.plays(random.Random("archive").randrange, 3)
    calendar.pass_days(91)
    house = house_in(data, calendar)
    assert await house.put_away() == [anna.code]
    house.close()


def test_a_room_comes_back_as_it_was(tmp_path):
    archived(tmp_path)
    (name,) = files(tmp_path)
    code = name.partition(".")[0]
    log = Archive(tmp_path).read(code)[1]
    result = run("restore", code.lower(), "--data", tmp_path)
    assert result.exit_code == 0, result.output
    assert code in result.output
    assert [body for _, body in logs(tmp_path)] == log
    assert files(tmp_path) == []
    missing = run("restore", code, "--data", tmp_path, "--lang", "de")
    assert missing.exit_code == 2
    assert "kein vollständiges Archiv" in missing.output


def test_a_room_is_not_brought_back_under_a_running_server(tmp_path):
    archived(tmp_path / "data")
    code = files(tmp_path / "data")[0].partition(".")[0]
    server = Process(tmp_path / "data")
    server.start()
    result = run("restore", code, "--data", tmp_path / "data")
    server.stop()
    assert result.exit_code == 2
    assert "already using" in result.output
    assert run("restore", code, "--data", tmp_path / "data").exit_code == 0


# Databases of the first version


@alone
async def test_a_database_of_the_first_version_gets_its_days_from_now_on(tmp_path):
    code = await stored(tmp_path, "imperator-playing")
    with sqlite3.connect(tmp_path / "rooms.sqlite") as database:
        database.executescript(
            "ALTER TABLE rooms DROP COLUMN visited; DROP TABLE archived; PRAGMA user_version=1;"
        )
    calendar = Calendar()
    house = house_in(tmp_path, calendar)
    calendar.pass_days(89)
    assert await house.put_away() == []
    calendar.pass_days(2)
    assert await house.put_away() == [code]
    house.close()
    Store(tmp_path / "rooms.sqlite").close()
