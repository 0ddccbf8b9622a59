"""Every refusal has words in both languages, and English ones are the errors' own."""

from __future__ import annotations

import pytest

from spieltisch.engine import errors
from spieltisch.server.refusals import KEYS, Refused, trouble_of
from spieltisch.words import Common, languages
from spieltisch.words.bundles import common_keys
from words.test_words import ERRORS

VALUES = {
    "seat": 1,
    "bot": "x",
    "phase": "playing",
    "limit": 8192,
    "name": "random",
}


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_the_server_has_words(language):
    for key in KEYS:
        assert Common(language).common(f"error-{key}", **VALUES)


@pytest.mark.parametrize("language", languages())
def test_there_are_words_for_no_other_refusal(language):
    tables = {error.key for error in ERRORS} | {"table-error"}
    ours = {key.removeprefix("error-") for key in common_keys(language) if "error-" in key}
    assert ours == tables | set(KEYS)


@pytest.mark.parametrize(
    "error",
    [error for error in ERRORS if type(error) is not errors.TableError],
    ids=lambda error: f"{error.key} {error.values}",
)
def test_the_english_words_of_an_error_are_its_own(error):
    trouble = trouble_of(error)
    behind = f" {error.cause}" if error.cause else ""
    assert Common("en").common(f"error-{trouble.key}", **trouble.values) + behind == str(error)


def test_a_refusal_goes_over_the_wire_with_its_values():
    trouble = trouble_of(Refused("no-seat", seat=7))
    assert (trouble.key, trouble.values) == ("no-seat", {"seat": 7})
    damaged = errors.DamagedRecord("choice", errors.NotOffered(0, "pass"), number=3)
    assert trouble_of(damaged).values == {"reason": "choice", "number": 3}


def test_in_real_time_who_was_too_slow_or_too_fast_is_told_so():
    late, early = errors.NotOffered(1, "lay-all 120"), errors.TooEarly(1, 5, 700)
    assert trouble_of(late, in_real_time=True).key == "too-late"
    assert trouble_of(early, in_real_time=True).key == "not-yet"
    assert trouble_of(late).key == "not-offered" and trouble_of(early).key == "too-early"
    assert trouble_of(Refused("muted"), in_real_time=True).key == "muted"
