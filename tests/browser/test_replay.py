"""A finished match once more: from the room, and from a file."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest, Visit
from playing import played
from spieltisch.games import find
from spieltisch.server.replays import CHECKED_FIRST


@pytest.fixture
def finished(visit: Visit, random: Random) -> Guest:
    """Somebody who has just played a short match."""
    anna = visit("Anna")
    anna.begins("bot", lives=1, round_limit=1)
    anna.plays(random)
    expect(anna.result).to_be_visible()
    return anna


def _scrubber(guest: Guest) -> Locator:
    return guest.page.get_by_label(guest.say("moment"), exact=True)


def _last(guest: Guest) -> int:
    return int(_scrubber(guest).get_attribute("max") or 0)


def _is_at(guest: Guest, moment: int) -> None:
    text = guest.say("moment-of", at=moment, last=_last(guest))
    expect(guest.page.get_by_text(text, exact=True)).to_be_visible()
    expect(_scrubber(guest)).to_have_attribute("aria-valuetext", text)


def _spot(scrubber: Locator, share: float) -> tuple[float, float]:
    """Where the scrubber's thumb is at a share of its way."""
    box = scrubber.bounding_box()
    assert box is not None
    return box["x"] + 4 + (box["width"] - 8) * share, box["y"] + box["height"] / 2


def test_the_result_is_shown_again_when_it_was_put_away(finished: Guest) -> None:
    anna = finished
    expect(anna.button("see-result")).to_have_count(0)
    anna.button("see-table").click()
    expect(anna.result).to_have_count(0)
    anna.button("see-result").click()
    expect(anna.result).to_be_visible()
    expect(anna.button("see-result")).to_have_count(0)


def test_the_scrubber_moves_by_keyboard_and_mouse(finished: Guest) -> None:
    anna, page = finished, finished.page
    page.get_by_role("link", name=anna.say("replay")).click()
    scrubber = _scrubber(anna)
    _is_at(anna, 0)
    scrubber.focus()
    page.keyboard.press("ArrowRight")
    _is_at(anna, 1)
    page.keyboard.press("End")
    _is_at(anna, _last(anna))
    page.keyboard.press("Home")
    _is_at(anna, 0)
    anna.button("next").click()
    anna.button("next").click()
    anna.button("previous").click()
    _is_at(anna, 1)

    page.mouse.click(*_spot(scrubber, 1.0))
    _is_at(anna, _last(anna))
    assert anna.log.count() > 0
    page.mouse.move(*_spot(scrubber, 1.0))
    page.mouse.down()
    page.mouse.move(*_spot(scrubber, 0.0), steps=5)
    page.mouse.up()
    _is_at(anna, 0)


def test_it_runs_by_itself_and_stops_when_touched(finished: Guest) -> None:
    anna = finished
    anna.page.clock.install()
    anna.page.get_by_role("link", name=anna.say("replay")).click()
    _is_at(anna, 0)
    anna.button("play").click()
    anna.page.clock.run_for(3000)
    expect(_scrubber(anna)).not_to_have_js_property("value", "0")
    anna.button("pause").click()
    expect(anna.button("play")).to_be_visible()


def test_every_seat_can_lend_its_eyes_and_the_dice_are_checked(finished: Guest) -> None:
    anna, page = finished, finished.page
    page.get_by_role("link", name=anna.say("replay")).click()
    expect(page.get_by_text(anna.say("verified"))).to_be_visible()
    view = page.get_by_label(anna.say("view-of"))
    hidden = page.locator(".card[data-face='']")
    expect(hidden).to_have_count(4)
    view.select_option(anna.say("view-seat", name="Anna"))
    expect(hidden).to_have_count(2)
    page.get_by_text(anna.say("fair"), exact=True).click()
    expect(page.get_by_text(anna.say("fair-about"))).to_be_visible()


def test_a_saved_match_is_watched_from_its_file(finished: Guest, tmp_path: Path) -> None:
    anna, page = finished, finished.page
    saved = anna.downloads(page.get_by_role("link", name=anna.say("save-record")))
    assert saved.suggested_filename.startswith("imperator-")
    file = tmp_path / saved.suggested_filename
    saved.save_as(file)

    anna.goes("/")
    page.locator("input[type=file]").set_input_files(file)
    anna.button("record-watch").click()
    page.wait_for_url("**/replay")
    expect(page.get_by_text(anna.say("verified"))).to_be_visible()
    _scrubber(anna).press("End")
    _is_at(anna, _last(anna))


def test_a_long_match_is_shown_at_once_and_loaded_as_it_is_watched(
    visit: Visit, tmp_path: Path
) -> None:
    """It has more choices than one page holds, and than are checked before the first one."""
    table = played(find("villainous"), 6, "long replay", choices=2000)
    last = table.moment
    assert last > CHECKED_FIRST
    file = tmp_path / "long.json"
    file.write_bytes(table.record().to_json())

    anna = visit("Anna")
    page, requests = anna.page, list[str]()
    page.on("request", lambda one: requests.append(one.url) if "/api/replay" in one.url else None)
    anna.goes("/")
    page.locator("input[type=file]").set_input_files(file)
    anna.button("record-watch").click()
    page.wait_for_url("**/replay")
    _is_at(anna, 0)
    expect(page.get_by_text(anna.say("verified"))).to_be_visible()
    _scrubber(anna).press("End")
    _is_shown(anna, last)
    assert anna.log.count() > 100
    _scrubber(anna).press("ArrowLeft")
    _is_shown(anna, last - 1)
    page.mouse.click(*_spot(_scrubber(anna), 0.5))
    _is_shown(anna)
    for _ in range(40):
        page.keyboard.press("ArrowRight")
    _is_shown(anna)
    page.get_by_label(anna.say("view-of")).select_option(index=3)
    _is_shown(anna)
    anna.button("first").click()
    _is_shown(anna, 0)
    assert len(requests) < 40


def _is_shown(guest: Guest, moment: int | None = None) -> None:
    """What is wanted is in sight, and not only on its way."""
    expect(guest.page.locator("main")).to_have_attribute("aria-busy", "false")
    if moment is not None:
        _is_at(guest, moment)


def test_a_file_that_is_no_match_is_refused_with_a_reason(visit: Visit, tmp_path: Path) -> None:
    anna = visit("Anna", language="de")
    anna.forgives("400")
    file = tmp_path / "shopping.json"
    file.write_text('{"milk": 2}', encoding="utf-8")
    anna.goes("/")
    anna.page.locator("input[type=file]").set_input_files(file)
    anna.button("record-watch").click()
    expect(anna.page.get_by_role("alert")).not_to_be_empty()
    expect(anna.page.get_by_role("heading", name=anna.say("start-title"))).to_be_visible()
