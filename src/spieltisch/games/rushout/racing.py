"""The race: what each seat may do at any moment, and what it does."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, choices_of
from spieltisch.games.rushout.casting import cast, read_scroll
from spieltisch.games.rushout.completing import (
    check,
    clap,
    complete,
    drop_top,
    gain_experience,
    heal,
    lift_curse,
    lift_weakness,
    push_dragon,
    spend_coins,
)
from spieltisch.games.rushout.content import (
    ABILITY,
    EXCHANGES,
    FLIPS,
    JOKER,
    Curse,
    Type,
)
from spieltisch.games.rushout.placing import (
    allowed_spots,
    fits,
    is_full,
    lay,
    lay_all,
    roll,
    spots,
    swirls_on,
    take_back,
)
from spieltisch.games.rushout.state import (
    DRAGON_HOME,
    WIZARD,
    RushOut,
    Side,
    dice_of,
    owner_of,
)

ROLL = Choice("roll")
TAKE_ALL = Choice("take-all")
SPEND = Choice("spend-coins")
WAIT = Choice("wait")

COMMAND_MS = 60
"""Between two commands of a seat lies at least this time: nobody gains by a macro."""
ONE_HAND_MS = 500
PING_MS = 1000
WAIT_MS = 400


# What any seat may do with its dice


def dice_commands(state: RushOut, seat: int, one_hand: bool) -> list[Choice]:
    """Roll, lay dice that were rolled, take dice back."""
    choices: list[Choice] = []
    in_hand = state.in_hand(seat)
    if in_hand:
        choices.append(ROLL)
    rolled = [die for die in in_hand if state.rolled[die]]
    if rolled:
        for card in allowed_spots(state, seat):
            fitting = [
                Choice("lay", (die, card, symbol))
                for die in rolled
                for symbol in fits(state, seat, die, card)
            ]
            choices += fitting
            if fitting and not one_hand:
                choices.append(Choice("lay-all", (card,)))
    laid = [
        die
        for die in dice_of(seat)
        if state.on[die] >= 0 and state.field[die] >= 0 and state.on[die] not in state.claps
    ]
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
            lay(state, seat, die, card, symbol)
            return card
        case "lay-all":
            lay_all(state, seat, choice.things[0])
            return choice.things[0]
        case "take":
            take_back(state, choice.things[0])
        case "take-all":
            for die in dice_of(seat):
                if state.field[die] >= 0:
                    take_back(state, die)
    return -1


def coins(state: RushOut, side: Side) -> int:
    """Coin cards that a side has won in this round."""
    return len(state.cards[state.places.coins[side]])


# The heroes


def hero(state: RushOut, seat: int) -> Script[None]:
    """A hero plays on and on; the round ends from outside."""
    while True:
        yield CHECKPOINT
        choice = yield from ask(
            seat, "hero", lambda: hero_commands(state, seat), ready_at=state.ready[seat]
        )
        state.ready[seat] = state.now + pause(state, choice)
        card = handle_dice(state, seat, choice)
        if card >= 0:
            check(state, card)
        else:
            handle_hero(state, seat, choice)
        note_fault(state, seat, choice)


def pause(state: RushOut, choice: Choice) -> int:
    """How long a hero's command takes, the roll not counted."""
    if choice.verb in ("ping", "wait"):
        return PING_MS if choice.verb == "ping" else WAIT_MS
    if Curse.ONE_HAND in state.curses() and not state.rules.honour:
        return ONE_HAND_MS
    return COMMAND_MS


def hero_commands(state: RushOut, seat: int) -> list[Choice]:
    """All that a hero may do now."""
    if state.swirling[seat]:
        return choices_of("swirl", state.in_hand(seat) or list(dice_of(seat)))
    curses = state.curses()
    honour = state.rules.honour
    choices = dice_commands(state, seat, Curse.ONE_HAND in curses and not honour)
    for card, clapped in state.claps.items():
        mine = any(owner_of(die) == seat for die in state.hero_dice_on(card))
        if mine and (seat not in clapped or honour):
            choices.append(Choice("clap", (card,)))
        if mine and honour:
            choices.append(Choice("forget", (card,)))
    if coins(state, Side.HEROES) >= 2:
        choices.append(SPEND)
    for card, one, other in state.learning:
        if seat in (one, other):
            choices += [Choice("learn", (card, one)), Choice("learn", (card, other))]
    if state.setup.abilities:
        choices += ability(state, seat)
    if honour or Curse.SILENCE not in curses:
        choices += choices_of("ping", spots(state, seat))
    choices.append(WAIT)
    return choices


def ability(state: RushOut, seat: int) -> list[Choice]:
    """What the hero can do with experience."""
    tile = state.kind(state.tile[seat])
    if len(state.cards[state.places.experience[seat]]) < ABILITY[tile]:
        return []
    match state.kinds[tile]:
        case "bard":
            turned = [
                die
                for hero_ in state.heroes()
                for die in state.in_hand(hero_)
                if state.rolled[die] and state.dice.face[die] != JOKER
            ]
            return choices_of("turn-joker", turned)
        case "ranger":
            weak = [c for h in state.heroes() for c in state.cards[state.places.weaknesses[h]]]
            return choices_of("dispel", [*weak, *state.cards[state.places.curses]])
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
            complete(state, choice.things[0])
        case "spend-coins":
            spend_coins(state, Side.HEROES)
        case "learn":
            gain_experience(state, *choice.things)
        case "ping":
            state.tell("pings", seat=seat, card=choice.things[0])
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
            state.dice.face[choice.things[0]] = JOKER
        case "dispel":
            card = choice.things[0]
            lift = lift_curse if state.type(card) is Type.CURSE else lift_weakness
            lift(state, card)
        case "push-dragon":
            push_dragon(state)
        case _:
            heal(state, state.tile[choice.things[0]])


def note_fault(state: RushOut, seat: int, choice: Choice) -> None:
    """With honour, what a hero has forgotten is noted for the wizard to call."""
    if not state.rules.honour:
        return
    curses = state.curses()
    forgot = (
        (choice.verb in ("lay-all", "take-all") and Curse.ONE_HAND in curses)
        or (choice.verb == "ping" and Curse.SILENCE in curses)
        or choice.verb == "forget"
    )
    if forgot:
        state.faults = (*state.faults, seat)


# The wizard


def wizard(state: RushOut) -> Script[None]:
    """The wizard plays on and on; the round ends from outside."""
    while True:
        yield CHECKPOINT
        choice = yield from ask(
            WIZARD, "wizard", lambda: wizard_commands(state), ready_at=state.ready[WIZARD]
        )
        state.ready[WIZARD] = state.now + (WAIT_MS if choice is WAIT else COMMAND_MS)
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
    choices = dice_commands(state, WIZARD, one_hand=False)
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
    if coins(state, Side.WIZARD) >= 2:
        choices.append(SPEND)
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
