"""What has been played, kept in a folder while it is played: one line for each game.

A line is written when its game is over, so Ctrl-C or a crash costs the games that were in hand and
no more. `--resume` reads the lines and plays the rest, by the same rules and the same bots. Tables
for other programs (Parquet) are written from them at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from spieltisch.games import find
from spieltisch.lab.running import Where, run
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played

LINES = "games.jsonl"
STUDY = "study.json"


class OtherStudy(Exception):
    """In this folder another study was kept, or one by other rules.

    `parts` are those in which it differs: fields of a study, or `rules`.
    """

    def __init__(self, folder: Path, parts: Sequence[str]) -> None:
        super().__init__(f"{folder} holds another study: other {', '.join(parts)}")
        self.folder = folder
        self.parts = parts


class OtherBots(Exception):
    """In this folder are games of bots that have changed since; `kept` and `now` are versions."""

    def __init__(self, folder: Path, kept: str, now: str) -> None:
        super().__init__(f"{folder} holds games of bots {kept or '?'}, not {now}")
        self.folder = folder
        self.kept = kept
        self.now = now


class OtherWorker(Exception):
    """Another machine plays with other bots than this one: its games are not taken."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(f"a worker plays with bots {theirs}, not {ours}")
        self.theirs = theirs
        self.ours = ours


class Occupied(Exception):
    """In this folder something is kept, and nobody has said to go on with it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is not empty")
        self.folder = folder


class Kept(msgspec.Struct, frozen=True):
    """What stands beside the lines: which study they belong to, by which rules and which bots.

    Without a version of the bots it is from before that was noted.
    """

    study: Study
    rules: int
    bots_version: str = ""


class Shelf:
    """The folder of one study.

    Whoever only wants to see what was played may do so when the bots have changed since; nothing is
    added to games of other bots. `bots_version` is that of the games in the folder.
    """

    def __init__(self, folder: Path, study: Study, resume: bool) -> None:
        self.folder = folder
        self.study = study
        self.bots_version = study.bots_version
        kept = read_note(folder / STUDY, Kept)
        if kept is not None:
            if not resume:
                raise Occupied(folder)
            if parts := _other_parts(kept, study):
                raise OtherStudy(folder, parts)
        self.played = {one.row.game: one for one in _read(folder / LINES)}
        if kept is not None and self.played and kept.bots_version != self.bots_version:
            if self.missing:
                raise self.other_bots(kept.bots_version)
            self.bots_version = kept.bots_version
        folder.mkdir(parents=True, exist_ok=True)
        write_note(folder / STUDY, Kept(study, find(study.game).rules, self.bots_version))

    @property
    def missing(self) -> list[int]:
        """The numbers of the games that have not been played."""
        return [index for index in range(self.study.games) if index not in self.played]

    def fill(self, where: Where, each: Callable[[], None] = lambda: None) -> list[Played]:
        """Play what is missing; all games in their order. `each` is called after each of them."""
        with (self.folder / LINES).open("ab") as lines:
            for index, one in run(self.study.play, self.missing, where):
                if one.row.bots_version != self.bots_version:
                    raise OtherWorker(one.row.bots_version, self.bots_version)
                lines.write(msgspec.json.encode(one) + b"\n")
                lines.flush()
                self.played[index] = one
                each()
        return self.all()

    def all(self) -> list[Played]:
        """What has been played so far, in its order."""
        return [one for index, one in sorted(self.played.items()) if index < self.study.games]

    def other_bots(self, kept: str) -> OtherBots:
        """That the games in here are of other bots than those of today."""
        return OtherBots(self.folder, kept, self.study.bots_version)


def check_alike(shelves: Iterable[Shelf]) -> None:
    """Raise if games that are compared with each other are of different versions of their bots.

    Those are the games of the same bots at tables of the same size.
    """
    tables: dict[tuple[object, ...], dict[str, Shelf]] = {}
    for one in shelves:
        study = one.study
        tables.setdefault((study.game, study.players, study.bots), {})[one.bots_version] = one
    for versions in tables.values():
        if len(versions) > 1:
            kept, shelf = next(
                (kept, shelf)
                for kept, shelf in versions.items()
                if kept != shelf.study.bots_version
            )
            raise shelf.other_bots(kept)


Note = TypeVar("Note", bound=msgspec.Struct)


def read_note(path: Path, kind: type[Note]) -> Note | None:
    """What was noted about a folder, if something was."""
    return msgspec.json.decode(path.read_bytes(), type=kind) if path.exists() else None


def write_note(path: Path, note: msgspec.Struct) -> None:
    """Note it; whoever is killed meanwhile leaves no empty note behind."""
    written = path.with_name(f"{path.name}.new")
    written.write_bytes(msgspec.json.format(msgspec.json.encode(note), indent=2))
    written.replace(path)


def _other_parts(kept: Kept, wanted: Study) -> list[str]:
    """In what it is another study; the number of games may differ."""
    before, now = (msgspec.to_builtins(study) for study in (kept.study, wanted))
    parts = [name for name in now if name != "games" and before[name] != now[name]]
    return parts + ["rules"] * (kept.rules != find(wanted.game).rules)


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
