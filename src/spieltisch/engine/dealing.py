"""Forks for one seat: what it cannot know is dealt anew, by the luck that the caller gives.

At a checkpoint that is all. In the middle of an effect the choices since the last checkpoint are
made again on the new deal. What the seat has seen since is arranged to come again: the deal gives
those cards the faces they had, and shuffles and rolls are planned so that what was seen falls as it
fell and all else falls anew. A deal that contradicts what the seat has learnt otherwise (a message,
a question) is thrown away and another is tried. If none fits, what others have chosen is to blame:
a hidden card that somebody has named must have been one that could be named, and one that somebody
holds may have been what made a choice possible. Then faces of such cards are guessed, kind by kind.

The world that is dealt follows from the luck and from what the seat knows, never from the truth.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from spieltisch.engine.cards import eye
from spieltisch.engine.chance import Chance
from spieltisch.engine.errors import NoSuchDeal, TableError
from spieltisch.engine.script import CLOCK, EmptyQuestion, Entry
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

DEALS = 32
"""So many deals are tried to find one that fits what a seat has learnt since the checkpoint."""
GUESSED_DEALS = 16
GUESSES = 64
"""Then cards that others have named or hold are guessed on so many deals, so often on each."""


def dealt_anew(run: Run[S], seat: int, luck: bytes) -> Run[S]:
    """A fork that this seat may think with."""
    run.current_window()  # a script that has not begun may still have to lay out the cards
    beside = run.behind_screen_of(seat)
    if run.checkpoint_at == run.moment:
        here = Stand(run.state, run.moment, run.opened())
        return _dealt_at(run, _as_known_to(beside, here), seat, luck)
    stand = run.last_checkpoint()
    if _knows_all(run, seat):
        return _as_it_is(run, stand, seat, luck)
    stand = _as_known_to(beside, stand)
    if _has_seen_nothing_since(run, seat):
        return _dealt_at(run, stand, seat, luck)
    story = _story(run, stand, seat)
    search = _Search(run, stand, story, luck)
    for attempt in range(DEALS):
        twin, _ = search.deal(attempt, {})
        if twin is not None:
            return twin
    for attempt in range(DEALS, DEALS + GUESSED_DEALS):
        twin = search.guess(attempt)
        if twin is not None:
            return twin
    raise NoSuchDeal(seat)


def _as_known_to(seats: Sequence[int], stand: Stand[S]) -> Stand[S]:
    """In the middle of a secret window those behind one screen know of their choices only."""
    if stand.opened is None:
        return stand
    opened = stand.opened.only(seats)
    return Stand(stand.state, opened.moment, opened)


def _chance(luck: bytes, purpose: str, attempt: int = 0) -> bytes:
    """The seed of what is dealt, or of what will fall."""
    return hashlib.blake2b(f"{purpose} {attempt}".encode(), key=luck, digest_size=32).digest()


def _dealt_at(run: Run[S], stand: Stand[S], seat: int, luck: bytes) -> Run[S]:
    """The table as it stood at a checkpoint, with other cards where the seat knows none."""
    state = stand.state.copy()
    dealer = Chance(_chance(luck, "deal"))
    state.cards.redeal(seat, dealer, run.game.backs, {})
    state.dice.redeal(seat, dealer, ())
    run.game.forget(state, seat)
    future = _chance(luck, "future")
    state.chance = Chance(future, len(state.chance.used))
    return run.twin(state, stand.moment, stand.opened, future)


# In the middle of an effect, when nothing is hidden any more


def _knows_all(run: Run[S], seat: int) -> bool:
    """Does the seat see every card and every die, whatever was behind screens before?"""
    window = run.current_window()
    cards, dice = run.state.cards, run.state.dice
    return (
        (window is None or not window.secret)
        and all(cards.sees(seat, card) for card in cards.all())
        and all(dice.sees(seat, die) for die in range(len(dice.face)))
    )


def _as_it_is(run: Run[S], stand: Stand[S], seat: int, luck: bytes) -> Run[S]:
    """The table itself, but chance will fall differently."""
    story = _story(run, stand, seat)
    plan: list[list[Outcome]] = [[] for _ in stand.state.chance.used]
    for draw in story.notes.draws:
        plan[draw.stream].append(draw.outcome)
    twin, _ = _told_again(run, stand, story, stand.state.copy(), plan, _chance(luck, "future"))
    if twin is None:
        raise NoSuchDeal(seat)
    return twin


def _told_again(
    run: Run[S],
    stand: Stand[S],
    story: Story,
    state: S,
    plan: Sequence[Sequence[Outcome]],
    future: bytes,
) -> tuple[Run[S] | None, int]:
    """The choices made again where chance falls as planned, and how many could be made.

    None if the seat would notice.
    """
    chance = state.chance = PlannedChance(future, plan)
    twin = run.twin(state, stand.moment, stand.opened, future)
    muted = state.log.muted
    state.log.muted = False
    reached = _follow(twin, story.entries)
    if reached < len(story.entries) or not _is_alike(twin, story) or not chance.is_plain:
        return None, reached
    state.log.muted = muted
    twin.settle()
    return twin, reached


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
    impression = _impression(twin, seat)
    story = Story(seat, run.moment, last, entries, notes, state.cards, impression)
    run.story = story
    return story


def _has_seen_nothing_since(run: Run[S], seat: int) -> bool:
    """Have others chosen in secret since the checkpoint, and has nothing else happened?"""
    window = run.current_window()
    return window is not None and window.secret and not _visible_to(run, seat)


def _visible_to(run: Run[S], seat: int) -> list[Entry]:
    """The choices since the checkpoint without those that others have made in a secret window."""
    start = run.timeline.last.moment
    since = run.timeline.between(start)
    window = run.current_window()
    if window is None or not window.secret:
        return since
    opened = max(0, run.opened_at - start)
    beside = run.behind_screen_of(seat)
    return since[:opened] + [entry for entry in since[opened:] if entry.seat in beside]


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


class _Suspect(NamedTuple):
    """A hidden card that the choice with the number `since` tells something about."""

    since: int
    card: int


class _Search(Generic[S]):
    """The search for a deal on which the same could have happened."""

    def __init__(self, run: Run[S], stand: Stand[S], story: Story, luck: bytes) -> None:
        self._run = run
        self._stand = stand
        self._story = story
        self._luck = luck

    def guess(self, attempt: int) -> Run[S] | None:
        """A deal on which some cards are guessed; None if none is found.

        They are those that others have named, and every other time one more that they hold.
        """
        named, held = self._suspects()
        some = [*named]
        if held and (attempt % 2 or not named):
            some.append(held[Chance(_chance(self._luck, "held", attempt)).below(len(held))])
        return self._guess(attempt, sorted(some), {}, iter(range(GUESSES))) if some else None

    def _suspects(self) -> tuple[list[_Suspect], list[_Suspect]]:
        """The hidden cards that others have named, and those that they hold besides."""
        story, cards = self._story, self._story.cards
        verbs, card_names = self._run.game.verbs, self._run.state.log.card_names
        hidden = [card for card in cards.all() if not cards.sees(story.seat, card)]
        named: dict[int, int] = {}
        held: dict[int, int] = {}
        for index, (seat, choice) in enumerate((one.seat, one.choice) for one in story.entries):
            if seat in (story.seat, CLOCK):
                continue
            for name, thing in zip(verbs.get(choice.verb, ()), choice.things, strict=False):
                if name in card_names and thing in hidden:
                    named.setdefault(thing, index)
            for card in hidden:
                if cards.sees(seat, card):
                    held.setdefault(card, index)
        return (
            [_Suspect(index, card) for card, index in named.items()],
            [_Suspect(index, card) for card, index in held.items() if card not in named],
        )

    def _guess(
        self,
        attempt: int,
        suspects: Sequence[_Suspect],
        guessed: Mapping[int, int],
        left: Iterator[int],
    ) -> Run[S] | None:
        """One card after another, as far as the choices can be made with those before it."""
        card, later = suspects[0].card, suspects[1:]
        for kind in self._kinds(attempt, card, guessed):
            if next(left, None) is None:
                return None
            kinds = {**guessed, card: kind}
            twin, reached = self.deal(attempt, kinds)
            if twin is None and later and reached >= later[0].since:
                twin = self._guess(attempt, later, kinds, left)
            if twin is not None:
                return twin
        return None

    def _kinds(self, attempt: int, card: int, guessed: Mapping[int, int]) -> list[int]:
        """All that the card can be, likelier kinds rather early."""
        cards, backs = self._story.cards, self._run.game.backs
        back, seat = backs[cards.kind_of[card]], self._story.seat
        hidden = [cards.kind_of[one] for one in cards.all() if not cards.sees(seat, one)]
        left = Counter(kind for kind in hidden if backs[kind] == back) - Counter(guessed.values())
        kinds = sorted(left.elements())
        Chance(_chance(self._luck, f"guess {card}", attempt)).shuffle(kinds)
        return list(dict.fromkeys(kinds))

    def deal(self, attempt: int, guessed: Mapping[int, int]) -> tuple[Run[S] | None, int]:
        """The choices made again on another deal, and how many could be made.

        None if the seat would notice, or if the guesses contradict what it knows.
        """
        run, story, stand = self._run, self._story, self._stand
        dealer = Chance(_chance(self._luck, "deal", attempt))
        seat, notes, backs = story.seat, story.notes, run.game.backs
        state = stand.state.copy()
        pins = _pins(story, {**story.kinds, **guessed}, backs, dealer)
        if pins is None:
            return None, 0
        pinned, wanted = pins
        mine = eye(seat)
        if not state.cards.redeal(seat, dealer, backs, pinned):
            return None, 0
        state.dice.redeal(seat, dealer, [d for d, seen in notes.first_seen.items() if seen & mine])
        run.game.forget(state, seat)
        plan = _plan(story, state, wanted, backs, dealer)
        if plan is None:
            return None, 0
        return _told_again(run, stand, story, state, plan, _chance(self._luck, "future", attempt))


def _plan(
    story: Story,
    state: State,
    wanted: Sequence[Mapping[int, int]],
    backs: Sequence[int],
    dealer: Chance,
) -> list[list[Outcome]] | None:
    """How chance has to fall, stream by stream; None if a kind is missing for it."""
    notes, mine = story.notes, eye(story.seat)
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
    return plan


def _pins(
    story: Story, kinds: Mapping[int, int], backs: Sequence[int], dealer: Chance
) -> tuple[dict[int, int], list[dict[int, int]]] | None:
    """The kinds that cards must have: at the checkpoint, and after each time some were renamed.

    It goes back in time: what is known of the new ids must have lain among the old ones. None if
    it cannot have.
    """
    mine = eye(story.seat)
    pinned = dict(kinds)
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
            if not alike:
                return None
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


def _follow(twin: Run[S], entries: Sequence[Entry]) -> int:
    """Make the choices; how many of them could be made?"""
    for index, entry in enumerate(entries):
        try:
            twin.choose(entry.seat, entry.choice, entry.at)
        except (TableError, EmptyQuestion):
            return index
    return len(entries)


def _is_alike(twin: Run[S], story: Story) -> bool:
    """Is the twin where the seat sees, is asked and has heard the same?"""
    try:
        return _impression(twin, story.seat) == story.impression
    except (TableError, EmptyQuestion):
        return False
