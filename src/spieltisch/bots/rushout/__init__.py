"""Bots for every seat of Rush Out!, in three levels: `slow`, `steady` and `quick`.

They see what a person at the same seat sees, and take about the time that a person takes.

>>> from spieltisch.bots import play_out
>>> from spieltisch.engine import Table
>>> from spieltisch.games.rushout.game import GAME
>>> table = Table(GAME, 3, seed=1, told=False)
>>> play_out(table, {seat: make("steady", seat) for seat in range(3)}).outcome
'won'
"""

from __future__ import annotations

import random
from typing import Any

from spieltisch.bots import Bot
from spieltisch.bots.rushout.heroes import Hero
from spieltisch.bots.rushout.levels import LEVELS, agreeing, varied
from spieltisch.bots.rushout.outlook import Outlook
from spieltisch.bots.rushout.wizard import Wizard
from spieltisch.engine import Table
from spieltisch.games.rushout.state import WIZARD
from spieltisch.games.rushout.view import RushOutView

SILENT = 6


class RushOutBot(Bot):
    """Plays the wizard or a hero."""

    def __init__(self, level: str, seed: int | str) -> None:
        self._level = LEVELS[level]
        self._luck = random.Random(f"{level} {seed}").random
        self._rhythm = random.Random(f"rhythm {level} {seed}").random

    def choose(self, table: Table[Any], seat: int) -> int:
        question = table.question(seat)
        if question is None:
            return 0
        board = table.view(seat).board
        assert isinstance(board, RushOutView)
        outlook = Outlook(board, seat, question.choices)
        player = Wizard if seat == WIZARD else Hero
        return player(outlook, self._level, self._luck).choose()

    def pace(self, table: Table[Any], seat: int) -> int:
        """It takes longer to see what dice are good for than to roll them."""
        question = table.question(seat)
        verbs = [choice.verb for choice in question.choices] if question else []
        level = self._level
        time: float = level.thinks if "lay" in verbs else level.acts
        if seat != WIZARD:
            # What a hero can point at is what heroes could go for; in silence it is about this.
            time *= agreeing(table.seats - 1, verbs.count("ping") or SILENT)
        return varied(time, level, self._rhythm)


def make(level: str, seed: int | str) -> RushOutBot:
    """A bot of this level."""
    return RushOutBot(level, seed)
