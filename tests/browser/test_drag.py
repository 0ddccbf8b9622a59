"""Cards are dragged: with the mouse, and by a finger that everywhere else scrolls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.guest import DESK, PHONE, Guest, Visit

STEPS = 8
MY_ATTACKER = ".me .attackers .card.lit"
THEIR_ATTACKER = ".mat .attackers .card.lit"
CONFIRM = ".dock .confirm"
# Also where the other attacks me with an equal card at the same time, and both fall.
I_ATTACK = re.compile("^You attack |^Your attack with | attack each other")
SHORT = {"width": 390, "height": 600}
FELT = "main > .felt"
# The browser says when what was scrolled has come to rest: here, after it was scrolled a good way.
NOTE_REST = """(felt) => {
  window.rests = 0
  felt.addEventListener('scrollend', () => (window.rests += felt.scrollTop > 20 ? 1 : 0))
}"""
FAR = "(felt) => felt.scrollTop"


def _middle(thing: Locator) -> tuple[float, float]:
    box: FloatRect | None = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    def __init__(self, guest: Guest) -> None:
        self.mouse = guest.page.mouse

    def drags(self, card: Locator, to: tuple[float, float]) -> None:
        self.mouse.move(*_middle(card))
        self.mouse.down()
        self.mouse.move(*to, steps=STEPS)
        self.mouse.up()


class Finger:
    """Touches the screen itself: whatever a browser makes of it, it makes of it here."""

    def __init__(self, guest: Guest) -> None:
        self.screen = guest.context.new_cdp_session(guest.page)

    def drags(self, card: Locator, to: tuple[float, float]) -> None:
        self.slides(_middle(card), to)

    def slides(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._feels("touchStart", start)
        for step in range(1, STEPS + 1):
            way = [a + (b - a) * step / STEPS for a, b in zip(start, end, strict=True)]
            self._feels("touchMove", (way[0], way[1]))
        self._feels("touchEnd", None)

    def _feels(self, kind: str, at: tuple[float, float] | None) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


Hand = Mouse | Finger


@pytest.fixture(params=["mouse", "finger"])
def player(request: pytest.FixtureRequest, visit: Visit) -> Iterator[tuple[Guest, Hand]]:
    """Somebody at a desk with a mouse, or with a phone."""
    if request.param == "mouse":
        guest = visit("Anna")
        yield guest, Mouse(guest)
    else:
        guest = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
        yield guest, Finger(guest)


def _plays_on(guest: Guest, random: Random, prompt: str) -> None:
    """From the list, at a desk, until this is asked."""
    size = guest.page.viewport_size or DESK
    guest.page.set_viewport_size(DESK)
    asked = guest.game(f"prompt-{prompt}")
    guest.plays(random, until=lambda: asked in guest.prompt.inner_text())
    assert asked in guest.prompt.inner_text()
    guest.page.set_viewport_size(size)
    # The board is drawn anew for a phone, with my cards in a hand at its lower edge.
    mine = guest.page.locator(".me.wide" if size == DESK else ".hand .me")
    mine.locator(".card").first.click(trial=True)


def _heard(guest: Guest) -> Locator:
    """What happened; a phone opens it over the table."""
    if guest.log.count() == 0:
        guest.button("log").click()
    return guest.log


def test_an_attacker_is_dragged_onto_its_target(player: tuple[Guest, Hand], random: Random) -> None:
    guest, hand = player
    guest.begins("bot")
    _plays_on(guest, random, "battle")
    target = guest.page.locator(THEIR_ATTACKER)
    hand.drags(guest.page.locator(MY_ATTACKER), _middle(target))
    expect(_heard(guest).filter(has_text=I_ATTACK)).to_have_count(1)


def test_what_is_let_go_over_nothing_lies_where_it_lay(
    player: tuple[Guest, Hand], random: Random
) -> None:
    guest, hand = player
    guest.begins("bot")
    _plays_on(guest, random, "battle")
    card = guest.page.locator(MY_ATTACKER)
    hand.drags(card, _middle(guest.page.locator(".plaque strong")))
    expect(card).to_have_attribute("aria-pressed", "false")
    assert _middle(card) == pytest.approx(_middle(card.locator("xpath=..")))
    expect(guest.page.locator(CONFIRM)).to_have_count(0)
    expect(_heard(guest).filter(has_text=I_ATTACK)).to_have_count(0)


def test_cards_change_places_when_one_is_dragged_onto_the_other(
    player: tuple[Guest, Hand], random: Random
) -> None:
    guest, hand = player
    page = guest.page
    guest.begins("bot", "bot", lives=9)
    _plays_on(guest, random, "sort")
    throne, attacker = page.locator(".me .throne .card"), page.locator(".me .attackers .card").first
    emperor, soldier = (one.get_attribute("data-card") for one in (throne, attacker))
    named = attacker.inner_text().split(",")[0]

    hand.drags(throne, _middle(attacker))
    expect(throne).to_have_attribute("data-card", soldier or "")
    expect(page.locator(f".me .attackers [data-card='{emperor}']")).to_have_count(1)
    page.locator(".done").click()

    sorted_ = _heard(guest).filter(has_text="You rearrange your cards")
    expect(sorted_).to_have_count(1)
    expect(page.locator(".me .throne .label")).to_contain_text(named)


def test_a_finger_that_may_have_missed_is_asked_to_confirm(visit: Visit, random: Random) -> None:
    guest = visit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    guest.begins("bot", "bot")
    _plays_on(guest, random, "battle")
    target = guest.page.locator(".compact .mini.attacker.hot").first
    Finger(guest).drags(guest.page.locator(MY_ATTACKER), _middle(target))
    confirm = guest.page.locator(CONFIRM)
    expect(confirm).to_contain_text(re.compile("^Attack (Bot|Quick)"))
    confirm.tap()
    expect(confirm).to_have_count(0)
    guest.settles()


def test_a_finger_scrolls_the_table_and_taps_still_choose(visit: Visit, random: Random) -> None:
    guest = visit("Anna", viewport=SHORT, has_touch=True, is_mobile=True)
    guest.begins(*["bot"] * 7)
    _plays_on(guest, random, "battle")
    page, mine = guest.page, guest.page.locator(MY_ATTACKER)
    x, y = _middle(page.locator(".compact").nth(2))
    felt = page.locator(FELT)
    felt.evaluate(NOTE_REST)
    Finger(guest).slides((x, y), (x, y - 120))
    page.wait_for_function("() => window.rests > 0")
    far = felt.evaluate(FAR)

    # However far it is scrolled, my own cards are at hand, and a finger on them does not scroll.
    expect(mine).to_be_in_viewport(ratio=1)
    Finger(guest).slides(_middle(mine), (x, _middle(mine)[1] + 8))
    assert felt.evaluate(FAR) == far
    mine.tap()
    expect(mine).to_have_attribute("aria-pressed", "true")
    mine.tap()
    expect(mine).to_have_attribute("aria-pressed", "false")
