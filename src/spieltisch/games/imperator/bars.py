"""What a newcomer would like to choose and cannot, and why."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine import Bar, Question, Why
from spieltisch.games.imperator.raid import boosts
from spieltisch.games.imperator.state import Imperator, Phase

TOGETHER = (Phase.CROWNING, Phase.BATTLE, Phase.OFFERS, Phase.SORT)
"""Here all decide at the same time."""


def bars(state: Imperator, seat: int, question: Question | None) -> Iterator[Bar]:
    """Cards that this seat cannot choose now."""
    if seat not in state.alive or state.phase is Phase.CROWNING:
        return
    if question is None:
        why = waiting(state)
        yield from (Bar("card", card, why) for card in state.hand(seat))
    elif question.prompt == "battle":
        yield from in_battle(state, seat)
    elif question.prompt == "raid":
        yield from in_raid(state, seat)
    elif question.prompt == "raid-buff":
        yield from helping(state, seat, question.values["card"], question.values["target"])
    elif question.prompt in ("spoils", "spoils-again"):
        yield from (Bar("card", card, Why("not-in-trick")) for card in state.hand(seat))


def waiting(state: Imperator) -> Why:
    """Whom this seat waits for."""
    if state.phase is Phase.RAID:
        return Why("others-raid", {"seat": state.order[state.turn]})
    if state.phase is Phase.SPOILS and state.spoils is not None:
        return Why("others-spoils", {"seat": state.spoils.winner})
    return Why("decided") if state.phase in TOGETHER else Why("others-turn")


def in_battle(state: Imperator, seat: int) -> Iterator[Bar]:
    busy = {card for trick in state.tricks for card in trick.cards()}
    yield Bar("card", state.imperator(seat), Why("imperator"))
    for card in state.attackers(seat):
        yield Bar("card", card, Why("in-trick") if card in busy else Why("nobody-exposed"))
    attacks = any(trick.attacker == seat and trick.boost < 0 for trick in state.tricks)
    attacked = any(trick.defender == seat and trick.guard < 0 for trick in state.tricks)
    for card in state.buffs(seat):
        if card in busy:
            yield Bar("card", card, Why("in-trick"))
        elif state.black(card) and not attacks:
            yield Bar("card", card, Why("black-buff"))
        elif not state.black(card) and not attacked:
            yield Bar("card", card, Why("red-buff"))
    for other in state.alive:
        if other != seat:
            yield from against(state, other, busy)


def against(state: Imperator, other: int, busy: set[int]) -> Iterator[Bar]:
    """Cards of somebody else that I cannot attack."""
    yield Bar("card", state.imperator(other), Why("only-attackers"))
    yield from (Bar("card", card, Why("only-attackers")) for card in state.buffs(other))
    for card in state.attackers(other):
        if card in busy:
            yield Bar("card", card, Why("in-trick"))
        elif not state.exposed[other]:
            yield Bar("card", card, Why("covered", {"seat": other}))
        else:
            yield Bar("card", card, Why("no-attacker-left"))


def in_raid(state: Imperator, seat: int) -> Iterator[Bar]:
    middle = state.cards[state.places.middle]
    yield Bar("card", state.imperator(seat), Why("imperator"))
    strongest = max((state.attack(seat, buff) for buff in boosts(state, seat)), default=0)
    free = [card for card in state.attackers(seat) if card not in state.used]
    lowest = min((state.value(card) for card in middle), default=0)
    for card in state.attackers(seat):
        if card in state.used:
            yield Bar("card", card, Why("used"))
        elif middle:
            missing = lowest + 1 - state.attack(seat, card) - strongest
            yield Bar("card", card, Why("too-weak", {"missing": missing}))
    for card in state.buffs(seat):
        if card in state.used:
            yield Bar("card", card, Why("used"))
        else:
            yield Bar("card", card, Why("buff-helps") if state.black(card) else Why("red-in-raid"))
    best = max((state.attack(seat, card) for card in free), default=0) + strongest
    for card in middle:
        missing = state.value(card) + 1 - best
        yield Bar(
            "card", card, Why("out-of-reach", {"missing": missing}) if free else Why("none-left")
        )


def helping(state: Imperator, seat: int, card: int, target: int) -> Iterator[Bar]:
    """Buffs that are not enough for this card of the middle."""
    missing = state.value(target) + 1 - state.attack(seat, card)
    for buff in state.buffs(seat):
        if not state.black(buff):
            yield Bar("card", buff, Why("red-in-raid"))
        elif buff in state.used:
            yield Bar("card", buff, Why("used"))
        else:
            short = missing - state.attack(seat, buff)
            yield Bar("card", buff, Why("buff-too-weak", {"missing": short}))
