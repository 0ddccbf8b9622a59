"""A hint: what a bot would do, and which parts of the standing speak for it."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from spieltisch.bots import Bot, luck_at, thinking_time, waits_and_judges
from spieltisch.bots.playouts import playout
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.engine import Choice, Game, Table

WORLDS = 5
"""In so many worlds it is looked what to do, if it is quick who says so, and what comes of it."""
KEEN = 8.0
"""So much more the rest of a turn goes by what looks good than in other playouts: what is done by
lot afterwards is no reason."""
MOSTLY = 0.6
"""In so many of the worlds at least a reason has to hold."""
REASONS = 2
NOTABLE = 0.03
"""What makes less difference than this is no reason."""
QUICK = "quick"
MINOR = 0.4
"""What weighs less than this share of the weightiest reason is left out."""
RIVALS = "rivals"
"""The reason that lies in what others lose."""


Worths = dict[str, float]
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
    return waits_and_judges(game)


def hint(seat: Seat, seed: int | str, bot: Bot | None = None) -> Hint | None:
    """What a bot (by default quick) would do for a seat, and why.

    Quick takes its time over it: whoever asks can wait longer than a table that waits for a bot.
    None if nobody waits for the seat, or if the game cannot judge itself.
    """
    question = seat.question
    if question is None or question.idle or not can_hint(seat.game):
        return None
    choices = question.choices
    knows = Quick(seed, worlds=WORLDS) if bot is None or isinstance(bot, Quick) else bot
    best = knows.choose(seat)
    luck = luck_at(seat, seed, "hint")
    worlds = [(seat.dream(luck.getrandbits(64)), luck.getrandbits(64)) for _ in range(WORLDS)]
    gains = [gained(world, seat.number, choices[best]) for world in worlds]
    return Hint(choices[best], reasons(gains) if len(choices) > 1 else [])


def gained(world: World, seat: int, choice: Choice) -> Worths:
    """What each part is worth more in this world if the seat chooses this than if it never does.

    The rest of the turn is not what speaks for a choice: most of it is done either way.
    """
    gains = outcome(world, seat, choice)
    for name, worth in outcome(world, seat, None, shuns=choice).items():
        gains[name] = gains.get(name, 0.0) - worth
    return gains


def outcome(world: World, seat: int, choice: Choice | None, shuns: Choice | None = None) -> Worths:
    """What each part is worth when the turn is over, to me and those who play with me.

    What rivals have counts against.
    """
    table, luck = world
    fork = table.fork()
    if choice is not None:
        fork.choose(seat, choice)
    playout(fork, random.Random(luck), 1, KEEN, shuns)
    ours = side_of(fork, seat)
    found: Worths = {}
    for standing in fork.standing(seat):
        for name, worth in standing.parts.items():
            if standing.seat in ours:
                part, change = name.rpartition("/")[2], worth / len(ours)
            else:
                part, change = RIVALS, -worth / (fork.seats - len(ours))
            found[part] = found.get(part, 0.0) + change
    return found


def side_of(table: Table[Any], seat: int) -> tuple[int, ...]:
    """The seats that win together with this one."""
    sides = table.game.sides(table.seats, table.options)
    return next((side.seats for side in sides if seat in side.seats), (seat,))


def reasons(gains: Sequence[Worths]) -> list[str]:
    """The parts in which a choice is better in most worlds, the weightiest first.

    >>> reasons([{"power": 0.8, "heroes": 0.4}, {"power": 0.6, "heroes": 0.5, "allies": -0.1}])
    ['power', 'heroes']
    """
    found: Worths = {}
    for name in dict.fromkeys(name for world in gains for name in world):
        worths = [world.get(name, 0.0) for world in gains]
        if sum([worth > NOTABLE for worth in worths]) >= MOSTLY * len(worths):
            found[name] = sum(worths) / len(worths)
    weighty = sorted(found, key=lambda name: -found[name])
    least = max(NOTABLE, MINOR * found[weighty[0]]) if weighty else NOTABLE
    return [name for name in weighty if found[name] > least][:REASONS]
