"""jafar."""

from __future__ import annotations

AIMS: tuple[str, ...] = ()
