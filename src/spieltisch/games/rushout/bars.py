"""What a newcomer would like to choose and cannot, and why; and what can be said of the price."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine import Bar, Choice, Tally, Why
from spieltisch.games.rushout.content import PRICE
from spieltisch.games.rushout.placing import able, fitting, in_order
from spieltisch.games.rushout.rules import buyer_of, purse
from spieltisch.games.rushout.state import Phase, RushOut, side_of


def bars(state: RushOut, seat: int) -> Iterator[Bar]:
    """Dice and wares that this seat cannot choose now."""
    if state.phase is Phase.RACE:
        for die in state.in_hand(seat):
            yield Bar("die", die, Why("fits-nowhere") if state.rolled[die] else Why("roll-first"))
    elif state.phase is Phase.MARKET:
        yield from market(state, seat)


def market(state: RushOut, seat: int) -> Iterator[Bar]:
    money = purse(state, side_of(seat))
    for card in state.cards[state.places.market]:
        price = PRICE[state.kind(card)]
        if buyer_of(state, card) is not side_of(seat):
            yield Bar("card", card, Why("other-side"))
        elif price > money:
            values = {"price": price, "coins": money, "missing": price - money}
            yield Bar("card", card, Why("too-dear", {**values}))
        else:
            yield Bar("card", card, Why("bought"))


def tally(state: RushOut, seat: int, choice: Choice) -> Tally | None:
    """What a ware costs; how many symbols a card still needs with all dice that fit."""
    if choice.verb == "buy":
        price = PRICE[state.kind(choice.things[0])]
        return Tally("costs", {"price": price, "coins": purse(state, side_of(seat))})
    if choice.verb != "lay-all":
        return None
    (card,) = choice.things
    laid = len(fitting(state, seat, card, able(state, seat, in_order(state, seat))))
    return Tally("lays", {"count": laid, "left": len(state.free_fields(card, seat)) - laid})
