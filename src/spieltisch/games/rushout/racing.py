"""The race: what each seat may do at any moment, and what it does."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, choices_of
from spieltisch.games.rushout.casting import cast, read_scroll
from spieltisch.games.rushout.completing import (
    COIN_CARDS,
    check,
    clap,
    drop_top,
    end,
    gain_experience,
    push_dragon,
    release,
    spend_coins,
)
from spieltisch.games.rushout.content import (
    ABILITY,
    EXCHANGES,
    FLIPS,
    HERO_SYMBOLS,
    JOKER,
    SYMBOLS_IN,
    Curse,
    Type,
)
from spieltisch.games.rushout.placing import (
    able,
    is_full,
    lay,
    lay_all,
    open_spots,
    roll,
    spots,
    swirlable,
    swirls_on,
    take_back,
)
from spieltisch.games.rushout.state import (
    DRAGON_HOME,
    WIZARD,
    Phase,
    RushOut,
    Side,
)

ROLL = Choice("roll")
TAKE_ALL = Choice("take-all")
SPEND = Choice("spend-coins")
WAIT = Choice("wait")
SPEAK = Choice("speak")

COMMAND_MS = 60
"""Between two commands of a seat lies at least this time: nobody gains by a macro."""
ONE_HAND_MS = 500
PING_MS = 1000
WAIT_MS = 400


# What any seat may do with its dice


def dice_commands(state: RushOut, seat: int, cards: list[int], one_hand: bool) -> list[Choice]:
    """Roll, lay dice that were rolled on one of these cards, take dice back."""
    choices: list[Choice] = []
    in_hand = state.in_hand(seat)
    if in_hand:
        choices.append(ROLL)
    rolled = [die for die in in_hand if state.rolled[die]]
    first = first_symbol(seat)
    if rolled:
        dice = able(state, seat, rolled)
        for card, free in open_spots(state, seat, cards):
            before = len(choices)
            for die, symbols in dice:
                if symbols & free:
                    for symbol in SYMBOLS_IN[symbols & free]:
                        choices.append(Choice("lay", (die, card, first + symbol)))
            if len(choices) > before and not one_hand:
                choices.append(Choice("lay-all", (card,)))
    laid = state.laid(seat)
    if laid and (seat == WIZARD or state.on[laid[0]] not in state.claps):
        choices += choices_of("take", laid)
        if len(laid) > 1 and not one_hand:
            choices.append(TAKE_ALL)
    return choices


def handle_dice(state: RushOut, seat: int, choice: Choice) -> int:
    """Do what such a choice says; the card that dice were laid on, -1 if on none."""
    match choice.verb:
        case "roll":
            roll(state, seat)
        case "lay":
            die, card, symbol = choice.things
            lay(state, seat, die, card, symbol - first_symbol(seat))
            return card
        case "lay-all":
            if len(lay_all(state, seat, choice.things[0])) > 1:
                use_both_hands(state, seat)
            return choice.things[0]
        case "take":
            take_back(state, choice.things[0])
        case "take-all":
            use_both_hands(state, seat)
            for die in state.laid(seat):
                take_back(state, die)
    return -1


def first_symbol(seat: int) -> int:
    """Where the symbols of a seat's dice begin in SYMBOLS."""
    return len(HERO_SYMBOLS) if seat == WIZARD else 0


def pause(state: RushOut, seat: int, choice: Choice) -> int:
    """How long a command takes; with one hand everything takes longer."""
    match choice.verb:
        case "roll":
            took = state.rules.roll_ms
        case "ping":
            took = PING_MS
        case "wait":
            took = WAIT_MS
        case _:
            took = COMMAND_MS
    slow = seat != WIZARD and not state.rules.honour and state.is_cursed(Curse.ONE_HAND)
    return took + ONE_HAND_MS if slow else took


# The heroes


def hero(state: RushOut, seat: int) -> Script[None]:
    """A hero plays on and on; the round ends from outside."""
    while True:
        yield CHECKPOINT
        choice = yield from ask(
            seat, "hero", lambda: hero_commands(state, seat), ready_at=state.ready[seat]
        )
        state.ready[seat] = state.now + pause(state, seat, choice)
        card = handle_dice(state, seat, choice)
        if card >= 0:
            check(state, card)
        else:
            handle_hero(state, seat, choice)


def hero_commands(state: RushOut, seat: int) -> list[Choice]:
    """All that a hero may do now."""
    if state.swirling[seat] and (dice := swirlable(state, seat)):
        return choices_of("swirl", dice)
    honour = state.rules.honour
    cards = spots(state, seat)
    one_hand = not honour and state.is_cursed(Curse.ONE_HAND)
    choices = dice_commands(state, seat, cards, one_hand)
    for card in state.claps:
        if any(state.on[die] == card for die in state.laid(seat)):
            choices.append(Choice("clap", (card,)))
            if honour:
                choices.append(Choice("forget", (card,)))
    if len(state.cards[state.places.hero_coins]) >= COIN_CARDS:
        choices.append(SPEND)
    for card, one, other in state.learning:
        if seat in (one, other):
            choices += [Choice("learn", (card, one)), Choice("learn", (card, other))]
    if state.setup.abilities:
        choices += ability(state, seat)
    if honour or not state.is_cursed(Curse.SILENCE):
        choices += choices_of("ping", cards)
    if breaks_silence(state, seat):
        choices.append(SPEAK)
    choices.append(WAIT)
    return choices


def ability(state: RushOut, seat: int) -> list[Choice]:
    """What the hero can do with experience."""
    tile = state.kind(state.tile[seat])
    known = state.cards[state.places.experience[seat]]
    if len(known) < ABILITY[tile]:
        return []
    match state.kinds[tile]:
        case "bard":
            return [
                Choice("turn-joker", (die, owner))
                for owner in state.heroes()
                for die in state.in_hand(owner)
                if state.rolled[die] and state.dice.face[die] != JOKER
            ]
        case "ranger":
            weak = [c for h in state.heroes() for c in state.cards[state.places.weaknesses[h]]]
            spells = [*weak, *state.cards[state.places.curses]]
            return choices_of("dispel", [card for card in spells if card not in state.claps])
        case "warrior":
            return [Choice("push-dragon")] if state.dragon > DRAGON_HOME else []
        case _:
            return choices_of("heal", [h for h in state.heroes() if state.tile[h] in state.wounded])


def handle_hero(state: RushOut, seat: int, choice: Choice) -> None:
    """What a hero does besides laying dice."""
    match choice.verb:
        case "swirl":
            die = choice.things[0]
            take_back(state, die)
            state.on[die] = swirls_on(state, seat)[0]
            state.swirling[seat] = False
        case "clap":
            clap(state, seat, choice.things[0])
        case "forget":
            note_fault(state, seat)
            release(state, choice.things[0])
        case "spend-coins":
            spend_coins(state, Side.HEROES)
        case "learn":
            gain_experience(state, *choice.things)
        case "ping":
            if state.is_cursed(Curse.SILENCE):
                note_fault(state, seat)
            state.tell("pings", seat=seat, card=choice.things[0])
        case "speak":
            note_fault(state, seat)
        case "turn-joker" | "dispel" | "push-dragon" | "heal":
            use_ability(state, seat, choice)


def use_ability(state: RushOut, seat: int, choice: Choice) -> None:
    """Pay with experience, then do it."""
    known = state.cards[state.places.experience[seat]]
    for card in known[-ABILITY[state.kind(state.tile[seat])] :]:
        state.cards.put(card, state.places.removed)
    state.tell("uses-ability", seat=seat)
    match choice.verb:
        case "turn-joker":
            turn_joker(state, seat, *choice.things)
        case "dispel":
            end(state, choice.things[0])
        case "push-dragon":
            push_dragon(state)
        case _:
            end(state, state.tile[choice.things[0]])


def turn_joker(state: RushOut, seat: int, die: int, owner: int) -> None:
    state.dice.face[die] = JOKER
    if owner == seat:
        state.tell("turns-own-die", seat=seat)
    else:
        state.tell("turns-die", seat=seat, other=owner)


# Where only honour keeps heroes from forgetting a curse


def note_fault(state: RushOut, seat: int) -> None:
    """A hero has forgotten a curse; the wizard may call it."""
    state.faults = (*state.faults, seat)


def breaks_silence(state: RushOut, seat: int) -> bool:
    """Would speaking be a fault that the wizard can call?"""
    bound = state.rules.honour and state.phase is Phase.RACE
    return bound and seat != WIZARD and state.is_cursed(Curse.SILENCE)


def use_both_hands(state: RushOut, seat: int) -> None:
    if seat != WIZARD and state.is_cursed(Curse.ONE_HAND):
        note_fault(state, seat)


# The wizard


def wizard(state: RushOut) -> Script[None]:
    """The wizard plays on and on; the round ends from outside."""
    while True:
        yield CHECKPOINT
        choice = yield from ask(
            WIZARD, "wizard", lambda: wizard_commands(state), ready_at=state.ready[WIZARD]
        )
        state.ready[WIZARD] = state.now + pause(state, WIZARD, choice)
        card = handle_dice(state, WIZARD, choice)
        if card < 0:
            handle_wizard(state, choice)
        elif card in state.open_trials():
            check(state, card)
        elif is_full(state, card, WIZARD):
            is_scroll = state.type(card) is Type.SCROLL
            yield from read_scroll(state, card) if is_scroll else cast(state, card)


def wizard_commands(state: RushOut) -> list[Choice]:
    """All that the wizard may do now."""
    choices = dice_commands(state, WIZARD, spots(state, WIZARD), one_hand=False)
    for scroll in state.cards[state.places.scrolls]:
        kind = state.kind(scroll)
        flips = FLIPS[kind]
        if flips:
            turned = [
                die
                for die in state.in_hand(WIZARD)
                if state.rolled[die] and state.dice.face[die] in flips
            ]
            choices += [Choice("flip", (die, scroll)) for die in turned]
        if EXCHANGES[kind]:
            choices += choices_of("exchange", state.open_spells())
    if len(state.cards[state.places.wizard_coins]) >= COIN_CARDS:
        choices.append(SPEND)
    if state.faults:
        choices += choices_of("call", sorted(set(state.faults)))
    choices.append(WAIT)
    return choices


def handle_wizard(state: RushOut, choice: Choice) -> None:
    """What the wizard does besides laying dice."""
    match choice.verb:
        case "flip":
            die, scroll = choice.things
            one, other = FLIPS[state.kind(scroll)]
            state.dice.face[die] = other if state.dice.face[die] == one else one
        case "exchange":
            exchange(state, choice.things[0])
        case "spend-coins":
            spend_coins(state, Side.WIZARD)
        case "call":
            seat = choice.things[0]
            at = state.faults.index(seat)
            state.faults = state.faults[:at] + state.faults[at + 1 :]
            state.tell("calls", seat=seat)
            drop_top(state, Side.WIZARD)


def exchange(state: RushOut, card: int) -> None:
    """A spell goes onto the deck and the top one comes; the deck keeps its size."""
    for die in state.wizard_dice_on(card):
        take_back(state, die)
    slot = state.cards.pile_of(card)
    shown = state.cards.draw(state.places.spell_deck, slot)
    state.cards.put(card, state.places.spell_deck)
    state.tell("exchanges", card=card, target=shown)
