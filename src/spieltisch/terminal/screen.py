"""What a terminal shows: lines, a table in a frame, numbered choices, a curtain."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spieltisch.engine.text import harmless

_RED_CARDS = r"[♥♦]\w+"
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, and clear what could be scrolled back to."""
_INDENT = 2
_BELOW = 6
_GAP = 3
_SHORT = 6
NEWS = 40
"""So many lines of news are shown at most: the last ones matter."""


class Left(Exception):
    """The person has left: end of input or Ctrl-C."""


class Screen:
    """A terminal that is written to and read from. Names are shown as they are, never as markup."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(painted(text, style))

    def indented(self, text: str) -> None:
        """A line below another one, also where it is broken."""
        self.console.print(Padding(painted(text), (0, 0, 0, _BELOW), expand=False))

    def news(self, lines: Sequence[str], earlier: str = "") -> None:
        """What has happened; `earlier` stands for lines that were left out."""
        if not lines:
            return
        self.line()
        if earlier:
            self.line(f"  {earlier}", "dim")
        grid = Grid.grid(padding=(0, 1))
        for line in lines:
            grid.add_row("•", painted(line))
        self._indented(grid)

    def frame(self, title: str, lines: Sequence[str]) -> None:
        """The table as it stands; its first line is a heading."""
        head, *rest = [painted(line) for line in lines]
        head.stylize("bold")
        body = Text("\n").join([head, *rest])
        self.line()
        self.console.print(Panel(body, title=painted(title), title_align="left", padding=(0, 1)))

    def choices(self, prompt: str, choices: Sequence[str]) -> None:
        """A question and what can be chosen, numbered from 1."""
        self.line()
        self.line(prompt, "bold")
        digits = len(str(len(choices)))
        numbered = [painted(f"{n:>{digits}}  {text}") for n, text in enumerate(choices, 1)]
        rows = self._rows(numbered)
        grid = Grid.grid(padding=(0, _GAP, 0, 0))
        for first in range(rows):
            grid.add_row(*numbered[first::rows])
        self._indented(grid)

    def _rows(self, items: Sequence[Text]) -> int:
        """How many rows a list takes that runs down its columns; a short list has one column."""
        if len(items) <= _SHORT:
            return len(items)
        widest = max(item.cell_len for item in items) + _GAP
        columns = max(1, (self.console.width - _INDENT) // widest)
        return max(_SHORT, ceil(len(items) / columns))

    def _indented(self, grid: Grid) -> None:
        self.console.print(Padding(grid, (0, 0, 0, _INDENT)))

    def read(self, prompt: str) -> str:
        """A line that the person typed."""
        try:
            return self.console.input(painted(f"{prompt} ", "bold")).strip()
        except (EOFError, KeyboardInterrupt) as end:
            self.line()
            raise Left from end

    def curtain(self, text: str, hide: bool) -> None:
        """Go on when the next person is there; with `hide` they see nothing of what was shown."""
        if hide:
            self.clear()
        self.console.print(Panel(painted(text), padding=(1, 2)))
        self.read(">")
        if hide:
            self.clear()

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(_CLEAR)
            self.console.file.flush()


def painted(text: str, style: str = "") -> Text:
    """Red cards in red. Whatever the text says, it is no command to the terminal."""
    drawn = Text(harmless(text), style)
    drawn.highlight_regex(_RED_CARDS, "red")
    return drawn


def number_in(typed: str) -> int | None:
    """The number that a person typed, if it is one of a sensible size.

    >>> number_in("12"), number_in("-1"), number_in("9" * 5000)
    (12, None, None)
    """
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None
