"""A bot decides by what its seat knows: if what is hidden is dealt anew, it chooses the same."""

from __future__ import annotations

from collections.abc import Callable

from playing import AnyGame, AnyTable, Options, luck, steps
from spieltisch.bots import Bot
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Table

MATCHES = 12
ENOUGH = 25
"""So many matches at most are played, until so many decisions were compared."""
MOMENTS = 12
APART = 25
"""In each match so many moments are looked at, about so many choices apart."""
TWINS = 2

Make = Callable[[int | str], Bot]


def check_bot_is_honest(game: AnyGame, seats: int, options: Options, make: Make, seed: str) -> int:
    """Returns how many decisions were compared: each with twins that the seat cannot tell apart."""
    compared = 0
    for match in range(MATCHES):
        if compared >= ENOUGH:
            break
        chance = luck("honest", seed, match)
        table: AnyTable = Table(game, seats, f"{seed} {match}", options)
        for _ in range(MOMENTS):
            for _ in steps(table, chance, 1 + chance.below(2 * APART)):
                pass
            for asked in table.questions:
                if asked.seat != CLOCK and len(asked.choices) > 1:
                    check_decision(table, asked.seat, make, f"{seed} {match}")
                    compared += 1
    return compared


def check_decision(table: AnyTable, seat: int, make: Make, seed: str) -> None:
    """At the table and at its twins a new bot with the same seed wants the same."""
    chosen = wanted(table, seat, make, seed)
    for number in range(TWINS):
        twin = table.fork(knowing=seat, luck=f"{seed} {number}")
        where = f"{seed}: moment {table.moment}: seat {seat}"
        assert wanted(twin, seat, make, seed) == chosen, f"{where}: the choice depends on secrets"


def wanted(table: AnyTable, seat: int, make: Make, seed: str) -> tuple[object, int]:
    """What a new bot would choose here, and how long it would take."""
    shown, bot = Seat(table, seat), make(seed)
    return shown.choices[bot.choose(shown)], bot.pace(shown)
