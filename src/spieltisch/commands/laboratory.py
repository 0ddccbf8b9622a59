"""The laboratory: `spieltisch lab ...`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spieltisch.bots import usual_bot
from spieltisch.commands.common import (
    Language,
    Named,
    Settings,
    echo,
    friendly,
    help_of,
    options_of,
    progress,
    refuse,
)
from spieltisch.commands.studying import (
    INTERRUPTED,
    Bots,
    Duels,
    Games,
    Jobs,
    On,
    Out,
    Players,
    Resume,
    Seed,
    counting,
    ended,
    lab_help,
    lab_refuses,
    lab_says,
    names_in,
    place,
    played,
    played_now,
    prepared,
    said,
    setting_of,
    write_page,
)
from spieltisch.games import find
from spieltisch.lab.needs import needed
from spieltisch.words import Common, languages

if TYPE_CHECKING:
    from spieltisch.lab.watching import Played

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
    option: Settings = None,
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
        options = options_of(found, option, None, language)
        seats = players or min(found.seats_with(options))
        contest = Contest(game, named, seats, seed, options)
        seen = progress(
            observed(contest, games, jobs), games, Common(language).common("simulating")
        )
        try:
            weights = fit((one for moments in seen for one in moments), found.judge.weights)
        except NoFit as trouble:
            raise refuse(language, trouble.key) from trouble
    wish = f"--players {contest.players} --games {games} --bots {bots} --seed {seed}"
    wish += "".join(f" --option {one}" for one in option or ())
    text = as_toml(weights, f"{datetime.now(UTC):%Y-%m-%d}", f"spieltisch lab fit {game} {wish}")
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")


@commands.command("report", help=lab_help("report"))
def report_on(
    game: Annotated[str, typer.Argument(help=help_of("game"), show_default=False)],
    players: Players = None,
    bots: Bots = None,
    games: Games = 1000,
    option: Settings = None,
    preset: Named = None,
    seed: Seed = "lab",
    duels: Duels = None,
    jobs: Jobs = 1,
    on: On = "",
    out: Out = None,
    resume: Resume = False,
    language: Language = "",
) -> None:
    with friendly(language), prepared(language):
        needed("scipy", "altair", "vl_convert", "polars")
        from spieltisch.lab.report import Duel, Report, duels_for, page
        from spieltisch.lab.study import Study
        from spieltisch.lab.tables import write_tables

        found = find(game)
        options = options_of(found, option, preset, language)
        seats = players or found.usual_seats(options)
        study = Study(game, seats, names_in(bots, usual_bot(game)), seed, games, options)
        study.check()
        where = place(jobs, on, language)
        contests = duels_for(study, *(duels or (games // 10, games // 50)))
        studies = {"": study, **{f"duel-{n}": one for n, one in enumerate(contests, 1)}}
        folder = out or Path(f"{game}-report")
        rows, complete = played(studies, folder, where, resume, language)
        if not rows[""]:
            raise typer.Exit(INTERRUPTED)
        write_tables(folder, rows[""])
        met = [Duel(one, rows[f"duel-{n}"]) for n, one in enumerate(contests, 1)]
        wish = f"spieltisch lab report {game} --players {seats} --games {games} --seed {seed}"
        report = Report(study, rows[""], [one for one in met if one.played], wish)
        pages = {one: page(report, one) for one in languages()}
    said(pages[language].parts[0].sentences)
    write_page(pages, folder, language)
    ended(complete)


@commands.command("compare", help=lab_help("compare"))
def compare(
    game: Annotated[str, typer.Argument(help=help_of("game"), show_default=False)],
    settings: Annotated[
        list[str], typer.Option("--with", help=lab_help("with"), metavar="NAME=VALUE")
    ],
    players: Players = None,
    bots: Bots = None,
    games: Games = 400,
    seed: Seed = "lab",
    duels: Duels = None,
    jobs: Jobs = 1,
    on: On = "",
    out: Out = None,
    resume: Resume = False,
    language: Language = "",
) -> None:
    with friendly(language), prepared(language):
        needed("scipy", "altair", "vl_convert", "polars")
        from spieltisch.lab.compare import Tried, page
        from spieltisch.lab.report import Duel, duels_for
        from spieltisch.lab.study import Study
        from spieltisch.lab.tables import write_tables

        found = find(game)
        if len(set(settings)) < 2:
            raise lab_refuses(language, "lab-one-setting")
        where = place(jobs, on, language)
        folder = out or Path(f"{game}-compare")
        studies: dict[str, Study] = {}
        contests: dict[str, list[Study]] = {}
        for text in dict.fromkeys(settings):
            options = setting_of(found, text, language)
            seats = players or found.usual_seats(options)
            study = Study(game, seats, names_in(bots, usual_bot(game)), seed, games, options)
            study.check()
            contests[text] = duels_for(study, *(duels or (games // 10, games // 50)))
            studies[text] = study
            for number, one in enumerate(contests[text], 1):
                studies[f"{text} duel-{number}"] = one
        rows, complete = played(studies, folder, where, resume, language)
        if not all(rows[text] for text in contests):
            raise typer.Exit(INTERRUPTED)
        tried = []
        for text, of_setting in contests.items():
            write_tables(folder / text, rows[text])
            met = [Duel(one, rows[f"{text} duel-{n}"]) for n, one in enumerate(of_setting, 1)]
            tried.append(Tried(text, studies[text], rows[text], met))
        wish = " ".join(f"--with {text}" for text in contests)
        command = f"spieltisch lab compare {game} {wish} --players {seats} --games {games}"
        pages = {one: page(tried, f"{command} --seed {seed}", one) for one in languages()}
    said(pages[language].parts[0].sentences)
    write_page(pages, folder, language)
    ended(complete)


@commands.command("tune", help=lab_help("tune"))
def tune_options(
    game: Annotated[str, typer.Argument(help=help_of("game"), show_default=False)],
    vary: Annotated[list[str], typer.Option(help=lab_help("vary"), metavar="NAME=LOW..HIGH")],
    goal: Annotated[list[str], typer.Option(help=lab_help("goal"), metavar="MEASURE=NUMBER")],
    players: Players = None,
    bots: Bots = None,
    games: Games = 100,
    trials: Annotated[int, typer.Option(min=1, help=lab_help("trials"))] = 30,
    option: Settings = None,
    preset: Named = None,
    seed: Seed = "lab",
    jobs: Jobs = 1,
    on: On = "",
    out: Out = None,
    resume: Resume = False,
    language: Language = "",
) -> None:
    with friendly(language), prepared(language):
        needed("scipy", "altair", "vl_convert", "polars", "optuna")
        from spieltisch.lab.keeping import Occupied
        from spieltisch.lab.study import Study
        from spieltisch.lab.tune import GOALS, TRIALS, NoGoal, page, read_goal, read_range, tune

        found = find(game)
        try:
            ranges = [read_range(found, text) for text in vary]
        except NoGoal as trouble:
            raise lab_refuses(language, "lab-vary", text=str(trouble)) from trouble
        try:
            goals = dict(map(read_goal, goal))
        except NoGoal as trouble:
            known = ", ".join(GOALS)
            raise lab_refuses(language, "lab-goal", text=str(trouble), known=known) from trouble
        options = options_of(found, option, preset, language)
        seats = players or found.usual_seats(options)
        study = Study(game, seats, names_in(bots, usual_bot(game)), seed, games, options)
        study.check()
        where = place(jobs, on, language)
        folder = out or Path(f"{game}-tune")
        if (folder / TRIALS).exists() and not resume:
            raise Occupied(folder)
        folder.mkdir(parents=True, exist_ok=True)
        with counting(trials * games, language) as advance:

            def play(one: Study) -> list[Played]:
                return played_now(one, where, advance)

            tried, complete = tune(study, ranges, goals, trials, folder / TRIALS, play)
        if not tried:
            raise typer.Exit(INTERRUPTED)
        wish = " ".join([f"--vary {text}" for text in vary] + [f"--goal {text}" for text in goal])
        command = f"spieltisch lab tune {game} {wish} --players {seats} --games {games}"
        pages = {
            one: page(study, goals, tried, f"{command} --seed {seed}", one) for one in languages()
        }
    said(pages[language].parts[0].sentences)
    write_page(pages, folder, language)
    ended(complete)


@commands.command("verdict", help=lab_help("verdict"))
def judge_options(
    game: Annotated[str, typer.Argument(help=help_of("game"), show_default=False)],
    page: Annotated[Path, typer.Option(help=lab_help("page"), show_default=False)],
    tables: Annotated[
        str, typer.Option("--players", help=lab_help("tables"), metavar="N[xGAMES][@BOT],...")
    ] = "2,4",
    only: Annotated[str, typer.Option(help=lab_help("only"), show_default=False)] = "",
    bots: Bots = None,
    games: Games = 200,
    seed: Seed = "lab",
    duels: Duels = None,
    jobs: Jobs = 1,
    on: On = "",
    out: Out = None,
    resume: Resume = False,
    language: Language = "",
) -> None:
    with friendly(language), prepared(language):
        needed("scipy", "altair", "vl_convert")
        from spieltisch.lab.compare import Tried
        from spieltisch.lab.report import Duel
        from spieltisch.lab.settings import (
            NoTable,
            Sitting,
            read_sittings,
            setting_name,
            settings_of,
        )
        from spieltisch.lab.verdict import markdown, trials

        where = place(jobs, on, language)
        try:
            sittings = read_sittings(tables, games, bots or usual_bot(game))
        except NoTable as trouble:
            raise lab_refuses(language, "lab-tables", text=str(trouble)) from trouble
        named = names_in(only, "") if only else ()
        plan = trials(game, sittings, settings_of(game, named), seed, duels)
        studies = {folder: one for trial in plan for folder, one in trial.studies.items()}
        rows, complete = played(studies, out or Path(f"{game}-verdict"), where, resume, language)
        tried: dict[Sitting, list[Tried]] = {}
        for trial in plan:
            own, *others = trial.studies
            met = [Duel(studies[folder], rows[folder]) for folder in others]
            if rows[own] and all(duel.played for duel in met):
                name = setting_name(trial.study.options)
                tried.setdefault(trial.sitting, []).append(Tried(name, trial.study, rows[own], met))
    if not tried:
        raise typer.Exit(INTERRUPTED)
    wish = f"--players {tables} --games {games} --seed {seed}"
    if only:
        wish += f" --only {only}"
    if duels:
        wish += f" --duels {duels[0]} {duels[1]}"
    command = f"spieltisch lab verdict {game} --page {page} {wish}"
    page.parent.mkdir(parents=True, exist_ok=True)
    before = page.read_text("utf-8") if page.exists() else ""
    page.write_text(markdown(tried, command, language, before), "utf-8")
    echo(lab_says(language, "lab-written", file=str(page)))
    ended(complete)
