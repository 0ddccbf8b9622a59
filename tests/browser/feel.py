"""How immediate Rush Out! feels: one real round with people who are as fast as they may be.

python tests/browser/feel.py            five people, then two and one with bots
python tests/browser/feel.py --json     the same figures for a program

Measured is the time from a tap to when a page has drawn what it does: one's own, and those of the
others. A frame is late where more than 50 ms pass between two while dice tumble, as the browser's
trace has it. The players tap by themselves in their pages, as often as there is something to tap.

No player's machine draws five tables in software. Therefore of the five only one has a page; the
others play at the end of a socket, as fast as they may. With five pages it is `crowd`.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # Also as a script it finds the helpers.

import msgspec
from playwright.sync_api import Browser, expect, sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.frames import TRACED, Frames, Trace
from browser.guest import PATIENCE, Guest
from browser.sockets import Crowd
from browser.test_rushout import NEXT, TAUGHT, begins_as_hero, enters, opens
from server.running import Process

NAMES = ("Zoe", "Anna", "Ben", "Cleo", "Dario")
TABLE = {"setup": "scenario-6", "roll_ms": 700, "countdown_ms": 3000}
WATCH = Path(__file__).with_suffix(".js").read_text("utf-8")
LONGEST = 120.0
"""A round is measured for so many seconds at most."""
LOOK = 500
"""Milliseconds between two looks whether the round is over: looking costs a page time."""
WORST = 3
"""So many late frames of each page are shown in words."""
PLAY = f"(seed) => feel.play(seed, {NEXT})"
"""Tap what somebody would tap next who sees the page, again and again."""

Noted = dict[str, Any]
"""What a page has noted; see feel.js."""


class Times(msgspec.Struct):
    """Milliseconds of so many cases."""

    count: int
    p50: float
    p95: float
    p99: float
    most: float


class Own(msgspec.Struct):
    """Until somebody sees their own tap; `waited` are those that showed only what was answered."""

    times: Times
    waited: int


class Round(msgspec.Struct):
    """What one round was like. `others` is until a tap shows on another screen."""

    seconds: float
    taps: int
    refused: dict[str, int]
    others: Times
    own: dict[str, Own]
    frames: list[Frames]


class Given(argparse.Namespace):
    """What was asked for."""

    json: bool
    seed: int
    only: str | None
    calm: bool
    seconds: float


def comes(browser: Browser, address: str, name: str, given: Given) -> Guest:
    """Somebody who has played before."""
    motion = "reduce" if given.calm else "no-preference"
    guest = Guest(browser, address, name=name, lists=False, reduced_motion=motion)
    guest.context.add_init_script(TAUGHT)
    guest.context.add_init_script(WATCH)
    return guest


def five(browser: Browser, address: str, given: Given) -> Round:
    """A hero at a browser; the wizard and three heroes have no page and are as fast as they may."""
    guest = comes(browser, address, NAMES[1], given)
    code = opens(guest, len(NAMES), **TABLE)
    guest.button("watch-only").click()
    guest.button("sit").nth(1).click()
    others = Crowd(address, code, {0: "Zoe", 2: "Ben", 3: "Cleo", 4: "Dario"})
    guest.starts()
    try:
        played = measured(browser, [guest], given, traced=False)
        shown = guest.page.evaluate("feel.shown")
    finally:
        others.leaves()
    moments = ((at, first(shown, seq)) for at, seq in others.sent)
    played.others = times([moment - at for at, moment in moments if moment is not None])
    return played


def crowd(browser: Browser, address: str, given: Given) -> Round:
    """A wizard and four heroes, each at a browser."""
    return together(browser, address, given, NAMES)


def pair(browser: Browser, address: str, given: Given) -> Round:
    """A wizard and a hero, each at a browser; the other heroes are bots."""
    return together(browser, address, given, NAMES[:2])


def together(browser: Browser, address: str, given: Given, names: Sequence[str]) -> Round:
    """People come to a table of five; bots take the seats that are free."""
    wizard, *heroes = guests = [comes(browser, address, name, given) for name in names]
    code = opens(wizard, len(NAMES), **TABLE)
    for hero in heroes:
        enters(hero, code)
    wizard.starts()
    return measured(browser, guests, given)


def alone(browser: Browser, address: str, given: Given) -> Round:
    """One hero at the only browser; all others are bots."""
    guest = comes(browser, address, NAMES[1], given)
    begins_as_hero(guest, len(NAMES), **TABLE)
    return measured(browser, [guest], given)


def measured(browser: Browser, guests: Sequence[Guest], given: Given, traced: bool = True) -> Round:
    """Play one round, and what the pages have noted of it.

    A trace tells how evenly frames came, but it takes its time from all else.
    """
    for number, guest in enumerate(guests):
        guest.page.evaluate(PLAY, given.seed * len(NAMES) + number)
    while not guests[0].page.evaluate("feel.taps.some(({ verb }) => verb === 'roll')"):
        guests[0].page.wait_for_timeout(LOOK)
    if traced:
        browser.start_tracing(categories=list(TRACED))
    seconds = race(guests, given.seconds)
    notes: list[Noted] = [guest.page.evaluate("feel.noted()") for guest in guests]
    trace = Trace(browser.stop_tracing()) if traced else None
    return summed_up(seconds, notes, trace)


def race(guests: Sequence[Guest], longest: float) -> float:
    """All play until the round is over; how many seconds it took."""
    begun = time.monotonic()
    page = guests[0].page
    while time.monotonic() < begun + longest and not page.evaluate("feel.over"):
        page.wait_for_timeout(LOOK)
    return time.monotonic() - begun


def summed_up(seconds: float, notes: Sequence[Noted], trace: Trace | None) -> Round:
    taps = [tap for note in notes for tap in note["taps"]]
    done = [tap for tap in taps if tap["answered"] and not tap["refused"]]
    refused = [tap["refused"] for tap in taps if tap["refused"]]
    return Round(
        seconds=round(seconds, 1),
        taps=len(taps),
        refused={key: refused.count(key) for key in sorted(set(refused))},
        others=times(arrivals(notes)),
        own={verb: own(done, verb) for verb in sorted({tap["verb"] for tap in done})},
        frames=[trace.frames(page) for page in trace.pages] if trace else [],
    )


def arrivals(notes: Sequence[Noted]) -> list[float]:
    """From each tap that was taken to the picture of it on each other screen."""
    found = []
    for mine in notes:
        taken = [tap for tap in mine["taps"] if tap["answered"] and not tap["refused"]]
        for other in notes:
            if other is not mine:
                moments = [first(other["shown"], tap["seq"]) for tap in taken]
                pairs = zip(taken, moments, strict=True)
                found += [moment - tap["at"] for tap, moment in pairs if moment is not None]
    return found


def first(shown: Sequence[tuple[int, float | None]], seq: int) -> float | None:
    """When a page first showed this event; None if there was nothing to be seen."""
    return next((moment for number, moment in shown if number >= seq), None)


def own(taps: Sequence[Noted], verb: str) -> Own:
    mine = [tap for tap in taps if tap["verb"] == verb]
    shown = [tap for tap in mine if tap["shown"]]
    waited = [tap for tap in mine if not tap["shown"] or tap["changed"] > tap["answered"]]
    return Own(times=times([tap["shown"] - tap["at"] for tap in shown]), waited=len(waited))


def times(values: Sequence[float]) -> Times:
    ordered = sorted(values) or [0.0]
    p50, p95, p99 = (ordered[int(len(ordered) * part)] for part in (0.5, 0.95, 0.99))
    rounded = (round(value, 1) for value in (p50, p95, p99, ordered[-1]))
    return Times(len(values), *rounded)


def lines(name: str, played: Round) -> Iterator[str]:
    refused = ", ".join(f"{count} {key}" for key, count in played.refused.items()) or "none"
    yield f"{name}: a round of {played.seconds} s, {played.taps} taps, refused: {refused}"
    yield "                          count    p50    p95    p99   most  (ms)"
    if played.others.count:
        yield row("on the others' screens", played.others)
    for verb, one in played.own.items():
        waited = f"  {one.waited} not before the answer" if one.waited else ""
        yield row(f"on one's own: {verb}", one.times) + waited
    for number, frames in enumerate(played.frames, 1):
        yield (
            f"  page {number}: {frames.count} frames while dice tumbled, 95 of 100 within "
            f"{frames.p95} ms, longest {frames.longest} ms; {len(frames.late)} over 50 ms, "
            f"{frames.own} of them by the page's own work"
        )
        for late in frames.late[:WORST]:
            work = ", ".join(f"{what} {ms:.0f}" for what, ms in late.work.items())
            yield f"    {late.took:.0f} ms, of which busy {late.busy:.0f}: {work or 'nothing'}"


def row(name: str, times: Times) -> str:
    return f"  {name:<22}{times.count:>7}" + "".join(
        f"{value:>7.1f}" for value in (times.p50, times.p95, times.p99, times.most)
    )


ROUNDS: dict[str, Callable[[Browser, str, Given], Round]] = {
    "five": five,
    "crowd": crowd,
    "pair": pair,
    "alone": alone,
}
USUAL = ("five", "pair", "alone")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="figures for a program")
    parser.add_argument("--seed", type=int, default=1, help="what the players do")
    parser.add_argument("--only", choices=tuple(ROUNDS), help="one of the rounds")
    parser.add_argument("--calm", action="store_true", help="pages that move little")
    parser.add_argument("--seconds", type=float, default=LONGEST, help="when to end a long round")
    given = parser.parse_args(arguments, Given())
    wanted = [given.only] if given.only else USUAL
    rounds = {name: play for name, play in ROUNDS.items() if name in wanted}
    found: dict[str, Round] = {}
    load = os.getloadavg()[0]
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Process(Path(folder) / "data")
        house.start()
        try:
            for name, play in rounds.items():
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
                found[name] = play(browser, house.address, given)
                browser.close()
        finally:
            house.stop()
    if given.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    else:
        busy = f"{os.cpu_count()} processors; before it began {load:.1f} programs wanted one"
        text = [busy, *(line for name, played in found.items() for line in lines(name, played))]
        sys.stdout.writelines(f"{line}\n" for line in text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
