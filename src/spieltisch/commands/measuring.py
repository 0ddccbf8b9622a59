"""How fast it is: `spieltisch bench | load`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from spieltisch.commands.common import (
    AsJson,
    Language,
    Named,
    Settings,
    echo,
    friendly,
    help_of,
    options_of,
)
from spieltisch.commands.speaking import Commands
from spieltisch.engine import Game
from spieltisch.games import REGISTER, find
from spieltisch.lab.bounds import MOST_RATE, MOST_SECONDS, MOST_TABLES
from spieltisch.terminal.grids import figures_of, print_json
from spieltisch.words import Common, Words

if TYPE_CHECKING:
    from spieltisch.lab.bench import Bench

commands = Commands()


@commands.command(help=help_of("bench"))
def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(help=help_of("bench-games"), metavar="game", show_default=False),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(min=1, help=help_of("players"), metavar="number", show_default=False),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.001, help=help_of("seconds"), metavar="decimal")
    ] = 1.0,
    repeats: Annotated[int, typer.Option(min=1, help=help_of("repeats"), metavar="number")] = 5,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    from spieltisch.lab.bench import bench as measure

    with friendly(language):
        found: list[Game[Any]] = [find(name) for name in games or REGISTER]
        if not games and players is not None:
            # Nobody has asked for those that so many cannot play.
            found = [game for game in found if players in game.seats] or found
        for game in found:
            one = measure(game.name, players, seconds, repeats)
            if as_json:
                print_json(one)
            else:
                _show_bench(Words(game, language), one)


def _show_bench(words: Words, one: Bench) -> None:
    from spieltisch.lab.bench import POSITIONS, SEARCHED

    console = Console(highlight=False)
    console.print(Text(words.common("benched", game=words.name, count=one.players), "bold"))
    grid = figures_of(words, "column-measure", "column-median", "column-low", "column-high")
    for name, (low, high) in one.spread.items():
        figures = map(words.figure, (getattr(one, name), low, high))
        grid.add_row(words.common(f"measure-{name}"), *figures)
    console.print(grid)
    if one.positions_mid_effect < POSITIONS:
        few = words.common("few-mid-effect", count=one.positions_mid_effect, choices=SEARCHED)
        console.print(Text(few))


@commands.command("load", help=help_of("load-test"))
def load_test(
    tables: Annotated[
        int, typer.Option(min=1, max=MOST_TABLES, help=help_of("tables"), metavar="number")
    ] = 200,
    game: Annotated[str, typer.Option(help=help_of("game"), metavar="game")] = "imperator",
    seats: Annotated[
        int, typer.Option(min=2, max=8, help=help_of("players"), metavar="number")
    ] = 5,
    option: Settings = None,
    preset: Named = None,
    rate: Annotated[
        float, typer.Option(min=0.1, max=MOST_RATE, help=help_of("rate"), metavar="decimal")
    ] = 1.0,
    seconds: Annotated[
        float, typer.Option(min=1, max=MOST_SECONDS, help=help_of("time"), metavar="decimal")
    ] = 20.0,
    bots: Annotated[
        int, typer.Option(min=0, max=7, help=help_of("load-bots"), metavar="number")
    ] = 0,
    hostile: Annotated[bool, typer.Option("--hostile", help=help_of("hostile"))] = False,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    from spieltisch.server.load import load as put_under_load

    with friendly(language):
        options = options_of(find(game), option, preset, language)
        measured = put_under_load(tables, seats, rate, seconds, game, options, hostile, bots)
    if as_json:
        print_json(measured)
    else:
        say, figures = Common(language).common, msgspec.structs.asdict(measured)
        answers, processor_ms = figures.pop("hostile"), figures.pop("processor_ms")
        echo(say("loaded-server", **figures))
        if processor_ms is not None:
            echo(say("loaded-processor", processor_ms=processor_ms))
        if find(game).in_real_time:
            echo(say("loaded-others", **figures))
        if hostile:
            shown = ", ".join(f"{count} x {status}" for status, count in sorted(answers.items()))
            echo(say("loaded-hostile", slowest_ms=measured.slowest_ms, answers=shown))
