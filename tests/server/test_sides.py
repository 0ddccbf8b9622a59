"""Those who play on one side can talk among themselves and propose choices to each other."""

from __future__ import annotations

from typing import Any, ClassVar

from playing import AnyGame
from server.hours import RoomInTime, Sitter, in_no_time
from spieltisch.engine import Meaning, Options, Side
from spieltisch.server import messages
from spieltisch.server.sitting import Sitting
from toys import Nim

ANNA, BEN, CLEO, DORA = "anna", "ben", "cleo", "dora"


class Teams(Nim):
    """The first player against the other two; the last seat has two figures."""

    name = "teams"
    meanings: ClassVar = {**Nim.meanings, "side": Meaning.NAME}

    def sides(self, seats: int, options: Options) -> tuple[Side, ...]:
        return (Side("one", (0,)), Side("many", tuple(range(1, seats))))

    def figures(self, seats: int, options: Options) -> tuple[tuple[str, ...], ...]:
        return (("giant",), *[("dwarf",)] * (seats - 2), ("dwarf", "elf"))


async def begun(game: AnyGame | None = None, *sitting: str) -> tuple[RoomInTime, list[Sitter]]:
    at = RoomInTime(game or Teams(), sitting or (ANNA, BEN, CLEO), spectators=(DORA,))
    people = await at.everybody(*dict.fromkeys((*(sitting or (ANNA, BEN, CLEO)), DORA)))
    assert await people[0].does(messages.Start) is None
    return at, people


def heard(sitter: Sitter) -> list[tuple[str, str]]:
    """The words of others as this guest got them, with the side that they were for."""
    sitter.reads()
    return [
        (line["text"], line["side"]) for event in sitter.heard for line in event.get("chat", [])
    ]


def proposals(sitter: Sitter) -> list[dict[str, Any]]:
    sitter.reads()
    lines = [line for event in sitter.heard for line in event.get("chat", [])]
    return [line["proposal"] for line in lines if line["proposal"]]


@in_no_time
async def test_the_room_tells_who_plays_with_whom_and_what():
    _, (anna, *_) = await begun()
    seats = anna.room["seats"]
    assert [seat["side"] for seat in seats] == ["one", "many", "many"]
    assert [seat["figures"] for seat in seats] == [["giant"], ["dwarf"], ["dwarf", "elf"]]


@in_no_time
async def test_what_is_said_to_a_side_is_heard_there_and_nowhere_else():
    _, (anna, ben, cleo, dora) = await begun()
    assert await ben.does(messages.Chat, text="psst", side=True) is None
    assert await ben.does(messages.Chat, text="hello") is None
    assert heard(cleo) == heard(ben) == [("psst", "many"), ("hello", "")]
    assert heard(anna) == heard(dora) == [("hello", "")]


@in_no_time
async def test_who_comes_to_a_side_later_does_not_hear_what_was_said_there_before():
    at, (anna, ben, *_) = await begun()
    await ben.does(messages.Chat, text="psst", side=True)
    again = await Sitter(at, ANNA).comes()
    assert heard(again) == []
    sitting = Sitting.of(at.find, at.store.log)
    sitting.seats[2].guest = ANNA
    assert [line.text for line in sitting.talk.heard_by(ANNA)] == []
    assert [line.text for line in sitting.talk.heard_by(BEN)] == ["psst"]
    assert await anna.does(messages.Chat, text="aside", side=True) is None


@in_no_time
async def test_who_plays_on_several_sides_or_on_none_has_no_side_to_talk_to():
    _, (anna, _, dora) = await begun(None, ANNA, BEN, ANNA)
    assert await anna.does(messages.Chat, text="psst", side=True) == "no-side"
    assert await dora.does(messages.Chat, text="psst", side=True) == "no-side"


@in_no_time
async def test_a_choice_is_proposed_to_a_partner_who_can_make_it():
    at, (anna, ben, cleo, dora) = await begun()
    await anna.moves()
    await anna.moves()
    question = ben.question
    assert question is not None
    offered = {"seat": 1, "choice": question["choices"][-1]}
    assert await cleo.does(messages.Suggest, **offered) is None
    proposed = {"number": 0, "by": 2, "then": [], "need": None, **offered}
    assert proposals(ben) == proposals(cleo) == [proposed]
    assert proposals(anna) == proposals(dora) == []
    assert at.table.question(1).number == question["number"], "nothing is chosen by it"
    again = await Sitter(at, BEN).comes()
    assert proposals(again) == [proposed]


@in_no_time
async def test_nothing_is_proposed_that_is_not_offered_or_to_somebody_on_another_side():
    _, (anna, ben, cleo, dora) = await begun()
    question = anna.question
    assert question is not None
    asked = {"seat": 0, "choice": question["choices"][0]}
    assert await ben.does(messages.Suggest, **asked) == "not-your-side"
    assert await dora.does(messages.Suggest, **asked) == "no-side"
    await anna.moves()
    await anna.moves()
    other = {**asked, "seat": 1}
    made_up = {**other, "choice": ["heap", [99]]}
    assert await cleo.does(messages.Suggest, **made_up) == "not-offered"
