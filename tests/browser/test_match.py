"""Two people and a spectator, each in a browser of their own, play a whole match."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.guest import Guest, Visit, play_out


def test_two_people_and_a_spectator_see_the_same_match_to_its_end(
    visit: Visit, random: Random
) -> None:
    anna, ben, cleo = visit("Anna"), visit("Ben", language="de"), visit("Cleo")
    anna.opens("friend", lives=1, round_limit=2)
    link = anna.link()
    ben.follows(link)
    ben.sits()
    cleo.follows(link)
    anna.starts()

    def look() -> None:
        assert cleo.choices.count() == 0
        assert not cleo.asked

    made = play_out([anna, ben], random, look)

    assert made > 4
    for one in (anna, ben, cleo):
        expect(one.result).to_be_visible()
    _told_the_same(anna, ben, cleo)
    _agree_who_won(anna, ben, cleo)

    anna.button("rematch").click()
    for one in (anna, ben):
        expect(one.prompt).to_contain_text(one.game("prompt-crown"))
        expect(one.choices).to_have_count(2)
    expect(cleo.prompt).to_contain_text(cleo.say("watching"))


def _agree_who_won(anna: Guest, ben: Guest, cleo: Guest) -> None:
    """Each screen says the same, and says 'you' to whom it concerns."""
    winners = [name for name in ("Anna", "Ben") if name in cleo.result.inner_text()]
    assert winners
    for one in (anna, ben, cleo):
        assert one.result.inner_text() == _outcome(one, winners)


def _outcome(guest: Guest, winners: list[str]) -> str:
    names = [guest.game("you") if name == guest.name else name for name in winners]
    if len(names) == 2:
        both = guest.game("list-last", rest=names[0], item=names[1])
        return guest.game("outcome-draw", names=both)
    if winners == [guest.name]:
        return guest.game("outcome-won-you")
    return guest.game("outcome-won", names=names[0], count=1)


def _told_the_same(anna: Guest, ben: Guest, cleo: Guest) -> None:
    """The spectator heard every line, with names where the players are addressed."""
    lines = cleo.log.all_inner_texts()
    assert any("Anna" in line for line in lines)
    assert any("Ben" in line for line in lines)
    assert anna.log.count() == ben.log.count() == len(lines)
    assert anna.log.first.inner_text().startswith("You") or "Ben" in anna.log.first.inner_text()
