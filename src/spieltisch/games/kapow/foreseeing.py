"""What the others will probably do in this round, and what things are worth because of that."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from statistics import fmean
from typing import NamedTuple

from spieltisch.games.kapow.content import ABILITIES, BLANK, BOX, IS_ACTION, ROWS, SECTIONS
from spieltisch.games.kapow.fitting import look
from spieltisch.games.kapow.outlook import RATES, USUAL, WORTHS, Left, Outlook, outlook
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


def falls(sides: Sides) -> list[tuple[int, ...]]:
    """As many ways to fall as a die has sides, so that each side of each die lies up once.

    Every other die goes through its sides backwards, each from another one on: the rare faces of
    dice that are alike do not come all together.
    """
    return [
        tuple([die[(n + (guess if n % 2 else -guess)) % len(die)] for n, die in enumerate(sides)])
        for guess in range(BOX.sides)
    ]


@lru_cache(maxsize=4096)
def person(character: int, sides: Sides) -> Forecast:
    """What a person will do with such dice, more or less."""
    found = [plans(character, (), looks, (), USUAL, kept=1)[0] for looks in falls(sides)]
    effects = [effects_of(plan) for plan in found]
    return Forecast(
        tuple([plan.attack for plan in found]),
        tuple([plan.defence for plan in found]),
        fmean([gained(some, "gain-trait", "gain-action", "gain-and-roll") for some in effects]),
        fmean([gained(some, "gain-face") for some in effects]),
    )


@lru_cache(maxsize=4096)
def ai(character: int, sides: Sides) -> Forecast:
    """What an AI character does with such dice: it has no choice."""
    found = [
        [
            effect
            for row, option, _ in rows_for(character, tuple(sorted(looks)))
            for effect in gifts(row, option)
        ]
        for looks in falls(sides)
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


def forecast(state: Kapow, fighter: int, knowing: int | None) -> Forecast:
    sides = sides_of(state, fighter, knowing)
    return (ai if state.is_ai(fighter) else person)(state.character[fighter], sides)


# The state of the race


def outlook_for(state: Kapow, seat: int) -> Outlook:
    """What is worth how much to a seat that places its dice, or chooses what to gain."""
    team = state.team(seat)
    health, foe_health = state.health[team], state.health[1 - team]
    foe = forecast(state, state.aim[seat], seat)
    blows, shields = facing(state, seat, foe)
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


def facing(state: Kapow, seat: int, foe: Forecast) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The attacks that a seat may have to hold off, and the defences that it may have to break."""
    if state.rules.mode != "coop":
        return foe.attacks, foe.defences
    # Everybody attacks whoever has the highest defence on the other side.
    other = forecast(state, state.mate(state.aim[seat]), seat)
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
