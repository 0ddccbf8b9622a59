"""Two people on one device: a curtain between them keeps secret what is secret."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from browser.guest import Guest, Visit

A_CARD = re.compile(r"[♠♥♦♣]| of (spades|hearts|diamonds|clubs)\b")


def _opens_curtain(device: Guest, name: str) -> None:
    expect(device.page.get_by_role("heading", level=1)).to_have_text(
        device.say("hand-over", name=name)
    )
    device.button("i-am", name=name).click()
    expect(device.prompt).to_contain_text(name)


def _hand(device: Guest) -> list[str]:
    """The names of the two cards that were dealt to whom is looking."""
    labels = device.page.locator(".me .card .label").all_inner_texts()
    return [label.split(",")[0] for label in labels]


def test_the_curtain_hides_the_cards_of_the_one_before(visit: Visit) -> None:
    device = visit("Anna")
    device.begins("here", names={2: "Ben"})
    expect(device.button("i-am", name="Anna")).to_be_focused()
    assert not A_CARD.search(device.page.content())

    _opens_curtain(device, "Anna")
    annas = _hand(device)
    assert len(annas) == 2
    device.picks(0)
    device.choices.nth(0).click()

    expect(device.button("i-am", name="Ben")).to_be_visible()
    assert not A_CARD.search(device.page.content())

    _opens_curtain(device, "Ben")
    bens = _hand(device)
    assert len(bens) == 2
    assert not set(annas) & set(bens)
    seen = device.page.content()
    assert not any(card in seen for card in annas)


def test_after_a_reload_the_curtain_is_down_again(visit: Visit) -> None:
    device = visit("Anna")
    device.begins("here", names={2: "Ben"})
    _opens_curtain(device, "Anna")
    device.page.reload()
    expect(device.button("i-am", name="Anna")).to_be_visible()
    assert not A_CARD.search(device.page.content())


def test_a_whole_match_on_one_device(visit: Visit, random: Random) -> None:
    device = visit("Anna", language="de")
    device.begins("here", names={2: "Ben"}, lives=1, round_limit=1)
    page = device.page
    curtains = 0
    while True:
        page.locator(".curtain, .prompt.mine, .result").first.wait_for()
        if page.locator(".curtain").count():
            curtains += 1
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
        elif device.over:
            break
        else:
            device.moves(random.randrange)
    assert curtains >= 2
    expect(device.result).to_be_visible()
