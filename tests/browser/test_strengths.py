"""Each bot at a table has the strength that was chosen for its seat, and everybody sees it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.guest import NO_LINE, PHONE, Guest, Visit
from server.running import Process


def strong(guest: Guest, bot: str, strength: str, seat: int) -> str:
    """How a bot is called where one chooses."""
    name = guest.game(f"bot-{bot}", number=seat)
    return guest.say("strength", strength=guest.game(f"strength-{strength}"), name=name)


def like(guest: Guest, bot: str, strength: str) -> str:
    """How strong a bot is, and what it is like."""
    about = guest.game(f"bot-{bot}.about")
    return guest.say("strength", strength=guest.game(f"strength-{strength}"), name=about)


def test_strengths_are_chosen_seat_by_seat_and_outlive_the_server(
    visit: Visit, mortal: Process
) -> None:
    anna = visit("Anna", address=mortal.address)
    anna.forgives(NO_LINE)
    anna.sets_table(("friend", "bot", "bot"))
    third = anna.page.get_by_label(anna.say("which-bot", number=3))
    expect(third.locator("option")).to_have_text(
        [
            strong(anna, "easy", "easy", 3),
            strong(anna, "quick", "normal", 3),
            strong(anna, "hard", "hard", 3),
            strong(anna, "expert", "expert", 3),
            anna.game("bot-random", number=3),
        ]
    )
    expect(third).to_have_value("quick")
    third.select_option("expert")
    expect(anna.page.get_by_text(anna.game("bot-expert.about"))).to_be_visible()
    anna.button("open-table").click()
    code = anna.code()

    # In the lobby it can still be changed, also with a thumb.
    anna.page.set_viewport_size(PHONE)
    third = anna.page.get_by_label(anna.say("which-bot", number=3))
    fourth = anna.page.get_by_label(anna.say("which-bot", number=4))
    expect(third).to_have_value("expert")
    expect(fourth).to_have_value("quick")
    assert anna.width() <= PHONE["width"]
    fourth.select_option("easy")
    expect(anna.page.get_by_text(anna.game("bot-easy.about"))).to_be_visible()

    mortal.kill()
    mortal.start()
    ben = visit("Ben", address=mortal.address, language="de")
    ben.forgives(NO_LINE)
    ben.goes("/")
    ben.types(code)
    expect(ben.page.get_by_text(like(ben, "expert", "expert"))).to_be_visible()
    expect(ben.page.get_by_text(like(ben, "easy", "easy"))).to_be_visible()

    # At the table the others see whom they play against.
    expect(anna.page.get_by_text("Ben").first).to_be_visible()
    anna.starts()
    ben.page.get_by_role("button", name=ben.say("people"), exact=True).click()
    for bot, strength, seat in (("expert", "expert", 3), ("easy", "easy", 4)):
        row = ben.people.get_by_role("listitem").filter(
            has_text=ben.game(f"bot-{bot}", number=seat)
        )
        expect(row).to_contain_text(like(ben, bot, strength))
