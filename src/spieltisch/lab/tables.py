"""Rows as tables for other programs: Parquet, by polars."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import polars

from spieltisch.lab.watching import Played


def write_tables(folder: Path, played: Sequence[Played]) -> None:
    """`games.parquet`, one row for each game, and `turns.parquet`, one for each turn."""
    games = [msgspec.to_builtins(one.row) for one in played]
    turns = [msgspec.to_builtins(turn) for one in played for turn in one.turns]
    for name, rows in (("games", games), ("turns", turns)):
        polars.DataFrame(rows, infer_schema_length=None).write_parquet(folder / f"{name}.parquet")
