"""Which version a bot has: a fingerprint of the code and the numbers that decide for it.

Rules have a version that people raise. Bots change more often and in many places, so theirs is made
from what is there: the bot's own modules, what the game has for those who think about it (its
standing, which also says who leads), and the numbers of both. Comments, documentation and layout do
not count, and neither does what the rules are made of.

>>> quick, random = (bots_version("imperator", [bot]) for bot in ("quick", "random"))
>>> len(quick), quick != random
(12, True)
"""

from __future__ import annotations

import ast
import hashlib
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec, resolve_name
from pathlib import Path

from spieltisch.bots import Bot
from spieltisch.games import find
from spieltisch.lab.arena import mind_of

LENGTH = 12
OWN_BOTS = "spieltisch.bots"
"""Here all bots are listed: of this module only that counts which those who play make use of."""
PLAYING = "play_out"
JUDGING = "spieltisch.engine.judging"
FOR_THINKING = ("standing", "dreaming")
"""The modules of a game that are there for those who think about it."""
RULES = "rules"


def bots_version(game: str, bots: Iterable[str]) -> str:
    """The version of these bots together, as they play this game here and now."""
    return _version(game, tuple(sorted(set(bots))))


@cache
def _version(game: str, bots: tuple[str, ...]) -> str:
    sources = dict(_for_thinking(game))
    parts = []
    needed = {PLAYING}
    for bot in bots:
        mind = mind_of(game, bot, "")
        sources |= _deciding(mind)
        needed.add(type(mind).__name__)
        parts.append(repr(_settings(mind)))
    shared = sources.pop(OWN_BOTS)
    needed |= {name for path in sources.values() for name in _names_from(OWN_BOTS, path)}
    parts.append(repr(_shape(_defined(needed, shared))))
    parts += [f"{name} {_meaning(path)}" for name, path in sorted(sources.items())]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:LENGTH]


def _settings(mind: Bot) -> dict[str, object]:
    """What tells bots apart that are made by the same code, such as how often they err."""
    attributes = getattr(mind, "__dict__", {})
    return {name: one for name, one in sorted(attributes.items()) if isinstance(one, int | float)}


def _deciding(mind: Bot) -> dict[str, Path]:
    """The modules of a bot, and the numbers that lie beside them."""
    home = type(mind).__module__
    # Whatever imports a module imports the packages that it lies in.
    packages = [home]
    while "." in packages[-1]:
        packages.append(packages[-1].rpartition(".")[0])
    own = {OWN_BOTS, home.partition(".")[0]} - {"spieltisch"}
    found = _reached([OWN_BOTS, *packages], own)
    beside = {path.parent for path in found.values()}
    numbers = {
        f"{folder.name}/{path.name}": path for folder in beside for path in folder.glob("*.toml")
    }
    return found | numbers


@cache
def _for_thinking(game: str) -> Mapping[str, Path]:
    """By what a game judges and imagines positions: all of that which is no part of its rules."""
    package = type(find(game)).__module__.rpartition(".")[0]
    thinking = _reached([f"{package}.{name}" for name in FOR_THINKING], {package})
    rules = _reached([f"{package}.{RULES}"], {package})
    found = {name: path for name, path in thinking.items() if name not in rules}
    if found:
        found |= _reached([JUDGING], {JUDGING})
        named = {text for path in found.values() for text in _texts(path)}
        content = Path(str(files(package) / "content"))
        found |= {path.name: path for path in content.glob("*.toml") if path.stem in named}
    return found


def _texts(path: Path) -> Iterator[str]:
    """The texts in a module, of which some name the content that it reads."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _reached(starts: Iterable[str], inside: Iterable[str]) -> dict[str, Path]:
    """These modules and all that they import, as far as it belongs to these packages."""
    found: dict[str, Path] = {}
    waiting = list(starts)
    packages = tuple(inside)
    while waiting:
        name = waiting.pop()
        if name in found or not any(f"{name}.".startswith(f"{one}.") for one in packages):
            continue
        if (path := _file_of(name)) is not None:
            found[name] = path
            waiting += _imported(name, path)
    return found


def _file_of(module: str) -> Path | None:
    """Where a module lies; None for what is no module, such as a class in one."""
    try:
        spec = find_spec(module)
    except (ModuleNotFoundError, ValueError):
        return None
    return Path(spec.origin) if spec is not None and spec.origin and spec.has_location else None


def _imported(module: str, path: Path) -> Iterator[str]:
    """What a module imports; of `from a import b` both `a` and `a.b`, which may be a module."""
    if path.suffix != ".py":
        return
    package = module if path.stem == "__init__" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = resolve_name("." * node.level + (node.module or ""), package)
            yield home
            yield from (f"{home}.{one.name}" for one in node.names)


def _names_from(module: str, path: Path) -> Iterator[str]:
    """What a file imports from a module."""
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module == module:
                yield from (one.name for one in node.names)


def _defined(names: set[str], path: Path) -> list[ast.stmt]:
    """The definitions of these names in a file, and of all that those make use of there."""
    known = {name: one for one in ast.parse(path.read_bytes()).body for name in _names_of(one)}
    found: dict[str, ast.stmt] = {}
    waiting = sorted(names & known.keys())
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = known[name]
            used = {one.id for one in ast.walk(known[name]) if isinstance(one, ast.Name)}
            waiting += sorted(used & known.keys())
    return [found[name] for name in sorted(found)]


def _names_of(statement: ast.stmt) -> Iterator[str]:
    """What a statement of a module defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        yield statement.name
    elif isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        yield from (one.id for one in targets if isinstance(one, ast.Name))


@cache
def _meaning(path: Path) -> str:
    """What a file says to a machine."""
    data = path.read_bytes()
    if path.suffix == ".py":
        return repr(_shape(ast.parse(data)))
    if path.suffix == ".toml":
        return repr(tomllib.loads(data.decode()))
    return hashlib.sha256(data).hexdigest()


def _shape(node: object) -> object:
    """A program without its places and its documentation, alike in all versions of Python."""
    if isinstance(node, ast.AST):
        fields = ((name, _shape(value)) for name, value in ast.iter_fields(node))
        return type(node).__name__, *((name, one) for name, one in fields if one not in (None, ()))
    if isinstance(node, list):
        return tuple(_shape(one) for one in node if not _is_documentation(one))
    return node


def _is_documentation(node: object) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
