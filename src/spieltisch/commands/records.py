"""Saved matches: `spieltisch replay | verify`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console

from spieltisch.commands.common import (
    NOT_VERIFIED,
    REFUSED,
    Language,
    RecordFile,
    echo,
    friendly,
    help_of,
    refuse,
)
from spieltisch.commands.speaking import Commands
from spieltisch.engine import TableError
from spieltisch.games import table_of
from spieltisch.terminal.files import FileTrouble, load
from spieltisch.terminal.screen import Screen
from spieltisch.terminal.seats import words_of
from spieltisch.words import Common

commands = Commands()


@commands.command(help=help_of("replay"))
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(min=1, help=help_of("replay-seat"), metavar="number", show_default=False),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help=help_of("replay-all"))] = False,
    language: Language = "",
) -> None:
    from spieltisch.terminal.replay import Replay

    with friendly(language):
        record = load(file)
        if seat is not None and seat > len(record.seats):
            raise refuse(language, "no-such-seat", seat=seat, count=len(record.seats))
        viewer = None if seat is None else seat - 1
        shown = Replay(record, viewer, language, Screen(Console(highlight=False)))
        shown.run(pausing=not everything and sys.stdin.isatty())


@commands.command(help=help_of("verify"))
def verify(file: RecordFile, language: Language = "") -> None:
    common = Common(language)
    try:
        record = load(file)
        echo(common.common("verified-file"))
        echo(common.common("verified-seed", hash=record.commitment))
        table = table_of(record)
    except FileTrouble as trouble:
        echo(common.error(trouble), err=True)
        raise typer.Exit(REFUSED) from trouble
    except TableError as error:
        echo(common.common("not-verified", why=common.error(error)), err=True)
        raise typer.Exit(NOT_VERIFIED) from error
    words = words_of(table, language)
    echo(words.common("verified-choices", count=len(record.entries)))
    if record.end:
        echo(words.common("verified-end"))
    echo(
        words.result(table.result)
        if table.result
        else words.common("unfinished", count=table.moment)
    )
