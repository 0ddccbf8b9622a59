"""What a game shows while bots play it: one row for the game, one for each of its turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from spieltisch.bots import Bot
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Question, Result, Table
from spieltisch.engine.told import Sighted, TellValue
from spieltisch.lab.pace import Pace

AT_THE_LIMIT = frozenset({"limit", "last-round"})
"""What games tell when the last round ends a match that nobody has decided."""


class Use(msgspec.Struct, frozen=True):
    """How often something was done, told or touched."""

    name: str
    count: int


class TurnRow(msgspec.Struct):
    """One turn (or phase, or round) of a game, as it began.

    `chances` and `alive` are by seat: empty, or None, where the game cannot judge itself.
    """

    game: int
    turn: int
    round: int
    begun: int
    minutes: float
    decisions: int
    forced: int
    choices: int
    chances: list[float]
    alive: list[bool]


class GameRow(msgspec.Struct):
    """How one game went.

    - `minutes` are those of people (`lab/pace.py`), in real time those of the table's clock.
    - `lead_changes`, `lead_for_good` (which share of the game was over when the winner took the
      lead for the last time) and `comeback` (the winner's lowest chance) come from the standing.
    - `branching` is the mean number of choices where there was more than one.
    - `out` says for each seat after which round it was out, -1 if never.
    - `verbs`, `events` and `cards` say how often each was chosen, told, and named in what was told.
    - `waiting` and `longest_wait` are of people who take turns: None in real time.
    - `rules` and `bots_version` say which rules and which bots it was (`lab/versions.py`); 0 and ""
      stand for games from before that was noted.
    """

    game: int
    seed: str
    bots: list[str]
    figures: list[str]
    outcome: str
    winners: list[int]
    side: str | None
    limit: bool
    rounds: int
    turns: int
    decisions: int
    forced: int
    branching: float
    minutes: float
    waiting: float | None
    longest_wait: float | None
    lead_changes: int | None
    lead_for_good: float | None
    comeback: float | None
    out: list[int]
    verbs: list[Use]
    events: list[Use]
    cards: list[Use]
    rules: int = 0
    bots_version: str = ""


class Played(msgspec.Struct):
    """All rows of one game."""

    row: GameRow
    turns: list[TurnRow]


class Watched(Bot):
    """A bot, and somebody who notes what it is asked and chooses."""

    def __init__(self, bot: Bot, watcher: Watcher) -> None:
        self._bot = bot
        self._watcher = watcher
        self.listens = bot.listens

    def choose(self, seat: Seat) -> int:
        question = seat.question
        assert question is not None
        self._watcher.sees(question)
        index = self._bot.choose(seat)
        self._watcher.notes(question, question.choices[index])
        return index

    def remember(self, seat: Seat, choice: Choice) -> None:
        self._bot.remember(seat, choice)

    def pace(self, seat: Seat) -> int:
        return self._bot.pace(seat)


class Watcher:
    """Notes one game from its first choice to its end."""

    def __init__(self, table: Table[Any], index: int) -> None:
        self._table = table
        self._index = index
        self._pace = Pace(table.seats)
        self._verbs: Counter[str] = Counter()
        self._stage: Hashable = self  # no stage of a game
        self._choices = 0
        self._out = [-1] * table.seats
        self.turns: list[TurnRow] = []

    def sees(self, question: Question) -> None:
        """Somebody is about to decide."""
        table = self._table
        stage = table.stage if table.game.judge is not None else table.round
        if stage != self._stage:
            self._stage = stage
            self._begin_turn()
        self._pace.asked(table.questions)

    def notes(self, question: Question, choice: Choice) -> None:
        """That is what they have decided."""
        choices = len(question.choices)
        self._pace.answered(question, choices)
        self._verbs[choice.verb] += 1
        turn = self.turns[-1]
        turn.decisions += 1
        if choices == 1:
            turn.forced += 1
        else:
            turn.choices += choices

    def _begin_turn(self) -> None:
        table = self._table
        judged = table.game.judge is not None
        alive = self._note_out()
        self.turns.append(
            TurnRow(
                game=self._index,
                turn=len(self.turns),
                round=table.round,
                begun=table.moment,
                minutes=round(self._minutes, 3),
                decisions=0,
                forced=0,
                choices=0,
                chances=[round(chance, 4) for chance in table.chances()] if judged else [],
                alive=alive,
            )
        )

    def _note_out(self) -> list[bool]:
        """Who is still in the game, if it can tell; for who is not, since when."""
        table = self._table
        if table.game.judge is None:
            return []
        alive = [table.parts(seat) is not None for seat in range(table.seats)]
        for seat, still in enumerate(alive):
            if not still and self._out[seat] < 0:
                self._out[seat] = table.round
        return alive

    @property
    def _minutes(self) -> float:
        table = self._table
        return table.now / 60_000 if table.game.in_real_time else self._pace.now / 60

    def played(self, seed: str, bots: list[str], bots_version: str) -> Played:
        """The rows of the game, which is over."""
        table = self._table
        result = table.result
        assert result is not None
        told = Counter(line.key for line in table.told)
        cards = Counter(
            kind for line in table.told for value in line.values.values() for kind in _kinds(value)
        )
        decisions = sum(turn.decisions for turn in self.turns)
        forced = sum(turn.forced for turn in self.turns)
        free = decisions - forced
        sides = table.game.sides(table.seats, table.options)
        places = [side.seats for side in sides] or [(seat,) for seat in range(table.seats)]
        changes, for_good, comeback = story(self.turns, places, result, table.moment)
        won = _winning(result, places)
        self._note_out()
        pace = None if table.game.in_real_time else self._pace
        row = GameRow(
            game=self._index,
            seed=seed,
            bots=bots,
            figures=[table.guide(seat) or "" for seat in range(table.seats)],
            outcome=result.outcome,
            winners=list(result.winners),
            side=sides[won].name if won is not None and won < len(sides) else None,
            limit=bool(AT_THE_LIMIT & told.keys()),
            rounds=table.round,
            turns=len(self.turns),
            decisions=decisions,
            forced=forced,
            branching=round(sum(turn.choices for turn in self.turns) / free, 3) if free else 1.0,
            minutes=round(self._minutes, 3),
            waiting=round(pace.waiting, 4) if pace else None,
            longest_wait=round(pace.longest_wait, 2) if pace else None,
            lead_changes=changes,
            lead_for_good=for_good,
            comeback=comeback,
            out=self._out,
            verbs=_uses(self._verbs),
            events=_uses(told),
            cards=_uses(cards),
            rules=table.game.rules,
            bots_version=bots_version,
        )
        return Played(row, self.turns)


def story(
    turns: Sequence[TurnRow], sides: Sequence[Sequence[int]], result: Result, moments: int
) -> tuple[int | None, float | None, float | None]:
    """How often the lead changed, when the winner took it for good, and their lowest chance.

    Sides lead, and whoever plays alone is one; where all play together the game is the other.
    """
    judged = [(turn.begun, _of_sides(turn.chances, sides)) for turn in turns if turn.chances]
    if not judged:
        return None, None, None
    leaders = [leader(chances) for _, chances in judged]
    known = [one for one in leaders if one is not None]
    changes = sum(a != b for a, b in pairwise(known))
    winner = _winning(result, sides)
    if winner is None:
        return changes, None, None
    since = moments
    for (begun, _), one in zip(reversed(judged), reversed(leaders), strict=True):
        if one is not None and one != winner:
            break
        if one is not None:
            since = begun
    lowest = min(chances[winner] for _, chances in judged)
    return changes, round(since / max(1, moments), 4), round(lowest, 4)


def _of_sides(chances: Sequence[float], sides: Sequence[Sequence[int]]) -> list[float]:
    found = [chances[seats[0]] for seats in sides]
    return found if len(found) > 1 else [*found, 1 - found[0]]


def _winning(result: Result, sides: Sequence[Sequence[int]]) -> int | None:
    """Which side has won; against the game that may be the game."""
    if result.outcome == "won":
        return next(n for n, seats in enumerate(sides) if result.winners[0] in seats)
    return 1 if result.outcome == "lost" and len(sides) == 1 else None


def leader(chances: Sequence[float], hair: float = 0.02) -> int | None:
    """Who leads, if somebody does by more than a hair.

    >>> leader([0.5, 0.3, 0.2]), leader([0.4, 0.4, 0.2])
    (0, None)
    """
    best, second = sorted(range(len(chances)), key=chances.__getitem__, reverse=True)[:2]
    return best if chances[best] > chances[second] + hair else None


def _kinds(value: TellValue) -> Iterator[str]:
    """The cards that a value of a message names."""
    if isinstance(value, Sighted):
        yield value.kind
    elif isinstance(value, list):
        yield from (card.kind for card in value)


def _uses(counted: Counter[str]) -> list[Use]:
    return [Use(name, count) for name, count in sorted(counted.items())]
