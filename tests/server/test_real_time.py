"""Games in real time: table time, bots with a pace, crashes, pauses and secrets."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from server import worlds
from server.hours import RoomInTime, Sitter, in_no_time
from server.racing import ANNA, BEN, CLEO, DORA, moves_of, racing, until_phase, waits_for
from server.worlds import World, check_no_secret_on_the_wire
from spieltisch.engine import CLOCK, Choice, Entry, Table
from spieltisch.games.rushout.game import GAME, RushOutGame
from spieltisch.games.rushout.state import WIZARD, Phase, RushOut
from spieltisch.server import events, messages, sights
from spieltisch.server.sitting import Sitting

pytestmark = pytest.mark.usefixtures("same_deals")


# Table time


@in_no_time
async def test_the_clock_is_answered_when_it_is_due():
    at = RoomInTime(GAME, [ANNA, BEN, CLEO], {"countdown_ms": 3000})
    people = await at.everybody(ANNA, BEN, CLEO)
    await people[0].does(messages.Start)
    await asyncio.sleep(25)
    await people[1].moves()
    await asyncio.sleep(4)
    await people[2].moves()
    chosen = at.table.now
    assert 29_000 <= chosen < 29_200
    await asyncio.sleep(2.9)
    assert moves_of(at, CLOCK) == []
    await asyncio.sleep(0.2)
    assert [entry.at for entry in moves_of(at, CLOCK)] == [chosen + 3000]
    assert people[0].question["prompt"] == "start"


@in_no_time
async def test_the_market_closes_by_itself_when_somebody_does_not_end():
    at, _people = await racing(ANNA, None, None, setup="scenario-2", market_ms=5000)
    await at.until(lambda: at.table.view(None).board.phase == "market")
    opened = at.table.now
    await at.until(lambda: at.table.view(None).board.phase == "countdown")
    assert moves_of(at, CLOCK)[-1].at == opened + 5000
    done = [entry.seat for entry in moves_of(at, 0, 1, 2) if entry.choice.verb == "done"]
    assert sorted(done) == [1, 2]


@in_no_time
async def test_a_choice_before_its_time_is_refused_and_nothing_has_happened():
    at, (_anna, ben, _, _) = await racing(ANNA, BEN, CLEO)
    assert await ben.moves("roll") is None
    before = at.table.hash()
    assert ben.question["ready_in"] == 700
    assert await ben.moves("roll") == "not-yet"
    assert at.table.hash() == before
    await asyncio.sleep(0.699)
    assert await ben.moves("roll") == "not-yet"
    await asyncio.sleep(0.002)
    assert await ben.moves("roll") is None


@in_no_time
async def test_commands_count_in_the_order_in_which_they_arrive():
    at, (anna, ben, cleo, _) = await racing(ANNA, BEN, CLEO)
    await asyncio.sleep(1)
    asked = {one.guest: one.question for one in (anna, ben, cleo)}
    order = [cleo, anna, ben]
    troubles = await asyncio.gather(*(one.moves("roll", asked[one.guest]) for one in order))
    assert troubles == [None, None, None]
    assert [entry.seat for entry in at.table.record().entries[-3:]] == [2, 0, 1]


@in_no_time
async def test_what_others_do_does_not_make_a_question_stale():
    _at, (anna, ben, _, _) = await racing(ANNA, BEN, CLEO)
    question = ben.question
    for _ in range(5):
        await asyncio.sleep(1)
        assert await anna.moves("roll") is None
    assert await ben.moves("roll", question) is None
    assert await ben.moves("roll", question) == "too-late"


@in_no_time
async def test_every_message_tells_the_table_time_at_which_it_was_sent():
    at, (_anna, ben, _, dora) = await racing(ANNA, BEN, CLEO)
    await asyncio.sleep(2)
    await ben.moves("roll")
    rolled = at.table.now
    await asyncio.sleep(0.3)
    await dora.does(messages.Chat, text="go")
    ben.reads()
    last = ben.heard[-1]
    assert (last["type"], last["now"]) == ("update", rolled + 300)
    (sight,) = last["sights"]
    assert sight["view"]["now"] == rolled
    about = sight["view"]["board"]["seats"][1]
    assert about["ready_at"] - last["now"] == sight["question"]["ready_in"] == 400
    fresh = await Sitter(at, DORA).comes()
    assert fresh.heard[0]["now"] == rolled + 300


@in_no_time
async def test_nothing_is_taken_back_in_real_time():
    _at, (_anna, ben, _, _) = await racing(ANNA, BEN, CLEO)
    await asyncio.sleep(1)
    await ben.moves("wait")
    assert ben.sights[1]["can_undo"] is False
    assert await ben.does(messages.Undo, seat=1) == "cannot-undo"


# Bots


@in_no_time
async def test_bots_act_at_their_pace_and_have_one_thought_at_a_time():
    at, _ = await racing(None, None, None, None, ANNA)
    assert at.room.sitting.seats[0].bot == "steady"
    start = at.table.now
    await asyncio.sleep(30)
    for seat in range(4):
        rolls = [entry.at for entry in moves_of(at, seat) if entry.at > start]
        gaps = [later - earlier for earlier, later in itertools.pairwise(rolls)]
        assert 15 < len(rolls) < 60
        assert min(gaps) > 200, f"seat {seat} is faster than a hand"
    assert at.thoughts.twice == []
    assert at.thoughts.count < 3 * at.table.moment


@in_no_time
async def test_bots_play_a_whole_match_in_a_room():
    at = RoomInTime(GAME, [None, None, None], spectators=[DORA])
    (dora,) = await at.everybody(DORA)
    await dora.does(messages.Start)
    await at.until(lambda: at.room.sitting.phase == "over")
    again = Table.from_record(GAME, at.table.record())
    assert again.result == at.table.result
    assert 20_000 < at.table.now < 300_000


@in_no_time
async def test_a_bot_that_is_named_plays_with_others_of_the_game():
    at = RoomInTime(GAME, [ANNA, None, None])
    (anna,) = await at.everybody(ANNA)
    assert await anna.does(messages.Arrange, seat=1, kind="bot", bot="quick") is None
    assert await anna.does(messages.Arrange, seat=2, kind="bot") is None
    assert [seat["bot"] for seat in anna.room["seats"]] == [None, "quick", "steady"]
    assert await anna.does(messages.Arrange, seat=1, kind="bot", bot="genius") == "no-such-bot"


# After a crash


@in_no_time
async def test_after_a_crash_the_round_goes_on_at_the_time_of_the_last_choice():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(10)
    assert await anna.moves("roll") is None
    before, now = at.table.hash(), at.table.now
    at.room.close("crashed")
    await asyncio.sleep(500)
    at.opens()
    assert at.table.hash() == before
    (anna,) = await at.everybody(ANNA)
    assert anna.heard[0]["now"] == now
    assert anna.paused["guests"] == [BEN]
    await asyncio.sleep(4)
    (ben,) = await at.everybody(BEN)
    assert ben.heard[0]["now"] == now == at.room.time()
    await asyncio.sleep(1)
    assert await anna.moves("roll") is None
    assert moves_of(at, 0)[-1].at == now + 1000
    assert Table.from_record(GAME, at.table.record()).now == at.table.now


@in_no_time
async def test_a_pause_survives_a_crash():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(10)
    await ben.goes()
    stopped = at.room.time()
    assert stopped > at.table.now
    await asyncio.sleep(15)
    at.room.close("crashed")
    at.opens()
    (anna,) = await at.everybody(ANNA)
    assert anna.paused == waits_for([BEN], 20_000)
    assert anna.heard[0]["now"] == stopped
    await asyncio.sleep(20.5)
    assert stopped < at.room.time() < stopped + 1000
    kinds = [type(event) for event in at.logged if hasattr(event, "who")]
    assert kinds == [events.Awaited, events.Relieved]


@in_no_time
async def test_a_bot_that_plays_for_somebody_still_does_after_a_crash():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await ben.goes()
    await asyncio.sleep(25)
    at.room.close("crashed")
    at.opens()
    (anna,) = await at.everybody(ANNA)
    assert anna.paused is None and anna.room["seats"][1]["kind"] == "bot"
    (ben,) = await at.everybody(BEN)
    assert ben.room["seats"][1]["kind"] == "person"


# A pause


@in_no_time
async def test_who_plays_stops_the_table_and_anyone_who_plays_lets_it_go_on():
    at, (anna, ben, cleo, dora) = await racing(ANNA, BEN, CLEO)
    await asyncio.sleep(1)
    assert await dora.does(messages.Hold, held=True) == "not-playing"
    assert await ben.does(messages.Hold, held=True) is None
    stopped = at.room.time()
    assert [one.paused["held_by"] for one in (anna, ben, cleo)] == [BEN] * 3
    await asyncio.sleep(600)
    assert at.room.time() == stopped
    assert await anna.moves("roll") == "paused"
    assert await cleo.does(messages.Hold, held=False) is None
    assert anna.paused is None
    assert await anna.moves("roll") is None
    assert at.room.time() < stopped + 1000


@in_no_time
async def test_the_table_still_stands_after_a_restart():
    at, (anna, ben, _, _) = await racing(ANNA, BEN, CLEO)
    await asyncio.sleep(1)
    await ben.does(messages.Hold, held=True)
    stopped = at.room.time()
    again = Sitting.of(lambda name: GAME, await at.store.events(at.room.id))
    assert (again.held_by, again.stopped_at) == (BEN, stopped)
    assert await anna.does(messages.Leave, seat=0) is None
    assert again.stands_still and at.room.sitting.stands_still
    assert await ben.does(messages.Leave, seat=1) is None
    assert not at.room.sitting.stands_still, "who leaves stops nobody"


# Silence, dice, secrets


class Hushed(RushOutGame):
    """In the race nobody but the wizard may speak."""

    def is_muted(self, state: RushOut, seat: int) -> bool:
        return seat != WIZARD and state.phase is Phase.RACE


@in_no_time
async def test_who_is_muted_cannot_chat(monkeypatch):
    at = RoomInTime(Hushed(), [ANNA, BEN, CLEO], spectators=[DORA])
    people = await at.everybody(ANNA, BEN, CLEO, DORA)
    anna, ben, _, dora = people
    assert await ben.does(messages.Chat, text="hello") is None
    await anna.does(messages.Start)
    assert await ben.does(messages.Chat, emote="wave") is None
    await until_phase(at, people, "race")
    assert await ben.does(messages.Chat, text="fire!") == "muted"
    assert await ben.does(messages.Chat, emote="wave") == "muted"
    assert await anna.does(messages.Chat, text="silence") is None
    assert await dora.does(messages.Chat, text="oh") is None
    assert [line.text for line in at.room.sitting.talk.lines] == ["hello", "", "silence", "oh"]


@in_no_time
async def test_who_is_muted_says_nothing_with_a_name_or_from_beside_the_table():
    at, (_, ben, _, _) = await racing(ANNA, BEN, CLEO, game=Hushed())
    assert await ben.does(messages.Rename, name="KEY ON SPIDER") == "muted"
    await at.room.enter(BEN, "KEY ON SPIDER")
    assert await ben.does(messages.Leave, seat=1) is None
    assert await ben.does(messages.Chat, text="key on spider") == "muted"
    assert await ben.does(messages.Sit, seat=1, name="KEY ON SPIDER") == "muted"
    assert await ben.does(messages.Sit, seat=1) is None
    assert [guest.name for guest in at.room.sitting.guests.values()] == [
        "anna",
        "ben",
        "cleo",
        "dora",
    ]
    assert list(at.room.sitting.talk.lines) == []


class Honest(RushOutGame):
    """Whoever speaks in the race breaks a silence, and can be called."""

    def speech(self, state: RushOut, seat: int) -> Choice | None:
        return Choice("wait") if seat != WIZARD and state.phase is Phase.RACE else None


@in_no_time
async def test_speaking_is_a_choice_where_the_rules_have_to_know_of_it():
    at, (_, ben, _, _) = await racing(ANNA, BEN, CLEO, game=Honest())
    await asyncio.sleep(1)
    assert await ben.does(messages.Chat, text="hello") is None
    last = at.room.sitting.table.record().entries[-1]
    assert (last.seat, last.choice.verb) == (1, "wait")
    assert await ben.does(messages.Chat, text="once more") == "not-yet"
    await ben.does(messages.Hold, held=True)
    count = len(at.room.sitting.table.record().entries)
    assert await ben.does(messages.Chat, text="a pause") is None
    assert len(at.room.sitting.table.record().entries) == count, "it breaks nothing in a pause"
    assert [line.text for line in at.room.sitting.talk.lines] == ["hello", "a pause"]


@in_no_time
async def test_a_question_shows_what_the_dice_in_it_show():
    _at, (_anna, ben, _, _) = await racing(ANNA, BEN, CLEO)
    for _ in range(20):
        await asyncio.sleep(1)
        await ben.moves("roll")
        if any(choice[0] == "lay" for choice in ben.question["choices"]):
            break
    shown = {die["die"]: die["face"] for die in ben.sights[1]["view"]["board"]["dice"]}
    named = {choice[1][0] for choice in ben.question["choices"] if choice[0] == "lay"}
    dice = ben.question["dice"]
    assert named <= {die["die"] for die in dice}
    assert all(die["word"] == f"hero-{shown[die['die']]}" for die in dice)
    assert all(die["number"] is None for die in dice)


def test_a_die_without_words_shows_a_number_and_a_hidden_one_nothing():
    class Plain(RushOutGame):
        def face_name(self, die: int, face: int) -> None:  # type: ignore[override]
            return None

    assert sights._die_face(Plain(), 4, 2) == messages.DieFace(4, None, 3)
    assert sights._die_face(Plain(), 4, None) == messages.DieFace(4, None, None)
    assert sights._die_face(GAME, 4, None) == messages.DieFace(4, None, None)
    assert sights._die_face(GAME, 4, 5) == messages.DieFace(4, "wizard-joker", None)


class InTime(World):
    """All are there, and it is always late enough for a choice."""

    async def looked_at(self) -> World:
        for guest in self._guests:
            if guest is not self.eyes:
                await self.room.attach(guest, 0)
        await self.room.attach(self.eyes, 0)
        return self

    async def choose(self, entry: Entry) -> bool:
        question = self.now.question(entry.seat)
        if question is not None:
            self.room._clock.set(max(self.room.time(), question.ready_at))
        return await super().choose(entry)


@pytest.mark.parametrize("setup", ["exercise-2", "scenario-6"])
@in_no_time
async def test_decks_are_not_on_the_wire(monkeypatch, setup):
    monkeypatch.setattr(worlds, "World", InTime)
    counts = await check_no_secret_on_the_wire(GAME, 3, {"setup": setup}, f"wire {setup}")
    assert counts.followed > 30 and counts.dealt > 3
