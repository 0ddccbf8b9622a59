"""Commands that speak the language of whoever calls them, in their help and of mistakes.

Typer has most of its words, and those of the Click that it brings along, in plain English strings:
there is no catalogue to translate. So these classes, the ones that Typer lets a program choose for
its commands (`cls=`), show help (`manual`) and mistakes (`mistakes`) themselves.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from spieltisch.commands import manual
from spieltisch.commands.language import says, wished_language
from spieltisch.commands.mistakes import Mistake, explained
from spieltisch.engine.text import harmless

if TYPE_CHECKING:
    from typer._click import Command as AnyCommand
    from typer._click import Context, HelpFormatter

NO_COMMAND = 2
ABORTED = 1


class Command(TyperCommand):
    """A command of ours."""

    allow_extra_args = True  # so that it is we who complain

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        with _in(ctx):
            rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise Mistake("too-much", ctx, words=" ".join(rest), command=ctx.command_path)
        return rest

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        manual.show(self, ctx)


class Group(TyperGroup):
    """Commands of ours below one word."""

    def main(  # type: ignore[override] # the rest is as Typer declares it
        self,
        args: Sequence[str] | None = None,
        **settings: Any,  # noqa: ANN401
    ) -> None:
        language = wished_language(sys.argv[1:] if args is None else args)
        settings |= {"standalone_mode": False, "obj": language}
        try:
            code = super().main(args, **settings)
        except TyperException as error:
            typer.echo(harmless(explained(error, language)), err=True)
            sys.exit(error.exit_code)
        except typer.Abort:
            typer.echo(says(language, "aborted"), err=True)
            sys.exit(ABORTED)
        sys.exit(code)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        if not [one for one in args if one != "--"] and not ctx.resilient_parsing:
            manual.show(self, ctx)
            ctx.exit(NO_COMMAND)
        with _in(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, AnyCommand | None, list[str]]:
        name, known = args[0], self.list_commands(ctx)
        if name not in known:
            raise Mistake("no-such-command", ctx, get_close_matches(name, known), name=name)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        manual.show(self, ctx)


class Commands(typer.Typer):
    """Commands that a module declares."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401 - as Typer declares them
        super().__init__(cls=Group, **settings)

    def command(  # type: ignore[override] # the rest is as Typer declares it
        self,
        name: str | None = None,
        **settings: Any,  # noqa: ANN401
    ) -> Callable[[Callable[..., None]], Callable[..., None]]:
        return super().command(name, cls=Command, **settings)


@contextmanager
def _in(ctx: Context) -> Iterator[None]:
    """Of some mistakes Typer does not say in which command they were made."""
    try:
        yield
    except TyperException as error:
        if getattr(error, "ctx", None) is None:
            error.ctx = ctx  # type: ignore[attr-defined]
        raise
