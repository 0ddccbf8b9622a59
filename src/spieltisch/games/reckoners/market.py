"""The equipment step: one purse for all; each seat buys for its own Reckoners.

The first player may refresh the market, because that concerns no Reckoner more than others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, choices_of, simultaneously
from spieltisch.games.reckoners.acting import BACKS
from spieltisch.games.reckoners.content import (
    EXTRA,
    LIMITS,
    PRICE,
    RECKONERS,
    START,
    extra_die,
)
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.offers import BACK, DONE
from spieltisch.games.reckoners.state import FIRST_PLAYER, Newcago, Phase

REFRESH: Final = Choice("refresh")


def open_market(state: Newcago, phase: Phase) -> None:
    """Whoever cannot buy anything is done, and has nothing to come back to."""
    state.phase = phase
    state.backs = [0] * state.seats
    state.done = 0
    for seat in range(state.seats):
        if not wares(state, seat):
            state.done |= 1 << seat
            state.backs[seat] = BACKS


def equipment_step(state: Newcago) -> Script[dict[int, None]]:
    """Until all are done."""
    return simultaneously(
        {seat: buying(state, seat) for seat in range(state.seats)},
        until=lambda: state.done == state.everyone,
        anew=lambda: asked_anew(state),
    )


def asked_anew(state: Newcago) -> Mapping[int, Script[None]] | None:
    seats, state.stirred = state.stirred, ()
    return {seat: buying(state, seat) for seat in seats} if seats else None


def buying(state: Newcago, seat: int) -> Script[None]:
    """One seat buys until it is done; it may come back until all are."""
    while True:
        if not state.done >> seat & 1:
            yield CHECKPOINT
            choice = yield from ask(seat, "equip", lambda: [*wares(state, seat), DONE])
            take(state, seat, choice)
        elif state.backs[seat] == BACKS:
            return
        else:
            yield CHECKPOINT
            yield from ask(seat, "rest", [BACK], idle=True)
            state.backs[seat] += 1
            state.done &= ~(1 << seat)
            state.tell("comes-back", seat=seat)


def wares(state: Newcago, seat: int) -> list[Choice]:
    """What a seat can buy: cards for its Reckoners, their lost dice, and another market."""
    mine, kind_of = state.played_by(seat), state.cards.kind_of
    found = [
        Choice("buy", (card, FIRST_RECKONER + reckoner))
        for card in state.cards[state.places.market]
        if PRICE[kind_of[card]] <= state.money
        for reckoner in mine
    ]
    if state.lost and state.money >= LIMITS.redeem_cost:
        dice = [die for reckoner in mine for die in state.hands[reckoner] if state.lost >> die & 1]
        found += choices_of("redeem", dice)
    if seat == FIRST_PLAYER and can_refresh(state):
        found.append(REFRESH)
    return found


def can_refresh(state: Newcago) -> bool:
    enough = state.money >= LIMITS.refresh_cost
    return enough and state.cards[state.places.equipment_deck] != ()


def take(state: Newcago, seat: int, choice: Choice) -> None:
    if choice is DONE:
        state.done |= 1 << seat
        state.tell("is-done", seat=seat)
    elif choice is REFRESH:
        refresh(state)
    elif choice.verb == "buy":
        buy(state, choice.things[0], choice.things[1] - FIRST_RECKONER)
    else:
        redeem(state, choice.things[0])


def buy(state: Newcago, card: int, reckoner: int) -> None:
    """The card stays with this Reckoner; another one comes into the market at once."""
    kind = state.kind(card)
    state.money -= PRICE[kind]
    state.cards.put(card, state.places.gear[reckoner])
    state.tell("buys", reckoner=RECKONERS[reckoner], card=card, money=state.money)
    if EXTRA[kind] >= 0:
        state.hands[reckoner] = (*state.hands[reckoner], extra_die(EXTRA[kind]))
    fill(state)


def fill(state: Newcago) -> None:
    """The market has four cards, as long as there are any."""
    cards, places = state.cards, state.places
    while len(cards[places.market]) < START.market and cards[places.equipment_deck]:
        cards.draw(places.equipment_deck, places.market)


def refresh(state: Newcago) -> None:
    """All cards of the market leave the game, and others come. Whoever can buy is asked again."""
    state.money -= LIMITS.refresh_cost
    state.cards.pour(state.places.market, state.places.box)
    fill(state)
    state.tell("refreshes", money=state.money)
    for seat in range(state.seats):
        if state.done >> seat & 1 and wares(state, seat):
            state.done &= ~(1 << seat)
            state.stirred = (*state.stirred, seat)


def redeem(state: Newcago, die: int) -> None:
    """A lost die comes back to whom it was taken from."""
    state.money -= LIMITS.redeem_cost
    state.lost &= ~(1 << die)
    state.tell("redeems", reckoner=RECKONERS[state.holder(die)], money=state.money)
