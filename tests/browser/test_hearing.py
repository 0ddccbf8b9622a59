"""What somebody hears who does not see the table: cards with owner and state, news once each."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from browser.guest import Guest, Visit
from spieltisch.engine import Table
from spieltisch.games import find

CARD = r"(2|3|4|5|6|7|8|9|10|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)"
SHORT = r"[♣♦♥♠](10|[2-9JQKA])"

# All that is put into a live region from now on, as [how urgent, what].
LISTEN = """() => {
  window.heard = []
  const live = '[aria-live], [role=status], [role=alert], [role=log]'
  const hear = (region, text) => {
    if (region && text.trim()) window.heard.push([region.ariaLive ?? region.role, text.trim()])
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live)
      if (type === 'characterData') hear(region, target.data)
      for (const node of addedNodes) hear(region, node.textContent)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def _two_at_a_table(visit: Visit) -> tuple[Guest, Guest]:
    anna, ben = visit("Anna"), visit("Ben")
    anna.opens("friend")
    ben.follows(anna.link())
    ben.sits()
    anna.starts()
    assert anna.waits()
    assert ben.waits()
    return anna, ben


def _live(guest: Guest) -> list[str]:
    """How urgent each live region is that the browser exposes, in the order of the page."""
    line = guest.context.new_cdp_session(guest.page)
    nodes: list[dict[str, Any]] = line.send("Accessibility.getFullAXTree")["nodes"]
    properties = [one for node in nodes if not node["ignored"] for one in node["properties"]]
    return [one["value"]["value"] for one in properties if one["name"] == "live"]


def test_a_secret_choice(visit: Visit) -> None:
    anna, ben = _two_at_a_table(visit)
    expect(anna.page.get_by_role("main")).to_match_aria_snapshot(
        rf"""
        - text: {anna.game("prompt-crown")}
        - group "The table":
          - region "Ben":
            - img "3 lives"
            - button "a hidden card, dealt, Ben" [disabled]
            - button "a hidden card, dealt, Ben" [disabled]
          - region "You":
            - img "3 lives"
            - button /^{CARD}, dealt, You$/
            - button /^{CARD}, dealt, You$/
        """
    )
    expect(anna.page.get_by_role("complementary")).to_match_aria_snapshot(
        rf"""
        - group:
          - text: All choices (2)
          - list "Your choices":
            - listitem:
              - button /^Crown {SHORT} \d+ of \d+ HP/
            - listitem:
              - button /^Crown {SHORT} \d+ of \d+ HP/
        """
    )
    anna.moves()
    expect(anna.page.get_by_role("main")).to_match_aria_snapshot(
        """
        - text: Your choice is made. Waiting for Ben.
        - group "The table":
          - region "You":
            - button /dealt, You/ [disabled]
            - button /dealt, You/ [disabled]
        - button "Undo"
        """
    )
    # Of what Anna has chosen Ben hears nothing.
    expect(ben.page.get_by_role("region", name="Anna")).to_match_aria_snapshot(
        """
        - button "a hidden card, dealt, Anna" [disabled]
        - button "a hidden card, dealt, Anna" [disabled]
        """
    )


def _choose(table: Table[Any], seat: int, index: int) -> None:
    question = table.question(seat)
    assert question is not None
    table.choose(seat, question.choices[index])


def _with_a_trick_that_lasts() -> bytes:
    """Both are crowned; where one attacks and the other passes, somebody is asked once more."""
    for seed in range(100):
        table = Table(find("imperator"), ["Anna", "Ben"], f"{seed}")
        _choose(table, 0, 0)
        _choose(table, 1, 0)
        later = table.fork()
        _choose(later, 0, -1)
        _choose(later, 1, 0)
        board: Any = later.view(0).board
        if board.tricks:
            return table.record().to_json()
    raise AssertionError("no such match")


def test_the_battle(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    anna.goes_on_with(_with_a_trick_that_lasts())
    anna.presses_at("Anna", "sit")
    ben.follows(anna.link())
    ben.presses_at("Ben", "sit")
    for one in (anna, ben):
        expect(one.people.get_by_text(one.say("seat-open"))).to_have_count(0)
        one.page.keyboard.press("Escape")
        assert one.waits()
    expect(anna.page.get_by_role("main")).to_match_aria_snapshot(
        rf"""
        - text: /^Battle. what do you do/
        - group "The table":
          - region "Ben":
            - img "3 lives"
            - img "exposed"
            - button /^{CARD}, Imperator, Ben$/ [disabled]
            - img /^\+2 to (red defence|black attacks)$/
            - img /^(\d+) of \1 HP$/
            - group "Attackers":
              - button /^{CARD}, attacker, Ben$/
          - region "You":
            - group "Attackers":
              - button /^{CARD}, attacker, You$/
            - button /^{CARD}, Imperator, You$/ [disabled]
        - button "Pass"
        """
    )
    expect(anna.page.get_by_role("complementary")).to_match_aria_snapshot(
        rf"""
        - list "Your choices":
          - listitem:
            - button "Pass"
          - listitem:
            - button /^Attack Ben's {SHORT} with {SHORT} \d+ against \d+/
        """
    )
    # Of one who attacks and one who passes, both cards say what goes on.
    anna.moves(lambda count: count - 1)
    ben.moves()
    expect(anna.page.get_by_role("region", name="You")).to_match_aria_snapshot(
        rf"""
        - group "Attackers":
          - button /^{CARD}, attacker, You, attacks {CARD}, \d+ against \d+$/
        """
    )
    expect(anna.page.get_by_role("region", name="Ben")).to_match_aria_snapshot(
        rf"""
        - group "Attackers":
          - button /^{CARD}, attacker, Ben, attacked by {CARD}, \d+ against \d+$/
        """
    )


def test_what_happens_and_what_is_asked_is_said_once(visit: Visit, random: Random) -> None:
    anna = visit("Anna")
    anna.begins("bot", "bot")
    assert anna.waits()
    # Also the line to the server, what the room has to say, a hint, what is sure to come of a
    # choice and why something cannot be chosen, and nothing else.
    assert _live(anna) == ["polite", "assertive", *["polite"] * 5]
    anna.page.evaluate(LISTEN)
    for _ in range(4):
        known, question = anna.log.count(), anna.prompt.inner_text()
        anna.page.evaluate("window.heard.length = 0")
        anna.moves(random.randrange)
        if not anna.waits():
            return
        # Not every choice is told at once, but after each there is a question.
        anna.page.wait_for_function("window.heard.some(([how]) => how === 'assertive')")
        told = " ".join(anna.log.all_inner_texts()[known:])
        heard = anna.page.evaluate("window.heard")
        assert " ".join(text for how, text in heard if how == "polite") == told
        # Also the same question again is a new one.
        asked = [text for how, text in heard if how == "assertive"]
        assert len(asked) == 1, (question, asked)
        assert asked[0].startswith(anna.say("title-your-turn"))
