"""A verdict on a game: each of its options against the standard rules, at several tables.

It is written as Markdown, to be kept beside the rules: figures with intervals, and what they say.
What people conclude from it stands between two marks and is kept when it is written anew.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from spieltisch.bots import usual_bot
from spieltisch.engine.options import OptionValue
from spieltisch.games import find
from spieltisch.lab.compare import Tried, amount, differences, effects
from spieltisch.lab.measures import (
    Difference,
    Share,
    Spread,
    by_figure,
    by_seat,
    by_side,
    difference_of_shares,
    is_uneven,
    is_uneven_by_rate,
    spreads,
    strength,
    uses,
)
from spieltisch.lab.report import Duel, duels_between, known_uses, version_of
from spieltisch.lab.saying import Saying
from spieltisch.lab.series import Series
from spieltisch.lab.settings import Sitting, setting_name
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played

COLUMNS = ("rounds", "minutes", "lead_changes", "lead_for_good", "limit", "out_early", "lost")
BETTER = {"limit": -1, "draws": -1, "out_early": -1, "lead_for_good": 1, "lead_changes": 1}
"""In which direction a change is good for any game."""
OFTEN = 0.2
"""What happens in such a share of the games is missed when it never happens any more."""
BEGIN, END = "<!-- conclusion -->", "<!-- end of the conclusion -->"
_CONCLUSION = re.compile(f"{BEGIN}\n(.*?){END}\n", re.DOTALL)


def trials(
    game: str,
    sittings: Sequence[Sitting],
    settings: Sequence[dict[str, OptionValue]],
    seed: str,
    duels: tuple[int, int] | None,
) -> tuple[Series, dict[str, Sitting]]:
    """Each setting at each table that it can be played at; and the table of each, by its name.

    `duels` are how many games quick plays against random, and how many somebody else who plays at
    a table against the usual bot.
    """
    found = find(game)
    usual = {option.name: option.default for option in found.options}
    series = Series()
    tables: dict[str, Sitting] = {}
    for one in sittings:
        for options in settings:
            if one.players in found.seats_with({**usual, **options}):
                study = Study(game, one.players, (one.bot,), seed, one.games, options)
                name = f"{one.folder} {setting_name(options)}"
                first, second = duels or (one.games // 10, 0)
                if one.bot == usual_bot(game):
                    contests = duels_between(study, "quick", "random", first)
                else:
                    contests = duels_between(study, one.bot, usual_bot(game), second)
                series.add(name, study, contests)
                tables[name] = one
    return series, tables


def markdown(
    tables: Mapping[Sitting, Sequence[Tried]],
    command: str,
    language: str,
    before: str = "",
    complete: bool = True,
) -> str:
    """The whole verdict. `tables` has what was tried, `before` what the page said so far."""
    first = next(iter(tables.values()))[0]
    say = Saying(find(first.study.game), language)
    lines = [
        f"# {say('verdict-title', game=say.words.name)}",
        "",
        f"{say('verdict-made')} `{command}`",
        "",
        *([] if complete else [f"**{say('verdict-unfinished')}**", ""]),
        f"{say('method-sure')} {say('verdict-many')} {say('method-bots')}",
        "",
        *_conclusion(before),
        *_settings(say, tables),
    ]
    for sitting, tried in tables.items():
        title = say("verdict-table", players=sitting.players, bot=sitting.bot)
        lines += ["", f"## {title}", "", *_table(say, tried)]
    lines += ["", f"## {say('verdict-dead')}", "", *_dead(say, tables)]
    return "\n".join(lines) + "\n"


def _conclusion(before: str) -> list[str]:
    """What people wrote between the marks."""
    kept = _CONCLUSION.search(before)
    return [BEGIN, *(kept[1].splitlines() if kept else []), END, ""]


def _settings(say: Saying, tables: Mapping[Sitting, Sequence[Tried]]) -> list[str]:
    """What is tried, in words."""
    every = {one.name: one for tried in tables.values() for one in tried if one.study.options}
    if not every:
        return []
    heads = (say("column-setting"), say("column-meaning"))
    meanings: dict[str, list[str]] = {}
    for name, one in every.items():
        meanings.setdefault(_meaning(say, one.study.options), []).append(f"`{name}`")
    rows = [(", ".join(names), meaning) for meaning, names in meanings.items()]
    return [f"## {say('verdict-settings')}", "", *_rows(heads, rows)]


def _meaning(say: Saying, options: Mapping[str, OptionValue]) -> str:
    """The preset of this name, or what its options do."""
    game, words = say.words.game, say.words
    for name, preset in game.presets.items():
        if dict(preset) == dict(options):
            return f"**{words.preset(name)}.** {words.preset_help(name)}"
    return " ".join(
        f"**{words.option(one)}.** {words.option_help(one)}"
        for one in game.options
        if one.name in options
    )


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    return lines + ["| " + " | ".join(row) + " |" for row in rows]


def _table(say: Saying, tried: Sequence[Tried]) -> list[str]:
    first, *others = tried
    found = {one.name: differences(first, one) for one in others}
    measured = [name for name in COLUMNS if _says_something(name, tried)]
    heads = [
        say("column-setting"),
        *(say(f"measure-{name}") for name in measured),
        *(say("column-side", side=say.words.term(side.name)) for side in _rivals(first)),
        *_duels(say, first),
    ]
    rows = [[f"`{one.name}`", *_cells(say, one, measured)] for one in tried]
    lines = [*_standard(say, first), "", *_rows(heads, rows)]
    if not others:
        return lines
    lines += ["", *(_verdict(say, first, one, found[one.name]) for one in others)]
    good = [f"`{name}`" for name, each in found.items() if _speaks_for(each)]
    lines += ["", say("verdict-for", names=", ".join(good)) if good else say("verdict-for-none")]
    return lines


def _verdict(say: Saying, first: Tried, one: Tried, found: Sequence[Difference]) -> str:
    """What a setting changes for sure, in one sentence."""
    parts = [
        *effects(say, found),
        *_balance(say, first, one),
        *_fairness(say, one),
        *_changed_use(say, first, one),
    ]
    games = min(len(first.played), len(one.played))
    text = "; ".join(parts) or say("verdict-none", games=games)
    return f"- {say('verdict', setting=f'`{one.name}`', parts=text)}"


def _rivals(tried: Tried) -> list[Share]:
    """How often each side won but the last, which won the rest; none where all are on one side."""
    return by_side(tried.study, tried.played)[:-1]


def _balance(say: Saying, first: Tried, other: Tried) -> list[str]:
    """Which side a setting helps."""
    said = []
    for before, after in zip(_rivals(first), _rivals(other), strict=True):
        if difference_of_shares("", before, after).is_sure:
            rates = {"before": round(100 * before.rate), "after": round(100 * after.rate)}
            said.append(say("verdict-side", side=say.words.term(before.name), **rates))
    return said


def _fairness(say: Saying, tried: Tried) -> list[str]:
    seats = by_seat(tried.played)
    if by_side(tried.study, tried.played) or not is_uneven(seats):
        return []
    best, worst = (pick(seats, key=lambda one: one.rate) for pick in (max, min))
    return [
        say(
            "verdict-seats",
            best=int(best.name) + 1,
            worst=int(worst.name) + 1,
            high=round(100 * best.rate),
            low=round(100 * worst.rate),
        )
    ]


def _changed_use(say: Saying, first: Tried, other: Tried) -> list[str]:
    """Which actions a setting takes from the game or brings into it."""
    before, after = (_shares_of_games(one.played) for one in (first, other))
    gone = [name for name, games in before.items() if games >= OFTEN and name not in after]
    new = [name for name, games in after.items() if games >= OFTEN and name not in before]
    said = []
    if gone:
        said.append(say("verdict-gone", names=say.named("verbs", gone)))
    if new:
        said.append(say("verdict-new", names=say.named("verbs", new)))
    return said


def _shares_of_games(played: Sequence[Played]) -> dict[str, float]:
    return {one.name: one.games for one in uses("verbs", (), played)}


def _says_something(measure: str, tried: Sequence[Tried]) -> bool:
    found = [spreads(one.played).get(measure) for one in tried]
    return any(one is not None and one.mean for one in found)


def _contests(tried: Tried) -> list[list[Duel]]:
    """The duels of two bots: one study, or one for each bot where all play together."""
    together = 1 if tried.study.places > 1 else 2
    return [tried.duels[at : at + together] for at in range(0, len(tried.duels), together)]


def _duels(say: Saying, tried: Tried) -> list[str]:
    return [
        say("pair", stronger=one[0].study.bots[0], weaker=one[-1].study.bots[-1])
        for one in _contests(tried)
    ]


def _cells(say: Saying, tried: Tried, measured: Sequence[str]) -> list[str]:
    found = spreads(tried.played)
    cells = []
    for name in measured:
        one = found.get(name)
        cells.append("" if one is None else _spread(say, name, one))
    cells += [_share(say, side) for side in _rivals(tried)]
    cells += [" / ".join(_wins(say, duel) for duel in contest) for contest in _contests(tried)]
    return cells


def _spread(say: Saying, name: str, one: Spread) -> str:
    """A mean with its interval; one game alone says nothing of where the true value lies."""
    if one.count == 1 and one.low == one.high:
        return amount(say, name, one.mean)
    return _figure(say, name, one.mean, one.low, one.high)


def _wins(say: Saying, duel: Duel) -> str:
    won = strength(duel.study, duel.played)
    return _figure(say, "skill_quick", won.rate, won.low, won.high)


def _figure(say: Saying, name: str, value: float, low: float, high: float) -> str:
    said = [amount(say, name, one) for one in (value, low, high)]
    return f"{said[0]} ({say('between', low=said[1], high=said[2])})"


def _standard(say: Saying, tried: Tried) -> list[str]:
    """How fair the standard rules are, and on how many games all of this stands."""
    played = tried.played
    duels = sum(len(duel.played) for duel in tried.duels)
    sample = say("verdict-sample", games=len(played), bots=tried.study.bots[0], duels=duels)
    rules, bots = played[0].row.rules, version_of(played) or "?"
    lines = [f"{sample} {say('verdict-version', rules=rules, bots=bots)}"]
    sides, seats, figures = by_side(tried.study, played), by_seat(played), by_figure(played)
    if sides:
        won = [f"{say.words.term(one.name)} {_share(say, one)}" for one in sides]
        lines += ["", ", ".join(won) + "."]
    elif len(seats) > 1:
        won = [f"{say('seat', number=int(one.name) + 1)} {_share(say, one)}" for one in seats]
        lines += ["", f"{', '.join(won)}. {_evenness(say, is_uneven(seats))}"]
    if len(figures) > 1 and len(sides) != 1:
        heads = (say("column-figure"), say("axis-wins"), say("column-played"))
        rows = [
            (say.figure_name(one.name), _share(say, one), say.words.figure(one.of))
            for one in figures
        ]
        lines += ["", *_rows(heads, rows), "", _evenness(say, is_uneven_by_rate(figures))]
    return lines


def _evenness(say: Saying, uneven: bool) -> str:
    return say("verdict-uneven" if uneven else "verdict-even")


def _share(say: Saying, one: Share) -> str:
    low, high = round(100 * one.low), round(100 * one.high)
    return f"{say.share(one.rate)} ({say('between', low=low, high=high)})"


def _speaks_for(found: Sequence[Difference]) -> bool:
    """Is something surely better, and nothing that any game wants surely worse?"""
    signs = [BETTER[one.name] * one.change for one in found if one.name in BETTER and one.is_sure]
    return bool(signs) and min(signs) > 0


def _dead(say: Saying, tables: Mapping[Sitting, Sequence[Tried]]) -> list[str]:
    """What nobody ever did under any setting, at any table."""
    every = [one for tried in tables.values() for each in tried for one in each.played]
    game = say.words.game.name
    lines = []
    for kind in ("verbs", "events"):
        dead = [one.name for one in uses(kind, known_uses(game, kind), every) if not one.mean]
        if dead:
            lines.append(f"- {say(f'say-dead-{kind}', names=say.named(kind, dead))}")
    return lines or [say("say-alive")]
