"""Chance and dice: fair, counted, and the same again from the same seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from playing import luck
from spieltisch.engine import Chance, Dice, Table, only
from spieltisch.engine.chance import commitment, seed_bytes
from toys import Nim


def drawn(chance: Chance, count: int = 50, limit: int = 1000, stream: int = 0) -> list[int]:
    return [chance.below(limit, stream) for _ in range(count)]


# Chance


@pytest.mark.parametrize("limit", [2, 3, 6, 20, 52])
def test_every_number_is_equally_likely(limit: int):
    found = Counter(drawn(luck("fair", limit), 500 * limit, limit))
    assert sorted(found) == list(range(limit))
    assert all(abs(count - 500) < 5 * 500**0.5 for count in found.values()), found


def test_a_limit_that_does_not_divide_the_range_of_the_generator_is_fair_too():
    limit = 3 * 2**30
    found = Counter(number * 3 // limit for number in drawn(luck("large"), 3000, limit))
    assert sorted(found) == [0, 1, 2]
    assert all(abs(count - 1000) < 160 for count in found.values()), found


def test_one_possibility_is_no_choice():
    assert set(drawn(luck("one"), 20, 1)) == {0}


def test_every_order_of_a_shuffle_is_equally_likely():
    chance, found = luck("orders"), Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations(range(4)))
    assert all(abs(count - 100) < 50 for count in found.values()), found


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others():
    assert drawn(Chance(b"one")) == drawn(Chance(b"one")) != drawn(Chance(b"two"))


def test_each_stream_runs_for_itself():
    quiet, busy = Chance(b"seed", 3), Chance(b"seed", 3)
    drawn(busy, 37, stream=1)
    assert drawn(quiet, stream=0) == drawn(busy, stream=0)
    assert drawn(quiet, stream=2) == drawn(busy, stream=2)


def test_streams_are_not_the_same_numbers():
    chance = Chance(b"seed", 2)
    assert drawn(chance, stream=0) != drawn(chance, stream=1)


@pytest.mark.parametrize("before", [0, 1, 15, 16, 17, 40])
def test_a_copy_continues_identically_and_for_itself(before: int):
    chance = Chance(b"seed", 2)
    drawn(chance, before)
    twin = chance.copy()
    expected = drawn(chance.copy())
    assert drawn(twin) == expected
    assert chance.total() == before
    assert drawn(chance) == expected


@pytest.mark.parametrize("skipped", [1, 15, 16, 33])
def test_a_number_depends_on_nothing_but_seed_stream_and_counter(skipped: int):
    chance, jumped = Chance(b"seed"), Chance(b"seed")
    drawn(chance, skipped, limit=2**32)
    jumped.used[0] = skipped
    assert drawn(chance) == drawn(jumped)


def test_all_draws_of_all_streams_are_counted():
    chance = Chance(b"seed", 3)
    drawn(chance, 4, limit=2, stream=0)
    drawn(chance, 3, limit=2, stream=2)
    assert chance.total() == 7


# Seeds


def test_a_seed_may_be_a_text_a_number_or_bytes():
    seeds = [seed_bytes(seed) for seed in ("a", 7, b"bytes", b"x" * 32)]
    assert {len(seed) for seed in seeds} == {32}
    assert len(set(seeds)) == 4
    assert seed_bytes(b"x" * 32) == b"x" * 32


def test_the_commitment_shown_before_the_first_move_is_the_seeds_sha_256():
    table = Table(Nim(), 2, "promised")
    before = table.commitment
    table.choose(0, 0)
    record = table.record()
    assert before == record.commitment == hashlib.sha256(bytes.fromhex(record.seed)).hexdigest()
    assert commitment(record.seed_bytes) == before


# Dice


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
