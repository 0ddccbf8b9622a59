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

from spieltisch.bots import Bot, luck_at
from spieltisch.bots.rushout.heroes import Hero
from spieltisch.bots.rushout.levels import LEVELS, agreeing, varied
from spieltisch.bots.rushout.outlook import Outlook
from spieltisch.bots.rushout.wizard import Wizard
from spieltisch.bots.seat import Seat
from spieltisch.games.rushout.state import WIZARD
from spieltisch.games.rushout.view import RushOutView

SILENT = 6


class RushOutBot(Bot):
    """Plays the wizard or a hero."""

    def __init__(self, level: str, seed: int | str) -> None:
        self._level = LEVELS[level]
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        board = seat.view.board
        assert isinstance(board, RushOutView)
        outlook = Outlook(board, seat.number, seat.choices)
        player = Wizard if seat.number == WIZARD else Hero
        return player(outlook, self._level, luck_at(seat, self._seed, "judgement").random).choose()

    def pace(self, seat: Seat) -> int:
        """It takes longer to see what dice are good for than to roll them."""
        verbs = [choice.verb for choice in seat.choices]
        level = self._level
        time: float = level.thinks if "lay" in verbs else level.acts
        if seat.number != WIZARD:
            # What a hero can point at is what heroes could go for; in silence it is about this.
            time *= agreeing(seat.seats - 1, verbs.count("ping") or SILENT)
        return varied(time, level, luck_at(seat, self._seed, "rhythm").random)


def make(level: str, seed: int | str) -> RushOutBot:
    """A bot of this level."""
    return RushOutBot(level, seed)
