"""The four ways of asking, and what can be known while they are open."""

from __future__ import annotations

import msgspec
import pytest

from playing import asked_of, everything, luck, steps
from spieltisch.engine import (
    PASS,
    Choice,
    Entry,
    Result,
    Table,
    choices_of,
)
from spieltisch.engine.errors import CannotUndo, NotAsked, NotOffered
from toys import Alarm, Duel, Market, Nim, Screens, Siege
from toys.alarm import SNEAK
from toys.duel import PAPER, ROCK, SCISSORS
from toys.market import HOME
from toys.screens import AGAIN, DONE
from toys.siege import READY


def seats_asked(table):
    return [question.seat for question in table.questions]


# Choices


def test_choices_are_equal_when_verb_and_things_are():
    assert Choice("take", (1, 2)) == Choice("take", (1, 2))
    assert len({Choice("take", (1,)), Choice("take", (1,)), Choice("take", (2,))}) == 2
    assert Choice("take", (1, 2)) != Choice("take", (2, 1))


def test_a_choice_cannot_be_changed():
    with pytest.raises(AttributeError):
        Choice("take").verb = "give"


def test_a_choice_reads_as_its_verb_and_things():
    assert str(Choice("attack", (3, 17))) == "attack 3 17"


def test_entries_are_short_lists_in_json():
    entry = Entry(2, Choice("attack", (3, 17)), 40)
    assert msgspec.json.encode(entry) == b'[2,["attack",[3,17]],40]'
    assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


# ask


def test_ask_asks_one_seat_and_goes_on_with_its_choice():
    table = Table(Nim(), 2, "ask")
    assert asked_of(table, 0) == ("heap", {}, 0, choices_of("heap", [0, 1, 2]), None, [])
    assert asked_of(table, 1) is None
    table.choose(0, Choice("heap", (1,)))
    assert asked_of(table, 0) == ("count", {"heap": 1}, 0, choices_of("take", [1, 2, 3]), None, [])
    table.choose(0, Choice("take", (2,)))
    assert table.view(None).board.heaps == [4, 3, 6]
    assert seats_asked(table) == [1]


def test_a_choice_may_be_given_by_its_index():
    by_index, by_choice = Table(Nim(), 2, "ask"), Table(Nim(), 2, "ask")
    by_index.choose(0, 2)
    by_choice.choose(0, Choice("heap", (2,)))
    assert by_index.record() == by_choice.record()


def test_each_question_has_a_higher_number_than_the_one_before():
    table = Table(Nim(), 2, "numbers")
    numbers = [table.questions[0].number]
    for _ in steps(table, luck("numbers")):
        numbers += [question.number for question in table.questions]
    assert numbers == list(range(table.moment))


def test_when_the_match_is_over_nobody_is_asked():
    table = Table(Nim(), 2, "over", {"stones": 1})
    for _ in steps(table, luck("over")):
        pass
    assert isinstance(table.result, Result)
    assert table.questions == []
    assert table.awaiting() == []
    view = table.view(None)
    assert (view.outcome, tuple(view.winners)) == (table.result.outcome, table.result.winners)


# simultaneously


def test_all_are_asked_at_once_and_answer_in_any_order():
    table = Table(Market(), 3, "market")
    assert seats_asked(table) == [0, 1, 2]
    for seat in (2, 0, 2, 1):
        table.choose(seat, 0)
    assert table.view(None).board.baskets == [1, 1, 2]
    assert seats_asked(table) == [0, 1, 2]


def test_what_one_seat_takes_the_others_are_not_offered_any_more():
    table = Table(Market(), 2, "market")
    good = Choice("buy", (3,))
    assert good in table.question(0).choices
    table.choose(1, good)
    assert good not in table.question(0).choices
    with pytest.raises(NotOffered):
        table.choose(0, good)


def test_choices_that_depend_on_others_are_looked_up_even_if_nobody_asked_before():
    table = Table(Market(), 2, "market", {"goods": 1})
    table.choose(1, Choice("buy", (0,)))
    assert table.question(0).choices == [HOME]


def test_it_ends_when_all_have_ended():
    table = Table(Market(), 3, "market")
    table.choose(1, HOME)
    assert table.awaiting() == [0, 2]
    with pytest.raises(NotAsked):
        table.choose(1, HOME)
    table.choose(0, HOME)
    assert table.result is None
    table.choose(2, HOME)
    assert table.result == Result("draw", (0, 1, 2))


def test_open_scripts_have_checkpoints_when_all_of_them_do():
    table = Table(Market(), 2, "market")
    for _ in steps(table, luck("checkpoints")):
        assert table.result is not None or table.at_checkpoint


# simultaneously, behind screens


def test_behind_screens_nobody_sees_or_hears_anything_until_all_have_ended():
    table = Table(Screens(), 2, "screens")
    table.choose(0, Choice("bid", (4,)))
    table.choose(0, DONE)
    assert table.told == []
    assert table.view(1).committed == []
    assert table.view(0).committed == [Choice("bid", (4,)), DONE]
    assert table.awaiting() == [1]
    table.choose(1, Choice("bid", (2,)))
    table.choose(1, DONE)
    assert [message.values for message in table.told_to(None)] == [
        {"seat": 0, "count": 4},
        {"seat": 1, "count": 2},
    ]
    assert table.view(0).committed == []


def test_behind_screens_nobody_can_tell_how_often_another_has_chosen():
    quick, slow = Table(Screens(), 2, "screens"), Table(Screens(), 2, "screens")
    for choice in (0, DONE):
        quick.choose(0, choice)
    for choice in (0, AGAIN, 1, AGAIN, 2, DONE):
        slow.choose(0, choice, at=slow.now + 50)
    for table in (quick, slow):
        table.choose(1, 3, at=1000)
    for eyes in (1, None):
        assert quick.view(eyes) == slow.view(eyes)
    assert quick.question(1).number == slow.question(1).number == 1


def test_behind_screens_there_are_no_checkpoints_that_are_not_promised():
    table = Table(Screens(), 2, "screens")
    assert table.at_checkpoint
    for seat, choice in [(0, 0), (0, DONE), (1, 0)]:
        table.choose(seat, choice)
        assert not table.at_checkpoint
    table.choose(1, DONE)
    assert table.at_checkpoint


# Behind screens with checkpoints and announcements


def besieged(seed: str = "siege") -> Table:
    """Seat 0 has a six to blow the horn with, and seat 1 is ready."""
    table = next(
        table for number in range(200) if horns(table := Table(Siege(), 2, f"{seed} {number}"))
    )
    table.choose(1, READY)
    return table


def horns(table: Table) -> list[Choice]:
    return [choice for choice in table.question(0).choices if choice.verb == "horn"]


def horn(table: Table) -> Choice:
    return horns(table)[0]


def test_behind_screens_a_checkpoint_is_where_all_scripts_promise_one():
    table = besieged()
    assert table.at_checkpoint and table.secret
    own = table.view(1)
    for fork in (table.fork(), table.fork().fork()):
        assert fork.view(1) == own
        assert fork.view(1).committed == [READY]
        assert [question.seat for question in fork.questions] == [0]


def test_whoever_is_ready_is_asked_again_when_another_announces_something():
    table = besieged()
    assert table.awaiting() == [0]
    table.choose(0, horn(table))
    assert table.awaiting() == [0, 1]
    assert table.question(1).prompt == "prepare"
    assert [message.key for message in table.told_to(1)] == ["horn"]
    assert [line.announced for line in table.told] == [True]


def test_what_is_asked_again_has_a_number_that_no_earlier_question_had():
    table = besieged()
    numbers = {0, table.question(0).number}
    table.choose(0, horn(table))
    assert table.question(1).number not in numbers
    assert table.question(1).number == 1, "it counts the own choices only"


def test_all_else_stays_behind_the_screen():
    table = besieged()
    before = table.view(1)
    table.choose(0, next(c for c in table.question(0).choices if c.verb == "strike"))
    assert table.view(1) == before
    assert table.told_to(1) == []


def test_nothing_is_taken_back_that_was_announced_or_lies_before_it():
    table = besieged()
    assert table.can_undo(1)
    table.choose(0, horn(table))
    assert not table.can_undo(0) and not table.can_undo(1)
    with pytest.raises(CannotUndo):
        table.undo(1)


def test_a_seat_that_was_asked_again_takes_back_what_it_has_chosen_since():
    table = besieged()
    table.choose(0, horn(table))
    before = everything(table)
    table.choose(1, next(c for c in table.question(1).choices if c.verb == "guard"))
    assert table.can_undo(1)
    table.undo(1)
    assert everything(table) == before


def test_a_seat_dreams_of_screens_that_the_others_have_still_to_fill():
    table = besieged()
    table.choose(0, next(c for c in table.question(0).choices if c.verb == "strike"))
    dream = table.fork(knowing=1, luck=1)
    assert dream.view(1).committed == [READY]
    assert [question.seat for question in dream.questions] == [0]
    verbs = {choice.verb for choice in dream.question(0).choices}
    assert "back" not in verbs, "nothing is placed yet"


# secretly


def test_secret_choices_are_revealed_when_all_have_chosen():
    table = Table(Duel(), 2, "duel")
    table.choose(1, PAPER)
    assert table.told == []
    assert table.view(None).board.points == [0, 0]
    table.choose(0, SCISSORS)
    assert table.view(None).board.points == [1, 0]
    assert [message.values["sign"] for message in table.told_to(1)] == [2, 1]


def test_a_secret_choice_is_seen_by_its_own_seat_alone():
    table = Table(Duel(), 3, "duel")
    table.choose(1, PAPER)
    assert table.view(1).committed == [PAPER]
    assert table.view(0).committed == table.view(2).committed == table.view(None).committed == []


def test_who_has_not_chosen_yet_is_known():
    table = Table(Duel(), 3, "duel")
    table.choose(1, PAPER)
    assert [table.view(eyes).awaiting for eyes in (0, 1, 2, None)] == [[0, 2]] * 4


def test_two_secret_choices_look_the_same_to_everybody_else():
    one, two = Table(Duel(), 3, "duel"), Table(Duel(), 3, "duel")
    one.choose(0, ROCK)
    two.choose(0, PAPER)
    for eyes in (1, 2, None):
        assert one.view(eyes) == two.view(eyes)


def test_a_seat_commits_once():
    table = Table(Duel(), 2, "duel")
    table.choose(0, ROCK)
    with pytest.raises(NotAsked):
        table.choose(0, PAPER)


# anyone_may


def sneaking() -> Table:
    """Three seats; seat 0 sneaks, and of the guards only seat 2 has a whistle."""
    for seed in range(1000):
        table = Table(Alarm(), 3, seed)
        have = [
            any(face.kind == "whistle" for face in table.view(seat).board.hands[seat])
            for seat in range(3)
        ]
        if have[1:] == [False, True]:
            table.choose(0, SNEAK)
            return table
    raise AssertionError("no such deal")


def test_every_seat_of_the_window_is_asked_and_may_pass():
    table = sneaking()
    assert seats_asked(table) == [1, 2]
    assert table.question(1).choices == [PASS]
    assert table.question(2).choices[-1] == PASS
    assert len(table.question(2).choices) > 1


def test_nobody_can_tell_who_has_answered_before_all_have():
    table = sneaking()
    before = {eyes: table.view(eyes) for eyes in (0, 1, None)}
    assert before[0].awaiting == [1, 2]
    table.choose(2, 0, at=table.now + 500)
    assert {eyes: table.view(eyes) for eyes in (0, 1, None)} == before
    with pytest.raises(NotAsked) as refused:
        table.choose(2, PASS)
    assert refused.value.values["waiting"] == "2, 3"


def test_those_who_react_are_heard_and_passing_goes_unheard():
    table = sneaking()
    table.choose(2, 0)
    table.choose(1, PASS)
    assert [(line.key, line.values["seat"]) for line in table.told] == [("blows", 2)]


def test_when_all_pass_play_goes_on():
    table = sneaking()
    table.choose(1, PASS)
    table.choose(2, PASS)
    assert [line.key for line in table.told] == ["steals"]
    assert table.view(None).board.loot == [1, 0, 0]
