"""A server with a public name behind TLS, and the proxy that may or may not be trusted."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from cli.running import run
from server.running import Person, alone, quick, running
from spieltisch.server.limits import Rate
from spieltisch.server.serving import CannotServe, Wish, prepared

NAME = "play.example.org"
OURS = {"Host": NAME, "Origin": f"https://{NAME}"}
FEW = Rate(burst=2, per_second=0.001)


def socket_of(address: str, code: str, headers: dict[str, str], cookie: str = "") -> connect:
    """A socket as a browser opens it that is led to this address by the name in the headers."""
    host, _, port = address.partition(":")
    return connect(
        f"ws://{headers['Host']}/ws/{code}",
        host=host,
        port=int(port),
        origin=Origin(headers.get("Origin", f"https://{headers['Host']}")),
        additional_headers={"Cookie": cookie},
    )


@alone
async def test_under_its_public_name_everything_is_https(tmp_path):
    with running(quick(tmp_path, host=NAME)) as address:
        anna = Person(address)
        anna.http.headers.update(OURS)
        opened = await anna.post("/api/rooms", {"name": "Anna", "game": "imperator", "seats": 2})
        assert opened.status_code == 200
        cookie = opened.headers["set-cookie"]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        # What is for https only is sent over the plain line behind the proxy by hand.
        code, kept = opened.json()["code"], cookie.partition(";")[0]
        async with socket_of(address, code, OURS, kept) as socket:
            welcome = await socket.recv()
            assert f'"link":"https://{NAME}/join/' in str(welcome)
        picture = await anna.http.get(f"/api/rooms/{code}/qr.svg", headers={"Cookie": kept})
        assert picture.status_code == 200


@alone
async def test_links_lead_to_the_public_name_also_from_the_machine_itself(tmp_path):
    with running(quick(tmp_path, host=f"{NAME}:8443")) as address:
        anna = await Person(address).opens("Anna")
        async with anna.at_table() as a:
            assert a.welcome["link"].startswith(f"https://{NAME}:8443/join/")


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "other.example.org"},
        {"Host": NAME, "Origin": f"http://{NAME}"},
        {"Host": NAME, "Origin": "https://evil.example"},
        {"Host": NAME, "Origin": f"https://{NAME}.evil.example"},
        {"Host": NAME, "Origin": f"https://{NAME}:8000"},
    ],
    ids=["another name", "not encrypted", "another page", "a longer name", "another port"],
)
@alone
async def test_only_its_own_pages_may_act(tmp_path, headers):
    with running(quick(tmp_path, host=NAME)) as address:
        anna = Person(address)
        body = {"name": "Anna", "game": "imperator", "seats": 2}
        assert (await anna.http.post("/api/rooms", json=body, headers=headers)).status_code == 403
        with pytest.raises(InvalidStatus):
            async with socket_of(address, "ABCDEF", headers):
                pass
        assert (await anna.http.post("/api/rooms", json=body, headers=OURS)).status_code == 200
        async with socket_of(address, "ABCDEF", OURS) as socket:
            assert "no-such-room" in str(await socket.recv())


@alone
async def test_without_a_public_name_a_foreign_host_is_refused(tmp_path):
    with running(quick(tmp_path)) as address:
        answer = await Person(address).http.get("/api/games", headers={"Host": NAME})
        assert answer.status_code == 403


async def guesses(address: str, forwarded: str, count: int) -> list[int]:
    """What somebody gets who guesses codes; nobody in this test has a cookie."""
    answers = []
    for _ in range(count):
        stranger = Person(address)
        wish = {"name": "Eve", "code": "AAAAAA"}
        headers = {"X-Forwarded-For": forwarded}
        answers.append(
            (await stranger.http.post("/api/join", json=wish, headers=headers)).status_code
        )
        await stranger.http.aclose()
    return answers


@alone
async def test_limits_count_the_address_that_a_trusted_proxy_has_seen(tmp_path):
    with running(quick(tmp_path, guesses=FEW, trust_proxy=True)) as address:
        assert await until_too_fast(address, "203.0.113.1")
        assert (await guesses(address, "203.0.113.2", 1)) == [404]
        # What the stranger wrote before our proxy added its entry changes nothing.
        assert (await guesses(address, "198.51.100.7, 203.0.113.1", 1)) == [429]
        assert (await guesses(address, "203.0.113.1:5000", 1)) == [429]


@alone
async def test_limits_count_the_connection_if_no_proxy_is_trusted(tmp_path):
    with running(quick(tmp_path, guesses=FEW)) as address:
        assert await until_too_fast(address, "203.0.113.1")
        assert (await guesses(address, "203.0.113.2", 1)) == [429]


async def until_too_fast(address: str, forwarded: str) -> bool:
    """Guess as long as it is allowed; does that ever end?"""
    for _ in range(200):
        if await guesses(address, forwarded, 1) == [429]:
            return True
    return False


@alone
async def test_a_trusted_proxy_says_that_a_request_came_encrypted(tmp_path):
    body = {"name": "Anna", "game": "imperator", "seats": 2}
    for trusted, proto, secure in (
        (True, "https", True),
        (True, "https, http", False),
        (True, "http", False),
        (False, "https", False),
    ):
        folder = tmp_path / f"{trusted}{proto}"
        with running(quick(folder, trust_proxy=trusted)) as address:
            headers = {"X-Forwarded-Proto": proto}
            answer = await Person(address).http.post("/api/rooms", json=body, headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) is secure, (trusted, proto)


def test_all_lines_may_be_those_of_a_trusted_proxy(tmp_path):
    trusting = prepared(Wish(port=0, data=tmp_path / "one", trust_proxy=True))
    assert trusting.room.of_one == trusting.room.lines
    trusting.listening.close()
    other = prepared(Wish(port=0, data=tmp_path / "two"))
    assert other.room is None
    other.listening.close()


def test_the_public_address_is_printed_and_where_the_proxy_finds_the_server(tmp_path):
    serving = prepared(Wish(port=0, data=tmp_path, host=NAME.upper()))
    assert serving.address == f"https://{NAME}"
    assert serving.local.startswith("http://127.0.0.1:")
    assert serving.listening.getsockname()[0] == "127.0.0.1"
    serving.listening.close()


@pytest.mark.parametrize(
    "host",
    ["0.0.0.0", "192.168.1.4:80", "https://play.example.org", "localhost", "a b", "x/y", "::1"],
)
def test_what_is_no_public_name_is_refused(tmp_path: Path, host: str):
    with pytest.raises(CannotServe):
        prepared(Wish(port=0, data=tmp_path, host=host))
    for language, words in (("en", "not a public name"), ("de", "kein öffentlicher Name")):
        result = run("serve", "--host", host, "--data", tmp_path, "--lang", language)
        assert result.exit_code == 2
        assert words in result.output
