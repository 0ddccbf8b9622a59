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
    """Plays the wizard or a hero, with the judgement of one level and at the pace of one."""

    def __init__(self, judgement: str, pace: str, seed: int | str) -> None:
        self._judgement = LEVELS[judgement]
        self._pace = LEVELS[pace]
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        board = seat.view.board
        assert isinstance(board, RushOutView)
        outlook = Outlook(board, seat.number, seat.choices)
        player = Wizard if seat.number == WIZARD else Hero
        return player(
            outlook, self._judgement, luck_at(seat, self._seed, "judgement").random
        ).choose()

    def pace(self, seat: Seat) -> int:
        """It takes longer to see what dice are good for than to roll them."""
        verbs = [choice.verb for choice in seat.choices]
        level = self._pace
        time: float = level.thinks if "lay" in verbs else level.acts
        if seat.number != WIZARD:
            # What a hero can point at is what heroes could go for; in silence it is about this.
            time *= agreeing(seat.seats - 1, verbs.count("ping") or SILENT)
        return varied(time, level, luck_at(seat, self._seed, "rhythm").random)


def make(level: str, seed: int | str) -> RushOutBot:
    """A bot of this level, or one with the judgement of another: `slow-at-quick-pace`."""
    judgement, _, pace = level.partition("-at-")
    return RushOutBot(judgement, pace.partition("-")[0] or judgement, seed)
