"""What is sure to come of a choice, before it is made."""

from __future__ import annotations

import pytest

from playing import played
from spieltisch.engine import Message, Table
from spieltisch.engine.outlook import Outlook
from spieltisch.games import REGISTER, find
from toys.nim import Nim

WAITING_GAMES = [name for name in REGISTER if not find(name).in_real_time]


def test_nobody_foresees_anything_in_real_time():
    table = Table(find("rushout"), 3, "outlook")
    assert [table.outlook(question.seat) for question in table.questions if question.seat >= 0]
    assert not any(table.outlook(question.seat) for question in table.questions)


def test_it_says_what_will_happen_and_whether_it_could_be_taken_back():
    table = Table(Nim(), 2, "outlook")
    assert {(ahead.final, len(ahead.told)) for ahead in table.outlook(0)} == {("", 0)}
    table.choose(0, 0)
    assert table.outlook(0)[1] == Outlook(
        "moved-on", [Message("takes", {"seat": 0, "count": 2, "heap": 0})]
    )
    assert table.outlook(1) == []


@pytest.mark.parametrize("game", WAITING_GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_comes_true_and_the_choice_can_be_taken_back_as_it_says(game, seed):
    table = played(find(game), find(game).seats[1], seed, {}, 40 + 17 * seed)
    for question in table.questions:
        ahead = table.outlook(question.seat)
        assert len(ahead) in (0, len(question.choices))
        for choice, outlook in zip(question.choices, ahead, strict=False):
            fork = table.fork()
            fork.choose(question.seat, choice)
            fork.go_on(question.seat)
            heard = fork.told_to(question.seat)
            assert heard[: len(outlook.told)] == outlook.told
            if not outlook.final:
                assert fork.can_undo(question.seat)


@pytest.mark.parametrize("game", WAITING_GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_know_changes_nothing_in_what_it_foresees(game, seed):
    table = played(find(game), find(game).seats[1], seed, {}, 40 + 17 * seed)
    for question in table.questions:
        other = table.fork(knowing=question.seat, luck=f"another {seed}")
        assert other.outlook(question.seat) == table.outlook(question.seat)
