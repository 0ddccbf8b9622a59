"""What a seat sees of a Rush Out! table, and the same in words.

How many cards are left in a deck, or were removed, is nobody's to know while a round runs.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from spieltisch.engine import Eyes, Face, Message
from spieltisch.engine.told import MessageValue
from spieltisch.games.rushout.completing import clapping
from spieltisch.games.rushout.content import (
    BANNER,
    HERO_FIELDS,
    HERO_SYMBOLS,
    KINDS,
    PRICE,
    TYPE,
    WIZARD_FIELDS,
    WIZARD_SYMBOLS,
    Type,
)
from spieltisch.games.rushout.rules import purse
from spieltisch.games.rushout.state import WIZARD, Phase, RushOut, Side, dice_of, owner_of


class DieView(msgspec.Struct):
    """A die: what it shows, where it lies (`card` None: before its owner), on which field.

    On a swirl the field is None. `rolled`: it can be laid.
    """

    die: int
    seat: int
    face: str
    rolled: bool
    card: int | None
    field: int | None


class SpotView(msgspec.Struct):
    """A card or tile that dice can lie on.

    `claps`: it is completed and without effect, its dice wait for a clap, and these have clapped.
    """

    card: int
    kind: str
    type: str
    heroes: list[str]
    wizard: list[str]
    banner: str | None
    dragon: bool
    claps: list[int] | None


class PlayerView(msgspec.Struct):
    """One player. `ready_at` is when the seat can act again, in table time."""

    seat: int
    hero: int | None
    kind: str | None
    wounded: bool
    dice: list[int]
    ready_at: int
    gear: list[Face]
    weaknesses: list[SpotView]
    experience: int
    swirling: bool


class WareView(msgspec.Struct):
    """Something in the market."""

    card: int
    kind: str
    scroll: bool
    price: int


class LessonView(msgspec.Struct):
    """Experience that one of two heroes will get for a trial, when they have said who."""

    card: Face
    seat: int
    other: int


class RushOutView(msgspec.Struct):
    """The whole table. `due` is when the clock strikes next, in table time."""

    round: int
    setup: str
    phase: str
    due: int
    wizard_trophies: int
    hero_trophies: int
    trophies_to_win: int
    trials: list[SpotView]
    spells: list[SpotView]
    curses: list[SpotView]
    tiles: list[SpotView]
    scrolls: list[SpotView]
    dice: list[DieView]
    seats: list[PlayerView]
    dragon: int | None
    souls: int | None
    life: int | None
    wizard_coins: int
    hero_coins: int
    casting: int | None
    learning: list[LessonView]
    faults: list[int]
    market: list[WareView]
    bought: list[int]
    won: str | None


def view(state: RushOut, eyes: Eyes) -> RushOutView:
    """What these eyes see: nothing but decks is hidden."""
    places = state.places
    tiles = [card for card in state.cards[places.tiles] if card in state.tile]
    if state.dragon >= 0:
        tiles += state.cards[places.dragon_tile]
    return RushOutView(
        round=state.round,
        setup=state.setup.id,
        phase=state.phase.value,
        due=state.due,
        wizard_trophies=state.trophies[Side.WIZARD.value],
        hero_trophies=state.trophies[Side.HEROES.value],
        trophies_to_win=state.setup.rounds,
        trials=spots(state, state.open_trials()),
        spells=spots(state, state.open_spells()),
        curses=spots(state, state.cards[places.curses]),
        tiles=spots(state, tiles),
        scrolls=spots(state, state.cards[places.scrolls]),
        dice=dice(state),
        seats=[seat_view(state, eyes, seat) for seat in range(state.seats)],
        dragon=state.dragon if state.dragon >= 0 else None,
        souls=state.souls if state.setup.souls else None,
        life=state.life if state.setup.life else None,
        wizard_coins=purse(state, Side.WIZARD),
        hero_coins=purse(state, Side.HEROES),
        casting=state.casting if state.casting >= 0 else None,
        learning=[
            LessonView(Face(card, state.kinds[state.kind(card)]), seat, other)
            for card, seat, other in state.learning
        ],
        faults=list(state.faults),
        market=market(state),
        bought=list(state.bought),
        won=state.won.value if state.won is not None else None,
    )


# What is printed on a card, by kind: bots look at the table again and again.
_TYPE_NAMES = tuple(type_.value for type_ in TYPE)
_HERO_NAMES = tuple([HERO_SYMBOLS[symbol] for symbol in fields] for fields in HERO_FIELDS)
_WIZARD_NAMES = tuple([WIZARD_SYMBOLS[symbol] for symbol in fields] for fields in WIZARD_FIELDS)
_BANNER_NAMES = tuple(WIZARD_SYMBOLS[symbol] if symbol >= 0 else None for symbol in BANNER)


def spots(state: RushOut, cards: Iterable[int]) -> list[SpotView]:
    """Cards and tiles with what is printed on them and what holds them up."""
    kind_of, claps, under = state.cards.kind_of, state.claps, state.under_dragon()
    found = []
    for card in cards:
        kind = kind_of[card]
        clapped = clapping(state, card) if card in claps else None
        found.append(
            SpotView(
                card,
                KINDS[kind],
                _TYPE_NAMES[kind],
                _HERO_NAMES[kind],
                _WIZARD_NAMES[kind],
                _BANNER_NAMES[kind],
                card == under,
                clapped,
            )
        )
    return found


def dice(state: RushOut) -> list[DieView]:
    face, rolled, field = state.dice.face, state.rolled, state.field
    found = []
    for die, on in enumerate(state.on):
        seat = owner_of(die)
        faces = HERO_SYMBOLS if seat else WIZARD_SYMBOLS
        card = on if on >= 0 else None
        at = field[die] if field[die] >= 0 else None
        found.append(DieView(die, seat, faces[face[die]], rolled[die], card, at))
    return found


def seat_view(state: RushOut, eyes: Eyes, seat: int) -> PlayerView:
    tile = state.tile[seat]
    places = state.places
    return PlayerView(
        seat=seat,
        hero=tile if tile >= 0 else None,
        kind=state.kinds[state.kind(tile)] if tile >= 0 else None,
        wounded=tile in state.wounded,
        dice=list(dice_of(seat)),
        ready_at=state.ready[seat],
        gear=eyes.pile(places.gear[seat]),
        weaknesses=spots(state, state.cards[places.weaknesses[seat]]),
        experience=len(state.cards[places.experience[seat]]),
        swirling=state.swirling[seat],
    )


def market(state: RushOut) -> list[WareView]:
    """What can be bought between the rounds."""
    if state.phase is not Phase.MARKET:
        return []
    return [
        WareView(
            card,
            state.kinds[state.kind(card)],
            state.type(card) is Type.SCROLL,
            PRICE[state.kind(card)],
        )
        for card in state.cards[state.places.market]
    ]


# The same in words


def describe(board: RushOutView) -> list[Message]:
    """The table for a terminal or a screen reader."""
    head: dict[str, MessageValue] = {
        "round": board.round,
        "phase": board.phase,
        "heroes": board.hero_trophies,
        "wizard": board.wizard_trophies,
    }
    lines = [Message("table", head), *describe_markers(board)]
    weak = [one for seat in board.seats for one in seat.weaknesses]
    for one in (*board.trials, *board.curses, *weak, *board.tiles):
        lines += describe_spot(one, board, Side.HEROES)
    shared = [one for one in board.trials if one.type in _SHARED]
    for one in (*shared, *board.spells, *board.scrolls):
        lines += describe_spot(one, board, Side.WIZARD)
    for seat in board.seats:
        lines += describe_player(seat, board)
    lines += [
        Message("learning", {"card": one.card, "seat": one.seat, "other": one.other})
        for one in board.learning
    ]
    lines += [
        Message("ware", {"card": Face(ware.card, ware.kind), "price": ware.price})
        for ware in board.market
    ]
    return lines


def describe_markers(board: RushOutView) -> list[Message]:
    """The dragon, souls, lives and coins, as far as the setup has them."""
    lines: list[Message] = []
    if board.dragon is not None:
        lines.append(Message("dragon", {"position": board.dragon}))
    if board.souls is not None:
        lines.append(Message("souls", {"count": board.souls}))
    if board.life is not None:
        lines.append(Message("life", {"count": board.life}))
    if board.hero_coins or board.wizard_coins:
        coins: dict[str, MessageValue] = {
            "heroes": board.hero_coins,
            "wizard": board.wizard_coins,
        }
        lines.append(Message("coins", coins))
    return lines


def describe_spot(one: SpotView, board: RushOutView, side: Side) -> list[Message]:
    """A side's part of a card; left out if it has none, or one that is of no use any more."""
    wizard = side is Side.WIZARD
    fields = one.wizard if wizard else one.heroes
    won = wizard and one.type == Type.COIN.value and one.claps is not None
    if not fields or won or (one.type == Type.HERO.value and not _is_wounded(one, board)):
        return []
    taken = {
        die.field for die in board.dice if die.card == one.card and (die.seat == WIZARD) == wizard
    }
    prefix = "wizard" if wizard else "hero"
    values: dict[str, MessageValue] = {
        "card": Face(one.card, one.kind),
        "type": f"type-{one.type}",
        "side": side.value,
        "needs": [f"{prefix}-{symbol}" for n, symbol in enumerate(fields) if n not in taken],
        "dice": len(taken - {None}),
        "fields": len(fields),
        "banner": f"wizard-{one.banner}" if one.banner is not None else NONE,
        "dragon": int(one.dragon),
        "clap": int(one.claps is not None and not wizard),
    }
    return [Message("spot", values)]


NONE = "none"
_SHARED = (Type.COIN.value, Type.CONFLICT.value)


def _is_wounded(one: SpotView, board: RushOutView) -> bool:
    return any(seat.hero == one.card and seat.wounded for seat in board.seats)


def describe_player(seat: PlayerView, board: RushOutView) -> list[Message]:
    """Who somebody is, what they have and suffer, and their dice that lie on no card."""
    shown: list[Message] = []
    if seat.kind is not None and seat.hero is not None:
        values: dict[str, MessageValue] = {
            "seat": seat.seat,
            "card": Face(seat.hero, seat.kind),
            "wounded": int(seat.wounded),
            "count": seat.experience,
        }
        shown.append(Message("hero", values))
    else:
        shown.append(Message("seat", {"seat": seat.seat}))
    idle = [one for one in board.scrolls if not one.wizard] if seat.seat == WIZARD else []
    owned = [*seat.gear, *(Face(one.card, one.kind) for one in idle)]
    if owned:
        shown.append(Message("owns", {"cards": owned}))
    if weak := [Face(one.card, one.kind) for one in seat.weaknesses if one.claps is None]:
        shown.append(Message("suffers", {"cards": weak}))
    prefix = "wizard" if seat.seat == WIZARD else "hero"
    mine = [die for die in board.dice if die.seat == seat.seat]
    rolled = [f"{prefix}-{die.face}" for die in mine if die.card is None and die.rolled]
    dice: dict[str, MessageValue] = {
        "faces": rolled,
        "rolled": len(rolled),
        "unrolled": sum(die.card is None and not die.rolled for die in mine),
        "stuck": sum(die.card is not None and die.field is None for die in mine),
    }
    return [*shown, Message("dice", dice)]
