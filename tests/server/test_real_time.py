"""Games in real time: table time, bots with a pace, and what happens when a connection is lost."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import pytest

from server import worlds
from server.hours import RoomInTime, Sitter, in_no_time
from server.worlds import World, check_no_secret_on_the_wire
from spieltisch.engine import CLOCK, Choice, Entry, Table
from spieltisch.games.rushout.game import GAME, RushOutGame
from spieltisch.games.rushout.state import WIZARD, Phase, RushOut
from spieltisch.server import commands, events, messages, sights
from spieltisch.server.absence import FORGIVEN, PATIENCE, STEADY
from spieltisch.server.sitting import Sitting

ANNA, BEN, CLEO, DORA = "anna", "ben", "cleo", "dora"


@pytest.fixture(autouse=True)
def same_deals(monkeypatch):
    """Every run is the same, to the millisecond."""
    monkeypatch.setattr(commands, "new_seed", lambda: "5e" * 32)


async def racing(
    *sitting: str | None, game: RushOutGame = GAME, **options: Any
) -> tuple[RoomInTime, list[Sitter]]:
    """A room in which the race has just begun; the first seat is the wizard's."""
    at = RoomInTime(game, sitting, options, spectators=[DORA])
    people = await at.everybody(*filter(None, sitting), DORA)
    host = next(one for one in people if one.guest == at.host)
    assert await host.does(messages.Start) is None
    await until_phase(at, people, "race")
    return at, people


def waits_for(guests: list[str], left: int) -> dict[str, Any]:
    """The table stands still because these have lost the connection."""
    return {"guests": guests, "left": left, "held_by": None}


async def until_phase(at: RoomInTime, people: list[Sitter], phase: str) -> None:
    """People choose what they are asked before the race, and nothing in it."""
    while at.table.view(None).board.phase != phase:
        for person in people:
            if person.question and person.question["prompt"] in ("choose-hero", "start"):
                assert await person.moves() is None
        await asyncio.sleep(0.05)


def moves_of(at: RoomInTime, *seats: int) -> list[Entry]:
    return [entry for entry in at.table.record().entries if entry.seat in seats]


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


# Who loses the connection


@in_no_time
async def test_the_table_stands_still_while_somebody_is_awaited():
    at, (anna, ben, dora) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1.5)
    await ben.goes()
    stopped, moment = at.room.time(), at.table.moment
    assert anna.paused == waits_for([BEN], 20_000)
    assert dora.paused == anna.paused
    await asyncio.sleep(12)
    assert (at.room.time(), at.table.moment) == (stopped, moment)
    assert await anna.moves("roll") == "paused"
    assert await anna.does(messages.Chat, text="where is Ben?") is None
    assert anna.paused == waits_for([BEN], 8000)
    assert [guest["connected"] for guest in anna.room["guests"] if guest["id"] == BEN] == [False]


@in_no_time
async def test_after_twenty_seconds_a_bot_plays_on_until_they_return():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1.5)
    await ben.goes()
    stopped, moves = at.room.time(), len(moves_of(at, 1))
    await asyncio.sleep(PATIENCE - 0.1)
    assert at.room.time() == stopped and at.room.sitting.seats[1].kind == "person"
    await asyncio.sleep(0.2)
    assert anna.paused is None
    kept = {"seat": 1, "kind": "bot", "guest": BEN, "bot": "steady", "away": True}
    assert anna.room["seats"][1].items() >= kept.items()
    assert stopped <= at.room.time() < stopped + 200
    await asyncio.sleep(10)
    assert len(moves_of(at, 1)) > moves + 4
    await ben.comes()
    anna.reads()
    assert anna.room["seats"][1]["kind"] == "person"
    assert ben.question["seat"] == 1
    moves = len(moves_of(at, 1))
    await asyncio.sleep(5)
    assert len(moves_of(at, 1)) == moves
    assert at.thoughts.twice == []


@in_no_time
async def test_who_returns_in_time_goes_on_where_the_table_stood():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1.5)
    await ben.goes()
    stopped = at.room.time()
    await asyncio.sleep(19)
    await ben.comes()
    assert anna.paused is None and ben.paused is None
    assert ben.heard[-1]["now"] == at.room.time() == stopped
    await asyncio.sleep(0.5)
    assert await ben.moves("roll") is None
    assert moves_of(at, 1)[-1].at == stopped + 500
    await asyncio.sleep(60)
    assert at.room.sitting.seats[1].kind == "person"


@in_no_time
async def test_only_the_last_socket_of_somebody_who_plays_matters():
    at, (anna, ben, dora) = await racing(ANNA, BEN, None)
    second = await Sitter(at, BEN).comes()
    await ben.goes()
    await dora.goes()
    assert anna.paused is None
    moment = at.table.moment
    await asyncio.sleep(5)
    assert at.table.moment > moment
    await second.goes()
    assert anna.paused["guests"] == [BEN]


@in_no_time
async def test_each_is_awaited_for_twenty_seconds_of_their_own():
    at, (anna, ben, cleo, _) = await racing(ANNA, BEN, CLEO)
    await ben.goes()
    await asyncio.sleep(15)
    await cleo.goes()
    assert anna.paused == waits_for([BEN, CLEO], 20_000)
    await asyncio.sleep(5.1)
    assert [seat.kind for seat in at.room.sitting.seats] == ["person", "bot", "person"]
    assert anna.paused == waits_for([CLEO], 15_000)
    await cleo.comes()
    assert anna.paused is None


@in_no_time
async def test_somebody_who_is_sent_away_is_not_awaited_any_more():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await ben.goes()
    assert await anna.does(messages.Remove, guest=BEN) is None
    assert anna.paused is None
    moment = at.table.moment
    await asyncio.sleep(5)
    assert at.table.moment > moment


@in_no_time
async def test_an_empty_room_stands_still_and_waits_for_nobody():
    at, (anna, ben, dora) = await racing(ANNA, BEN, None)
    for one in (dora, ben, anna):
        await one.goes()
    stopped, length = at.room.time(), len(at.store.log)
    await asyncio.sleep(3600)
    assert (at.room.time(), len(at.store.log)) == (stopped, length)
    assert not at.room.busy
    await anna.comes()
    assert anna.paused == waits_for([BEN], 20_000)
    await asyncio.sleep(20.1)
    assert anna.paused is None


@in_no_time
async def test_who_was_not_there_when_the_match_began_is_awaited():
    at = RoomInTime(GAME, [ANNA, BEN, CLEO])
    anna, _cleo = await at.everybody(ANNA, CLEO)
    assert anna.paused is None
    await anna.does(messages.Start)
    assert anna.paused["guests"] == [BEN]
    await asyncio.sleep(22)
    assert moves_of(at, 1), "the bot has chosen a hero"


@in_no_time
async def test_what_cannot_be_stored_stops_the_table_all_the_same():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    at.store.full = True
    await ben.goes()
    stopped = at.room.time()
    await asyncio.sleep(3)
    assert at.room.time() == stopped
    at.store.full = False
    await asyncio.sleep(2)
    assert anna.paused["guests"] == [BEN]
    assert at.room.time() == stopped


# Who loses it again and again


def stood_still(at: RoomInTime, since: int, seconds: float) -> float:
    """For how many of these seconds table time has not run."""
    return round(seconds - (at.room.time() - since) / 1000, 1)


@in_no_time
async def test_who_loses_the_line_again_holds_the_table_up_only_once():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1)
    begun = at.room.time()
    for _ in range(10):
        await ben.goes()
        await asyncio.sleep(10)
        await ben.comes()
        await asyncio.sleep(2)
    assert stood_still(at, begun, 120) == 10.0
    assert anna.paused is None
    kinds = [type(event).__name__ for event in at.logged if hasattr(event, "who")]
    assert kinds == ["Awaited", "Returned", "Relieved"], "the bot plays on, without a word more"
    assert at.room.sitting.talk.lines[-1].news == "shaky"


@in_no_time
async def test_a_bot_plays_until_the_line_has_held_for_a_while():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await asyncio.sleep(1)
    for _ in range(2):
        await ben.goes()
        await asyncio.sleep(5)
        await ben.comes()
    assert at.room.sitting.seats[1].kind == "bot"
    moves = len(moves_of(at, 1))
    assert ben.room["seats"][1]["away"]
    assert await ben.does(messages.Sit, seat=1) == "not-steady"
    assert await ben.does(messages.Want, seat=1) == "not-steady"
    await asyncio.sleep(STEADY - 0.1)
    assert at.room.sitting.seats[1].kind == "bot"
    assert len(moves_of(at, 1)) > moves
    await asyncio.sleep(0.2)
    assert at.room.sitting.seats[1].kind == "person"
    assert ben.question["seat"] == 1
    anna.reads()
    assert not anna.room["seats"][1]["away"]


@in_no_time
async def test_whose_line_has_held_long_enough_is_awaited_again():
    _at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await ben.goes()
    await asyncio.sleep(5)
    await ben.comes()
    await asyncio.sleep(FORGIVEN + 0.1)
    await ben.goes()
    assert anna.paused == waits_for([BEN], 20_000)


@in_no_time
async def test_a_shaky_line_holds_nobody_up_where_nobody_else_plays():
    at, (anna, dora) = await racing(ANNA, None, None)
    await asyncio.sleep(1)
    for _ in range(3):
        await anna.goes()
        assert dora.paused["guests"] == [ANNA]
        await asyncio.sleep(5)
        await anna.comes()
        assert at.room.sitting.seats[0].kind == "person"


@in_no_time
async def test_a_restart_is_nobodys_fault():
    at, (anna, ben, _) = await racing(ANNA, BEN, None)
    await ben.goes()
    await asyncio.sleep(5)
    await ben.comes()
    await asyncio.sleep(3)
    at.room.close("closing")
    at.opens()
    (anna,) = await at.everybody(ANNA)
    assert anna.paused["guests"] == [BEN]
    (ben,) = await at.everybody(BEN)
    await asyncio.sleep(3)
    await ben.goes()
    assert anna.paused is None, "but this was not the restart"
    assert at.room.sitting.seats[1].kind == "bot"


@in_no_time
async def test_a_bot_still_plays_for_a_shaky_line_after_a_crash():
    at, (_anna, ben, _) = await racing(ANNA, BEN, None)
    for _ in range(2):
        await ben.goes()
        await asyncio.sleep(5)
        await ben.comes()
    at.room.close("crashed")
    at.opens()
    _, ben = await at.everybody(ANNA, BEN)
    assert at.room.sitting.seats[1].kind == "bot"
    await asyncio.sleep(STEADY + 0.1)
    assert at.room.sitting.seats[1].kind == "person"


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
