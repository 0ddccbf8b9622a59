"""One whole match of each game in words, so that a change of behaviour shows as a readable diff.

python tests/contract/golden.py            compare with tests/golden, show what differs
python tests/contract/golden.py --write    write tests/golden anew, and the vectors of tests/words
"""

from __future__ import annotations

import difflib
import runpy
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # Also as a script it finds the helpers.

from games.reckoners.player import liked
from playing import AnyTable, Options, answerable, luck
from spieltisch.bots import bots_for, play_out, usual_bot
from spieltisch.engine import CLOCK, Chance, Choice, Question, Table
from spieltisch.games import find
from spieltisch.words import Words

FOLDER = Path(__file__).parents[1] / "golden"
WIDTH = 100


def anything(question: Question, chance: Chance) -> Choice:
    """Any choice, each equally likely."""
    return question.choices[chance.below(len(question.choices))]


@dataclass(frozen=True)
class Match:
    """What is played: short, but with most of what can happen.

    `choose` says how, where random choices would lead to a quick end.
    """

    names: tuple[str, ...]
    seed: str
    options: Options = field(default_factory=dict)
    choose: Callable[[Question, Chance], Choice] = anything


MATCHES = {
    "imperator": Match(("Anna", "Ben", "Cleo"), "golden", {"lives": 1, "hidden_buffs": True}),
    "villainous": Match(("Anna", "Ben", "Cleo"), "golden", {"villain": "draft", "round_limit": 8}),
    "rushout": Match(("Anna", "Ben", "Cleo"), "golden", {"setup": "exercise-2"}),
    "kapow": Match(("Anna", "Ben"), "golden", {"characters": "drafted", "round_limit": 3}),
    "reckoners": Match(("Anna", "Ben", "Cleo"), "golden-11", {"reckoner": "choose"}, liked),
}


def told(name: str) -> str:
    """The match in words, as it stands in the file."""
    return "\n".join(lines(name, MATCHES[name])) + "\n"


def lines(name: str, match: Match) -> Iterator[str]:
    game = find(name)
    words = Words(game, "en", match.names)
    table = Table(game, match.names, match.seed, match.options)
    options = " ".join(f"{option}={value}" for option, value in table.options.items())
    yield f"{words.name}: {', '.join(match.names)}"
    yield f"Seed '{match.seed}', {options}"
    yield from standing(table, words)
    for seat, choice, at in chosen(table, name, match):
        yield from turn(table, words, seat, choice, at)
    yield from standing(table, words)
    yield words.result(table.result)


def standing(table: AnyTable, words: Words) -> Iterator[str]:
    """The table as a spectator sees it."""
    yield ""
    for message in table.game.describe(table.view(None).board):
        yield f"| {words.described(message)}"
    yield ""


def chosen(table: AnyTable, name: str, match: Match) -> Iterator[tuple[int, Choice, int]]:
    """Random choices to the end; in real time, where these lead nowhere, those of bots."""
    if table.game.in_real_time:
        twin = Table(table.game, match.names, match.seed, match.options)
        makers = bots_for(name)
        play_out(twin, {s: makers[usual_bot(name)](s) for s in range(table.seats)})
        yield from ((entry.seat, entry.choice, entry.at) for entry in twin.record().entries)
        return
    chance = luck("golden", name, match.seed)
    while table.result is None:
        asked = [question for question in answerable(table) if not question.idle]
        question = asked[chance.below(len(asked))]
        yield question.seat, match.choose(question, chance), table.now


def turn(table: AnyTable, words: Words, seat: int, choice: Choice, at: int) -> Iterator[str]:
    """One choice: what is asked and offered, what is chosen, what a spectator is told."""
    if seat != CLOCK:
        question = table.question(seat)
        assert question is not None
        eyes = table.eyes(seat)
        yield shortened(f"{words.seat(seat)}: {words.prompt(question, eyes)}")
        yield shortened("    " + offered(table, question, words))
        yield f"  > {words.choice(choice, eyes)}"
    heard = len(table.told)
    table.choose(seat, choice, max(at, table.now))
    for message in table.told_to(None, heard):
        yield f"* {words.told(message)}"


def offered(table: AnyTable, question: Question, words: Words) -> str:
    eyes = table.eyes(question.seat)
    texts = [words.choice(choice, eyes) for choice in question.choices]
    return f"({len(texts)}) {' / '.join(texts)}"


def shortened(line: str) -> str:
    return line if len(line) <= WIDTH else line[: WIDTH - 2] + " …"


def difference(name: str) -> list[str]:
    """How the match differs from the file, as a diff."""
    file = FOLDER / f"{name}.txt"
    before = file.read_text("utf-8") if file.exists() else ""
    return list(
        difflib.unified_diff(
            before.splitlines(), told(name).splitlines(), f"{name}.txt", "now", lineterm=""
        )
    )


def main(arguments: list[str]) -> int:
    differences = {name: difference(name) for name in MATCHES}
    if arguments == ["--write"]:
        FOLDER.mkdir(exist_ok=True)
        for name in MATCHES:
            (FOLDER / f"{name}.txt").write_text(told(name), "utf-8")
        return 0
    for diff in differences.values():
        sys.stdout.writelines(f"{line}\n" for line in diff)
    return int(any(differences.values()))


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        runpy.run_module("words.vectors", run_name="__main__")
    sys.exit(main(sys.argv[1:]))
