"""Whoever learns a game finds what its signs mean, and its rules with pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import PHONE, Visit
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
