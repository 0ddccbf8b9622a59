"""What pip makes of the sources, in an environment that has nothing and sees no repository."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spieltisch.words import Common

ROOT = Path(__file__).parents[2]
PATIENCE = 600.0
"""Whatever takes longer than so many seconds hangs."""
BOT_WRITER = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)


class Bench:
    """Where things are built and installed: a folder of its own, with npm in reach or without."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.here = folder / "environment"
        self.nothing = folder / "nothing"
        self.nothing.mkdir()

    def runs(self, *command: object, npm: bool = False) -> str:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.nothing,
            env=self._environ(npm),
            check=False,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def _environ(self, npm: bool = False) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        language = {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
        return {**kept, **language, **({} if npm else {"PATH": str(self.nothing)})}

    # Building, with the pinned tools of the house

    def sdist(self, tree: Path, npm: bool = False) -> Path:
        """The sdist of a source tree."""
        target = self.folder / f"sdist-{tree.name}"
        build = "import sys; from hatchling.build import build_sdist; build_sdist(sys.argv[1])"
        there = f"import os; os.chdir({str(tree)!r}); {build}"
        self.runs(sys.executable, "-c", there, target, npm=npm)
        (made,) = target.glob("*.tar.gz")
        return made

    def wheel(self, source: Path, npm: bool = False) -> Path:
        """The wheel that pip builds from a tree or an sdist."""
        target = self.folder / f"wheel-{source.name}"
        how = ("--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", target)
        self.runs(sys.executable, "-m", "pip", "wheel", *how, source, npm=npm)
        (made,) = target.glob("*.whl")
        return made

    def unpacked(self, sdist: Path, name: str) -> Path:
        """The sources in an sdist."""
        with tarfile.open(sdist) as archive:
            archive.extractall(self.folder / name, filter="data")
        (tree,) = (self.folder / name).iterdir()
        return tree.rename(self.folder / f"{name}-tree")

    # The fresh environment

    def installs(self, wheel: Path) -> None:
        """Into the fresh environment; with all it needs, the first time."""
        pip = (sys.executable, "-m", "pip", "--quiet")
        again = ("--force-reinstall", "--no-deps") if self.here.exists() else ()
        if not self.here.exists():
            self.runs(sys.executable, "-m", "venv", "--without-pip", self.here)
        python = self.here / "bin" / "python"
        pinned = ("--constraint", ROOT / "constraints.txt")
        self.runs(*pip, "--python", python, "install", *again, *pinned, wheel)

    def python(self, code: str) -> str:
        return self.runs(self.here / "bin" / "python", "-c", code)

    def spieltisch(self, *words: str) -> str:
        return self.runs(self.here / "bin" / "spieltisch", *words)

    @contextlib.contextmanager
    def serves(self) -> Iterator[tuple[httpx.Response, list[str]]]:
        """What a browser gets, and what the server has said on its error stream by then."""
        data = self.folder / "data"
        words = (self.here / "bin" / "spieltisch", "serve", "--port", "0", "--data", data)
        with (self.folder / "errors").open("w+", encoding="utf-8") as errors:
            server = subprocess.Popen(
                [str(word) for word in words],
                cwd=self.nothing,
                env=self._environ(),
                stdout=subprocess.PIPE,
                stderr=errors,
                encoding="utf-8",
            )
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split()[-1]
                response = httpx.get(address, timeout=PATIENCE)
                errors.seek(0)
                yield response, errors.read().splitlines()
            finally:
                server.terminate()
                server.wait(PATIENCE)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_a_fresh_environment_gets_all_that_can_be_built(bench: Bench) -> None:
    clone = bench.unpacked(bench.sdist(ROOT), "clone")
    (clone / "PKG-INFO").unlink()
    shutil.rmtree(clone / "web" / "dist", ignore_errors=True)

    # Where there is no npm: all but the page.
    bench.installs(bench.wheel(clone))
    assert str(bench.here) in bench.python("import spieltisch; print(spieltisch.__file__)")
    assert "Imperator" in bench.spieltisch("games")
    assert BOT_WRITER is not None
    assert "Result(outcome='won'" in bench.python(BOT_WRITER[1])
    simulated = bench.spieltisch("simulate", "villainous", "--players", "2", "--games", "1")
    assert "100" in simulated
    played = bench.spieltisch("play", "imperator", "--seats", "random,random", "--lang", "de")
    assert "gewinnt" in played
    with bench.serves() as (response, errors):
        assert response.status_code == 503
        assert errors == [Common("en").common("no-page")]

    # Where there is npm the page is made; it travels in the sdist, and from there into a wheel.
    (clone / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    sdist = bench.sdist(clone, npm=True)
    bench.installs(bench.wheel(sdist))
    with bench.serves() as (response, errors):
        assert response.status_code == 200
        assert '<div id="app">' in response.text
        assert errors == []
