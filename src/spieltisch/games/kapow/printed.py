"""What is printed on boards, characters and cards, for whoever draws them: told once."""

from __future__ import annotations

import msgspec

from spieltisch.games.kapow.content import BOARD, BOX, CHARACTERS, TEAM_UPS, TRAITS
from spieltisch.games.kapow.pieces import Effect


class PrintedEffect(msgspec.Struct, frozen=True):
    """What an ability gives: `count` of it (0: something is counted), and to whom it happens."""

    op: str
    count: int
    kind: str
    who: str


class PrintedCharacter(msgspec.Struct, frozen=True):
    """What a character starts with. `actions` are the faces on each of its action dice.

    `abilities` and the `rows` of its solo side are named.
    """

    id: str
    side: str
    health: int
    traits: tuple[str, ...]
    actions: tuple[tuple[str, ...], ...]
    abilities: tuple[str, ...]
    rows: tuple[str, ...]


class PrintedHalf(msgspec.Struct, frozen=True):
    """One half of a team-up card."""

    slots: tuple[str, ...]
    effects: tuple[PrintedEffect, ...]


class PrintedCard(msgspec.Struct, frozen=True):
    """A team-up card."""

    id: str
    colour: str
    timing: tuple[str, ...]
    halves: tuple[PrintedHalf, ...]


class KapowPrinted(msgspec.Struct, frozen=True):
    """What each ability gives, the characters, the cards, and the sides of the dice by colour."""

    abilities: dict[str, tuple[PrintedEffect, ...]]
    characters: tuple[PrintedCharacter, ...]
    team_ups: tuple[PrintedCard, ...]
    traits: dict[str, tuple[str, ...]]
    sides: int


def _effect(effect: Effect) -> PrintedEffect:
    kind = effect.kind if effect.op == "gain-face" else ""
    return PrintedEffect(effect.op, effect.value or effect.n or effect.total, kind, effect.who)


PRINTED = KapowPrinted(
    abilities={
        ability.id: tuple([_effect(effect) for effect in ability.effects])
        for ability in (*BOARD, *[one for character in CHARACTERS for one in character.abilities])
    },
    characters=tuple(
        [
            PrintedCharacter(
                id=character.id,
                side=character.side,
                health=character.health,
                traits=character.traits,
                actions=character.actions,
                abilities=tuple([ability.id for ability in character.abilities]),
                rows=tuple([f"row-{row.id}" for row in character.rows]),
            )
            for character in CHARACTERS
        ]
    ),
    team_ups=tuple(
        [
            PrintedCard(
                card.id,
                card.colour,
                card.timing,
                tuple(
                    [
                        PrintedHalf(half.slots, tuple([_effect(effect) for effect in half.effects]))
                        for half in card.halves
                    ]
                ),
            )
            for card in TEAM_UPS
        ]
    ),
    traits={die.colour: die.faces for die in TRAITS},
    sides=BOX.sides,
)
