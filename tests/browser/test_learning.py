"""Whoever learns a game finds what its signs mean, and its rules with pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, Visit
from browser.test_axe import AXE, checked
from spieltisch.games import REGISTER

EMPTY = """() => [...document.querySelectorAll('.legend [data-sign]')]
  .filter((one) => !one.querySelector('.drawn').firstElementChild
    || one.querySelector('.drawn').getBoundingClientRect().height < 20)
  .map((one) => one.dataset.sign)"""


@pytest.mark.parametrize("game", REGISTER)
def test_the_rules_page_shows_positions_and_tells_what_each_sign_means(
    visit: Visit, game: str
) -> None:
    anna = visit("Anna", language="de", viewport=PHONE, has_touch=True)
    anna.goes(f"/rules/{game}")
    legend = anna.page.locator(".legend")
    expect(legend).to_be_visible()
    assert legend.locator("[data-sign]").count() > 20
    assert anna.page.evaluate(EMPTY) == []
    pictures = anna.page.locator("figure")
    assert pictures.count() >= 2
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture.locator("[inert] [role=group], [inert] section").first).to_be_visible()
        box = picture.locator("[inert]").locator("..").bounding_box()
        assert box is not None
        assert box["height"] > 40
    expect(anna.page.locator("figure .tutor")).to_be_hidden()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    anna.speaks("en")
    expect(legend).to_be_visible()


OTHERS = {"imperator": 1, "villainous": 1, "kapow": 1, "reckoners": 1, "rushout": 2}
"""With so many bots a table is soon set."""


@pytest.mark.parametrize("game", REGISTER)
def test_what_can_be_done_here_is_told_in_words(visit: Visit, game: str) -> None:
    anna = visit("Anna", language="de", lists=False, viewport=PHONE, has_touch=True)
    anna.sets_table(("bot",) * OTHERS[game], game=game)
    anna.button("play-now").click()
    anna.page.wait_for_url("**/r/*")
    if game == "rushout":  # While a lesson is read, time stands still.
        anna.page.locator(".tutor .skip").click()
        expect(anna.page.locator(".start")).to_be_visible()
    asks = anna.page.locator("button[aria-keyshortcuts=x]")
    expect(asks).to_be_visible()
    assert anna.too_small("button.ask") == []
    asks.tap()
    sheet = anna.page.get_by_role("dialog", name=anna.say("ways"))
    expect(sheet.locator("dt").first).to_be_visible()
    expect(sheet.get_by_text(anna.say("ways-can"), exact=True)).to_be_visible()
    assert len(sheet.locator("dd").first.inner_text()) > 10
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert checked(anna.page) == []
    anna.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    anna.page.keyboard.press("x")
    expect(sheet.locator("dt").first).to_be_visible()
