"""What a board can show before it is done: with plan tokens, and with what is left of a die."""

from __future__ import annotations

from typing import Any

from games.reckoners.scenario import Scenario


def foreseen(uses: list[Any]) -> dict[tuple[str, int | None], tuple[int, int, int, str | None]]:
    return {(use.verb, use.place): (use.count, use.before, use.after, use.result) for use in uses}


def test_a_plan_token_shows_what_its_one_symbol_would_do() -> None:
    given = Scenario("tia", "abraham", epics=["faultline"]).epic(0, "faultline", research=1)
    given.plans("tia", 2).enforcement(2).actions()
    (token,) = given.table.foresight(given.seat("tia")).tokens.values()
    uses = foreseen(token)
    assert uses["research", 0] == (1, 1, 0, "weakness")
    assert uses["fight", 0] == (1, 2, 1, None)
    assert ("plan", None) not in uses
    assert given.table.foresight(given.seat("abraham")).tokens == {}


def test_the_rest_of_a_die_shows_what_all_that_can_do_the_same_would_come_to() -> None:
    given = Scenario("megan", "tia", epics=["faultline"]).epic(0, "faultline", health=2)
    given.special("megan", ["weaken"]).actions()
    given.do("megan", "pay megan.3 checkmate")
    rest = given.table.foresight(given.seat("megan")).rest
    assert foreseen(rest) == {("attack", 0): (2, 2, 0, "defeat")}
    given.do("megan", "then-attack 0")
    rest = given.table.foresight(given.seat("megan")).rest
    assert foreseen(rest) == {("attack", 0): (1, 1, 0, "defeat")}


def test_nothing_is_foreseen_where_dice_are_rolled() -> None:
    given = Scenario("tia", "abraham").rolling()
    assert given.table.foresight(given.seat("tia")) is None
