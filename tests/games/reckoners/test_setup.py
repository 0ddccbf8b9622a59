"""The set-up and the preparation, for every number of players and difficulty."""

from __future__ import annotations

import pytest

from games.reckoners.scenario import Scenario
from spieltisch.engine import Table
from spieltisch.games.reckoners.content import DIFFICULTIES, FIRST_ABILITY, RECKONERS, villain
from spieltisch.games.reckoners.game import GAME

TABLE_1 = {
    "beginner": (18, 23, 28, 32, 36),
    "normal": (20, 26, 32, 36, 41),
    "hard": (25, 30, 35, 40, 45),
    "extreme": (28, 33, 38, 44, 49),
}
"""Steelheart's start values for two to six Reckoners."""
TABLE_2 = {"beginner": "AA", "normal": "AB", "hard": "BA", "extreme": "BB"}
"""Power board, adjustment board."""


def begun(seats: int, **options: object):
    table = Table(GAME, seats, "setup", options)
    return table, table.view(None).board


@pytest.mark.parametrize("difficulty", TABLE_1)
@pytest.mark.parametrize("reckoners", range(2, 7))
def test_steelheart_starts_as_the_table_says(difficulty: str, reckoners: int):
    assert villain(difficulty, reckoners).start == TABLE_1[difficulty][reckoners - 2]
    sides = DIFFICULTIES[difficulty]
    assert sides.power + sides.adjustment == TABLE_2[difficulty]


@pytest.mark.parametrize("seats", range(1, 7))
def test_there_is_one_district_more_than_reckoners_each_with_an_epic(seats: int):
    _, board = begun(seats)
    reckoners = max(2, seats)
    assert len(board.reckoners) == reckoners
    assert len(board.districts) == reckoners + 1
    assert all(district.epic.marker == 3 for district in board.districts)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_two_reckoners_each_are_separate_reckoners(seats: int):
    _, board = begun(seats, each="two")
    assert [reckoner.seat for reckoner in board.reckoners] == sorted([*range(seats)] * 2)
    assert len(board.districts) == 2 * seats + 1


def test_whoever_is_alone_plays_two_reckoners():
    _, board = begun(1)
    assert [reckoner.seat for reckoner in board.reckoners] == [0, 0]


def test_everyone_gets_six_dice_a_plan_token_and_the_own_ability():
    _, board = begun(6)
    for reckoner in board.reckoners:
        assert [die.colour for die in reckoner.dice].count("white") == 3
        assert len(reckoner.dice) == 6 and len({die.colour for die in reckoner.dice}) == 2
        assert reckoner.plans == 1
        ability = GAME.kinds[FIRST_ABILITY + RECKONERS.index(reckoner.reckoner)]
        assert [card.kind for card in reckoner.gear] == [ability]


def test_reckoners_can_be_named_before_the_match():
    _, board = begun(2, reckoner=["cody", "prof"])
    assert {one.reckoner: one.seat for one in board.reckoners} == {"cody": 0, "prof": 1}


def test_reckoners_can_be_chosen_at_the_table():
    table, _ = begun(2, reckoner="choose")
    assert table.question(0).prompt == "pick"
    assert len(table.question(0).choices) == 6
    table.choose(0, 5)
    assert len(table.question(1).choices) == 5
    table.choose(1, 0)
    names = [one.reckoner for one in table.view(None).board.reckoners]
    assert names == ["tia", "david"]


def test_one_named_and_one_chosen():
    table, _ = begun(3, reckoner=["tia", "choose", "random"])
    assert table.awaiting() == [1]
    assert len(table.question(1).choices) == 4


def test_the_red_track_is_activated_before_steelheart_moves():
    _, board = begun(4)
    placed = sum(district.enforcement for district in board.districts)
    assert placed == sum(villain("beginner", 4).red[:2])


def test_the_team_buys_with_the_money_it_starts_with_and_then_takes_its_places():
    table, board = begun(2)
    assert board.phase == "outfitting" and board.money == 4
    for seat in table.awaiting():
        table.choose(seat, table.question(seat).choices[-1])
    assert table.view(None).board.phase == "placing"
    for seat in (0, 1):
        table.choose(seat, 0)
    board = table.view(None).board
    assert board.phase == "roll" and board.round == 1
    assert [reckoner.district for reckoner in board.reckoners] == [0, 0]


def test_a_scenario_stands_where_it_says():
    given = Scenario("david", "megan", epics=["faultline"]).enforcement(1, 2).actions()
    assert given.epic_in(0) == "faultline"
    assert given.now.enforcement == [1, 2, 0]
