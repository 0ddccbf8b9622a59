"""A report on one game: what a designer would write after so many games, with pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from spieltisch.bots import bots_for
from spieltisch.games import find
from spieltisch.lab import pace, plots
from spieltisch.lab.measures import (
    SHARES,
    Share,
    Spread,
    by_figure,
    by_seat,
    by_side,
    is_uneven,
    is_uneven_by_rate,
    share,
    spreads,
    strength,
    uses,
    values_of,
)
from spieltisch.lab.page import Page, Part
from spieltisch.lab.saying import Saying
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played
from spieltisch.words import keys

TRIES = 20
"""In so many tries the thinker of a duel thinks."""
ENOUGH = 10
"""Fewer duels than this do not say what decides."""
RARE = 0.05
MOST_DRAWN = 30
KINDS = ("verbs", "events", "cards")


class Duel(msgspec.Struct):
    """A stronger bot against a weaker one, to tell luck from skill."""

    study: Study
    played: list[Played]


class Report(msgspec.Struct):
    """All that was played for it."""

    study: Study
    played: list[Played]
    duels: list[Duel]
    command: str


def duels_for(study: Study, against_random: int, against_quick: int) -> list[Study]:
    """The studies that tell luck from skill, as far as the game has bots for them.

    One plays against all others, each seat equally often; where all play together, each strength
    plays all seats.
    """
    return [
        *duels_between(study, "quick", "random", against_random),
        *duels_between(study, f"thinker:{TRIES}", "quick", against_quick),
    ]


def duels_between(study: Study, stronger: str, weaker: str, games: int) -> list[Study]:
    """So many games of these two, or a few more so that each seat is had equally often."""
    known = bots_for(study.game)
    if stronger.partition(":")[0] not in known or weaker not in known or not games:
        return []
    lineups = [(stronger, weaker)] if study.places > 1 else [(stronger,), (weaker,)]
    rounded = -(-games // study.places) * study.places
    return [
        msgspec.structs.replace(study, bots=bots, games=rounded, seed=f"{study.seed} duel")
        for bots in lineups
    ]


def page(report: Report, language: str) -> Page:
    """The report in one language."""
    study, played = report.study, report.played
    say = Saying(find(study.game), language)
    makers: list[Callable[[Saying, Report], Part]] = [
        length,
        wins,
        tension,
        skill,
        decisions,
        use,
        waiting,
        ends,
    ]
    parts = [make(say, report) for make in makers]
    told = [part.sentences[0] for part in parts if part.sentences and part.look != "aside"]
    brief = Part(say("in-brief"), told, look="brief")
    if len(played) < study.games:
        brief.sentences.insert(0, say("unfinished", played=len(played), games=study.games))
    return Page(
        kicker=say("kicker"),
        title=say("title-report", game=say.words.name, games=len(played)),
        setting=setting(say, study),
        other_language=say("other-language"),
        parts=[brief, *parts, method(say, study, version_of(played), report.command)],
    )


def setting(say: Saying, study: Study) -> str:
    return say(
        "setting",
        players=study.players,
        bots=", ".join(study.bots),
        options=say.options(study.options),
    )


def length(say: Saying, report: Report) -> Part:
    found = spreads(report.played)
    minutes = found["minutes"]
    sentences = [
        say(
            "say-length",
            rounds=round(found["rounds"].median, 1),
            decisions=say.figure(found["decisions"].median),
            minutes=say.figure(minutes.median),
            low=say.figure(minutes.p10),
            high=say.figure(minutes.p90),
        )
    ]
    if minutes.p90 > 3 * minutes.p10:
        low, high = say.figure(minutes.p10), say.figure(minutes.p90)
        sentences.append(say("say-length-wide", low=low, high=high))
    elif minutes.p90 < 1.3 * minutes.p10:
        sentences.append(say("say-length-even"))
    drawn = [
        *histogram_of(say, "rounds", report.played),
        *histogram_of(say, "decisions", report.played),
        *histogram_of(say, "minutes", report.played),
    ]
    return Part(say("part-length"), sentences, drawn)


def histogram_of(say: Saying, measure: str, played: Sequence[Played]) -> list[plots.Spec]:
    """How a measure is spread, unless all games are alike in it: then a picture shows nothing."""
    values = values_of(measure, played)
    if len(set(values)) < 2:
        return []
    return [
        plots.histogram(
            values, say(f"measure-{measure}"), say("column-games"), is_share=measure in SHARES
        )
    ]


def wins(say: Saying, report: Report) -> Part:
    study, played = report.study, report.played
    seats, sides, figures = by_seat(played), by_side(study, played), by_figure(played)
    part = Part(say("part-wins"), [])
    axis = say("axis-wins")
    if len(sides) == 1:
        part.sentences.append(say("say-coop", **percentages(sides[0])))
    elif sides:
        names = [say.words.term(side.name) for side in sides]
        part.sentences += [
            say("say-sides", side=name, **percentages(side))
            for side, name in zip(sides, names, strict=True)
        ]
        part.plots.append(plots.shares(sides, names, axis, None))
    else:
        part.sentences.append(_seats(say, seats, len(played)))
        names = [say("seat", number=number + 1) for number in range(len(seats))]
        part.plots.append(plots.shares(seats, names, axis, 1 / len(seats)))
    if len(figures) > 1:
        best, worst = figures[0], figures[-1]
        part.sentences.append(
            say(
                "say-figures-unfair" if is_uneven_by_rate(figures) else "say-figures-fair",
                best=say.figure_name(best.name),
                worst=say.figure_name(worst.name),
                high=round(100 * best.rate),
                low=round(100 * worst.rate),
                games=len(played),
            )
        )
        names = [say.figure_name(figure.name) for figure in figures]
        usual = sides[0].rate if len(sides) == 1 else 1 / study.places
        part.plots.append(plots.shares(figures, names, axis, usual))
    return part


def _seats(say: Saying, seats: Sequence[Share], games: int) -> str:
    best, worst = (pick(seats, key=lambda one: one.rate) for pick in (max, min))
    rates = {"high": round(100 * best.rate), "low": round(100 * worst.rate)}
    if not is_uneven(seats):
        return say("say-seats-fair", games=games, **rates)
    return say(
        "say-seats-unfair",
        best=int(best.name) + 1,
        worst=int(worst.name) + 1,
        fair=round(100 / len(seats)),
        **rates,
    )


def percentages(one: Share | Spread) -> dict[str, float]:
    """A share and its interval in per cent, as sentences name them."""
    rate = one.rate if isinstance(one, Share) else one.mean
    return {
        "rate": round(100 * rate),
        "low": round(100 * one.low),
        "high": round(100 * one.high),
    }


def tension(say: Saying, report: Report) -> Part:
    played = report.played
    found = spreads(played)
    if "lead_changes" not in found:
        return Part(say("part-tension"), [say("say-no-standing")])
    for_good = found.get("lead_for_good")
    part = Part(say("part-tension"), [])
    if for_good is not None:
        changes = say.figure(found["lead_changes"].mean)
        part.sentences.append(say("say-lead", changes=changes, share=round(100 * for_good.median)))
        if for_good.median > 0.75 and for_good.count >= ENOUGH:
            part.sentences.append(say("say-lead-late"))
        elif for_good.median < 0.4 and for_good.count >= ENOUGH:
            part.sentences.append(say("say-lead-early"))
        part.sentences.append(say("say-comebacks", **percentages(found["comebacks"])))
        part.plots.append(
            plots.led_for_good(
                {"": values_of("lead_for_good", played)}, say("axis-progress"), say("axis-for-good")
            )
        )
        curve = plots.chance_of_the_winner(played, say("axis-progress"), say("axis-chance"))
        part.plots += [curve] if curve else []
    part.plots += histogram_of(say, "lead_changes", played)
    return part


def skill(say: Saying, report: Report) -> Part:
    duels = report.duels
    if not duels:
        return Part(say("part-skill"), [say("say-skill-unknown")])
    if report.study.places == 1:
        return _skill_of_teams(say, duels)
    part = Part(say("part-skill"), [])
    fair = 1 / report.study.places
    found = [strength(duel.study, duel.played) for duel in duels]
    names = []
    for duel, one in zip(duels, found, strict=True):
        pair = {"stronger": duel.study.bots[0], "weaker": duel.study.bots[1]}
        names.append(say("pair", **pair))
        part.sentences.append(
            say("say-skill", games=one.of, fair=round(100 * fair), **pair, **percentages(one))
        )
    enough = [one for one in found if one.of >= ENOUGH]
    if enough:
        # How much of the way from pure luck to certainty the better player comes.
        sure = (enough[-1].rate - fair) / (1 - fair)
        part.sentences.append(
            say(f"say-skill-{'all' if sure > 0.9 else 'some' if sure > 0.15 else 'none'}")
        )
    part.plots.append(plots.shares(found, names, say("axis-wins"), fair))
    return part


def _skill_of_teams(say: Saying, duels: Sequence[Duel]) -> Part:
    part = Part(say("part-skill"), [])
    drawn: dict[str, Share] = {}
    for strong, weak in zip(duels[::2], duels[1::2], strict=True):
        one, other = (strength(duel.study, duel.played) for duel in (strong, weak))
        part.sentences.append(
            say(
                "say-skill-team",
                stronger=strong.study.bots[0],
                weaker=weak.study.bots[0],
                games=one.of,
                other=round(100 * other.rate),
                **percentages(one),
            )
        )
        for team in (one, other):
            # Who is in two pairs has played the same games in both, in one of them more.
            drawn[team.name] = max(team, drawn.get(team.name, team), key=lambda each: each.of)
    part.plots.append(plots.shares(list(drawn.values()), list(drawn), say("axis-wins"), None))
    return part


def decisions(say: Saying, report: Report) -> Part:
    found = spreads(report.played)
    forced = found["forced"].mean
    sentences = [
        say(
            "say-branching",
            choices=say.figure(found["branching"].mean),
            forced=round(100 * forced),
        )
    ]
    if forced > 0.25:
        sentences.append(say("say-forced-many"))
    curve = plots.choices_over_time(report.played, say("axis-progress"), say("axis-choices"))
    drawn = [*([curve] if curve else []), *histogram_of(say, "forced", report.played)]
    return Part(say("part-decisions"), sentences, drawn)


def known_uses(game: str, kind: str) -> list[str]:
    """All verbs, events or cards that a game has."""
    found = find(game)
    if kind == "verbs":
        return list(found.verbs)
    if kind == "cards":
        return list(dict.fromkeys(found.kinds))
    told = (key for key in keys(found, "en") if key.startswith("told-") and "." not in key)
    return sorted(key.removeprefix("told-") for key in told)


def use(say: Saying, report: Report) -> Part:
    part = Part(say("part-use"), [], look="uses", folded=say("all-uses"))
    part.columns = [*map(say, ("column-use", "axis-use", "column-in-games"))]
    some_dead = False
    for kind in KINDS:
        found = uses(kind, known_uses(report.study.game, kind), report.played)
        if not any(one.mean for one in found):
            continue
        dead = [one.name for one in found if not one.mean]
        rare = [one.name for one in found if 0 < one.games < RARE]
        if dead:
            part.sentences.append(say(f"say-dead-{kind}", names=say.named(kind, dead)))
            some_dead = True
        elif kind != "cards":
            part.sentences.append(say("say-alive" if kind == "verbs" else "say-alive-events"))
        if rare and kind != "cards":
            part.sentences.append(say("say-rare", names=say.named(kind, rare)))
        names = say.told_apart(kind, [one.name for one in found])
        if kind != "cards" or len(found) > 1:
            title = f"{say(f'use-{kind}')}: {say('axis-use')}"
            part.plots.append(plots.used(found[:MOST_DRAWN], names[:MOST_DRAWN], title))
            part.rows.append([say(f"use-{kind}")])
            part.rows += [
                [name, say.figure(one.mean), say.share(one.games)]
                for one, name in zip(found, names, strict=True)
            ]
    if some_dead:
        part.sentences.append(say("say-dead-why"))
    return part


def waiting(say: Saying, report: Report) -> Part:
    found = spreads(report.played)
    sentences = [say("say-no-waiting")]
    if "waiting" in found:
        share_, seconds = round(100 * found["waiting"].mean), found["longest_wait"].mean
        sentences = [say("say-waiting", share=share_, seconds=say.figure(seconds))]
    out = [float(when) for one in report.played for when in one.row.out if when >= 0]
    drawn = []
    if out:
        early = round(100 * found["out_early"].mean)
        sentences.append(say("say-out", early=early) if early else say("say-nobody-early"))
        drawn.append(plots.histogram(out, say("axis-out"), say("axis-players")))
    else:
        sentences.append(say("say-nobody-out"))
    drawn += histogram_of(say, "longest_wait", report.played)
    return Part(say("part-waiting"), sentences, drawn, look="aside")


def ends(say: Saying, report: Report) -> Part:
    rows = [one.row for one in report.played]
    limit = share("limit", sum(row.limit for row in rows), len(rows))
    draws = sum(row.outcome == "draw" for row in rows) / len(rows)
    return Part(
        say("part-ends"),
        [
            say("say-limit", **percentages(limit)) if limit.count else say("say-no-limit"),
            say("say-draws", rate=say.figure(100 * draws)) if draws else say("say-no-draws"),
        ],
    )


def version_of(played: Sequence[Played]) -> str:
    """Which version the bots have that played these games; all of one study have the same."""
    return played[0].row.bots_version


def method(
    say: Saying, study: Study, version: str, command: str, data: str = "method-data"
) -> Part:
    """How the figures came about, for whoever wants to check them. `version` is of the bots."""
    game = find(study.game)
    judged = [say("method-standing")] if game.judge is not None else []
    return Part(
        say("part-method"),
        [
            command,
            say("method-seed", seed=study.seed),
            say("method-version", rules=game.rules, bots=version or "?"),
            say("method-clock")
            if game.in_real_time
            else say(
                "method-pace",
                forced=say.figure(pace.FORCED),
                shortest=say.figure(pace.SHORTEST),
                doubling=say.figure(pace.DOUBLING),
            ),
            *judged,
            say("method-sure"),
            say(data),
            say("method-bots"),
        ],
        look="method",
    )
