"""Pictures of figures, by Altair: what is drawn is counted before, so that a page stays small."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

import altair as alt
import msgspec
import numpy as np

from spieltisch.lab.measures import Share, Used
from spieltisch.lab.watching import Played

Spec = dict[str, Any]
"""A picture as Vega-Lite has it."""

FELT, BRASS, DANGER = "#2f7052", "#b7791f", "#a02c22"
COLOURS = [FELT, BRASS, "#4a5fa0", DANGER, "#7a5a9c", "#5d7d8c", "#8d7757", "#3b8a8a"]
HEIGHT = 190
DECILES = 10
MOST_TICKS = 5
STEPS = [unit * 10**power for power in range(9) for unit in (1, 2, 5)]
"""How far the figures below a picture may lie from each other."""
EDGE = 16
"""So many pixels a figure may reach beyond its picture, where the page still has room."""
FEWEST_POINTS = 3
"""Fewer than this are no curve."""
ROW, ROW_LABEL = 62, 0.3
"""How high the histogram of one setting is among others, and which share of that is its name's."""
NAMES = alt.ExprRef("containerSize()[0] < 420 ? 150 : 0.48 * containerSize()[0]")
"""How wide names beside a picture may be: on a phone the bars need the room."""
LONGEST_LINE = 20


def _spec(chart: Any, height: float = HEIGHT) -> Spec:  # noqa: ANN401 - of a library without types
    drawn: Spec = (
        chart.properties(width="container", height=height, background="transparent")
        .configure(font="system-ui, sans-serif")
        .configure_view(stroke=None)
        .configure_axis(labelFontSize=12, titleFontSize=12, titleFontWeight="normal", gridOpacity=1)
        .configure_axisX(
            titleAnchor="end", labelBound=True
        )  # else long ones are cut off on a phone
        .to_dict()
    )
    return drawn


def _rows(rows: Sequence[Mapping[str, object]]) -> Any:  # noqa: ANN401
    return alt.Data(values=list(rows))


class Bin(msgspec.Struct, frozen=True):
    """Which share of the values of one setting lies between `low` and `high`."""

    name: str
    low: float
    high: float
    share: float


def _bins(values: Mapping[str, Sequence[float]]) -> list[Bin]:
    """All settings, cut at the same places."""
    edges = edges_of([value for each in values.values() for value in each])
    return [
        Bin(name, float(low), float(high), count / max(1, len(each)))
        for name, each in values.items()
        for low, high, count in zip(
            edges, edges[1:], np.histogram(each, edges)[0].tolist(), strict=False
        )
    ]


def edges_of(values: Sequence[float]) -> list[float]:
    """Where to cut. Between whole numbers, so that no bar has one number more than the next.

    >>> edges_of([0, 1, 3, 2, 1, 0, 2, 3])
    [-0.5, 0.5, 1.5, 2.5, 3.5]
    """
    bins = min(24, max(4, len(values) // 4))
    if any(value % 1 for value in values):
        found: list[float] = np.histogram_bin_edges(values, bins=bins).tolist()
        return found
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // bins))
    count = int(-(-(high - low + 1) // width))
    return [low - 0.5 + width * number for number in range(count + 1)]


def histogram(values: Sequence[float], title: str, games: str, is_share: bool = False) -> Spec:
    """How often each value came."""
    bins = _bins({"": values})
    rows = [msgspec.structs.asdict(one) for one in bins]
    edges = [bins[0].low, bins[-1].high]
    encoded = (
        alt.Chart(_rows(rows))
        .mark_bar(color=FELT)
        .encode(
            x=alt.X(
                "low:Q",
                title=title,
                bin="binned",
                scale=alt.Scale(domain=edges, nice=False),
                axis=_axis(is_share, values),
            ),
            x2="high:Q",
            y=alt.Y("share:Q", title=games, axis=alt.Axis(format="%", tickCount=4)),
            tooltip=[alt.Tooltip("low:Q", format=".0f"), alt.Tooltip("share:Q", format=".1%")],
        )
    )
    return _spec(encoded)


def histograms(values: Mapping[str, Sequence[float]], title: str) -> Spec:
    """The same for several settings, one below the other: over each other nobody can tell them."""
    bins = _bins(values)
    highest = max(one.share for one in bins) or 1.0
    names = list(values)
    rows = [
        msgspec.structs.asdict(one)
        | {
            "floor": names.index(one.name) + 1,
            "top": names.index(one.name) + 1 - (1 - ROW_LABEL) * one.share / highest,
        }
        for one in bins
    ]
    labels = [{"name": name, "at": at, "low": bins[0].low} for at, name in enumerate(names)]
    rank = alt.Scale(domain=[0, len(names)], reverse=True, nice=False)
    upright = alt.Y("top:Q", scale=rank, axis=None)
    across = alt.X("low:Q", title=title, scale=alt.Scale(zero=False, nice=False))
    bars = (
        alt.Chart(_rows(rows))
        .mark_rect()
        .encode(
            x=across,
            x2="high:Q",
            y=upright,
            y2="floor:Q",
            color=_coloured("name:N", names),
            tooltip=[
                "name:N",
                alt.Tooltip("low:Q", format=".0f"),
                alt.Tooltip("share:Q", format=".1%"),
            ],
        )
    )
    said = (
        alt.Chart(_rows(labels))
        .mark_text(align="left", baseline="top", fontSize=12, dy=4)
        .encode(x="low:Q", y=alt.Y("at:Q", scale=rank), text="name:N")
    )
    return _spec(bars + said, height=ROW * len(names))


def _axis(is_share: bool, values: Sequence[float]) -> Any:  # noqa: ANN401
    """Few figures, so that none touches another on a phone, and whole ones for whole numbers."""
    if is_share:
        return alt.Axis(format=".2~%", tickCount=4)
    if any(value % 1 for value in values):
        return alt.Axis(format=",~f", tickCount=4)
    low, high = int(min(values)), int(max(values))
    step = next(step for step in STEPS if (high - low) // step < MOST_TICKS)
    first = -(-low // step) * step
    return alt.Axis(values=list(range(first, high + 1, step)), format=",d")


def _coloured(column: str, names: Sequence[str]) -> Any:  # noqa: ANN401
    """Each setting in its colour. The page has the legend: beside a picture it gets cut off."""
    return alt.Color(column, scale=alt.Scale(domain=list(names), range=COLOURS), legend=None)


def legend(names: Sequence[str]) -> list[tuple[str, str]]:
    """Which colour each setting has, on all pictures of a page."""
    return [(name, COLOURS[number % len(COLOURS)]) for number, name in enumerate(names)]


def shares(found: Sequence[Share], names: Sequence[str], title: str, fair: float | None) -> Spec:
    """How often each of them won, with intervals, and what would be fair."""
    rows = [
        {"name": name, "rate": one.rate, "low": one.low, "high": one.high, "of": one.of}
        for one, name in zip(found, names, strict=True)
    ]
    base = alt.Chart(_rows(rows)).encode(y=alt.Y("name:N", sort=None, title=None))
    across = alt.X("rate:Q", title=title, axis=alt.Axis(format="%", tickCount=5))
    bars = base.mark_bar(color=FELT, opacity=0.8, height={"band": 0.6}).encode(
        x=across,
        tooltip=["name:N", alt.Tooltip("rate:Q", format=".1%"), "of:Q"],
    )
    spans = base.mark_rule(color=BRASS, strokeWidth=3).encode(x="low:Q", x2="high:Q")
    layers = [bars, spans]
    if fair is not None:
        line = alt.Chart(_rows([{"fair": fair}]))
        layers.append(line.mark_rule(color=DANGER, strokeDash=[4, 3]).encode(x="fair:Q"))
    return _spec(alt.layer(*layers), height=max(70, 30 * len(rows)))


def chance_of_the_winner(played: Sequence[Played], across: str, up: str) -> Spec | None:
    """What chance the later winner had while the game went on: the middle, and four in five."""
    by_decile: list[list[float]] = [[] for _ in range(DECILES)]
    for one in played:
        winners = one.row.winners if one.row.outcome == "won" else []
        moments = max(1, one.row.decisions)
        for turn in one.turns:
            if turn.chances and winners:
                place = min(DECILES - 1, DECILES * turn.begun // moments)
                by_decile[place].append(max(turn.chances[seat] for seat in winners))
    rows = []
    for place, chances in enumerate(by_decile):
        if chances:
            low, middle, high = map(float, np.quantile(chances, [0.1, 0.5, 0.9]))
            rows.append({"at": (place + 0.5) / DECILES, "low": low, "middle": middle, "high": high})
    if not rows:
        return None
    base = alt.Chart(_rows(rows)).encode(
        x=alt.X("at:Q", title=across, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    )
    scale = alt.Scale(domain=[0, 1])
    band = base.mark_area(color=FELT, opacity=0.2).encode(
        y=alt.Y("low:Q", title=up, axis=alt.Axis(format="%"), scale=scale), y2="high:Q"
    )
    return _spec(band + base.mark_line(color=FELT, strokeWidth=3).encode(y="middle:Q"))


def led_for_good(values: Mapping[str, Sequence[float]], across: str, up: str) -> Spec:
    """In which share of the games the winner already leads for good."""
    steps = np.linspace(0, 1, 21).tolist()
    rows = [
        {"at": at, "share": float(np.mean(np.asarray(each) <= at)), "name": name}
        for name, each in values.items()
        for at in steps
    ]
    chart = alt.Chart(_rows(rows)).mark_line(strokeWidth=3, color=FELT)
    encoded = chart.encode(
        x=alt.X("at:Q", title=across, axis=alt.Axis(format="%")),
        y=alt.Y("share:Q", title=up, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])),
    )
    return _spec(
        encoded.encode(color=_coloured("name:N", list(values))) if len(values) > 1 else encoded
    )


def choices_over_time(played: Sequence[Played], across: str, up: str) -> Spec | None:
    """From how many things people choose, early and late in the game."""
    sums = [[0, 0] for _ in range(DECILES)]
    for one in played:
        moments = max(1, one.row.decisions)
        for turn in one.turns:
            at = sums[min(DECILES - 1, DECILES * turn.begun // moments)]
            at[0] += turn.choices
            at[1] += turn.decisions - turn.forced
    rows = [
        {"at": (place + 0.5) / DECILES, "choices": choices / free}
        for place, (choices, free) in enumerate(sums)
        if free
    ]
    if len(rows) < FEWEST_POINTS:
        return None  # a game of one round, such as one in real time
    chart = alt.Chart(_rows(rows)).mark_line(color=FELT, strokeWidth=3, point={"color": FELT})
    return _spec(
        chart.encode(
            x=alt.X(
                "at:Q", title=across, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])
            ),
            y=alt.Y("choices:Q", title=up, scale=alt.Scale(zero=True)),
        )
    )


def used(found: Sequence[Used], names: Sequence[str], title: str) -> Spec:
    """How often each thing is used in a game; what is dead stands there without a bar."""
    rows = [
        {"name": name, "mean": one.mean, "games": one.games}
        for one, name in zip(found, names, strict=True)
    ]
    chart = alt.Chart(_rows(rows)).mark_bar(color=FELT, opacity=0.8, height={"band": 0.7})
    encoded = chart.encode(
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=NAMES)),
        x=alt.X(
            "mean:Q",
            title=title,
            scale=alt.Scale(type="symlog"),
            axis=alt.Axis(values=[0, 1, 10, 100, 1000, 10_000], format=",d"),
        ),
        tooltip=[
            "name:N",
            alt.Tooltip("mean:Q", format=".2f"),
            alt.Tooltip("games:Q", format=".1%"),
        ],
    )
    return _spec(encoded, height=max(60, 19 * len(rows)))


class Change(msgspec.Struct, frozen=True):
    """What a setting changes of a measure: a share, and between what it lies."""

    setting: str
    measure: str
    change: float
    low: float
    high: float


def changes(found: Sequence[Change], title: str, names: Sequence[str]) -> Spec:
    """By how much each measure changes under each setting, with intervals.

    `names` are all settings, also that which the others are compared with.
    """
    shown = {one.setting for one in found}
    offsets = [name for name in names if name in shown]
    rows = [
        msgspec.structs.asdict(one) | {"measure": textwrap.fill(one.measure, LONGEST_LINE)}
        for one in found
    ]
    lines = alt.Axis(labelExpr="split(datum.label, '\\n')")
    base = alt.Chart(_rows(rows)).encode(
        y=alt.Y("measure:N", sort=None, title=None, axis=lines),
        yOffset=alt.YOffset("setting:N", sort=offsets),
        color=_coloured("setting:N", names),
        tooltip=["setting:N", "measure:N", alt.Tooltip("change:Q", format="+.1%")],
    )
    across = alt.X("low:Q", title=title, axis=alt.Axis(format="+%", tickCount=4, labelBound=EDGE))
    spans = base.mark_rule(strokeWidth=3).encode(x=across, x2="high:Q")
    dots = base.mark_point(filled=True, size=60).encode(x="change:Q")
    zero = alt.Chart(_rows([{"x": 0}])).mark_rule(color=DANGER, strokeDash=[4, 3]).encode(x="x:Q")
    kinds = len({one.measure for one in found})
    return _spec(zero + spans + dots, height=max(120, 14 * kinds * max(2.4, len(shown))))


class Goal(msgspec.Struct, frozen=True):
    """What is to be reached, and what the distance from it is called."""

    name: str
    title: str
    is_share: bool


def front(trials: Sequence[Mapping[str, object]], first: Goal, second: Goal) -> Spec:
    """Every setting that was tried: how far from the first goal, how far from the second."""
    rows = [
        {"x": one[first.name], "y": one[second.name], "name": one["setting"], "front": one["front"]}
        for one in trials
    ]
    chart = alt.Chart(_rows(rows)).mark_point(filled=True, size=80)
    formats = [".1%" if goal.is_share else ".3~f" for goal in (first, second)]
    axes = [
        alt.Axis(format="~%" if goal.is_share else "~f", tickCount=6) for goal in (first, second)
    ]
    return _spec(
        chart.encode(
            x=alt.X("x:Q", title=first.title, axis=axes[0]),
            y=alt.Y("y:Q", title=second.title, axis=axes[1]),
            color=alt.condition("datum.front", alt.value(BRASS), alt.value(FELT)),
            tooltip=[
                "name:N",
                alt.Tooltip("x:Q", format=formats[0]),
                alt.Tooltip("y:Q", format=formats[1]),
            ],
        ),
        height=280,
    )
