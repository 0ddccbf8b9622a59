"""The battle: beats in which all commit an action in secret, until nobody acts any more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from msgspec.structs import replace

from spieltisch.engine import CHECKPOINT, PASS, Choice, Script, secretly
from spieltisch.games.imperator.collisions import Attack, standing_attacks, told
from spieltisch.games.imperator.deck import BLACK
from spieltisch.games.imperator.state import Imperator, Phase, Trick


def begin_battle(state: Imperator) -> None:
    state.phase = Phase.BATTLE
    state.exposed = [True] * state.seats
    state.even = ()


def battle(state: Imperator) -> Script[None]:
    """Beat after beat, until one in which all pass or nobody can do anything."""
    tried = True
    while tried and (offered := all_actions(state)):
        yield CHECKPOINT
        tried = yield from beat(state, offered)
    state.tell("battle-ends")


def beat(state: Imperator, offered: dict[int, list[Choice]]) -> Script[bool]:
    """All commit, all is revealed. False when all have passed; what was tried may have fallen."""
    chosen = yield from secretly("battle", offered)
    declared: list[Attack] = []
    turned: list[tuple[int, int]] = []
    buffed: list[tuple[int, Choice]] = []
    for seat, choice in chosen.items():
        if choice.verb == "attack":
            card, target = choice.things
            declared.append(Attack(seat, card, state.cards.pile_of(target).owner, target))
        elif choice.verb == "turn":
            turned.append((seat, choice.things[0]))
        elif choice is not PASS:
            buffed.append((seat, choice))
    standing = (yield from standing_attacks(state, declared)) if declared else declared
    acted, covered = [], []
    for seat, card in turned:
        covered.append(turn_attack(state, seat, card))
        acted.append(seat)
    for seat, choice in buffed:
        if add_buff(state, seat, choice):
            acted.append(seat)
    for attack in standing:
        declare(state, attack)
        covered.append(attack.other)
        acted.append(attack.seat)
    # An attack of the same beat covers even who acts in it: the action was no answer to it.
    for seat in acted:
        state.exposed[seat] = True
    for seat in covered:
        state.exposed[seat] = False
    return any(choice is not PASS for choice in chosen.values())


# What each player may do


def all_actions(state: Imperator) -> dict[int, list[Choice]]:
    """What each living player may commit; empty when nobody can do anything.

    A player who can only pass is not asked, unless a hidden buff could be the reason.
    """
    busy: set[int] = set()
    for trick in state.tricks:
        busy.update(trick.cards())
    free: dict[int, Sequence[int]] = {}
    lying, attackers = state.cards.lying, state.places.attackers
    for seat in state.alive:
        cards = lying[attackers[seat].number]
        free[seat] = [card for card in cards if card not in busy] if busy else cards
    exposed = [(seat, cards) for seat, cards in free.items() if state.exposed[seat]]
    offered: dict[int, list[Choice]] = {}
    for seat, mine in free.items():
        offered[seat] = choices = [PASS]
        if mine:
            for other, targets in exposed:
                if other != seat:
                    for pair in product(mine, targets):
                        choices.append(Choice("attack", pair))
        if state.even:
            offered[seat] = [one for one in choices if one.things not in state.even]
    for trick in state.tricks:
        add_answers(state, trick, busy, offered)
    hidden = state.rules.hidden_buffs
    return {
        seat: choices
        for seat, choices in offered.items()
        if len(choices) > 1 or (hidden and might_buff(state, seat, busy))
    }


def might_buff(state: Imperator, seat: int, busy: set[int]) -> bool:
    """Could this player boost or defend, for all the others know of the buffs?"""
    missing = any(
        trick.boost < 0 if trick.attacker == seat else trick.defender == seat and trick.guard < 0
        for trick in state.tricks
    )
    return missing and any(buff not in busy for buff in state.buffs(seat))


def add_answers(
    state: Imperator, trick: Trick, busy: set[int], offered: dict[int, list[Choice]]
) -> None:
    """Boost my attack; turn the one against me or defend."""
    if trick.boost < 0:
        offered[trick.attacker] += buffings(state, trick.attacker, busy, "boost", trick.attacking)
    if trick.guard < 0:
        if may_turn(state, trick):
            offered[trick.defender].append(Choice("turn", (trick.attacked,)))
        offered[trick.defender] += buffings(state, trick.defender, busy, "defend", trick.attacked)


def buffings(state: Imperator, seat: int, busy: set[int], verb: str, card: int) -> list[Choice]:
    """Black buffs boost an attack, red ones defend."""
    choices: list[Choice] = []
    kind_of, black = state.cards.kind_of, verb == "boost"
    for buff in state.buffs(seat):
        if BLACK[kind_of[buff]] is black and buff not in busy:
            choices.append(Choice(verb, (buff, card)))
    return choices


def may_turn(state: Imperator, trick: Trick) -> bool:
    """The attacked card against the attacker: once, and before either side has played a buff."""
    if trick.turned or trick.boost >= 0 or trick.guard >= 0:
        return False
    attacker_black, mine_black = state.black(trick.attacking), state.black(trick.attacked)
    if attacker_black == mine_black:
        return state.value(trick.attacked) > state.value(trick.attacking)
    return mine_black


# What comes of it


def declare(state: Imperator, attack: Attack) -> None:
    state.tricks.append(Trick(attack.seat, attack.card, attack.other, attack.target))
    state.tell("attacks", **told(attack))


def trick_of(state: Imperator, card: int) -> int:
    """The index of the trick in which this card attacks or is attacked."""
    return next(
        i for i, trick in enumerate(state.tricks) if card in (trick.attacking, trick.attacked)
    )


def turn_attack(state: Imperator, seat: int, card: int) -> int:
    """The roles swap. Returns who is attacked now."""
    index = trick_of(state, card)
    old = state.tricks[index]
    state.tricks[index] = Trick(seat, card, old.attacker, old.attacking, turned=True)
    state.tell(
        "turns",
        seat=seat,
        card=card,
        other=old.attacker,
        target=old.attacking,
    )
    return old.attacker


def add_buff(state: Imperator, seat: int, choice: Choice) -> bool:
    """Boost or defend. A boost falls if the attack has been turned in the same beat."""
    buff, card = choice.things
    index = trick_of(state, card)
    trick = state.tricks[index]
    if choice.verb == "boost":
        if trick.attacker != seat:
            state.tell("boost-falls", seat=seat, card=card)
            return False
        state.tricks[index] = replace(trick, boost=buff)
    else:
        state.tricks[index] = replace(trick, guard=buff)
    state.cards.show(buff)
    if choice.verb == "boost":
        state.tell("boosts", seat=seat, card=card, buff=buff)
    else:
        state.tell("defends", seat=seat, card=card, buff=buff)
    return True
