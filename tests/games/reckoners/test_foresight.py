"""What a board can show before it is done: with plan tokens, and with what is left of a die."""

from __future__ import annotations

from typing import Any

from games.reckoners.scenario import Scenario
from spieltisch.games.reckoners.content import RECKONERS
from spieltisch.games.reckoners.names import FIRST_RECKONER


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
    # The others see it as well: they may suggest something.
    (seen,) = given.table.foresight(given.seat("abraham")).tokens.values()
    assert seen == token


def test_the_rest_of_a_die_shows_what_all_that_can_do_the_same_would_come_to() -> None:
    given = Scenario("megan", "tia", epics=["faultline"]).epic(0, "faultline", health=2)
    given.special("megan", ["weaken"]).actions()
    given.do("megan", "pay megan.3 checkmate")
    rest = given.table.foresight(given.seat("megan")).rest
    assert foreseen(rest) == {("attack", 0): (2, 2, 0, "defeat")}
    given.do("megan", "then-attack 0")
    rest = given.table.foresight(given.seat("megan")).rest
    assert foreseen(rest) == {("attack", 0): (1, 1, 0, "defeat")}


def test_where_dice_could_take_the_others_is_exactly_what_they_are_offered() -> None:
    given = Scenario("tia", "abraham", "cody").at("abraham", 2).barricades(0, 1, 0, 0).actions()
    given.do("tia", "done")
    for who in ("tia", "abraham"):
        seen = given.table.foresight(given.seat(who))
        die = given.die("abraham.0")
        choices = given.table.question(given.seat("abraham")).choices
        moves = [one.things[1] for one in choices if one.verb == "move" and one.things[0] == die]
        assert seen.goes[FIRST_RECKONER + RECKONERS.index("abraham")] == moves == [0, 3]
        clears = [one.things[1] for one in choices if one.verb == "clear" and one.things[0] == die]
        assert seen.clears == clears == [1]


def test_what_the_purse_can_pay_is_foreseen_in_the_market_alone() -> None:
    given = Scenario("tia", "abraham").market("trap", "tensors").having(money=3).equipment()
    seen = given.table.foresight(given.seat("tia"))
    choices = given.table.question(given.seat("abraham")).choices
    assert seen.wares == [one.things[0] for one in choices if one.verb == "buy"]
    assert [given.name(card) for card in seen.wares] == ["trap"]
    assert not seen.goes


def test_nothing_is_foreseen_where_dice_are_rolled() -> None:
    given = Scenario("tia", "abraham").rolling()
    assert given.table.foresight(given.seat("tia")) is None
