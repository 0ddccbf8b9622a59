"""spoiler: the rival in races. It wants nothing for itself and plays fate every second turn.

How soon somebody wins against it says more about a bot in fewer games than who wins a match does,
and what is done in such races is what `spieltisch lab learn` learns from. Several spoilers at a
table all send fate to the one who is none: two of them about as often as three rivals send it to
whoever leads.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.bots import Bot, luck_at
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Table
from spieltisch.games.villainous.view import VillainousView

EVERY: Final = 2
"""Fate is played in every turn of this kind, where that is possible."""
FATE: Final = "act-fate"
MOVES: Final = ("go", "stay")
TARGET: Final = "target"


class Spoiler(Bot):
    """Does as little as it may, but for fate."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        luck = luck_at(seat, self._seed, "spoiler")
        dream = seat.dream(luck.getrandbits(64))
        if dream.turn == seat.number and dream.round % EVERY == 0:
            if choices[0].verb in MOVES:
                return next((n for n in range(len(choices)) if leads_to_fate(dream, n)), 0)
            if FATE in verbs(choices):
                return verbs(choices).index(FATE)
        if choices[0].verb == TARGET:
            return max(range(len(choices)), key=lambda n: laid_down(seat, choices[n].things[0]))
        question = seat.question
        least = None if question is None else dream.least(question)
        return luck.randrange(len(choices)) if least is None else least


def leads_to_fate(dream: Table[Any], index: int) -> bool:
    """Can fate be played after this choice?"""
    after = dream.fork()
    asked = after.questions[0]
    after.choose(asked.seat, index)
    return any(FATE in verbs(question.choices) for question in after.questions)


def laid_down(seat: Seat, other: int) -> int:
    """How many cards another seat has laid down: only a spoiler never lays any."""
    board = seat.view.board
    assert isinstance(board, VillainousView)
    realm = board.realms[other]
    return -realm.deck - len(realm.hand)


def verbs(choices: list[Choice]) -> list[str]:
    return [choice.verb for choice in choices]


def make(level: str, seed: int | str) -> Spoiler:
    """The only one of its kind."""
    return Spoiler(seed)
