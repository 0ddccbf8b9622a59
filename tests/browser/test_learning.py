"""Whoever learns a game finds what its signs mean."""

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
def test_the_rules_page_tells_what_each_sign_means(visit: Visit, game: str) -> None:
    anna = visit("Anna", language="de", viewport=PHONE, has_touch=True)
    anna.goes(f"/rules/{game}")
    legend = anna.page.locator(".legend")
    expect(legend).to_be_visible()
    assert legend.locator("[data-sign]").count() > 20
    assert anna.page.evaluate(EMPTY) == []
    assert anna.width() <= PHONE["width"]
    anna.speaks("en")
    expect(legend).to_be_visible()
