"""What a table needs is named in the page itself, so that nothing has to be read to know it.

A browser that is told late fetches late: first the page, then the code of the table, then over the
line which game it is, then its board. Somebody who comes back to a room gets all of it at once.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import lru_cache
from html import escape
from pathlib import Path

import msgspec

MANIFEST = Path(".vite", "manifest.json")
PAGE = "index.html"
ROOM = "src/pages/Room.svelte"
BOARD = "src/games/{game}/Board.svelte"
END_OF_HEAD = "</head>"


class Chunk(msgspec.Struct):
    """A file that the build has left: what it imports, and the styles that belong to it."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Ahead:
    """The page as it is for a table of a game."""

    def __init__(self, root: Path) -> None:
        self._page = (root / PAGE).read_text(encoding="utf-8")
        manifest = root / MANIFEST
        known = manifest.read_bytes() if manifest.is_file() else b"{}"
        self._chunks = msgspec.json.decode(known, type=dict[str, Chunk])
        self.page = lru_cache(None)(self._made)

    def _made(self, game: str, packed: bool) -> bytes:
        """Call it `page`: each is made once."""
        head, end, body = self._page.partition(END_OF_HEAD)
        told = f'<meta name="game" content="{escape(game)}">'
        page = "\n".join([head, told, *self._links(game), end + body]).encode()
        return gzip.compress(page, 9, mtime=0) if packed else page

    def _links(self, game: str) -> Iterator[str]:
        there = list(self._needed(PAGE, []))
        needed = [*self._needed(ROOM, there), *self._needed(BOARD.format(game=game), there)]
        for chunk in dict.fromkeys(needed):
            for style in self._chunks[chunk].css:
                yield f'<link rel="stylesheet" crossorigin href="/{style}">'
            yield f'<link rel="modulepreload" crossorigin href="/{self._chunks[chunk].file}">'

    def _needed(self, chunk: str, there: list[str]) -> Iterator[str]:
        """A chunk after those that it imports; not those that are `there`."""
        todo, seen = [(chunk, False)], set(there)
        while todo:
            name, ready = todo.pop()
            if ready:
                yield name
            elif name in self._chunks and name not in seen:
                seen.add(name)
                todo.append((name, True))
                todo += [(one, False) for one in reversed(self._chunks[name].imports)]
