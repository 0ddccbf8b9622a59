"""What the board is shown: forecast, what dice can do, the curve of the rounds."""

from __future__ import annotations

import pytest

from games.reckoners.player import played_well
from games.reckoners.scenario import Scenario


def test_the_forecast_is_what_happens():
    """With nobody doing anything more, the Epics cost exactly what was foretold."""
    compared = 0
    for seed in range(8):
        for table in played_well(3, f"forecast {seed}"):
            board = table.view(None).board
            last = board.phase == "equipment" and len(table.awaiting()) == 1
            question = table.question(table.awaiting()[0]) if last else None
            if question is None or board.forecast.unknown:
                continue
            fork = table.fork()
            fork.choose(question.seat, question.choices[-1])
            while fork.result is None and fork.view(None).board.round == board.round:
                fork.choose(0, 0)
            lost = board.population - fork.view(None).board.population
            assert lost == board.forecast.population, f"seed {seed}, moment {table.moment}"
            assert (fork.result is not None) == board.forecast.lost
            compared += 1
    assert compared >= 10


def test_the_forecast_names_what_each_epic_costs():
    given = Scenario("tia", "cody").epic(0, "deathpoint", marker=2).epic(1, "digzone", marker=1)
    given.epic(2, "knoxx", marker=1).steelheart(at=0, yellow=1, purple=1, red=1, blue=1).actions()
    coming = given.board.forecast
    assert [(one.actions, one.population) for one in coming.epics] == [(2, 2), (1, 1), (1, 0)]
    assert (coming.steelheart.actions, coming.steelheart.population) == (4, 1)
    assert (coming.actions, coming.population, coming.unknown) == (8, 4, 0)
    before = given.table.hash()
    assert given.board.forecast == coming and given.table.hash() == before


def test_the_forecast_says_how_many_epics_are_unknown():
    given = Scenario("tia", "cody").empty(1).actions()
    assert given.board.forecast.unknown == 1


def uses(given: Scenario, reckoner: str, die: int) -> dict[tuple[str, int | None], tuple]:
    mine = next(one for one in given.board.reckoners if one.reckoner == reckoner)
    return {
        (use.verb, use.place): (use.count, use.before, use.after, use.result)
        for use in mine.dice[die].uses
    }


def test_a_die_shows_what_it_would_do():
    given = Scenario("tia", "cody").epic(0, "faultline", research=2).steelheart(at=0)
    given.special("tia", ("research", "research")).actions()
    assert uses(given, "tia", 3) == {
        ("research", 0): (2, 2, 0, "weakness"),
        ("study", None): (2, 18, 16, None),
    }
    assert uses(given, "tia", 0) == {}, "it is spent"


@pytest.mark.parametrize("card", [None, "camera"])
def test_a_doubled_die_does_it_twice(card):
    given = Scenario("tia", "cody").epic(0, "faultline").dice("tia", "research")
    if card:
        given.gear("tia", card)
    given.actions()
    count = 2 if card else 1
    assert uses(given, "tia", 0)["research", 0] == (count, 3, 3 - count, None)


def test_the_last_blow_is_foretold():
    given = Scenario("abraham", "cody").epic(0, "knoxx", health=2).steelheart(at=0, health=1)
    given.special("abraham", ("attack", "attack")).actions()
    assert uses(given, "abraham", 3) == {
        ("attack", 0): (2, 2, 0, "defeat"),
        ("strike", None): (1, 1, 0, "victory"),
    }


def test_the_curve_has_a_point_for_each_round():
    *_, last = played_well(2, "curve")
    board = last.view(None).board
    rounds = [one.round for one in board.history]
    assert rounds == sorted(rounds) and (rounds[0], rounds[-1]) == (0, last.round)
    population = [one.population for one in board.history]
    assert population[0] == 40 and population == sorted(population, reverse=True)


def test_whoever_is_busy_is_seen_by_all():
    given = Scenario("tia", "cody").epic(0, "faultline").special("tia", ("research", "research"))
    given.actions().do("tia", "research tia.3 0")
    busy = given.table.view(1).board.busy
    assert (busy.reckoner, busy.symbols) == ("tia", ["research"])
