"""How many clicks a game needs: somebody clicks what lights up, in a real browser, against bots.

python tests/browser/clicks.py [GAME ...]    clicks, commands that were sent, and clicks for each

Whoever plays here clicks like a bot that does not think: the same luck (`--seed`) in every tree, so
that two trees can be compared. What lights up is clicked, what waits for confirmation is confirmed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # Also as a script it finds the helpers.

import msgspec
from playwright.sync_api import Browser, WebSocket, sync_playwright

from browser import company, test_kapow, test_reckoners, test_rushout
from browser.conftest import CHROMIUM, FLAGS, Generous
from browser.guest import DESK, Guest
from spieltisch.games import REGISTER

LIT = """(luck) => {
  const shown = (one) => {
    const box = one.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return box.width && one.contains(document.elementFromPoint(x, y)) ? { x, y } : null
  }
  const found = (what, weight, selector) => [...document.querySelectorAll(selector)]
    .map((one) => ({ ...shown(one), what, weight })).filter((one) => one.x !== undefined)
  if (document.querySelector('.result, .after')) return { what: 'over' }
  const sure = [...found('confirm', 1, '.dock .confirm:not(:disabled)'),
    ...found('sorted', 1, '.sorting .done')]
  if (sure.length) return sure[0]
  if (!document.querySelector('.prompt.mine')) return { what: 'wait' }
  const all = [
    ...found('thing', 1, '.card.lit, .plate.lit, .mini.target, .symbol.lit, .amount'),
    ...found('place', 1, '.place.lit button.name'),
    ...found('offer', 0.4, '.dock .offer, .offers button'),
  ]
  let left = luck * all.reduce((sum, one) => sum + one.weight, 0)
  for (const one of all) if ((left -= one.weight) < 0) return one
  return { what: 'covered' }
}"""


class Clicker(company.Player):
    """Somebody whose clicks are counted, and what the table gets of them."""

    looks = LIT

    def __init__(self, guest: Guest, random: Random) -> None:
        super().__init__(guest, random)
        self.clicks = self.sent = self.round = 0
        guest.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._send(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._see(json.loads(frame)))

    def _send(self, message: Any) -> None:
        self.sent += "move" in (message.get("type"), message.get("command", {}).get("type"))

    def _see(self, message: dict[str, Any]) -> None:
        for sight in message.get("sights") or []:
            self.round = max(self.round, sight["view"]["board"].get("round", 0))

    def acts(self) -> str:
        what = super().acts()
        self.clicks += what not in ("wait", "covered", "over", "paused")
        return what


LOOKS = {
    "kapow": test_kapow.NEXT,
    "reckoners": test_reckoners.NEXT,
    "rushout": test_rushout.NEXT,
}
"""Boards on which more has to be known than what lights up."""
ROUNDS = {"imperator": 6, "villainous": 6, "kapow": 3, "reckoners": 2, "rushout": 1}
SEATS = {"imperator": 3, "villainous": 2, "kapow": 2, "reckoners": 2, "rushout": 3}
OPTIONS: dict[str, dict[str, object]] = {
    "villainous": {"villain": ["maleficent", "prince-john"]},
    "kapow": {"mode": "first-game"},
    "rushout": {"setup": "exercise-1"},
}
LONGEST = 240
"""So many seconds of a match are enough."""


class Counted(msgspec.Struct):
    """What one match came to."""

    clicks: int
    sent: int
    rounds: int


def counted(browser: Browser, address: str, game: str, seed: int) -> Counted:
    """Play some rounds of a game."""
    guest = Guest(browser, address, name="Anna", lists=False, viewport=DESK)
    taught = f"localStorage.setItem('spieltisch-{game}-taught', 'first')"
    guest.context.add_init_script(taught)
    clicker = Clicker(guest, Random(seed))
    clicker.looks = LOOKS.get(game, LIT)
    company.opens(guest, game, SEATS[game], SEATS[game] - 1, **OPTIONS.get(game, {}))
    guest.starts()
    until = time.monotonic() + LONGEST
    while clicker.round <= ROUNDS[game] and time.monotonic() < until:
        what = clicker.acts()
        if what == "over":
            break
        # A person looks what has come of a click; nobody clicks what is on its way.
        guest.page.wait_for_timeout(60 if what in company.IDLE else 150)
    guest.leaves()
    return Counted(clicker.clicks, clicker.sent, min(clicker.round, ROUNDS[game]))


def lines(browser: Browser, address: str, games: list[str], seeds: list[int]) -> Iterator[str]:
    yield f"{'game':12} {'rounds':>7} {'clicks':>7} {'sent':>6} {'a round':>8} {'each':>6}"
    for game in games:
        played = [counted(browser, address, game, seed) for seed in seeds]
        clicks, sent = sum(one.clicks for one in played), sum(one.sent for one in played)
        rounds = max(1, sum(one.rounds for one in played))
        yield (
            f"{game:12} {rounds:7} {clicks:7} {sent:6}"
            f" {clicks / rounds:8.1f} {clicks / max(1, sent):6.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(REGISTER))
    parser.add_argument("--seed", type=int, nargs="*", default=[1])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Generous(Path(folder) / "data")
        house.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            for line in lines(browser, house.address, given.games, given.seed):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
