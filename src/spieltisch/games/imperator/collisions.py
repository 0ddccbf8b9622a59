"""Attacks of one beat that cannot all stand: which of them do, and why the others fall.

Two attacks collide on one card or on one player, and also where one attacks with the very card
that the other attacks. The higher base value stands; on a tie the player in the middle chooses. An
attack falls only to one that stands in the end, with one exception: two equal cards that attack
each other both fall.
"""

from __future__ import annotations

from itertools import combinations

from msgspec import Struct

from spieltisch.engine import Choice, Script, ask
from spieltisch.games.imperator.state import Imperator


class Attack(Struct, frozen=True, gc=False):
    """An attack that was committed in this beat and may still fall."""

    seat: int
    card: int
    other: int
    target: int


Preferred = set[tuple[Attack, Attack]]
"""Which attack was preferred to which by the player in the middle of the two."""


def collide(one: Attack, two: Attack) -> bool:
    return one.other == two.other or one.card == two.target or two.card == one.target


def standing_attacks(state: Imperator, attacks: list[Attack]) -> Script[list[Attack]]:
    """The attacks of a beat that can stand together, in the order of the seats."""
    if not any(collide(one, two) for one, two in combinations(attacks, 2)):
        return attacks
    standing: list[Attack] = []
    facing: list[Attack] = []
    for value in sorted({state.value(attack.card) for attack in attacks}, reverse=True):
        equal = [attack for attack in attacks if state.value(attack.card) == value]
        equal = clear_of(equal, standing)
        for one, two in combinations(equal, 2):
            if one.card == two.target and two.card == one.target:
                facing += [one, two]
                cancel(state, one)
        standing += yield from settled([one for one in equal if one not in facing])
    for attack in attacks:
        if attack not in standing and attack not in facing:
            tell_fall(state, attack, standing)
    return [attack for attack in attacks if attack in standing]


def clear_of(attacks: list[Attack], standing: list[Attack]) -> list[Attack]:
    """Those that collide with none that stands."""
    return [one for one in attacks if not any(collide(one, other) for other in standing)]


def cancel(state: Imperator, attack: Attack) -> None:
    """Two equal cards attack each other: neither prevails, and they do not try it again.

    It comes before any choice. Else one of the two players could break the tie in their own favour,
    by preferring the attack of a third and then their own to that one.
    """
    state.even = (*state.even, (attack.card, attack.target), (attack.target, attack.card))
    state.tell("attacks-cancel", **told(attack))


def tell_fall(state: Imperator, attack: Attack, standing: list[Attack]) -> None:
    """Say which of those that stand it fell to, and whether that one is higher or as high."""
    rivals = [other for other in standing if collide(attack, other)]
    rival = max(rivals, key=lambda other: state.value(other.card))
    values = told(attack) | {"third": rival.seat, "rival": rival.card}
    if state.value(rival.card) > state.value(attack.card):
        state.tell("attack-outranked", **values)
    else:
        state.tell("attack-gives-way", **values)


def told(attack: Attack) -> dict[str, int]:
    """An attack as the values of a message."""
    return {
        "seat": attack.seat,
        "card": attack.card,
        "other": attack.other,
        "target": attack.target,
    }


# Ties


def settled(tied: list[Attack]) -> Script[list[Attack]]:
    """Of attacks with the same base value those that stand.

    What fell to an attack that falls itself stands again, unless it collides with one that stands.
    """
    standing: list[Attack] = []
    preferred: Preferred = set()
    while tied:
        standing += yield from untied(tied, preferred)
        tied = clear_of([one for one in tied if one not in standing], standing)
    return standing


def untied(tied: list[Attack], preferred: Preferred) -> Script[list[Attack]]:
    """Ask the players in the middle until no two of the attacks that are left collide."""
    left = tied
    while ties := ties_of(left):
        seat, rivals = first_to_settle(ties, left)
        kept = preferred_of(rivals, preferred)
        if kept is None:
            kept = yield from decide(seat, rivals)
        fallen = [one for one in rivals if one != kept and collide(one, kept)]
        preferred.update((kept, one) for one in fallen)
        left = [one for one in left if one not in fallen]
    return left


def ties_of(attacks: list[Attack]) -> dict[int, list[Attack]]:
    """For each player in the middle: attacks on them and, if its card is attacked, their own."""
    ties: dict[int, list[Attack]] = {}
    targets = {attack.target for attack in attacks}
    for seat in sorted({attack.other for attack in attacks}):
        rivals = [
            one
            for one in attacks
            if one.other == seat or (one.seat == seat and one.card in targets)
        ]
        if len(rivals) > 1:
            ties[seat] = rivals
    return ties


def first_to_settle(
    ties: dict[int, list[Attack]], attacks: list[Attack]
) -> tuple[int, list[Attack]]:
    """Whoever is attacked by cards that nobody attacks: who attacks settles their own tie first.

    In a ring everybody waits for somebody; then the first seat begins.
    """
    targets = {attack.target for attack in attacks}
    for seat, rivals in ties.items():
        if not any(one.other == seat and one.card in targets for one in rivals):
            return seat, rivals
    return next(iter(ties.items()))


def preferred_of(rivals: list[Attack], preferred: Preferred) -> Attack | None:
    """The attack that was chosen when the same rivals met before: nobody is asked twice."""
    for one in rivals:
        if all(
            (one, other) in preferred for other in rivals if other != one and collide(one, other)
        ):
            return one
    return None


def decide(seat: int, rivals: list[Attack]) -> Script[Attack]:
    """A tie: the player in the middle chooses which attack stands."""
    choices = [Choice("let-stand", (attack.card, attack.target)) for attack in rivals]
    choice = yield from ask(seat, "collision", choices)
    return rivals[choices.index(choice)]
