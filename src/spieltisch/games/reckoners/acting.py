"""The action step: everyone at once, die by die, until all have said that they are done.

A die, or what a card gives, is used up before anybody does anything else (ruling: a die is atomic):
while somebody is busy with one, nobody else is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, choices_of, simultaneously
from spieltisch.games.reckoners.content import (
    COST,
    DISTRICTS,
    EFFECT,
    FACES,
    FIRST_TOKEN,
    PLAN,
    RECKONERS,
    SHOWS,
    SYMBOLS,
    TIMING,
    WHITE_DICE,
)
from spieltisch.games.reckoners.effects import (
    BASE,
    CLEAR,
    MOVE,
    SYMBOL_OF,
    THEN,
    WITH,
    choices_with,
    do,
    gain_plans,
    rouse,
    stir,
    use_of,
    uses_by_symbol,
    uses_in,
    where_works,
)
from spieltisch.games.reckoners.names import FIRST_FACE, FIRST_RECKONER
from spieltisch.games.reckoners.pieces import Effect, Timing
from spieltisch.games.reckoners.state import NOBODY_BUSY, NOWHERE, Newcago, Phase

DONE: Final = Choice("done")
BACK: Final = Choice("back")
GIVE_UP: Final = Choice("give-up")
BACKS: Final = 3
"""So often in a step a seat may come back without anything having become possible for it."""

_CONVERTERS = tuple(kind for kind, effect in enumerate(EFFECT) if effect is Effect.CONVERT)
_WILD = tuple(symbol for symbol in range(len(SYMBOLS)) if symbol != PLAN)
"""What a plan token can stand for."""


# Symbols


def _reached(converters: int) -> tuple[tuple[int, ...], ...]:
    """For each symbol those that it can be used as, itself first, with a set of converters."""
    pairs = [SHOWS[kind] for n, kind in enumerate(_CONVERTERS) if converters >> n & 1]
    found = []
    for symbol in range(len(SYMBOLS)):
        reached = [symbol]
        for one in reached:
            reached += [
                other for pair in pairs if one in pair for other in pair if other not in reached
            ]
        found.append(tuple(reached))
    return tuple(found)


REACH: Final = tuple(_reached(converters) for converters in range(1 << len(_CONVERTERS)))
"""By set of converters, by symbol: what it can be used as."""


@cache
def reachable(converters: int, symbols: tuple[int, ...]) -> tuple[int, ...]:
    """All symbols that a die showing these can provide."""
    found: list[int] = []
    for symbol in symbols:
        found += [one for one in REACH[converters][symbol] if one not in found]
    return tuple(found)


def converters_of(state: Newcago, reckoner: int) -> int:
    """The set of converters that a Reckoner has."""
    owned = [state.kind(card) for card in state.gear_of(reckoner)]
    return sum(1 << n for n, kind in enumerate(_CONVERTERS) if kind in owned)


def symbols_of(state: Newcago, reckoner: int, die: int) -> tuple[int, ...]:
    """What a die counts as: on a white one some symbols count twice. Not what it pays with."""
    shown = FACES[state.dice.symbol(die)]
    if die < WHITE_DICE:
        for card in state.gear_of(reckoner):
            kind = state.kind(card)
            if EFFECT[kind] is Effect.DOUBLE and SHOWS[kind] == shown:
                return shown * 2
    return shown


def without(symbols: tuple[int, ...], used: int, converters: int) -> tuple[int, ...]:
    """What is left when one of these is used as that symbol: itself if it is there."""
    if used in symbols:
        index = symbols.index(used)
    else:
        reached = REACH[converters]
        index = next(n for n, one in enumerate(symbols) if used in reached[one])
    return (*symbols[:index], *symbols[index + 1 :])


# What a seat may do


def actions(state: Newcago, seat: int) -> list[Choice]:
    """All that a seat may do with its Reckoners now."""
    found: list[Choice] = []
    for reckoner in state.team:
        if state.seat_of[reckoner] == seat:
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
                converters |= 1 << _CONVERTERS.index(kind)
        elif not used >> kind & 1:
            (free if timing is Timing.FREE else paid).append(card)
    if dice or tokens:
        add_dice(state, reckoner, dice, converters, paid, found)
    for card in free:
        found += with_card(state, reckoner, card)


def add_dice(
    state: Newcago,
    reckoner: int,
    dice: list[int],
    converters: int,
    paid: list[int],
    found: list[Choice],
) -> None:
    """What dice and plan tokens can do: each symbol, moving, clearing away, and paying."""
    by_symbol = uses_by_symbol(state, where_works(state, reckoner))
    anyway = anyway_with(state.at[reckoner], barred_districts(state), state.size)
    shown, face = state.dice.symbols, state.dice.face
    for die in dice:
        provided = reachable(converters, FACES[shown[die][face[die]]])
        uses = 0
        for symbol in provided:
            uses |= by_symbol[symbol]
        found += choices_with(die, uses)
        found += anyway[die]
        for card in paid:
            if COST[state.kind(card)] in provided:
                found.append(Choice("pay", (die, card)))
    if state.plans[reckoner]:
        token = FIRST_TOKEN + reckoner
        found += choices_with(token, any_of(by_symbol, _WILD))
        found += anyway[token]
        found += [Choice("pay", (token, card)) for card in paid]


def any_of(by_symbol: tuple[int, ...], symbols: Iterable[int]) -> int:
    """All uses of these symbols."""
    uses = 0
    for symbol in symbols:
        uses |= by_symbol[symbol]
    return uses


def barred_districts(state: Newcago) -> int:
    """The districts with a barricade, one bit each."""
    barred = 0
    for district, count in enumerate(state.barricades):
        if count:
            barred |= 1 << district
    return barred


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
        others = [r for r in state.team if r != reckoner] if state.plans_left() else []
        return [Choice("brief", (card, FIRST_RECKONER + other)) for other in others]
    if effect is Effect.TURN_DIE:
        return improvising(card, tuple(state.ready_dice(reckoner)))
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


# The step


def action_step(state: Newcago) -> Script[None]:
    """Until all are done, or Steelheart is defeated."""
    yield from simultaneously(
        {seat: acting(state, seat) for seat in range(state.seats)},
        until=lambda: is_over(state),
        anew=lambda: asked_anew(state),
    )


def is_over(state: Newcago) -> bool:
    if state.done != (1 << state.seats) - 1:
        return state.phase is Phase.OVER
    return state.busy == NOBODY_BUSY


def asked_anew(state: Newcago) -> Mapping[int, Script[None]] | None:
    """Who has to be asked again: those for whom something became possible, and all others when
    somebody begins with a die or has used it up."""
    busy = state.seat_of[state.busy] if state.busy != NOBODY_BUSY else NOBODY_BUSY
    if busy == state.hushed and not state.stirred:
        return None
    seats = list(state.stirred)
    state.stirred = ()
    if busy != state.hushed:
        acted = max(busy, state.hushed)
        seats += [seat for seat in range(state.seats) if seat != acted and seat not in seats]
        state.hushed = busy
    return {seat: acting(state, seat) for seat in seats}


def acting(state: Newcago, seat: int) -> Script[None]:
    """One seat: die after die until it is done; it may come back until all are."""
    while True:
        if state.busy != NOBODY_BUSY:
            if state.seat_of[state.busy] != seat:
                return
            yield from finish_die(state, seat)
        elif state.done >> seat & 1:
            if state.backs[seat] == BACKS:
                return
            yield CHECKPOINT
            yield from ask(seat, "rest", [BACK], idle=True)
            state.backs[seat] += 1
            state.done &= ~(1 << seat)
            state.tell("comes-back", seat=seat)
        else:
            yield CHECKPOINT
            choice = yield from ask(seat, "act", lambda: actions(state, seat))
            take(state, seat, choice)


def finish_die(state: Newcago, seat: int) -> Script[None]:
    """What is left of a die or card is used up or given up."""
    yield CHECKPOINT
    who = FIRST_RECKONER + state.busy
    if state.turning >= 0:
        choice = yield from ask(seat, "turn", sides_to_turn(state), reckoner=who)
        turn(state, choice.things[0] - FIRST_FACE)
        return
    left = [*rest_of_die(state), GIVE_UP]
    choice = yield from ask(seat, "spend", left, reckoner=who, count=len(state.pending))
    take_rest(state, choice)


def take(state: Newcago, seat: int, choice: Choice) -> None:
    """Do what a seat has chosen."""
    verb, things = choice.verb, choice.things
    if verb in BASE:
        spend(state, things[0], use_of(verb, things[-1]))
    elif verb == "done":
        state.done |= 1 << seat
        state.tell("is-done", seat=seat)
    elif verb == "play":
        play_card(state, things[0])
    elif verb == "pay":
        pay(state, *things)
    elif verb == "ride":
        use_card(state, things[0])
        move(state, state.owner(things[0]), things[1])
    elif verb == "aim":
        aim(state, *things)
    elif verb == "brief":
        brief(state, things[0], things[1] - FIRST_RECKONER)
    else:
        improvise(state, *things)


def take_rest(state: Newcago, choice: Choice) -> None:
    """Go on with a die or card that was begun with."""
    reckoner, verb = state.busy, choice.verb
    if verb == "give-up":
        state.tell("gives-up", reckoner=RECKONERS[reckoner], count=len(state.pending))
        end_die(state)
    elif verb == "then-pay":
        end_die(state)
        activate(state, reckoner, choice.things[0])
    else:
        use = use_of(verb.removeprefix("then-"), choice.things[-1] if choice.things else 0)
        pending, anywhere = state.pending, state.anywhere
        end_die(state)
        if use >= MOVE:
            use_whole(state, reckoner, use)
        else:
            use_symbol(state, reckoner, pending, use, anywhere)


# Dice and plan tokens


def spend(state: Newcago, die: int, use: int) -> None:
    """A die or plan token is spent on something; symbols that are left come next."""
    if die >= FIRST_TOKEN:
        reckoner = die - FIRST_TOKEN
        state.plans[reckoner] -= 1
        state.tell("spends-plan", reckoner=RECKONERS[reckoner])
        symbols: tuple[int, ...] = (SYMBOL_OF[use],)
    else:
        reckoner = state.holder(die)
        state.spent |= 1 << die
        symbols = symbols_of(state, reckoner, die)
    if use >= MOVE:
        use_whole(state, reckoner, use)
    else:
        use_symbol(state, reckoner, symbols, use)


def use_whole(state: Newcago, reckoner: int, use: int) -> None:
    """Any die, whatever it shows, moves a Reckoner or clears a barricade away anywhere."""
    if use < CLEAR:
        move(state, reckoner, use - MOVE)
    else:
        clear_barricade(state, reckoner, use - CLEAR)


def use_symbol(
    state: Newcago, reckoner: int, symbols: tuple[int, ...], use: int, anywhere: bool = False
) -> None:
    """One symbol does this; if others are left that can do anything, the Reckoner stays busy."""
    left = without(symbols, SYMBOL_OF[use], converters_of(state, reckoner))
    do(state, reckoner, use)
    if left and state.phase is not Phase.OVER:
        begin_with(state, reckoner, left, whole=False, anywhere=anywhere)


def begin_with(
    state: Newcago, reckoner: int, symbols: tuple[int, ...], whole: bool, anywhere: bool
) -> None:
    """A Reckoner is busy with these symbols; what nothing can be done with lapses."""
    state.busy, state.pending, state.whole, state.anywhere = reckoner, symbols, whole, anywhere
    if not rest_of_die(state):
        state.tell("lapses", reckoner=RECKONERS[reckoner], count=len(symbols))
        end_die(state)


def end_die(state: Newcago) -> None:
    """The die or card is used up: everyone may act again."""
    state.busy, state.pending, state.turning = NOBODY_BUSY, (), -1
    state.whole = state.anywhere = False


def move(state: Newcago, reckoner: int, district: int) -> None:
    state.at[reckoner] = district
    state.tell("moves", reckoner=RECKONERS[reckoner], district=DISTRICTS[district])


def clear_barricade(state: Newcago, reckoner: int, district: int) -> None:
    """Whoever was shut in can leave when the last one is gone."""
    state.barricades[district] -= 1
    left = state.barricades[district]
    state.tell("clears", reckoner=RECKONERS[reckoner], district=DISTRICTS[district], left=left)
    if not left:
        stir(state, district)


# Cards


def use_card(state: Newcago, card: int) -> None:
    """It is not ready again before the next round."""
    state.used |= 1 << state.kind(card)
    state.tell("uses", reckoner=RECKONERS[state.owner(card)], card=card)


def play_card(state: Newcago, card: int) -> None:
    """A card that is free: its symbols are those of one die."""
    activate(state, state.owner(card), card)


def pay(state: Newcago, die: int, card: int) -> None:
    """A whole die or a plan token pays for a card."""
    if die >= FIRST_TOKEN:
        state.plans[die - FIRST_TOKEN] -= 1
        state.tell("spends-plan", reckoner=RECKONERS[die - FIRST_TOKEN])
    else:
        state.spent |= 1 << die
    activate(state, state.owner(card), card)


def activate(state: Newcago, reckoner: int, card: int) -> None:
    """What a card gives is the result of one die, with nothing of it used yet."""
    use_card(state, card)
    kind = state.kind(card)
    anywhere = EFFECT[kind] is Effect.ANYWHERE
    begin_with(state, reckoner, SHOWS[kind], whole=True, anywhere=anywhere)


def aim(state: Newcago, card: int, district: int) -> None:
    """Sniper: until the step ends Cody's symbols work there, too."""
    use_card(state, card)
    state.sniper = district
    state.tell("aims", reckoner=RECKONERS[state.owner(card)], district=DISTRICTS[district])


def brief(state: Newcago, card: int, other: int) -> None:
    """Operations: another Reckoner gets a plan token that can be used at once."""
    use_card(state, card)
    gain_plans(state, other, 1)
    state.tell("briefs", reckoner=RECKONERS[state.owner(card)], other=RECKONERS[other])
    rouse(state, state.seat_of[other])


def improvise(state: Newcago, card: int, die: int) -> None:
    """Improvise: one of the dice that are not spent is turned."""
    use_card(state, card)
    state.busy, state.turning = state.owner(card), die


def turn(state: Newcago, face: int) -> None:
    die = state.turning
    state.dice.face[die] = state.dice.symbols[die].index(face)
    state.tell("turns", reckoner=RECKONERS[state.busy])
    end_die(state)


def begin_actions(state: Newcago) -> None:
    """All dice are rolled; now they are used."""
    state.phase = Phase.ACTIONS
    state.done = 0
    state.backs = [0] * state.seats
    state.tell("actions")


def end_actions(state: Newcago) -> None:
    """The sniper token comes back; what was not used is lost, but for plan tokens."""
    state.sniper = NOWHERE
