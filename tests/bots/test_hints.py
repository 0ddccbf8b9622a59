"""Hints: what quick would do, and why, in words."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario
from games.reckoners.scenario import Scenario as Reckoners
from spieltisch.bots import Bot, bots_for
from spieltisch.bots.hints import RIVALS, WORLDS, hint, outcome, reasons, side_of
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.engine import Side, Table
from spieltisch.games import REGISTER, find
from spieltisch.words import Words, languages

JUDGED = [name for name in REGISTER if find(name).judge is not None]


def test_a_hint_is_what_quick_would_do_and_says_why():
    given = (
        Scenario()
        .player(0, "spades-9", ["clubs-king"])
        .player(1, "hearts-9", ["hearts-7"])
        .middle("spades-2", "diamonds-queen")
    )
    given.raid(0, 1)
    seat = Seat(given.table, 0)
    found = hint(seat, 1)
    assert found and found.choice == seat.choices[Quick(1).choose(seat)]
    assert found.reasons and "lives" not in found.reasons


def test_for_a_hint_quick_looks_closer_than_for_a_move_of_its_own():
    table = Table(find("villainous"), 2, "closer", told=False)
    closer = 0
    while table.round < 5:
        seat = Seat(table, table.questions[0].seat)
        found = hint(seat, 1, Quick(1))
        assert found and found.choice == seat.choices[Quick(1, worlds=WORLDS).choose(seat)]
        own = Quick(1).choose(seat)
        closer += found.choice != seat.choices[own]
        table.choose(seat.number, own)
    assert closer


def test_there_is_no_hint_where_nobody_is_asked_or_nobody_can_judge():
    assert hint(Seat(Table(find("rushout"), 3, "none"), 1), 1) is None
    villainous = Table(find("villainous"), 2, "none")
    waiting = 1 - villainous.questions[0].seat
    assert hint(Seat(villainous, waiting), 1) is None


def test_whoever_is_done_and_could_come_back_gets_no_hint():
    """Bots wait there, which is none of the choices."""
    given = Reckoners("tia", "cody").actions().do("tia", "done")
    done, busy = (Seat(given.table, given.seat(who)) for who in ("tia", "cody"))
    quick = bots_for("reckoners")["quick"]
    assert done.choices and hint(done, 1, quick(1)) is None
    assert hint(busy, 1, quick(1)) is not None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", JUDGED)
def test_every_part_of_a_standing_can_be_said(name, language):
    judge = find(name).judge
    words = Words(find(name), language)
    for part in {RIVALS, *(weight.rpartition("/")[2] for weight in judge.weights)}:
        assert words.part(part) and "part-" not in words.part(part)


class Allied(type(find("imperator"))):  # type: ignore[misc]
    """Imperator, as if all played together."""

    def sides(self, seats, options):
        return (Side("all", tuple(range(seats))),)


def test_who_plays_with_me_is_no_rival():
    table = Table(find("imperator"), 3, "sides")
    assert side_of(table, 1) == (1,)
    allied = Table(Allied(), 3, "sides")
    assert side_of(allied, 1) == (0, 1, 2)
    while len(allied.questions[0].choices) < 3:
        allied.choose(allied.questions[0].seat, 0)
    seat = allied.questions[0].seat
    assert RIVALS not in outcome((allied, 1), seat, allied.questions[0].choices[0])


def test_what_hardly_weighs_beside_the_first_reason_is_left_out():
    assert reasons([{"power": 1.0, "allies": 0.1}]) == ["power"]
    assert reasons([{"power": 1.0, "allies": 0.5}]) == ["power", "allies"]


def test_what_is_so_in_few_worlds_only_is_no_reason():
    lucky = [{"power": 0.2, "rivals": 2.0}, *[{"power": 0.2}] * 4]
    assert reasons(lucky) == ["power"]


def test_nothing_but_the_choice_makes_a_difference():
    """What comes by luck is no reason: the same choice has the same outcome every time."""
    table = Table(find("kapow"), 2, "same luck", {"mode": "duel"})
    seat = table.questions[0].seat
    for number in range(3):
        world = table.fork(knowing=seat, luck=number), number
        choice = table.questions[0].choices[0]
        assert outcome(world, seat, choice) == outcome(world, seat, choice)


@pytest.mark.parametrize("language", languages())
def test_to_leave_everything_as_it_is_is_told_as_no_deed(language):
    words = Words(find("imperator"), language)
    values = {"choice": "X", "count": 0, "reasons": ""}
    deed, rest = (words.common("hint-line", rest=rest, **values) for rest in (0, 1))
    assert deed.endswith("X.") and rest.startswith(f"{deed} ")


def test_what_is_done_in_the_rest_of_a_turn_is_no_reason_for_what_is_done_now():
    """At Villainous fate sets others back, and nothing else does."""
    table = Table(find("villainous"), 2, "rest", told=False)
    seats = [Seat(table, number) for number in range(2)]
    said: dict[str, list[bool]] = {"act-fate": [], "act-gain": [], "act-play": []}
    while table.round < 7 and table.questions:
        seat = seats[table.questions[0].seat]
        verbs = [choice.verb for choice in seat.choices]
        for verb in said.keys() & set(verbs):
            found = hint(seat, 1, Always(verbs.index(verb)))
            said[verb].append(found is not None and RIVALS in found.reasons)
        table.choose(seat.number, Quick(1).choose(seat))
    assert not any(said["act-gain"]) and not any(said["act-play"]), said
    assert sum(said["act-fate"]) * 2 > len(said["act-fate"]) > 3, said


class Always(Bot):
    """Takes one choice, whatever it is asked."""

    def __init__(self, index: int) -> None:
        self._index = index

    def choose(self, seat: Seat) -> int:
        return self._index
