"""What can be said of a single card: where it lies, what it is, and what it costs."""

from __future__ import annotations

from spieltisch.engine import Face, Fact, Lying
from spieltisch.games.villainous.content import (
    ACTIVATION,
    COST,
    FIGHTS,
    PLACES,
    PLACES_EACH,
    PRICED,
    STRENGTH,
    TYPE,
    Type,
)
from spieltisch.games.villainous.realm import activation_cost, strength
from spieltisch.games.villainous.state import Villainous


def in_realm(state: Villainous, card: int) -> Lying:
    """At which place of a realm, who carries it or what it carries: copies differ in that."""
    seat = state.pile_owner(card)
    place = PLACES[state.villain[seat] * PLACES_EACH + state.place(card)]
    bearer = state.bearer.get(card)
    if bearer is not None:
        return Lying("carried", {"target": face(state, bearer), "place": place})
    if items := state.carried(card):
        return Lying("laden", {"cards": [face(state, item) for item in items], "place": place})
    return Lying("realm", {"place": place})


def face(state: Villainous, card: int) -> Face:
    """A card in a realm: all see what it is."""
    return Face(card, state.kinds[state.kind(card)])


def facts(state: Villainous, card: int) -> list[Fact]:
    """Its type, what it costs and how strong it is: in a realm as it is now, else as printed."""
    kind, seat, lies_there = state.kind(card), state.pile_owner(card), state.is_in_realm(card)
    type_ = Type.ALLY if lies_there and state.is_ally(card) else TYPE[kind]
    found = [Fact("type", {"type": f"type-{type_.value}"})]
    if PRICED[kind]:
        found.append(Fact("cost", {"cost": COST[kind]}))
    if FIGHTS[kind]:
        now = strength(state, seat, card) if lies_there else STRENGTH[kind]
        found.append(Fact("strength", {"strength": now}))
    printed = ACTIVATION[kind]
    if printed is not None:
        cost = activation_cost(state, seat, card) if lies_there else printed
        found.append(Fact("activation", {"cost": cost}))
    return found
