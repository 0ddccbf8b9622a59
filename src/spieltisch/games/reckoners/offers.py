"""What a seat may do in the action step, put together from parts that are listed once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from spieltisch.engine import Choice, choices_of
from spieltisch.games.reckoners.content import (
    COST,
    EFFECT,
    FIRST_TOKEN,
    PLAN,
    SYMBOLS,
    TIMING,
)
from spieltisch.games.reckoners.effects import (
    CHOICES_WITH,
    CLEAR,
    MOVE,
    THEN,
    WITH,
    uses_by_symbol,
    uses_in,
    where_works,
)
from spieltisch.games.reckoners.names import FIRST_FACE, FIRST_RECKONER
from spieltisch.games.reckoners.pieces import Effect, Timing
from spieltisch.games.reckoners.state import Newcago
from spieltisch.games.reckoners.symbols import CONVERTERS, PROVIDED, converters_of, reachable

DONE: Final = Choice("done")
BACK: Final = Choice("back")
GIVE_UP: Final = Choice("give-up")
PLAN_STANDS_FOR: Final = tuple(symbol for symbol in range(len(SYMBOLS)) if symbol != PLAN)
"""What a plan token can stand for."""


def actions(state: Newcago, seat: int) -> list[Choice]:
    """All that a seat may do with its Reckoners now."""
    found: list[Choice] = []
    for reckoner in state.played_by(seat):
        add_actions(state, reckoner, found)
    found.append(DONE)
    return found


def add_actions(state: Newcago, reckoner: int, found: list[Choice]) -> None:
    """All that a Reckoner may do with dice, plan tokens and cards."""
    dice = state.ready_dice(reckoner)
    tokens = state.plans[reckoner]
    converters = 0
    paid: list[int] = []
    free: list[int] = []
    used, kind_of = state.used, state.cards.kind_of
    for card in state.gear_of(reckoner):
        kind = kind_of[card]
        timing = TIMING[kind]
        if timing is Timing.PERMANENT:
            if EFFECT[kind] is Effect.CONVERT:
                converters |= 1 << CONVERTERS.index(kind)
        elif not used >> kind & 1:
            (free if timing is Timing.FREE else paid).append(card)
    if dice or tokens:
        add_dice(state, reckoner, dice, converters, paid, found)
    for card in free:
        found += with_card(state, reckoner, card)


def add_dice(
    state: Newcago,
    reckoner: int,
    dice: tuple[int, ...],
    converters: int,
    paid: list[int],
    found: list[Choice],
) -> None:
    """What dice and plan tokens can do: each symbol, moving, clearing away, and paying."""
    by_symbol = uses_by_symbol(state, where_works(state, reckoner))
    anyway = anyway_with(state.at[reckoner], barred_districts(state), state.size)
    uses = uses_by_face(by_symbol, converters)
    shown, face = state.dice.symbols, state.dice.face
    for die in dice:
        found += CHOICES_WITH[die][uses[shown[die][face[die]]]]
        found += anyway[die]
        for card in paid:
            if COST[state.kind(card)] in PROVIDED[converters][shown[die][face[die]]]:
                found.append(Choice("pay", (die, card)))
    if state.plans[reckoner]:
        token = FIRST_TOKEN + reckoner
        found += CHOICES_WITH[token][any_of(by_symbol, PLAN_STANDS_FOR)]
        found += anyway[token]
        found += [Choice("pay", (token, card)) for card in paid]


@cache
def uses_by_face(by_symbol: tuple[int, ...], converters: int) -> list[int]:
    """For each face all that its symbols could do, as a set of uses."""
    return [any_of(by_symbol, provided) for provided in PROVIDED[converters]]


def any_of(by_symbol: tuple[int, ...], symbols: Iterable[int]) -> int:
    """All uses of these symbols."""
    uses = 0
    for symbol in symbols:
        uses |= by_symbol[symbol]
    return uses


def barred_districts(state: Newcago) -> int:
    """The districts with a barricade, one bit each."""
    return _barred(tuple(state.barricades))


@cache
def _barred(barricades: tuple[int, ...]) -> int:
    return sum(1 << district for district, count in enumerate(barricades) if count)


@cache
def moving_and_clearing(here: int, barred: int, size: int) -> list[int]:
    """What any die can do: no barricade may stand where one goes from or to."""
    clearing = [CLEAR + district for district in range(size) if barred >> district & 1]
    if barred >> here & 1:
        return clearing
    free = [district for district in range(size) if not barred >> district & 1]
    return [MOVE + district for district in free if district != here] + clearing


@cache
def anyway_with(here: int, barred: int, size: int) -> list[list[Choice]]:
    """The same as choices by die, listed once for all tables: the longest part of most lists."""
    uses = moving_and_clearing(here, barred, size)
    return [[row[use] for use in uses] for row in WITH]


def with_card(state: Newcago, reckoner: int, card: int) -> list[Choice]:
    """What a card can do that is free once a round."""
    effect = EFFECT[state.kind(card)]
    if effect is Effect.MOVE:
        return riding(card, state.at[reckoner], barred_districts(state), state.size)
    if effect is Effect.AIM:
        return aiming(card, state.size)
    if effect is Effect.GIVE_PLAN:
        return briefing(card, reckoner, state.team) if state.plans_left() else []
    if effect is Effect.TURN_DIE:
        return improvising(card, state.ready_dice(reckoner))
    if effect is Effect.REROLL:
        return []
    return choices_of("play", [card])


@cache
def riding(card: int, here: int, barred: int, size: int) -> list[Choice]:
    """Where a Reckoner can go for free."""
    moving = [use for use in moving_and_clearing(here, barred, size) if use < CLEAR]
    return [Choice("ride", (card, use - MOVE)) for use in moving]


@cache
def aiming(card: int, size: int) -> list[Choice]:
    """Where the sniper token can go."""
    return [Choice("aim", (card, district)) for district in range(size)]


@cache
def briefing(card: int, reckoner: int, team: tuple[int, ...]) -> list[Choice]:
    """Whom a plan token can be given to."""
    return [Choice("brief", (card, FIRST_RECKONER + other)) for other in team if other != reckoner]


@cache
def improvising(card: int, dice: tuple[int, ...]) -> list[Choice]:
    """Which dice can be turned."""
    return [Choice("improvise", (card, die)) for die in dice]


def rest_of_die(state: Newcago) -> list[Choice]:
    """What can be done with the symbols that are left of a die or card, but for giving them up."""
    reckoner = state.busy
    where = range(state.size) if state.anywhere else where_works(state, reckoner)
    by_symbol = uses_by_symbol(state, where)
    converters = converters_of(state, reckoner)
    provided = reachable(converters, state.pending)
    found = [THEN[use] for use in uses_in(any_of(by_symbol, provided))]
    if state.whole:
        here, barred = state.at[reckoner], barred_districts(state)
        found += [THEN[use] for use in moving_and_clearing(here, barred, state.size)]
        for card in state.gear_of(reckoner):
            if COST[state.kind(card)] in provided and not state.is_used(card):
                found.append(Choice("then-pay", (card,)))
    return found


def sides_to_turn(state: Newcago) -> list[Choice]:
    """The other faces of the die that David turns."""
    die = state.turning
    shown = state.dice.symbol(die)
    faces = sorted({face for face in state.dice.symbols[die] if face != shown})
    return choices_of("turn", [FIRST_FACE + face for face in faces])
