"""Which dice go where: the best ways to use what was rolled, found by search.

Attack, defence and all the rest are looked at apart: for each there is a list of packages, some
abilities and the dice that they take, the best first. A plan is one package of each list that the
dice are enough for. What an attack or a defence is worth says the outlook: it is not a sum, so
packages are compared by it and not by their points.

Dice are counted by what they look like: see `tallies`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final, NamedTuple

from spieltisch.games.kapow.content import (
    ABILITIES,
    BLANK,
    CHARACTERS,
    FREE,
    OTHER_HALF,
    SECTIONS,
    SECTIONS_OF,
    SYMBOLS,
    abilities_of,
)
from spieltisch.games.kapow.fitting import accepts, fit
from spieltisch.games.kapow.outlook import MOST, Outlook, worth_of
from spieltisch.games.kapow.state import BLURRED, sections_of
from spieltisch.games.kapow.tallies import BLUR, GUARDS, ONE, TOTAL, Cost, counted, fits, tally

Filling = tuple[int, Cost]
"""A section and the dice that fill it."""


class Package(NamedTuple):
    """Some abilities of one sort, the dice that they take together, and what they are worth."""

    worth: float
    cost: Cost
    fillings: tuple[Filling, ...]
    points: int


NOTHING: Final = Package(0.0, 0, (), 0)


class Plan(NamedTuple):
    """What to place where: for each section the looks that go there. `left` are those left over."""

    worth: float
    attack: int
    defence: int
    laid: tuple[tuple[int, tuple[int, ...]], ...]
    left: tuple[int, ...]


class Item(NamedTuple):
    """A section: what it adds to a sum, and what else it is worth."""

    section: int
    points: int
    worth: float


class Parts(NamedTuple):
    """What an attack or a defence is made of."""

    bases: tuple[Item, ...]
    kickers: tuple[Item, ...]
    multipliers: tuple[Item, ...]


class Base(NamedTuple):
    """The points of one base, or of two; the dice that this takes, what else it is worth."""

    points: tuple[int, ...]
    cost: Cost
    worth: float
    laid: tuple[Filling, ...]


class Items(NamedTuple):
    """The sections that somebody can fill, by what they are for.

    `second` are those that allow a second base attack; with `twice` that goes without dice.
    """

    attack: Parts
    defence: Parts
    extras: tuple[Item, ...]
    second: tuple[Item, ...]
    twice: bool


Halves = tuple[tuple[int, float], ...]
"""Halves of team-up cards that may count on the other half, and how surely."""

# Ways to fill sections


@cache
def fillings(section: int, kinds: tuple[int, ...], blur: bool) -> tuple[Cost, ...]:
    """All ways to fill a section with dice that look like these."""
    slots = SECTIONS[section].slots
    asked = [slot for slot in slots if slot != "any"]
    found: dict[Cost, None] = {}
    for looks in product(*[[seen for seen in kinds if accepts(slot, seen)] for slot in asked]):
        if fit(section, looks) is not None:
            found[sum([ONE[seen] for seen in looks]) + TOTAL * (len(slots) - len(asked))] = None
    if blur and "agility" in asked and BLANK in kinds:
        rest = list(asked)
        rest.remove("agility")
        for looks in product(*[[seen for seen in kinds if accepts(slot, seen)] for slot in rest]):
            cost = sum([ONE[seen] for seen in looks]) + ONE[BLANK] + BLUR
            found[cost + TOTAL * (len(slots) - len(asked))] = None
    return tuple(found)


# What there is to fill

_SUMS: Final = ("base", "kicker", "multiplier")
_NOT_PLANNED: Final = ("reroll", "turn-die")
"""What these are good for shows when the rest is planned."""
SEES_ACTIONS: Final = frozenset(
    [
        number
        for number in range(len(CHARACTERS))
        for ability in abilities_of(number)
        for section in SECTIONS_OF[ability]
        if any(slot.endswith("-action") for slot in SECTIONS[section].slots)
    ]
)
"""Only these have to tell action dice from others."""


@lru_cache(maxsize=4096)
def items(character: int, halves: Halves, taken: tuple[int, ...], outlook: Outlook) -> Items:
    """All sections that are worth anything, by what they are for."""
    trust = dict(halves)
    sums: dict[tuple[str, str], list[Item]] = {
        (kind, part): [] for kind in ("attack", "defence") for part in _SUMS
    }
    extras, second = [], []
    for section in sections_of(character, tuple(trust)):
        ability = SECTIONS[section].ability
        effects = ABILITIES[ability].effects
        if section in taken or any(effect.op in _NOT_PLANNED for effect in effects):
            continue
        sure = trust.get(ability, 1.0)
        worth = sure * (worth_of(effects, outlook) + shared(ability, outlook))
        kind, part, points = main_effect(ability)
        if part:
            sums[kind, part].append(Item(section, points, worth))
        elif any(effect.op == "base-attacks" for effect in effects):
            second.append(Item(section, 0, worth))
        elif worth > 0:
            extras.append(Item(section, 0, worth))
    twice = any(
        effect.op == "base-attacks"
        for ability in abilities_of(character)
        if ability in FREE
        for effect in ABILITIES[ability].effects
    )
    attack, defence = [
        Parts(*[tuple(sums[kind, part]) for part in _SUMS]) for kind in ("attack", "defence")
    ]
    return Items(attack, defence, tuple(extras), tuple(second), twice)


def shared(ability: int, outlook: Outlook) -> float:
    """What the other half of a team-up card is worth to the team."""
    other = OTHER_HALF[ability]
    if other < 0:
        return 0.0
    return worth_of(ABILITIES[other].effects, outlook, mate=True)


COUNTED: Final = -1
"""The points of a kicker that counts blanks."""


@cache
def main_effect(ability: int) -> tuple[str, str, int]:
    """What an ability adds to which sum: its kind, the part of it, the points."""
    for effect in ABILITIES[ability].effects:
        kind, _, part = effect.op.partition("-")
        if part in _SUMS and effect.who == "self":
            return kind, part, COUNTED if effect.count else effect.value
    return "", "", 0


# Packages


Combined = dict[Cost, tuple[float, int, tuple[Filling, ...]]]


MOST_PACKAGES: Final = 80
"""Of each sort no more than the best so many are looked at, ..."""
FEW_DICE: Final = 10
"""... and fewer where more dice than this can be placed."""


class _Packer:
    """Makes packages out of the dice at hand."""

    def __init__(self, looks: Sequence[int], blur: bool) -> None:
        self.there = tally(looks, blur)
        self.kinds = tuple(sorted(set(looks)))
        self.blur = blur
        self.blanks = looks.count(BLANK)
        self.most = MOST_PACKAGES if len(looks) <= FEW_DICE else MOST_PACKAGES // 4

    def ways(self, item: Item) -> list[Cost]:
        there = self.there
        found = fillings(item.section, self.kinds, self.blur)
        return [cost for cost in found if there - cost & GUARDS == GUARDS]

    def combined(self, offered: Iterable[Item]) -> Combined:
        """All sets of these that the dice are enough for; of equal dice the best."""
        there = self.there
        found: Combined = {0: (0.0, 0, ())}
        for item in offered:
            points = self.blanks if item.points == COUNTED else item.points
            ways = self.ways(item)
            if not ways or not (points or item.worth > 0):
                continue
            for cost, (worth, so_far, laid) in list(found.items()):
                for way in ways:
                    both = cost + way
                    if there - both & GUARDS != GUARDS:
                        continue
                    before = found.get(both)
                    better = worth + item.worth
                    if before is None or before[0] + before[1] < better + so_far + points:
                        found[both] = better, so_far + points, (*laid, (item.section, way))
            if len(found) > self.most:
                best = sorted(found.items(), key=lambda one: -one[1][0] - one[1][1])
                found = {0: found[0], **dict(best[: self.most])}
        return found

    def sums(
        self,
        parts: Parts,
        table: tuple[float, ...],
        second: tuple[Item, ...] = (),
        twice: bool = False,
    ) -> list[Package]:
        """All ways to a sum (base + kickers) x multiplier, the best first; also to have none."""
        there = self.there
        best: dict[Cost, Package] = {0: NOTHING}
        kicks = self.combined(parts.kickers)
        factors = [Base((1,), 0, 0.0, ())]
        factors += [base for item in parts.multipliers for base in self.single(item)]
        for base in self.bases(parts.bases, second, twice):
            for kick_cost, (kick_worth, kick, kick_laid) in kicks.items():
                begun = base.cost + kick_cost
                if there - begun & GUARDS != GUARDS:
                    continue
                for factor in factors:
                    cost = begun + factor.cost
                    if there - cost & GUARDS != GUARDS:
                        continue
                    times = factor.points[0]
                    sums = [min(MOST, (value + kick) * times) for value in base.points]
                    worth = base.worth + kick_worth + factor.worth
                    worth += sum([table[one] for one in sums])
                    known = best.get(cost)
                    if known is None or known.worth < worth:
                        laid = (*base.laid, *kick_laid, *factor.laid)
                        best[cost] = Package(worth, cost, laid, max(sums))
        return useful(best.values(), self.most)

    def single(self, item: Item) -> list[Base]:
        return [
            Base((item.points,), way, item.worth, ((item.section, way),)) for way in self.ways(item)
        ]

    def bases(self, offered: Sequence[Item], second: Sequence[Item], twice: bool) -> list[Base]:
        """One base, or two where that is allowed."""
        single = [base for item in offered for base in self.single(item)]
        allowed = [Base((), 0, 0.0, ())] if twice else []
        allowed += [base for item in second for base in self.single(item)]
        found = list(single)
        for number, one in enumerate(single):
            for other in single[number + 1 :]:
                if one.laid[0][0] == other.laid[0][0]:
                    continue
                for paid in allowed:
                    cost = one.cost + other.cost + paid.cost
                    if fits(self.there, cost):
                        worth = one.worth + other.worth + paid.worth
                        laid = one.laid + other.laid + paid.laid
                        found.append(Base(one.points + other.points, cost, worth, laid))
        found.sort(key=lambda base: -sum(base.points) - base.worth)
        return found[: self.most]


def useful(packages: Iterable[Package], most: int) -> list[Package]:
    """The best first, without those that take more dice than a better one."""
    found: list[Package] = []
    for package in sorted(packages, key=lambda one: (-one.worth, one.cost)):
        if package.worth <= 0 or len(found) == most:
            break
        cost = package.cost + GUARDS
        if not any(cost - better.cost & GUARDS == GUARDS for better in found):
            found.append(package)
    return [*found, NOTHING]


# Plans

KEPT: Final = 5


def plans(
    character: int,
    halves: Halves,
    looks: tuple[int, ...],
    taken: tuple[int, ...],
    outlook: Outlook,
    kept: int = KEPT,
) -> tuple[Plan, ...]:
    """The best ways to place dice that look so, the very best first.

    `taken` are sections that cannot be filled any more.
    """
    return _plans(character, halves, seen_by(character, looks), taken, outlook, kept)


def seen_by(character: int, looks: Iterable[int]) -> tuple[int, ...]:
    """What matters of the dice: few have to tell action dice from others."""
    if character in SEES_ACTIONS:
        return tuple(sorted(looks))
    return tuple(sorted([seen % len(SYMBOLS) for seen in looks]))


@lru_cache(maxsize=16384)
def _plans(
    character: int,
    halves: Halves,
    looks: tuple[int, ...],
    taken: tuple[int, ...],
    outlook: Outlook,
    kept: int,
) -> tuple[Plan, ...]:
    blur = character in BLURRED
    offered = items(character, halves, taken, outlook)
    packer = _Packer(looks, blur)
    attacks = packer.sums(offered.attack, outlook.attack, offered.second, offered.twice)
    defences = packer.sums(offered.defence, outlook.defence)
    combined = packer.combined(offered.extras).items()
    extras = useful([Package(one, cost, laid, 0) for cost, (one, _, laid) in combined], packer.most)
    found = search(attacks, defences, extras, packer.there, kept)
    return tuple([written(chosen, looks) for chosen in found])


Three = tuple[Package, Package, Package]


def search(
    attacks: list[Package], defences: list[Package], extras: list[Package], there: int, kept: int
) -> list[Three]:
    """The best that fit together. What cannot be among them any more is not looked at."""
    found: dict[tuple[int, ...], tuple[float, Three]] = {}
    least = float("-inf")
    most_extra = extras[0].worth
    most_rest = defences[0].worth + most_extra
    for attack in attacks:
        if attack.worth + most_rest <= least:
            break
        after_attack = there - attack.cost
        for defence in defences:
            so_far = attack.worth + defence.worth
            if so_far + most_extra <= least:
                break
            left = after_attack - defence.cost
            if left & GUARDS != GUARDS:
                continue
            for extra in extras:
                worth = so_far + extra.worth
                if worth <= least:
                    break
                if left - extra.cost & GUARDS == GUARDS:
                    three = attack, defence, extra
                    name = tuple([section for one in three for section, _ in one.fillings])
                    if name not in found or found[name][0] < worth:
                        found[name] = worth, three
                        if len(found) > kept:
                            del found[min(found, key=lambda one: found[one][0])]
                        if len(found) == kept:
                            least = min([one[0] for one in found.values()])
                    break
    return [three for _, three in sorted(found.values(), key=lambda one: -one[0])]


def written(chosen: Three, looks: Sequence[int]) -> Plan:
    """A plan: dice that are good for nothing else go where any die does."""
    left = list(looks)
    laid: list[tuple[int, list[int]]] = []
    for package in chosen:
        for section, cost in package.fillings:
            here = [seen for seen in set(looks) for _ in range(counted(cost, seen))]
            for seen in here:
                left.remove(seen)
            laid.append((section, here))
    left.sort(key=dullness)
    for section, here in laid:
        while len(here) < len(SECTIONS[section].slots):
            here.append(left.pop(0))
    attack, defence, _ = chosen
    return Plan(
        sum([one.worth for one in chosen]),
        attack.points,
        defence.points,
        tuple([(section, tuple(here)) for section, here in laid]),
        tuple(left),
    )


DULL: Final = (2, 2, 1, 1, 2, 3, 0)
"""By symbol: what goes first where anything does."""


def dullness(seen: int) -> tuple[int, int]:
    return DULL[seen % len(SYMBOLS)], seen
