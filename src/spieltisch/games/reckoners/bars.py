"""What a newcomer would like to choose and cannot, and why; and what wares cost."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine import Bar, Choice, Question, Tally, Why
from spieltisch.games.reckoners.content import LIMITS, PRICE, RECKONERS, TIMING
from spieltisch.games.reckoners.effects import BASE, MOVE, use_of
from spieltisch.games.reckoners.pieces import Timing
from spieltisch.games.reckoners.state import NOBODY_BUSY, Newcago, Phase
from spieltisch.games.reckoners.view import use_view

MARKET = (Phase.OUTFITTING, Phase.EQUIPMENT)


def bars(state: Newcago, seat: int, question: Question | None) -> Iterator[Bar]:
    """Dice and cards that this seat cannot choose now."""
    if state.phase is Phase.OVER:
        return
    for reckoner in state.played_by(seat):
        yield from dice(state, seat, reckoner)
        yield from gear(state, reckoner)
    yield from market(state)


def dice(state: Newcago, seat: int, reckoner: int) -> Iterator[Bar]:
    for die in state.hands[reckoner]:
        if state.lost >> die & 1:
            price = LIMITS.redeem_cost
            yield Bar("die", die, Why("lost", {"price": price, "money": state.money}))
        elif state.spent >> die & 1:
            yield Bar("die", die, Why("spent"))
        else:
            yield Bar("die", die, waiting(state, seat))


def waiting(state: Newcago, seat: int) -> Why:
    """Why a die that is not used up cannot be used now."""
    if state.phase is Phase.ROLL:
        return Why("kept")
    if state.phase is not Phase.ACTIONS:
        return Why("later")
    if state.busy != NOBODY_BUSY:
        return Why("busy", {"reckoner": RECKONERS[state.busy]})
    return Why("done") if state.done >> seat & 1 else Why("no-use")


def gear(state: Newcago, reckoner: int) -> Iterator[Bar]:
    for card in state.gear_of(reckoner):
        timing = TIMING[state.kind(card)]
        if timing is Timing.PERMANENT:
            yield Bar("card", card, Why("permanent"))
        elif state.is_used(card):
            yield Bar("card", card, Why("used"))
        elif state.phase is Phase.ACTIONS:
            yield Bar("card", card, Why("no-die") if timing is Timing.PAID else Why("no-effect"))
        else:
            yield Bar("card", card, Why("later"))


def market(state: Newcago) -> Iterator[Bar]:
    for card in state.cards[state.places.market]:
        price, money = PRICE[state.kind(card)], state.money
        if state.phase not in MARKET:
            yield Bar("card", card, Why("market-later"))
        elif price > money:
            missing = {"price": price, "money": money, "missing": price - money}
            yield Bar("card", card, Why("too-dear", {**missing}))
        else:
            yield Bar("card", card, Why("done"))


def tally(state: Newcago, choice: Choice) -> Tally | None:
    """What is paid of the purse, or what the rest of a die changes."""
    if choice.verb == "buy":
        return costs(state, PRICE[state.kind(choice.things[0])])
    if choice.verb in ("redeem", "refresh"):
        return costs(state, LIMITS.redeem_cost if choice.things else LIMITS.refresh_cost)
    verb = choice.verb.removeprefix("then-")
    if verb == choice.verb or verb not in BASE:
        return None
    use = use_of(verb, choice.things[-1] if choice.things else 0)
    return changes(state, use) if use < MOVE else None


def costs(state: Newcago, price: int) -> Tally:
    return Tally("costs", {"price": price, "money": state.money})


def changes(state: Newcago, use: int) -> Tally:
    """What one symbol changes."""
    seen = use_view(state, use, 1)
    result = seen.result or "none"
    return Tally("changes", {"before": seen.before, "after": seen.after, "result": result})
