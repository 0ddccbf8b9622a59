"""What has been played, kept in a folder while it is played: one line for each game.

A line is written when its game is over, so Ctrl-C or a crash costs the games that were in hand and
no more. `--resume` reads the lines and plays the rest. Tables for other programs (Parquet) are
written from them at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from spieltisch.games import find
from spieltisch.lab.running import Where, run
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played

LINES = "games.jsonl"
STUDY = "study.json"


class OtherStudy(Exception):
    """In this folder another study was kept, or one by other rules."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} holds another study")
        self.folder = folder


class Occupied(Exception):
    """In this folder something is kept, and nobody has said to go on with it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is not empty")
        self.folder = folder


class Kept(msgspec.Struct, frozen=True):
    """What stands beside the lines: which study they belong to, by which rules."""

    study: Study
    rules: int


class Shelf:
    """The folder of one study."""

    def __init__(self, folder: Path, study: Study, resume: bool) -> None:
        self.folder = folder
        self.study = study
        kept = Kept(study, find(study.game).rules)
        label = msgspec.json.format(msgspec.json.encode(kept), indent=2)
        if (folder / STUDY).exists():
            if not resume:
                raise Occupied(folder)
            if not _is_part(folder / STUDY, kept):
                raise OtherStudy(folder)
        folder.mkdir(parents=True, exist_ok=True)
        written = folder / f"{STUDY}.new"
        written.write_bytes(label)
        written.replace(folder / STUDY)  # whoever is killed here leaves no empty one behind
        self.played = {one.row.game: one for one in _read(folder / LINES)}

    def fill(self, where: Where, each: Callable[[], None] = lambda: None) -> list[Played]:
        """Play what is missing; all games in their order. `each` is called after each of them."""
        missing = [index for index in range(self.study.games) if index not in self.played]
        with (self.folder / LINES).open("ab") as lines:
            for index, one in run(self.study.play, missing, where):
                lines.write(msgspec.json.encode(one) + b"\n")
                lines.flush()
                self.played[index] = one
                each()
        return self.all()

    def all(self) -> list[Played]:
        """What has been played so far, in its order."""
        return [one for index, one in sorted(self.played.items()) if index < self.study.games]


def _is_part(path: Path, wanted: Kept) -> bool:
    """Is it the same study but for the number of games?"""
    kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    same = msgspec.structs.replace(kept.study, games=wanted.study.games)
    return kept.rules == wanted.rules and msgspec.json.encode(same) == msgspec.json.encode(
        wanted.study
    )


def _read(path: Path) -> Iterator[Played]:
    """The games of a file; a last line that a crash has cut off is dropped."""
    if not path.exists():
        return
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) != len(data):
        path.write_bytes(whole)
    for line in whole.splitlines():
        yield msgspec.json.decode(line, type=Played)
