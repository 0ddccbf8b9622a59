"""The laboratory: `spieltisch lab ...`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer

from spieltisch.bots import usual_bot
from spieltisch.commands.common import (
    GameName,
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
from spieltisch.commands.speaking import Commands
from spieltisch.commands.studying import (
    INTERRUPTED,
    Desk,
    Duels,
    Games,
    Players,
    Seed,
    at_desk,
    counting,
    duels_wish,
    ended,
    lab_help,
    lab_refuses,
    lab_says,
    names_in,
    options_wish,
    played_now,
    setting_of,
)
from spieltisch.games import find
from spieltisch.lab.needs import needed
from spieltisch.lab.settings import STANDARD
from spieltisch.words import Common

if TYPE_CHECKING:
    from spieltisch.engine import Judge
    from spieltisch.engine.options import OptionValue
    from spieltisch.lab.arena import Contest
    from spieltisch.lab.settings import Sitting
    from spieltisch.lab.study import Study
    from spieltisch.lab.watching import Played
    from spieltisch.lab.weights import Made

commands = Commands(help=help_of("lab"))

T = TypeVar("T")
Bots = Annotated[str, typer.Option(help=help_of("bots"), metavar="bots")]
Jobs = Annotated[int, typer.Option(min=1, help=help_of("jobs"), metavar="number")]
Out = Annotated[
    Path | None, typer.Option(help=help_of("fit-out"), metavar="file", show_default=False)
]
Tables = Annotated[str, typer.Option("--players", help=lab_help("tables"), metavar="sittings")]
Count = Annotated[int, typer.Option(min=1, help=help_of("games-count"), metavar="number")]


@commands.command("fit", help=help_of("fit"))
def fit_weights(
    game: GameName,
    tables: Tables = "",
    games: Count = 200,
    bots: Bots = "quick",
    seed: Seed = "fit",
    option: Settings = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--with", help=help_of("fit-with"), metavar="setting", show_default=False),
    ] = None,
    only: Annotated[
        str, typer.Option(help=help_of("fit-only"), metavar="parts", show_default=False)
    ] = "",
    jobs: Jobs = 1,
    out: Out = None,
    language: Language = "",
) -> None:
    from spieltisch.lab.fit import fit, observed
    from spieltisch.lab.weights import Made

    with friendly(language):
        found = find(game)
        options = options_of(found, option, None, language)
        tables = tables or str(min(found.seats_with(options)))
        tried = [options | setting_of(found, one, language) for one in settings or [STANDARD]]
        contests, judge = lessons(game, tables, games, bots, seed, tried, language)
        parts = parts_in(only, judge.weights, language)
        each = chain.from_iterable(observed(contest, count, jobs) for contest, count in contests)
        moments = seen_in(each, sum(count for _, count in contests), language)
        with what_it_takes(game, language):
            fitted = fit(moments, judge.weights, judge.heat, parts)
    wish = f"--players {tables} --games {games} --bots {bots} --seed {seed}"
    wish += "".join(f" --with {one}" for one in settings or ())
    wish += f" --only {only}" if only else ""
    numbers = {name: getattr(fitted, name) for name in FIT_NUMBERS}
    made = Made(*made_by(f"fit {game} {wish}", option), numbers, fitted.weights)
    written(out, weights_file(game, made))


FIT_NUMBERS = ("games", "moments", "loss_before", "loss_after")


def weights_file(game: str, *new: Made) -> str:
    """All weights of a game, with what was found now."""
    from spieltisch.lab.weights import as_toml, made_before, with_new

    made = made_before(game)
    for one in new:
        made = with_new(made, one)
    return as_toml(made)


@commands.command("train", help=help_of("train"))
def train_weights(
    game: GameName,
    tables: Tables = "",
    games: Annotated[int, typer.Option(min=1, help=help_of("train-games"), metavar="number")] = 12,
    bots: Bots = "quick",
    figures: Annotated[
        str, typer.Option(help=help_of("train-figures"), metavar="names", show_default=False)
    ] = "",
    but: Annotated[
        str, typer.Option(help=help_of("train-but"), metavar="parts", show_default=False)
    ] = "",
    population: Annotated[
        int, typer.Option(min=4, help=help_of("train-population"), metavar="number")
    ] = 24,
    generations: Annotated[
        int, typer.Option(min=1, help=help_of("train-generations"), metavar="number")
    ] = 12,
    checks: Annotated[int, typer.Option(min=1, help=help_of("train-checks"), metavar="number")] = 8,
    seed: Seed = "train",
    option: Settings = None,
    jobs: Jobs = 1,
    out: Out = None,
    language: Language = "",
) -> None:
    from spieltisch.lab.train import Practice, Trained, seed_of, train
    from spieltisch.lab.weights import Made

    with friendly(language):
        found = find(game)
        options = options_of(found, option, None, language)
        tables = tables or str(min(found.seats_with(options)))
        contests, judge = lessons(game, tables, games, bots, seed, [options], language)
        weights = judge.weights
        kept = parts_in(but, weights, language)
        of_figures = figures_in(figures, weights, language)
        practice = Practice(contests, population, generations, checks)
        each: dict[str, Trained] = {}

        def all_games() -> Iterator[float]:
            for figure in of_figures:
                own = f"{figure}/" if figure else ""
                named = [name for name in weights if name.startswith(own)]
                names = [name for name in named if name.split("/")[-1] not in kept]
                number = seed_of(f"{seed} {figure}")
                each[figure] = yield from train(practice, figure, names, number, jobs)

        total = practice.games * len(of_figures)
        with what_it_takes(game, language):
            for _ in progress(all_games(), total, Common(language).common("simulating")):
                pass
    wish = f"--players {tables} --games {games} --bots {bots}"
    wish += f" --population {population} --generations {generations} --checks {checks}"
    wish += f" --but {but}" if but else ""
    made = []
    for figure, one in each.items():
        mine = f"{wish} --figures {figure}" if figure else wish
        numbers = {name: getattr(one, name) for name in TRAIN_NUMBERS}
        by = made_by(f"train {game} {mine} --seed {seed}", option)
        made.append(Made(*by, numbers, one.weights))
    written(out, weights_file(game, *made))


TRAIN_NUMBERS = ("games", "worth_before", "worth_after", "error")


def figures_in(text: str, weights: Mapping[str, float], language: str) -> tuple[str, ...]:
    """The figures that somebody has named, or all there are; "" where parts are nobody's."""
    own = all("/" in name for name in weights)
    known = dict.fromkeys(name.split("/")[0] for name in weights) if own else {}
    wanted = names_in(text)
    for figure in wanted:
        if figure not in known:
            raise refuse(language, "no-such-figure", name=figure, known=", ".join(known) or "-")
    return wanted or tuple(known) or ("",)


@commands.command("learn", help=help_of("learn"))
def learn_likes(
    game: GameName,
    players: Players = None,
    games: Count = 120,
    bots: Bots = "quick",
    seed: Seed = "learn",
    option: Settings = None,
    jobs: Jobs = 1,
    out: Out = None,
    language: Language = "",
) -> None:
    from spieltisch.lab.learn import as_toml, learn, noted

    with friendly(language):
        options = options_of(find(game), option, None, language)
        contest, judge = teachers(game, players, bots.split(","), seed, options, language)
        decisions = seen_in(noted(contest, games, jobs), games, language)
        with what_it_takes(game, language):
            learnt = learn(decisions, judge.steps)
    named = ",".join(contest.bots)
    wish = f"--players {contest.players} --games {games} --bots {named} --seed {seed}"
    written(out, as_toml(learnt, *made_by(f"learn {game} {wish}", option)))


def lessons(
    game: str,
    tables: str,
    games: int,
    bots: str,
    seed: str,
    settings: Sequence[dict[str, OptionValue]],
    language: str,
) -> tuple[tuple[tuple[Contest, int], ...], Judge[Any]]:
    """Who plays how many games at each table under each setting, and the judge who learns."""
    sittings = sittings_in(tables, games, bots.replace(",", "+"), language)
    each = [
        (teachers(game, one.players, one.bot.split("+"), seed, setting, language), one.games)
        for setting in settings
        for one in sittings
    ]
    return tuple((contest, count) for (contest, _), count in each), each[0][0][1]


def teachers(
    game: str,
    players: int | None,
    bots: Sequence[str],
    seed: str,
    options: dict[str, OptionValue],
    language: str,
) -> tuple[Contest, Judge[Any]]:
    """Who plays the games that something is learnt from, and the judge who learns."""
    from spieltisch.lab.arena import Contest, check_bots

    found = find(game)
    if found.judge is None:
        raise refuse(language, "fit-no-judge", game=game)
    named = tuple(bot.strip() for bot in bots)
    seats = players or min(found.seats_with(options))
    check_bots(game, named)
    found.checked(seats, options)
    return Contest(game, named, seats, seed, options), found.judge


def seen_in(each: Iterator[list[T]], games: int, language: str) -> Iterator[T]:
    """What is seen in all games, one after the other, while a bar tells how far they are."""
    for seen in progress(each, games, Common(language).common("simulating")):
        yield from seen


def sittings_in(tables: str, games: int, bots: str, language: str) -> list[Sitting]:
    """The tables that somebody has asked for."""
    from spieltisch.lab.settings import NoTable, read_sittings

    try:
        return read_sittings(tables, games, bots)
    except NoTable as trouble:
        raise lab_refuses(language, "lab-tables", text=str(trouble)) from trouble


def parts_in(text: str, weights: Mapping[str, float], language: str) -> tuple[str, ...]:
    """The parts of a standing that somebody has named; a figure's part goes without the figure."""
    wanted = names_in(text)
    known = dict.fromkeys(name.split("/")[-1] for name in weights)
    for part in wanted:
        if part not in known:
            raise refuse(language, "no-such-part", name=part, known=", ".join(known))
    return wanted


@contextmanager
def what_it_takes(game: str, language: str) -> Iterator[None]:
    """Say why nothing can be learnt, if so it is."""
    from spieltisch.lab.fit import NoFit

    try:
        yield
    except NoFit as trouble:
        raise refuse(language, trouble.key, game=game) from trouble


def made_by(command: str, option: list[str] | None) -> tuple[str, str]:
    """The day, and the command that does the same once more."""
    from datetime import UTC, datetime

    options = "".join(f" --option {one}" for one in option or ())
    return f"{datetime.now(UTC):%Y-%m-%d}", f"spieltisch lab {command}{options}"


def written(out: Path | None, text: str) -> None:
    """Write it there, or show it."""
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")


@commands.command("report", help=lab_help("report"))
@at_desk
def report_on(
    desk: Desk,
    players: Players = None,
    games: Games = 1000,
    option: Settings = None,
    preset: Named = None,
    duels: Duels = None,
) -> None:
    needed("scipy", "altair", "vl_convert", "polars")
    from spieltisch.lab.report import Report, duels_for, page
    from spieltisch.lab.series import Series
    from spieltisch.lab.tables import write_tables

    options = options_of(find(desk.game), option, preset, desk.language)
    study = desk.study(players, games, options)
    series = Series()
    series.add("", study, duels_for(study, *(duels or (games // 10, games // 50))))
    folder = desk.folder("report")
    (tried,), complete = desk.played(series, folder)
    if not tried.played:
        raise typer.Exit(INTERRUPTED)
    write_tables(folder, tried.played)
    numbers = f"--players {study.players} --games {games}"
    wish = desk.wish("report", numbers, *options_wish(options), *duels_wish(duels))
    report = Report(study, tried.played, [one for one in tried.duels if one.played], wish)
    desk.shows(lambda language: page(report, language), folder, complete)


@commands.command("compare", help=lab_help("compare"))
@at_desk
def compare(
    desk: Desk,
    settings: Annotated[
        list[str], typer.Option("--with", help=lab_help("with"), metavar="setting")
    ],
    players: Players = None,
    games: Games = 400,
    duels: Duels = None,
) -> None:
    needed("scipy", "altair", "vl_convert", "polars")
    from spieltisch.lab.compare import page
    from spieltisch.lab.report import duels_for
    from spieltisch.lab.series import Series
    from spieltisch.lab.tables import write_tables

    if len(set(settings)) < 2:
        raise lab_refuses(desk.language, "lab-one-setting")
    series = Series()
    for text in dict.fromkeys(settings):
        options = setting_of(find(desk.game), text, desk.language)
        study = desk.study(players, games, options)
        series.add(text, study, duels_for(study, *(duels or (games // 10, games // 50))))
    folder = desk.folder("compare")
    tried, complete = desk.played(series, folder)
    if not all(one.played for one in tried):
        raise typer.Exit(INTERRUPTED)
    for one in tried:
        write_tables(folder / one.name, one.played)
    settings_tried = " ".join(f"--with {one.name}" for one in tried)
    numbers = f"--players {tried[-1].study.players} --games {games}"
    wish = desk.wish("compare", settings_tried, numbers, *duels_wish(duels))
    desk.shows(lambda language: page(tried, wish, language), folder, complete)


@commands.command("tune", help=lab_help("tune"))
@at_desk
def tune_options(
    desk: Desk,
    vary: Annotated[list[str], typer.Option(help=lab_help("vary"), metavar="range")],
    goal: Annotated[list[str], typer.Option(help=lab_help("goal"), metavar="goal")],
    players: Players = None,
    games: Games = 100,
    trials: Annotated[int, typer.Option(min=1, help=lab_help("trials"), metavar="number")] = 30,
    option: Settings = None,
    preset: Named = None,
) -> None:
    needed("scipy", "altair", "vl_convert", "polars", "optuna")
    from spieltisch.lab.tune import (
        TRIALS,
        NoGoal,
        Search,
        goals_for,
        open_search,
        page,
        read_goal,
        read_range,
        tune,
    )

    language = desk.language
    found = find(desk.game)
    try:
        ranges = [read_range(found, text) for text in vary]
    except NoGoal as trouble:
        raise lab_refuses(language, "lab-vary", text=str(trouble)) from trouble
    try:
        goals = dict(read_goal(found, text) for text in goal)
    except NoGoal as trouble:
        known = ", ".join(goals_for(found))
        raise lab_refuses(language, "lab-goal", text=str(trouble), known=known) from trouble
    study = desk.study(players, games, options_of(found, option, preset, language))
    where = desk.where
    folder = desk.folder("tune")
    begun = open_search(folder, study, ranges, goals, trials, desk.resume)
    with counting(max(0, trials - begun.trials) * games, language) as advance:

        def play(one: Study) -> list[Played]:
            return played_now(one, where, advance)

        tried, complete = tune(study, ranges, goals, trials, folder / TRIALS, play)
    if not complete:
        echo(lab_says(language, "lab-stopped-search", tried=len(tried)), err=True)
    if not tried:
        raise typer.Exit(INTERRUPTED)
    asked = [f"--vary {text}" for text in vary] + [f"--goal {text}" for text in goal]
    numbers = f"--players {study.players} --games {games} --trials {trials}"
    wish = desk.wish("tune", *asked, numbers, *options_wish(study.options))
    search = Search(study, ranges, goals, tried, begun.bots_version, wish)
    desk.shows(lambda language: page(search, language), folder, complete)


@commands.command("verdict", help=lab_help("verdict"))
@at_desk
def judge_options(
    desk: Desk,
    page: Annotated[Path, typer.Option(help=lab_help("page"), metavar="file", show_default=False)],
    tables: Tables = "2,4",
    only: Annotated[
        str, typer.Option(help=lab_help("only"), metavar="names", show_default=False)
    ] = "",
    besides: Annotated[
        list[str] | None,
        typer.Option("--with", help=lab_help("besides"), metavar="setting", show_default=False),
    ] = None,
    games: Games = 200,
    duels: Duels = None,
) -> None:
    needed("scipy", "altair", "vl_convert")
    from spieltisch.lab.compare import Tried
    from spieltisch.lab.settings import setting_name, settings_of
    from spieltisch.lab.verdict import markdown, trials

    bots = desk.bots or usual_bot(desk.game)
    sittings = sittings_in(tables, games, bots, desk.language)
    more = [setting_of(find(desk.game), text, desk.language) for text in besides or ()]
    found = find(desk.game)
    known = [option.name for option in found.options if not option.per_seat]
    for name in names_in(only):
        if name not in known:
            told = {"text": name, "game": found.name, "known": ", ".join(known)}
            raise lab_refuses(desk.language, "lab-only", **told)
    settings = settings_of(desk.game, names_in(only), more)
    series, at = trials(desk.game, sittings, settings, desk.seed, duels)
    if not at:
        seats = ", ".join(map(str, found.seats))
        raise lab_refuses(desk.language, "lab-no-setting", game=found.name, players=seats)
    there, complete = desk.played(series, desk.folder("verdict"))
    tried: dict[Sitting, list[Tried]] = {}
    for one in there:
        if one.played and all(duel.played for duel in one.duels):
            named = msgspec.structs.replace(one, name=setting_name(one.study.options))
            tried.setdefault(at[one.name], []).append(named)
    if not tried:
        raise typer.Exit(INTERRUPTED)
    wish = [f"--page {page} --players {tables} --games {games}"]
    if only:
        wish.append(f"--only {only}")
    wish += [f"--with {text}" for text in besides or ()]
    wish += duels_wish(duels)
    page.parent.mkdir(parents=True, exist_ok=True)
    before = page.read_text("utf-8") if page.exists() else ""
    text = markdown(tried, desk.wish("verdict", *wish), desk.language, before, complete)
    page.write_text(text, "utf-8")
    echo(lab_says(desk.language, "lab-written", file=str(page)))
    ended(complete)
