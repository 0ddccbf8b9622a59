"""Messages, choices, options, results and errors in words."""

from __future__ import annotations

import re

import pytest

from playing import luck, steps
from spieltisch.bots import bot_names
from spieltisch.bots.errors import UnknownBot, WrongNumberOfBots
from spieltisch.engine import (
    Choice,
    Face,
    Message,
    Option,
    Result,
    Table,
    TableError,
    errors,
    flag,
    number,
    one_of,
)
from spieltisch.games import find
from spieltisch.terminal.files import FileTrouble
from spieltisch.words import YOU, Common, MissingWords, Words, bundles, languages

IMPERATOR = find("imperator")
BUSY = {"battle_die": 6, "hidden_buffs": True, "round_limit": 12}

every_language = pytest.mark.parametrize("language", languages())


def words(language: str, *names: str) -> Words:
    return Words(IMPERATOR, language, names)


ATTACK = Message(
    "attacks",
    {"seat": 0, "card": Face(1, "clubs-9"), "other": 1, "target": Face(2, "spades-queen")},
)


# Values


@pytest.mark.parametrize(
    ("language", "names", "text"),
    [
        ("de", ("Anna", "Ben"), "Anna greift ♠D von Ben mit ♣9 an."),
        ("en", ("Anna", "Ben"), "Anna attacks Ben's ♠Q with ♣9."),
        ("de", (YOU, "Ben"), "Du greifst ♠D von Ben mit ♣9 an."),
        ("en", (YOU, "Ben"), "You attack Ben's ♠Q with ♣9."),
        ("de", ("Anna", YOU), "Anna greift ♠D von dir mit ♣9 an."),
        ("en", ("Anna", YOU), "Anna attacks your ♠Q with ♣9."),
        ("de", (), "Platz 1 greift ♠D von Platz 2 mit ♣9 an."),
        ("en", (), "Seat 1 attacks Seat 2's ♠Q with ♣9."),
    ],
)
def test_seats_and_cards_are_named_and_you_are_addressed(language, names, text):
    assert words(language, *names).told(ATTACK) == text


def test_a_name_is_shown_as_it_is_written():
    assert "{ $seat } \\u0041" in words("en", "{ $seat } \\u0041", "Ben").told(ATTACK)


@pytest.mark.parametrize(
    ("language", "text"), [("de", "eine verdeckte Karte"), ("en", "a hidden card")]
)
def test_a_card_whose_kind_is_unknown_is_called_hidden(language, text):
    assert words(language).face(Face(7, None)) == text


@pytest.mark.parametrize(
    ("kinds", "text"),
    [
        ([], "-"),
        (["hearts-2", "clubs-ace"], "♥2 ♣A"),
        ([None], "1 hidden card"),
        ([None, "hearts-2", None], "♥2, 2 hidden cards"),
    ],
)
def test_several_cards_are_listed_and_the_hidden_ones_counted(kinds, text):
    faces = [Face(card, kind) for card, kind in enumerate(kinds)]
    assert words("en").faces(faces) == text


def test_names_of_the_game_are_translated():
    grows = Message("grows", {"seat": 0, "card": Face(0, "hearts-2"), "place": "attackers"})
    assert "die Angreifer" in words("de", "Anna").told(grows)
    assert "their attackers" in words("en", "Anna").told(grows)


def test_a_message_that_holds_a_bare_card_number_is_an_error():
    with pytest.raises(MissingWords, match="'card' = 3"):
        words("en").told(Message("boosts", {"seat": 0, "card": 3, "buff": 4}))


def test_a_choice_is_read_through_the_eyes_of_a_seat():
    table = Table(IMPERATOR, 2, "eyes")
    choice = table.questions[0].choices[0]
    kind = table.eyes(0).face(choice.things[0]).kind
    english = words("en")
    assert english.choice(choice, table.eyes(0)) == f"Crown {english.face(Face(0, kind))}"
    assert english.choice(choice, table.eyes(1)) == "Crown a hidden card"


@pytest.mark.parametrize(
    ("language", "reader", "attack", "want"),
    [
        ("en", "Cleo", "Attack Ben's {} with {}", "Ask Ben for {}"),
        ("de", "Cleo", "{} von Ben mit {} angreifen", "Von Ben {} verlangen"),
        ("en", YOU, "Attack your {} with {}", "Ask you for {}"),
        ("de", YOU, "{} von dir mit {} angreifen", "Von dir {} verlangen"),
    ],
)
def test_a_choice_says_whose_card_it_touches(language, reader, attack, want):
    table = Table(IMPERATOR, 2, "whose")
    for seat in (0, 1):
        table.choose(seat, 0)
    said = words(language, "Anna", reader if reader == YOU else "Ben")
    choice = table.question(0).choices[1]
    eyes = table.eyes(0)
    mine, theirs = (said.face(eyes.face(card)) for card in choice.things)
    assert said.choice(choice, eyes) == attack.format(theirs, mine)
    assert said.choice(Choice("want", choice.things[1:]), eyes) == want.format(theirs)


@pytest.mark.parametrize(("language", "listed"), [("en", "fire and key"), ("de", "Feuer und Schl")])
def test_a_list_of_names_is_said_as_one(language: str, listed: str):
    said = Words(find("rushout"), language, ("Anna", "Ben", "Cleo"))
    dice = {"faces": ["hero-fire", "hero-key"], "rolled": 2, "unrolled": 0, "stuck": 0}
    assert listed in said.described(Message("dice", dice))


def test_a_card_in_nobodys_place_has_no_owner():
    table = Table(IMPERATOR, 2, "middle")
    for _ in steps(table, luck("middle")):
        question = table.questions[0]
        if question.prompt == "raid" and len(question.choices) > 1:
            break
    choice, eyes = question.choices[1], table.eyes(question.seat)
    things = dict(zip(("card", "target"), choice.things, strict=True))
    assert words("en", "Anna", "Ben")._things(things, eyes).keys() == {
        "card",
        "card-owner",
        "target",
    }


def test_choices_that_read_the_same_are_counted_through():
    table = Table(IMPERATOR, 3, "alike")
    choices = [*table.question(1).choices, table.question(0).choices[0]]
    english, german = words("en"), words("de")
    mine = english.choice(choices[2], table.eyes(0))
    assert english.choices(choices, table.eyes(0)) == [
        "Crown a hidden card (1 of 2)",
        "Crown a hidden card (2 of 2)",
        mine,
    ]
    assert german.choices(choices, table.eyes(0))[1] == "eine verdeckte Karte krönen (2 von 2)"


def test_a_choice_with_the_wrong_number_of_things_is_an_error():
    table = Table(IMPERATOR, 2, "eyes")
    with pytest.raises(ValueError, match="zip"):
        words("en").choice(Choice("attack", (1,)), table.eyes(0))


@pytest.mark.parametrize(
    ("names", "text"),
    [([], "-"), (["A"], "A"), (["A", "B"], "A und B"), (["A", "B", "C"], "A, B und C")],
)
def test_a_list_is_joined_as_one_says_it(names, text):
    assert Common("de").joined(names) == text


def test_numbers_are_written_as_the_language_writes_them():
    assert [Common(language).figure(1234.5) for language in ("de", "en")] == ["1.234,5", "1,234.5"]


# Results and options


@pytest.mark.parametrize(
    ("result", "german", "english"),
    [
        (Result("won", (1,)), "Ben hat gewonnen.", "Ben has won."),
        (Result("won", (0,)), "Du hast gewonnen!", "You have won!"),
        (Result("won", (0, 1)), "Gewonnen haben: Du und Ben.", "The winners are: You and Ben."),
        (Result("draw", (0, 1)), "Unentschieden: Du und Ben.", "A draw: You and Ben."),
        (Result("lost"), "Alle haben verloren.", "Everyone has lost."),
    ],
)
def test_a_result_is_told(result, german, english):
    assert words("de", YOU, "Ben").result(result) == german
    assert words("en", YOU, "Ben").result(result) == english


@pytest.mark.parametrize(
    ("option", "allowed", "default"),
    [
        (flag("open", default=True), "an, aus", "an"),
        (number("lives", default=3, low=1, high=5), "1 bis 5", "3"),
        (one_of("villain", ["jafar", "hook"], "jafar"), "jafar, hook", "jafar"),
    ],
)
def test_what_an_option_allows_is_told(option: Option, allowed: str, default: str):
    german = Common("de")
    assert (german.allowed(option), german.value(option.default)) == (allowed, default)


@every_language
def test_options_have_a_name_and_a_help(language):
    for option in IMPERATOR.options:
        assert words(language).option(option) != words(language).option_help(option)


@every_language
def test_every_bot_has_a_name(language):
    for bot in bot_names():
        assert "7" in Common(language).common(f"bot-{bot}", number=7)


# Errors

ERRORS = [
    TableError("?"),
    errors.UnknownGame("chess", ["imperator"]),
    errors.WrongNumberOfSeats("imperator", 9, [2, 3]),
    errors.OptionTakenTwice("villain", "ursula"),
    UnknownBot("rushout", "fast", ["steady", "slow"]),
    WrongNumberOfBots(2, 3),
    errors.UnknownOption("luck", ["lives"]),
    errors.UnknownPreset("long", ["short"]),
    *(
        errors.OptionOutOfRange("lives", 9, kind, 1, 5, ["two", "three"], 4)
        for kind in errors.OptionOutOfRange.ALLOWED
    ),
    errors.NotOffered(0, Choice("pass")),
    errors.NotAsked(0, [1]),
    errors.TooEarly(0, 5, 10),
    errors.ClockFirst(10, 5),
    errors.OtherRules("imperator", 1, 2),
    *(
        errors.DamagedRecord(reason, detail="Input data was truncated", format=7, known=1, number=5)
        for reason in errors.DamagedRecord.SENTENCES
    ),
    errors.DamagedRecord("choice", errors.NotAsked(0, [1]), number=5),
    errors.NoRecord(),
    errors.NoSuchDeal(0),
    errors.BrokenScript("imperator", "KeyError: 3"),
    *(errors.CannotUndo(0, reason) for reason in errors.CannotUndo.SENTENCES),
    *(FileTrouble("a.json", reason, 5) for reason in FileTrouble.SENTENCES),
]


def all_errors(base: type[TableError] = TableError) -> set[type[TableError]]:
    return {base}.union(*(all_errors(kind) for kind in base.__subclasses__()))


def test_these_are_all_the_errors_there_are():
    ours = {kind for kind in all_errors() if kind.__module__.startswith("spieltisch.")}
    assert {type(error) for error in ERRORS} == ours


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: f"{error.key} {error.values}")
def test_every_error_is_told_in_german_and_english(error: TableError):
    german = Common("de").error(error)
    assert Common("en").error(error) == str(error) != german
    assert all(str(value) in german for name, value in error.values.items() if name == "seat")


def test_each_reason_has_a_sentence_of_its_own():
    for kind in (errors.CannotUndo, errors.DamagedRecord, FileTrouble):
        ours = [error for error in ERRORS if isinstance(error, kind) and error.cause is None]
        for language in languages():
            told = {Common(language).error(error) for error in ours}
            assert len(told) == len(kind.SENTENCES), (kind, language)


@pytest.mark.parametrize(
    ("kind", "allowed"),
    [
        ("flag", "an, aus"),
        ("number", "1 bis 5"),
        ("one-of", "two, three"),
        ("per-seat", "für jeden der 4 Plätze eines von two, three"),
    ],
)
def test_what_an_option_may_be_instead_is_told_in_german(kind, allowed):
    error = errors.OptionOutOfRange("lives", 9, kind, 1, 5, ["two", "three"], 4)
    assert Common("de").error(error) == (
        f"Die Option »lives« kann nicht »9« sein. Erlaubt ist: {allowed}."
    )


def test_the_cause_of_an_error_is_told_as_well():
    error = errors.DamagedRecord("choice", errors.NotAsked(0, [1]), number=5)
    assert str(error) == (
        "This record is damaged: choice 5 cannot be made. "
        "Seat 1 is not being asked anything. The table is waiting for: 2."
    )
    assert Common("de").error(error) == (
        "Diese Aufzeichnung ist beschädigt: Wahl 5 ist nicht möglich. "
        "Platz 1 wird gerade nichts gefragt. Der Tisch wartet auf: 2."
    )


# Whole matches


def all_said(language: str, seats: int, seed: int, options: dict) -> set[tuple[str, str]]:
    """(key, text) of what is told and what you are asked in a random match, and of the table."""
    table = Table(IMPERATOR, [YOU, *("Ben", "Max", "Cleo", "Ida")[: seats - 1]], seed, options)
    said = words(language, *table.names)
    lines: list[tuple[str, str]] = []
    for _ in steps(table, luck("words", seed)):
        if table.moment % 7 == 1:
            board = table.view(0).board
            lines += [(f"describe-{m.key}", said.described(m)) for m in IMPERATOR.describe(board)]
        question = table.question(0)
        if question is not None:
            eyes = table.eyes(0)
            lines.append((f"prompt-{question.prompt}", said.prompt(question, eyes)))
            lines.append((f"prompt-{question.prompt}.help", said.prompt_help(question, eyes)))
            lines += [(f"choice-{c.verb}", said.choice(c, eyes)) for c in question.choices]
    for seat in (0, 1, None):
        lines += [(f"told-{m.key}", said.told(m)) for m in table.told_to(seat)]
    return set(lines)


@every_language
def test_every_word_of_the_game_is_said_in_random_matches_and_reads_cleanly(language):
    said: set[tuple[str, str]] = set()
    for seed in range(6):
        options = BUSY if seed % 2 else {"lives": 1, "round_limit": 12}
        said |= all_said(language, 2 + seed % 3, seed, options)
    for key, text in said:
        assert not re.search(r"[{}$]|(?<=\S)  |None| [.,:]", text), (key, text)
        if language == "de":
            assert not re.search(r"\byou\b", text, re.IGNORECASE), (key, text)
    used = ("told-", "prompt-", "choice-", "describe-")
    rare = {"told-boost-falls", "told-draw", "told-reshuffled", "prompt-collision"}
    rare |= {"choice-no-more", "prompt-spoils-again", "prompt-spoils-again.help"}
    rare |= {"told-attack-outranked", "told-attack-gives-way", "told-attacks-cancel"}
    rare.add("prompt-collision.help")
    expected = {key for key in bundles.keys("imperator", language) if key.startswith(used)}
    assert expected - {key for key, _ in said} <= rare | {"choice-let-stand"}


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_choices_with_open_cards_of_one_deck_can_be_told_apart(language, seats):
    table = Table(IMPERATOR, seats, "apart", {"round_limit": 6})
    said = words(language)
    for _ in steps(table, luck("apart", seats)):
        for question in table.questions:
            eyes = table.eyes(question.seat)
            texts = [said.choice(choice, eyes) for choice in question.choices]
            assert len(set(texts)) == len(texts)
