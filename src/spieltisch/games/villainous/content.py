"""The villains' realms and cards as facts, read from `content/*.toml`.

A kind of card is an index into the tuples below; so is a place (four for each villain, from left to
right) and a villain.
"""

from __future__ import annotations

import tomllib
from enum import Enum
from importlib.resources import files
from typing import Any, Literal

import msgspec

VILLAINS: tuple[str, ...] = (
    "maleficent",
    "ursula",
    "jafar",
    "captain-hook",
    "prince-john",
    "queen-of-hearts",
)
PLACES_EACH = 4


class Type(Enum):
    """What a card is."""

    ALLY = "ally"
    ITEM = "item"
    EFFECT = "effect"
    CONDITION = "condition"
    CURSE = "curse"
    HERO = "hero"


class Action(Enum):
    """What a symbol lets a villain do."""

    GAIN = "gain"
    PLAY = "play"
    ACTIVATE = "activate"
    FATE = "fate"
    MOVE = "move"
    MOVE_HERO = "move-hero"
    VANQUISH = "vanquish"
    DISCARD = "discard"


class Symbol(msgspec.Struct, frozen=True, gc=False):
    """One symbol of a place; `amount` is the power that it gives."""

    action: Action
    amount: int = 0


class Trigger(msgspec.Struct, frozen=True, gc=False):
    """When a condition holds: the active opponent has at least so many (or so strong) of these."""

    kind: Literal["power", "defeat", "allies", "items", "strong-ally"]
    least: int


def _symbol(text: str) -> Symbol:
    name, *amount = text.split()
    return Symbol(Action(name), int(amount[0]) if amount else 0)


_DATA = [
    tomllib.loads((files(__package__) / "content" / f"{villain}.toml").read_text("utf-8"))
    for villain in VILLAINS
]
_CARDS: list[tuple[int, bool, dict[str, Any]]] = [
    (villain, deck == "fate", card)
    for villain, data in enumerate(_DATA)
    for deck in ("cards", "fate")
    for card in data[deck]
]
_PLACES: list[dict[str, Any]] = [place for data in _DATA for place in data["places"]]

# By place

PLACES: tuple[str, ...] = tuple(place["id"] for place in _PLACES)
SYMBOLS: tuple[tuple[Symbol, ...], ...] = tuple(
    tuple(_symbol(text) for text in (*place["top"], *place["bottom"])) for place in _PLACES
)
"""The symbols of each place, those on top first."""
ON_TOP: tuple[int, ...] = tuple(len(place["top"]) for place in _PLACES)
"""How many of them lie on top, where heroes cover them."""
LOCKED: tuple[bool, ...] = tuple(place.get("locked", False) for place in _PLACES)

# By kind

KINDS: tuple[str, ...] = tuple(card["id"] for _, _, card in _CARDS)
KIND: dict[str, int] = {name: kind for kind, name in enumerate(KINDS)}
VILLAIN: tuple[int, ...] = tuple(villain for villain, _, _ in _CARDS)
FATE: tuple[bool, ...] = tuple(fate for _, fate, _ in _CARDS)
TYPE: tuple[Type, ...] = tuple(Type(card["type"]) for _, _, card in _CARDS)
FIGHTS: tuple[bool, ...] = tuple(type_ in (Type.ALLY, Type.HERO) for type_ in TYPE)
"""Who has a strength: above a place they are heroes, below it allies."""
COPIES: tuple[int, ...] = tuple(card["copies"] for _, _, card in _CARDS)
COST: tuple[int, ...] = tuple(card.get("cost", 0) for _, _, card in _CARDS)
PRICED: tuple[bool, ...] = tuple(
    not fate and type_ is not Type.CONDITION for fate, type_ in zip(FATE, TYPE, strict=True)
)
"""Who plays it pays for it: neither for fate nor for conditions."""
SETTLES: tuple[bool, ...] = tuple(type_ not in (Type.EFFECT, Type.CONDITION) for type_ in TYPE)
"""It comes to lie in a realm; all else only happens."""
STRENGTH: tuple[int, ...] = tuple(card.get("strength", 0) for _, _, card in _CARDS)
ADDS: tuple[int, ...] = tuple(card.get("adds", 0) for _, _, card in _CARDS)
"""What an item adds to the strength of its bearer."""
BEARER: tuple[Type | None, ...] = tuple(
    Type(card["bearer"]) if "bearer" in card else None for _, _, card in _CARDS
)
"""Who must carry it."""
ACTIVATION: tuple[int | None, ...] = tuple(card.get("activation") for _, _, card in _CARDS)
HELPERS: tuple[int, ...] = tuple(card.get("helpers", 0) for _, _, card in _CARDS)
"""So many allies at least must take part when this hero is vanquished."""
REACH: tuple[int, ...] = tuple(card.get("reach", 0) for _, _, card in _CARDS)
"""How many places away an ally can fight."""
GRANTS: tuple[Symbol | None, ...] = tuple(
    _symbol(card["grants"]) if "grants" in card else None for _, _, card in _CARDS
)
TRIGGER: tuple[Trigger | None, ...] = tuple(
    msgspec.convert(card["trigger"], Trigger) if "trigger" in card else None
    for _, _, card in _CARDS
)
MAY: tuple[bool, ...] = tuple(card.get("may", False) for _, _, card in _CARDS)
STRICT: tuple[bool, ...] = tuple(card.get("strict", False) for _, _, card in _CARDS)
"""Older printings say "must" where the newer ones say "may", or the other way round."""


def _place_named(card: dict[str, Any], villain: int, key: str) -> int:
    """The place that a card names, counted within its realm; -1 if it names none."""
    return PLACES.index(card[key]) - villain * PLACES_EACH if key in card else -1


ONLY_AT: tuple[int, ...] = tuple(_place_named(card, v, "only_at") for v, _, card in _CARDS)
NEVER_AT: tuple[int, ...] = tuple(_place_named(card, v, "never_at") for v, _, card in _CARDS)
CONTRACT: tuple[int, ...] = tuple(_place_named(card, v, "contract") for v, _, card in _CARDS)
"""Where a hero who carries it must be moved to."""

CONDITIONS: tuple[tuple[int, ...], ...] = tuple(
    tuple(k for k, t in enumerate(TYPE) if t is Type.CONDITION and VILLAIN[k] == villain)
    for villain in range(len(VILLAINS))
)
"""The conditions in each villain's deck."""

ASKED: dict[Trigger, dict[int, int]] = {}
"""For each trigger the villains that have a condition with it, and its kind."""
for _kind, _trigger in enumerate(TRIGGER):
    if _trigger is not None:
        ASKED.setdefault(_trigger, {})[VILLAIN[_kind]] = _kind


def deck(villain: int) -> list[int]:
    """The kinds of all 45 cards of a villain, one for each copy.

    >>> len(deck(0)), sum(FATE[kind] for kind in deck(0))
    (45, 15)
    """
    return [kind for kind, of in enumerate(VILLAIN) if of == villain for _ in range(COPIES[kind])]
