"""Which dice to keep: each is compared with what a new roll of it would bring on average."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from spieltisch.bots.reckoners.alone import Unit, block_of, units_of
from spieltisch.bots.reckoners.city import City, Die, Figure, Symbols
from spieltisch.bots.reckoners.planning import URGENT, Plan, likely
from spieltisch.bots.reckoners.worth import TUNED, Tuning, Worth
from spieltisch.engine import Choice
from spieltisch.games.reckoners.content import FACES, LIMITS, SIDES
from spieltisch.games.reckoners.names import FIRST_FACE, FIRST_RECKONER
from spieltisch.games.reckoners.pieces import Effect

TARGETS: Final = 2
"""In so many districts it is looked what the dice would bring."""
NEARLY: Final = 1.0
"""A district counts only if it is hardly worse than the best."""
OPEN: Final = ("loose", "marked")


class Hand:
    """The dice of one Reckoner beside the plans of the others."""

    def __init__(self, city: City, figure: Figure, tuning: Tuning = TUNED) -> None:
        self.figure = figure
        self.dice = figure.dice
        worth = Worth(city, tuning)
        if likely(city, tuning):
            worth.blow = max(worth.blow, URGENT)
        plan = Plan(city, worth).make(1)
        plan.remove(figure.number)
        self.tally = plan.tally
        units = units_of(city, figure)
        self.others = [unit for unit in units if unit.card >= 0 or unit.token]
        blocks = [block_of(self.tally, figure, units, place) for place in range(city.size)]
        blocks.sort(key=lambda block: -block.value)
        least = blocks[0].value - NEARLY
        self.targets = [one.target for one in blocks[:TARGETS] if one.value >= least]
        self._values: dict[tuple[Symbols, ...], float] = {}

    def value(self, dice: list[tuple[int, Symbols]]) -> float:
        """What these dice bring, by their numbers and what they count as."""
        key = tuple(sorted([symbols for _, symbols in dice]))
        found = self._values.get(key)
        if found is None:
            units = [*(Unit(number, symbols) for number, symbols in dice), *self.others]
            found = self._values[key] = max(
                [block_of(self.tally, self.figure, units, place).value for place in self.targets]
            )
        return found

    def surplus(self, die: Die, rolls: int) -> float:
        """How much better a die is than what so many more rolls of it would bring."""
        others = [(one.number, one.symbols) for one in self.dice if one is not die]
        now = self.value([*others, (die.number, die.symbols)])
        faces = [self.figure.counts(die.number, FACES[face]) for face in SIDES[die.number]]
        values = [self.value([*others, (die.number, face)]) for face in faces]
        hoped = sum(values) / len(values)
        for _ in range(rolls - 1):
            hoped = sum([max(value, hoped) for value in values]) / len(values)
        return now - hoped


def kept(city: City, figure: Figure, tuning: Tuning = TUNED) -> tuple[list[int], bool]:
    """The dice of the current roll that stay, and whether Faith rolls the others."""
    rolls = LIMITS.rolls - figure.throw
    faith = any(card.effect is Effect.REROLL and card.ready for card in figure.cards)
    open_ = [die for die in figure.dice if die.state in OPEN]
    chances = rolls + faith
    if not chances:
        return [die.number for die in open_], False
    hand = Hand(city, figure, tuning)
    surplus = {die.number: hand.surplus(die, chances) for die in open_}
    stay = [number for number, more in surplus.items() if more >= 0]
    if not rolls:
        return stay, len(stay) < len(open_)
    if not stay:
        stay = [max(surplus, key=lambda number: surplus[number])]
    return stay, False


def roll_steps(city: City, figure: Figure, tuning: Tuning = TUNED) -> list[Choice]:
    """Keep the good dice, roll the others."""
    stay, faith = kept(city, figure, tuning)
    marked = [die.number for die in figure.dice if die.state == "marked"]
    loose = [die.number for die in figure.dice if die.state == "loose"]
    who = FIRST_RECKONER + figure.number
    if set(loose) <= set(stay):
        return [Choice("finish", (who,))]
    found = [Choice("keep", (number,)) for number in loose if number in stay]
    if faith:
        card = next(card for card in figure.cards if card.effect is Effect.REROLL)
        return [*found, Choice("faith", (card.number,))]
    if not found and not marked:
        return [Choice("keep", (stay[0],)), Choice("roll", (who,))]
    return [*found, Choice("roll", (who,))]


def turned(city: City, choices: list[Choice], tuning: Tuning = TUNED) -> Choice:
    """The best side of a die that is being turned."""
    assert city.pending
    number, die = city.pending.reckoner, city.pending.turning
    plan = Plan(city, Worth(city, tuning)).make(1)
    figure = plan.blocks[number].figure
    plan.remove(number)

    def value(choice: Choice) -> float:
        return plan.best(_showing(figure, die, FACES[choice.things[0] - FIRST_FACE])).value

    return max(choices, key=value)


def _showing(figure: Figure, number: int, face: Symbols) -> Figure:
    """The same Reckoner with a die that shows something else."""
    counts = figure.counts(number, face)
    dice = [Die(number, counts, face, d.state) if d.number == number else d for d in figure.dice]
    return replace(figure, dice=dice)
