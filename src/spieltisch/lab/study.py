"""A study: so many games of one sort, each of which follows from its number alone.

>>> study = Study("imperator", 2, ("quick",), "example", 3, {"lives": 1})
>>> [one.row.game for one in map(study.play, range(study.games))]
[0, 1, 2]
>>> study.play(1) == study.play(1)
True
"""

from __future__ import annotations

import msgspec

from spieltisch.bots import Bot, play_out
from spieltisch.engine.options import OptionValue
from spieltisch.games import find
from spieltisch.lab.arena import Contest, check_bots, match_of
from spieltisch.lab.versions import bots_version
from spieltisch.lab.watching import Played, Watched, Watcher


class Study(msgspec.Struct, frozen=True):
    """What is played, by whom, and how often.

    One bot plays all seats. Of several the first has one seat (or side) and the others share the
    rest, as in the arena: then seats rotate over the same seeds.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    games: int
    options: dict[str, OptionValue] = {}

    def check(self) -> None:
        """Raise what is wrong with it before anything is played."""
        check_bots(self.game, self.bots)
        find(self.game).checked(self.players, self.options)

    def play(self, index: int) -> Played:
        """The game with this number, watched."""
        contest = Contest(self.game, self.bots, self.players, self.seed, self.options)
        match = match_of(contest, index, told=True)
        watcher = Watcher(match.table, index)
        minds: dict[int, Bot] = {
            seat: Watched(mind.bot, watcher) for seat, mind in match.minds.items()
        }
        play_out(match.table, minds)
        return watcher.played(match.seed, match.names, self.bots_version)

    @property
    def bots_version(self) -> str:
        """Which version its bots have on the machine that plays it."""
        return bots_version(self.game, self.bots)

    @property
    def places(self) -> int:
        """How many play against each other: sides, or seats."""
        game = find(self.game)
        sides = game.sides(self.players, game.checked(self.players, self.options))
        return len(sides) or self.players
