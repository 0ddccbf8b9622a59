"""Rolling and laying dice: what is allowed, and when a card is full."""

from __future__ import annotations

from spieltisch.games.rushout.content import BANNER, FORBIDS, JOKER, JOKERS, SWIRL, Type
from spieltisch.games.rushout.state import WIZARD, RushOut, dice_of, owner_of

COLOURS = 2
"""Dice of at most so many heroes lie on one card."""


def roll(state: RushOut, seat: int) -> None:
    """Roll all dice that lie nowhere; they can be laid on any one card then."""
    for die in state.in_hand(seat):
        state.dice.roll(die, state.chance, stream=seat + 1)
        state.rolled[die] = True
    state.aim[seat] = -1
    state.ready[seat] = state.now + state.rules.roll_ms


def spots(state: RushOut, seat: int) -> list[int]:
    """The cards and tiles that a seat may lay dice on, its dice elsewhere not considered."""
    if seat == WIZARD:
        shared = [c for c in state.open_trials() if state.type(c) in (Type.COIN, Type.CONFLICT)]
        scrolls = [c for c in state.cards[state.places.scrolls] if state.fields(c, WIZARD)]
        return [*state.open_spells(), *shared, *scrolls]
    places = state.places
    found = [*state.open_trials(), *state.wounded, *state.cards[places.curses]]
    for hero in state.heroes():
        found += state.cards[places.weaknesses[hero]]
    if state.dragon >= 0:
        found.append(state.dragon_tile())
    return found


def allowed_spots(state: RushOut, seat: int) -> list[int]:
    """The cards that a seat may lay dice on now: one card at a time, two colours at most."""
    mine = {state.on[die] for die in dice_of(seat) if state.on[die] >= 0 and state.field[die] >= 0}
    aim = state.aim[seat]
    if aim >= 0:
        mine.add(aim)
    found = []
    for card in spots(state, seat):
        if card in state.claps or (mine and mine != {card}):
            continue
        if seat != WIZARD:
            colours = {owner_of(die) for die in state.hero_dice_on(card)} - {seat}
            if len(colours) >= COLOURS:
                continue
        found.append(card)
    return found


def symbols_for(state: RushOut, seat: int, die: int) -> set[int]:
    """The symbols that a rolled die may stand for."""
    face = state.dice.face[die]
    if face != JOKER:
        return {face}
    kind = state.cards.kind_of
    if seat == WIZARD:
        shown = [*state.open_trials(), *state.open_spells()]
        banners = {BANNER[kind[card]] for card in shown} - {-1}
        for scroll in state.cards[state.places.scrolls]:
            banners.update(JOKERS[kind[scroll]])
        return banners
    own = {JOKER, *JOKERS[kind[state.tile[seat]]]}
    for item in state.cards[state.places.gear[seat]]:
        own.update(JOKERS[kind[item]])
    return own


def forbidden(state: RushOut, seat: int) -> set[int]:
    """The symbols whose fields a hero may not use."""
    weak = state.cards[state.places.weaknesses[seat]]
    return {FORBIDS[state.kind(card)] for card in weak} - {-1}


def fits(state: RushOut, seat: int, die: int, card: int) -> list[int]:
    """The symbols of free fields of a card that this die may be laid on, each once."""
    able = symbols_for(state, seat, die)
    if seat != WIZARD:
        able -= forbidden(state, seat)
    fields = state.fields(card, seat)
    return sorted({fields[number] for number in state.free_fields(card, seat)} & able)


def lay(state: RushOut, seat: int, die: int, card: int, symbol: int) -> None:
    """Lay a die on the first free field with this symbol."""
    fields = state.fields(card, seat)
    number = next(n for n in state.free_fields(card, seat) if fields[n] == symbol)
    state.on[die] = card
    state.field[die] = number
    state.aim[seat] = card


def lay_all(state: RushOut, seat: int, card: int) -> list[int]:
    """Lay all dice that fit, plain ones before jokers; which ones."""
    laid: list[int] = []
    waiting = [die for die in state.in_hand(seat) if state.rolled[die]]
    for die in sorted(waiting, key=lambda one: state.dice.face[one] == JOKER):
        symbols = fits(state, seat, die, card)
        if symbols:
            lay(state, seat, die, card, symbols[0])
            laid.append(die)
    return laid


def take_back(state: RushOut, die: int) -> None:
    """A die goes back to its owner and must be rolled before it is laid again."""
    state.on[die] = -1
    state.field[die] = -1
    state.rolled[die] = False


def is_full(state: RushOut, card: int, seat: int) -> bool:
    """Have all fields of a side got their die?"""
    return bool(state.fields(card, seat)) and not state.free_fields(card, seat)


def swirls_on(state: RushOut, seat: int) -> list[int]:
    """The weaknesses that take a die from this hero."""
    return [c for c in state.cards[state.places.weaknesses[seat]] if SWIRL[state.kind(c)]]


def swirled_die(state: RushOut, seat: int) -> int:
    """The hero's die that lies on a swirl, -1 if none does."""
    for die in dice_of(seat):
        if state.on[die] >= 0 and state.field[die] < 0:
            return die
    return -1
