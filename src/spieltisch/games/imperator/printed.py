"""What no match changes, for whoever draws it: what each card is worth, and how a hand can grow."""

from __future__ import annotations

from typing import Literal

import msgspec

from spieltisch.games.imperator.deck import BLACK, HP, KINDS, VALUE
from spieltisch.games.imperator.state import ATTACKERS, BUFFS

Use = Literal["attack", "defence"]


def use_of(black: bool) -> Use:
    """What a card of this colour is good for."""
    return "attack" if black else "defence"


class PrintedCard(msgspec.Struct, frozen=True):
    """What a kind of card is worth, what for, and how many hit points it has as Imperator."""

    value: int
    use: Use
    hp: int


class ImperatorPrinted(msgspec.Struct, frozen=True):
    """All cards by their kind, and how many attackers and buffs a player can have."""

    cards: dict[str, PrintedCard]
    attackers: int
    buffs: int


PRINTED = ImperatorPrinted(
    cards={
        name: PrintedCard(VALUE[kind], use_of(BLACK[kind]), HP[kind])
        for kind, name in enumerate(KINDS)
    },
    attackers=ATTACKERS,
    buffs=BUFFS,
)
