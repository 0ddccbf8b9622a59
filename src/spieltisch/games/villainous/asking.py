"""The questions that abilities ask. Each names the card that asks, so that its text is at hand."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.engine import Choice, Script, ask, choices_of
from spieltisch.games.villainous.content import PLACES_EACH
from spieltisch.games.villainous.state import Villainous

YES, DECLINE = Choice("use"), Choice("decline")
"""To a question that is answered with yes or no."""
SKIP = Choice("skip")
"""To one that asks which, where none has to be chosen."""
ENOUGH = Choice("enough")
"""To one that asks for a second one, where the first is enough."""
DONE = Choice("done")


def pick_card(
    by: int, me: int, verb: str, cards: Sequence[int], optional: bool = False
) -> Script[int]:
    """One of these cards, to do with it what the verb says; -1 if none is there or wanted."""
    if not cards:
        return -1
    if optional:
        choice = yield from ask(by, "pick-card", [*choices_of(verb, cards), SKIP], card=me)
        return -1 if choice is SKIP else choice.things[0]
    if len(cards) == 1:
        return cards[0]
    choice = yield from ask(by, "pick-card", choices_of(verb, cards), card=me)
    return choice.things[0]


def pick_another(by: int, me: int, verb: str, cards: Sequence[int]) -> Script[int]:
    """A second one of these cards; -1 if none is there or the first is enough."""
    if not cards:
        return -1
    choice = yield from ask(by, "pick-another", [*choices_of(verb, cards), ENOUGH], card=me)
    return -1 if choice is ENOUGH else choice.things[0]


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
        choices.append(SKIP)
    choice = yield from ask(by, "pick-place", choices, card=me)
    return -1 if choice is SKIP else choice.things[0] % PLACES_EACH


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
