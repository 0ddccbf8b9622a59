"""The store: committed before it is answered, faults stay alone, and the room goes back."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys

import pytest

from server.running import alone, quick
from spieltisch.engine import Choice
from spieltisch.server import messages
from spieltisch.server.folder import FolderTaken
from spieltisch.server.house import House
from spieltisch.server.messages import NewRoom
from spieltisch.server.store import NotStored, RoomRow, Store
from spieltisch.server.viewer import Viewer

ROW = RoomRow("room", "ABCDEF", "invite")


@alone
async def test_many_appends_share_few_commits_and_all_are_there(tmp_path):
    store = Store(tmp_path / "rooms.sqlite")
    commits = 0
    transact = store._transact

    def counted(statements):
        nonlocal commits
        commits += 1
        transact(statements)

    store._transact = counted
    await store.create(ROW, b"1")
    await asyncio.gather(*(store.append("room", seq, b"%d" % seq) for seq in range(2, 501)))
    assert await store.events("room") == [b"%d" % seq for seq in range(1, 501)]
    assert commits < 100
    store.close()


@alone
async def test_one_fault_in_a_commit_is_that_ones_alone(tmp_path):
    store = Store(tmp_path / "rooms.sqlite")
    await store.create(ROW, b"1")
    done = await asyncio.gather(
        store.append("room", 2, b"2"),
        store.append("room", 2, b"again"),
        store.append("room", 3, b"3"),
        store.append("nowhere", 1, b"x"),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [type(None), NotStored, type(None), NotStored]
    assert await store.events("room") == [b"1", b"2", b"3"]
    store.close()


@alone
async def test_a_log_with_a_gap_is_not_read(tmp_path):
    store = Store(tmp_path / "rooms.sqlite")
    await store.create(ROW, b"1")
    await store.append("room", 3, b"3")
    with pytest.raises(NotStored, match="gap"):
        await store.events("room")
    store.close()


@alone
async def test_the_disk_has_it_before_anybody_hears_of_it(tmp_path):
    store = Store(tmp_path / "rooms.sqlite")
    await store.create(ROW, b"1")
    await store.append("room", 2, b"2")
    other = sqlite3.connect(tmp_path / "rooms.sqlite")
    assert other.execute("SELECT count(*) FROM events").fetchone() == (2,)
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._writing.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_a_store_of_another_version_is_left_alone(tmp_path):
    file = tmp_path / "rooms.sqlite"
    Store(file).close()
    sqlite3.connect(file).execute("PRAGMA user_version=99")
    with pytest.raises(NotStored, match="another version"):
        Store(file)


def mode(file):
    return file.stat().st_mode & 0o777


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of other systems")
@alone
async def test_nobody_else_may_read_what_is_stored(tmp_path):
    folder = tmp_path / "new" / "data"
    before = os.umask(0o022)
    try:
        store = Store(folder / "rooms.sqlite")
        await store.create(ROW, b"1")
        assert mode(folder) == 0o700
        assert {file.name: mode(file) for file in folder.iterdir()} == dict.fromkeys(
            ("rooms.sqlite", "rooms.sqlite-wal", "rooms.sqlite-shm", "rooms.lock"), 0o600
        )
        store.close()
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of other systems")
def test_what_an_older_version_left_open_is_closed(tmp_path):
    file = tmp_path / "rooms.sqlite"
    Store(file).close()
    file.chmod(0o644)
    (tmp_path / "rooms.sqlite-wal").touch(0o644)
    store = Store(file)
    assert mode(file) == mode(tmp_path / "rooms.sqlite-wal") == 0o600
    store.close()


def test_two_stores_never_share_a_folder(tmp_path):
    store = Store(tmp_path / "rooms.sqlite")
    with pytest.raises(FolderTaken):
        Store(tmp_path / "rooms.sqlite")
    store.close()
    Store(tmp_path / "rooms.sqlite").close()


def test_the_key_that_signs_cookies_stays_the_same(tmp_path):
    store = Store(tmp_path / "rooms.sqlite")
    key = store.key()
    store.close()
    again = Store(tmp_path / "rooms.sqlite")
    assert again.key() == key
    again.close()


@alone
async def test_a_room_goes_back_when_the_disk_does_not_take_a_move(tmp_path):
    house = House(quick(tmp_path))
    entered = await house.create("me", NewRoom("imperator", "Anna", 2))
    room = await house.room(entered.code)
    viewer = Viewer(entered.you)
    await room.attach(viewer, 0)
    await room.handle(viewer, messages.Sit(id="sit", seat=1))
    await room.handle(viewer, messages.Start(id="start"))
    before = (room.sitting.seq, room.sitting.table.hash())
    question = room.sitting.table.question(0)
    move = messages.Move(id="move", seat=0, question=question.number, choice=question.choices[0])
    append = house.store.append

    def failing(*given):
        future = asyncio.get_running_loop().create_future()
        future.set_exception(NotStored("disk full"))
        return future

    house.store.append = failing
    await room.handle(viewer, move)
    assert (room.sitting.seq, room.sitting.table.hash()) == before
    assert b'"not-stored"' in _last(viewer)
    house.store.append = append
    await room.handle(viewer, move)
    assert room.sitting.seq == before[0] + 1
    assert room.sitting.table.view(0).committed == [Choice(*_parts(question.choices[0]))]
    house.close()


def _parts(choice: Choice) -> tuple:
    return choice.verb, choice.things


def _last(viewer: Viewer) -> bytes:
    seen = b""
    while not viewer.outbox.empty():
        item = viewer.outbox.get_nowait()
        seen += item if isinstance(item, bytes) else b""
    return seen
