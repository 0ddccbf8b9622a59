"""What `--help` shows: how a command is called, what it does, and what may be said to it.

Only what Typer knows of a command is asked of it. Its own way of showing help is English to the
bone, with types such as `<int range>` beside every option.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperArgument, TyperGroup, TyperOption

from spieltisch.commands.language import language_of, says

if TYPE_CHECKING:
    from typer._click import Command, Context, Parameter

NAME, METAVAR, BESIDES, FRAME = "bold cyan", "yellow", "dim", "dim"
LISTED = "|"
"""A metavar in which this stands lists the values that can be chosen; any other is a key."""


def show(command: Command, ctx: Context) -> None:
    """Print the help of a command."""
    language = language_of(ctx)
    console = Console(highlight=False)
    console.print(Padding(Text(usage(command, ctx), "bold"), 1))
    console.print(Padding(Text(says(language, str(command.help))), (0, 1, 1, 1)))
    arguments: list[tuple[Text, Text]] = []
    options: list[tuple[Text, Text]] = []
    for one in command.get_params(ctx):
        (arguments if isinstance(one, TyperArgument) else options).append(_row(one, language))
    _show_panel(console, says(language, "arguments"), arguments)
    _show_panel(console, says(language, "options"), options)
    if isinstance(command, TyperGroup):
        found = ((name, command.get_command(ctx, name)) for name in command.list_commands(ctx))
        rows = [
            (Text(name, NAME), Text(says(language, str(one.help))))
            for name, one in found
            if one and not one.hidden
        ]
        _show_panel(console, says(language, "commands"), rows)


def usage(command: Command, ctx: Context) -> str:
    """How the command is called, in a line."""
    language = language_of(ctx)
    if isinstance(command, TyperGroup):
        return says(language, "usage-of-group", command=ctx.command_path)
    arguments = [one for one in command.get_params(ctx) if isinstance(one, TyperArgument)]
    words = " ".join([ctx.command_path, *(_in_usage(one, language) for one in arguments)])
    return says(language, "usage", command=words)


def _in_usage(argument: TyperArgument, language: str) -> str:
    name = metavar(argument, language)
    if argument.nargs != 1:
        name += " …"
    return name if argument.required else f"[{name}]"


def name_of(parameter: Parameter, language: str) -> str:
    """What a person calls a parameter: an option by its word, an argument by what it stands for."""
    if isinstance(parameter, TyperOption):
        return parameter.opts[0]
    return metavar(parameter, language)


def metavar(parameter: Parameter, language: str) -> str:
    """What stands for the value of a parameter; nothing for a flag, which has none."""
    if getattr(parameter, "is_flag", False):
        return ""
    kind = parameter.metavar or "text"
    return kind if LISTED in kind else says(language, f"metavar-{kind}")


def explained(parameter: Parameter, language: str) -> str:
    """What a parameter is for. The one that Typer adds to every command is the help itself."""
    help_key = getattr(parameter, "help", None) or ""
    return says(language, help_key if parameter.expose_value else "help-help")


def bounds(parameter: Parameter, language: str) -> str:
    """Between which numbers a value has to be."""
    low, high = (getattr(parameter, name, None) for name in ("min", "max"))
    if low is None and high is None:
        return ""
    if high is None:
        return says(language, "from", low=_as_typed(low))
    return says(language, "from-to", low=_as_typed(low), high=_as_typed(high))


def _as_typed(value: object) -> str:
    """A value as one types it, whatever the language: 65535, 0.5, one."""
    if isinstance(value, Enum):
        return str(value.value)
    return f"{value:.15g}" if isinstance(value, float) else str(value)


def _row(parameter: Parameter, language: str) -> tuple[Text, Text]:
    name = Text(name_of(parameter, language), NAME)
    if isinstance(parameter, TyperOption):
        name.append(f" {metavar(parameter, language)}".rstrip(), METAVAR)
    meaning = Text(explained(parameter, language))
    besides = [bounds(parameter, language), _required_or_default(parameter, language)]
    if any(besides):
        meaning.append(f" [{'; '.join(filter(None, besides))}]", BESIDES)
    return name, meaning


def _required_or_default(parameter: Parameter, language: str) -> str:
    if parameter.required:
        return says(language, "required")
    shown = getattr(parameter, "show_default", True) and not getattr(parameter, "is_flag", False)
    if not shown or parameter.default in (None, ""):
        return ""
    return says(language, "default", value=_as_typed(parameter.default))


def _show_panel(console: Console, title: str, rows: Sequence[tuple[Text, Text]]) -> None:
    if not rows:
        return
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column()
    grid.add_column(ratio=1)
    for row in rows:
        grid.add_row(*row)
    console.print(Panel(grid, title=title, title_align="left", border_style=FRAME))
