"""Several settings of one game over the same seeds: what each changes, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spieltisch.games import find
from spieltisch.lab import plots
from spieltisch.lab.measures import (
    MEASURES,
    SHARES,
    Difference,
    difference,
    difference_of_shares,
    strength,
    values_of,
)
from spieltisch.lab.page import Page, Part
from spieltisch.lab.report import Duel, method, setting, version_of
from spieltisch.lab.saying import Saying
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played

SKILLS = {"random": "skill_random", "quick": "skill_quick"}
"""What the strength of a bot against another is called, by the weaker one."""
LENGTH = "minutes"
VERDICTS = {
    "skill_quick": ("more-skill", "less-skill"),
    "skill_random": ("more-skill", "less-skill"),
    "limit": ("more-limit", "less-limit"),
    "lead_changes": ("more-tension", "less-tension"),
    "lead_for_good": ("later", "earlier"),
    "draws": ("more-draws", "less-draws"),
    "lost": ("more-lost", "less-lost"),
    "out_early": ("more-out", "less-out"),
}
"""How a verdict says that a measure went up or down."""


class Tried(msgspec.Struct):
    """What was played under one setting."""

    name: str
    study: Study
    played: list[Played]
    duels: list[Duel]


def differences(first: Tried, other: Tried) -> list[Difference]:
    """All that can be measured on both, from the first to the other."""
    found = [difference(name, first.played, other.played) for name in MEASURES]
    of_duels = [
        difference_of_shares(
            SKILLS.get(one.study.bots[-1], "skill_quick"),
            strength(one.study, one.played),
            strength(two.study, two.played),
        )
        for one, two in zip(first.duels, other.duels, strict=False)
        # Against each other in both: winning against the game is another matter.
        if one.played and two.played and min(len(one.study.bots), len(two.study.bots)) > 1
    ]
    return [one for one in found if one is not None] + of_duels


def verdict(say: Saying, name: str, found: Sequence[Difference], games: int) -> str:
    """What a setting does, in one sentence: only what is sure is said."""
    text = "; ".join(effects(say, found)) or _little(say, found, games)
    return say("verdict", setting=name, parts=text)


def _little(say: Saying, found: Sequence[Difference], games: int) -> str:
    """That nothing changes that a verdict speaks of, and what does change all the same."""
    sure = [f"{say(f'measure-{one.name}')} ({_from_to(say, one)})" for one in found if one.is_sure]
    if not sure:
        return say("verdict-none", games=games)
    return say("verdict-little", games=games, changes=", ".join(sure))


def effects(say: Saying, found: Sequence[Difference]) -> list[str]:
    """What is sure of it, each in a few words."""
    parts = []
    for one in found:
        if not one.is_sure:
            continue
        if one.name == LENGTH and one.ratio:
            low, high = sorted(abs(100 * end) for end in one.ratio)
            key = "verdict-longer" if one.change > 0 else "verdict-shorter"
            percent = round(abs(100 * one.change / one.before))
            parts.append(say(key, percent=percent, low=round(low), high=round(high)))
        elif one.name in VERDICTS:
            key = VERDICTS[one.name][one.change < 0]
            before, after = (amount(say, one.name, value) for value in (one.before, one.after))
            parts.append(say(f"verdict-{key}", before=before, after=after))
    return parts


def amount(say: Saying, measure: str, value: float) -> str:
    """A value of a measure, of a share in per cent."""
    return say.figure(100 * value if is_share(measure) else value)


def told(say: Saying, measure: str, value: float) -> str:
    """The same with its unit."""
    said = amount(say, measure, value)
    return say("per-cent", value=said) if is_share(measure) else said


def is_share(measure: str) -> bool:
    """Is it said in per cent?"""
    return measure in SHARES or measure in SKILLS.values() or measure == "seat_advantage"


def page(tried: Sequence[Tried], command: str, language: str) -> Page:
    """The comparison in one language."""
    first, *others = tried
    say = Saying(find(first.study.game), language)
    found = {one.name: differences(first, one) for one in others}
    games = len(first.played)
    verdicts = [verdict(say, name, each, games) for name, each in found.items()]
    brief = Part(
        say("in-brief"), [*verdicts, say("say-baseline", setting=first.name)], look="brief"
    )
    return Page(
        kicker=say("kicker"),
        title=say("title-compare", game=say.words.name, count=len(tried)),
        setting=setting(say, msgspec.structs.replace(first.study, options={})),
        other_language=say("other-language"),
        parts=[
            brief,
            _side_by_side(say, tried),
            _changes(say, found, [one.name for one in tried]),
            method(say, first.study, version_of(first.played), command, "method-folders"),
        ],
    )


def _side_by_side(say: Saying, tried: Sequence[Tried]) -> Part:
    def values(measure: str) -> dict[str, list[float]]:
        known = {one.name: values_of(measure, one.played) for one in tried}
        return {name: each for name, each in known.items() if each}

    drawn = [
        plots.histograms(values(name), f"{say(f'measure-{name}')} ({say('column-games')})")
        for name in ("rounds", LENGTH)
    ]
    if for_good := values("lead_for_good"):
        drawn.append(plots.led_for_good(for_good, say("axis-progress"), say("axis-for-good")))
    return Part(
        say("part-settings"),
        [f"{one.name}: {say.options(one.study.options)}" for one in tried],
        drawn,
        legend=plots.legend([one.name for one in tried]),
    )


def _changes(say: Saying, found: dict[str, list[Difference]], names: list[str]) -> Part:
    part = Part(say("part-differences"), [], legend=plots.legend(names)[1:])
    part.columns = [*map(say, ("column-measure", "column-change")), "95 %", ""]
    relative: list[plots.Change] = []
    points: list[plots.Change] = []
    for name, each in found.items():
        part.rows.append([name])
        for one in each:
            if not (one.before or one.after):
                continue
            measure = say(f"measure-{one.name}")
            if is_share(one.name):
                points.append(plots.Change(name, measure, one.change, one.low, one.high))
            elif one.ratio:
                change = one.change / one.before
                relative.append(plots.Change(name, measure, change, *one.ratio))
            part.rows.append([measure, *_row(say, one)])
    drawn = ((relative, "axis-relative"), (points, "axis-points"))
    part.plots = [plots.changes(changes, say(axis), names) for changes, axis in drawn if changes]
    return part


def _row(say: Saying, one: Difference) -> list[str]:
    change, low, high = (
        amount(say, one.name, value).replace("-", "\N{MINUS SIGN}")
        for value in (one.change, one.low, one.high)
    )
    between = say("between", low=low, high=high)
    sure = say("say-sure" if one.is_sure else "say-unsure")
    return [_from_to(say, one), f"{change} ({between})", sure]


def _from_to(say: Saying, one: Difference) -> str:
    return f"{amount(say, one.name, one.before)} → {told(say, one.name, one.after)}"
