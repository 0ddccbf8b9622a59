"""The table on a phone, with one thumb."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest, Visit

PATIENT_TAPS = 12
"""A thumb that has not found a whole choice after so many taps asks for the list."""

LIT = ".card.lit:not(.chosen)"
OFFERED = ".dock .offer"
FOLDED = ".compact.targets"
CONFIRM = ".dock .confirm"
SORTED = ".me .done"

TOUCHED = ".card:not([aria-disabled]), .compact, .dock button, .me .done, dialog[open] button"


class Thumb:
    """Plays by taps: on cards that light up, then on what the dock offers."""

    def __init__(self, guest: Guest, random: Random) -> None:
        self.guest = guest
        self.page = guest.page
        self.random = random
        self.on_board = 0

    def looks(self) -> None:
        assert self.guest.width() <= PHONE["width"]
        assert self.guest.too_small(TOUCHED) == []

    def moves(self) -> None:
        told = self.guest.log.count()
        for _ in range(PATIENT_TAPS):
            self.page.locator(
                f"{LIT}, {OFFERED}, {FOLDED}, {CONFIRM}, {SORTED}, .result"
            ).first.wait_for()
            self.looks()
            if self._seen(".result"):
                return
            if self._seen(SORTED):
                self._sorts()
                return
            if self._seen(CONFIRM):
                self.page.locator(CONFIRM).tap()
                self.guest.settles()
                return
            self._one_tap()
            if self.guest.log.count() != told:
                return
        self._from_list()

    def _one_tap(self) -> None:
        """On something that lights up, or on what the dock offers; what is far away is opened."""
        way = self.random.choice([way for way in (LIT, OFFERED, FOLDED) if self._seen(way)])
        self.on_board += way is LIT
        things = self.page.locator(way)
        things.nth(self.random.randrange(things.count())).tap()

    def _sorts(self) -> None:
        mine = self.page.locator(".me .card")
        for index in self.random.sample(range(mine.count()), 2):
            mine.nth(index).tap()
        self.looks()
        self.page.locator(SORTED).tap()
        expect(self.page.locator(SORTED)).to_have_count(0)

    def _from_list(self) -> None:
        self.guest.button("let-go").tap()
        self.page.locator(".dock .list").tap()
        self.looks()
        choice = self.guest.choices.first
        choice.tap()
        choice.tap()
        self.guest.settles()

    def _seen(self, what: str) -> bool:
        return self.page.locator(what).count() > 0


@pytest.fixture
def guest(visit: Visit) -> Iterator[Guest]:
    yield visit("Anna", language="de", viewport=PHONE, has_touch=True, is_mobile=True)


def test_a_whole_game_against_bots_is_played_by_taps(guest: Guest, random: Random) -> None:
    guest.begins("bot", "bot", lives=1, round_limit=1)
    thumb = Thumb(guest, random)
    while guest.waits():
        thumb.moves()
    expect(guest.result).to_be_visible()
    thumb.looks()
    assert thumb.on_board > 0


@pytest.mark.parametrize("path", ["/", "/about", "/rules/imperator", "/replay", "/r/NOBODY"])
def test_no_page_scrolls_sideways(guest: Guest, path: str) -> None:
    guest.page.goto(path)
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert guest.width() <= PHONE["width"]


def test_neither_lobby_nor_its_options_scroll_sideways(guest: Guest) -> None:
    guest.opens("friend", "bot", "here")
    assert guest.width() <= PHONE["width"]
    _open_all(guest.page.locator("summary"))
    assert guest.width() <= PHONE["width"]


@pytest.mark.parametrize("sheet", ["people", "log", "chat", "help"])
def test_every_sheet_fits(guest: Guest, sheet: str) -> None:
    guest.begins("bot")
    guest.waits()
    key = "chat-unread" if sheet == "chat" else sheet
    guest.button(key, **({"count": 0} if sheet == "chat" else {})).tap()
    expect(guest.page.get_by_role("dialog", name=guest.say(sheet))).to_be_visible()
    assert guest.width() <= PHONE["width"]


def _open_all(details: Locator) -> None:
    for one in details.all():
        one.tap()
