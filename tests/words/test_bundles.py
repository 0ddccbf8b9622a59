"""The Fluent files: both languages say the same things, and nothing is missing in silence."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from spieltisch.games import REGISTER, find
from spieltisch.words import MissingWords, Words, bundles, has, keys, languages
from spieltisch.words.patterns import Patterns

every_game = pytest.mark.parametrize("game", REGISTER)


def building_blocks(game: str, language: str) -> set[str]:
    """The keys that other words of this language are made of."""
    folder = resources.files(f"spieltisch.games.{game}") / "locale"
    parts = [folder / f"{language}.ftl", *bundles._parts(folder / language)]
    text = "".join(part.read_text("utf-8") for part in parts)
    return set(re.findall(r"\{ ?([A-Za-z][\w-]*) ?\}", text))


@every_game
def test_a_game_has_the_same_keys_in_all_languages(game: str):
    """But for building blocks: what one language needs, another may say without."""
    german, english = keys(game, "de"), keys(game, "en")
    assert german - english <= building_blocks(game, "de")
    assert english - german <= building_blocks(game, "en")


@every_game
@pytest.mark.parametrize("language", languages())
def test_every_question_is_explained(game: str, language: str):
    prompts = {key for key in keys(game, language) if key.startswith("prompt-") and "." not in key}
    assert prompts
    assert {f"{prompt}.help" for prompt in prompts} <= keys(game, language)


@every_game
@pytest.mark.parametrize("language", languages())
def test_the_rules_fit_a_small_screen(game: str, language: str):
    lines = Words(find(game), language).rules.splitlines()
    assert 10 <= len(lines) <= 20
    assert max(map(len, lines)) < 80


def test_the_common_files_differ_only_in_the_errors_which_speak_english_themselves():
    german, english = bundles.common_keys("de"), bundles.common_keys("en")
    assert english <= german
    assert {key for key in german - english if not key.startswith("error-")} == set()


def test_has_finds_the_words_of_the_game_and_those_of_all_games():
    assert has("imperator", "de", "card-spades-7.long")
    assert has(find("imperator"), "de", "hidden-card")
    assert not has("imperator", "de", "card-spades-1")


def test_a_missing_key_is_an_error_that_names_it():
    with pytest.raises(MissingWords, match=r"'told-nonsense' in 'de' for imperator"):
        bundles.say("imperator", "de", "told-nonsense", {})


def test_a_missing_attribute_is_an_error():
    with pytest.raises(MissingWords, match=r"game-name\.long"):
        bundles.say("imperator", "en", "game-name.long", {})


def test_a_missing_value_is_an_error():
    with pytest.raises(MissingWords, match="round"):
        bundles.say("imperator", "en", "told-round", {})


def test_an_unknown_language_is_an_error():
    with pytest.raises(MissingWords, match="'fr'"):
        keys("imperator", "fr")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("a = b\n= c\n", "is not Fluent here"), ("a = 1\na = 2\n", "a key for the second time: a")],
)
def test_a_broken_file_is_refused(tmp_path, monkeypatch, text: str, complaint: str):
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "de.ftl").write_text(text)
    monkeypatch.setattr(bundles, "files", lambda package: tmp_path)
    with pytest.raises(MissingWords, match=complaint):
        bundles._keys.__wrapped__(f"broken {tmp_path}", "de")


def test_a_file_is_read_once():
    assert bundles._sources("imperator", "de") is bundles._sources("imperator", "de")


# What is said without Fluent

VALUES = [{"n": value} for value in (0, 7, 999, 1000, 1234567, -4321, "Anna", "{ $x }", "")]
LINES = {
    "plain": "text",
    "spaced": "text with spaces  ",
    "valued": "before { $n } after",
    "only": "{ $n }",
    "twice": "{ $n } and { $n }",
    "with-help": "text\n    .help = the help for { $n }",
    "going-on": "text\n    and more",
    "after-a-gap": "text\n\n    and more",
    "choosing": "{ $n ->\n        [one] one\n       *[other] many\n    }",
    "referring": "{ plain } again",
    "commented": "text\n# a comment",
}
SAID_AT_ONCE = {"plain", "spaced", "valued", "only", "twice", "with-help", "commented"}


@pytest.fixture
def lines(monkeypatch) -> dict[str, str]:
    sources = {key: f"{key} = {text}\n\n" for key, text in LINES.items()}
    monkeypatch.setattr(bundles, "_sources", lambda game, language: sources)
    return sources


@pytest.mark.parametrize("language", languages())
def test_one_line_is_said_as_fluent_says_it(lines: dict[str, str], language: str):
    fluent = Patterns(language, lines)
    said = {key: bundles._line.__wrapped__(None, language, key) for key in lines}
    assert {key for key, line in said.items() if line is not None} == SAID_AT_ONCE
    said["with-help.help"] = bundles._line.__wrapped__(None, language, "with-help.help")
    for key, line in said.items():
        for values in VALUES if line is not None else []:
            assert bundles._filled(line, language, values) == fluent.say(key, values, key)


@pytest.mark.parametrize("value", [1.5, True, None])
def test_a_value_that_fluent_has_to_form_is_left_to_fluent(value: object):
    assert bundles._filled("{ $n }", "de", {"n": value}) is None
    assert bundles._filled("{ $n }", "de", {}) is None


@pytest.mark.parametrize("game", [None, *REGISTER])
@pytest.mark.parametrize("language", languages())
def test_every_line_of_the_files_is_said_as_fluent_says_it(game: str | None, language: str):
    fluent = Patterns(language, bundles._sources(game, language))
    known = bundles.common_keys(language) if game is None else keys(game, language)
    compared = 0
    for key in known:
        line = bundles._line(game, language, key)
        if line is not None:
            values = dict.fromkeys(bundles._VALUE.findall(line), 4321)
            assert bundles._filled(line, language, values) == fluent.say(key, values, key)
            compared += 1
    assert compared > len(known) / 3, "hardly a line is plain"
