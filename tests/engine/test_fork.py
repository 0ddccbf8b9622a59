"""A fork stands where its table stands, and goes its own way."""

from __future__ import annotations

import pytest

from playing import everything, eyes_at, luck, seen_by, step, steps
from spieltisch.engine import CLOCK, TICK, Choice, Table
from toys import TOYS, Duel, Kitchen, Market, Nim, Screens, Walk
from toys.duel import PAPER, ROCK, SCISSORS
from toys.kitchen import STIR
from toys.screens import AGAIN, DONE
from toys.walk import JUMP, LOOK, ROLL, STEP


def same(one: Table, two: Table) -> bool:
    """Do they stand the same and look the same to everybody?"""
    seen = [[seen_by(table, eyes) for eyes in eyes_at(table)] for table in (one, two)]
    return one.hash() == two.hash() and seen[0] == seen[1]


def test_a_fork_at_a_checkpoint():
    table = Table(Walk(), 2, "fork")
    table.choose(0, LOOK)
    assert table.at_checkpoint
    fork = table.fork()
    assert same(fork, table)
    assert (fork.moment, fork.now, fork.round) == (table.moment, table.now, table.round)


def test_a_fork_in_the_middle_of_an_effect():
    table = Table(Walk(), 2, "fork")
    table.choose(0, JUMP)
    assert not table.at_checkpoint
    fork = table.fork()
    assert same(fork, table)
    for one in (table, fork):
        one.choose(0, Choice("leap", (3,)))
        one.choose(0, ROLL)
    assert same(fork, table)
    assert table.view(None).board.far[0] == 3


def test_a_fork_in_the_middle_of_a_secret_window_knows_what_was_committed():
    table = Table(Duel(), 3, "fork")
    table.choose(1, PAPER)
    fork = table.fork()
    assert fork.view(1).committed == [PAPER]
    for one in (table, fork):
        one.choose(0, ROCK)
        one.choose(2, SCISSORS)
    assert same(fork, table)
    assert fork.view(None).board.points == [1, 1, 1]


def test_a_fork_behind_screens_goes_on_in_the_middle_of_each_script():
    table = Table(Screens(), 2, "fork")
    for seat, choice in [(0, 1), (1, 3), (0, AGAIN)]:
        table.choose(seat, choice)
    fork = table.fork()
    assert same(fork, table)
    for seat, choice in [(1, DONE), (0, 0), (0, DONE)]:
        table.choose(seat, choice)
        fork.choose(seat, choice)
        assert same(fork, table)
    assert [line.values["count"] for line in fork.told] == [1, 4]


def test_a_fork_of_a_fork():
    table = Table(Walk(), 2, "fork")
    table.choose(0, JUMP)
    second = table.fork().fork()
    third = second.fork()
    for one in (table, second, third):
        one.choose(0, Choice("leap", (1,)))
    assert same(second, table)
    assert same(third, table)


def test_a_fork_before_anything_was_asked():
    table = Table(Walk(), 2, "fork")
    assert same(table.fork(), table)


def test_a_fork_of_a_match_that_is_over():
    table = Table(Nim(), 2, "over", {"stones": 1})
    for _ in steps(table, luck("over")):
        pass
    fork = table.fork()
    assert fork.result == table.result
    assert fork.questions == []
    assert same(fork, table)


def test_a_fork_keeps_the_clock():
    table = Table(Kitchen(), 2, "fork")
    table.choose(0, STIR, at=700)
    fork = table.fork()
    assert fork.now == 700
    assert fork.question(0).ready_at == table.question(0).ready_at == 1000
    fork.choose(CLOCK, TICK)
    assert (fork.now, table.now) == (1000, 700)


def test_the_same_dice_fall_here_and_there():
    table = Table(Walk(), 1, "dice")
    fork = table.fork()
    for _ in range(20):
        table.choose(0, ROLL)
        fork.choose(0, ROLL)
        assert table.view(None).board.die == fork.view(None).board.die


def test_a_fork_tells_only_what_happens_at_it():
    table = Table(Walk(), 1, "told")
    table.choose(0, STEP)
    table.choose(0, JUMP)
    fork = table.fork()
    assert fork.told == []
    for one in (table, fork):
        one.choose(0, Choice("leap", (2,)))
    assert [line.key for line in fork.told] == ["jumps"]
    assert fork.told == table.told[-1:]


def test_a_fork_of_a_silent_table_is_silent():
    table = Table(Walk(), 1, "silent", told=False)
    table.choose(0, JUMP)
    fork = table.fork()
    fork.choose(0, Choice("leap", (2,)))
    assert table.told == fork.told == []


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(3))
def test_fork_and_original_leave_each_other_untouched(game, seed: int):
    table = Table(game, game.seats[-1], seed)
    chance = luck("untouched", game.name, seed)
    for _ in steps(table, chance):
        fork = table.fork()
        before = everything(table)
        for _ in steps(fork, chance, 6):
            pass
        assert everything(table) == before, f"seed {seed}: the fork changed the table"
        fork = table.fork()
        forked = everything(fork)
        if table.result is None:
            step(table, chance)
            assert everything(fork) == forked, f"seed {seed}: the table changed the fork"


def test_forks_in_the_middle_of_live_choices_look_for_themselves():
    table = Table(Market(), 2, "live")
    table.question(1).choices  # noqa: B018 - listed, and outdated by what the fork does
    fork = table.fork()
    fork.choose(0, Choice("buy", (0,)))
    assert Choice("buy", (0,)) in table.question(1).choices
    assert Choice("buy", (0,)) not in fork.question(1).choices
