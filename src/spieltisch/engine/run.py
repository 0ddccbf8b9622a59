"""How a table runs its script, is copied and goes back. `Table` is its public face.

A table keeps one copy of an earlier checkpoint, to fork and to take back from, and moves it on now
and then: see docs/decisions/0002-forks-replay-from-a-spaced-checkpoint.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Self, TypeVar

from spieltisch.engine.errors import BrokenScript
from spieltisch.engine.game import Game, Result
from spieltisch.engine.options import OptionValue
from spieltisch.engine.script import CHECKPOINT, Entry, Question, Step, Window
from spieltisch.engine.state import State
from spieltisch.engine.story import Story
from spieltisch.engine.told import Log
from spieltisch.engine.undoing import Footprint, Verdicts

S = TypeVar("S", bound=State)

SPACING = 32
"""A copy of the state is kept every so many choices at least, to fork and to take back from."""


def _asleep(entry: Entry | None) -> Step:
    raise RuntimeError("the script of this table has not been started")


class Run(Generic[S]):
    """A state, the script that plays on it, and the choices that led here.

    `_moment` counts all choices, `_entries` are those since `_record_from`. The state was at a
    checkpoint at `_checkpoint_at`; `_base` is a copy of it at `_base_at`, the next is due at
    `_base_due`, and `_origin` is the first one. `_open` are the questions, `_window` what asks them
    if it asks several seats, open since the moment `_opened_at` and the time `_opened_now`.
    `_story` is what was last noted for a fork in the middle of an effect.

    `_before` is what the last choice must have left as it was to be taken back; it is kept as soon
    as somebody has asked whether one can be, and `_verdicts` are the answers in a secret window.
    """

    __slots__ = (
        "_awake",
        "_base",
        "_base_at",
        "_base_due",
        "_before",
        "_checkpoint_at",
        "_entries",
        "_fork",
        "_moment",
        "_open",
        "_opened_at",
        "_opened_now",
        "_origin",
        "_record_from",
        "_result",
        "_send",
        "_state",
        "_story",
        "_verdicts",
        "_window",
        "game",
        "names",
        "options",
        "seats",
        "seed",
    )

    def __init__(
        self,
        game: Game[S],
        names: list[str],
        seed: bytes,
        options: dict[str, OptionValue],
        state: S,
    ) -> None:
        self.game = game
        self.names = names
        self.seats = len(names)
        self.seed = seed
        self.options = options
        self._state = state
        self._entries: list[Entry] = []
        self._fork = False
        self._story: Story | None = None
        self._stand_at(0)

    def _stand_at(self, moment: int) -> None:
        """At a checkpoint, with nothing chosen yet; the script starts when it is needed."""
        self._moment = self._record_from = moment
        self._opened_at = self._checkpoint_at = self._base_at = self._base_due = moment
        self._opened_now = 0
        self._base: S | None = None
        self._origin: S | None = None
        self._awake = False
        self._send: Callable[[Entry | None], Step] = _asleep
        self._open: dict[int, Question] = {}
        self._window: Window | None = None
        self._result: Result | None = None
        self._before: Footprint | None = None
        self._verdicts: Verdicts | None = None

    # Running

    def _wake(self) -> None:
        """Start the script at the checkpoint where this table stands."""
        self._awake = True
        self._send = self.game.play(self._state).send
        try:
            step = self._send(None)
            while step is CHECKPOINT:
                step = self._send(None)
            self._meet(step)
        except StopIteration as end:
            self._end(end.value)
        except Exception as error:
            self._awake = False
            raise self._broken(error) from error

    def _take(self, entry: Entry) -> None:
        """Run the script with a choice that is known to be possible, up to its next question."""
        self._entries.append(entry)
        self._moment = moment = self._moment + 1
        self._state.now = entry.at
        send = self._send
        try:
            step = send(entry)
            while step is CHECKPOINT:
                self._checkpoint_at = moment
                step = send(None)
        except StopIteration as end:
            self._end(end.value)
            return
        if step is not self._window:
            self._meet(step)
        elif entry.seat in self._open and not self._window.secret:
            self._open[entry.seat].number = moment

    def _meet(self, step: Step) -> None:
        """The script asks: one seat, or several in a new window."""
        moment = self._moment
        if isinstance(step, Question):
            step.number = moment
            self._window = None
            self._open = {step.seat: step}
        elif isinstance(step, Window):
            self._window = step
            self._opened_at = moment
            self._opened_now = self._state.now
            self._open = step.questions
            for question in step.questions.values():
                question.number = moment
        else:
            raise TypeError(f"a script asks questions, it does not yield {step!r}")

    def _broken(self, error: Exception) -> BrokenScript:
        return BrokenScript(self.game.name, f"{type(error).__name__}: {error}")

    def _end(self, result: Result) -> None:
        self._result = result
        self._open = {}
        self._window = None

    # Looking

    def _current_window(self) -> Window | None:
        if not self._awake:
            self._wake()
        return self._window

    def _committed_by(self, seat: int | None) -> list[Entry]:
        """What the seat has chosen in the secret window that is still open."""
        window = self._current_window()
        if window is None or not window.secret:
            return []
        since = self._entries[self._opened_at - self._record_from :]
        return [entry for entry in since if entry.seat == seat]

    def _participants(self) -> tuple[int, ...]:
        window = self._current_window()
        return window.seats if window is not None else tuple(self._open)

    # Going back and copying

    def _rebuilt(self, moment: int) -> Self:
        """This table as it was when so many choices had been made."""
        assert self._base is not None and self._origin is not None  # set by the first choice
        if self._base_at <= moment:
            return self._replayed(self._base, self._base_at, moment)
        return self._replayed(self._origin, self._record_from, moment)

    def _replayed(self, base: S, base_at: int, moment: int) -> Self:
        twin = self._twin(base.copy(), base_at)
        twin._base = twin._origin = base
        twin._base_due = base_at + SPACING
        start = self._record_from
        twin._take_all(self._entries[base_at - start : moment - start])
        twin._settle()
        return twin

    def _take_all(self, entries: Sequence[Entry]) -> None:
        """Take choices that are known to be offered."""
        if not self._awake:
            self._wake()
        for entry in entries:
            self._take(entry)

    def _settle(self) -> None:
        """From here on it is a table of its own: what was replayed is not told again."""
        log = self._state.log
        self._state.log = Log(self._entries, self._record_from, log.card_names, log.muted)

    def _last_checkpoint(self) -> S:
        """The state of the last checkpoint, kept so that the next replay is as short as can be."""
        target = self._checkpoint_at
        base = self._base
        if base is None or self._base_at > target:
            raise RuntimeError("a choice was made without a checkpoint before it")
        if self._base_at != target:
            base = self._base = self._replayed(base, self._base_at, target)._state
            self._base_at = target
            self._base_due = target + SPACING
        return base

    def _twin(self, state: S, moment: int, seed: bytes | None = None) -> Self:
        """A table of its own at a checkpoint; its script starts when it is needed."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.seats = self.seats
        twin.names = self.names
        twin.options = self.options
        twin.seed = seed or self.seed
        twin._entries = []
        log = self._state.log
        state.log = Log(twin._entries, moment, log.card_names, log.muted)
        twin._state = state
        twin._fork = True
        twin._story = None
        twin._stand_at(moment)
        return twin

    def _become(self, other: Self) -> None:
        """Stand where the other stands; record, names and what was told until then stay."""
        log = self._state.log
        while log.lines and log.lines[-1].moment > self._moment:
            log.lines.pop()
        self._state = other._state
        self._state.log = log
        self._base = other._base
        self._base_at = other._base_at
        self._base_due = other._base_at + SPACING
        self._awake = other._awake
        self._send = other._send
        self._open = other._open
        self._window = other._window
        self._opened_at = other._opened_at
        self._opened_now = other._opened_now
        self._checkpoint_at = other._checkpoint_at
        self._result = other._result
