"""Rule options: declared once, read from what people write, checked, and complete."""

from __future__ import annotations

import pytest

from spieltisch.engine import Option, Table, flag, number, one_of
from spieltisch.engine.errors import OptionOutOfRange, UnknownOption
from spieltisch.engine.options import complete, read_all
from toys import Nim

LIVES = number("lives", default=3, low=1, high=5)
HIDDEN = flag("hidden")
SPEED = one_of("speed", ("slow", "fast", "mad"), default="fast")
VILLAIN = one_of("villain", ("jafar", "ursula"), default="jafar", per_seat=True)
ALL = (LIVES, HIDDEN, SPEED, VILLAIN)


def test_what_is_not_given_has_its_default():
    assert complete(ALL, {}, seats=2) == {
        "lives": 3,
        "hidden": False,
        "speed": "fast",
        "villain": ("jafar", "jafar"),
    }


def test_what_is_given_is_taken():
    given = {"villain": ["ursula", "jafar"], "lives": 5, "speed": "mad", "hidden": True}
    assert complete(ALL, given, seats=2) == {
        "lives": 5,
        "hidden": True,
        "speed": "mad",
        "villain": ("ursula", "jafar"),
    }


def test_options_come_in_the_order_in_which_they_are_declared():
    given = {"villain": "ursula", "lives": 1}
    assert list(complete(ALL, given, seats=2)) == ["lives", "hidden", "speed", "villain"]


def test_one_name_goes_for_all_seats():
    assert complete(ALL, {"villain": "ursula"}, seats=3)["villain"] == ("ursula",) * 3


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (LIVES, "4", 4),
        (LIVES, " 4 ", 4),
        (HIDDEN, "on", True),
        (HIDDEN, "YES", True),
        (HIDDEN, "1", True),
        (HIDDEN, "true", True),
        (HIDDEN, "off", False),
        (HIDDEN, "No", False),
        (HIDDEN, "0", False),
        (HIDDEN, "false", False),
        (SPEED, "mad", "mad"),
        (VILLAIN, "ursula,jafar", ("ursula", "jafar")),
    ],
)
def test_what_a_person_writes_is_read(option: Option, text: str, value: object):
    assert option.read(text) == value
    assert option.check(option.read(text), seats=2) == value


@pytest.mark.parametrize(
    ("option", "text"), [(LIVES, "many"), (LIVES, ""), (LIVES, "3.5"), (HIDDEN, "perhaps")]
)
def test_what_cannot_be_read_is_refused(option: Option, text: str):
    with pytest.raises(OptionOutOfRange, match=f"Option '{option.name}' cannot be '{text}'"):
        option.read(text)


@pytest.mark.parametrize("text", ["0", "6", "-1", "1000000"])
def test_a_number_that_can_be_read_may_still_be_out_of_range(text: str):
    with pytest.raises(OptionOutOfRange, match="Allowed: 1 to 5"):
        LIVES.check(LIVES.read(text), seats=2)


def test_one_name_for_all_may_be_written_too():
    assert complete(ALL, read_all(ALL, ["villain=ursula"]), seats=1)["villain"] == ("ursula",)


def test_options_are_read_from_name_and_value():
    assert read_all(ALL, ["lives=2", "hidden=on"]) == {"lives": 2, "hidden": True}
    with pytest.raises(UnknownOption, match="no option called 'live'"):
        read_all(ALL, ["live=2"])


@pytest.mark.parametrize(
    ("option", "extremes"),
    [
        (LIVES, (1, 5)),
        (HIDDEN, (False, True)),
        (SPEED, ("slow", "fast", "mad")),
        (VILLAIN, ("jafar", "ursula")),
    ],
)
def test_the_extremes_are_values_that_are_allowed(option: Option, extremes: tuple[object, ...]):
    assert option.extremes(2) == extremes
    for value in extremes:
        option.check(value, seats=2)


def test_an_option_says_where_its_words_are():
    assert [option.key for option in ALL[:2]] == ["option-lives", "option-hidden"]


def test_a_language_may_have_words_of_its_own_for_on_and_off():
    german = {"ja": "on", "nein": "off"}
    assert read_all(ALL, ["hidden=Ja"], german) == {"hidden": True}
    assert HIDDEN.read("nein", german) is False
    with pytest.raises(OptionOutOfRange, match="Allowed: on, off"):
        HIDDEN.read("ja")


def test_a_table_knows_all_its_options_and_so_does_its_record():
    table = Table(Nim(), 3, "options", {"hands": ["big", "small", "big"], "stones": 2})
    expected = {"stones": 2, "last_loses": False, "hands": ("big", "small", "big")}
    assert table.options == expected
    assert table.record().options == expected


def test_options_change_what_is_offered():
    table = Table(Nim(), 2, "options", {"hands": ["small", "big"]})
    table.choose(0, 0)
    assert len(table.question(0).choices) == 1
    table.choose(0, 0)
    table.choose(1, 0)
    assert len(table.question(1).choices) == 3
