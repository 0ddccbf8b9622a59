"""The Fluent files: both languages say the same things, and nothing is missing in silence."""

from __future__ import annotations

import pytest

from spieltisch.games import REGISTER, find
from spieltisch.words import MissingWords, Words, bundles, has, keys, languages

every_game = pytest.mark.parametrize("game", REGISTER)


@every_game
def test_a_game_has_the_same_keys_in_all_languages(game: str):
    assert keys(game, "de") == keys(game, "en")


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
    [("a = b\n= c\n", "is not Fluent here"), ("a = 1\na = 2\n", "keys twice: a")],
)
def test_a_broken_file_is_refused(tmp_path, monkeypatch, text: str, complaint: str):
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "de.ftl").write_text(text)
    monkeypatch.setattr(bundles, "files", lambda package: tmp_path)
    with pytest.raises(MissingWords, match=complaint):
        bundles._read.__wrapped__("anything", "de")


def test_a_file_is_read_once():
    assert bundles._bundle("imperator", "de") is bundles._bundle("imperator", "de")
