"""Somebody finds their matches again, on this device and on others, and shows them to anybody."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import Person, Process, alone, quick, running
from spieltisch.server.house import FILE
from spieltisch.server.limits import Rate
from spieltisch.server.tickets import Tickets


async def mine(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/mine")).json()
    return found


async def link_of(person: Person) -> str:
    answer = (await person.post("/api/me", {})).json()
    assert answer["qr"].startswith("<svg")
    return str(answer["link"])


async def follows(person: Person, link: str) -> httpx.Response:
    return await person.post("/api/me/enter", {"secret": link.rsplit("/", 1)[1]})


async def played_out(person: Person, at: Any) -> None:
    await at.does("start")
    await at.plays(lambda count: 0)
    assert at.over


@alone
async def test_running_matches_say_whose_turn_it_is(address: str) -> None:
    anna = await Person(address).opens("Anna", seats=2)
    assert [(one["phase"], one["asked"]) for one in await mine(anna)] == [("lobby", False)]
    ben = await Person(address).joins(anna.code, "Ben")
    async with anna.at_table() as at_anna, ben.at_table() as at_ben:
        await at_ben.does("sit", seat=1)
        await at_anna.does("start")
        await at_anna.until(lambda: at_anna.questions)
    (match,) = await mine(anna)
    assert (match["code"], match["game"], match["phase"]) == (anna.code, "imperator", "playing")
    assert [(one["name"], one["mine"]) for one in match["players"]] == [
        ("Anna", True),
        ("Ben", False),
    ]
    asked = {person: (await mine(person))[0] for person in (anna, ben)}
    for number, person in enumerate((anna, ben)):
        assert asked[person]["asked"] == (number in asked[person]["awaiting"])
    assert await mine(Person(address)) == []


@alone
async def test_whoever_left_or_was_sent_away_is_not_reminded(address: str) -> None:
    anna = await Person(address).opens()
    ben = await Person(address).joins(anna.code, "Ben")
    async with anna.at_table() as at:
        await at.does("remove", guest=ben.you)
    assert len(await mine(anna)) == 1 and await mine(ben) == []


@alone
async def test_matches_are_found_after_a_crash(tmp_path: Path) -> None:
    house = Process(tmp_path / "data")
    house.start()
    anna = await Person(house.address).opens("Anna", seats=2, bots=1)
    async with anna.at_table() as at:
        await at.does("start")
        await at.plays(lambda count: 0, limit=6)
        await at.until(lambda: at.questions)
    before, link = await mine(anna), await link_of(anna)
    assert before[0]["asked"] and before[0]["last"] is not None
    house.kill()
    house.start()
    # Once from its log, and then as it was kept.
    assert await mine(anna) == before
    assert await mine(anna) == before
    phone = Person(house.address)
    assert (await follows(phone, link)).status_code == 200
    assert await mine(phone) == before
    phone.code = anna.code
    async with phone.at_table() as at:
        assert at.questions
    house.stop()


@alone
async def test_to_look_at_the_list_is_no_visit(tmp_path: Path) -> None:
    with running(quick(tmp_path, idle=0)) as address:
        anna = await Person(address).opens()
    visited = "SELECT visited FROM rooms"
    with sqlite3.connect(tmp_path / FILE) as rooms:
        rooms.execute("UPDATE rooms SET visited = 7")
    with running(quick(tmp_path, keep=0)) as address:
        again = Person(address)
        again.http.cookies = anna.http.cookies
        assert len(await mine(again)) == 1
    with sqlite3.connect(tmp_path / FILE) as rooms:
        assert rooms.execute(visited).fetchone() == (7,)
        assert rooms.execute("SELECT count(*) FROM glimpses").fetchone() == (1,)


# Personal links


@alone
async def test_a_personal_link_carries_all_matches_until_there_is_a_new_one(address: str) -> None:
    anna = await Person(address).opens("Anna")
    await anna.opens("Anna", game="villainous")
    first = await link_of(anna)
    second = await link_of(anna)
    phone = Person(address)
    refused = await follows(phone, first)
    assert refused.json()["trouble"]["key"] == "no-such-link"
    assert await mine(phone) == []
    assert len((await follows(phone, second)).json()) == 2
    assert await mine(phone) == await mine(anna)


@alone
async def test_a_link_is_kept_nowhere(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address:
        secret = (await link_of(await Person(address).opens())).rsplit("/", 1)[1]
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert secret.encode() not in written


@alone
async def test_links_cannot_be_guessed_fast(tmp_path: Path) -> None:
    slow = quick(tmp_path, guesses=Rate(burst=3, per_second=0.001))
    with running(slow) as address:
        eve = Person(address)
        keys = [(await follows(eve, "/nobody")).json()["trouble"]["key"] for _ in range(5)]
        assert keys == ["no-such-link"] * 3 + ["too-fast"] * 2


# Invitations


@alone
async def test_an_invitation_names_host_and_players_and_seats_a_guest_at_once(address: str) -> None:
    anna = await Person(address).opens("Anna", seats=3, bots=1)
    async with anna.at_table() as at:
        assert at.welcome is not None
        invite = at.welcome["invite"]
        shown = (await Person(address).http.get(f"/api/invitations/{invite}")).json()
        assert (shown["game"], shown["host"], shown["free"]) == ("imperator", "Anna", 1)
        ben, cleo = Person(address), Person(address)
        for person, name in ((ben, "Ben"), (cleo, "Cleo")):
            await person.post("/api/join", {"name": name, "invite": invite, "sit": True})
        await at.until(lambda: len(at.room["guests"]) == 3)
        assert [seat["name"] for seat in at.room["seats"]] == ["Anna", "Ben", ""]
    nobody = await Person(address).http.get("/api/invitations/nobody")
    assert nobody.json() is None


@alone
async def test_who_stood_up_is_not_seated_again(address: str) -> None:
    anna = await Person(address).opens("Anna", seats=2)
    ben = Person(address)
    wish = {"name": "Ben", "code": anna.code, "sit": True}
    ben._entered(await ben.post("/api/join", wish))
    async with ben.at_table() as at:
        assert at.room["seats"][1]["guest"] == ben.you
        await at.does("leave", seat=1)
        await ben.post("/api/join", {**wish, "name": "Benno"})
        await at.until(lambda: any(one["name"] == "Benno" for one in at.room["guests"]))
        assert at.room["seats"][1]["kind"] == "open"


PAGE = "<html><head><title>Spieltisch</title></head><body></body></html>"


@alone
async def test_messengers_are_told_of_a_valid_invitation_only(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(PAGE, encoding="utf-8")
    with running(quick(tmp_path / "data"), page) as address:
        anna = await Person(address).opens('Anna "&<', seats=2, game="villainous")
        async with anna.at_table() as at:
            assert at.welcome is not None
            invite = at.welcome["invite"]
        stranger = Person(address)
        shown = (await stranger.http.get(f"/join/{invite}?lang=de")).text
        assert 'content="Anna &quot;&amp;&lt; lädt dich ein: Villainous"' in shown
        assert f'content="http://{address}/previews/villainous.png"' in shown
        for path in ("/join/nobody", f"/r/{anna.code}", "/me/x", "/watch/x"):
            assert "og:" not in (await stranger.http.get(path)).text


# Open tables


@alone
async def test_a_table_is_listed_while_its_host_is_there_and_wants_it(address: str) -> None:
    anna = await Person(address).opens("Anna", seats=2)
    stranger = Person(address)

    async def listed() -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await stranger.http.get("/api/tables")).json()
        return found

    async with anna.at_table() as at:
        assert await listed() == []
        await at.does("publish", listed=True)
        (one,) = await listed()
        assert (one["table"]["host"], one["table"]["free"]) == ("Anna", 1)
        await at.does("lock", locked=True)
        assert await listed() == []
        await at.does("lock", locked=False)
        await stranger.post("/api/join", {"name": "Ben", "invite": one["invite"], "sit": True})
        await at.until(lambda: at.room["seats"][1]["kind"] == "person")
        assert await listed() == []
    ben = await Person(address).joins(anna.code, "Ben")
    async with ben.at_table() as at:
        assert await at.refused("publish", listed=True) == "not-host"


# Replays for everybody


@alone
async def test_a_shared_replay_needs_no_account_and_outlives_the_next_match(address: str) -> None:
    anna = await Person(address).opens("Anna", seats=2, bots=1, options={"lives": 1})
    async with anna.at_table() as at:
        assert (await anna.post(f"/api/rooms/{anna.code}/share", {})).status_code == 409
        await played_out(anna, at)
        link = (await anna.post(f"/api/rooms/{anna.code}/share", {})).json()["link"]
        path = f"/api/shared/{link.rsplit('/', 1)[1]}/replay"
        stranger = Person(address)
        first = (await stranger.http.get(path)).json()
        await at.does("rematch")
        again = (await stranger.http.get(path)).json()
        assert first == again and first["seats"][0] == "Anna"
        assert (await stranger.post(f"/api/rooms/{anna.code}/share", {})).status_code == 403


@pytest.mark.parametrize("secret", ["", "x", "a.1.b", "a.99999999999.b", "..", "a.é.b"])
def test_a_shared_link_cannot_be_made_up(secret: str) -> None:
    tickets = Tickets(b"key")
    assert tickets.read_shared(secret) is None
    assert tickets.read_shared(Tickets(b"another").shared("room", 1)) is None
    assert tickets.read_shared(tickets.shared("room", 1)) == ("room", 1)
