"""How a match went, as the end shows it."""

from __future__ import annotations

import pytest

from playing import played
from server.running import Person, alone, quick, running
from spieltisch.bots import bots_for, play_out
from spieltisch.engine import Table
from spieltisch.games import REGISTER, find
from spieltisch.server.curve import MOST_TURNS, NOTABLE, Judged
from spieltisch.server.messages import Curve

JUDGED = [name for name in REGISTER if find(name).judge is not None]


def curve_of(game: str) -> tuple[Curve, Table]:
    options = {"round_limit": 3} if game == "imperator" else {}
    seats = 2 if 2 in find(game).seats else min(find(game).seats)
    table = played(find(game), seats, "curve", options)
    return judged(table), table


def judged(table: Table) -> Curve:
    record = table.record()
    going = Judged(Table.opened(table.game, record), record)
    while not going.go_on(lambda: False):
        pass
    return going.curve()


def race(seed: str, setup: str) -> Table:
    """A race of bots; what is played at random hardly comes to a spell."""
    table = Table(find("rushout"), 3, seed, {"setup": setup})
    steady = bots_for("rushout")["steady"]
    play_out(table, {seat: steady(f"{seed} {seat}") for seat in range(3)})
    return table


@pytest.mark.parametrize("game", JUDGED)
def test_a_curve_leads_from_the_beginning_to_the_result(game):
    curve, table = curve_of(game)
    assert curve.points[0].moment == 0
    assert curve.points[-1].moment == table.moment
    assert curve.points[-1].chances == pytest.approx(table.chances(), abs=1e-4)
    moments = [point.moment for point in curve.points]
    assert moments == sorted(set(moments))
    assert sorted(seat for side in curve.sides for seat in side) == list(range(table.seats))


@pytest.mark.parametrize("game", JUDGED)
def test_turning_points_are_the_greatest_changes_and_say_what_happened(game):
    curve, _ = curve_of(game)
    points = {point.moment: point for point in curve.points}
    assert len(curve.turns) <= MOST_TURNS
    for turn in curve.turns:
        assert abs(turn.change) >= NOTABLE
        before = max(moment for moment in points if moment < turn.moment)
        change = points[turn.moment].chances[turn.seat] - points[before].chances[turn.seat]
        assert change == pytest.approx(turn.change, abs=1e-3)


def rounds_in(curve: Curve) -> list[str]:
    return [one.values["side"] for turn in curve.turns for one in turn.told if one.key == WINS]


WINS = "wins-round"


@pytest.mark.parametrize("number", range(3))
def test_the_curve_of_a_race_tells_who_won_which_round_whatever_else_turned(number: int):
    table = race(f"curve {number}", "scenario-1")
    curve = judged(table)
    assert len(curve.points) > 10 * table.round, "each card is a step"
    assert rounds_in(curve) == [line.values["side"] for line in table.told if line.key == WINS]
    keys = [[one.key for one in turn.told] for turn in curve.turns]
    assert all(told == [WINS] for told in keys if WINS in told), "what else was told is no reason"
    assert len(curve.turns) <= MOST_TURNS
    points = {point.moment for point in curve.points}
    assert all(turn.moment in points for turn in curve.turns), "each has its place on the curve"


def test_a_round_that_everybody_saw_coming_turned_nobodys_chances(monkeypatch):
    table = race("curve 0", "scenario-1")
    monkeypatch.setattr(Table, "chances", lambda table, knowing=None: [0.5] * table.seats)
    curve = judged(table)
    assert len(rounds_in(curve)) == len(curve.turns) == table.round
    assert {(turn.seat, turn.change) for turn in curve.turns} == {(None, 0.0)}


def test_a_race_that_nobody_judges_tells_who_won_which_round(monkeypatch):
    monkeypatch.setattr(type(find("rushout")), "judge", None)
    table = played(find("rushout"), 3, "curve", {"setup": "scenario-1"})
    curve = judged(table)
    assert curve.points == []
    assert len(curve.turns) == table.round > 1
    assert {turn.told[0].key for turn in curve.turns} == {"wins-round"}
    assert curve.turns[-1].moment == table.moment


@alone
async def test_only_guests_see_how_a_match_went_and_only_when_it_is_over(tmp_path):
    with running(quick(tmp_path)) as address:
        anna = await Person(address).opens("Anna", seats=2, bots=1, options={"round_limit": 1})
        async with anna.at_table() as a:
            await a.does("start")
            path = f"/api/rooms/{anna.code}/curve"
            assert (await anna.http.get(path)).json()["points"] == []
            await a.plays(lambda count: 0)
            found = (await anna.http.get(path)).json()
            assert len(found["points"]) > 1 and found["sides"] == [[0], [1]]
            assert (await Person(address).http.get(path)).status_code == 403
