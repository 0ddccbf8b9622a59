"""Bots of other packages: an entry point gives them a seat."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace
from typing import Any

import pytest

from contract.honest import check_decision
from spieltisch import bots
from spieltisch.bots import (
    PLUGGED_IN,
    RandomBot,
    bot_names,
    bots_for,
    bots_for_people,
    plugged_in,
    usual_bot,
)
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.lab.arena import Contest, arena
from spieltisch.lab.simulate import simulate
from spieltisch.terminal.seats import people, shown_names
from spieltisch.words import Common


class Foreign(RandomBot):
    games = ("imperator",)


@pytest.fixture(autouse=True)
def another_package(monkeypatch):
    def points(group: str) -> list[SimpleNamespace]:
        assert group == "spieltisch.bots"
        return [SimpleNamespace(name="foreign", load=lambda: Foreign)]

    plugged_in.cache_clear()
    monkeypatch.setattr(bots, "entry_points", points)
    yield
    plugged_in.cache_clear()


def test_a_bot_of_another_package_is_offered_for_the_games_that_it_plays():
    assert bots_for("imperator")["foreign"] is Foreign
    assert "foreign" in bots_for_people("imperator")
    assert "foreign" not in bots_for("villainous")
    assert usual_bot("imperator") == "quick"


def test_it_has_a_seat_like_all_others():
    assert "foreign" in bot_names()
    assert people(["you", "foreign"]) == [0]
    assert shown_names(["you", "foreign"], Common("en"))[1] == "foreign 2"
    (line,) = simulate("imperator", 2, 1, "s", {"round_limit": 1}, bots=["foreign", "random"])
    assert line.decisions


def blocks(language: str) -> list[str]:
    """The pieces of code in the page on bots; "" are those that are only indented."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    if language:
        return re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [dedent(found) for found in re.findall(r"(?:^    .*\n)+", page, re.MULTILINE)]


def test_the_bot_of_the_page_has_thirty_lines_and_plays_from_a_package_of_its_own(
    monkeypatch, tmp_path
):
    (code,) = blocks("python")
    assert len(code.splitlines()) <= 30
    (declared,) = [
        table["project"]["entry-points"]["spieltisch.bots"]
        for block in blocks("")
        if block.startswith("[project")
        for table in [tomllib.loads(block)]
    ]
    ((name, value),) = declared.items()
    package = value.partition(":")[0]
    (tmp_path / f"{package}.py").write_text(code, encoding="utf-8")
    info = tmp_path / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{PLUGGED_IN}]\n{name} = {value}\n")
    monkeypatch.setattr(bots, "entry_points", metadata.entry_points)
    monkeypatch.syspath_prepend(tmp_path)
    plugged_in.cache_clear()
    options = {"lives": 1, "round_limit": 1}
    contest = Contest("imperator", (name, "random"), 2, "page", options)
    (bout,) = arena(contest, 1)
    assert sorted(bout.bots) == ["dreamer", "random"] and bout.decisions > 2


def test_the_bot_of_the_page_does_not_cheat():
    (code,) = blocks("python")
    made: dict[str, Any] = {}
    exec(code, made)
    table = Table(find("imperator"), 2, "page", {"lives": 1, "round_limit": 1})
    check_decision(table, table.questions[0].seat, made["Dreamer"], "page")
