"""What one Reckoner does best beside the plans of the others: where to go, and what each die does.

Symbols that are used in a district are counted, whoever uses them: what they come to does not
depend on the order, because weaknesses are looked for first.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from spieltisch.bots.reckoners.city import Card, City, Figure, Symbols
from spieltisch.bots.reckoners.worth import WIN, Worth, effort_left
from spieltisch.games.reckoners.content import (
    ATTACK,
    ENFORCEMENT,
    FACES,
    MONEY,
    PLAN,
    RESEARCH,
    SIDES,
    SYMBOLS,
    WEAKEN,
)
from spieltisch.games.reckoners.pieces import Effect, Timing
from spieltisch.games.reckoners.state import INFINITE
from spieltisch.games.reckoners.symbols import REACH

NO_CARD: Final = -1
NO_SNIPER: Final = -1
NO_FOCUS: Final = -1
PLENTY: Final = 99
WORTHWHILE: Final = 0.01
"""What brings less is not done."""
EARLIER: Final = 0.001
"""Of what is equally good: small dice first, what is shown before what it is converted to, ..."""
LAST_RESORT: Final = 0.003
"""... and plan tokens last."""
SURPLUS: Final = 0.15
"""So much better something that costs a card or a turn of a die must be."""
_WILD: Final = tuple(symbol for symbol in range(len(SYMBOLS)) if symbol != PLAN)

# Uses. The first four count at a district, in this order.
WEAKENING, RESEARCHING, ATTACKING, FIGHTING = range(4)
HAMPERING = 4
STUDYING, STRIKING, EARNING, STORING = range(8, 12)

Gain = tuple[float, int]
"""What a symbol brings, and as which use."""
NOTHING: Final[Gain] = (0.0, EARNING)
Spot = tuple[float, int, bool, int]
"""What a symbol brings, as which use, whether after the move, and in which district."""


@dataclass(slots=True, eq=False)
class Unit:
    """A die, a plan token or what a card gives: it is used as a whole."""

    number: int
    symbols: Symbols
    card: int = NO_CARD
    anywhere: bool = False
    token: bool = False
    bound: bool = False
    """It was begun with: it is used up before the Reckoner moves."""
    turned: int = -1
    """The face to which it is turned first."""


@dataclass(slots=True)
class Task:
    """What a unit does: uses with their places, before or after the Reckoner moves."""

    unit: Unit
    moved: bool
    uses: list[tuple[int, int]] = field(default_factory=list)


@dataclass(slots=True)
class Block:
    """The plan of one Reckoner."""

    figure: Figure
    target: int
    sniper: int
    value: float
    tasks: list[Task]
    movers: list[Unit]
    clears: list[int]
    ride: int
    extra: float
    """What it brings besides what happens to Epics and Steelheart."""


Open = tuple[Unit, list[int], Task | None]
"""A unit, the symbols of it that are left, and what it does so far."""


class Tally:
    """What the plans of some Reckoners come to: so many uses in each district and of Steelheart."""

    def __init__(self, city: City, worth: Worth, focus: int = NO_FOCUS) -> None:
        self.city = city
        self.worth = worth
        self.counts = [[0, 0, 0, 0] for _ in range(city.size)]
        self.steel = [0] * 8
        self.cleared = [0] * city.size
        self.everywhere = list(range(city.size))
        self.focus = focus
        """The district of the Epic that all are after."""

    def count(self, block: Block, sign: int) -> None:
        """Add the plan of one Reckoner, or (with -1) take it away."""
        for task in block.tasks:
            for use, place in task.uses:
                if use < HAMPERING:
                    self.counts[place][use] += sign
                else:
                    self.steel[use - HAMPERING] += sign
        for place in block.clears:
            self.cleared[place] += sign


def units_of(city: City, figure: Figure) -> list[Unit]:
    """All that a Reckoner can use."""
    found = [Unit(die.number, die.symbols) for die in figure.dice]
    found += [Unit(figure.token, (), token=True) for _ in range(figure.plans)]
    for card in figure.cards:
        if card.ready and card.timing is Timing.FREE:
            if card.effect is Effect.SYMBOLS:
                found.append(Unit(-1, card.symbols, card.number))
            elif card.effect is Effect.ANYWHERE:
                found.append(Unit(-1, card.symbols, card.number, anywhere=True))
    pending = city.pending
    if pending and pending.reckoner == figure.number and pending.symbols:
        found.append(Unit(-1, pending.symbols, anywhere=pending.anywhere, bound=True))
    return found


def block_of(
    tally: Tally, figure: Figure, units: Iterable[Unit], target: int, sniper: int = NO_SNIPER
) -> Block:
    """What a Reckoner does best who goes there (or stays)."""
    return _Greedy(tally, figure, list(units), target, sniper).run()


def ready_card(figure: Figure, effect: Effect) -> Card | None:
    """The card with this effect, if it is ready."""
    for card in figure.cards:
        if card.effect is effect and card.ready:
            return card
    return None


class _Greedy:
    """Gives one Reckoner's symbols, one after the other, to what they bring most for."""

    def __init__(
        self, tally: Tally, figure: Figure, units: list[Unit], target: int, sniper: int
    ) -> None:
        self.tally = tally
        self.city = tally.city
        self.worth = tally.worth
        self.figure = figure
        self.units = units
        self.target = target
        self.sniper = sniper
        self.rests = figure.seat in tally.city.done
        """Who has said to be done is asked again when a weakness is found: only attacks count."""
        self.reach = REACH[figure.converters]
        self.counts = [one[:] for one in tally.counts]
        self.steel = tally.steel[:]
        self.tables: dict[int, list[Gain]] = {}
        here = [figure.at] if sniper == NO_SNIPER else [figure.at, sniper]
        self.before = [(False, place) for place in here]
        self.spots = self.before
        if target != figure.at:
            there = [target] if sniper == NO_SNIPER else [target, sniper]
            self.spots = [*self.before, *((True, place) for place in there)]
        self.supply = self._supply()
        self.extra = 0.0
        self.held = figure.plans
        """Plan tokens that are kept for the next round."""

    def run(self) -> Block:
        figure, city, tally = self.figure, self.city, self.tally
        ride, movers, clears = NO_CARD, [], []
        if self.target != figure.at:
            card = ready_card(figure, Effect.MOVE)
            ride = card.number if card else NO_CARD
            for place in (figure.at, self.target):
                left = city.places[place].barricades - tally.cleared[place]
                clears += [place] * max(0, left)
            needed = len(clears) + (0 if card else 1)
            if needed > sum([unit.card == NO_CARD and not unit.bound for unit in self.units]):
                return Block(figure, self.target, NO_SNIPER, -WIN, [], [], [], NO_CARD, 0.0)
            movers = self._cheapest(needed)
            for unit in movers:
                if unit.token:
                    self.held -= 1
                    self.extra -= self.worth.tokens(self.held)
            self.extra += self.worth.barricade * len(clears)
            self.extra -= self.worth.tuning.journey * needed
        self._turn_a_die()
        self._pay_for_cards()
        tasks: list[Task] = []
        value = self._assign(tasks)
        value += self._prune(tasks)
        value += self.extra
        return Block(
            figure, self.target, self.sniper, value, tasks, movers, clears, ride, self.extra
        )

    # What is given up for something better

    def _rough(self, unit: Unit) -> float:
        """What a unit brings at most, if nobody else takes it."""
        if unit.token:
            gains = [self._gain(s, place)[0] for s in _WILD for _, place in self.spots]
            return max(self.worth.tokens(self.held - 1), *gains)
        return self._stack(unit.symbols, self._places(unit))

    def _stack(self, symbols: Symbols, places: Iterable[int]) -> float:
        """What several symbols bring together."""
        total = 0.0
        for symbol in set(symbols):
            count = symbols.count(symbol)
            total += max(
                [self._several(one, place, count) for one in self.reach[symbol] for place in places]
            )
        return total

    def _several(self, symbol: int, place: int, count: int) -> float:
        gain, use = self._gain(symbol, place)
        if count == 1 or use >= HAMPERING:
            return gain * count
        now = self.counts[place]
        then = now[:]
        then[use] += count
        return max(gain, self.worth.place(place, *then) - self.worth.place(place, *now))

    def _places(self, unit: Unit) -> list[int]:
        return self.tally.everywhere if unit.anywhere else [place for _, place in self.spots]

    def _cheapest(self, needed: int) -> list[Unit]:
        """The units that pay for a move."""
        payers = [unit for unit in self.units if unit.card == NO_CARD and not unit.bound]
        found = sorted(payers, key=self._rough)[:needed]
        for unit in found:
            self.units.remove(unit)
        return found

    def _turn_a_die(self) -> None:
        """Improvise: the worst die shows something better."""
        card = ready_card(self.figure, Effect.TURN_DIE)
        dice = [
            unit
            for unit in self.units
            if unit.card == NO_CARD and not unit.token and not unit.bound
        ]
        if not card or not dice:
            return
        places = [place for _, place in self.spots]
        worst = min(dice, key=self._rough)
        faces = [FACES[face] for face in SIDES[worst.number]]
        counted = {face: self.figure.counts(worst.number, face) for face in faces}
        best = max(counted, key=lambda face: self._stack(counted[face], places))
        if self._stack(counted[best], places) > self._rough(worst) + SURPLUS:
            turned = Unit(worst.number, counted[best], turned=FACES.index(best))
            self.units[self.units.index(worst)] = turned

    def _pay_for_cards(self) -> None:
        """Cards that are better than the die that pays for them."""
        places = [place for _, place in self.spots]
        for card in self.figure.cards:
            if card.timing is not Timing.PAID or not card.ready:
                continue
            payers = [unit for unit in self.units if self._pays(unit, card)]
            if not payers:
                continue
            payer = min(payers, key=self._rough)
            if self._stack(card.symbols, places) > self._rough(payer) + SURPLUS:
                self.units.remove(payer)
                paid = Unit(payer.number, card.symbols, card.number, token=False)
                paid.turned = payer.turned
                self.units.append(paid)

    def _pays(self, unit: Unit, card: Card) -> bool:
        if unit.card != NO_CARD or unit.bound:
            return False
        return unit.token or any(card.cost in self.reach[symbol] for symbol in unit.symbols)

    # What each symbol does

    def _supply(self) -> dict[tuple[int, int], int]:
        """How many symbols of each sort could be used in each district."""
        found: dict[tuple[int, int], int] = {}
        for unit in self.units:
            places = {place for _, place in self.spots}
            for symbol in unit.symbols or _WILD:
                for one in self.reach[symbol] if not unit.token else (symbol,):
                    for place in places:
                        found[place, one] = found.get((place, one), 0) + 1
        return found

    def _gain(self, symbol: int, place: int) -> Gain:
        table = self.tables.get(place)
        if table is None:
            table = self.tables[place] = self._table(place)
        return table[symbol]

    def _table(self, place: int) -> list[Gain]:
        """What the next symbol of each sort brings in a district."""
        worth = self.worth
        weakened, studied, hit, fought = self.counts[place]
        there, value = self.city.places[place], worth.place
        now = value(place, weakened, studied, hit, fought)
        fight = weaken = research = attack = NOTHING
        if there.enforcement > fought:
            fight = value(place, weakened, studied, hit, fought + 1) - now, FIGHTING
        if there.epic >= 0 and effort_left(there, studied, hit):
            if there.marker - weakened > 1:
                weaken = value(place, weakened + 1, studied, hit, fought) - now, WEAKENING
            research = self._research_gain(place, now)
            attack = self._attack_gain(place, now)
        if place == self.city.steel_at:
            weaken, research, attack = (
                max(weaken, self._hamper_gain()),
                max(research, self._study_gain()),
                max(attack, self._strike_gain(place)),
            )
        found = [NOTHING] * len(SYMBOLS)
        found[ATTACK] = attack
        if self.rests:
            return found
        found[MONEY] = worth.coin(self.steel[EARNING - HAMPERING]), EARNING
        found[PLAN] = worth.tokens(self.held), STORING
        found[ENFORCEMENT], found[WEAKEN] = fight, weaken
        found[RESEARCH] = research
        return found

    def _research_gain(self, place: int, now: float) -> Gain:
        """Towards a weakness; if it can be found, and the Epic defeated, as much as that brings."""
        there, value = self.city.places[place], self.worth.place
        weakened, studied, hit, fought = self.counts[place]
        left = there.research - studied
        if left <= 0:
            return NOTHING
        gain = value(place, weakened, studied + 1, hit, fought) - now
        if left <= self._supplied(place, RESEARCH):
            if left > 1:
                all_of_it = value(place, weakened, studied + left, hit, fought) - now
                gain = max(gain, all_of_it / left)
            health = effort_left(there, studied + left, hit)
            if health <= self._supplied(place, ATTACK):
                dead = value(place, weakened, studied + left, hit + health, fought) - now
                gain = max(gain, dead / (left + health))
        return gain, RESEARCHING

    def _supplied(self, place: int, symbol: int) -> int:
        return PLENTY if place == self.tally.focus else self.supply.get((place, symbol), 0)

    def _attack_gain(self, place: int, now: float) -> Gain:
        there, value = self.city.places[place], self.worth.place
        weakened, studied, hit, fought = self.counts[place]
        known = studied >= there.research
        if there.health == INFINITE and not known:
            return NOTHING
        gain = value(place, weakened, studied, hit + 1, fought) - now
        left = effort_left(there, studied, hit) if known else there.health - hit
        if 1 < left <= self._supplied(place, ATTACK):
            gain = max(gain, (value(place, weakened, studied, hit + left, fought) - now) / left)
        return gain, ATTACKING

    def _hamper_gain(self) -> Gain:
        best = NOTHING
        for track, rows in enumerate(self.worth.tracks):
            marker = self.city.tracks[track] - self.steel[track]
            if marker > 1:
                best = max(best, (rows[marker - 1] - rows[marker], HAMPERING + track))
        return best

    def _study_gain(self) -> Gain:
        left = self.city.steel_research - self.steel[STUDYING - HAMPERING]
        return (self.worth.steel, STUDYING) if left > 0 else NOTHING

    def _strike_gain(self, place: int) -> Gain:
        city = self.city
        if city.steel_research > self.steel[STUDYING - HAMPERING]:
            return NOTHING
        health = city.villain.start if city.steel_research else city.steel_health
        left = health - self.steel[STRIKING - HAMPERING]
        if left <= 0:
            return NOTHING
        gain = self.worth.blow
        if left <= self.supply.get((place, ATTACK), 0):
            gain += WIN / left
        return gain, STRIKING

    def _assign(self, tasks: list[Task]) -> float:
        """Until nothing brings anything any more."""
        total = 0.0
        begun = {id(task.unit) for task in tasks}
        open_: list[Open] = [
            (unit, list(unit.symbols), None) for unit in self.units if id(unit) not in begun
        ]
        while open_:
            found = self._next(open_)
            if found is None:
                break
            number, symbol, (_, use, moved, place) = found
            unit, left, task = open_[number]
            if task is None:
                task = Task(unit, moved)
                tasks.append(task)
            task.uses.append((use, place))
            total += self._apply(use, place)
            if unit.token:
                self.held -= 1
                self.extra -= self.worth.tokens(self.held)
                self.tables.clear()
            else:
                left.remove(symbol)
            if left:
                open_[number] = unit, left, task
            else:
                del open_[number]
        return total

    def _next(self, open_: list[Open]) -> tuple[int, int, Spot] | None:
        """The unit, and the symbol of it, that bring most now."""
        reach = self.reach
        rows = self._row(self.spots)
        best, found = WORTHWHILE, None
        token_seen = False
        for number, (unit, left, task) in enumerate(open_):
            if unit.token:
                if token_seen:
                    continue
                token_seen = True
                price = self.worth.tokens(self.held - 1)
                for symbol in _WILD:
                    gain = rows[symbol][0] - price - LAST_RESORT
                    if gain > best:
                        best, found = gain, (number, symbol, rows[symbol])
                continue
            row = rows
            if unit.anywhere:
                row = self._row([(False, place) for place in self.tally.everywhere])
            elif unit.bound:
                row = self._row(self.before)
            elif task is not None and len(self.spots) > len(self.before):
                row = self._row([spot for spot in self.spots if spot[0] == task.moved])
            size = EARLIER * len(left)
            for symbol in left:
                for one in reach[symbol]:
                    gain = row[one][0] - size - (EARLIER if one != symbol else 0.0)
                    if gain > best:
                        best, found = gain, (number, symbol, row[one])
        return found

    def _row(self, spots: list[tuple[bool, int]]) -> list[Spot]:
        """For each symbol where it brings most."""
        tables = self.tables
        found: list[Spot] = []
        for moved, place in spots:
            table = tables.get(place)
            if table is None:
                table = tables[place] = self._table(place)
            if not found:
                found = [(gain, use, moved, place) for gain, use in table]
                continue
            for symbol, (gain, use) in enumerate(table):
                if gain > found[symbol][0]:
                    found[symbol] = gain, use, moved, place
        return found

    def _apply(self, use: int, place: int) -> float:
        """Count a use; what it really brings."""
        worth = self.worth
        if use < HAMPERING:
            now = self.counts[place]
            before = worth.place(place, *now)
            now[use] += 1
            sort = (WEAKEN, RESEARCH, ATTACK, ENFORCEMENT)[use]
            if (place, sort) in self.supply:
                self.supply[place, sort] -= 1
            self.tables.pop(place, None)
            return worth.place(place, *now) - before
        if use == EARNING:
            self.extra += worth.coin(self.steel[EARNING - HAMPERING])
            self.steel[EARNING - HAMPERING] += 1
            self.tables.clear()
            return 0.0
        if use == STORING:
            self.held += 1
            self.tables.clear()
            self.extra += worth.tokens(self.held - 1)
            return 0.0
        self.steel[use - HAMPERING] += 1
        self.tables.pop(place, None)
        if use == STUDYING:
            return worth.steel
        if use == STRIKING:
            city = self.city
            health = city.villain.start if city.steel_research else city.steel_health
            done = self.steel[STRIKING - HAMPERING] == health
            return worth.blow + (WIN if done else 0.0)
        track = use - HAMPERING
        marker = self.city.tracks[track] - self.steel[track]
        return worth.tracks[track][marker] - worth.tracks[track][marker + 1]

    def _prune(self, tasks: list[Task]) -> float:
        """Whoever is defeated need not be weakened: those symbols do something else."""
        change = 0.0
        freed = False
        for place in {place for _, place in self.spots}:
            there = self.city.places[place]
            weakened, studied, hit, _ = self.counts[place]
            if there.epic < 0 or not weakened or effort_left(there, studied, hit):
                continue
            for task in tasks:
                wasted = task.uses.count((WEAKENING, place))
                if wasted and wasted == len(task.uses):
                    self.counts[place][WEAKENING] -= wasted
                    task.uses.clear()
                    freed = True
            self.tables.pop(place, None)
        if freed:
            for task in tasks:
                if not task.uses and task.unit.token:
                    self.extra += self.worth.tokens(self.held)
                    self.held += 1
            tasks[:] = [task for task in tasks if task.uses]
            change += self._assign(tasks)
        return change
