"""Dice that lie on the table: what each shows and who has seen it.

>>> from spieltisch.engine.chance import Chance
>>> dice = Dice([6, 6])
>>> dice.roll(0, Chance(b"seed", streams=2), shown_to=1 << 0)
>>> 0 <= dice.face[0] < 6, dice.sees(0, 0), dice.sees(1, 0)
(True, True, False)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spieltisch.engine.cards import EVERYONE, NOBODY, eye
from spieltisch.engine.chance import Chance


class Dice:
    """All dice of one table; a die is an index, a face a number from 0 to sides - 1."""

    __slots__ = ("face", "seen", "shown", "sides")

    def __init__(self, sides: Sequence[int]) -> None:
        self.sides = tuple(sides)
        self.face = [0] * len(sides)
        self.seen = [EVERYONE] * len(sides)
        self.shown = 0

    def copy(self) -> Dice:
        twin = Dice.__new__(Dice)
        twin.sides = self.sides
        twin.face = self.face[:]
        twin.seen = self.seen[:]
        twin.shown = self.shown
        return twin

    def roll(self, die: int, chance: Chance, stream: int = 0, shown_to: int = EVERYONE) -> None:
        self.face[die] = chance.below(self.sides[die], stream)
        self.seen[die] = NOBODY
        self.show(die, shown_to)

    def show(self, die: int, to: int = EVERYONE) -> None:
        before = self.seen[die]
        if before | to != before:
            self.seen[die] = before | to
            self.shown += 1

    def sees(self, seat: int | None, die: int) -> bool:
        """May this seat (None: a spectator) be shown what the die shows?"""
        return self.seen[die] & eye(seat) != 0

    def redeal(self, seat: int | None, chance: Chance, keep: Collection[int]) -> None:
        """Roll anew every die that the seat cannot know, but for those in `keep`."""
        mine = eye(seat)
        for die, seen in enumerate(self.seen):
            if not seen & mine and die not in keep:
                self.face[die] = chance.below(self.sides[die])

    def plain(self) -> tuple[object, ...]:
        """The contents as plain data, for hashing and for tests."""
        return (self.face, self.seen)


NO_DICE = Dice(())
"""For games without dice: there is nothing in it to change, so all tables share it."""
