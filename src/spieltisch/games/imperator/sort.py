"""Trades by agreement, then sorting: everyone lays their cards out anew over their places."""

from __future__ import annotations

from msgspec import Struct

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, choices_of, only, simultaneously
from spieltisch.games.imperator.state import Imperator, Offer

NO_OFFER = Choice("no-offer")
ACCEPT = Choice("accept")
DECLINE = Choice("decline")
STAY = Choice("stay")
CONFIRM = Choice("confirm")
AGAIN = Choice("again")

TRIES = 6
"""So often a player may lay out the cards before it counts: sorting always ends."""


# Trades


def offers(state: Imperator) -> Script[None]:
    """Everyone may offer one trade, unseen by the others until all have decided.

    A hidden buff that is offered is shown to the asked player alone.
    """
    yield CHECKPOINT
    made = yield from simultaneously(
        {seat: offer(state, seat) for seat in state.alive}, screened=True
    )
    state.offers = tuple(one for one in made.values() if one is not None)
    for one in state.offers:
        state.cards.show(one.given, only(one.other))
        state.tell("offers", **told(one))


def offer(state: Imperator, seat: int) -> Script[Offer | None]:
    """A card of mine for one of somebody else's, or no offer."""
    choice = yield from ask(seat, "offer", [NO_OFFER, *choices_of("give", state.hand(seat))])
    if choice is NO_OFFER:
        return None
    given = choice.things[0]
    others = [card for other in state.alive if other != seat for card in state.hand(other)]
    choice = yield from ask(seat, "offer-for", [NO_OFFER, *choices_of("want", others)], card=given)
    if choice is NO_OFFER:
        return None
    wanted = choice.things[0]
    return Offer(seat, given, state.cards.pile_of(wanted).owner, wanted)


def replies(state: Imperator) -> Script[None]:
    """The asked players accept or decline; nobody trades more than one card."""
    while state.offers:
        one = state.offers[0]
        yield CHECKPOINT
        choice = yield from ask(
            one.other, "reply", [ACCEPT, DECLINE], other=one.seat, card=one.given, target=one.wanted
        )
        state.offers = state.offers[1:]
        if choice is DECLINE:
            state.tell("declines", **told(one))
            continue
        state.exchange(one.given, one.wanted)
        state.tell("trades", **told(one))
        parties = {one.seat, one.other}
        for later in state.offers:
            if parties & {later.seat, later.other}:
                state.tell("offer-lapses", **told(later))
        state.offers = tuple(o for o in state.offers if not parties & {o.seat, o.other})


def told(one: Offer) -> dict[str, int]:
    """An offer as the values of a message."""
    return {"seat": one.seat, "card": one.given, "other": one.other, "target": one.wanted}


# Sorting


class Order(Struct, frozen=True, gc=False):
    """How a player wants the cards to lie."""

    imperator: int
    attackers: tuple[int, ...]
    buffs: tuple[int, ...]


def sort(state: Imperator) -> Script[None]:
    """All sort at the same time, unseen; then it is shown."""
    yield CHECKPOINT
    wanted = yield from simultaneously(
        {seat: lay_out(state, seat) for seat in state.alive}, screened=True
    )
    places = state.places
    for seat, order in wanted.items():
        if order is not None:
            state.cards.arrange(
                {
                    places.imperator[seat]: (order.imperator,),
                    places.attackers[seat]: order.attackers,
                    places.buffs[seat]: order.buffs,
                }
            )
            state.tell("sorts", seat=seat, card=order.imperator)
        if state.rules.hidden_buffs:
            conceal_buffs(state, seat)


def lay_out(state: Imperator, seat: int) -> Script[Order | None]:
    """Which card is the Imperator, which are buffs (the rest are attackers), confirm."""
    hand = state.hand(seat)
    places = len(state.buffs(seat))
    for tries_left in reversed(range(TRIES)):
        choice = yield from ask(seat, "sort", [STAY, *choices_of("emperor", hand)])
        if choice is STAY:
            return None
        imperator = choice.things[0]
        rest = [card for card in hand if card != imperator]
        buffs: list[int] = []
        while len(buffs) < places:
            choice = yield from ask(
                seat, "sort-buffs", choices_of("support", rest), missing=places - len(buffs)
            )
            buffs.append(choice.things[0])
            rest.remove(choice.things[0])
        answers = [CONFIRM, AGAIN] if tries_left else [CONFIRM]
        choice = yield from ask(seat, "sort-confirm", answers, card=imperator)
        if choice is CONFIRM:
            break
    return Order(imperator, tuple(rest), tuple(buffs))


def conceal_buffs(state: Imperator, seat: int) -> None:
    """Hidden buffs: from now on only their owner knows them; damage goes with the card."""
    pile = state.places.buffs[seat]
    hidden = state.cards.conceal(pile, state.cards[pile], state.chance)
    hurt = {new: state.damage[old] for old, new in hidden.items()}
    for old in hidden:
        state.damage[old] = 0
    for new, damage in hurt.items():
        state.damage[new] = damage
