"""What is proposed to a seat stands until it is taken, declined or not possible any more; bots
propose, heed what is proposed to them, let people go first, and say why."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import msgspec
import pytest

from server.hours import RoomInTime, Sitter, in_no_time
from spieltisch.bots import Bot
from spieltisch.bots.seat import WAIT, Seat
from spieltisch.engine import Choice, Message, Options, Side
from spieltisch.games import find
from spieltisch.server import events, messages
from spieltisch.server.sitting import Sitting
from toys import Duel

ANNA, BEN, DORA = "anna", "ben", "dora"
SEED = "13" * 32
"""A match in which all that these tests need is possible."""
ONWARD = ("done", "place", "finish")
"""What brings a match on to the step in which all act at once."""


class Mate(Bot):
    """Uses no die but as it is told, says so, and lets people go first."""

    heeds = True
    waits: ClassVar[bool] = False
    proposes: ClassVar[bool] = False
    asked: ClassVar[list[tuple[str, list[Choice], list[int]]]] = []

    def __init__(self, seed: int | str) -> None:
        pass

    def choose(self, seat: Seat) -> int:
        question = seat.question
        assert question is not None
        told = [one.choice for one in seat.suggested]
        self.asked.append((question.prompt, told, list(seat.people)))
        if question.prompt == "act":
            return self._act(seat, told)
        if question.idle:
            refuses = told[-1].verb == "earn"
            seat.say("keeps" if refuses else "returns", count=len(told))
            return WAIT if refuses else 0
        verbs = [choice.verb for choice in question.choices]
        return next((verbs.index(verb) for verb in ONWARD if verb in verbs), 0)

    def _act(self, seat: Seat, told: list[Choice]) -> int:
        if self.proposes and seat.people:
            other = seat.dream(1).question(seat.people[0])
            assert other is not None
            seat.propose(other.seat, other.choices[0])
            seat.propose(other.seat, Choice("made-up"))
        for choice in told:
            if choice in seat.choices:
                seat.say("obeys", count=1)
                return seat.choices.index(choice)
        if self.waits and seat.people:
            seat.say("waits")
            return WAIT
        return seat.choices.index(Choice("done"))


@pytest.fixture(autouse=True)
def _mates(monkeypatch):
    monkeypatch.setattr("spieltisch.bots.OWN_BOTS", {"reckoners": {"mate": Mate}})
    monkeypatch.setattr(Mate, "waits", False)
    monkeypatch.setattr(Mate, "proposes", False)
    monkeypatch.setattr(Mate, "asked", [])
    monkeypatch.setattr("spieltisch.server.commands.new_seed", lambda: SEED)


async def acting(*sitting: str | None) -> tuple[RoomInTime, list[Sitter]]:
    """A match of The Reckoners in its first action step; a spectator looks on."""
    at = RoomInTime(find("reckoners"), sitting, spectators=(DORA,))
    for seat in at.room.sitting.seats:
        seat.bot = "mate" if seat.kind == "bot" else None
    people = await at.everybody(*filter(None, sitting), DORA)
    assert await people[0].does(messages.Start) is None
    while (
        at.room.sitting.table is None or at.room.sitting.table.view(None).board.phase != "actions"
    ):
        for one in people[:-1]:
            verb = next((v for v in ONWARD if one.question and offers(one, v)), None)
            if verb:
                await one.moves(verb)
        await at.until(lambda: any(asked(at, one) for one in people[:-1]))
    return at, people


def asked(at: RoomInTime, one: Sitter) -> bool:
    question = one.question
    return question is not None and question["prompt"] != "rest"


def offers(one: Sitter, verb: str) -> bool:
    question = one.question
    return question is not None and any(choice[0] == verb for choice in question["choices"])


def a_choice(at: RoomInTime, seat: int, *not_these: str) -> list[Any]:
    """Something that a seat can do now, but for these verbs."""
    return next(
        [one.verb, list(one.things)]
        for one in at.table.question(seat).choices
        if one.verb not in ("done", "move", "clear", *not_these)
    )


def standing(one: Sitter) -> list[dict[str, Any]]:
    """The proposals that stand, as this page knows it."""
    one.reads()
    lists = [event["proposals"] for event in one.heard if event.get("proposals") is not None]
    return lists[-1] if lists else []


def remarks(one: Sitter) -> list[tuple[int, str]]:
    one.reads()
    lines = [line for event in one.heard for line in event.get("chat", [])]
    return [(line["seat"], line["remark"]["key"]) for line in lines if line["remark"]]


@in_no_time
async def test_a_proposal_stands_until_it_is_taken():
    at, (anna, ben, dora) = await acting(ANNA, BEN)
    wanted = a_choice(at, 1)
    assert await anna.does(messages.Suggest, seat=1, choice=wanted) is None
    (shown,) = standing(ben)
    assert (shown["by"], shown["seat"], shown["choice"]) == (0, 1, wanted)
    assert standing(anna) == standing(dora) == [shown], "all play on one side, so all may listen"
    number = ben.question["number"] if ben.question else -1
    assert await ben.does(messages.Move, seat=1, question=number, choice=wanted) is None
    assert standing(ben) == standing(anna) == []


@in_no_time
async def test_a_proposal_outlives_other_choices_of_its_seat_and_a_crash():
    at, (anna, ben, _) = await acting(ANNA, BEN)
    wanted = a_choice(at, 1)
    assert await anna.does(messages.Suggest, seat=1, choice=wanted) is None
    other = next(
        [one.verb, list(one.things)]
        for one in at.table.question(1).choices
        if one.verb in ("earn", "clear", "fight") and one.things[0] != wanted[1][0]
    )
    number = ben.question["number"] if ben.question else -1
    assert await ben.does(messages.Move, seat=1, question=number, choice=other) is None
    assert ben.question and ben.question["number"] != number, "it is asked anew"
    again = Sitting.of(at.find, at.store.log)
    assert [one.choice.verb for one in again.proposals.to(1)] == [wanted[0]]
    assert [one["choice"] for one in standing(ben)] == [wanted]


@in_no_time
async def test_a_proposal_is_gone_when_its_die_is_used_for_something_else():
    at, (anna, ben, _) = await acting(ANNA, BEN)
    wanted = a_choice(at, 1)
    assert await anna.does(messages.Suggest, seat=1, choice=wanted) is None
    other = next(
        [one.verb, list(one.things)]
        for one in at.table.question(1).choices
        if one.things[:1] == tuple(wanted[1][:1]) and [one.verb, list(one.things)] != wanted
    )
    number = ben.question["number"] if ben.question else -1
    assert await ben.does(messages.Move, seat=1, question=number, choice=other) is None
    while ben.question and ben.question["prompt"] == "spend":
        await ben.moves("give-up")
    assert standing(ben) == []


@in_no_time
async def test_only_who_was_asked_declines_and_only_what_can_be_chosen_is_proposed():
    at, (anna, ben, dora) = await acting(ANNA, BEN)
    wanted = a_choice(at, 1)
    made_up = ["research", [999, 0]]
    assert await anna.does(messages.Suggest, seat=1, choice=made_up) == "not-offered"
    assert await dora.does(messages.Suggest, seat=1, choice=wanted) == "no-side"
    many = [[["made-up", []]]] * 20
    assert await anna.does(messages.Suggest, seat=1, choice=wanted, then=many) == "bad-message"
    assert await anna.does(messages.Suggest, seat=1, choice=wanted) is None
    number = standing(ben)[0]["number"]
    assert await anna.does(messages.Decline, seat=1, proposal=number) == "not-your-seat"
    assert await ben.does(messages.Decline, seat=1, proposal=number) is None
    assert standing(anna) == []


@in_no_time
async def test_the_record_of_a_match_knows_nothing_of_proposals():
    at, (anna, *_) = await acting(ANNA, BEN)
    before = msgspec.json.encode(at.table.record())
    assert await anna.does(messages.Suggest, seat=1, choice=a_choice(at, 1)) is None
    assert msgspec.json.encode(at.table.record()) == before


@in_no_time
async def test_a_bot_that_is_done_comes_back_for_a_proposal_and_says_so():
    at, (anna, *_) = await acting(ANNA, None)
    await at.until(lambda: at.table.question(1) and at.table.question(1).idle)
    assert await anna.does(messages.Suggest, seat=1, choice=["back", []]) is None
    await at.until(lambda: (1, "returns") in remarks(anna))
    await at.until(lambda: at.table.question(1) and at.table.question(1).idle)
    assert [prompt for prompt, *_ in Mate.asked if prompt == "act"] == ["act", "act"]


@in_no_time
async def test_a_bot_does_the_whole_gesture_that_it_takes():
    at, (anna, *_) = await acting(ANNA, None)
    await at.until(lambda: at.table.question(1) and at.table.question(1).idle)
    fork = at.table.fork()
    fork.choose(1, Choice("back"))
    wanted = next(one for one in fork.question(1).choices if one.verb in ("move", "clear", "earn"))
    then = [[[wanted.verb, list(wanted.things)]]]
    assert await anna.does(messages.Suggest, seat=1, choice=["back", []], then=then) is None
    await at.until(lambda: (1, "returns") in remarks(anna))
    moved = next(one for one in reversed(at.logged) if isinstance(one, events.Moved) and one.then)
    assert (moved.entry.choice.verb, moved.then[0].choice) == ("back", wanted)


@in_no_time
async def test_a_bot_that_waits_lets_people_go_first_and_heeds_what_they_propose(monkeypatch):
    monkeypatch.setattr(Mate, "waits", True)
    at, (anna, _) = await acting(ANNA, None)
    await at.until(lambda: (1, "waits") in remarks(anna))
    thoughts = at.thoughts.count
    await asyncio.sleep(60)
    assert at.thoughts.count == thoughts, "who waits is not asked again before something happens"
    wanted = a_choice(at, 1, "play", "pay", "brief", "improvise")
    assert await anna.does(messages.Suggest, seat=1, choice=wanted) is None
    await at.until(lambda: (1, "obeys") in remarks(anna))
    entry = next(one for one in reversed(at.table.record().entries) if one.seat == 1)
    assert [entry.choice.verb, list(entry.choice.things)] == wanted
    assert standing(anna) == []
    assert all(people == [0] for prompt, _, people in Mate.asked if prompt == "act")


@in_no_time
async def test_who_waits_goes_on_when_no_person_is_awaited_any_more(monkeypatch):
    monkeypatch.setattr(Mate, "waits", True)
    at, (anna, _) = await acting(ANNA, None)
    await at.until(lambda: (1, "waits") in remarks(anna))
    assert at.table.view(None).board.done == []
    await anna.moves("done")
    await at.until(lambda: at.table.view(None).board.phase != "actions")


@in_no_time
async def test_a_bot_proposes_what_the_others_can_do_and_nothing_twice(monkeypatch):
    monkeypatch.setattr(Mate, "waits", True)
    monkeypatch.setattr(Mate, "proposes", True)
    at, (anna, _) = await acting(ANNA, None)
    await at.until(lambda: standing(anna))
    (shown,) = standing(anna)
    assert (shown["by"], shown["seat"]) == (1, 0)
    made = [one for one in at.logged if isinstance(one, events.Suggested)]
    assert len(made) == 1 and made[0].guest == ""
    number = anna.question["number"] if anna.question else -1
    move = {"seat": 0, "question": number, "choice": shown["choice"], "then": shown["then"]}
    assert await anna.does(messages.Move, **move) is None


@in_no_time
async def test_a_bot_that_heeds_nothing_declines(monkeypatch):
    monkeypatch.setattr(Mate, "heeds", False)
    at, (anna, _) = await acting(ANNA, None)
    await at.until(lambda: at.table.question(1) and at.table.question(1).idle)
    assert await anna.does(messages.Suggest, seat=1, choice=["back", []]) is None
    await at.until(lambda: not standing(anna))
    assert at.table.question(1).idle and remarks(anna) == []


class Allies(Duel):
    """All choose in secret, though they play together."""

    def sides(self, seats: int, options: Options) -> tuple[Side, ...]:
        return (Side("all", tuple(range(seats))),)


@in_no_time
async def test_nothing_is_proposed_where_it_would_betray_what_a_seat_is_offered():
    at = RoomInTime(Allies(), (ANNA, BEN))
    anna, _ = await at.everybody(ANNA, BEN)
    assert await anna.does(messages.Start) is None
    choice = at.table.question(1).choices[0]
    wanted = [choice.verb, list(choice.things)]
    assert await anna.does(messages.Suggest, seat=1, choice=wanted) == "in-secret"


def test_what_bots_say_does_not_drive_out_what_people_said():
    talk = Sitting(find).talk
    talk.say("g", "Anna", "hello")
    for count in range(300):
        talk.bot_says(1, "", (), remark=Message("keeps", {"count": count}))
    assert talk.lines[0].text == "hello"
    assert len(talk.lines) == 21
