"""What others do is shown one thing after the other, and keeps nobody from playing.

Step by step the show waits for the person, so what is seen does not depend on how fast anything is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser import test_kapow
from browser.guest import DESK, PHONE, Guest, Visit
from browser.test_axe import AXE, Inspector
from browser.test_keyboard import Keys
from browser.test_rushout import Racer, begins_as_hero, comes, race
from browser.test_villainous import answers, sits_down

WIDE = {"width": 1440, "height": 900}
SIZES = {"desk": WIDE, "phone": PHONE}
NORMAL = 1800
"""For so many milliseconds an event is shown at the usual pace,"""
PATIENCE = 12_000
"""and so many at most all of them, to somebody who is asked something."""
MANY = 240
"""Somebody who has chosen so often has had something to watch."""
TURNS = 3

# A lit element as far as it is to be seen: what has scrolled away is not covered by anything.
COVERED = """() => {
  const seen = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect()
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue
      const box = at.getBoundingClientRect()
      left = Math.max(left, box.left); right = Math.min(right, box.right)
      top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom)
    }
    return { left, right, top, bottom }
  }
  const lit = [...document.querySelectorAll(
    '.felt :is(.lit, .glows, .target, .hot, .aimed, [data-told])')]
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
  const lanes = [...document.querySelectorAll('.lane')].map((one) => one.getBoundingClientRect())
  return { lanes: lanes.length, lit: lit.length, covered: lit.filter((one) =>
    lanes.some((lane) => over(lane, seen(one)))).map((one) => one.outerHTML.slice(0, 120)) }
}"""


class Watcher:
    """Somebody who watches what others do."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    @property
    def lane(self) -> Locator:
        return self.page.get_by_role("region", name=self.guest.say("lane"))

    @property
    def next(self) -> Locator:
        return self.lane.get_by_role("button", name=self.guest.say("show-next"), exact=True)

    @property
    def skip(self) -> Locator:
        """There is something to skip: what is shown is not the present."""
        return self.lane.locator("button[aria-keyshortcuts=Escape]")

    @property
    def pace(self) -> Locator:
        return self.lane.get_by_label(self.guest.say("pace"), exact=True)

    @property
    def marked(self) -> Locator:
        return self.page.locator(".felt [data-told]")

    @property
    def unfold(self) -> Locator:
        return self.lane.locator("button[aria-expanded]")

    @property
    def strip(self) -> Locator:
        group = self.lane.get_by_role("group", name=self.guest.say("strip"))
        return group.get_by_role("button")

    def entry(self, line: int) -> Locator:
        """What the strip says of an event."""
        return self.lane.get_by_role("group").locator(f"[data-line='{line}']")

    @property
    def waiting(self) -> int:
        """How many events are still to come."""
        found = re.search(r"\d+", self.skip.inner_text()) if self.skip.count() else None
        return int(found[0]) if found else 0

    def cards(self) -> list[str]:
        """What lies where, in words."""
        labels: list[str] = self.page.locator(".felt [data-card]").evaluate_all(
            "(all) => all.map((one) => one.getAttribute('aria-label'))"
        )
        return labels

    def line(self) -> int:
        """The number of the event that is shown."""
        return int(self.lane.locator(".said").get_attribute("data-line") or -1)

    def said(self) -> str:
        return self.lane.locator(".said p > span").inner_text()

    def waits_for_a_show(self, act: Callable[[], object]) -> None:
        """Play until others have done something and wait for me, of which I have not seen the last.

        What is shown then is marked on the board: not every event has a place there.
        """
        calls = self.page.locator(".lane .calls")
        mine = self.page.locator(".prompt.mine")
        for _ in range(MANY):
            calls.or_(mine).first.wait_for()
            if not calls.count():
                act()
            elif self.waiting and self.marked.count():
                return
            else:
                self.next.click()
        raise AssertionError("the others have done nothing")

    def watches(self) -> list[tuple[int, str]]:
        """All that is shown up to the present: the number of each event, and its words."""
        seen = [(self.line(), self.said())]
        while self.skip.count():
            assert not self.guest.asked
            self.next.click()
            if self.line() >= 0:
                seen.append((self.line(), self.said()))
        return seen


def imperator(visit: Visit, **how: Any) -> tuple[Guest, Watcher]:
    """Anna at a table with two bots, where she has something to watch."""
    anna = visit("Anna", pace="step", **how)
    watcher = Watcher(anna)
    anna.begins("bot", "bot", lives=5)
    watcher.waits_for_a_show(anna.moves)
    return anna, watcher


def noting_moves(sent: list[str]) -> Callable[[str | bytes], None]:
    def note(frame: str | bytes) -> None:
        if '"type":"move"' in str(frame):
            sent.append(str(frame))

    return note


def villainous(visit: Visit, sent: list[str] | None = None, **how: Any) -> tuple[Guest, Watcher]:
    """The same with one bot and its realm; `sent` is what goes to the server as a move."""
    anna = visit("Anna", pace="step", **{"lists": False, **how})
    watcher = Watcher(anna)
    if sent is not None:
        anna.page.on("websocket", lambda socket: socket.on("framesent", noting_moves(sent)))
    sits_down(anna, {1: "maleficent", 2: "prince-john"})
    watcher.waits_for_a_show(lambda: answers(anna))
    return anna, watcher


# One thing after the other


@pytest.mark.parametrize("game", [imperator, villainous])
def test_what_bots_do_is_shown_one_event_after_the_other(
    visit: Visit, game: Callable[..., tuple[Guest, Watcher]]
) -> None:
    anna, watcher = game(visit)
    first = watcher.line()
    expect(watcher.marked).not_to_have_count(0)
    seen = watcher.watches()
    lines = [line for line, _ in seen]
    assert lines == list(range(first, first + len(lines)))
    assert len(lines) > 1
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    # The log tells the same, in the same order.
    assert anna.log.all_inner_texts()[first : first + len(lines)] == [said for _, said in seen]


def test_the_log_tells_no_more_than_is_shown(visit: Visit) -> None:
    anna, watcher = imperator(visit)
    expect(anna.log).to_have_count(watcher.line() + 1)
    expect(anna.log.last).to_have_text(watcher.said())


def test_at_a_pace_it_goes_on_by_itself_and_keeps_nobody_waiting(visit: Visit) -> None:
    anna = visit("Anna", pace="step")
    anna.has_a_clock()
    watcher = Watcher(anna)
    anna.begins("bot", "bot", lives=5)
    anna.stops_time()
    watcher.waits_for_a_show(anna.moves)
    while not watcher.waiting:
        watcher.skip.click()
        anna.moves()
        watcher.waits_for_a_show(anna.moves)
    first = watcher.line()
    time = min(NORMAL, PATIENCE // (1 + watcher.waiting))
    watcher.pace.select_option("normal")
    anna.passes(time - 1)
    assert watcher.line() == first
    anna.passes(2)
    expect(watcher.lane.locator(f".said[data-line='{first + 1}']")).to_be_visible()
    anna.passes(PATIENCE)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    expect(watcher.skip).to_have_count(0)


def test_a_board_that_offers_all_by_itself_has_the_lane_too(visit: Visit) -> None:
    anna = test_kapow.comes(visit, "Anna", pace="step")
    test_kapow.opens(anna, 2, bots=1)
    test_kapow.begin(anna)
    watcher = Watcher(anna)
    expect(watcher.lane).to_be_visible()
    expect(watcher.pace).to_have_value("step")


# The person comes first


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_skips_to_the_present_and_does_nothing_else(visit: Visit, size: str) -> None:
    touch = size == "phone"
    sent: list[str] = []
    anna, watcher = villainous(visit, sent, viewport=SIZES[size], has_touch=touch)
    moves = len(sent)
    assert moves > 0
    place = anna.page.locator(".realm .place .tile").first
    (place.tap if touch else place.click)()
    expect(watcher.skip).to_have_count(0)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    expect(anna.page.locator(".dock .confirm")).to_have_count(0)
    assert sent[moves:] == []


def test_nothing_is_offered_that_is_over_and_what_is_offered_can_be_taken_at_once(
    visit: Visit,
) -> None:
    anna, watcher = imperator(visit)
    expect(anna.choices).to_have_count(0)
    expect(anna.page.locator(".felt .lit")).to_have_count(0)
    expect(anna.prompt).to_contain_text(anna.say("show-your-turn"))
    watcher.skip.click()
    expect(watcher.skip).to_have_count(0)
    expect(anna.choices).not_to_have_count(0)
    known = anna.log.count()
    anna.moves()
    # What she did herself is there without a show.
    expect(anna.page.locator(".prompt.mine").or_(watcher.skip).first).to_be_visible()
    assert anna.log.count() >= known


# The pace


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_pace_is_kept(visit: Visit, language: str) -> None:
    anna = visit("Anna", language=language)
    watcher = Watcher(anna)
    anna.begins("bot")
    assert anna.waits()
    watcher.pace.select_option(label=anna.say("pace-is", pace="fast"))
    anna.page.reload()
    expect(watcher.pace).to_have_value("fast")
    anna.button("help").click()
    menu = anna.page.get_by_role("dialog", name=anna.say("help"))
    chosen = menu.get_by_label(anna.say("pace"), exact=True)
    expect(chosen).to_have_value("fast")
    chosen.select_option(label=anna.say("pace-is", pace="slow"))
    anna.page.keyboard.press("Escape")
    expect(watcher.pace).to_have_value("slow")
    anna.page.reload()
    expect(watcher.pace).to_have_value("slow")


# What happened since my last move


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_entry_of_the_strip_shows_the_table_as_it_was_and_returns(
    visit: Visit, language: str
) -> None:
    anna, watcher = imperator(visit, language=language)
    was = watcher.cards()
    seen = watcher.watches()
    now, known = watcher.cards(), anna.log.count()
    watcher.unfold.click()
    expect(watcher.unfold).to_have_attribute("aria-expanded", "true")
    line, said = seen[0]
    entry = watcher.entry(line)
    expect(entry).to_contain_text(said)
    entry.click()
    expect(entry).to_have_attribute("aria-pressed", "true")
    expect(watcher.lane).to_contain_text(anna.say("looking-back"))
    expect(watcher.marked).not_to_have_count(0)
    assert watcher.cards() == was
    assert not anna.asked
    watcher.lane.get_by_role("button", name=anna.say("show-back"), exact=True).click()
    expect(entry).to_have_attribute("aria-pressed", "false")
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    # A bot that decides at the same time may have done something since.
    assert watcher.cards() == now or anna.log.count() > known
    # It is remembered that it is unfolded.
    anna.page.reload()
    expect(watcher.unfold).to_have_attribute("aria-expanded", "true")


def test_what_i_do_begins_the_strip_anew(visit: Visit) -> None:
    anna, watcher = imperator(visit)
    watcher.unfold.click()
    expect(watcher.strip).not_to_have_count(0)
    watcher.skip.click()
    expect(watcher.strip).not_to_have_count(0)
    old = watcher.strip.all_inner_texts()
    anna.moves()
    watcher.waits_for_a_show(anna.moves)
    assert watcher.strip.all_inner_texts() != old
    # Some events have a picture with figures before their words.
    assert watcher.strip.last.inner_text().endswith(anna.log.last.inner_text())


# By keyboard, and for everybody


def test_the_show_needs_no_mouse(visit: Visit) -> None:
    anna, watcher = imperator(visit)
    keys = Keys(anna)
    first = watcher.line()
    keys.press("n")
    expect(watcher.lane.locator(f".said[data-line='{first}']")).to_have_count(0)
    if watcher.skip.count():
        keys.reach(watcher.next)
        keys.press("Enter")
    keys.press("Escape")
    expect(watcher.skip).to_have_count(0)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    keys.reach(watcher.unfold)
    keys.press("Enter")
    keys.reach(watcher.strip.first)
    keys.press("Enter")
    expect(watcher.strip.first).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    if watcher.strip.count() > 1:
        expect(watcher.strip.nth(1)).to_be_focused()
    keys.press("Escape")
    expect(watcher.strip.first).to_have_attribute("aria-pressed", "false")
    keys.reach(watcher.pace)
    keys.press("ArrowUp")
    expect(watcher.pace).to_have_value("fast")


def test_whoever_steps_to_the_end_by_keyboard_is_not_lost(visit: Visit) -> None:
    anna, watcher = imperator(visit)
    keys = Keys(anna)
    keys.reach(watcher.next)
    while watcher.next.count():
        keys.press("Enter")
    expect(anna.page.locator(".lane :focus")).to_have_count(1)


@pytest.mark.parametrize("game", [imperator, villainous])
def test_the_lane_its_strip_and_the_menu_are_clean(
    visit: Visit, game: Callable[..., tuple[Guest, Watcher]]
) -> None:
    anna, watcher = game(visit, language="en", viewport=DESK)
    inspector = Inspector(anna, Path(AXE).read_text(encoding="utf-8"))
    watcher.unfold.click()
    inspector.inspects("show")
    watcher.strip.first.click()
    inspector.inspects("looking back")
    anna.button("help").click()
    inspector.inspects("menu")
    assert inspector.found == []


# Where it happens


def test_the_realm_of_whoever_acts_is_followed(visit: Visit) -> None:
    anna, watcher = villainous(visit, viewport=PHONE)
    realm = anna.page.locator(".realm h2")
    # In a window to react in the show goes on by itself: what is left of it may be in my realm.
    while "villain moves" not in watcher.said():
        watcher.next.click()
        watcher.waits_for_a_show(lambda: answers(anna))
    expect(realm).to_have_text("Prince John")
    watcher.skip.click()
    expect(realm).to_have_text("Maleficent")
    anna.button("help").click()
    follow = anna.page.get_by_role("switch", name=anna.say("follow"))
    expect(follow).to_be_checked()
    follow.uncheck()
    anna.page.reload()
    anna.button("help").click()
    expect(follow).not_to_be_checked()
    anna.page.keyboard.press("Escape")
    watcher.waits_for_a_show(lambda: answers(anna))
    expect(realm).to_have_text("Maleficent")


# News has a lane of its own


def look(guest: Guest) -> int:
    """How many things light up; none of them is covered by news."""
    found = guest.page.evaluate(COVERED)
    assert found["lanes"] == 1
    assert found["covered"] == []
    return int(found["lit"])


@pytest.mark.parametrize("size", SIZES)
def test_news_covers_nothing_that_is_lit_in_imperator(
    visit: Visit, size: str, random: Random
) -> None:
    anna = visit("Anna", pace="step", viewport=SIZES[size])
    anna.remembers(list=True)
    watcher = Watcher(anna)
    anna.begins("bot", "bot", "bot", lives=5)
    lit = 0

    def act() -> None:
        nonlocal lit
        lit += look(anna)
        chooses(anna, random)

    for _ in range(TURNS):
        watcher.waits_for_a_show(act)
        lit += look(anna)
        while watcher.skip.count():
            watcher.next.click()
            lit += look(anna)
    assert lit > 0


def chooses(anna: Guest, random: Random) -> None:
    """Choose something from the list, which lies over the page on a phone."""
    if not anna.choices.count():
        anna.page.keyboard.press("a")
    anna.moves(random.randrange)


@pytest.mark.parametrize("size", SIZES)
def test_news_covers_nothing_that_is_lit_in_villainous(visit: Visit, size: str) -> None:
    anna, watcher = villainous(visit, viewport=SIZES[size])
    lit = 0

    def act() -> None:
        nonlocal lit
        lit += look(anna)
        answers(anna)

    for _ in range(TURNS):
        watcher.waits_for_a_show(act)
        while watcher.skip.count():
            lit += look(anna)
            watcher.next.click()
    assert lit > 0


@pytest.mark.parametrize("size", SIZES)
def test_news_covers_nothing_that_is_lit_in_a_race_and_holds_nothing_up(
    visit: Visit, size: str, random: Random
) -> None:
    phone = {"has_touch": True} if size == "phone" else {}
    anna = comes(visit, "Anna", viewport=SIZES[size], pace="slow", **phone)
    begins_as_hero(anna, 3, setup="exercise-1", roll_ms=300)
    racer = Racer(anna, random)
    lit = 0

    def looked() -> bool:
        nonlocal lit
        if anna.page.locator(".hand").count() and not racer.over:
            lit += look(anna)
        return lit > 100 and racer.did.get("lay", 0) > 5

    race([racer], looked)
    expect(anna.page.locator(".lane select, .lane button")).to_have_count(0)


# What a seat hears is what it was told


def test_a_show_tells_a_listener_each_event_once(visit: Visit) -> None:
    anna, watcher = imperator(visit)
    anna.page.evaluate("""() => {
      window.heard = []
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node.textContent.trim()) window.heard.push(node.textContent.trim())
      }).observe(document.querySelector('p.unseen[aria-live=polite]'),
        { subtree: true, childList: true })
    }""")
    seen = watcher.watches()
    anna.page.wait_for_function("(count) => window.heard.length >= count", arg=len(seen) - 1)
    assert anna.page.evaluate("window.heard") == [said for _, said in seen[1:]]
