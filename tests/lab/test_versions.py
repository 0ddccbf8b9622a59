"""The version of the bots: what it is made of, and that games of two versions are not mixed."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from cli.running import run
from spieltisch import bots
from spieltisch.bots import RandomBot
from spieltisch.lab import study as studies
from spieltisch.lab import versions
from spieltisch.lab.arena import mind_of
from spieltisch.lab.keeping import OtherBots, OtherWorker, Shelf, check_alike
from spieltisch.lab.running import Where
from spieltisch.lab.study import Study
from spieltisch.lab.versions import bots_version

SHORT = {"lives": 1, "round_limit": 3}
STUDY = Study("imperator", 2, ("quick",), "t", 2, SHORT)


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch):
    """All bots are of another version from now on."""
    return lambda: monkeypatch.setattr(studies, "bots_version", lambda *_: "another")


# What it is made of


def test_a_bot_has_its_own_code_and_the_standing_in_its_version():
    reckoner = versions._deciding(mind_of("reckoners", "quick", ""))
    assert {"spieltisch.bots.reckoners.planning", "reckoners/weights.toml"} <= reckoner.keys()
    assert "spieltisch.bots.thinker" not in reckoner
    judging = versions._for_thinking("kapow")
    assert {"spieltisch.games.kapow.standing", "weights.toml", "ratings.toml"} <= judging.keys()
    assert {"spieltisch.games.kapow.outlook", "spieltisch.games.kapow.dreaming"} <= judging.keys()
    assert "spieltisch.games.kapow.rules" not in judging, "the rules have a version of their own"


def test_other_bots_and_other_games_have_other_versions_in_whatever_order_they_are_named():
    names = ("quick", "thinker:20")
    assert bots_version("imperator", names) == bots_version("imperator", names[::-1])
    assert bots_version("imperator", names) != bots_version("imperator", ["quick"])
    assert bots_version("imperator", ["easy"]) != bots_version("imperator", ["quick"]), "it errs"
    assert bots_version("imperator", ["quick"]) != bots_version("villainous", ["quick"])


def test_that_a_game_gets_one_more_bot_is_no_matter_of_those_who_do_not_play(tmp_path: Path):
    lines = (
        "LUCK = 2",
        "BOTS = {'quick': 1}",
        "def luck_at(): return LUCK",
        "def play_out(): return luck_at()",
        "def bots_for(): return BOTS",
    )
    module = tmp_path / "bots.py"

    def defined(*changed: str) -> str:
        module.write_text("\n".join(changed), "utf-8")
        return repr(versions._shape(versions._defined({"play_out"}, module)))

    before = defined(*lines)
    assert defined(lines[0], "BOTS = {'quick': 1, 'bold': 2}", *lines[2:]) == before
    assert defined("LUCK = 3", *lines[1:]) != before


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("# Better: 3?\n\nBOLD = 2\n\n\ndef brave() -> int:\n    return BOLD\n", False),
        (
            'BOLD = 2\n"""How bold."""\ndef brave() -> int:\n    """Is it?"""\n    return BOLD\n',
            False,
        ),
        ("BOLD = 3\ndef brave() -> int:\n    return BOLD\n", True),
        ("BOLD = 2\ndef brave() -> int:\n    return -BOLD\n", True),
    ],
)
def test_only_what_a_program_does_counts(tmp_path: Path, text: str, counts: bool):
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("BOLD = 2\ndef brave() -> int:\n    return BOLD\n", "utf-8")
    other.write_text(text, "utf-8")
    assert (versions._meaning(one) != versions._meaning(other)) == counts


def test_numbers_count_and_what_is_said_about_them_does_not(tmp_path: Path):
    texts = (
        "[weights]\nlife = 1.5\n",
        "# fitted\n[weights]\nlife = 1.50\n",
        "[weights]\nlife = 2\n",
    )
    files = [tmp_path / f"{number}.toml" for number in range(3)]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, "utf-8")
    first, same, other = map(versions._meaning, files)
    assert first == same != other


def test_a_bot_of_another_package_has_a_version_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    package = tmp_path / "brave_bots"
    package.mkdir()
    (package / "__init__.py").write_text("from .mind import Brave\n", "utf-8")
    lines = (
        "from spieltisch.bots import RandomBot",
        "from .luck import BOLD",
        "class Brave(RandomBot): ...",
    )
    (package / "mind.py").write_text("\n".join(lines), "utf-8")
    (package / "luck.py").write_text("BOLD = 2\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    brave = __import__("brave_bots").Brave
    monkeypatch.setattr(bots, "plugged_in", lambda: {"brave": brave})
    found = versions._deciding(mind_of("imperator", "brave", ""))
    assert {"brave_bots.mind", "brave_bots.luck", "spieltisch.bots"} <= found.keys()
    assert issubclass(brave, RandomBot)
    for name in [name for name in sys.modules if name.startswith("brave_bots")]:
        del sys.modules[name]


# Games of two versions


def test_every_row_says_which_rules_and_bots_it_is_of():
    row = STUDY.play(0).row
    assert row.bots_version == bots_version("imperator", ["quick"]) and row.rules > 0


def test_nothing_is_added_to_games_of_other_bots_and_what_there_is_can_be_seen(
    tmp_path: Path, change
):
    played = Shelf(tmp_path, STUDY, resume=False).fill(Where())
    before = (tmp_path / "study.json").read_bytes()
    change()
    more = msgspec.structs.replace(STUDY, games=3)
    with pytest.raises(OtherBots):
        Shelf(tmp_path, more, resume=True)
    assert (tmp_path / "study.json").read_bytes() == before
    assert Shelf(tmp_path, STUDY, resume=True).fill(Where()) == played
    assert (tmp_path / "study.json").read_bytes() == before, "they still are of the old bots"


def test_an_empty_folder_is_of_no_version(tmp_path: Path, change):
    Shelf(tmp_path, STUDY, resume=False)
    change()
    assert Shelf(tmp_path, STUDY, resume=True).bots_version == "another"


def test_settings_are_not_compared_by_games_of_different_bots(tmp_path: Path, change):
    old = Shelf(tmp_path / "old", STUDY, resume=False)
    old.fill(Where())
    other_table = msgspec.structs.replace(STUDY, players=3)
    change()
    shelves = [
        Shelf(tmp_path / "old", STUDY, resume=True),
        Shelf(tmp_path / "three", other_table, resume=False),
    ]
    check_alike(shelves)
    new = Shelf(tmp_path / "new", msgspec.structs.replace(STUDY, options={}), resume=False)
    with pytest.raises(OtherBots) as trouble:
        check_alike([*shelves, new])
    assert trouble.value.folder == tmp_path / "old"


def test_a_worker_with_other_bots_is_found_out(tmp_path: Path, change):
    shelf = Shelf(tmp_path, STUDY, resume=False)
    change()
    with pytest.raises(OtherWorker):
        shelf.fill(Where())
    assert not shelf.all()


# On the command line

REPORT = ("lab", "report", "imperator", "--players", 2, "--option", "lives=1", "--duels", 2, 0)
TUNE = ("lab", "tune", "imperator", "--vary", "lives=1..3", "--goal", "rounds=4", "--games", 1)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The bots have changed"), ("de", "Die Bots haben sich geändert")],
)
def test_it_is_said_how_to_go_on_when_bots_have_changed(tmp_path: Path, change, language, words):
    wish = (*REPORT, "--out", tmp_path, "--lang", language)
    assert run(*wish, "--games", 2).exit_code == 0
    change()
    refused = run(*wish, "--games", 3, "--resume")
    assert refused.exit_code == 2 and words in refused.output and "--out" in refused.output
    assert "Traceback" not in refused.output
    shown = run(*wish, "--games", 2, "--resume")
    assert shown.exit_code == 0
    version = bots_version("imperator", ["quick"])
    assert f"version {version} of the bots" in (tmp_path / "index.html").read_text("utf-8")


def test_a_search_does_not_go_on_with_other_bots_or_for_something_else(tmp_path: Path, change):
    wish = (*TUNE, "--option", "round_limit=3", "--players", 2, "--out", tmp_path, "--lang", "en")
    assert run(*wish, "--trials", 2).exit_code == 0
    other = run(*wish, "--trials", 3, "--goal", "minutes=5", "--resume")
    assert other.exit_code == 2 and "difference: --goal" in other.output
    change()
    refused = run(*wish, "--trials", 3, "--resume")
    assert refused.exit_code == 2 and "The bots have changed" in refused.output
    assert run(*wish, "--trials", 2, "--resume").exit_code == 0
