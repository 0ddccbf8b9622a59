"""No secret leaves: what a seat cannot know is dealt anew, and it must not see a difference."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from contract.checks import stops
from playing import (
    AnyGame,
    AnyTable,
    Options,
    eyes_at,
    heard_by,
    luck,
    seen_by,
    step,
)
from spieltisch.engine import EVERYONE, Chance, Dice, TableError, Told
from spieltisch.engine.cards import eye
from spieltisch.engine.errors import NoSuchDeal

AHEAD = 10
"""So many choices two tables that differ in secrets are played on side by side."""


def check_no_secret_leaves(game: AnyGame, seats: int, options: Options, seed: str) -> int:
    """Views, questions and messages of each seat and of a spectator do not depend on secrets.

    Returns how many re-deals made another table, so that a test can demand that there were some.
    """
    chance = luck("secrets", seed)
    different = 0
    for table, _ in stops(game, seats, options, seed):
        if table.result is not None:
            continue
        for viewer in eyes_at(table):
            if table.at_checkpoint:
                twin = redealt(table, viewer, chance)
                different += twin.hash() != table.hash()
                compare_sight(table, twin, viewer, seed)
                compare_ahead(table.fork(), twin, viewer, chance, seed)
            if viewer is not None:
                different += compare_commitments(table, viewer, chance, seed)
            compare_secret_choices(table, viewer, chance, seed)
    return different


def redealt(table: AnyTable, viewer: int | None, chance: Chance) -> AnyTable:
    """The same table with the same future, but for what these eyes cannot know."""
    twin = table.fork()
    state = twin._state
    state.cards.redeal(viewer, chance, table.game.backs, {})
    state.dice.redeal(viewer, chance, ())
    # The fork of a fork: its script begins with the cards as they lie now.
    return twin.fork()


def compare_sight(table: AnyTable, twin: AnyTable, viewer: int | None, seed: str) -> None:
    where = f"{seed}: moment {table.moment}: seat {viewer}"
    assert seen_by(table, viewer) == seen_by(twin, viewer), f"{where} sees what it cannot know"


def compare_ahead(
    one: AnyTable, two: AnyTable, viewer: int | None, chance: Chance, seed: str
) -> None:
    """The same choices are made at both tables for as long as no difference has come to light."""
    with shown_at(one, viewer) as here, shown_at(two, viewer) as there:
        for _ in range(AHEAD):
            if one.result is not None:
                return
            entry = step(one, chance)
            where = f"{seed}: moment {one.moment}: seat {viewer}"
            try:
                two.choose(entry.seat, entry.choice, entry.at)
            except TableError as refused:
                assert entry.seat != viewer, f"{where} is offered what it cannot know"
                assert str(refused)
                return
            if here != there or known_faces(one, viewer) != known_faces(two, viewer):
                return
            same = heard_by(one, viewer) == heard_by(two, viewer)
            assert same, f"{where} hears what it cannot know"
            compare_sight(one, two, viewer, seed)


@contextmanager
def shown_at(table: AnyTable, viewer: int | None) -> Iterator[list[tuple[int, int]]]:
    """The dice that these eyes were shown meanwhile, even if they have been rolled again."""
    dice, show = table._state.dice, Dice.show
    found: list[tuple[int, int]] = []

    def noted(self: Dice, die: int, to: int = EVERYONE) -> None:
        if self is dice and to & eye(viewer):
            found.append((die, self.face[die]))
        show(self, die, to)

    Dice.show = noted  # type: ignore[method-assign]
    try:
        yield found
    finally:
        Dice.show = show  # type: ignore[method-assign]


def known_faces(table: AnyTable, viewer: int | None) -> tuple[object, ...]:
    """The faces of all cards and dice that these eyes have seen."""
    cards, dice = table._state.cards, table._state.dice
    return (
        {card: cards.kind_of[card] for card in cards.all() if cards.sees(viewer, card)},
        {die: face for die, face in enumerate(dice.face) if dice.sees(viewer, die)},
    )


def compare_commitments(table: AnyTable, viewer: int, chance: Chance, seed: str) -> bool:
    """What others have committed in secret, they commit anew: nobody sees a difference.

    Where not even who has chosen is known, they need not commit at all.
    """
    try:
        twin = table.fork(knowing=viewer, luck=1)
    except NoSuchDeal:
        return False
    different = twin.hash() != table.hash()
    if twin.awaiting() == table.awaiting():
        for eyes in (viewer, None):
            compare_sight(table, twin, eyes, seed)
    open_here = {question.seat for question in table.questions}
    for question in twin.questions:
        while question.seat not in open_here and (asked := twin.question(question.seat)):
            twin.choose(asked.seat, chance.below(len(asked.choices)))
    if announced(twin):
        return different  # This time somebody has said something to everybody.
    for eyes in (viewer, None):
        compare_sight(table, twin, eyes, seed)
    return different


def announced(table: AnyTable) -> list[Told]:
    """What was told to everybody from behind a screen."""
    return [line for line in table.told if line.announced]


def compare_secret_choices(table: AnyTable, viewer: int | None, chance: Chance, seed: str) -> None:
    """At two tables the others choose differently in secret, and not even equally often."""
    if not table.secret:
        return
    one, two = table.fork(), table.fork()
    for asked in table.questions:
        if asked.seat in table.together(viewer):
            continue
        for twin in (one, two):
            for _ in range(chance.below(4)):
                question = twin.question(asked.seat)
                if question is None:
                    break
                twin.choose(question.seat, chance.below(len(question.choices)))
                if not twin.view(question.seat).committed:
                    return  # It is not secret any more: all have chosen.
        if announced(one) != announced(two):
            return  # That was meant for everybody.
        if one.awaiting() == two.awaiting():
            compare_sight(one, two, viewer, seed)
            same = heard_by(one, viewer) == heard_by(two, viewer)
            assert same, f"{seed}: moment {table.moment}: seat {viewer} hears of a secret choice"
