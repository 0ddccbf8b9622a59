"""A friend comes by link, by code or by QR code; the host keeps the door."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.guest import Visit


def test_a_friend_comes_by_link(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    anna.opens("friend")
    link = anna.link()
    assert "/join/" in link
    ben.follows(link)
    expect(anna.page.get_by_text("Ben", exact=True).first).to_be_visible()
    ben.sits()
    expect(anna.page.get_by_text(anna.say("is-ready"), exact=True)).to_be_visible()


def test_that_the_link_was_copied_is_said_for_a_moment(visit: Visit) -> None:
    anna = visit("Anna")
    anna.has_a_clock()
    anna.opens("friend")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.stops_time()
    anna.button("copy-link").click()
    expect(anna.button("copied")).to_be_visible()
    anna.passes(2500)
    expect(anna.button("copy-link")).to_be_visible()


def test_a_friend_comes_by_code_as_typed_from_a_note(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    code = anna.opens("friend")
    ben.goes("/")
    ben.types(f"{code[:3]} {code[3:]}".lower())
    ben.page.wait_for_url(f"**/r/{code}")
    expect(anna.page.get_by_text("Ben", exact=True).first).to_be_visible()


def test_the_address_of_a_room_asks_a_stranger_for_a_name(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    code = anna.opens("friend")
    ben.goes(f"/r/{code}")
    ben.page.get_by_label(ben.say("your-name")).fill("Ben")
    ben.button("join").click()
    expect(ben.page.get_by_role("heading", name=ben.say("seats-title"))).to_be_visible()
    expect(anna.page.get_by_text("Ben", exact=True).first).to_be_visible()


def test_a_wrong_code_gets_a_friendly_answer(visit: Visit) -> None:
    ben = visit("Ben", language="de")
    ben.forgives("404")
    ben.goes("/")
    ben.types("XXXXXX")
    expect(ben.page.get_by_role("alert")).to_have_text(ben.game("error-no-such-room"))


def test_the_qr_code_is_a_picture_that_loads(visit: Visit) -> None:
    anna = visit("Anna")
    anna.opens("friend")
    picture = anna.page.get_by_role("img", name=anna.say("qr"))
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("(one) => one.naturalWidth") > 0


def test_a_locked_door_says_so(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben")
    anna.opens("friend")
    link = anna.link()
    anna.button("lock").click()
    expect(anna.button("locked")).to_have_attribute("aria-pressed", "true")

    ben.forgives("403|409|423")
    ben.goes(link)
    ben.page.get_by_label(ben.say("your-name")).fill("Ben")
    ben.button("join").click()
    expect(ben.page.get_by_role("alert")).to_have_text(ben.game("error-room-locked"))

    anna.button("locked").click()
    expect(anna.button("lock")).to_be_visible()
    ben.button("join").click()
    ben.page.wait_for_url("**/r/*")


def test_who_is_sent_away_is_told_why(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    anna.has_a_clock()
    anna.opens("friend")
    ben.follows(anna.link())
    ben.sits()
    anna.stops_time()  # The question whether one is sure does not stay for long.
    anna.button("remove").click()
    anna.button("really").click()
    expect(ben.page.get_by_text(ben.game("error-was-removed"))).to_be_visible()
    title = ben.say("lost-title", why="was-removed")
    expect(ben.page.get_by_role("heading", name=title)).to_be_visible()
    expect(anna.page.get_by_text("Ben", exact=True)).to_have_count(0)


def test_a_host_makes_a_friend_the_host(visit: Visit) -> None:
    anna, ben = visit("Anna"), visit("Ben", language="de")
    anna.has_a_clock()
    anna.opens("friend")
    ben.follows(anna.link())
    ben.sits()
    expect(ben.button("start")).to_have_count(0)
    anna.stops_time()  # The question whether one is sure does not stay for long.
    anna.button("make-host").click()
    anna.button("really").click()
    expect(ben.button("start")).to_be_visible()
    expect(anna.button("start")).to_have_count(0)
    for one in (anna, ben):
        news = one.say("news-host", why="given", name="Ben", before="Anna")
        log = one.page.get_by_role("log", name=one.say("chat"))
        expect(log.get_by_text(news)).to_be_visible()
