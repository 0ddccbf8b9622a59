"""What docs, docstrings and comments name is there: files, folders, commands and make's targets."""

from __future__ import annotations

import ast
import functools
import os
import re
import shlex
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import typer.main

from spieltisch.cli import app

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CODE = sorted(
    file
    for pattern in (
        "src/**/*.py",
        "tests/**/*.py",
        "*.py",
        "web/src/**/*.ts",
        "web/src/**/*.svelte",
    )
    for file in ROOT.glob(pattern)
)
OTHERS = [
    *(ROOT / name for name in ("Makefile", "pyproject.toml", ".ci/run")),
    *(ROOT / "src/spieltisch/words/locale").glob("*.ftl"),
]

LINK = re.compile(r"\[[^\]]+\]\(([^)\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
COMMENT = re.compile(r"^\s*(?:#|//|\*|/\*\*|<!--)(.*)$|\s//\s(.*)$|\s#\s(.*)$")
FILE = re.compile(
    r"(?<![\w./<>*:-])[\w./<>*-]*\w\.(?:py|md|toml|ts|svelte|ftl|css|html|json|txt)\b"
)
DOCS = re.compile(r"\bdocs/[\w./-]*\w")
FOLDER = re.compile(
    r"^(?:src|web|tests|docs|engine|games|bots|server|terminal|words|lab)/[\w./<>*-]+$"
)
MADE = re.compile(r"\bmake ([a-z-]+)\b")
COMMAND = re.compile(r"^spieltisch (.+?)(?: +#.*)?$")
NOT_OURS = ("my-game.json", "a.json")
"""Names of files that whoever reads has, or will have."""
MADE_LATER = ("web/dist", "web/node_modules")
MADE_HERE = (".git", ".venv", "node_modules", "dist", "build", "__pycache__", ".hypothesis")
"""Folders that are not part of the repository."""


@functools.cache
def paths() -> frozenset[str]:
    """All files of the repository, and their folders."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in MADE_HERE]
        found |= {name_of(Path(folder, name)) for name in (*folders, *files)}
    return frozenset(found)


@functools.cache
def ends() -> frozenset[str]:
    """The same without the folders that they lie in."""
    parts = (path.split("/") for path in paths())
    return frozenset("/".join(each[start:]) for each in parts for start in range(len(each)))


@functools.cache
def is_there(mention: str) -> bool:
    """A path from the root or the end of one; `<game>` and `*` stand for any name."""
    wanted = re.sub(r"<[\w-]+>", "*", mention).strip("/")
    if wanted in NOT_OURS or wanted.startswith(MADE_LATER):
        return True
    return wanted in ends() or ("*" in wanted and any(fnmatch(end, wanted) for end in ends()))


def prose(file: Path) -> Iterator[str]:
    """What a file says to whoever reads it: code spans of a page, comments, docstrings."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        yield from QUOTED.findall(text)
        return
    if file.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                yield str(node.value.value)
    for line in text.splitlines():
        found = COMMENT.search(line)
        if found:
            yield next(part for part in found.groups() if part is not None)


def mentions(file: Path) -> set[str]:
    """What a file says about other files and folders."""
    found: set[str] = set(DOCS.findall(file.read_text(encoding="utf-8")))
    for words in prose(file):
        found.update(FILE.findall(words))
        quoted = [words] if file.suffix == ".md" else QUOTED.findall(words)
        found.update(one for one in quoted if FOLDER.match(one))
    return found


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_whoever_names_a_file_names_one_that_is_there() -> None:
    wrong = {
        name_of(file): missing
        for file in (*PAGES, *CODE, *OTHERS)
        if (missing := sorted(one for one in mentions(file) if not is_there(one)))
    }
    assert wrong == {}


def test_a_file_that_is_not_there_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "game.py"
    lost = "add-a-game.md"
    file.write_text(f'"""What a game promises. `docs/{lost}` is the recipe."""')
    assert [one for one in mentions(file) if not is_there(one)] == [f"docs/{lost}"]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        target, _, heading = link.partition("#")
        if "://" in target:
            continue
        there = (page.parent / target) if target else page
        assert there.exists(), link
        assert not heading or heading in headings(there), link


def headings(page: Path) -> set[str]:
    """The anchors of a page, as its headings make them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in titles}


def test_the_walk_through_the_house_finds_what_it_names() -> None:
    """Each function that a step names is in a file that the same step, or one before, names."""
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    steps = re.split(
        r"^\d+\. ", text.partition("from pixel to disk and back")[2], flags=re.MULTILINE
    )[1:]
    assert 0 < len(steps) <= 8
    read = ""
    for step in steps:
        names = QUOTED.findall(step)
        read += "".join(
            (ROOT / name).read_text(encoding="utf-8") for name in names if FILE.fullmatch(name)
        )
        functions = [name.removesuffix("()") for name in names if name.endswith("()")]
        assert [name for name in functions if f"{name}(" not in read] == []


def test_every_target_that_is_named_can_be_made() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    (phony,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert set(phony.split()) == targets
    told = set(re.findall(r'@echo "make ([a-z-]+)', makefile))
    assert told >= targets - {"help", "browser"}, "make help tells of all that one can ask for"
    for file in (*PAGES, *OTHERS):
        for words in named_commands(file):
            named = set(MADE.findall(words))
            assert named <= targets, (name_of(file), named - targets)


def named_commands(file: Path) -> Iterator[str]:
    """What a reader is told to type."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        yield from (" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text))
        yield from re.findall(r"^ {4}(.+)$", text, re.MULTILINE)
    elif file.suffix == ".ftl":
        yield from re.findall(r'["»]([^"«»]+)["«]', text)
    else:
        yield from (line for line in text.splitlines() if line.startswith("make "))


def commands() -> list[tuple[str, str]]:
    return [
        (name_of(page), found[1])
        for page in PAGES
        for words in named_commands(page)
        if (found := COMMAND.match(words))
    ]


@pytest.mark.parametrize(("page", "words"), commands())
def test_every_command_that_is_named_can_be_given(page: str, words: str) -> None:
    group: Any = typer.main.get_command(app)
    name, *given = shlex.split(words)
    assert name in group.commands, page
    command = group.commands[name]
    if given and given[0] in getattr(command, "commands", ()):
        command = command.commands[given[0]]
    known = {option for parameter in command.params for option in parameter.opts}
    asked = {word.partition("=")[0] for word in given if word.startswith("--")}
    assert asked <= known, (page, asked - known)


def test_the_readme_names_commands() -> None:
    assert len({words.split()[0] for page, words in commands() if page == "README.md"}) >= 7


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = [page.name.partition("-")[0] for page in (ROOT / "docs/decisions").glob("*.md")]
    assert len(numbers) == len(set(numbers)), sorted(numbers)
