"""What the commands of the laboratory share: where games are played, kept and shown."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Concatenate, get_type_hints

import typer
from rich.console import Console

from spieltisch.bots import usual_bot
from spieltisch.commands.common import (
    REFUSED,
    GameName,
    Language,
    echo,
    friendly,
    help_of,
    options_of,
)
from spieltisch.commands.language import says
from spieltisch.commands.mistakes import Mistake
from spieltisch.games import find
from spieltisch.lab.settings import STANDARD, setting_name
from spieltisch.words import languages
from spieltisch.words.bundles import say_in

if TYPE_CHECKING:
    from spieltisch.engine import Game
    from spieltisch.engine.options import Options, OptionValue
    from spieltisch.lab.compare import Tried
    from spieltisch.lab.page import Page
    from spieltisch.lab.running import Where
    from spieltisch.lab.series import Series
    from spieltisch.lab.study import Study
    from spieltisch.lab.watching import Played

INTERRUPTED = 130
WORDS_FOR = {
    "players": "--players",
    "bots": "--bots",
    "seed": "--seed",
    "games": "--games",
    "options": "--option",
    "ranges": "--vary",
    "goals": "--goal",
}
"""By what one says which study it is."""
_SEVERAL = re.compile(r",(?=\w+=)")
"""Between two options; a comma within the values of one stays."""


def lab_says(language: str, key: str, **values: str | int) -> str:
    """The laboratory has words of its own, which no page of the table has to load."""
    return say_in("spieltisch.lab", language, key, values)


def lab_help(key: str) -> str:
    return help_of(f"lab-{key}")


def lab_refuses(language: str, key: str, **values: str | int) -> typer.Exit:
    """Say why a request makes no sense; raise what this returns."""
    echo(lab_says(language, key, **values), err=True)
    return typer.Exit(REFUSED)


Players = Annotated[
    int | None, typer.Option(min=1, help=help_of("players"), metavar="number", show_default=False)
]
Games = Annotated[int, typer.Option(min=1, help=help_of("games-count"), metavar="number")]
Seed = Annotated[str, typer.Option(help=lab_help("seed"), metavar="text")]
Bots = Annotated[
    str | None, typer.Option(help=lab_help("bots"), metavar="bots", show_default=False)
]
Jobs = Annotated[int, typer.Option(min=1, help=help_of("jobs"), metavar="number")]
On = Annotated[
    str, typer.Option("--on", help=lab_help("on"), metavar="cluster", show_default=False)
]
Out = Annotated[
    Path | None, typer.Option(help=lab_help("out"), metavar="folder", show_default=False)
]
Resume = Annotated[bool, typer.Option("--resume", help=lab_help("resume"))]


def _none_or_some(duels: tuple[int, int] | None) -> tuple[int, int] | None:
    if duels and min(duels) < 0:
        raise Mistake("less-than-no-duels")
    return duels


Duels = Annotated[
    tuple[int, int] | None,
    typer.Option(
        "--duels",
        help=lab_help("duels"),
        metavar="duels",
        show_default=False,
        callback=_none_or_some,
    ),
]


@dataclasses.dataclass(frozen=True)
class Desk:
    """What all who play many games are told, and what they do with it."""

    game: GameName
    bots: Bots = None
    seed: Seed = "lab"
    jobs: Jobs = 1
    on: On = ""
    out: Out = None
    resume: Resume = False
    language: Language = ""

    def study(self, players: int | None, games: int, options: Options) -> Study:
        """So many games with these options, by as many as usually play it."""
        from spieltisch.lab.study import Study

        seats = players or find(self.game).usual_seats(options)
        study = Study(self.game, seats, self.named, self.seed, games, dict(options))
        study.check()
        return study

    @property
    def named(self) -> tuple[str, ...]:
        """The bots, by their names."""
        return names_in(self.bots or usual_bot(self.game))

    @property
    def where(self) -> Where:
        """Where the games are played."""
        from spieltisch.lab.needs import needed
        from spieltisch.lab.running import HERE, Where

        where = Where(self.jobs, self.on or HERE)
        if not where.is_known:
            raise lab_refuses(self.language, "lab-where", on=self.on)
        if where.on != HERE:
            needed("ray")
        return where

    def folder(self, command: str) -> Path:
        return self.out or Path(f"{self.game}-{command}")

    def played(self, series: Series, folder: Path) -> tuple[list[Tried], bool]:
        """What there is of each study of a series, and is it all?"""
        rows, complete = played(series.studies, folder, self.where, self.resume, self.language)
        return series.tried(rows), complete

    def shows(self, make: Callable[[str], Page], folder: Path, complete: bool) -> None:
        """Say what a page says first, in a line each, and keep it in all languages."""
        pages = {one: make(one) for one in languages()}
        for sentence in pages[self.language].parts[0].sentences:
            echo(sentence)
        write_page(pages, folder, self.language)
        ended(complete)

    def wish(self, command: str, *words: str) -> str:
        """How the same can be had again."""
        bots = [f"--bots {self.bots}"] if self.bots else []
        return " ".join(["spieltisch lab", command, self.game, *words, *bots, "--seed", self.seed])


def at_desk(command: Callable[Concatenate[Desk, ...], None]) -> Callable[..., None]:
    """A command that is told all that a desk is told, besides what it asks for itself."""
    _, *own = inspect.signature(command, eval_str=True).parameters.values()
    hints = get_type_hints(Desk, include_extras=True)
    shared = [
        inspect.Parameter(
            part.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty
            if part.default is dataclasses.MISSING
            else part.default,
            annotation=hints[part.name],
        )
        for part in dataclasses.fields(Desk)
    ]

    def run(**given: Any) -> None:  # noqa: ANN401 - what Typer has read
        desk = Desk(**{part.name: given.pop(part.name) for part in shared})
        with friendly(desk.language), prepared(desk.language):
            command(desk, **given)

    asked = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own]
    # The game comes first, then what this command is about, then the rest.
    order = [shared[0], *asked, *shared[1:]]
    run.__signature__ = inspect.Signature(order)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in order}
    run.__name__ = command.__name__
    return run


@contextmanager
def prepared(language: str) -> Iterator[None]:
    """What is missing, or kept already, is said in a line."""
    from spieltisch.lab.keeping import Occupied, OtherBots, OtherStudy, OtherWorker
    from spieltisch.lab.needs import Missing
    from spieltisch.lab.running import NoCluster

    try:
        yield
    except Missing as trouble:
        raise lab_refuses(
            language, "lab-missing", library=trouble.library, extra=trouble.extra
        ) from trouble
    except NoCluster as trouble:
        raise lab_refuses(
            language, "lab-no-cluster", address=trouble.address, reason=trouble.reason
        ) from trouble
    except Occupied as trouble:
        raise lab_refuses(language, "lab-occupied", folder=str(trouble.folder)) from trouble
    except OtherStudy as trouble:
        words_for = {"game": says(language, "metavar-game"), **WORDS_FOR}
        parts = ", ".join(words_for[part] for part in trouble.parts if part in words_for)
        key = "lab-other-rules" if trouble.parts == ["rules"] else "lab-other-study"
        raise lab_refuses(language, key, folder=str(trouble.folder), parts=parts) from trouble
    except OtherBots as trouble:
        versions = {"kept": trouble.kept or "?", "now": trouble.now}
        raise lab_refuses(
            language, "lab-other-bots", folder=str(trouble.folder), **versions
        ) from trouble
    except OtherWorker as trouble:
        versions = {"theirs": trouble.theirs, "ours": trouble.ours}
        raise lab_refuses(language, "lab-other-worker", **versions) from trouble
    except (FileExistsError, IsADirectoryError, NotADirectoryError) as trouble:
        raise lab_refuses(language, "lab-no-folder", path=str(trouble.filename)) from trouble
    except PermissionError as trouble:
        raise lab_refuses(language, "lab-no-right", path=str(trouble.filename)) from trouble


@contextmanager
def counting(total: int, language: str) -> Iterator[Callable[[], None]]:
    """A bar with the time that is left, on the error stream if a person is looking."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(lab_says(language, "lab-playing"), total=total)
        yield lambda: progress.advance(task)


def played(
    studies: Mapping[str, Study], folder: Path, where: Where, resume: bool, language: str
) -> tuple[dict[str, list[Played]], bool]:
    """What comes of each of these studies, kept in a folder of its name; and is it all?"""
    from spieltisch.lab.keeping import Shelf, check_alike

    for study in studies.values():
        study.check()
    shelves = {
        name: Shelf(folder / name if name else folder, study, resume)
        for name, study in studies.items()
    }
    check_alike(shelves.values())
    missing = sum(len(shelf.missing) for shelf in shelves.values())
    complete = True
    with counting(missing, language) as advance:
        try:
            for shelf in shelves.values():
                shelf.fill(where, advance)
        except KeyboardInterrupt:
            complete = False
    found = {name: shelf.all() for name, shelf in shelves.items()}
    if not complete:
        done = sum(map(len, found.values()))
        total = sum(study.games for study in studies.values())
        echo(lab_says(language, "lab-stopped", played=done, games=total), err=True)
    return found, complete


def played_now(study: Study, where: Where, each: Callable[[], None]) -> list[Played]:
    """The games of a study that is not kept."""
    from spieltisch.lab.running import run

    found = {}
    for index, one in run(study.play, range(study.games), where):
        found[index] = one
        each()
    return [one for _, one in sorted(found.items())]


def setting_of(game: Game[Any], text: str, language: str) -> dict[str, OptionValue]:
    """The options of a setting: `lives=1,hidden_buffs=on`, or a preset; `standard` sets none."""
    if text == STANDARD:
        return {}
    if text in game.presets:
        return dict(game.presets[text])
    if "=" not in text:
        raise lab_refuses(language, "lab-with", text=text)
    return options_of(game, _SEVERAL.split(text), [], language)


def write_page(pages: Mapping[str, Page], folder: Path, language: str) -> None:
    """The page, beside its data."""
    from spieltisch.lab.page import html

    file = folder / "index.html"
    file.write_text(html(pages, language), "utf-8")
    echo(lab_says(language, "lab-written", file=str(file)))


def duels_wish(duels: tuple[int, int] | None) -> list[str]:
    """How one asks for so many duels."""
    return [f"--duels {duels[0]} {duels[1]}"] if duels else []


def options_wish(options: Options) -> list[str]:
    """How one asks for these options."""
    return [f"--option {setting_name({name: value})}" for name, value in options.items()]


def names_in(text: str) -> tuple[str, ...]:
    """What a person separated by commas."""
    return tuple(name.strip() for name in text.split(",")) if text else ()


def ended(complete: bool) -> None:
    """Tell whoever called that somebody stopped it."""
    if not complete:
        raise typer.Exit(INTERRUPTED)
