"""Rolling and laying dice: what is allowed, and when a card is full."""

from __future__ import annotations

from functools import cache

from spieltisch.games.rushout.content import (
    BANNER_BITS,
    FORBIDS_BITS,
    HERO_FIELD_BITS,
    JOKER,
    JOKERS_BITS,
    SHARED,
    SWIRL,
    SYMBOLS_IN,
    WIZARD_DICE,
    WIZARD_FIELD_BITS,
    Type,
    bits,
)
from spieltisch.games.rushout.state import WIZARD, RushOut, dice_of, owner_of

COLOURS = 2
"""Dice of at most so many heroes lie on one card."""


def roll(state: RushOut, seat: int) -> None:
    """Roll all dice that lie nowhere; they can be laid on any one card then.

    They come to rest when the seat can act again.
    """
    for die in state.in_hand(seat):
        state.dice.roll(die, state.chance, stream=seat + 1)
        state.rolled[die] = True
    state.aim[seat] = -1
    state.rests[seat] = state.ready[seat]


# Where dice may lie


def spots(state: RushOut, seat: int) -> list[int]:
    """The cards and tiles that a seat may lay dice on, its dice elsewhere not considered."""
    places, lying = state.places, state.cards.lying
    if seat == WIZARD:
        found = state.open_spells()
        if state.setup.market:
            kind_of = state.cards.kind_of
            found += [card for card in state.open_trials() if SHARED[kind_of[card]]]
            found += lying[places.scrolls.number]
        return found
    found = [*state.open_trials(), *state.wounded, *lying[places.curses.number]]
    for pile in places.weaknesses:
        found += lying[pile.number]
    if state.dragon >= 0:
        found += lying[places.dragon_tile.number]
    return found


def open_spots(state: RushOut, seat: int, cards: list[int]) -> list[tuple[int, int]]:
    """Those of these cards that a seat may lay dice on now, with the symbols of their free fields.

    One card at a time, two colours at most, and none that is completed and waits for a clap: but
    the wizard may end a conflict that does.
    """
    bound = bound_to(state, seat)
    if bound >= 0:
        cards = [bound] if bound in cards else []
    on, kind_of = state.on, state.cards.kind_of
    bits_of = WIZARD_FIELD_BITS if seat == WIZARD else HERO_FIELD_BITS
    found = []
    for card in cards:
        # Most cards are empty, and this is asked before every command.
        if card not in on:
            found.append((card, bits_of[kind_of[card]]))
        elif card not in state.claps or (seat == WIZARD and state.type(card) is Type.CONFLICT):
            taken, colours = laid_on(state, seat, card)
            if (colours & ~(1 << seat)).bit_count() < COLOURS:
                found.append((card, free_symbols(state.fields(card, seat), taken)))
    return found


def bound_to(state: RushOut, seat: int) -> int:
    """The only card that a seat may lay dice on until it rolls or takes its dice back; -1: any."""
    if state.aim[seat] >= 0:
        return state.aim[seat]
    for die in dice_of(seat):
        if state.field[die] >= 0:
            return state.on[die]
    return -1


def laid_on(state: RushOut, seat: int, card: int) -> tuple[int, int]:
    """The fields of a card that this seat's side has dice on, and whose dice these are, as bits."""
    field = state.field
    taken = colours = 0
    for die, on in enumerate(state.on):
        if on == card and field[die] >= 0 and (die < WIZARD_DICE) == (seat == WIZARD):
            taken |= 1 << field[die]
            colours |= 1 << owner_of(die)
    return taken, colours


@cache
def free_symbols(fields: tuple[int, ...], taken: int) -> int:
    """The symbols of those fields whose number is not among the taken ones, both as bits."""
    return bits(symbol for number, symbol in enumerate(fields) if not taken >> number & 1)


# What dice may stand for


def able(state: RushOut, seat: int, dice: list[int]) -> list[tuple[int, int]]:
    """Each of these dice of a seat with the symbols that it may be laid on."""
    face = state.dice.face
    allowed = ~forbidden(state, seat)
    jokers = -1
    found = []
    for die in dice:
        symbols = 1 << face[die]
        if face[die] == JOKER:
            symbols = jokers = jokers if jokers >= 0 else joker_symbols(state, seat)
        found.append((die, symbols & allowed))
    return found


def joker_symbols(state: RushOut, seat: int) -> int:
    """What a joker may stand for: a hero's own symbols, or what banners and scrolls show."""
    kind_of, places = state.cards.kind_of, state.places
    if seat == WIZARD:
        found = 0
        for card in (*state.open_trials(), *state.open_spells()):
            found |= BANNER_BITS[kind_of[card]]
        owned = state.cards[places.scrolls]
    else:
        found = 1 << JOKER | JOKERS_BITS[kind_of[state.tile[seat]]]
        owned = state.cards[places.gear[seat]]
    for card in owned:
        found |= JOKERS_BITS[kind_of[card]]
    return found


def forbidden(state: RushOut, seat: int) -> int:
    """The symbols whose fields a hero may not use."""
    found = 0
    for card in state.weak_by(seat):
        found |= FORBIDS_BITS[state.kind(card)]
    return found


# Laying and taking back


def lay(state: RushOut, seat: int, die: int, card: int, symbol: int) -> None:
    """Lay a die on the first free field with this symbol."""
    _lay_on(state, seat, die, card, next_fields(state, seat, card)[symbol])


def _lay_on(state: RushOut, seat: int, die: int, card: int, field: int) -> None:
    state.on[die] = card
    state.field[die] = field
    state.aim[seat] = card


def next_fields(state: RushOut, seat: int, card: int) -> dict[int, int]:
    """For each symbol of a card that is free the first field with it."""
    fields = state.fields(card, seat)
    return {fields[number]: number for number in reversed(state.free_fields(card, seat))}


def lay_all(state: RushOut, seat: int, card: int) -> list[int]:
    """Lay all dice that fit; which ones."""
    laid = fitting(state, seat, card, able(state, seat, in_order(state, seat)))
    for die, field in laid:
        _lay_on(state, seat, die, card, field)
    return [die for die, _ in laid]


def in_order(state: RushOut, seat: int) -> list[int]:
    """The dice that a seat can lay, plain ones before jokers, which can stand for more."""
    face = state.dice.face
    waiting = [die for die in state.in_hand(seat) if state.rolled[die]]
    waiting.sort(key=lambda die: face[die] == JOKER)
    return waiting


def fitting(
    state: RushOut, seat: int, card: int, dice: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Those of these dice that fit on a card, one after the other, each with its field.

    Each of them comes with the symbols that it may be laid on.
    """
    fields, free = state.fields(card, seat), state.free_fields(card, seat)
    found: list[tuple[int, int]] = []
    for die, symbols in dice:
        wanted = symbols & bits(fields[number] for number in free)
        if wanted:
            symbol = SYMBOLS_IN[wanted][0]
            field = next(number for number in free if fields[number] == symbol)
            free.remove(field)
            found.append((die, field))
    return found


def take_back(state: RushOut, die: int) -> None:
    """A die goes back to its owner and must be rolled before it is laid again."""
    state.on[die] = -1
    state.field[die] = -1
    state.rolled[die] = False


def is_full(state: RushOut, card: int, seat: int) -> bool:
    """Have all fields of a side got their die?"""
    return bool(state.fields(card, seat)) and not state.free_fields(card, seat)


# Swirls


def swirls_on(state: RushOut, seat: int) -> list[int]:
    """The weaknesses that take a die from this hero."""
    return [card for card in state.weak_by(seat) if SWIRL[state.kind(card)]]


def swirled_die(state: RushOut, seat: int) -> int:
    """The hero's die that lies on a swirl, -1 if none does."""
    for die in dice_of(seat):
        if state.on[die] >= 0 and state.field[die] < 0:
            return die
    return -1


def swirlable(state: RushOut, seat: int) -> list[int]:
    """The dice that a hero may lay on a swirl: any, but on a completed card they stay."""
    laid = [die for die in state.laid(seat) if state.on[die] not in state.claps]
    return [*state.in_hand(seat), *laid]
