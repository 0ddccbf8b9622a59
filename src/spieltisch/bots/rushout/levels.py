"""How fast and how well a bot of each level plays."""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Level(msgspec.Struct, frozen=True):
    """What makes a bot of this level.

    `thinks` is the time in milliseconds until it has seen what dice and cards are good for, `acts`
    until it does what needs no thought; `spread` by how much both vary. `blur` is how far it
    misjudges what cards are worth, `insists` how much better another card has to be before it gives
    up the one that its dice lie on, and `impatience` how likely it takes its dice back when it
    waits for others.

    What it sees: with `foresight` it begins a card though nobody is free yet to help, with
    `teamwork` it expects those who are free to come at once; with `urgency` it sees what is about
    to decide the round (the dragon, the last souls, the last life); with `dice_first` it goes for
    what its dice show and not only for what cards are worth; with `aim` it hits where it hurts.
    """

    thinks: int
    acts: int
    spread: float
    blur: float
    insists: float
    impatience: float
    foresight: bool
    teamwork: bool
    urgency: bool
    dice_first: bool
    aim: bool


LEVELS: dict[str, Level] = {
    "slow": Level(
        thinks=1300,
        acts=580,
        spread=0.30,
        blur=0.5,
        insists=4.0,
        impatience=0.03,
        foresight=False,
        teamwork=False,
        urgency=False,
        dice_first=False,
        aim=False,
    ),
    "steady": Level(
        thinks=950,
        acts=420,
        spread=0.25,
        blur=0.20,
        insists=2.0,
        impatience=0.08,
        foresight=False,
        teamwork=True,
        urgency=True,
        dice_first=True,
        aim=True,
    ),
    "quick": Level(
        thinks=550,
        acts=250,
        spread=0.20,
        blur=0.05,
        insists=1.6,
        impatience=0.12,
        foresight=True,
        teamwork=True,
        urgency=True,
        dice_first=True,
        aim=True,
    ),
}

CROWD = {2: 1.0, 3: 1.22, 4: 1.0}
"""So much longer heroes take, by their number: of three one is left over again and again.

This and the next are measured, so that a match is a contest with any number of heroes.
"""
CLUTTER = 0.04
"""And so much for each hero beyond two and each card beyond `USUAL` that they could go for."""
USUAL = 4


def agreeing(heroes: int, cards: int) -> float:
    """How much longer heroes take because they have to agree who does what.

    >>> agreeing(2, 9), round(agreeing(4, 4), 2), round(agreeing(4, 7), 2)
    (1.0, 1.0, 1.24)
    """
    return CROWD[heroes] + CLUTTER * (heroes - 2) * max(0, cards - USUAL)


Luck = Callable[[], float]
"""Numbers from 0 to 1."""


def blurred(worth: float, level: Level, luck: Luck) -> float:
    """A worth as a bot of this level sees it."""
    return worth * (1 + level.blur * (2 * luck() - 1))


def varied(time: float, level: Level, luck: Luck) -> int:
    """A time that is sometimes shorter and sometimes longer, and near it most often."""
    return max(1, round(time * (1 + level.spread * (luck() + luck() + luck() - 1.5))))
