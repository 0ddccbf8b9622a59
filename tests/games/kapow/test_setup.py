"""Whoever wishes for a character gets it, however the others get theirs."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.engine import Table
from spieltisch.games.kapow.game import GAME
from spieltisch.games.kapow.view import KapowView

FUSE, REVERB = "fuse", "reverb"


def characters(table: Table[Any]) -> list[str | None]:
    board = table.view(0).board
    assert isinstance(board, KapowView)
    return [fighter.character for fighter in board.fighters]


@pytest.mark.parametrize("way", ["random", "drafted", "chosen"])
def test_a_wish_is_kept_and_nobody_else_gets_it(way: str) -> None:
    options = {"mode": "team", "characters": way, "character": ("any", FUSE, "any", REVERB)}
    for seed in range(20):
        table = Table(GAME, 4, f"wish {seed}", options)
        while (question := table.questions[0]).prompt == "pick-character":
            assert question.seat in (0, 2)
            table.choose(question.seat, question.choices[seed % len(question.choices)])
        found = characters(table)
        assert found[1] == FUSE and found[3] == REVERB
        assert len(set(found)) == len(found)


def test_the_first_game_has_no_characters_whatever_is_wished_for() -> None:
    table = Table(GAME, 2, "first", {"mode": "first-game", "character": (FUSE, "any")})
    assert FUSE not in characters(table)
