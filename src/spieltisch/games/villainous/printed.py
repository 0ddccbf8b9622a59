"""What is printed on cards and boards, for whoever draws them: made of the content, told once."""

from __future__ import annotations

import msgspec

from spieltisch.games.villainous.content import (
    ACTIVATION,
    ADDS,
    COST,
    FATE,
    FIGHTS,
    KINDS,
    PRICED,
    SETTLES,
    STRENGTH,
    TYPE,
    VILLAIN,
    VILLAINS,
)


class PrintedCard(msgspec.Struct, frozen=True):
    """What stands on a kind of card.

    `cost` is None for what nobody pays for, `adds` is what an item adds to the strength of its
    bearer. What `settles` comes to lie in a realm; all else only happens.
    """

    villain: str
    fate: bool
    type: str
    settles: bool
    cost: int | None
    strength: int | None
    adds: int | None
    activation: int | None


class VillainousPrinted(msgspec.Struct, frozen=True):
    """All cards by their kind, and the villains in their order."""

    villains: tuple[str, ...]
    cards: dict[str, PrintedCard]


def _card(kind: int) -> PrintedCard:
    return PrintedCard(
        villain=VILLAINS[VILLAIN[kind]],
        fate=FATE[kind],
        type=TYPE[kind].value,
        settles=SETTLES[kind],
        cost=COST[kind] if PRICED[kind] else None,
        strength=STRENGTH[kind] if FIGHTS[kind] else None,
        adds=ADDS[kind] or None,
        activation=ACTIVATION[kind],
    )


PRINTED = VillainousPrinted(
    villains=VILLAINS, cards={name: _card(kind) for kind, name in enumerate(KINDS)}
)
