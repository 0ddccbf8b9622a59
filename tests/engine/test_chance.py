"""Chance: fair, counted, and the same again from the same seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from playing import luck
from spieltisch.engine import Chance, Table
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
