"""Bots play: `spieltisch simulate | arena`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from spieltisch.commands.common import (
    AsJson,
    GameName,
    Language,
    Named,
    Settings,
    friendly,
    help_of,
    options_of,
    progress,
)
from spieltisch.commands.manual import LISTED
from spieltisch.commands.speaking import Commands
from spieltisch.games import find
from spieltisch.terminal.grids import figures_of, print_json
from spieltisch.words import Common, Words

if TYPE_CHECKING:
    from spieltisch.lab.arena import Bout, Contest
    from spieltisch.lab.simulate import Summary, Won

commands = Commands()


@commands.command(help=help_of("simulate"))
def simulate(
    game: GameName,
    players: Annotated[
        int, typer.Option(min=1, help=help_of("players"), metavar="number", show_default=False)
    ],
    games: Annotated[int, typer.Option(min=1, help=help_of("games-count"), metavar="number")] = 100,
    seed: Annotated[
        str | None, typer.Option(help=help_of("seed"), metavar="text", show_default=False)
    ] = None,
    option: Settings = None,
    preset: Named = None,
    bots: Annotated[
        str | None, typer.Option(help=help_of("bots"), metavar="bots", show_default=False)
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help=help_of("jobs"), metavar="number")] = 1,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    from spieltisch.lab.simulate import simulate as play_many
    from spieltisch.lab.simulate import summary

    lines = []
    with friendly(language):
        found = find(game)
        options = options_of(found, option, preset, language)
        seed = seed or secrets.token_hex(8)
        named = [bot.strip() for bot in bots.split(",")] if bots else []
        played = play_many(game, players, games, seed, options, jobs, named)
        for line in progress(played, games, Common(language).common("simulating")):
            lines.append(line)
            if as_json:
                print_json(line)
        total = summary(lines, players, found.sides(players, found.checked(players, options)))
    if as_json:
        print_json({"summary": total})
    else:
        _show_summary(Words(found, language), total)


def _show_summary(words: Words, total: Summary) -> None:
    console = Console(highlight=False)
    console.print(Text(words.common("simulated", game=words.name, count=total.games), "bold"))
    wins = figures_of(words, "column-seat", "column-wins", "column-share")
    rows = [(words.term(side), count) for side, count in total.sides.items()] or [
        (words.seat(seat), count) for seat, count in enumerate(total.wins)
    ]
    rows.append((words.common("draws"), total.draws))
    rows.append((words.common("lost"), total.lost))
    for name, count in rows:
        share = words.common("share", share=100 * count / total.games)
        wins.add_row(name, words.figure(count), share)
    console.print(wins)
    _show_figures(console, words, "column-figure", total.figures)
    _show_figures(console, words, "column-rival", total.rivals)
    length = figures_of(words, "column-length", "column-mean", "column-median")
    for name, mean, median in (
        ("rounds", total.mean_rounds, total.median_rounds),
        ("decisions", total.mean_decisions, total.median_decisions),
    ):
        length.add_row(words.common(name), words.figure(mean), words.figure(median))
    console.print(length)


def _show_figures(console: Console, words: Words, title: str, figures: Mapping[str, Won]) -> None:
    """How often each figure was there and has won (or was beaten), if there were several."""
    from spieltisch.lab.arena import interval

    if len(figures) < 2:
        return
    grid = figures_of(words, title, "column-games", "column-wins", "column-share", "column-sure")
    for figure, one in figures.items():
        low, high = [
            words.common("share", share=100 * share) for share in interval(one.wins, one.games)
        ]
        grid.add_row(
            words.term(figure),
            words.figure(one.games),
            words.figure(one.wins),
            words.common("share", share=100 * one.wins / one.games),
            words.common("between", low=low, high=high),
        )
    console.print(grid)


# Arena


class Split(Enum):
    """How the bots of an arena share the seats: the first has one, or all have equally many."""

    ONE = "one"
    EVEN = "even"


SPLITS = LISTED.join(split.value for split in Split)


@commands.command(help=help_of("arena"))
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help=help_of("arena-bots"), metavar="bots", show_default=False)
    ],
    players: Annotated[
        int | None,
        typer.Option(min=1, help=help_of("players"), metavar="number", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help=help_of("games-count"), metavar="number")] = 100,
    budget: Annotated[
        int | None,
        typer.Option(min=1, help=help_of("budget"), metavar="number", show_default=False),
    ] = None,
    iterations: Annotated[
        int | None,
        typer.Option(min=1, help=help_of("iterations"), metavar="number", show_default=False),
    ] = None,
    split: Annotated[Split, typer.Option(help=help_of("arena-split"), metavar=SPLITS)] = Split.EVEN,
    seed: Annotated[
        str | None, typer.Option(help=help_of("seed"), metavar="text", show_default=False)
    ] = None,
    option: Settings = None,
    preset: Named = None,
    jobs: Annotated[int, typer.Option(min=1, help=help_of("arena-jobs"), metavar="number")] = 1,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    from spieltisch.lab.arena import Contest, as_line, tallies
    from spieltisch.lab.arena import arena as compete

    bouts = []
    with friendly(language):
        found = find(game)
        contest = Contest(
            game=game,
            bots=tuple(bot.strip() for bot in bots.split(",")),
            players=players or min(found.seats),
            seed=seed or secrets.token_hex(8),
            options=options_of(found, option, preset, language),
            budget=budget,
            iterations=iterations,
            evenly=split is Split.EVEN,
        )
        played = compete(contest, games, jobs)
        for bout in progress(played, games, Common(language).common("simulating")):
            bouts.append(bout)
            if as_json:
                print_json(as_line(bout))
    if as_json:
        print_json({"summary": tallies(bouts)})
    else:
        _show_arena(Words(found, language), contest, bouts)


def _show_arena(words: Words, contest: Contest, bouts: Sequence[Bout]) -> None:
    from spieltisch.lab.arena import by_figure, tallies
    from spieltisch.lab.simulate import Won

    console = Console(highlight=False)
    console.print(Text(words.common("simulated", game=words.name, count=len(bouts)), "bold"))
    console.print(Text(words.common("arena-seed", seed=contest.seed), "dim"))
    grid = figures_of(
        words,
        *("column-bot", "column-games", "column-wins", "column-draws", "column-share"),
        *("column-sure", "column-ms", "column-ms-p95"),
    )

    def share(of: float) -> str:
        return words.common("share", share=100 * of)

    def between(low: float, high: float) -> str:
        return words.common("between", low=share(low), high=share(high))

    for bot, one in tallies(bouts).items():
        counts = map(words.figure, (one.games, one.wins, one.draws))
        sure = between(one.low, one.high)
        grid.add_row(
            bot, *counts, share(one.rate), sure, words.figure(one.ms_mean), words.figure(one.ms_p95)
        )
    console.print(grid)
    figures = by_figure(contest.bots[0], bouts)
    if figures:
        shares = {name: Won(played, wins) for name, (played, wins) in figures.items()}
        _show_figures(console, words, "column-figure", shares)
