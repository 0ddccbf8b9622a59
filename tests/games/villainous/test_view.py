"""What is told of the table beside what lies on it: what is printed, and what can be begun."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from playing import AnyTable, luck, steps
from spieltisch.engine import Table
from spieltisch.games.villainous.content import KINDS, VILLAINS, Action
from spieltisch.games.villainous.game import GAME
from spieltisch.games.villainous.printed import PRINTED, PrintedCard
from spieltisch.games.villainous.view import UsesView


def test_what_is_printed_on_a_card_is_told():
    assert PRINTED.villains == VILLAINS
    assert list(PRINTED.cards) == list(KINDS)
    goon = PrintedCard("maleficent", False, "ally", True, 3, 4, None, None)
    assert PRINTED.cards["savage-goon"] == goon
    assert PRINTED.cards["iago"].activation == 1


def test_only_what_is_paid_for_has_a_price():
    price = {kind: PRINTED.cards[kind].cost for kind in ("vanish", "malice", "sword-of-truth")}
    assert price == {"vanish": 0, "malice": None, "sword-of-truth": None}
    table = Scenario("maleficent", "jafar").hand("vanish", "malice").acting()
    hand = table.table.view(0).board.realms[0].hand
    assert {card.kind: card.cost for card in hand} == {"vanish": 0, "malice": None}


def test_effects_and_conditions_settle_nowhere():
    settles = {kind: PRINTED.cards[kind].settles for kind in ("raven", "staff", "aurora")}
    assert settles == dict.fromkeys(settles, True)
    assert not PRINTED.cards["vanish"].settles and not PRINTED.cards["malice"].settles


@pytest.mark.parametrize("seed", range(4))
def test_the_cards_that_can_be_begun_with_are_those_that_a_symbol_asks_about(seed):
    table = Table(GAME, 2 + seed % 3, f"uses {seed}")
    compared = 0
    for _ in steps(table, luck("uses", seed), 400):
        question = table.question(table.view(None).board.active)
        if question is None or question.prompt not in ("act", "extra-action"):
            continue
        for choice in question.choices:
            action = choice.verb.removeprefix("act-")
            if choice.verb.startswith("act-") and action not in (Action.GAIN.value, "fate"):
                assert uses(table, question.seat)[action] == asked_after(table, choice), seed
                compared += 1
    assert compared > 50, f"{seed}: there was hardly anything to compare"


def uses(table: AnyTable, seat: int) -> dict[str, list[int]]:
    foresight = table.foresight(seat)
    assert isinstance(foresight, UsesView)
    return foresight.uses


def asked_after(table: AnyTable, choice) -> list[int]:
    """The cards that are offered after this choice; it asks, even if there is but one."""
    fork = table.fork()
    seat = fork.view(None).board.active
    fork.choose(seat, choice)
    return [card.things[0] for card in fork.question(seat).choices]


def test_what_can_be_begun_with_is_told_with_the_question_alone():
    table = Scenario("maleficent", "jafar").at("the-forest").power(0, 9).hand("raven").acting()
    raven = table.card("raven")
    assert uses(table.table, 0) == {"play": [raven], "discard": [raven]}
    assert table.table.foresight(1) is None, "nobody else is asked"
    table.do("act-play the-forest 1")
    assert table.table.foresight(0) is None, "no symbol is offered"
