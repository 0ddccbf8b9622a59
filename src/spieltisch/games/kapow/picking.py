"""Before the first round: characters, team-up cards, health, dice and the start marker."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Script, ask, choices_of
from spieltisch.games.kapow.content import (
    CARD_COLOURS,
    CARD_NUMBER,
    CARD_WITH,
    CHARACTER_IDS,
    CHARACTER_NUMBER,
    CHARACTER_OF,
    CHARACTERS,
    COLOURS,
    FIRST_GAME,
    NOBODY_SPECIAL,
    TEAM_UPS,
    twin,
)
from spieltisch.games.kapow.gaining import equip, take_die
from spieltisch.games.kapow.health import called
from spieltisch.games.kapow.placing import begin_round
from spieltisch.games.kapow.state import Kapow, Rules, Step

OFFERED_EACH = 3
"""In a draft everybody is dealt so many characters and keeps one."""
UNKNOWN = -2
"""The character of a fighter who has not picked yet."""


# Characters


def deal_characters(state: Kapow) -> None:
    """By lot, or what there is to choose from."""
    rules = state.rules
    if rules.mode == "first-game":
        state.character = (NOBODY_SPECIAL,) * rules.fighters
        return
    wished = wishes(rules)
    mixed = [n for n in range(len(CHARACTERS)) if n not in wished]
    state.chance.shuffle(mixed)
    if rules.characters == "random":
        lot = iter(mixed)
        state.character = tuple([next(lot) if wish == UNKNOWN else wish for wish in wished])
        return
    state.character = wished
    if rules.characters == "drafted":
        # Four fighters share ten characters: two of them get one less.
        state.offered = tuple(
            [
                tuple(sorted(mixed[n :: rules.fighters][:OFFERED_EACH]))
                for n in range(rules.fighters)
            ]
        )


def wishes(rules: Rules) -> tuple[int, ...]:
    """What each fighter is to be, as far as the people at their seats have named it."""
    named = [
        CHARACTER_IDS.index(name) if name in CHARACTER_IDS else UNKNOWN for name in rules.character
    ]
    return (*named, *[UNKNOWN] * (rules.fighters - len(named)))


def pick_characters(state: Kapow) -> Script[None]:
    """One after the other; people also pick for the AI character opposite them."""
    for fighter in range(state.rules.fighters):
        if state.character[fighter] != UNKNOWN:
            continue
        offers = choices_of("be", [CHARACTER_NUMBER[n] for n in free_for(state, fighter)])
        yield CHECKPOINT
        if state.is_ai(fighter):
            choice = yield from ask(state.opposite(fighter), "pick-opponent", offers)
        else:
            choice = yield from ask(fighter, "pick-character", offers)
        picked = CHARACTER_OF[choice.things[0]]
        known = state.character
        state.character = (*known[:fighter], picked, *known[fighter + 1 :])
        if state.is_ai(fighter):
            state.tell("meets", seat=state.opposite(fighter), character=CHARACTER_IDS[picked])
        else:
            state.tell("is-character", seat=fighter, character=CHARACTER_IDS[picked])
    get_ready(state)


def free_for(state: Kapow, fighter: int) -> list[int]:
    """What a fighter can be: of those offered, or of all that nobody is yet."""
    if state.offered:
        return list(state.offered[fighter])
    return [n for n in range(len(CHARACTERS)) if n not in state.character]


# Health, dice, the start marker


def get_ready(state: Kapow) -> None:
    """Everybody gets health and dice as the character says; then come cards or the first round."""
    rules = state.rules
    health = [0, 0]
    for fighter in range(rules.fighters):
        character = state.character[fighter]
        kit = FIRST_GAME if character == NOBODY_SPECIAL else CHARACTERS[character]
        health[state.team(fighter)] += kit.health
        equip(state, fighter, kit.traits, kit.actions)
    state.health = health
    state.start = first_team(state)
    for fighter in range(state.seats, rules.fighters):
        strengthen(state, fighter)
    state.full = tuple(state.health)
    first = called(state, state.members(state.start)[0])
    state.tell("begins", seat=first, count=rules.fighters // 2)
    if not rules.in_teams:
        begin_round(state)
    elif rules.team_up == "random":
        deal_team_ups(state)
        begin_round(state)
    else:
        state.step = Step.CARDS
        state.team_ups = ((), ())


def strengthen(state: Kapow, fighter: int) -> None:
    """An AI character gets more than its board says, as agreed: dice and health."""
    health, dice = state.more(fighter)
    for colour in dice:
        take_die(state, fighter, left_like(state, fighter, COLOURS.index(colour)))
    state.health[state.team(fighter)] += health
    if health or dice:
        state.tell("strengthened", seat=called(state, fighter), health=health, dice=len(dice))


def left_like(state: Kapow, fighter: int, colour: int) -> int:
    """This colour of trait dice, or the next one that is left."""
    return min(state.colours_left(fighter), key=lambda other: (other - colour) % len(COLOURS))


def first_team(state: Kapow) -> int:
    """The one with less health, then the one with more villains, then by lot."""
    ours, theirs = state.health
    if ours != theirs:
        return int(theirs < ours)
    villains = [
        sum([is_villain(state.character[member]) for member in state.members(team)])
        for team in (0, 1)
    ]
    if villains[0] != villains[1]:
        return int(villains[1] > villains[0])
    return state.chance.below(2)


def is_villain(character: int) -> bool:
    return character != NOBODY_SPECIAL and CHARACTERS[character].side == "villain"


# Team-up cards: one of each colour for each team, the twin for the other


def deal_team_ups(state: Kapow) -> None:
    ours: list[int] = []
    for colour in CARD_COLOURS:
        pair = [n for n, card in enumerate(TEAM_UPS) if card.colour == colour]
        state.chance.shuffle(pair)
        ours.append(pair[0])
    give_team_ups(state, tuple(ours))


def give_team_ups(state: Kapow, ours: tuple[int, ...]) -> None:
    theirs = () if state.is_ai(state.members(1)[0]) else tuple(sorted(map(twin, ours)))
    state.team_ups = (tuple(sorted(ours)), theirs)


DRAFT = (0, 1, 1, 0)
"""Who takes a card of a colour that is left: the starting team, the other twice, the starting."""


def draft_team_ups(state: Kapow) -> Script[None]:
    """Whoever takes a card gives its twin to the other team."""
    while len(state.team_ups[0]) < len(CARD_COLOURS):
        taken = len(state.team_ups[0])
        team = state.start if DRAFT[taken] == 0 else 1 - state.start
        if state.is_ai(state.members(team)[0]):
            team = 1 - team
        seat = state.members(team)[taken % 2]
        gone = {TEAM_UPS[card].colour for card in state.team_ups[0]}
        left = [CARD_NUMBER[n] for n, card in enumerate(TEAM_UPS) if card.colour not in gone]
        yield CHECKPOINT
        choice = yield from ask(seat, "take-card", choices_of("take-card", left))
        card = CARD_WITH[choice.things[0]]
        mine, other = ((card,), (twin(card),)) if team == 0 else ((twin(card),), (card,))
        state.team_ups = (state.team_ups[0] + mine, state.team_ups[1] + other)
        state.tell("takes-card", seat=seat, ability=TEAM_UPS[card].id)
    give_team_ups(state, state.team_ups[0])
    begin_round(state)
