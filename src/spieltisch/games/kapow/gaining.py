"""Dice and faces come from the supply and go back to it."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.engine import EVERYONE, PASS, Choice, Script, ask, choices_of
from spieltisch.games.kapow.content import (
    ACTION,
    BLANK,
    COLOUR_NUMBER,
    COLOUR_OF,
    COLOUR_WITH,
    COLOURS,
    FACES,
    IS_ACTION,
    NONWILD,
    SYMBOL_NUMBER,
    SYMBOL_OF,
    SYMBOLS,
)
from spieltisch.games.kapow.health import called
from spieltisch.games.kapow.state import Kapow, added


def drawn(state: Kapow, options: Sequence[int]) -> int:
    """What an AI character picks: any of them, openly."""
    return options[state.chance.below(len(options))]


# Faces


def available_faces(state: Kapow, fighter: int, kind: str) -> list[int]:
    stock = state.stock[state.box(fighter)]
    return [symbol for symbol in (FACES if kind == "any" else NONWILD) if stock[symbol]]


def gain_faces(state: Kapow, fighter: int, n: int, kind: str) -> Script[None]:
    """The owner chooses the type among what is there; an AI character draws it."""
    for _ in range(n):
        options = available_faces(state, fighter, kind)
        if not options:
            state.tell("supply-empty", seat=called(state, fighter))
            return
        if state.is_ai(fighter):
            symbol = drawn(state, options)
        elif len(options) == 1:
            symbol = options[0]
        else:
            numbers = [SYMBOL_NUMBER[option] for option in options]
            choice = yield from ask(fighter, "gain-face", choices_of("gain-face", numbers))
            symbol = SYMBOL_OF[choice.things[0]]
        take_face(state, fighter, symbol)
        state.new_faces[fighter] += 1
        state.tell("gains-face", seat=called(state, fighter), face=SYMBOLS[symbol])


def take_face(state: Kapow, fighter: int, symbol: int) -> None:
    box = state.box(fighter)
    state.stock[box] = added(state.stock[box], symbol, -1)
    state.pool[fighter] = added(state.pool[fighter], symbol)


def lose_face(state: Kapow, fighter: int, chooser: int) -> Script[None]:
    """One face goes back to the supply, loose or from a die: the chooser says which."""
    owned = [symbol for symbol in FACES if state.faces(fighter)[symbol]]
    if not owned:
        state.tell("no-face-to-lose", seat=called(state, fighter))
        return
    if state.is_ai(chooser) or state.is_ai(fighter):
        # Whoever may choose, what an AI character takes or has to give is drawn.
        symbol = drawn(state, owned)
        die = -1 if state.pool[fighter][symbol] else dice_with(state, fighter, symbol)[-1]
    else:
        prompt = losing(state, fighter)
        if chooser == fighter:
            choice = yield from ask(chooser, "lose-face", prompt)
        else:
            choice = yield from ask(chooser, "steal-face", prompt, other=fighter)
        symbol = SYMBOL_OF[choice.things[0]]
        die = choice.things[1] if choice.verb == "strip" else -1
    remove_face(state, fighter, symbol, die)
    state.tell("loses-face", seat=called(state, fighter), face=SYMBOLS[symbol])


def losing(state: Kapow, fighter: int) -> list[Choice]:
    """Each type that lies loose, and each type on each die."""
    pool = state.pool[fighter]
    loose = choices_of("give", [SYMBOL_NUMBER[symbol] for symbol in FACES if pool[symbol]])
    attached = [
        Choice("strip", (SYMBOL_NUMBER[symbol], die))
        for die in state.action_dice(fighter)
        for symbol in sorted({*state.dice.symbols[die]} - {BLANK})
    ]
    return [*loose, *attached]


def dice_with(state: Kapow, fighter: int, symbol: int) -> list[int]:
    return [die for die in state.action_dice(fighter) if symbol in state.dice.symbols[die]]


def remove_face(state: Kapow, fighter: int, symbol: int, die: int) -> None:
    """Into the supply, from the die or a loose one (-1). A side without a face is blank at once."""
    if die < 0:
        state.pool[fighter] = added(state.pool[fighter], symbol, -1)
    else:
        state.dice.attach(die, upper_side(state, die, symbol), BLANK)
    box = state.box(fighter)
    state.stock[box] = added(state.stock[box], symbol)


def upper_side(state: Kapow, die: int, symbol: int) -> int:
    """The side of a die with this symbol: the one that lies up, if that has it."""
    sides, up = state.dice.symbols[die], state.dice.face[die]
    return up if sides[up] == symbol else sides.index(symbol)


# Dice


def gain_trait(state: Kapow, fighter: int) -> Script[int]:
    """The owner chooses the colour, an AI character draws it. Returns the die, -1: none is left."""
    colours = state.colours_left(fighter)
    if not colours:
        state.tell("supply-empty", seat=called(state, fighter))
        return -1
    if state.is_ai(fighter):
        colour = drawn(state, colours)
    elif len(colours) == 1:
        colour = colours[0]
    else:
        numbers = [COLOUR_NUMBER[option] for option in colours]
        choice = yield from ask(fighter, "gain-die", choices_of("gain-die", numbers))
        colour = COLOUR_WITH[choice.things[0]]
    die = gain_die(state, fighter, colour)
    state.tell("gains-die", seat=called(state, fighter), colour=COLOURS[colour])
    return die


def gain_action(state: Kapow, fighter: int) -> None:
    """An action die comes without faces."""
    if not any(IS_ACTION[die] for die in state.supply[state.box(fighter)]):
        state.tell("supply-empty", seat=called(state, fighter))
        return
    gain_die(state, fighter, ACTION)
    state.tell("gains-die", seat=called(state, fighter), colour="action")


def gain_die(state: Kapow, fighter: int, colour: int) -> int:
    """The first die of this colour in the supply; it is not rolled before the next round."""
    die = take_die(state, fighter, colour)
    state.new_dice[fighter] += 1
    return die


def take_die(state: Kapow, fighter: int, colour: int) -> int:
    box = state.box(fighter)
    supply = state.supply[box]
    die = first_of(supply, colour)
    place = supply.index(die)
    state.supply[box] = supply[:place] + supply[place + 1 :]
    state.own[fighter] = (*state.own[fighter], die)
    state.on[die] = -1
    state.dice.show(die, EVERYONE)
    return die


def first_of(supply: tuple[int, ...], colour: int) -> int:
    """The first die of a colour that is there; one is known to be."""
    for die in supply:
        if COLOUR_OF[die] == colour:
            return die
    raise ValueError(colour)


def return_die(state: Kapow, fighter: int, die: int) -> None:
    box = state.box(fighter)
    state.own[fighter] = tuple([other for other in state.own[fighter] if other != die])
    state.supply[box] = tuple(sorted([*state.supply[box], die]))
    state.on[die] = -1


# Exchanging is neither gaining nor losing


def exchange_trait(state: Kapow, fighter: int) -> Script[None]:
    """One trait die for one of another colour, if the owner likes."""
    owned = sorted({COLOUR_OF[die] for die in state.own[fighter] if not IS_ACTION[die]})
    offers = [
        Choice("swap-die", (COLOUR_NUMBER[colour], COLOUR_NUMBER[other]))
        for colour in owned
        for other in state.colours_left(fighter)
        if other != colour
    ]
    if not offers:
        return
    choice = yield from ask(fighter, "swap-die", [PASS, *offers])
    if choice is PASS:
        return
    colour, other = COLOUR_WITH[choice.things[0]], COLOUR_WITH[choice.things[1]]
    return_die(state, fighter, given_away(state, fighter, colour))
    take_die(state, fighter, other)
    state.tell("swaps-die", seat=fighter, colour=COLOURS[colour], other_colour=COLOURS[other])


def given_away(state: Kapow, fighter: int, colour: int) -> int:
    """A die of this colour, rather one that lies on no ability."""
    dice = [die for die in state.own[fighter] if COLOUR_OF[die] == colour]
    return min(dice, key=lambda die: (state.on[die] >= 0, die))


def exchange_face(state: Kapow, fighter: int, kind: str) -> Script[bool]:
    """One face for one of another type; the new one lies where the old one was. False: no more."""
    faces = state.faces(fighter)
    offers = [
        Choice("swap-face", (SYMBOL_NUMBER[symbol], SYMBOL_NUMBER[other]))
        for symbol in FACES
        if faces[symbol]
        for other in available_faces(state, fighter, kind)
        if other != symbol
    ]
    if not offers:
        return False
    choice = yield from ask(fighter, "swap-face", [PASS, *offers])
    if choice is PASS:
        return False
    symbol, other = SYMBOL_OF[choice.things[0]], SYMBOL_OF[choice.things[1]]
    box = state.box(fighter)
    state.stock[box] = added(added(state.stock[box], symbol), other, -1)
    if state.pool[fighter][symbol]:
        state.pool[fighter] = added(added(state.pool[fighter], symbol, -1), other)
    else:
        die = dice_with(state, fighter, symbol)[0]
        state.dice.attach(die, upper_side(state, die, symbol), other)
    state.tell("swaps-face", seat=fighter, face=SYMBOLS[symbol], other_face=SYMBOLS[other])
    return True


# At the start


def equip(
    state: Kapow, fighter: int, traits: Sequence[str], actions: Sequence[Sequence[str]]
) -> None:
    """The dice that a fighter starts with, with their faces on them."""
    for colour in traits:
        take_die(state, fighter, COLOURS.index(colour))
    for faces in actions:
        die = take_die(state, fighter, ACTION)
        for side, face in enumerate(faces):
            symbol = SYMBOLS.index(face)
            take_face(state, fighter, symbol)
            state.pool[fighter] = added(state.pool[fighter], symbol, -1)
            state.dice.attach(die, side, symbol)
