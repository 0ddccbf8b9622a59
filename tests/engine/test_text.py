"""Text that somebody typed, as it may be shown to others."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.engine.text import BLANK, MOST_MARKS, NAME_LENGTH, clean, harmless

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
INVISIBLE = "\u00ad\u034f\u17b4\u180b\u180e\u200b\u200c\u200d\u2060\ufe0f\ufeff" + "".join(
    sorted(BLANK)
)
CONTROL = "\x00\x07\x08\x1b\x7f\x85\x9b\ue000\U000e0041\U000e0101\U0010ffff"


@pytest.mark.parametrize("hidden", [*BIDI, *INVISIBLE, *CONTROL])
def test_what_cannot_be_seen_is_taken_out(hidden):
    assert clean(f"{hidden}An{hidden}na{hidden}", 20).replace(" ", "") == "Anna"
    assert clean(hidden * 5, 20) == ""


@pytest.mark.parametrize("space", "\t\n\r\x0b\x0c\x1c\u00a0\u2003\u2028\u2029\u3000")
def test_white_space_is_one_blank(space):
    assert clean(f"{space}Anna{space}{space}Bauer{space}", 20) == "Anna Bauer"


def test_names_in_all_scripts_stay_as_they_are():
    names = ["Zoë", "Đặng", "Ünal", "Мария", "李小龍", "יוסף", "أحمد", "สมชาย", "हरि", "🦊 Fox"]
    assert [clean(name, NAME_LENGTH) for name in names] == names


def test_a_letter_and_its_accent_are_one():
    assert clean("Zoe\u0308", 3) == "Zoë"
    assert clean("Zoe\u200b\u0308", 3) == "Zoë"


def test_a_letter_bears_only_so_many_accents():
    heaped = clean("A" + "\u0336" * 50 + "nna", NAME_LENGTH)
    assert heaped == "A" + "\u0336" * MOST_MARKS + "nna"
    assert clean("\u0336\u0336Anna", NAME_LENGTH) == "Anna"


def test_it_is_not_too_long():
    assert clean("x" * 10_000_000, 24) == "x" * 24
    assert clean("a" * 23 + "   b", 24) == "a" * 23


@given(st.text(max_size=80), st.integers(1, 40))
@settings(deadline=None, derandomize=True, database=None)
def test_whatever_is_typed_what_comes_out_is_clean(text, length):
    shown = clean(text, length)
    assert len(shown) <= length
    assert shown == clean(shown, length)
    assert shown == unicodedata.normalize("NFC", shown)
    assert not any(unicodedata.category(one)[0] == "C" or one in BLANK for one in shown)
    assert shown.encode().decode() == shown


@given(st.text(max_size=80))
@settings(deadline=None, derandomize=True, database=None)
def test_a_terminal_gets_no_commands(text):
    shown = harmless(text)
    assert not any(unicodedata.category(one) == "Cc" and one not in "\n\t" for one in shown)
    assert not set(shown) & set(BIDI)
