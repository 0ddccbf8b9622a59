"""What else the table does: undo, chat, calling whose turn it is, moving or keeping still."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.guest import Guest, Visit

FLASH = 1100
"""After so many milliseconds the title changes that calls somebody."""
SCRIPT = "<img src=x onerror=alert(1)>"
LASTING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime > 50)
  .map((one) => `${one.animationName ?? one.transitionProperty}: ${one.effect.target.className}`)"""
# How many tones have been started.
LISTENS = """window.heard = 0
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...all) {
  window.heard += 1
  return start.apply(this, all)
}
const tone = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...all) {
  window.heard += 1
  return tone.apply(this, all)
}"""
COUNT_FLIGHTS = """() => {
  const animate = Element.prototype.animate
  window.flights = 0
  Element.prototype.animate = function (...all) {
    window.flights += 1
    return animate.apply(this, all)
  }
}"""


def _two_at_a_table(visit: Visit) -> tuple[Guest, Guest]:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    anna.opens("friend", round_limit=1)
    ben.follows(anna.link())
    ben.sits()
    anna.starts()
    anna.waits()
    ben.waits()
    return anna, ben


def test_a_choice_is_taken_back_as_long_as_nothing_was_revealed(visit: Visit) -> None:
    anna, ben = _two_at_a_table(visit)
    expect(anna.button("undo")).to_have_count(0)
    anna.moves()
    expect(anna.prompt).to_contain_text(anna.say("chosen"))
    anna.button("undo").click()
    expect(anna.prompt).to_contain_text(anna.game("prompt-crown"))
    anna.moves()
    anna.page.keyboard.press("u")
    expect(anna.prompt).to_contain_text(anna.game("prompt-crown"))
    anna.moves()
    ben.moves()
    expect(anna.prompt).not_to_contain_text(anna.say("chosen"))
    expect(anna.log.filter(has_text="You crown")).to_have_count(1)


def test_chat_and_emotes_reach_the_other_in_their_language(visit: Visit) -> None:
    anna, ben = _two_at_a_table(visit)
    anna.button("chat").click()
    anna.page.get_by_label(anna.say("chat-say")).fill("Wohlan!")
    anna.button("chat-send").click()
    anna.button("emote-bravo").click()
    ben.page.get_by_role("button", name=ben.say("chat")).click()
    chat = ben.page.get_by_role("log", name=ben.say("chat"))
    expect(chat).to_contain_text("Wohlan!")
    expect(chat).to_contain_text(ben.say("emote-bravo"))


def test_names_and_chat_are_text_and_nothing_else(visit: Visit) -> None:
    name = SCRIPT[:24]
    anna, ben = visit(name), visit("Ben")
    anna.opens("friend")
    ben.follows(anna.link())
    anna.page.get_by_label(anna.say("chat-say")).fill(SCRIPT)
    anna.button("chat-send").click()
    for one in (anna, ben):
        chat = one.page.get_by_role("log", name=one.say("chat"))
        expect(chat).to_contain_text(SCRIPT)
        expect(chat).to_contain_text(name)
        expect(one.page.locator("img[src=x]")).to_have_count(0)


def test_the_title_calls_who_looks_elsewhere(visit: Visit) -> None:
    anna = visit("Anna", language="de")
    anna.has_a_clock()
    anna.context.add_init_script(
        "Object.defineProperty(Document.prototype, 'hidden', { get: () => true })"
    )
    anna.begins("bot")
    anna.waits()
    anna.stops_time()
    plain = f"Imperator · {anna.say('app')}"
    calling = f"{anna.say('title-your-turn')} · {plain}"
    seen = []
    for _ in range(4):
        seen.append(anna.page.title())
        anna.passes(FLASH)
    assert seen in ([calling, plain] * 2, [plain, calling] * 2)


def test_a_table_is_heard_as_loud_as_it_is_wanted(visit: Visit) -> None:
    """Nothing when muted, and the device remembers it."""
    anna = visit("Anna", reduced_motion="no-preference")
    anna.context.add_init_script(LISTENS)
    anna.begins("bot")
    anna.waits()
    anna.moves(lambda count: 0)
    anna.page.wait_for_function("() => window.heard > 0")
    anna.button("help").click()
    sheet = anna.page.locator("dialog[open]")
    slider = sheet.get_by_role("slider", name=anna.say("volume"))
    slider.focus()
    anna.page.keyboard.press("Home")
    expect(sheet.get_by_role("button", name=anna.say("sound"))).to_have_attribute(
        "aria-pressed", "false"
    )
    before = anna.page.evaluate("window.heard")
    anna.page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", anna.say("volume-is", percent=5))
    assert anna.page.evaluate("window.heard") > before, "so loud it is now"
    sheet.get_by_role("button", name=anna.say("sound")).click()
    anna.page.keyboard.press("Escape")
    before = anna.page.evaluate("window.heard")
    anna.waits()
    anna.moves(lambda count: 0)
    anna.waits()
    assert anna.page.evaluate("window.heard") == before, "it is muted"
    anna.page.reload()
    expect(anna.button("sound")).to_have_attribute("aria-pressed", "false")
    kept = anna.page.evaluate("JSON.parse(localStorage.getItem('spieltisch')).volume")
    assert kept == 5


def test_who_wants_it_calm_hears_nothing_before_asking_for_it(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="reduce")
    anna.begins("bot")
    anna.waits()
    tone = anna.button("sound")
    expect(tone).to_have_attribute("aria-pressed", "false")
    tone.click()
    expect(tone).to_have_attribute("aria-pressed", "true")
    anna.page.reload()
    expect(tone).to_have_attribute("aria-pressed", "true")


def test_cards_fly_for_those_who_like_it(visit: Visit, random: Random) -> None:
    anna = visit("Anna", reduced_motion="no-preference")
    anna.begins("bot")
    anna.waits()
    anna.page.evaluate(COUNT_FLIGHTS)
    for _ in range(3):
        anna.waits()
        anna.moves(random.randrange)
    assert anna.page.evaluate("window.flights") > 0


def test_nothing_moves_for_those_who_want_it_still(visit: Visit, random: Random) -> None:
    anna = visit("Anna", reduced_motion="reduce")
    anna.begins("bot", "bot", lives=1, round_limit=1)

    def look() -> bool:
        assert anna.page.evaluate(LASTING) == []
        return False

    anna.plays(random, until=look)
    look()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    anna, ben = _two_at_a_table(visit)
    ben.button("people").click()
    ben.button("hand-to-bot").click()
    expect(ben.button("take-back")).to_be_visible()
    anna.button("people").click()
    people = anna.page.get_by_role("dialog", name=anna.say("people"))
    expect(people).to_contain_text(anna.say("kept-warm", name="Ben"))
    ben.button("take-back").click()
    expect(people).not_to_contain_text(anna.say("kept-warm", name="Ben"))


def test_what_explains_itself_in_a_sheet_does_so_above_it(visit: Visit) -> None:
    anna = visit("Anna")
    anna.begins("bot")
    anna.button("help").click()
    sheet = anna.page.locator("dialog[open]")
    mute = sheet.get_by_role("button", name=anna.say("sound"))
    mute.focus()  # It is scrolled to: what moves does not explain itself.
    mute.hover()
    tip = anna.page.get_by_role("tooltip", include_hidden=True)
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box is not None
    box |= {"x": box["x"] + 50, "width": box["width"] - 100}  # What lies over the sheet.
    shown = anna.page.screenshot(clip=box)
    tip.evaluate("(one) => (one.style.visibility = 'hidden')")
    assert anna.page.screenshot(clip=box) != shown, "the sheet covers it"
