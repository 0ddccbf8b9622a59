"""What chance has decided since a checkpoint, written down so that it can be told otherwise.

A fork in the middle of an effect is played again from the last checkpoint. So that it can be played
on another deal, the choices are first played once as they were, with pieces that take notes: what
was drawn, which card became which when it was hidden anew, which die fell how, and who saw it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from spieltisch.engine.cards import EVERYONE, Cards, Pile
from spieltisch.engine.chance import Chance
from spieltisch.engine.dice import Dice
from spieltisch.engine.script import Entry

Outcome = int | tuple[int, ...]
"""A number, or an order: for each place the place that its thing had before."""


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Chance was asked once."""

    stream: int
    outcome: Outcome


class Renaming(msgspec.Struct, frozen=True):
    """Cards were hidden anew: `olds[n]` became `news[n]`.

    `kinds` and `seen` are what the old ones were and who knew it; `draw` is the number of the draw
    that put the old ones into this order.
    """

    draw: int
    olds: tuple[int, ...]
    news: tuple[int, ...]
    kinds: tuple[int, ...]
    seen: tuple[int, ...]


class Roll(msgspec.Struct):
    """A die fell; `seen` is who knew it when it was picked up again, or knows it now."""

    draw: int
    die: int
    face: int
    seen: int = 0


class Notes:
    """All that is written down."""

    __slots__ = ("draws", "first_seen", "renamings", "rolls")

    def __init__(self) -> None:
        self.draws: list[Draw] = []
        self.renamings: list[Renaming] = []
        self.rolls: list[Roll] = []
        self.first_seen: dict[int, int] = {}
        """Who knew a die that lay there from the beginning before it was first rolled."""


class Story:
    """What a seat may know of the choices since a checkpoint, and what they led to.

    `cards` are the cards as they lie at its end, `kinds` the faces of those that the seat knows,
    `impression` is all else that the seat can tell the table by, and `last` is the choice after
    which the story ends.
    """

    __slots__ = (
        "cards",
        "entries",
        "impression",
        "kinds",
        "last",
        "moment",
        "notes",
        "seat",
    )

    def __init__(
        self,
        seat: int,
        moment: int,
        last: Entry,
        entries: Sequence[Entry],
        notes: Notes,
        cards: Cards,
        impression: tuple[object, ...],
    ) -> None:
        self.seat = seat
        self.moment = moment
        self.last = last
        self.entries = entries
        self.notes = notes
        self.cards = cards
        self.kinds = {card: cards.kind_of[card] for card in cards.all() if cards.sees(seat, card)}
        self.impression = impression


class NotingChance(Chance):
    """Chance that notes what it decides; another one decides."""

    __slots__ = ("_inner", "_notes")

    def __init__(self, inner: Chance, notes: Notes) -> None:
        super().__init__(inner.seed, len(inner.used))
        self.used = inner.used
        self._inner = inner
        self._notes = notes

    def copy(self) -> Chance:
        return self._inner.copy()

    def below(self, limit: int, stream: int = 0) -> int:
        outcome = self._inner.below(limit, stream)
        self._notes.draws.append(Draw(stream, outcome))
        return outcome

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        order = list(range(len(items)))
        self._inner.shuffle(order, stream)
        items[:] = [items[place] for place in order]
        self._notes.draws.append(Draw(stream, tuple(order)))


class NotingCards(Cards):
    """Cards that note which become which."""

    __slots__ = ("_notes",)

    def __init__(self, cards: Cards, notes: Notes) -> None:
        super().__init__(cards.piles, ())
        self.lying, self.kind_of, self.seen = cards.lying, cards.kind_of, cards.seen
        self.where, self.free, self.shown = cards.where, cards.free, cards.shown
        self._notes = notes

    def _rename(self, pile: Pile, mixed: Sequence[int]) -> dict[int, int]:
        kinds = tuple([self.kind_of[card] for card in mixed])
        seen = tuple([self.seen[card] for card in mixed])
        renamed = super()._rename(pile, mixed)
        draw = len(self._notes.draws) - 1
        self._notes.renamings.append(
            Renaming(draw, tuple(renamed), tuple(renamed.values()), kinds, seen)
        )
        return renamed


class NotingDice(Dice):
    """Dice that note how they fall."""

    __slots__ = ("_last", "_notes")

    def __init__(self, dice: Dice, notes: Notes) -> None:
        super().__init__(dice.symbols)
        self.face, self.seen, self.shown = dice.face, dice.seen, dice.shown
        self.place, self.locked = dice.place, dice.locked
        self._notes = notes
        self._last: dict[int, Roll] = {}

    def roll(self, die: int, chance: Chance, stream: int = 0, shown_to: int = EVERYONE) -> None:
        self._picked_up(die)
        super().roll(die, chance, stream, shown_to)
        self._last[die] = Roll(len(self._notes.draws) - 1, die, self.face[die])
        self._notes.rolls.append(self._last[die])

    def come_to_rest(self) -> None:
        """The story ends here: who knows how each die lies?"""
        for die in range(len(self.face)):
            self._picked_up(die)

    def _picked_up(self, die: int) -> None:
        if die in self._last:
            self._last[die].seen = self.seen[die]
        else:
            self._notes.first_seen[die] = self.seen[die]


class OffPlan(Exception):
    """Something else is asked of chance than was planned."""


class PlannedChance(Chance):
    """Chance whose first outcomes are decided, stream by stream; then it is chance again."""

    __slots__ = ("_plan",)

    def __init__(self, seed: bytes, plan: Sequence[Sequence[Outcome]]) -> None:
        super().__init__(seed, len(plan))
        self._plan: Final = plan

    def copy(self) -> Chance:
        twin = Chance(self.seed, len(self.used)) if self.is_plain else self._restarted()
        twin.used = self.used[:]
        return twin

    def _restarted(self) -> Chance:
        return PlannedChance(self.seed, self._plan)

    @property
    def is_plain(self) -> bool:
        """Has all that was planned come?"""
        planned = map(len, self._plan)
        return all(used >= count for used, count in zip(self.used, planned, strict=True))

    def below(self, limit: int, stream: int = 0) -> int:
        planned = self._next(stream)
        if planned is None:
            return super().below(limit, stream)
        if not isinstance(planned, int) or planned >= limit:
            raise OffPlan
        return planned

    def shuffle(self, items: list[int], stream: int = 0) -> None:
        planned = self._next(stream)
        if planned is None:
            super().shuffle(items, stream)
            return
        if isinstance(planned, int) or len(planned) != len(items):
            raise OffPlan
        items[:] = [items[place] for place in planned]

    def _next(self, stream: int) -> Outcome | None:
        at, planned = self.used[stream], self._plan[stream]
        if at >= len(planned):
            return None
        self.used[stream] = at + 1
        return planned[at]
