"""Rules are scripts that ask questions.

A script is a generator that plays a game as its rulebook tells it. Wherever a player has to decide
it asks, in one of four ways, and goes on with the answer:

- `ask`: one seat decides.
- `simultaneously`: several seats each run a script of their own, in any order in which people act.
- `secretly`: all commit, then all is revealed.
- `anyone_may`: a window in which seats may react; nobody sees from outside who could have.

`wait_until` asks the clock, which is a seat of its own. `yield CHECKPOINT` promises two things:
from here the state alone is enough to go on, and nothing changes or is told before the next
question.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

CLOCK = -1
"""The seat that answers when a time is due."""


class Choice(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A verb and the things on the table that it touches.

    >>> Choice("attack", (3, 17))
    Choice(verb='attack', things=(3, 17))
    """

    verb: str
    things: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.things)])


PASS = Choice("pass")
TICK = Choice("tick")


LONGEST = 2**53
"""Table time beyond this is no number for everybody who reads a record."""


class Entry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One line of a record: who chose what, and when (milliseconds of table time)."""

    seat: int
    choice: Choice
    at: Annotated[int, msgspec.Meta(ge=-LONGEST, le=LONGEST)] = 0


Listing = Callable[[], list[Choice]]


class Checkpoint:
    """See CHECKPOINT."""

    __slots__ = ()


CHECKPOINT = Checkpoint()


class Question(msgspec.Struct, eq=False):
    """One seat is asked to take one of the choices.

    `number` counts the choices made when it was asked: an answer that names another number is
    stale. `ready_at` is the table time before which no answer is taken. Choices that are given as a
    function (`listing`) are listed anew whenever another seat has changed the table. Nobody waits
    for the answer to an `idle` question: it is there for whoever wants to come back to something.
    """

    seat: int
    prompt: str
    listed: list[Choice] | None
    listing: Listing | None
    ready_at: int
    values: dict[str, int]
    number: int = -1
    idle: bool = False

    @property
    def choices(self) -> list[Choice]:
        """All that the seat may choose from."""
        listed = self.listed
        if listed is None and self.listing is not None:
            listed = self.listed = self.listing()
        if not listed:
            raise EmptyQuestion(self.prompt)
        return listed


class EmptyQuestion(Exception):
    """A script asked without offering anything: a mistake in the game."""

    def __init__(self, prompt: str) -> None:
        super().__init__(f"the question '{prompt}' offers no choice")


Kind = Literal["open", "secret", "sealed", "screened"]
"""What can be known of a question: all of it, who is still asked, not even that, or who is asked of
those who work behind screens."""


class Window:
    """Several seats are asked at the same time.

    `seats` are those who take part, `questions` those still open. In a `secret` window nobody
    learns what was chosen before all have; in a `sealed` one not even who has. Something was
    `announced` if the last choice in a secret window was one that everybody learns of at once.
    Seats that are `together` sit behind the same screen. Questions that were `withdrawn` may be
    asked again.
    """

    __slots__ = (
        "announced",
        "kind",
        "questions",
        "sealed",
        "seats",
        "secret",
        "together",
        "withdrawn",
    )

    def __init__(
        self, seats: tuple[int, ...], kind: Kind, together: Sequence[Sequence[int]] = ()
    ) -> None:
        self.seats = seats
        self.together = together
        self.secret = kind != "open"
        self.sealed = kind == "sealed"
        self.announced = False
        self.kind: Kind = kind
        self.questions: dict[int, Question] = {}
        self.withdrawn: dict[int, Question] = {}


Step = Checkpoint | Question | Window
"""What a script yields."""
T = TypeVar("T")
Script = Generator[Step, Any, T]
"""It is sent the entry of the record that answers its question."""


def ask(
    seat: int,
    prompt: str,
    choices: list[Choice] | Listing,
    ready_at: int = 0,
    idle: bool = False,
    **values: int,
) -> Script[Choice]:
    """One seat decides. Within `simultaneously`, nobody waits for the answer if it is `idle`.

    Where much is asked a script may yield the question itself: `entry = yield Question(...)`.
    """
    if not choices:
        raise EmptyQuestion(prompt)
    if isinstance(choices, list):
        entry: Entry = yield Question(seat, prompt, choices, None, ready_at, values, idle=idle)
    else:
        entry = yield Question(seat, prompt, None, choices, ready_at, values)
    return entry.choice


def wait_until(time: int) -> Script[None]:
    """Go on when the table's clock has reached this time."""
    yield Question(CLOCK, "wait", [TICK], None, time, {})


def secretly(prompt: str, choices: Mapping[int, list[Choice]]) -> Script[dict[int, Choice]]:
    """All seats commit to a choice, then all is revealed: the choice of each seat."""
    return _committed(prompt, choices, {}, sealed=False)


def anyone_may(
    prompt: str, choices: Mapping[int, list[Choice]], /, **values: int
) -> Script[dict[int, Choice]]:
    """A window to react in: the choices of those who did, in the order of the seats given.

    Each seat may also pass. A seat that has nothing to react with has to be asked as well, with an
    empty list, so that nobody can tell; and who has answered is not shown before all have.
    `values` say where the window belongs, such as whose turn it is: what somebody declines for
    good is not shown to them again in windows with the same values.
    """
    offered = {seat: [*reactions, PASS] for seat, reactions in choices.items()}
    chosen = yield from _committed(prompt, offered, values, sealed=True)
    return {seat: choice for seat, choice in chosen.items() if choice is not PASS}


def _committed(
    prompt: str, choices: Mapping[int, list[Choice]], values: dict[str, int], sealed: bool
) -> Script[dict[int, Choice]]:
    window = Window(tuple(choices), "sealed" if sealed else "secret")
    questions = window.questions
    for seat, offered in choices.items():
        if not offered:
            raise EmptyQuestion(prompt)
        questions[seat] = Question(seat, prompt, offered, None, 0, values)
    chosen: dict[int, Choice] = {}
    while questions:
        entry: Entry = yield window
        chosen[entry.seat] = entry.choice
        del questions[entry.seat]
    return {seat: chosen[seat] for seat in choices}


def simultaneously(
    scripts: Mapping[int, Script[T]],
    screened: bool = False,
    until: Callable[[], bool] | None = None,
    anew: Callable[[], Mapping[int, Script[T]] | None] | None = None,
    together: Sequence[Sequence[int]] = (),
) -> Script[dict[int, T]]:
    """Several seats each run their own script at once; it ends when all have ended.

    Endless scripts are cut off by `until`: it is asked before the first question and after each
    choice, and when it says so no question is left open. Then only those who have ended have a
    result. Where only idle questions are left it has to say so.

    A seat's script is written as if it were alone and asks this seat only. Where one seat's choice
    changes what another may do, that other script gives its choices as a function.

    With `screened` the seats work behind screens: nobody sees what the others do until all have
    ended, so a script must not change anything that others see. Seats that are `together` share a
    screen and see what each of them does; but what one chooses must be possible whatever the other
    does, or be an announcement.

    What one seat does may concern others, even behind its screen: `anew` is asked after each choice
    for scripts of seats that have to be asked again, also of such that had ended. None means that
    the choice concerned nobody else. Otherwise it is, behind screens, an announcement, also if
    nobody is asked again: with that choice, and with no other, a script may change what others
    see, and says so with `state.announce`.

    Scripts may say `yield CHECKPOINT` too, at points where the state alone is enough to go on with
    them (a script begun anew from a state in which it had ended must end without asking). When all
    of them are at such a point, so is the whole. Behind screens the state then holds what others
    cannot know: the game's view does not show it, and `forget` takes it back.
    """
    window = Window(tuple(scripts), "screened" if screened else "open", together)
    questions = window.questions
    ended: dict[int, T] = {}
    unclean: set[int] = set()
    runs = {seat: _Run(seat, script, ended, unclean) for seat, script in scripts.items()}
    for run in runs.values():
        run.resume(window, None)
    while questions and not (until is not None and until()):
        if not unclean:
            yield CHECKPOINT
        entry: Entry = yield window
        runs[entry.seat].resume(window, entry)
        if anew is not None and (again := anew()) is not None:
            _ask_again(window, runs, ended, unclean, again)
        if not screened:
            for question in questions.values():
                if question.listing is not None:
                    question.listed = None
    for run in runs.values():
        run.script.close()
    return {seat: ended[seat] for seat in scripts if seat in ended}


def _ask_again(
    window: Window,
    runs: dict[int, _Run[T]],
    ended: dict[int, T],
    unclean: set[int],
    scripts: Mapping[int, Script[T]],
) -> None:
    """These seats begin anew with these scripts, in the order of the window.

    In an open window a question that was withdrawn for a while is the same when it comes back:
    whoever was about to answer it can.
    """
    window.announced = True
    questions, withdrawn = window.questions, window.withdrawn
    for seat, script in scripts.items():
        held = questions.get(seat) or withdrawn.pop(seat, None)
        ended.pop(seat, None)
        runs[seat].script.close()
        runs[seat] = _Run(seat, script, ended, unclean)
        runs[seat].resume(window, None)
        if held is not None and not window.secret:
            asked = questions.get(seat)
            if asked is None:
                withdrawn[seat] = held
            elif asked.prompt == held.prompt:
                asked.number = held.number
    ordered = {seat: questions[seat] for seat in window.seats if seat in questions}
    questions.clear()
    questions.update(ordered)


class _Run(Generic[T]):
    """One seat's script within `simultaneously`.

    As long as a seat is `unclean` the state alone is not enough to go on with its script.
    """

    __slots__ = ("ended", "promised", "script", "seat", "unclean")

    def __init__(
        self, seat: int, script: Script[T], ended: dict[int, T], unclean: set[int]
    ) -> None:
        self.seat = seat
        self.script = script
        self.ended = ended
        self.unclean = unclean
        self.promised = False

    def resume(self, window: Window, entry: Entry | None) -> None:
        """Run the script up to its next question or its end."""
        seat, questions = self.seat, window.questions
        send = self.script.send
        clean = False
        try:
            step = send(entry)
            while step is CHECKPOINT:
                clean = self.promised = True
                step = send(None)
        except StopIteration as end:
            self.ended[seat] = end.value
            self._note(self.promised or entry is None)
            questions.pop(seat, None)
            return
        if not isinstance(step, Question) or step.seat != seat:
            raise TypeError(f"the script of seat {seat} may ask this seat only, not {step!r}")
        if not clean or self.unclean:
            self._note(clean)
        if seat in questions:
            step.number = questions[seat].number + 1
        questions[seat] = step

    def _note(self, clean: bool) -> None:
        if clean:
            self.unclean.discard(self.seat)
        else:
            self.unclean.add(self.seat)


class _Singles(dict[int, Choice]):
    """The choices of one verb by the thing they touch, built once for all tables."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, thing: int) -> Choice:
        choice = self[thing] = Choice(self.verb, (thing,))
        return choice


_singles = cache(_Singles)


def choices_of(verb: str, things: Iterable[int]) -> list[Choice]:
    """One choice for each thing.

    >>> choices_of("crown", [4, 9])
    [Choice(verb='crown', things=(4,)), Choice(verb='crown', things=(9,))]
    """
    made = _singles(verb)
    return [made[thing] for thing in things]


def pairs_of(verb: str, things: Iterable[int], others: Sequence[int]) -> list[Choice]:
    """One choice for each thing with each of the others.

    >>> [str(choice) for choice in pairs_of("attack", [1, 2], [7, 8])]
    ['attack 1 7', 'attack 1 8', 'attack 2 7', 'attack 2 8']
    """
    return [Choice(verb, (thing, other)) for thing in things for other in others]
