"""Whoever plays for the first time is taught, to the end of the first round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest, Visit
from browser.test_axe import AXE, checked
from browser.test_villainous import sits_down

DOING = {"imperator": (1, 4, 5, 6, 7), "villainous": (2, 7)}
"""The lessons that wait until what they speak of is done."""
LAST = 8
RAID = 5
"""At Imperator: whoever can capture nothing is not asked in the first raid, and not taught it."""
END_OF_TURN = "End your turn"
TAUGHT = "(game) => localStorage.getItem(`spieltisch-${game}-taught`)"


def number_of(tutor: Locator) -> int:
    return int(tutor.locator(".count").inner_text().split("/")[0])


def answers(guest: Guest) -> None:
    """End the turn, or else take the first choice that there is."""
    assert guest.waits()
    ends = guest.choices.filter(has_text=END_OF_TURN)
    choice = ends.first if ends.count() else guest.choices.first
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    choice.click()
    guest.settles()
    guest.waits()


def learns(guest: Guest, game: str) -> list[int]:
    """Go through all lessons; their numbers."""
    tutor = guest.page.locator(".tutor")
    expect(tutor).to_be_visible()
    seen = [number_of(tutor)]
    while seen[-1] < LAST:
        if seen[-1] in DOING[game]:
            answers(guest)
        else:
            tutor.locator(".on").click()
            expect(tutor.locator(".count")).not_to_have_text(re.compile(f"^{seen[-1]}/"))
        if number_of(tutor) != seen[-1]:
            seen.append(number_of(tutor))
    return seen


@pytest.mark.parametrize("game", DOING)
def test_a_newcomer_is_taught_to_the_end_and_only_once(visit: Visit, game: str) -> None:
    anna = visit("Anna", taught=False)
    if game == "imperator":
        anna.begins("bot")
    else:
        anna.remembers(reaction=2)
        sits_down(anna, {1: "prince-john", 2: "maleficent"})
    lessons = list(range(1, LAST + 1))
    possible = [lessons, [one for one in lessons if (game, one) != ("imperator", RAID)]]
    assert learns(anna, game) in possible
    anna.page.locator(".tutor .on").click()
    expect(anna.page.locator(".tutor")).to_have_count(0)
    assert anna.page.evaluate(TAUGHT, game) == "first"


@pytest.mark.parametrize("game", DOING)
def test_the_tutor_fits_on_a_phone_and_can_be_heard(visit: Visit, game: str) -> None:
    anna = visit("Anna", taught=False, lists=False, viewport=PHONE, has_touch=True)
    if game == "imperator":
        anna.begins("bot", "bot")
    else:
        sits_down(anna, {1: "jafar"})
    tutor = anna.page.locator(".tutor")
    expect(tutor).to_be_visible()
    assert anna.width() <= PHONE["width"]
    assert not anna.too_small(".tutor button")
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert not checked(anna.page)
    tutor.locator(".skip").click()
    expect(tutor).to_have_count(0)
