"""A mistake in a game's script: it is named, the table stands as before and can go on."""

from __future__ import annotations

import pytest

from engine.pitfalls import MISTAKES, BrokenFromTheStart, Pitfalls, SoldOut
from playing import everything, luck, step
from spieltisch.engine import Choice, Table
from spieltisch.engine.errors import BrokenScript
from spieltisch.engine.script import EmptyQuestion
from toys.market import HOME
from toys.walk import JUMP, LOOK, STEP, WHISPER

SENTENCES = {
    "stumble": "The rules of pitfalls failed: ZeroDivisionError: a stone",
    "empty": "the question 'nothing' offers no choice",
    "empty-secret": "the question 'nothing' offers no choice",
    "nonsense": "a script asks questions, it does not yield 'nonsense'",
    "forgotten": "a script asks questions, it does not yield <generator",
    "other-seat": "the script of seat 0 may ask this seat only",
}


def on_the_way(choices: int = 5) -> Table:
    table = Table(Pitfalls(), 2, "pitfalls")
    for choice in [STEP, LOOK, WHISPER, STEP, LOOK][:choices]:
        table.choose(0, choice)
    return table


@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
def test_a_broken_script_leaves_the_table_as_it_was(mistake: Choice):
    table = on_the_way()
    before = everything(table), table.record(), table.now
    with pytest.raises(BrokenScript) as broken:
        table.choose(0, mistake, at=70)
    assert SENTENCES[mistake.verb] in str(broken.value)
    assert (everything(table), table.record(), table.now) == before


@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
def test_after_a_broken_script_the_match_goes_on_as_if_nothing_had_been(mistake: Choice):
    table, untroubled = on_the_way(), on_the_way()
    with pytest.raises(BrokenScript):
        table.choose(0, mistake)
    for choice in (STEP, JUMP, Choice("leap", (2,)), LOOK):
        table.choose(0, choice)
        untroubled.choose(0, choice)
        assert everything(table) == everything(untroubled)
    assert table.record() == untroubled.record()


@pytest.mark.parametrize("choices", range(40))
def test_a_script_may_break_at_any_distance_from_the_last_kept_copy(choices: int):
    table = Table(Pitfalls(), 1, "far")
    for _ in range(choices):
        table.choose(0, STEP)
    before = everything(table)
    with pytest.raises(BrokenScript):
        table.choose(0, MISTAKES[0])
    assert everything(table) == before


def test_a_fork_with_a_broken_script_stands_as_before_too():
    fork = on_the_way().fork()
    before = everything(fork)
    with pytest.raises(BrokenScript):
        fork.choose(0, MISTAKES[0])
    assert everything(fork) == before
    fork.choose(0, STEP)


def test_the_cause_is_kept_for_whoever_has_to_mend_it():
    with pytest.raises(BrokenScript) as broken:
        on_the_way().choose(0, MISTAKES[0])
    assert isinstance(broken.value.__cause__, ZeroDivisionError)


def test_a_script_that_fails_before_its_first_question_says_so_each_time():
    table = Table(BrokenFromTheStart(), 1, "threshold")
    for _ in range(2):
        with pytest.raises(BrokenScript, match="a stone on the threshold"):
            _ = table.questions
    with pytest.raises(BrokenScript, match="a stone on the threshold"):
        table.choose(0, 0)


def test_a_question_that_others_have_emptied_is_a_mistake_of_the_game():
    table = Table(SoldOut(), 2, "sold out")
    table.choose(0, HOME)
    with pytest.raises(EmptyQuestion, match="the question 'shop' offers no choice"):
        step(table, luck("sold out"))
