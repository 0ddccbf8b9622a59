"""The action step: everyone at once, die by die, until all have said that they are done.

A die, or what a card gives, is used up before anybody does anything else (ruling: a die is atomic):
while somebody is busy with one, nobody else is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from spieltisch.engine import (
    CHECKPOINT,
    Choice,
    Entry,
    Question,
    Script,
    ask,
    simultaneously,
)
from spieltisch.games.reckoners.content import (
    DISTRICTS,
    EFFECT,
    FIRST_TOKEN,
    RECKONERS,
    SHOWS,
)
from spieltisch.games.reckoners.effects import (
    BASE,
    CLEAR,
    MOVE,
    SYMBOL_OF,
    do,
    gain_plans,
    rouse,
    stir,
    use_of,
)
from spieltisch.games.reckoners.names import FIRST_FACE, FIRST_RECKONER
from spieltisch.games.reckoners.offers import BACK, GIVE_UP, actions, rest_of_die, sides_to_turn
from spieltisch.games.reckoners.pieces import Effect
from spieltisch.games.reckoners.state import NOBODY_BUSY, NOWHERE, Newcago, Phase
from spieltisch.games.reckoners.symbols import converters_of, symbols_of, without

BACKS: Final = 3
"""So often in a step a seat may come back without anything having become possible for it."""


# The step


def action_step(state: Newcago) -> Script[dict[int, None]]:
    """Until all are done, or Steelheart is defeated."""
    return simultaneously(
        {seat: acting(state, seat) for seat in range(state.seats)},
        until=partial(is_over, state),
        anew=partial(asked_anew, state),
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
    listing = partial(actions, state, seat)
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
            entry: Entry = yield Question(seat, "act", None, listing, 0, {})
            take(state, seat, entry.choice)


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
    else:
        reckoner = state.holder(die)
        state.spent |= 1 << die
    if use >= MOVE:
        use_whole(state, reckoner, use)
    elif die >= FIRST_TOKEN:
        do(state, reckoner, use)
    else:
        use_symbol(state, reckoner, symbols_of(state, reckoner, die), use)


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
    used = SYMBOL_OF[use]
    converters = 0 if used in symbols else converters_of(state, reckoner)
    left = without(symbols, used, converters)
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
