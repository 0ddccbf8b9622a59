"""Conditions: cards played in another villain's turn.

They hold after a step of that turn, never in the middle of one. Whoever could have such a card, for
all that everybody knows, is asked, so that nobody can tell who does.
"""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Choice, Script, anyone_may, choices_of
from spieltisch.games.villainous.cards import Play
from spieltisch.games.villainous.content import COPIES
from spieltisch.games.villainous.deeds import play_effect
from spieltisch.games.villainous.realm import card_of, conditions_met, might_react
from spieltisch.games.villainous.state import Villainous


def reactions(state: Villainous) -> Script[None]:
    """After a step of a turn: the others may play conditions until nobody wants to any more."""
    while not state.reacted:
        offered = all_reactions(state)
        if not offered:
            break
        yield CHECKPOINT
        chosen = yield from anyone_may("react", offered)
        if len(chosen) > 1:
            for seat in chosen:  # While the first is played, all know who comes next.
                state.tell("reacts", seat=seat)
        for seat, choice in chosen.items():
            card = choice.things[0]
            if can_react(state, seat, card, conditions_met(state)):
                state.spent = (*state.spent, card)
                yield from play_effect(state, seat, card, seat)
            else:
                state.tell("too-late", seat=seat)
        if not chosen:
            break
    state.reacted = True
    state.felled = -1


def all_reactions(state: Villainous) -> dict[int, list[Choice]]:
    """What each of the others may play, clockwise from the active villain."""
    offered: dict[int, list[Choice]] = {}
    met = conditions_met(state)
    for step in range(1, state.seats):
        seat = (state.active + step) % state.seats
        if might_react(state, seat, met):
            hand = [card for card in state.hand(seat) if can_react(state, seat, card, met)]
            offered[seat] = choices_of("react", hand)
    return offered


def can_react(state: Villainous, seat: int, card: int, met: set[int]) -> bool:
    """Is this one of the conditions that are met, and can it be carried out?"""
    return (
        state.kind(card) in met
        and card not in state.spent
        and state.times_played(state.kind(card)) < COPIES[state.kind(card)]
        and card_of(state, card).ready(Play(state, seat, card, seat))
    )
