"""What a choice comes to in numbers, before it is made."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from spieltisch.engine import Choice, Question, Tally
from spieltisch.games.imperator.battle import trick_of
from spieltisch.games.imperator.deck import HP
from spieltisch.games.imperator.raid import boosts
from spieltisch.games.imperator.spoils import compared
from spieltisch.games.imperator.state import Imperator, Trick

Reckoning = Callable[[Imperator, Question, tuple[int, ...]], Tally | None]


def tally(state: Imperator, question: Question, choice: Choice) -> Tally | None:
    """What this choice comes to, if there is something to reckon."""
    reckon = RECKONINGS.get(choice.verb)
    return reckon(state, question, choice.things) if reckon else None


# Tricks, as they would lie if nobody added anything


def as_it_lies(state: Imperator, trick: Trick) -> Tally:
    attack, defence = state.sums(trick)
    verdict, damage = compared(attack, defence)
    values = {"attack": attack, "defence": defence, "verdict": verdict, "damage": damage}
    return Tally("trick", {**values, "die": state.rules.battle_die})


def attacking(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally:
    card, target = things
    owner = state.cards.pile_of
    return as_it_lies(state, Trick(owner(card).owner, card, owner(target).owner, target))


def boosting(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally:
    buff, card = things
    return as_it_lies(state, replace(state.tricks[trick_of(state, card)], boost=buff))


def defending(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally:
    buff, card = things
    return as_it_lies(state, replace(state.tricks[trick_of(state, card)], guard=buff))


def turning(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally:
    (card,) = things
    old = state.tricks[trick_of(state, card)]
    return as_it_lies(state, Trick(question.seat, card, old.attacker, old.attacking, turned=True))


# The raid


def raiding(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally:
    card, target = things
    attack, value = state.attack(question.seat, card), state.value(target)
    if attack > value:
        return Tally("captures", {"attack": attack, "value": value})
    # It is offered, so at least one of them is enough.
    enough = [
        b for b in boosts(state, question.seat) if state.attack(question.seat, b) > value - attack
    ]
    if len(enough) > 1:
        return Tally("needs-buff", {"attack": attack, "value": value})
    return helped(state, question.seat, card, enough[0], target)


def helping(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally:
    asked = question.values
    return helped(state, question.seat, asked["card"], things[0], asked["target"])


def helped(state: Imperator, seat: int, card: int, buff: int, target: int) -> Tally:
    own, help_ = state.attack(seat, card), state.attack(seat, buff)
    return Tally(
        "captures-with",
        {"own": own, "help": help_, "attack": own + help_, "value": state.value(target)},
    )


# Cards that come and go


def looting(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally | None:
    return exchanged(state, question.seat, question.values["target"], things[0])


def taking(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally | None:
    return exchanged(state, question.seat, *things)


def wanting(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally | None:
    return exchanged(state, question.seat, things[0], question.values["card"])


def accepting(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally | None:
    return exchanged(state, question.seat, question.values["card"], question.values["target"])


def exchanged(state: Imperator, seat: int, gained: int, given: int) -> Tally | None:
    """What comes for what; nothing is known of a buff that is hidden."""
    if not state.cards.sees(seat, gained):
        return None
    return Tally("exchange", {"gained": state.value(gained), "given": state.value(given)})


def crowning(state: Imperator, question: Question, things: tuple[int, ...]) -> Tally:
    (card,) = things
    full = HP[state.cards.kind_of[card]]
    values = {"hp": full - state.damage[card], "full": full, "perk": state.perk_of(card)}
    return Tally("reign", {**values, "black": int(state.black(card))})


RECKONINGS: dict[str, Reckoning] = {
    "attack": attacking,
    "let-stand": attacking,
    "boost": boosting,
    "defend": defending,
    "turn": turning,
    "raid": raiding,
    "add-buff": helping,
    "swap": looting,
    "take": taking,
    "want": wanting,
    "accept": accepting,
    "crown": crowning,
    "emperor": crowning,
}
