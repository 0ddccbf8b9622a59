"""Boards, characters, cards and dice as facts, read from `content/*.toml`.

A symbol, a colour, an ability, a section, a character is an index into the tuples below. Abilities
are those of the board, then those of the characters, then the halves of the team-up cards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

from spieltisch.games.kapow.pieces import (
    Ability,
    Box,
    Character,
    Foe,
    Kit,
    TeamUp,
    Timing,
    TraitDie,
)

SYMBOLS: Final = ("might", "energy", "toughness", "agility", "x-factor", "wild", "blank")
MIGHT, ENERGY, TOUGHNESS, AGILITY, X_FACTOR, WILD, BLANK = range(7)
FACES: Final = range(WILD + 1)
"""The symbols that there are loose faces of."""
NONWILD: Final = range(WILD)
CHARACTER_IDS: Final = (
    "tough-nut",
    "elusivity",
    "time-out",
    "fuse",
    "crescendo",
    "victor-kane",
    "coquette",
    "spoiler-alert",
    "mindset",
    "reverb",
)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "content" / f"{name}.toml").read_text("utf-8"))


_DICE = _read("dice")
TRAITS: Final = msgspec.convert(_DICE["traits"], tuple[TraitDie, ...])
BOX: Final = msgspec.convert(_DICE["box"], Box)
FIRST_GAME: Final = msgspec.convert(_DICE["first_game"], Kit)
BOARD: Final = msgspec.convert(_read("board")["abilities"], tuple[Ability, ...])
CHARACTERS: Final = tuple([msgspec.convert(_read(name), Character) for name in CHARACTER_IDS])
_FOES = _read("foes")
FOES: Final = msgspec.convert(_FOES["levels"], dict[str, Foe])
"""By the option `foe`: what all AI characters get."""
_ADJUSTED: Final = msgspec.convert(_FOES["adjusted"], dict[str, int])
TEAM_UPS: Final = msgspec.convert(_read("team-up")["cards"], tuple[TeamUp, ...])
COLOURS: Final = tuple([die.colour for die in TRAITS])
CARD_COLOURS: Final = tuple(dict.fromkeys(card.colour for card in TEAM_UPS))
NOBODY_SPECIAL: Final = -1
"""The character of those who have none: in a first game."""


def symbol(name: str) -> int:
    """A symbol by its name.

    >>> symbol("wild")
    5
    """
    return SYMBOLS.index(name)


def more_health(foe: Foe, character: int, coop: bool) -> int:
    """With how much health beyond what its board says an AI character begins."""
    health = foe.coop if coop else foe.health
    return health + _ADJUSTED.get(CHARACTER_IDS[character], 0) if health else 0


def twin(card: int) -> int:
    """The other team-up card of the same colour."""
    colour = TEAM_UPS[card].colour
    return next(n for n, other in enumerate(TEAM_UPS) if other.colour == colour and n != card)


# Abilities


def _half(card: TeamUp, number: int) -> Ability:
    half = card.halves[number]
    return Ability(
        id=card.id,
        timing=card.timing,
        effects=half.effects,
        provenance=card.provenance,
        sections=(half.slots,),
    )


ABILITIES: Final = (
    *BOARD,
    *[ability for character in CHARACTERS for ability in character.abilities],
    *[_half(card, number) for card in TEAM_UPS for number in (0, 1)],
)
EACH: Final = len(CHARACTERS[0].abilities)
_HALVES: Final = len(BOARD) + EACH * len(CHARACTERS)
OTHER_HALF: Final = tuple(
    [-1 if n < _HALVES else n + 1 - 2 * ((n - _HALVES) % 2) for n in range(len(ABILITIES))]
)
"""For the half of a team-up card the ability that is its other half."""


def abilities_of(character: int) -> range:
    """The abilities on a character's board.

    >>> [ABILITIES[n].id for n in abilities_of(CHARACTER_IDS.index("mindset"))]
    ['psionic-attack', 'mind-blast', 'split-mind', 'empty-mind']
    """
    if character == NOBODY_SPECIAL:
        return range(0)
    first = len(BOARD) + EACH * character
    return range(first, first + EACH)


def half_of(card: int, half: int) -> int:
    """The ability that is half 0 or 1 of a team-up card."""
    return _HALVES + 2 * card + half


def card_of(ability: int) -> int:
    """The team-up card of which the ability is a half; -1 if it is none."""
    return (ability - _HALVES) // 2 if ability >= _HALVES else -1


# Sections: where dice are placed


class Section:
    """Some slots that are filled together. `again` is the next section that asks for the same."""

    __slots__ = ("ability", "again", "first", "match", "name", "slots")

    def __init__(self, ability: int, number: int) -> None:
        printed = ABILITIES[ability]
        self.ability = ability
        self.slots: tuple[str, ...] = printed.sections[number]
        self.match = printed.match
        self.again = -1
        self.first = self.slots not in printed.sections[:number]
        alike = len(set(printed.sections)) == 1
        self.name = printed.id if alike else f"{printed.id}-{self.slots[0]}"
        """Sections that ask for the same have the same name."""


def _sections() -> tuple[Section, ...]:
    found: list[Section] = []
    for ability, printed in enumerate(ABILITIES):
        for number in range(len(printed.sections)):
            section = Section(ability, number)
            if not section.first:
                before = next(s for s in reversed(found) if s.slots == section.slots)
                before.again = len(found)
            found.append(section)
    return tuple(found)


SECTIONS: Final = _sections()


def _first_alike() -> tuple[int, ...]:
    first = list(range(len(SECTIONS)))
    for number, section in enumerate(SECTIONS):
        if section.again >= 0:
            first[section.again] = first[number]
    return tuple(first)


FIRST_ALIKE: Final = _first_alike()
"""For each section the first of those that ask for the same."""
SECTIONS_OF: Final = tuple(
    [
        tuple([n for n, section in enumerate(SECTIONS) if section.ability == ability])
        for ability in range(len(ABILITIES))
    ]
)
IMMEDIATE: Final = frozenset(
    [n for n, ability in enumerate(ABILITIES) if "immediate" in ability.timing]
)
FREE: Final = frozenset([n for n, ability in enumerate(ABILITIES) if not ability.sections])
"""Those that need no dice."""


def at(timing: Timing) -> frozenset[int]:
    """The abilities that are triggered at this time."""
    return frozenset([n for n, ability in enumerate(ABILITIES) if timing in ability.timing])


# Dice. Those of a box have one number after the other: colour by colour, then the action dice.

_TRAITS_IN_BOX: Final = BOX.traits_of_a_colour * len(TRAITS)
DICE_IN_BOX: Final = _TRAITS_IN_BOX + BOX.actions
ACTION: Final = len(COLOURS)
"""The colour of action dice, so to speak."""
MOST_BOXES: Final = 2
COLOUR_OF: Final = tuple(
    [
        min(die % DICE_IN_BOX // BOX.traits_of_a_colour, ACTION)
        for die in range(DICE_IN_BOX * MOST_BOXES)
    ]
)
"""By die, for as many boxes as a match can need."""
IS_ACTION: Final = tuple([colour == ACTION for colour in COLOUR_OF])
SIDES_OF_TRAIT: Final = tuple([tuple([symbol(face) for face in die.faces]) for die in TRAITS])
NO_FACES: Final = (BLANK,) * BOX.sides
FULL_STOCK: Final = (BOX.faces_of_a_symbol,) * len(FACES)


def dice_in(boxes: int) -> list[tuple[int, ...]]:
    """The sides of all dice in so many boxes.

    >>> len(dice_in(2)), dice_in(1)[0]
    (60, (0, 0, 0, 1, 1, 4))
    """
    return [
        NO_FACES if IS_ACTION[die] else SIDES_OF_TRAIT[COLOUR_OF[die]]
        for die in range(boxes * DICE_IN_BOX)
    ]


# Words: what choices and messages name by a number

ROWS: Final = tuple([row for character in CHARACTERS for row in character.rows])
KINDS: Final = (
    *[ability.id for ability in ABILITIES[:_HALVES]],
    *[card.id for card in TEAM_UPS],
    *[f"row-{row.id}" for row in ROWS],
    *[f"character-{character.id}" for character in CHARACTERS],
)
NAMES: Final = tuple(
    dict.fromkeys(
        [
            *[section.name for section in SECTIONS],
            *[ability.id for ability in ABILITIES],
            *SYMBOLS,
            *COLOURS,
            "action",
            *[character.id for character in CHARACTERS],
        ]
    )
)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
SPOT: Final = tuple([NUMBER[section.name] for section in SECTIONS])
"""The number of a section's name; sections that ask for the same share it."""
ABILITY_NUMBER: Final = tuple([NUMBER[ability.id] for ability in ABILITIES])
SYMBOL_NUMBER: Final = tuple([NUMBER[name] for name in SYMBOLS])
COLOUR_NUMBER: Final = tuple([NUMBER[name] for name in (*COLOURS, "action")])
CHARACTER_NUMBER: Final = tuple([NUMBER[name] for name in CHARACTER_IDS])
CARD_NUMBER: Final = tuple([NUMBER[card.id] for card in TEAM_UPS])
SYMBOL_OF: Final = {number: n for n, number in enumerate(SYMBOL_NUMBER)}
COLOUR_WITH: Final = {number: n for n, number in enumerate(COLOUR_NUMBER)}
CHARACTER_OF: Final = {number: n for n, number in enumerate(CHARACTER_NUMBER)}
CARD_WITH: Final = {number: n for n, number in enumerate(CARD_NUMBER)}


def _check_ids(ids: Sequence[str]) -> None:
    twice = {name for name in ids if ids.count(name) > 1}
    if twice:
        raise ValueError(f"named-twice:{sorted(twice)}")


_check_ids(KINDS)
_check_ids([*SYMBOLS, *COLOURS, *CHARACTER_IDS, *[ability.id for ability in ABILITIES[:_HALVES]]])
