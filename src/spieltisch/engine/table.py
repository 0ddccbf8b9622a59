"""A table: one match of one game. It asks, takes choices, shows, forks and takes back.

>>> from spieltisch.games import find
>>> table = Table(find("imperator"), seats=2, seed="example")
>>> question = table.questions[0]
>>> question.seat, question.prompt, [choice.verb for choice in question.choices]
(0, 'crown', ['crown', 'crown'])
>>> table.choose(0, question.choices[0])
>>> [question.seat for question in table.questions]
[1]
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from spieltisch.engine.chance import Chance, commitment, seed_bytes
from spieltisch.engine.errors import (
    BrokenScript,
    CannotUndo,
    ClockFirst,
    DamagedRecord,
    NoRecord,
    NoSuchDeal,
    NotAsked,
    NotOffered,
    OtherRules,
    TableError,
    TooEarly,
    UnknownGame,
    WrongNumberOfSeats,
)
from spieltisch.engine.game import Game, Meaning, Result
from spieltisch.engine.options import complete
from spieltisch.engine.record import Record, check_commitment
from spieltisch.engine.script import (
    CHECKPOINT,
    CLOCK,
    Choice,
    Entry,
    Question,
    Step,
    Window,
)
from spieltisch.engine.sight import Eyes, View
from spieltisch.engine.state import State
from spieltisch.engine.told import Log, Message, Told

S = TypeVar("S", bound=State)

SPACING = 32
"""A copy of the state is kept every so many choices at least, to fork and to take back from."""
DEALS = 64
"""So many re-deals are tried to find one that fits what a seat has seen since the checkpoint."""


def _asleep(entry: Entry | None) -> Step:
    raise RuntimeError("the script of this table has not been started")


class Table(Generic[S]):
    """One match: `questions`, `choose`, `view`, `told_to`, `fork`, `undo`, `result`.

    What is promised:

    - A choice is taken whole or refused with an error that leaves the table as it was.
    - The same game, options, seats, seed and choices give the same table, to the byte.
    - The cost of a choice does not depend on how long the match has been going on.
    """

    __slots__ = (
        "_awake",
        "_base",
        "_base_at",
        "_base_due",
        "_checkpoint_at",
        "_deals",
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
        seats: int | Sequence[str],
        seed: str | int | bytes,
        options: Mapping[str, object] | None = None,
        told: bool = True,
    ) -> None:
        """Set a table. `seats` is their number or their names; without `told` it keeps silent."""
        count = seats if isinstance(seats, int) else len(seats)
        if count not in game.seats:
            raise WrongNumberOfSeats(game.name, count, game.seats)
        self.game = game
        self.seats = count
        self.names = [""] * count if isinstance(seats, int) else list(seats)
        self.options = complete(game.options, options or {}, count)
        self.seed = seed_bytes(seed)
        self._state: S = game.setup(count, self.options, Chance(self.seed, count + 1))
        self._entries: list[Entry] = []
        cards = frozenset(n for n, meaning in game.meanings.items() if meaning is Meaning.CARD)
        self._state.log = Log(self._entries, 0, cards, muted=not told)
        self._moment = self._record_from = 0
        self._opened_at = self._checkpoint_at = self._base_at = self._base_due = 0
        self._opened_now = 0
        self._base: S | None = None
        self._origin: S | None = None
        self._fork = False
        self._awake = False
        self._send: Callable[[Entry | None], Step] = _asleep
        self._open: dict[int, Question] = {}
        self._window: Window | None = None
        self._result: Result | None = None
        self._deals = 0

    @classmethod
    def at(cls, game: Game[S], state: S, options: Mapping[str, object] | None = None) -> Table[S]:
        """A table that stands at a checkpoint laid out by hand: for tests, puzzles and analysis.

        The state is the table's from now on. There is no way that led to it, hence no record.
        """
        return cls(game, state.seats, state.chance.seed, options)._twin(state, 1)

    # What the table asks

    @property
    def questions(self) -> list[Question]:
        """Who is asked what; empty when the match is over."""
        if not self._awake:
            self._wake()
        return list(self._open.values())

    def question(self, seat: int) -> Question | None:
        """What this seat is asked, if anything."""
        if not self._awake:
            self._wake()
        return self._open.get(seat)

    def awaiting(self) -> list[int]:
        """The seats the table waits for, as far as the others may know."""
        window = self._current_window()
        if window is not None and window.sealed:
            return [seat for seat in window.seats if seat >= 0]
        return [question.seat for question in self.questions if question.seat >= 0]

    @property
    def secret(self) -> bool:
        """Does what is chosen now stay hidden from the others until all have chosen?"""
        window = self._current_window()
        return window is not None and window.secret

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        if not self._awake:
            self._wake()
        return self._result

    # What is chosen

    def choose(self, seat: int, choice: Choice | int, at: int | None = None) -> None:
        """Take one of the choices that the seat is offered: the choice, or its index in the list.

        `at` is table time in milliseconds; without it, the earliest time that is possible.
        """
        question = self._open.get(seat) or self._asked(seat)
        choices = question.listed or question.choices
        if type(choice) is int and 0 <= choice < len(choices):
            picked = choices[choice]
        else:
            picked = self._offered(question, choice)
        state = self._state
        now = state.now
        if at is not None or question.ready_at > now or CLOCK in self._open:
            now = self._time(question, at)
        moment = self._moment
        if self._checkpoint_at == moment >= self._base_due:
            self._base = state.copy()
            self._base_at = moment
            self._base_due = moment + SPACING
            if self._origin is None:
                self._origin = self._base
        try:
            self._take(Entry(question.seat, picked, now))
        except Exception as error:
            del self._entries[-1]
            self._moment = moment
            self._become(self._rebuilt(moment))
            raise self._broken(error) from error

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        before = self._before_last(seat)
        del self._entries[-1]
        self._moment -= 1
        self._become(before)

    def can_undo(self, seat: int) -> bool:
        if not self._entries or self._entries[-1].seat != seat:
            return False
        try:
            self._before_last(seat)
        except CannotUndo:
            return False
        return True

    # What is seen

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return self._moment

    @property
    def at_checkpoint(self) -> bool:
        """Is the state alone enough to go on from here? Then a fork is as cheap as it can be."""
        return self._checkpoint_at == self._moment

    @property
    def now(self) -> int:
        """Table time in milliseconds: when the last choice was made."""
        return self._state.now

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def told(self) -> list[Told]:
        """All that was told at this table, as nobody at it may see it: use `told_to`."""
        return self._state.log.lines

    def told_to(self, seat: int | None, since: int = 0) -> list[Message]:
        """What this seat (None: a spectator) was told, from the given line on."""
        heard = (line.to_seat(seat) for line in self._state.log.lines[since:])
        return [message for message in heard if message is not None]

    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know."""
        result = self.result
        window = self._current_window()
        moment, now, own = self._moment, self._state.now, self._committed_by(seat)
        if window is not None and window.secret:
            # How many choices the others have made, and when, would betray what they have chosen.
            moment = self._opened_at + len(own)
            now = own[-1].at if own else self._opened_now
        return View(
            seat=seat,
            moment=moment,
            now=now,
            awaiting=self.awaiting(),
            committed=[entry.choice for entry in own],
            outcome=result.outcome if result else None,
            winners=list(result.winners) if result else [],
            board=self.game.view(self._state, self.eyes(seat)),
        )

    def eyes(self, seat: int | None) -> Eyes:
        """What this seat (None: a spectator) sees of single cards and dice."""
        state = self._state
        return Eyes(seat, state.cards, state.dice, state.kinds)

    @property
    def commitment(self) -> str:
        """The seed's SHA-256: shown before the first move, so that the dice can be checked."""
        return commitment(self.seed)

    def hash(self) -> str:
        """A fingerprint of the state and of what is asked: equal tables, equal hashes."""
        digest = hashlib.sha256(self._state.plain())
        for question in self.questions:
            asked = (question.seat, question.prompt, question.values, question.ready_at)
            digest.update(repr((asked, question.choices)).encode())
        digest.update(repr(self.result).encode())
        return digest.hexdigest()

    # Forks

    def fork(self, knowing: int | None = None) -> Table[S]:
        """A second table that stands where this one stands and goes its own way.

        With `knowing` it is one that this seat may think with: everything the seat cannot know is
        dealt anew, what others have committed in secret is open again, and chance will fall
        differently. Without it, the same choices lead to the same end here and there.
        """
        if knowing is not None:
            return self._fork_knowing(knowing)
        moment = self._moment
        if self._checkpoint_at == moment:
            return self._twin(self._state.copy(), moment)
        return self._replayed(self._last_checkpoint(), self._base_at, moment)

    def _fork_knowing(self, seat: int) -> Table[S]:
        moment = self._moment
        if self._checkpoint_at == moment:
            luck = self._luck()
            state = self._state.copy()
            state.cards.redeal(seat, luck, self.game.backs, set())
            state.dice.redeal(seat, luck, set())
            state.chance = state.chance.reseeded(luck.seed)
            return self._twin(state, moment, luck.seed)
        base = self._last_checkpoint()
        visible = self._visible_to(seat)
        cards, dice = self._known_since(base, seat)
        for deal in range(DEALS):
            luck = self._luck()
            state = base.copy()
            state.cards.redeal(seat, luck, self.game.backs, cards)
            state.dice.redeal(seat, luck, dice)
            if deal < DEALS // 2:
                # What fell unseen since the checkpoint falls anew, if what was seen still fits.
                state.chance = state.chance.reseeded(luck.seed)
            twin = self._twin(state, self._base_at, luck.seed)
            if self._fits(twin, visible, seat):
                twin._state.chance = twin._state.chance.reseeded(luck.seed)
                twin._settle()
                return twin
        raise NoSuchDeal(seat)

    def _visible_to(self, seat: int) -> list[Entry]:
        """The choices since the base without those that others have made in a secret window."""
        since = self._entries[self._base_at - self._record_from :]
        window = self._current_window()
        if window is None or not window.secret:
            return since
        opened = self._opened_at - self._base_at
        return since[:opened] + [entry for entry in since[opened:] if entry.seat == seat]

    def _known_since(self, then: S, seat: int) -> tuple[set[int], set[int]]:
        """Cards and dice whose faces the seat has seen since then."""
        now = self._state
        cards = (
            {card for card in now.cards.all() if now.cards.sees(seat, card)}
            if now.cards.renewals == then.cards.renewals
            else set()
        )
        return cards, {die for die in range(len(now.dice.face)) if now.dice.sees(seat, die)}

    def _fits(self, twin: Table[S], visible: Sequence[Entry], seat: int) -> bool:
        """Do the choices lead the twin to where the seat sees what it sees here?"""
        if not visible:
            return True
        try:
            for entry in visible:
                twin.choose(entry.seat, entry.choice, entry.at)
        except TableError:
            return False
        board = self.game.view(self._state, self.eyes(seat))
        other = self.game.view(twin._state, twin.eyes(seat))
        return (
            board == other
            and self._asks(seat) == twin._asks(seat)
            and self._participants() == twin._participants()
            and self._result == twin._result
            and self._heard_since(self._base_at, seat) == twin._heard_since(self._base_at, seat)
        )

    def _asks(self, seat: int) -> tuple[object, ...] | None:
        """What the seat is asked, to be compared."""
        asked = self._open.get(seat)
        if asked is None:
            return None
        return (asked.prompt, asked.values, asked.ready_at, asked.choices)

    def _heard_since(self, moment: int, seat: int) -> list[Message]:
        lines = self._state.log.lines
        start = len(lines)
        while start and lines[start - 1].moment > moment:
            start -= 1
        return self.told_to(seat, start)

    def _luck(self) -> Chance:
        """Chance for a re-deal: it follows from the seed, and no two re-deals are the same."""
        self._deals += 1
        place = f"deal {self.moment} {self._deals}".encode()
        return Chance(hashlib.blake2b(place, key=self.seed, digest_size=32).digest())

    # The record

    def record(self) -> Record:
        """The match so far, to save, send or verify."""
        if self._fork:
            raise NoRecord
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            options=dict(self.options),
            seats=list(self.names),
            seed=self.seed.hex(),
            commitment=self.commitment,
            entries=list(self._entries),
            end=self.hash(),
        )

    @classmethod
    def from_record(cls, game: Game[S], record: Record) -> Table[S]:
        """The table that a record leads to; each choice is checked as if it were made now."""
        table = cls.opened(game, record)
        for index, entry in enumerate(record.entries):
            table.replay(entry, index)
        if table.hash() != record.end:
            raise DamagedRecord("end")
        return table

    @classmethod
    def opened(cls, game: Game[S], record: Record) -> Table[S]:
        """The table of a record before the first choice."""
        if record.game != game.name:
            raise UnknownGame(record.game, [game.name])
        if record.rules != game.rules:
            raise OtherRules(game.name, record.rules, game.rules)
        check_commitment(record)
        return cls(game, record.seats, record.seed_bytes, record.options)

    def replay(self, entry: Entry, index: int) -> None:
        """Take one choice of a record."""
        try:
            self.choose(entry.seat, entry.choice, entry.at)
        except TableError as error:
            raise DamagedRecord("choice", error, number=index + 1) from error

    # Inside: running the script

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

    def _asked(self, seat: int) -> Question:
        """The seat's question, also when the script has not been started yet."""
        if not self._awake:
            self._wake()
        if seat not in self._open:
            raise NotAsked(seat, self.awaiting())
        return self._open[seat]

    def _offered(self, question: Question, choice: object) -> Choice:
        """The choice itself, if it is one of those offered."""
        if isinstance(choice, Choice):
            for offered in question.choices:
                if offered == choice:
                    return offered
        raise NotOffered(question.seat, choice)

    def _time(self, question: Question, at: int | None) -> int:
        """The time of a choice, if it is possible then."""
        earliest = max(self._state.now, question.ready_at)
        if at is None:
            at = earliest
        elif type(at) is not int:
            raise TypeError(f"a time is a whole number of milliseconds, not {at!r}")
        elif at < earliest:
            raise TooEarly(question.seat, at, earliest)
        clock = self._open.get(CLOCK)
        if clock is not None and clock is not question and clock.ready_at < at:
            raise ClockFirst(at, clock.ready_at)
        return at

    # Inside: going back and copying

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

    def _before_last(self, seat: int) -> Table[S]:
        """The table as it was before the seat's last choice, if that may be taken back."""
        if not any(entry.seat == seat for entry in reversed(self._entries)):
            raise CannotUndo(seat, "nothing")
        if self._window is not None and self._window.sealed:
            # Any other answer would betray who has reacted since.
            raise CannotUndo(seat, "moved-on")
        if self._entries[-1].seat != seat:
            raise CannotUndo(seat, "other-seat")
        before = self._rebuilt(self.moment - 1)
        now, then = self._state, before._state
        if now.chance.total() != then.chance.total():
            raise CannotUndo(seat, "chance")
        if now.cards.shown != then.cards.shown or now.dice.shown != then.dice.shown:
            raise CannotUndo(seat, "seen")
        if before._secrets_shared() and (
            self._window is None or self._opened_at != before._opened_at
        ):
            raise CannotUndo(seat, "seen")
        if self._result is not None or self._participants() != before._participants():
            raise CannotUndo(seat, "moved-on")
        return before

    def _secrets_shared(self) -> bool:
        """Do several seats commit choices here that will be revealed to each other?"""
        window = self._window
        return window is not None and window.secret and len(window.seats) > 1

    def _rebuilt(self, moment: int) -> Table[S]:
        """This table as it was when so many choices had been made."""
        assert self._base is not None and self._origin is not None  # set by the first choice
        if self._base_at <= moment:
            return self._replayed(self._base, self._base_at, moment)
        return self._replayed(self._origin, self._record_from, moment)

    def _replayed(self, base: S, base_at: int, moment: int) -> Table[S]:
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

    def _twin(self, state: S, moment: int, seed: bytes | None = None) -> Table[S]:
        """A table of its own at a checkpoint; its script starts when it is needed."""
        twin: Table[S] = Table.__new__(Table)
        twin.game = self.game
        twin.seats = self.seats
        twin.names = self.names
        twin.options = self.options
        twin.seed = seed or self.seed
        entries: list[Entry] = []
        log = self._state.log
        state.log = Log(entries, moment, log.card_names, log.muted)
        twin._state = state
        twin._base = twin._origin = None
        twin._fork = True
        twin._opened_now = 0
        twin._moment = twin._record_from = moment
        twin._opened_at = twin._checkpoint_at = twin._base_at = twin._base_due = moment
        twin._entries = entries
        twin._deals = 0
        twin._awake = False
        twin._send = _asleep
        twin._open = {}
        twin._window = None
        twin._result = None
        return twin

    def _become(self, other: Table[S]) -> None:
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
