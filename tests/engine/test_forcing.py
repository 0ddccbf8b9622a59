"""Where only one thing can be meant nothing is asked."""

from __future__ import annotations

import pytest

from playing import played
from spieltisch.engine import Choice, Entry, Table
from spieltisch.games import REGISTER, find
from toys.nim import Nim

FORCING = [name for name in REGISTER if find(name).forced]


class TerseNim(Nim):
    """Whoever has a small hand is not asked how many stones to take."""

    forced = frozenset({"count"})


def table(**options: object) -> Table:
    return Table(TerseNim(), 2, "terse", options)


def heap(table: Table) -> Entry:
    return Entry(0, table.question(0).choices[0], 0)


def test_what_can_only_be_meant_in_one_way_belongs_to_the_choice_that_led_there():
    terse = table(hands=["small", "big"])
    assert terse.forced_after(heap(terse)) == [Entry(0, Choice("take", (1,)), 0)]
    assert terse.gesture(0, [[heap(terse).choice]]) == [heap(terse), Entry(0, Choice("take", (1,)))]
    assert terse.moment == 0, "nothing is chosen yet"


def test_where_several_things_can_be_meant_it_is_asked():
    wide = table()
    assert wide.forced_after(heap(wide)) == []


def test_a_game_says_where_nothing_is_lost_by_not_being_asked():
    plain = Table(Nim(), 2, "plain", {"hands": ["small", "big"]})
    assert plain.forced_after(heap(plain)) == []


def test_what_is_sure_to_come_tells_also_what_follows():
    terse = table(hands=["small", "big"])
    (ahead, *_) = terse.outlook(0)
    assert ahead.final == "moved-on"
    assert [message.key for message in ahead.told] == ["takes"]


@pytest.mark.parametrize("game", FORCING)
@pytest.mark.parametrize("seed", range(8))
def test_the_one_thing_is_never_to_stop_and_follows_from_what_the_seat_has_just_done(game, seed):
    """Else whoever wants to take the last step back finds that the next one has begun."""
    rules = find(game)
    for choices in range(10, 400, 23):
        now = played(rules, rules.seats[1], seed, {}, choices)
        for question in now.questions:
            if question.prompt in rules.forced and len(question.choices) == 1:
                assert question.choices[0].things, f"{seed}: {question.prompt}"
                assert now.can_undo(question.seat), f"{seed}: {question.prompt}"
