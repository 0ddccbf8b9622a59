"""Every key that a game can produce has words in every language, and no words are left over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from contract.cases import settings
from contract.sources import Keys
from playing import AnyGame, AnyTable, Options, eyes_at, luck, steps
from spieltisch.engine import Lying, Table
from spieltisch.engine.options import complete
from spieltisch.words import LANGUAGES, YOU, MissingWords, Words, has, keys

Has = Callable[[str, str, str], bool]

PREFIXES = (
    "told-",
    "prompt-",
    "choice-",
    "describe-",
    "lies-",
    "fact-",
    "remark-",
    "tally-",
    "bar-",
    "card-",
    "option-",
    "preset-",
    "name-",
    "game-",
)
"""Keys that belong to something in the game; others are building blocks of the Fluent file."""


LOOKED_UP = 20
"""At every so many moments all cards are looked up."""


def needed_keys(game: AnyGame, used: Keys) -> set[str]:
    """All keys of a game: those in its sources and those that follow from its declarations."""
    return {
        "game-name",
        "game-about",
        "game-rules",
        "game-provenance",
        *(f"told-{key}" for key in used.told),
        *(f"prompt-{key}{more}" for key in used.prompts for more in ("", ".help")),
        *(f"describe-{key}" for key in used.described),
        *(f"lies-{key}" for key in used.lying),
        *(f"fact-{key}" for key in used.facts),
        *(f"remark-{key}" for key in used.remarks),
        *(f"tally-{key}" for key in used.tallies),
        *(f"bar-{key}" for key in used.bars),
        *(f"choice-{verb}" for verb in {*game.verbs, *used.verbs}),
        *(f"card-{kind}{long}" for kind in game.kinds for long in ("", ".long")),
        *(f"option-{option.name}{more}" for option in game.options for more in ("", ".help")),
        *(f"preset-{name}{more}" for name in game.presets for more in ("", ".help")),
        *(f"name-{name}" for name in (*game.names, *names_before_a_match(game))),
        *(f"name-{value}" for option in game.options for value in option.values),
    }


def names_before_a_match(game: AnyGame) -> Iterator[str]:
    """The names of sides and figures, with every number of players."""
    for seats in game.seats:
        for case in settings(game, seats).values():
            options = complete(game.options, case.options, seats)
            yield from (side.name for side in game.sides(seats, options))
            yield from (name for names in game.figures(seats, options) for name in names)


def check_all_keys_can_be_said(game: AnyGame, used: Keys, known: Has = has) -> None:
    """A key that stands in the sources can be looked up, and each language has words for it."""
    assert not used.unreadable, f"{game.name}: keys that are not written out: {used.unreadable}"
    missing = [
        f"{language}: {key}"
        for language in LANGUAGES
        for key in sorted(needed_keys(game, used))
        if not known(game.name, language, key)
    ]
    assert not missing, f"{game.name}: there are no words for {missing}"


def check_every_kind_of_choice_is_explained(game: AnyGame, used: Keys) -> None:
    """Whoever asks what can be done is told of each verb what it does.

    What cannot be done at a prompt is told of prompts and verbs that there are.
    """
    wanted = {f"explain-{verb}{does}" for verb in game.verbs for does in ("", ".does")}
    barred = {f"cannot-{prompt}-{verb}" for prompt in used.prompts for verb in game.verbs}
    for language in LANGUAGES:
        there = {key for key in keys(game, language) if key.startswith(("explain-", "cannot-"))}
        assert wanted <= there, f"{game.name}: {language}: {sorted(wanted - there)}"
        left_over = there - wanted - barred
        assert not left_over, f"{game.name}: {language}: nothing uses {sorted(left_over)}"


def check_no_words_are_left_over(
    game: AnyGame, used: Keys, found: Callable[[str, str], Iterable[str]] = keys
) -> None:
    """Nothing in the Fluent files belongs to nothing in the game."""
    piles = {f"lies-{name}" for name in pile_names(game)}
    needed = needed_keys(game, used) | piles
    orphans = [
        f"{language}: {key}"
        for language in LANGUAGES
        for key in sorted(found(game.name, language))
        if key.startswith(PREFIXES) and key not in needed
    ]
    assert not orphans, f"{game.name}: nothing uses {orphans}"


def pile_names(game: AnyGame) -> set[str]:
    """The piles in which cards lie, if the game has no other word for it."""
    seats = game.seats_with({})[-1]
    table: AnyTable = Table(game, seats, "piles")
    return {pile.name for pile in table._state.cards.piles}


def check_everything_is_said(game: AnyGame, seats: int, options: Options, seed: str) -> None:
    """Every message, prompt, choice and description of a random match, in every language.

    The speakers are a named seat, a nameless one and one who is addressed.
    """
    names = ["Anna", "", YOU][:seats]
    table = Table(game, seats, seed, options)
    speakers = [Words(game, language, names) for language in LANGUAGES]
    seen: set[object] = set()
    told = 0
    for _ in steps(table, luck("said", seed), 200):
        for words in speakers:
            check_said(table, words, told, seen, seed)
        told = len(table.told)


def check_said(table: AnyTable, words: Words, told: int, seen: set[object], seed: str) -> None:
    """All that is said at this moment is whole: no words missing, no value left open."""
    where = f"{seed}: moment {table.moment}: {words.language}"
    try:
        for text in all_said(table, words, told, seen):
            assert text.strip(), f"{where}: nothing is said"
            assert not re.search(r"[{}]|\$\w|\bNone\b", text), f"{where}: {text}"
    except MissingWords as missing:
        raise AssertionError(f"{where}: {missing}") from missing


def all_said(table: AnyTable, words: Words, told: int, seen: set[object]) -> Iterator[str]:
    """What is said at this moment, leaving out what has been said the same way before."""
    for seat in eyes_at(table):
        eyes = table.eyes(seat)
        for message in table.told_to(seat, told):
            yield words.told(message)
        for message in table.game.describe(table.view(seat).board):
            if (shape := (words.language, "table", message.key, str(message.values))) not in seen:
                seen.add(shape)
                yield words.described(message)
        if table.moment % LOOKED_UP == 1:
            yield from all_looked_up(table, words, seat, seen)
        question = None if seat is None else table.question(seat)
        for bar in [] if seat is None else table.bars(seat):
            if (shape := (words.language, seat, str(bar.why))) not in seen:
                seen.add(shape)
                yield words.bar(bar.why)
        if question is not None:
            for tally in table.tallies(question.seat):
                if tally and (shape := (words.language, seat, str(tally))) not in seen:
                    seen.add(shape)
                    yield words.tally(tally)
            yield words.prompt(question, eyes)
            yield words.prompt_help(question, eyes)
            for choice in question.choices:
                shape = (words.language, seat, choice)
                if shape not in seen:
                    seen.add(shape)
                    yield words.choice(choice, eyes)


def all_looked_up(
    table: AnyTable, words: Words, seat: int | None, seen: set[object]
) -> Iterator[str]:
    """Where every card lies, what is to be said of those that are seen, and the guide."""
    eyes = table.eyes(seat)
    for card in table._state.cards.all():
        for one in (eyes.lies(card), *table.facts(seat, card)):
            shape = (words.language, seat, type(one), str(one))
            if shape not in seen:
                seen.add(shape)
                yield words.lies(one) if isinstance(one, Lying) else words.fact(one)
    guide = None if seat is None else table.guide(seat)
    if guide is not None and (words.language, guide) not in seen:
        seen.add((words.language, guide))
        yield from (text for part in words.guide(guide) for text in part)
