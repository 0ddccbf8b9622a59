"""Frames in a trace of Chromium: how evenly they came while dice tumbled, and what held them up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import itemgetter
from typing import Any

import msgspec

TRACED = (
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
)
LATE = 50.5
"""A frame that takes more milliseconds is late; the half is the clock's own."""
WORK = {
    "RunTask": "all",
    "FunctionCall": "script",
    "RunMicrotasks": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "commit",
    "MajorGC": "garbage",
    "MinorGC": "garbage",
}

MARKS = ("air", "ground")
NAMES = {*WORK, *MARKS, "DrawFrame"}

Event = dict[str, Any]


class Late(msgspec.Struct):
    """A frame that came late: how long the page computed meanwhile, and what."""

    took: float
    busy: float
    work: dict[str, float]


class Frames(msgspec.Struct):
    """Frames while dice tumble, and those of them that took more than 50 ms.

    `own` are the late ones in which the page itself computed for half of the time or more. In the
    others its threads waited for a processor: the machine had other work.
    """

    count: int
    p95: float
    longest: float
    own: int
    late: list[Late]


class Trace:
    """What the browser has noted of all its pages."""

    def __init__(self, raw: bytes) -> None:
        self._events: dict[int, list[Event]] = {}
        for event in msgspec.json.decode(raw)["traceEvents"]:
            if event["name"] in NAMES:
                self._events.setdefault(event["pid"], []).append(event)
        for events in self._events.values():
            events.sort(key=itemgetter("ts"))
        self.pages = [page for page in sorted(self._events) if list(self._of(page, "air"))]

    def frames(self, page: int) -> Frames:
        """The frames of one page, which is known by its process."""
        drawn = [begun for begun, _ in self._of(page, "DrawFrame")]
        gaps = [
            (before, after)
            for begun, ended in self._throws(page)
            for before, after in pairwise([one for one in drawn if begun <= one <= ended])
        ]
        lengths = sorted(after - before for before, after in gaps) or [0.0]
        late = [self._late(page, *gap) for gap in gaps if gap[1] - gap[0] > LATE]
        return Frames(
            count=len(gaps),
            p95=round(lengths[int(len(lengths) * 0.95)], 1),
            longest=round(lengths[-1], 1),
            own=sum(one.busy >= one.took / 2 for one in late),
            late=sorted(late, key=lambda one: -one.took),
        )

    def _of(self, page: int, *names: str) -> Iterator[tuple[float, Event]]:
        """The events with these names, and when they began."""
        return ((one["ts"] / 1000, one) for one in self._events[page] if one["name"] in names)

    def _throws(self, page: int) -> Iterator[tuple[float, float]]:
        """From when to when dice were in the air."""
        marks = [(event["name"], at) for at, event in self._of(page, *MARKS)]
        for (name, begun), (_, ended) in pairwise(marks):
            if name == "air":
                yield begun, ended

    def _late(self, page: int, begun: float, ended: float) -> Late:
        spent: dict[str, float] = dict.fromkeys(WORK.values(), 0.0)
        for at, event in self._of(page, *WORK):
            if at < ended and at + event.get("dur", 0) / 1000 > begun:
                spent[WORK[event["name"]]] += event.get("tdur", 0) / 1000
        busy = spent.pop("all")
        work = {what: round(ms, 1) for what, ms in spent.items() if ms >= 1}
        return Late(took=round(ended - begun, 1), busy=round(busy, 1), work=work)
