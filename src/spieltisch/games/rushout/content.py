"""Trials, spells, tiles and setups as facts, read from `content/*.toml`.

A kind of card is an index into the tuples below. Tiles (heroes, the dragon's) are cards too. A
symbol is the number of a face of a die: five skills and the joker, for each side its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from enum import Enum
from importlib.resources import files
from typing import Any

import msgspec

HERO_SYMBOLS = ("fire", "sword", "footprint", "key", "heart", "joker")
WIZARD_SYMBOLS = ("plant", "water", "air", "lightning", "fire", "joker")
SYMBOLS = (
    *(f"hero-{symbol}" for symbol in HERO_SYMBOLS),
    *(f"wizard-{symbol}" for symbol in WIZARD_SYMBOLS),
)
"""All symbols as choices and words name them: those of the heroes first."""
JOKER = 5
HERO_DICE = 3
WIZARD_DICE = 5


class Type(Enum):
    """What a card or tile is."""

    STANDARD = "standard"
    COIN = "coin"
    CONFLICT = "conflict"
    CONFUSION = "confusion"
    SUMMONING = "summoning"
    DRAGON_LORE = "dragon-lore"
    WEAKNESS = "weakness"
    CURSE = "curse"
    DOOM = "doom"
    DRAIN = "drain"
    HERO = "hero"
    DRAGON = "dragon"
    EQUIPMENT = "equipment"
    SCROLL = "scroll"


TRIALS = (Type.STANDARD, Type.COIN, Type.CONFLICT)
SPELLS = (
    Type.CONFUSION,
    Type.SUMMONING,
    Type.DRAGON_LORE,
    Type.WEAKNESS,
    Type.CURSE,
    Type.DOOM,
    Type.DRAIN,
)


class Curse(Enum):
    """What a curse does to all heroes."""

    SILENCE = "silence"
    ONE_HAND = "one-hand"
    CLAP = "clap"


class Setup(msgspec.Struct, frozen=True):
    """An exercise or scenario. `souls` and `life` are for two, three and four heroes."""

    id: str
    rounds: int
    trials: tuple[str, ...]
    spells: dict[str, int]
    dragon: bool = False
    market: bool = False
    abilities: bool = False
    souls: tuple[int, ...] = ()
    life: tuple[int, ...] = ()


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "content" / f"{name}.toml").read_text("utf-8"))


_TILES = _read("tiles")
_CARDS: list[dict[str, Any]] = [
    *_read("trials")["trials"],
    *_read("spells")["spells"],
    *({"type": "hero", **tile} for tile in _TILES["heroes"]),
    *({"type": "dragon", **tile} for tile in _TILES["dragons"]),
    *({"type": "equipment", **card} for card in _TILES["equipment"]),
    *({"type": "scroll", **card} for card in _TILES["scrolls"]),
]
SETUPS: dict[str, Setup] = {
    setup["id"]: msgspec.convert(setup, Setup) for setup in _read("setups")["setups"]
}

# By kind

KINDS: tuple[str, ...] = tuple(card["id"] for card in _CARDS)
KIND: dict[str, int] = {name: kind for kind, name in enumerate(KINDS)}
TYPE: tuple[Type, ...] = tuple(Type(card["type"]) for card in _CARDS)
COPIES: tuple[int, ...] = tuple(card.get("copies", 1) for card in _CARDS)
PLAYERS: tuple[int, ...] = tuple(
    card.get("players", 3) if card["type"] != "dragon" else min(card["players"]) for card in _CARDS
)
"""With fewer players it is left out."""
HERO_FIELDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(HERO_SYMBOLS.index(symbol) for symbol in card.get("heroes", ())) for card in _CARDS
)
WIZARD_FIELDS: tuple[tuple[int, ...], ...] = tuple(
    tuple(WIZARD_SYMBOLS.index(symbol) for symbol in card.get("wizard", ())) for card in _CARDS
)
SHARED: tuple[bool, ...] = tuple(type_ in (Type.COIN, Type.CONFLICT) for type_ in TYPE)
"""Trials that have a part for the wizard, too."""
BANNER: tuple[int, ...] = tuple(
    WIZARD_SYMBOLS.index(card["banner"]) if "banner" in card else -1 for card in _CARDS
)
ALL: tuple[bool, ...] = tuple(card.get("all", False) for card in _CARDS)
STEPS: tuple[int, ...] = tuple(card.get("steps", 0) for card in _CARDS)
FORBIDS: tuple[int, ...] = tuple(
    HERO_SYMBOLS.index(card["forbids"]) if "forbids" in card else -1 for card in _CARDS
)
SWIRL: tuple[bool, ...] = tuple(card.get("swirl", False) for card in _CARDS)
CURSE: tuple[Curse | None, ...] = tuple(
    Curse(card["curse"]) if "curse" in card else None for card in _CARDS
)
WOUNDS: tuple[int, ...] = tuple(card.get("wounds", 0) for card in _CARDS)
SOULS: tuple[bool, ...] = tuple(card.get("souls", False) for card in _CARDS)
PRICE: tuple[int, ...] = tuple(card.get("price", 0) for card in _CARDS)
ABILITY: tuple[int, ...] = tuple(card.get("ability", 0) for card in _CARDS)
"""What the ability of a hero costs, in experience."""
EXCHANGES: tuple[bool, ...] = tuple(card.get("exchanges", False) for card in _CARDS)
FLIPS: tuple[tuple[int, ...], ...] = tuple(
    tuple(WIZARD_SYMBOLS.index(symbol) for symbol in card.get("flips", ())) for card in _CARDS
)


def _jokers(card: dict[str, Any]) -> tuple[int, ...]:
    symbols = WIZARD_SYMBOLS if card["type"] == "scroll" else HERO_SYMBOLS
    named = [card["joker"]] if "joker" in card else card.get("jokers", ())
    return tuple(symbols.index(symbol) for symbol in named)


JOKERS: tuple[tuple[int, ...], ...] = tuple(_jokers(card) for card in _CARDS)
"""What jokers of its owner may stand for."""

# Sets of symbols: one bit for each


def bits(symbols: Iterable[int]) -> int:
    """The set of these symbols; -1 stands for none.

    >>> bits([0, 3, 3, -1]), SYMBOLS_IN[bits([0, 3])]
    (9, (0, 3))
    """
    found = 0
    for symbol in symbols:
        if symbol >= 0:
            found |= 1 << symbol
    return found


SYMBOLS_IN: tuple[tuple[int, ...], ...] = tuple(
    tuple(symbol for symbol in range(JOKER + 1) if found >> symbol & 1)
    for found in range(1 << (JOKER + 1))
)
"""The symbols in each set, by the set."""
HERO_FIELD_BITS: tuple[int, ...] = tuple(bits(fields) for fields in HERO_FIELDS)
WIZARD_FIELD_BITS: tuple[int, ...] = tuple(bits(fields) for fields in WIZARD_FIELDS)
BANNER_BITS: tuple[int, ...] = tuple(bits([banner]) for banner in BANNER)
FORBIDS_BITS: tuple[int, ...] = tuple(bits([symbol]) for symbol in FORBIDS)
JOKERS_BITS: tuple[int, ...] = tuple(bits(symbols) for symbols in JOKERS)


def trial_kinds(setup: Setup, players: int) -> list[int]:
    """The trials of a setup for so many players.

    >>> [len(trial_kinds(SETUPS["exercise-1"], players)) for players in (3, 4, 5)]
    [12, 14, 20]
    """
    return [
        kind
        for kind, type_ in enumerate(TYPE)
        if type_ in TRIALS and type_.value in setup.trials and PLAYERS[kind] <= players
    ]


def is_used(kind: int, setup: Setup, players: int) -> bool:
    """Can a trial or spell of this kind come into the decks?"""
    if TYPE[kind] in SPELLS:
        return setup.spells.get(TYPE[kind].value, 0) > 0
    return kind in trial_kinds(setup, players)


def spell_kinds(type_: Type) -> list[int]:
    return [kind for kind, of in enumerate(TYPE) if of is type_]


def dragon_tile(players: int) -> int:
    """The side of the dragon's tile for so many players."""
    return max(
        (kind for kind, of in enumerate(TYPE) if of is Type.DRAGON and PLAYERS[kind] <= players),
        key=lambda kind: PLAYERS[kind],
    )
