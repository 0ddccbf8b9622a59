"""What a position of Imperator is worth, and which choices look good."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from spieltisch.engine import Choice, Judge, Parts, Question, ratings_of, weights_of
from spieltisch.games.imperator.battle import trick_of
from spieltisch.games.imperator.deck import BLACK, VALUE
from spieltisch.games.imperator.raid import growing
from spieltisch.games.imperator.state import ATTACKERS, BUFFS, Imperator, Phase

RATINGS = ratings_of(__package__)
POINT = RATINGS[""]["point"]
UNLIKELY = RATINGS[""]["unlikely"]
BATTLE = RATINGS["battle"]
CARDS = RATINGS["cards"]

FULL_HP, FULL_HAND = 28, 60
"""The most hit points, and about what all cards of a colour are worth that a player can have."""

FOUGHT = ("battle", "collision", "spoils", "spoils-again")
"""What is asked in a battle and while its tricks are resolved."""


class ImperatorJudge(Judge[Imperator]):
    """Lives and hit points first, then the cards: how many, how strong, whether the perk fits."""

    ahead = 2
    keen = 3.0

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
            "hp": max(0, hp - danger) / FULL_HP,
            "fallen": float(danger >= hp),
            "attackers": len(state.attackers(seat)) / ATTACKERS,
            "buffs": len(state.buffs(seat)) / BUFFS,
            "black-cards": attack / FULL_HAND,
            "red-cards": defence / FULL_HAND,
        }

    def stage(self, state: Imperator) -> Hashable:
        return state.round, state.phase in (Phase.BATTLE, Phase.SPOILS)

    def far(self, question: Question) -> int:
        # Always until a battle begins: before a raid nobody can tell whose hand will grow.
        return self.ahead if question.prompt in FOUGHT else self.ahead + 1

    def rates_openly(self, state: Imperator) -> bool:
        return not state.rules.hidden_buffs

    def rate(self, state: Imperator, question: Question) -> Sequence[float]:
        if question.prompt == "battle":
            return fighting(state, question)
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


def fighting(state: Imperator, question: Question) -> list[float]:
    """The choices of a battle have so much in common that they are rated together."""
    seat = question.seat
    attacks = Attacks(state, seat)
    rates = []
    for choice in question.choices:
        match choice.verb:
            case "attack":
                rate = attacks.worth(*choice.things)
            case "turn":
                rate = turning(state, seat, choice.things[0])
            case "boost" | "defend":
                rate = buffing(state, seat, choice)
            case _:
                rate = 0.0
        rates.append(POINT * rate)
    return rates


class Card(NamedTuple):
    """What is to be known of a card in a battle; `help` is its owner's best buff beside it."""

    value: int
    black: bool
    attack: int
    defence: int
    help: int
    hp: int


class Attacks:
    """What each attack of a seat may bring; what many have in common is looked up once."""

    def __init__(self, state: Imperator, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._cards: dict[int, Card] = {}
        self._helps: dict[int, int] = {}

    def _card(self, card: int) -> Card:
        found = self._cards.get(card)
        if found is None:
            state = self._state
            owner = state.cards.pile_of(card).owner
            if owner not in self._helps:
                self._helps[owner] = strongest(state, owner, black=owner == self._seat)
            kind = state.cards.kind_of[card]
            attack, defence = state.attack(owner, card), state.defence(owner, card)
            found = Card(
                VALUE[kind], BLACK[kind], attack, defence, self._helps[owner], state.hp(owner)
            )
            self._cards[card] = found
        return found

    def worth(self, card: int, target: int) -> float:
        """Damage and the better card, less what the answer may cost."""
        mine, other = self._card(card), self._card(target)
        margin = mine.attack - other.defence
        if other.value > mine.value if mine.black == other.black else other.black:
            # It may be turned against me.
            back = other.attack - mine.defence
            if back > 0:
                return -back - BATTLE["prize"] * (mine.value - other.value)
        if margin <= 0 and margin + mine.help <= 0:
            return BATTLE["hopeless"]
        expected = margin + BATTLE["answered"] * (mine.help - other.help)
        if expected <= 0:
            return expected + BATTLE["doubtful"]
        prize = BATTLE["prize"] * max(0, other.value - mine.value)
        return expected + prize + (BATTLE["lethal"] if margin >= other.hp else 0)


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
        if attack <= defence:
            return BATTLE["idle"]
        lethal = BATTLE["lethal"] if attack - defence >= state.hp(seat) > attack - held else 0
        return saved + lethal + BATTLE["saves" if held >= attack else "fails"]
    pushed = attack + state.attack(seat, buff)
    if pushed <= defence:
        return BATTLE["short"]
    more = pushed - defence - max(0, attack - defence)
    kills = attack - defence < state.hp(trick.defender) <= pushed - defence
    return more + (BATTLE["lethal"] if kills else 0)


def colliding(state: Imperator, question: Question, choice: Choice) -> float:
    """My own attack stands; of two against me the weaker one."""
    card, target = choice.things
    if state.cards.pile_of(card).owner == question.seat:
        return BATTLE["mine"]
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
    return POINT * (gain - CARDS["spent"] * state.value(card))


def grown(value: int) -> float:
    """What it is worth to have this card more than before."""
    return CARDS["growth"] + CARDS["of_value"] * value


def looting(state: Imperator, question: Question, choice: Choice) -> float:
    target = state.value(question.values["target"])
    if choice.verb == "keep":
        return POINT * grown(target)
    given = choice.things[0]
    if given == state.imperator(question.seat):
        return POINT * (target - state.hp(question.seat) / 2) + CARDS["imperator"]
    return POINT * (target - state.value(given))


def supporting(state: Imperator, question: Question, choice: Choice) -> float:
    """Weak cards help, strong ones fight."""
    return -POINT * state.value(choice.things[0])


def sorting(state: Imperator, question: Question, choice: Choice) -> float:
    """The card that gives most hit points now is Imperator."""
    seat = question.seat
    if choice.verb == "stay":
        return POINT * (state.hp(seat) + CARDS["sorting"])
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
    return POINT * (state.value(given) - mine) + CARDS["trade"]


def confirming(state: Imperator, question: Question, choice: Choice) -> float:
    return 0.0 if choice.verb == "confirm" else UNLIKELY


RATED: dict[str, Callable[[Imperator, Question, Choice], float]] = {
    "crown": crowning,
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
