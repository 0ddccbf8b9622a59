"""Words behind names that no choice names by a number."""

from __future__ import annotations

from typing import Final

from spieltisch.games.kapow.content import ROWS
from spieltisch.games.kapow.state import Step

SLOTS: Final = ("any", "nonblank", "wild-only", "any-action", "nonblank-action")
MORE_NAMES: Final = (
    "nobody-special",
    "team-one",
    "team-two",
    "people",
    *[f"row-{row.id}" for row in ROWS],
    *[f"slot-{slot}" for slot in SLOTS],
    *[f"phase-{step.value}" for step in Step],
)
