"""The course of a match: turn by turn, until a villain reaches its aim."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Cards, Choice, Result, Script, ask, choices_of
from spieltisch.games.villainous.actions import turn_choices, use_symbol
from spieltisch.games.villainous.cards import ACTS, CARD, VILLAIN_OF, Lasts, Play
from spieltisch.games.villainous.conditions import reactions
from spieltisch.games.villainous.content import (
    FATE,
    LOCKED,
    PLACES_EACH,
    VILLAIN,
    VILLAINS,
    deck,
)
from spieltisch.games.villainous.decks import draw
from spieltisch.games.villainous.deeds import Victory, buy_off, move_villain
from spieltisch.games.villainous.names import NAMES, NUMBER, OFFERS
from spieltisch.games.villainous.realm import card_of, covered, granted_at, ransoms, watchers
from spieltisch.games.villainous.state import (
    DECK,
    FATE_DECK,
    HAND_SIZE,
    Effect,
    Phase,
    Villainous,
)

START_POWER = (0, 1, 2, 2, 3, 3)
END = Choice("end-turn")


def play(state: Villainous) -> Script[Result]:
    """The whole match, from any checkpoint."""
    try:
        if state.phase is Phase.DRAFT:
            yield from draft(state)
            set_up(state)
            begin_turn(state)
        while state.round <= state.rules.round_limit:
            yield from turn(state)
            end_turn(state)
            begin_turn(state)
    except Victory as victory:
        state.phase = Phase.OVER
        state.tell("wins", seat=victory.seat)
        return Result("won", (victory.seat,))
    state.phase = Phase.OVER
    state.round = state.rules.round_limit
    state.tell("limit", round=state.round)
    return Result("draw", tuple(range(state.seats)))


# Before the first turn


def draft(state: Villainous) -> Script[None]:
    """Whoever has no villain yet chooses one of those that are left, in the order of the seats."""
    for seat in range(state.seats):
        if state.villain[seat] < 0:
            left = [v for v in range(len(VILLAINS)) if v not in state.villain]
            yield CHECKPOINT
            choice = yield from ask(seat, "draft", draft_choices(left))
            state.villain[seat] = VILLAINS.index(NAMES[choice.things[0]])
            state.tell("drafts", seat=seat, villain=VILLAINS[state.villain[seat]])


def draft_choices(left: list[int]) -> list[Choice]:
    return choices_of("be", [NUMBER[VILLAINS[villain]] for villain in left])


def set_up(state: Villainous) -> None:
    """Shuffle both decks of everyone, draw four cards, hand out power, lock places."""
    kinds = [kind for villain in state.villain for kind in deck(villain)]
    state.cards = cards = Cards(state.places.all, kinds)
    for card, kind in enumerate(kinds):
        seat = state.villain.index(VILLAIN[kind])
        state.put(card, seat, FATE_DECK if FATE[kind] else DECK)
    for seat in range(state.seats):
        for pile in (DECK, FATE_DECK):
            cards.shuffle(state.pile(seat, pile), state.chance)
        state.power[seat] = START_POWER[seat]
        first = state.villain[seat] * PLACES_EACH
        state.locked[seat] = sum(LOCKED[first + p] << p for p in range(PLACES_EACH))
    for seat in range(state.seats):
        draw(state, seat, HAND_SIZE)
    state.active = state.seats - 1


# A turn


def begin_turn(state: Villainous) -> None:
    """The next villain's turn begins; some villains win now."""
    state.active = (state.active + 1) % state.seats
    if state.active == 0:
        state.round += 1
        if state.round > state.rules.round_limit:
            return
    seat = state.active
    state.tell("turn", seat=seat, round=state.round)
    end_effects(state, seat, Lasts.NEXT_TURN)
    if VILLAIN_OF[state.villain[seat]].wins(state, seat):
        raise Victory(seat)
    state.phase = Phase.BEFORE
    state.used = ()
    state.reacted = False
    state.spent = state.mixed = ()
    state.felled = -1


def turn(state: Villainous) -> Script[None]:
    """One villain's turn: what comes before the move, the move, the actions."""
    seat = state.active
    if state.phase is Phase.BEFORE:
        yield from reactions(state)
        for card in watchers(state, seat, ACTS["before_move"]):
            acted = yield from card_of(state, card).before_move(Play(state, seat, card, seat))
            state.reacted = not acted
        state.phase = Phase.MOVE
    if state.phase is Phase.MOVE:
        yield from reactions(state)
        yield from move_step(state, seat)
        state.phase = Phase.ACT
        state.reacted = False
    while True:
        yield from reactions(state)
        offers = ransoms(state, seat)
        choices = turn_choices(state)
        yield CHECKPOINT
        choice = yield from ask(seat, "act", [*choices, *choices_of("buy-off", offers), END])
        if choice is END:
            return
        if choice.verb == "buy-off":
            yield from buy_off(state, seat, choice.things[0])
        else:
            yield from use_symbol(state, choice)
        state.reacted = False


def move_step(state: Villainous, seat: int) -> Script[None]:
    """The villain moves to another place. It never stays, unless an effect lets it."""
    here = state.at[seat]
    goals = [place for place in state.open_places(seat) if place != here]
    choices = [Choice("go", what_is_there(state, seat, place)) for place in goals]
    if any(
        CARD[effect.kind].frees_move(state, seat)
        for effect in state.lasting
        if effect.seat == seat and effect.since < state.round
    ):
        choices.append(Choice("stay", what_is_there(state, seat, here)))
    offers = choices_of("buy-off", ransoms(state, seat))
    while True:
        yield CHECKPOINT
        choice = yield from ask(seat, "move", [*choices, *offers])
        if choice.verb != "buy-off":
            break
        yield from buy_off(state, seat, choice.things[0])
        offers = choices_of("buy-off", ransoms(state, seat))
    end_effects(state, seat, Lasts.NEXT_MOVE)
    if choice.verb == "stay":
        state.tell("stays", seat=seat)
    else:
        move_villain(state, seat, choice.things[0] % PLACES_EACH)


def what_is_there(state: Villainous, seat: int, place: int) -> tuple[int, ...]:
    """A place with its symbols, those that heroes cover and those that cards add: see `GOAL`."""
    number = state.villain[seat] * PLACES_EACH + place
    more = len(granted_at(state, seat, place))
    return (number, covered(state, seat, place), *OFFERS[number], more)


def end_turn(state: Villainous) -> None:
    """What lasted for the turn is over; the hand is filled up."""
    seat = state.active
    end_effects(state, seat, Lasts.TURN)
    state.boost.clear()
    size = HAND_SIZE + sum(
        card_of(state, card).alters_hand(state, seat, card)
        for card in watchers(state, seat, ACTS["alters_hand"])
    )
    draw(state, seat, size - len(state.hand(seat)))


def end_effects(state: Villainous, seat: int, until: Lasts) -> None:
    """Effects of this seat that last until now are over."""
    state.lasting = tuple(
        effect
        for effect in state.lasting
        if effect.seat != seat or CARD[effect.kind].lasts is not until or is_too_new(state, effect)
    )


def is_too_new(state: Villainous, effect: Effect) -> bool:
    """What waits for the next move does not mean that of the turn in which it began."""
    return CARD[effect.kind].lasts is Lasts.NEXT_MOVE and effect.since == state.round
