"""What the board is shown: forecast, what dice can do, the curve of the rounds."""

from __future__ import annotations

from typing import Any

import pytest

from games.reckoners.player import played_well
from games.reckoners.scenario import Scenario
from playing import luck
from spieltisch.engine import Entry, Log, Table
from spieltisch.games.reckoners import epics
from spieltisch.games.reckoners.content import DIFFICULTIES
from spieltisch.games.reckoners.view import NewcagoView


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_forecast_is_what_happens(difficulty):
    """With nobody doing anything more, the Epics do exactly what was foretold, whatever the lot."""
    compared = 0
    for players in (1, 2, 3):
        seed = f"forecast {difficulty} {players}"
        some = luck("some", seed)
        for table in played_well(players, seed, difficulty=difficulty):
            board = table.view(None).board
            if board.forecast is None or board.forecast.unknown or some.below(3):
                continue
            told = f"seed {seed!r}, moment {table.moment}"
            check_forecast(table, board, told)
            compared += 1
    assert compared >= 20


def check_forecast(table: Table[Any], board: NewcagoView, told: str) -> None:
    """Let the Epics act from here and compare all that they have done with what was foretold."""
    coming, state = board.forecast, table.fork()._state
    assert coming is not None
    state.log = Log()
    script, answer = epics.activate_all(state), None
    while True:
        try:
            asked = script.send(answer)
        except StopIteration:
            break
        # Whichever die is lost: the forecast does not depend on it.
        answer = Entry(asked.seat, asked.choices[-1])
    assert board.population - state.population == coming.population, told
    assert (state.population == 0) == coming.lost, told
    assert state.enforcement == coming.enforcement and state.barricades == coming.barricades, told
    assert state.marker == coming.markers and state.tracks == coming.tracks, told
    assert state.base == coming.base, told
    kinds = [line.key for line in state.log.lines]
    assert kinds.count("loses") == coming.dice, told
    everyone = [*coming.epics, coming.steelheart]
    assert sum(one.population for one in everyone) == coming.population, told
    grown = sum(state.enforcement) - sum(one.enforcement for one in board.districts)
    assert sum(one.enforcement for one in everyone) == grown, told
    assert sum(one.boosted for one in everyone) == kinds.count("boosts"), told


def test_the_history_says_what_each_round_cost_and_brought():
    """What rounds cost and brought adds up to how the match stands."""
    *_, table = played_well(2, "history")
    board = table.view(None).board
    first, *rounds = board.history
    assert [one.round for one in board.history] == list(range(len(board.history)))
    assert (first.killed, first.progress, first.defeated) == (0, 0, 0)
    assert sum(one.killed for one in rounds) == first.population - board.population
    heard = [line.key for line in table.told]
    assert sum(one.defeated for one in rounds) == heard.count("defeated") > 0
    heart, last = board.steelheart, rounds[-1]
    assert sum(one.progress for one in rounds) == heart.start - heart.research > 0
    assert (last.research, last.health) == (heart.research, heart.health)


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
