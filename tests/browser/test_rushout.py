"""Rush Out! in real browsers: everybody clicks at the same time."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser import company
from browser.company import DRAWN, is_phone
from browser.guest import NO_LINE, PHONE, Guest, Visit
from browser.test_axe import AXE, checked
from server.running import Process
from spieltisch.bots import bots_for
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Question, Table
from spieltisch.games import find

QUICK = {"roll_ms": 100, "countdown_ms": 0, "market_ms": 5000}
MOST_LOOKS = 50_000
"""A match in which everybody has looked so often does not end."""
MOST_ROLLS = 200
"""Whoever has rolled so often has laid a die."""
LAZY = 0.08
"""Where the wizard looks only now and then the heroes win, and the match is short."""
IDLE = ("wait", "covered", "paused", "over")
TAUGHT = "localStorage.setItem('spieltisch-rushout-taught', 'hero wizard')"

# What somebody would click next who sees this page: where, and what it is. Only what can be seen
# and hit counts. A greedy player goes where most fields are taken, and gives up after a while.
NEXT = """(luck) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent)
  const some = (what) => { const found = all(what); return found[Math.floor(luck * found.length)] }
  const at = (one, what) => {
    const box = one.getBoundingClientRect()
    const spots = [[0.5, 0.5], [0.2, 0.1], [0.8, 0.1], [0.15, 0.9], [0.85, 0.9], [0.5, 0.05]]
    for (const [x, y] of spots) {
      const [left, top] = [box.x + box.width * x, box.y + box.height * y]
      if (one.contains(document.elementFromPoint(left, top))) return { x: left, y: top, what }
    }
    return { what: 'covered' }
  }
  const one = (what, selector) => { const found = some(selector); return found && at(found, what) }
  if (document.querySelector('section.result')) return { what: 'over' }
  if (document.querySelector('.paused')) return { what: 'paused' }
  const lesson = one('learn', '.tutor .on')
  if (lesson) return lesson
  const simple = one('be', '.tiles button') ?? one('for', '.whom button')
    ?? one('buy', '.ware:not(:disabled)')
    ?? one('done', '.done') ?? one('start', '.start')
  if (simple) return simple
  if (document.querySelector('.begin, .market, .choosing')) return { what: 'wait' }
  const urgent = one('clap', '.hands') ?? one('seat', '.plate .touch')
    ?? one('die', 'button.die.lit') ?? one('as', '.call .as')
    ?? one('do', '.call .do') ?? one('target', '.spot.aimed > .touch')
  if (urgent) { window.idle = 0; return urgent }
  const power = luck < 0.3 && one('power', '.power:not(.on)')
  if (power) return power
  const full = (card) => card.querySelectorAll('.field.taken').length
    / card.querySelectorAll('.field').length
  const cards = all('.spot.lit').sort((a, b) => full(b) - full(a))
  const roll = document.querySelector('.roll[aria-disabled=false]')
  const back = document.querySelector('[data-tutor=back]:not(:disabled)')
  window.idle = (window.idle ?? 0) + (cards.length ? 0 : 1)
  if (back && window.idle > 25 + 25 * luck) { window.idle = 0; return at(back, 'back') }
  if (cards.length) return at(cards[0].querySelector('.touch'), 'lay')
  if (roll) return at(roll, 'roll')
  return one('cancel', '.call .quiet') ?? { what: 'wait' }
}"""
UNSCROLLED = """() => {
  const [board, felt] = [document.querySelector('.rushout'), document.querySelector('.felt')]
  return felt.scrollHeight <= felt.clientHeight && board.scrollWidth <= innerWidth
    && document.documentElement.scrollHeight <= innerHeight
}"""
TOUCHED = ".hand button, .spot > .touch, .call button, .market button, .tiles button, .tutor button"


class Racer:
    """Somebody who clicks, or taps, what the page offers, as fast as the browser goes."""

    def __init__(self, guest: Guest, random: Random, eagerness: float = 1.0) -> None:
        self.guest = guest
        self.eagerness = eagerness
        self.page = guest.page
        self.random = random
        self.did: dict[str, int] = {}
        self.over = False

    def acts(self) -> str:
        if self.random.random() > self.eagerness:
            return "wait"
        found = self.page.evaluate(NEXT, self.random.random())
        what: str = found["what"]
        if "x" in found:
            touch = self.page.touchscreen.tap if is_phone(self.guest) else self.page.mouse.click
            touch(found["x"], found["y"])
            self.did[what] = self.did.get(what, 0) + 1
        self.over = what == "over"
        return what


def race(racers: list[Racer], until: Callable[[], bool] = lambda: False) -> None:
    """All play at the same time until something has happened, or the match is over."""
    for _ in range(MOST_LOOKS):
        if until() or all(one.over for one in racers):
            return
        acted = [one.acts() for one in racers]
        if all(what in IDLE for what in acted):
            racers[0].page.evaluate(DRAWN)
    raise AssertionError([one.did for one in racers])


def opens(guest: Guest, seats: int, **options: object) -> str:
    """Open a room; its code. Whoever opens it is the wizard."""
    code = company.opens(guest, "rushout", seats, **{**QUICK, **options})
    guest.code()
    return code


def begins_as_hero(guest: Guest, seats: int, **options: object) -> None:
    """Play a hero against a wizard who is a bot, as are the other heroes. None is in a hurry."""
    opens(guest, seats, **options)
    guest.button("watch-only").click()
    guest.button("sit").nth(1).click()
    for seat in (1, *range(3, seats + 1)):
        guest.button("make-bot").first.click()
        guest.page.get_by_label(guest.say("which-bot", number=seat)).select_option("slow")
    guest.starts()
    expect(board(guest)).to_be_visible()


def board(guest: Guest) -> Locator:
    return guest.page.locator(".rushout")


def comes(visit: Visit, name: str, **how: Any) -> Guest:
    """Somebody who has played before."""
    guest = visit(name, lists=False, **how)
    guest.context.add_init_script(TAUGHT)
    return guest


NAMES = ("Zoe", "Anna", "Ben", "Cleo", "Dario")


def enters(hero: Guest, code: str) -> None:
    hero.goes("/")
    hero.types(code)
    hero.page.wait_for_url("**/r/*")
    hero.sits()


def play_a_scenario(wizard: Guest, heroes: list[Guest], random: Random) -> None:
    """From the heroes' choice to the result, with clicks; all see the same end."""
    wizard.starts()
    racers = [Racer(wizard, random, LAZY), *(Racer(hero, random) for hero in heroes)]
    race(racers)
    done = {what for one in racers for what in one.did}
    assert done >= {"be", "start", "roll", "lay", "done"}
    for guest in (wizard, *heroes):
        expect(guest.result).to_be_visible()
    end = wizard.page.locator("section.result")
    expect(end.get_by_text(re.compile(r"^\d of 2 trophies$"))).to_have_count(2)
    course = end.get_by_role("figure", name=wizard.say("course"))
    expect(course.get_by_role("img", name=wizard.say("course-about"))).to_be_visible()
    rounds = course.get_by_role("link").filter(has_text=re.compile(r"wins? the round"))
    assert rounds.count() >= 2
    won = board(heroes[0]).locator(".cup.won")
    assert won.count() >= 2
    assert {guest.page.locator(".cup.won").count() for guest in heroes} == {won.count()}


@pytest.mark.early
def test_a_wizard_and_a_hero_play_a_whole_scenario_with_clicks(
    visit: Visit, random: Random
) -> None:
    wizard, hero = (comes(visit, name) for name in NAMES[:2])
    code = opens(wizard, 3, setup="scenario-6", handicap=True)
    enters(hero, code)
    chosen = wizard.page.get_by_label(wizard.say("which-bot", number=3))
    wizard.button("make-bot").first.click()
    chosen.select_option("quick")
    play_a_scenario(wizard, [hero], random)


@pytest.mark.long
def test_five_people_play_a_whole_scenario_with_clicks(visit: Visit, random: Random) -> None:
    wizard, *heroes = (comes(visit, name) for name in NAMES)
    code = opens(wizard, 5, setup="scenario-6", handicap=True)
    for hero in heroes:
        enters(hero, code)
    play_a_scenario(wizard, heroes, random)


@pytest.mark.early
def test_a_hero_on_a_phone_needs_no_scrolling_and_hits_what_they_touch(
    visit: Visit, random: Random
) -> None:
    anna = comes(visit, "Anna", viewport=PHONE, has_touch=True, is_mobile=True, language="de")
    begins_as_hero(anna, 4, setup="exercise-2", roll_ms=300)
    racer = Racer(anna, random)
    looked = 0

    def has_looked() -> bool:
        nonlocal looked
        if anna.page.locator(".hand").count() and not racer.over:
            assert anna.page.evaluate(UNSCROLLED)
            assert anna.too_small(TOUCHED) == []
            looked += 1
        return looked > 40 and racer.did.get("roll", 0) > 5 and racer.did.get("lay", 0) > 5

    race([racer], has_looked)
    assert not racer.over


@pytest.mark.early
def test_a_round_goes_on_after_the_server_was_killed(
    visit: Visit, mortal: Process, random: Random
) -> None:
    anna = comes(visit, "Anna", address=mortal.address)
    anna.forgives(NO_LINE)
    begins_as_hero(anna, 3, setup="exercise-1", roll_ms=300)
    racer = Racer(anna, random)
    race([racer], lambda: racer.did.get("lay", 0) >= 3)
    assert not racer.over
    told = anna.log.all_inner_texts()

    mortal.kill()
    light = anna.page.locator("header [role=status]")
    expect(light.get_by_text(anna.say("light", light="lost"))).to_be_visible()
    mortal.start()
    expect(light.get_by_text(anna.say("light", light="open"))).to_have_count(1)
    assert anna.log.all_inner_texts()[: len(told)] == told

    laid = racer.did["lay"]
    race([racer], lambda: racer.did["lay"] > laid + 3)
    assert not racer.over


def test_who_plays_for_the_first_time_is_taught_and_only_then(visit: Visit) -> None:
    anna = visit("Anna", lists=False)
    anna.has_a_clock()
    begins_as_hero(anna, 3, setup="exercise-1", roll_ms=3000, countdown_ms=500)
    tutor = anna.page.locator(".tutor")
    steps = tutor.locator(".count")
    anna.page.locator(".tiles button").first.click()
    expect(steps).to_have_text("1/9")
    # Who plays with bots alone has all the time to read.
    begin = anna.page.locator(".begin")
    counting = begin.inner_text()
    anna.passes(1500)
    assert begin.inner_text() == counting
    expect(anna.page.locator(".paused")).to_have_count(0)
    tutor.locator(".on").click()
    expect(steps).to_have_text("2/9")
    tutor.locator(".on").click()

    # It goes on by itself when what it speaks of was done.
    roll = anna.page.locator(".roll[aria-disabled=false]")
    roll.click()
    expect(steps).to_have_text("3/9")
    tutor.locator(".skip").click()
    expect(tutor).to_have_count(0)

    anna.page.reload()
    expect(anna.page.locator(".hand")).to_be_visible()
    expect(tutor).to_have_count(0)

    # The help shows it again.
    anna.button("help").click()
    anna.page.locator("dialog[open] .own button").click()
    expect(steps).to_have_text("1/9")


def test_a_wizard_is_taught_to_the_end(visit: Visit, random: Random) -> None:
    """Whoever plays alone with bots reads one lesson after the other and does what they say."""
    anna = visit("Anna", lists=False)
    opens(anna, 3, setup="exercise-1", roll_ms=300)
    for seat in (2, 3):
        anna.button("make-bot").first.click()
        anna.page.get_by_label(anna.say("which-bot", number=seat)).select_option("slow")
    anna.starts()
    racer = Racer(anna, random)
    taught = "() => localStorage.getItem('spieltisch-rushout-taught')?.includes('wizard') ?? false"
    race([racer], lambda: anna.page.evaluate(taught))
    assert not racer.over and racer.did["learn"] >= 9, racer.did
    anna.page.reload()
    expect(anna.page.locator(".hand")).to_be_visible()
    expect(anna.page.locator(".tutor")).to_have_count(0)


def wizard_and_hero(visit: Visit) -> tuple[Guest, Guest]:
    """Two people in a race, with a bot."""
    anna, ben = comes(visit, "Anna"), comes(visit, "Ben")
    anna.has_a_clock()
    code = opens(anna, 3, setup="exercise-1", roll_ms=300)
    enters(ben, code)
    anna.starts()
    ben.page.locator(".tiles button").first.click()
    anna.page.locator(".start").click()
    return anna, ben


def test_who_plays_stops_the_table_and_lets_it_go_on(visit: Visit) -> None:
    anna, ben = wizard_and_hero(visit)
    expect(ben.page.locator(".roll[aria-disabled=false]")).to_be_visible()
    ben.button("hold").click()
    for guest in (anna, ben):
        expect(guest.page.locator(".paused")).to_be_visible()
    expect(anna.page.locator(".paused")).to_contain_text("Ben")
    anna.page.locator(".paused button").click()
    expect(ben.page.locator(".paused")).to_have_count(0)
    ben.page.locator(".roll[aria-disabled=false]").click()


def test_a_shaky_line_stops_the_table_once_and_then_a_bot_plays(visit: Visit) -> None:
    anna, ben = wizard_and_hero(visit)
    ben.forgives(NO_LINE)
    roll = ben.page.locator(".roll[aria-disabled=false]")
    expect(roll).to_be_visible()
    ben.context.set_offline(True)
    expect(anna.page.locator(".paused")).to_contain_text("Ben")
    ben.context.set_offline(False)
    expect(anna.page.locator(".paused")).to_have_count(0)
    expect(roll).to_be_visible()
    anna.stops_time()  # The news are not to be seen for long.
    ben.context.set_offline(True)
    told = anna.page.get_by_text(anna.say("news-shaky", name="Ben"))
    expect(told).to_be_visible()
    expect(anna.page.locator(".paused")).to_have_count(0)
    ben.context.set_offline(False)
    expect(ben.page.get_by_text(ben.say("shaky"))).to_be_visible()
    expect(ben.page.get_by_text(ben.say("shaky"))).to_have_count(0)
    expect(ben.page.locator(".roll")).to_be_visible()


def test_who_points_at_a_card_calls_out_what_it_needs(visit: Visit) -> None:
    anna, ben = wizard_and_hero(visit)
    anna.stops_time()  # What somebody calls out is not to be seen for long.
    ben.page.locator("[data-tutor=ping]:not(:disabled)").click()
    ben.page.locator(".near .spot > .touch").nth(1).click()
    ping = anna.page.locator(".far .spot").nth(1).locator(".ping")
    expect(ping).to_contain_text("Ben")
    expect(ping.locator("svg").first).to_be_visible()


def test_the_list_of_seats_says_who_plays_what_and_which_bot(visit: Visit) -> None:
    anna = comes(visit, "Anna")
    opens(anna, 3)
    seats = anna.page.get_by_role("listitem")
    for seat, role in zip(range(3), ("Wizard", "Hero", "Hero"), strict=True):
        expect(seats.nth(seat)).to_contain_text(role)
    expect(anna.button("sit-here")).to_have_count(0)
    anna.button("make-bot").first.click()
    anna.page.get_by_label(anna.say("which-bot", number=2)).select_option("slow")
    expect(seats.nth(1)).to_contain_text("Takes its time")


def silenced(names: list[str], random: Random) -> Table[Any]:
    """A match in which bots have come to a curse of silence."""
    while True:
        table = raced(names, random)
        if table.questions:
            return table


def raced(names: list[str], random: Random) -> Table[Any]:
    """A match of bots up to a curse of silence, or to its end."""
    make = bots_for("rushout")["quick"]
    table = Table(find("rushout"), names, random.randbytes(8).hex(), {"setup": "scenario-3"})
    bots = [make(f"{random.random()}") for _ in names]
    plans: dict[tuple[int, int], int] = {}

    def when(question: Question) -> int:
        asked = question.seat, question.number
        if question.seat == CLOCK:
            return question.ready_at
        if asked not in plans:
            pace = bots[question.seat].pace(Seat(table, question.seat))
            plans[asked] = max(table.now, question.ready_at) + pace
        return plans[asked]

    while table.questions and not table.is_muted(1):
        first = min(table.questions, key=when)
        choice = 0 if first.seat == CLOCK else bots[first.seat].choose(Seat(table, first.seat))
        table.choose(first.seat, choice, max(table.now, when(first)))
    return table


def test_under_silence_heroes_neither_chat_nor_point(visit: Visit, random: Random) -> None:
    anna = comes(visit, "Anna")
    anna.has_a_clock()
    anna.goes_on_with(silenced(["Zoe", "Anna", "Ben"], random).record().to_json())
    anna.presses_at("Anna", "sit")
    anna.page.keyboard.press("Escape")

    expect(anna.page.locator("[data-tutor=ping]")).to_be_disabled()
    anna.button("chat", exact=False).first.click()
    anna.page.get_by_label(anna.say("chat-say")).fill("Psst!")
    anna.stops_time()
    anna.button("chat-send").click()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.game("error-muted"))


class Inspector:
    """Looks at a board with axe, and keeps what is wrong."""

    def __init__(self, guest: Guest) -> None:
        self.page = guest.page
        self.code = AXE.read_text(encoding="utf-8")
        self.found: dict[str, list[str]] = {}

    def inspects(self, what: str) -> None:
        self.page.evaluate(self.code)
        wrong = checked(self.page)
        if wrong:
            self.found[what] = wrong


LOOKS = pytest.mark.parametrize("look", ["light", "dark"])


@LOOKS
def test_axe_finds_nothing_before_the_race(visit: Visit, look: str) -> None:
    anna = comes(visit, "Anna", color_scheme=look)
    inspector = Inspector(anna)
    opens(anna, 5, setup="scenario-6", countdown_ms=10_000)
    anna.button("make-bot").first.click()
    expect(anna.page.get_by_label(anna.say("which-bot", number=2))).to_be_visible()
    inspector.inspects("lobby")
    anna.button("watch-only").click()
    anna.button("sit").nth(1).click()
    anna.starts()
    expect(anna.page.locator(".tiles")).to_be_visible()
    inspector.inspects("heroes")
    anna.page.locator(".tiles button").first.click()
    expect(anna.page.locator(".begin")).to_be_visible()
    inspector.inspects("countdown")
    assert inspector.found == {}


@LOOKS
def test_axe_finds_nothing_on_the_board(visit: Visit, random: Random, look: str) -> None:
    anna = comes(visit, "Anna", color_scheme=look)
    inspector = Inspector(anna)
    begins_as_hero(anna, 5, setup="scenario-6", roll_ms=300)
    racer = Racer(anna, random)
    race([racer], lambda: racer.did.get("lay", 0) >= 4)
    inspector.inspects("race")
    anna.button("hold").click()
    expect(anna.page.locator(".paused")).to_be_visible()
    inspector.inspects("pause")
    anna.page.locator(".paused button").click()
    expect(anna.page.locator(".paused")).to_have_count(0)
    anna.page.set_viewport_size(PHONE)
    inspector.inspects("race on a phone")
    assert inspector.found == {}


def test_a_round_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    anna = comes(visit, "Anna")
    begins_as_hero(anna, 3, setup="exercise-1", roll_ms=200)
    anna.page.locator(".tiles button").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".roll[aria-disabled=false]")).to_be_visible()
    ready = anna.page.locator(".roll[aria-disabled=false]")
    mine = anna.page.locator(".spot button.die")
    for key in (" ", "1", "2", "3") * MOST_ROLLS:
        expect(ready).to_be_visible()
        if mine.count():
            break
        anna.page.keyboard.press(key)
    anna.page.keyboard.press("t")
    expect(mine).to_have_count(0)
