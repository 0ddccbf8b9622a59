"""A player with a purpose: random play is over after two rounds and never defeats anybody.

It looks at verbs only, so it is quick, and takes what hurts Epics before anything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playing import luck
from spieltisch.engine import Chance, Choice, Question, Table
from spieltisch.games.reckoners.game import GAME

LIKED = {
    "strike": 9,
    "then-strike": 9,
    "attack": 8,
    "then-attack": 8,
    "research": 7,
    "then-research": 7,
    "weaken": 7,
    "then-weaken": 7,
    "fight": 6,
    "then-fight": 6,
    "hamper": 6,
    "then-hamper": 6,
    "study": 6,
    "then-study": 6,
    "buy": 6,
    "redeem": 6,
    "pay": 5,
    "play": 5,
    "earn": 4,
    "then-earn": 4,
    "plan": 4,
    "then-plan": 4,
    "improvise": 4,
    "aim": 4,
    "brief": 4,
    "roll": 3,
    "faith": 3,
    "keep": 3,
    "finish": 1,
    "clear": 2,
    "then-clear": 2,
    "move": 2,
    "ride": 2,
    "then-move": 1,
    "refresh": 1,
    "release": 0,
    "give-up": 0,
    "back": 0,
    "done": 0,
}
WHIM = 8
"""Once in so many choices it takes anything."""


def liked(question: Question, chance: Chance) -> Choice:
    """One of the choices that it likes most, or sometimes any."""
    choices = question.choices
    if chance.below(WHIM):
        most = max(LIKED.get(choice.verb, 5) for choice in choices)
        choices = [choice for choice in choices if LIKED.get(choice.verb, 5) == most]
    return choices[chance.below(len(choices))]


def played_well(seats: int, seed: str, **options: object) -> Iterator[Table[Any]]:
    """A table before each choice of such a match, and at its end. A failure shows its seed."""
    table: Table[Any] = Table(GAME, seats, seed, options)
    chance = luck("with a purpose", seed)
    while table.result is None:
        yield table
        asked = [question for question in table.questions if not question.idle or chance.below(9)]
        question = (asked or table.questions)[chance.below(len(asked or table.questions))]
        table.choose(question.seat, liked(question, chance))
    yield table
