"""What is sure to come of each choice, before it is made.

It is tried on worlds that the seat could live in, so it tells nothing that the seat cannot know.
What is told there counts until chance falls or a face is shown: from then on it is a dream.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from spieltisch.engine.dealing import dealt_anew
from spieltisch.engine.errors import NoSuchDeal
from spieltisch.engine.forcing import forced_choice
from spieltisch.engine.state import State
from spieltisch.engine.told import Message, Told
from spieltisch.engine.undoing import Refusal, refusal

if TYPE_CHECKING:
    from spieltisch.engine.run import Run

S = TypeVar("S", bound=State)

MOST_CHOICES = 48
"""Of more than so many choices nobody reads what would come of each."""
LINES = 4
"""So many lines are told of what would happen."""


class Outlook(msgspec.Struct, frozen=True):
    """What is sure to come of a choice.

    `final` says why it could not be taken back; it is empty if it could. `told` is what the seat
    would hear before anything falls or comes to light. What follows because only one thing can be
    meant belongs to the choice.
    """

    final: Refusal
    told: list[Message]


class _Lines(list[Told]):
    """What a script tells, as long as it is sure."""

    def __init__(self, sure: Callable[[], bool]) -> None:
        super().__init__()
        self._sure = sure

    def append(self, line: Told) -> None:
        if self._sure():
            super().append(line)


def outlooks(run: Run[Any], seat: int, luck: bytes) -> list[Outlook]:
    """For each choice of a seat what is sure to come of it; empty where nobody can tell."""
    asked = run.question(seat)
    if asked is None or len(asked.choices) > MOST_CHOICES:
        return []
    try:
        dream = dealt_anew(run, seat, luck)
    except NoSuchDeal:
        return []
    question = dream.question(seat)
    if question is None or question.choices != asked.choices:
        return []
    return [_tried(dream, seat, index) for index in range(len(asked.choices))]


def _tried(dream: Run[Any], seat: int, index: int) -> Outlook:
    """What comes of one choice in a world in which it can be made."""
    world = dream.fork()
    world.current_window()  # its script begins
    state = world.state
    before = _luck_so_far(state)
    told = state.log.lines = _Lines(lambda: _luck_so_far(state) == before)
    world.choose(seat, index, None)
    final = _final(world, seat)
    while not final and (forced := forced_choice(world, seat)):
        world.choose(seat, forced, None)
        final = _final(world, seat)
    heard = (line.to_seat(seat) for line in told)
    return Outlook(final, [one for one in heard if one is not None][:LINES])


def _final(world: Run[Any], seat: int) -> Refusal:
    """Why the choice could not be taken back.

    Whoever is done in a secret window may be the last to be awaited: then all is revealed at once.
    """
    window = world.current_window()
    done = world.question(seat) is None and window is not None and window.secret
    return "moved-on" if done else refusal(world, seat)


def _luck_so_far(state: State) -> tuple[object, ...]:
    """What has fallen and come to light."""
    return state.chance.used[:], state.cards.shown, state.dice.shown
