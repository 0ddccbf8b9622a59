"""What the page weighs on the wire: all that a cold browser fetches to start, and for a table.

python tests/house/weight.py    a table of it, asked of a server as a browser asks, headers included

Which files belong together the build has written down (Vite's manifest). A table is the heaviest
one of its game: in the longer language, with all the parts of its words. Of pictures that come in
parts one is there at the start, that of one's own cards; the others come when they are first seen.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # Also as a script it finds the helpers.

import httpx
import msgspec

from server.running import quick, running
from spieltisch.games import REGISTER
from spieltisch.server.pages import built_page
from spieltisch.words import languages

ENTRY = "index.html"
ROOM = "src/pages/Room.svelte"
BOARD = "src/games/{game}/Board.svelte"
LEARNING = "/learning.ftl"
"""Words that come when somebody wants to learn the game."""
FONTS = "src/"
"""Our own cut of a typeface has all letters of our words: a browser does not fetch the others."""


class Page:
    """The built page, as its manifest describes it."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, dict[str, Any]] = msgspec.json.decode(
            (folder / ".vite" / "manifest.json").read_bytes()
        )

    def start(self, language: str) -> set[str]:
        """What the start page fetches."""
        said = {f"src/locale/{language}.ftl", f"../src/spieltisch/words/locale/{language}.ftl"}
        said |= {f"../src/spieltisch/games/{game}/locale/{language}.ftl" for game in REGISTER}
        return {"", "favicon.svg", "api/games"} | self._code(ENTRY) | set(map(self._file, said))

    def table(self, game: str, language: str) -> set[str]:
        """What a table of a game fetches more than the start page; it may have no board."""
        board = BOARD.format(game=game)
        code = self._code(ROOM) | (self._code(board) if board in self.files else set())
        return (code | self._words(game, language)) - self.start(language)

    def pictures(self, game: str) -> set[str]:
        """Pictures that come in parts."""
        folder = f"src/games/{game}/drawn/"
        return {one["file"] for name, one in self.files.items() if name.startswith(folder)}

    def _is_font(self, name: str) -> bool:
        return name.startswith(FONTS) and name.endswith(".woff2")

    def _file(self, name: str) -> str:
        return str(self.files[name]["file"])

    def _code(self, name: str) -> set[str]:
        """A chunk with all that it imports, its styles and their fonts."""
        chunks = set(self._closure(name, set()))
        styles = {style for chunk in chunks for style in self.files[chunk].get("css", ())}
        assets = {one for chunk in chunks for one in self.files[chunk].get("assets", ())}
        fonts = {self._file(name) for name in self.files if self._is_font(name)} & assets
        return {self._file(chunk) for chunk in chunks} | styles | fonts

    def _closure(self, name: str, seen: set[str]) -> Iterator[str]:
        if name not in seen:
            seen.add(name)
            yield name
            for one in self.files[name].get("imports", ()):
                yield from self._closure(one, seen)

    def _words(self, game: str, language: str) -> set[str]:
        folders = (f"../src/spieltisch/games/{game}/locale/", f"src/games/{game}/locale/")
        wanted = (f"{language}.ftl", f"{language}/")
        starts = tuple(folder + one for folder in folders for one in wanted)
        words = {name: one for name, one in self.files.items() if name.startswith(starts)}
        return {one["file"] for name, one in words.items() if not name.endswith(LEARNING)}


class Scales:
    """Weighs what a server sends."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=f"http://{address}")
        self.client.headers["Accept-Encoding"] = "gzip, br"

    def all(self, files: set[str]) -> int:
        """The bytes of all these answers."""
        return sum(map(self.one, files))

    def one(self, file: str) -> int:
        """The bytes of an answer, with its headers."""
        with self.client.stream("GET", f"/{file}") as response:
            response.raise_for_status()
            headers = sum(len(name) + len(value) + 4 for name, value in response.headers.raw)
            return headers + sum(map(len, response.iter_raw()))


class Weight(msgspec.Struct):
    """The start page, and how much more a table of each game is, in bytes."""

    start: int
    tables: dict[str, int]


def weigh(folder: Path) -> Weight:
    """Each in the language in which it is heavier."""
    page = Page(folder)
    with tempfile.TemporaryDirectory() as data, running(quick(Path(data)), folder) as address:
        scales = Scales(address)
        start = max(scales.all(page.start(language)) for language in languages())
        tables = {
            game: max(scales.all(page.table(game, language)) for language in languages())
            + max(map(scales.one, page.pictures(game)), default=0)
            for game in REGISTER
        }
    return Weight(start, tables)


def main() -> None:
    """Show it."""
    folder = built_page()
    assert folder is not None, "make page"
    weight = weigh(folder)
    lines = [f"{'start page':<14}{weight.start / 1000:>7.1f} KB"]
    lines += [f"{game:<14}{more / 1000:>+7.1f} KB" for game, more in weight.tables.items()]
    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    main()
