"""The page without a line: what can be read is there, what needs the server says so, and a new
version of the server replaces all of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Generous
from browser.guest import PHONE, Visit
from browser.saying import ROOT
from browser.test_axe import AXE, Inspector

KEPT = """async () => {
  const names = await caches.keys()
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
}"""
RULED = "() => navigator.serviceWorker.controller !== null"
# Looks, frame by frame, until no other cache is there.
ALONE = """async ([name, frames]) => {
  for (let frame = 0; frame < frames; frame++) {
    const names = await caches.keys()
    if (names.length === 1 && names[0] === name) return true
    await new Promise(requestAnimationFrame)
  }
  return false
}"""
FRAMES = 9000
# A board, on a table or in the rules.
DRAWN = "[data-tutor]"
NO_LINE = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch"


class Built(Generous):
    """A server with a page of its own, of which there can be another version."""

    def __init__(self, data: Path, page: Path) -> None:
        super().__init__(data)
        self.page = page
        self.program = (
            "from pathlib import Path; from spieltisch.server import pages; "
            f"pages.built_page = lambda: Path({str(page)!r}); {Generous.program}"
        )

    def builds_anew(self) -> None:
        """Another version: its page and its worker are others."""
        index, worker = self.page / "index.html", self.page / "sw.js"
        newer = '<meta name="build" content="newer">'
        index.write_text(index.read_text().replace("<head>", f"<head>{newer}"))
        text = worker.read_text()
        first = text.partition("\n")[0]
        worker.write_text(text.replace(first, "const VERSION = 'newer'", 1))


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Built]:
    page = tmp_path / "page"
    shutil.copytree(ROOT / "web" / "dist", page)
    for packed in [*page.glob("*.br"), *page.glob("*.gz")]:
        packed.unlink()
    server = Built(tmp_path / "data", page)
    server.start()
    yield server
    server.stop()


def test_what_can_be_read_is_there_without_a_line(visit: Visit, built: Built) -> None:
    anna = visit("Anna", language="de", address=built.address, keeps=True, viewport=PHONE)
    anna.forgives(NO_LINE)
    inspector = Inspector(anna, AXE.read_text(encoding="utf-8"))
    page = anna.page
    told = page.get_by_role("status").filter(has_text=anna.say("offline"))
    anna.begins("bot")  # Of a match nothing is kept.
    page.wait_for_function(RULED)
    anna.goes("/")
    expect(page.get_by_role("link", name=anna.say("how-to-play")).first).to_be_visible()
    expect(told).to_have_count(0)

    anna.context.set_offline(True)
    anna.goes("/rules/villainous")
    expect(told).to_be_visible()
    expect(page.locator("meta[name=offline]")).to_have_count(1)
    expect(page.locator(".legend")).to_be_visible()
    guide = page.locator("details").filter(has=page.locator("summary", has_text="Ursula"))
    guide.locator("summary").click()
    expect(guide.locator("p").first).to_be_visible()
    anna.goes("/new/kapow")
    expect(anna.button("play-now")).to_be_visible()
    anna.goes("/")
    expect(told).to_be_visible()
    expect(page.get_by_role("link", name=anna.say("how-to-play")).first).to_be_visible()
    inspector.inspects("the start page, offline")
    anna.goes("/r/ABCDEF")
    expect(page.get_by_role("heading", name=anna.say("offline-title"))).to_be_visible()
    kept = page.evaluate(KEPT)
    assert {path for path in kept["paths"] if not path.startswith("/assets/")} <= {
        "/",
        "/api/games",
        "/api/games/villainous/figures",
        "/favicon.svg",
        "/manifest.webmanifest",
    }
    anna.goes("/about")
    expect(told).to_be_visible()
    anna.context.set_offline(False)
    expect(told).to_have_count(0)
    expect(page.locator("meta[name=offline]")).to_have_count(0)
    assert not inspector.found, inspector.found


def test_a_new_version_of_the_server_replaces_what_was_kept(visit: Visit, built: Built) -> None:
    anna = visit("Anna", address=built.address, keeps=True)
    anna.forgives(NO_LINE)
    page, newer = anna.page, anna.page.locator("meta[name=build]")
    anna.goes("/about")
    page.wait_for_function(RULED)
    anna.goes("/rules/imperator")
    expect(page.locator(DRAWN).first).to_be_attached()  # All of the page has come.
    assert len(page.evaluate(KEPT)["names"]) == 1

    built.kill()
    anna.goes("/about")
    expect(page.locator("meta[name=offline]")).to_have_count(1)
    expect(newer).to_have_count(0)
    built.builds_anew()
    built.start()
    expect(newer).to_have_count(1)  # The page opens anew by itself.
    expect(page.locator("meta[name=offline]")).to_have_count(0)
    assert page.evaluate(ALONE, ["spieltisch-newer", FRAMES])
    built.kill()
    anna.goes("/rules/imperator")
    expect(page.locator("meta[name=offline]")).to_have_count(1)
    expect(newer).to_have_count(1)


def test_a_board_that_did_not_come_is_asked_for_again(visit: Visit) -> None:
    anna = visit("Anna")
    anna.forgives(f"{NO_LINE}|Unable to preload|dynamically imported")
    lost: list[str] = []

    def fails_once(route: Route) -> None:
        if lost:
            route.fallback()
        else:
            lost.append(route.request.url)
            route.abort()

    anna.context.route("**/assets/Board-*.css", fails_once)
    anna.goes("/rules/imperator")
    expect(anna.page.locator(DRAWN).first).to_be_attached()
    assert lost


def test_a_part_that_never_comes_does_not_open_the_page_for_ever(visit: Visit) -> None:
    anna = visit("Anna")
    anna.forgives(f"{NO_LINE}|Unable to preload|dynamically imported")
    page = anna.page
    opened: list[str] = []
    page.on("domcontentloaded", lambda page: opened.append(page.url))
    anna.context.route("**/assets/Board-*.css", lambda route: route.abort())
    with page.expect_event("domcontentloaded", lambda _: len(opened) == 2):
        anna.goes("/rules/imperator")
    # It asks whether the server answers, and as it does, stays as it is.
    with page.expect_request_finished(lambda request: request.url.endswith("/icon-192.png")):
        pass
    expect(page.get_by_role("heading").first).to_be_visible()
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    assert len(opened) == 2
