"""The laboratory: `spieltisch lab ...`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.commands.common import (
    Language,
    friendly,
    help_of,
    progress,
    refuse,
)
from spieltisch.games import find
from spieltisch.words import Common

commands = typer.Typer(no_args_is_help=True, help=help_of("lab"))


@commands.command("fit", help=help_of("fit"))
def fit_weights(
    game: Annotated[str, typer.Argument(help=help_of("game"), show_default=False)],
    players: Annotated[
        int | None, typer.Option(help=help_of("players"), show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(min=1, help=help_of("games-count"))] = 200,
    bots: Annotated[str, typer.Option(help=help_of("bots"))] = "quick",
    seed: Annotated[str, typer.Option(help=help_of("seed"))] = "fit",
    jobs: Annotated[int, typer.Option(min=1, help=help_of("jobs"))] = 1,
    out: Annotated[Path | None, typer.Option(help=help_of("fit-out"), show_default=False)] = None,
    language: Language = "",
) -> None:
    from datetime import UTC, datetime

    from spieltisch.lab.arena import Contest
    from spieltisch.lab.fit import NoFit, as_toml, fit, observed

    with friendly(language):
        found = find(game)
        if found.judge is None:
            raise refuse(language, "fit-no-judge", game=game)
        named = tuple(bot.strip() for bot in bots.split(","))
        contest = Contest(game, named, players or min(found.seats), seed, {})
        seen = progress(
            observed(contest, games, jobs), games, Common(language).common("simulating")
        )
        try:
            weights = fit((one for moments in seen for one in moments), found.judge.weights)
        except NoFit as trouble:
            raise refuse(language, trouble.key) from trouble
    wish = f"--players {contest.players} --games {games} --bots {bots} --seed {seed}"
    text = as_toml(weights, f"{datetime.now(UTC):%Y-%m-%d}", f"spieltisch lab fit {game} {wish}")
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")
