"""A hint: what a bot would do, and which parts of the standing speak for it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from spieltisch.bots import Bot, luck_at, thinking_time
from spieltisch.bots.playouts import playout
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Game, Table

WORLDS = 3
"""In so many worlds it is looked what comes of a choice."""
COMPARED = 4
"""With so many other choices it is compared."""
REASONS = 2
NOTABLE = 0.03
"""What makes less difference than this is no reason."""
QUICK = "quick"
MINOR = 0.4
"""What weighs less than this share of the weightiest reason is left out."""
RIVALS = "rivals"
"""The reason that lies in what others lose."""


World = tuple[Table[Any], int]
"""A world, and by what luck it goes on: the same after each choice, so nothing else differs."""


class Hint(msgspec.Struct):
    """A choice, and why: names of parts, the weightiest first; words `part-<name>`."""

    choice: Choice
    reasons: list[str]


def is_rest(choice: Choice, choices: Iterable[Choice]) -> bool:
    """Is it to leave everything as it is, where something could be done?

    >>> is_rest(Choice("pass"), [Choice("pass"), Choice("attack", (1, 2))])
    True
    """
    return not choice.things and any(other.things for other in choices)


def adviser(bots: Iterable[str]) -> str:
    """Who gives hints at a table of these bots: the one who thinks longest, or else quick."""
    return max((QUICK, *bots), key=thinking_time)


def can_hint(game: Game[Any]) -> bool:
    """Can bots say why they choose, and is there time to listen?"""
    return game.judge is not None and not game.in_real_time


def hint(seat: Seat, seed: int | str, bot: Bot | None = None) -> Hint | None:
    """What a bot (by default quick) would do for a seat, and why.

    None if nobody waits for the seat, or if the game cannot judge itself.
    """
    question = seat.question
    if question is None or question.idle or not can_hint(seat.game):
        return None
    choices = question.choices
    best = (bot or Quick(seed)).choose(seat)
    luck = luck_at(seat, seed, "hint")
    worlds = [(seat.dream(luck.getrandbits(64)), luck.getrandbits(64)) for _ in range(WORLDS)]
    others = [index for index in range(len(choices)) if index != best]
    others = sorted(luck.sample(others, min(COMPARED, len(others))))
    wins = outcome(worlds, seat.number, best)
    loses: dict[str, float] = {}
    for index in others:
        for name, worth in outcome(worlds, seat.number, index).items():
            loses[name] = loses.get(name, 0.0) + worth / len(others)
    return Hint(choices[best], reasons(wins, loses) if others else [])


def outcome(worlds: list[World], seat: int, index: int) -> dict[str, float]:
    """What each part is worth when the turn is over, to me and those who play with me.

    What rivals have counts against.
    """
    found: dict[str, float] = {}
    for world, luck in worlds:
        fork = world.fork()
        fork.choose(seat, index)
        playout(fork, random.Random(luck), 1)
        ours = side_of(fork, seat)
        for standing in fork.standing(seat):
            for name, worth in standing.parts.items():
                if standing.seat in ours:
                    part, change = name.rpartition("/")[2], worth / len(ours)
                else:
                    part, change = RIVALS, -worth / (fork.seats - len(ours))
                found[part] = found.get(part, 0.0) + change / len(worlds)
    return found


def side_of(table: Table[Any], seat: int) -> tuple[int, ...]:
    """The seats that win together with this one."""
    sides = table.game.sides(table.seats, table.options)
    return next((side.seats for side in sides if seat in side.seats), (seat,))


def reasons(wins: Mapping[str, float], loses: Mapping[str, float]) -> list[str]:
    """The parts in which one outcome is better than the other, the weightiest first.

    >>> reasons({"power": 1.0, "allies": 0.5}, {"power": 0.2, "allies": 0.5, "heroes": -0.4})
    ['power', 'heroes']
    """
    names = dict.fromkeys([*wins, *loses])
    gains = {name: wins.get(name, 0.0) - loses.get(name, 0.0) for name in names}
    weighty = sorted(gains, key=lambda name: -gains[name])
    least = max(NOTABLE, MINOR * gains[weighty[0]]) if weighty else NOTABLE
    return [name for name in weighty if gains[name] > least][:REASONS]
