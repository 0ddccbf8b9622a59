"""Villainous on its board: at a desk and on a phone, and what nobody must notice."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, TimeoutError, expect

from browser.guest import DESK, PHONE, Guest, Visit
from browser.test_axe import AXE, Inspector
from spieltisch.engine import Choice, Table
from spieltisch.games.villainous.game import GAME

TWO = ("maleficent", "prince-john")
SIX = ("maleficent", "ursula", "jafar", "captain-hook", "prince-john", "queen-of-hearts")
TURNS = 3
GOALS = {"The Forest": 3, "Forbidden Mountains": 1}
"""Places where no hero can cover the symbol that gives so much power."""
QUICK = """localStorage.setItem('spieltisch', '{"reaction": 2, "list": false, "pace": "none"}')"""
GONE = 5000
"""What cannot be touched within so many milliseconds is not there any more."""
WINDOW = 5000
"""A window to react in is open for so many milliseconds if nobody has set another time."""
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True},
}

ASKED = ".prompt.mine"
CONFIRM = ".dock .confirm"
# What lights up, in the order in which somebody who does not care touches it.
LIT = (
    ".stage .card.lit",
    ".place.lit button.name",
    ".plate.lit",
    ".hand .card.lit",
    ".mini.target",
    ".symbol.lit",
    ".amount",
    ".dock .offer",
)

Wanted = Callable[[Table[Any]], bool]


# A match up to a moment


def eager(random: Random, choices: Sequence[Choice]) -> Choice:
    weights = [
        0.1 if choice.verb in ("pass", "end-turn", "decline", "skip") else 1 for choice in choices
    ]
    return random.choices(choices, weights)[0]


def match_until(wanted: Wanted, villains: Sequence[str] = TWO) -> bytes:
    """The record of a match up to the first moment that is wanted; seat 0 is Anna's."""
    for seed in range(200):
        table = Table(GAME, ["Anna", "Ben"], seed, {"villain": list(villains)})
        random = Random(seed)
        for _ in range(600):
            if not table.questions:
                break
            if wanted(table):
                return table.record().to_json()
            question = random.choice(table.questions)
            table.choose(question.seat, eager(random, question.choices))
    raise AssertionError("no such moment")


def asks_to_react(table: Table[Any], with_card: bool) -> bool:
    question = table.question(0)
    return (
        question is not None
        and question.prompt == "react"
        and (len(question.choices) > 1) is with_card
    )


@functools.cache
def playable() -> tuple[bytes, int, int]:
    """Anna's turn: a match, a card that she can play, and one of several places for it."""
    found: dict[str, int] = {}

    def wanted(table: Table[Any]) -> bool:
        question = table.question(0)
        if question is None or question.prompt != "act":
            return False
        play = next((one for one in question.choices if one.verb == "act-play"), None)
        if play is None:
            return False
        table = table.fork()
        table.choose(0, play)
        asked = table.question(0)
        for choice in asked.choices if asked else []:
            later = table.fork()
            later.choose(0, choice)
            where = later.question(0)
            if where is not None and where.prompt == "pick-place" and len(where.choices) > 2:
                found["card"], found["place"] = choice.things[0], where.choices[-1].things[0]
                return True
        return False

    return match_until(wanted), found["card"], found["place"]


def resumes(guest: Guest, record: bytes, other: str | None = "make-bot") -> None:
    """Go on with a saved match on the first seat; a bot takes the other, or I do, or nobody."""
    guest.goes_on_with(record)
    people = guest.people
    people.get_by_role("button", name=guest.say("sit"), exact=True).first.click()
    second = people.get_by_role("button", name=guest.say(other or "make-bot"), exact=True)
    expect(second).to_have_count(1)
    if other:
        second.click()
    people.get_by_role("button", name=guest.say("close")).click()


# At the table


def wished(guest: Guest, form: Locator, seat: int, villain: str) -> Locator:
    """What a seat can wish for: mine is unfolded, those of others when they are touched."""
    label = guest.say("i-play") if seat == 1 else f"Villain, seat {seat}"
    strip = form.get_by_role("radiogroup", name=label)
    if not strip.count():
        form.get_by_role("button", name=re.compile(f"seat {seat} plays")).click()
    return strip.locator(f"input[value={villain}]")


def wishes_for(guest: Guest, form: Locator, seat: int, villain: str) -> None:
    wished(guest, form, seat, villain).check()


def sits_down(guest: Guest, villains: Mapping[int, str], others: int = 1) -> None:
    """Set a table, with villains for the seats that are named."""
    form = guest.sets_table(["bot"] * others, game="villainous")
    page = guest.page
    for seat, villain in villains.items():
        wishes_for(guest, form, seat, villain)
    guest.button("play-now").click()
    page.wait_for_url("**/r/*")
    expect(page.locator(".villainous")).to_be_visible()


def confirms(guest: Guest) -> None:
    button = guest.page.locator(CONFIRM)
    if button.count():
        button.click()


def answers(guest: Guest) -> None:
    """Touch something that lights up, if still asked."""
    guest.page.locator(", ".join((*LIT, ".prompt:not(.mine)"))).first.wait_for()
    for things in LIT:
        thing = guest.page.locator(things).first
        if thing.count() and thing.is_visible():
            with suppress(TimeoutError):  # A window to react in closes by itself.
                thing.click(timeout=GONE)
            confirms(guest)
            guest.settles()
            return


def answers_until(guest: Guest, prompt: str, patience: int = 60) -> None:
    for _ in range(patience):
        guest.page.locator(ASKED).wait_for()
        if guest.page.locator(ASKED).get_by_text(prompt).count():
            return
        answers(guest)
    raise AssertionError(f"never asked: {prompt}")


def ends_turn(guest: Guest) -> None:
    guest.page.locator(".dock").get_by_role("button", name="End your turn").click()
    guest.page.locator(CONFIRM).click()
    guest.settles()


def middle(thing: Locator) -> tuple[float, float]:
    box: FloatRect | None = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drags(guest: Guest, card: Locator, to: Locator) -> None:
    mouse = guest.page.mouse
    mouse.move(*middle(card))
    mouse.down()
    mouse.move(*middle(to), steps=8)
    mouse.up()


@pytest.mark.parametrize("size", SIZES)
def test_a_person_plays_turns_against_a_bot(visit: Visit, size: str) -> None:
    anna = visit("Anna", lists=False, **SIZES[size])
    anna.context.add_init_script(QUICK)
    sits_down(anna, {1: "maleficent", 2: "prince-john"})
    page = anna.page
    power = page.locator(".realm .power")
    fated = False
    for turn in range(TURNS):
        answers_until(anna, "Where does your villain go?")
        goals = sorted(GOALS, reverse=turn % 2 == 0)
        offered = [page.get_by_role("button", name=goal, exact=True) for goal in goals]
        goal = goals[0] if offered[0].count() else goals[1]
        page.get_by_role("button", name=goal, exact=True).click()
        anna.settles()  # Else the next question might be answered as if it were still this one.
        answers_until(anna, "What do you do?")
        before = int(power.inner_text())
        page.get_by_role("button", name=f"Gain power: {GOALS[goal]}, free").last.click()
        expect(power).to_have_text(str(before + GOALS[goal]))
        fate = page.get_by_role("button", name="Fate, free")
        if fate.count():
            # Only one can be meant: what would be revealed is confirmed where the finger is.
            fate.click()
            expect(page.locator(CONFIRM)).to_be_visible()
            expect(page.locator(".mini.target")).to_have_count(0)
            fate.click()
            anna.settles()
            fated = True
        answers_until(anna, "What do you do?")
        assert anna.width() <= page.viewport_size["width"]  # type: ignore[index]
        ends_turn(anna)
    assert fated


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_played_where_it_is_laid(visit: Visit, size: str) -> None:
    """Dragged with the mouse; on a phone lifted with one tap and laid down with another."""
    record, card, place = playable()
    anna = visit("Anna", lists=False, **SIZES[size])
    resumes(anna, record)
    page = anna.page
    held = page.locator(f".hand [data-card='{card}']")
    goal = page.locator(f".place[data-name='{place}']")
    if size == "desk":
        drags(anna, held, goal.locator(".tile"))
    else:
        held.click()
        expect(page.get_by_role("complementary", name="This card")).to_be_visible()
        goal.get_by_role("button").filter(has_text=goal.locator(".name").inner_text()).click()
    expect(goal.locator(f".plate[data-card='{card}']")).to_be_visible()
    expect(page.locator(".symbol.used")).not_to_have_count(0)


def test_a_gesture_that_is_not_possible_does_nothing_and_says_so(visit: Visit) -> None:
    """An ally that is too dear is dragged onto a place: not even a symbol is used for it."""
    dear: list[int] = []

    def wanted(table: Table[Any]) -> bool:
        question = table.question(0)
        if question is None or question.prompt != "act":
            return False
        board: Any = table.view(0).board
        realm = board.realms[0]
        dear[:] = [c.card for c in realm.hand if c.type == "ally" and c.cost > realm.power]
        return bool(dear) and any(choice.verb == "act-play" for choice in question.choices)

    anna = visit("Anna", lists=False)
    resumes(anna, match_until(wanted))
    page = anna.page
    expect(page.locator(ASKED)).to_contain_text("What do you do?")
    free = page.locator(".symbol.lit").count()
    ally = page.locator(f".hand [data-card='{dear[0]}']")
    drags(anna, ally, page.locator(".place .tile").first)
    expect(page.get_by_role("alert")).to_contain_text("That is not possible now.")
    expect(page.locator(ASKED)).to_contain_text("What do you do?")
    expect(page.locator(".symbol.lit")).to_have_count(free)


# Windows to react in


def may_react(with_card: bool) -> bytes:
    return match_until(lambda table: asks_to_react(table, with_card))


def comes_without_haste(visit: Visit, record: bytes, other: str | None = None) -> Guest:
    """Somebody for whom a window to react in stays open until time passes.

    No bot is here: it would play on at once, into the next window perhaps.
    """
    guest = visit("Anna", lists=False)
    guest.has_a_clock()
    guest.stops_time()
    resumes(guest, record, other)
    return guest


def test_a_window_with_nothing_to_play_closes_by_itself(visit: Visit) -> None:
    anna = comes_without_haste(visit, may_react(with_card=False))
    expect(anna.prompt).to_contain_text(anna.say("others-may-react"))
    assert not anna.asked
    expect(anna.button("do-not-react")).to_have_count(0)
    anna.passes(WINDOW)
    expect(anna.prompt).not_to_contain_text(anna.say("others-may-react"))


@pytest.mark.parametrize("how", ["do-not-react", "do-not-react-in-turn"])
def test_whoever_does_not_react_keeps_it_to_themselves(visit: Visit, how: str) -> None:
    anna = comes_without_haste(visit, may_react(with_card=True))
    expect(anna.page.locator(".hand .card.lit")).not_to_have_count(0)
    anna.button(how).click()
    expect(anna.prompt).to_contain_text(anna.say("others-may-react"))
    expect(anna.page.locator(".hand .card.lit")).to_have_count(0)
    anna.passes(WINDOW)
    expect(anna.prompt).not_to_contain_text(anna.say("others-may-react"))


def test_a_condition_is_played_at_once(visit: Visit) -> None:
    anna = comes_without_haste(visit, may_react(with_card=True))
    window = anna.page.get_by_role("group", name=anna.say("you-may-react"))
    window.get_by_role("button").first.click()
    expect(window).to_have_count(0)
    expect(anna.log.filter(has_text="You play")).not_to_have_count(0)


def test_two_on_one_device_may_react_behind_the_curtain(visit: Visit) -> None:
    device = comes_without_haste(visit, may_react(with_card=True), other="sit-here")
    device.page.reload()
    heading = device.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(device.say("may-react", name=device.say("guest", number=1)))
    expect(device.page.locator(".hand")).to_have_count(0)
    device.button("no-reaction").click()
    expect(heading).to_have_text(device.say("hand-over", name="Ben"))


def test_the_time_to_react_can_be_set_and_is_remembered(visit: Visit) -> None:
    anna = visit("Anna", lists=False)
    sits_down(anna, {})
    anna.button("help").click()
    slider = anna.page.get_by_label(anna.say("reaction-time"), exact=True)
    expect(slider).to_have_value("5")
    slider.fill("12")
    anna.page.reload()
    anna.button("help").click()
    expect(slider).to_have_value("12")


# Looking around


@pytest.mark.parametrize("size", SIZES)
def test_six_realms_are_seen_and_enlarged(visit: Visit, size: str) -> None:
    anna = visit("Anna", lists=False, **SIZES[size])
    sits_down(anna, dict(enumerate(SIX, 1)), others=5)
    page = anna.page
    expect(page.locator(".mini")).to_have_count(6)
    for seat in range(6):
        page.locator(f".mini[data-seat='{seat}']").click()
        expect(page.locator(f".realm.villain-{SIX[seat]} .place")).to_have_count(4)
        assert anna.width() <= page.viewport_size["width"]  # type: ignore[index]
    expect(page.locator(".hand .card")).to_have_count(4)


def test_the_table_and_its_guides_are_clean(visit: Visit) -> None:
    record, card, _ = playable()
    anna = visit("Anna", lists=False)
    inspector = Inspector(anna, Path(AXE).read_text(encoding="utf-8"))
    resumes(anna, record)
    page = anna.page
    expect(page.locator(".symbol.lit")).not_to_have_count(0)
    inspector.inspects("act")
    page.locator(f".hand [data-card='{card}']").click()
    inspector.inspects("lifted")
    page.get_by_role("button", name="Guide: Maleficent").click()
    expect(page.get_by_role("dialog")).to_contain_text("How to get there")
    inspector.inspects("guide")
    assert inspector.found == []


def test_how_to_play_leads_to_all_six_guides(visit: Visit) -> None:
    anna = visit("Anna", language="de")
    inspector = Inspector(anna, Path(AXE).read_text(encoding="utf-8"))
    anna.goes("/rules/villainous")
    guides = anna.page.locator("article details")
    expect(guides).to_have_count(6)
    for guide in guides.all():
        guide.locator("summary").click()
        expect(guide).to_contain_text("Hüte dich davor")
    inspector.inspects("rules")
    assert inspector.found == []


def test_a_villain_that_is_taken_cannot_be_taken_again(visit: Visit) -> None:
    anna = visit("Anna")
    form = anna.sets_table(("bot", "bot"), game="villainous")
    wishes_for(anna, form, 1, "jafar")
    expect(wished(anna, form, 2, "jafar")).to_be_disabled()
    expect(wished(anna, form, 2, "ursula")).to_be_enabled()
    # With fewer seats the villains of the others are forgotten.
    wishes_for(anna, form, 3, "ursula")
    form.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.button("play-now").click()
    expect(anna.page.locator(".realm.villain-jafar")).to_be_visible()
