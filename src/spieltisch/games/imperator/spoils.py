"""What the tricks bring: sums, exchanged cards, damage, lost lives."""

from __future__ import annotations

from typing import Literal

from spieltisch.engine import CHECKPOINT, Choice, Script, ask, pairs_of
from spieltisch.games.imperator.state import Imperator, Spoils

Verdict = Literal["won", "even", "lost"]
ENOUGH = Choice("enough")
NO_MORE = Choice("no-more")


def resolution(state: Imperator) -> Script[None]:
    """All tricks in the order in which they were declared."""
    while state.tricks:
        if state.spoils is None:
            state.spoils = weigh(state)
        if state.spoils is not None:
            yield CHECKPOINT
            yield from exchange(state, state.spoils)
            suffer(state, state.spoils)
            state.spoils = None
        del state.tricks[0]


def weigh(state: Imperator) -> Spoils | None:
    """Compare the sums of the first trick; nobody wins anything when they are equal."""
    trick = state.tricks[0]
    attack, defence = state.sums(trick)
    sides = state.rules.battle_die
    if sides:
        dice = [1 + state.chance.below(sides) for _ in range(2)]
        attack += dice[0]
        defence += dice[1]
        state.tell(
            "dice", seat=trick.attacker, die=dice[0], other=trick.defender, other_die=dice[1]
        )
    who = {"seat": trick.attacker, "other": trick.defender, "attack": attack, "defence": defence}
    verdict, damage = compared(attack, defence)
    if verdict == "even":
        state.tell("trick-even", **who)
        return None
    if verdict == "won":
        state.tell("trick-won", **who)
        return Spoils(trick.attacker, trick.defender, damage)
    state.tell("trick-lost", **who)
    return Spoils(trick.defender, trick.attacker, damage)


def compared(attack: int, defence: int) -> tuple[Verdict, int]:
    """How a trick with these sums comes out for who attacks, and the damage that it does."""
    if attack == defence:
        return "even", 0
    return ("won", attack - defence) if attack > defence else ("lost", 0)


def exchange(state: Imperator, spoils: Spoils) -> Script[None]:
    """The winner takes as many cards as they played, any of them: own cards against the loser's."""
    trick = state.tricks[0]
    mine = list(trick.cards_of(spoils.winner))
    theirs = list(trick.cards_of(spoils.loser))
    choice = yield from ask(
        spoils.winner,
        "spoils",
        [ENOUGH, *pairs_of("take", theirs, mine)],
        other=spoils.loser,
        damage=spoils.damage,
    )
    while choice.things:
        taken, given = choice.things
        state.exchange(taken, given)
        state.tell(
            "exchanges",
            seat=spoils.winner,
            card=given,
            other=spoils.loser,
            target=taken,
        )
        theirs.remove(taken)
        mine.remove(given)
        if not (mine and theirs):
            break
        more = [NO_MORE, *pairs_of("take", theirs, mine)]
        choice = yield from ask(spoils.winner, "spoils-again", more, other=spoils.loser)


def suffer(state: Imperator, spoils: Spoils) -> None:
    """Excess damage wounds the loser's Imperator; at no HP it costs a life, the rest lapses."""
    if not spoils.damage:
        return
    seat = spoils.loser
    imperator = state.imperator(seat)
    state.damage[imperator] += spoils.damage
    if state.hp(seat) > 0:
        state.tell("damage", seat=seat, damage=spoils.damage, hp=state.hp(seat))
        return
    state.damage[imperator] = 0
    state.lives[seat] -= 1
    state.tell("loses-life", seat=seat, damage=spoils.damage, lives=state.lives[seat])
    if state.lives[seat] == 0:
        leave(state, seat)


def leave(state: Imperator, seat: int) -> None:
    """Out at once: the cards are discarded, later tricks with this player do not happen."""
    state.tell("out", seat=seat)
    state.alive = tuple(other for other in state.alive if other != seat)
    for card in state.hand(seat):
        state.throw_away(card)
    current, later = state.tricks[0], state.tricks[1:]
    state.tricks = [current, *(t for t in later if seat not in (t.attacker, t.defender))]
