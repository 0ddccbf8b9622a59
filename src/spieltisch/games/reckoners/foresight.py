"""What choices lead to, and what could be suggested, as far as the view does not say it."""

from __future__ import annotations

import msgspec

from spieltisch.games.reckoners.content import FIRST_TOKEN, PRICE
from spieltisch.games.reckoners.effects import (
    BASE,
    CLEAR,
    MOVE,
    SYMBOL_OF,
    use_of,
    uses_by_symbol,
    uses_in,
    where_works,
)
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.offers import (
    PLAN_STANDS_FOR,
    any_of,
    barred_districts,
    moving_and_clearing,
    rest_of_die,
)
from spieltisch.games.reckoners.state import Newcago
from spieltisch.games.reckoners.symbols import converters_of, reachable
from spieltisch.games.reckoners.view import UseView, use_view


class Foresight(msgspec.Struct):
    """`tokens`: what a plan token can do, by the number of the die that stands for it.

    `rest`: what the symbols can do that are left of a die or card, all that can do the same.

    What is needed to suggest something to the others: `goes` says to which districts a die can take
    each Reckoner, by the Reckoner's number, `clears` where a barricade can be cleared away with it,
    and `wares` which cards the purse can pay.
    """

    tokens: dict[int, list[UseView]] = {}
    rest: list[UseView] = []
    goes: dict[int, list[int]] = {}
    clears: list[int] = []
    wares: list[int] = []


def of_action(state: Newcago) -> Foresight:
    """What all plan tokens can do, and where dice can take whom: the team talks about it."""
    barred = barred_districts(state)
    return Foresight(
        tokens={
            FIRST_TOKEN + one: with_token(state, one) for one in state.team if state.plans[one]
        },
        goes={FIRST_RECKONER + one: free_to_go(state, one, barred) for one in state.team},
        clears=[district for district in range(state.size) if barred >> district & 1],
    )


def free_to_go(state: Newcago, reckoner: int, barred: int) -> list[int]:
    uses = moving_and_clearing(state.at[reckoner], barred, state.size)
    return [use - MOVE for use in uses if use < CLEAR]


def of_market(state: Newcago) -> Foresight:
    """What anybody could buy now."""
    cards = state.cards[state.places.market]
    return Foresight(wares=[one for one in cards if PRICE[state.kind(one)] <= state.money])


def with_token(state: Newcago, reckoner: int) -> list[UseView]:
    by_symbol = uses_by_symbol(state, where_works(state, reckoner))
    return [use_view(state, use, 1) for use in uses_in(any_of(by_symbol, PLAN_STANDS_FOR))]


def of_rest(state: Newcago) -> Foresight:
    """What is left of the die or card that somebody has begun with."""
    converters = converters_of(state, state.busy)
    found: list[UseView] = []
    for choice in rest_of_die(state):
        verb = choice.verb.removeprefix("then-")
        use = use_of(verb, choice.things[-1] if choice.things else 0) if verb in BASE else MOVE
        if use < MOVE:
            symbol = SYMBOL_OF[use]
            able = sum(symbol in reachable(converters, (one,)) for one in state.pending)
            found.append(use_view(state, use, able))
    return Foresight(rest=found)
