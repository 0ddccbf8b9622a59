"""What can go wrong at a table: each error has its own type, a sentence, and changes nothing."""

from __future__ import annotations

import pytest

from playing import everything, played
from spieltisch.engine import Choice, Table, TableError, errors
from spieltisch.engine.errors import (
    NoRecord,
    NotAsked,
    NotOffered,
    OptionOutOfRange,
    UnknownGame,
    UnknownOption,
    WrongNumberOfSeats,
)
from spieltisch.games import find
from toys import Duel, Nim, Walk


def every_error() -> list[type[TableError]]:
    return [
        error
        for error in vars(errors).values()
        if isinstance(error, type) and issubclass(error, TableError) and error is not TableError
    ]


def test_every_error_has_a_key_of_its_own():
    keys = [error.key for error in every_error()]
    assert len(set(keys)) == len(keys) > 10
    assert TableError.key not in keys


# Setting the table


def test_an_unknown_game():
    with pytest.raises(UnknownGame, match=r"There is no game called 'chess'. These are known: .*"):
        find("chess")


@pytest.mark.parametrize("seats", [0, 1, 4, -2, ["Anna"], ["A", "B", "C", "D"], []])
def test_a_wrong_number_of_seats(seats):
    with pytest.raises(
        WrongNumberOfSeats, match=r"nim cannot be played with -?\d seats?. .*: 2, 3"
    ):
        Table(Nim(), seats, "seats")


def test_seats_may_be_a_number_or_names():
    assert Table(Nim(), 3, "seats").names == ["", "", ""]
    table = Table(Nim(), ["Anna", "Ben"], "seats")
    assert (table.seats, table.names) == (2, ["Anna", "Ben"])


def test_an_unknown_option():
    with pytest.raises(UnknownOption, match=r"no option called 'stone'. .* stones, last_loses"):
        Table(Nim(), 2, "options", {"stone": 3})


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("stones", 0, "1 to 9"),
        ("stones", 10, "1 to 9"),
        ("stones", "3", "1 to 9"),
        ("stones", True, "1 to 9"),
        ("stones", 3.0, "1 to 9"),
        ("stones", None, "1 to 9"),
        ("last_loses", 1, "on, off"),
        ("last_loses", "on", "on, off"),
        ("hands", "huge", "big, small"),
        ("hands", ["big"], r"2 x \(big, small\)"),
        ("hands", ["big", "huge"], "big, small"),
        ("hands", 7, r"2 x \(big, small\)"),
    ],
)
def test_an_option_out_of_range(option: str, value: object, allowed: str):
    with pytest.raises(OptionOutOfRange, match=f"Option '{option}' cannot be .*{allowed}") as bad:
        Table(Nim(), 2, "options", {option: value})
    assert bad.value.values["option"] == option


# Choosing


class Odd:
    """Something that is no choice at all, but claims to be equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "Odd()"


NOT_OFFERED = [
    Choice("heap", (3,)),
    Choice("heap", ()),
    Choice("heap", (0, 0)),
    Choice("heap", [0]),  # type: ignore[arg-type]
    Choice("take", (1,)),
    Choice("", ()),
    3,
    -1,
    10**30,
    True,
    False,
    0.0,
    None,
    "heap",
    "0",
    ("heap", (0,)),
    ["heap", [0]],
    {"verb": "heap", "things": [0]},
    Odd(),
    Choice,
]


@pytest.mark.parametrize("choice", NOT_OFFERED, ids=repr)
def test_a_choice_that_is_not_offered(choice):
    table = Table(Nim(), 2, "offers")
    before = everything(table)
    with pytest.raises(NotOffered, match="Seat 1 is not offered this choice"):
        table.choose(0, choice)
    assert everything(table) == before


@pytest.mark.parametrize("seat", [1, 2, 7, -1, -2, None, "0", 0.5])
def test_a_seat_that_is_not_asked(seat):
    table = Table(Nim(), 2, "asked")
    before = everything(table)
    with pytest.raises(
        NotAsked, match=r"is not being asked anything. The table is waiting for: 1."
    ):
        table.choose(seat, 0)
    assert everything(table) == before


def test_after_the_end_nobody_is_asked():
    table = played(Nim(), 2, "end")
    before = everything(table)
    with pytest.raises(NotAsked, match=r"The table is waiting for: -\."):
        table.choose(0, 0)
    assert everything(table) == before


def test_a_seat_is_noted_as_the_number_it_is():
    table = Table(Duel(), 2, "true")
    table.choose(True, 0)  # True is 1 to Python, and the record has to stay readable
    entry = table.record().entries[0]
    assert type(entry.seat) is int
    assert Table.from_record(Duel(), table.record()).hash() == table.hash()


# Records of forks


@pytest.mark.parametrize("moment", [0, 1, 5])
@pytest.mark.parametrize("knowing", [None, 0])
def test_a_fork_has_no_record(moment: int, knowing: int | None):
    fork = played(Walk(), 2, "fork", choices=moment).fork(knowing, luck=1)
    with pytest.raises(NoRecord, match="A fork has no record of its own"):
        fork.record()
