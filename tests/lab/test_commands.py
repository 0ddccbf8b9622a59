"""`spieltisch lab report | compare | tune`: small ones from beginning to end."""

from __future__ import annotations

import re
from pathlib import Path

import polars
import pytest

from cli.running import run
from spieltisch.lab import keeping, needs
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
    before_the_scripts = page.partition("<script>")[0]
    assert not re.search(r"(src|href)=", before_the_scripts), "it needs no other file"
    games = polars.read_parquet(tmp_path / "games.parquet")
    turns = polars.read_parquet(tmp_path / "turns.parquet")
    assert games["game"].to_list() == list(range(6))
    assert turns["decisions"].sum() == games["decisions"].sum()


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


def test_it_is_said_what_has_to_be_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(needs, "find_spec", lambda name: None)
    result = report(tmp_path)
    assert result.exit_code == 2 and "pip install 'spieltisch[lab]'" in result.output


def test_a_place_that_there_is_not_is_refused(tmp_path: Path):
    result = report(tmp_path, "--on", "mars")
    assert result.exit_code == 2 and "ray:ADDRESS" in result.output


def test_the_laboratory_says_the_same_in_both_languages():
    assert _keys("spieltisch.lab", "de") == _keys("spieltisch.lab", "en")
