"""People at a table of any game: they come, open rooms, and click what the page offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from playwright.sync_api import expect

from browser.guest import PHONE, Guest, Visit

LONG = 50
"""Whoever has looked so often at what lies under something else closes that."""
MOST_LOOKS = 20_000
"""A match in which everybody has looked so often does not end."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(drawn))"
IDLE = ("wait", "covered", "over")
OPEN_ROOM = """async ([game, name, seats, bots, options, clock]) => {
  const body = JSON.stringify({ game, name, seats, options, bots, clock })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/rooms', { method: 'POST', headers, body })
  return (await answer.json()).code
}"""
JOIN = """async ([name, code]) => {
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/join', { method: 'POST', headers, body: JSON.stringify({ name, code }) })
}"""


class Player:
    """Somebody who clicks, or taps, what `looks` finds on the page: where it is, and what."""

    looks: str

    def __init__(self, guest: Guest, random: Random) -> None:
        self.guest = guest
        self.page = guest.page
        self.random = random
        self.did: dict[str, int] = {}

    def acts(self) -> str:
        found = self.page.evaluate(self.looks, self.random.random()) or {"what": "wait"}
        what: str = found["what"]
        self.did[what] = self.did.get(what, 0) + 1
        if what == "covered" and self.did[what] % LONG == 0:
            # On a busy machine a tap may be a long one, which explains what it meets.
            self.page.keyboard.press("Escape")
        if "x" in found:
            taps = is_phone(self.guest)
            (self.page.touchscreen.tap if taps else self.page.mouse.click)(found["x"], found["y"])
            if taps:  # The browser makes a click of a tap when it has drawn.
                self.page.evaluate(DRAWN)
        return what


def is_phone(guest: Guest) -> bool:
    size = guest.page.viewport_size
    return size is not None and size["width"] <= PHONE["width"]


def play(players: Sequence[Player], until: Callable[[], bool] = lambda: False) -> None:
    """All play at the same time until something has happened, or the match is over."""
    for _ in range(MOST_LOOKS):
        acted = [one.acts() for one in players]
        if until() or all(what == "over" for what in acted):
            return
        if all(what in IDLE for what in acted):
            players[0].page.evaluate(DRAWN)
    raise AssertionError([one.did for one in players])


def comes(visit: Visit, game: str, name: str, lessons: str = "first", **how: Any) -> Guest:
    """Somebody who has had these lessons of a game."""
    guest = visit(name, **{"lists": False, **how})
    taught = f"localStorage.setItem('spieltisch-{game}-taught', '{lessons}')"
    guest.context.add_init_script(taught)
    return guest


def opens(
    guest: Guest,
    game: str,
    seats: int,
    bots: int = 0,
    clock: Mapping[str, str | int] | None = None,
    **options: object,
) -> str:
    """Open a room, perhaps with a turn clock; its code."""
    guest.goes("/")
    code: str = guest.page.evaluate(OPEN_ROOM, [game, guest.name, seats, bots, options, clock])
    guest.goes(f"/r/{code}")
    return code


def joins(guest: Guest, code: str) -> None:
    guest.goes("/")
    guest.page.evaluate(JOIN, [guest.name, code])
    guest.goes(f"/r/{code}")
    guest.sits()


def begin(game: str, host: Guest, *others: Guest) -> None:
    host.starts()
    for guest in (host, *others):
        expect(guest.page.locator(f".{game}")).to_be_visible()
