"""Pictures of figures, by Altair: what is drawn is counted before, so that a page stays small."""

from __future__ import annotations

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


def _spec(chart: Any, height: int = HEIGHT) -> Spec:  # noqa: ANN401 - of a library without types
    drawn: Spec = (
        chart.properties(width="container", height=height, background="transparent")
        .configure(font="system-ui, sans-serif")
        .configure_view(stroke=None)
        .configure_axis(labelFontSize=12, titleFontSize=12, titleFontWeight="normal", gridOpacity=1)
        .configure_axisX(titleAnchor="end")  # in the middle, long ones are cut off on a phone
        .configure_legend(labelFontSize=12, orient="top", title=None, columns=1, labelLimit=320)
        .to_dict()
    )
    return drawn


def _rows(rows: Sequence[Mapping[str, object]]) -> Any:  # noqa: ANN401
    return alt.Data(values=list(rows))


def histogram(
    values: Mapping[str, Sequence[float]], title: str, games: str, is_share: bool = False
) -> Spec:
    """How often each length came; several settings beside each other."""
    together = [value for each in values.values() for value in each]
    edges = np.histogram_bin_edges(together, bins=min(24, max(4, len(together) // 4)))
    rows = [
        {"low": float(low), "high": float(high), "share": count / max(1, len(each)), "name": name}
        for name, each in values.items()
        for low, high, count in zip(
            edges, edges[1:], np.histogram(each, edges)[0].tolist(), strict=False
        )
    ]
    chart = alt.Chart(_rows(rows)).mark_bar(color=FELT, opacity=1 if len(values) == 1 else 0.55)
    encoded = chart.encode(
        x=alt.X("low:Q", title=title, bin="binned", axis=_axis(is_share)),
        x2="high:Q",
        y=alt.Y("share:Q", title=games, axis=alt.Axis(format="%", tickCount=4), stack=None),
        tooltip=[alt.Tooltip("low:Q", format=".0f"), alt.Tooltip("share:Q", format=".1%")],
    )
    if len(values) > 1:
        encoded = encoded.encode(color=_by_name(list(values)))
    return _spec(encoded)


def _axis(is_share: bool) -> Any:  # noqa: ANN401
    return alt.Axis(format="%") if is_share else alt.Axis()


def _by_name(names: Sequence[str]) -> Any:  # noqa: ANN401
    return alt.Color("name:N", scale=alt.Scale(domain=list(names), range=COLOURS), title=None)


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
    return _spec(encoded.encode(color=_by_name(list(values))) if len(values) > 1 else encoded)


def choices_over_time(played: Sequence[Played], across: str, up: str) -> Spec:
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
    chart = alt.Chart(_rows(rows)).mark_line(color=FELT, strokeWidth=3, point=True)
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
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=210)),
        x=alt.X("mean:Q", title=title, scale=alt.Scale(type="symlog"), axis=alt.Axis(tickCount=3)),
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


def changes(found: Sequence[Change], title: str) -> Spec:
    """By how much each measure changes under each setting, with intervals."""
    names = list(dict.fromkeys(one.setting for one in found))
    base = alt.Chart(_rows([msgspec.structs.asdict(one) for one in found])).encode(
        y=alt.Y("measure:N", sort=None, title=None, axis=alt.Axis(labelLimit=210)),
        yOffset=alt.YOffset("setting:N", sort=names),
        color=alt.Color("setting:N", scale=alt.Scale(domain=names, range=COLOURS), title=None),
        tooltip=["setting:N", "measure:N", alt.Tooltip("change:Q", format="+.1%")],
    )
    across = alt.X("low:Q", title=title, axis=alt.Axis(format="+%", tickCount=6))
    spans = base.mark_rule(strokeWidth=3).encode(x=across, x2="high:Q")
    dots = base.mark_point(filled=True, size=60).encode(x="change:Q")
    zero = alt.Chart(_rows([{"x": 0}])).mark_rule(color=DANGER, strokeDash=[4, 3]).encode(x="x:Q")
    kinds = len({one.measure for one in found})
    return _spec(zero + spans + dots, height=max(120, 14 * kinds * max(2, len(names))))


def front(
    trials: Sequence[Mapping[str, object]], goals: Sequence[str], titles: Sequence[str]
) -> Spec:
    """Every setting that was tried: how far from the first goal, how far from the second."""
    first, second = goals[0], goals[-1]
    rows = [
        {"x": one[first], "y": one[second], "name": one["setting"], "front": one["front"]}
        for one in trials
    ]
    chart = alt.Chart(_rows(rows)).mark_point(filled=True, size=80)
    return _spec(
        chart.encode(
            x=alt.X("x:Q", title=titles[0]),
            y=alt.Y("y:Q", title=titles[-1]),
            color=alt.condition("datum.front", alt.value(BRASS), alt.value(FELT)),
            tooltip=["name:N", alt.Tooltip("x:Q", format=".3f"), alt.Tooltip("y:Q", format=".3f")],
        ),
        height=280,
    )
