"""What a game knows of how well a match goes: for bots, hints, curves and the laboratory.

A game that can be judged has a `Judge`: what counts for a seat, by name (its parts), which choices
look good, and where a playout may stop. What each part counts is data, fitted from many games by
`spieltisch lab fit`. Part by part a seat gets a sum, and from the sums of all who play against each
other follows how likely each is to win.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from importlib.resources import files
from math import exp
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from spieltisch.engine.script import Question
from spieltisch.engine.state import State

S = TypeVar("S", bound=State)

Likes = Mapping[str, tuple[float, ...]]
"""What was learnt about choices of each trait, for each large step on a seat's way."""
Parts = dict[str, float]
"""What a seat has of each thing that counts; mostly between 0 and 1."""


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands: its chance to win, and what each part adds to its sum.

    Only differences between sums mean anything; the words of a part are `part-<name>`.
    """

    seat: int
    chance: float
    parts: dict[str, float]


class Judge(ABC, Generic[S]):
    """How one game is judged.

    `tries` is in how many ways a quick player has to play on before it chooses; 0 where the rating
    alone is good enough. `ahead` is how many stages it pays to look ahead. Where a plan needs more
    than one turn, `again` is in how many ways a thinker plays its next turn, too, before it judges.
    `keen` is how many times as much a playout heeds the rating: where that plays well by itself.
    `hope` is how much the best that came of a choice counts beside the average: much where chance
    hardly crosses what is planned for a turn. `heat` is how large a difference between
    sums has to be to make somebody e times as likely to win as another.
    Where a game `ponders` it finds better choices by itself than a search would (`ponder`).
    In `steps` many large steps a seat comes to its aim; what was learnt about choices (`likes`) may
    differ from one to the next.
    """

    tries: ClassVar[int] = 0
    ahead: ClassVar[int] = 1
    again: ClassVar[int] = 0
    keen: ClassVar[float] = 1.0
    hope: ClassVar[float] = 0.0
    heat: ClassVar[float] = 1.0
    ponders: ClassVar[bool] = False
    steps: ClassVar[int] = 1

    def __init__(self, weights: Mapping[str, float], likes: Likes | None = None) -> None:
        self.weights = weights
        self.likes = likes or {}

    def weighing(self, weights: Mapping[str, float]) -> Judge[S]:
        """The same judge to whom parts count something else: to try out weights."""
        return type(self)(weights, self.likes)

    @abstractmethod
    def parts(self, state: S, seat: int, knowing: int | None) -> Parts | None:
        """What counts for a seat, as far as `knowing` (None: a spectator) can tell.

        None for a seat that is out. A name may say for whom it counts, `<whom>/<part>`, where the
        same part counts differently for different figures.
        """

    @abstractmethod
    def rate(self, state: S, question: Question) -> Sequence[float]:
        """How good each choice of a question looks, at little cost.

        They are logarithms of weights: with 1 more a playout takes a choice e times as often.
        """

    def halting(self, state: S, question: Question) -> Sequence[float] | None:
        """How likely each choice is to stop somebody who wins otherwise, rated as by `rate`.

        The rating mostly knows how to come on. None where nobody has to be stopped.
        """
        return None

    def traits(self, state: S, question: Question) -> Sequence[str]:
        """What is typical of each choice, where a game learns from players which ones they like.

        What is learnt about a trait is added to the rating of each choice that has it.
        """
        return ()

    def step(self, state: S, seat: int) -> int:
        """How far a seat has come on its way, in large steps."""
        return 0

    def ponder(self, state: S, question: Question, tries: int) -> Sequence[float]:
        """The same by those who think, with as much effort as so many tries."""
        return self.rate(state, question)

    def rates_openly(self, state: S) -> bool:
        """Does `rate` look at nothing that the seat which is asked does not see?

        Then a bot that only rates need not imagine a world first, which costs far more.
        """
        return False

    @abstractmethod
    def stage(self, state: S) -> Hashable:
        """What changes whenever things are settled enough to judge them: a turn or a phase."""

    def far(self, question: Question) -> int:
        """How many stages it pays to look ahead from this question, if not always the same."""
        return self.ahead

    def par(self, seats: int) -> float | None:
        """The sum of a rival whom a search adds to those who are there; None adds nobody.

        Whoever is far behind it is no danger, and to hold them back is worth nothing beside coming
        on oneself.
        """
        return None

    def turn(self, state: S) -> int | None:
        """Whose turn it is; None where it is nobody's."""
        return None

    def least(self, state: S, question: Question) -> int | None:
        """The choice by which a seat does as little as it may, if there is one of that kind.

        So others let their turns pass in a search that looks at the next turn of one seat only.
        """
        return None

    def sum(self, state: S, seat: int, knowing: int | None) -> float | None:
        """What all parts of a seat come to; None for one that is out."""
        parts = self.parts(state, seat, knowing)
        if parts is None:
            return None
        weights = self.weights
        return sum([weights[name] * amount for name, amount in parts.items()])


def weights_of(package: str) -> dict[str, float]:
    """What each part counts in a game, from the fits in `content/weights.toml` of its package."""
    fits = _content(package, "weights")["fits"]
    return {name: weight for one in fits for name, weight in _numbers(one["weights"]).items()}


def ratings_of(package: str) -> dict[str, dict[str, float]]:
    """By what choices are rated in a game, from `content/ratings.toml`; "" is what has no table."""
    data = _content(package, "ratings")
    tables = {name: _numbers(table) for name, table in data.items() if isinstance(table, dict)}
    loose = {name: value for name, value in data.items() if not isinstance(value, dict)}
    return {"": _numbers(loose), **tables}


def likes_of(package: str) -> Likes:
    """What was learnt about choices in a game by `spieltisch lab learn`: `content/likes.toml`."""
    likes = _content(package, "likes")["likes"]
    return {trait: tuple(map(float, more)) for trait, more in likes.items()}


def _content(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "content" / f"{name}.toml").read_text("utf-8"))


def _numbers(table: Mapping[str, Any]) -> dict[str, float]:
    return {name: float(number) for name, number in table.items()}


def chances(
    sums: Sequence[float | None], sides: Sequence[Sequence[int]], heat: float = 1.0
) -> list[float]:
    """How likely each seat is to win, from the sums of all, seen so many times flatter.

    >>> chances([1.0, 1.0, None], [[0], [1], [2]])
    [0.5, 0.5, 0.0]
    >>> chances([0.0, 0.0], [[0, 1]])  # all against the game
    [0.5, 0.5]
    """
    known = {seat: one for seat, one in enumerate(sums) if one is not None}
    of_sides = []
    for side in sides:
        own = [known[seat] for seat in side if seat in known]
        of_sides.append(sum(own) / len(own) if own else None)
    if len(of_sides) == 1:
        of_sides.append(0.0)
    most = max((one for one in of_sides if one is not None), default=0.0)
    shares = [0.0 if one is None else exp((one - most) / heat) for one in of_sides]
    total = sum(shares) or 1.0
    found = [0.0] * len(sums)
    for side, share in zip(sides, shares, strict=False):
        for seat in side:
            found[seat] = share / total
    return found


def prospects(sums: Sequence[float | None], par: float, heat: float) -> list[float]:
    """What each seat that plays for itself has come to beside all others and one who stands at par.

    >>> [round(one, 2) for one in prospects([1.0, 1.0, None], par=-9.0, heat=1.0)]
    [0.5, 0.5, 0.0]
    >>> ahead, further = (prospects([5.0, other], par=3.0, heat=3.0)[0] for other in (0.0, -5.0))
    >>> further - ahead < 0.01 < prospects([6.0, 0.0], par=3.0, heat=3.0)[0] - ahead
    True
    """
    most = max(par, *[one for one in sums if one is not None])
    shares = [0.0 if one is None else exp(one - most) for one in sums]
    total = exp(par - most) + sum(shares)
    return [share and 1 / (1 + ((total - share) / share) ** (1 / heat)) for share in shares]
