"""Engine and games stand on the standard library and msgspec, and no game on another."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

import pytest

import spieltisch
from spieltisch.games import REGISTER

SOURCES = Path(spieltisch.__file__).parent
ALLOWED = {*sys.stdlib_module_names, "msgspec", "spieltisch"}
PROJECT = SOURCES.parents[1] / "pyproject.toml"


def imported(path: Path) -> set[str]:
    """The packages that a module imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("floor", ["engine", "games"])
def test_engine_and_games_import_only_what_is_allowed(floor: str):
    modules = sorted((SOURCES / floor).rglob("*.py"))
    assert len(modules) > 10
    for module in modules:
        assert imported(module) <= ALLOWED, module.relative_to(SOURCES)


def test_another_package_is_noticed(tmp_path: Path):
    module = tmp_path / "module.py"
    module.write_text("def later():\n    from numpy import array\n", "utf-8")
    assert imported(module) - ALLOWED == {"numpy"}


def test_every_game_is_fenced_off_from_the_others():
    linter = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"]
    (fence,) = (one for one in linter["contracts"] if one["type"] == "independence")
    games = [module.parent.name for module in (SOURCES / "games").glob("*/game.py")]
    assert fence["modules"] == sorted(f"spieltisch.games.{game}" for game in games)
    assert set(REGISTER) <= set(games)


INNER = {"dealing", "run", "story", "timeline", "undoing"}


def test_what_knows_all_secrets_is_touched_by_the_engine_alone():
    inner = {f"spieltisch.engine.{name}" for name in INNER}
    for module in sorted(SOURCES.rglob("*.py")):
        if module.parent != SOURCES / "engine":
            for node in ast.walk(ast.parse(module.read_text("utf-8"))):
                assert not (isinstance(node, ast.ImportFrom) and node.module in inner), module


def test_no_module_may_reach_into_what_another_keeps_to_itself():
    lint = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["ruff"]["lint"]
    assert "SLF001" in lint["select"]
    for files, ignored in lint["per-file-ignores"].items():
        assert "SLF001" not in ignored or files.startswith(("tests/", "web/")), files


def test_a_sight_is_what_the_server_sends_and_nothing_else():
    named = [
        str(module.relative_to(SOURCES))
        for module in sorted(SOURCES.rglob("*.py"))
        for node in ast.parse(module.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == "Sight"
    ]
    assert named == ["server/messages.py"]
