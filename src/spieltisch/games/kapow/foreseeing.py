"""What the others will probably do in this round, and what things are worth because of that."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import permutations
from statistics import fmean
from typing import Final, NamedTuple

from spieltisch.games.kapow.content import ABILITIES, BLANK, BOX, IS_ACTION, ROWS, SECTIONS
from spieltisch.games.kapow.fitting import look
from spieltisch.games.kapow.outlook import (
    NO_SPREAD,
    RATES,
    SPREAD,
    THOROUGH,
    USUAL,
    WORTHS,
    Left,
    Outlook,
    outlook,
)
from spieltisch.games.kapow.pieces import Effect
from spieltisch.games.kapow.planning import Plan, plans
from spieltisch.games.kapow.reckoning import reckon, selected_now
from spieltisch.games.kapow.rounds import last_round
from spieltisch.games.kapow.solo import rows_for
from spieltisch.games.kapow.state import Kapow, Step

Sides = tuple[tuple[int, ...], ...]
"""For each die what its sides look like."""


class Forecast(NamedTuple):
    """What may come of somebody's dice: sums, one for each guess, and what is gained on average."""

    attacks: tuple[int, ...]
    defences: tuple[int, ...]
    dice: float
    faces: float

    @property
    def attack(self) -> float:
        return sum(self.attacks) / len(self.attacks)


FEW: Final = BOX.sides
"""So many guesses somebody makes who does not think for long."""


def falls(sides: Sides, guesses: int) -> list[tuple[int, ...]]:
    """So many ways to fall; of as many as a die has sides, each side of each die lies up once."""
    orders = [order(place, guesses) for place in range(len(sides))]
    return [
        tuple([die[turned[guess]] for die, turned in zip(sides, orders, strict=True)])
        for guess in range(guesses)
    ]


ORDERS: Final = tuple(permutations(range(FEW)))
STRIDE: Final = 101
OFFSET: Final = 263
"""How far apart the orders lie in this list that follow each other, and those of neighbours."""


@cache
def order(place: int, guesses: int) -> tuple[int, ...]:
    """In which order the die at this place goes through its sides.

    Every other die goes backwards, each from another side on: the rare faces of dice that are alike
    do not come all together. After that each goes through them in ever other orders.
    """
    found = [(place + (guess if place % 2 else -guess)) % FEW for guess in range(FEW)]
    while len(found) < guesses:
        found += ORDERS[(STRIDE * len(found) + OFFSET * place) % len(ORDERS)]
    return tuple(found[:guesses])


@lru_cache(maxsize=4096)
def person(character: int, sides: Sides) -> Forecast:
    """What anybody will do with such dice, more or less."""
    found = [best_plan(character, looks, USUAL) for looks in falls(sides, FEW)]
    return foreseen(found)


@lru_cache(maxsize=1024)
def this_person(character: int, sides: Sides, outlook: Outlook, guesses: int) -> Forecast:
    """What somebody will do to whom things look so."""
    return foreseen([best_plan(character, looks, outlook) for looks in falls(sides, guesses)])


def best_plan(character: int, looks: tuple[int, ...], outlook: Outlook) -> Plan:
    return plans(character, (), looks, (), outlook, kept=1)[0]


def foreseen(found: Sequence[Plan]) -> Forecast:
    effects = [effects_of(plan) for plan in found]
    return Forecast(
        tuple([plan.attack for plan in found]),
        tuple([plan.defence for plan in found]),
        fmean([gained(some, "gain-trait", "gain-action", "gain-and-roll") for some in effects]),
        fmean([gained(some, "gain-face") for some in effects]),
    )


@lru_cache(maxsize=4096)
def ai(character: int, sides: Sides, guesses: int = FEW) -> Forecast:
    """What an AI character does with such dice: it has no choice."""
    found = [
        [
            effect
            for row, option, _ in rows_for(character, tuple(sorted(looks)))
            for effect in gifts(row, option)
        ]
        for looks in falls(sides, guesses)
    ]
    return Forecast(
        tuple([sum([one.value for one in some if one.op == "attack"]) for some in found]),
        tuple([sum([one.value for one in some if one.op == "defence"]) for some in found]),
        fmean([gained(some, "gain-trait", "gain-action") for some in found]),
        fmean([gained(some, "gain-face") for some in found]),
    )


def gifts(row: int, option: int) -> tuple[Effect, ...]:
    return ROWS[row].options[option].gives


def effects_of(plan: Plan) -> list[Effect]:
    abilities = {SECTIONS[section].ability for section, _ in plan.laid}
    return [effect for ability in abilities for effect in ABILITIES[ability].effects]


def gained(effects: Iterable[Effect], *ops: str) -> int:
    return sum([max(1, one.n) for one in effects if one.op in ops and one.who == "self"])


# What a seat knows of dice


def sides_of(state: Kapow, fighter: int, knowing: int | None) -> Sides:
    """The sides of a fighter's dice, as somebody saw them last."""
    symbols = state.dice.symbols
    if is_screened(state, fighter, knowing) and state.before_tidying is not None:
        symbols = state.before_tidying[0]
    return tuple(
        sorted(
            [
                tuple([look(side, IS_ACTION[die]) for side in symbols[die]])
                for die in state.own[fighter]
            ]
        )
    )


def is_screened(state: Kapow, fighter: int, knowing: int | None) -> bool:
    """Does somebody not see what this fighter does when tidying up?"""
    if not state.rules.screened or state.step is not Step.TIDY:
        return False
    return knowing is None or state.team(knowing) != state.team(fighter)


def forecast(state: Kapow, fighter: int, knowing: int | None, guesses: int = 0) -> Forecast:
    """What may come of a fighter's dice.

    With `guesses` there are so many of them, and a person goes by how things look to that person
    now, not to anybody in the middle of a match.
    """
    character, sides = state.character[fighter], sides_of(state, fighter, knowing)
    if state.is_ai(fighter):
        return ai(character, sides, guesses or FEW)
    if guesses:
        return this_person(character, sides, outlook_for(state, fighter), guesses)
    return person(character, sides)


# The state of the race


def outlook_for(state: Kapow, seat: int, guesses: int = 0) -> Outlook:
    """What is worth how much to a seat that places its dice.

    Who makes so many `guesses` knows better what the others will do.
    """
    team = state.team(seat)
    health, foe_health = state.health[team], state.health[1 - team]
    foe = forecast(state, state.aim[seat], seat, guesses)
    blows, shields = facing(state, seat, foe, guesses)
    rounds = rounds_left(state, seat, foe)
    return outlook(
        blows=blows,
        shields=shields,
        rounds=rounds,
        health=health,
        missing=state.full[team] - health,
        foe_health=foe_health,
        foe_dice=foe.dice,
        foe_faces=foe.faces,
        foe_attack=foe.attack,
        impatience=WORTHS.impatience * max(0.0, state.round - WORTHS.patience),
        left=left_for(state, seat),
        holds_marker=state.start == team,
        worths=THOROUGH if guesses else WORTHS,
        spread=NO_SPREAD if guesses else SPREAD,
    )


def left_for(state: Kapow, seat: int) -> Left:
    """What a seat can still gain, and whether its dice have room for more faces."""
    supply = state.supply[state.box(seat)]
    room = sum([state.dice.symbols[die].count(BLANK) for die in state.action_dice(seat)])
    return Left(
        traits=any(not IS_ACTION[die] for die in supply),
        actions=any(IS_ACTION[die] for die in supply),
        room=1.0 if room > sum(state.pool[seat]) else RATES.without_room,
    )


def facing(
    state: Kapow, seat: int, foe: Forecast, guesses: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The attacks that a seat may have to hold off, and the defences that it may have to break."""
    if state.rules.mode != "coop":
        return foe.attacks, foe.defences
    # Everybody attacks whoever has the highest defence on the other side.
    other = forecast(state, state.mate(state.aim[seat]), seat, guesses)
    shields = tuple(map(max, foe.defences, other.defences))
    blows = tuple([one + more for one, more in zip(foe.attacks, other.attacks, strict=True)])
    held = reckon(state, state.mate(seat), "defence", selected_now(state, state.mate(seat))).total()
    return (blows if not held else tuple([max(0, one - 2 * held) for one in blows])), shields


def rounds_left(state: Kapow, seat: int, foe: Forecast) -> float:
    """In how many more rounds dice will be rolled, as it looks now."""
    team = state.team(seat)
    own = forecast(state, seat, seat)
    size = len(state.members(team))
    dealt = max(WORTHS.lasting, net(own.attacks, foe.defences)) * size
    taken = max(WORTHS.lasting, net(foe.attacks, own.defences)) * size
    rounds = min(state.health[1 - team] / dealt, state.health[team] / taken, WORTHS.longest)
    return max(0.0, min(round(rounds, 1), float(last_round(state) - state.round)))


@lru_cache(maxsize=1024)
def net(attacks: tuple[int, ...], defences: tuple[int, ...]) -> float:
    """How much health these attacks cost against these defences, on average."""
    return fmean([max(0, attack - defence) for attack in attacks for defence in defences])
