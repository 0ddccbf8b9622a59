"""Helpers of the command line's tests: run a command with scripted input."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from typer.testing import CliRunner, Result

from spieltisch.cli import app
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.terminal.screen import Left, Screen

IMPERATOR = find("imperator")
ENGLISH = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "80"}


def run(*words: object, typed: Sequence[object] = (), env: dict[str, str] | None = None) -> Result:
    """Run a command; `typed` are the lines a person types before the input ends."""
    lines = "".join(f"{line}\n" for line in typed)
    arguments = [str(word) for word in words]
    return CliRunner().invoke(app, arguments, input=lines, env={**ENGLISH, **(env or {})})


def played(*words: object, typed: Sequence[object] = ()) -> str:
    """What a hot-seat game of Imperator shows."""
    result = run("play", "imperator", *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def saved(file: Path, *words: object, typed: Sequence[object] = ("1",)) -> Path:
    """A match that was played for some choices and saved."""
    output = played("--seed", "saved", *words, typed=[*typed, f"save {file}", "quit"])
    assert file.exists(), output
    return file


class ScriptedScreen(Screen):
    """A screen whose input is a list; what it shows is `text`."""

    def __init__(self, typed: Sequence[str], terminal: bool = False) -> None:
        self.out = StringIO()
        super().__init__(Console(file=self.out, width=80, force_terminal=terminal))
        self.typed = list(typed)

    def read(self, prompt: str) -> str:
        if not self.typed:
            raise Left
        return self.typed.pop(0)

    @property
    def text(self) -> str:
        return self.out.getvalue()


def imperator(*names: str, seed: str = "hot", **options: Any) -> Table[Any]:
    return Table(IMPERATOR, names, seed, options)
