"""Both twins of the wording code say the same; `web/src/lib/vectors.test.ts` asks the other."""

from __future__ import annotations

import pytest

from spieltisch.games import REGISTER
from words import vectors

VECTORS = vectors.read()
HINT = "if that is how it has to read: `make golden`, and read the diff"


@pytest.mark.parametrize("language", vectors.LANGUAGES)
def test_our_twin_says_what_the_vectors_say(language: str):
    for vector in VECTORS:
        assert vectors.said(vector, language) == vector["text"][language], f"{vector}: {HINT}"


def test_there_is_a_vector_for_each_kind_of_thing_and_each_game():
    assert {vector["game"] for vector in VECTORS} == set(REGISTER), HINT
    assert {vector["says"] for vector in VECTORS} == set(vectors.SAYING)
    assert len(VECTORS) > 200


def test_what_the_page_has_to_know_of_each_game_is_what_it_gets():
    assert vectors.FILE.read_text("utf-8") == vectors.written(VECTORS), HINT
