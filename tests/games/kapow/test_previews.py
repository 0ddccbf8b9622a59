"""What a choice comes to before it is made, and why others cannot be made."""

from __future__ import annotations

import pytest

from playing import luck, steps
from spieltisch.engine import Table
from spieltisch.games.kapow.game import GAME


@pytest.mark.parametrize("seed", range(3))
def test_what_a_die_is_said_to_change_is_what_it_changes(seed):
    """And that of a blow is what is told when it falls, unless somebody still chooses."""
    table = Table(GAME, 2, f"previews {seed}", {"mode": "duel"})
    compared = 0
    for _ in steps(table, luck("previews", seed), 160):
        for question in table.questions:
            said = table.tallies(question.seat)
            for choice, tally in zip(question.choices, said, strict=False):
                if tally is not None and tally.key == "sums":
                    fork = table.fork()
                    fork.choose(question.seat, choice)
                    me = fork.view(question.seat).board.fighters[question.seat]
                    attack = me.attack.total if me.attack else 0
                    assert tally.values["more_attack"] == attack, f"{seed}: {choice}"
                    compared += 1
    assert compared > 10, seed


@pytest.mark.parametrize("seed", range(3))
def test_every_die_can_be_chosen_or_says_why_not(seed):
    table = Table(GAME, 2, f"bars {seed}", {"mode": "duel"})
    for _ in steps(table, luck("bars", seed), 120):
        question = table.question(0)
        if question is None or question.prompt != "place":
            continue
        dice = {die.die for die in table.view(0).board.fighters[0].dice}
        offered = {c.things[0] for c in question.choices if c.verb in ("place", "take-back")}
        barred = {bar.id for bar in table.bars(0) if bar.kind == "die"}
        assert offered | barred == dice and not offered & barred, seed
