"""Commands around play: the list of games, simulations, measurements, help."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cli.running import IMPERATOR, run, saved
from spieltisch.commands.language import default_language
from spieltisch.engine import Choice
from spieltisch.lab.bench import positions
from spieltisch.lab.simulate import simulate
from spieltisch.terminal.files import load
from toys import Walk
from toys.walk import STEP, WalkState

SMALL = ("simulate", "imperator", "--players", 3, "--games", 20, "--seed", "s")
QUICK = ("--option", "lives=1", "--option", "round_limit=5")


# Games


@pytest.mark.parametrize(("language", "about"), [("de", "Krönt eine"), ("en", "Crown one card")])
def test_games_shows_players_and_options(language, about):
    output = run("games", "--lang", language).output
    assert about in output and "imperator" in output
    assert all(option.name in output for option in IMPERATOR.options)


def test_games_fits_into_eighty_columns():
    assert max(map(len, run("games", "--lang", "de").output.splitlines())) <= 80


def test_games_as_json_tells_all_that_a_form_needs():
    game = json.loads(run("games", "--json", "--lang", "de").output)[0]
    assert (game["id"], game["players"]) == ("imperator", [2, 3, 4, 5, 6, 7, 8])
    lives = game["options"][0]
    assert (lives["name"], lives["low"], lives["high"], lives["default"]) == ("lives", 1, 5, 3)
    assert lives["label"] == "Leben" and lives["help"]
    usual, *_, short = game["presets"]
    assert (usual["name"], usual["options"]) == ("rulebook", {})
    assert (short["name"], short["options"], short["label"]) == (
        "short",
        {"lives": 1, "battle_die": 6},
        "Kurze Partie",
    )


def test_games_shows_what_a_preset_sets():
    output = run("games", "--lang", "en").output
    assert re.search(r"short +lives=1,? battle_die=6 +Short game: ", output)


# Presets


@pytest.mark.parametrize(
    ("words", "lives"),
    [
        ((), 3),
        (("--preset", "short"), 1),
        (("--preset", "short", "--option", "lives=2"), 2),
    ],
)
def test_a_preset_sets_its_options_but_an_option_by_itself_counts_more(
    tmp_path: Path, words: tuple[str, ...], lives: int
):
    assert load(saved(tmp_path / "match.json", *words)).options["lives"] == lives


def test_a_preset_shortens_a_simulation():
    def rounds(*words: object) -> float:
        wish = ("--option", "round_limit=40", "--bots", "random", "--json")
        lines = run(*SMALL, *wish, *words).stdout.splitlines()
        return json.loads(lines[-1])["summary"]["mean_rounds"]

    assert rounds("--preset", "short") < rounds() / 2


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        (
            "en",
            "There is no preset called 'long'. "
            "These are known: rulebook, recommended, first-game, short.",
        ),
        (
            "de",
            "Eine Voreinstellung namens »long« gibt es nicht. "
            "Bekannt sind: rulebook, recommended, first-game, short.",
        ),
    ],
)
def test_an_unknown_preset_is_refused(language, complaint):
    result = run("play", "imperator", "--preset", "long", "--lang", language)
    assert (result.exit_code, result.stderr.strip()) == (2, complaint)


# Simulate


def test_simulate_is_the_same_for_any_number_of_jobs():
    one, two = (run(*SMALL, *QUICK, "--json", "--jobs", jobs).stdout for jobs in (1, 2))
    assert one == two
    assert one != run(*SMALL[:-1], "t", *QUICK, "--json").stdout


def test_simulate_prints_a_line_per_game_and_then_the_summary():
    *lines, last = map(json.loads, run(*SMALL, *QUICK, "--json").stdout.splitlines())
    options = {"lives": 1, "round_limit": 5}
    assert lines == msgspec.to_builtins(list(simulate("imperator", 3, 20, "s", options)))
    summary = last["summary"]
    assert summary["games"] == 20 == sum(summary["wins"]) + summary["draws"]


@pytest.mark.parametrize(("language", "seat"), [("de", "Platz 3"), ("en", "Seat 3")])
def test_simulate_shows_who_won_how_often(language, seat):
    output = run(*SMALL, *QUICK, "--lang", language).stdout
    wins = json.loads(run(*SMALL, *QUICK, "--json").stdout.splitlines()[-1])["summary"]["wins"]
    row = next(line for line in output.splitlines() if line.startswith(seat))
    assert row.split()[2] == str(wins[2])
    assert row.split()[3].replace(",", ".") == f"{wins[2] * 5:.1f}"


def test_simulate_shows_how_often_each_figure_won_and_against_whom():
    duels = ("simulate", "kapow", "--players", 2, "--games", 3, "--bots", "random", "--seed", "f")
    short = ("--option", "round_limit=2", "--lang", "en")
    summary = json.loads(run(*duels, *short, "--json").output.splitlines()[-1])["summary"]
    assert sum(one["games"] for one in summary["figures"].values()) == 6
    assert sum(one["wins"] for one in summary["figures"].values()) == 3 - summary["draws"]
    assert "figure" in run(*duels, *short).output
    solo = ("simulate", "kapow", "--players", 1, "--games", 4, "--bots", "random", "--seed", "f")
    alone = (*solo, *short, "--option", "mode=solo")
    summary = json.loads(run(*alone, "--json").output.splitlines()[-1])["summary"]
    assert sum(one["games"] for one in summary["rivals"].values()) == 4
    assert sum(one["wins"] for one in summary["rivals"].values()) == summary["wins"][0]
    assert "against" in run(*alone).output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess", "--players", 3), "no game called 'chess'"),
        (("imperator", "--players", 9), "cannot be played with 9 seats"),
        (("imperator", "--players", 3, "--option", "lives=0"), "'lives' cannot be '0'"),
    ],
)
def test_simulate_refuses_a_wrong_request(words, complaint):
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert complaint in result.stderr and result.stdout == ""


# Bench


def test_bench_as_json_has_the_keys_that_are_promised():
    result = run("bench", "imperator", "--json", "--seconds", "0.005", "--repeats", 1)
    (line,) = map(json.loads, result.stdout.splitlines())
    figures = ("decisions_per_s", "forks_per_s", "forks_mid_effect_per_s", "rollouts_per_s")
    assert line["game"] == "imperator"
    assert all(line[figure] > 0 for figure in figures)
    positions = ("positions", "positions_mid_effect")
    assert all(line[count] == 64 for count in positions)
    assert set(line) == {"game", "players", "spread", *figures, *positions}


def test_bench_ends_for_a_game_in_real_time_and_says_what_it_has_not_found():
    output = run("bench", "rushout", "--seconds", "0.005", "--repeats", 1).output
    assert "Rush Out! with 4 seats" in output and "rollouts" in output
    found = re.search(r"Only (\d+) positions in the middle of an effect turned up", output)
    assert found is not None and 0 < int(found[1]) < 64


class NeverMidEffect(Walk):
    """All that can be chosen is done with at once."""

    def offered(self, state: WalkState) -> list[Choice]:
        return [STEP]


def test_the_search_for_positions_gives_up(monkeypatch):
    monkeypatch.setattr("spieltisch.lab.bench.SEARCHED", 10_000)
    at_checkpoints, mid_effect = positions(NeverMidEffect(), 2)
    assert len(at_checkpoints) == 64 and mid_effect == []
    assert all(table.result is None for table in at_checkpoints)


def test_bench_shows_a_table():
    output = run("bench", "--seconds", "0.005", "--repeats", 1, "--players", 2).output
    assert "Imperator with 2 seats" in output
    assert "decisions" in output and "rollouts" in output
    assert "Rush Out!" not in output, "it is not for two"


def test_bench_refuses_an_unknown_game_before_it_measures():
    result = run("bench", "imperator", "chess", "--json")
    assert (result.exit_code, result.stdout) == (2, "")


# Help and language

IMPORTED = """
import sys
from spieltisch.cli import main
sys.argv = ["spieltisch", *sys.argv[1:]]
try:
    main()
finally:
    print("imported:", *sys.modules)
"""


def imported(*arguments: str) -> set[str]:
    """All modules that the command has imported when it is done."""
    ran = subprocess.run(
        [sys.executable, "-c", IMPORTED, *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        check=True,
    )
    return set(ran.stdout.rpartition("imported: ")[2].split())


@pytest.mark.parametrize("arguments", [("--help",), ("games",), ("games", "--lang", "de")])
def test_help_and_games_come_without_server_and_fluent(arguments: tuple[str, ...]):
    modules = imported(*arguments)
    assert "spieltisch.cli" in modules
    heavy = ("spieltisch.server", "starlette", "uvicorn", "websockets", "asyncio", "fluent")
    heavy += ("numpy", "scipy", "polars", "altair", "vl_convert", "optuna", "ray")
    assert {module for module in modules if module.startswith(heavy)} == set()


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "verify", "bench"])
def test_every_command_has_help(command):
    assert command in run("--help").output
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "--lang" in result.output


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "en_GB", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_CH", "LANG": "en_GB"}, "de"),
    ],
)
def test_the_default_language_is_that_of_the_environment(monkeypatch, environment, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


# Arena

DUEL = ("arena", "imperator", "--bots", "quick,random", "--games", 4, "--seed", "s", *QUICK)


def test_the_arena_tells_each_game_and_a_summary_as_json():
    *games, last = (json.loads(line) for line in run(*DUEL, "--json").output.splitlines())
    assert [game["bots"] for game in games] == [["quick", "random"], ["random", "quick"]] * 2
    assert [game["seed"] for game in games] == ["s/0", "s/0", "s/1", "s/1"]
    quick = last["summary"]["quick"]
    assert list(quick) == ["games", "wins", "draws", "rate", "low", "high", "ms_mean", "ms_p95"]
    assert quick["games"] == 4 and quick["low"] <= quick["rate"] <= quick["high"]
    assert last["summary"]["random"]["wins"] + quick["wins"] + quick["draws"] == 4


def test_the_arena_plays_the_same_games_whatever_the_number_of_jobs():
    one, two = (run(*DUEL, "--json", "--jobs", jobs).output.splitlines() for jobs in (1, 2))
    assert one[:-1] == two[:-1]


def test_with_fixed_iterations_thinkers_play_the_same_games_everywhere(monkeypatch):
    """Neither the clock nor the number of jobs has a say."""
    wish = ("--bots", "thinker,hard", "--iterations", 4, "--games", 2, "--seed", "i", *QUICK)
    one, two = (
        run("arena", "imperator", *wish, "--json", "--jobs", jobs).output.splitlines()
        for jobs in (1, 2)
    )
    monkeypatch.delattr("spieltisch.bots.thinker.time")
    clockless = run("arena", "imperator", *wish, "--json").output.splitlines()
    assert len(one) == 3 and one[:-1] == two[:-1] == clockless[:-1]


def test_the_arena_lets_one_bot_play_against_the_rest():
    output = run(*DUEL, "--players", 3, "--split", "one", "--json").output.splitlines()
    seats = [json.loads(line)["bots"].index("quick") for line in output[:-1]]
    assert seats == [0, 1, 2, 0]


@pytest.mark.parametrize("split", ["one", "even"])
def test_in_the_arena_everybody_plays_also_where_not_all_have_a_seat(split):
    wish = ("--bots", "random,quick,easy", "--players", 2, "--games", 4, "--split", split)
    quickly = ("--option", "round_limit=1", "--json")
    *games, _ = map(json.loads, run("arena", "imperator", *wish, *quickly).output.splitlines())
    assert {bot for game in games for bot in game["bots"]} == {"random", "quick", "easy"}


def test_in_the_arena_none_has_more_seats_than_the_other():
    *games, _ = map(json.loads, run(*DUEL, "--players", 3, "--json").output.splitlines())
    seated = [bot for game in games for bot in game["bots"]]
    assert seated.count("quick") == seated.count("random")


def test_the_arena_shares_the_seats_evenly():
    wish = (*DUEL, "--players", 4, "--json")
    *games, last = map(json.loads, run(*wish).output.splitlines())
    one, other = ["quick", "random"] * 2, ["random", "quick"] * 2
    assert [game["bots"] for game in games] == [one, other, one, other]
    assert [game["seed"] for game in games] == ["s/0", "s/0", "s/1", "s/1"]
    assert last["summary"]["quick"]["games"] == 4


def test_the_arena_rotates_figures():
    wish = ("--bots", "random,quick", "--games", 12, "--option", "round_limit=1", "--json")
    *games, _ = map(json.loads, run("arena", "villainous", *wish).output.splitlines())
    assert len({game["figures"][0] for game in games}) == 6
    assert games[0]["figures"] == games[1]["figures"]


def test_where_all_bots_are_alike_no_game_is_played_twice():
    wish = ("--bots", "random", "--games", 4, "--option", "round_limit=1", "--json")
    *games, _ = map(json.loads, run("arena", "imperator", *wish).output.splitlines())
    assert len({game["seed"] for game in games}) == 4


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_arena_shows_a_table(language):
    output = run(*DUEL, "--lang", language).output
    assert "quick" in output and "95" in output


@pytest.mark.parametrize("bot", ["clever", "thinker:0", "thinker:", "thinker:few", "quick:3"])
def test_the_arena_knows_only_bots_that_there_are(bot):
    wish = ("--games", 1, "--option", "round_limit=1")
    result = run("arena", "imperator", "--bots", f"quick,{bot}", *wish)
    assert result.exit_code == 2 and bot in result.output
