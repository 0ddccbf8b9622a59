"""The questions that abilities ask. Each names the card that asks, so that its text is at hand."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.engine import Choice, Script, ask, choices_of
from spieltisch.games.villainous.content import PLACES, PLACES_EACH, VILLAINS
from spieltisch.games.villainous.state import Phase, Villainous

ACTION_NAMES = len(PLACES) + len(VILLAINS) + len(Phase)
"""Actions are named after all places, villains and phases."""
DECLINE = Choice("decline")
DONE = Choice("done")
YES = Choice("use")


def pick_card(
    by: int, me: int, verb: str, cards: Sequence[int], optional: bool = False
) -> Script[int]:
    """One of these cards, to do with it what the verb says; -1 if none is there or wanted."""
    if not cards:
        return -1
    if optional:
        choice = yield from ask(by, "pick-card", [*choices_of(verb, cards), DECLINE], card=me)
        return -1 if choice is DECLINE else choice.things[0]
    if len(cards) == 1:
        return cards[0]
    choice = yield from ask(by, "pick-card", choices_of(verb, cards), card=me)
    return choice.things[0]


def pick_place(
    state: Villainous, seat: int, by: int, me: int, places: Sequence[int], optional: bool = False
) -> Script[int]:
    """One of these places of a realm, for this card to go to; -1 if none is there or wanted."""
    if not places:
        return -1
    if len(places) == 1 and not optional:
        return places[0]
    choices = place_choices(state, seat, places)
    if optional:
        choices.append(DECLINE)
    choice = yield from ask(by, "pick-place", choices, card=me)
    return -1 if choice is DECLINE else choice.things[0] % PLACES_EACH


def place_choices(state: Villainous, seat: int, places: Sequence[int]) -> list[Choice]:
    first = state.villain[seat] * PLACES_EACH
    return choices_of("place", [first + place for place in places])


def pick_number(by: int, me: int, low: int, high: int) -> Script[int]:
    """A number from low to high."""
    if low == high:
        return low
    numbers = choices_of("amount", range(low, high + 1))
    choice = yield from ask(by, "pick-number", numbers, card=me)
    return choice.things[0]


def wants(by: int, me: int) -> Script[bool]:
    """Does the seat want to use the ability of this card?"""
    choice = yield from ask(by, "use-ability", [YES, DECLINE], card=me)
    return choice is YES
