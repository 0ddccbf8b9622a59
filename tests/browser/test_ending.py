"""The end of a match: it looks like what it is, tells how it went, and leads on."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from browser.company import comes
from browser.guest import DESK, PHONE, Guest, Visit
from browser.test_villainous import resumes
from spieltisch.bots import bots_for, play_out
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.words import Words

MOST_MATCHES = 400


def almost(
    game: str, names: Sequence[str], winners: Sequence[int], verb: str, **options: Any
) -> tuple[bytes, int]:
    """A match that ends like this with the first seat's next choice, and which of its choices."""
    for seed in range(MOST_MATCHES):
        table, random = Table(find(game), names, seed, options), Random(seed)
        while table.questions:
            asked = random.choice(table.questions)
            table.choose(asked.seat, random.choice(asked.choices))
        assert table.result is not None
        *before, last = table.record().entries
        if last.seat == 0 and last.choice.verb == verb and table.result.winners == tuple(winners):
            again = Table(find(game), names, seed, options)
            for entry in before:
                again.choose(entry.seat, entry.choice)
            (question,) = again.questions
            return again.record().to_json(), question.choices.index(last.choice)
    raise AssertionError("no such match")


def ends(guest: Guest, match: tuple[bytes, int], alone: bool = False) -> Locator:
    """Go on with a match and make its last choice; the result."""
    record, last = match
    if alone:
        guest.goes_on_with(record)
        guest.people.get_by_role("button", name=guest.say("sit"), exact=True).click()
        guest.people.get_by_role("button", name=guest.say("close")).click()
    else:
        resumes(guest, record)
    guest.choices.first.wait_for()
    guest.moves(lambda count: last)
    result = guest.page.locator("section.result")
    expect(result).to_be_visible()
    return result


def nearly_escaped(names: Sequence[str], left: int = 4) -> bytes:
    """A race that the heroes win a few choices later, if the wizard does nothing any more."""
    game, steady = find("rushout"), bots_for("rushout")["steady"]
    for seed in range(MOST_MATCHES):
        table = Table(game, names, seed, {"setup": "exercise-1"})
        play_out(table, {seat: steady(f"{seed} {seat}") for seat in range(len(names))})
        assert table.result is not None
        if 0 not in table.result.winners:
            again = Table(game, names, seed, {"setup": "exercise-1"})
            for entry in table.record().entries[:-left]:
                again.choose(entry.seat, entry.choice, entry.at)
            return again.record().to_json()
    raise AssertionError("no such match")


def test_a_race_tells_how_it_went_and_who_won_the_round_also_on_a_phone(visit: Visit) -> None:
    anna = comes(visit, "rushout", "Anna", language="de", viewport=PHONE)
    anna.goes_on_with(nearly_escaped(["Anna", "Ben", "Cleo"]))
    people = anna.people
    people.get_by_role("button", name=anna.say("sit"), exact=True).first.click()
    for left in (2, 1):
        free = people.get_by_role("button", name=anna.say("make-bot"), exact=True)
        expect(free).to_have_count(left)
        free.first.click()
    people.get_by_role("button", name=anna.say("close")).click()
    result = anna.page.locator("section.result")
    expect(result).to_be_visible(timeout=60_000)
    expect(result).to_contain_text("Übung 1")
    course = result.get_by_role("figure", name=anna.say("course"))
    expect(course.get_by_role("img", name=anna.say("course-about"))).to_be_visible()
    rounds = course.get_by_role("link").filter(has_text="Die Helden gewinnen die Runde")
    expect(rounds).to_have_count(1)
    assert anna.width() <= PHONE["width"]
    anna.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    expect(rounds).to_be_visible()


def test_a_duel_that_was_won_tells_how_it_went_and_leads_on(visit: Visit) -> None:
    anna = comes(visit, "kapow", "Anna", lists=True, viewport=DESK)
    words = Words(find("kapow"), "en")
    result = ends(anna, almost("kapow", ["Anna", "Ben"], [0], "ready", mode="duel", round_limit=3))
    page = anna.page
    expect(page.locator(".confetti")).to_have_count(1)
    expect(result).to_have_class(re.compile(r"\bwon\b"))
    expect(result).to_contain_text("The fight was decided in round 3.")
    ranks = result.get_by_role("listitem").filter(has_text=re.compile(r"\d+ of \d+ health"))
    expect(ranks).to_have_count(2)
    # The other one has a bot by now.
    expect(ranks.first).to_have_class(re.compile(r"\bwon\b"))
    course = result.get_by_role("figure", name=anna.say("course"))
    expect(course.get_by_role("img", name=anna.say("course-about"))).to_be_visible()
    turn = course.get_by_role("link").first
    assert re.search(r"/replay/\w+#\d+$", turn.get_attribute("href") or "")
    anna.button("rematch-next", what=words.term("coop")).click()
    expect(result).to_have_count(0)
    expect(page.locator(".kapow .ai").first).to_be_visible()


def test_a_fight_that_was_lost_alone_looks_like_it(visit: Visit) -> None:
    anna = comes(visit, "kapow", "Anna", lists=True, language="de")
    match = almost("kapow", ["Anna"], [], "ready", mode="solo", round_limit=2)
    result = ends(anna, match, alone=True)
    expect(result).to_have_class(re.compile(r"\blost\b"))
    expect(anna.page.locator(".confetti")).to_have_count(0)
    expect(result).to_contain_text("Der Kampf war in Runde 2 entschieden.")
    # It is the same again, and not the next harder thing.
    expect(anna.button("rematch")).to_be_visible()
    expect(result.get_by_role("button")).to_have_count(3)
    anna.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert anna.width() <= PHONE["width"]


def test_whoever_was_overthrown_sees_no_paper_rain(visit: Visit) -> None:
    anna = visit("Anna")
    match = almost("imperator", ["Anna", "Ben"], [1], "enough", lives=1, round_limit=2)
    result = ends(anna, match)
    expect(result).to_have_class(re.compile(r"\blost\b"))
    expect(anna.page.locator(".confetti")).to_have_count(0)
    ranks = result.get_by_role("listitem")
    expect(ranks.first).to_have_class(re.compile(r"\bwon\b"))
