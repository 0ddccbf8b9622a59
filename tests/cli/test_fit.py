"""`spieltisch lab fit`: weights from games, and what is missing is said."""

from __future__ import annotations

import tomllib

import pytest

from cli.running import run
from spieltisch.games import find
from spieltisch.lab import fit as fitting
from spieltisch.lab.arena import Contest
from spieltisch.lab.fit import Moment, fit, observed

FIT = ("lab", "fit", "imperator", "--games", 2, "--lang", "en")


def test_without_scipy_it_is_said_what_to_install(monkeypatch):
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(fitting, "import_module", missing)
    result = run(*FIT)
    assert result.exit_code == 2 and "pip install 'spieltisch[lab]'" in result.output


def test_a_game_that_cannot_judge_itself_is_not_fitted(monkeypatch):
    monkeypatch.setattr(type(find("rushout")), "judge", None)
    result = run("lab", "fit", "rushout", "--lang", "en")
    assert result.exit_code == 2 and "cannot judge" in result.output


def test_a_bot_or_a_table_that_there_is_not_is_refused():
    for words, complaint in ((("--bots", "clever"), "clever"), (("--players", 20), "20")):
        result = run("lab", "fit", "imperator", *words, "--lang", "en")
        assert result.exit_code == 2 and complaint in result.output, result.output


def test_moments_name_the_parts_of_all_who_play_and_who_won():
    contest = Contest("imperator", ("quick",), 3, "moments", {"lives": 1})
    for moments in observed(contest, 3):
        assert moments and sum(one.share for one in moments) == pytest.approx(1)
        for one in moments:
            assert len(one.parts) > 1 and all(place < len(one.parts) for place in one.winners)
            assert all(
                parts.keys() <= find("imperator").judge.weights.keys() for parts in one.parts
            )


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 2), ("team", 4)])
def test_those_who_play_together_are_one_side_and_the_game_is_another(mode, players):
    contest = Contest("kapow", ("random",), players, "sides", {"mode": mode, "round_limit": 2})
    seen = [one for moments in observed(contest, 4) for one in moments]
    assert seen and all(len(one.parts) == 2 and len(one.winners) == 1 for one in seen)
    nobody = [one.parts[1] == {} for one in seen]
    assert all(nobody) if mode != "team" else not any(nobody)


def test_the_moments_are_the_same_whatever_the_number_of_jobs():
    contest = Contest("imperator", ("quick",), 2, "jobs", {"lives": 1})
    assert list(observed(contest, 2)) == list(observed(contest, 2, jobs=2))


def test_what_makes_winners_counts_more():
    ahead = Moment([{"lead": 1.0}, {"lead": 0.0}], [0], 1.0)
    found = fit([ahead] * 20, {"lead": 0.0, "unseen": 3.0})
    assert found.weights["lead"] > 1 and found.weights["unseen"] == 3.0
    assert found.loss_after < found.loss_before


def test_a_figure_keeps_its_plan_while_it_is_learnt_what_it_is_worth_to_be_that_figure():
    weights = {"fox/den": 2.0, "fox/prey": 1.0, "fox/villain": 0.0, "hen/eggs": 1.0}
    equal = [{"fox/den": 0.5, "fox/prey": 0.0, "fox/villain": 1.0}, {"hen/eggs": 1.0}]
    ahead = [{"fox/den": 1.0, "fox/prey": 1.0, "fox/villain": 1.0}, {"hen/eggs": 0.0}]
    moments = [Moment(equal, [1], 1.0)] * 300 + [Moment(ahead, [0], 1.0)] * 30
    found = fit(moments, weights, only=["villain"]).weights
    assert list(found) == ["fox/villain"] and found["fox/villain"] < -1
    assert fit(moments, weights).weights["fox/den"] != weights["fox/den"]


def test_sums_that_are_read_flatter_are_fitted_as_they_are_read():
    even = [Moment([{"lead": 1.0}, {"lead": 0.0}], [place], 1.0) for place in (0, 0, 0, 1)]
    plain, flat = (fit(even * 100, {"lead": 0.0}, heat).weights["lead"] for heat in (1.0, 3.0))
    assert flat == pytest.approx(3 * plain, rel=0.01)


def test_several_tables_teach_together(tmp_path):
    out = tmp_path / "weights.toml"
    tables = ("--players", "2x2,3x1", "--option", "lives=1", "--option", "round_limit=5")
    result = run("lab", "fit", "imperator", *tables, "--only", "hp,lives", "--out", out)
    assert result.exit_code == 0, result.output
    older, new = tomllib.loads(out.read_text("utf-8"))["fits"]
    assert new["numbers"]["games"] == 3 and "--players 2x2,3x1" in new["command"]
    assert new["command"].endswith("--only hp,lives --option lives=1 --option round_limit=5")
    # All others stay, and how they came about.
    weights = find("imperator").judge.weights
    assert new["weights"].keys() == {"hp", "lives"}
    kept = {name: weight for name, weight in weights.items() if name not in new["weights"]}
    assert older["weights"] == kept and older["command"].startswith("spieltisch lab fit imperator")


def test_parts_that_a_standing_does_not_have_cannot_be_fitted(tmp_path):
    out = tmp_path / "weights.toml"
    result = run("lab", "fit", "imperator", "--only", "lives,curses", "--out", out, "--lang", "en")
    assert result.exit_code and not out.exists()
    assert "curses" in result.output and "hp" in result.output


def test_a_race_is_fitted_from_bots_of_several_paces_and_from_several_settings(tmp_path):
    out = tmp_path / "weights.toml"
    tables = ("--players", "3@slow+quick,4x1@steady", "--games", 2)
    settings = ("--with", "setup=exercise-1", "--with", "setup=exercise-2,handicap=on")
    result = run("lab", "fit", "rushout", *tables, *settings, "--out", out)
    assert result.exit_code == 0, result.output
    (read,) = tomllib.loads(out.read_text("utf-8"))["fits"]
    games, moments, *_ = read["numbers"].values()
    assert games == (2 + 1) * 2 and moments > 10 * games
    assert read["weights"].keys() == find("rushout").judge.weights.keys()
    assert read["weights"]["wizard/dragon"] != find("rushout").judge.weights["wizard/dragon"]
    assert "--players 3@slow+quick,4x1@steady " in read["command"]
    assert read["command"].endswith("--with setup=exercise-1 --with setup=exercise-2,handicap=on")


def test_each_table_is_played_by_those_who_are_named_for_it(monkeypatch):
    seen = []
    monkeypatch.setattr(fitting, "observed", lambda contest, *_: seen.append(contest) or [])
    wish = ("--bots", "slow,quick", "--players", "3,4@steady", "--with", "setup=scenario-1")
    run("lab", "fit", "rushout", *wish, "--with", "standard", "--option", "honour=on")
    assert [(one.players, one.bots) for one in seen] == [
        (3, ("slow", "quick")),
        (4, ("steady",)),
    ] * 2
    chosen = [one.options for one in seen]
    assert chosen == [{"honour": True, "setup": "scenario-1"}] * 2 + [{"honour": True}] * 2


def test_what_sets_nothing_is_refused():
    result = run("lab", "fit", "rushout", "--with", "scenario-1", "--lang", "en")
    assert result.exit_code == 2 and "scenario-1" in result.output


def test_what_is_no_table_is_refused():
    result = run("lab", "fit", "imperator", "--players", "two", "--lang", "en")
    assert result.exit_code == 2 and "two" in result.output
