"""What a position of Imperator is worth, and which choices look good."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from spieltisch.engine import Choice, Judge, Parts, Question, weights_of
from spieltisch.games.imperator.battle import may_turn, trick_of
from spieltisch.games.imperator.deck import BLACK, VALUE
from spieltisch.games.imperator.raid import growing
from spieltisch.games.imperator.state import Imperator, Phase, Trick

POINT = 0.4
"""What one point of a card's value counts where choices are compared."""
UNLIKELY = -8.0
"""Hardly ever a good idea."""
GROWTH = 6
"""What one more card in the hand is worth, in points."""
LETHAL = 10
"""What a life is worth besides the hit points, in points."""
WORTH_SORTING = 3
"""So many hit points must be gained before the cards are laid out anew."""


class ImperatorJudge(Judge[Imperator]):
    """Lives and hit points first, then the cards: how many, how strong, whether the perk fits."""

    ahead = 2

    def parts(self, state: Imperator, seat: int, knowing: int | None) -> Parts | None:
        if seat not in state.alive:
            return None
        if state.phase is Phase.CROWNING:
            return {"lives": float(state.lives[seat])}
        hp = state.hp(seat)
        danger = pending(state, seat)
        kind_of, seen = state.cards.kind_of, state.cards.sees
        attack = defence = 0
        for card in (*state.attackers(seat), *state.buffs(seat)):
            if seat == knowing or seen(knowing, card):
                kind = kind_of[card]
                value = VALUE[kind]
                if BLACK[kind]:
                    attack += value + state.perk(seat, True)
                else:
                    defence += value + state.perk(seat, False)
        return {
            "lives": float(state.lives[seat]),
            "hp": max(0, hp - danger) / 28,
            "fallen": float(danger >= hp),
            "attackers": len(state.attackers(seat)) / 5,
            "buffs": len(state.buffs(seat)) / 4,
            "black-cards": attack / 60,
            "red-cards": defence / 60,
        }

    def stage(self, state: Imperator) -> Hashable:
        return state.round, state.phase in (Phase.BATTLE, Phase.SPOILS)

    def rate(self, state: Imperator, question: Question) -> Sequence[float]:
        rated = RATED.get(question.prompt)
        if rated is None:
            return [0.0] * len(question.choices)
        return [rated(state, question, choice) for choice in question.choices]


def pending(state: Imperator, seat: int) -> int:
    """The damage that lies in the tricks as they stand."""
    if not state.tricks:
        return 0
    total = 0
    for trick in state.tricks:
        if trick.defender == seat:
            attack, defence = state.sums(trick)
            total += max(0, attack - defence)
    return total


# Which choices look good, by what is asked


def crowning(state: Imperator, question: Question, choice: Choice) -> float:
    return POINT * state.value(choice.things[0])


def fighting(state: Imperator, question: Question, choice: Choice) -> float:
    seat = question.seat
    match choice.verb:
        case "attack":
            return POINT * attacking(state, seat, *choice.things)
        case "turn":
            return POINT * turning(state, seat, choice.things[0])
        case "boost" | "defend":
            return POINT * buffing(state, seat, choice)
    return 0.0


def attacking(state: Imperator, seat: int, card: int, target: int) -> float:
    """What an attack may bring: damage and the better card, less what the answer may cost."""
    other = state.cards.pile_of(target).owner
    trick = Trick(seat, card, other, target)
    margin = state.attack(seat, card) - state.defence(other, target)
    boost = strongest(state, seat, black=True)
    guard = strongest(state, other, black=False)
    if may_turn(state, trick):
        back = state.attack(other, target) - state.defence(seat, card)
        if back > 0:
            return -back - 0.5 * (state.value(card) - state.value(target))
    prize = 0.5 * max(0, state.value(target) - state.value(card))
    expected = 0.5 * margin + 0.5 * (margin + boost - guard)
    if margin <= 0 and margin + boost <= 0:
        return -4.0
    lethal = LETHAL if margin >= state.hp(other) else 0
    return expected + prize + lethal if expected > 0 else expected - 1


def strongest(state: Imperator, seat: int, black: bool) -> int:
    """The best free buff of a colour, as far as it can be seen."""
    busy = {card for trick in state.tricks for card in trick.cards()}
    kind_of = state.cards.kind_of
    worth = state.attack if black else state.defence
    return max(
        [
            worth(seat, buff)
            for buff in state.buffs(seat)
            if buff not in busy and BLACK[kind_of[buff]] is black
        ],
        default=0,
    )


def turning(state: Imperator, seat: int, card: int) -> float:
    """The damage that is avoided, and the damage that is done instead."""
    trick = state.tricks[trick_of(state, card)]
    attack, defence = state.sums(trick)
    done = state.attack(seat, card) - state.defence(trick.attacker, trick.attacking)
    return max(0, attack - defence) + done


def buffing(state: Imperator, seat: int, choice: Choice) -> float:
    """A buff is worth what it changes; one that changes nothing may be lost for nothing."""
    buff, card = choice.things
    trick = state.tricks[trick_of(state, card)]
    attack, defence = state.sums(trick)
    if choice.verb == "defend":
        held = defence + state.defence(seat, buff)
        saved = max(0, attack - defence) - max(0, attack - held)
        lethal = LETHAL if attack - defence >= state.hp(seat) > attack - held else 0
        swing = 4 if attack > defence and held >= attack else -4
        return saved + swing + lethal if attack > defence else -2.0
    pushed = attack + state.attack(seat, buff)
    more = max(0, pushed - defence) - max(0, attack - defence)
    lethal = LETHAL if attack - defence < state.hp(trick.defender) <= pushed - defence else 0
    return more + lethal if pushed > defence else -4.0


def colliding(state: Imperator, question: Question, choice: Choice) -> float:
    """My own attack stands; of two against me the weaker one."""
    card, target = choice.things
    if state.cards.pile_of(card).owner == question.seat:
        return 1.0
    return -POINT * (state.value(card) - state.value(target))


def exchanging(state: Imperator, question: Question, choice: Choice) -> float:
    if not choice.things:
        return 0.0
    taken, given = choice.things
    return POINT * (state.value(taken) - state.value(given))


def raiding(state: Imperator, question: Question, choice: Choice) -> float:
    """The best card that helps, with the weakest attacker that can take it."""
    if not choice.things:
        return 0.0
    card, target = choice.things
    seat = question.seat
    value = state.value(target)
    weakest = min(state.value(one) for one in state.hand(seat))
    gain: float = value - weakest
    if not state.grown[seat] and growing(state, seat) is not None:
        gain = max(gain, grown(value))
    return POINT * gain - POINT / 20 * state.value(card)


def grown(value: int) -> float:
    """What it is worth to have this card more than before."""
    return GROWTH + value / 4


def looting(state: Imperator, question: Question, choice: Choice) -> float:
    target = state.value(question.values["target"])
    if choice.verb == "keep":
        return POINT * grown(target)
    given = choice.things[0]
    if given == state.imperator(question.seat):
        return POINT * (2 * target - state.hp(question.seat)) / 2 - 1
    return POINT * (target - state.value(given))


def supporting(state: Imperator, question: Question, choice: Choice) -> float:
    """Weak cards help, strong ones fight."""
    return -POINT * state.value(choice.things[0])


def sorting(state: Imperator, question: Question, choice: Choice) -> float:
    """The card that gives most hit points now is Imperator."""
    seat = question.seat
    if choice.verb == "stay":
        return POINT * (state.hp(seat) + WORTH_SORTING)
    card = choice.things[0]
    return POINT * (2 * state.value(card) - state.damage[card])


def offering(state: Imperator, question: Question, choice: Choice) -> float:
    return 0.0 if choice.verb == "no-offer" else UNLIKELY


def replying(state: Imperator, question: Question, choice: Choice) -> float:
    if choice.verb == "decline":
        return 0.0
    given, wanted = question.values["card"], question.values["target"]
    mine = state.value(wanted)
    if wanted == state.imperator(question.seat):
        mine += state.hp(question.seat)
    return POINT * (state.value(given) - mine) - 0.5


def confirming(state: Imperator, question: Question, choice: Choice) -> float:
    return 0.0 if choice.verb == "confirm" else UNLIKELY


RATED: dict[str, Callable[[Imperator, Question, Choice], float]] = {
    "crown": crowning,
    "battle": fighting,
    "collision": colliding,
    "spoils": exchanging,
    "spoils-again": exchanging,
    "raid": raiding,
    "raid-buff": supporting,
    "loot": looting,
    "offer": offering,
    "offer-for": offering,
    "reply": replying,
    "sort": sorting,
    "sort-buffs": supporting,
    "sort-confirm": confirming,
}

JUDGE = ImperatorJudge(weights_of(__package__))
