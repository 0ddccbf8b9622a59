"""What all commands share: languages, options, errors that are one line, a bar of progress."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from spieltisch.commands.language import OPTION, default_language
from spieltisch.commands.manual import LISTED
from spieltisch.commands.mistakes import Mistake
from spieltisch.engine import Game, TableError
from spieltisch.engine.options import OptionValue, preset_options, read_all
from spieltisch.engine.text import harmless
from spieltisch.words import Common, languages

NOT_VERIFIED = 1
REFUSED = 2


def help_of(key: str) -> str:
    """The key of a help text, which is said when somebody asks for it."""
    return f"help-{key}"


def _known_language(language: str) -> str:
    """The language that was asked for; without a wish, that of the environment."""
    if not language:
        return default_language()
    if language not in languages():
        raise Mistake("no-such-language", name=language, known=", ".join(languages()))
    return language


Language = Annotated[
    str,
    typer.Option(
        OPTION,
        callback=_known_language,
        help=help_of("lang"),
        metavar=LISTED.join(languages()),
        show_default=False,
    ),
]
GameName = Annotated[str, typer.Argument(help=help_of("game"), metavar="game", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help=help_of("json"))]
Settings = Annotated[
    list[str] | None, typer.Option("--option", help=help_of("option"), metavar="setting")
]
Named = Annotated[
    list[str] | None, typer.Option("--preset", help=help_of("preset"), metavar="name")
]
RecordFile = Annotated[
    Path, typer.Argument(help=help_of("file"), metavar="file", show_default=False)
]


def echo(text: str, err: bool = False) -> None:
    """Print text that may quote a file or what somebody typed."""
    typer.echo(harmless(text), err=err)


@contextmanager
def friendly(language: str) -> Iterator[None]:
    """An error that a user can cause is one line and an exit code, never a traceback."""
    try:
        yield
    except TableError as error:
        echo(Common(language).error(error), err=True)
        raise typer.Exit(REFUSED) from error


def refuse(language: str, key: str, **values: str | int) -> typer.Exit:
    """Say why a request makes no sense; raise what this returns."""
    echo(Common(language).common(key, **values), err=True)
    return typer.Exit(REFUSED)


def options_of(
    game: Game[Any], texts: list[str] | None, presets: list[str] | None, language: str
) -> dict[str, OptionValue]:
    """What the presets set, and what a person set one by one, which counts more."""
    together = preset_options(game.presets, presets or [])
    return together | read_all(game.options, texts or [], Common(language).spoken())


def progress(lines: Iterator[Any], total: int, title: str) -> Iterator[Any]:
    """The same lines, with a bar on the error stream if a person is looking."""
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(
        lines, title, total, console=console, transient=True, disable=not console.is_terminal
    )
