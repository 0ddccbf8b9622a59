"""Tables of words and figures, and the same for programs."""

from __future__ import annotations

import msgspec
import typer
from rich.table import Table as Grid

from spieltisch.words import Common


def print_json(data: object) -> None:
    """One line for a program to read."""
    typer.echo(msgspec.json.encode(data).decode())


def grid_of(words: Common, *columns: str) -> Grid:
    """A table with these columns."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        grid.add_column(words.common(column), overflow="fold")
    return grid


def figures_of(words: Common, *columns: str) -> Grid:
    """A table of figures behind their names."""
    grid = grid_of(words, *columns)
    for column in grid.columns[1:]:
        column.justify = "right"
    return grid
