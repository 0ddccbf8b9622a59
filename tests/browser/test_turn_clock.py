"""The turn clock: whoever sets the table sets it, all see it, and a bot decides when it is up."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.company import joins, opens
from browser.guest import PHONE, Guest, Visit


def clocks(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name=guest.say("clocks"))


def test_it_is_set_with_the_table_and_changed_in_the_lobby(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de", viewport=PHONE)
    form = anna.sets_table(("friend",), {"lives": 1})
    per = anna.say("turn-time-of", per="player", seconds=600, minutes=10, unit="minutes")
    form.get_by_label(anna.say("turn-time")).select_option(per)
    anna.button("open-table").click()
    anna.code()
    ben.follows(anna.link())
    minutes = ben.say("turn-time-of", per="player", seconds=600, minutes=10, unit="minutes")
    expect(ben.unfolds_rules()).to_contain_text(minutes)
    rules = anna.unfolds_rules()
    expect(rules.get_by_label(anna.say("turn-time"))).to_have_value("player 600")
    rules.get_by_label(anna.say("turn-time")).select_option("player 1200")
    expect(ben.page.get_by_text(minutes)).to_have_count(0)
    ben.sits()
    anna.starts()
    for one in (anna, ben):
        # Both choose at once, and so the time of both runs.
        running = clocks(one).locator(".running").get_by_role("timer")
        expect(running).to_have_count(2)
        expect(running.first).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    assert ben.width() <= PHONE["width"]


def test_when_it_is_up_a_bot_decides_and_the_seat_stays_whose_it_was(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    code = opens(anna, "imperator", 2, clock={"per": "move", "seconds": 10}, lives=1)
    joins(ben, code)
    anna.starts()
    for one in (anna, ben):
        expect(clocks(one).get_by_role("timer").first).to_be_visible()
    crowning = anna.phase
    # Nobody does anything, and the match goes on.
    expect(anna.page.locator(".plaque strong")).not_to_have_text(crowning)
    for one in (anna, ben):
        expect(clocks(one).get_by_role("timer").first).to_be_visible()
    anna.button("people").click()
    expect(anna.people.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()
    expect(anna.people.get_by_text(anna.game("bot-quick", number=1))).to_have_count(0)
