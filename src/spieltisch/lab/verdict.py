"""A verdict on a game: each of its options against the standard rules, for several tables.

It is written as Markdown, to be kept beside the rules: figures with intervals, and what they say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spieltisch.engine import Option
from spieltisch.engine.options import OptionValue
from spieltisch.games import find
from spieltisch.lab.compare import Tried, amount, differences, verdict
from spieltisch.lab.measures import (
    Difference,
    by_figure,
    by_seat,
    by_side,
    is_uneven,
    is_uneven_by_rate,
    share,
    spreads,
    strength,
    uses,
)
from spieltisch.lab.report import known_uses
from spieltisch.lab.saying import Saying

COLUMNS = ("rounds", "minutes", "lead_changes", "lead_for_good", "limit", "out_early", "lost")
BETTER = {"limit": -1, "draws": -1, "out_early": -1, "lead_for_good": 1, "lead_changes": 1}
"""In which direction a change is good for any game."""


def settings_of(game: str) -> list[dict[str, OptionValue]]:
    """The standard rules first, then each option by itself with other values.

    >>> settings_of("villainous")
    [{}, {'strict_printing': True}, {'round_limit': 50}, {'round_limit': 200}]
    """
    options = [option for option in find(game).options if not option.per_seat]
    return [{}, *({one.name: value} for one in options for value in _other_values(one))]


def _other_values(option: Option) -> list[OptionValue]:
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "one-of":
        return [value for value in option.values if value != option.default]
    default = int(option.default) if isinstance(option.default, int) else 0
    if not default:
        return [max(1, option.high // 4)]
    wanted = (default // 2, default * 2)
    return [value for value in wanted if option.low <= value <= option.high and value > 0]


def markdown(tables: Mapping[int, Sequence[Tried]], command: str, language: str) -> str:
    """The whole verdict. `tables` has the settings that were tried, by the number of players."""
    first = next(iter(tables.values()))[0]
    say = Saying(find(first.study.game), language)
    lines = [
        f"# {say('verdict-title', game=say.words.name)}",
        "",
        f"{say('verdict-made')} `{command}`",
        "",
        f"{say('method-sure')} {say('verdict-many')} {say('method-bots')}",
    ]
    for players, tried in tables.items():
        lines += ["", f"## {say('verdict-players', players=players)}", "", *_table(say, tried)]
    lines += ["", f"## {say('verdict-dead')}", "", *_dead(say, tables)]
    return "\n".join(lines) + "\n"


def _table(say: Saying, tried: Sequence[Tried]) -> list[str]:
    first, *others = tried
    found = {one.name: differences(first, one) for one in others}
    games = len(first.played)
    measured = [name for name in COLUMNS if _says_something(name, tried)]
    heads = [
        say("column-setting"),
        *(say(f"measure-{name}") for name in measured),
        *_duels(say, first),
    ]
    lines = [*_standard(say, first), "", "| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    lines += ["| " + " | ".join([one.name, *_cells(say, one, measured)]) + " |" for one in tried]
    lines += [""]
    lines += [f"- {verdict(say, name, each, games)}" for name, each in found.items()]
    good = [name for name, each in found.items() if _speaks_for(each)]
    lines += ["", say("verdict-for", names=", ".join(good)) if good else say("verdict-for-none")]
    return lines


def _says_something(measure: str, tried: Sequence[Tried]) -> bool:
    found = [spreads(one.played).get(measure) for one in tried]
    return any(one is not None and one.mean for one in found)


def _duels(say: Saying, tried: Tried) -> list[str]:
    return [say("pair", stronger=d.study.bots[0], weaker=d.study.bots[-1]) for d in tried.duels]


def _cells(say: Saying, tried: Tried, measured: Sequence[str]) -> list[str]:
    found = spreads(tried.played)
    cells = []
    for name in measured:
        one = found.get(name)
        cells.append("" if one is None else _figure(say, name, one.mean, one.low, one.high))
    for duel in tried.duels:
        one_duel = strength(duel.study, duel.played)
        cells.append(_figure(say, "skill_quick", one_duel.rate, one_duel.low, one_duel.high))
    return cells


def _figure(say: Saying, name: str, value: float, low: float, high: float) -> str:
    said = [amount(say, name, one) for one in (value, low, high)]
    return f"{said[0]} ({say('between', low=said[1], high=said[2])})"


def _standard(say: Saying, tried: Tried) -> list[str]:
    """How fair the standard rules are, and on how many games all of this stands."""
    played = tried.played
    games = len(played)
    lines = [
        say(
            "verdict-sample",
            games=games,
            bots=", ".join(tried.study.bots),
            duels=sum(len(duel.played) for duel in tried.duels),
        )
    ]
    sides, seats, figures = by_side(tried.study, played), by_seat(played), by_figure(played)
    if sides:
        won = [f"{say.words.term(one.name)} {_share(say, one.count, games)}" for one in sides]
    else:
        won = [
            f"{say('seat', number=number + 1)} {_share(say, one.count, games)}"
            for number, one in enumerate(seats)
        ]
    uneven = not sides and is_uneven(seats)
    lines.append(f"{', '.join(won)}. {say('verdict-uneven' if uneven else 'verdict-even')}")
    if len(figures) > 1 and len(sides) != 1:
        told = [f"{say.figure_name(one.name)} {_share(say, one.count, one.of)}" for one in figures]
        uneven = is_uneven_by_rate(figures)
        lines.append(f"{', '.join(told)}. {say('verdict-uneven' if uneven else 'verdict-even')}")
    return [part for line in lines for part in (line, "")][:-1]


def _share(say: Saying, count: int, of: int) -> str:
    one = share("", count, of)
    low, high = round(100 * one.low), round(100 * one.high)
    return f"{say.share(one.rate)} ({say('between', low=low, high=high)})"


def _speaks_for(found: Sequence[Difference]) -> bool:
    """Is something surely better, and nothing that any game wants surely worse?"""
    signs = [BETTER[one.name] * one.change for one in found if one.name in BETTER and one.is_sure]
    return bool(signs) and min(signs) > 0


def _dead(say: Saying, tables: Mapping[int, Sequence[Tried]]) -> list[str]:
    """What nobody ever did under any setting, with any number of players."""
    every = [one for tried in tables.values() for each in tried for one in each.played]
    game = say.words.game.name
    lines = []
    for kind in ("verbs", "events"):
        dead = [one.name for one in uses(kind, known_uses(game, kind), every) if not one.mean]
        if dead:
            lines.append(f"- {say(f'say-dead-{kind}', names=say.named(kind, dead))}")
    return lines or [say("say-alive")]
