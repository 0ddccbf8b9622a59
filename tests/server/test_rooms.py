"""People, seats and the host."""

from __future__ import annotations

import random

import pytest

from server.running import Person, alone, quick, running


def kinds(socket) -> list[str]:
    return [seat["kind"] for seat in socket.room["seats"]]


@alone
async def test_whoever_opens_a_room_is_host_and_has_the_first_seat(address):
    anna = await Person(address).opens("Anna", seats=4, bots=2)
    async with anna.at_table() as a:
        assert a.welcome["you"] == anna.you
        assert kinds(a) == ["person", "open", "bot", "bot"]
        (guest,) = a.room["guests"]
        assert guest == {
            "id": anna.you,
            "name": "Anna",
            "host": True,
            "connected": True,
            "ready": False,
            "gone": False,
            "takes": [],
        }


@alone
async def test_an_invitation_opens_the_door_and_so_does_the_code(address):
    anna, ben, cleo = (Person(address) for _ in range(3))
    await anna.opens("Anna")
    async with anna.at_table() as a:
        invite = a.welcome["invite"]
        assert a.welcome["link"] == f"http://{address}/join/{invite}"
        response = await ben.post("/api/join", {"name": "Ben", "invite": invite})
        assert response.json()["code"] == anna.code
        await cleo.joins(anna.code.lower(), "Cleo")
        await a.until(lambda: len(a.room["guests"]) == 3)


@alone
async def test_people_take_free_seats_and_leave_them(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", seats=3, bots=1)
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        assert await b.refused("sit", seat=0) == "seat-taken"
        await b.does("sit", seat=1)
        await a.until(lambda: a.room["seats"][1]["name"] == "Ben")
        await b.does("leave", seat=1)
        await b.does("sit", seat=2)
        assert kinds(b) == ["person", "open", "person"]
        await b.does("rename", name="Benno")
        assert b.room["seats"][2]["name"] == "Benno"
        await b.does("ready", ready=True)
        assert b.room["guests"][1]["ready"]


@alone
async def test_only_the_host_arranges_configures_starts_locks_and_removes(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna")
    await ben.joins(anna.code, "Ben")
    async with ben.at_table() as b:
        for command in (
            ("arrange", {"seat": 1, "kind": "bot"}),
            ("configure", {"seats": 3, "options": {}}),
            ("start", {}),
            ("rematch", {}),
            ("lock", {"locked": True}),
            ("remove", {"guest": anna.you}),
        ):
            assert await b.refused(command[0], **command[1]) == "not-host"


@alone
async def test_the_host_sets_seats_and_options(address):
    anna = await Person(address).opens("Anna")
    async with anna.at_table() as a:
        await a.does("configure", seats=4, options={"lives": 2})
        assert len(a.room["seats"]) == 4
        assert a.room["options"]["lives"] == 2
        assert a.room["options"]["round_limit"] == 60
        assert await a.refused("configure", seats=1, options={}) == "wrong-number-of-seats"
        assert await a.refused("configure", seats=2, options={"luck": 1}) == "unknown-option"
        bad = await a.ask("configure", seats=2, options={"lives": 9})
        assert bad["trouble"]["key"] == "option-out-of-range"
        await a.does("arrange", seat=1, kind="bot", bot="random")
        assert await a.refused("arrange", seat=1, kind="bot", bot="genius") == "no-such-bot"
        await a.does("arrange", seat=1, kind="open")
        assert kinds(a) == ["person", "open", "open", "open"]


@alone
async def test_open_seats_become_bots_when_the_match_starts(address):
    anna = await Person(address).opens("Anna", seats=3)
    async with anna.at_table() as a:
        assert a.room["commitment"] is None
        await a.does("start")
        assert kinds(a) == ["person", "bot", "bot"]
        assert len(a.room["commitment"]) == 64
        assert a.room["seed"] is None


@alone
async def test_a_bot_keeps_a_seat_warm_until_its_owner_takes_it_back(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", seats=2)
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("start")
        await b.until(lambda: 1 in b.sights)
        await b.does("leave", seat=1)
        assert list(b.sights) == [None]
        kept = {"seat": 1, "kind": "bot", "name": "", "guest": ben.you, "bot": "quick"}
        assert b.room["seats"][1].items() >= {**kept, "away": False}.items()
        await a.plays(random.Random("warm").randrange, 5)
        assert await a.refused("sit", seat=1) == "ask-first"
        await b.does("sit", seat=1)
        assert list(b.sights) == [1]
        await b.until(lambda: b.questions or a.questions)


@alone
async def test_a_locked_room_lets_nobody_new_in(address):
    anna, ben, cleo = (Person(address) for _ in range(3))
    await anna.opens("Anna")
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a:
        await a.does("lock", locked=True)
        refused = await cleo.post("/api/join", {"name": "Cleo", "code": anna.code})
        assert refused.json()["trouble"]["key"] == "room-locked"
        await ben.joins(anna.code, "Ben")
        await a.does("lock", locked=False)
        await cleo.joins(anna.code, "Cleo")


@alone
async def test_a_removed_guest_is_gone_and_stays_away(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna")
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("start")
        await a.does("remove", guest=ben.you)
        await b.until(lambda: b.gone == "was-removed" and b.closed)
        assert b.closed == 4410
        assert kinds(a) == ["person", "bot"]
        refused = await ben.post("/api/join", {"name": "Ben", "code": anna.code})
        assert refused.json()["trouble"]["key"] == "was-removed"
        async with ben.at_table() as again:
            assert again.gone == "not-a-guest"
        assert await a.refused("remove", guest=ben.you) == "no-such-guest"


@alone
async def test_when_the_host_leaves_the_next_guest_is_host(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna")
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await a.send("remove", guest=anna.you)
        await a.until(lambda: a.gone == "removed")
        await b.until(lambda: b.room["guests"][0]["host"])
        await anna.joins(anna.code, "Anna")
        await b.until(lambda: len(b.room["guests"]) == 2)
        assert [guest["host"] for guest in b.room["guests"]] == [True, False]


@alone
async def test_a_rematch_is_the_same_again_with_another_seed(address):
    anna = await Person(address).opens("Anna", bots=1, options={"round_limit": 1})
    async with anna.at_table() as a:
        await a.does("start")
        first = a.room["commitment"]
        await a.plays(random.Random("rematch").randrange)
        assert a.room["seed"] is not None
        await a.does("rematch")
        await a.until(lambda: a.room["match"] == 2)
        assert a.room["phase"] == "playing"
        assert a.room["commitment"] != first
        assert a.room["seed"] is None
        assert a.told[0] == []
        await a.plays(random.Random("again").randrange)
        assert a.over


@alone
async def test_what_is_said_is_one_clean_line(address):
    anna = await Person(address).opens("An\u202ena\x00 ")
    async with anna.at_table() as a:
        assert a.room["guests"][0]["name"] == "Anna"
        await a.does("chat", text=" <b>hi</b>\n\u0007 there " + "x" * 600)
        await a.does("chat", emote="clap")
        await a.until(lambda: len(a.chat) == 2)
        assert a.chat[0]["text"].startswith("<b>hi</b> there xxx")
        assert len(a.chat[0]["text"]) == 500
        assert a.chat[1]["emote"] == "clap"
        assert await a.refused("chat", text="\u200b", emote="<img>") == "nothing-said"
        assert await a.refused("rename", name=" \n ") == "name-missing"
        assert await a.refused("rename", name="random") == "name-reserved"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"name": " "}, "name-missing"),
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 99}, "wrong-number-of-seats"),
        ({"options": {"lives": 77}}, "option-out-of-range"),
        ({"colour": "red"}, "bad-message"),
    ],
)
@alone
async def test_a_room_that_cannot_be_is_refused(address, wish, key):
    given = {"name": "Anna", "game": "imperator", "seats": 2, **wish}
    response = await Person(address).post("/api/rooms", given)
    assert response.status_code == 400
    assert response.json()["trouble"]["key"] == key


@alone
async def test_too_many_tabs_of_one_person_replace_the_oldest(tmp_path):
    with running(quick(tmp_path, sockets=1)) as address:
        anna = await Person(address).opens("Anna")
        async with anna.at_table() as old, anna.at_table() as new:
            await old.until(lambda: old.gone == "replaced")
            assert (await new.ask("ping"))["trouble"] is None
