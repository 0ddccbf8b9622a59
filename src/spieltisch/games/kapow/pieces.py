"""What is printed on the boards of Kapow!, as plain structs."""

from __future__ import annotations

from typing import Literal

import msgspec

Timing = Literal[
    "immediate",
    "this-round",
    "attack-base",
    "attack-kicker",
    "attack-multiplier",
    "defence-base",
    "defence-kicker",
    "defence-multiplier",
    "power-up",
    "after-power-up",
]
Op = Literal[
    "attack-base",
    "attack-kicker",
    "attack-multiplier",
    "defence-base",
    "defence-kicker",
    "defence-multiplier",
    "attack",
    "defence",
    "gain-trait",
    "gain-action",
    "gain-face",
    "heal",
    "lose-health",
    "lose-face",
    "reroll",
    "turn-die",
    "gain-and-roll",
    "exchange-trait",
    "exchange-face",
    "place-as",
    "base-attacks",
    "cancel",
]
Count = Literal[
    "",
    "blank-dice-placed-by-both",
    "opponent-faces-gained-this-round",
    "opponent-dice-gained-this-round",
]
Condition = Literal["", "opponent-gained-die-this-round", "self-lost-health-to-attack-this-round"]
Provenance = Literal["rulebook", "public", "house"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that an ability does.

    `value` is what it adds to a sum, `n` how much is gained or lost; instead of either, something
    can be counted (`count`), up to `most`. It happens to `who`; `chooser` says who picks what is
    lost. With `at` it happens only at this one of the ability's timings.
    """

    op: Op
    value: int = 0
    n: int = 0
    kind: Literal["any", "nonwild"] = "any"
    who: Literal["self", "opponent"] = "self"
    chooser: Literal["self", "opponent"] = "self"
    count: Count = ""
    most: int = 0
    condition: Condition = ""
    total: int = 0
    what: Literal["", "opponent-attack-kickers", "opponent-attack-multiplier"] = ""
    die: Literal["", "trait"] = ""
    to: Literal["any", "nonwild"] = "any"
    showing: Literal["", "blank"] = ""
    placed_as: Literal["", "agility"] = ""
    at: Timing | Literal[""] = ""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability: one section of slots, several of which `any_number` may be filled, or none.

    `match` are pairs of slots in each section that must show the same. `ours` names what is our own
    design although the rest is printed.
    """

    id: str
    timing: tuple[Timing, ...]
    effects: tuple[Effect, ...]
    provenance: Provenance
    sections: tuple[tuple[str, ...], ...] = ()
    any_number: bool = False
    match: tuple[tuple[int, int], ...] = ()
    ours: tuple[str, ...] = ()


class RowOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to fill a section of a row on a solo side, and what it gives."""

    slots: tuple[str, ...]
    gives: tuple[Effect, ...]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a solo side: so many sections can be filled; with none it needs no dice."""

    id: str
    sections: int
    options: tuple[RowOption, ...]
    provenance: Provenance


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character: what it starts with, its abilities, and the rows of its solo side.

    `actions` are the faces on each of its action dice.
    """

    id: str
    side: Literal["hero", "villain"]
    health: int
    traits: tuple[str, ...]
    actions: tuple[tuple[str, ...], ...]
    provenance: Provenance
    name_provenance: Provenance
    abilities: tuple[Ability, ...]
    rows: tuple[Row, ...]


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One half of a team-up card."""

    slots: tuple[str, ...]
    effects: tuple[Effect, ...]


class TeamUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team-up card: it works when both halves are filled."""

    id: str
    colour: str
    timing: tuple[Timing, ...]
    halves: tuple[Half, Half]
    provenance: Provenance


class TraitDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of one colour."""

    colour: str
    faces: tuple[str, ...]
    provenance: Provenance
    ours: tuple[str, ...] = ()


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in a box: dice of each colour, action dice, faces of each symbol."""

    traits_of_a_colour: int
    actions: int
    faces_of_a_symbol: int
    sides: int
    provenance: Provenance


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an AI character begins with beyond what its board says; in `coop` with other health."""

    health: int
    coop: int
    dice: tuple[str, ...]
    provenance: Provenance


class Kit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody starts with in a first game."""

    health: int
    traits: tuple[str, ...]
    actions: tuple[tuple[str, ...], ...]
    provenance: Provenance
