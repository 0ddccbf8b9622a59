"""From the plan to choices: what a seat does of it, in its order."""

from __future__ import annotations

from typing import Final

from spieltisch.bots.reckoners.alone import (
    ATTACKING,
    EARNING,
    FIGHTING,
    HAMPERING,
    NO_CARD,
    NO_SNIPER,
    RESEARCHING,
    STORING,
    STRIKING,
    STUDYING,
    WEAKENING,
    Block,
    Task,
    ready_card,
)
from spieltisch.bots.reckoners.city import Figure
from spieltisch.bots.reckoners.planning import Plan
from spieltisch.engine import Choice
from spieltisch.games.reckoners.names import FIRST_FACE, FIRST_TRACK
from spieltisch.games.reckoners.pieces import Effect

_VERB: Final = {
    WEAKENING: "weaken",
    RESEARCHING: "research",
    ATTACKING: "attack",
    FIGHTING: "fight",
    STUDYING: "study",
    STRIKING: "strike",
    EARNING: "earn",
    STORING: "plan",
}
_FIRST: Final = {RESEARCHING: 0, STUDYING: 0, ATTACKING: 2, STRIKING: 2}
"""What is done before the rest, and what after it."""


def steps(plan: Plan, seat: int) -> list[Choice]:
    """What a seat does by the plan, in its order, as far as it need not wait for others."""
    return all_steps(plan, seat)[0]


def all_steps(plan: Plan, seat: int) -> tuple[list[Choice], list[Choice]]:
    """The same, and what it does when a weakness has been found for which it waits."""
    now: list[Choice] = []
    later: list[Choice] = []
    for figure in plan.city.team:
        if figure.seat == seat:
            at_once, then = _steps(plan, plan.blocks[figure.number])
            now += at_once
            later += then
    return now, later


def waiting_at(plan: Plan, seat: int) -> list[int]:
    """Where a seat keeps attacks until somebody else has found a weakness."""
    found = []
    for block in plan.blocks.values():
        if block.figure.seat == seat:
            for task in block.tasks:
                if waits(plan, block, task):
                    found += [place for use, place in task.uses if use == ATTACKING]
    return found


def _steps(plan: Plan, block: Block) -> tuple[list[Choice], list[Choice]]:
    """Who waits stays until then, and moves on afterwards."""
    figure = block.figure
    now: list[Choice] = []
    later: list[Choice] = []
    aim = ready_card(figure, Effect.AIM)
    if block.sniper != NO_SNIPER and aim:
        now.append(Choice("aim", (aim.number, block.sniper)))
    for task in _in_order(block, moved=False):
        (later if waits(plan, block, task) else now).extend(_done_with(figure, task))
    if block.target == figure.at:
        return now, later
    stays = bool(later)
    (later if stays else now).extend(_journey(block))
    for task in _in_order(block, moved=True):
        late = stays or waits(plan, block, task)
        (later if late else now).extend(_done_with(figure, task))
    return now, later


def _in_order(block: Block, moved: bool) -> list[Task]:
    return sorted([task for task in block.tasks if task.moved == moved], key=_urgency)


def _urgency(task: Task) -> int:
    return 0 if task.unit.bound else 1 + min(_FIRST.get(use, 1) for use, _ in task.uses)


def _journey(block: Block) -> list[Choice]:
    """Barricades are cleared away, then the Reckoner moves."""
    payers = [unit.number for unit in block.movers]
    found = [Choice("clear", (payers.pop(), place)) for place in block.clears]
    if block.ride != NO_CARD:
        return [*found, Choice("ride", (block.ride, block.target))]
    return [*found, Choice("move", (payers.pop(), block.target))]


def waits(plan: Plan, block: Block, task: Task) -> bool:
    """Attacks wait until the weakness is found that somebody else is going to look for."""
    city = plan.city
    for use, place in task.uses:
        if use == ATTACKING:
            there = city.places[place]
            own = sum([(RESEARCHING, place) in one.uses for one in block.tasks])
            if (
                there.research
                and plan.tally.counts[place][RESEARCHING] >= there.research
                and not own
            ):
                return True
        if use == STRIKING and city.steel_research:
            return True
    return False


def _done_with(figure: Figure, task: Task) -> list[Choice]:
    """All choices that use up a unit."""
    unit = task.unit
    found: list[Choice] = []
    card = ready_card(figure, Effect.TURN_DIE)
    if unit.turned >= 0 and card:
        found.append(Choice("improvise", (card.number, unit.number)))
        found.append(Choice("turn", (FIRST_FACE + unit.turned,)))
    uses = sorted(task.uses, key=lambda one: _FIRST.get(one[0], 1))
    if unit.bound:
        return [_then(use, place) for use, place in uses]
    if unit.card == NO_CARD:
        (use, place), *uses = uses
        found.append(_with_die(unit.number, use, place))
    elif unit.number < 0:
        found.append(Choice("play", (unit.card,)))
    else:
        found.append(Choice("pay", (unit.number, unit.card)))
    return found + [_then(use, place) for use, place in uses]


def _things(use: int, place: int) -> tuple[int, ...]:
    if use < HAMPERING:
        return (place,)
    return (FIRST_TRACK + use - HAMPERING,) if use < STUDYING else ()


def _with_die(die: int, use: int, place: int) -> Choice:
    return Choice(_VERB.get(use, "hamper"), (die, *_things(use, place)))


def _then(use: int, place: int) -> Choice:
    """The same for what is left of a die or card."""
    return Choice(f"then-{_VERB.get(use, 'hamper')}", _things(use, place))
