"""What is learnt from players: `spieltisch lab learn`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cli.running import run
from spieltisch.lab.arena import Contest
from spieltisch.lab.fit import NoFit
from spieltisch.lab.learn import Decision, decisions_of, learn

LEARN = ("lab", "learn", "villainous", "--games", 2, "--option", "round_limit=3", "--lang", "en")


def always(liked: str, other: str, step: int, times: int = 40) -> list[Decision]:
    return [Decision(step, [liked, other], [0.0, 0.0], 0) for _ in range(times)]


def test_what_players_always_take_is_liked_and_what_they_leave_is_not():
    learnt = learn(always("run", "sit", 0), steps=1)
    assert learnt.likes["run"][0] > 1 > -1 > learnt.likes["sit"][0]
    assert learnt.agreed_after == 1.0


def test_what_is_liked_may_change_on_the_way():
    learnt = learn([*always("run", "sit", 0), *always("sit", "run", 1)], steps=2)
    early, late = learnt.likes["run"]
    assert early > 0 > late


def test_what_the_rules_of_thumb_know_is_not_learnt_once_more():
    known = [Decision(0, ["run", "sit"], [9.0, 0.0], 0) for _ in range(40)]
    assert learn(known, steps=1).likes == {}


def test_a_game_without_traits_teaches_nothing():
    contest = Contest("imperator", ("quick",), 2, "learn", {"lives": 1, "round_limit": 2})
    with pytest.raises(NoFit):
        learn(decisions_of(contest, 0), steps=1)


def test_only_the_first_bot_is_learnt_from_and_only_where_it_could_choose():
    contest = Contest("villainous", ("quick", "spoiler"), 2, "learn", {"round_limit": 3})
    found = decisions_of(contest, 0)
    assert found and all(len(one.traits) > 1 for one in found)
    traits = {trait for one in found for trait in one.traits}
    turns = {trait.split("/")[1] for trait in traits if trait.startswith("end-turn")}
    assert len(turns) == 1, turns


def test_what_was_learnt_is_a_file_that_says_how_it_came_about(tmp_path: Path):
    page = tmp_path / "likes.toml"
    assert run(*LEARN, "--bots", "quick,spoiler", "--out", page).exit_code == 0
    found = tomllib.loads(page.read_text("utf-8"))
    assert found["command"].startswith("spieltisch lab learn villainous --players 2 --games 2")
    assert "--option round_limit=3" in found["command"]
    assert found["decisions"] > 20 and found["likes"]


def test_it_is_said_that_there_is_nothing_to_learn():
    result = run("lab", "learn", "imperator", "--games", 1, "--option", "lives=1", "--lang", "en")
    assert result.exit_code == 2 and "nothing to learn" in result.output
