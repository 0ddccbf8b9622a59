"""What a position of Villainous is worth.

Each villain has milestones on the way to its aim (`milestones.py`): the aim alone says too little
for too long. What each of them counts, and how that came about, is in `content/weights.toml`.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from spieltisch.engine import Judge, Parts, Question, weights_of
from spieltisch.games.villainous.cards import VILLAIN_OF
from spieltisch.games.villainous.content import KINDS, PLACES_EACH, VILLAINS
from spieltisch.games.villainous.liking import LIKES, STEPS, halting, progress, rating, trait
from spieltisch.games.villainous.milestones import FORCE, MILESTONES
from spieltisch.games.villainous.realm import allies, covered, heroes, strength
from spieltisch.games.villainous.state import Villainous

# What counts as all there is of something: parts are shares of it.
PURSE = 8
"""So much power buys what one turn can buy."""
COVERED = 8
"""So many symbols of a realm heroes can cover."""

FEWEST, MOST = 2, 6
"""So many can play."""

PAR = 0.0
"""About what a villain comes to in a bad start: whoever stands lower is no danger to the others."""

LEAST = frozenset(("end-turn", "pass", "decline", "skip"))
"""By these nobody does anything."""


class VillainousJudge(Judge[Villainous]):
    """What all villains need, and the milestones of each."""

    tries = 5
    again = 3
    hope = 0.5
    heat = 3.0
    steps = STEPS

    def parts(self, state: Villainous, seat: int, knowing: int | None) -> Parts | None:
        villain = state.villain[seat]
        if villain < 0 or not state.round:
            return {}
        name = VILLAINS[villain]
        hand = [KINDS[state.kind(card)] for card in state.hand(seat)] if seat == knowing else []
        found = common(state, seat)
        found |= MILESTONES[name](state, seat, hand)
        if VILLAIN_OF[villain].wins(state, seat):
            found |= unless_stopped(state, seat)
        found["villain"] = 1.0  # some have a shorter way than others
        found["crowd"] = (state.seats - FEWEST) / (MOST - FEWEST)  # and fare better among many
        return {f"{name}/{part}": amount for part, amount in found.items()}

    def stage(self, state: Villainous) -> Hashable:
        return state.round, state.active

    def par(self, seats: int) -> float | None:
        # Who has one rival only always gains as much by holding that one back as by coming on.
        return None if seats == 2 else PAR

    def turn(self, state: Villainous) -> int | None:
        return state.active

    def least(self, state: Villainous, question: Question) -> int | None:
        return next((n for n, one in enumerate(question.choices) if one.verb in LEAST), None)

    def rate(self, state: Villainous, question: Question) -> Sequence[float]:
        step = progress(state, question.seat)
        return [rating(state, question, choice, step) for choice in question.choices]

    def halting(self, state: Villainous, question: Question) -> Sequence[float] | None:
        seat = question.seat
        rivals = about_to_win(state, seat) if seat == state.active and state.round else []
        if not rivals:
            return None
        bare = next((rival for rival in rivals if rival != state.token), None)
        return [halting(choice, bare) for choice in question.choices]

    def traits(self, state: Villainous, question: Question) -> Sequence[str]:
        return [trait(state, question, choice) for choice in question.choices]

    def step(self, state: Villainous, seat: int) -> int:
        return progress(state, seat)


def common(state: Villainous, seat: int) -> Parts:
    """What every villain wants: power, allies, and no heroes in the way."""
    there = heroes(state, seat)
    force = sum([strength(state, seat, ally) for ally in allies(state, seat)])
    hidden = 0
    if there:
        hidden = sum([covered(state, seat, place).bit_count() for place in range(PLACES_EACH)])
    return {
        "power": min(state.power[seat], PURSE) / PURSE,
        "allies": min(force, FORCE) / FORCE,
        "heroes": sum([strength(state, seat, hero) for hero in there]) / FORCE if there else 0.0,
        "covered": hidden / COVERED,
    }


def about_to_win(state: Villainous, seat: int) -> list[int]:
    """The others who win when their next turn begins, in the order of their turns."""
    others = [(seat + turns) % state.seats for turns in range(1, state.seats)]
    return [one for one in others if VILLAIN_OF[state.villain[one]].wins(state, one)]


def unless_stopped(state: Villainous, seat: int) -> Parts:
    """What it is worth to have done all, and to win as soon as the next turn begins.

    The more turns of others come before it, the more can undo it; whom the fate token protects has
    to be bared first.
    """
    turns = (seat - state.active) % state.seats or state.seats - 1
    return {"done": 1.0, "exposed": 1 - 1 / turns, "shielded": float(state.token == seat)}


JUDGE = VillainousJudge(weights_of(__package__), LIKES)
