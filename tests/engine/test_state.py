"""A state is plain data: equal bytes, equal states."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from playing import luck, played, steps
from spieltisch.engine import Chance, Table, only
from toys import TOYS, Cave
from toys.cave import CaveState, Places


def state() -> CaveState:
    return Cave().setup(2, {"turns": 5}, Chance(b"state", 3))


def put(cave: CaveState) -> None:
    cave.cards.put(cave.cards[Places(2).gems][0], Places(2).gems)


CHANGES: dict[str, Callable[[CaveState], object]] = {
    "chance": lambda cave: cave.chance.below(2),
    "a stream of chance": lambda cave: cave.chance.below(2, 2),
    "the order of a pile": put,
    "a face seen": lambda cave: cave.cards.show(cave.cards[Places(2).gems][0], only(1)),
    "the kinds": lambda cave: setattr(cave.cards, "kind_of", cave.cards.kind_of[::-1]),
    "a die": lambda cave: cave.dice.face.__setitem__(0, 5 - cave.dice.face[0]),
    "a die seen": lambda cave: cave.dice.show(0),
    "the time": lambda cave: setattr(cave, "now", 1),
    "the round": lambda cave: setattr(cave, "round", 1),
    "a field of the game": lambda cave: setattr(cave, "turn", 1),
}


def test_equal_states_have_equal_bytes():
    assert state().plain() == state().plain() == state().copy().plain()


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_changes_shows_in_the_bytes_and_not_in_a_copy(change: str):
    changed, twin = state(), state()
    copy = changed.copy()
    CHANGES[change](changed)
    assert changed.plain() != twin.plain()
    assert copy.plain() == twin.plain()


def test_what_was_told_is_not_part_of_the_state():
    loud, silent = state(), state()
    loud.tell("something", seat=1)
    assert loud.plain() == silent.plain()


def test_a_state_holds_plain_data_only():
    odd = state()
    odd.turn = object()  # type: ignore[assignment]
    with pytest.raises(TypeError, match="a state holds plain data only, not object"):
        odd.plain()


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_a_table_has_another_hash_after_a_choice_that_changes_it(game):
    table = Table(game, game.seats[-1], "hash")
    hashes = {table.hash()}
    for _ in steps(table, luck("hash", game.name)):
        hashes.add(table.hash())
    assert len(hashes) > table.moment // 2


def test_tables_with_another_seed_or_other_options_have_other_hashes():
    hashes = {
        played(Cave(), 2, seed, {"turns": turns}, choices=0).hash()
        for seed in range(3)
        for turns in (5, 6)
    }
    assert len(hashes) == 6


def test_a_dict_by_card_is_part_of_the_state_with_its_order():
    def marked(marks: dict[int, tuple[int, int]]) -> bytes:
        cave = state()
        cave.turn = marks  # type: ignore[assignment]
        return cave.plain()

    assert marked({3: (1, 2), 5: (0, 0)}) == marked({3: (1, 2), 5: (0, 0)})
    assert marked({3: (1, 2), 5: (0, 0)}) != marked({5: (0, 0), 3: (1, 2)})
    assert marked({3: (1, 2)}) != marked({3: (1, 3)})
