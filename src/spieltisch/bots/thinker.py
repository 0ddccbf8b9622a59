"""thinker: a search over dreams in which everybody who decides has a tree of their own.

It is multiple-observer information-set Monte-Carlo tree search. Each try plays a world that the
seat could live in. Whoever is asked there goes by a tree that knows only what that seat has seen:
its own choices at once, those that others make in secret when they are revealed. So nobody in a
dream acts on what nobody in their place could know, and those who choose at the same time choose
without each other. What the game's rating likes is tried first and more often; a try ends where
things are settled enough to judge, and the judgement goes back to all who decided on the way.
"""

from __future__ import annotations

import random
import time
from math import sqrt
from typing import Any

from spieltisch.bots import Bot, luck_at
from spieltisch.bots.playouts import LONGEST, drawn, weighed
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Choice, Question, Table

MS = 300
"""So long it thinks if nobody says how long."""
TRIES_PER_WORLD = 2
"""A new world costs more than a fork of one, and more of them tell hardly more."""
CURIOSITY = 0.6
"""How much the rating counts beside what was found out."""
LEAST = 16
"""So many tries come before it looks whether the lead can still be lost."""


class Found:
    """What is known of one choice: how often it was tried, what it came to, how it is rated."""

    __slots__ = ("prior", "total", "tries")

    def __init__(self, prior: float) -> None:
        self.tries = 0
        self.total = 0.0
        self.prior = prior


Node = dict[Choice, Found]
Tree = dict[tuple[int, int], Node]
"""By seat and by what this seat has seen since the search began."""


class Thinker(Bot):
    """Thinks for `ms` milliseconds of CPU time, or so many `iterations` (then it is reproducible).

    It looks as many `stages` ahead as it is told, or as pays in this game.
    """

    def __init__(
        self, seed: int | str, ms: int | None = None, iterations: int = 0, stages: int = 0
    ) -> None:
        self._seed = seed
        self._ms = ms
        self._iterations = iterations
        self._stages = stages
        self._tree: Tree = {}
        self._seen = 0
        self._moment = -1

    def choose(self, seat: Seat) -> int:
        question = seat.question
        if question is None or len(question.choices) == 1:
            return 0
        if seat.moment != self._moment:
            # Others have chosen in between: what they did is not in the tree.
            self._tree, self._seen = {}, 0
        luck = luck_at(seat, self._seed, "thinker")
        judge = seat.game.judge
        stages = self._stages or (judge.ahead if judge else 1)
        search = Search(self._tree, seat, self._seen, stages, luck)
        self._think(search, seat, question)
        return search.best(question)

    def remember(self, seat: Seat, choice: Choice) -> None:
        """The next decision of the same turn begins where this one led."""
        self._moment = seat.moment + 1
        self._seen = hash((self._seen, seat.number, choice))

    def _think(self, search: Search, seat: Seat, question: Question) -> None:
        iterations = seat.iterations or self._iterations
        if iterations:
            for _ in range(iterations):
                search.try_once()
            return
        ms = seat.budget if self._ms is None else self._ms
        end = time.thread_time() + (MS if ms is None else ms) / 1000
        begun, now = time.thread_time(), 0.0
        while now < end:
            search.try_once()
            now = time.thread_time()
            if search.done % LEAST == 0:
                left = int(search.done * max(0.0, end - now) / max(1e-6, now - begun))
                if search.lead(question) > left:
                    return


class Search:
    """The tries of one decision."""

    def __init__(self, tree: Tree, seat: Seat, seen: int, stages: int, luck: random.Random) -> None:
        self._tree = tree
        self._seat = seat
        self._root = seen
        self._stages = stages
        self._luck = luck
        self._world: Table[Any] | None = None
        self._low = [1.0] * seat.seats
        self._high = [0.0] * seat.seats
        self.done = 0

    def try_once(self) -> None:
        """Play one world as far as it is looked ahead, and learn from it."""
        if self._world is None or self.done % TRIES_PER_WORLD == 0:
            self._world = self._seat.dream(self._luck.getrandbits(64))
        self.done += 1
        table = self._world.fork()
        path = self._play(table)
        chances = table.chances(self._seat.number)
        self._low = list(map(min, self._low, chances))
        self._high = list(map(max, self._high, chances))
        for seat, found in path:
            found.tries += 1
            found.total += chances[seat]

    def _play(self, table: Table[Any]) -> list[tuple[int, Found]]:
        """By the trees as far as they reach, then by what looks good."""
        path: list[tuple[int, Found]] = []
        chance = self._luck.random
        seen = [self._root] * table.seats
        hidden: list[tuple[int, int, Choice]] = []
        left: set[int] = set()
        stage, stages = table.stage, self._stages
        for _ in range(LONGEST):
            questions = [asked for asked in table.questions if not asked.idle]
            if not questions:
                break
            now = table.stage
            if now != stage:
                stage = now
                stages -= 1
                if not stages:
                    break
            question = questions[0]
            seat = question.seat
            choices = question.choices
            if seat == CLOCK or len(choices) == 1:
                index = 0
            elif seat in left:
                index = drawn(table.rate(question), chance())
            else:
                index = self._step(table, question, seen[seat], path, left)
            choice = choices[index]
            hidden.append((table.moment, seat, choice))
            if seat >= 0:
                seen[seat] = hash((seen[seat], seat, choice))
            table.choose(seat, index)
            if len(left) < len(seen):
                hidden = revealed(table, hidden, seen)
        return path

    def _step(
        self,
        table: Table[Any],
        question: Question,
        seen: int,
        path: list[tuple[int, Found]],
        left: set[int],
    ) -> int:
        """Choose by a tree; where it ends, let it grow by one."""
        seat, choices = question.seat, question.choices
        node = self._tree.get((seat, seen))
        if node is None:
            node = self._tree[seat, seen] = {}
            left.add(seat)
        if any(choice not in node for choice in choices):
            weights = weighed(table.rate(question))
            total = sum(weights)
            for choice, weight in zip(choices, weights, strict=True):
                if choice not in node:
                    node[choice] = Found(weight / total)
        # Early in a match all chances lie close together: what counts is where between the worst
        # and the best that was seen.
        low, scale = self._low[seat], max(1e-6, self._high[seat] - self._low[seat])
        index = preferred([node[choice] for choice in choices], low, scale)
        path.append((seat, node[choices[index]]))
        return index

    def best(self, question: Question) -> int:
        """The choice that was tried most often, of several the one that came to most."""
        node = self._tree.get((question.seat, self._root), {})
        found = [node.get(choice) or Found(0.0) for choice in question.choices]
        return max(
            range(len(found)),
            key=lambda index: (found[index].tries, found[index].total, found[index].prior),
        )

    def lead(self, question: Question) -> int:
        """How many more tries the first choice has than the second."""
        node = self._tree.get((question.seat, self._root), {})
        tries = sorted(node[choice].tries for choice in question.choices if choice in node)
        return tries[-1] - tries[-2] if len(tries) > 1 else 0


def revealed(
    table: Table[Any], hidden: list[tuple[int, int, Choice]], seen: list[int]
) -> list[tuple[int, int, Choice]]:
    """Let everybody see what is open now; what is still secret stays hidden."""
    known = table.moment_for(None)
    for moment, seat, choice in hidden:
        if moment < known:
            for other in range(len(seen)):
                if other != seat:
                    seen[other] = hash((seen[other], seat, choice))
    return [one for one in hidden if one[0] >= known]


def preferred(found: list[Found], low: float, scale: float) -> int:
    """The choice with the best mix of what it came to and how it is rated."""
    tries = sum([one.tries for one in found])
    expected = sum([one.total for one in found]) / tries if tries else low
    curiosity = CURIOSITY * sqrt(tries + 1)
    best, most = 0, -1.0
    for index, one in enumerate(found):
        worth = one.total / one.tries if one.tries else expected
        score = (worth - low) / scale + curiosity * one.prior / (1 + one.tries)
        if score > most:
            best, most = index, score
    return best
