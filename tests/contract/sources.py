"""What can be read off a game's Python sources: the keys it uses, and what must not stand there."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import spieltisch.bots
import spieltisch.engine
import spieltisch.games
from playing import AnyGame

ENGINE = Path(spieltisch.engine.__file__).parent
GAMES = Path(spieltisch.games.__file__).parent
BOTS = Path(spieltisch.bots.__file__).parent

FORBIDDEN_MODULES = {"random", "secrets", "time", "datetime", "uuid", "numpy"}
FORBIDDEN_NAMES = {"os.urandom", "os.getrandom", "os.environ", "os.getpid", "hash", "id"}
"""What is different in the next run; Python's `hash` and `id` are, too."""


def folder_of(game: AnyGame) -> Path:
    """Where the game lies."""
    return Path(inspect.getfile(type(game))).parent


def bots_of(game: AnyGame) -> Path:
    """Where bots of the game's own lie, if it has any."""
    return BOTS / game.name


def modules_in(folder: Path) -> list[Path]:
    """All Python files of a folder and its folders."""
    return sorted(folder.rglob("*.py"))


def check_no_clock_and_no_system_chance(files: Iterable[Path]) -> None:
    """Time is an input and chance comes from the table: neither is asked of the system."""
    found = [
        f"{file.name}:{node.lineno}: {name}"
        for file in files
        for node, name in names_reached(ast.parse(file.read_text("utf-8")))
        if name.split(".")[0] in FORBIDDEN_MODULES or name in FORBIDDEN_NAMES
    ]
    assert not found, f"a clock, or chance that the record does not know: {found}"


def names_reached(tree: ast.Module) -> Iterator[tuple[ast.stmt | ast.expr, str]]:
    """What a module imports and calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call):
            yield node, called(node)


def check_no_text_in_python(files: Iterable[Path]) -> None:
    """Whatever a person reads lies in the Fluent files: no string with a space in it."""
    found = [
        f"{file.name}:{line}: {text!r}"
        for file in files
        for line, text in strings_of(ast.parse(file.read_text("utf-8")))
        if " " in text
    ]
    assert not found, f"text in Python: {found}"


def strings_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """All strings of a module that are not there to explain it."""
    explanations = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and node not in explanations:
            yield node.lineno, text


@dataclass
class Keys:
    """The keys of messages that stand in a game's sources."""

    told: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)
    verbs: set[str] = field(default_factory=set)
    described: set[str] = field(default_factory=set)
    lying: set[str] = field(default_factory=set)
    facts: set[str] = field(default_factory=set)
    remarks: set[str] = field(default_factory=set)
    tallies: set[str] = field(default_factory=set)
    bars: set[str] = field(default_factory=set)
    unreadable: list[str] = field(default_factory=list)

    def collect(self, place: str, node: ast.Call) -> None:
        """Note the key that this call uses, if it uses one."""
        name = called(node).split(".")[-1]
        if name in ("tell", "tell_only", "announce"):
            self._note(self.told, place, node, 0)
        elif name in ("ask", "Question"):
            self._note(self.prompts, place, node, 1)
        elif name in ("secretly", "anyone_may"):
            self._note(self.prompts, place, node, 0)
        elif name == "Message":
            self._note(self.described, place, node, 0)
        elif name == "Lying":
            self._note(self.lying, place, node, 0)
        elif name == "Fact":
            self._note(self.facts, place, node, 0)
        elif name == "Tally":
            self._note(self.tallies, place, node, 0)
        elif name == "Why":
            self._note(self.bars, place, node, 0)
        elif name == "say":
            self._note(self.remarks, place, node, 0)
        elif name in ("Choice", "choices_of") and is_text(node.args[0]):
            # Verbs are declared in `Game.verbs`, and random play finds those that are not: a verb
            # may also be handed on in a variable.
            self._note(self.verbs, place, node, 0)

    def _note(self, keys: set[str], place: str, node: ast.Call, argument: int) -> None:
        key = node.args[argument] if len(node.args) > argument else None
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            keys.add(key.value)
        else:
            self.unreadable.append(f"{place}:{node.lineno}: {called(node)}")


def keys_in(files: Iterable[Path]) -> Keys:
    """All keys that the sources use."""
    keys = Keys()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                keys.collect(file.name, node)
    return keys


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def called(node: ast.Call) -> str:
    """The name of what is called, as it is written: `state.tell`."""
    return ast.unparse(node.func)
