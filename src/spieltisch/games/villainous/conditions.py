"""Conditions: cards played in another villain's turn.

They hold after a step of that turn, never in the middle of one. Whoever could have such a card, for
all that everybody knows, is asked, so that nobody can tell who does.
"""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, EVERYONE, Choice, Script, anyone_may, choices_of
from spieltisch.games.villainous.cards import Play
from spieltisch.games.villainous.content import ASKED, CONDITIONS, COPIES, Trigger
from spieltisch.games.villainous.deeds import play_effect
from spieltisch.games.villainous.realm import allies, card_of, items, strength
from spieltisch.games.villainous.state import DISCARD, Villainous


def reactions(state: Villainous) -> Script[None]:
    """After a step of a turn: the others may play conditions until nobody wants to any more."""
    while not state.reacted:
        offered = all_reactions(state)
        if not offered:
            break
        yield CHECKPOINT
        chosen = yield from anyone_may("react", offered, seat=state.active, round=state.round)
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


# Which can be played


def conditions_met(state: Villainous) -> set[int]:
    """The opponents' conditions for which the active villain has what they ask for."""
    opponents = [villain for seat, villain in enumerate(state.villain) if seat != state.active]
    met: set[int] = set()
    for trigger, asking in ASKED.items():
        kinds = [asking[villain] for villain in opponents if villain in asking]
        if kinds and is_true(state, trigger):
            met.update(kinds)
    return met


def is_true(state: Villainous, trigger: Trigger) -> bool:
    """Has the active villain what a condition asks for?"""
    active, least = state.active, trigger.least
    match trigger.kind:
        case "power":
            return state.power[active] >= least
        case "defeat":
            return state.felled >= least
        case "allies":
            return len(allies(state, active)) >= least
        case "items":
            return len(items(state, active)) >= least
    return any(strength(state, active, ally) >= least for ally in allies(state, active))


def might_react(state: Villainous, seat: int, met: set[int]) -> bool:
    """Could this seat play one of these conditions, for all that everybody knows?"""
    hand = state.hand(seat)
    return bool(hand) and any(
        kind in met and might_hold(state, seat, kind, hand)
        for kind in CONDITIONS[state.villain[seat]]
    )


def might_hold(state: Villainous, seat: int, kind: int, hand: tuple[int, ...]) -> bool:
    """Could a copy of this condition that is still playable be in this hand, as far as all know?"""
    if state.times_played(kind) >= COPIES[kind]:
        return False
    kind_of, seen = state.cards.kind_of, state.cards.seen
    known = [card for card in hand if seen[card] == EVERYONE]
    if any(kind_of[card] == kind and card not in state.spent for card in known):
        return True
    elsewhere = sum(kind_of[card] == kind for card in (*known, *state.lying(seat, DISCARD)))
    return len(known) < len(hand) and elsewhere < COPIES[kind]
