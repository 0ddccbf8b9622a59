"""`spieltisch lab report | compare | tune`: small ones from beginning to end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import polars
import pytest

from cli.running import run
from spieltisch.commands import laboratory
from spieltisch.engine.options import OptionValue
from spieltisch.games import find
from spieltisch.lab import keeping, needs
from spieltisch.lab.saying import Saying
from spieltisch.lab.settings import setting_name
from spieltisch.lab.study import Study
from spieltisch.lab.tune import begun, read_range, tune
from spieltisch.lab.verdict import BEGIN
from spieltisch.lab.watching import Played
from spieltisch.words.bundles import _keys

IMPERATOR = ("imperator", "--players", 2, "--option", "lives=1", "--seed", "t", "--lang", "en")


def report(folder: Path, *words: object) -> object:
    return run("lab", "report", *IMPERATOR, "--games", 6, "--duels", 2, 0, "--out", folder, *words)


def test_a_report_is_one_page_in_both_languages_with_its_data_beside_it(tmp_path: Path):
    result = report(tmp_path)
    assert result.exit_code == 0, result.output
    assert "A game takes" in result.output and "quick against random" in result.output
    page = (tmp_path / "index.html").read_text("utf-8")
    assert "Imperator: what 6 games show" in page and "Imperator: was 6 Partien zeigen" in page
    assert "Skill decides" not in page, "of two duels"
    before_the_scripts = page.partition("<script>")[0]
    assert not re.search(r"(src|href)=", before_the_scripts), "it needs no other file"
    games = polars.read_parquet(tmp_path / "games.parquet")
    turns = polars.read_parquet(tmp_path / "turns.parquet")
    assert games["game"].to_list() == list(range(6))
    assert turns["decisions"].sum() == games["decisions"].sum()


def test_a_report_says_by_which_command_it_can_be_had_again(tmp_path: Path):
    report(tmp_path, "--bots", "quick,random")
    command = "spieltisch lab report imperator --players 2 --games 6 --option lives=1 --duels 2 0"
    page = (tmp_path / "index.html").read_text("utf-8")
    assert f"<p>{command} --bots quick,random --seed t</p>" in page


def test_a_report_lists_what_every_card_was_good_for(tmp_path: Path):
    report(tmp_path)
    (english,) = re.findall(
        r'<div lang="en">.*?<details>(.*?)</details>',
        (tmp_path / "index.html").read_text("utf-8"),
        re.DOTALL,
    )
    cards = english.partition(">Cards</th>")[2]
    assert cards.count("<tr>") == len(set(find("imperator").kinds)), "not only the frequent ones"


def test_actions_that_are_called_alike_are_told_apart():
    verbs = list(find("kapow").verbs)
    said = Saying(find("kapow"), "de").told_apart("verbs", verbs)
    assert len(set(said)) == len(verbs), "two of one name would be one bar"


def test_what_was_stopped_is_shown_and_goes_on_with_the_same_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    whole = tmp_path / "whole"
    report(whole)
    stopped = tmp_path / "stopped"
    original = keeping.run

    def interrupted(*words: object) -> object:
        for number, one in enumerate(original(*words)):
            if number == 3:
                raise KeyboardInterrupt
            yield one

    monkeypatch.setattr(keeping, "run", interrupted)
    result = report(stopped)
    assert result.exit_code == 130 and "--resume" in result.output
    assert "Stopped after 3 of 6 games" in (stopped / "index.html").read_text("utf-8")
    monkeypatch.setattr(keeping, "run", original)
    assert report(stopped).exit_code == 2, "nobody has said to go on"
    assert report(stopped, "--resume").exit_code == 0
    for name in ("games.parquet", "turns.parquet"):
        before, after = (polars.read_parquet(folder / name) for folder in (whole, stopped))
        assert after.equals(before)


def test_ctrl_c_ends_all_processes_and_shows_what_there_is(tmp_path: Path):
    words = ("lab", "report", *IMPERATOR, "--games", 400, "--duels", 2, 0, "--jobs", 2)
    # Who started the tests may have told all they start to ignore it.
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{hears}; from spieltisch.cli import main; main()"
    call = [sys.executable, "-c", program, *map(str, words), "--out", str(tmp_path)]
    with subprocess.Popen(
        call,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
    ) as running:
        lines = tmp_path / keeping.LINES
        while running.poll() is None and not (lines.exists() and lines.read_bytes().count(b"\n")):
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        output, _ = running.communicate()
    assert running.returncode == 130, output
    assert "--resume goes on" in output and "Traceback" not in output
    assert (tmp_path / "index.html").exists()


def test_it_is_said_what_has_to_be_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(needs, "find_spec", lambda name: None)
    result = report(tmp_path)
    assert result.exit_code == 2 and "pip install 'spieltisch[lab]'" in result.output


def test_a_place_that_there_is_not_is_refused(tmp_path: Path):
    result = report(tmp_path, "--on", "mars")
    assert result.exit_code == 2 and "ray:ADDRESS" in result.output


def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path):
    result = report(tmp_path, "--on", "ray:127.0.0.1:1")
    assert result.exit_code == 2 and "127.0.0.1:1" in result.output
    assert "Traceback" not in result.output


def test_the_laboratory_says_the_same_in_both_languages():
    assert _keys("spieltisch.lab", "de") == _keys("spieltisch.lab", "en")


def compared(folder: Path, *words: object) -> object:
    wish = ("--players", 2, "--games", 8, "--duels", 2, 0, "--seed", "t", "--lang", "en")
    return run("lab", "compare", "imperator", *wish, "--out", folder, *words)


def test_a_comparison_says_what_a_setting_changes_over_the_same_seeds(tmp_path: Path):
    result = compared(tmp_path, "--with", "round_limit=30", "--with", "lives=1,round_limit=3")
    assert result.exit_code == 0, result.output
    assert re.search(r"lives=1,round_limit=3: \d+\s% shorter \(\d+ to \d+\)", result.output)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert "% kürzer" in page and "The stronger wins (against random)" in page
    assert page.count("</i>lives=1,round_limit=3</li>") == 4, "two legends in two languages"
    seeds = [
        polars.read_parquet(tmp_path / setting / "games.parquet")["seed"].to_list()
        for setting in ("round_limit=30", "lives=1,round_limit=3")
    ]
    assert seeds[0] == seeds[1]


def test_a_preset_is_compared_by_its_name(tmp_path: Path):
    result = compared(tmp_path, "--with", "first-game", "--with", "short")
    assert result.exit_code == 0, result.output
    kept = (tmp_path / "short" / "study.json").read_text("utf-8")
    assert '"lives": 1' in kept and '"battle_die": 6' in kept


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--with", "standard"), "nothing to compare"),
        (("--with", "standard", "--with", "lives"), "sets no option"),
        (("--with", "standard", "--with", "lives=9"), "cannot be '9'"),
    ],
)
def test_a_comparison_that_makes_no_sense_is_refused(tmp_path: Path, words, complaint):
    result = compared(tmp_path, *words)
    assert result.exit_code == 2 and complaint in result.output


def tuned(folder: Path, *words: object) -> object:
    wish = ("--games", 3, "--vary", "lives=1..2", "--vary", "hidden_buffs=on,off")
    goals = ("--goal", "rounds=8", "--goal", "seat_advantage=0")
    where = ("--option", "round_limit=12", "--players", 2, "--seed", "t", "--lang", "en")
    return run("lab", "tune", "imperator", *wish, *goals, *where, "--out", folder, *words)


def test_tuning_finds_settings_and_goes_on_where_it_stopped(tmp_path: Path):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    first = tuned(whole, "--trials", 4)
    assert first.exit_code == 0, first.output
    assert "Nearest to all goals: " in first.output
    page = (whole / "index.html").read_text("utf-8")
    assert "Vorteil eines Platzes" in page and "--trials 4 --option round_limit=12" in page
    assert re.search(r"Advantage of a seat \d+(\.\d)?\s%", first.output), "a share has its unit"
    tuned(parts, "--trials", 2)
    assert tuned(parts, "--trials", 4).exit_code == 2, "nobody has said to go on"
    again = tuned(parts, "--trials", 4, "--resume")
    assert again.output.replace(str(parts), str(whole)) == first.output


def interrupted(original: Callable[..., object], at: int) -> Callable[..., object]:
    """The same, but at one of its calls somebody presses Ctrl-C."""
    calls = count(1)

    def call(*words: object) -> object:
        if next(calls) == at:
            raise KeyboardInterrupt
        return original(*words)

    return call


def test_a_search_that_was_stopped_shows_what_there_is_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(laboratory, "played_now", interrupted(laboratory.played_now, at=2))
    result = tuned(tmp_path, "--trials", 3)
    assert result.exit_code == 130 and "--resume goes on" in result.output
    assert "Traceback" not in result.output + "".join(capfd.readouterr())
    assert (tmp_path / "index.html").exists()
    assert tuned(tmp_path, "--trials", 3, "--resume").exit_code == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--vary", "lives=low..high"), "how to vary"),
        (("--vary", "lives=3..1"), "how to vary"),
        (("--vary", "luck=1..2"), "how to vary"),
        (("--goal", "fun=1"), "is no goal"),
        (("--goal", "rounds=many"), "is no goal"),
        (("--goal", "rounds=nan"), "is no goal"),
    ],
)
def test_tuning_that_makes_no_sense_is_refused(tmp_path: Path, words, complaint):
    result = tuned(tmp_path, *words)
    assert result.exit_code == 2 and complaint in result.output


def judged(page: Path, *words: object) -> object:
    wish = ("--seed", "t", "--lang", "en", "--duels", 2, 0)
    return run("lab", "verdict", "imperator", "--page", page, *wish, *words)


def test_a_verdict_tries_each_option_against_the_standard_rules(tmp_path: Path):
    page = tmp_path / "imperator.md"
    result = judged(page, "--players", "2", "--games", 2, "--out", tmp_path / "rows")
    assert result.exit_code == 0, result.output
    text = page.read_text("utf-8")
    assert text.startswith("# Imperator: what each rule does")
    names = ("standard", "lives=1", "hidden_buffs=on", "battle_die=6")
    assert all(f"| `{name}` |" in text for name in names)
    for preset in find("imperator").presets.values():
        assert f"| `{setting_name(preset)}` |" in text
    assert "- `battle_die=6`: " in text and "## What is never used" in text


def test_a_verdict_has_tables_of_its_own_size_and_players_and_keeps_what_people_conclude(
    tmp_path: Path,
):
    page = tmp_path / "imperator.md"
    wish = ("--only", "lives", "--players", "2x3,2x2@random,3", "--games", 1)
    assert judged(page, *wish, "--out", tmp_path / "rows").exit_code == 0
    text = page.read_text("utf-8")
    for title in ("2 players, played by quick", "2 players, played by random", "3 players"):
        assert f"## {title}" in text
    assert "\n3 games for each setting, played by quick" in text and "battle_die" not in text
    page.write_text(text.replace(f"{BEGIN}\n", f"{BEGIN}\nOne life is enough.\n"), "utf-8")
    assert judged(page, *wish, "--out", tmp_path / "rows", "--resume").exit_code == 0
    assert page.read_text("utf-8") == text.replace(f"{BEGIN}\n", f"{BEGIN}\nOne life is enough.\n")


def test_one_game_says_nothing_of_where_the_true_length_lies(tmp_path: Path):
    page = tmp_path / "one.md"
    wish = ("--players", "2x1", "--only", "lives", "--out", tmp_path / "rows")
    assert judged(page, *wish).exit_code == 0
    text = page.read_text("utf-8")
    assert "One game for each setting" in text
    rounds = [line.split("|")[2] for line in text.splitlines() if line.startswith("| `")][-2:]
    assert rounds and all("(" not in cell for cell in rounds), text


def test_a_verdict_tries_what_it_is_told_besides_and_has_a_column_for_each_contest(tmp_path: Path):
    page = tmp_path / "kapow.md"
    besides = ("--only", "mode", "--with", "mode=coop,foe=fierce,round_limit=2")
    wish = ("--players", "2,1", "--games", 1, "--duels", 2, 0, "--seed", "t", "--lang", "en")
    result = run("lab", "verdict", "kapow", "--page", page, *besides, *wish, "--out", tmp_path)
    assert result.exit_code == 0, result.output
    duels, alone = re.findall(r"^\| Setting \| Rounds(?:.*\n)+?$", page.read_text("utf-8"), re.M)
    for table in (duels, alone):
        assert len({line.count(" | ") for line in table.splitlines() if "---" not in line}) == 1
    assert "| `mode=coop,foe=fierce,round_limit=2` |" in duels and "| `mode=solo` |" in alone
    assert "the stronger wins" not in page.read_text("utf-8"), "against another is not together"
    assert re.search(r"`mode=solo` .* / 0 \(0 to ", alone), "quick, and then random, by themselves"


def test_tuning_plays_no_setting_twice(tmp_path: Path):
    study = Study("imperator", 2, ("quick",), "t", 2, {"lives": 1, "round_limit": 5})
    tried: list[dict[str, OptionValue]] = []

    def play(one: Study) -> list[Played]:
        tried.append(one.options)
        return [one.play(index) for index in range(one.games)]

    ranges = [read_range(find("imperator"), "hidden_buffs=on,off")]
    goals = {"rounds": 4.0}
    tune(study, ranges, goals, 5, tmp_path / "trials", play)
    assert begun(study, ranges, goals, tmp_path / "trials") == 5
    assert len(tried) <= 2, f"five trials of two settings played {tried}"


@pytest.mark.parametrize("name", find("imperator").presets)
def test_a_preset_of_imperator_has_been_tried(name: str):
    """What the set-up page recommends stands on figures that can be read."""
    page = Path(__file__).parents[2] / "docs/lab/imperator.md"
    assert f"| `{setting_name(find('imperator').presets[name])}` |" in page.read_text("utf-8")


@pytest.mark.parametrize("judged", [True, False])
def test_a_goal_of_which_a_game_says_nothing_is_no_goal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, judged: bool
):
    if not judged:
        monkeypatch.setattr(type(find("rushout")), "judge", None)
    wish = ("--goal", "waiting=0", "--out", tmp_path, "--lang", "en")
    option = next(one for one in find("rushout").options if not one.per_seat)
    vary = f"{option.name}={option.default}"
    result = run("lab", "tune", "rushout", *wish, "--vary", vary)
    assert result.exit_code == 2 and "is no goal" in result.output
    assert "minutes" in result.output and "longest_wait" not in result.output
    assert ("lead_changes" in result.output) == judged


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--players", "20"), "is for 2, 3, 4, 5, 6, 7, 8 players"),
        (("--only", "luck"), "'luck' is no option"),
    ],
)
def test_a_verdict_on_what_there_is_not_is_refused(tmp_path: Path, words, complaint):
    result = judged(tmp_path / "page.md", *words, "--out", tmp_path / "rows")
    said = result.output.replace("\N{LEFT DOUBLE QUOTATION MARK}", "'")
    said = said.replace("\N{RIGHT DOUBLE QUOTATION MARK}", "'")
    assert result.exit_code == 2 and complaint in said
    assert not (tmp_path / "rows").exists()


def test_tables_that_were_played_one_by_one_stand_on_one_page_without_playing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    wish = ("--only", "lives", "--out", tmp_path / "rows")
    assert judged(tmp_path / "two.md", *wish, "--players", "2x2").exit_code == 0
    assert judged(tmp_path / "three.md", *wish, "--players", "3x1").exit_code == 0

    def nobody_plays(*_: object) -> None:
        raise AssertionError("it is all there")

    monkeypatch.setattr(Study, "play", nobody_plays)
    both = judged(tmp_path / "both.md", *wish, "--players", "2x2,3x1", "--resume")
    assert both.exit_code == 0, both.output
    pages = [(tmp_path / f"{name}.md").read_text("utf-8") for name in ("both", "two", "three")]
    together, two, three = (page.partition("\n## ")[2] for page in pages)
    for page in (two, three):
        table = page.partition("\n## ")[2].partition("\n## ")[0]
        assert "players, played by quick" in table and table in together


def test_a_verdict_that_was_stopped_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(keeping, "run", interrupted(keeping.run, at=4))
    page, wish = tmp_path / "page.md", ("--only", "lives", "--players", "2x1", "--out", tmp_path)
    assert judged(page, *wish).exit_code == 130
    assert "Stopped before all games were played" in page.read_text("utf-8")
    assert judged(page, *wish, "--resume").exit_code == 0
    assert "Stopped before" not in page.read_text("utf-8")


def test_there_are_not_less_than_no_duels(tmp_path: Path):
    assert report(tmp_path, "--duels", "-1", "2").exit_code == 2


@pytest.mark.parametrize("place", ["file", "file/below"])
def test_what_is_no_folder_is_named(tmp_path: Path, place: str):
    (tmp_path / "file").touch()
    result = report(tmp_path / place)
    assert result.exit_code == 2 and str(tmp_path / place) in result.output.replace("\n", "")
    assert "Traceback" not in result.output


def test_a_verdict_on_a_table_that_there_is_not_is_refused(tmp_path: Path):
    result = judged(tmp_path / "page.md", "--players", "2xmany")
    assert result.exit_code == 2 and "2xmany" in result.output and "PLAYERSxGAMES" in result.output
