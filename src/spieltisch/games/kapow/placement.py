"""How choices look to somebody who places dice: as steps of one of the best plans."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from spieltisch.engine import PASS, Choice, Question
from spieltisch.games.kapow.content import (
    ABILITIES,
    BLANK,
    CARD_WITH,
    FIRST_ALIKE,
    IMMEDIATE,
    IS_ACTION,
    OTHER_HALF,
    SECTIONS,
    SECTIONS_OF,
    SPOT,
    SYMBOL_OF,
    SYMBOLS,
    WILD,
    half_of,
    symbol,
)
from spieltisch.games.kapow.fitting import NO_WILD, look
from spieltisch.games.kapow.foreseeing import forecast, net, outlook_for
from spieltisch.games.kapow.outlook import RATES, WORTHS, Outlook
from spieltisch.games.kapow.placing import READY
from spieltisch.games.kapow.planning import FEW_DICE, Halves, Plan, dullness, plans, seen_by
from spieltisch.games.kapow.state import Kapow, sections_of


class Hand(NamedTuple):
    """What a seat has to place: its dice that are not locked, and how they look."""

    seat: int
    character: int
    dice: tuple[int, ...]
    looks: tuple[int, ...]
    taken: tuple[int, ...]
    halves: Halves
    outlook: Outlook

    def best(self, looks: Iterable[int]) -> float:
        """What the best plan would be worth with dice that look so."""
        found = plans(self.character, self.halves, tuple(looks), self.taken, self.outlook, kept=1)
        return found[0].worth

    def plans(self) -> tuple[Plan, ...]:
        return plans(self.character, self.halves, self.looks, self.taken, self.outlook)

    def seen(self, die: int) -> int:
        """How plans see a die."""
        return seen_by(self.character, [self.looks[self.dice.index(die)]])[0]

    def with_look(self, die: int, seen: int) -> list[int]:
        """All looks, with another one for this die."""
        return [
            seen if one == die else shown for one, shown in zip(self.dice, self.looks, strict=True)
        ]


def hand_of(state: Kapow, seat: int, guesses: int = 0) -> Hand:
    """With so many `guesses` of what the others will do; 0 are quick ones."""
    locked, on = state.dice.locked, state.on
    dice = [die for die in state.own[seat] if not locked >> die & 1]
    taken = {on[die] for die in state.own[seat] if locked >> die & 1}
    return Hand(
        seat,
        state.character[seat],
        tuple(dice),
        state.looks(dice),
        tuple(sorted(taken)),
        trusted_halves(state, seat),
        outlook_for(state, seat, guesses),
    )


# Team-up cards


def trusted_halves(state: Kapow, seat: int) -> Halves:
    """The halves whose other half is filled or can still be filled by the mate."""
    found: list[tuple[int, float]] = []
    for half in state.halves(seat):
        other = SECTIONS_OF[OTHER_HALF[half]][0]
        mate = state.mate(seat)
        if state.is_filled(mate, other):
            found.append((half, 1.0))
        elif not state.ready[mate] and can_fill(state, mate, other):
            found.append((half, WORTHS.trust))
    return tuple(found)


def can_fill(state: Kapow, fighter: int, section: int) -> bool:
    """Has a fighter dice for this section that are not locked?"""
    locked = state.dice.locked
    shown = [state.dice.symbol(die) for die in state.own[fighter] if not locked >> die & 1]
    slots = SECTIONS[section].slots
    if len(shown) < len(slots):
        return False
    for slot in sorted(slots, key=lambda one: one == "any"):
        wanted = None if slot == "any" else symbol(slot.removesuffix(NO_WILD))
        if wanted is None:
            shown.pop()
        elif wanted in shown:
            shown.remove(wanted)
        elif WILD in shown:
            shown.remove(WILD)
        else:
            return False
    return True


def turning_cards(state: Kapow, question: Question) -> list[float]:
    """A card is turned if the dice of both then fit its halves better."""
    seat = question.seat
    rates = []
    for choice in question.choices:
        if choice == READY:
            rates.append(0.0)
            continue
        card = CARD_WITH[choice.things[0]]
        turned = state.turned[state.team(seat)] >> card & 1
        better = lying_well(state, seat, card, 1 - turned) - lying_well(state, seat, card, turned)
        rates.append(RATES.sharpness * better if better > 0 else RATES.never)
    return rates


def lying_well(state: Kapow, seat: int, card: int, turned: int) -> float:
    """How easily a team could fill both halves of a card that lies so."""
    ease = 1.0
    for place, member in enumerate(state.members(state.team(seat))):
        section = SECTIONS_OF[half_of(card, place ^ turned)][0]
        shown = [state.dice.symbol(die) for die in state.own[member]]
        for slot in SECTIONS[section].slots:
            if slot != "any":
                there = shown.count(symbol(slot)) + shown.count(WILD) / 2
                ease *= min(2.0, there)
    return ease


# Placing


def placing(state: Kapow, question: Question, guesses: int = 0) -> list[float]:
    """The next step of each of the best plans; a reroll where dice are left that may fall better.

    To take dice back for another plan, that one has to be clearly better.
    """
    hand = hand_of(state, question.seat, guesses)
    found = hand.plans()
    offered = set(question.choices)
    worths: dict[Choice, float] = {}
    for plan in found:
        step = next_step(state, hand, plan)
        if step not in offered:
            step = READY
        worth = plan.worth - (WORTHS.change_of_mind if step.verb == "take-back" else 0.0)
        worths[step] = max(worth, worths.get(step, worth))
    better = aiming(state, question.seat, guesses)
    if better is not None:
        worths[better] = found[0].worth + 2 * WORTHS.improvement
    elif len(hand.dice) <= FEW_DICE and not compared(state, hand, found[0])[1]:
        for step, gain in second_chances(state, hand, found[0], thorough=bool(guesses)):
            worths[step] = found[0].worth + gain
    top = max(worths.values())
    return [
        RATES.sharpness * (worths[choice] - top) if choice in worths else RATES.never
        for choice in question.choices
    ]


def next_step(state: Kapow, hand: Hand, plan: Plan) -> Choice:
    """What comes next in a plan: take back what is in its way, place what is missing, be ready."""
    wanted, wrong = compared(state, hand, plan)
    if wrong:
        return Choice("take-back", (wrong[0],))
    free = {hand.seen(die): die for die in reversed(hand.dice) if state.on[die] < 0}
    needed = [(section, seen) for section, missing in wanted for seen in missing]
    for section, seen in needed:
        if seen in free:
            return Choice("place", (free[seen], SPOT[section]))
    for die in hand.dice:
        if needed and state.on[die] in SECOND_CHANCES:
            return Choice("take-back", (die,))
    return READY


def compared(state: Kapow, hand: Hand, plan: Plan) -> tuple[list[tuple[int, list[int]]], list[int]]:
    """What a plan still wants where, begun sections first, and the dice that lie in its way."""
    wanted = [(section, list(looks)) for section, looks in plan.laid]
    wanted.sort(key=lambda one: (SECTIONS[one[0]].ability not in IMMEDIATE, one[0]))
    begun, wrong = [], []
    for section, dice in lying(state, hand).items():
        seen = [hand.seen(die) for die in dice]
        for number, (other, looks) in enumerate(wanted):
            if FIRST_ALIKE[other] == FIRST_ALIKE[section] and is_part(seen, looks):
                del wanted[number]
                begun.append((section, without(looks, seen)))
                break
        else:
            wrong += dice
    return [*begun, *wanted], wrong


def lying(state: Kapow, hand: Hand) -> dict[int, list[int]]:
    """The dice that can be taken back, by section, but for what is paid for a second chance."""
    found: dict[int, list[int]] = {}
    for die in hand.dice:
        section = state.on[die]
        if section >= 0 and section not in SECOND_CHANCES:
            found.setdefault(section, []).append(die)
    return found


def is_part(some: Sequence[int], of: Sequence[int]) -> bool:
    return all(some.count(one) <= of.count(one) for one in set(some))


def without(looks: Iterable[int], some: Iterable[int]) -> list[int]:
    left = list(looks)
    for one in some:
        left.remove(one)
    return left


def aiming(state: Kapow, seat: int, guesses: int) -> Choice | None:
    """Another opponent, if attacks on that one should clearly do more."""
    if state.rules.mode != "team":
        return None
    own = forecast(state, seat, seat)
    now, *others = sorted(state.opponents(seat), key=lambda other: other != state.aim[seat])
    expected = {
        other: net(own.attacks, forecast(state, other, seat, guesses).defences)
        for other in (now, *others)
    }
    best = max(others, key=lambda other: expected[other])
    if expected[best] > expected[now] + WORTHS.change_of_mind:
        return Choice("aim", (best,))
    return None


# Second chances: rerolls and dice that are turned

SECOND_CHANCES: Final = {
    section: ABILITIES[printed.ability].effects[0].op
    for section, printed in enumerate(SECTIONS)
    if any(effect.op in ("reroll", "turn-die") for effect in ABILITIES[printed.ability].effects)
}


Deal = tuple[int, float]
"""The die to be paid with next, and what the second chance should bring."""


def second_chances(
    state: Kapow, hand: Hand, plan: Plan, thorough: bool
) -> Iterator[tuple[Choice, float]]:
    """Pay with dice that are good for little to roll or turn another: the step, and its gain.

    Who is `thorough` looks at every die, for what a plan uses may still be good for little.
    """
    spare = spare_dice(state, hand, plan)
    deals: dict[int, Deal | None] = {}
    for section in sections_of(hand.character, ()):
        spot = SPOT[section]
        if section in hand.taken or section not in SECOND_CHANCES or spot in deals:
            continue
        every = thorough and len(SECTIONS[section].slots) == 1
        deals[spot] = (
            best_deal(state, hand, SECOND_CHANCES[section])
            if every
            else usual_deal(state, hand, section, spare)
        )
    for spot, deal in deals.items():
        if deal is not None and deal[1] > WORTHS.improvement:
            yield Choice("place", (deal[0], spot)), deal[1]


def usual_deal(state: Kapow, hand: Hand, section: int, spare: Sequence[int]) -> Deal | None:
    """The dullest of the spare dice are paid for the most promising one."""
    slots = len(SECTIONS[section].slots)
    if len(spare) <= slots:
        return None
    begun = [die for die in hand.dice if state.on[die] == section]
    paid = [*begun, *[die for die in spare if die not in begun]][:slots]
    best = next(die for die in reversed(spare) if die not in paid)
    lost = without(hand.looks, [hand.looks[hand.dice.index(die)] for die in paid])
    gain = gain_of(state, hand, best, SECOND_CHANCES[section], lost)
    return next(die for die in paid if die not in begun), gain


def best_deal(state: Kapow, hand: Hand, op: str) -> Deal | None:
    """The best of all ways to pay with one die for another."""
    deals = []
    for paid in different(state, hand):
        if state.on[paid] < 0:
            looks = without(hand.looks, [hand.looks[hand.dice.index(paid)]])
            others = different(state, hand, but=paid)
            deals += [(paid, gain_of(state, hand, die, op, looks)) for die in others]
    return max(deals, key=lambda deal: deal[1], default=None)


def different(state: Kapow, hand: Hand, but: int = -1) -> list[int]:
    """Dice of a hand, but for this one; of those that are alike and lie alike the first."""
    found = {
        (state.dice.symbols[die], seen): die
        for die, seen in reversed(list(zip(hand.dice, hand.looks, strict=True)))
        if die != but
    }
    return sorted(found.values())


def spare_dice(state: Kapow, hand: Hand, plan: Plan) -> list[int]:
    """Dice that a plan does without, or that show nothing; the most promising come last."""
    left = list(plan.left)
    found = []
    for die in sorted(hand.dice, key=lambda one: -state.dice.symbols[one].count(BLANK)):
        seen = hand.seen(die)
        if seen in left:
            left.remove(seen)
            found.append(die)
        elif state.on[die] in SECOND_CHANCES or (
            seen % len(SYMBOLS) == BLANK and state.on[die] < 0
        ):
            found.append(die)
    return found


def gain_of(state: Kapow, hand: Hand, die: int, op: str, looks: Sequence[int]) -> float:
    """What it should bring to roll this die again, or to turn it, with what else there is."""
    now = hand.best(hand.looks)
    rest = without(looks, [hand.looks[hand.dice.index(die)]])
    return outcome(state, hand, die, op, rest) - now


def outcome(state: Kapow, hand: Hand, die: int, op: str, rest: Sequence[int]) -> float:
    sides = [look(side, IS_ACTION[die]) for side in state.dice.symbols[die]]
    worth = {seen: hand.best([*rest, seen]) for seen in set(sides)}
    if op == "turn-die":
        return max(worth.values())
    return sum([worth[seen] for seen in sides]) / len(sides)


def rerolling(state: Kapow, question: Question, guesses: int = 0) -> list[float]:
    """The die that should fall better, if there is one."""
    hand = hand_of(state, question.seat, guesses)
    now = hand.best(hand.looks)
    gains: dict[int, float] = {}
    for die in different(state, hand) if guesses else hopeless(state, hand):
        rest = without(hand.looks, [hand.looks[hand.dice.index(die)]])
        gains[die] = outcome(state, hand, die, "reroll", rest) - now
    rates = []
    for choice in question.choices:
        if choice == PASS:
            rates.append(0.0)
        else:
            rates.append(RATES.sharpness * gains.get(choice.things[0], RATES.never))
    return rates


def hopeless(state: Kapow, hand: Hand) -> list[int]:
    """Two dice that the best plan does without, or else the dullest."""
    spare = spare_dice(state, hand, hand.plans()[0])
    return spare[-2:] or sorted(hand.dice, key=lambda one: dullness(hand.seen(one)))[:1]


def turning_die(state: Kapow, question: Question, guesses: int = 0) -> list[float]:
    """Of the dice that are not needed the face with which the best plan is worth most."""
    hand = hand_of(state, question.seat, guesses)
    now = hand.best(hand.looks)
    spare = spare_dice(state, hand, hand.plans()[0])[-2:]
    rates = []
    for choice in question.choices:
        if choice == PASS:
            rates.append(0.0)
            continue
        die, face = choice.things
        if die not in spare:
            rates.append(RATES.never)
            continue
        seen = look(SYMBOL_OF[face], IS_ACTION[die])
        rates.append(RATES.sharpness * (hand.best(hand.with_look(die, seen)) - now))
    return rates
