"""What a position of Kapow! is worth, and which choices look good.

Health and what one's dice can show decide a match. Against AI characters the same is counted for
them, as parts of their own, because nobody sits there who could be judged.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from math import sqrt
from typing import Final

from spieltisch.engine import PASS, Choice, Judge, Parts, Question, weights_of
from spieltisch.games.kapow.content import (
    ABILITIES,
    ABILITY_NUMBER,
    ACTION,
    BLANK,
    BOX,
    CARD_WITH,
    CHARACTER_IDS,
    CHARACTER_OF,
    COLOUR_WITH,
    FACES,
    IS_ACTION,
    NO_FACES,
    NOBODY_SPECIAL,
    ROWS,
    SIDES_OF_TRAIT,
    SYMBOL_OF,
    SYMBOLS,
    TEAM_UPS,
    abilities_of,
)
from spieltisch.games.kapow.fitting import NO_WILD
from spieltisch.games.kapow.foreseeing import is_screened
from spieltisch.games.kapow.outlook import RATES, USUAL, worth_of
from spieltisch.games.kapow.placement import (
    placing,
    rerolling,
    turning_cards,
    turning_die,
)
from spieltisch.games.kapow.placing import READY
from spieltisch.games.kapow.reckoning import promised_defence, reckon
from spieltisch.games.kapow.solo import rows_of
from spieltisch.games.kapow.state import Kapow

HEALTHY: Final = 24
"""The health of the toughest character."""
FRAIL: Final = 6
"""Who has less health than this may be knocked out by a single blow."""
SHOWN: Final = SYMBOLS[:BLANK]
MANY_DICE: Final = 10

Counts = tuple[float, ...]
"""How often each symbol is shown by a roll of all dice, on average."""


class KapowJudge(Judge[Kapow]):
    """Health, the marker, and how often one's dice show what."""

    ponders = True

    def parts(self, state: Kapow, seat: int, knowing: int | None) -> Parts | None:
        if not state.round:
            return {}
        team = state.team(seat)
        character = state.character[seat]
        found = {
            "health": health(state, team),
            "frail": frailty(state, team),
            "marker": float(state.start == team),
            **shown(character, counts(state, seat, knowing)),
        }
        if character != NOBODY_SPECIAL:
            found[part_of(state, character)] = 1.0
        if against_ai(state):
            found |= machine(state, 1 - team)
        return found

    def stage(self, state: Kapow) -> Hashable:
        return state.round

    def rate(self, state: Kapow, question: Question) -> Sequence[float]:
        rated = RATED.get(question.prompt)
        if rated is not None:
            return rated(state, question)
        return [0.0] * len(question.choices)

    def ponder(self, state: Kapow, question: Question, tries: int) -> Sequence[float]:
        """Where dice are placed it guesses so often what the others do behind their screens."""
        pondered = PONDERED.get(question.prompt)
        if pondered is not None:
            return pondered(state, question, tries)
        return self.rate(state, question)

    def strength(self, character: int, shown_by: Counts) -> float:
        """What such dice are worth to a character."""
        weights = self.weights
        return sum([weights[name] * amount for name, amount in shown(character, shown_by).items()])


def against_ai(state: Kapow) -> bool:
    return state.is_ai(state.rules.fighters - 1)


def part_of(state: Kapow, character: int) -> str:
    """What it counts to be a character: not the same against people and against AI characters."""
    return f"{'solo-' if against_ai(state) else ''}{CHARACTER_IDS[character]}/character"


def health(state: Kapow, team: int) -> float:
    return max(0, state.health[team]) / (HEALTHY * len(state.members(team)))


def frailty(state: Kapow, team: int) -> float:
    return max(0, FRAIL - state.health[team]) / FRAIL


def machine(state: Kapow, team: int) -> Parts:
    """The same of AI characters: they use whatever they have."""
    members = state.members(team)
    dice = [die for member in members for die in state.own[member]]
    faces = [symbol for die in dice for symbol in state.dice.symbols[die] if symbol != BLANK]
    found = {
        "ai-health": health(state, team),
        "ai-frail": frailty(state, team),
        "ai-marker": float(state.start == team),
        "ai-dice": len(dice) / (MANY_DICE * len(members)),
        "ai-faces": len(faces) / (BOX.sides * MANY_DICE * len(members)),
    }
    for member in members:
        found[f"ai-{CHARACTER_IDS[state.character[member]]}/opponent"] = 1 / len(members)
    return found


# What dice show


def counts(
    state: Kapow, fighter: int, knowing: int | None, without_room: float = RATES.without_room
) -> Counts:
    """How often each symbol is shown on average.

    Loose faces count as if they were on dice, those that no die has room for count less.
    """
    symbols, pool = state.dice.symbols, state.pool[fighter]
    if is_screened(state, fighter, knowing) and state.before_tidying is not None:
        symbols, pools = state.before_tidying
        pool = pools[fighter]
    found = [0.0] * len(SYMBOLS)
    room = 0
    for die in state.own[fighter]:
        for symbol in symbols[die]:
            found[symbol] += 1
        if IS_ACTION[die]:
            room += symbols[die].count(BLANK)
    loose = sum(pool)
    if loose:
        share = min(1.0, max(room / loose, without_room))
        for symbol in FACES:
            found[symbol] += share * pool[symbol]
    return tuple([count / BOX.sides for count in found[:BLANK]])


def shown(character: int, found: Counts) -> Parts:
    """The more of a symbol there is, the less one more helps; own abilities ask for some."""
    roots = [sqrt(count) for count in found]
    parts = {name: root / 2 for name, root in zip(SHOWN, roots, strict=True)}
    parts["suited"] = sum(
        [share * root for share, root in zip(asked_by(character), roots, strict=True)]
    )
    return parts


@cache
def asked_by(character: int) -> Counts:
    """What share of the slots of a character's own abilities asks for each symbol."""
    slots = [
        slot.removesuffix(NO_WILD)
        for ability in abilities_of(character)
        for section in ABILITIES[ability].sections
        for slot in section
    ]
    asked = [slots.count(name) for name in SHOWN]
    return tuple([count / max(1, sum(asked)) for count in asked])


def with_sides(found: Counts, sides: Iterable[int], times: int = 1) -> Counts:
    """What is shown with these sides more (or less)."""
    more = list(found)
    for symbol in sides:
        if symbol != BLANK:
            more[symbol] = max(0.0, more[symbol] + times / BOX.sides)
    return tuple(more)


# Which choices look good, by what is asked


def each(rated: Callable[[Kapow, int, Choice], float]) -> Callable[[Kapow, Question], list[float]]:
    """Rate choice by choice."""

    def rates(state: Kapow, question: Question) -> list[float]:
        return [rated(state, question.seat, choice) for choice in question.choices]

    return rates


def gain(state: Kapow, fighter: int, before: Counts, after: Counts) -> float:
    """How much better it is for somebody to have dice that show this and not that."""
    strength, character = JUDGE.strength, state.character[fighter]
    return RATES.decisive * (strength(character, after) - strength(character, before))


def being(state: Kapow, seat: int, choice: Choice) -> float:
    """The characters that win more."""
    return JUDGE.weights[part_of(state, CHARACTER_OF[choice.things[0]])]


def meeting(state: Kapow, seat: int, choice: Choice) -> float:
    """The AI characters that lose more."""
    name = CHARACTER_IDS[CHARACTER_OF[choice.things[0]]]
    return JUDGE.weights[f"ai-{name}/opponent"]


def taking_card(state: Kapow, seat: int, choice: Choice) -> float:
    """What both halves give, in dice that they take."""
    card = TEAM_UPS[CARD_WITH[choice.things[0]]]
    worth = sum([worth_of(half.effects, USUAL, mate=True) for half in card.halves])
    return worth - sum([slot != "any" for half in card.halves for slot in half.slots])


def gaining_die(state: Kapow, seat: int, choice: Choice) -> float:
    found = counts(state, seat, seat)
    return gain(state, seat, found, with_sides(found, sides_of_colour(choice.things[0])))


def sides_of_colour(number: int) -> tuple[int, ...]:
    colour = COLOUR_WITH[number]
    return NO_FACES if colour == ACTION else SIDES_OF_TRAIT[colour]


def gaining_face(state: Kapow, seat: int, choice: Choice) -> float:
    found = counts(state, seat, seat)
    return gain(state, seat, found, with_sides(found, [SYMBOL_OF[choice.things[0]]]))


def losing_face(state: Kapow, seat: int, choice: Choice) -> float:
    """What is missed least; rather a loose one than one on a die."""
    found = counts(state, seat, seat)
    after = with_sides(found, [SYMBOL_OF[choice.things[0]]], -1)
    return gain(state, seat, found, after) - RATES.slight * (choice.verb == "strip")


def stealing_face(state: Kapow, seat: int, choice: Choice) -> float:
    """What the other one misses most."""
    other = state.aim[seat]
    found = counts(state, other, seat)
    after = with_sides(found, [SYMBOL_OF[choice.things[0]]], -1)
    return -gain(state, other, found, after) + RATES.slight * (choice.verb == "strip")


def swapping_die(state: Kapow, seat: int, choice: Choice) -> float:
    if choice == PASS:
        return RATES.slight
    old, new = choice.things
    found = counts(state, seat, seat)
    after = with_sides(with_sides(found, sides_of_colour(old), -1), sides_of_colour(new))
    return gain(state, seat, found, after)


def swapping_face(state: Kapow, seat: int, choice: Choice) -> float:
    if choice == PASS:
        return RATES.slight
    old, new = choice.things
    found = counts(state, seat, seat)
    after = with_sides(with_sides(found, [SYMBOL_OF[old]], -1), [SYMBOL_OF[new]])
    return gain(state, seat, found, after)


# Building


def building(state: Kapow, question: Question) -> list[float]:
    """Every loose face goes onto a die, the best first, like faces onto different dice.

    Where no side is free the worst face makes room for a better one.
    """
    seat = question.seat
    found = counts(state, seat, seat, without_room=1.0)
    value = [-gain(state, seat, found, with_sides(found, [symbol], -1)) for symbol in FACES]
    loose = [symbol for symbol in FACES if state.pool[seat][symbol]]
    dice = state.action_dice(seat)
    is_full = all(BLANK not in state.dice.symbols[die] for die in dice)
    best = max([value[symbol] for symbol in loose], default=0.0)
    rates = []
    for choice in question.choices:
        if choice == READY:
            rates.append(0.0)
            continue
        symbol, die = SYMBOL_OF[choice.things[0]], choice.things[1]
        sides = state.dice.symbols[die]
        if choice.verb == "attach":
            spread = (sides.count(BLANK) - sides.count(symbol)) / len(sides)
            rates.append(RATES.well + value[symbol] + spread * RATES.slight / 2)
        else:
            room = best - value[symbol]
            rates.append(room if is_full and room > RATES.slight else RATES.never)
    return rates


def building_for_ai(state: Kapow, seat: int, choice: Choice) -> float:
    """What its rows ask for least."""
    symbol = SYMBOLS[SYMBOL_OF[choice.things[0]]]
    rows = rows_of(state.character[state.opposite(seat)])
    asked = [
        1 / (place + 1)
        for place, row in enumerate(rows)
        for option in ROWS[row].options
        if symbol in option.slots
    ]
    return -sum(asked)


# Triggering

ABILITY_WITH: Final = {number: n for n, number in enumerate(ABILITY_NUMBER)}


def attacking(state: Kapow, question: Question) -> list[float]:
    """The base that costs the opponent most, with what else it brings."""
    seat = question.seat
    reckoned = reckon(state, seat, "attack", state.selected[seat])
    bases, (_, times) = dict(reckoned.bases), reckoned.best()
    held = promised_defence(state, state.aim[seat])
    rates = []
    for choice in question.choices:
        ability = triggered(state, seat, choice)
        loss = max(0, (bases[ability] + reckoned.kick) * times - held)
        rates.append(RATES.sharpness * (loss + worth_of(ABILITIES[ability].effects, USUAL)))
    return rates


def defending(state: Kapow, question: Question) -> list[float]:
    """The base that holds off most; what holds off more than is needed may win the marker."""
    seat = question.seat
    reckoned = reckon(state, seat, "defence", state.selected[seat])
    bases, (_, times) = dict(reckoned.bases), reckoned.best()
    blow = max([state.attack[other] for other in state.opponents(seat)])
    rates = []
    for choice in question.choices:
        ability = triggered(state, seat, choice)
        total = (bases[ability] + reckoned.kick) * times
        worth = min(total, blow) + total / MANY_DICE
        rates.append(RATES.sharpness * (worth + worth_of(ABILITIES[ability].effects, USUAL)))
    return rates


def multiplying(state: Kapow, seat: int, choice: Choice) -> float:
    """The greater one, unless it costs too much."""
    effects = ABILITIES[triggered(state, seat, choice)].effects
    cost = sum([effect.n for effect in effects if effect.op == "lose-health"])
    if cost >= state.health[state.team(seat)]:
        return RATES.never
    return float(sum([effect.value for effect in effects])) - cost / MANY_DICE


def powering(state: Kapow, seat: int, choice: Choice) -> float:
    """First what hurts the opponent, then what is gained; exchanges when all is there."""
    effects = ABILITIES[triggered(state, seat, choice)].effects
    if any(effect.op.startswith("exchange") for effect in effects):
        return RATES.never
    hurts = [effect for effect in effects if effect.op == "lose-health" and effect.who != "self"]
    return worth_of(hurts, USUAL)


def triggered(state: Kapow, seat: int, choice: Choice) -> int:
    number = choice.things[0]
    return next(one for one, _ in state.selected[seat] if ABILITY_NUMBER[one] == number)


PONDERED: Final[dict[str, Callable[[Kapow, Question, int], list[float]]]] = {
    "place": placing,
    "reroll": rerolling,
    "turn-die": turning_die,
}
RATED: Final[dict[str, Callable[[Kapow, Question], list[float]]]] = {
    "pick-character": each(being),
    "pick-opponent": each(meeting),
    "take-card": each(taking_card),
    "turn-cards": turning_cards,
    "place": placing,
    "reroll": rerolling,
    "turn-die": turning_die,
    "gain-and-roll": each(gaining_die),
    "gain-die": each(gaining_die),
    "gain-face": each(gaining_face),
    "lose-face": each(losing_face),
    "steal-face": each(stealing_face),
    "swap-die": each(swapping_die),
    "swap-face": each(swapping_face),
    "build": building,
    "attach-for-ai": each(building_for_ai),
    "choose-attack": attacking,
    "choose-defence": defending,
    "choose-multiplier": each(multiplying),
    "choose-power-up": each(powering),
    "choose-after": each(powering),
}

JUDGE: Final = KapowJudge(weights_of(__package__))
