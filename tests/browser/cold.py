"""How soon a table is there in a browser that has never been here.

python tests/browser/cold.py              both ways to a table of each game, in milliseconds
python tests/browser/cold.py --times 9    with so many fresh browsers each

`play` is from the tap on the start page that opens a table with bots to the board, `link` from
opening the address of such a table. The board is there when something on it can be touched and has
been drawn. Nothing is in a cache. `busy` is what the page itself took of a processor: on a machine
that does other things, too, the rest is mostly waiting for one. All are medians; the least in
brackets.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # Also as a script it finds the helpers.

import msgspec
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.guest import DESK, PATIENCE
from browser.saying import said
from server.running import Process
from spieltisch.games import REGISTER

THERE = {"rushout": ".zoomed > *", "reckoners": ".zoomed > *"}
"""Where nothing on the board can be touched yet (bots prepare the round), or nothing ever (there is
only the list of choices): what is drawn first."""
WATCH = """
  const there = () => document.querySelector('%s')
  const drawn = new Promise((over) => {
    const look = () => {
      if (!there()) return
      watching.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => over(performance.now())))
    }
    const watching = new MutationObserver(look)
    watching.observe(document, { childList: true, subtree: true, attributes: true })
  })
  let tapped = 0
  addEventListener('submit', () => (tapped = performance.now()), true)
  window.cold = async () => (await drawn) - tapped
"""


class Seen(msgspec.Struct):
    """One visit, in milliseconds."""

    whole: float
    busy: float


def stranger(
    browser: Browser, address: str, game: str, **known: Any
) -> tuple[BrowserContext, Page]:
    """Somebody who has never been here."""
    context = browser.new_context(
        base_url=f"http://{address}",
        viewport=DESK,
        reduced_motion="reduce",
        locale="en-GB",
        **known,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH % THERE.get(game, ".felt button:not(:disabled)"))
    return context, context.new_page()


def work(session: CDPSession) -> float:
    """How much time of a processor the page has taken so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(one["value"] for one in metrics if one["name"] == "ThreadTime")


def visits(browser: Browser, address: str, game: str) -> tuple[Seen, Seen]:
    """Open a table from the start page, then its address in a browser that only has the cookie."""
    context, page = stranger(browser, address, game)
    page.goto("/", wait_until="networkidle")
    card = page.locator("article").nth(REGISTER.index(game))
    card.get_by_role("link", name=said("en", "ui-set-table")).click()
    page.wait_for_load_state("networkidle")
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    before = work(session)
    page.get_by_role("button", name=said("en", "ui-play-now"), exact=True).click()
    played = Seen(page.evaluate("cold()"), work(session) - before)
    where, known = page.url, context.storage_state()
    context.close()
    context, page = stranger(browser, address, game, storage_state=known)
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    page.goto(where, wait_until="commit")
    linked = Seen(page.evaluate("cold()"), work(session))
    context.close()
    return played, linked


def shown(seen: list[Seen]) -> str:
    whole, busy = [one.whole for one in seen], [one.busy for one in seen]
    return f"{median(whole):>6.0f} ({min(whole):.0f})  busy {median(busy):.0f}"


def lines(browser: Browser, address: str, times: int) -> Iterator[str]:
    yield f"{'':<12}{'play':<28}{'link'}"
    for game in REGISTER:
        played, linked = zip(*(visits(browser, address, game) for _ in range(times)), strict=True)
        yield f"{game:<12}{shown(list(played)):<28}{shown(list(linked))}"
    wanted = f"{os.getloadavg()[0]:.1f} programs wanted one in the last minute"
    yield f"{os.cpu_count()} processors; {wanted}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Process(Path(folder) / "data")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for line in lines(browser, house.address, given.times):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
