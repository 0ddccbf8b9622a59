"""What is wrong with a command line, in words of ours.

Typer's exceptions say what they are about in their attributes; their texts, and those of the
checker behind it, are English and not for people ("unable to parse string as an integer").
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import typer

from spieltisch.commands import manual
from spieltisch.commands.language import either, says

if TYPE_CHECKING:
    from typer._click import Context, Parameter
    from typer.exceptions import TyperException

NUMBERS = ("number", "decimal", "duels")
"""The metavars of what has to be a number."""


class Mistake(typer.BadParameter):
    """A mistake that we find ourselves; it is said when the language is known."""

    def __init__(
        self, key: str, ctx: Context | None = None, similar: Sequence[str] = (), **values: str
    ) -> None:
        super().__init__(key, ctx)
        self.key = key
        self.similar = similar
        self.values = values


def explained(error: TyperException, language: str) -> str:
    """What is wrong, and where to read on."""
    # By their names: they are those of Click, whether Typer brings it along or installs it.
    explain = _EXPLAIN.get(type(error).__name__)
    said = explain(error, language) if explain else None
    # A text that nobody has translated is better than none.
    lines = [said or error.format_message()]
    ctx: Context | None = getattr(error, "ctx", None)
    if ctx is not None:
        lines.append(says(language, "more", command=ctx.command_path))
    return "\n".join(lines)


def _mistake(error: Mistake, language: str) -> str:
    said = says(language, error.key, **error.values)
    return _with_similar(said, error.similar, language)


def _no_such_option(error: Any, language: str) -> str:  # noqa: ANN401 - Typer keeps its type private
    said = says(language, "no-such-option", name=error.option_name)
    return _with_similar(said, error.possibilities or (), language)


def _missing(error: Any, language: str) -> str:  # noqa: ANN401
    name = manual.name_of(error.param, language)
    return says(language, "missing", name=name, meaning=manual.explained(error.param, language))


def _option_misused(error: Any, language: str) -> str | None:  # noqa: ANN401
    for one in error.ctx.command.get_params(error.ctx):
        if error.option_name in one.opts:
            metavar = manual.metavar(one, language)
            key = "value-missing" if metavar else "value-unwanted"
            return says(language, key, option=error.option_name, metavar=metavar)
    return None


def _bad_value(error: Any, language: str) -> str | None:  # noqa: ANN401
    """What was given and what is wanted; the checker behind Typer knows what was given."""
    wanted = _wanted(error.param, language) if error.param else None
    if wanted is None or not hasattr(error.__cause__, "errors"):
        return None
    given = str(error.__cause__.errors()[0]["input"])
    name = manual.name_of(error.param, language)
    return says(language, "value-wrong", name=name, wanted=wanted, given=given)


_EXPLAIN: dict[str, Callable[[Any, str], str | None]] = {
    "Mistake": _mistake,
    "NoSuchOption": _no_such_option,
    "MissingParameter": _missing,
    "BadOptionUsage": _option_misused,
    "BadParameter": _bad_value,
}


def _wanted(parameter: Parameter, language: str) -> str | None:
    kind = parameter.metavar or ""
    if manual.LISTED in kind:
        return either(language, kind.split(manual.LISTED))
    if kind not in NUMBERS:
        return None
    wanted = says(language, f"wanted-{kind}")
    return f"{wanted} {manual.bounds(parameter, language)}".rstrip()


def _with_similar(said: str, similar: Sequence[str], language: str) -> str:
    if not similar:
        return said
    return f"{said} {says(language, 'did-you-mean', names=either(language, sorted(similar)))}"
