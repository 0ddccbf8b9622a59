"""What a seat sees of a Rush Out! table, and the same in words.

How many cards are left in a deck, or were removed, is nobody's to know while a round runs.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from spieltisch.engine import Eyes, Face, Message
from spieltisch.engine.told import MessageValue
from spieltisch.games.rushout.completing import clapping, helpers_at
from spieltisch.games.rushout.content import (
    BANNER,
    HERO_FIELDS,
    HERO_SYMBOLS,
    JOKERS,
    KINDS,
    PRICE,
    SHARED,
    TYPE,
    WIZARD_FIELDS,
    WIZARD_SYMBOLS,
    Type,
)
from spieltisch.games.rushout.placing import able, fitting, in_order, next_fields, open_spots
from spieltisch.games.rushout.placing import spots as open_cards
from spieltisch.games.rushout.racing import first_symbol
from spieltisch.games.rushout.rules import buyer_of, purse
from spieltisch.games.rushout.state import (
    WIZARD,
    Phase,
    RushOut,
    Side,
    dice_of,
    owner_of,
    side_of,
)


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

    `sides` are whose dice it takes where it lies: a spell has other fields for later. `claps`:
    it is completed and without effect, its dice wait until these `helpers` have clapped together,
    and these have clapped.
    """

    card: int
    kind: str
    type: str
    heroes: list[str]
    wizard: list[str]
    banner: str | None
    sides: list[str]
    dragon: bool
    claps: list[int] | None
    helpers: list[int]


class PlayerView(msgspec.Struct):
    """One player. `joker` is what the hero's tile lets jokers stand for.

    `ready_at` is when the seat can act again, `rests_at` when its dice have come to rest, both in
    table time.
    """

    seat: int
    side: str
    hero: int | None
    kind: str | None
    joker: str | None
    wounded: bool
    dice: list[int]
    ready_at: int
    rests_at: int
    gear: list[Face]
    weaknesses: list[SpotView]
    experience: int
    swirling: bool


class WareView(msgspec.Struct):
    """Something in the market, for one of the sides."""

    card: int
    kind: str
    type: str
    side: str
    price: int


class LessonView(msgspec.Struct):
    """Experience that one of two heroes will get for a trial, when they have said who."""

    card: Face
    seat: int
    other: int


class LayingView(msgspec.Struct):
    """What laying my dice on a card would do, if nothing comes between.

    `fields` is where a die goes that is laid for a symbol, by the symbol's number; `all` are the
    dice that fit together, in the order in which they are laid, each with its field.
    """

    card: int
    fields: dict[int, int]
    all: list[tuple[int, int]]


class ForesightView(msgspec.Struct):
    """What my commands would do to my dice: which are rolled, taken back together, or laid."""

    rolls: list[int]
    takes: list[int]
    laying: list[LayingView]


class RushOutView(msgspec.Struct):
    """The whole table. `due` is when the clock strikes next, in table time."""

    round: int
    setup: str
    phase: str
    due: int
    roll_ms: int
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
    return RushOutView(
        round=state.round,
        setup=state.setup.id,
        phase=state.phase.value,
        due=state.due,
        roll_ms=state.rules.roll_ms,
        wizard_trophies=state.trophies[Side.WIZARD.value],
        hero_trophies=state.trophies[Side.HEROES.value],
        trophies_to_win=state.setup.rounds,
        trials=spots(state, state.open_trials(), _TRIAL if state.setup.market else _HEROES),
        spells=spots(state, state.open_spells(), _WIZARD),
        curses=spots(state, state.cards[places.curses], _HEROES),
        tiles=tiles(state),
        scrolls=spots(state, state.cards[places.scrolls], _WIZARD),
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
_JOKER_NAMES = tuple(HERO_SYMBOLS[jokers[0]] if jokers else None for jokers in JOKERS)
_BANNER_NAMES = tuple(WIZARD_SYMBOLS[symbol] if symbol >= 0 else None for symbol in BANNER)


_NOBODY: tuple[list[str], ...] = ([],) * len(KINDS)
_HEROES: tuple[list[str], ...] = ([Side.HEROES.value],) * len(KINDS)
_WIZARD: tuple[list[str], ...] = ([Side.WIZARD.value],) * len(KINDS)
_TRIAL: tuple[list[str], ...] = tuple(
    [side.value for side in (Side.HEROES, Side.WIZARD)] if shared else [Side.HEROES.value]
    for shared in SHARED
)
"""Whose dice a trial takes, where the wizard goes for coins and conflicts, too."""


def tiles(state: RushOut) -> list[SpotView]:
    """The heroes' tiles, which take dice while they are wounded, and the dragon's."""
    chosen = [card for card in state.cards[state.places.tiles] if card in state.tile]
    shown: list[SpotView] = []
    for card in chosen:
        shown += spots(state, [card], _HEROES if card in state.wounded else _NOBODY)
    if state.dragon >= 0:
        shown += spots(state, state.cards[state.places.dragon_tile], _HEROES)
    return shown


def spots(state: RushOut, cards: Iterable[int], sides: tuple[list[str], ...]) -> list[SpotView]:
    """Cards and tiles with what is printed on them and what holds them up.

    `sides` says for each kind of card whose dice it takes there.
    """
    kind_of, claps, under = state.cards.kind_of, state.claps, state.under_dragon()
    found = []
    for card in cards:
        kind = kind_of[card]
        waits = card in claps
        found.append(
            SpotView(
                card,
                KINDS[kind],
                _TYPE_NAMES[kind],
                _HERO_NAMES[kind],
                _WIZARD_NAMES[kind],
                _BANNER_NAMES[kind],
                sides[kind],
                card == under,
                clapping(state, card) if waits else None,
                helpers_at(state, card) if waits else [],
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
        side=side_of(seat).value,
        hero=tile if tile >= 0 else None,
        kind=state.kinds[state.kind(tile)] if tile >= 0 else None,
        joker=_JOKER_NAMES[state.kind(tile)] if tile >= 0 else None,
        wounded=tile in state.wounded,
        dice=list(dice_of(seat)),
        ready_at=state.ready[seat],
        rests_at=state.rests[seat],
        gear=eyes.pile(places.gear[seat]),
        weaknesses=spots(state, state.cards[places.weaknesses[seat]], _HEROES),
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
            state.type(card).value,
            buyer_of(state, card).value,
            PRICE[state.kind(card)],
        )
        for card in state.cards[state.places.market]
    ]


def foresight(state: RushOut, seat: int) -> ForesightView:
    """What this seat could do with its dice, and what would come of it."""
    dice = able(state, seat, in_order(state, seat))
    usable = 0
    for _, symbols in dice:
        usable |= symbols
    first = first_symbol(seat)
    laying: list[LayingView] = []
    for card, free in open_spots(state, seat, open_cards(state, seat)):
        if usable & free:
            fields = next_fields(state, seat, card)
            found = {first + symbol: field for symbol, field in fields.items()}
            laying.append(LayingView(card, found, fitting(state, seat, card, dice)))
    return ForesightView(state.in_hand(seat), state.laid(seat), laying)


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
    for one in (*board.trials, *board.spells, *board.scrolls):
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
    if not fields or won or side.value not in one.sides:
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
