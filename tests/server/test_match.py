"""A whole match over sockets: what is seen, what is not, and what comes of it."""

from __future__ import annotations

import asyncio
import random

import msgspec

from server.entitled import check_sockets
from server.running import Person, alone
from spieltisch.engine import read_record
from spieltisch.games import find

SHORT = {"round_limit": 4, "hidden_buffs": True}


@alone
async def test_two_people_and_a_spectator_play_a_whole_match(address, tmp_path):
    anna, ben, cleo = (Person(address) for _ in range(3))
    await anna.opens("Anna", options=SHORT)
    await ben.joins(anna.code, "Ben")
    await cleo.joins(anna.code, "Cleo")
    async with anna.at_table() as a, ben.at_table() as b, cleo.at_table() as c:
        await b.does("sit", seat=1)
        await a.does("start")
        luck = random.Random("whole match")
        await asyncio.gather(a.plays(luck.randrange), b.plays(luck.randrange))
        await c.until(lambda: c.over)
        record = read_record((await anna.http.get(f"/api/rooms/{anna.code}/record")).content)
        assert record.seats == ["Anna", "Ben"]
        assert a.room["seed"] == record.seed
        for one in (a, b, c):
            await one.does("ping")
        history = check_sockets(find("imperator"), tmp_path, a, b, c)
        assert history.record == msgspec.structs.replace(record, digest="")


@alone
async def test_several_people_share_a_device_and_each_seat_has_its_own_sight(address, tmp_path):
    anna, cleo = Person(address), Person(address)
    await anna.opens("Anna", seats=3, options=SHORT)
    await cleo.joins(anna.code, "Cleo")
    async with anna.at_table() as a, cleo.at_table() as c:
        await a.does("sit", seat=1, name="Ben")
        await a.does("arrange", seat=2, kind="bot")
        await a.does("start")
        assert list(a.sights) == [0, 1]
        assert [seat["name"] for seat in a.room["seats"]] == ["Anna", "Ben", ""]
        await a.plays(random.Random("hot seat").randrange)
        await c.until(lambda: c.over)
        record = read_record((await anna.http.get(f"/api/rooms/{anna.code}/record")).content)
        assert record.seats == ["Anna", "Ben", "quick"]
        for one in (a, c):
            await one.does("ping")
        history = check_sockets(find("imperator"), tmp_path, a, c)
        assert history.record == msgspec.structs.replace(record, digest="")


@alone
async def test_a_page_that_has_seen_everything_is_never_too_late(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", seats=4, options={"round_limit": 3})
    await ben.joins(anna.code, "Ben")
    luck = random.Random("never late")
    async with anna.at_table() as a, ben.at_table() as b:
        for seat, one in ((1, b), (2, b), (3, a)):
            await one.does("sit", seat=seat)
        await a.does("start")
        while True:
            await a.does("ping")
            await b.does("ping")
            asked = [(one, question) for one in (a, b) for question in one.questions]
            if not asked:
                break
            one, question = luck.choice(asked)
            answer = await one.chooses(question, luck.randrange(len(question["choices"])))
            assert answer["trouble"] is None
            await one.until(lambda one=one, seq=answer["seq"]: one.seq >= seq)
        assert a.over


@alone
async def test_several_tabs_of_one_person_all_get_everything(address):
    anna = await Person(address).opens("Anna", bots=1, options=SHORT)
    async with anna.at_table() as one, anna.at_table() as two:
        await one.does("start")
        luck = random.Random("tabs").randrange
        await asyncio.gather(one.plays(luck), two.plays(luck))
        for tab in (one, two):
            await tab.does("ping")  # Then it has heard all there is.
        assert one.seq == two.seq
        assert one.room == two.room
        assert one.told == two.told
        assert one.sights[0]["view"] == two.sights[0]["view"]


@alone
async def test_a_count_of_events_does_not_betray_what_others_chose_in_secret(address):
    anna, ben = Person(address), Person(address)
    await anna.opens("Anna", seats=3)
    await ben.joins(anna.code, "Ben")
    async with anna.at_table() as a, ben.at_table() as b:
        await b.does("sit", seat=1)
        await a.does("sit", seat=2)
        await a.does("start")
        await b.until(lambda: b.questions)
        before = b.seq
        answer = await a.chooses(a.questions[0])
        assert answer["seq"] == before + 1
        pong = await b.ask("ping")
        assert pong["seq"] == b.seq == before
        assert b.sights[1]["view"]["moment"] == 0
        async with ben.at_table() as again:
            assert again.seq == before
        await b.chooses(b.questions[0])
        assert (await b.ask("ping"))["seq"] == before + 1
        await a.chooses(a.questions[0])
        await b.until(lambda: b.seq == before + 3)
