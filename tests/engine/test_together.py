"""Seats that sit behind one screen."""

from __future__ import annotations

from collections.abc import Mapping

from spieltisch.engine import Choice, Script, Table, simultaneously
from toys.siege import Siege, SiegeState, begin, disturbed, prepare


class Tandem(Siege):
    """Seats 0 and 1 share a screen, seat 2 sits alone."""

    name = "tandem"

    def play(self, state: SiegeState) -> Script[object]:  # type: ignore[override]
        if not state.behind:
            begin(state)
        scripts: Mapping[int, Script[None]] = {s: prepare(state, s) for s in range(state.seats)}
        yield from simultaneously(
            scripts, screened=True, anew=lambda: disturbed(state), together=[(0, 1)]
        )
        raise AssertionError("nobody is ready in these tests")


def places(table: Table[SiegeState], seat: int) -> None:
    """The seat lays its first die to strike."""
    table.choose(seat, Choice("strike", (3 * seat,)))


def test_a_seat_counts_the_choices_of_those_behind_its_screen():
    table = Table(Tandem(), 3, "tandem")
    places(table, 1)
    places(table, 2)
    assert [table.moment_for(seat) for seat in (0, 1, 2, None)] == [1, 1, 1, 0]
    places(table, 0)
    assert [table.moment_for(seat) for seat in (0, 1, 2, None)] == [2, 2, 1, 0]
    assert [table.together(seat) for seat in (0, 1, 2, None)] == [[0, 1], [0, 1], [2], []]


def test_only_the_own_choices_are_committed_and_taken_back():
    table = Table(Tandem(), 3, "tandem")
    places(table, 0)
    places(table, 1)
    assert table.committed(0) == [Choice("strike", (0,))]
    table.undo(0)
    assert (table.committed(0), table.committed(1)) == ([], [Choice("strike", (3,))])


def test_a_dream_knows_what_a_partner_has_chosen():
    table = Table(Tandem(), 3, "tandem")
    places(table, 1)
    places(table, 2)
    dream = table.fork(knowing=0, luck=1)
    assert dream.moment_for(0) == table.moment_for(0) == 1
    assert dream.committed(1) == [Choice("strike", (3,))]
    assert dream.committed(2) == []
