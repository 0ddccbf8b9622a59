"""Forks for one seat: what it cannot know is dealt anew, by the luck that the caller gives.

At a checkpoint that is all. In the middle of an effect the choices since the last checkpoint are
made again on the new deal. What the seat has seen since is arranged to come again: the deal gives
those cards the faces they had, and shuffles and rolls are planned so that what was seen falls as it
fell and all else falls anew. A deal that contradicts what the seat has learnt otherwise (a message,
a question) is thrown away and another is tried.

The world that is dealt follows from the luck and from what the seat knows, never from the truth.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from spieltisch.engine.cards import eye
from spieltisch.engine.chance import Chance
from spieltisch.engine.errors import NoSuchDeal, TableError
from spieltisch.engine.script import EmptyQuestion, Entry
from spieltisch.engine.state import State
from spieltisch.engine.story import (
    Notes,
    NotingCards,
    NotingChance,
    NotingDice,
    Outcome,
    PlannedChance,
    Renaming,
    Story,
)
from spieltisch.engine.timeline import Stand

if TYPE_CHECKING:
    from spieltisch.engine.run import Run

S = TypeVar("S", bound=State)

DEALS = 64
"""So many deals are tried to find one that fits what a seat has learnt since the checkpoint."""


def dealt_anew(run: Run[S], seat: int, luck: bytes) -> Run[S]:
    """A fork that this seat may think with."""
    run.current_window()  # a script that has not begun may still have to lay out the cards
    if run.checkpoint_at == run.moment:
        return _dealt_here(run, seat, luck)
    stand = _as_known_to(seat, run.last_checkpoint())
    story = _story(run, stand, seat)
    for attempt in range(DEALS):
        twin = _dealt_since(run, stand, story, luck, attempt)
        if twin is not None:
            return twin
    raise NoSuchDeal(seat)


def _as_known_to(seat: int, stand: Stand[S]) -> Stand[S]:
    """In the middle of a secret window a seat knows of its own choices only."""
    if stand.opened is None:
        return stand
    opened = stand.opened.only(seat)
    return Stand(stand.state, opened.moment, opened)


def _chance(luck: bytes, purpose: str, attempt: int = 0) -> bytes:
    """The seed of what is dealt, or of what will fall."""
    return hashlib.blake2b(f"{purpose} {attempt}".encode(), key=luck, digest_size=32).digest()


def _dealt_here(run: Run[S], seat: int, luck: bytes) -> Run[S]:
    """The table as it stands, with other cards where the seat knows none."""
    state = run.state.copy()
    dealer = Chance(_chance(luck, "deal"))
    state.cards.redeal(seat, dealer, run.game.backs, {})
    state.dice.redeal(seat, dealer, ())
    run.game.forget(state, seat)
    future = _chance(luck, "future")
    state.chance = Chance(future, len(state.chance.used))
    known = _as_known_to(seat, Stand(state, run.moment, run.opened()))
    return run.twin(state, known.moment, known.opened, future)


# In the middle of an effect: what has happened


def _story(run: Run[S], stand: Stand[S], seat: int) -> Story:
    """What happened since the checkpoint; it is played once and kept while the table stands."""
    kept = run.story
    last = run.entries[-1]
    if kept is not None and kept.last is last and (kept.seat, kept.moment) == (seat, run.moment):
        return kept
    notes = Notes()
    state = stand.state.copy()
    state.chance = NotingChance(state.chance, notes)
    state.cards = NotingCards(state.cards, notes)
    dice = state.dice = NotingDice(state.dice, notes)
    entries = _visible_to(run, seat)
    twin = run.twin(state, stand.moment, stand.opened)
    state.log.muted = False
    twin.take_all(entries)
    dice.come_to_rest()
    cards = state.cards
    kinds = {card: cards.kind_of[card] for card in cards.all() if cards.sees(seat, card)}
    story = Story(seat, run.moment, last, entries, notes, kinds, _impression(twin, seat))
    run.story = story
    return story


def _visible_to(run: Run[S], seat: int) -> list[Entry]:
    """The choices since the checkpoint without those that others have made in a secret window."""
    start = run.timeline.last.moment
    since = run.timeline.between(start)
    window = run.current_window()
    if window is None or not window.secret:
        return since
    opened = max(0, run.opened_at - start)
    return since[:opened] + [entry for entry in since[opened:] if entry.seat == seat]


def _impression(run: Run[S], seat: int) -> tuple[object, ...]:
    """All that the seat can tell this table from another by, since its checkpoint."""
    asked = run.question(seat)
    return (
        run.game.view(run.state, run.eyes(seat)),
        asked and (asked.prompt, asked.values, asked.ready_at, asked.choices),
        run.participants(),
        run.result,
        run.state.log.heard_by(seat),
    )


# In the middle of an effect: another deal on which the same could have happened


def _dealt_since(
    run: Run[S], stand: Stand[S], story: Story, luck: bytes, attempt: int
) -> Run[S] | None:
    """The choices made again on another deal; None if the seat would notice."""
    state = stand.state.copy()
    dealer = Chance(_chance(luck, "deal", attempt))
    seat, notes, backs = story.seat, story.notes, run.game.backs
    pinned, wanted = _pins(story, backs, dealer)
    mine = eye(seat)
    state.cards.redeal(seat, dealer, backs, pinned)
    state.dice.redeal(seat, dealer, [d for d, seen in notes.first_seen.items() if seen & mine])
    run.game.forget(state, seat)
    outcomes: list[Outcome] = [draw.outcome for draw in notes.draws]
    world = list(state.cards.kind_of)
    for renaming, kinds in zip(notes.renamings, wanted, strict=True):
        order = _order(renaming, kinds, world, backs, outcomes[renaming.draw], dealer)
        if order is None:
            return None
        outcomes[renaming.draw] = order
    for roll in notes.rolls:
        if not roll.seen & mine:
            outcomes[roll.draw] = dealer.below(len(state.dice.symbols[roll.die]))
    plan: list[list[Outcome]] = [[] for _ in state.chance.used]
    for draw, outcome in zip(notes.draws, outcomes, strict=True):
        plan[draw.stream].append(outcome)
    future = _chance(luck, "future", attempt)
    chance = state.chance = PlannedChance(future, plan)
    twin = run.twin(state, stand.moment, stand.opened, future)
    muted = state.log.muted
    state.log.muted = False
    if not _follows(twin, story) or not chance.is_plain:
        return None
    state.log.muted = muted
    twin.settle()
    return twin


def _pins(
    story: Story, backs: Sequence[int], dealer: Chance
) -> tuple[dict[int, int], list[dict[int, int]]]:
    """The kinds that cards must have: at the checkpoint, and after each time some were renamed.

    It goes back in time: what the seat knows of the new ids must have lain among the old ones.
    """
    mine = eye(story.seat)
    pinned = dict(story.kinds)
    wanted: list[dict[int, int]] = []
    for renaming in reversed(story.notes.renamings):
        after = {card: pinned.pop(card) for card in renaming.news if card in pinned}
        wanted.append(after)
        missing = Counter(after.values())
        unseen: list[tuple[int, int]] = []
        for old, kind, seen in sorted(
            zip(renaming.olds, renaming.kinds, renaming.seen, strict=True)
        ):
            if seen & mine:
                pinned[old] = kind
                missing[kind] -= 1
            else:
                unseen.append((old, backs[kind]))
        for kind in sorted((+missing).elements()):
            alike = [old for old, back in unseen if back == backs[kind]]
            old = alike[dealer.below(len(alike))]
            unseen.remove((old, backs[kind]))
            pinned[old] = kind
    wanted.reverse()
    return pinned, wanted


def _order(
    renaming: Renaming,
    wanted: Mapping[int, int],
    world: list[int],
    backs: Sequence[int],
    outcome: Outcome,
    dealer: Chance,
) -> tuple[int, ...] | None:
    """How chance has to fall so that the new ids get the wanted kinds, and else anything.

    `world` is what each id is in this world, and learns of the new ones. None if it lacks a kind.
    """
    assert isinstance(outcome, tuple)
    left = sorted(renaming.olds)
    dealer.shuffle(left)
    back_of = {new: backs[kind] for new, kind in zip(renaming.news, renaming.kinds, strict=True)}
    old_of: dict[int, int] = {}
    for new in sorted(renaming.news, key=lambda new: (new not in wanted, new)):
        if new in wanted:
            fitting = (old for old in left if world[old] == wanted[new])
        else:
            fitting = (old for old in left if backs[world[old]] == back_of[new])
        old = next(fitting, -1)
        if old < 0:
            return None
        left.remove(old)
        old_of[new] = old
    for new, old in old_of.items():
        world[new] = world[old]
    before = dict(zip(renaming.olds, outcome, strict=True))
    return tuple([before[old_of[new]] for new in renaming.news])


def _follows(twin: Run[S], story: Story) -> bool:
    """Do the choices lead the twin to where the seat sees, is asked and has heard the same?"""
    try:
        for entry in story.entries:
            twin.choose(entry.seat, entry.choice, entry.at)
        return _impression(twin, story.seat) == story.impression
    except (TableError, EmptyQuestion):
        return False
