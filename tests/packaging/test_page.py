"""What is built carries the page where it can be made, and is built without it elsewhere."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from hatch_build import Page, PageHook

from spieltisch.server import pages

LONG_AGO, NOW = 1_000_000_000, 1_100_000_000


class Hook(PageHook):
    """The hook without the builder around it."""

    def __init__(self, root: Path, target: str = "wheel") -> None:
        super().__init__(str(root), {}, None, None, "", target)
        self.warned: list[str] = []

    @property
    def app(self):
        return self

    def display_warning(self, text: str) -> None:
        self.warned.append(text)

    def packs(self, version: str = "standard") -> dict[str, str]:
        data = {"force_include": {}}
        self.initialize(version, data)
        return data["force_include"]


class Npm:
    """What was asked of npm; `fails` is what it cannot do."""

    def __init__(self, web: Path) -> None:
        self.web = web
        self.calls: list[str] = []
        self.fails = ""

    def run(self, command, **how):
        assert how["cwd"] == self.web
        asked = command[1]
        self.calls.append(asked)
        if asked == self.fails:
            raise subprocess.CalledProcessError(1, command, "no line")
        made = {"ci": "node_modules/vite", "run": "dist/index.html"}[asked]
        written(self.web / made, NOW)


def written(file: Path, at: int) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(file.name)
    os.utime(file, (at, at))
    return file


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The sources of a page, as a clone has them."""
    for name in (
        "web/package.json",
        "web/package-lock.json",
        "web/src/main.ts",
        "web/public/favicon.svg",
        "src/spieltisch/games/nim/locale/en.ftl",
        "src/spieltisch/games/nim/content/cards.toml",
        "src/spieltisch/games/nim/rules.py",
        "src/spieltisch/words/locale/en.ftl",
    ):
        written(tmp_path / name, LONG_AGO)
    return tmp_path


@pytest.fixture
def npm(tree: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    npm = Npm(tree / "web")
    monkeypatch.setattr("hatch_build.subprocess.run", npm.run)
    monkeypatch.setattr("hatch_build.shutil.which", lambda name: f"/usr/bin/{name}")
    return npm


def test_a_clone_without_the_page_makes_it(tree, npm):
    assert list(Hook(tree).packs()) == [str(tree / "web" / "dist")]
    assert npm.calls == ["ci", "run"]


def test_packages_that_are_there_are_not_fetched_again(tree, npm):
    Hook(tree).packs()
    written(tree / "web/src/main.ts", NOW + 1)
    Hook(tree).packs()
    assert npm.calls == ["ci", "run", "run"]
    os.utime(tree / "web/package-lock.json", (NOW * 2, NOW * 2))
    Hook(tree).packs()
    assert npm.calls[3:] == ["ci", "run"]


@pytest.mark.parametrize(
    "changed",
    ["web/src/main.ts", "src/spieltisch/games/nim/content/cards.toml", "web/public/favicon.svg"],
)
def test_a_page_is_made_anew_when_what_it_is_made_of_has_changed(tree, npm, changed):
    written(tree / "web/dist/index.html", LONG_AGO)
    assert Hook(tree).packs()
    written(tree / "src/spieltisch/games/nim/rules.py", NOW)
    assert Hook(tree).packs()
    assert npm.calls == []
    written(tree / changed, NOW)
    assert Hook(tree).packs()
    assert npm.calls[-1] == "run"


def test_without_npm_all_but_the_page_is_built(tree, npm, monkeypatch):
    monkeypatch.setattr("hatch_build.shutil.which", lambda name: None)
    hook = Hook(tree)
    assert hook.packs() == {}
    assert hook.warned == ["Built without the page: there is no npm here."]


def test_a_page_of_other_sources_is_left_out_rather_than_packed(tree, npm):
    written(tree / "web/dist/index.html", LONG_AGO)
    written(tree / "web/src/main.ts", NOW)
    npm.fails = "ci"
    hook = Hook(tree)
    assert hook.packs() == {}
    assert "'ci --no-fund" in hook.warned[0]
    assert "no line" in hook.warned[0]


def test_an_sdist_carries_its_page_and_needs_no_npm(tree, npm):
    assert list(Hook(tree, "sdist").packs().values()) == ["web/dist"]
    written(tree / "PKG-INFO", LONG_AGO)
    written(tree / "web/src/main.ts", NOW * 2)
    npm.calls.clear()
    assert Hook(tree).packs()
    assert npm.calls == []


def test_an_editable_installation_is_left_alone(tree, npm):
    assert Hook(tree).packs("editable") == {}
    assert npm.calls == []


def test_the_page_is_packed_where_the_server_looks_for_it(tree, npm, monkeypatch):
    (packed,) = Hook(tree).packs().values()
    installed = tree / "site" / packed
    written(installed / "index.html", NOW)
    monkeypatch.setattr(pages, "__file__", str(tree / "site/spieltisch/server/pages.py"))
    assert pages.built_page() == installed


def test_the_page_of_this_repository_is_made_of_what_is_watched():
    """Whatever the page imports from outside its folder lies in a folder that is watched."""
    root = Path(__file__).parents[2]
    watched = set(Page(root)._sources())
    assert root / "web/index.html" in watched
    assert root / "src/spieltisch/games/villainous/content/jafar.toml" in watched
    assert root / "src/spieltisch/words/locale/de.ftl" in watched
    assert not any("node_modules" in one.parts or "dist" in one.parts for one in watched)
