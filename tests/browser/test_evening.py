"""What was seen broken when a table was tried as a new person would."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.guest import PHONE, Visit
from browser.test_rushout import begins_as_hero
from browser.test_villainous import CONFIRM, match_until, playable, resumes
from spieltisch.engine import Table
from spieltisch.games import find

HAND = {"viewport": PHONE, "has_touch": True}

COLOUR_OF = """(place, colour) => {
  const one = place.appendChild(document.createElement('i'))
  one.style.color = colour
  const found = getComputedStyle(one).color
  one.remove()
  return found
}"""


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def apart(one: Locator, other: Locator) -> bool:
    a, b = box(one), box(other)
    return (
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )


def asked_to_act(table: Table[Any]) -> bool:
    question = table.question(0)
    return question is not None and question.prompt == "act"


@pytest.mark.parametrize("how", [{}, HAND], ids=["desk", "phone"])
def test_a_button_stays_under_the_finger_and_says_what_will_come(
    visit: Visit, how: dict[str, Any]
) -> None:
    anna = visit("Anna", lists=False, **how)
    # No bot is here to play on.
    resumes(anna, match_until(asked_to_act), other=None)
    page = anna.page
    end = page.locator(".dock").get_by_role("button", name="End your turn")
    before = box(end)
    page.mouse.click(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    expect(page.locator(CONFIRM)).to_have_text("End your turn")
    assert box(page.locator(CONFIRM)) == before
    expect(page.locator(".dock .ahead")).not_to_be_empty()
    assert apart(page.locator(".dock .ahead span"), page.locator(CONFIRM))
    page.mouse.click(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    expect(end).to_have_count(0)


def with_dear_card(table: Table[Any]) -> bool:
    """Somebody is to act and has a card that is too expensive."""
    return asked_to_act(table) and any(bar.why.key == "too-dear" for bar in table.bars(0))


@pytest.mark.parametrize("how", [{}, HAND], ids=["desk", "phone"])
def test_what_cannot_be_chosen_says_why_where_it_lies(visit: Visit, how: dict[str, Any]) -> None:
    anna = visit("Anna", lists=False, **how)
    resumes(anna, match_until(with_dear_card), other=None)
    page = anna.page
    why = page.locator("#tip")
    card = page.locator(".hand .card[data-barred][aria-description*='power:']").first
    expect(card).to_have_attribute("tabindex", "0")
    if how:
        card.tap()
    else:
        card.focus()
        page.keyboard.press("Enter")
    expect(why).to_be_visible()
    expect(why).to_contain_text("more")
    if how:  # The same touch has opened the card to be read.
        assert apart(why, page.locator(".reader[data-clear]"))
    # Whoever hears the page is told, too.
    expect(page.get_by_role("status").filter(has_text="more")).to_have_count(1)
    place = page.locator(".place:not(.here) .name[data-barred]").first
    place.click()
    expect(why).to_contain_text("You have moved already")
    symbol = page.locator(".symbol[data-barred]").first
    symbol.click()
    expect(why).not_to_contain_text("You have moved already")
    page.keyboard.press("Escape")
    expect(why).not_to_be_visible()


@pytest.mark.parametrize("how", [{}, HAND], ids=["desk", "phone"])
def test_an_attack_says_what_it_comes_to_before_it_is_confirmed(
    visit: Visit, how: dict[str, Any]
) -> None:
    table = Table(find("imperator"), ["Anna", "Ben"], "attack")
    for seat in (0, 1):
        table.choose(seat, table.question(seat).choices[0])
    anna = visit("Anna", lists=False, **how)
    resumes(anna, table.record().to_json(), other=None)
    page = anna.page
    # Each has one attacker: whichever is touched, only one attack can be meant.
    page.locator(".card.lit").first.click()
    ahead = page.locator(".dock .ahead")
    expect(ahead).to_contain_text(" against ")
    confirm = page.locator(CONFIRM)
    assert apart(page.locator(".dock .ahead span"), confirm)
    # To whoever asks it is disabled, and all the same it answers.
    page.locator(".card[data-barred]").first.click(force=True)
    expect(page.locator("#tip")).to_be_visible()


def test_what_is_read_on_a_phone_covers_nothing_that_lights_up(visit: Visit) -> None:
    record, card, place = playable()
    anna = visit("Anna", lists=False, **HAND)
    resumes(anna, record)
    page = anna.page
    page.locator(f".hand [data-card='{card}']").click()
    reader = page.get_by_role("complementary", name="This card")
    expect(reader).to_be_visible()
    expect(page.locator(f".place.lit[data-name='{place}']")).to_have_count(1)
    assert apart(reader, page.locator(".villainous .middle > .ground"))


CUT = """(texts) => texts.filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("villain", ["queen-of-hearts", "captain-hook"])
def test_neither_objective_nor_names_are_cut_on_a_phone(visit: Visit, villain: str) -> None:
    """Those with the longest words, and as many others as there can be."""
    anna = visit("Anna", lists=False, language="de", **HAND)
    form = anna.sets_table(("bot",) * 5, game="villainous")
    form.get_by_role("radiogroup", name=anna.say("i-play")).locator(f"[value={villain}]").check()
    anna.button("play-now").click()
    expect(anna.page.locator(".mini")).to_have_count(6)
    expect(anna.page.locator(".aims.named .aim").first).to_be_visible()
    for texts in (".aims.named .text", ".mini .who strong"):
        assert anna.page.locator(texts).evaluate_all(CUT) == []


def test_all_eight_are_seen_above_my_own_cards_on_a_phone(visit: Visit) -> None:
    anna = visit("Anna", language="de", **HAND)
    anna.begins(*["bot"] * 7)
    anna.waits()
    page = anna.page
    crowning = anna.phase
    page.locator(".me .card.lit").first.tap()
    page.locator(".dock .confirm").tap()
    # Now all have cards before them, and choose what to attack.
    expect(page.locator(".plaque strong")).not_to_have_text(crowning)
    anna.waits()
    others, mine = page.locator(".compact"), page.locator(".hand .me")
    expect(others).to_have_count(7)
    for other in others.all():
        expect(other).to_be_in_viewport(ratio=1)
        assert apart(other, mine)


def test_where_prince_john_is_does_not_look_like_what_he_can_choose(visit: Visit) -> None:
    anna = visit("Anna", lists=False)
    resumes(anna, match_until(asked_to_act, ("prince-john", "maleficent")))
    here = anna.page.locator(".place.here .tile")
    shadow = here.evaluate("(tile) => getComputedStyle(tile).boxShadow")
    lit = here.evaluate(COLOUR_OF, "var(--lit)")
    assert lit.startswith("rgb") and lit not in shadow


def test_the_newest_line_is_seen_when_the_list_opens_beside_it(visit: Visit) -> None:
    anna = visit("Anna", lists=False)
    resumes(anna, match_until(lambda table: table.moment > 60 and asked_to_act(table)), other=None)
    log = anna.page.get_by_role("region", name=anna.say("log"))
    newest = log.get_by_role("listitem").last
    expect(newest).to_be_in_viewport()
    anna.page.keyboard.press("a")
    expect(anna.choices.first).to_be_visible()
    expect(newest).to_be_in_viewport()
    reached = "(log) => log.scrollTop + log.clientHeight >= log.scrollHeight - 2"
    anna.page.wait_for_function(reached, arg=log.element_handle())


def test_bots_are_told_apart_by_name_in_a_race_on_a_phone(visit: Visit) -> None:
    anna = visit("Anna", language="de", **HAND)
    begins_as_hero(anna, 5)
    anna.page.locator(".tiles button").first.click()
    names = anna.page.locator(".plate .who b")
    expect(names).to_have_count(4)
    assert names.evaluate_all(CUT) == []


def test_the_tutor_and_the_countdown_stand_side_by_side(visit: Visit) -> None:
    anna = visit("Anna", **HAND)
    # Whoever plays alone and reads stops the time, so the countdown stands.
    begins_as_hero(anna, 3, countdown_ms=3000)
    page = anna.page
    page.locator(".tiles button").first.click()
    tutor, sheet = page.locator(".tutor"), page.locator(".begin .sheet")
    expect(tutor).to_be_visible()
    tutor.locator(".on").click()
    expect(tutor).to_contain_text("2/")
    expect(sheet).to_be_visible()
    assert apart(tutor, sheet)
