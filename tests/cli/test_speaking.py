"""Help and mistakes are said in the language of whoever reads them, and in no words but ours."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
import typer.exceptions
from typer._click import exceptions
from typer.core import TyperArgument, TyperGroup

from cli.running import run
from spieltisch.cli import app
from spieltisch.commands import manual
from spieltisch.commands.language import says
from spieltisch.commands.mistakes import NUMBERS
from spieltisch.words import languages
from spieltisch.words.bundles import keys_in

GERMAN = {"LC_ALL": "de_DE.UTF-8", "COLUMNS": "80"}
ROOT = typer.main.get_command(app)


def all_commands(
    command=ROOT, *path: str
) -> Iterator[tuple[tuple[str, ...], typer.core.TyperCommand]]:
    """Every command and group, by the words that call it."""
    yield path, command
    for name, one in getattr(command, "commands", {}).items():
        yield from all_commands(one, *path, name)


COMMANDS = dict(all_commands())
PARAMETERS = [(path, one) for path, command in COMMANDS.items() for one in command.params]
every_command = pytest.mark.parametrize("path", COMMANDS, ids=" ".join)


def said(*words: object, env: dict[str, str] = GERMAN) -> str:
    """What a command says in German, without how its lines are broken."""
    result = run(*words, env=env)
    return " ".join(re.sub("[╭╮╰╯│─]", " ", result.output).split())


# Which language


def test_help_is_in_the_language_of_the_environment():
    assert "Öffnet den Tisch für Browser" in said("serve", "--help")
    assert "Open the table in browsers" in said("serve", "--help", env={})


@pytest.mark.parametrize("wish", [["--lang", "de"], ["--lang=de"]])
@pytest.mark.parametrize("asked", [["--help", "--port", "x"], ["--port", "x"], ["--prt"]])
def test_the_language_that_is_asked_for_counts_more_wherever_it_stands(wish, asked):
    german = said("serve", *asked)
    assert said("serve", *wish, *asked, env={}) == german
    assert said("serve", *asked, *wish, env={}) == german
    assert said("serve", *asked, "--lang", "en") == said("serve", *asked, env={}) != german


def test_both_languages_have_the_same_keys():
    german, english = (keys_in("spieltisch.commands", language) for language in languages())
    assert german == english


@pytest.mark.parametrize("language", languages())
def test_there_is_help_for_everything_and_no_help_for_nothing(language):
    helped = {one.help for one in COMMANDS.values()} | {one.help for _, one in PARAMETERS}
    known = {key for key in keys_in("spieltisch.commands", language) if key.startswith("help-")}
    assert known == helped | {"help-help"}


# Help


@every_command
@pytest.mark.parametrize("columns", [60, 80])
def test_help_fits_its_terminal_and_explains_everything(path, columns):
    result = run(*path, "--help", env={**GERMAN, "COLUMNS": str(columns)})
    assert result.exit_code == 0
    assert max(map(len, result.output.splitlines())) <= columns
    shown = " ".join(re.sub("[╭╮╰╯│─]", " ", result.output).split())
    assert shown.startswith(f"Aufruf: {' '.join(['root', *path])} ")
    for option in COMMANDS[path].params:
        assert manual.name_of(option, "de") in shown
    assert "--help Zeigt diese Hilfe." in shown


@every_command
def test_help_has_no_words_but_ours(path, monkeypatch):
    """Where nothing is said, only what is typed and never translated is left to be read."""
    monkeypatch.setattr("spieltisch.commands.language.say_in", lambda *_: "·")
    command = COMMANDS[path]
    left = set(re.findall(r"[^\W\d_][\w|-]+", said(*path, "--help")))
    names = {one.opts[0].strip("-") for one in command.params} | {"help", "de|en", "one|even"}
    assert left <= names | set(getattr(command, "commands", ()))


def test_help_tells_bounds_and_defaults_as_one_types_them():
    shown = said("serve", "--help")
    assert (
        "--port ZAHL Der Port; 0 nimmt irgendeinen freien. [von 0 bis 65535; ohne Angabe 8000]"
        in shown
    )
    assert "[ab 0.001; ohne Angabe 1]" in said("bench", "--help")
    assert "[von 0 bis 7; ohne Angabe 0]" in said("load", "--help")
    assert "--split one|even" in said("arena", "--help")
    assert "[ohne Angabe even]" in said("arena", "--help")
    assert "[erforderlich]" in said("arena", "--help")


def test_usage_tells_what_may_be_left_out():
    assert said("replay", "--help").startswith("Aufruf: root replay DATEI [OPTIONEN]")
    assert said("play", "--help").startswith("Aufruf: root play [SPIEL] [OPTIONEN]")
    assert said("bench", "--help").startswith("Aufruf: root bench [SPIEL …] [OPTIONEN]")


@pytest.mark.parametrize("words", [[], ["--"], ["lab"], ["lab", "--"]])
def test_without_a_command_help_is_shown_and_the_exit_code_tells(words):
    result = run(*words, env=GERMAN)
    assert result.exit_code == 2
    assert "Befehle" in result.output


@pytest.mark.parametrize(("path", "parameter"), PARAMETERS)
def test_what_stands_for_a_value_fits_its_type(path, parameter):
    """What has to be a number says so, since that is how mistakes know what is wanted."""
    kind = parameter.metavar or ""
    wanted = str(parameter.type_descriptor.annotation)
    if "Split" in wanted or kind == "de|en":
        assert manual.LISTED in kind
    elif "bool" in wanted:
        assert kind == ""
    else:
        assert (kind in NUMBERS) == bool(re.search("int|float", wanted)), (path, wanted)
        assert (kind == "decimal") == ("float" in wanted)
        for language in languages():
            assert says(language, f"metavar-{kind}")


# Mistakes

MISTAKES = {
    ("foo",): "Einen Befehl »foo« gibt es nicht. Mehr dazu: root --help",
    ("serv",): "Einen Befehl »serv« gibt es nicht. Meintest du serve?",
    ("lab", "foo"): "Einen Befehl »foo« gibt es nicht. Mehr dazu: root lab --help",
    ("--", "-x"): "Einen Befehl »-x« gibt es nicht.",
    ("-x",): "Eine Option -x gibt es hier nicht.",
    ("serve", "-p"): "Eine Option -p gibt es hier nicht.",
    ("serve", "--prt"): "Eine Option --prt gibt es hier nicht. Meintest du --port?",
    ("arena", "--seet"): "Meintest du --preset, --seed oder --split?",
    ("serve", "--port"): "Hinter --port fehlt etwas: --port ZAHL Mehr dazu: root serve --help",
    ("lab", "report", "x", "--duels", 1): "Hinter --duels fehlt etwas: --duels ZAHL ZAHL",
    ("serve", "--lan=yes"): "--lan steht für sich; ein Wert gehört nicht dazu.",
    ("--help=yes",): "--help steht für sich; ein Wert gehört nicht dazu. Mehr dazu: root --help",
    ("replay",): "DATEI fehlt. Gemeint ist: Eine gespeicherte Partie.",
    ("simulate", "imperator"): "--players fehlt. Gemeint ist: Anzahl der Plätze.",
    ("replay", "a", "b", "c"): "Mit »b c« kann root replay nichts anfangen.",
    ("serve", "--port", "x"): "--port erwartet eine ganze Zahl von 0 bis 65535, nicht »x«.",
    ("serve", "--port", 65536): "--port erwartet eine ganze Zahl von 0 bis 65535, nicht »65536«.",
    (
        "simulate",
        "x",
        "--players",
        "zwei",
    ): "--players erwartet eine ganze Zahl ab 1, nicht »zwei«.",
    ("simulate", "x", "--players", -3): "--players erwartet eine ganze Zahl ab 1, nicht »-3«.",
    ("bench", "--players", 0): "--players erwartet eine ganze Zahl ab 1, nicht »0«.",
    ("replay", "--seat", 0, "x"): "--seat erwartet eine ganze Zahl ab 1, nicht »0«.",
    ("bench", "--seconds", "0,5"): "eine Zahl (mit Punkt statt Komma) ab 0.001, nicht »0,5«.",
    ("lab", "report", "x", "--duels", 1, "y"): "--duels erwartet zwei ganze Zahlen, nicht »y«.",
    ("lab", "report", "x", "--duels", -1, 1): "Weniger als keine Duelle gibt es nicht.",
    ("arena", "x", "--bots", "y", "--split", "z"): "--split erwartet one oder even, nicht »z«.",
    ("games", "--lang", "fr"): "In der Sprache »fr« gibt es den Spieltisch nicht. Es gibt: de, en.",
}
every_mistake = pytest.mark.parametrize(
    "words", MISTAKES, ids=lambda words: " ".join(map(str, words))
)


@every_mistake
def test_a_mistake_is_said_in_german(words):
    result = run(*words, env=GERMAN)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert MISTAKES[words] in " ".join(result.stderr.split())
    assert re.search(r"\nMehr dazu: root .*--help\n$", result.stderr)


@every_mistake
def test_a_mistake_is_said_in_no_words_but_ours(words, monkeypatch):
    monkeypatch.setattr("spieltisch.commands.language.say_in", lambda *_: "·")
    assert set(run(*words, env=GERMAN).stderr.split()) == {"·"}


@pytest.mark.parametrize(
    ("path", "parameter"), [one for one in PARAMETERS if one[1].metavar in NUMBERS]
)
def test_every_number_says_what_it_wants(path, parameter):
    game = (
        ["imperator"]
        if any(isinstance(one, TyperArgument) for one in COMMANDS[path].params)
        else []
    )
    shown = said(*path, *game, parameter.opts[0], *["x"] * parameter.nargs)
    assert shown.startswith(f"{parameter.opts[0]} erwartet ")


def test_nothing_that_was_typed_commands_the_terminal():
    assert "\x1b" not in run("\x1b]0;mine\x07", env=GERMAN).stderr


def test_whoever_ends_the_input_is_told_so(monkeypatch):
    def ends(*_: object) -> None:
        raise EOFError

    monkeypatch.setattr(ROOT.__class__, "invoke", ends)
    result = run("games", env=GERMAN)
    assert result.exit_code == 1
    assert result.stderr.strip() == "Abgebrochen."


# Other versions of Typer

SHOWN_BY_US = {
    "MissingParameter(ctx=ctx, param=self)",
    "NoSuchOption(opt, possibilities=possibilities, ctx=self.ctx)",
    "NoSuchOption(opt, ctx=self.ctx)",
    "BadOptionUsage(option_name, f'Option {option_name!r} requires {msg}')",
    "BadOptionUsage(opt, f'Option {opt!r} does not take a value.')",
    "BadParameter(get_error_msg(exc), ctx=ctx, param=param)",
}
FORESTALLED = {
    "fail(f'Got unexpected extra argument(s) ({extra_args})')",
    "fail(_('Missing command.'))",
    "fail(_('No such command {name!r}.').format(name=original_cmd_name))",
    "NoArgsIsHelpError(ctx)",
}
OF_WHAT_WE_DO_NOT_USE = {
    # what `fail` itself raises
    "UsageError(message, self)",
    # arguments of several values, values that are no text, prompts
    "BadArgumentUsage(f'Argument {self.dest!r} takes {self.nargs} values.')",
    "BadParameter(f'Value {value!r} is not a valid {label}.', ctx=ctx, param=param)",
    "BadParameter('Value must be an iterable.', ctx=ctx, param=param)",
    "UsageError(f'Value {value!r} is not a valid {annotation.__name__}.')",
    "UsageError(get_error_msg(exc))",
    # files that Typer opens or looks for
    "FileError(self.name, hint=e.strerror)",
    "BadParameter(f'{label} {loc} is a file.', ctx=ctx, param=param)",
    "BadParameter(f'{label} {loc} is a directory.', ctx=ctx, param=param)",
    "BadParameter(f'{label} {loc} is not readable.', ctx=ctx, param=param)",
    "BadParameter(f'{label} {loc} is not writable.', ctx=ctx, param=param)",
    "BadParameter(f'{label} {format_filename(value)!r} does not exist.', ctx=ctx, param=param)",
    "BadParameter(f\"'{filename}': {exc.strerror}\", ctx=ctx, param=param)",
    # mistakes of a programmer
    "ClickException(f'Invalid autocompletion callback parameters: {show_params}')",
    "ClickException('Too many CLI parameter callback function parameters')",
}


def complaints() -> set[str]:
    """All that the installed Typer can complain of, as it stands in its sources."""
    kinds = {
        name
        for module in (exceptions, typer.exceptions)
        for name, one in vars(module).items()
        if inspect.isclass(one) and issubclass(one, typer.exceptions.TyperException)
    }
    found = set()
    for path in Path(typer.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                name = called.rpartition(".")[2]
                if name in kinds | {"fail"}:
                    found.add(name + ast.unparse(node).removeprefix(called))
    return found


def test_typer_complains_of_nothing_that_has_not_been_thought_of():
    """A version that complains of more, or otherwise, would bring English back."""
    thought_of = SHOWN_BY_US | FORESTALLED | OF_WHAT_WE_DO_NOT_USE
    # Python's versions quote differently.
    assert complaints() == {ast.unparse(ast.parse(one)) for one in thought_of}


def test_a_complaint_that_we_do_not_know_is_shown_as_it_is(monkeypatch):
    def complains(*_: object) -> None:
        raise exceptions.UsageError("something new")

    monkeypatch.setattr(TyperGroup, "invoke", complains)
    result = run("games", env=GERMAN)
    assert (result.exit_code, result.stderr) == (2, "something new\n")
