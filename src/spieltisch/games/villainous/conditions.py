"""Conditions: cards played in another villain's turn.

They hold after a step of that turn, never in the middle of one. Whoever could have such a card, for
all that everybody knows, is asked, so that nobody can tell who does.
"""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Choice, Script, anyone_may, choices_of
from spieltisch.games.villainous.content import TYPE, Type
from spieltisch.games.villainous.deeds import play_effect
from spieltisch.games.villainous.realm import card_of, holds, might_hold
from spieltisch.games.villainous.state import Villainous


def reactions(state: Villainous) -> Script[None]:
    """After a step of a turn: the others may play conditions until nobody wants to any more."""
    while not state.reacted:
        offered = all_reactions(state)
        if not offered:
            break
        yield CHECKPOINT
        chosen = yield from anyone_may("react", offered)
        for seat, choice in chosen.items():
            card = choice.things[0]
            if can_react(state, seat, card):
                state.spent = (*state.spent, card)
                yield from play_effect(state, seat, card, seat)
        if not chosen:
            break
    state.reacted = True
    state.felled = -1


def all_reactions(state: Villainous) -> dict[int, list[Choice]]:
    """What each of the others may play, clockwise from the active villain."""
    offered: dict[int, list[Choice]] = {}
    for step in range(1, state.seats):
        seat = (state.active + step) % state.seats
        if might_hold(state, seat):
            hand = [card for card in state.hand(seat) if can_react(state, seat, card)]
            offered[seat] = choices_of("react", hand)
    return offered


def can_react(state: Villainous, seat: int, card: int) -> bool:
    """Is this a condition that holds now and can be carried out?"""
    kind = state.kind(card)
    return (
        TYPE[kind] is Type.CONDITION
        and card not in state.spent
        and holds(state, kind)
        and card_of(state, card).ready(state, seat, card, seat)
    )
