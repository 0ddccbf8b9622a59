"""Words behind names that no choice names by a number."""

from __future__ import annotations

from typing import Final

from spieltisch.games.kapow.content import COLOURS, ROWS, SYMBOLS
from spieltisch.games.kapow.state import Step

SLOTS: Final = ("any", "nonblank", "wild-only", "any-action", "nonblank-action")
FACE_NAMES: Final = tuple(
    [tuple([f"{symbol}-{colour}" for symbol in SYMBOLS]) for colour in (*COLOURS, "action")]
)
"""What a die of each colour shows, by symbol."""
MORE_NAMES: Final = (
    *[name for names in FACE_NAMES for name in names],
    "nobody-special",
    "team-one",
    "team-two",
    "people",
    *[f"row-{row.id}" for row in ROWS],
    *[f"slot-{slot}" for slot in SLOTS],
    *[f"phase-{step.value}" for step in Step],
)
