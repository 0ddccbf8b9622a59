"""What both twins of the wording code have to say: `words/wording.py` and the page's `words.ts`.

A vector is something that the server sends, and how it reads in each language. Some are made by
hand, one for each kind of thing that can be said; the others come from whole matches, one for each
key. `python tests/words/vectors.py` writes them anew, and so does `make golden`; read the diff.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))  # Also as a script it finds the helpers.

from contract.golden import MATCHES, Match, chosen
from playing import AnyGame, AnyTable
from spieltisch.engine import Choice, Face, Lying, Message, Question, Result, Table
from spieltisch.games import REGISTER, find
from spieltisch.server import sights
from spieltisch.server.messages import QuestionView
from spieltisch.words import MissingWords, Words

FILE = Path(__file__).with_name("vectors.json")
LANGUAGES = ("de", "en")
FEW = 8
"""So many choices of a question are read."""
Vector = dict[str, Any]

# Reading a vector


class FromAfar:
    """The eyes of somebody who has nothing but a question as it was sent."""

    def __init__(self, game: AnyGame, seen: Vector) -> None:
        self._game = game
        self._faces = {face["card"]: Face(face["card"], face["kind"]) for face in seen["faces"]}
        self._owners = dict(zip(self._faces, seen["owners"], strict=True))
        self._lies = dict(zip(self._faces, seen["lies"], strict=True))
        self._dice = {die["die"]: die for die in seen["dice"]}

    def face(self, card: int) -> Face:
        return self._faces.get(card, Face(card, None))

    def owner(self, card: int) -> int:
        return self._owners.get(card, -1)

    def lies(self, card: int) -> Lying | None:
        lying = self._lies.get(card)
        return None if lying is None else Lying(lying["key"], values_of(lying))

    def die(self, die: int) -> int | None:
        shown = self._dice.get(die, {"word": None, "number": None})
        if shown["word"] is None:
            return None if shown["number"] is None else shown["number"] - 1
        named = (face for face in range(99) if self._game.face_name(die, face) == shown["word"])
        return next(named)


class Reader(Words):
    """Our words, for somebody from afar: of a card that looks like no other nothing is sent."""

    def lies(self, lying: Lying | None) -> str:
        return "" if lying is None else super().lies(lying)


def values_of(message: Vector) -> dict[str, Any]:
    return {name: value_of(value) for name, value in message["values"].items()}


def value_of(value: Any) -> Any:
    """A value of a message as we have it, from what was sent."""
    if isinstance(value, list):
        return [value_of(one) for one in value]
    return Face(value["card"], value["kind"]) if isinstance(value, dict) else value


def said(vector: Vector, language: str) -> Any:
    """What our twin says."""
    words = Reader(find(vector["game"]), language, vector["names"])
    return SAYING[vector["says"]](words, vector["of"])


def _question(words: Reader, of: Vector) -> Vector:
    eyes: Any = FromAfar(words.game, of)
    question: Any = SimpleNamespace(prompt=of["prompt"], values=of["values"])
    choices = [Choice(verb, tuple(things)) for verb, things in of["choices"]]
    return {
        "prompt": words.prompt(question, eyes),
        "help": words.prompt_help(question, eyes),
        "choices": words.choices(choices, eyes),
    }


def _missing(words: Words, key: str) -> str:
    """What has no words: we complain, and the page shows the key."""
    try:
        words.term(key)
    except MissingWords:
        return f"name-{key}"
    raise AssertionError(key)


SAYING: dict[str, Callable[[Reader, Any], Any]] = {
    "told": lambda words, of: words.told(Message(of["key"], values_of(of))),
    "described": lambda words, of: words.described(Message(of["key"], values_of(of))),
    "question": _question,
    "result": lambda words, of: words.result(Result(of["outcome"], tuple(of["winners"]))),
    "joined": lambda words, of: words.joined(of),
    "faces": lambda words, of: words.faces([value_of(face) for face in of]),
    "face": lambda words, of: [words.face(value_of(of)), words.long(value_of(of))],
    "seat": lambda words, of: words.seat(of),
    "term": lambda words, of: words.term(of),
    "missing": _missing,
}


# Made by hand

NAMES = ["you", "Anna", ""]
TEN, QUEEN = {"card": 3, "kind": "spades-10"}, {"card": 7, "kind": "hearts-queen"}
HIDDEN, OTHER = {"card": 9, "kind": None}, {"card": 8, "kind": None}
ALIKE = [{"card": card, "kind": "spades-10"} for card in (3, 4, 5)]


def asked(prompt: str, choices: list[Any], faces: list[Any] = [], **more: Any) -> Vector:  # noqa: B006
    unknown: list[Any] = [None] * len(faces)
    seen = {"owners": [-1] * len(faces), "lies": unknown, "dice": [], "values": {}}
    return {"prompt": prompt, "choices": choices, "faces": faces, **seen, **more}


def lying(key: str, seat: int) -> Vector:
    return {"key": key, "values": {"seat": seat}}


def by_hand() -> Iterator[tuple[str, str, Any]]:
    """Game, what is said, and of what: seats, cards, lists, numbers and words of each kind."""
    attack = {"card": TEN, "target": QUEEN}
    for seat, other in ((0, 1), (1, 0), (1, 2), (2, 1)):
        yield (
            "imperator",
            "told",
            {"key": "attacks", "values": {"seat": seat, "other": other} | attack},
        )
    hidden = {"seat": 1, "other": 2, "card": HIDDEN, "target": OTHER}
    yield "imperator", "told", {"key": "attacks", "values": hidden}
    grows = {"seat": 0, "card": HIDDEN, "place": "buffs"}
    yield "imperator", "told", {"key": "grows", "values": grows}
    for damage in (0, 1, 2, 1234, 1234567):
        hurt = {"seat": 1, "damage": damage, "hp": damage, "lives": damage}
        yield "imperator", "told", {"key": "damage", "values": hurt}
        yield "imperator", "told", {"key": "loses-life", "values": hurt}
    yield "imperator", "told", {"key": "round", "values": {"round": 1000}}
    for faces in ([], [TEN], [HIDDEN], [TEN, QUEEN], [HIDDEN, OTHER], [HIDDEN, TEN, OTHER, QUEEN]):
        yield "imperator", "faces", faces
        yield "imperator", "told", {"key": "raid-ends", "values": {"cards": faces}}
        yield "villainous", "faces", [face for face in faces if face["kind"] is None]
    for items in (
        [],
        ["Anna"],
        ["Anna", "Ben"],
        ["Anna", "Ben", "Cleo"],
        ["Anna, B.", "{ $x }", ""],
    ):
        yield "imperator", "joined", items
    for face in (TEN, QUEEN, HIDDEN):
        yield "imperator", "face", face
    for seat in range(4):
        yield "imperator", "seat", seat
    yield "imperator", "term", "attackers"
    yield "imperator", "missing", "no-such-name"
    needs = ["hero-fire", "hero-key", "wizard-air"]
    for names in ([], needs[:1], needs):
        dice = {"faces": names, "rolled": len(names), "unrolled": 1, "stuck": 2}
        yield "rushout", "described", {"key": "dice", "values": dice}
    for outcome, winners in (
        ("won", [0]),
        ("won", [1]),
        ("won", [0, 1]),
        ("draw", [2, 1, 0]),
        ("lost", []),
    ):
        yield "imperator", "result", {"outcome": outcome, "winners": winners}
    yield "imperator", "question", asked("crown", [["crown", [9]], ["crown", [8]]], [HIDDEN, OTHER])
    places = [lying("imperator", 0), lying("buffs", 0), lying("buffs", 0)]
    crowns = [["crown", [card]] for card in (3, 4, 5)]
    alike = {"owners": [0, 0, 0], "lies": places}
    yield "imperator", "question", asked("crown", crowns, ALIKE, **alike)
    yield "imperator", "question", asked("crown", crowns[1:], ALIKE, **alike)
    attacks = [["attack", [card, 7]] for card in (3, 4, 5)]
    whose = {"owners": [0, 0, 0, 1], "lies": [*places, None]}
    yield (
        "imperator",
        "question",
        asked("battle", [["pass", []], *attacks], [*ALIKE, QUEEN], **whose),
    )
    shown = [
        {"die": 5, "word": "hero-joker", "number": None},
        {"die": 6, "word": None, "number": None},
    ]
    takes = [["take", [5]], ["take", [6]], ["take", [7]], ["lay", [5, 3, 2]]]
    yield "rushout", "question", asked("hero", takes, [HIDDEN | {"card": 3}], dice=shown)


# From whole matches


def from_match(name: str, tables: Iterator[AnyTable]) -> Iterator[tuple[str, str, Any]]:
    """The first of each thing that is told, described or asked in a match, as a page gets it."""
    known: set[tuple[str, ...]] = set()

    def is_new(*what: str) -> bool:
        return what not in known and not known.add(what)

    heard = 0
    for table in tables:
        for seat in (None, 0):
            for line in table.told_to(seat, heard):
                if is_new("told", line.key, str(seat)):
                    yield name, "told", msgspec.to_builtins(line)
        heard = len(table.told)
        if table.moment % 10 == 0:
            for line in table.game.describe(table.view(0).board):
                if is_new("described", line.key):
                    yield name, "described", msgspec.to_builtins(line)
        for question in table.questions:
            verbs = {choice.verb for choice in question.choices}
            new = [verb for verb in verbs if is_new(question.prompt, verb)]
            if question.seat >= 0 and new:
                yield name, "question", as_sent(table, question)


def moments(name: str, match: Match) -> Iterator[AnyTable]:
    """The golden match, choice by choice."""
    table: AnyTable = Table(find(name), match.names, match.seed, match.options)
    yield table
    for seat, choice, at in chosen(table, name, match):
        table.choose(seat, choice, max(at, table.now))
        yield table


def as_sent(table: AnyTable, question: Question) -> Vector:
    """A question as it goes over the wire, with one choice of each verb and some more."""
    seen = sights._question(table, question, table.now)
    of_each = {choice.verb: choice for choice in reversed(seen.choices)}
    chosen = [*of_each.values(), *seen.choices[: max(0, FEW - len(of_each))]]
    seen.choices = [choice for choice in seen.choices if choice in chosen]
    plain: Vector = msgspec.to_builtins(seen)
    wanted = ("prompt", "values", "choices", "faces", "owners", "lies", "dice")
    return named_alone(seen, {name: plain[name] for name in wanted})


def named_alone(seen: QuestionView, plain: Vector) -> Vector:
    """Without the cards and dice that none of these choices names."""
    things = {thing for choice in seen.choices for thing in choice.things} | set(
        seen.values.values()
    )
    keep = [index for index, face in enumerate(seen.faces) if face.card in things]
    for name in ("faces", "owners", "lies"):
        plain[name] = [plain[name][index] for index in keep]
    plain["dice"] = [die for die in plain["dice"] if die["die"] in things]
    return plain


# The file


def made() -> list[Vector]:
    found = list(by_hand())
    for name, match in MATCHES.items():
        found += from_match(name, moments(name, match))
    vectors = [{"game": game, "names": NAMES, "says": says, "of": of} for game, says, of in found]
    return [
        vector | {"text": {language: said(vector, language) for language in LANGUAGES}}
        for vector in vectors
    ]


def written(vectors: list[Vector]) -> str:
    """One vector in each line, with what the page's twin has to know of each game."""
    games = {
        name: {
            part: msgspec.to_builtins(getattr(sights.game_info(find(name)), part))
            for part in VOCABULARY
        }
        for name in sorted({vector["game"] for vector in vectors})
    }
    known = [
        f" {json.dumps(name)}: {json.dumps(game, ensure_ascii=False)}"
        for name, game in games.items()
    ]
    lines = [f" {json.dumps(vector, ensure_ascii=False)}" for vector in vectors]
    seats = [f" {json.dumps(case)}" for case in with_options()]
    parts = ['{"games": {', known, '},\n"seats": [', seats, '],\n"vectors": [', lines, "]}\n"]
    return "\n".join(part if isinstance(part, str) else ",\n".join(part) for part in parts)


def with_options() -> Iterator[Vector]:
    """With how many players each game can be played, where that depends on an option.

    This, too, the page has to know by itself, while a table is being set (`options.ts`).
    """
    for name in sorted(REGISTER):
        game = find(name)
        for option in game.options:
            for value in option.seats:
                chosen = {option.name: value}
                plain = {"options": game.options, "seats": game.seats, "values": chosen}
                found = {"allowed": game.seats_with(chosen), "usual": game.usual_seats(chosen)}
                yield msgspec.to_builtins({"game": name, **plain, **found})


VOCABULARY = ("name", "verbs", "meanings", "names")


def read() -> list[Vector]:
    vectors: list[Vector] = json.loads(FILE.read_text("utf-8"))["vectors"]
    return vectors


if __name__ == "__main__":
    FILE.write_text(written(made()), "utf-8")
