"""Who chooses when no person does.

A bot gets a seat (`bots/seat.py`), not the table: what the seat is asked, sees and has heard, and
worlds to think with. One life of a bot is one match. `docs/bots.md` shows how to write one.

>>> from spieltisch.engine import Table
>>> from spieltisch.games import find
>>> table = Table(find("imperator"), seats=3, seed=1)
>>> play_out(table, {seat: RandomBot(seat) for seat in range(3)}).outcome
'won'
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Choice, Game, Question, Result, Table
from spieltisch.engine.errors import ClockFirst
from spieltisch.games import REGISTER, find


class Bot(ABC):
    """Plays a seat for one match.

    What it chooses follows from its seed, from what the seat knows and from what the bot remembers.
    It may remember whatever `remember` was told: after a restart that is told to it again. So its
    luck must not depend on how often it was asked: `luck_at` gives luck that does not.

    A bot that `listens` gets a seat that is told what happens; nobody else pays for that. One that
    `heeds` proposals is also asked when somebody has one for its seat and nobody waits for it.
    """

    listens = False
    heeds = False

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """The index of a choice in `seat.choices`.

        While the table waits for people (`seat.people`) it may also be WAIT: the bot is asked again
        when something has happened. An idle question may always be answered so.
        """

    def remember(self, seat: Seat, choice: Choice) -> None:
        """The seat is about to make this choice, whoever made it.

        It is told of each choice of its seat, from the beginning of the match, in their order.
        """
        return None

    def pace(self, seat: Seat) -> int:
        """How long the bot takes before it answers the question that it has just been asked.

        Milliseconds of table time, from when an answer is taken; 0 leaves it to whoever runs the
        table. `choose` is asked when this time is over, and sees what is offered then.
        """
        return 0


def luck_at(seat: Seat, seed: int | str, purpose: str = "") -> random.Random:
    """The luck of a bot at this moment of the match."""
    return random.Random(f"{purpose} {seed} {seat.moment}")


class RandomBot(Bot):
    """Takes any choice, each equally likely."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        return int(luck_at(seat, self._seed, "random bot").random() * len(seat.choices))


Maker = Callable[[int | str], Bot]
"""Makes a bot from a seed."""


def _of_game(game: str, level: str) -> Maker:
    """A bot of one game; its module is read when it first plays."""

    def make(seed: int | str) -> Bot:
        bot: Bot = import_module(f"spieltisch.bots.{game}").make(level, seed)
        return bot

    return make


def _judging(module: str, name: str, **how: float) -> Maker:
    """A bot that plays every game that can judge itself."""

    def make(seed: int | str) -> Bot:
        bot: Bot = getattr(import_module(f"spieltisch.bots.{module}"), name)(seed, **how)
        return bot

    return make


BOTS: Mapping[str, Maker] = {"random": RandomBot}
"""The bots that play any game, by the name that a seat is given."""
OWN_BOTS: Mapping[str, Mapping[str, Maker]] = {
    "rushout": {level: _of_game("rushout", level) for level in ("steady", "slow", "quick")},
    "reckoners": {
        level: _of_game("reckoners", level) for level in ("quick", "easy", "hard", "expert")
    },
}
"""The bots of single games; the first of a game is its usual one."""
THINKING: Mapping[str, int] = {"hard": 300, "expert": 900}
"""Those who think for long, and how many milliseconds."""
JUDGING_BOTS: Mapping[str, Maker] = {
    "quick": _judging("quick", "Quick"),
    "easy": _judging("quick", "Quick", errs=0.3),
    **{name: _judging("thinker", "Thinker", ms=ms) for name, ms in THINKING.items()},
}
"""The strengths of games that wait for their players and can judge themselves."""
STRENGTHS: Mapping[str, Mapping[str, str]] = {
    "rushout": {"slow": "easy", "steady": "normal", "quick": "hard"},
    "": {"easy": "easy", "quick": "normal", "hard": "hard", "expert": "expert"},
}
"""How strong the bots of a game are, the weakest first; "" are all other games."""
IN_THE_LABORATORY: Mapping[str, Maker] = {"thinker": _judging("thinker", "Thinker")}
"""Not for people: it thinks as long as it is told."""
OWN_IN_THE_LABORATORY: Mapping[str, Mapping[str, Maker]] = {
    "rushout": {
        bot: _of_game("rushout", bot)
        for bot in ("slow-at-quick-pace", "steady-at-quick-pace", "quick-at-slow-pace")
    },
    "reckoners": {"thinker": _of_game("reckoners", "thinker")},
    "villainous": {"spoiler": _of_game("villainous", "spoiler")},
}
"""The same for single games: what judgement is worth where everybody is equally fast, and a thinker
where one plan for a team is to be found."""
PLUGGED_IN = "spieltisch.bots"
"""The entry points by which other packages bring bots: a name, and what makes one from a seed."""


@cache
def plugged_in() -> Mapping[str, Maker]:
    """The bots of other packages. One that says which `games` it plays is offered only there."""
    return {point.name: point.load() for point in entry_points(group=PLUGGED_IN)}


def bot_names() -> frozenset[str]:
    """No person is called so: a record tells by the name who is a bot."""
    own = frozenset().union(*OWN_BOTS.values(), *OWN_IN_THE_LABORATORY.values())
    return own.union(BOTS, JUDGING_BOTS, IN_THE_LABORATORY, plugged_in())


def bots_for(game: str) -> dict[str, Maker]:
    """Who can play this game, by name; the usual one comes first.

    >>> list(bots_for("rushout"))[:4]
    ['steady', 'slow', 'quick', 'random']
    >>> "thinker" in bots_for("rushout")
    False
    >>> list(bots_for("imperator"))
    ['quick', 'easy', 'hard', 'expert', 'random', 'thinker']
    """
    own, others = OWN_BOTS.get(game, {}), plugged_in()
    judging = game in REGISTER and waits_and_judges(find(game))
    others = {n: make for n, make in others.items() if game in getattr(make, "games", (game,))}
    return {
        **own,
        **(JUDGING_BOTS if judging and "quick" not in own else {}),
        **others,
        **BOTS,
        **(IN_THE_LABORATORY if judging else {}),
        **OWN_IN_THE_LABORATORY.get(game, {}),
    }


def waits_and_judges(game: Game[Any]) -> bool:
    """Is there something to think with, and time to think? Real time waits for nobody."""
    return game.judge is not None and not game.in_real_time


def bots_for_people(game: str) -> list[str]:
    """The names of those who play against people; the usual one comes first."""
    hidden = {*IN_THE_LABORATORY, *OWN_IN_THE_LABORATORY.get(game, {})}
    return [name for name in bots_for(game) if name not in hidden]


def strengths(game: str) -> dict[str, str]:
    """How strong those bots of a game are that people choose by their strength, the weakest first.

    >>> strengths("rushout")
    {'slow': 'easy', 'steady': 'normal', 'quick': 'hard'}
    """
    known = bots_for(game)
    ranks = STRENGTHS.get(game, STRENGTHS[""])
    return {bot: strength for bot, strength in ranks.items() if bot in known}


def thinking_time(bot: str) -> int:
    """How many milliseconds a bot of this name thinks, if it is one that thinks for long."""
    return THINKING.get(bot, 0)


def counting_thinker(game: str, seed: int | str, tries: int) -> Bot:
    """The thinker of this game that makes so many tries, however long they take."""
    own = "thinker" in OWN_IN_THE_LABORATORY.get(game, {})
    module = import_module(f"spieltisch.bots.{game if own else 'thinker'}")
    bot: Bot = module.Thinker(seed, iterations=tries)
    return bot


Counting = Callable[[str, int | str, int], Bot]
"""Makes a bot of a game, from a seed, that decides in so many tries."""


def that_count(game: str) -> dict[str, Counting]:
    """The bots of a game that can be told in how many tries to decide, however long they take.

    >>> [list(that_count(game)) for game in ("villainous", "imperator", "rushout")]
    [['thinker', 'quick'], ['thinker'], []]
    """
    counting: dict[str, Counting] = {}
    if "thinker" in bots_for(game):
        counting["thinker"] = counting_thinker
    judge = find(game).judge if game in REGISTER else None
    if judge is not None and judge.tries and "quick" not in OWN_BOTS.get(game, {}):
        counting["quick"] = counting_quick
    return counting


def counting_quick(game: str, seed: int | str, tries: int) -> Bot:
    """quick that plays its turn in so many ways before it chooses, in a game in which it does."""
    bot: Bot = import_module("spieltisch.bots.quick").Quick(seed, tries=tries)
    return bot


def usual_bot(game: str) -> str:
    """Who plays a seat that nobody was named for."""
    return next(iter(bots_for(game)))


def next_question(
    table: Table[Any], rank: Callable[[int], int] = lambda seat: 0
) -> Question | None:
    """Of all open questions the one that can be answered first.

    The clock comes before seats that are not ready earlier: what is due is not kept waiting. Among
    seats that are ready at the same time the lowest `rank` comes first. Nobody waits for idle ones.
    """
    questions = table.questions
    if len(questions) < 2:
        return questions[0] if questions else None
    now = table.now
    return min(
        questions,
        key=lambda asked: (
            asked.idle,
            max(now, asked.ready_at),
            asked.seat != CLOCK,
            rank(asked.seat),
        ),
    )


def play_out(
    table: Table[Any], bots: Mapping[int, Bot], seats: Mapping[int, Seat] | None = None
) -> Result:
    """Let bots play a match to its end, each at its own pace, by the table's clock.

    A seat's time is planned when it is asked. Whoever's time comes first goes first, the clock
    before others; a seat that is asked something else meanwhile plans anew, and what a bot chooses
    is decided when its time has come, from what is offered then.
    """
    seats = seats or {seat: Seat(table, seat) for seat in bots}
    plans: dict[int, tuple[int, int]] = {}
    while questions := [asked for asked in table.questions if not asked.idle]:
        now = table.now
        first, when = questions[0], -1
        for question in questions:
            at = max(now, _planned(table, question, plans, bots, seats))
            if when < 0 or at < when or (at == when and question.seat == CLOCK):
                first, when = question, at
        index = 0 if first.seat == CLOCK else decide(bots[first.seat], seats[first.seat])
        table.choose(first.seat, index, when if when > now else None)
    result = table.result
    assert result is not None
    return result


def decide(bot: Bot, seat: Seat) -> int:
    """Let a bot choose, and remember what it chose."""
    index = bot.choose(seat)
    bot.remember(seat, seat.choices[index])
    return index


def bot_seed(seed: bytes, seat: int) -> str:
    """The seed of the bot at a seat, from that of the table; it betrays nothing of it."""
    return hashlib.sha256(b"bot %d " % seat + seed).hexdigest()


def relive(table: Table[Any], bots: Mapping[int, Bot]) -> None:
    """Bots that come to a table that has gone on without them remember what their seats did."""
    bots = {seat: bot for seat, bot in bots.items() if type(bot).remember is not Bot.remember}
    if not bots or not table.moment:
        return
    record = table.record()
    listens = any(bot.listens for bot in bots.values())
    past = Table(table.game, table.names, table.seed, table.options, told=listens)
    for entry in record.entries:
        if entry.seat in bots:
            bots[entry.seat].remember(Seat(past, entry.seat), entry.choice)
        past.choose(entry.seat, entry.choice, entry.at)


def _planned(
    table: Table[Any],
    question: Question,
    plans: dict[int, tuple[int, int]],
    bots: Mapping[int, Bot],
    seats: Mapping[int, Seat],
) -> int:
    """When whoever is asked will answer."""
    seat = question.seat
    if seat == CLOCK:
        return question.ready_at
    number, at = plans.get(seat, (-1, 0))
    if number != question.number:
        at = max(table.now, question.ready_at) + bots[seat].pace(seats[seat])
        plans[seat] = question.number, at
    return at


def play_randomly(table: Table[Any], rng: random.Random, limit: int = 0) -> int:
    """Answer any open question at random, up to `limit` choices (0: to the end); how many it took.

    The clock is not a player: it answers when it is due, or when nobody else is asked. The fastest
    loop there is, for measuring, for tests and for rollouts.
    """
    chance = rng.random
    choose = table.choose
    made = 0
    while made != limit or not limit:
        questions = table.questions
        if not questions:
            break
        question = questions[0]
        if (several := len(questions)) > 1:
            question = questions[int(chance() * several)]
            while question.idle:
                question = questions[int(chance() * several)]
            if question.seat == CLOCK and question.ready_at > table.now:
                continue
        choices = question.listed or question.choices
        try:
            choose(question.seat, int(chance() * len(choices)))
        except ClockFirst:
            choose(CLOCK, 0)
        made += 1
    return made
