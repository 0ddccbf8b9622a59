"""From the start page to the end of a match without a mouse."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, expect

from browser.guest import PHONE, Guest, Visit

FAR = 120
"""After so many tabs one is round the whole page."""

# A ring around the focused element, or around what stands for it: a radio button's span, a label.
RINGED = """() => {
  const at = document.activeElement
  const ring = (one) => {
    const style = one ? getComputedStyle(one) : null
    return !!style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  }
  return ring(at) || ring(at.nextElementSibling) || ring(at.closest('label'))
}"""
HERE = "() => document.activeElement.outerHTML.slice(0, 160)"


class Keys:
    """Ten fingers."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, wanted: Locator) -> None:
        """Tab to it; wherever one is on the way, one sees where."""
        for _ in range(FAR):
            if self._at(wanted):
                return
            self.press("Tab")
            if self.page.evaluate("document.activeElement !== document.body"):
                assert self.page.evaluate(RINGED), self.page.evaluate(HERE)
        raise AssertionError(f"no way by Tab to {wanted}")

    def _at(self, wanted: Locator) -> bool:
        return bool(wanted.evaluate("(one) => one === document.activeElement"))

    def fill(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.press("Control+a")
        self.page.keyboard.type(text)

    def choose(self, random: Random) -> None:
        """Work through the list: arrow past some by Tab, Enter picks, Enter confirms."""
        self.reach(self.guest.choices.first)
        for _ in range(random.randrange(min(4, self.guest.choices.count()))):
            self.press("Tab")
        self.press("Enter")
        expect(self.page.locator("li button[aria-pressed=true]")).to_be_focused()
        self.press("Enter")
        self.guest.settles()


def test_a_whole_match_needs_no_mouse(visit: Visit, random: Random) -> None:
    anna = visit("Anna", lists=False)
    keys = Keys(anna)
    anna.goes("/")
    keys.reach(anna.page.get_by_role("link", name=anna.say("set-table")).first)
    keys.press("Enter")
    keys.fill(anna.page.get_by_label(anna.say("your-name")).first, "Anna")
    keys.reach(anna.page.get_by_role("radio", name="3", exact=True))
    keys.press("ArrowLeft")
    expect(anna.page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    keys.reach(anna.page.locator("summary").filter(has_text=anna.say("options")))
    keys.press("Enter")
    for option in ("lives", "round_limit"):
        keys.fill(anna.page.get_by_label(anna.game(f"option-{option}"), exact=True), "1")
    keys.reach(anna.button("play-now"))
    keys.press("Enter")

    assert anna.waits()
    keys.reach(anna.page.locator("summary").filter(has_text=anna.say("all-choices", count=2)))
    expect(anna.choices).to_have_count(0)
    keys.press("Enter")
    expect(anna.choices).to_have_count(2)
    while anna.waits():
        keys.choose(random)

    expect(anna.result).to_be_visible()
    keys.reach(anna.page.get_by_role("link", name=anna.say("replay")))
    keys.press("Enter")
    anna.page.wait_for_url("**/replay/*")


def test_the_cards_on_the_board_are_reached_and_picked_by_keyboard(visit: Visit) -> None:
    anna = visit("Anna", language="de")
    keys = Keys(anna)
    anna.begins("bot")
    anna.waits()
    card = anna.page.locator(".me .card.lit").first
    keys.reach(card)
    keys.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    keys.press("Enter")
    keys.press("Enter")
    expect(anna.prompt).not_to_contain_text(anna.game("prompt-crown"))


def test_on_a_small_screen_the_keyboard_goes_on_from_question_to_question(visit: Visit) -> None:
    anna = visit("Anna", viewport=PHONE)
    keys = Keys(anna)
    anna.begins("bot", "bot")
    for _ in range(2):
        assert anna.waits()
        keys.press("a")
        expect(anna.choices.first).to_be_focused()
        keys.press("Enter")
        keys.press("Enter")
        expect(anna.page.get_by_role("dialog", name=anna.say("choices"))).to_be_hidden()
        anna.settles()
        expect(anna.page.locator(".dock :focus")).to_have_count(1)


def test_keys_open_log_chat_list_and_help(visit: Visit) -> None:
    anna = visit("Anna", lists=False)
    keys = Keys(anna)
    anna.begins("bot")
    anna.waits()
    keys.press("c")
    expect(anna.page.get_by_label(anna.say("chat-say"))).to_be_focused()
    keys.press("c")
    expect(anna.page.get_by_label(anna.say("chat-say"))).to_have_value("c")
    keys.reach(anna.button("log"))
    keys.press("l")
    expect(anna.button("log")).to_have_attribute("aria-pressed", "true")
    keys.press("a")
    expect(anna.choices.first).to_be_focused()
    keys.press("?")
    sheet = anna.page.get_by_role("dialog", name=anna.say("help"))
    expect(sheet).to_be_visible()
    keys.press("Escape")
    expect(sheet).to_be_hidden()
