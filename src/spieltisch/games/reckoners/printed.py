"""What is printed on dice, cards and boards, for whoever draws them: told once."""

from __future__ import annotations

import msgspec

from spieltisch.games.reckoners.content import (
    DISTRICTS,
    EPICS,
    EQUIPMENT,
    FIGURES,
    LIMITS,
    START,
    WHITE,
)
from spieltisch.games.reckoners.pieces import Epic, Gear
from spieltisch.games.reckoners.view import ActionView, action_view


class PrintedEpic(msgspec.Struct, frozen=True):
    """An Epic's card; without health it cannot be attacked until its weakness is known."""

    id: str
    research: int
    health: int | None
    weak_health: int
    actions: tuple[ActionView, ...]
    rewards: dict[str, int]


class PrintedGear(msgspec.Struct, frozen=True):
    """A piece of equipment or an ability. `colour` is that of the die that it brings."""

    id: str
    effect: str
    timing: str
    symbols: tuple[str, ...]
    cost: str | None
    price: int
    colour: str | None


class PrintedReckoner(msgspec.Struct, frozen=True):
    """A Reckoner: the colour of the own dice, what is on them, and the ability."""

    id: str
    colour: str
    faces: tuple[tuple[str, ...], ...]
    ability: PrintedGear


class ReckonersPrinted(msgspec.Struct, frozen=True):
    """All cards and dice, and the numbers of the rules that a table shows."""

    districts: tuple[str, ...]
    epics: tuple[PrintedEpic, ...]
    equipment: tuple[PrintedGear, ...]
    reckoners: tuple[PrintedReckoner, ...]
    white: tuple[tuple[str, ...], ...]
    population: int
    rolls: int
    refresh_cost: int
    redeem_cost: int


def _epic(epic: Epic) -> PrintedEpic:
    return PrintedEpic(
        id=epic.id,
        research=epic.research,
        health=epic.health,
        weak_health=epic.weak_health,
        actions=tuple([action_view(deed) for deed in epic.actions]),
        rewards=epic.rewards,
    )


def _gear(gear: Gear) -> PrintedGear:
    return PrintedGear(
        id=gear.id,
        effect=gear.effect.value,
        timing=gear.timing.value,
        symbols=gear.symbols,
        cost=gear.cost or None,
        price=gear.price,
        colour=gear.colour or None,
    )


PRINTED = ReckonersPrinted(
    districts=DISTRICTS,
    epics=tuple([_epic(epic) for epic in EPICS]),
    equipment=tuple([_gear(gear) for gear in EQUIPMENT]),
    reckoners=tuple(
        [PrintedReckoner(one.id, one.colour, one.faces, _gear(one.ability)) for one in FIGURES]
    ),
    white=WHITE,
    population=START.population,
    rolls=LIMITS.rolls,
    refresh_cost=LIMITS.refresh_cost,
    redeem_cost=LIMITS.redeem_cost,
)
