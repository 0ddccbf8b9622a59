"""What is printed on boards and cards lies open as cards, so that it can be looked up anywhere.

They never move: which abilities somebody has follows from the character.
"""

from __future__ import annotations

from typing import Final

from spieltisch.engine import Cards, Pile
from spieltisch.games.kapow.content import BOARD, CHARACTERS, KINDS, TEAM_UPS

PILES: Final = tuple(
    [Pile(n, name) for n, name in enumerate(("board", "characters", "team-ups", "solo"))]
)


def _laid_out() -> Cards:
    board, characters, team_ups, solo = PILES
    on_board = {ability.id for ability in BOARD}
    on_characters = {ability.id for character in CHARACTERS for ability in character.abilities}
    on_cards = {card.id for card in TEAM_UPS}
    cards = Cards(PILES, range(len(KINDS)))
    for card, kind in enumerate(KINDS):
        if kind in on_board:
            cards.put(card, board)
        elif kind in on_cards:
            cards.put(card, team_ups)
        else:
            is_front = kind in on_characters or kind.startswith("character-")
            cards.put(card, characters if is_front else solo)
    return cards


LAID_OUT: Final = _laid_out()
"""Copied for each match."""
