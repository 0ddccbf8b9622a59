"""axe finds nothing on any page, in either look, on a desk and on a phone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.guest import DESK, PHONE, Guest, Visit
from browser.saying import ROOT
from spieltisch.games import REGISTER

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE}
LOOKS = ("light", "dark")
AT_REST = """async () => {
  const drawn = () => new Promise((next) => requestAnimationFrame(next))
  await Promise.allSettled(document.getAnimations().map((one) => one.finished))
  await drawn()
  await drawn()
}"""
CHECK = """async () => (await axe.run({ resultTypes: ['violations'] })).violations
  .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 200)
    + ' | ' + node.failureSummary.split('\\n').slice(1, 2)).slice(0, 4).join(' || ')}`)"""
LOOKS_AGAIN = 4
"""What is wrong only while a page changes its size or look is not found so many times."""


def checked(page: Page) -> list[str]:
    """What axe finds again and again, each time when the page has come to rest."""
    wrong: list[str] = []
    for _ in range(LOOKS_AGAIN):
        page.evaluate(AT_REST)
        wrong = page.evaluate(CHECK)
        if not wrong:
            break
    return wrong


class Inspector:
    """Looks at a page in all its sizes and looks, and keeps what is wrong."""

    def __init__(self, guest: Guest, axe: str) -> None:
        self.guest = guest
        self.axe = axe
        self.found: list[str] = []

    def inspects(self, what: str) -> None:
        page = self.guest.page
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            for look in LOOKS:
                page.emulate_media(color_scheme=look)
                expect(page.locator("html")).to_have_attribute("data-look", look)
                page.evaluate(self.axe)
                wrong = checked(page)
                self.found += [f"{what}, {size}, {look}: {one}" for one in wrong]
        page.set_viewport_size(DESK)


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.fail("axe-core is missing: run 'make page' first.", pytrace=False)
    return Path(AXE).read_text(encoding="utf-8")


RULES = [f"/rules/{game}" for game in REGISTER]
PAGES = ["/", "/about", *RULES, "/replay", "/join/nobody"]


@pytest.mark.parametrize("path", [*PAGES, *[f"/new/{game}" for game in REGISTER]])
def test_pages_without_a_room(visit: Visit, axe: str, path: str) -> None:
    anna = visit("Anna", language="de")
    inspector = Inspector(anna, axe)
    anna.goes(path)
    if path in RULES:
        expect(anna.page.locator(".legend")).to_be_visible()
    if path.startswith("/new/"):
        anna.page.locator("summary").click()
        for role in anna.page.locator("button.role").all():
            role.click()
    inspector.inspects(path)
    assert inspector.found == []


def test_lobby_with_guests(visit: Visit, axe: str) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    inspector = Inspector(anna, axe)
    anna.opens("friend", "bot", "here")
    ben.follows(anna.link())
    ben.sits()
    inspector.inspects("lobby of the host")
    assert inspector.found == []


def test_curtain_and_sheets(visit: Visit, axe: str) -> None:
    anna = visit("Anna")
    inspector = Inspector(anna, axe)
    anna.begins("here", names={2: "Ben"})
    anna.button("i-am", name="Anna").wait_for()
    inspector.inspects("curtain")
    anna.button("i-am", name="Anna").click()
    for key in ("people", "help"):
        anna.button(key).click()
        if key == "help":
            anna.page.get_by_text(anna.say("legend"), exact=True).click()
            expect(anna.page.locator("dialog .legend")).to_be_visible()
        inspector.inspects(key)
        anna.page.keyboard.press("Escape")
    assert inspector.found == []


@pytest.mark.parametrize("look", LOOKS)
def test_what_explains_itself_under_a_resting_pointer(visit: Visit, axe: str, look: str) -> None:
    anna = visit("Anna", color_scheme=look)
    anna.begins("bot")
    anna.button("sound", exact=False).first.hover()
    expect(anna.page.get_by_role("tooltip")).to_be_visible()
    anna.page.evaluate(axe)
    assert checked(anna.page) == []
    expect(anna.page.get_by_role("tooltip")).to_be_visible()


def test_table_in_every_phase(visit: Visit, axe: str, random: Random) -> None:
    anna = visit("Anna", language="de")
    inspector = Inspector(anna, axe)
    anna.begins("bot", "bot", lives=5)
    wanted = {anna.game(f"name-{phase}") for phase in ("crowning", "battle", "raid", "sort")}
    while wanted and anna.waits():
        if anna.phase in wanted:
            wanted.remove(anna.phase)
            inspector.inspects(anna.phase)
        anna.moves(random.randrange)
    assert not wanted
    assert inspector.found == []


def test_result_and_replay(visit: Visit, axe: str, random: Random) -> None:
    anna = visit("Anna")
    inspector = Inspector(anna, axe)
    anna.begins("bot", "bot", round_limit=1)
    anna.plays(random)
    inspector.inspects("result")
    anna.page.get_by_role("link", name=anna.say("replay")).click()
    expect(anna.page.get_by_label(anna.say("moment"))).to_be_visible()
    inspector.inspects("replay")
    assert inspector.found == []
