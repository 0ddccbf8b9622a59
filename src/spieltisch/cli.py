"""The command line: `spieltisch serve | games | play | simulate | arena | replay | verify ...`.

What only some commands need, above all the server, they import when they run: help and the list of
games come at once.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from spieltisch.bots import usual_bot
from spieltisch.engine import Game, Record, Table, TableError
from spieltisch.engine.options import OptionValue, preset_options, read_all
from spieltisch.engine.text import NAME_LENGTH, clean, harmless
from spieltisch.games import REGISTER, find, table_of
from spieltisch.lab.bounds import MOST_RATE, MOST_SECONDS, MOST_TABLES
from spieltisch.terminal.files import FileTrouble, load
from spieltisch.terminal.grids import figures_of, grid_of, print_json
from spieltisch.terminal.screen import Left, Screen, number_in
from spieltisch.terminal.seats import people, words_of
from spieltisch.words import YOU, Common, Words, languages

if TYPE_CHECKING:
    from spieltisch.lab.arena import Bout, Contest
    from spieltisch.lab.bench import Bench
    from spieltisch.lab.simulate import Summary

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

NOT_VERIFIED = 1
REFUSED = 2


def default_language() -> str:
    """The language of the environment, if it is one of ours."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((value for name in variables if (value := os.environ.get(name))), "")
    return next((language for language in languages() if wanted.startswith(language)), "en")


_HELP = Common(default_language())


def _help(key: str) -> str:
    return _HELP.common(f"help-{key}")


def _known_language(language: str) -> str:
    """The language that was asked for; without a wish, that of the environment."""
    if not language:
        return default_language()
    if language not in languages():
        raise typer.BadParameter(_HELP.common("no-such-language", known=", ".join(languages())))
    return language


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        callback=_known_language,
        help=_help("lang"),
        metavar="|".join(languages()),
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help=_help("json"))]
Settings = Annotated[
    list[str] | None, typer.Option("--option", help=_help("option"), metavar="NAME=VALUE")
]
Named = Annotated[list[str] | None, typer.Option("--preset", help=_help("preset"), metavar="NAME")]
RecordFile = Annotated[Path, typer.Argument(help=_help("file"), metavar="FILE", show_default=False)]


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


@app.callback(help=_help("app"))
def about() -> None:
    """What stands above all commands."""


# Serve


@app.command(help=_help("serve"))
def serve(
    lan: Annotated[bool, typer.Option("--lan", help=_help("lan"))] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help=_help("port"))] = 8000,
    data: Annotated[Path | None, typer.Option(help=_help("data"), show_default=False)] = None,
    bot_pause: Annotated[int, typer.Option(min=0, max=60_000, help=_help("bot-pause"))] = 200,
    host: Annotated[str, typer.Option(help=_help("host"), metavar="NAME", show_default=False)] = "",
    trust_proxy: Annotated[bool, typer.Option("--trust-proxy", help=_help("trust-proxy"))] = False,
    keep: Annotated[int, typer.Option(min=0, max=36_500, help=_help("keep"))] = 90,
    language: Language = "",
) -> None:
    from spieltisch.server.pages import built_page
    from spieltisch.server.serving import CannotServe, Wish, prepared, qr_text

    wish = Wish(
        lan=lan,
        port=port,
        data=data,
        bot_pause=bot_pause / 1000,
        host=host,
        trust_proxy=trust_proxy,
        keep=keep,
    )
    try:
        serving = prepared(wish)
    except CannotServe as trouble:
        raise refuse(language, trouble.key, **trouble.values) from trouble
    say = Common(language).common
    echo(say("serving", address=serving.address))
    if host:
        echo(say("serving-proxy", address=serving.local))
    elif lan:
        echo(f"{qr_text(serving.address)}\n{say('serving-lan')}")
    echo(say("serving-end"))
    if built_page() is None:
        echo(say("no-page"), err=True)
    serving.run()


@app.command(help=_help("restore"))
def restore(
    code: Annotated[str, typer.Argument(help=_help("room-code"), metavar="CODE")],
    data: Annotated[Path | None, typer.Option(help=_help("data"), show_default=False)] = None,
    language: Language = "",
) -> None:
    from spieltisch.server.serving import CannotServe, restored

    try:
        code = restored(code, data)
    except CannotServe as trouble:
        raise refuse(language, trouble.key, **trouble.values) from trouble
    typer.echo(Common(language).common("restored", code=code))


# Games


@app.command(help=_help("games"))
def games(as_json: AsJson = False, language: Language = "") -> None:
    found = [Words(find(name), language) for name in REGISTER]
    if as_json:
        print_json([_game_facts(words) for words in found])
        return
    for words in found:
        _show_game(words, Console(highlight=False))


def _game_facts(words: Words) -> dict[str, object]:
    options = [
        {
            **msgspec.to_builtins(option),
            "label": words.option(option),
            "help": words.option_help(option),
        }
        for option in words.game.options
    ]
    presets = [
        {
            "name": name,
            "options": dict(values),
            "label": words.preset(name),
            "help": words.preset_help(name),
        }
        for name, values in words.game.presets.items()
    ]
    return {
        "id": words.game.name,
        "name": words.name,
        "about": words.about,
        "players": list(words.game.seats),
        "options": options,
        "presets": presets,
    }


def _show_game(words: Words, console: Console) -> None:
    game = words.game
    head = words.common("game-head", low=game.seats[0], high=game.seats[-1])
    console.print(Text(f"{words.name} ({game.name}) · {head}", "bold"))
    console.print(Text(words.about))
    grid = grid_of(words, "column-option", "column-allowed", "column-default", "column-meaning")
    for option in game.options:
        name = option.name
        if option.per_seat:
            name = words.common("option-per-seat", option=name)
        meaning = f"{words.option(option)}: {words.option_help(option)}"
        grid.add_row(name, words.allowed(option), words.value(option.default), meaning)
    console.print(grid)
    if game.presets:
        console.print(_presets_of(words))


def _presets_of(words: Words) -> Grid:
    grid = grid_of(words, "column-preset", "column-sets", "column-meaning")
    for name, values in words.game.presets.items():
        sets = ", ".join(f"{option}={words.value(value)}" for option, value in values.items())
        grid.add_row(name, sets, f"{words.preset(name)}: {words.preset_help(name)}")
    return grid


# Play


@app.command(help=_help("play"))
def play(
    game: Annotated[str | None, typer.Argument(help=_help("play-game"), show_default=False)] = None,
    seats: Annotated[str | None, typer.Option(help=_help("seats"), show_default=False)] = None,
    option: Settings = None,
    preset: Named = None,
    seed: Annotated[str | None, typer.Option(help=_help("seed"), show_default=False)] = None,
    file: Annotated[
        Path | None, typer.Option("--load", help=_help("load"), metavar="FILE", show_default=False)
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
            options = _options(chosen, option, preset, language)
            bot = usual_bot(chosen.name)
            names = names or [YOU] + [bot] * (chosen.usual_seats(options) - 1)
            table = Table(chosen, names, seed or secrets.token_hex(16), options)
            sitting = HotSeat(table, language, screen)
        sitting.play()


def _options(
    game: Game[Any], texts: list[str] | None, presets: list[str] | None, language: str
) -> dict[str, OptionValue]:
    """What the presets set, and what a person set one by one, which counts more."""
    together = preset_options(game.presets, presets or [])
    return together | read_all(game.options, texts or [], Common(language).spoken())


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


# Simulate


@app.command(help=_help("simulate"))
def simulate(
    game: Annotated[str, typer.Argument(help=_help("game"), show_default=False)],
    players: Annotated[int, typer.Option(help=_help("players"), show_default=False)],
    games: Annotated[int, typer.Option(min=1, help=_help("games-count"))] = 100,
    seed: Annotated[str | None, typer.Option(help=_help("seed"), show_default=False)] = None,
    option: Settings = None,
    preset: Named = None,
    bots: Annotated[str | None, typer.Option(help=_help("bots"), show_default=False)] = None,
    jobs: Annotated[int, typer.Option(min=1, help=_help("jobs"))] = 1,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    from spieltisch.lab.simulate import simulate as play_many
    from spieltisch.lab.simulate import summary

    lines = []
    with friendly(language):
        found = find(game)
        options = _options(found, option, preset, language)
        seed = seed or secrets.token_hex(8)
        named = [bot.strip() for bot in bots.split(",")] if bots else []
        played = play_many(game, players, games, seed, options, jobs, named)
        for line in _progress(played, games, Common(language).common("simulating")):
            lines.append(line)
            if as_json:
                print_json(line)
        total = summary(lines, players, found.sides(players, found.checked(players, options)))
    if as_json:
        print_json({"summary": total})
    else:
        _show_summary(Words(found, language), total)


def _progress(lines: Iterator[Any], total: int, title: str) -> Iterator[Any]:
    """The same lines, with a bar on the error stream if a person is looking."""
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(
        lines, title, total, console=console, transient=True, disable=not console.is_terminal
    )


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
    length = figures_of(words, "column-length", "column-mean", "column-median")
    for name, mean, median in (
        ("rounds", total.mean_rounds, total.median_rounds),
        ("decisions", total.mean_decisions, total.median_decisions),
    ):
        length.add_row(words.common(name), words.figure(mean), words.figure(median))
    console.print(length)


# Arena


@app.command(help=_help("arena"))
def arena(
    game: Annotated[str, typer.Argument(help=_help("game"), show_default=False)],
    bots: Annotated[str, typer.Option(help=_help("arena-bots"), show_default=False)],
    players: Annotated[int | None, typer.Option(help=_help("players"), show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help=_help("games-count"))] = 100,
    budget: Annotated[
        int | None, typer.Option(min=1, help=_help("budget"), show_default=False)
    ] = None,
    seed: Annotated[str | None, typer.Option(help=_help("seed"), show_default=False)] = None,
    option: Settings = None,
    preset: Named = None,
    jobs: Annotated[int, typer.Option(min=1, help=_help("arena-jobs"))] = 1,
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
            options=_options(found, option, preset, language),
            budget=budget,
        )
        played = compete(contest, games, jobs)
        for bout in _progress(played, games, Common(language).common("simulating")):
            bouts.append(bout)
            if as_json:
                print_json(as_line(bout))
    if as_json:
        print_json({"summary": tallies(bouts)})
    else:
        _show_arena(Words(found, language), contest, bouts)


def _show_arena(words: Words, contest: Contest, bouts: Sequence[Bout]) -> None:
    from spieltisch.lab.arena import by_figure, interval, tallies

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
        of_figures = figures_of(
            words, "column-figure", "column-games", "column-wins", "column-share", "column-sure"
        )
        for figure, (played, wins) in figures.items():
            low, high = interval(wins, played)
            counts = map(words.figure, (played, wins))
            sure = between(low, high)
            of_figures.add_row(words.term(figure), *counts, share(wins / played), sure)
        console.print(of_figures)


# The laboratory

lab = typer.Typer(no_args_is_help=True, help=_help("lab"))
app.add_typer(lab, name="lab")


@lab.command("fit", help=_help("fit"))
def fit_weights(
    game: Annotated[str, typer.Argument(help=_help("game"), show_default=False)],
    players: Annotated[int | None, typer.Option(help=_help("players"), show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help=_help("games-count"))] = 200,
    bots: Annotated[str, typer.Option(help=_help("bots"))] = "quick",
    seed: Annotated[str, typer.Option(help=_help("seed"))] = "fit",
    jobs: Annotated[int, typer.Option(min=1, help=_help("jobs"))] = 1,
    out: Annotated[Path | None, typer.Option(help=_help("fit-out"), show_default=False)] = None,
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
        seen = _progress(
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


# Replay and verify


@app.command(help=_help("replay"))
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(min=1, help=_help("replay-seat"), show_default=False)
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help=_help("replay-all"))] = False,
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


@app.command(help=_help("verify"))
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


# Bench


@app.command(help=_help("bench"))
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(help=_help("bench-games"), show_default=False)
    ] = None,
    players: Annotated[int | None, typer.Option(help=_help("players"), show_default=False)] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help=_help("seconds"))] = 1.0,
    repeats: Annotated[int, typer.Option(min=1, help=_help("repeats"))] = 5,
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


@app.command("load", help=_help("load-test"))
def load_test(
    tables: Annotated[int, typer.Option(min=1, max=MOST_TABLES, help=_help("tables"))] = 200,
    game: Annotated[str, typer.Option(help=_help("game"))] = "imperator",
    seats: Annotated[int, typer.Option(min=2, max=8, help=_help("players"))] = 5,
    option: Settings = None,
    preset: Named = None,
    rate: Annotated[float, typer.Option(min=0.1, max=MOST_RATE, help=_help("rate"))] = 1.0,
    seconds: Annotated[float, typer.Option(min=1, max=MOST_SECONDS, help=_help("time"))] = 20.0,
    hostile: Annotated[bool, typer.Option("--hostile", help=_help("hostile"))] = False,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    from spieltisch.server.load import load as put_under_load

    with friendly(language):
        options = _options(find(game), option, preset, language)
        measured = put_under_load(tables, seats, rate, seconds, game, options, hostile)
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


def main() -> None:
    """The entry point: what cannot be shown in the terminal's encoding is replaced."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
