"""Kapow! by mouse, finger and keyboard, and as a screen reader finds it, from saved positions."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.company import DRAWN
from browser.guest import PHONE, Guest, Visit
from browser.test_axe import AXE, Inspector
from browser.test_drag import Finger, Mouse
from browser.test_kapow import board, comes, tray
from spieltisch.engine import Question, Table
from spieltisch.games import find

TABLES = 300
"""After so many tables a question that has not come up will not come up."""
MOST_KEYS = 400
"""A round that takes more keys than this does not end."""


def position(
    prompt: str,
    mode: str = "solo",
    characters: str = "random",
    fits: Callable[[Question], bool] = lambda asked: True,
) -> Table[Any]:
    """A match of people only in which the first is asked this: nothing happens by itself.

    Something has been chosen already: what has not begun is dealt anew when somebody brings it.
    """
    seats = ["Anna"] if mode == "solo" else ["Anna", "Ben"]
    for seed in range(TABLES):
        random = Random(seed)
        options = {"mode": mode, "characters": characters, "round_limit": 3}
        table = Table(find("kapow"), seats, f"hands {seed}", options)
        made = 0
        while table.questions:
            asked = table.question(0)
            if made and asked and asked.prompt == prompt and fits(asked):
                return table
            made += 1
            question = random.choice(table.questions)
            table.choose(question.seat, random.choice(question.choices))
    raise AssertionError(f"nobody was asked {prompt}")


def resumes(guest: Guest, table: Table[Any]) -> None:
    guest.goes_on_with(table.record().to_json())
    guest.presses_at("Anna", "sit")
    guest.page.keyboard.press("Escape")
    expect(board(guest)).to_be_visible()


def fitting(table: Table[Any]) -> tuple[int, int]:
    """A die, and the spot of an attack that it fits on and that needs more than this one."""
    question, view = table.question(0), table.view(0)
    assert question is not None
    spots = {
        section.spot
        for ability in view.board.fighters[0].abilities
        if ability.timing == ["attack-base"]
        for section in ability.sections
        if len(section.slots) > 1
    }
    return next(
        (choice.things[0], choice.things[1])
        for choice in question.choices
        if choice.verb == "place" and choice.things[1] in spots
    )


def middle(thing: Locator) -> tuple[float, float]:
    box: FloatRect | None = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_a_die_is_dragged_onto_an_ability_and_back_or_taken_back_by_a_tap(
    visit: Visit, hand: str
) -> None:
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    anna = comes(visit, "Anna", **(phone if hand == "finger" else {}))
    table = position("place")
    resumes(anna, table)
    drags = (Finger(anna) if hand == "finger" else Mouse(anna)).drags
    number, spot = fitting(table)
    die = anna.page.locator(f".tray [data-die='{number}']")
    placed = anna.page.locator(f".abilities [data-die='{number}']")
    ability = anna.page.locator(f".abilities [data-name='{spot}']")
    drags(die, middle(ability))
    expect(placed).to_be_visible()
    expect(anna.page.locator(".prompt.unfinished")).to_be_visible()
    (placed.tap if hand == "finger" else placed.click)()
    expect(die).to_be_visible()
    drags(die, middle(ability))
    expect(placed).to_be_visible()
    drags(placed, middle(anna.page.locator(".tray .dice")))
    expect(die).to_be_visible()
    expect(placed).to_have_count(0)


def has_one_die_for_a_face(asked: Question) -> bool:
    return [choice.verb for choice in asked.choices].count("attach") == 1


def test_a_face_goes_onto_the_only_die_by_one_tap(visit: Visit) -> None:
    anna = comes(visit, "Anna", viewport=PHONE, has_touch=True)
    resumes(anna, position("build", fits=has_one_die_for_a_face))
    loose = anna.page.locator(".workshop .piece")
    expect(loose).to_have_count(1)
    built = anna.page.locator(".net .cross button.off")
    before = built.count()
    loose.tap()
    expect(loose).to_have_count(0)
    expect(built).to_have_count(before + 1)


def test_a_whole_round_of_a_duel_by_keyboard(visit: Visit) -> None:
    anna, ben = comes(visit, "Anna"), comes(visit, "Ben")
    anna.goes_on_with(position("place", mode="duel").record().to_json())
    anna.presses_at("Anna", "sit")
    ben.follows(anna.link())
    ben.presses_at("Ben", "sit")
    for guest in (anna, ben):
        guest.page.keyboard.press("Escape")
        expect(board(guest)).to_be_visible()
    phase = anna.page.locator(".phase")
    expect(phase).to_contain_text("Round 1")
    press = anna.page.keyboard.press

    # A letter picks a die up, arrows go to where it fits, Enter lays it there, Escape lets go.
    before = tray(anna).count()
    for letter in "sdfghj":
        press("Escape")
        press(letter)
        if anna.page.locator(".tile.lit").count():
            break
    press("ArrowDown")
    spot = anna.page.locator(":focus")
    expect(spot).to_have_class(re.compile("touch"))
    name = spot.get_attribute("aria-label") or ""
    assert len(name.split(". ")) > 1, name
    press("Enter")
    expect(tray(anna)).to_have_count(before - 1)

    for _ in range(MOST_KEYS):
        for guest in (anna, ben):
            answers(guest)
        if "Round 2" in phase.inner_text():
            return
    raise AssertionError(phase.inner_text())


def answers(guest: Guest) -> None:
    """With keys alone: ready or pass where that is possible, else whatever lights up."""
    press = guest.page.keyboard.press
    press("Escape")
    if guest.page.locator(".act.ready").count():
        press("Enter")
    elif guest.page.locator(".act.pass").count():
        press("p")
    elif guest.page.locator(".prompt.asked").count():
        press("ArrowDown")
        press("Enter")
    guest.page.evaluate(DRAWN)


@pytest.mark.parametrize(
    ("prompt", "mode", "characters", "what"),
    [
        ("pick-opponent", "solo", "chosen", ".draft"),
        ("place", "duel", "random", ".abilities"),
        ("choose-power-up", "solo", "random", ".arena"),
        ("gain-face", "solo", "random", ".shop"),
        ("build", "solo", "random", ".workshop"),
    ],
)
def test_axe_finds_nothing(
    visit: Visit, prompt: str, mode: str, characters: str, what: str
) -> None:
    anna = comes(visit, "Anna")
    resumes(anna, position(prompt, mode, characters))
    expect(anna.page.locator(what)).to_be_visible()
    inspector = Inspector(anna, AXE.read_text(encoding="utf-8"))
    inspector.inspects(prompt)
    assert not inspector.found, "\n".join(inspector.found)
