"""Rooms that are older than the server: a match under earlier rules, and a room in the archive."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.guest import Visit
from server.running import Process
from server.test_logs import stored


@pytest.fixture
def old(tmp_path: Path) -> Iterator[tuple[Process, str]]:
    """A server, and the code of a room whose match was begun under rules that are no more."""
    process = Process(tmp_path / "data")
    with ThreadPoolExecutor(1) as aside:  # The browser has a loop in this thread.
        code = aside.submit(asyncio.run, stored(process.data, "imperator-playing")).result()
    with sqlite3.connect(process.data / "rooms.sqlite") as database:
        database.execute(
            "UPDATE events SET body = replace(CAST(body AS TEXT), '\"rules\":1', '\"rules\":0')"
        )
    process.start()
    yield process, code
    process.stop()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_match_under_earlier_rules_says_so_and_its_room_lives_on(
    old: tuple[Process, str], visit: Visit, language: str
) -> None:
    process, code = old
    ben = visit("Ben", language=language, address=process.address)
    ben.goes(f"/r/{code}")
    ben.page.get_by_role("textbox").fill("Ben")
    ben.button("join").click()
    expect(ben.page.get_by_role("heading", name=ben.say("earlier-rules"))).to_be_visible()
    expect(ben.page.get_by_text(ben.say("rematch-by-host"))).to_be_visible()
    with ben.page.expect_download() as download:
        ben.page.get_by_role("link", name=ben.say("save-record")).click()
    assert download.value.suggested_filename == f"imperator-{code}-1.json"
    expect(ben.page.get_by_text("wait for Ben")).to_be_visible()


def test_an_archived_room_says_where_it_is(old: tuple[Process, str], visit: Visit) -> None:
    process, code = old
    with sqlite3.connect(process.data / "rooms.sqlite") as database:
        database.executescript(
            "INSERT INTO archived SELECT id, code, invite FROM rooms;"
            "DELETE FROM events; DELETE FROM rooms;"
        )
    ben = visit("Ben", address=process.address)
    ben.goes(f"/r/{code}")
    expect(ben.page.get_by_text(ben.game("error-room-archived"))).to_be_visible()
