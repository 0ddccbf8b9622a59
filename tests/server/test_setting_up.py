"""A table is set in one go, and guests wish for what they play before the match."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.running import Person, alone
from spieltisch.games import find
from spieltisch.server.sights import game_info


def seated(room: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    return [(seat["kind"], seat["name"], seat["bot"]) for seat in room["seats"]]


@alone
async def test_a_table_is_set_in_one_go(address: str) -> None:
    anna = await Person(address).opens(
        game="villainous",
        seats=4,
        options={"villain": ["random", "jafar", "random", "random"]},
        clock={"per": "player", "seconds": 600},
        chairs=[
            {"kind": "bot", "bot": "random"},
            {"kind": "person"},
            {"kind": "person", "name": "Ben"},
            {"kind": "open"},
        ],
    )
    async with anna.at_table() as at:
        assert seated(at.room) == [
            ("bot", "", "random"),
            ("person", "Anna", None),
            ("person", "Ben", None),
            ("open", "", None),
        ]
        assert at.room["seats"][1]["figures"] == ["jafar"]
        assert at.room["clock"]["rule"] == {"per": "player", "seconds": 600}
        await at.does("start")
        assert set(at.sights) == {1, 2}


@pytest.mark.parametrize(
    ("chairs", "key"),
    [
        ([{"kind": "person"}], "bad-message"),
        ([{"kind": "bot", "bot": "nobody"}, {}], "no-such-bot"),
        ([{"kind": "person", "name": "you"}, {}], "name-reserved"),
        ([{"kind": "throne"}, {}], "bad-message"),
    ],
)
def test_what_cannot_be_set_is_refused(
    address: str, chairs: list[dict[str, str]], key: str
) -> None:
    wish = {"game": "imperator", "name": "Anna", "seats": 2, "chairs": chairs}
    answer = httpx.post(f"http://{address}/api/rooms", json=wish)
    assert answer.json()["trouble"]["key"] == key


@alone
async def test_guests_wish_for_what_they_play(address: str) -> None:
    anna = await Person(address).opens(game="villainous")
    ben = await Person(address).joins(anna.code, "Ben")
    async with anna.at_table() as at_anna, ben.at_table() as at_ben:
        assert await at_ben.refused("wish", seat=1, role="jafar") == "not-your-seat"
        await at_ben.does("sit", seat=1)
        await at_ben.does("wish", seat=1, role="jafar")
        assert await at_anna.refused("wish", seat=0, role="jafar") == "option-taken-twice"
        assert await at_anna.refused("wish", seat=0, role="nobody") == "option-out-of-range"
        await at_anna.does("wish", seat=0, role="ursula")
        await at_anna.until(
            lambda: [one["figures"] for one in at_anna.room["seats"]] == [["ursula"], ["jafar"]]
        )
        await at_ben.does("swap", seat=1, to=1)
        assert await at_ben.refused("swap", seat=1, to=0) == "seat-taken"
        await at_anna.does("start")
        assert await at_ben.refused("wish", seat=1, role="ursula") == "wrong-phase"
        await at_ben.until(lambda: at_ben.sights)
        realms = at_ben.sights[1]["view"]["board"]["realms"]
        assert [realm["villain"] for realm in realms] == ["ursula", "jafar"]


@alone
async def test_a_guest_changes_to_another_seat_and_takes_the_wish_along(address: str) -> None:
    anna = await Person(address).opens(game="villainous", seats=3, bots=1)
    async with anna.at_table() as at:
        await at.does("wish", seat=0, role="jafar")
        await at.does("swap", seat=0, to=2)
        assert [seat["kind"] for seat in at.room["seats"]] == ["bot", "open", "person"]
        assert [seat["figures"] for seat in at.room["seats"]] == [[], [], ["jafar"]]
    rush = await Person(address).opens(game="rushout", seats=3)
    async with rush.at_table() as at:
        assert await at.refused("wish", seat=0, role="hero") == "no-roles"
        await at.does("swap", seat=0, to=1)
        assert at.room["seats"][1]["figures"] == ["hero"]
        assert at.room["seats"][1]["guest"] == rush.you


@alone
async def test_after_a_match_the_next_one_can_be_another(address: str) -> None:
    anna = await Person(address).opens(seats=2, bots=1, options={"lives": 1, "round_limit": 1})
    async with anna.at_table() as at:
        await at.does("start")
        await at.plays(lambda count: 0)
        assert await at.refused("rematch", options={"lives": 99}) == "option-out-of-range"
        assert await at.refused("rematch", options={"heights": 1}) == "unknown-option"
        await at.does("rematch", options={"lives": 2})
        await at.until(lambda: at.room["phase"] == "playing")
        assert at.room["options"]["lives"] == 2 and at.room["options"]["round_limit"] == 1


def test_the_page_learns_who_plays_what_with_whom() -> None:
    rush = game_info(find("rushout"))
    assert [(one.seats, one.figures[0], one.sides[1].seats) for one in rush.seatings] == [
        (3, ["wizard"], (1, 2)),
        (4, ["wizard"], (1, 2, 3)),
        (5, ["wizard"], (1, 2, 3, 4)),
    ]
    kapow = game_info(find("kapow"))
    (team,) = [one for one in kapow.seatings if one.options["mode"] == "team"]
    assert [side.seats for side in team.sides] == [(0, 1), (2, 3)]
    assert game_info(find("villainous")).role == "villain"
