"""What choices of the action step lead to, where the view does not say it with the dice."""

from __future__ import annotations

import msgspec

from spieltisch.games.reckoners.content import FIRST_TOKEN
from spieltisch.games.reckoners.effects import (
    BASE,
    MOVE,
    SYMBOL_OF,
    use_of,
    uses_by_symbol,
    uses_in,
    where_works,
)
from spieltisch.games.reckoners.offers import PLAN_STANDS_FOR, any_of, rest_of_die
from spieltisch.games.reckoners.state import Newcago
from spieltisch.games.reckoners.symbols import converters_of, reachable
from spieltisch.games.reckoners.view import UseView, use_view


class Foresight(msgspec.Struct):
    """`tokens`: what a plan token can do, by the number of the die that stands for it.

    `rest`: what the symbols can do that are left of a die or card, all that can do the same.
    """

    tokens: dict[int, list[UseView]]
    rest: list[UseView]


def of_action(state: Newcago, seat: int) -> Foresight:
    """What this seat's plan tokens can do."""
    holders = [reckoner for reckoner in state.played_by(seat) if state.plans[reckoner]]
    return Foresight({FIRST_TOKEN + one: with_token(state, one) for one in holders}, [])


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
    return Foresight({}, found)
