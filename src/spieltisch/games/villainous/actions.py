"""The eight actions: which of them can be performed, and how."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spieltisch.engine import Choice, Script, ask, choices_of
from spieltisch.games.villainous.asking import DONE, pick_place
from spieltisch.games.villainous.cards import ACTS, Play
from spieltisch.games.villainous.content import GRANTS, HELPERS, PLACES_EACH, Action, Symbol
from spieltisch.games.villainous.decks import discard_from_hand
from spieltisch.games.villainous.deeds import defeat, discard_together, gain, move, pay, play_card
from spieltisch.games.villainous.fate import fate, fate_targets
from spieltisch.games.villainous.names import WHICH_ELSEWHERE, WHICH_HERE
from spieltisch.games.villainous.realm import (
    activatable,
    activation_cost,
    bars_move_action,
    can_play,
    card_of,
    covered,
    fighters,
    granted_at,
    hero_steps,
    movable,
    movable_heroes,
    neighbours,
    playable,
    strength,
    symbols_at,
    vanquishable,
    watchers,
)
from spieltisch.games.villainous.state import Villainous

VERB: dict[Action, str] = {action: f"act-{action.value}" for action in Action}
"""The verb of a choice that uses a symbol."""
SYMBOL_VERBS = frozenset((*VERB.values(), "symbol-of"))

# Which symbols can be used


def performable(state: Villainous, seat: int, action: Action) -> bool:
    """Is there anything to do with this action?"""
    return action is Action.GAIN or bool(_POSSIBLE[action](state, seat))


def cards_to_move(state: Villainous, seat: int) -> Sequence[int]:
    return () if bars_move_action(state, seat) else movable(state, seat, seat)


CARDS_FOR: dict[Action, Callable[[Villainous, int], Sequence[int]]] = {
    Action.PLAY: playable,
    Action.ACTIVATE: activatable,
    Action.MOVE: cards_to_move,
    Action.MOVE_HERO: movable_heroes,
    Action.VANQUISH: vanquishable,
    Action.DISCARD: lambda state, seat: state.hand(seat),
}
"""The cards that an action asks about first: which to play, activate, move, vanquish, discard."""

_POSSIBLE: dict[Action, Callable[[Villainous, int], object]] = {
    **CARDS_FOR,
    # One that can be played is enough to know.
    Action.PLAY: lambda state, seat: any(can_play(state, seat, c) for c in state.hand(seat)),
    Action.FATE: fate_targets,
}


def symbol_choices(
    state: Villainous,
    seat: int,
    place: int,
    used: tuple[int, ...] = (),
    barred: int = 0,
    elsewhere: bool = False,
) -> list[Choice]:
    """One choice for each symbol of a place that is free: not used, not barred, of some use."""
    first = state.villain[seat] * PLACES_EACH + place
    choices: list[Choice] = []
    which_of = (WHICH_ELSEWHERE if elsewhere else WHICH_HERE)[first]
    known: dict[Action, bool] = {}
    for number, symbol in enumerate(symbols_at(state, seat, place)):
        if number in used or barred >> number & 1:
            continue
        action = symbol.action
        if action not in known:
            known[action] = performable(state, seat, action)
        if known[action]:
            amount = (symbol.amount,) if action is Action.GAIN else ()
            which = which_of[number]
            choices.append(Choice(VERB[action], (first, number, *amount, which)))
    for card in granted_at(state, seat, place):
        granted = GRANTS[state.kind(card)]
        if -1 - card not in used and granted and performable(state, seat, granted.action):
            choices.append(Choice("symbol-of", (card,)))
    return choices


def turn_choices(state: Villainous) -> list[Choice]:
    """The symbols that the active villain can still use at its place in this turn."""
    seat = state.active
    place = state.at[seat]
    barred = covered(state, seat, place)
    if barred and any(
        card_of(state, card).uncovers(state, seat, card, place)
        for card in watchers(state, seat, ACTS["uncovers"])
    ):
        barred = 0
    return symbol_choices(state, seat, place, state.used, barred)


def symbol_of(state: Villainous, seat: int, choice: Choice) -> Symbol:
    """The symbol that a choice uses."""
    if choice.verb == "symbol-of":
        granted = GRANTS[state.kind(choice.things[0])]
        assert granted is not None
        return granted
    place, number = choice.things[:2]
    return symbols_at(state, seat, place % PLACES_EACH)[number]


def use_symbol(state: Villainous, choice: Choice) -> Script[None]:
    """The active villain uses a symbol of its place."""
    seat = state.active
    symbol = symbol_of(state, seat, choice)
    if choice.verb == "symbol-of":
        state.used = (*state.used, -1 - choice.things[0])
    else:
        number = choice.things[1]
        state.used = (*state.used, number)
        if covered(state, seat, state.at[seat]) >> number & 1:
            for card in watchers(state, seat, ACTS["uncovers"]):
                state.begin(seat, state.kind(card))
    yield from perform(state, seat, symbol)


def perform(state: Villainous, seat: int, symbol: Symbol) -> Script[None]:
    """Perform an action that is known to be possible."""
    match symbol.action:
        case Action.GAIN:
            gain(state, seat, symbol.amount)
        case Action.PLAY:
            choices = choices_of("play-card", playable(state, seat))
            choice = yield from ask(seat, "play", choices)
            yield from play_card(state, seat, choice.things[0])
        case Action.ACTIVATE:
            choices = choices_of("activate-card", activatable(state, seat))
            choice = yield from ask(seat, "activate", choices)
            yield from activate(state, seat, choice.things[0])
        case Action.FATE:
            yield from fate(state, seat)
        case Action.MOVE:
            choices = choices_of("move-card", movable(state, seat, seat))
            choice = yield from ask(seat, "move-card", choices)
            card = choice.things[0]
            goals = neighbours(state, seat, state.place(card))
            place = yield from pick_place(state, seat, seat, card, goals)
            yield from move(state, seat, card, place)
        case Action.MOVE_HERO:
            choices = choices_of("move-card", movable_heroes(state, seat))
            choice = yield from ask(seat, "move-hero", choices)
            hero = choice.things[0]
            place = yield from pick_place(state, seat, seat, hero, hero_steps(state, seat, hero))
            yield from move(state, seat, hero, place)
        case Action.VANQUISH:
            yield from vanquish(state, seat)
        case Action.DISCARD:
            yield from discard_any(state, seat)


def activate(state: Villainous, seat: int, card: int) -> Script[None]:
    state.tell("activates", seat=seat, card=card)
    pay(state, seat, activation_cost(state, seat, card))
    yield from card_of(state, card).activated(Play(state, seat, card, seat))


def discard_any(state: Villainous, seat: int) -> Script[None]:
    """Discard one card of the hand or more."""
    choice = yield from ask(seat, "discard", choices_of("discard", state.hand(seat)))
    while choice is not DONE:
        discard_from_hand(state, seat, choice.things)
        if not state.hand(seat):
            break
        more = [*choices_of("discard", state.hand(seat)), DONE]
        choice = yield from ask(seat, "discard", more)


# Fighting


def vanquish(state: Villainous, seat: int, spared: bool = False) -> Script[None]:
    """Vanquish a hero with allies, who are discarded unless they are spared."""
    choices = choices_of("vanquish-hero", vanquishable(state, seat))
    choice = yield from ask(seat, "vanquish", choices)
    hero = choice.things[0]
    helpers = yield from choose_fighters(state, seat, hero)
    yield from defeat(state, seat, hero)
    for ally in helpers:
        for item in state.carried(ally):
            card_of(state, item).bearer_fought(state, seat, item)
    if not spared:
        spent = [a for a in helpers if not card_of(state, a).survives_fight(state, seat, a)]
        yield from discard_together(state, seat, spent)
    state.picked = ()


def choose_fighters(state: Villainous, seat: int, hero: int) -> Script[tuple[int, ...]]:
    """Pick allies one by one until they are strong enough and as many as the hero asks for.

    They stay `picked` until the fight is over.
    """
    needed = strength(state, seat, hero)
    least = HELPERS[state.cards.kind_of[hero]]
    left = fighters(state, seat, hero)
    total = 0
    state.picked = (hero,)
    while True:
        chosen = state.picked[1:]
        enough = total >= needed and len(chosen) >= least
        choices = choices_of("send", left)
        if enough:
            if not choices:
                break
            choices.append(DONE)
        choice = yield from ask(seat, "send", choices, card=hero, sum=total, needed=needed)
        if choice is DONE:
            break
        ally = choice.things[0]
        left.remove(ally)
        total += strength(state, seat, ally)
        state.picked = (*state.picked, ally)
    if chosen:
        state.tell("fights", seat=seat, cards=chosen, card=hero, sum=total)
    return chosen
