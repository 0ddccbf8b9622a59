"""How much a load test may ask for: the command line says so without starting a server."""

from __future__ import annotations

MOST_TABLES, MOST_RATE, MOST_SECONDS = 500, 20.0, 120.0
