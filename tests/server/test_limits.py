"""What one guest or one address may ask for, and what becomes of those who ask for more."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from server.running import Person, Socket, alone, elsewhere, quick, running
from spieltisch.server import commands, limits
from spieltisch.server.limits import Caller, Limit, Rate

WRONG = {"name": "Ben", "code": "AAAAAA"}
NEVER = Rate(burst=3, per_second=0.0)


class Elsewhere(Person):
    """The same browser as somebody else, from another address."""

    def __init__(self, address: str, own: str, cookies_of: Person | None = None) -> None:
        super().__init__(address)
        way = httpx.AsyncHTTPTransport(local_address=own)
        self.http = httpx.AsyncClient(base_url=f"http://{address}", transport=way)
        if cookies_of is not None:
            self.http.cookies = cookies_of.http.cookies


# Guessing codes


@alone
async def test_guesses_at_the_same_time_are_all_counted(tmp_path):
    with running(quick(tmp_path, guesses=NEVER)) as address:
        strangers = [Person(address) for _ in range(40)]
        answers = await asyncio.gather(*(one.post("/api/join", WRONG) for one in strangers))
        assert Counter(answer.status_code for answer in answers) == {404: 3, 429: 37}


@pytest.mark.parametrize("path", ["qr.svg", "record", "replay"])
@alone
async def test_every_route_that_names_a_room_counts_guesses(tmp_path, path):
    with running(quick(tmp_path, guesses=NEVER)) as address:
        stranger = Person(address)
        gets = (stranger.http.get(f"/api/rooms/AAAAAA/{path}") for _ in range(12))
        answers = await asyncio.gather(*gets)
        assert Counter(answer.status_code for answer in answers) == {404: 3, 429: 9}


@alone
async def test_sockets_count_guesses(tmp_path):
    with running(quick(tmp_path, guesses=NEVER)) as address:
        stranger = Person(address)
        stranger.code = "AAAAAA"
        reasons = Counter(await asyncio.gather(*(_turned_away(stranger) for _ in range(12))))
        assert reasons == {"no-such-room": 3, "too-fast": 9}


async def _turned_away(person: Person) -> str:
    async with person.at_table() as socket:
        await socket.until(lambda: socket.closed)
        return socket.gone


@alone
async def test_whoever_names_the_right_room_pays_nothing(tmp_path):
    with running(quick(tmp_path, guesses=NEVER)) as address:
        anna = await Person(address).opens("Anna")
        for number in range(10):
            await Person(address).joins(anna.code, f"Guest {number}")
        bad = [await anna.post("/api/join", b"{") for _ in range(5)]
        assert {answer.status_code for answer in bad} == {400}
        assert (await anna.post("/api/join", WRONG)).status_code == 404


@elsewhere
@alone
async def test_a_guest_who_changes_the_address_is_the_same_guest(tmp_path):
    with running(quick(tmp_path, guesses=NEVER)) as address:
        anna = await Person(address).opens("Anna")
        for _ in range(3):
            assert (await anna.post("/api/join", WRONG)).status_code == 404
        moved = Elsewhere(address, "127.0.0.2", cookies_of=anna)
        assert (await moved.post("/api/join", WRONG)).status_code == 429
        stranger = Elsewhere(address, "127.0.0.2")
        assert (await stranger.post("/api/join", WRONG)).status_code == 404


@alone
async def test_an_address_is_not_what_a_header_says(tmp_path):
    with running(quick(tmp_path, guesses=NEVER)) as address:
        stranger = Person(address)
        answers = []
        for number in range(5):
            stranger.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
            answers.append((await stranger.post("/api/join", WRONG)).status_code)
        assert answers == [404, 404, 404, 429, 429]


# Messages


@alone
async def test_more_sockets_are_not_more_messages(tmp_path):
    with running(quick(tmp_path, messages=Rate(burst=5, per_second=0.0))) as address:
        anna = await Person(address).opens("Anna")
        async with contextlib.AsyncExitStack() as open_:
            sockets = [await open_.enter_async_context(anna.at_table()) for _ in range(5)]
            for socket in sockets:
                await socket.does("ping")
            assert [await socket.refused("ping") for socket in sockets] == ["too-fast"] * 5


@alone
async def test_chat_and_new_names_are_slower_than_moves(tmp_path):
    with running(quick(tmp_path, words=Rate(burst=6, per_second=0.0))) as address:
        anna = await Person(address).opens("Anna", bots=1)
        async with anna.at_table() as a:
            await a.does("start")
            for text in "abcd":
                await a.does("chat", text=text)
            await a.does("rename", name="Ann")
            assert await a.refused("chat", text="e") == "too-fast"
            await a.chooses(a.questions[0])
            await a.does("ping")
        again = await anna.post("/api/join", {"name": "Hanna", "code": anna.code})
        assert again.json()["trouble"]["key"] == "too-fast"


# What a log has to bear


@elsewhere
@alone
async def test_one_address_does_not_fill_a_room(tmp_path, monkeypatch):
    monkeypatch.setattr(commands, "MOST_AT_HOME", 3)
    with running(quick(tmp_path)) as address:
        anna = await Elsewhere(address, "127.0.0.2").opens("Anna")
        family = [await Person(address).joins(anna.code, f"Guest {n}") for n in range(3)]
        wish = {"name": "Too many", "code": anna.code}
        answer = await Person(address).post("/api/join", wish)
        assert (answer.status_code, answer.json()["trouble"]["key"]) == (403, "home-full")
        await Elsewhere(address, "127.0.0.3").joins(anna.code, "From elsewhere")
        for one in family:  # Whoever has been in comes back, also under another name.
            await one.joins(anna.code, "Again")
        async with anna.at_table() as a:
            await a.does("remove", guest=family[0].you)
        await Person(address).joins(anna.code, "In their place")


@alone
async def test_who_comes_from_where_is_still_known_after_a_restart(tmp_path, monkeypatch):
    monkeypatch.setattr(commands, "MOST_AT_HOME", 1)
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna")
        await Person(address).joins(anna.code, "Ben")
    with running(quick(tmp_path)) as address:
        answer = await Person(address).post("/api/join", {"name": "Cleo", "code": anna.code})
        assert answer.json()["trouble"]["key"] == "home-full"


async def takes_back(one: Socket, times: int) -> int:
    """Choose until a choice can be taken back, then so often; whose choice it still is."""
    while True:
        question = one.questions[0]
        await one.chooses(question, -1)
        await one.until(lambda asked=question: asked not in one.questions)
        if one.sights[question["seat"]]["can_undo"]:
            break
    for _ in range(times):
        await one.does("undo", seat=question["seat"])
        await one.until(lambda: one.sights[question["seat"]]["question"])
        answer = await one.chooses(one.sights[question["seat"]]["question"], -1)
        await one.until(lambda seq=answer["seq"]: one.seq >= seq)
    return question["seat"]


@asynccontextmanager
async def playing_alone(address: str) -> AsyncIterator[Socket]:
    anna = await Person(address).opens("Anna")
    async with anna.at_table() as a:
        await a.does("sit", seat=1)
        await a.does("start")
        yield a


@alone
async def test_choices_are_taken_back_at_the_pace_of_people(tmp_path):
    with running(quick(tmp_path, undos=Rate(burst=4, per_second=0.0))) as address:
        async with playing_alone(address) as a:
            seat = await takes_back(a, 4)
            assert await a.refused("undo", seat=seat) == "too-fast"


@alone
async def test_in_one_match_only_so_much_is_taken_back(tmp_path, monkeypatch):
    monkeypatch.setattr(commands, "MOST_UNDONE", 3)
    with running(quick(tmp_path)) as address:
        async with playing_alone(address) as a:
            seat = await takes_back(a, 3)
            assert await a.refused("undo", seat=seat) == "undone-often"


@alone
async def test_a_room_that_has_seen_too_much_plays_its_match_to_the_end(tmp_path, monkeypatch):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna", bots=1, options={"round_limit": 1})
        async with anna.at_table() as a:
            await a.does("start")
            monkeypatch.setattr(commands, "MOST_EVENTS", a.seq)
            assert await a.refused("chat", text="hello") == "room-worn-out"
            assert await a.refused("undo", seat=0) == "room-worn-out"
            wish = {"name": "Ben", "code": anna.code}
            answer = await Person(address).post("/api/join", wish)
            assert answer.json()["trouble"]["key"] == "room-worn-out"
            await a.plays(lambda count: 0)
            assert a.room["phase"] == "over"
            assert await a.refused("rematch") == "room-worn-out"
            assert (await a.ask("remove", guest=anna.you))["trouble"] is None


# Buckets


def test_a_refusal_of_the_guest_costs_the_address_nothing():
    limit = Limit(Rate(burst=1, per_second=0), lambda: 0.0, crowd=2)
    anna, ben = Caller("anna", "home"), Caller("ben", "home")
    assert limit.take(anna)
    assert not limit.take(anna)
    assert limit.take(ben)


def test_what_costs_more_than_there_is_leaves_a_debt():
    now = [0.0]
    bucket = limits.Bucket(Rate(burst=2, per_second=1), lambda: now[0])
    assert bucket.take()
    bucket.charge(4)
    now[0] = 3.9
    assert not bucket.take()
    now[0] = 4.0
    assert bucket.take()
    assert not bucket.take()


def test_only_so_many_buckets_are_kept(monkeypatch):
    monkeypatch.setattr(limits, "MOST_KEPT", 3)
    limit = Limit(Rate(burst=1, per_second=0), lambda: 0.0)
    callers = [Caller("", str(number)) for number in range(4)]
    assert [limit.take(one) for one in callers] == [True] * 4
    assert not limit.take(callers[3])
    assert limit.take(callers[0])
