"""What a choice comes to before it is made, and why others cannot be made."""

from __future__ import annotations

import pytest

from playing import luck, steps
from spieltisch.engine import Table
from spieltisch.games.reckoners.content import PRICE
from spieltisch.games.reckoners.game import GAME
from spieltisch.words import Words


@pytest.mark.parametrize("seed", range(3))
def test_own_dice_and_wares_can_be_chosen_or_say_why_not(seed):
    table = Table(GAME, 2, f"bars {seed}")
    keys = set()
    for _ in steps(table, luck("bars", seed), 400):
        question = table.question(0)
        bars = table.bars(0)
        keys |= {bar.why.key for bar in bars}
        if question is None or question.prompt not in ("act", "equip"):
            continue
        board = table.view(0).board
        offered = {c.things[0] for c in question.choices if c.things and c.verb not in ("buy",)}
        barred = {bar.id for bar in bars if bar.kind == "die"}
        dice = {die.die for one in board.reckoners if one.seat == 0 for die in one.dice}
        assert dice <= offered | barred, seed
    assert {"spent", "market-later", "kept"} <= keys, seed


def test_a_ware_says_what_it_costs_or_what_is_missing():
    table = Table(GAME, 2, "wares")
    words, state = Words(GAME, "en"), table._state
    for _ in steps(table, luck("wares", 0), 900):
        question = table.question(0)
        if question is None or question.prompt != "equip":
            continue
        said = zip(question.choices, table.tallies(0), strict=True)
        for choice, tally in said:
            if choice.verb == "buy":
                price = PRICE[state.kind(choice.things[0])]
                assert words.tally(tally) == f"Costs {price} of {state.money} money"
        for bar in table.bars(0):
            if bar.why.key == "too-dear":
                assert bar.why.values["missing"] == PRICE[state.kind(bar.id)] - state.money > 0
                return
    raise AssertionError("nothing was ever too dear")
