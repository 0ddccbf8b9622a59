"""HTTP: games, records, replays, the page, and what keeps strangers out."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import random
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cli.running import run
from playing import played
from server.running import Person, alone, quick, running
from spieltisch.commands.common import NOT_VERIFIED
from spieltisch.engine import read_record
from spieltisch.games import REGISTER, find, table_of
from spieltisch.server.figures import scenes
from spieltisch.server.limits import Rate
from spieltisch.server.messages import Entered, GameInfo
from spieltisch.words import Common, languages

IMPERATOR = find("imperator")


def record_of(choices: int | None = None, **options: object) -> bytes:
    return played(IMPERATOR, 2, "import", {"round_limit": 2, **options}, choices).record().to_json()


@alone
async def test_the_games_are_listed_with_all_that_a_form_needs(address):
    response = await Person(address).http.get("/api/games")
    games = msgspec.json.decode(response.content, type=list[GameInfo])
    assert [game.name for game in games] == list(REGISTER)
    game = games[REGISTER.index("imperator")]
    assert game.options == list(IMPERATOR.options)
    assert game.meanings["card"] == "card"


@alone
async def test_the_positions_of_the_rules_can_be_had_by_anybody(address):
    response = await Person(address).http.get("/api/games/imperator/figures")
    assert [figure["name"] for figure in response.json()] == list(scenes("imperator"))
    response = await Person(address).http.get("/api/games/chess/figures")
    assert response.json()["trouble"]["key"] == "unknown-game"


def plain(data: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(data))


# Records


@alone
async def test_a_record_can_be_had_when_the_match_is_over_and_not_before(address):
    anna = await Person(address).opens("Anna", bots=1, options={"round_limit": 1})
    path = f"/api/rooms/{anna.code}/record"
    async with anna.at_table() as a:
        assert (await anna.http.get(path)).json()["trouble"]["key"] == "not-over"
        await a.does("start")
        for early in (path, f"/api/rooms/{anna.code}/replay"):
            response = await anna.http.get(early)
            assert (response.status_code, response.json()["trouble"]["key"]) == (409, "not-over")
        await a.plays(random.Random("record").randrange)
    response = await anna.http.get(path)
    assert response.headers["content-disposition"].startswith("attachment")
    record = read_record(response.content)
    assert table_of(record).result is not None
    replay = await anna.http.get(f"/api/rooms/{anna.code}/replay?seat=0")
    assert len(replay.json()["steps"]) == len(record.entries) + 1
    assert replay.json()["verified"]


@alone
async def test_a_finished_record_becomes_a_room_that_is_over(address):
    anna = Person(address)
    data = record_of()
    anna._entered(await anna.post("/api/import?name=Anna", data))
    async with anna.at_table() as a:
        assert a.over
        assert a.room["seed"] == read_record(data).seed
        assert (await anna.http.get(f"/api/rooms/{anna.code}/record")).content == data
        await a.does("rematch")
        assert a.room["phase"] == "lobby"


@pytest.mark.parametrize("choices", [1, 20, 24])
@alone
async def test_an_unfinished_record_becomes_a_match_that_goes_on(address, tmp_path, choices):
    begun = record_of(choices, hidden_buffs=True)
    entries = read_record(begun).entries
    anna, ben = Person(address), Person(address)
    anna._entered(await anna.post("/api/import?name=Anna", begun))
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        assert a.room["phase"] == "playing"
        assert [seat["kind"] for seat in a.room["seats"]] == ["open", "open"]
        stood = table_of(read_record(begun))
        assert a.sights[None]["view"] == plain(stood.view(None))
        await a.does("sit", seat=1)
        await b.does("sit", seat=0)
        assert a.sights[1]["view"] == plain(stood.view(1))
        assert [line["message"] for line in b.told[0]] == plain(stood.told_to(0))
        luck = random.Random("go on")
        await asyncio.gather(a.plays(luck.randrange), b.plays(luck.randrange))
    export = (await anna.http.get(f"/api/rooms/{anna.code}/record")).content
    record = read_record(export)
    assert record.entries[: len(entries)] == entries
    assert len(record.entries) > len(entries) == choices
    assert table_of(record).result
    assert_verified(tmp_path, export)


@alone
async def test_everybody_is_told_for_good_who_knows_the_seed_of_a_match(tmp_path):
    with running(quick(tmp_path)) as address:
        anna, ben = Person(address), Person(address)
        anna._entered(await anna.post("/api/import?name=Anna", record_of(20)))
        await ben.joins(anna.code, "Ben")
        async with anna.at_table() as a, ben.at_table() as b:
            assert a.room["brought"] == b.room["brought"] == {"by": "Anna", "match": 1}
            assert [line["news"] for line in b.chat] == ["brought"]
            await a.does("rename", name="Somebody else")
            await a.does("arrange", seat=0, kind="bot")
            await b.does("sit", seat=1)
            await b.plays(random.Random("brought").randrange)
            assert b.over and b.room["brought"] == {"by": "Anna", "match": 1}
    with running(quick(tmp_path)) as address:
        ben.address, ben.http.base_url = address, f"http://{address}"
        async with ben.at_table() as b:
            assert b.room["brought"] == {"by": "Anna", "match": 1}, "also after a restart"


@alone
async def test_a_record_without_a_choice_is_dealt_anew(address, tmp_path):
    known = read_record(record_of(0))
    anna = Person(address)
    anna._entered(await anna.post("/api/import?name=Anna", known.to_json()))
    async with anna.at_table() as a:
        assert a.room["phase"] == "playing" and a.room["brought"] is None
        assert a.room["commitment"] != known.commitment
        assert a.chat == []
        await a.does("arrange", seat=0, kind="bot")
        await a.does("sit", seat=1)
        await a.plays(random.Random("anew").randrange)
    export = (await anna.http.get(f"/api/rooms/{anna.code}/record")).content
    record = read_record(export)
    assert (record.game, record.options, record.seats) == (known.game, known.options, known.seats)
    assert record.seed != known.seed
    assert_verified(tmp_path, export)


@alone
async def test_a_damaged_record_without_a_choice_is_refused(address):
    wrong = msgspec.structs.replace(read_record(record_of(0)), end="0" * 64)
    response = await Person(address).post("/api/import?name=Anna", wrong.to_json())
    assert response.json()["trouble"]["key"] == "damaged-record"


@alone
async def test_names_in_an_imported_record_are_made_fit_to_be_shown(address):
    record = read_record(record_of(20))
    record.seats = ["\x1b[2JAnna", "B\u202een" + "x" * 99]
    clean = ["[2JAnna", "Ben" + "x" * 21]
    anna = Person(address)
    anna._entered(await anna.post("/api/import?name=Anna", record.to_json()))
    async with anna.at_table() as a:
        assert [seat["name"] for seat in a.room["seats"]] == clean
    replay = await anna.post("/api/replay", record.to_json())
    assert replay.json()["seats"] == clean


@alone
async def test_whatever_is_typed_is_shown_clean(address):
    hidden = "\u202e\u200b\x1b\u3164"
    anna = await Person(address).opens(f"{hidden}An{hidden}na\u0301{'x' * 99}")
    ben = await Person(address).joins(anna.code, f"Be{hidden}n")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1, name=f"Cle{hidden}o")
        await b.does("chat", text=f"{hidden}hello\n{hidden}there")
        await a.until(lambda: a.chat)
        assert [guest["name"] for guest in a.room["guests"]] == ["Anná" + "x" * 20, "Ben"]
        assert a.room["seats"][1]["name"] == "Cleo"
        assert a.chat[-1]["text"] == "hello there"


@alone
async def test_an_imported_match_can_be_played_on_against_bots(address, tmp_path):
    anna = Person(address)
    anna._entered(await anna.post("/api/import?name=Anna", record_of(20)))
    async with anna.at_table() as a:
        await a.does("sit", seat=1)
        await a.does("arrange", seat=0, kind="bot")
        await a.plays(random.Random("go on").randrange)
        assert a.over
    assert_verified(tmp_path, (await anna.http.get(f"/api/rooms/{anna.code}/record")).content)


@alone
async def test_what_the_server_exports_is_verified_and_what_was_changed_in_it_is_not(
    address, tmp_path
):
    anna = await Person(address).opens("Anna", seats=3, bots=2, options={"round_limit": 2})
    async with anna.at_table() as a:
        await a.does("start")
        await a.plays(random.Random("verify").randrange)
    export = (await anna.http.get(f"/api/rooms/{anna.code}/record")).content
    assert_verified(tmp_path, export)
    record = read_record(export)
    shorter = msgspec.structs.replace(record, entries=record.entries[:-1])
    other_seed = msgspec.structs.replace(record, seed="ab" * 32)
    for changed in (shorter.to_json(), other_seed.to_json(), export.replace(b'"Anna"', b'"Hans"')):
        file = tmp_path / "changed.json"
        file.write_bytes(changed)
        assert run("verify", file).exit_code == NOT_VERIFIED


def assert_verified(folder: Path, export: bytes) -> None:
    """`spieltisch verify` accepts it, and knows how the match ended."""
    file = folder / "export.json"
    file.write_bytes(export)
    result = run("verify", file)
    assert result.exit_code == 0, result.output
    record = read_record(export)
    assert record.commitment in result.output
    assert str(len(record.entries)) in result.output


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"{}", "damaged-record"),
        (b"\xff", "damaged-record"),
        (record_of().replace(b'"lives":3', b'"lives":2'), "damaged-record"),
        (b" " * (3 * 1024 * 1024), "too-long"),
    ],
)
@alone
async def test_a_damaged_record_is_refused(address, data, key):
    for path in ("/api/import?name=Anna", "/api/replay"):
        response = await Person(address).post(path, data)
        assert response.status_code in (400, 413)
        assert response.json()["trouble"]["key"] == key


# Doors


@alone
async def test_the_cookie_is_for_the_server_alone(address):
    anna = Person(address)
    response = await anna.post("/api/rooms", {"name": "Anna", "game": "imperator", "seats": 2})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    entered = msgspec.json.decode(response.content, type=Entered)
    assert entered.you not in cookie


@alone
async def test_a_forged_cookie_opens_nothing(address):
    anna = await Person(address).opens("Anna")
    value = anna.http.cookies["spieltisch"]
    anna.http.cookies.clear()
    anna.http.cookies["spieltisch"] = value[:-1] + ("0" if value[-1] != "0" else "1")
    async with anna.at_table() as a:
        await a.until(lambda: a.closed)
        assert (a.gone, a.closed) == ("not-a-guest", 4403)
    assert (await anna.http.get(f"/api/rooms/{anna.code}/qr.svg")).status_code == 403


@alone
async def test_there_is_no_room_without_its_code(address):
    anna = Person(address)
    response = await anna.post("/api/join", {"name": "Anna", "code": "AAAAAA"})
    assert (response.status_code, response.json()["trouble"]["key"]) == (404, "no-such-room")
    response = await anna.post("/api/join", {"name": "Anna", "invite": "guess"})
    assert response.json()["trouble"]["key"] == "no-such-room"
    anna.code = "AAAAAA"
    async with anna.at_table() as a:
        await a.until(lambda: a.closed)
        assert (a.gone, a.closed) == ("no-such-room", 4404)


@alone
async def test_the_qr_code_is_a_picture_for_those_in_the_room(address):
    anna = await Person(address).opens("Anna")
    response = await anna.http.get(f"/api/rooms/{anna.code}/qr.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.content.startswith(b"<svg")
    assert (await Person(address).http.get(f"/api/rooms/{anna.code}/qr.svg")).status_code == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1:1"])
@alone
async def test_another_sites_page_can_neither_post_nor_open_a_socket(address, origin):
    anna = await Person(address).opens("Anna")
    headers = {"Origin": origin}
    response = await anna.http.post("/api/rooms", content=b"{}", headers=headers)
    assert response.status_code == 403
    uri = f"ws://{address}/ws/{anna.code}"
    with pytest.raises(InvalidStatus):
        await connect(uri, additional_headers={"Cookie": anna.cookie}, origin=origin)
    own = f"http://{address}"
    async with connect(uri, additional_headers={"Cookie": anna.cookie}, origin=own) as socket:
        assert "welcome" in await socket.recv()


@alone
async def test_a_name_that_only_points_here_is_not_ours(address):
    response = await Person(address).http.get("/api/games", headers={"Host": "evil.example"})
    assert response.status_code == 403


@alone
async def test_codes_cannot_be_guessed_at_leisure(tmp_path):
    now = [0.0]
    rate = Rate(burst=3, per_second=1)
    with running(quick(tmp_path, guesses=rate, clock=lambda: now[0])) as address:
        anna = await Person(address).opens("Anna")
        guess = {"name": "Ben", "code": "AAAAAA"}
        statuses = [(await anna.post("/api/join", guess)).status_code for _ in range(4)]
        assert statuses == [404, 404, 404, 429]
        right = {"name": "Ben", "code": anna.code}
        assert (await anna.post("/api/join", right)).json()["trouble"]["key"] == "too-fast"
        now[0] = 1.0
        assert (await anna.post("/api/join", right)).status_code == 200


@alone
async def test_a_socket_that_sends_too_much_is_told_so_and_then_closed(tmp_path):
    rate = Rate(burst=5, per_second=0.001)
    with running(quick(tmp_path, messages=rate)) as address:
        anna = await Person(address).opens("Anna")
        async with anna.at_table() as a:
            for _ in range(5):
                await a.does("ping")
            assert await a.refused("chat", text="hello") == "too-fast"
            for _ in range(20):
                await a.send("ping")
            await a.until(lambda: a.closed)
            assert (a.gone, a.closed) == ("too-fast", 4429)


@alone
async def test_a_message_that_is_too_long_ends_the_connection(address):
    anna = await Person(address).opens("Anna")
    async with anna.at_table() as a:
        await a.send("chat", text="x" * 9000)
        await a.until(lambda: a.closed)
        assert a.closed == 1009
    response = await anna.post("/api/join", b" " * 9000)
    assert response.status_code == 413


@alone
async def test_every_answer_carries_the_headers_that_protect(address):
    for path in ("/", "/api/games", "/nowhere"):
        response = await Person(address).http.get(path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"


@alone
async def test_messages_are_not_compressed(address):
    anna = await Person(address).opens("Anna")
    uri = f"ws://{address}/ws/{anna.code}"
    async with connect(uri, additional_headers={"Cookie": anna.cookie}) as socket:
        assert "sec-websocket-extensions" not in socket.response.headers


# The page


@alone
async def test_all_addresses_of_the_app_lead_to_its_page(tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>the page")
    (page / "assets" / "app.js").write_text("1")
    with running(quick(tmp_path / "data"), page) as address:
        browser = Person(address).http
        for path in ("/", "/r/ABCDEF", "/join/x", "/rules/imperator", "/about", "/replay"):
            response = await browser.get(path)
            assert response.text == "<!doctype html>the page"
            assert response.headers["cache-control"] == "no-cache"
        assert "immutable" in (await browser.get("/assets/app.js")).headers["cache-control"]
        assert (await browser.get("/assets/../../rooms.sqlite")).status_code == 404
        assert (await browser.get("/assets/gone.js")).status_code == 404
        assert (await browser.get("/api/nothing")).json()["trouble"]["key"] == "not-found"
        lost = await browser.get("/nowhere/at/all")
        assert (lost.status_code, lost.text) == (404, "<!doctype html>the page")


@alone
async def test_what_keeps_its_name_is_asked_for_anew_the_worker_above_all(tmp_path):
    """Who gets an old worker from some cache on the way is shown an old page when offline."""
    page = tmp_path / "page"
    (page / "icons").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>the page")
    (page / "sw.js").write_text("1")
    (page / "sw.js.gz").write_bytes(gzip.compress(b"1"))
    (page / "manifest.webmanifest").write_text("{}")
    (page / "icons" / "icon-192.png").write_bytes(b"picture")
    kinds = {
        "/sw.js": "text/javascript",
        "/manifest.webmanifest": "application/manifest+json",
        "/icons/icon-192.png": "image/png",
    }
    with running(quick(tmp_path / "data"), page) as address:
        browser = Person(address).http
        for path, kind in kinds.items():
            response = await browser.get(path)
            assert response.headers["cache-control"] == "no-cache"
            assert response.headers["content-type"].partition(";")[0] == kind
            again = {"If-None-Match": response.headers["etag"]}
            assert (await browser.get(path, headers=again)).headers["cache-control"] == "no-cache"
        policy = (await browser.get("/")).headers["content-security-policy"]
        assert "worker-src 'self'" in policy
        assert "manifest-src 'self'" in policy


BUILT = {
    "index.html": {"file": "assets/app.js", "imports": ["_lib"], "css": ["assets/app.css"]},
    "_lib": {"file": "assets/lib.js"},
    "_kit": {"file": "assets/kit.js", "imports": ["_lib"], "css": ["assets/kit.css"]},
    # They import each other, as chunks may.
    "_table": {"file": "assets/table.js", "imports": ["_kit", "src/pages/Room.svelte"]},
    "src/pages/Room.svelte": {"file": "assets/room.js", "imports": ["_lib", "_kit", "_table"]},
    "src/games/imperator/Board.svelte": {"file": "assets/imperator.js", "imports": ["_kit"]},
    "src/games/rushout/Board.svelte": {"file": "assets/rushout.js"},
}
AHEAD = """<head><title>x</title>
<meta name="game" content="imperator">
<link rel="stylesheet" crossorigin href="/assets/kit.css">
<link rel="modulepreload" crossorigin href="/assets/kit.js">
<link rel="modulepreload" crossorigin href="/assets/table.js">
<link rel="modulepreload" crossorigin href="/assets/room.js">
<link rel="modulepreload" crossorigin href="/assets/imperator.js">
</head><body></body>"""


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
@alone
async def test_a_guest_is_told_with_the_page_what_the_table_needs_and_nobody_else_is(
    tmp_path, accepted
):
    page = tmp_path / "page"
    (page / ".vite").mkdir(parents=True)
    (page / ".vite" / "manifest.json").write_bytes(msgspec.json.encode(BUILT))
    (page / "index.html").write_text(plain_page := "<head><title>x</title></head><body></body>")
    with running(quick(tmp_path / "data"), page) as address:
        anna = await Person(address).opens("Anna")
        asked = {"Accept-Encoding": accepted}
        told = await anna.http.get(f"/r/{anna.code}", headers=asked)
        assert told.text == AHEAD
        assert told.headers.get("content-encoding", "identity") == accepted
        assert told.headers["cache-control"] == "no-store"
        assert "frame-ancestors 'none'" in told.headers["content-security-policy"]
        ben = await Person(address).opens("Ben", game="rushout", seats=3)
        assert "rushout.js" in (await ben.http.get(f"/r/{ben.code}")).text
        # Whoever guesses codes learns nothing from the page.
        for stranger, code in ((ben, anna.code), (Person(address), anna.code), (anna, "ABCDEF")):
            assert (await stranger.http.get(f"/r/{code}")).text == plain_page


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [("gzip, deflate, br;q=1", "br", b"brotli"), ("gzip", "gzip", b"zipped"), ("", None, b"plain")],
)
@alone
async def test_files_travel_packed_if_the_browser_takes_it(tmp_path, accepted, encoding, content):
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("page")
    for name, body in {"a.js": "plain", "a.js.br": "brotli", "a.js.gz": "zipped"}.items():
        (assets / name).write_text(body)
    with running(quick(tmp_path / "data"), assets.parent) as address:
        status, headers, body = await asyncio.to_thread(raw, address, "/assets/a.js", accepted)
    assert (status, body) == (200, content)
    assert headers.get("content-encoding") == encoding
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "Accept-Encoding"
    assert "immutable" in headers["cache-control"]


@alone
async def test_what_protects_a_page_goes_with_pages_and_not_with_each_of_their_files(tmp_path):
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("page")
    (assets / "de.ftl").write_text("words")
    with running(quick(tmp_path / "data"), assets.parent) as address:
        browser = Person(address).http
        for path in ("/", "/nowhere", "/api/games", "/assets"):
            headers = (await browser.get(path)).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
        words = (await browser.get("/assets/de.ftl")).headers
        assert "content-security-policy" not in words
        assert words["x-content-type-options"] == "nosniff"
        assert words["content-type"] == "text/plain; charset=utf-8"


def raw(address: str, path: str, accepted: str) -> tuple[int, dict[str, str], bytes]:
    """An answer as it came, not unpacked."""
    line = http.client.HTTPConnection(address)
    line.request("GET", path, headers={"Accept-Encoding": accepted})
    answer = line.getresponse()
    headers = {name.lower(): value for name, value in answer.getheaders()}
    return answer.status, headers, answer.read()


@alone
async def test_without_a_page_it_is_said_how_to_get_it(tmp_path, monkeypatch):
    monkeypatch.setattr("spieltisch.server.pages.built_page", lambda: None)
    with running(quick(tmp_path)) as address:
        response = await httpx.AsyncClient().get(f"http://{address}/")
        assert response.status_code == 503
        for language in languages():
            assert Common(language).common("no-page") in response.text


@alone
async def test_a_socket_without_an_identity_is_told_why_it_is_closed(address):
    anna = await Person(address).opens("Anna")
    async with connect(f"ws://{address}/ws/{anna.code}") as socket:
        assert msgspec.json.decode(await socket.recv()) == {
            "type": "gone",
            "number": 0,
            "reason": "not-a-guest",
        }
        with pytest.raises(ConnectionClosed):
            await socket.recv()
