"""Frames in a trace of Chromium: how evenly they were drawn while dice tumbled, and what held them up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
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

Event = dict[str, Any]


class Frames(msgspec.Struct):
    """Frames while dice tumble; `late` are those over 50 ms, `why` is what each was busy with."""

    count: int
    longest: float
    late: int
    why: list[str]


class Trace:
    """What the browser has noted of all its pages."""

    def __init__(self, raw: bytes) -> None:
        self._events: list[Event] = msgspec.json.decode(raw)["traceEvents"]
        self._events.sort(key=lambda event: float(event["ts"]))
        self.pages = sorted({event["pid"] for event in self._events if event["name"] == "air"})

    def frames(self, page: int) -> Frames:
        """The frames of one page, known by its process."""
        drawn = [event["ts"] / 1000 for event in self._of(page, "DrawFrame")]
        gaps = [
            (before, after)
            for begun, ended in self._throws(page)
            for before, after in pairwise([one for one in drawn if begun <= one <= ended])
        ]
        late = [(before, after) for before, after in gaps if after - before > LATE]
        return Frames(
            count=len(gaps),
            longest=round(max((after - before for before, after in gaps), default=0.0), 1),
            late=len(late),
            why=[
                f"{after - before:.0f} ms: {self._why(page, before, after)}"
                for before, after in late
            ],
        )

    def _of(self, page: int, *names: str) -> Iterator[Event]:
        return (one for one in self._events if one["pid"] == page and one["name"] in names)

    def _throws(self, page: int) -> Iterator[tuple[float, float]]:
        """From when to when dice were in the air."""
        marks = [(one["name"], one["ts"] / 1000) for one in self._of(page, "air", "ground")]
        for (name, begun), (_, ended) in pairwise(marks):
            if name == "air":
                yield begun, ended

    def _why(self, page: int, begun: float, ended: float) -> str:
        """What the page did meanwhile, in milliseconds of the processor: there may be little."""
        spent: Counter[str] = Counter()
        for event in self._of(page, *WORK):
            at = event["ts"] / 1000
            if begun - event.get("dur", 0) / 1000 < at < ended:
                spent[WORK[event["name"]]] += event.get("tdur", 0) / 1000
        return (
            ", ".join(f"{what} {ms:.0f}" for what, ms in spent.most_common() if ms >= 1) or "idle"
        )
