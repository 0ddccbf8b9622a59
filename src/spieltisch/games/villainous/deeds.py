"""What changes a realm. Each deed is told, and calls the cards that act at its moment."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.engine import Choice, Script, ask, choices_of
from spieltisch.games.villainous.asking import DECLINE, pick_card, pick_place
from spieltisch.games.villainous.cards import ACTS, Play
from spieltisch.games.villainous.content import (
    BEARER,
    FATE,
    KIND,
    ONLY_AT,
    PLACES,
    PLACES_EACH,
    TYPE,
    Type,
)
from spieltisch.games.villainous.decks import home, put_away, reveal
from spieltisch.games.villainous.realm import (
    bearers_for,
    can_play_fate,
    card_of,
    cost,
    gained,
    paid_bearers,
    paid_places,
    payers,
    places_for,
    ransoms,
    strength,
    watchers,
    why_not,
)
from spieltisch.games.villainous.state import (
    BOTTOM,
    FATE_DECK,
    FATE_DISCARD,
    PLAYED,
    REVEALED,
    TOP,
    Size,
    Villainous,
)


class Victory(Exception):
    """A villain has reached its aim: the match ends at once."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


# Power


def gain(state: Villainous, seat: int, amount: int) -> None:
    """Gain power by an action or a card: one gain, however much it is."""
    amount = gained(state, seat, amount)
    state.power[seat] += amount
    state.tell("gains", seat=seat, amount=amount)


def lose(state: Villainous, seat: int, amount: int) -> None:
    """Lose power, as much of it as there is."""
    amount = min(amount, state.power[seat])
    if amount:
        state.power[seat] -= amount
        state.tell("loses", seat=seat, amount=amount)


def pay(state: Villainous, seat: int, amount: int) -> None:
    """Pay power that is known to be there."""
    if amount:
        state.power[seat] -= amount
        state.tell("pays", seat=seat, amount=amount)


def pay_for(state: Villainous, seat: int, card: int, place: int, target: int) -> Script[None]:
    """Pay for a card from the hand, with power or with a card that pays instead."""
    price = cost(state, seat, card, place, target)
    instead = payers(state, seat, card) if price else []
    if instead:
        choices = choices_of("pay-with", instead)
        if price <= state.power[seat]:
            choices.append(Choice("pay-power", (price,)))
        choice = yield from ask(seat, "pay", choices, card=card)
        if choice.verb == "pay-with":
            yield from discard(state, seat, choice.things[0])
            return
    pay(state, seat, price)


def pay_for_aim(state: Villainous, seat: int, card: int, target: int) -> None:
    """What an effect costs more because of what it is aimed at."""
    pay(state, seat, cost(state, seat, card, -1, target) - cost(state, seat, card))


def buy_off(state: Villainous, seat: int, card: int) -> Script[None]:
    """Pay to have a card discarded that can be bought off."""
    pay(state, seat, card_of(state, card).ransom(state, seat, card))
    yield from discard(state, seat, card)


def offer_ransom(state: Villainous, seat: int) -> Script[None]:
    """Outside their turn, too, the owner may buy cards off: before fate can take the power."""
    while offered := ransoms(state, seat):
        choices = [*choices_of("buy-off", offered), DECLINE]
        choice = yield from ask(seat, "buy-off", choices)
        if choice is DECLINE:
            return
        yield from buy_off(state, seat, choice.things[0])


def put_power_on(state: Villainous, seat: int, hero: int, amount: int) -> None:
    """Power of the owner goes onto a hero until that hero is defeated."""
    state.power[seat] -= amount
    state.held[hero] = state.held.get(hero, 0) + amount
    state.tell("power-on-hero", seat=seat, amount=amount, card=hero)


# Playing villain cards


def play_card(state: Villainous, seat: int, card: int) -> Script[None]:
    """Play a card from the hand, which is known to be possible, and pay for it."""
    kind = state.cards.kind_of[card]
    if TYPE[kind] is Type.EFFECT:
        yield from pay_for(state, seat, card, -1, -1)
        yield from play_effect(state, seat, card, seat)
    elif BEARER[kind] is not None:
        bearer = yield from pick_card(seat, card, "bearer", paid_bearers(state, seat, card))
        yield from pay_for(state, seat, card, state.place(bearer), bearer)
        attach(state, seat, card, bearer)
        state.tell("attaches", seat=seat, card=card, target=bearer)
        yield from card_of(state, card).played(Play(state, seat, card, seat))
    else:
        goals = paid_places(state, seat, card)
        place = yield from pick_place(state, seat, seat, card, goals)
        yield from pay_for(state, seat, card, place, -1)
        yield from lay_out(state, seat, card, place)


def play_free(state: Villainous, seat: int, card: int) -> Script[None]:
    """Play an ally from the hand without paying."""
    place = yield from pick_place(state, seat, seat, card, places_for(state, seat, card))
    yield from lay_out(state, seat, card, place)


def lay_out(state: Villainous, seat: int, card: int, place: int) -> Script[None]:
    """An ally, item or curse comes into play on the bottom side of a place."""
    state.put(card, seat, BOTTOM + place)
    state.tell("plays-to", seat=seat, card=card, place=named_place(state, seat, place))
    if TYPE[state.cards.kind_of[card]] is Type.ALLY:
        for other in watchers(state, seat, ACTS["ally_played"]):
            card_of(state, other).ally_played(state, seat, other, card)
    yield from card_of(state, card).played(Play(state, seat, card, seat))


def play_effect(state: Villainous, seat: int, card: int, by: int) -> Script[None]:
    """An effect or condition happens and is then discarded."""
    state.put(card, seat, PLAYED)
    state.tell("plays", seat=by, card=card)
    yield from card_of(state, card).played(Play(state, seat, card, by))
    if state.cards.where[card] == state.pile(seat, PLAYED).number:
        state.put(card, seat, home(state, card))


def attach(state: Villainous, seat: int, item: int, bearer: int) -> None:
    """Lay an item under the card that carries it."""
    state.cards.put(item, state.cards.pile_of(bearer))
    state.bearer[item] = bearer


# Playing fate cards


def play_fate(state: Villainous, seat: int, card: int, by: int) -> Script[None]:
    """Play a fate card in its owner's realm; one that cannot be played is discarded."""
    kind = state.cards.kind_of[card]
    if not can_play_fate(state, seat, card, by):
        state.tell("fate-fails", card=card, reason=why_not(state, card))
        put_away(state, seat, [card])
    elif TYPE[kind] is Type.EFFECT:
        yield from play_effect(state, seat, card, by)
    elif BEARER[kind] is not None:
        bearer = yield from pick_card(by, card, "bearer", bearers_for(state, seat, card))
        attach(state, seat, card, bearer)
        state.tell("attaches", seat=by, card=card, target=bearer)
        yield from card_of(state, card).played(Play(state, seat, card, by))
    else:
        goals = places_for(state, seat, card)
        place = yield from pick_place(state, seat, by, card, goals)
        yield from play_hero(state, seat, card, place, by)


def play_hero(state: Villainous, seat: int, hero: int, place: int, by: int) -> Script[None]:
    """A hero comes into play on the top side of a place."""
    state.put(hero, seat, TOP + place)
    state.tell("hero-comes", seat=by, card=hero, place=named_place(state, seat, place))
    for card in watchers(state, seat, ACTS["hero_lands"]):
        card_of(state, card).hero_lands(state, seat, card, hero)
    yield from card_of(state, hero).played(Play(state, seat, hero, by))
    for card in watchers(state, seat, ACTS["hero_settles"]):
        card_of(state, card).hero_settles(state, seat, card, hero, place)


def play_revealed(state: Villainous, seat: int, cards: list[int], by: int) -> Script[bool]:
    """Of fate cards just revealed, play the one that must appear and discard the rest.

    It comes to the only place that it can be at, even if that is locked. False if there is none:
    then nothing has happened yet.
    """
    for card in cards:
        if card_of(state, card).must_appear(state, seat, card):
            put_away(state, seat, [other for other in cards if other != card])
            place = ONLY_AT[state.cards.kind_of[card]]
            yield from play_hero(state, seat, card, place, by)
            return True
    return False


def play_top_fate(state: Villainous, seat: int, by: int) -> Script[None]:
    """Reveal the next fate card of an opponent and play it there. This is no fate action."""
    cards = reveal(state, seat, FATE_DECK, 1)
    yield from offer_ransom(state, seat)
    if cards and not (yield from play_revealed(state, seat, cards, by)):
        yield from play_fate(state, seat, cards[0], by)


def can_find(state: Villainous, seat: int, name: str) -> bool:
    """A hero can always be found: in the realm, the fate discard pile or the fate deck."""
    return KIND[name] in (state.cards.kind_of[card] for card in state.realm(seat)) or any(
        state.cards.kind_of[card] == KIND[name]
        for pile in (FATE_DISCARD, FATE_DECK)
        for card in state.lying(seat, pile)
    )


def find_hero(state: Villainous, seat: int, name: str, place: int, by: int) -> Script[int]:
    """Look for a hero in the realm, the fate discard pile, the fate deck; bring it to a place.

    One who is in the realm already is moved there without items, and nothing is played (r12).
    """
    kind_of = state.cards.kind_of
    for card in state.realm(seat):
        if kind_of[card] == KIND[name]:
            for item in state.carried(card):
                yield from discard(state, seat, item)
            state.put(card, seat, TOP + place)
            state.tell("hero-found", seat=seat, card=card, place=named_place(state, seat, place))
            return card
    for pile in (FATE_DISCARD, FATE_DECK):
        for card in state.lying(seat, pile):
            if kind_of[card] == KIND[name]:
                state.put(card, seat, REVEALED)
                if pile == FATE_DECK:
                    state.cards.shuffle(state.pile(seat, FATE_DECK), state.chance)
                yield from play_hero(state, seat, card, place, by)
                return card
    return -1


# Moving


def move(state: Villainous, seat: int, card: int, place: int) -> Script[None]:
    """Move a card of a realm to another place; what it carries comes along."""
    side = TOP if state.is_on_top(card) else BOTTOM
    origin = state.place(card)
    carried = state.carried(card)
    state.put(card, seat, side + place)
    for item in carried:
        state.put(item, seat, side + place)
    if card in state.sized and state.sized[card][0] is Size.ENLARGED:
        keep_reach(state, card, origin)
    state.tell("moves", seat=seat, card=card, place=named_place(state, seat, place))
    for item in carried:
        if item in state.bearer:
            yield from card_of(state, item).bearer_moved(state, seat, item, card)


def keep_reach(state: Villainous, hero: int, origin: int) -> None:
    """An enlarged hero who was moved still covers a symbol on the same side, if there is one."""
    size, reach = state.sized[hero]
    place = state.place(hero)
    side = reach - origin
    reach = place + side if 0 <= place + side < PLACES_EACH else place - side
    state.sized[hero] = (size, reach)


def move_villain(state: Villainous, seat: int, place: int) -> None:
    """The villain comes to a place; all its symbols are fresh."""
    state.at[seat] = place
    if seat == state.active:
        state.used = ()
    state.tell("villain-moves", seat=seat, place=named_place(state, seat, place))
    for card in watchers(state, seat, ACTS["villain_comes"]):
        if state.is_in_realm(card) and state.place(card) == place:
            card_of(state, card).villain_comes(state, seat, card)


def unlock(state: Villainous, seat: int, place: int) -> None:
    if state.is_locked(seat, place):
        state.locked[seat] &= ~(1 << place)
        state.tell("unlocks", seat=seat, place=named_place(state, seat, place))


def strengthen(state: Villainous, seat: int, card: int, amount: int) -> None:
    """A card of a realm is stronger until the turn ends."""
    state.boost[card] = state.boost.get(card, 0) + amount
    state.tell("strengthens", seat=seat, card=card, amount=amount)


# Leaving a realm


def discard(state: Villainous, seat: int, card: int) -> Script[None]:
    """Discard a card from a realm; an item may be discarded in its bearer's stead."""
    yield from discard_together(state, seat, [card])


def discard_together(state: Villainous, seat: int, cards: Iterable[int]) -> Script[None]:
    """Discard cards from a realm at the same time: all have left before one of them acts."""
    for card in [card for card in cards if leaves(state, seat, card)]:
        yield from card_of(state, card).discarded(state, seat, card)


def leaves(state: Villainous, seat: int, card: int) -> bool:
    """Take a card out of a realm, unless an item goes instead. Is there an ability to act now?"""
    for item in state.carried(card):
        if state.is_able(item) and card_of(state, item).saves(state, seat, item):
            state.tell("saved", seat=seat, card=card, target=item)
            remove(state, seat, item)
            return False
    able = state.is_able(card)
    remove(state, seat, card)
    return able


def remove(state: Villainous, seat: int, card: int, pile: int | None = None) -> None:
    """Take a card out of a realm, with all that lies on it, and its items to their piles."""
    for item in state.carried(card):
        remove(state, seat, item)
    state.bearer.pop(card, None)
    state.held.pop(card, None)
    state.sized.pop(card, None)
    state.boost.pop(card, None)
    if card in state.wickets:
        state.wickets = tuple(other for other in state.wickets if other != card)
    if pile is None:
        state.put(card, seat, home(state, card))
        state.tell("leaves", seat=seat, card=card)
    else:
        state.put(card, seat, pile)


def defeat(state: Villainous, seat: int, hero: int, follows: bool = False) -> Script[None]:
    """A hero is defeated, by whatever means; with `follows` it becomes an ally (Hypnotize)."""
    points = strength(state, seat, hero)
    place = state.place(hero)
    state.tell("defeats", seat=seat, card=hero, strength=points)
    if seat == state.active:
        state.felled = max(state.felled, points)
    if state.held.get(hero):
        state.power[seat] += state.held[hero]
        state.tell("power-returns", seat=seat, amount=state.held.pop(hero))
    for item in state.carried(hero):
        give_back(state, seat, item, place)
    does = card_of(state, hero)
    returns = not follows and does.returns_to_deck(state, seat, hero)
    remove(state, seat, hero, BOTTOM + place if follows else FATE_DECK if returns else None)
    if returns:
        state.cards.shuffle(state.pile(seat, FATE_DECK), state.chance)
        state.tell("back-to-deck", seat=seat)
    for card in watchers(state, seat, ACTS["hero_defeated"]):
        card_of(state, card).hero_defeated(state, seat, card, hero, place, points)
    yield from does.defeated(state, seat, hero, place)


def give_back(state: Villainous, seat: int, item: int, place: int) -> None:
    """An item of the villain that needs no bearer comes back when its bearer is defeated."""
    kind = state.cards.kind_of[item]
    if not FATE[kind] and BEARER[kind] is None:
        del state.bearer[item]
        state.put(item, seat, BOTTOM + place)
        state.tell("item-returns", seat=seat, card=item)


def named_place(state: Villainous, seat: int, place: int) -> str:
    """The name of a place, for messages."""
    return PLACES[state.villain[seat] * PLACES_EACH + place]
