"""Hints on the page: what a bot would do is lit on the board, and the reason stands above it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.guest import DESK, PHONE, Guest, Visit
from browser.test_villainous import TWO, resumes
from spieltisch.bots import bot_seed
from spieltisch.bots.hints import Hint, hint
from spieltisch.bots.seat import Seat
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.words import Words

PROMPTS = {"imperator": "raid", "villainous": "act"}
"""In each game a question that is answered on the board, and openly."""
OPTIONS: dict[str, Any] = {"villainous": {"villain": list(TWO)}}
SIZES: dict[str, dict[str, Any]] = {
    "imperator": {"viewport": PHONE, "has_touch": True, "language": "de"},
    "villainous": {"viewport": DESK, "language": "en"},
}


def advised(game: str) -> tuple[Table[Any], Hint]:
    """A match in which Anna is asked, and what she will be advised: something else than to pass."""
    for seed in range(100):
        table, random = Table(find(game), ["Anna", "Ben"], seed, OPTIONS.get(game)), Random(seed)
        for _ in range(200):
            if not table.questions:
                break
            question = table.question(0)
            if question and question.prompt == PROMPTS[game] and len(question.choices) > 2:
                found = hint(Seat(table, 0), bot_seed(table.seed, 0))
                if found and found.reasons and found.choice.things:
                    return table, found
            asked = random.choice(table.questions)
            table.choose(asked.seat, random.choice(asked.choices))
    raise AssertionError("no such moment")


@pytest.mark.parametrize("game", PROMPTS)
def test_a_hint_lights_what_a_bot_would_do_and_says_why(visit: Visit, game: str) -> None:
    table, found = advised(game)
    anna: Guest = visit("Anna", lists=False, **SIZES[game])
    resumes(anna, table.record().to_json(), other=None)
    asks = anna.page.get_by_role("button", name=anna.say("hint"), exact=True)
    expect(asks).to_be_visible()
    assert game == "villainous" or anna.too_small("button.ask") == []
    expect(anna.page.locator("[data-hinted]")).to_have_count(0)
    if game == "villainous":
        anna.page.keyboard.press("b")
    else:
        asks.tap()
    words = Words(table.game, anna.language, ["you", "Ben"])
    shown = anna.page.locator(".hint").filter(has_text=words.choice(found.choice, table.eyes(0)))
    expect(shown).to_be_visible()
    for reason in found.reasons:
        expect(shown).to_contain_text(words.part(reason), ignore_case=True)
    expect(anna.page.locator(".felt [data-hinted]").first).to_be_visible()
    assert anna.width() <= SIZES[game]["viewport"]["width"]
    assert game == "villainous" or anna.too_small(".hint button") == []

    asked = anna.prompt.inner_text()
    anna.button("hint-do").click()
    expect(
        anna.page.locator("p[role=status]").filter(has_text=words.part(found.reasons[0]))
    ).to_have_count(0)
    expect(anna.page.locator(".felt [data-hinted]")).to_have_count(0)
    expect(anna.prompt).not_to_have_text(asked)
