"""What a choice comes to before it is made, and why others cannot be made."""

from __future__ import annotations

import pytest

from playing import luck, steps
from spieltisch.engine import Table
from spieltisch.games.rushout.game import GAME


@pytest.mark.parametrize("seed", range(3))
def test_dice_in_hand_can_be_laid_or_say_why_not(seed):
    table = Table(GAME, 3, f"bars {seed}")
    keys, lays = set(), 0
    for _ in steps(table, luck("bars", seed), 400):
        question = table.question(1)
        if question is None or question.prompt != "hero":
            continue
        bars = {bar.id: bar.why.key for bar in table.bars(1) if bar.kind == "die"}
        laid = {choice.things[0] for choice in question.choices if choice.verb == "lay"}
        assert not laid & set(bars), seed
        keys |= set(bars.values())
        for choice, tally in zip(question.choices, table.tallies(1), strict=False):
            if choice.verb == "lay-all":
                assert tally.values["count"] > 0 <= tally.values["left"], seed
                lays += 1
    assert keys == {"roll-first", "fits-nowhere"} and lays, seed
