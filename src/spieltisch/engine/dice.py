"""Dice that lie on the table: what is on their sides, what each shows and who has seen it.

>>> from spieltisch.engine.chance import Chance
>>> dice = Dice([6, 6])
>>> dice.roll(0, Chance(b"seed", streams=2), shown_to=1 << 0)
>>> 0 <= dice.face[0] < 6, dice.sees(0, 0), dice.sees(1, 0)
(True, True, False)

A die can be built: a symbol is put on one of its sides, and another may come off.

>>> built = Dice([(7, 7, 9)])
>>> built.attach(0, side=2, symbol=8), built.symbols[0]
(9, (7, 7, 8))
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spieltisch.engine.cards import EVERYONE, NOBODY, eye
from spieltisch.engine.chance import Chance


class Dice:
    """All dice of one table; a die is an index, its face the number of the side that lies up.

    `symbols[die]` is what is on its sides, `place[die]` where it lies (a number of the game's own:
    a supply, a seat), `locked` the dice that may not be rolled now, as bits. These change seldom,
    so copies share them until they do.
    """

    __slots__ = ("face", "locked", "place", "seen", "shown", "symbols")

    def __init__(self, dice: Sequence[int | tuple[int, ...]], place: int = 0) -> None:
        """Each die is its sides: how many, or what is on them."""
        self.symbols = tuple(
            [tuple(range(sides)) if isinstance(sides, int) else sides for sides in dice]
        )
        self.face = [0] * len(dice)
        self.seen = [EVERYONE] * len(dice)
        self.place = (place,) * len(dice)
        self.locked = 0
        self.shown = 0

    def copy(self) -> Dice:
        twin = Dice.__new__(Dice)
        twin.symbols = self.symbols
        twin.face = self.face[:]
        twin.seen = self.seen[:]
        twin.place = self.place
        twin.locked = self.locked
        twin.shown = self.shown
        return twin

    # Rolling and showing

    def roll(self, die: int, chance: Chance, stream: int = 0, shown_to: int = EVERYONE) -> None:
        if self.locked >> die & 1:
            raise ValueError(f"die {die} is locked")
        self.face[die] = chance.below(len(self.symbols[die]), stream)
        self.seen[die] = shown_to
        if shown_to != NOBODY:
            self.shown += 1

    def show(self, die: int, to: int = EVERYONE) -> None:
        before = self.seen[die]
        if before | to != before:
            self.seen[die] = before | to
            self.shown += 1

    def sees(self, seat: int | None, die: int) -> bool:
        """May this seat (None: a spectator) be shown what the die shows?"""
        return self.seen[die] & eye(seat) != 0

    def symbol(self, die: int) -> int:
        """What is on the side that lies up."""
        return self.symbols[die][self.face[die]]

    # Building, moving and locking

    def attach(self, die: int, side: int, symbol: int) -> int:
        """Put a symbol on a side of a die. Returns the one that was there."""
        sides = self.symbols[die]
        built = (*sides[:side], symbol, *sides[side + 1 :])
        self.symbols = (*self.symbols[:die], built, *self.symbols[die + 1 :])
        return sides[side]

    def put(self, die: int, place: int) -> None:
        self.place = (*self.place[:die], place, *self.place[die + 1 :])

    def lying_in(self, place: int) -> list[int]:
        """The dice that lie in this place."""
        return [die for die, where in enumerate(self.place) if where == place]

    def lock(self, die: int) -> None:
        """It keeps what it shows until it is freed."""
        self.locked |= 1 << die

    def free(self, dice: Collection[int]) -> None:
        for die in dice:
            self.locked &= ~(1 << die)

    def redeal(self, seat: int | None, chance: Chance, keep: Collection[int]) -> None:
        """Roll anew every die that the seat cannot know, but for those in `keep`."""
        mine = eye(seat)
        for die, seen in enumerate(self.seen):
            if not seen & mine and die not in keep:
                self.face[die] = chance.below(len(self.symbols[die]))

    def plain(self) -> tuple[object, ...]:
        """The contents as plain data, for hashing and for tests."""
        return (self.face, self.seen, self.symbols, self.place, self.locked)


NO_DICE = Dice(())
"""For games without dice: there is nothing in it to change, so all tables share it."""
