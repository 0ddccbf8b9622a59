"""Seats change hands while the match goes on: to a bot and back, or from a saved game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.guest import DESK, PHONE, Visit, play_out
from spieltisch.engine import Table
from spieltisch.games import find

CHOICES = 6
TABLES = 400
"""After so many tables a question that has not come up will not come up."""


def _saved(
    names: list[str], random: Random, prompt: str | None = None, final: bool = False
) -> bytes:
    """A match that was saved early, or when the first one there was asked this.

    `final`: whether no choice of that question can be taken back, or every one can.
    """
    for _ in range(TABLES):
        limit = {"round_limit": 9 if prompt else 2}
        table = Table(find("imperator"), names, random.randbytes(8).hex(), limit)
        if _played(table, random, prompt, final):
            return table.record().to_json()
    raise AssertionError(f"nobody was asked {prompt}")


def _played(table: Table[Any], random: Random, prompt: str | None, final: bool) -> bool:
    made = 0
    while table.questions:
        asked = table.question(0)
        if prompt is None and made >= CHOICES:
            return True
        if asked and asked.prompt == prompt:
            return all((one.final != "") is final for one in table.outlook(0))
        question = random.choice(table.questions)
        table.choose(question.seat, random.choice(question.choices))
        made += 1
    return False


def test_a_bot_plays_on_for_whoever_is_away(visit: Visit, random: Random) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    anna.opens("friend", round_limit=2)
    ben.follows(anna.link())
    ben.sits()
    anna.starts()
    ben.waits()
    ben.button("people").click()
    ben.button("hand-to-bot").click()
    expect(ben.button("take-back")).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(ben.prompt).to_contain_text(ben.say("watching"))
    expect(ben.choices).to_have_count(0)

    # The bot answers in Ben's place, and all can see that it is one.
    assert anna.waits()
    anna.moves()
    kept = anna.say("kept-warm", name="Ben")
    expect(anna.log.filter(has_text=f"{kept} crowns")).to_have_count(1)
    assert anna.waits()
    anna.moves(random.randrange)

    # Also after a reload the seat is still Ben's to take.
    ben.page.reload()
    ben.button("people").click()
    ben.button("take-back").click()
    expect(ben.button("hand-to-bot")).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("region", name="Ben", exact=True)).to_be_visible()
    made = play_out([anna, ben], random, lambda: None)
    assert made > 0
    expect(ben.result).to_be_visible()


def test_a_match_left_to_bots_comes_to_its_end(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    anna.begins("bot", "bot", round_limit=1)
    anna.waits()
    anna.button("people").tap()
    anna.button("hand-to-bot").tap()
    expect(anna.result).to_be_visible()


def test_a_saved_match_goes_on_against_bots(visit: Visit, random: Random) -> None:
    anna = visit("Anna")
    anna.goes_on_with(_saved(["Anna", "random", "Ben"], random))
    people = anna.people
    expect(people.get_by_text(anna.say("seat-open"))).to_have_count(3)
    anna.presses_at("Anna", "sit")
    anna.presses_at("Ben", "make-bot")
    anna.presses_at(anna.game("bot-random", number=2), "make-bot")
    expect(people.get_by_text(anna.say("seat-open"))).to_have_count(0)
    anna.page.keyboard.press("Escape")

    told = anna.log.count()
    assert told > 0
    assert anna.plays(random) > 0
    assert anna.log.count() > told
    expect(anna.result).to_be_visible()


def test_a_saved_match_goes_on_with_a_friend(visit: Visit, random: Random) -> None:
    anna, ben = visit("Anna", language="de"), visit("Ben")
    anna.goes_on_with(_saved(["Anna", "Ben"], random))
    anna.presses_at("Anna", "sit")
    ben.follows(anna.link())
    ben.presses_at("Ben", "sit")
    for one in (anna, ben):
        expect(one.people.get_by_text(one.say("seat-open"))).to_have_count(0)
        one.page.keyboard.press("Escape")
        known = one.say("brought", phase="playing", name=anna.say("guest", number=1))
        expect(one.page.get_by_text(known)).to_be_visible()
    play_out([anna, ben], random, lambda: None)
    known = ben.say("brought", phase="over", name=anna.say("guest", number=1))
    expect(ben.page.locator("section.result").get_by_text(known)).to_be_visible()
    anna.button("rematch").click()
    expect(ben.result).to_have_count(0)
    assert ben.waits()
    expect(ben.page.locator(".brought")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_of_attacks_that_collide_one_is_chosen_on_the_board(
    visit: Visit, random: Random, size: dict[str, int]
) -> None:
    anna = visit("Anna", viewport=size, lists=False)
    names = ["Anna", "Ben", "Cleo", "Dario"]
    anna.goes_on_with(_saved(names, random, "collision", final=True))
    anna.presses_at("Anna", "sit")
    anna.page.keyboard.press("Escape")
    rivals = anna.page.get_by_role("group", name=anna.game("board-rivals")).get_by_role("button")
    rivals.nth(1).wait_for()
    if size is DESK:
        expect(anna.page.locator(".arrows .strong")).to_have_count(rivals.count())
    last = rivals.last
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".dock .confirm")).to_have_text(last.get_attribute("aria-label") or "")
    last.click()
    # Then the next collision may be asked about.
    expect(anna.page.locator(".dock .confirm")).to_have_count(0)
    anna.settles()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_buff_that_helps_in_the_raid_is_touched_on_the_board(
    visit: Visit, random: Random, size: dict[str, int]
) -> None:
    anna = visit("Anna", viewport=size, lists=False)
    anna.goes_on_with(_saved(["Anna", "Ben"], random, "raid-buff"))
    anna.presses_at("Anna", "sit")
    anna.page.keyboard.press("Escape")
    helped = anna.page.locator(".helped")
    expect(helped.locator(".card")).to_have_count(2)
    buff = anna.page.locator(".me .buffs .card.lit").first
    buff.click()  # It can be taken back, so nobody is asked to confirm it.
    expect(helped).to_have_count(0)
    expect(anna.prompt).to_contain_text("You have captured")
