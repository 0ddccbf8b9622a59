"""How a table runs its script, is copied and goes back. `Table` is its public face."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Self, TypeVar

from spieltisch.engine.errors import BrokenScript
from spieltisch.engine.game import Game, Result
from spieltisch.engine.options import OptionValue
from spieltisch.engine.script import CHECKPOINT, Entry, Question, Step, Window
from spieltisch.engine.state import State
from spieltisch.engine.story import Story
from spieltisch.engine.timeline import Opened, Stand, Timeline
from spieltisch.engine.told import Log
from spieltisch.engine.undoing import Footprint, Verdicts

S = TypeVar("S", bound=State)


def _asleep(entry: Entry | None) -> Step:
    raise RuntimeError("the script of this table has not been started")


class Run(Generic[S]):
    """A state, the script that plays on it, and the timeline of the choices that led here.

    `_moment` counts all choices, `_entries` are the timeline's. The state was at a checkpoint at
    `_checkpoint_at`. `_open` are the questions, `_window` what asks them if it asks several seats,
    open since the moment `_opened_at` and the time `_opened_now`; behind screens something was last
    announced to all at `_announced_at`. A table that begins in the middle of a secret window
    `_resumes` it. `_story` is what was last noted for a fork in the middle of an effect.

    `_before` is what the last choice must have left as it was to be taken back; it is kept as soon
    as somebody has asked whether one can be, and `_verdicts` are the answers in a secret window.
    """

    __slots__ = (
        "_announced_at",
        "_awake",
        "_before",
        "_checkpoint_at",
        "_entries",
        "_fork",
        "_moment",
        "_open",
        "_opened_at",
        "_opened_now",
        "_result",
        "_resumes",
        "_send",
        "_state",
        "_story",
        "_timeline",
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
        self._fork = False
        self._stand_at(0, None)

    def _stand_at(self, moment: int, opened: Opened | None) -> None:
        """At a checkpoint, with nothing chosen yet; the script starts when it is needed."""
        self._moment = self._checkpoint_at = moment
        self._opened_at = self._announced_at = moment
        self._opened_now = 0
        self._resumes = opened
        if opened is None:
            self._entries: list[Entry] = []
            self._timeline: Timeline[S] = Timeline(moment, self._entries, moment)
        else:
            self._entries = list(opened.entries)
            self._timeline = Timeline(opened.at, self._entries, moment)
        self._awake = False
        self._send: Callable[[Entry | None], Step] = _asleep
        self._open: dict[int, Question] = {}
        self._window: Window | None = None
        self._result: Result | None = None
        self._story: Story | None = None
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
        window = self._window
        if step is not window:
            self._meet(step)
        elif window.secret:
            if window.announced:
                window.announced = False
                self._announced_at = moment
                self._number(question for question in self._open.values() if question.number < 0)
        elif entry.seat in self._open:
            self._open[entry.seat].number = moment

    def _meet(self, step: Step) -> None:
        """The script asks: one seat, or several in a new window."""
        moment = self._moment
        if isinstance(step, Question):
            step.number = moment
            self._window = None
            self._open = {step.seat: step}
        elif isinstance(step, Window):
            resumed = self._resumes
            self._window = step
            self._opened_at = self._announced_at = moment
            self._opened_now = self._state.now
            self._open = step.questions
            if resumed is not None and step.secret:
                self._opened_at, self._opened_now = resumed.at, resumed.now
                self._number(step.questions.values())
            else:
                for question in step.questions.values():
                    question.number = moment
        else:
            raise TypeError(f"a script asks questions, it does not yield {step!r}")
        self._resumes = None

    def _number(self, questions: Iterable[Question]) -> None:
        """In a secret window a seat counts its own choices only."""
        for question in questions:
            question.number = self._opened_at + len(self._committed_by(question.seat))

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
        since = self._timeline.between(self._opened_at)
        return [entry for entry in since if entry.seat == seat]

    def _opened(self) -> Opened | None:
        """The secret window in the middle of which this table stands, if it does."""
        if not self._awake:
            return self._resumes
        window = self._window
        if window is None or not window.secret or self._opened_at == self._moment:
            return None
        entries = self._timeline.between(self._opened_at)
        return Opened(self._opened_at, self._opened_now, entries)

    def _participants(self) -> tuple[int, ...]:
        window = self._current_window()
        return window.seats if window is not None else tuple(self._open)

    # Going back and copying

    def _rebuilt(self, moment: int) -> Self:
        """This table as it was when so many choices had been made."""
        return self._replayed(self._timeline.before(moment), moment)

    def _replayed(self, stand: Stand[S], moment: int) -> Self:
        twin = self._twin(stand.state.copy(), stand.moment, stand.opened)
        twin._timeline.begins_with(stand)
        twin._take_all(self._timeline.between(stand.moment, moment))
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
        self._state.log = Log(self._entries, self._timeline.since, log.card_names, log.muted)

    def _last_checkpoint(self) -> Stand[S]:
        """The last checkpoint, kept so that the next replay is as short as can be."""
        target, stand = self._checkpoint_at, self._timeline.last
        if stand.moment != target:
            there = self._replayed(stand, target)
            stand = Stand(there._state, target, there._opened())
            self._timeline.keep(stand)
        return stand

    def _twin(
        self, state: S, moment: int, opened: Opened | None, seed: bytes | None = None
    ) -> Self:
        """A table of its own at a checkpoint; its script starts when it is needed."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.seats = self.seats
        twin.names = self.names
        twin.options = self.options
        twin.seed = seed or self.seed
        twin._stand_at(moment, opened)
        log = self._state.log
        state.log = Log(twin._entries, twin._timeline.since, log.card_names, log.muted)
        twin._state = state
        twin._fork = True
        return twin

    def _become(self, other: Self) -> None:
        """Stand where the other stands; record, names and what was told until then stay."""
        log = self._state.log
        while log.lines and log.lines[-1].moment > self._moment:
            log.lines.pop()
        self._state = other._state
        self._state.log = log
        self._timeline.keep(other._timeline.last)
        self._awake = other._awake
        self._send = other._send
        self._open = other._open
        self._window = other._window
        self._opened_at = other._opened_at
        self._opened_now = other._opened_now
        self._announced_at = other._announced_at
        self._resumes = other._resumes
        self._checkpoint_at = other._checkpoint_at
        self._result = other._result
