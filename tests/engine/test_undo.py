"""A seat may take back its last choice, unless something has happened that cannot be unseen."""

from __future__ import annotations

import pytest

from playing import everything, luck, steps
from spieltisch.engine import CLOCK, PASS, TICK, Choice, Table
from spieltisch.engine.errors import CannotUndo
from toys import Alarm, Cave, Duel, Kitchen, Market, Nim, Screens, Walk
from toys.alarm import SNEAK
from toys.cave import PEEK
from toys.duel import PAPER, ROCK
from toys.kitchen import STIR
from toys.screens import DONE
from toys.walk import HAND_OVER, JUMP, LOOK, ROLL, STEP, WHISPER

LEAP = Choice("leap", (3,))


def walk(*choices: Choice, seats: int = 2) -> Table:
    table = Table(Walk(), seats, "undo", {"length": 200})
    for choice in choices:
        table.choose(table.questions[0].seat, choice)
    return table


def check_refused(table: Table, seat: int, reason: str) -> None:
    before = everything(table), table.record()
    assert not table.can_undo(seat)
    with pytest.raises(CannotUndo) as refused:
        table.undo(seat)
    assert refused.value.reason == reason
    assert str(refused.value) == CannotUndo.SENTENCES[reason].format(seat=seat + 1)
    assert (everything(table), table.record()) == before


# What cannot be taken back


def test_who_has_chosen_nothing_has_nothing_to_take_back():
    check_refused(walk(), 0, "nothing")
    check_refused(walk(STEP), 1, "nothing")


def test_not_after_another_seat_has_chosen():
    check_refused(walk(STEP, HAND_OVER, STEP), 0, "other-seat")


def test_not_after_chance_was_used():
    check_refused(walk(ROLL), 0, "chance")


def test_not_after_something_hidden_was_seen():
    check_refused(walk(LOOK), 0, "seen")


def test_not_after_the_active_seats_have_changed():
    check_refused(walk(HAND_OVER), 0, "moved-on")


def test_not_after_the_end():
    table = Table(Walk(), 1, "end", {"length": 1})
    table.choose(0, STEP)
    check_refused(table, 0, "moved-on")


def test_not_after_the_clock_has_ticked():
    table = Table(Kitchen(), 1, "clock")
    table.choose(0, STIR)
    table.choose(CLOCK, TICK)
    check_refused(table, 0, "other-seat")


def test_not_after_a_card_was_peeked_at_in_the_middle_of_an_effect():
    table = Table(Cave(), 2, "peek")
    table.choose(0, PEEK)
    check_refused(table, 0, "seen")


@pytest.mark.parametrize("last", [0, 1])
def test_not_after_secret_choices_were_revealed_even_if_the_same_seats_go_on(last: int):
    table = Table(Duel(), 2, "duel")
    table.choose(1 - last, ROCK)
    table.choose(last, PAPER)
    assert table.awaiting() == [0, 1]
    check_refused(table, last, "moved-on")


def test_not_after_the_screens_were_lifted():
    table = Table(Screens(), 2, "screens")
    for seat in (0, 1):
        table.choose(seat, 0)
        table.choose(seat, DONE)
    check_refused(table, 1, "moved-on")


def test_not_after_a_window_to_react_has_closed():
    table = Table(Alarm(), 3, "alarm")
    table.choose(0, SNEAK)
    table.choose(1, PASS)
    table.choose(2, PASS)
    check_refused(table, 2, "seen")


def test_in_a_sealed_window_the_refusal_does_not_betray_who_has_answered():
    table = Table(Alarm(), 4, "alarm")
    table.choose(0, SNEAK)
    check_refused(table, 0, "moved-on")
    for seat in (2, 1):
        table.choose(seat, PASS)
        check_refused(table, 0, "moved-on")
        check_refused(table, 2, "moved-on")


# What can be taken back


@pytest.mark.parametrize("choice", [STEP, JUMP, WHISPER], ids=str)
def test_a_choice_taken_back_leaves_no_trace(choice: Choice):
    table = walk(STEP, STEP)
    before = everything(table), table.record()
    table.choose(0, choice, at=90)
    assert table.can_undo(0)
    table.undo(0)
    assert (everything(table), table.record()) == before
    assert table.now == 0


def test_what_was_told_is_taken_back_as_well():
    table = walk(STEP, WHISPER, STEP)
    assert [line.key for line in table.told] == ["steps", "whispers", "steps"]
    table.undo(0)
    assert [line.key for line in table.told] == ["steps", "whispers"]
    table.choose(0, JUMP)
    assert [line.key for line in table.told] == ["steps", "whispers", "runs-up"]


def test_a_step_in_the_middle_of_an_effect():
    table = walk(JUMP)
    before = everything(table)
    table.choose(0, LEAP)
    table.undo(0)
    assert everything(table) == before
    table.undo(0)
    assert everything(table) == everything(walk())


def test_after_undo_the_match_goes_on_as_if_nothing_had_been():
    table, straight = walk(STEP, JUMP, LEAP), walk(STEP)
    table.undo(0)
    table.undo(0)
    for choice in (LOOK, ROLL, STEP, JUMP):
        table.choose(0, choice)
        straight.choose(0, choice)
    assert everything(table) == everything(straight)
    assert table.record() == straight.record()


@pytest.mark.parametrize("back", [1, 2, 15, 16, 17, 33, 50])
def test_many_choices_one_after_the_other_beyond_the_copy_that_is_kept(back: int):
    table = walk(ROLL, seats=1)
    known = [everything(table)]
    for _ in range(50):
        table.choose(0, STEP)
        known.append(everything(table))
    for _ in range(back):
        table.undo(0)
    assert everything(table) == known[50 - back]
    table.choose(0, STEP)
    assert everything(table) == known[51 - back]


@pytest.mark.parametrize("knowing", [None, 0])
def test_a_fork_takes_back_up_to_where_it_forked_and_no_further(knowing: int | None):
    table = walk(*[STEP] * 10, seats=1)
    fork = table.fork(knowing, luck=1)
    known = [everything(fork)]
    for _ in range(40):
        fork.choose(0, STEP)
        known.append(everything(fork))
    for moment in reversed(range(40)):
        fork.undo(0)
        assert everything(fork) == known[moment]
    check = pytest.raises(CannotUndo, match="Seat 1 has nothing to take back")
    with check:
        fork.undo(0)


def test_a_secret_choice_while_the_window_is_open():
    table = Table(Duel(), 3, "duel")
    before = everything(table)
    table.choose(1, ROCK)
    table.undo(1)
    assert everything(table) == before
    table.choose(1, PAPER)
    assert table.view(1).committed == [PAPER]


def test_a_step_behind_a_screen():
    table = Table(Screens(), 2, "screens")
    table.choose(0, 2)
    before = everything(table)
    table.choose(0, DONE)
    table.undo(0)
    assert everything(table) == before


def test_a_secret_choice_after_which_others_have_chosen():
    table, straight = Table(Duel(), 3, "duel"), Table(Duel(), 3, "duel")
    for seat in (0, 1):
        table.choose(seat, ROCK)
    straight.choose(1, ROCK)
    table.undo(0)
    assert everything(table) == everything(straight)
    assert table.record() == straight.record()
    for one in (table, straight):
        one.choose(0, PAPER)
        one.choose(2, ROCK)
    assert everything(table) == everything(straight)


@pytest.mark.parametrize("seed", range(20))
def test_behind_screens_it_does_not_matter_when_the_others_have_chosen(seed: int):
    """What a seat may take back, and what is left, is as if it had been alone there."""
    chance = luck("screens", seed)
    table = Table(Screens(), 3, seed, {"rounds": 1})
    for _ in range(30):
        question = table.questions[chance.below(len(table.questions))]
        table.choose(question.seat, chance.below(len(question.choices)))
        if not table.secret:
            break
        seat = chance.below(3)
        alone = Table(Screens(), 3, seed, {"rounds": 1})
        for entry in table.record().entries:
            if entry.seat == seat:
                alone.choose(seat, entry.choice)
        assert table.can_undo(seat) == alone.can_undo(seat), f"seed {seed}"
        if table.can_undo(seat):
            table.undo(seat)
            alone.undo(seat)
            assert table.view(seat).committed == alone.view(seat).committed, f"seed {seed}"
            assert table.question(seat).choices == alone.question(seat).choices, f"seed {seed}"
            assert everything(table) == everything(_again(table)), f"seed {seed}"


def _again(table: Table) -> Table:
    """A table at which the same was chosen and nothing taken back."""
    return Table.from_record(table.game, table.record())


def test_what_was_bought_is_offered_to_the_others_again():
    table = Table(Market(), 2, "market")
    good = Choice("buy", (2,))
    table.choose(0, good)
    assert good not in table.question(1).choices
    table.undo(0)
    assert good in table.question(1).choices


def test_the_last_one_of_a_market_may_take_back_although_others_shop_at_the_same_time():
    table = Table(Market(), 2, "market")
    table.choose(0, 0)
    table.choose(1, 0)
    assert (table.can_undo(0), table.can_undo(1)) == (False, True)


def test_time_is_taken_back_with_the_choice():
    table = Table(Kitchen(), 1, "clock")
    table.choose(0, STIR, at=100)
    table.choose(0, STIR, at=400)
    table.undo(0)
    assert table.now == 100
    assert table.question(0).ready_at == 400


@pytest.mark.parametrize("seed", range(20))
def test_taking_back_and_choosing_again_gives_the_same_record(seed: int):
    table, straight = Table(Nim(), 3, seed), Table(Nim(), 3, seed)
    for entry in steps(straight, luck("undo", seed)):
        table.choose(entry.seat, entry.choice)
        if table.can_undo(entry.seat):
            table.undo(entry.seat)
            table.choose(entry.seat, entry.choice)
    assert table.record() == straight.record(), f"seed {seed}"
