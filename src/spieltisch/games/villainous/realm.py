"""Questions about a realm: what is there, how strong it is, what it costs, what is allowed.

Nothing here changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.games.villainous.cards import ACTS, CARD, Card, Moment, Play
from spieltisch.games.villainous.content import (
    ACTIVATION,
    ADDS,
    BEARER,
    COST,
    FIGHTS,
    GRANTS,
    HELPERS,
    KIND,
    MAY,
    NEVER_AT,
    ON_TOP,
    ONLY_AT,
    PLACES_EACH,
    REACH,
    STRENGTH,
    STRICT,
    SYMBOLS,
    TYPE,
    Symbol,
    Type,
)
from spieltisch.games.villainous.names import NO_BEARER, NO_PLACE
from spieltisch.games.villainous.state import (
    BOTTOM,
    FATE_DECK,
    FATE_DISCARD,
    PILES,
    TOP,
    Size,
    Villainous,
)

NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    tuple(p for p in (place - 1, place + 1) if 0 <= p < PLACES_EACH) for place in range(PLACES_EACH)
)


def watchers(state: Villainous, seat: int, moment: Moment) -> list[int]:
    """The cards in a realm that act at this moment (one of `ACTS`) and have their abilities."""
    if not moment.villains[state.villain[seat]]:
        return []
    first = seat * PILES
    kind_of = state.cards.kind_of
    kinds = moment.kinds
    return [
        card
        for lying in state.cards.lying[first + BOTTOM : first + PILES]
        for card in lying
        if kinds[kind_of[card]] and state.is_able(card)
    ]


def card_of(state: Villainous, card: int) -> Card:
    """What this card does."""
    return CARD[state.cards.kind_of[card]]


# Who is there


def heroes_at(state: Villainous, seat: int, place: int) -> list[int]:
    kind_of = state.cards.kind_of
    lying = state.cards.lying[seat * PILES + TOP + place]
    return [card for card in lying if FIGHTS[kind_of[card]]]


def allies_at(state: Villainous, seat: int, place: int) -> list[int]:
    kind_of = state.cards.kind_of
    lying = state.cards.lying[seat * PILES + BOTTOM + place]
    return [card for card in lying if FIGHTS[kind_of[card]]]


def heroes(state: Villainous, seat: int) -> list[int]:
    """All heroes in a realm, also at locked places."""
    return _fighters_in(state, seat * PILES + TOP)


def allies(state: Villainous, seat: int) -> list[int]:
    """All allies in a realm, hypnotized heroes among them, also at locked places."""
    return _fighters_in(state, seat * PILES + BOTTOM)


def _fighters_in(state: Villainous, first: int) -> list[int]:
    """Whoever lies on one side of a realm and can fight; `first` is its leftmost pile."""
    kind_of = state.cards.kind_of
    return [
        card
        for lying in state.cards.lying[first : first + PLACES_EACH]
        for card in lying
        if FIGHTS[kind_of[card]]
    ]


def items(state: Villainous, seat: int) -> list[int]:
    """All items in a realm, of both decks, carried or not."""
    return [card for card in state.realm(seat) if state.is_item(card)]


def open_heroes(state: Villainous, seat: int) -> list[int]:
    """The heroes that can be chosen: nothing at a locked place can."""
    return reachable(state, seat, heroes(state, seat))


def open_allies(state: Villainous, seat: int) -> list[int]:
    return reachable(state, seat, allies(state, seat))


def reachable(state: Villainous, seat: int, cards: Iterable[int]) -> list[int]:
    """Those of these cards that do not lie at a locked place."""
    locked = state.locked[seat]
    if not locked:
        return list(cards)
    return [card for card in cards if not locked >> state.place(card) & 1]


def named(state: Villainous, seat: int, name: str) -> list[int]:
    """The cards of this name in a realm."""
    kind = KIND[name]
    kind_of = state.cards.kind_of
    return [card for card in state.realm(seat) if kind_of[card] == kind]


def is_named(state: Villainous, card: int, name: str) -> bool:
    return state.cards.kind_of[card] == KIND[name]


def hero_named(state: Villainous, seat: int, name: str) -> int:
    """The hero of this name in a realm, who has not been hypnotized; -1 if there is none."""
    for card in named(state, seat, name):
        if state.is_on_top(card):
            return card
    return -1


def free_items_at(state: Villainous, seat: int, place: int) -> list[int]:
    """The villain's items at a place that nobody carries."""
    return [
        card
        for card in state.lying(seat, BOTTOM + place)
        if state.is_item(card) and card not in state.bearer
    ]


# Strength and cost


def strength(state: Villainous, seat: int, card: int) -> int:
    """The strength of a hero or ally with all that changes it, never below 0."""
    kind_of = state.cards.kind_of
    kind = kind_of[card]
    total = STRENGTH[kind]
    if state.boost:
        total += state.boost.get(card, 0)
    if _STRENGTH.kinds[kind] and state.is_able(card):
        total += CARD[kind].strength(state, seat, card)
    for item in state.carried(card):
        if ADDS[kind_of[item]] and state.is_able(item):
            total += ADDS[kind_of[item]]
    for other in watchers(state, seat, _LENDS):
        if other != card:
            total += CARD[kind_of[other]].lends(state, seat, other, card)
    return max(total, 0)


_STRENGTH, _LENDS = ACTS["strength"], ACTS["lends"]


def cost(state: Villainous, seat: int, card: int, place: int = -1, target: int = -1) -> int:
    """What playing a villain card costs: to this place, onto this card or aimed at it."""
    kind_of = state.cards.kind_of
    kind = kind_of[card]
    total = CARD[kind].price(state, seat, card) if _PRICE.kinds[kind] else COST[kind]
    for other in watchers(state, seat, _COSTS):
        if other != card:
            total += CARD[kind_of[other]].alters_cost(state, seat, other, card, place, target)
    return max(total, 0)


_PRICE, _COSTS = ACTS["price"], ACTS["alters_cost"]


def gained(state: Villainous, seat: int, amount: int) -> int:
    """How much power a gain of so much is worth, with all that changes it."""
    for card in watchers(state, seat, _GAINS):
        amount += card_of(state, card).alters_gain(state, seat, card, amount)
    return max(amount, 0)


_GAINS = ACTS["alters_gain"]


def affords(state: Villainous, seat: int, card: int, place: int = -1, target: int = -1) -> bool:
    """Can the seat pay for playing this card, with power or with a card that pays instead?"""
    price = cost(state, seat, card, place, target)
    return price <= state.power[seat] or bool(payers(state, seat, card))


def affords_aim(state: Villainous, seat: int, card: int, target: int) -> bool:
    """Can the seat pay what a card, itself paid for already, costs more for this aim?"""
    more = cost(state, seat, card, -1, target) - cost(state, seat, card)
    return more <= state.power[seat]


def payers(state: Villainous, seat: int, card: int) -> list[int]:
    """The cards that can be discarded instead of paying for this one."""
    return [
        other
        for other in watchers(state, seat, _PAYS)
        if other != card and card_of(state, other).pays_for(state, seat, other, card)
    ]


_PAYS = ACTS["pays_for"]


def ransoms(state: Villainous, seat: int) -> list[int]:
    """The cards in a realm that its owner can have discarded for power now."""
    return [
        card
        for card in watchers(state, seat, _RANSOM)
        if 0 < card_of(state, card).ransom(state, seat, card) <= state.power[seat]
    ]


_RANSOM = ACTS["ransom"]


# What may be played, and where


def places_for(state: Villainous, seat: int, card: int) -> list[int]:
    """The places that this card may be played to."""
    kind = state.cards.kind_of[card]
    open_ = state.open_places(seat)
    if ONLY_AT[kind] >= 0:
        open_ = [place for place in open_ if place == ONLY_AT[kind]]
    elif NEVER_AT[kind] >= 0:
        open_ = [place for place in open_ if place != NEVER_AT[kind]]
    barring = watchers(state, seat, _BARS_PLAY)
    if not barring:
        return open_
    return [
        place
        for place in open_
        if not any(card_of(state, b).bars_play(state, seat, b, card, place) for b in barring)
    ]


_BARS_PLAY = ACTS["bars_play"]


def bearers_for(state: Villainous, seat: int, card: int) -> list[int]:
    """The heroes or allies that this item may be attached to."""
    kind = state.cards.kind_of[card]
    of_type = open_heroes if BEARER[kind] is Type.HERO else open_allies
    fits = CARD[kind].fits
    return [one for one in of_type(state, seat) if fits(state, seat, card, one)]


def paid_places(state: Villainous, seat: int, card: int) -> list[int]:
    """The places that a card may be played to for what the seat can pay."""
    found = places_for(state, seat, card)
    return [place for place in found if affords(state, seat, card, place)]


def paid_bearers(state: Villainous, seat: int, card: int) -> list[int]:
    """The bearers that an item may be attached to for what the seat can pay."""
    found = bearers_for(state, seat, card)
    return [one for one in found if affords(state, seat, card, state.place(one), one)]


def can_play(state: Villainous, seat: int, card: int) -> bool:
    """May this card be played from the hand now, with the action for it?"""
    kind = state.cards.kind_of[card]
    type_ = TYPE[kind]
    if type_ is Type.CONDITION:
        return False
    if type_ is not Type.EFFECT:
        found = paid_bearers if BEARER[kind] is not None else paid_places
        return bool(found(state, seat, card))
    barring = watchers(state, seat, _BARS_PLAY)
    if any(card_of(state, b).bars_play(state, seat, b, card, -1) for b in barring):
        return False
    return affords(state, seat, card) and CARD[kind].ready(Play(state, seat, card, seat))


def playable(state: Villainous, seat: int) -> list[int]:
    """The cards of the hand that may be played."""
    return [card for card in state.hand(seat) if can_play(state, seat, card)]


def can_play_fate(state: Villainous, seat: int, card: int, by: int) -> bool:
    """May this fate card be played in the realm of its owner?"""
    kind = state.cards.kind_of[card]
    if TYPE[kind] is Type.EFFECT:
        return CARD[kind].ready(Play(state, seat, card, by))
    if BEARER[kind] is not None:
        return bool(bearers_for(state, seat, card))
    return bool(places_for(state, seat, card))


def why_not(state: Villainous, card: int) -> str:
    """The name of the reason for which a fate card cannot be played."""
    kind = state.cards.kind_of[card]
    if TYPE[kind] is Type.EFFECT:
        return f"why-{state.kinds[kind]}"
    return NO_PLACE if BEARER[kind] is None else NO_BEARER


def has_fate(state: Villainous, seat: int) -> bool:
    """Is there a fate card that can be revealed or looked at?"""
    return bool(state.lying(seat, FATE_DECK) or state.lying(seat, FATE_DISCARD))


def is_optional(state: Villainous, card: int) -> bool:
    """May the ability of this card be declined, in the printing that is played?"""
    kind = state.cards.kind_of[card]
    return MAY[kind] is not (STRICT[kind] and state.rules.strict_printing)


# Moving


def movable(state: Villainous, seat: int, by: int) -> list[int]:
    """What the action moves: items that nobody carries, allies and curses, to a neighbour."""
    barred = bars_moving(state, seat, by)
    kind_of = state.cards.kind_of
    found: list[int] = []
    for place in state.open_places(seat):
        if neighbours(state, seat, place):
            found += [
                card
                for card in state.lying(seat, BOTTOM + place)
                if card not in state.bearer
                and not (barred and TYPE[kind_of[card]] is not Type.CURSE)
            ]
    return found


def bars_moving(state: Villainous, seat: int, by: int) -> bool:
    """Is `by` forbidden to move allies and items in this realm?"""
    watching = watchers(state, seat, _BARS_MOVE)
    return any(card_of(state, c).bars_move(state, seat, c, by) for c in watching)


def bars_move_action(state: Villainous, seat: int) -> bool:
    watching = watchers(state, seat, _BARS_MOVE_ACTION)
    return any(card_of(state, c).bars_move_action(state, seat, c) for c in watching)


_BARS_MOVE, _BARS_MOVE_ACTION = ACTS["bars_move"], ACTS["bars_move_action"]


def movable_heroes(state: Villainous, seat: int) -> list[int]:
    """The heroes that can move to a neighbouring place."""
    return [hero for hero in open_heroes(state, seat) if hero_steps(state, seat, hero)]


def hero_steps(state: Villainous, seat: int, hero: int) -> list[int]:
    """The neighbouring places that a hero can move to."""
    never = NEVER_AT[state.cards.kind_of[hero]]
    return [p for p in neighbours(state, seat, state.place(hero)) if p != never]


def hero_goals(state: Villainous, seat: int, hero: int) -> list[int]:
    """All other places that a hero can be moved to, near or far."""
    never = NEVER_AT[state.cards.kind_of[hero]]
    here = state.place(hero)
    return [p for p in state.open_places(seat) if p not in (here, never)]


def neighbours(state: Villainous, seat: int, place: int) -> list[int]:
    """The neighbouring places that are not locked."""
    locked = state.locked[seat]
    return [p for p in NEIGHBOURS[place] if not locked >> p & 1]


# Fighting


def can_be_defeated(state: Villainous, seat: int, hero: int) -> bool:
    """Does nothing protect this hero?"""
    return not any(
        card_of(state, guard).bars_defeat(state, seat, guard, hero)
        for guard in watchers(state, seat, _BARS_DEFEAT)
    )


_BARS_DEFEAT = ACTS["bars_defeat"]


def defeatable(state: Villainous, seat: int, limit: int) -> list[int]:
    """The heroes of at most this strength that a card can defeat."""
    return [
        hero
        for hero in open_heroes(state, seat)
        if can_be_defeated(state, seat, hero) and strength(state, seat, hero) <= limit
    ]


def fighters(state: Villainous, seat: int, hero: int) -> list[int]:
    """The allies that can take part in vanquishing this hero."""
    kind_of = state.cards.kind_of
    here = {state.place(hero)}
    size = state.sized.get(hero)
    if size is not None and size[0] is Size.ENLARGED:
        here.add(size[1])
    found: list[int] = []
    for place in state.open_places(seat):
        near = place in here
        if not near and here.isdisjoint(NEIGHBOURS[place]):
            continue
        for ally in allies_at(state, seat, place):
            if ally in state.wickets or not (near or REACH[kind_of[ally]]):
                continue
            if not card_of(state, hero).bars_fight(state, seat, hero, ally):
                found.append(ally)
    return found


def vanquishable(state: Villainous, seat: int) -> list[int]:
    """The heroes that the villain has the allies to vanquish."""
    return [hero for hero in open_heroes(state, seat) if can_vanquish(state, seat, hero)]


def can_vanquish(state: Villainous, seat: int, hero: int) -> bool:
    if not can_be_defeated(state, seat, hero):
        return False
    found = fighters(state, seat, hero)
    if len(found) < HELPERS[state.cards.kind_of[hero]]:
        return False
    needed = strength(state, seat, hero)
    return needed == 0 or sum(strength(state, seat, ally) for ally in found) >= needed


# Symbols


def symbols_at(state: Villainous, seat: int, place: int) -> tuple[Symbol, ...]:
    """The printed symbols of a place, those on top first."""
    return SYMBOLS[state.villain[seat] * PLACES_EACH + place]


def on_top(state: Villainous, seat: int, place: int) -> int:
    """How many of them heroes can cover."""
    return ON_TOP[state.villain[seat] * PLACES_EACH + place]


def covered(state: Villainous, seat: int, place: int) -> int:
    """A bit for each symbol of this place that heroes cover."""
    there = heroes_at(state, seat, place)
    if not there and not state.sized:
        return 0
    every = (1 << on_top(state, seat, place)) - 1
    if not state.sized:
        return every
    mask = 0
    shrunken = 0
    for hero in there:
        size, symbol = state.sized.get(hero, (None, -1))
        if size is Size.SHRUNKEN:
            shrunken |= 1 << symbol
        else:
            mask = every
    enlarged = any(state.sized[hero][0] is Size.ENLARGED for hero in there if hero in state.sized)
    if shrunken and not enlarged:
        mask = shrunken
    for hero, (size, reach) in state.sized.items():
        if size is Size.ENLARGED and reach == place and state.pile_owner(hero) == seat:
            # The turned card reaches the symbol next to it.
            mask |= 2 if state.place(hero) > place else 1
    return mask & every


def granted_at(state: Villainous, seat: int, place: int) -> list[int]:
    """The cards at a place that add a symbol to it."""
    return [c for c in state.lying(seat, BOTTOM + place) if GRANTS[state.kind(c)] is not None]


# Activating


def activation_cost(state: Villainous, seat: int, card: int) -> int:
    kind_of = state.cards.kind_of
    total = ACTIVATION[kind_of[card]] or 0
    for other in watchers(state, seat, _ACTIVATION):
        total += CARD[kind_of[other]].alters_activation(state, seat, other, card)
    return max(total, 0)


_ACTIVATION = ACTS["alters_activation"]


def activatable(state: Villainous, seat: int) -> list[int]:
    """The cards whose ability the villain can activate now."""
    kind_of = state.cards.kind_of
    found: list[int] = []
    for place in state.open_places(seat):
        for card in state.lying(seat, BOTTOM + place):
            kind = kind_of[card]
            if (
                ACTIVATION[kind] is not None
                and activation_cost(state, seat, card) <= state.power[seat]
                and CARD[kind].can_activate(Play(state, seat, card, seat))
            ):
                found.append(card)
    return found
