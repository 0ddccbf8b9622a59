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
from collections.abc import Mapping, Sequence
from functools import partial

from spieltisch.engine.chance import Chance, commitment, seed_bytes
from spieltisch.engine.dealing import dealt_anew
from spieltisch.engine.errors import (
    CannotUndo,
    ClockFirst,
    DamagedRecord,
    NoRecord,
    NotAsked,
    NotOffered,
    OtherRules,
    TableError,
    TooEarly,
    UnknownGame,
)
from spieltisch.engine.game import Game, Meaning, Result
from spieltisch.engine.record import Record, check_commitment
from spieltisch.engine.run import Run, S
from spieltisch.engine.script import CLOCK, Choice, Entry, Kind, Question
from spieltisch.engine.sight import Eyes, View
from spieltisch.engine.timeline import Stand
from spieltisch.engine.told import Face, Fact, Log, Lying, Message, Told
from spieltisch.engine.undoing import footprint, refusal, take_back


class Table(Run[S]):
    """One match: `questions`, `choose`, `view`, `told_to`, `fork`, `undo`, `result`.

    What is promised:

    - A choice is taken whole or refused with an error that leaves the table as it was.
    - The same game, options, seats, seed and choices give the same table, to the byte.
    - The cost of a choice does not depend on how long the match has been going on.
    """

    __slots__ = ()

    def __init__(
        self,
        game: Game[S],
        seats: int | Sequence[str],
        seed: str | int | bytes,
        options: Mapping[str, object] | None = None,
        told: bool = True,
    ) -> None:
        """Set a table. `seats` is their number or their names; without `told` it keeps silent."""
        names = [""] * seats if isinstance(seats, int) else list(seats)
        count = len(names)
        chosen = game.checked(count, options or {})
        key = seed_bytes(seed)
        state = game.setup(count, chosen, Chance(key, count + 1))
        super().__init__(game, names, key, chosen, state)
        cards = frozenset(n for n, meaning in game.meanings.items() if meaning is Meaning.CARD)
        state.log = Log(self._entries, 0, cards, muted=not told)

    @classmethod
    def at(cls, game: Game[S], state: S, options: Mapping[str, object] | None = None) -> Table[S]:
        """A table that stands at a checkpoint laid out by hand: for tests, puzzles and analysis.

        The state is the table's from now on. There is no way that led to it, hence no record.
        """
        return cls(game, state.seats, state.chance.seed, options)._twin(state, 1, None)

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
    def kind(self) -> Kind:
        """In what kind of window the questions stand; one that is asked alone stands open."""
        window = self._current_window()
        return "open" if window is None else window.kind

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
        if self._checkpoint_at == moment >= self._timeline.due:
            self._timeline.keep(Stand(state.copy(), moment, self._opened()))
        if self._before is not None:
            self._before = footprint(self)
        try:
            self._take(Entry(question.seat, picked, now))
        except Exception as error:
            del self._entries[-1]
            self._moment = moment
            self._before = None
            self._become(self._rebuilt(moment))
            raise self._broken(error) from error

    def gesture(
        self,
        seat: int,
        steps: Sequence[Sequence[Choice]],
        at: int | None = None,
        need: int | None = None,
    ) -> list[Entry]:
        """The choices that a gesture of several steps comes to; nothing is chosen yet.

        Of each step the first choice counts that is offered when it is its turn. If none is, all of
        it is refused; but after so many steps as it does `need` (all, if nothing is said) it just
        ends. It ends early with a choice that could not be taken back: where chance falls or
        something hidden comes to light, what lies behind is asked anew.
        """
        fork = self.fork()
        made: list[Entry] = []
        for step in steps:
            question = fork._asked(seat)
            choice = next((one for one in step if one in question.choices), None)
            if choice is None and need is not None and len(made) >= need:
                break
            if choice is None:
                raise NotOffered(seat, step[0] if step else "-")
            fork.choose(seat, choice, at)
            made.append(Entry(seat, choice, fork.now))
            if not fork.can_undo(seat) or fork.question(seat) is None:
                break
        return made

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        reason = refusal(self, seat)
        if reason:
            raise CannotUndo(seat, reason)
        take_back(self, seat)

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last choice back?

        While what is chosen is secret the answer is the one when the seat chose: whether the others
        have chosen since is not to be seen.
        """
        if not self.secret and (not self._entries or self._entries[-1].seat != seat):
            return False
        return not refusal(self, seat)

    # What is seen

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return self._moment

    def moment_for(self, seat: int | None) -> int:
        """How many choices this seat (None: a spectator) may know of.

        How many the others have made in a secret window would betray what they have chosen.
        """
        return self._opened_at + len(self._committed_by(seat)) if self.secret else self._moment

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
        now, own = self._state.now, self._committed_by(seat)
        if self.secret:
            # When the others have chosen would betray what they have chosen.
            now = own[-1].at if own else self._opened_now
        return View(
            seat=seat,
            moment=self.moment_for(seat),
            now=now,
            awaiting=self.awaiting(),
            committed=self.committed(seat),
            outcome=result.outcome if result else None,
            winners=list(result.winners) if result else [],
            board=self.game.view(self._state, self.eyes(seat)),
        )

    def committed(self, seat: int | None) -> list[Choice]:
        """What this seat has chosen in the secret window that is still open."""
        return [entry.choice for entry in self._committed_by(seat)]

    def eyes(self, seat: int | None) -> Eyes:
        """What this seat (None: a spectator) sees of single cards and dice."""
        state = self._state
        lies = partial(self.game.lies, state)
        return Eyes(seat, state.cards, state.dice, state.kinds, lies)

    def facts(self, seat: int | None, card: int) -> list[Fact]:
        """What is to be said of a card beside its text, if this seat may see its face."""
        seen = self._state.cards.sees(seat, card)
        return self.game.facts(self._state, card) if seen else []

    def discards(self, seat: int | None) -> list[tuple[Lying, list[Face]]]:
        """The piles of discarded cards, each with the cards that this seat sees in it."""
        eyes, names = self.eyes(seat), self.game.discards
        return [
            (Lying.of(pile), eyes.pile(pile))
            for pile in self._state.cards.piles
            if pile.name in names
        ]

    def guide(self, seat: int) -> str | None:
        """The name of the guide to how this seat is played, if there is one."""
        return self.game.guide(self._state, seat)

    def is_muted(self, seat: int) -> bool:
        """Do the rules forbid this seat to speak now?"""
        return self.game.is_muted(self._state, seat)

    def speech(self, seat: int) -> Choice | None:
        """The choice that speaking is for this seat now, where the rules have to know of it."""
        return self.game.speech(self._state, seat)

    @property
    def commitment(self) -> str:
        """The seed's SHA-256: shown before the first move, so that the dice can be checked."""
        return commitment(self.seed)

    def hash(self) -> str:
        """A fingerprint of the state and of what is asked: equal tables, equal hashes."""
        questions = self.questions  # asking for them starts the script, which may change the state
        digest = hashlib.sha256(self._state.plain())
        for question in questions:
            asked = (question.seat, question.prompt, question.values, question.ready_at)
            digest.update(repr((asked, question.choices)).encode())
        digest.update(repr(self.result).encode())
        return digest.hexdigest()

    # Forks

    def fork(self, knowing: int | None = None, luck: str | int | bytes | None = None) -> Table[S]:
        """A second table that stands where this one stands and goes its own way.

        With `knowing` it is one that this seat may think with: everything the seat cannot know is
        dealt anew, what others have committed in secret is open again, and chance will fall
        differently. How, follows from the `luck` that the caller gives: the same luck gives the
        same world, whatever the truth is. Raises `NoSuchDeal` if no world is found that
        fits what the seat has learnt since the last checkpoint.

        Without `knowing`, the same choices lead to the same end here and there.
        """
        if knowing is not None:
            if luck is None:
                raise TypeError("a fork for one seat is dealt by the luck that it is given")
            return dealt_anew(self, knowing, seed_bytes(luck))
        moment = self._moment
        if self._checkpoint_at == moment:
            return self._twin(self._state.copy(), moment, self._opened())
        return self._replayed(self._last_checkpoint(), moment)

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
        table.check_end(record)
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

    def check_end(self, record: Record) -> None:
        """After the last choice the table stands where the record says, if it does say so."""
        if record.end and record.end != self.hash():
            raise DamagedRecord("end")

    # Inside: what is refused

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
