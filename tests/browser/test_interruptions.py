"""Reload, no network, a server that dies: nothing is lost and nothing happens twice."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from browser.guest import NO_LINE, Guest, Visit
from server.running import Process


def _light(guest: Guest, light: str) -> Locator:
    return guest.page.locator("header [role=status]").get_by_text(guest.say("light", light=light))


def _crowned(guest: Guest) -> Locator:
    """The lines that tell that this person has crowned an Imperator."""
    return guest.log.filter(has_text={"en": "You crown", "de": "Du krönst"}[guest.language])


def _went_on_once(guest: Guest, random: Random) -> None:
    expect(_crowned(guest)).to_have_count(1)
    assert guest.waits()
    guest.moves(random.randrange)
    expect(_crowned(guest)).to_have_count(1)


def test_a_reload_before_confirming_loses_only_what_was_picked(
    visit: Visit, random: Random
) -> None:
    anna = visit("Anna")
    anna.begins("bot")
    assert anna.waits()
    before = anna.choices.all_inner_texts()
    anna.picks(0)
    anna.page.reload()
    assert anna.waits()
    assert anna.choices.all_inner_texts() == before
    expect(anna.page.locator("li button[aria-pressed=true]")).to_have_count(0)
    anna.moves()
    _went_on_once(anna, random)


def test_a_reload_right_after_sending_neither_loses_nor_doubles(
    visit: Visit, random: Random
) -> None:
    anna = visit("Anna", language="de")
    anna.begins("bot", "bot")
    assert anna.waits()
    anna.picks(1)
    anna.choices.nth(1).click()
    anna.page.reload()
    assert anna.waits()
    if anna.prompt.inner_text().startswith(anna.game("prompt-crown")):
        # The page was gone before the choice had left it: then it has not happened.
        expect(anna.choices).to_have_count(2)
        anna.moves()
    _went_on_once(anna, random)


def test_without_network_the_light_shows_it_and_the_choice_waits(
    visit: Visit, random: Random
) -> None:
    anna = visit("Anna")
    anna.forgives(NO_LINE)
    anna.begins("bot")
    assert anna.waits()
    expect(_light(anna, "open")).to_have_count(1)
    anna.picks(0)

    anna.context.set_offline(True)
    expect(_light(anna, "offline")).to_be_visible()
    anna.choices.nth(0).click()
    expect(anna.page.locator(".acts [role=status]")).to_contain_text(anna.say("sending"))
    expect(_crowned(anna)).to_have_count(0)

    anna.context.set_offline(False)
    expect(_light(anna, "open")).to_have_count(1)
    _went_on_once(anna, random)


def test_after_a_killed_server_comes_back_the_match_goes_on(
    visit: Visit, mortal: Process, random: Random
) -> None:
    anna = visit("Anna", language="de", address=mortal.address)
    anna.forgives(NO_LINE)
    anna.begins("bot", lives=1, round_limit=1)
    assert anna.waits()
    anna.moves()
    assert anna.waits()
    told = anna.log.all_inner_texts()

    mortal.kill()
    expect(_light(anna, "lost")).to_be_visible()
    anna.picks(0)
    anna.choices.nth(0).click()
    mortal.start()

    expect(_light(anna, "open")).to_have_count(1)
    anna.settles()
    assert anna.log.all_inner_texts()[: len(told)] == told
    anna.plays(random)
    expect(anna.result).to_be_visible()
    expect(_crowned(anna)).to_have_count(1)
