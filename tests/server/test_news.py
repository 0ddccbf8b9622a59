"""What the room itself says to all has words in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from spieltisch.server.messages import News
from spieltisch.words import languages

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


@pytest.mark.parametrize("language", languages())
def test_all_news_have_words_and_there_are_words_for_no_other(language):
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [one.id.name for one in FluentParser().parse(text).body if isinstance(one, Message)]
    said = {key.removeprefix("ui-news-") for key in keys if key.startswith("ui-news-")}
    assert said == set(get_args(News)) - {""}
