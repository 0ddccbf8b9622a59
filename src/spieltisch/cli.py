"""The command line: `spieltisch serve | games | play | simulate | arena | lab | replay ...`."""

from __future__ import annotations

import sys

from spieltisch.commands import (
    catalogue,
    laboratory,
    measuring,
    playing,
    records,
    serving,
    simulating,
)
from spieltisch.commands.common import help_of
from spieltisch.commands.speaking import Commands

app = Commands(add_completion=False, pretty_exceptions_enable=False)

for group in (serving, catalogue, playing, simulating):
    app.add_typer(group.commands)
app.add_typer(laboratory.commands, name="lab")
for group in (records, measuring):
    app.add_typer(group.commands)


@app.callback(help=help_of("app"))
def about() -> None:
    """What stands above all commands."""


def main() -> None:
    """The entry point: what cannot be shown in the terminal's encoding is replaced."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()
