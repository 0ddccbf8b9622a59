"""Each game has a page on which its table is set: who plays what, and how."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest, Visit
from spieltisch.games import find
from spieltisch.words import Words

BROKEN = """(labels) => labels.filter((one) => [...one.childNodes].some((node) => {
  const word = document.createRange()
  word.selectNodeContents(node)
  const single = node.nodeType === Node.TEXT_NODE && !/\\s/.test(node.data.trim())
  return single && word.getClientRects().length > 1
})).map((one) => one.textContent)"""
"""Labels of one word that stand in two lines."""


class Saying:
    """What a game says about itself, in somebody's language."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.words = Words(find(game), guest.language)

    def option(self, name: str) -> str:
        return self.words.option(next(one for one in self.words.game.options if one.name == name))

    def preset(self, name: str) -> str:
        return self.words.preset(name)

    def term(self, name: str) -> str:
        return self.words.term(name)


def picture(form: Locator, label: str, value: str) -> Locator:
    """One of several that are chosen by their pictures."""
    return form.get_by_role("radiogroup", name=label).locator(f"input[value={value}]")


def plays(guest: Guest) -> None:
    guest.button("play-now").click()
    guest.page.wait_for_url("**/r/*")


def test_every_game_has_an_address_and_the_way_back(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE, language="de")
    anna.goes("/")
    cards = anna.page.get_by_role("link", name=anna.say("set-table"))
    expect(cards).to_have_count(5)
    for card in range(5):
        address = cards.nth(card).get_attribute("href")
        assert address is not None
        cards.nth(card).click()
        anna.page.wait_for_url(f"**{address}")
        # However long the page is, the way to the table is in view, and nothing sticks out.
        expect(anna.button("play-now")).to_be_in_viewport()
        expect(anna.page.get_by_role("radio", name=anna.game("preset-rulebook"))).to_be_checked()
        assert anna.width() <= PHONE["width"]
        assert anna.page.locator(".who span").evaluate_all(BROKEN) == []
        assert anna.too_small("form button, form summary, form label:has([type=radio])") == []
        anna.page.go_back()
        expect(cards).to_have_count(5)


def test_in_villainous_everyone_wishes_for_a_villain(visit: Visit) -> None:
    anna = visit("Anna", language="de")
    its = Saying(anna, "villainous")
    form = anna.sets_table(("bot", "bot"), game="villainous")
    picture(form, anna.say("i-play"), "jafar").check()
    expect(form.get_by_text(its.words.guide("jafar")[0][1])).to_be_visible()
    form.get_by_role("button", name=re.compile(anna.say("role-of-seat", number=3, role=""))).click()
    theirs = anna.say("option-of-seat", option=its.option("villain"), number=3)
    expect(picture(form, theirs, "jafar")).to_be_disabled()
    picture(form, theirs, "ursula").check()
    form.get_by_label(anna.say("which-bot", number=3)).select_option("easy")
    plays(anna)
    for villain in ("jafar", "ursula"):
        expect(anna.page.locator(f".villain-{villain}").first).to_be_attached()


def test_in_rush_out_one_chooses_the_side_and_time_is_in_seconds(visit: Visit) -> None:
    anna = visit("Anna")
    its = Saying(anna, "rushout")
    form = anna.sets_table(("bot", "bot"), game="rushout")
    picture(form, its.option("setup"), "exercise-2").check()
    picture(form, anna.say("i-play"), "hero").check()
    # The wizard's seat is another one's now.
    expect(form.get_by_role("group", name=anna.say("seat-number", number=1))).to_be_visible()
    expect(form.get_by_role("group", name=anna.say("seat-number", number=2))).to_have_count(0)
    form.get_by_role("radio", name=its.preset("calm")).check()
    form.locator("summary").click()
    roll = form.get_by_label(its.option("roll_ms"), exact=True)
    expect(roll).to_have_value("1.2")
    roll.fill("1.5")
    roll.blur()
    expect(form.get_by_role("radio", name=its.preset("calm"))).not_to_be_checked()
    expect(form.get_by_label(its.option("market_ms"), exact=True)).to_have_value("2")
    plays(anna)
    expect(anna.page.get_by_role("button", name=anna.say("people"), exact=True)).to_be_visible()
    anna.page.get_by_role("button", name=anna.say("people"), exact=True).click()
    mine = anna.people.get_by_role("listitem").filter(has_text="Anna")
    expect(mine).to_contain_text(its.term("hero"))


def test_in_kapow_the_mode_says_how_many_play(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE)
    its = Saying(anna, "kapow")
    form = anna.sets_table(("bot",), game="kapow")
    mode = its.option("mode")
    picture(form, mode, "first-game").check()
    presets = form.get_by_role("radiogroup", name=anna.say("how-to-set"))
    expect(presets.get_by_role("radio", name=its.preset("first-game"))).to_be_checked()
    expect(form.get_by_role("radiogroup", name=anna.say("i-play"))).to_have_count(0)
    picture(form, mode, "team").check()
    expect(form.get_by_role("group", name=anna.say("seat-number", number=4))).to_be_visible()
    expect(form.get_by_text(its.term("team-two"))).to_have_count(2)
    picture(form, mode, "solo").check()
    expect(form.get_by_role("group", name=anna.say("seat-number", number=2))).to_have_count(0)
    picture(form, anna.say("i-play"), "fuse").check()
    plays(anna)
    expect(anna.page.get_by_text(its.term("fuse")).first).to_be_visible()


def test_guests_of_the_lobby_wish_for_what_they_play(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de", viewport=PHONE)
    its = Saying(anna, "reckoners")
    form = anna.sets_table(("friend", "bot"), game="reckoners")
    picture(form, its.option("difficulty"), "hard").check()
    picture(form, anna.say("i-play"), "tia").check()
    anna.button("open-table").click()
    anna.code()
    ben.follows(anna.link())
    ben.sits()
    ben.page.get_by_role(
        "button", name=Saying(ben, "reckoners").option("reckoner"), exact=True
    ).click()
    wishes = ben.page.get_by_role("radiogroup", name=ben.say("i-play"))
    expect(wishes.locator("input[value=tia]")).to_be_disabled()
    wishes.locator("input[value=prof]").check()
    seats = anna.page.get_by_role("region", name=anna.say("seats-title"))
    expect(seats.get_by_text(its.term("prof"), exact=True)).to_be_visible()
    anna.starts()
    for one in (anna, ben):
        expect(one.page.locator(".reckoners").first).to_be_visible()
