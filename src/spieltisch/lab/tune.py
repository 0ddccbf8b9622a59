"""A search for settings that reach goals, by Optuna: each trial plays a small study.

Every goal is a distance that should be 0. What has been tried is kept in one file, from which the
search goes on; what is searched next follows from what was found, so it is the same again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

import msgspec
import optuna

from spieltisch.engine import Game
from spieltisch.engine.options import OptionValue
from spieltisch.games import find
from spieltisch.lab import plots
from spieltisch.lab.compare import is_share, told
from spieltisch.lab.keeping import (
    STUDY,
    Occupied,
    OtherBots,
    OtherStudy,
    read_note,
    write_note,
)
from spieltisch.lab.measures import MEASURES, seat_advantage, spread, values_of
from spieltisch.lab.page import Page, Part
from spieltisch.lab.report import method, setting
from spieltisch.lab.saying import Saying
from spieltisch.lab.settings import setting_name
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played

TRIALS = "trials.log"
GOALS = (*MEASURES, "seat_advantage")
"""What a goal can be set for."""
TOLD_BY_A_JUDGE = {"lead_changes", "lead_for_good", "comebacks"}
TOLD_BY_TURNS = {"waiting", "longest_wait"}
MANY = 3


class NoGoal(ValueError):
    """What somebody wrote is no goal, or says nothing about how to vary."""


class Range(msgspec.Struct, frozen=True):
    """How an option may vary: a range of numbers, or some values."""

    option: str
    low: int = 0
    high: int = 0
    values: tuple[OptionValue, ...] = ()


class Trial(msgspec.Struct):
    """One setting that was tried: what it reached, and how far each goal was."""

    options: dict[str, OptionValue]
    reached: dict[str, float]
    distances: dict[str, float]
    front: bool = False

    @property
    def name(self) -> str:
        said = {True: "on", False: "off"}
        return ", ".join(
            f"{name}={said[value] if isinstance(value, bool) else value}"
            for name, value in self.options.items()
        )


def read_range(game: Game[Any], text: str) -> Range:
    """`lives=1..5`, or `hidden_buffs=on,off`.

    >>> read_range(find("imperator"), "lives=1..3").high
    3
    """
    name, equals, values = text.partition("=")
    option = next((one for one in game.options if one.name == name), None)
    if option is None or not equals or option.per_seat:
        raise NoGoal(text)
    low, dots, high = values.partition("..")
    if dots:
        if option.kind != "number" or not (low.isdigit() and high.isdigit()):
            raise NoGoal(text)
        for end in (int(low), int(high)):
            option.check(end, 1)
        if int(low) > int(high):
            raise NoGoal(text)
        return Range(name, int(low), int(high))
    read = [option.check(option.read(value), 1) for value in values.split(",")]
    return Range(name, values=tuple(read))


def goals_for(game: Game[Any]) -> list[str]:
    """What a goal can be set for in this game: not what it has nothing to say about."""
    unknown: set[str] = set()
    if game.judge is None:
        unknown |= TOLD_BY_A_JUDGE
    if game.in_real_time:
        unknown |= TOLD_BY_TURNS
    return [goal for goal in GOALS if goal not in unknown]


def read_goal(game: Game[Any], text: str) -> tuple[str, float]:
    """`rounds=10`.

    >>> read_goal(find("imperator"), "rounds=10")
    ('rounds', 10.0)
    """
    name, _, value = text.partition("=")
    try:
        wanted = float(value)
    except ValueError:
        raise NoGoal(text) from None
    if name not in goals_for(game) or not isfinite(wanted):
        raise NoGoal(text)
    return name, wanted


def reached(goal: str, played: Sequence[Played]) -> float:
    """What these games have of what the goal is about."""
    if goal == "seat_advantage":
        return seat_advantage(played)
    values = values_of(goal, played)
    return spread(values).mean if values else float("nan")


def tune(
    study: Study,
    ranges: Sequence[Range],
    goals: Mapping[str, float],
    trials: int,
    file: Path,
    play: Callable[[Study], list[Played]],
) -> tuple[list[Trial], bool]:
    """Try so many settings, or what is missing of them; and is it all? `play` plays one."""

    def search(seed: int) -> Any:  # noqa: ANN401
        return _search(study, ranges, goals, file, seed)

    def objective(trial: Any) -> tuple[float, ...]:  # noqa: ANN401
        options = {one.option: _suggested(trial, one) for one in ranges}
        found = _known(trial)
        if found is None:
            played = play(msgspec.structs.replace(study, options={**study.options, **options}))
            found = {goal: reached(goal, played) for goal in goals}
        trial.set_user_attr("reached", found)
        return tuple(abs(found[goal] - wanted) for goal, wanted in goals.items())

    done = len(_complete(search(0)))
    complete = True
    try:
        for number in range(done, trials):
            search(number).optimize(objective, n_trials=1)
    except KeyboardInterrupt:
        complete = False
    return _trials(search(0), ranges, list(goals)), complete


class Begun(msgspec.Struct, frozen=True):
    """How many trials of a search there are already, and which version their bots have."""

    trials: int
    bots_version: str


class Searched(msgspec.Struct, frozen=True):
    """What stands beside the trials: what is searched, by which rules and which bots."""

    study: Study
    rules: int
    bots_version: str
    ranges: list[Range]
    goals: dict[str, float]


def open_search(
    folder: Path,
    study: Study,
    ranges: Sequence[Range],
    goals: Mapping[str, float],
    trials: int,
    resume: bool,
) -> Begun:
    """Note what is searched in this folder, or go on with it by the same rules and bots."""
    now = study.bots_version
    wanted = Searched(study, find(study.game).rules, now, list(ranges), dict(goals))
    note, file = folder / STUDY, folder / TRIALS
    if (note.exists() or file.exists()) and not resume:
        raise Occupied(folder)
    kept = read_note(note, Searched)
    if kept is not None and (parts := _other_parts(kept, wanted)):
        raise OtherStudy(folder, parts)
    done = begun(study, ranges, goals, file)
    version = kept.bots_version if kept is not None and done else now
    if version != now and done < trials:
        raise OtherBots(folder, version, now)
    folder.mkdir(parents=True, exist_ok=True)
    write_note(note, msgspec.structs.replace(wanted, bots_version=version))
    return Begun(done, version)


def _other_parts(kept: Searched, wanted: Searched) -> list[str]:
    """In what it is another search."""
    before, now = (msgspec.to_builtins(one) for one in (kept, wanted))
    parts = [name for name, value in now["study"].items() if before["study"][name] != value]
    return parts + [name for name in ("ranges", "goals", "rules") if before[name] != now[name]]


def begun(study: Study, ranges: Sequence[Range], goals: Mapping[str, float], file: Path) -> int:
    """How many trials there are of it already."""
    return len(_complete(_search(study, ranges, goals, file, 0))) if file.exists() else 0


def _search(
    study: Study, ranges: Sequence[Range], goals: Mapping[str, float], file: Path, seed: int
) -> Any:  # noqa: ANN401 - of a library without types
    """What is kept in the file. Whoever goes on takes another seed, not the same luck again."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)  # Ctrl-C would be told with a traceback
    few = len(goals) < MANY
    sampler = optuna.samplers.TPESampler if few else optuna.samplers.NSGAIISampler
    kept = optuna.storages.journal.JournalFileBackend(str(file))
    return optuna.create_study(
        storage=optuna.storages.JournalStorage(kept),
        sampler=sampler(seed=seed),
        study_name=msgspec.json.encode([study, ranges, goals]).decode(),
        directions=["minimize"] * len(goals),
        load_if_exists=True,
    )


def _suggested(trial: Any, one: Range) -> OptionValue:  # noqa: ANN401
    if one.values:
        index: int = trial.suggest_categorical(one.option, list(range(len(one.values))))
        return one.values[index]
    number: int = trial.suggest_int(one.option, one.low, one.high)
    return number


def _known(trial: Any) -> dict[str, float] | None:  # noqa: ANN401
    """What the same setting reached before: it would play the same games."""
    same = (one for one in _complete(trial.study) if one.params == trial.params)
    return next((one.user_attrs["reached"] for one in same), None)


def _complete(search: Any) -> list[Any]:  # noqa: ANN401
    return [one for one in search.trials if one.state == optuna.trial.TrialState.COMPLETE]


def _trials(search: Any, ranges: Sequence[Range], goals: Sequence[str]) -> list[Trial]:  # noqa: ANN401
    best = {one.number for one in search.best_trials}
    by_name = {one.option: one for one in ranges}
    found: dict[str, Trial] = {}
    for one in _complete(search):
        options = {
            name: by_name[name].values[value] if by_name[name].values else value
            for name, value in one.params.items()
        }
        distances = dict(zip(goals, one.values, strict=True))
        trial = Trial(options, one.user_attrs["reached"], distances, one.number in best)
        found.setdefault(trial.name, trial).front |= trial.front
    return list(found.values())


def nearest(trials: Sequence[Trial], goals: Mapping[str, float]) -> Trial:
    """The one that is nearest to all goals together, each measured by how far others missed it."""
    scale = {goal: max(one.distances[goal] for one in trials) or 1.0 for goal in goals}
    return min(trials, key=lambda one: sum(one.distances[goal] / scale[goal] for goal in goals))


class Search(msgspec.Struct):
    """A search and what it found."""

    study: Study
    ranges: list[Range]
    goals: dict[str, float]
    trials: list[Trial]
    bots_version: str
    command: str


def page(search: Search, language: str) -> Page:
    """What was found, in one language."""
    study, goals, trials = search.study, search.goals, search.trials
    say = Saying(find(study.game), language)
    best = nearest(trials, goals)

    def named(values: Mapping[str, float]) -> str:
        return ", ".join(
            say("reached", measure=say(f"measure-{goal}"), value=told(say, goal, value))
            for goal, value in values.items()
        )

    def drawn(goal: str) -> plots.Goal:
        title = f"{say('column-goal')}: {say(f'measure-{goal}')}"
        return plots.Goal(goal, title, is_share(goal))

    ordered = sorted(trials, key=lambda one: (not one.front, sum(one.distances.values())))
    brief = Part(
        say("in-brief"),
        [
            say("say-best", setting=best.name, reached=named(best.reached)),
            say("say-goals", goals=named(goals), trials=len(trials), games=study.games),
            say("say-varied", ranges=", ".join(_varied(say, one) for one in search.ranges)),
            say("say-tuned", games=study.games),
        ],
        look="brief",
    )
    first, *others = goals
    points = [{**one.distances, "setting": one.name, "front": one.front} for one in trials]
    return Page(
        kicker=say("kicker"),
        title=say("title-tune", game=say.words.name),
        setting=setting(say, study),
        other_language=say("other-language"),
        parts=[
            brief,
            Part(
                say("part-trials"),
                [say("say-front")] if others else [],
                # One goal has no front; the list says all about it.
                [plots.front(points, drawn(first), drawn(other)) for other in others],
                [say("column-setting"), *(say(f"measure-{goal}") for goal in goals), ""],
                [
                    [
                        one.name,
                        *(told(say, goal, one.reached[goal]) for goal in goals),
                        "●" if one.front else "",
                    ]
                    for one in ordered
                ],
            ),
            method(say, study, search.bots_version, search.command, "method-trials"),
        ],
    )


def _varied(say: Saying, one: Range) -> str:
    """How an option varies, by its name and by what one writes."""
    option = next(known for known in say.words.game.options if known.name == one.option)
    values = [setting_name({one.option: value}).partition("=")[2] for value in one.values]
    written = ",".join(values) or f"{one.low}..{one.high}"
    return f"{say.words.option(option)} ({one.option}={written})"
