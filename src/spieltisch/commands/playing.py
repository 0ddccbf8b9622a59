"""A game in the terminal: `spieltisch play`."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from spieltisch.bots import usual_bot
from spieltisch.commands.common import (
    Language,
    Named,
    Settings,
    friendly,
    help_of,
    options_of,
    refuse,
)
from spieltisch.commands.speaking import Commands
from spieltisch.engine import Record, Table
from spieltisch.engine.text import NAME_LENGTH, clean
from spieltisch.games import REGISTER, find, table_of
from spieltisch.terminal.files import load
from spieltisch.terminal.screen import Left, Screen, number_in
from spieltisch.terminal.seats import people
from spieltisch.words import YOU, Common, Words

commands = Commands()


@commands.command(help=help_of("play"))
def play(
    game: Annotated[
        str | None, typer.Argument(help=help_of("play-game"), metavar="game", show_default=False)
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help=help_of("seats"), metavar="names", show_default=False)
    ] = None,
    option: Settings = None,
    preset: Named = None,
    seed: Annotated[
        str | None, typer.Option(help=help_of("seed"), metavar="text", show_default=False)
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option("--load", help=help_of("load"), metavar="file", show_default=False),
    ] = None,
    language: Language = "",
) -> None:
    from spieltisch.terminal.hotseat import HotSeat

    screen = Screen(Console(highlight=False))
    names = _seat_names(seats, language)
    with friendly(language):
        if file is not None:
            if game or option or preset or seed:
                raise refuse(language, "load-alone")
            sitting = HotSeat(_loaded(load(file), names), language, screen, file)
        else:
            chosen = find(game or _which_game(REGISTER, language, screen))
            options = options_of(chosen, option, preset, language)
            bot = usual_bot(chosen.name)
            names = names or [YOU] + [bot] * (chosen.usual_seats(options) - 1)
            table = Table(chosen, names, seed or secrets.token_hex(16), options)
            sitting = HotSeat(table, language, screen)
        sitting.play()


def _seat_names(seats: str | None, language: str) -> list[str]:
    """The words for the seats; people who have names have different ones."""
    names = [clean(name, NAME_LENGTH) for name in seats.split(",")] if seats else []
    for name in (names[seat] for seat in people(names)):
        if name not in ("", YOU) and names.count(name) > 1:
            raise refuse(language, "same-name", name=name)
    return names


def _loaded(record: Record, names: Sequence[str]) -> Table[Any]:
    """The table of a record; the people and bots at it may be others than those who began."""
    if not names:
        return table_of(record)
    return table_of(msgspec.structs.replace(record, seats=list(names)))


def _which_game(known: Sequence[str], language: str, screen: Screen) -> str:
    """The only game there is, or the one that a person picks."""
    if len(known) == 1:
        return known[0]
    names = [Words(find(name), language).name for name in known]
    screen.choices(Common(language).common("which-game"), names)
    try:
        typed = screen.read(">")
    except Left:
        raise typer.Exit from None
    number = number_in(typed) or 0
    return known[number - 1] if 0 < number <= len(known) else typed
