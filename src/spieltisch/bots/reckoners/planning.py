"""The team's plan for one action step.

One Reckoner after the other is planned as well as it can be beside the plans of all others, twice.
Then it is tried what comes of it if all change their plans once more, to be after the same Epic,
and the best plan counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from spieltisch.bots.reckoners.alone import (
    HAMPERING,
    NO_FOCUS,
    PLENTY,
    STRIKING,
    STUDYING,
    WORTHWHILE,
    Block,
    Tally,
    block_of,
    ready_card,
    units_of,
)
from spieltisch.bots.reckoners.city import NO_EPIC, City, Die, Figure
from spieltisch.bots.reckoners.worth import TUNED, WIN, Tuning, Worth, effort_left
from spieltisch.engine import Choice
from spieltisch.games.reckoners.content import ATTACK, FACES, LIMITS, RESEARCH, SIDES
from spieltisch.games.reckoners.names import FIRST_RECKONER
from spieltisch.games.reckoners.pieces import Effect, Timing

PASSES: Final = 2
QUARRY: Final = 3
"""So many Epics are tried to be defeated together."""
EVENLY: Final = 0.01
"""Of those who make equally much of a plan token, whoever has fewer gets it."""
URGENT: Final = WIN / 100
"""What a blow to Steelheart is worth that may end the match."""


class Plan:
    """The plan of the whole team: a block for each Reckoner, by number."""

    def __init__(self, city: City, worth: Worth, focus: int = NO_FOCUS) -> None:
        self.city = city
        self.worth = worth
        self.tally = Tally(city, worth, focus)
        self.blocks: dict[int, Block] = {}

    def add(self, block: Block) -> None:
        self.blocks[block.figure.number] = block
        self.tally.count(block, 1)

    def remove(self, number: int) -> Block | None:
        """Take the plan of a Reckoner out of the team's."""
        block = self.blocks.pop(number, None)
        if block:
            self.tally.count(block, -1)
        return block

    def make(self, passes: int = PASSES) -> Plan:
        """Plan everybody, and everybody again beside the others."""
        for _ in range(passes):
            changed = False
            for figure in self.city.team:
                old = self.remove(figure.number)
                block = self.best(figure)
                changed |= old is None or (old.target, old.value) != (block.target, block.value)
                self.add(block)
            if not changed:
                break
        return self

    def best(self, figure: Figure) -> Block:
        """The best plan of one Reckoner beside those of all others; whoever is done stays."""
        city, tally = self.city, self.tally
        targets = [figure.at] if figure.seat in city.done else tally.everywhere
        units = units_of(city, figure)
        blocks = [block_of(tally, figure, units, target) for target in targets]
        found = max(blocks, key=lambda one: one.value)
        if ready_card(figure, Effect.AIM):
            target = found.target
            for sniper in tally.everywhere:
                if sniper not in (figure.at, target):
                    aimed = block_of(tally, figure, units, target, sniper)
                    if aimed.value > found.value + WORTHWHILE:
                        found = aimed
        return found

    def total(self) -> float:
        """What the whole plan comes to."""
        worth, city, tally = self.worth, self.city, self.tally
        found = sum([block.extra for block in self.blocks.values()], 0.0)
        found += sum([worth.place(place, *counts) for place, counts in enumerate(tally.counts)])
        for track, rows in enumerate(worth.tracks):
            found += rows[max(1, city.tracks[track] - tally.steel[track])]
        strikes = tally.steel[STRIKING - HAMPERING]
        found += worth.steel * tally.steel[STUDYING - HAMPERING] + worth.blow * strikes
        if not city.steel_research and strikes >= city.steel_health:
            found += WIN
        return found

    def quarry(self) -> list[int]:
        """The Epics that survive the plan and whose defeat the team might manage together."""
        force = sum([_force(figure) for figure in self.city.team])
        found = []
        for number, place in enumerate(self.city.places):
            if place.epic == NO_EPIC:
                continue
            effort = effort_left(place, 0, 0)
            _, studied, hit, _ = self.tally.counts[number]
            if effort <= force and effort_left(place, studied, hit):
                now, dead = [self.worth.place(number, 0, n, n, 0) for n in (0, PLENTY)]
                found.append(((dead - now) / effort, number))
        return [number for _, number in sorted(found, reverse=True)[:QUARRY]]

    def most_of_a_token(self, briefs: Sequence[Choice]) -> Choice:
        """Who makes most of one more plan token gets it."""

        def gain(choice: Choice) -> float:
            block = self.blocks[choice.things[1] - FIRST_RECKONER]
            figure = block.figure
            richer = replace(figure, plans=figure.plans + 1)
            self.tally.count(block, -1)
            units = units_of(self.city, richer)
            other = block_of(self.tally, richer, units, block.target, block.sniper)
            self.tally.count(block, 1)
            return other.value - block.value - EVENLY * figure.plans

        return max(briefs, key=gain)


def best_plan(city: City, tuning: Tuning = TUNED) -> Plan:
    """The best of a plan that everybody makes beside the others, and of some against one Epic."""
    worth = Worth(city, tuning)
    if winnable(city):
        worth.blow = max(worth.blow, URGENT)
    best = Plan(city, worth).make()
    for place in best.quarry():
        other = Plan(city, worth, place)
        for block in best.blocks.values():
            other.add(block)
        other.make(passes=1)
        if other.total() > best.total() + WORTHWHILE:
            best = other
    return best


def likely(city: City, tuning: Tuning) -> bool:
    """Is it worth a try, while dice are rolled, to bring Steelheart down in this round?"""
    return not city.steel_research and hopes(city) >= tuning.bold * city.steel_health


def hopes(city: City) -> float:
    """How often Steelheart is struck, on average, if everybody rolls for it and goes there."""
    found = 0.0
    shut = city.places[city.steel_at].barricades
    spare: list[float] = []
    for figure in city.team:
        rolls = LIMITS.rolls - figure.throw if figure.throw else 0
        hits = sorted([_hits(figure, die, rolls) for die in figure.dice])
        if figure.at != city.steel_at:
            ride = ready_card(figure, Effect.MOVE) is not None
            hits = hits[city.places[figure.at].barricades + (not ride) :]
            spare += hits[:1]
        hits += [1.0] * figure.plans
        hits += [
            float(card.symbols.count(ATTACK))
            for card in figure.cards
            if card.ready and card.timing is Timing.FREE
        ]
        found += sum(hits)
    return found - sum(sorted(spare)[:shut])


def _hits(figure: Figure, die: Die, rolls: int) -> float:
    """What a die strikes on average if it is rolled so many times more, but for what is kept."""
    shown = float(die.symbols.count(ATTACK))
    if not rolls or die.state == "kept":
        return shown
    counts = [figure.counts(die.number, FACES[face]).count(ATTACK) for face in SIDES[die.number]]
    hoped = sum(counts) / len(counts)
    for _ in range(rolls - 1):
        hoped = sum([max(count, hoped) for count in counts]) / len(counts)
    return max(shown, hoped)


def _force(figure: Figure) -> int:
    """How many symbols a Reckoner has that help to defeat an Epic."""
    shown = [symbol for die in figure.dice for symbol in die.symbols]
    shown += [symbol for card in figure.cards if card.ready for symbol in card.symbols]
    return shown.count(ATTACK) + shown.count(RESEARCH) + figure.plans


def winnable(city: City) -> bool:
    """Could everybody who strikes at once bring Steelheart down?"""
    if city.steel_research:
        return False
    force = 0
    for figure in city.team:
        hits = [die.symbols.count(ATTACK) for die in figure.dice]
        hits += [1] * figure.plans
        hits += [card.symbols.count(ATTACK) for card in figure.cards if card.ready]
        if figure.at != city.steel_at and hits:
            hits.remove(min(hits))
        force += sum(hits)
    return force >= city.steel_health
