"""What a newcomer would like to choose and cannot, and why."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine import Bar, Question, Why
from spieltisch.games.villainous.actions import performable
from spieltisch.games.villainous.cards import Play
from spieltisch.games.villainous.content import BEARER, HELPERS, PLACES_EACH, TYPE, Action, Type
from spieltisch.games.villainous.realm import (
    allies,
    bearers_for,
    can_be_defeated,
    can_play,
    can_vanquish,
    card_of,
    cost,
    covered,
    fighters,
    open_heroes,
    places_for,
    strength,
    symbols_at,
)
from spieltisch.games.villainous.state import Phase, Villainous

TURN = ("move", "act", "play", "vanquish", "send")
"""The questions at which somebody might try to choose something else."""


def bars(state: Villainous, seat: int, question: Question | None) -> Iterator[Bar]:
    """Things of this seat that it cannot choose now."""
    if state.phase is Phase.DRAFT or state.phase is Phase.OVER:
        return
    if state.active != seat:
        yield from conditions(state, seat)
        why = Why("not-your-turn", {"seat": state.active})
        yield from (Bar("card", card, why) for card in state.hand(seat))
    elif question is not None and question.prompt in TURN:
        yield from in_turn(state, seat, question)


def conditions(state: Villainous, seat: int) -> Iterator[Bar]:
    for card in state.hand(seat):
        if TYPE[state.cards.kind_of[card]] is Type.CONDITION:
            yield Bar("card", card, Why("condition"))


def in_turn(state: Villainous, seat: int, question: Question) -> Iterator[Bar]:
    yield from conditions(state, seat)
    if question.prompt == "move":
        yield from before_moving(state, seat)
    elif question.prompt == "send":
        yield from left_behind(state, seat, question.values["card"])
    else:
        yield from places(state, seat)
        yield from symbols(state, seat)
        yield from hand(state, seat, question)
        yield from heroes(state, seat, question)


def name_of(state: Villainous, seat: int, place: int) -> int:
    """The number by which choices name a place."""
    return state.villain[seat] * PLACES_EACH + place


def places(state: Villainous, seat: int) -> Iterator[Bar]:
    """Where the villain cannot go any more."""
    for place in range(PLACES_EACH):
        why = Why("locked") if state.locked[seat] >> place & 1 else Why("moved")
        yield Bar("name", name_of(state, seat, place), why)


def before_moving(state: Villainous, seat: int) -> Iterator[Bar]:
    here = state.at[seat]
    for place in range(PLACES_EACH):
        number = name_of(state, seat, place)
        if state.locked[seat] >> place & 1:
            yield Bar("name", number, Why("locked"))
        elif place == here:
            yield Bar("name", number, Why("must-leave"))
        for part in range(len(symbols_at(state, seat, place))):
            yield Bar("name", number, Why("move-first"), part)
    yield from (Bar("card", card, Why("move-first")) for card in state.hand(seat))


# Symbols


def symbols(state: Villainous, seat: int) -> Iterator[Bar]:
    for place in range(PLACES_EACH):
        number, here = name_of(state, seat, place), place == state.at[seat]
        hidden = covered(state, seat, place)
        for part, symbol in enumerate(symbols_at(state, seat, place)):
            if not here:
                yield Bar("name", number, Why("elsewhere"), part)
            elif part in state.used:
                yield Bar("name", number, Why("symbol-used"), part)
            elif hidden >> part & 1:
                yield Bar("name", number, Why("symbol-covered"), part)
            elif not performable(state, seat, symbol.action):
                yield Bar("name", number, USELESS[symbol.action], part)


USELESS: dict[Action, Why] = {
    Action.PLAY: Why("nothing-to-play"),
    Action.ACTIVATE: Why("nothing-to-activate"),
    Action.FATE: Why("nobody-to-fate"),
    Action.MOVE: Why("nothing-to-move"),
    Action.MOVE_HERO: Why("no-hero-to-move"),
    Action.VANQUISH: Why("nobody-to-vanquish"),
    Action.DISCARD: Why("nothing-to-discard"),
}


def offers(question: Question, action: Action) -> bool:
    """Is there a symbol left for this action? One that a card adds may be any."""
    verbs = {choice.verb for choice in question.choices}
    return f"act-{action.value}" in verbs or "symbol-of" in verbs


# Cards


def hand(state: Villainous, seat: int, question: Question) -> Iterator[Bar]:
    for card in state.hand(seat):
        if not can_play(state, seat, card):
            yield Bar("card", card, unplayable(state, seat, card))
        elif not offers(question, Action.PLAY) and question.prompt == "act":
            yield Bar("card", card, Why("no-play-symbol"))


def unplayable(state: Villainous, seat: int, card: int) -> Why:
    """Why a card of the hand cannot be played, also with a symbol for it."""
    kind, power = state.cards.kind_of[card], state.power[seat]
    if TYPE[kind] is Type.EFFECT:
        price = cost(state, seat, card)
        ready = card_of(state, card).ready(Play(state, seat, card, seat))
        fails = Why("no-effect")
    elif BEARER[kind] is not None:
        found = bearers_for(state, seat, card)
        asked = [cost(state, seat, card, state.place(one), one) for one in found]
        price, ready = min(asked, default=0), bool(found)
        fails = Why("no-bearer")
    else:
        goals = places_for(state, seat, card)
        price = min((cost(state, seat, card, place) for place in goals), default=0)
        ready, fails = bool(goals), Why("no-place")
    if ready and price > power:
        return Why("too-dear", {"cost": price, "power": power, "missing": price - power})
    return fails


def heroes(state: Villainous, seat: int, question: Question) -> Iterator[Bar]:
    for hero in open_heroes(state, seat):
        if not can_vanquish(state, seat, hero):
            yield Bar("card", hero, undefeated(state, seat, hero))
        elif not offers(question, Action.VANQUISH):
            yield Bar("card", hero, Why("no-vanquish-symbol"))


def undefeated(state: Villainous, seat: int, hero: int) -> Why:
    """Why a hero cannot be vanquished, also with a symbol for it."""
    if not can_be_defeated(state, seat, hero):
        return Why("protected")
    found, least = fighters(state, seat, hero), HELPERS[state.cards.kind_of[hero]]
    if len(found) < least:
        return Why("needs-allies", {"count": least - len(found)})
    needed = strength(state, seat, hero)
    total = sum(strength(state, seat, ally) for ally in found)
    return Why("needs-strength", {"needed": needed, "sum": total, "missing": needed - total})


def left_behind(state: Villainous, seat: int, hero: int) -> Iterator[Bar]:
    """Allies who cannot be sent against this hero."""
    chosen = state.picked[1:]
    for ally in allies(state, seat):
        yield Bar("card", ally, Why("sent") if ally in chosen else Why("cannot-reach"))
