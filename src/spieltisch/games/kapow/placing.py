"""Phase 1: roll behind the screens, place dice on abilities, and announce what works at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from spieltisch.engine import (
    CHECKPOINT,
    PASS,
    Choice,
    Script,
    ask,
    choices_of,
    simultaneously,
)
from spieltisch.games.kapow.content import (
    ABILITIES,
    ABILITY_NUMBER,
    CARD_NUMBER,
    CARD_WITH,
    COLOUR_NUMBER,
    COLOUR_WITH,
    COLOURS,
    FIRST_ALIKE,
    IMMEDIATE,
    IS_ACTION,
    OTHER_HALF,
    SECTIONS,
    SECTIONS_OF,
    SPOT,
    SYMBOL_NUMBER,
    SYMBOL_OF,
)
from spieltisch.games.kapow.fitting import fit
from spieltisch.games.kapow.gaining import gain_die
from spieltisch.games.kapow.state import BLURRED, LOOK_OF, PEOPLE, Kapow, Step, sections_of
from spieltisch.games.kapow.tallies import LOOKS

READY: Final = Choice("ready")
SIZE: Final = tuple([len(section.slots) for section in SECTIONS])
AGAIN: Final = tuple([section.again for section in SECTIONS])
REPEATED: Final = frozenset(
    [n for n in range(len(SECTIONS)) if AGAIN[n] >= 0 or FIRST_ALIKE[n] != n]
)
"""Sections that are not the only ones that ask for the same."""
AIM: Final = choices_of("aim", range(max(PEOPLE.values())))
TAKE_BACK: Final = choices_of("take-back", range(len(IS_ACTION)))
MOST_MOVES: Final = 60
"""So often in a round a seat may take a die back, turn a card or aim anew: enough for everybody,
and yet every match ends."""


# The round begins


def begin_round(state: Kapow) -> None:
    """Everybody rolls all dice behind the own screen."""
    state.round += 1
    state.step = Step.TURN_CARDS if state.team_ups else Step.SELECT
    count = state.rules.fighters
    state.dice.locked = 0
    state.on = [-1] * len(state.on)
    state.announced = [()] * state.seats
    state.turned = [0, 0]
    state.aim = [state.opposite(fighter) for fighter in range(count)]
    state.selected = [()] * count
    state.rows = [()] * count
    state.gift = [0] * count
    state.cancelled = [0] * count
    state.attack = [0] * count
    state.defence = [-1] * count
    state.new_dice = [0] * count
    state.new_faces = [0] * count
    state.hurt = [False] * count
    sit_down(state)
    for seat in range(state.seats):
        seen = state.behind_screen_of(seat)
        for die in state.own[seat]:
            state.dice.roll(die, state.chance, stream=seat + 1, shown_to=seen)
    state.tell("round", round=state.round)


def sit_down(state: Kapow) -> None:
    """Nobody is ready for what comes now."""
    state.ready = [False] * state.seats
    state.moved = [0] * state.seats
    state.busy = [-1] * state.seats
    state.left = [0] * state.seats


# Team-up cards: one of each team says how they lie, before dice are placed


def turn_cards(state: Kapow) -> Script[None]:
    yield from simultaneously(
        {seat: arrange_cards(state, seat) for seat in turners(state)},
        screened=state.rules.screened,
        together=state.screens(),
    )
    sit_down(state)
    state.step = Step.SELECT


def turners(state: Kapow) -> list[int]:
    """The members take turns from round to round."""
    first = [state.members(team)[state.round % 2] for team in (0, 1)]
    return [member for member in first if not state.is_ai(member)]


def arrange_cards(state: Kapow, seat: int) -> Script[None]:
    team = state.team(seat)
    while not state.ready[seat]:
        yield CHECKPOINT
        numbers = [CARD_NUMBER[card] for card in state.team_ups[team]]
        turning = choices_of("turn-card", numbers) if state.moved[seat] < MOST_MOVES else []
        choice = yield from ask(seat, "turn-cards", [READY, *turning])
        if choice == READY:
            state.ready[seat] = True
        else:
            state.moved[seat] += 1
            state.turned[team] ^= 1 << CARD_WITH[choice.things[0]]


# Placing


def select_abilities(state: Kapow) -> Script[None]:
    """All at once, until everybody has confirmed."""
    if state.rules.mode == "solo":
        yield from prepare(state, 0)
        return
    yield from simultaneously(
        {seat: prepare(state, seat) for seat in range(state.seats)},
        screened=state.rules.screened,
        anew=lambda: disturbed(state),
        together=state.screens(),
    )


def prepare(state: Kapow, seat: int) -> Script[None]:
    """A seat places and takes back, step by step, until it is ready."""
    while not state.ready[seat]:
        yield CHECKPOINT
        busy = state.busy[seat]
        if busy >= 0:
            yield from go_on(state, seat, busy)
            continue
        choice = yield from ask(seat, "place", lambda: placing(state, seat))
        verb, things = choice.verb, choice.things
        if verb == "place":
            place(state, seat, things[0], things[1])
        elif verb == "take-back":
            state.moved[seat] += 1
            state.on[things[0]] = -1
        elif verb == "aim":
            state.moved[seat] += 1
            state.aim[seat] = things[0]
        else:
            state.ready[seat] = True


def placing(state: Kapow, seat: int) -> list[Choice]:
    """Each die in hand onto each ability where it fits, each die that lies on one back."""
    dice, on = state.dice, state.on
    symbols, face, locked = dice.symbols, dice.face, dice.locked
    may_move = state.moved[seat] < MOST_MOVES
    choices = [READY]
    hand: list[tuple[int, int]] = []
    occupied: dict[int, tuple[int, ...]] = {}
    for die in state.own[seat]:
        section, seen = on[die], symbols[die][face[die]] + LOOK_OF[die]
        if section < 0:
            hand.append((die, seen))
            continue
        occupied[section] = (*occupied[section], seen) if section in occupied else (seen,)
        if may_move and not locked >> die & 1:
            choices.append(TAKE_BACK[die])
    if may_move and state.rules.mode == "team":
        aim = state.aim[seat]
        choices += [AIM[other] for other in state.opponents(seat) if other != aim]
    character = state.character[seat]
    cards = [SECTIONS_OF[half][0] for half in state.halves(seat)] if state.team_ups else ()
    blurred = blurred_section(character, occupied)
    blur = blurred == ANYWHERE
    shut = _shut_now(occupied, blurred)
    for die, seen in hand:
        spots = _spots(character, blur, die, seen)
        if shut:
            closed = [one for one, looks in shut.items() if looks >> seen & 1 and one in spots]
            if closed:
                spots = spots.copy()
                for section in closed:
                    del spots[section]
        choices += spots.values()
        for section in cards:
            if section not in shut or not shut[section] >> seen & 1:
                choices += _spot_on_card(section, blur, die, seen)
    return choices


@cache
def _spots(character: int, blur: bool, die: int, seen: int) -> dict[int, Choice]:
    """Where a die that looks so can go if all is empty; of sections alike the first."""
    return {
        section: Choice("place", (die, SPOT[section]))
        for section in _first_at(character, ()).values()
        if fit(section, (seen,), blur) is not None
    }


@cache
def _spot_on_card(section: int, blur: bool, die: int, seen: int) -> tuple[Choice, ...]:
    """The same for the half of a team-up card."""
    fits = fit(section, (seen,), blur) is not None
    return (Choice("place", (die, SPOT[section])),) if fits else ()


@cache
def _first_at(character: int, halves: tuple[int, ...]) -> dict[int, int]:
    """The section that each spot means; of sections alike the first."""
    sections = sections_of(character, halves)
    return {SPOT[section]: section for section in sections if SECTIONS[section].first}


NOWHERE: Final = -1
ANYWHERE: Final = -2


def blurred_section(character: int, occupied: Mapping[int, tuple[int, ...]]) -> int:
    """Where a blank may lie as agility: NOWHERE, ANYWHERE, or in the section where one does."""
    if character not in BLURRED:
        return NOWHERE
    used = [section for section, looks in occupied.items() if fit(section, looks) is None]
    return used[0] if used else ANYWHERE


def _open(occupied: Mapping[int, tuple[int, ...]], section: int, seen: int, blurred: int) -> int:
    """The first section from this one on, of those alike, that still takes the die; -1: none."""
    while section >= 0:
        looks = occupied.get(section)
        if looks is None:
            return section
        if len(looks) < SIZE[section]:
            blur = blurred in (ANYWHERE, section)
            if fit(section, (*looks, seen), blur) is not None:
                return section
        section = AGAIN[section]
    return -1


def _shut_now(occupied: Mapping[int, tuple[int, ...]], blurred: int) -> dict[int, int]:
    """By section, of those alike the first: what dice look like that it takes no more, as bits."""
    shut: dict[int, int] = {}
    for section, looks in occupied.items():
        if section in REPEATED:
            first = FIRST_ALIKE[section]
            shut[first] = _shut_from(first, occupied, blurred)
        else:
            shut[section] = _shut(section, looks, blurred in (ANYWHERE, section))
    return shut


def _shut_from(section: int, occupied: Mapping[int, tuple[int, ...]], blurred: int) -> int:
    """What dice look like that none of the sections from this one on, of those alike, still takes.

    As bits.
    """
    shut = ~0
    while section >= 0 and shut:
        looks = occupied.get(section)
        if looks is None:
            return 0
        shut &= _shut(section, looks, blurred in (ANYWHERE, section))
        section = AGAIN[section]
    return shut


@cache
def _shut(section: int, looks: tuple[int, ...], blur: bool) -> int:
    """What dice look like that do not fit beside these, as bits."""
    if len(looks) == SIZE[section]:
        return ~0
    refused = [seen for seen in range(LOOKS) if fit(section, (*looks, seen), blur) is None]
    return sum([1 << seen for seen in refused])


def section_at(state: Kapow, seat: int, die: int, spot: int) -> int:
    """Where a die comes to lie that goes to this spot: of those alike the first that takes it."""
    character = state.character[seat]
    section = _first_at(character, state.halves(seat))[spot]
    if AGAIN[section] < 0:
        return section
    occupied = state.occupied(seat)
    blurred = blurred_section(character, occupied)
    return max(section, _open(occupied, section, state.look(die), blurred))


def place(state: Kapow, seat: int, die: int, spot: int) -> None:
    """Lay a die onto an ability. An immediate ability works as soon as it is complete."""
    section = state.on[die] = section_at(state, seat, die, spot)
    ability = SECTIONS[section].ability
    if ability in IMMEDIATE and state.is_filled(seat, section):
        other = OTHER_HALF[ability]
        if other < 0:
            call_out(state, seat, section)
        elif state.is_filled(state.mate(seat), SECTIONS_OF[other][0]):
            call_out_together(state, seat, section)


# Immediate abilities


def call_out(state: Kapow, seat: int, section: int) -> None:
    """Everybody hears it. Its dice are locked, and it is carried out at once."""
    ability = SECTIONS[section].ability
    lock(state, seat, section)
    state.announced[seat] = (*state.announced[seat], section)
    state.announce("announces", seat=seat, ability=ABILITIES[ability].id)
    disturb(state, seat)
    for effect in ABILITIES[ability].effects:
        if effect.op == "heal":
            heal_openly(state, seat, effect.n)
        elif effect.op in ("reroll", "turn-die"):
            if unlocked(state, seat):
                state.busy[seat], state.left[seat] = ability, effect.n
        elif effect.op == "gain-and-roll" and state.colours_left(seat):
            state.busy[seat], state.left[seat] = ability, 1


def call_out_together(state: Kapow, seat: int, section: int) -> None:
    """Both halves of an immediate team-up card are filled: both sets of dice are locked."""
    mate, ability = state.mate(seat), SECTIONS[section].ability
    other = SECTIONS_OF[OTHER_HALF[ability]][0]
    lock(state, mate, other)
    state.announced[mate] = (*state.announced[mate], other)
    lock(state, seat, section)
    state.announced[seat] = (*state.announced[seat], section)
    state.announce("announces", seat=seat, ability=ABILITIES[ability].id)
    disturb(state, seat)
    for half in (ability, OTHER_HALF[ability]):
        for effect in ABILITIES[half].effects:
            if effect.op == "heal":
                heal_openly(state, seat, effect.n)


def lock(state: Kapow, seat: int, section: int) -> None:
    for die in state.own[seat]:
        if state.on[die] == section:
            state.dice.lock(die)


def heal_openly(state: Kapow, seat: int, n: int) -> None:
    """Behind the screen, but the counter of health stands for all to see."""
    team = state.team(seat)
    gained = min(n, state.full[team] - state.health[team])
    if not gained:
        return
    state.health[team] += gained
    state.announce("heals", seat=seat, count=gained, health=state.health[team])


def disturb(state: Kapow, seat: int) -> None:
    """Opponents who were ready may think again; a mate's dice may be locked now."""
    again = [other for other in state.opponents(seat) if not state.is_ai(other)]
    again = [other for other in again if state.ready[other]]
    for other in again:
        state.ready[other] = False
    mate = state.mate(seat)
    if mate >= 0 and not state.ready[mate]:
        again.append(mate)
    state.disturbed = tuple(again)


def disturbed(state: Kapow) -> Mapping[int, Script[None]] | None:
    """Those who have to be asked again after an announcement."""
    seats, state.disturbed = state.disturbed, None
    return None if seats is None else {seat: prepare(state, seat) for seat in seats}


def unlocked(state: Kapow, seat: int) -> list[int]:
    """The dice that an immediate ability can still touch."""
    locked = state.dice.locked
    return [die for die in state.own[seat] if not locked >> die & 1]


def go_on(state: Kapow, seat: int, ability: int) -> Script[None]:
    """The next step of the immediate ability that a seat is carrying out."""
    op = ABILITIES[ability].effects[0].op
    if op == "reroll":
        offers = [PASS, *choices_of("reroll", unlocked(state, seat))]
        number = ABILITY_NUMBER[ability]
        choice = yield from ask(seat, "reroll", offers, ability=number, count=state.left[seat])
        if choice is not PASS:
            reroll(state, seat, choice.things[0])
    elif op == "turn-die":
        choice = yield from ask(seat, "turn-die", [PASS, *turning(state, seat)])
        if choice is not PASS:
            turn_die(state, choice.things[0], SYMBOL_OF[choice.things[1]])
    else:
        numbers = [COLOUR_NUMBER[colour] for colour in state.colours_left(seat)]
        choice = yield from ask(seat, "gain-and-roll", choices_of("gain-die", numbers))
        gain_and_roll(state, seat, COLOUR_WITH[choice.things[0]])
    state.left[seat] -= 1
    if choice is PASS or not state.left[seat]:
        state.busy[seat], state.left[seat] = -1, 0


def reroll(state: Kapow, seat: int, die: int) -> None:
    """A die that lies on another ability is taken off first."""
    state.on[die] = -1
    seen = state.behind_screen_of(seat)
    state.dice.roll(die, state.chance, stream=seat + 1, shown_to=seen)


def turning(state: Kapow, seat: int) -> list[Choice]:
    """Each die that is not locked to each other symbol that is on it."""
    dice = state.dice
    return [
        Choice("turn-die", (die, SYMBOL_NUMBER[symbol]))
        for die in unlocked(state, seat)
        for symbol in sorted({*dice.symbols[die]} - {dice.symbol(die)})
    ]


def turn_die(state: Kapow, die: int, symbol: int) -> None:
    state.on[die] = -1
    state.dice.face[die] = state.dice.symbols[die].index(symbol)


def gain_and_roll(state: Kapow, seat: int, colour: int) -> None:
    """All see which die leaves the supply, but not how it falls."""
    die = gain_die(state, seat, colour)
    state.announce("gains-die", seat=seat, colour=COLOURS[colour])
    seen = state.behind_screen_of(seat)
    state.dice.roll(die, state.chance, stream=seat + 1, shown_to=seen)
    state.disturbed = ()
