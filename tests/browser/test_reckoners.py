"""The Reckoners in real browsers: dice are kept, held and laid where something lights up."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from browser import company
from browser.company import Player, joins, play
from browser.guest import DESK, NO_LINE, PHONE, Guest, Visit
from browser.test_axe import AXE, Inspector
from server.running import Process
from spieltisch.bots import play_out
from spieltisch.bots.reckoners import make
from spieltisch.engine import Entry, Table
from spieltisch.games.reckoners.game import GAME

MOST_MATCHES = 200
"""A team that has played so often has won and lost."""
REACHED = ".spot.lit button, .district .go, .plate .take, .tray .hand .who .act"
"""Where a die that is held may go: what the keys up and down reach."""
LAST = {"won": ("strike",), "lost": ("done",)}
"""How the last choice of such a match is made with one touch, or with two."""

# What somebody would click next who sees this page: where, and what it is. Only what can be seen
# and hit counts. They keep a die or two, lay what they hold where it lights up, and are done.
NEXT = """(luck) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetParent)
  const at = (one, what) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
      const [left, top] = [box.x + box.width * x, box.y + box.height * y]
      if (one.contains(document.elementFromPoint(left, top))) return { x: left, y: top, what }
    }
    return null
  }
  const one = (what, selector) => {
    const found = all(selector)
    return found.length ? at(found[Math.floor(luck * found.length)], what) : null
  }
  if (document.querySelector('section.result')) return { what: 'over' }
  if (all('.tray .act.back').length) return { what: 'wait' }
  const holds = all('.tray [aria-pressed=true]:not(.square, .tab)').length
  const found = one('lose', '.losing button.die') ?? one('turn', '.faces .turn')
    ?? one('pick', '.choosing .one.able') ?? one('buy', '.market .buy')
    ?? one('lay', '.spot.lit .touch') ?? one('give', '.plate .take, .hand .act')
    ?? (holds ? one('pay', '.gear.lit, .dice button.die.lit') : null)
    ?? (luck < 0.3 || !holds ? one('go', '.district .go') : null)
    ?? (holds ? one('put down', '.tray .act[aria-keyshortcuts=Escape]') : null)
  if (found) return found
  if (all('.market').length) return (luck < 0.4 ? one('ware', '.ware.able .touch') : null)
    ?? one('done', '.tray .act.done') ?? { what: 'wait' }
  if (all('.tray .roll').length) return one('roll', '.tray .roll:not(:disabled)')
    ?? one('keep', '.tray .dice button.die[aria-disabled=false]')
  const dice = '.tray .dice button[aria-disabled=false], .tray .gear.able'
  return one('finish', '.tray .finish') ?? (luck < 0.95 ? one('hold', dice) : null)
    ?? one('give up', '.tray .give-up') ?? one('done', '.tray .act.done')
    ?? one('other', '.tab.able[aria-pressed=false]') ?? { what: 'wait' }
}"""


class Hunter(Player):
    looks = NEXT


def opens(guest: Guest, seats: int, bots: int = 0, **options: object) -> str:
    return company.opens(guest, "reckoners", seats, bots, **options)


begin = partial(company.begin, "reckoners")


def board(guest: Guest) -> Locator:
    return guest.page.locator(".reckoners")


def where(one: Locator) -> Any:
    return one.evaluate("(one) => one.getBoundingClientRect().toJSON()")


def comes(visit: Visit, name: str, taught: bool = True, **how: Any) -> Guest:
    if not taught:
        return visit(name, lists=False, **how)
    return company.comes(visit, "reckoners", name, **how)


def test_two_people_and_two_bots_play_a_whole_game_by_clicks(visit: Visit, random: Random) -> None:
    anna, ben = comes(visit, "Anna"), comes(visit, "Ben", language="de")
    code = opens(anna, 4, bots=2, difficulty="beginner")
    joins(ben, code)
    begin(anna, ben)
    hunters = [Hunter(anna, random), Hunter(ben, random)]
    play(hunters)
    # What one of them did not get to in a short match the other did.
    did = hunters[0].did.keys() | hunters[1].did.keys()
    assert {"go", "keep", "roll", "hold", "lay", "done"} <= did, did
    for one in hunters:
        expect(one.page.locator("section.result")).to_be_visible()


def test_solo_on_a_phone_two_reckoners_are_played_with_a_thumb(
    visit: Visit, random: Random
) -> None:
    anna = comes(visit, "Anna", viewport=PHONE, has_touch=True)
    opens(anna, 1, difficulty="beginner")
    begin(anna)
    expect(anna.page.locator(".tray .tab")).to_have_count(2)
    player = Hunter(anna, random)
    play([player])
    assert {"go", "keep", "roll", "hold", "lay"} <= player.did.keys(), player.did
    assert anna.width() <= PHONE["width"]
    expect(anna.page.locator("section.result")).to_be_visible()


def almost(outcome: str, random: Random) -> tuple[bytes, Entry]:
    """A match of two that ends like this with the next choice, and that choice."""
    names = ["Anna", "Ben"]
    options = {"difficulty": "beginner"}
    for _ in range(MOST_MATCHES):
        seed = random.randbytes(8)
        table = Table(GAME, names, seed, options)
        played = play_out(table, {seat: make("quick", seat) for seat in range(2)})
        entries = table.record().entries
        *before, last = entries
        if played.outcome == outcome and last.choice.verb in LAST[outcome]:
            again = Table(GAME, names, seed, options)
            for entry in before:
                again.choose(entry.seat, entry.choice)
            return again.record().to_json(), last
    raise AssertionError(f"no match was {outcome}")


def goes_on(guest: Guest, outcome: str, random: Random) -> Entry:
    """Sit down for whoever makes the last choice of such a match."""
    record, last = almost(outcome, random)
    guest.goes_on_with(record)
    guest.presses_at(("Anna", "Ben")[last.seat], "sit")
    guest.page.keyboard.press("Escape")
    return last


def test_the_blow_that_brings_steelheart_down_is_struck_by_hand(
    visit: Visit, random: Random
) -> None:
    anna = comes(visit, "Anna", viewport=PHONE, has_touch=True)
    last = goes_on(anna, "won", random)
    page = anna.page
    page.locator(f".tray [data-die='{last.choice.things[0]}']").tap()
    expect(page.locator(".steelheart .spot.lit", has_text="victory!")).to_have_count(1)
    page.locator(".steelheart .spot.lit .touch", has_text="victory!").tap()
    result = page.locator("section.result:not(.lost)")
    expect(result).to_contain_text("Steelheart fell in round")
    expect(result.get_by_role("img", name="Population and what is left")).to_be_visible()
    expect(page.locator(".confetti")).to_have_count(1)


def test_a_lost_city_is_seen_to_be_lost(visit: Visit, random: Random) -> None:
    """What the Epics do is played out before, and whoever does not want to wait skips it."""
    anna = comes(visit, "Anna")
    inspector = Inspector(anna, AXE.read_text(encoding="utf-8"))
    goes_on(anna, "lost", random)
    anna.page.locator(".coming .line").click()
    expect(anna.page.locator(".coming ol")).to_be_visible()
    inspector.inspects("the forecast")
    anna.page.locator(".coming .line").click()
    anna.page.locator(".coming .rounds").click()
    expect(anna.page.locator("dialog table")).to_be_visible()
    inspector.inspects("the rounds")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".tray .done").click()
    result = anna.page.locator("section.result.lost")
    expect(result).to_contain_text("The last of the population died in round")
    expect(result.locator(".ending polyline")).to_have_count(2)
    expect(anna.page.locator(".confetti")).to_have_count(0)
    inspector.inspects("lost")
    assert not inspector.found, "\n".join(inspector.found)


READ = ("1", "6", "7", "9", "10", "13")
"""The lessons that wait for nothing but a reader."""
MINE = ".plate .things button.die[aria-disabled=false]"


def test_what_somebody_suggests_is_accepted_with_one_tap_or_declined(
    visit: Visit, random: Random
) -> None:
    anna, ben = comes(visit, "Anna"), comes(visit, "Ben", viewport=PHONE, has_touch=True)
    code = opens(anna, 2, difficulty="beginner")
    joins(ben, code)
    begin(anna, ben)
    able = anna.page.locator(MINE)
    play([Hunter(anna, random), Hunter(ben, random)], lambda: able.count() > 1)
    # What she holds herself could be for him, and then his plate lies over his dice.
    anna.page.keyboard.press("Escape")
    offered = ben.page.locator(".suggested p", has_text=ben.say("proposal-decline"))
    for answer, left in (("proposal-accept", 1), ("proposal-decline", 0)):
        die = able.first.get_attribute("data-die")
        able.first.click()
        expect(able.first).to_have_attribute("aria-pressed", "true")
        # A die that does nothing where he is takes him to another district.
        anna.page.locator(".spot.lit .touch, .district .go").first.click()
        expect(offered).to_contain_text("Anna")
        mark = anna.page.locator(f".plate .holder:has([data-die='{die}']) .suggested")
        expect(mark).to_have_count(1)
        offered.get_by_role("button", name=ben.say(answer)).tap()
        expect(offered).to_have_count(0)
        expect(mark).to_have_count(0)
        spent = anna.page.locator(f".plate .holder.spent:has([data-die='{die}'])")
        expect(spent).to_have_count(left)


def test_a_move_a_plan_token_and_a_card_of_the_market_are_suggested_by_pointing(
    visit: Visit,
) -> None:
    """With a thumb, with the keyboard and with the mouse."""
    anna = comes(visit, "Anna", viewport=PHONE, has_touch=True, language="de")
    ben = comes(visit, "Ben")
    joins(ben, opens(anna, 2, difficulty="beginner"))
    begin(anna, ben)
    page = anna.page
    offered = ben.page.locator(".suggested p", has_text=ben.say("proposal-decline"))
    accept = offered.get_by_role("button", name=ben.say("proposal-accept"))

    def accepts(what: str) -> None:
        expect(offered).to_contain_text(what)
        accept.click()
        expect(offered).to_have_count(0)

    # A card of the market, for him. On a desk his board stays where it is, and nothing is covered
    # but the middle of the news.
    top = where(board(ben))["y"]
    page.locator(".ware.able .touch").first.tap()
    page.locator(".market .advise button").tap()
    expect(page.locator(".market .suggested")).to_have_count(1)
    expect(offered).to_be_visible()
    assert where(board(ben))["y"] == top
    header = where(ben.page.locator("header").first)
    assert header["y"] + header["height"] <= where(offered)["y"] < top
    accepts("Anna suggests: Buy")
    expect(ben.page.locator(".log, aside").get_by_text(" gets ")).to_have_count(1)
    for guest in (anna, ben):
        guest.page.locator(".tray .act.done").click()
    for guest in (anna, ben):
        guest.page.locator(".district .go").first.click()
    for guest in (anna, ben):
        keeps(guest)
    # His plan token, and then one of his dice takes him to another district.
    page.locator(".plate .token").tap()
    expect(page.locator(".tray .prompt")).to_contain_text("Ben")
    spot = page.locator(".district .spot.lit .touch").first
    pile = spot.get_attribute("data-pile")
    spot.tap()
    expect(page.locator(".plate .token .suggested")).to_have_count(1)
    expect(offered).to_contain_text("plan token")
    # He does it himself: nothing has lapsed then.
    ben.page.locator(".tray .token").click()
    ben.page.locator(f"[data-pile='{pile}']").click()
    expect(ben.page.locator(".suggested p")).to_have_count(0)
    expect(page.locator(".plate .token")).to_have_count(0)
    # Whoever is done comes back for it.
    ben.page.locator(".tray .act.done").click()
    expect(ben.page.locator(".tray .act.back")).to_be_visible()
    here = ben.page.locator(".district.active").get_attribute("data-name")
    die = page.locator(MINE).last
    die.focus()
    page.keyboard.press("Enter")
    page.locator(".district .go").first.focus()
    page.keyboard.press("Enter")
    accepts("Move")
    expect(ben.page.locator(f".district.active:not([data-name='{here}'])")).to_have_count(1)


def test_on_a_phone_several_others_are_a_row_that_unfolds_for_pointing(visit: Visit) -> None:
    anna = comes(visit, "Anna", viewport=PHONE, has_touch=True, language="de")
    opens(anna, 4, bots=3, difficulty="beginner")
    begin(anna)
    page = anna.page
    page.locator(".tray .act.done").tap()
    row = page.locator("button.others")
    expect(row.locator(".one")).to_have_count(3)
    expect(page.locator(".plate")).to_have_count(0)
    row.tap()
    expect(page.locator(".plate")).to_have_count(3)
    row.tap()
    expect(page.locator(".plate")).to_have_count(0)
    assert anna.width() <= PHONE["width"]


def test_a_first_round_is_taught_to_its_end(visit: Visit, random: Random) -> None:
    """Whoever plays alone with bots reads one lesson after the other and does what they say."""
    anna = comes(visit, "Anna", taught=False, viewport=PHONE, has_touch=True, language="de")
    opens(anna, 2, bots=1, difficulty="beginner")
    begin(anna)
    tutor = anna.page.locator(".tutor")
    expect(tutor.locator(".count")).to_have_text("1/13")
    hunter, seen = Hunter(anna, random), set()

    def learns() -> bool:
        count = tutor.locator(".count").all_inner_texts()
        seen.update(count)
        if count and count[0].partition("/")[0] in READ:
            tutor.locator(".on").tap()
        return not count and "13/13" in seen

    play([hunter], learns)
    assert {f"{lesson}/13" for lesson in READ} <= seen, seen
    anna.page.reload()
    expect(board(anna)).to_be_visible()
    expect(tutor).to_have_count(0)


def places_and_keeps(guest: Guest) -> None:
    """Alone: buy nothing, begin wherever it is with both, keep the first roll."""
    guest.page.locator(".tray .act.done").click()
    for placed in (1, 2):
        guest.page.locator(".district .go").first.click()
        expect(guest.page.locator(".district .figure")).to_have_count(placed)
    keeps(guest)


def keeps(guest: Guest) -> None:
    """Be happy with the roll, with each Reckoner that is shown."""
    rolls = guest.page.locator(".tray .finish")
    expect(rolls.first).to_be_visible()
    for left in reversed(range(rolls.count())):
        rolls.first.click()
        expect(rolls).to_have_count(left)


def spent(guest: Guest) -> Locator:
    return guest.page.locator(".tray .holder.spent")


def dice(guest: Guest) -> Locator:
    return guest.page.locator(".tray .dice button.die")


def test_what_is_held_lights_up_where_it_can_go_and_comes_back(visit: Visit) -> None:
    anna, ben = comes(visit, "Anna"), comes(visit, "Ben")
    joins(ben, opens(anna, 2))
    begin(anna, ben)
    page = anna.page
    for guest in (anna, ben):
        guest.page.locator(".tray .act.done").click()
    for guest in (anna, ben):
        expect(guest.page.locator(".district .go")).to_have_count(3)
        guest.page.locator(".district .go").first.click()
    for guest in (anna, ben):
        keeps(guest)
    # A die goes anywhere else; it is dragged there, and taken back.
    expect(page.locator(".tray .act.done")).to_be_visible()
    dice(anna).first.click()
    expect(page.locator(".district .go")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".district .go")).to_have_count(0)
    dice(anna).first.drag_to(page.locator(".district").nth(1))
    expect(spent(anna)).to_have_count(1)
    expect(page.locator(".district").nth(1).locator(".figure")).to_have_count(1)
    expect(ben.page.locator(".plate .holder.spent")).to_have_count(1)
    page.keyboard.press("u")
    expect(spent(anna)).to_have_count(0)
    # First the place, then what is used there: a plan token can be any symbol.
    track = page.locator(".district.active .spot", has=page.locator(".marker")).locator(".touch")
    track.click()
    expect(track).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tray .token.lit")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".tray .token").click()
    expect(track).to_contain_text("32")
    track.click()
    expect(page.locator(".tray .token")).to_have_count(0)
    # Whoever is done can come back.
    page.locator(".tray .act.done").click()
    page.locator(".tray .act.back").click()
    expect(page.locator(".tray .act.done")).to_be_visible()


def test_dice_that_two_people_have_used_at_once_stay_used_after_kill_9(
    visit: Visit, mortal: Process, random: Random
) -> None:
    people = [comes(visit, name, address=mortal.address) for name in ("Anna", "Ben")]
    for guest in people:
        guest.forgives(NO_LINE)
    anna, ben = people
    joins(ben, opens(anna, 2))
    begin(anna, ben)
    for guest in people:
        guest.page.locator(".tray .act.done").click()
    for guest in people:
        guest.page.locator(".district .go").first.click()
    for guest in people:
        keeps(guest)
    for guest in people:
        dice(guest).first.click()
    for guest in people:
        guest.page.locator(".district .go").first.click()
    for guest in people:
        expect(spent(guest)).to_have_count(1)
        expect(guest.page.locator(".plate .holder.spent")).to_have_count(1)
    mortal.kill()
    mortal.start()
    for guest in people:
        guest.page.reload()
        expect(spent(guest)).to_have_count(1)
        expect(guest.page.locator(".plate .holder.spent")).to_have_count(1)
    when = anna.page.locator(".top .when")
    play([Hunter(guest, random) for guest in people], until=lambda: "2" in when.inner_text())


def test_a_round_is_played_with_the_keyboard(visit: Visit) -> None:
    anna = comes(visit, "Anna", viewport=DESK)
    opens(anna, 1)
    begin(anna)
    page, press = anna.page, anna.page.keyboard.press
    go = page.locator(".district .go")
    expect(page.locator(".market")).to_be_visible()
    press("d")
    for placed in (1, 2):
        expect(go.first).to_be_visible()
        press("ArrowDown")
        expect(page.locator(".district .go:focus")).to_have_count(1)
        press("Enter")
        expect(page.locator(".district .figure")).to_have_count(placed)
    expect(go).to_have_count(0)
    expect(page.locator(".tray .finish")).to_have_count(2)
    press("1")
    expect(page.locator(".tray .mark")).to_have_count(1)
    press("r")
    expect(page.locator(".tray .mark")).to_have_count(0)
    for left in (1, 0):
        press("k")
        expect(page.locator(".tray .finish")).to_have_count(left)
    press("ArrowRight")
    press("Enter")
    expect(page.locator(".tray button.die[aria-pressed=true]")).to_have_count(1)
    expect(go.first).to_be_visible()
    for _ in range(page.locator(REACHED).count()):  # What else lights up depends on the die.
        press("ArrowUp")
        expect(page.locator(REACHED).and_(page.locator(":focus"))).to_have_count(1)
        if page.locator(".district .go:focus").count():
            break
    expect(page.locator(".district .go:focus")).to_have_count(1)
    press("Enter")
    expect(spent(anna)).to_have_count(1)
    press("d")
    expect(page.locator(".tray .act.done")).not_to_contain_text("(")


def test_axe_finds_nothing_in_any_step(visit: Visit) -> None:
    anna = comes(visit, "Anna", taught=False, language="de")
    opens(anna, 1, difficulty="beginner")
    begin(anna)
    inspector = Inspector(anna, AXE.read_text(encoding="utf-8"))
    expect(anna.page.locator(".tutor")).to_be_visible()
    inspector.inspects("market and tutor")
    anna.page.locator(".tutor .skip").click()
    places_and_keeps(anna)
    expect(anna.page.locator(".tray .act.done")).to_be_visible()
    dice(anna).first.click()
    inspector.inspects("a die is held")
    anna.page.locator(".district .face").first.click()
    inspector.inspects("an Epic's card")
    anna.goes("/rules/reckoners")
    who_decides = anna.page.get_by_role("heading", name="Wer entscheidet", exact=True)
    expect(who_decides).to_be_visible()
    inspector.inspects("guides")
    assert not inspector.found, "\n".join(inspector.found)
