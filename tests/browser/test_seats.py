"""Somebody asks for a seat in the middle of a match: the question, the answers, and the news."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest, Visit
from browser.test_axe import Inspector, axe  # noqa: F401


def _row(guest: Guest, name: str) -> Locator:
    """The row of a seat in the sheet that shows who is here."""
    if not guest.page.get_by_role("dialog").is_visible():
        guest.button("people").click()
    sheet = guest.page.get_by_role("dialog", name=guest.say("people"))
    return sheet.get_by_role("listitem").filter(has_text=name)


def _asks(guest: Guest, name: str) -> None:
    _row(guest, name).get_by_role("button", name=guest.say("want"), exact=True).click()
    guest.page.keyboard.press("Escape")


def _question(guest: Guest, **values: str | int) -> Locator:
    return guest.page.get_by_role("alert").filter(has_text=guest.say("wanted", **values))


def _reads(guest: Guest, key: str, **values: str | int) -> None:
    """It stands in the chat."""
    line = guest.page.get_by_role("log", name=guest.say("chat")).get_by_text(
        guest.say(f"news-{key}", **values), exact=True
    )
    if not guest.page.get_by_role("log", name=guest.say("chat")).is_visible():
        guest.page.keyboard.press("c")
    expect(line).to_be_visible()


def _table(visit: Visit) -> tuple[Guest, Guest, Guest]:
    """Anna at a desk and Ben at a phone play with a bot; Dora has come to look on."""
    anna, ben = visit("Anna"), visit("Ben", language="de", has_touch=True)
    dora = visit("Dora")
    anna.opens("friend", "bot")
    link = anna.link()
    expect(anna.page.get_by_text(anna.say("seats-rule", minutes=2))).to_be_visible()
    ben.follows(link)
    ben.sits()
    anna.starts()
    for one in (anna, ben):
        assert one.waits()
        one.moves()
    expect(anna.log.nth(1)).to_be_visible()
    ben.page.set_viewport_size(PHONE)
    dora.follows(link)
    expect(dora.prompt).to_contain_text(dora.say("watching"))
    return anna, ben, dora


def test_a_bots_seat_is_given_to_whom_everybody_agrees_to(visit: Visit, axe: str) -> None:  # noqa: F811
    anna, ben, dora = _table(visit)
    bot = dora.game("bot-quick", number=3)
    expect(_row(dora, bot).get_by_role("button", name=dora.say("sit"), exact=True)).to_have_count(0)
    _asks(dora, bot)
    status = dora.page.get_by_role("status")
    waits = dora.say("you-want", number=3, names="Anna, Ben")
    expect(status.filter(has_text=waits)).to_be_visible()

    # Anna answers with the keyboard.
    asked = {"name": "Dora", "number": 3, "whose": "bot", "owner": ""}
    expect(_question(anna, **asked)).to_be_visible()
    inspector = Inspector(anna, axe)
    inspector.inspects("the question")
    assert inspector.found == []
    anna.page.get_by_role("region").filter(has=_question(anna, **asked)).get_by_role(
        "button"
    ).first.focus()
    anna.page.keyboard.press("Tab")
    expect(anna.button("decline")).to_be_focused()
    anna.page.keyboard.press("Shift+Tab")
    anna.page.keyboard.press("Enter")
    expect(_question(anna, **asked)).to_have_count(0)
    waits = dora.say("you-want", number=3, names="Ben")
    expect(status.filter(has_text=waits)).to_be_visible()
    expect(dora.prompt).to_contain_text(dora.say("watching"))

    # Ben answers with a thumb.
    expect(_question(ben, **asked)).to_be_visible()
    assert ben.width() <= PHONE["width"]
    assert ben.too_small(".answers button") == []
    ben.button("agree").tap()
    expect(dora.prompt).not_to_contain_text(dora.say("watching"))
    for one in (anna, ben, dora):
        _reads(one, "seat", why="agreed", name="Dora", number=3, before="")


def test_an_owner_declines_and_a_request_is_taken_back(visit: Visit) -> None:
    anna, ben, dora = _table(visit)
    _asks(dora, "Ben")
    asked = {"name": "Dora", "number": 2, "whose": "mine", "owner": ""}
    expect(_question(ben, **asked)).to_be_visible()
    expect(_row(anna, "Ben")).to_contain_text(anna.say("wants-this", name="Dora"))
    anna.page.keyboard.press("Escape")
    expect(anna.button("agree")).to_have_count(0)
    ben.button("decline").tap()
    _reads(dora, "seat-denied", name="Dora", number=2)
    expect(dora.button("withdraw")).to_have_count(0)
    expect(_question(ben, **asked)).to_have_count(0)
    dora.page.keyboard.press("Escape")

    _asks(dora, "Anna")
    expect(anna.button("agree")).to_be_visible()
    dora.button("withdraw").click()
    expect(anna.button("agree")).to_have_count(0)
    _reads(anna, "seat-unwanted", name="Dora", number=1)
    expect(dora.prompt).to_contain_text(dora.say("watching"))


def test_an_owner_gives_the_seat_away(visit: Visit) -> None:
    anna, ben, dora = _table(visit)
    _asks(dora, "Ben")
    ben.button("agree").tap()
    expect(dora.prompt).not_to_contain_text(dora.say("watching"))
    ben.page.keyboard.press("Escape")
    expect(ben.prompt).to_contain_text(ben.say("watching"))
    _reads(anna, "seat", why="given", name="Dora", number=2, before="Ben")
