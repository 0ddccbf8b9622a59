"""Which choices good players like, learnt from what they do.

Every decision of one bot is noted in many games: the traits of all choices, how the rules of thumb
rate them, and which one was taken. What is learnt about a trait is what has to be added to the
ratings to make those choices likeliest (a conditional logistic regression), held near nothing, and
for each large step of a seat's way held near what holds for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

import msgspec

from spieltisch.engine import Choice, Table
from spieltisch.lab.arena import Contest, in_order, match_of
from spieltisch.lab.fit import NoFit

CAUTION = 1.0
"""How strongly what is learnt is held near nothing."""
CAUTION_OF_A_STEP = 2.0
"""The same for what differs from one step to the next."""
WORTH_KEEPING = 0.1
"""What changes no rating by so much is not kept."""


class Decision(msgspec.Struct):
    """One decision: how far the seat had come, what there was to choose, what was taken."""

    step: int
    traits: list[str]
    rates: list[float]
    taken: int


class Learnt(msgspec.Struct):
    """What was learnt, and how often the choice that is rated best was the one that was taken."""

    likes: dict[str, list[float]]
    decisions: int
    agreed_before: float
    agreed_after: float


def noted(contest: Contest, games: int, jobs: int = 1) -> Iterator[list[Decision]]:
    """The decisions of the first bot in each game."""
    return in_order(decisions_of, contest, games, jobs)


def decisions_of(contest: Contest, index: int) -> list[Decision]:
    """One game, and what the first bot decided in it wherever there was something to decide."""
    match = match_of(contest, index)
    match.play(contest)
    record = match.table.record()
    table = Table.opened(match.table.game, record)
    found: list[Decision] = []
    for number, entry in enumerate(record.entries):
        if entry.seat >= 0 and match.names[entry.seat] == contest.bots[0]:
            found += decision_at(table, entry.seat, entry.choice)
        table.replay(entry, number)
    return found


def decision_at(table: Table[Any], seat: int, choice: Choice) -> list[Decision]:
    question = table.question(seat)
    if question is None or len(question.choices) == 1:
        return []
    step, traits = table.traits(question)
    if not traits:
        return []
    likes = table.game.judge.likes if table.game.judge else {}
    learnt = [likes[trait][step] if trait in likes else 0.0 for trait in traits]
    rates = [rate - more for rate, more in zip(table.rate(question), learnt, strict=True)]
    return [Decision(step, list(traits), rates, question.choices.index(choice))]


def learn(decisions: Iterable[Decision], steps: int) -> Learnt:
    """What to add to the ratings of choices of each trait."""
    try:
        np = import_module("numpy")
        minimize = import_module("scipy.optimize").minimize
        sparse = import_module("scipy.sparse").csr_matrix
    except ImportError as error:
        raise NoFit("fit-needs-scipy") from error
    known = list(decisions)
    if not known:
        raise NoFit("learn-needs-traits")
    column = columns(known)
    rows = [(one.step, trait) for one in known for trait in one.traits]
    places = [column[key] for step, trait in rows for key in ((trait, -1), (trait, step))]
    numbers = [number for number in range(len(rows)) for _ in range(2)]
    table = sparse(([1.0] * len(places), (numbers, places)), shape=(len(rows), len(column)))
    begins = np.cumsum([0, *[len(one.traits) for one in known]])
    first, of = begins[:-1], np.repeat(np.arange(len(known)), np.diff(begins))
    taken = first + np.array([one.taken for one in known])
    thumb = np.array([rate for one in known for rate in one.rates])
    caution = [CAUTION if step < 0 else CAUTION_OF_A_STEP for _, step in column]
    held = np.array(caution) / len(known)

    def loss(now: Any) -> tuple[float, Any]:  # noqa: ANN401 - arrays of a library without types
        sums = table @ now + thumb
        sums = sums - np.maximum.reduceat(sums, first)[of]
        odds = np.exp(sums)
        totals = np.add.reduceat(odds, first)
        worth = float((np.log(totals) - sums[taken]).mean() + (held * now * now).sum() / 2)
        slope = odds / totals[of]
        slope[taken] -= 1
        return worth, table.T @ slope / len(known) + held * now

    def agreed(now: Any) -> float:  # noqa: ANN401
        sums = table @ now + thumb
        best = [begin + sums[begin:end].argmax() for begin, end in pairwise(begins)]
        return round(float(np.mean(np.array(best) == taken)), 3)

    nothing = np.zeros(len(column))
    found = minimize(loss, nothing, jac=True, method="L-BFGS-B").x
    return Learnt(
        likes=kept(column, found, steps),
        decisions=len(known),
        agreed_before=agreed(nothing),
        agreed_after=agreed(found),
    )


def columns(decisions: Sequence[Decision]) -> dict[tuple[str, int], int]:
    """What is learnt: for each trait one number for all steps (-1), and one for each step."""
    found: dict[tuple[str, int], int] = {}
    for one in decisions:
        for trait in one.traits:
            for step in (-1, one.step):
                found.setdefault((trait, step), len(found))
    return found


def kept(
    column: dict[tuple[str, int], int], found: Sequence[float], steps: int
) -> dict[str, list[float]]:
    """What was learnt about each trait for each step, where it says anything."""
    likes: dict[str, list[float]] = {}
    for trait in sorted({trait for trait, _ in column}):
        whole = float(found[column[trait, -1]])
        more = [column.get((trait, step)) for step in range(steps)]
        of_steps = [whole + (float(found[one]) if one is not None else 0.0) for one in more]
        if max(map(abs, of_steps)) >= WORTH_KEEPING:
            likes[trait] = [round(one, 2) for one in of_steps]
    return likes


def as_toml(found: Learnt, date: str, command: str) -> str:
    """What was learnt as a game keeps it, with when and how it came about."""
    rows = [f'"{trait}" = {numbers}' for trait, numbers in found.likes.items()]
    return "\n".join(
        [
            "# What is added to the ratings of choices, by trait and by how far a seat has come;",
            "# written by the command below, not by hand.",
            f'date = "{date}"',
            f'command = "{command}"',
            f"decisions = {found.decisions}",
            f"agreed_before = {found.agreed_before}",
            f"agreed_after = {found.agreed_after}",
            "",
            "[likes]",
            *rows,
            "",
        ]
    )
