"""Epics, equipment, Reckoners and boards as facts, read from `content/*.toml`.

A kind of card is an index into the tuples below: Epics, then equipment, then abilities. A Reckoner,
a symbol, a face of a die, a district and a track of Steelheart are numbers, too.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from spieltisch.games.reckoners.pieces import (
    Adjustment,
    Difficulty,
    Effect,
    Epic,
    Figure,
    Gear,
    Limits,
    Ours,
    Power,
    Start,
    Timing,
    Villain,
)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "content" / f"{name}.toml").read_text("utf-8"))


_CITY = _read("city")
_TEAM = _read("reckoners")
_STEELHEART = _read("steelheart")

START: Final = msgspec.convert(_CITY["start"], Start)
LIMITS: Final = msgspec.convert(_CITY["limits"], Limits)
OURS: Final = msgspec.convert(_CITY["ours"], Ours)
DISTRICTS: Final[tuple[str, ...]] = tuple(one["id"] for one in _CITY["districts"])

# Symbols

SYMBOLS: Final = ("money", "enforcement", "weaken", "research", "attack", "plan")
MONEY, ENFORCEMENT, WEAKEN, RESEARCH, ATTACK, PLAN = range(6)

# Reckoners

FIGURES: Final = tuple(msgspec.convert(_TEAM["reckoners"], list[Figure]))
RECKONERS: Final[tuple[str, ...]] = tuple(one.id for one in FIGURES)
DAVID, MEGAN, ABRAHAM, PROF, CODY, TIA = range(6)
COLOURS: Final[tuple[str, ...]] = tuple(one.colour for one in FIGURES)
"""The colour of each Reckoner's own dice."""

# Cards

EPICS: Final = tuple(msgspec.convert(_read("epics")["epics"], list[Epic]))
EQUIPMENT: Final = tuple(msgspec.convert(_read("equipment")["equipment"], list[Gear]))
ABILITIES: Final = tuple(one.ability for one in FIGURES)
GEAR: Final[tuple[Gear | None, ...]] = (*[None] * len(EPICS), *EQUIPMENT, *ABILITIES)
"""By kind of card: what a Reckoner can have; None for Epics."""
KINDS: Final[tuple[str, ...]] = (
    *(epic.id for epic in EPICS),
    *(gear.id for gear in EQUIPMENT),
    *(ability.id for ability in ABILITIES),
)
KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KINDS)}
FIRST_EQUIPMENT: Final = len(EPICS)
FIRST_ABILITY: Final = FIRST_EQUIPMENT + len(EQUIPMENT)
EPIC_BACK, EQUIPMENT_BACK, ABILITY_BACK = range(3)
BACKS: Final[tuple[int, ...]] = (
    *[EPIC_BACK] * len(EPICS),
    *[EQUIPMENT_BACK] * len(EQUIPMENT),
    *[ABILITY_BACK] * len(ABILITIES),
)


def _numbers(symbols: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(SYMBOLS.index(symbol) for symbol in symbols)


EFFECT: Final[tuple[Effect | None, ...]] = tuple(gear.effect if gear else None for gear in GEAR)
TIMING: Final[tuple[Timing | None, ...]] = tuple(gear.timing if gear else None for gear in GEAR)
SHOWS: Final[tuple[tuple[int, ...], ...]] = tuple(
    _numbers(gear.symbols) if gear else () for gear in GEAR
)
"""The symbols on a card."""
COST: Final[tuple[int, ...]] = tuple(
    SYMBOLS.index(gear.cost) if gear and gear.cost else -1 for gear in GEAR
)
PRICE: Final[tuple[int, ...]] = tuple(gear.price if gear else 0 for gear in GEAR)
EXTRA: Final[tuple[int, ...]] = tuple(
    COLOURS.index(gear.colour) if gear and gear.colour else -1 for gear in GEAR
)
"""The Reckoner of whose colour a card's extra die is."""

# Dice. A face is a combination of symbols; a plan token lies among the dice as one with one side.

WHITE: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(face) for face in _TEAM["white"]["faces"])
"""What is on the six sides of a white die."""
_WHITE = tuple(_numbers(face) for face in WHITE)
_SPECIAL = tuple(tuple(_numbers(face) for face in one.faces) for one in FIGURES)
FACES: Final[tuple[tuple[int, ...], ...]] = tuple(
    sorted({*_WHITE, *(face for faces in _SPECIAL for face in faces)}, key=lambda f: (len(f), f))
)
TOKEN_FACE: Final = len(FACES)
WHITE_DICE: Final = START.white_dice * len(RECKONERS)
OF_COLOUR: Final = START.special_dice + 1
"""So many dice of each colour: the Reckoner's own, and one in the supply."""
FIRST_TOKEN: Final = WHITE_DICE + OF_COLOUR * len(RECKONERS)
MOVEMENT_DIE: Final = FIRST_TOKEN + len(RECKONERS)
MOVES: Final[tuple[int, ...]] = tuple(_STEELHEART["movement"]["faces"])
SIDES: Final[tuple[tuple[int, ...], ...]] = (
    *[tuple(FACES.index(face) for face in _WHITE)] * WHITE_DICE,
    *(tuple(FACES.index(face) for face in faces) for faces in _SPECIAL for _ in range(OF_COLOUR)),
    *[(TOKEN_FACE,)] * len(RECKONERS),
    MOVES,
)
"""What is on the sides of each die."""


def face_word(face: int) -> str:
    """What a face is called.

    >>> face_word(FACES.index((MONEY, ATTACK))), face_word(FACES.index((PLAN, PLAN)))
    ('money-attack', 'plan-plan')
    """
    return "-".join(SYMBOLS[symbol] for symbol in FACES[face])


@cache
def own_dice(reckoner: int) -> tuple[int, ...]:
    """The dice that a Reckoner begins with: white ones, then those of the own colour.

    >>> own_dice(DAVID), own_dice(MEGAN)
    ((0, 1, 2, 18, 19, 20), (3, 4, 5, 22, 23, 24))
    """
    white, special = START.white_dice, START.special_dice
    first = WHITE_DICE + OF_COLOUR * reckoner
    return (
        *range(white * reckoner, white * (reckoner + 1)),
        *range(first, first + special),
    )


def extra_die(colour: int) -> int:
    """The die of this Reckoner's colour that lies in the supply."""
    return WHITE_DICE + OF_COLOUR * (colour + 1) - 1


def colour_of(die: int) -> str:
    """The colour of a die; plan tokens have none.

    >>> colour_of(0), colour_of(18), colour_of(FIRST_TOKEN)
    ('white', 'blue', '')
    """
    if die >= FIRST_TOKEN:
        return ""
    return "white" if die < WHITE_DICE else COLOURS[(die - WHITE_DICE) // OF_COLOUR]


# Steelheart

TRACKS: Final[tuple[str, ...]] = tuple(_STEELHEART["layout"]["tracks"])
RED, BLUE, YELLOW, PURPLE = range(4)
DIFFICULTIES: Final = {
    one.id: one
    for one in msgspec.convert(_STEELHEART["difficulties"], list[Difficulty], strict=False)
}
_ADJUSTMENT = {
    (one.reckoners, one.side): one
    for one in msgspec.convert(_STEELHEART["adjustment"], list[Adjustment])
}
_POWER = {one.side: one for one in msgspec.convert(_STEELHEART["power"], list[Power])}


@cache
def villain(difficulty: str, reckoners: int) -> Villain:
    """Steelheart at this difficulty against so many Reckoners.

    >>> villain("normal", 4).start, villain("beginner", 3).red
    (32, (3, 1, 1, 1, 2))
    """
    chosen = DIFFICULTIES[difficulty]
    board, power = _ADJUSTMENT[reckoners, chosen.adjustment], _POWER[chosen.power]
    return Villain(
        chosen.start[reckoners], board.group, board.red, board.blue, power.yellow, power.purple
    )


def track_length(track: int, of: Villain) -> int:
    return len((of.red, of.blue, of.yellow, of.purple)[track])


# What must hold in the files


def _check() -> None:
    """The numbers that the rulebook names; whoever changes a file learns at once what broke."""
    deeds = [deed for epic in EPICS for deed in epic.actions]
    assert len(EPICS) == 25 and len(EQUIPMENT) == 29 and len(FIGURES) == 6
    assert len(DISTRICTS) == 7 and len(set(KINDS)) == len(KINDS)
    assert all(0 < epic.research <= LIMITS.research for epic in EPICS)
    assert all(
        epic.health is None or epic.weak_health < epic.health <= LIMITS.health for epic in EPICS
    )
    assert all(len(epic.actions) > START.epic_marker for epic in EPICS)
    assert all(not deed.track or deed.track in TRACKS for deed in deeds)
    assert all((gear.timing is Timing.PAID) == bool(gear.cost) for gear in (*EQUIPMENT, *ABILITIES))
    assert len(_ADJUSTMENT) == 10 and len(_POWER) == 2 and len(DIFFICULTIES) == 4


_check()

BOOSTED: Final[dict[str, int]] = {name: track for track, name in enumerate(TRACKS)}
"""The number of a track that an Epic strengthens."""
