"""thinker: a search over dreams in which everybody who decides has a tree of their own.

It is multiple-observer information-set Monte-Carlo tree search. Each try plays a world that the
seat could live in. Whoever is asked there goes by a tree that knows only what that seat has seen:
its own choices at once, those that others make in secret when they are revealed. So nobody in a
dream acts on what nobody in their place could know, and those who choose at the same time choose
without each other. What the game's rating likes is tried first and more often; a try ends where
things are settled enough to judge, and the judgement goes back to all who decided on the way.

Where a turn is a plan (Villainous) it looks for the best line rather than for the best average: a
choice is worth what the best choice after it is worth, not the average of all that was tried there.
Where a line ends well it plays its next turn, too, as if the others let theirs pass: the judgement
alone knew no way on from some positions in which a turn or two of preparation are needed. Where
somebody else wins unless they are stopped it also looks for what stops them, which the rating does
not like for itself and few tries would find.

Where everybody plans in secret (Kapow!) the game itself ponders: it looks for the best answer to
what the others would do, in many ways in which their dice may fall.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import sqrt
from typing import Any

from spieltisch.bots import Bot, luck_at
from spieltisch.bots.playouts import LONGEST, drawn, play_while, weighed
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Choice, Question, Table

MS = 300
"""So long it thinks if nobody says how long."""
TRIES_PER_WORLD = 2
"""A new world costs more than a fork of one, and more of them tell hardly more."""
CURIOSITY = 0.6
"""How much the rating counts beside what was found out."""
NOW = 0.5
"""What is had after this turn counts so much beside what the next one may bring: who looks at the
next turn only does tomorrow what could be done today."""
PROMISING = 0.6
"""The next turn is looked at where this one came so near to the best, between worst and best."""
OFTEN = 0.2
"""What was tried so often beside the choice that was tried most is known well enough."""
FEW = 3
"""What was tried less often than this says nothing yet about the choice before it."""
EVENLY = 2
"""Where the best of many tries counts, every second one goes to whatever was tried least."""
PONDERING = 4
"""So many milliseconds one try of a game that ponders itself may take."""
LEAST = 16
"""So many tries come before it looks whether the lead can still be lost."""
SURE = 4
"""What wins in so many other worlds, too, is done."""


class Found:
    """What is known of one choice: how often it was tried, what it came to, how it is rated.

    `value` is what it is worth to whoever looks for the best line. `after` is how often the own
    decisions that followed were tried, and what they are worth.
    """

    __slots__ = ("after", "best", "prior", "total", "tries", "value")

    def __init__(self, prior: float) -> None:
        self.tries = 0
        self.total = 0.0
        self.best = 0.0
        self.prior = prior
        self.value = 0.0
        self.after: dict[int, tuple[int, float]] = {}

    def worth(self, hope: float) -> float:
        """What it came to on average; to whoever hopes, the worth of the best line from here."""
        if hope:
            return self.value
        return self.total / self.tries if self.tries else 0.0

    def learn(self, chance: float) -> None:
        self.tries += 1
        self.total += chance
        self.best = max(self.best, chance)

    def look_ahead(self, hope: float, seen: int, then: Node | None) -> None:
        """Learn what the best choice of the own decision is worth that followed, if one did.

        Where nothing is known of one it is what was come to on average, and with `hope` at best.
        """
        self.value = (1 - hope) * self.total / self.tries + hope * self.best
        if then is None:
            return
        most = max([one.tries for one in then.values()])
        if most >= FEW:
            known = [one for one in then.values() if one.tries >= max(1, most * OFTEN)]
            tries = sum([one.tries for one in then.values()])
            self.after[seen] = tries, max([one.value for one in known])
        if self.after:
            tries = sum([count for count, _ in self.after.values()])
            total = sum([count * value for count, value in self.after.values()])
            rest = max(0, self.tries - tries)
            self.value = (total + rest * self.value) / (tries + rest)


Node = dict[Choice, Found]
Tree = dict[tuple[int, int], Node]
"""By seat and by what this seat has seen since the search began."""
Path = list[tuple[int, Found, int]]
"""Who decided on the way, what was chosen, and what they had seen."""


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
        self._winning: list[Choice] = []
        """How it will win in this turn, as far as it can tell."""

    def choose(self, seat: Seat) -> int:
        question = seat.question
        if question is None or len(question.choices) == 1:
            return 0
        if seat.moment != self._moment:
            # Others have chosen in between: what they did is not in the tree.
            self._tree, self._seen, self._winning = {}, 0, []
        luck = luck_at(seat, self._seed, "thinker")
        judge = seat.game.judge
        if judge is not None and judge.ponders:
            rates = seat.dream(luck.getrandbits(64)).ponder(question, self._tries(seat))
            return rates.index(max(rates))
        stages = self._stages or (judge.far(question) if judge else 1)
        search = Search(self._tree, seat, self._seen, stages, luck)
        if not (self._winning and search.wins(self._winning)):
            self._think(search, seat, question)
            self._winning = search.sure_win()
        return question.choices.index(self._winning[0]) if self._winning else search.best(question)

    def remember(self, seat: Seat, choice: Choice) -> None:
        """The next decision of the same turn begins where this one led."""
        self._moment = seat.moment + 1
        follows = self._winning[:1] == [choice]
        self._winning = self._winning[1:] if follows else []
        self._seen = hash((self._seen, seat.number, choice))

    def _tries(self, seat: Seat) -> int:
        """How often it may try something that takes no search."""
        return seat.iterations or self._iterations or max(1, self._time(seat) // PONDERING)

    def _time(self, seat: Seat) -> int:
        ms = seat.budget if self._ms is None else self._ms
        return MS if ms is None else ms

    def _think(self, search: Search, seat: Seat, question: Question) -> None:
        iterations = seat.iterations or self._iterations
        if iterations:
            for _ in range(iterations):
                search.try_once()
            return
        end = time.thread_time() + self._time(seat) / 1000
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
        judge = seat.game.judge
        self._hope, self._keen = (judge.hope, judge.keen) if judge else (0.0, 1.0)
        self._least, self._most = 1.0, 0.0
        self._gained, self._looked = 0.0, 0
        self._alarm = False
        """Does somebody win unless this seat stops them?"""
        self._world: Table[Any] | None = None
        self._low = [1.0] * seat.seats
        self._high = [0.0] * seat.seats
        self._won: dict[tuple[Choice, ...], None] = {}
        """What the seat did where it won at once."""
        self.done = 0

    def try_once(self) -> None:
        """Play one world as far as it is looked ahead, and learn from it."""
        if self._world is None or self.done % TRIES_PER_WORLD == 0:
            self._world = self._seat.dream(self._luck.getrandbits(64))
        if not self.done:
            question = self._seat.question
            self._alarm = question is not None and self._world.halting(question) is not None
        self.done += 1
        table = self._world.fork()
        path, own = self._play(table)
        if table.result is not None and self._seat.number in table.result.winners:
            self._won[tuple(own)] = None
        chances = self._judged(table)
        self._low = list(map(min, self._low, chances))
        self._high = list(map(max, self._high, chances))
        for seat, found, _ in path:
            found.learn(chances[seat])
        if self._hope:
            self._look_back(path)

    def _look_back(self, path: Path) -> None:
        """From the last own decision to the first, let each know what followed it."""
        me = self._seat.number
        then, after = None, 0
        for seat, found, seen in reversed(path):
            if seat == me:
                found.look_ahead(self._hope, after, then)
                then, after = self._tree[me, seen], seen

    def sure_win(self) -> list[Choice]:
        """What the seat has to do to win in its turn, in every world as far as it can tell."""
        judge = self._seat.game.judge
        if judge is None or not judge.again:
            return []
        return next((list(line) for line in self._won if line and self.wins(line)), [])

    def wins(self, line: Sequence[Choice], worlds: int = SURE) -> bool:
        """Does the seat win by doing this in some other worlds, too, if others let it be?"""
        return all(self._follow(line) for _ in range(worlds))

    def _follow(self, line: Sequence[Choice]) -> bool:
        table, me = self._seat.dream(self._luck.getrandbits(64)), self._seat.number
        left = list(line)
        for _ in range(LONGEST):
            questions = [asked for asked in table.questions if not asked.idle]
            if not questions:
                break
            question = questions[0]
            choices = question.choices
            if question.seat != me:
                table.choose(question.seat, table.least(question) or 0)
            elif left and left[0] in choices:
                table.choose(me, left.pop(0))
            else:
                return False
        return table.result is not None and me in table.result.winners

    def _judged(self, table: Table[Any]) -> list[float]:
        """What this came to; where a plan needs another turn, the best of several next turns."""
        seat, judge = self._seat.number, self._seat.game.judge
        again = judge.again if judge else 0
        chances = table.prospects(seat)
        if not again or table.result is not None:
            return chances
        now = chances[seat]
        self._least = min(self._least, now)
        self._most = max(self._most, now)
        if self._alarm or now >= self._least + PROMISING * (self._most - self._least):
            play_while(table, seat, self._luck, lambda turn: turn != seat)
            then = max([self._next_turn(table.fork()) for _ in range(again)])
            self._gained += then - now
            self._looked += 1
        else:
            # Hardly what will be done: it may bring as much as other turns do.
            then = now + self._gained / max(1, self._looked)
        chances[seat] = NOW * now + (1 - NOW) * then
        return chances

    def _next_turn(self, table: Table[Any]) -> float:
        """What one way to play its next turn comes to, if the others let theirs pass."""
        seat = self._seat.number
        play_while(table, seat, self._luck, lambda turn: turn == seat)
        return table.prospects(seat)[seat]

    def _play(self, table: Table[Any]) -> tuple[Path, list[Choice]]:
        """By the trees as far as they reach, then by what looks good; what the seat itself did."""
        path: Path = []
        own: list[Choice] = []
        chance = self._luck.random
        seen = [self._root] * table.seats
        hidden: list[tuple[int, int, Choice]] = []
        left: set[int] = set()
        stage, stages, keen = table.stage, self._stages, self._keen
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
                rates = self._rates(table, question)
                index = drawn([keen * rate for rate in rates] if keen != 1 else rates, chance())
            else:
                index = self._step(table, question, seen[seat], path, left)
            choice = choices[index]
            hidden.append((table.moment, seat, choice))
            if seat >= 0:
                seen[seat] = hash((seen[seat], seat, choice))
            if seat == self._seat.number:
                own.append(choice)
            table.choose(seat, index)
            if len(left) < len(seen):
                hidden = revealed(table, hidden, seen)
        return path, own

    def _step(
        self,
        table: Table[Any],
        question: Question,
        seen: int,
        path: Path,
        left: set[int],
    ) -> int:
        """Choose by a tree; where it ends, let it grow by one."""
        seat, choices = question.seat, question.choices
        node = self._tree.get((seat, seen))
        if node is None:
            node = self._tree[seat, seen] = {}
            left.add(seat)
        if any(choice not in node for choice in choices):
            for choice, prior in zip(choices, self._priors(table, question), strict=True):
                if choice not in node:
                    node[choice] = Found(prior)
        # Early in a match all chances lie close together: what counts is where between the worst
        # and the best that was seen.
        low, scale = self._low[seat], max(1e-6, self._high[seat] - self._low[seat])
        hope = self._hope if seat == self._seat.number else 0.0
        found = [node[choice] for choice in choices]
        if hope and seen == self._root and self.done % EVENLY == 0:
            # Whatever its first tries came to, no choice is given up before its best line is found.
            index = min(range(len(found)), key=lambda one: found[one].tries)
        else:
            index = preferred(found, low, scale, hope)
        path.append((seat, node[choices[index]], seen))
        return index

    def _rates(self, table: Table[Any], question: Question) -> Sequence[float]:
        """How choices look; if somebody has to be stopped every second try goes for that."""
        halting = self._halting(table, question) if self.done % 2 else None
        return table.rate(question) if halting is None else halting

    def _priors(self, table: Table[Any], question: Question) -> list[float]:
        """How often each choice is worth a try before anything was found out."""
        priors = shares(table.rate(question))
        halting = self._halting(table, question)
        if halting is None:
            return priors
        return [(one + two) / 2 for one, two in zip(priors, shares(halting), strict=True)]

    def _halting(self, table: Table[Any], question: Question) -> Sequence[float] | None:
        own = question.seat == self._seat.number
        return table.halting(question) if self._alarm and own else None

    def best(self, question: Question) -> int:
        """The choice that was tried most often, of several the one that came to most.

        Who hopes takes what came to most of all that were tried often enough: the best line of a
        turn may have been found late.
        """
        found = self._found(question)
        most = max(one.tries for one in found)
        enough = most * OFTEN if self._hope else most
        return max(
            (index for index, one in enumerate(found) if one.tries >= enough),
            key=lambda index: (found[index].worth(self._hope), found[index].prior),
        )

    def lead(self, question: Question) -> int:
        """How many more tries the choice has that would be taken than any other; at least 0."""
        found = self._found(question)
        taken = found.pop(self.best(question)).tries
        return max(0, taken - max(one.tries for one in found))

    def _found(self, question: Question) -> list[Found]:
        node = self._tree.get((question.seat, self._root), {})
        return [node.get(choice) or Found(0.0) for choice in question.choices]


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


def shares(rates: Sequence[float]) -> list[float]:
    """How likely each is to be drawn.

    >>> shares([0.0, 0.0, -100.0])[:2]
    [0.5, 0.5]
    """
    weights = weighed(rates)
    total = sum(weights)
    return [weight / total for weight in weights]


def preferred(found: list[Found], low: float, scale: float, hope: float) -> int:
    """The choice with the best mix of what it came to and how it is rated.

    With `hope` it is the best line after a choice that counts.
    """
    tries = sum([one.tries for one in found])
    expected = sum([one.total for one in found]) / tries if tries else low
    curiosity = CURIOSITY * sqrt(tries + 1)
    best, most = 0, -1.0
    for index, one in enumerate(found):
        worth = one.worth(hope) if one.tries else expected
        score = (worth - low) / scale + curiosity * one.prior / (1 + one.tries)
        if score > most:
            best, most = index, score
    return best
