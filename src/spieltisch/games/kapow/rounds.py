"""How long a match can last."""

from __future__ import annotations

from typing import Final

from spieltisch.games.kapow.state import Kapow

LAST_ROUND: Final = 300
"""Even without a limit no match is longer."""


def last_round(state: Kapow) -> int:
    return state.rules.round_limit or LAST_ROUND
