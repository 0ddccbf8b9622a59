"""How a table runs its script, takes choices, is copied and goes back.

A run knows and shows everything, hidden cards included: `Table` is its public face, `dealing` deals
it anew, `undoing` takes it back, and nobody outside the engine touches one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Generic, TypeVar

from spieltisch.engine.errors import BrokenScript, ClockFirst, NotAsked, NotOffered, TooEarly
from spieltisch.engine.eyes import Eyes
from spieltisch.engine.game import Game, Result
from spieltisch.engine.options import OptionValue
from spieltisch.engine.script import CHECKPOINT, CLOCK, Choice, Entry, Question, Step, Window
from spieltisch.engine.state import State
from spieltisch.engine.story import Story
from spieltisch.engine.timeline import Opened, Stand, Timeline
from spieltisch.engine.told import Log
from spieltisch.engine.undoing import Footprint, Verdicts, footprint

S = TypeVar("S", bound=State)


def _asleep(entry: Entry | None) -> Step:
    raise RuntimeError("the script of this table has not been started")


class Run(Generic[S]):
    """A state, the script that plays on it, and the timeline of the choices that led here.

    `moment` counts all choices, `entries` are the timeline's. The state was at a checkpoint at
    `checkpoint_at`. `open` are the questions, `window` what asks them if it asks several seats,
    open since the moment `opened_at` and the time `opened_now`; behind screens something was last
    announced to all at `announced_at`. A table that begins in the middle of a secret window
    `resumes` it. `story` is what was last noted for a fork in the middle of an effect.

    `before` is what the last choice must have left as it was to be taken back; it is kept as soon
    as somebody has asked whether one can be, and `verdicts` are the answers in a secret window.
    """

    __slots__ = (
        "announced_at",
        "awake",
        "before",
        "checkpoint_at",
        "entries",
        "game",
        "is_fork",
        "moment",
        "names",
        "open",
        "opened_at",
        "opened_now",
        "options",
        "result",
        "resumes",
        "seats",
        "seed",
        "send",
        "state",
        "story",
        "timeline",
        "verdicts",
        "window",
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
        self.state = state
        self.is_fork = False
        self.stand_at(0, None)

    def stand_at(self, moment: int, opened: Opened | None) -> None:
        """At a checkpoint, with nothing chosen yet; the script starts when it is needed."""
        self.moment = self.checkpoint_at = moment
        self.opened_at = self.announced_at = moment
        self.opened_now = 0
        self.resumes = opened
        if opened is None:
            self.entries: list[Entry] = []
            self.timeline: Timeline[S] = Timeline(moment, self.entries, moment)
        else:
            self.entries = list(opened.entries)
            self.timeline = Timeline(opened.at, self.entries, moment)
        self.awake = False
        self.send: Callable[[Entry | None], Step] = _asleep
        self.open: dict[int, Question] = {}
        self.window: Window | None = None
        self.result: Result | None = None
        self.story: Story | None = None
        self.before: Footprint | None = None
        self.verdicts: Verdicts | None = None

    # Running

    def wake(self) -> None:
        """Start the script at the checkpoint where this table stands."""
        self.awake = True
        self.send = self.game.play(self.state).send
        try:
            step = self.send(None)
            while step is CHECKPOINT:
                step = self.send(None)
            self._meet(step)
        except StopIteration as end:
            self._end(end.value)
        except Exception as error:
            self.awake = False
            raise self._broken(error) from error

    def take(self, entry: Entry) -> None:
        """Run the script with a choice that is known to be possible, up to its next question."""
        self.entries.append(entry)
        self.moment = moment = self.moment + 1
        self.state.now = entry.at
        send = self.send
        try:
            step = send(entry)
            while step is CHECKPOINT:
                self.checkpoint_at = moment
                step = send(None)
        except StopIteration as end:
            self._end(end.value)
            return
        window = self.window
        if step is not window:
            self._meet(step)
        elif window.secret:
            if window.announced:
                window.announced = False
                self.announced_at = moment
                self._number(question for question in self.open.values() if question.number < 0)
        else:
            if window.announced:
                window.announced = False
                for question in self.open.values():
                    if question.number < 0:
                        question.number = moment
            if entry.seat in self.open:
                self.open[entry.seat].number = moment

    def _meet(self, step: Step) -> None:
        """The script asks: one seat, or several in a new window."""
        moment = self.moment
        if isinstance(step, Question):
            step.number = moment
            self.window = None
            self.open = {step.seat: step}
        elif isinstance(step, Window):
            resumed = self.resumes
            self.window = step
            self.opened_at = self.announced_at = moment
            self.opened_now = self.state.now
            self.open = step.questions
            if resumed is not None and step.secret:
                self.opened_at, self.opened_now = resumed.at, resumed.now
                self._number(step.questions.values())
            else:
                for question in step.questions.values():
                    question.number = moment
        else:
            raise TypeError(f"a script asks questions, it does not yield {step!r}")
        self.resumes = None

    def _number(self, questions: Iterable[Question]) -> None:
        """In a secret window a seat counts its own choices only."""
        for question in questions:
            question.number = self.opened_at + len(self.committed_by(question.seat))

    def _broken(self, error: Exception) -> BrokenScript:
        return BrokenScript(self.game.name, f"{type(error).__name__}: {error}")

    def _end(self, result: Result) -> None:
        self.result = result
        self.open = {}
        self.window = None

    # Choosing

    def choose(self, seat: int, choice: Choice | int, at: int | None) -> None:
        """Take a choice, or its index in the list, or refuse it and stay as it was."""
        question = self.open.get(seat) or self._asked(seat)
        choices = question.listed or question.choices
        if type(choice) is int and 0 <= choice < len(choices):
            picked = choices[choice]
        else:
            picked = self._offered(question, choice)
        state = self.state
        now = state.now
        if at is not None or question.ready_at > now or CLOCK in self.open:
            now = self._time(question, at)
        moment = self.moment
        if self.checkpoint_at == moment >= self.timeline.due:
            self.timeline.keep(Stand(state.copy(), moment, self.opened()))
        if self.before is not None:
            self.before = footprint(self)
        try:
            self.take(Entry(question.seat, picked, now))
        except Exception as error:
            del self.entries[-1]
            self.moment = moment
            self.before = None
            self.become(self.rebuilt(moment))
            raise self._broken(error) from error

    def _asked(self, seat: int) -> Question:
        """The seat's question, also when the script has not been started yet."""
        question = self.question(seat)
        if question is None:
            raise NotAsked(seat, self.awaiting())
        return question

    def _offered(self, question: Question, choice: object) -> Choice:
        """The choice itself, if it is one of those offered."""
        if isinstance(choice, Choice):
            for offered in question.choices:
                if offered == choice:
                    return offered
        raise NotOffered(question.seat, choice)

    def _time(self, question: Question, at: int | None) -> int:
        """The time of a choice, if it is possible then."""
        earliest = max(self.state.now, question.ready_at)
        if at is None:
            at = earliest
        elif type(at) is not int:
            raise TypeError(f"a time is a whole number of milliseconds, not {at!r}")
        elif at < earliest:
            raise TooEarly(question.seat, at, earliest)
        clock = self.open.get(CLOCK)
        if clock is not None and clock is not question and clock.ready_at < at:
            raise ClockFirst(at, clock.ready_at)
        return at

    # Looking

    def question(self, seat: int) -> Question | None:
        if not self.awake:
            self.wake()
        return self.open.get(seat)

    def awaiting(self) -> list[int]:
        """The seats the table waits for, as far as the others may know."""
        window = self.current_window()
        if window is not None and window.sealed:
            return [seat for seat in window.seats if seat >= 0]
        return [seat for seat, asked in self.open.items() if seat >= 0 and not asked.idle]

    def eyes(self, seat: int | None) -> Eyes:
        """What this seat (None: a spectator) sees of single cards and dice."""
        state = self.state
        lies = partial(self.game.lies, state)
        return Eyes(seat, state.cards, state.dice, state.kinds, lies)

    def current_window(self) -> Window | None:
        if not self.awake:
            self.wake()
        return self.window

    def committed_by(self, seat: int | None) -> list[Entry]:
        """What the seat has chosen in the secret window that is still open."""
        window = self.current_window()
        if window is None or not window.secret:
            return []
        since = self.timeline.between(self.opened_at)
        return [entry for entry in since if entry.seat == seat]

    def behind_screen_of(self, seat: int | None) -> Sequence[int]:
        """The seats that see what this one does in the secret window that is still open."""
        window = self.current_window()
        if seat is None or window is None:
            return ()
        return next((seats for seats in window.together if seat in seats), (seat,))

    def known_to(self, seat: int | None) -> list[Entry]:
        """What has been chosen in the secret window by this seat and those behind its screen."""
        window = self.current_window()
        if window is None or not window.secret:
            return []
        beside = self.behind_screen_of(seat)
        return [entry for entry in self.timeline.between(self.opened_at) if entry.seat in beside]

    def opened(self) -> Opened | None:
        """The secret window in the middle of which this table stands, if it does."""
        if not self.awake:
            return self.resumes
        window = self.window
        if window is None or not window.secret or self.opened_at == self.moment:
            return None
        entries = self.timeline.between(self.opened_at)
        return Opened(self.opened_at, self.opened_now, entries)

    def participants(self) -> tuple[int, ...]:
        window = self.current_window()
        return window.seats if window is not None else tuple(self.open)

    # Going back and copying

    def fork(self) -> Run[S]:
        """One that stands where this one stands and goes its own way."""
        moment = self.moment
        if self.checkpoint_at == moment:
            return self.twin(self.state.copy(), moment, self.opened())
        return self.replayed(self.last_checkpoint(), moment)

    def rebuilt(self, moment: int) -> Run[S]:
        """This table as it was when so many choices had been made."""
        return self.replayed(self.timeline.before(moment), moment)

    def replayed(self, stand: Stand[S], moment: int) -> Run[S]:
        twin = self.twin(stand.state.copy(), stand.moment, stand.opened)
        twin.timeline.begins_with(stand)
        twin.take_all(self.timeline.between(stand.moment, moment))
        twin.settle()
        return twin

    def take_all(self, entries: Sequence[Entry]) -> None:
        """Take choices that are known to be offered."""
        if not self.awake:
            self.wake()
        for entry in entries:
            self.take(entry)

    def settle(self) -> None:
        """From here on it is a table of its own: what was replayed is not told again."""
        log = self.state.log
        self.state.log = Log(self.entries, self.timeline.since, log.card_names, log.muted)

    def last_checkpoint(self) -> Stand[S]:
        """The last checkpoint, kept so that the next replay is as short as can be."""
        target, stand = self.checkpoint_at, self.timeline.last
        if stand.moment != target:
            there = self.replayed(stand, target)
            stand = Stand(there.state, target, there.opened())
            self.timeline.keep(stand)
        return stand

    def twin(
        self, state: S, moment: int, opened: Opened | None, seed: bytes | None = None
    ) -> Run[S]:
        """A table of its own at a checkpoint; its script starts when it is needed."""
        twin: Run[S] = Run.__new__(Run)
        twin.game = self.game
        twin.seats = self.seats
        twin.names = self.names
        twin.options = self.options
        twin.seed = seed or self.seed
        twin.stand_at(moment, opened)
        log = self.state.log
        state.log = Log(twin.entries, twin.timeline.since, log.card_names, log.muted)
        twin.state = state
        twin.is_fork = True
        return twin

    def become(self, other: Run[S]) -> None:
        """Stand where the other stands; record, names and what was told until then stay."""
        log = self.state.log
        while log.lines and log.lines[-1].moment > self.moment:
            log.lines.pop()
        self.state = other.state
        self.state.log = log
        self.timeline.keep(other.timeline.last)
        self.awake = other.awake
        self.send = other.send
        self.open = other.open
        self.window = other.window
        self.opened_at = other.opened_at
        self.opened_now = other.opened_now
        self.announced_at = other.announced_at
        self.resumes = other.resumes
        self.checkpoint_at = other.checkpoint_at
        self.result = other.result
