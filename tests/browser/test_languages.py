"""German and English: on every page, remembered, and never a raw key."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Visit
from browser.saying import LANGUAGES, raw_key
from spieltisch.games import REGISTER, find
from spieltisch.words import Words

ALL_RULES = {
    "lives": 2,
    "round_limit": 2,
    "hidden_buffs": True,
    "heal_each_round": True,
    "underdog_perk": True,
    "colour_bonus": 2,
    "battle_die": 6,
}
PAGES = {
    "/": "ui-start-title",
    "/about": "ui-about-title",
    "/rules/imperator": "ui-rules-title",
    "/join/nobody": "ui-invited-title",
    "/replay": "ui-replay-none",
    "/r/NOBODY": "error-no-such-room",
}


def reads_well(guest: Guest) -> None:
    """No key of a text file, no placeholder, nothing that is none."""
    found = raw_key().search(guest.text())
    assert found is None, found


@pytest.mark.parametrize("path", PAGES)
def test_every_page_switches_and_remembers_the_language(visit: Visit, path: str) -> None:
    anna = visit("Anna", language="de")
    anna.goes(path)
    for language in ("de", "en"):
        if language != anna.language:
            anna.speaks(language)
        values = {"game": "Imperator"} if path == "/rules/imperator" else {}
        for _ in range(2):
            expect(anna.page.get_by_text(anna.game(PAGES[path], **values)).first).to_be_visible()
            reads_well(anna)
            anna.page.reload()
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("name", REGISTER)
def test_the_rules_say_what_is_printed_and_what_is_ours(visit: Visit, name: str) -> None:
    anna = visit("Anna", language="de")
    anna.goes(f"/rules/{name}")
    for language in LANGUAGES:
        anna.speaks(language)
        expect(anna.page.get_by_text(Words(find(name), language).provenance)).to_be_visible()


def test_lobby_and_table_switch_and_remember_the_language(visit: Visit) -> None:
    anna = visit("Anna", language="en")
    anna.opens("friend", "bot", "here")
    anna.speaks("de")
    expect(anna.page.get_by_role("heading", name=anna.say("seats-title"))).to_be_visible()
    reads_well(anna)
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name=anna.say("seats-title"))).to_be_visible()

    anna.starts()
    anna.page.locator(".curtain button").click()
    anna.waits()
    expect(anna.prompt).to_contain_text(anna.game("prompt-crown"))
    anna.button("help").click()
    anna.speaks("en")
    anna.page.keyboard.press("Escape")
    expect(anna.prompt).to_contain_text(anna.game("prompt-crown"))
    reads_well(anna)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_with_all_rules_reads_well(
    visit: Visit, random: Random, language: str
) -> None:
    anna = visit("Anna", language=language)
    anna.begins("bot", "bot", **ALL_RULES)
    anna.waits()
    anna.page.locator("summary").filter(has_text=anna.say("in-words")).click()

    def look() -> bool:
        reads_well(anna)
        return False

    anna.plays(random, until=look)
    reads_well(anna)
    anna.page.get_by_role("link", name=anna.say("replay")).click()
    anna.page.get_by_label(anna.say("moment")).press("End")
    anna.page.locator("summary").click()
    reads_well(anna)


def test_all_who_drew_for_the_table_are_named(visit: Visit) -> None:
    anna = visit("Anna", language="de")
    anna.forgives("404")  # A plain text has no icon.
    anna.goes("/about")
    page = anna.page
    for name in ("Lorc", "Delapouite", "Skoll", "Natanael Gama", "CC BY 3.0"):
        expect(page.get_by_role("main").get_by_text(name).first).to_be_visible()
    with anna.context.expect_page() as opened:
        page.get_by_role("link", name="SIL Open Font License").click()
    expect(opened.value.get_by_text("The Cinzel Project Authors").first).to_be_visible()
