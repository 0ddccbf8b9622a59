"""Dice: fair, hidden from whom they are not shown to, built, moved and locked."""

from __future__ import annotations

from collections import Counter

import pytest

from playing import luck
from spieltisch.engine import NO_DICE, Dice, Eyes, Lying, only
from spieltisch.engine.cards import Cards


def test_a_die_shows_each_of_its_faces_equally_often():
    dice, chance = Dice([6]), luck("dice")
    found = Counter()
    for _ in range(3000):
        dice.roll(0, chance)
        found[dice.face[0]] += 1
    assert sorted(found) == list(range(6))
    assert all(abs(count - 500) < 110 for count in found.values()), found


def test_a_die_that_is_rolled_anew_is_unseen_but_by_those_it_is_shown_to():
    dice, chance = Dice([6, 6]), luck("dice")
    assert dice.sees(1, 0), "before the first roll there is nothing to hide"
    dice.roll(0, chance, shown_to=only(0))
    assert [dice.sees(seat, 0) for seat in (0, 1, None)] == [True, False, False]
    dice.show(0)
    assert [dice.sees(seat, 0) for seat in (0, 1, None)] == [True, True, True]
    dice.roll(0, chance, shown_to=only(1))
    assert [dice.sees(seat, 0) for seat in (0, 1, None)] == [False, True, False]


def test_only_what_was_hidden_counts_as_shown():
    dice = Dice([6])
    dice.roll(0, luck("dice"), shown_to=only(0))
    before = dice.shown
    dice.show(0, only(0))
    assert dice.shown == before
    dice.show(0, only(1))
    assert dice.shown == before + 1


def test_dice_that_a_seat_cannot_know_are_rolled_anew():
    dice, chance = Dice([6, 6, 6]), luck("anew")
    dice.roll(0, chance, shown_to=only(0))
    dice.roll(1, chance, shown_to=only(1))
    dice.roll(2, chance, shown_to=only(1))
    own, kept = dice.face[0], dice.face[2]
    found = set()
    for _ in range(60):
        dice.redeal(0, chance, keep={2})
        assert (dice.face[0], dice.face[2]) == (own, kept)
        found.add(dice.face[1])
    assert found == set(range(6))


def test_a_copy_of_the_dice_goes_its_own_way():
    dice, chance = Dice([6, 6]), luck("copy")
    twin = dice.copy()
    before = repr(dice.plain())
    for _ in range(5):
        twin.roll(0, chance, shown_to=only(1))
    assert repr(dice.plain()) == before != repr(twin.plain())


# What is on their sides

BLANK, SWORD, SHIELD = 0, 1, 2


def test_a_built_die_shows_the_symbols_on_its_sides():
    dice, chance = Dice([(SWORD, SHIELD, BLANK), 3]), luck("built")
    found = Counter()
    for _ in range(300):
        dice.roll(0, chance)
        found[dice.symbol(0)] += 1
    assert set(found) == {BLANK, SWORD, SHIELD}
    assert dice.symbols[1] == (0, 1, 2), "a plain die has its numbers on its sides"


def test_a_symbol_is_put_on_a_side_and_the_old_one_comes_off():
    dice = Dice([(BLANK,) * 6, (BLANK,) * 6])
    assert dice.attach(1, side=4, symbol=SWORD) == BLANK
    assert dice.symbols == ((BLANK,) * 6, (BLANK, BLANK, BLANK, BLANK, SWORD, BLANK))
    assert dice.attach(1, side=4, symbol=SHIELD) == SWORD


def test_a_die_that_shows_a_side_shows_what_is_put_on_it():
    dice = Dice([(BLANK, BLANK)])
    dice.attach(0, side=dice.face[0], symbol=SWORD)
    assert dice.symbol(0) == SWORD


def test_eyes_see_the_symbol_of_a_die_that_is_shown_to_them_and_the_sides_of_all():
    dice, chance = Dice([(SWORD, SWORD), (SHIELD, SHIELD)]), luck("eyes")
    dice.roll(1, chance, shown_to=only(1))
    eyes = Eyes(0, Cards((), ()), dice, (), lambda card: Lying("nowhere"))
    assert (eyes.die(0), eyes.die(1)) == (SWORD, None)
    assert eyes.sides(1) == (SHIELD, SHIELD)


# Where they lie, and whether they may be rolled


def test_dice_lie_in_places_and_can_be_moved():
    dice = Dice([6, 6, 6], place=9)
    dice.put(1, 4)
    assert (dice.lying_in(9), dice.lying_in(4)) == ([0, 2], [1])


def test_a_locked_die_keeps_what_it_shows_until_it_is_freed():
    dice, chance = Dice([6, 6]), luck("locked")
    dice.lock(1)
    dice.roll(0, chance)
    with pytest.raises(ValueError, match="die 1 is locked"):
        dice.roll(1, chance)
    dice.free([0, 1])
    dice.roll(1, chance)


def test_a_copy_shares_nothing_that_is_built_moved_or_locked_later():
    dice = Dice([6, 6])
    twin = dice.copy()
    twin.attach(0, side=0, symbol=9)
    twin.put(0, 3)
    twin.lock(1)
    assert (dice.symbols[0][0], dice.place, dice.locked) == (0, (0, 0), 0)
    assert dice.plain() != twin.plain()


def test_a_game_without_dice_has_none():
    assert NO_DICE.copy().plain() == NO_DICE.plain()
