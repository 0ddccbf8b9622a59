"""What is printed on cards and boards, as plain structs."""

from __future__ import annotations

from enum import Enum
from typing import Literal

import msgspec

Provenance = Literal["rulebook", "public", "house"]


class Act(Enum):
    """What an Epic does."""

    FORTIFY = "fortify"
    RECRUIT = "recruit"
    POPULATION = "population"
    SUPPORT = "support"
    BARRICADE = "barricade"
    BOOST = "boost"
    DISCOVER = "discover-base"


class Effect(Enum):
    """What an ability or a piece of equipment does."""

    DOUBLE = "double"
    CONVERT = "convert"
    DIE = "die"
    MOVE = "move"
    SYMBOLS = "symbols"
    ANYWHERE = "anywhere"
    TURN_DIE = "turn-die"
    REROLL = "reroll"
    GIVE_PLAN = "give-plan"
    AIM = "aim"


class Timing(Enum):
    """When it does it: always, once a round, or once a round for a die or a plan token."""

    PERMANENT = "permanent"
    FREE = "free"
    PAID = "paid"


class Deed(msgspec.Struct, frozen=True):
    """One icon of an action track; `of` is what supported neighbours do."""

    act: Act
    amount: int = 1
    track: str = ""
    of: Deed | None = None


class Epic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Epic's card. Without health it cannot be attacked until its weakness is known."""

    id: str
    research: int
    weak_health: int
    actions: tuple[Deed, ...]
    rewards: dict[str, int]
    provenance: Provenance
    name_provenance: Provenance
    health: int | None = None


class Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of equipment, or an ability: that one has no price."""

    id: str
    effect: Effect
    timing: Timing
    provenance: Provenance
    price: int = 0
    symbols: tuple[str, ...] = ()
    cost: str = ""
    colour: str = ""
    name_provenance: Provenance = "house"
    value_provenance: Provenance = "house"
    timing_provenance: Provenance = "house"
    owner_provenance: Provenance = "house"


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Reckoner: the ability, and what is on the six sides of the own dice."""

    id: str
    colour: str
    faces: tuple[tuple[str, ...], ...]
    ability: Gear
    provenance: Provenance
    name_provenance: Provenance
    colour_provenance: Provenance


class Difficulty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong Steelheart is: his start value by number of Reckoners, and sides of boards."""

    id: str
    power: str
    adjustment: str
    start: dict[int, int]
    provenance: Provenance


class Adjustment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of an adjustment board."""

    reckoners: int
    side: str
    group: int
    red: tuple[int, ...]
    blue: tuple[int, ...]
    provenance: Provenance


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the power board."""

    side: str
    yellow: tuple[Deed, ...]
    purple: tuple[Deed, ...]
    provenance: Provenance


class Villain(msgspec.Struct, frozen=True):
    """Steelheart in this match: his start value and his four tracks."""

    start: int
    group: int
    red: tuple[int, ...]
    blue: tuple[int, ...]
    yellow: tuple[Deed, ...]
    purple: tuple[Deed, ...]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everything begins with."""

    population: int
    money: int
    market: int
    epic_marker: int
    new_epic_marker: int
    steelheart_marker: int
    white_dice: int
    special_dice: int
    plans: int
    provenance: Provenance


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much there is of everything, and what some things cost."""

    research: int
    health: int
    rolls: int
    enforcement: int
    barricades: int
    plans: int
    refresh_cost: int
    redeem_cost: int
    provenance: Provenance


class Ours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits that no source gives."""

    money: int
    base_spaces: int
    provenance: Provenance
