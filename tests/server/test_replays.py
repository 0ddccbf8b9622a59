"""Replays: page by page, in a process of their own, in turn with those of others."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest

from playing import played
from server.running import Person, alone, quick, running
from spieltisch.engine import Record, read_record
from spieltisch.games import REGISTER, find, table_of
from spieltisch.server import replays
from spieltisch.server.limits import Caller, Rate
from spieltisch.server.messages import Replay
from spieltisch.server.refusals import Refused
from spieltisch.server.replays import MOST_OF_ONE, Job, NotReplayed, Replays, Shelf, Wish

ANNA = Caller("anna", "here")
MEGABYTE = 1024 * 1024


def record_of(choices: int | None = None, game: str = "imperator", seats: int = 2) -> bytes:
    options = {"round_limit": 2, "hidden_buffs": True} if game == "imperator" else {}
    return played(find(game), seats, "replayed", options, choices).record().to_json()


def plain(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


async def pages_of(ask: Callable[[int], Any]) -> list[dict[str, Any]]:
    """All pages of a replay, one after the other."""
    found = [await ask(0)]
    while (reached := found[-1]["steps"][-1]["moment"]) < found[-1]["last"]:
        found.append(await ask(reached + 1))
    return found


async def page(person: Person, data: bytes, seat: int | None, start: int) -> dict[str, Any]:
    query = "" if seat is None else f"&seat={seat}"
    response = await person.post(f"/api/replay?from={start}{query}", data)
    assert response.status_code == 200, response.text
    assert len(response.content) < MEGABYTE
    return response.json()


# Pages


@pytest.mark.parametrize("size", [1, 20_000, MEGABYTE])
@pytest.mark.parametrize("seat", [0, 1, None])
@alone
async def test_the_pages_show_what_the_seat_could_see(address, monkeypatch, seat, size):
    monkeypatch.setattr(replays, "PAGE_SIZE", size)
    data = record_of(60 if size == 1 else None)
    pages = await pages_of(partial(page, Person(address), data, seat))
    steps = [step for one in pages for step in one["steps"]]
    record = read_record(data)
    table = type(table_of(record)).opened(find("imperator"), record)
    assert [step["moment"] for step in steps] == list(range(len(record.entries) + 1))
    assert steps[0]["view"] == plain(table.view(seat))
    for index, (step, entry) in enumerate(zip(steps[1:], record.entries, strict=True)):
        secret = table.secret and entry.seat != seat
        assert step["choice"] == (None if secret else plain(entry.choice))
        table.replay(entry, index)
        assert step["view"] == plain(table.view(seat))
    told = [line for step in steps for line in step["told"]]
    assert [line["message"] for line in told] == plain(table.told_to(seat))
    assert [line["line"] for line in told] == list(range(len(told)))
    for one in pages:
        before = [line for step in steps[: one["steps"][0]["moment"]] for line in step["told"]]
        assert one["earlier"] == before[-replays.LINES_BEFORE :]
        assert set(one) == {field.name for field in msgspec.structs.fields(Replay)}


@pytest.mark.parametrize("game", REGISTER)
@alone
async def test_no_page_is_longer_than_a_megabyte(address, game):
    seats = max(find(game).seats_with({}))
    data = record_of(150, game, seats)
    pages = await pages_of(partial(page, Person(address), data, 0))
    assert pages[-1]["verified"]
    assert [one["steps"][0]["moment"] for one in pages] == sorted(
        {one["steps"][0]["moment"] for one in pages}
    )


@alone
async def test_a_page_can_begin_anywhere_and_whoever_goes_too_far_gets_the_last(address):
    data = record_of()
    last = len(read_record(data).entries)
    for start, first in ((last, last), (7, 7), (last + 1, last), (999_999_999, last), (0, 0)):
        assert (await page(Person(address), data, None, start))["steps"][0]["moment"] == first


@alone
async def test_a_page_is_packed_for_those_who_can_unpack(address):
    data = record_of()
    async with httpx.AsyncClient(base_url=f"http://{address}") as browser:
        packed = await browser.post("/api/replay", content=data)
        assert packed.headers["content-encoding"] == "gzip"
        bare = await browser.post("/api/replay", content=data, headers={"Accept-Encoding": "br"})
        assert "content-encoding" not in bare.headers
        assert int(packed.headers["content-length"]) < len(bare.content) == len(packed.content)


@alone
async def test_a_seat_or_moment_that_is_none_is_refused(address):
    wrong = {"seat=7": "no-seat", "seat=x": "bad-message", "seat=-1": "bad-message"}
    wrong |= {
        "from=-1": "bad-message",
        "from=1e9": "bad-message",
        f"from={'9' * 40}": "bad-message",
    }
    for query, key in wrong.items():
        response = await Person(address).post(f"/api/replay?{query}", record_of(3))
        assert response.json()["trouble"]["key"] == key


# Is it genuine?


def wrong_end(data: bytes) -> bytes:
    return msgspec.structs.replace(read_record(data), end="0" * 64).to_json()


@alone
async def test_a_long_record_is_shown_first_and_checked_when_its_end_is_reached(
    address, monkeypatch
):
    data = record_of()
    last = len(read_record(data).entries)
    anna = Person(address)
    monkeypatch.setattr(replays, "PAGE_SIZE", 1)
    assert (await page(anna, data, None, 0))["verified"]
    monkeypatch.setattr(replays, "CHECKED_FIRST", 0)
    longer = record_of(game="rushout", seats=3, choices=100)
    assert not (await page(anna, longer, None, 0))["verified"]
    assert (await page(anna, longer, None, 100))["verified"]
    assert (await page(anna, longer, None, 0))["verified"]
    false = wrong_end(data)
    assert not (await page(anna, false, None, 0))["verified"]
    response = await anna.post(f"/api/replay?from={last}", false)
    assert response.json()["trouble"]["key"] == "damaged-record"


@alone
async def test_a_record_with_another_end_is_neither_shown_nor_imported(address):
    for path in ("/api/replay", "/api/import?name=Anna"):
        response = await Person(address).post(path, wrong_end(record_of()))
        trouble = response.json()["trouble"]
        assert (trouble["key"], trouble["values"]["reason"]) == ("damaged-record", "end")


@alone
async def test_a_game_that_is_not_offered_is_not_shown(tmp_path):
    data = record_of()
    with running(quick(tmp_path, games=("rushout",))) as address:
        for path in ("/api/replay", "/api/import?name=Anna"):
            response = await Person(address).post(path, data)
            assert response.json()["trouble"]["key"] == "unknown-game"


# In turn


def test_a_long_job_lets_others_go_between_its_slices(monkeypatch):
    monkeypatch.setattr(replays, "SLICE", 0.0)
    shelf = Shelf(find, REGISTER)
    long, short = record_of(), record_of(20)
    last = len(read_record(long).entries)
    wish = Wish(last, None, packed=False)
    answers = [shelf.do(Job("long", wish, file=long))]
    assert isinstance(shelf.do(Job("short", file=short)), replays.NotYet)
    assert isinstance(shelf.do(Job("short")), replays.Done)
    while isinstance(answers[-1], replays.NotYet):
        answers.append(shelf.do(Job("long", wish)))
    assert isinstance(answers[-1], replays.Done)
    assert len(answers) > last // replays.CLOCK_EVERY


def test_a_record_that_was_put_away_is_asked_for_again(monkeypatch):
    monkeypatch.setattr(replays, "MOST_AT_ONCE", 1)
    monkeypatch.setattr(replays, "SLICE", 3600.0)  # Each job is done at once, however slow we are.
    shelf = Shelf(find, REGISTER)
    data = record_of(20)
    assert isinstance(shelf.do(Job("one", file=data)), replays.Done)
    assert isinstance(shelf.do(Job("one")), replays.Done)
    assert isinstance(shelf.do(Job("two", file=data)), replays.Done)
    assert isinstance(shelf.do(Job("one")), replays.Lacking)


@alone
async def test_how_it_went_is_found_out_once_for_all_who_ask_from_one_address(monkeypatch):
    """Of five people in one house the fifth was refused: each had it made for themselves."""
    monkeypatch.setattr(replays, "SLICE", 0.0)
    made = Replays(find, REGISTER, apart=False)
    told = []

    def own() -> Record:
        told.append(1)
        return played(find("imperator"), 2, "replayed", {"round_limit": 2}).record()

    house = [Caller(f"guest {number}", "here") for number in range(2 * MOST_OF_ONE)]
    curves = await asyncio.gather(*(made.curve_of_room(one, "match", own) for one in house))
    assert len(set(curves)) == 1 and curves[0]
    assert len(told) == 1
    again = await made.curve_of_room(house[0], "match", own)
    assert again == curves[0]
    made.close()


@alone
async def test_only_so_many_are_made_at_once_for_one_guest(monkeypatch):
    monkeypatch.setattr(replays, "SLICE", 0.0)
    made = Replays(find, REGISTER, apart=False)
    data = record_of()

    async def check(caller: Caller) -> None:
        with made.turn(caller):
            await made.check(caller, data)

    outcomes = await asyncio.gather(
        *(check(ANNA) for _ in range(6)),
        check(Caller("ben", "there")),
        return_exceptions=True,
    )
    assert [str(one) if one else one for one in outcomes] == [None] * 4 + ["too-fast"] * 2 + [None]
    await check(ANNA)
    made.close()


@alone
async def test_only_so_many_are_made_at_once_for_all(monkeypatch):
    monkeypatch.setattr(replays, "SLICE", 0.0)
    made = Replays(find, REGISTER, apart=False)
    data = record_of()
    guests = [Caller(str(number), str(number)) for number in range(replays.MOST_AT_ONCE + 1)]
    outcomes = await asyncio.gather(
        *(made.check(guest, data) for guest in guests), return_exceptions=True
    )
    assert [str(one) for one in outcomes if one] == ["too-fast"]
    made.close()


@alone
async def test_a_process_that_was_killed_is_replaced():
    made = Replays(find, REGISTER, apart=True)
    data = record_of(20)
    wish = Wish(0, None, packed=False)
    first = await made.page_of_file(ANNA, data, wish)
    (process,) = made._worker._executor._processes.values()
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert await made.page_of_file(ANNA, data, wish) == first
    with pytest.raises(NotReplayed):
        await made.check(ANNA, b"{}")
    made.close()


@alone
async def test_nobody_waits_for_a_replay_when_the_server_ends(monkeypatch):
    made = Replays(find, REGISTER, apart=False)
    begun, go_on = threading.Event(), threading.Event()

    def working(shelf: Shelf, job: Job) -> object:
        begun.set()
        go_on.wait()
        return replays.NotYet()

    monkeypatch.setattr(Shelf, "do", working)
    waiting = [asyncio.create_task(made.check(Caller(name, name), b"")) for name in "abc"]
    await asyncio.to_thread(begun.wait)
    waiting[2].cancel()
    made.give_up()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(one) for one in outcomes[:2]] == ["closing"] * 2
    assert isinstance(outcomes[2], asyncio.CancelledError)
    with pytest.raises(Refused, match="closing"):
        await made.check(ANNA, b"")
    go_on.set()
    made.close()


@alone
async def test_the_record_of_a_room_is_made_only_if_the_process_lacks_it():
    made = Replays(find, REGISTER, apart=False)
    count = 0

    def own() -> Record:
        nonlocal count
        count += 1
        return read_record(record_of(20))

    for start in (0, 5, 20):
        await made.page_of_room(ANNA, "room 1", own, Wish(start, None, packed=False))
    assert count == 1
    await made.page_of_room(Caller("ben", "here"), "room 1", own, Wish(0, 1, packed=False))
    assert count == 2
    made.close()


# Limits


@alone
async def test_every_route_that_makes_replays_is_limited(tmp_path):
    few = Rate(burst=4, per_second=0.0)
    with running(quick(tmp_path, heavy=few, pages=few)) as address:
        anna = Person(address)
        anna._entered(await anna.post("/api/import?name=Anna", record_of()))
        statuses = [await _status(anna, "GET", f"/api/rooms/{anna.code}/replay") for _ in range(5)]
        assert statuses == [200] * 4 + [429]
        for verb, path in (("GET", f"/api/rooms/{anna.code}/record"), ("POST", "/api/replay")):
            assert await _status(anna, verb, path) == 429
        imports = [await _status(anna, "POST", "/api/import?name=Anna") for _ in range(4)]
        assert imports[-1] == 429


async def _status(person: Person, verb: str, path: str) -> int:
    content = record_of() if verb == "POST" else None
    return (await person.http.request(verb, path, content=content)).status_code


@alone
async def test_a_bigger_record_weighs_more(tmp_path):
    with running(quick(tmp_path, heavy=Rate(burst=8, per_second=0.0))) as address:
        anna = Person(address)
        big = b" " * (10 * 64 * 1024)
        assert await _sent(anna, big) == "damaged-record"
        assert await _sent(anna, b" ") == "too-fast"


async def _sent(person: Person, data: bytes) -> str:
    return (await person.post("/api/import?name=Anna", data)).json()["trouble"]["key"]
