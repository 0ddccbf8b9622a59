"""What money buys, where rewards go, which die is given up, and where everybody begins."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from spieltisch.bots.reckoners.alone import FIGHTING, WEAKENING, Block, block_of, units_of
from spieltisch.bots.reckoners.city import NOWHERE, City, Die, Figure
from spieltisch.bots.reckoners.planning import Plan
from spieltisch.bots.reckoners.worth import TUNED, Tuning, Worth, gear_worth
from spieltisch.engine import Choice
from spieltisch.games.reckoners.content import FACES, LIMITS, PRICE, SIDES, WHITE_DICE
from spieltisch.games.reckoners.names import FIRST_RECKONER, FIRST_TRACK

DONE = Choice("done")


def purchase(
    city: City,
    seat: int,
    choices: Sequence[Choice],
    kinds: Mapping[int, int],
    tuning: Tuning = TUNED,
) -> Choice:
    """What brings most for its price; equipment goes to whoever has least of it.

    Early in the match money is rather saved than spent on what brings little.
    """
    present = [one for one in city.team if one.seat == seat or one.seat not in city.done]
    lightest = min(present, key=lambda figure: (len(figure.cards), figure.number))
    left = city.distance / (2 * city.villain.start)
    best, found = tuning.thrift if left > tuning.late else 0.0, DONE
    for choice in choices:
        if choice.verb == "redeem":
            value = tuning.die / LIMITS.redeem_cost
        elif choice.verb == "buy" and choice.things[1] == FIRST_RECKONER + lightest.number:
            kind = kinds[choice.things[0]]
            value = gear_worth(kind, tuning) / PRICE[kind]
        else:
            continue
        if value > best:
            best, found = value, choice
    return found


def reward(city: City, choices: Sequence[Choice], tuning: Tuning = TUNED) -> Choice:
    """Where a reward brings most."""
    worth = Worth(city, tuning)
    held = {figure.number: figure.plans for figure in city.team}

    def gain(choice: Choice) -> float:
        thing = choice.things[0]
        if choice.verb == "take-plan":
            return worth.tokens(held[thing - FIRST_RECKONER])
        if choice.verb == "take-hamper":
            track = thing - FIRST_TRACK
            rows, marker = worth.tracks[track], city.tracks[track]
            return rows[marker - 1] - rows[marker]
        uses = [0, 0, 0, 0]
        uses[WEAKENING if choice.verb == "take-weaken" else FIGHTING] = 1
        return worth.place(thing, *uses) - worth.place(thing, 0, 0, 0, 0)

    return max(choices, key=gain)


def given_up(city: City, choices: Sequence[Choice]) -> Choice:
    """The die that is missed least: a white one, of whoever has most dice."""
    held = {die.number: len(figure.dice) for figure in city.team for die in figure.dice}

    def cost(choice: Choice) -> tuple[bool, int, int]:
        die = choice.things[0]
        return die >= WHITE_DICE, -held.get(die, 0), die

    return min(choices, key=cost)


# Where everybody begins

SAMPLES = 4
"""So many rolls are looked at."""


def placement(city: City, luck: random.Random, tuning: Tuning = TUNED) -> dict[int, int]:
    """Where each Reckoner begins, by number: there its dice would bring most, on average."""
    plans = [Plan(rolled, Worth(rolled, tuning)) for rolled in _rolled(city, luck)]
    found: dict[int, int] = {}
    for figure in sorted(city.team, key=lambda one: (one.at == NOWHERE, one.number)):
        place = figure.at if figure.at != NOWHERE else _best_place(plans, figure.number)
        found[figure.number] = place
        for plan in plans:
            plan.add(_block(plan, figure.number, place))
    return found


def _best_place(plans: Sequence[Plan], number: int) -> int:
    places = range(plans[0].city.size)
    return max(places, key=lambda place: sum([_block(p, number, place).value for p in plans]))


def _block(plan: Plan, number: int, place: int) -> Block:
    """What a Reckoner would do who stood there."""
    figure = next(one for one in plan.city.team if one.number == number)
    there = replace(figure, at=place)
    return block_of(plan.tally, there, units_of(plan.city, there), place)


def _rolled(city: City, luck: random.Random) -> list[City]:
    """The same city with dice as they may fall."""
    return [
        replace(city, team=[_throw(figure, luck) for figure in city.team]) for _ in range(SAMPLES)
    ]


def _throw(figure: Figure, luck: random.Random) -> Figure:
    dice = []
    for die in figure.dice:
        face = FACES[luck.choice(SIDES[die.number])]
        dice.append(Die(die.number, figure.counts(die.number, face), face, die.state))
    return replace(figure, dice=dice)
