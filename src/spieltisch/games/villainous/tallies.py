"""What a choice comes to in numbers, before it is made: power and strength."""

from __future__ import annotations

from collections.abc import Callable

from spieltisch.engine import Choice, Question, Tally
from spieltisch.games.villainous.content import BEARER, PLACES_EACH, TYPE, Action, Type
from spieltisch.games.villainous.realm import (
    activation_cost,
    card_of,
    cost,
    fighters,
    gained,
    paid_bearers,
    paid_places,
    strength,
)
from spieltisch.games.villainous.state import Villainous

Reckoning = Callable[[Villainous, Question, tuple[int, ...]], Tally | None]


def tally(state: Villainous, question: Question, choice: Choice) -> Tally | None:
    """What this choice comes to, if there is something to reckon."""
    reckon = RECKONINGS.get(choice.verb)
    return reckon(state, question, choice.things) if reckon else None


def gaining(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally:
    more = gained(state, question.seat, things[2])
    return Tally("gain", {"amount": more, "power": state.power[question.seat] + more})


def playing(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally:
    return price(state, question.seat, prices(state, question.seat, things[0]))


def activating(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally:
    return price(state, question.seat, [activation_cost(state, question.seat, things[0])])


def buying_off(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally:
    ransom = card_of(state, things[0]).ransom(state, question.seat, things[0])
    return price(state, question.seat, [ransom])


def price(state: Villainous, seat: int, asked: list[int]) -> Tally:
    """What is paid, of what there is; it may depend on where the card goes."""
    least, most = min(asked), max(asked)
    values = {"cost": least, "most": most, "same": int(least == most)}
    return Tally("costs", {**values, "power": state.power[seat]})


def prices(state: Villainous, seat: int, card: int) -> list[int]:
    """What a card of the hand costs, wherever it may go."""
    kind = state.cards.kind_of[card]
    if TYPE[kind] is Type.EFFECT:
        return [cost(state, seat, card)]
    if BEARER[kind] is not None:
        found = paid_bearers(state, seat, card)
        return [cost(state, seat, card, state.place(one), one) for one in found]
    return [cost(state, seat, card, place) for place in paid_places(state, seat, card)]


def placing(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally | None:
    """What a card of the hand costs if it goes to this place."""
    return settling(state, question, things[0] % PLACES_EACH, -1)


def equipping(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally | None:
    """What an item of the hand costs if this one carries it."""
    return settling(state, question, state.place(things[0]), things[0])


def settling(state: Villainous, question: Question, place: int, bearer: int) -> Tally | None:
    seat, card = question.seat, question.values["card"]
    if card not in state.hand(seat):
        return None
    return price(state, seat, [cost(state, seat, card, place, bearer)])


def against(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally:
    """How strong a hero is, and all the allies who could be sent."""
    seat, hero = question.seat, things[0]
    total = sum(strength(state, seat, ally) for ally in fighters(state, seat, hero))
    return Tally("against", {"needed": strength(state, seat, hero), "sum": total})


def sending(state: Villainous, question: Question, things: tuple[int, ...]) -> Tally:
    """How strong those who are sent would be with this one, of what is needed."""
    asked = question.values
    total = asked["sum"] + strength(state, question.seat, things[0])
    missing = max(asked["needed"] - total, 0)
    return Tally("sends", {"sum": total, "needed": asked["needed"], "missing": missing})


RECKONINGS: dict[str, Reckoning] = {
    "act-gain": gaining,
    "play-card": playing,
    "activate-card": activating,
    "buy-off": buying_off,
    "place": placing,
    "bearer": equipping,
    "vanquish-hero": against,
    "send": sending,
}

BEGINS: dict[str, Reckoning] = {
    Action.PLAY.value: playing,
    Action.ACTIVATE.value: activating,
    Action.VANQUISH.value: against,
}


def of_uses(state: Villainous, question: Question, uses: dict[str, list[int]]) -> dict[int, Tally]:
    """What each card comes to that can be chosen once a symbol is used."""
    found: dict[int, Tally] = {}
    for action, reckon in BEGINS.items():
        for card in uses.get(action, []):
            said = reckon(state, question, (card,))
            if said is not None:
                found[card] = said
    return found
