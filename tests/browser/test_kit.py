"""The page of examples is for who works on boards."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.guest import Visit
from browser.saying import ROOT


def test_what_is_built_has_no_page_of_examples(visit: Visit) -> None:
    anna = visit("Anna")
    anna.forgives("404")
    anna.goes("/kit")
    expect(anna.page.locator(".kit")).to_have_count(0)
    built = (ROOT / "web" / "dist" / "assets").glob("*.js")
    assert not [path.name for path in built if "PileSheet, " in path.read_text("utf-8")]
