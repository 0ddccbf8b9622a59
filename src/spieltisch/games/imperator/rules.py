"""The course of a match: crowning, then rounds of battle, raid and sorting until one is left."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Choice, Result, Script, choices_of, secretly
from spieltisch.games.imperator.battle import battle, begin_battle
from spieltisch.games.imperator.raid import begin_raid, raid
from spieltisch.games.imperator.sort import offers, replies, sort
from spieltisch.games.imperator.spoils import resolution
from spieltisch.games.imperator.state import Imperator, Phase


def play(state: Imperator) -> Script[Result]:
    """The whole match, from any checkpoint."""
    if state.phase is Phase.CROWNING:
        yield from crowning(state)
        begin_round(state)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.BATTLE:
            yield from battle(state)
            state.phase = Phase.SPOILS
        if state.phase is Phase.SPOILS:
            yield from resolution(state)
            if len(state.alive) == 1 or state.round == state.rules.round_limit:
                break
            begin_raid(state)
        if state.phase is Phase.RAID:
            yield from raid(state)
            state.phase = Phase.OFFERS
        if state.phase is Phase.OFFERS:
            yield from offers(state)
            state.phase = Phase.REPLIES
        if state.phase is Phase.REPLIES:
            yield from replies(state)
            state.phase = Phase.SORT
        yield from sort(state)
        begin_round(state)
    return verdict(state)


def crowning(state: Imperator) -> Script[None]:
    """Everyone secretly makes one of two cards the Imperator; the other is the first attacker."""
    yield CHECKPOINT
    cards, places = state.cards, state.places
    dealt = {seat: choices_of("crown", cards[places.dealt[seat]]) for seat in range(state.seats)}
    chosen: dict[int, Choice] = yield from secretly("crown", dealt)
    for seat, choice in chosen.items():
        cards.put(choice.things[0], places.imperator[seat])
        cards.pour(places.dealt[seat], places.attackers[seat])
        state.tell(
            "crowned",
            seat=seat,
            card=state.imperator(seat),
            target=state.attackers(seat)[0],
        )


def begin_round(state: Imperator) -> None:
    state.round += 1
    state.tell("round", round=state.round)
    if state.rules.heal_each_round:
        state.damage = [0] * len(state.damage)
    begin_battle(state)


def verdict(state: Imperator) -> Result:
    """The last one living wins; after the last battle most lives, then most HP, then a draw."""
    state.phase = Phase.OVER
    alive = state.alive
    best = max((state.lives[seat], state.hp(seat)) for seat in alive)
    winners = tuple(s for s in alive if (state.lives[s], state.hp(s)) == best)
    if len(alive) > 1:
        state.tell("limit", round=state.round)
    if len(winners) > 1:
        state.tell("draw")
        return Result("draw", winners)
    state.tell("wins", seat=winners[0])
    return Result("won", winners)
