"""The wizard's spells and scrolls: what happens when one is complete."""

from __future__ import annotations

from spieltisch.engine import Choice, Script, ask, choices_of
from spieltisch.games.rushout.completing import lead_dragon, next_spell, removes_all, win
from spieltisch.games.rushout.content import (
    ALL,
    SOULS,
    STEPS,
    SWIRL,
    WOUNDS,
    Type,
)
from spieltisch.games.rushout.placing import spots, swirled_die, take_back
from spieltisch.games.rushout.state import WIZARD, RushOut, Side, owner_of

NOBODY_THERE = Choice("nothing")


def cast(state: RushOut, card: int) -> Script[None]:
    """A spell is complete: dice go back, it takes effect, the next one comes."""
    for die in state.wizard_dice_on(card):
        take_back(state, die)
    state.casting = card
    state.tell("casts", card=card)
    slot = state.cards.pile_of(card)
    match state.type(card):
        case Type.CONFUSION:
            yield from confuse(state, card)
        case Type.SUMMONING:
            state.cards.put(card, state.places.trial_deck)
        case Type.DRAGON_LORE:
            lead_dragon(state, STEPS[state.kind(card)])
        case Type.WEAKNESS:
            yield from weaken(state, card)
        case Type.CURSE:
            state.cards.put(card, state.places.curses)
            state.tell("curses", card=card)
        case Type.DOOM:
            yield from doom(state, card)
        case _:
            yield from drain(state, card)
    if state.cards.pile_of(card) is slot:
        state.cards.put(card, state.places.removed)
    state.casting = -1
    next_spell(state, state.places.spells.index(slot))


def read_scroll(state: RushOut, card: int) -> Script[None]:
    """A scroll with fields is full: it takes effect and stays."""
    for die in state.wizard_dice_on(card):
        take_back(state, die)
    state.casting = card
    state.tell("reads", card=card)
    if STEPS[state.kind(card)]:
        lead_dragon(state, STEPS[state.kind(card)])
    else:
        yield from confuse(state, card)
    state.casting = -1


def confuse(state: RushOut, card: int) -> Script[None]:
    """Remove one hero die, or all of one card, from a card that is not complete."""
    if removes_all(state, card):
        choice = yield from ask(WIZARD, "confuse-all", lambda: strippable(state), card=card)
        targets = state.hero_dice_on(choice.things[0]) if choice.things else []
    else:
        choice = yield from ask(WIZARD, "confuse", lambda: loose_dice(state), card=card)
        targets = list(choice.things[:1])
    for die in targets:
        take_back(state, die)
        state.tell("loses-die", seat=owner_of(die))


def strippable(state: RushOut) -> list[Choice]:
    """The cards with hero dice that are not complete; nothing if there is none."""
    found = [card for card in spots(state, 1) if is_open_to_confusion(state, card)]
    return choices_of("strip", found) or [NOBODY_THERE]


def loose_dice(state: RushOut) -> list[Choice]:
    """The hero dice on such cards, with their owners."""
    found = [
        Choice("remove", (die, owner_of(die), card))
        for card in spots(state, 1)
        if is_open_to_confusion(state, card)
        for die in state.hero_dice_on(card)
    ]
    return found or [NOBODY_THERE]


def is_open_to_confusion(state: RushOut, card: int) -> bool:
    """Hero dice lie on it, and it is not completed.

    What is full and still there waits for a clap, which counts as completed, or lies under the
    dragon, which does not.
    """
    return card not in state.claps and state.hero_dice_on(card) != []


def weaken(state: RushOut, card: int) -> Script[None]:
    """Lay the spell in front of a hero; a swirl takes one of the hero's dice."""
    choice = yield from ask(WIZARD, "weaken", choices_of("afflict", state.heroes()), card=card)
    seat = choice.things[0]
    state.cards.put(card, state.places.weaknesses[seat])
    state.tell("weakens", seat=seat, card=card)
    if SWIRL[state.kind(card)] and swirled_die(state, seat) < 0:
        state.swirling[seat] = True


def doom(state: RushOut, card: int) -> Script[None]:
    """Wound heroes; with souls, one for each who is wounded then."""
    souls = SOULS[state.kind(card)]
    hit: list[int] = []
    for _ in range(WOUNDS[state.kind(card)]):
        if not woundable(state, False, hit):
            break
        choice = yield from ask(WIZARD, "wound", lambda: woundable(state, souls, hit), card=card)
        hit.append(choice.things[0])
        wound(state, choice.things[0])
    if souls:
        taken = min(len(state.wounded), state.souls)
        state.souls -= taken
        state.tell("souls", count=taken, left=state.souls)
        if state.souls == 0:
            win(state, Side.WIZARD, "souls")


def woundable(state: RushOut, souls: bool, hit: list[int]) -> list[Choice]:
    """Heroes who are well and not hit yet; one that takes souls may also name a wounded one."""
    found = [
        seat
        for seat in state.heroes()
        if seat not in hit and (souls or state.tile[seat] not in state.wounded)
    ]
    return choices_of("afflict", found)


def wound(state: RushOut, seat: int) -> None:
    tile = state.tile[seat]
    if tile not in state.wounded:
        state.wounded = (*state.wounded, tile)
        state.tell("wounded", seat=seat)


def drain(state: RushOut, card: int) -> Script[None]:
    """One hero, or every hero, loses a point of experience."""
    victims = list(state.heroes())
    if not ALL[state.kind(card)]:
        choice = yield from ask(WIZARD, "drain", choices_of("afflict", victims), card=card)
        victims = list(choice.things)
    for seat in victims:
        known = state.cards[state.places.experience[seat]]
        undecided = [lesson for lesson in state.learning if seat in lesson[1:]]
        if known:
            state.cards.put(known[-1], state.places.removed)
        elif undecided:
            state.learning = tuple(one for one in state.learning if one is not undecided[0])
        else:
            continue
        state.tell("forgets", seat=seat)
