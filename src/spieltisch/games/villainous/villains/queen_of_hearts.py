"""queen_of_hearts."""

from __future__ import annotations

AIMS: tuple[str, ...] = ()
