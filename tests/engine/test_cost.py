"""The cost of a choice does not grow with the length of the match: nothing scans the record.

Counted, not timed: how often the script is run, how much of the record is read, what is kept.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any, SupportsIndex

import pytest

from spieltisch.engine import Choice, Entry, Script, Table
from spieltisch.engine.timeline import SPACING
from toys import Duel, Walk
from toys.duel import PAPER
from toys.walk import JUMP, STEP, WalkState

LONG = 1500


class Counted(Walk):
    """A walk that counts how many choices its scripts were given, at all tables together."""

    def __init__(self) -> None:
        self.given = 0

    def play(self, state: WalkState) -> Script[Any]:
        script = super().play(state)
        answer = None
        while True:
            try:
                asked = script.send(answer)
            except StopIteration as end:
                return end.value
            answer = yield asked
            self.given += answer is not None


class CountedEntries(list[Entry]):
    """A record that counts how many of its entries are read."""

    read = 0

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        found = super().__getitem__(index)
        self.read += len(found) if isinstance(index, slice) else 1
        return found

    def __iter__(self) -> Iterator[Entry]:
        for entry in super().__iter__():
            self.read += 1
            yield entry

    def __reversed__(self) -> Iterator[Entry]:
        for entry in super().__reversed__():
            self.read += 1
            yield entry

    def __contains__(self, entry: object) -> bool:
        self.read += len(self)
        return super().__contains__(entry)


def long_match(choices: int) -> tuple[Table, Counted, CountedEntries]:
    game = Counted()
    table = Table(game, 1, "long", {"length": 2000})
    for _ in range(choices):
        table.choose(0, STEP)
    run = table._run
    entries = CountedEntries(run.entries)
    run.entries = run.timeline.entries = run.state.log._choices = entries
    game.given = 0
    return table, game, entries


@pytest.mark.parametrize("length", [20, LONG])
def test_a_choice_runs_the_script_once_and_reads_nothing_of_the_record(length: int):
    table, game, entries = long_match(length)
    for made in range(1, 101):
        table.choose(0, STEP)
        assert (game.given, entries.read) == (made, 0)


@pytest.mark.parametrize("length", [20, LONG])
def test_that_a_seat_has_nothing_to_take_back_is_known_without_reading_the_record(length: int):
    table, game, entries = long_match(length)
    assert not table.can_undo(1)
    assert (game.given, entries.read) == (0, 1)


@pytest.mark.parametrize("length", [20, LONG])
def test_looking_at_a_table_neither_runs_the_script_nor_reads_the_record(length: int):
    table, game, entries = long_match(length)
    heard = len(table.told)
    for _ in range(20):
        table.view(0)
        table.view(None)
        table.hash()
        table.awaiting()
        table.told_to(0, heard)
    assert (game.given, entries.read) == (0, 0)


@pytest.mark.parametrize("length", [20, LONG])
def test_a_fork_at_a_checkpoint_replays_nothing(length: int):
    table, game, entries = long_match(length)
    for _ in range(20):
        table.fork().questions  # noqa: B018 - asks the script of the fork
        table.fork(knowing=0, luck=1).questions  # noqa: B018
    assert (game.given, entries.read) == (0, 0)


@pytest.mark.parametrize("knowing", [None, 0])
@pytest.mark.parametrize("length", [20, LONG, LONG + 7])
def test_a_fork_in_the_middle_of_an_effect_replays_only_from_the_last_checkpoint(
    length: int, knowing: int | None
):
    table, game, entries = long_match(length)
    table.choose(0, JUMP)
    table.fork(knowing, luck=1)
    assert game.given <= SPACING + 2, "once from the copy that is kept"
    assert entries.read <= SPACING + 2
    game.given = entries.read = 0
    for forks in range(1, 11):
        table.fork(knowing, luck=1)
        assert (game.given, entries.read) == (forks, forks), "from then on from the checkpoint"


def test_what_others_choose_in_secret_makes_a_fork_no_dearer(monkeypatch: pytest.MonkeyPatch):
    """It stands where the window opened: there is nothing to tell again, and nothing to compare."""
    table = Table(Duel(), 3, "duel")
    table.choose(1, PAPER)
    monkeypatch.setattr(Duel, "view", lambda *_: pytest.fail("a view was made"))
    table.fork(knowing=0, luck=1)


@pytest.mark.parametrize("length", [20, LONG, LONG + 7])
def test_taking_a_choice_back_replays_only_from_the_copy_that_is_kept(length: int):
    table, game, entries = long_match(length)
    table.choose(0, STEP)
    game.given = 0
    assert table.can_undo(0)
    table.undo(0)
    assert game.given <= 2 * (SPACING + 1)
    assert entries.read <= 2 * (SPACING + 3)


@pytest.mark.parametrize("length", [20, LONG])
def test_a_state_is_copied_once_in_a_while_and_not_for_every_choice(
    length: int, monkeypatch: pytest.MonkeyPatch
):
    table, _, _ = long_match(length)
    copies = []
    copy = WalkState.copy
    monkeypatch.setattr(WalkState, "copy", lambda state: copies.append(1) or copy(state))
    for _ in range(10 * SPACING):
        table.choose(0, STEP)
    assert len(copies) == 10


def states_alive() -> int:
    gc.collect()
    return sum(isinstance(each, WalkState) for each in gc.get_objects())


def test_the_copies_that_are_kept_do_not_grow_in_number():
    table = Table(Walk(), 1, "copies", {"length": 2000})
    before = states_alive()
    kept = []
    for turn in range(LONG):
        table.choose(0, JUMP if turn % 5 == 0 else STEP)
        if turn % 5 == 0:
            table.fork()
            table.choose(0, Choice("leap", (1,)))
        if turn % 300 == 299:
            kept.append(states_alive() - before)
    assert max(kept) <= 3, kept
    assert kept[0] == kept[-1], kept


def test_a_state_does_not_grow_with_the_length_of_the_match():
    table = Table(Walk(), 1, "size", {"length": 2000})
    sizes = []
    for _ in range(LONG):
        table.choose(0, STEP)
        sizes.append(len(table._state.plain()))
    assert sizes[-1] - sizes[10] <= 8, "numbers get longer, lists do not"
