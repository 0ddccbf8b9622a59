"""Build hook: wheel and sdist carry the page where it can be made, and do without it elsewhere.

Whoever writes bots needs no Node.js: engine, games, bots, laboratory and terminal work without the
page, and `spieltisch serve` says what is missing.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Where the server looks for the page, and where an sdist keeps it.
PLACES = {"wheel": "spieltisch/server/page", "sdist": "web/dist"}
WATCHED = ("web/src", "web/public", "src/spieltisch/games", "src/spieltisch/words")
"""All that the page is made of, beside the files of `web` itself."""
NO_CODE_OF_THE_PAGE = (".py", ".pyc")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Puts the built web app beside the server."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # Here the server finds the page in web/dist.
        page = Page(Path(self.root))
        trouble = page.make()
        if trouble:
            self.app.display_warning(f"Built without the page: {trouble}")
        else:
            build_data["force_include"][str(page.folder)] = PLACES[self.target_name]


class Page:
    """The page of a source tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.folder = self.web / "dist"
        self.index = self.folder / "index.html"
        self.modules = self.web / "node_modules" / ".done"
        """Made by `make` too, when all packages of the page are there."""

    def make(self) -> str:
        """Make the page unless it is there; why that was not possible."""
        if self.is_fresh():
            return ""
        npm = shutil.which("npm")
        if npm is None:
            return "there is no npm here."
        try:
            self._build(npm)
        except subprocess.CalledProcessError as error:
            return f"'{' '.join(error.cmd[1:])}' failed.\n{error.output}"
        return ""

    def is_fresh(self) -> bool:
        """Is it there, and made from these sources? An sdist's is, whatever the clock says."""
        if not self.index.is_file():
            return False
        return (self.root / "PKG-INFO").is_file() or _newer(self.index, self._sources())

    def _sources(self) -> Iterator[Path]:
        yield from (one for one in self.web.iterdir() if one.is_file())
        for folder in WATCHED:
            for one in (self.root / folder).rglob("*"):
                if one.is_file() and one.suffix not in NO_CODE_OF_THE_PAGE:
                    yield one

    def _build(self, npm: str) -> None:
        locked = (self.web / "package.json", self.web / "package-lock.json")
        if not (self.modules.is_file() and _newer(self.modules, locked)):
            self._run(npm, "ci", "--no-fund", "--no-audit", "--prefer-offline")
            self.modules.touch()
        self._run(npm, "run", "build")

    def _run(self, *command: str) -> None:
        subprocess.run(
            command,
            cwd=self.web,
            check=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )


def _newer(made: Path, sources: Iterator[Path] | tuple[Path, ...]) -> bool:
    """Is it as new as all that it was made from?"""
    at = made.stat().st_mtime
    return all(one.stat().st_mtime <= at for one in sources)
