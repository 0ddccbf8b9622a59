"""Kapow! in real browsers: dice behind screens, placed by clicks and taps."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from browser import company
from browser.company import Player, joins, play
from browser.guest import NO_LINE, PHONE, Guest, Visit
from server.running import Process

FOLLOWED = """new MutationObserver(() => {
  if (document.querySelector('.rows .speed')) window.followed = true
}).observe(document, { subtree: true, childList: true })"""

# What somebody would click next who sees this page: where, and what it is. Only what can be seen
# and hit counts. They fill what they have the dice for, take whatever is there, and are ready.
NEXT = """(luck) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent)
  const at = (one, what) => {
    one.scrollIntoView({ block: 'nearest' })
    const box = one.getBoundingClientRect()
    const spots = [[0.5, 0.2], [0.5, 0.5], [0.9, 0.5], [0.1, 0.15], [0.95, 0.9], [0.05, 0.05]]
    for (const [x, y] of spots) {
      const [left, top] = [box.x + box.width * x, box.y + box.height * y]
      if (one.contains(document.elementFromPoint(left, top))) return { x: left, y: top, what }
    }
    return { what: 'covered' }
  }
  const one = (what, selector) => {
    const found = all(selector)
    return found.length ? at(found[Math.floor(luck * found.length)], what) : null
  }
  if (document.querySelector('section.result')) return { what: 'over' }
  const found = one('learn', '.tutor .on') ?? one('skip', '.kapow .skip.act')
    ?? one('sure', '.draft .card.picked') ?? one('pick', '.draft .card') ?? one('ask', '.ask .act')
    ?? (all('.ware.held').length ? one('swap', '.ware.lit:not(.held)') : null)
    ?? (luck < 0.6 ? one('take', '.ware.lit') : null)
    ?? one('attach', '.net.lit .cross button') ?? one('piece', '.piece.lit')
    ?? (all('.act.ready').length ? null : one('strip', '.cross button.off'))
    ?? one('reroll', '.tray button.die.lit, .tile button.die.lit')
    ?? (luck < 0.1 ? one('aim', '.plate .take') : null)
  if (found) return found
  const can = all('.abilities .section.can, .cards .section.can')
  if (can.length) {
    const section = can[Math.floor(luck * can.length)]
    const tile = section.closest('.tile')
    return at(section.querySelector('.touch') ?? tile.querySelector('.touch'), 'place')
  }
  const tabs = all('.tab[aria-pressed=false]')
  window.looked = (window.looked ?? 0) + 1
  if (tabs.length && all('.act.ready').length && window.looked % 4) return one('tab', '.tab')
  return one('ready', '.act.ready') ?? one('take', '.ware.lit') ?? one('pass', '.act.pass')
    ?? { what: 'wait' }
}"""


class Fighter(Player):
    looks = NEXT


def comes(visit: Visit, name: str, **how: Any) -> Guest:
    """Somebody who has played before."""
    return company.comes(visit, "kapow", name, **how)


def opens(guest: Guest, seats: int, bots: int = 0, **options: object) -> str:
    return company.opens(guest, "kapow", seats, bots, **options)


begin = partial(company.begin, "kapow")


def board(guest: Guest) -> Locator:
    return guest.page.locator(".kapow")


def tray(guest: Guest) -> Locator:
    return guest.page.locator(".tray .dice button.die")


def rival(guest: Guest) -> Locator:
    return guest.page.locator(".rivals .plate")


def test_a_whole_duel_of_two_people_by_clicks(visit: Visit, random: Random) -> None:
    anna, ben = comes(visit, "Anna"), comes(visit, "Ben", language="de")
    code = opens(anna, 2, mode="duel", characters="chosen", round_limit=2)
    joins(ben, code)
    begin(anna, ben)
    offered = anna.page.locator(".draft .card").filter(has_text="Victor Kane")
    expect(offered, "who chooses sees what a character can do").to_contain_text("Buyout")
    fighters = [Fighter(anna, random), Fighter(ben, random)]
    play(fighters)
    assert all({"sure", "place", "ready"} <= one.did.keys() for one in fighters)
    expect(anna.page.locator("section.result")).to_be_visible()


def test_a_first_game_on_a_phone_is_taught_and_played_to_the_end(
    visit: Visit, random: Random
) -> None:
    anna = visit("Anna", lists=False, viewport=PHONE, has_touch=True)
    opens(anna, 2, bots=1, mode="first-game", round_limit=2)
    begin(anna)
    tutor = anna.page.get_by_role("complementary", name=anna.say("tutor"))
    for lesson in range(1, 7):
        expect(tutor.get_by_text(f"{lesson}/9")).to_be_visible()
        anna.button("tutor-on").tap()
    # What comes after the first dice were placed is told when it comes.
    expect(tutor).to_have_count(0)
    fighter = Fighter(anna, random)
    play([fighter])
    assert fighter.did["learn"] >= 3, fighter.did
    expect(anna.page.locator("section.result")).to_be_visible()
    anna.goes("/")
    assert anna.page.evaluate("localStorage.getItem('spieltisch-kapow-taught')").strip() == "first"


def test_a_die_shows_where_it_fits_is_placed_and_comes_back_with_a_tap(
    visit: Visit, random: Random
) -> None:
    anna = comes(visit, "Anna", viewport=PHONE, has_touch=True)
    opens(anna, 1, mode="solo")
    begin(anna)
    before = tray(anna).count()
    attack = anna.page.locator(".abilities .tab.attack")
    tiles = anna.page.locator(".abilities .tile .title")
    names = tiles.all_inner_texts()
    lit = anna.page.locator(".tile.single.lit > .touch, .section.lit > .touch")
    for die in range(before):
        tray(anna).nth(die).tap()
        if lit.count():
            break
    # Nothing moves under the finger: the tab stays, or it is another one on which the die fits.
    if attack.get_attribute("aria-pressed") == "true":
        assert tiles.all_inner_texts() == names
    expect(anna.page.locator(".abilities .tab[aria-pressed=true]")).to_contain_class("fits")
    lit.last.tap()
    expect(tray(anna)).to_have_count(before - 1)
    expect(anna.page.locator(".tray .sums")).to_be_visible()
    placed = anna.page.locator(".abilities .tile button.die:not([aria-disabled=true])")
    if placed.count():
        placed.first.tap()
        expect(tray(anna)).to_have_count(before)


def test_two_against_two_partners_see_and_hear_each_other_and_opponents_do_not(
    visit: Visit, random: Random
) -> None:
    people = [comes(visit, name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    code = opens(people[0], 4, mode="team", round_limit=1)
    for guest in people[1:]:
        joins(guest, code)
    begin(*people)
    anna = people[0].page
    expect(anna.locator(".cards .card")).to_have_count(4)
    expect(anna.locator(".rivals .plate .screen")).to_have_count(2)
    expect(anna.locator(".ours .plate .screen")).to_have_count(0)
    expect(anna.locator(".arrows")).to_be_visible()

    # One of each team may turn cards. A double click leaves them as they lie, and nothing else.
    first, last = (guest for guest in people if guest.page.locator(".act.turn").count())
    first.page.locator(".act.ready").click()
    expect(first.page.locator(".act.ready")).to_have_count(0)
    last.page.locator(".act.ready").dblclick()
    expect(last.page.locator(".abilities .tile.able").first).to_be_visible()

    anna.locator(".ours .talk").click()
    expect(anna.get_by_label(people[0].say("chat-aside"))).to_be_checked()
    anna.get_by_label(people[0].say("chat-say")).fill("I take Cleo")
    anna.keyboard.press("Enter")
    expect(people[1].page.locator(".ours .said")).to_have_text("I take Cleo")
    # What was clicked before that has long arrived: still nobody is ready.
    expect(last.page.locator(".act.ready")).to_have_count(1)
    anna.get_by_label(people[0].say("chat-aside")).uncheck()
    anna.get_by_label(people[0].say("chat-say")).fill("Good luck")
    anna.keyboard.press("Enter")
    for rival in people[2:]:
        rival.page.keyboard.press("c")
        expect(rival.page.get_by_text("Good luck")).to_be_visible()
        expect(rival.page.get_by_text("I take Cleo")).to_have_count(0)

    play([Fighter(guest, random) for guest in people])
    for guest in people:
        expect(guest.page.locator("section.result")).to_be_visible()


def test_two_people_against_two_characters_that_nobody_plays(visit: Visit, random: Random) -> None:
    people = [
        comes(visit, "Anna", pace="fast"),
        comes(visit, "Ben", viewport=PHONE, has_touch=True),
    ]
    people[0].context.add_init_script(FOLLOWED)
    code = opens(people[0], 2, mode="coop", round_limit=1)
    joins(people[1], code)
    begin(*people)
    anna = people[0].page
    expect(anna.locator(".plate .screen")).to_have_count(0)
    boxes = [one.bounding_box() for one in anna.locator(".ai .rows").all()]
    assert len(boxes) == 2 and all(boxes)
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]  # type: ignore[index]
    play([Fighter(guest, random) for guest in people])
    assert anna.evaluate("window.followed") is True
    for guest in people:
        expect(guest.page.locator("section.result")).to_be_visible()


def test_solo_to_the_end_and_the_ai_is_followed_row_by_row(visit: Visit, random: Random) -> None:
    anna = comes(visit, "Anna", pace="fast")
    anna.context.add_init_script(FOLLOWED)
    opens(anna, 1, mode="solo", round_limit=2)
    begin(anna)
    play([Fighter(anna, random)])
    assert anna.page.evaluate("window.followed") is True
    expect(anna.page.locator("section.result")).to_be_visible()


def test_what_lies_behind_the_screens_survives_kill_9(
    visit: Visit, mortal: Process, random: Random
) -> None:
    anna, ben = (comes(visit, name, address=mortal.address) for name in ("Anna", "Ben"))
    for guest in (anna, ben):
        guest.forgives(NO_LINE)
    code = opens(anna, 2, mode="first-game", round_limit=1)
    joins(ben, code)
    begin(anna, ben)
    before = tray(anna).count()
    player = Fighter(anna, random)
    play([player], until=lambda: "place" in player.did)
    expect(tray(anna)).to_have_count(before - 1)
    mortal.kill()
    mortal.start()
    anna.page.reload()
    ben.page.reload()
    expect(tray(anna)).to_have_count(before - 1)
    expect(rival(ben).locator(".screen")).to_be_visible()
    expect(rival(ben).get_by_role("img", name=re.compile(": hidden$"))).to_have_count(before)
    play([player, Fighter(ben, random)])
    expect(ben.page.locator("section.result")).to_be_visible()
