"""How a table is looked at: nearer, farther, on all of the screen. Touches stay what they are."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.guest import PHONE, Guest, Visit
from browser.test_axe import AXE, Inspector
from browser.test_kapow import comes
from browser.test_kapow_hands import fitting, middle, position, resumes

HAND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
OTHERS = {
    "imperator": 1,
    "villainous": 1,
    "kapow": 1,
    "reckoners": 1,
    "rushout": 2,
}
STEPS = 6
LOOKS = """() => {
  const felt = document.querySelector('main > .felt')
  const { width } = felt.firstElementChild.getBoundingClientRect()
  return { scale: width / felt.firstElementChild.offsetWidth, page: visualViewport.scale,
    x: felt.scrollLeft, y: felt.scrollTop, wide: felt.scrollWidth - felt.clientWidth }
}"""


class Fingers:
    """Two of them, or one, on the screen itself."""

    def __init__(self, guest: Guest) -> None:
        self.screen = guest.context.new_cdp_session(guest.page)

    def pinch(self, at: tuple[float, float], apart: tuple[float, float]) -> None:
        """From so far apart to so far apart."""
        start, end = apart
        for step in range(STEPS + 1):
            far = start + (end - start) * step / STEPS
            points = [(at[0] - far / 2, at[1]), (at[0] + far / 2, at[1])]
            self.feel("touchMove" if step else "touchStart", *points)
        self.feel("touchEnd")

    def carry(self, at: tuple[float, float], by: tuple[float, float]) -> None:
        for step in range(STEPS + 1):
            x, y = at[0] + by[0] * step / STEPS, at[1] + by[1] * step / STEPS
            self.feel("touchMove" if step else "touchStart", (x - 40, y), (x + 40, y))
        self.feel("touchEnd")

    def slide(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        for step in range(STEPS + 1):
            at = (start[0] + by[0] * step / STEPS, start[1] + by[1] * step / STEPS)
            self.feel("touchMove" if step else "touchStart", at)
        self.feel("touchEnd")

    def feel(self, kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def looks(page: Page) -> dict[str, float]:
    found: dict[str, float] = page.evaluate(LOOKS)
    return found


@pytest.mark.parametrize("game", OTHERS)
def test_two_fingers_draw_a_table_nearer(visit: Visit, game: str) -> None:
    anna = visit("Anna", **HAND)
    page = anna.page
    anna.sets_table(["bot"] * OTHERS[game], game=game)
    anna.button("play-now").click()
    page.wait_for_url("**/r/*")
    felt = page.locator("main > .felt")
    expect(page.locator(".zoomed > *").first).to_be_visible()
    expect(felt).to_have_css("touch-action", "pan-x pan-y")  # It can be zoomed now.
    fingers, spot = Fingers(anna), middle(felt)

    fingers.pinch(spot, (80, 160))
    near = looks(page)
    assert near["scale"] == pytest.approx(2, abs=0.1)
    assert near["page"] == 1, "the table is nearer, not the page"
    assert near["wide"] > 300
    fingers.carry(spot, (120, 0))
    assert looks(page)["x"] == pytest.approx(near["x"] - 120, abs=5), "two fingers carry it along"
    if game == "imperator":  # One finger scrolls, where nothing lies under it that scrolls itself.
        before = looks(page)["x"]
        fingers.slide(spot, (-80, 0))
        moved = "(x) => document.querySelector('main > .felt').scrollLeft > x + 30"
        page.wait_for_function(moved, arg=before)
    fingers.pinch(spot, (40, 390))
    assert looks(page)["scale"] == pytest.approx(3, abs=0.01), "there is a limit"
    whole = anna.button("zoom-whole")
    whole.tap()
    expect(whole).to_have_count(0)
    assert looks(page)["scale"] <= 1
    assert looks(page)["wide"] <= 0


def test_a_die_is_dragged_and_tapped_on_a_table_that_is_nearer(visit: Visit) -> None:
    anna = comes(visit, "Anna")
    page = anna.page
    table = position("place")
    resumes(anna, table)
    number, spot = fitting(table)
    die = page.locator(f".tray [data-die='{number}']")
    placed = page.locator(f".abilities [data-die='{number}']")
    ability = page.locator(f".abilities [data-name='{spot}']")
    expect(page.locator("main > .felt")).to_have_css("touch-action", "pan-x pan-y")

    page.mouse.move(*middle(page.locator("main > .felt")))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -12)
    page.keyboard.up("Control")
    page.wait_for_function("() => document.querySelector('.zoomed').style.transform")
    assert 1.08 < looks(page)["scale"] < 1.2
    ability.scroll_into_view_if_needed()
    die.scroll_into_view_if_needed()
    x, y = middle(die)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 40, steps=4)
    assert middle(die) == pytest.approx((x + 30, y - 40), abs=2), "it is where the pointer is"
    page.mouse.move(*middle(ability), steps=6)
    page.mouse.up()
    expect(placed).to_be_visible()
    placed.click()
    expect(die).to_be_visible()


def test_a_table_is_looked_at_by_keys_and_buttons(visit: Visit) -> None:
    anna = visit("Anna", language="de", viewport={"width": 1440, "height": 900})
    inspector = Inspector(anna, AXE.read_text(encoding="utf-8"))
    page = anna.page
    anna.begins("bot")
    anna.waits()
    nearer, farther = anna.button("zoom-in"), anna.button("zoom-out")
    expect(farther).to_be_disabled()
    page.keyboard.press("+")
    nearer.click()
    expect(page.locator("main > .felt")).to_have_css("overflow-x", "auto")
    assert looks(page)["scale"] == pytest.approx(1.5625)
    inspector.inspects("nearer")
    before = looks(page)
    ground = page.locator("main > .felt").bounding_box()
    assert ground is not None
    page.mouse.move(ground["x"] + 20, ground["y"] + 20)
    page.mouse.down()
    page.mouse.move(ground["x"] + 120, ground["y"] + 80, steps=4)
    page.mouse.up()
    assert looks(page)["x"] == pytest.approx(before["x"] - 100, abs=2)
    farther.click()
    page.keyboard.press("0")
    assert looks(page)["scale"] == 1
    expect(anna.button("zoom-whole")).to_have_count(0)

    page.keyboard.press("v")
    page.wait_for_function("() => document.fullscreenElement")
    anna.button("help").click()
    sheet = page.locator("dialog[open]")
    screen = sheet.get_by_role("button", name=anna.say("full-screen"))
    expect(screen).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name=anna.say("zoom-in")).click()
    expect(sheet.locator("output")).to_have_text(anna.say("zoom-is", percent=125))
    inspector.inspects("help")
    screen.click()
    page.wait_for_function("() => !document.fullscreenElement")
    assert not inspector.found, inspector.found
