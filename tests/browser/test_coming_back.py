"""Somebody comes back: to a running match, on another device, by an invitation or a list."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest, Visit

NOTES = """
  window.notes = []
  window.Notification = class {
    constructor(title, more) {
      window.notes.push([title, more.body])
    }
  }
  window.Notification.permission = 'default'
  window.Notification.requestPermission = async () => {
    window.asked = (window.asked ?? 0) + 1
    return (window.Notification.permission = 'granted')
  }
  Object.defineProperty(document, 'hidden', { get: () => window.away ?? false })
"""


def listed(guest: Guest) -> Locator:
    """The matches that the start page lists above the games."""
    section = guest.page.get_by_role("region", name=guest.say("continue"), exact=True)
    return section.get_by_role("article")


def test_matches_are_listed_and_carried_to_another_device(visit: Visit) -> None:
    anna, phone = visit("Anna"), visit("Anna", viewport=PHONE, language="de")
    anna.goes("/")
    expect(anna.page.get_by_role("heading", name=anna.say("start-games"))).to_be_visible()
    expect(listed(anna)).to_have_count(0)
    anna.begins("bot", lives=1)
    anna.waits()
    anna.goes("/")
    expect(listed(anna)).to_have_count(1)
    expect(listed(anna)).to_contain_text(anna.say("title-your-turn"))
    expect(anna.page).to_have_title(f"(1) {anna.say('title-your-turn')} · {anna.say('app')}")
    anna.page.get_by_text(anna.say("personal")).click()
    anna.button("personal-make").click()
    link = anna.page.get_by_role("textbox", name=anna.say("personal")).input_value()

    phone.goes(link)
    phone.button("me-enter").click()
    expect(listed(phone)).to_contain_text(phone.say("title-your-turn"))
    assert phone.width() <= PHONE["width"]
    listed(phone).get_by_role("link").first.click()
    assert phone.waits()

    # A new link makes the old one void.
    anna.page.reload()
    anna.page.get_by_text(anna.say("personal")).click()
    anna.button("personal-make").click()
    expect(anna.page.get_by_role("img", name=anna.say("personal-qr"))).to_be_visible()
    late = visit("Late")
    late.forgives("404")
    late.goes(link)
    late.button("me-enter").click()
    expect(late.page.get_by_role("alert")).to_have_text(late.game("error-no-such-link"))


def test_a_note_comes_when_it_is_my_turn_and_only_if_wanted(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    anna.context.add_init_script(NOTES)
    anna.opens("friend")
    assert anna.page.evaluate("window.asked") is None
    anna.page.get_by_role("switch", name=anna.say("notes")).check()
    expect(anna.page.get_by_role("switch", name=anna.say("notes"))).to_be_checked()
    assert anna.page.evaluate("window.asked") == 1

    # The invitation says whose table it is, and seats whoever follows it.
    ben.goes(anna.link())
    expect(ben.page.get_by_text(ben.say("table-of", name="Anna"))).to_be_visible()
    ben.page.get_by_label(ben.say("your-name")).fill("Ben")
    ben.button("join").click()
    ben.button("i-am-ready").click()
    anna.page.evaluate("window.away = true")
    anna.starts()
    anna.waits()
    anna.page.wait_for_function("window.notes.length > 0")
    assert anna.page.evaluate("window.notes[0][0]") == anna.say("title-your-turn")


def test_an_open_table_is_found_by_a_stranger(visit: Visit) -> None:
    anna, eve = visit("Anna"), visit("Eve")
    anna.opens("friend")
    anna.page.get_by_role("switch", name=anna.say("publish")).check()
    expect(anna.page.get_by_role("switch", name=anna.say("publish"))).to_be_checked()
    eve.goes("/")
    tables = eve.page.get_by_role("region", name=eve.say("open-tables"))
    row = tables.get_by_role("listitem").filter(has_text=eve.say("table-of", name="Anna"))
    row.first.get_by_role("link", name=eve.say("join")).click()
    eve.page.get_by_label(eve.say("your-name")).fill("Eve")
    eve.button("join").click()
    expect(eve.button("i-am-ready")).to_be_visible()
    expect(anna.page.get_by_text("Eve", exact=True).first).to_be_visible()


def test_a_finished_match_stays_listed_and_anybody_can_be_shown_it(
    visit: Visit, random: Random
) -> None:
    anna, eve = visit("Anna"), visit("Eve", viewport=PHONE, language="de")
    anna.begins("bot", lives=1, round_limit=1)
    anna.plays(random)
    expect(anna.result).to_be_visible()
    anna.goes("/")
    expect(anna.page.get_by_text(anna.say("finished", count=1))).to_be_visible()
    listed(anna).get_by_role("link").first.click()
    anna.page.wait_for_url("**/replay/*")
    eve.goes(anna.link("share-replay"))
    expect(eve.page.get_by_label(eve.say("moment"), exact=True)).to_be_visible()
    assert eve.width() <= PHONE["width"]
