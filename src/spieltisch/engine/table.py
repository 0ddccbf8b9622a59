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
from collections.abc import Hashable, Mapping, Sequence
from typing import Generic

import msgspec

from spieltisch.engine.chance import Chance, commitment, seed_bytes
from spieltisch.engine.dealing import dealt_anew
from spieltisch.engine.errors import (
    CannotUndo,
    DamagedRecord,
    NoRecord,
    NotAsked,
    NotOffered,
    OtherRules,
    TableError,
    UnknownGame,
)
from spieltisch.engine.eyes import Eyes, View
from spieltisch.engine.forcing import forced_on
from spieltisch.engine.game import Game, Meaning, Result
from spieltisch.engine.judging import Parts, Standing, chances, prospects
from spieltisch.engine.options import OptionValue
from spieltisch.engine.outlook import Outlook, outlooks
from spieltisch.engine.record import Record, check_commitment
from spieltisch.engine.run import Run, S
from spieltisch.engine.script import Choice, Entry, Kind, Question
from spieltisch.engine.told import Bar, Face, Fact, Log, Lying, Message, Tally, Told
from spieltisch.engine.undoing import refusal, take_back


class Table(Generic[S]):
    """One match: `questions`, `choose`, `view`, `told_to`, `fork`, `undo`, `result`.

    What is promised:

    - A choice is taken whole or refused with an error that leaves the table as it was.
    - The same game, options, seats, seed and choices give the same table, to the byte.
    - The cost of a choice does not depend on how long the match has been going on.
    """

    __slots__ = ("_run",)

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
        self._run = run = Run(game, names, key, chosen, state)
        cards = frozenset(n for n, meaning in game.meanings.items() if meaning is Meaning.CARD)
        state.log = Log(run.entries, 0, cards, muted=not told)

    @classmethod
    def at(cls, game: Game[S], state: S, options: Mapping[str, object] | None = None) -> Table[S]:
        """A table that stands at a checkpoint laid out by hand: for tests, puzzles and analysis.

        The state is the table's from now on. There is no way that led to it, hence no record.
        """
        begun = cls(game, state.seats, state.chance.seed, options)
        return begun._with(begun._run.twin(state, 1, None))

    def _with(self, run: Run[S]) -> Table[S]:
        """Another table, on which something else has happened."""
        twin: Table[S] = Table.__new__(Table)
        twin._run = run
        return twin

    @property
    def game(self) -> Game[S]:
        return self._run.game

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return self._run.names

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._run.seats

    @property
    def options(self) -> dict[str, OptionValue]:
        return self._run.options

    @property
    def seed(self) -> bytes:
        """What chance follows from: secret until the match is over."""
        return self._run.seed

    @property
    def _state(self) -> S:
        return self._run.state

    # What the table asks

    @property
    def questions(self) -> list[Question]:
        """Who is asked what; empty when the match is over."""
        run = self._run
        if not run.awake:
            run.wake()
        return list(run.open.values())

    def question(self, seat: int) -> Question | None:
        """What this seat is asked, if anything."""
        return self._run.question(seat)

    def awaiting(self) -> list[int]:
        """The seats the table waits for, as far as the others may know."""
        return self._run.awaiting()

    @property
    def secret(self) -> bool:
        """Does what is chosen now stay hidden from the others until all have chosen?"""
        window = self._run.current_window()
        return window is not None and window.secret

    @property
    def kind(self) -> Kind:
        """In what kind of window the questions stand; one that is asked alone stands open."""
        window = self._run.current_window()
        return "open" if window is None else window.kind

    def together(self, seat: int | None) -> list[int]:
        """The seats that see what this one chooses now in secret: itself, and those beside it."""
        return list(self._run.behind_screen_of(seat))

    @property
    def result(self) -> Result | None:
        """How the match ended; None while it goes on."""
        run = self._run
        if not run.awake:
            run.wake()
        return run.result

    # What is chosen

    def choose(self, seat: int, choice: Choice | int, at: int | None = None) -> None:
        """Take one of the choices that the seat is offered: the choice, or its index in the list.

        `at` is table time in milliseconds; without it, the earliest time that is possible.
        """
        self._run.choose(seat, choice, at)

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
        something hidden comes to light, what lies behind is asked anew. What can only be meant
        in one way is chosen with it.
        """
        fork = self.fork()
        made: list[Entry] = []
        for step in steps:
            question = fork.question(seat)
            if question is None:
                raise NotAsked(seat, fork.awaiting())
            choice = next((one for one in step if one in question.choices), None)
            if choice is None and need is not None and len(made) >= need:
                break
            if choice is None:
                raise NotOffered(seat, step[0] if step else "-")
            fork.choose(seat, choice, at)
            made.append(Entry(seat, choice, fork.now))
            if not fork.can_undo(seat) or fork.question(seat) is None:
                break
        return [*made, *fork.go_on(seat)]

    def forced_after(self, entry: Entry) -> list[Entry]:
        """What follows from a choice because only one thing can be meant; nothing is chosen yet."""
        question = self.question(entry.seat)
        if not self.game.forced or question is None or entry.choice not in question.choices:
            return []
        fork = self.fork()
        fork.choose(entry.seat, entry.choice, entry.at)
        return fork.go_on(entry.seat)

    def go_on(self, seat: int) -> list[Entry]:
        """Choose for this seat what can only be meant in one way, after what it has just chosen."""
        return forced_on(self._run, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        reason = refusal(self._run, seat)
        if reason:
            raise CannotUndo(seat, reason)
        take_back(self._run, seat)

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last choice back?

        While what is chosen is secret the answer is the one when the seat chose: whether the others
        have chosen since is not to be seen.
        """
        entries = self._run.entries
        if not self.secret and (not entries or entries[-1].seat != seat):
            return False
        return not refusal(self._run, seat)

    # What is seen

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return self._run.moment

    def moment_for(self, seat: int | None) -> int:
        """How many choices this seat (None: a spectator) may know of.

        How many the others have made in a secret window would betray what they have chosen.
        """
        run = self._run
        return run.opened_at + len(run.known_to(seat)) if self.secret else run.moment

    @property
    def at_checkpoint(self) -> bool:
        """Is the state alone enough to go on from here? Then a fork is as cheap as it can be."""
        return self._run.checkpoint_at == self._run.moment

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
        return self._state.log.heard_by(seat, since)

    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know."""
        result = self.result
        now, own = self._state.now, self._run.known_to(seat)
        if self.secret:
            # When the others have chosen would betray what they have chosen.
            now = own[-1].at if own else self._run.opened_now
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
        return [entry.choice for entry in self._run.committed_by(seat)]

    def eyes(self, seat: int | None) -> Eyes:
        """What this seat (None: a spectator) sees of single cards and dice."""
        return self._run.eyes(seat)

    def facts(self, seat: int | None, card: int) -> list[Fact]:
        """What is to be said of a card beside its text, if this seat may see its face."""
        seen = self._state.cards.sees(seat, card)
        return self.game.facts(self._state, card) if seen else []

    def foresight(self, seat: int) -> msgspec.Struct | None:
        """What the choices that this seat has lead to, as far as its game shows it before."""
        question = self.question(seat)
        if question is None:
            return None
        return self.game.foresight(self._state, self.eyes(seat), question)

    def tallies(self, seat: int) -> list[Tally | None]:
        """For each choice of this seat what it comes to in numbers; empty if of none."""
        question = self.question(seat)
        if question is None:
            return []
        eyes = self.eyes(seat)
        tally, state = self.game.tally, self._state
        found = [tally(state, eyes, question, choice) for choice in question.choices]
        return found if any(found) else []

    def bars(self, seat: int) -> list[Bar]:
        """What this seat might want to choose and cannot, each thing once, with the reason."""
        if self.result is not None:
            return []
        question = self.question(seat)
        bars = list(self.game.bars(self._state, self.eyes(seat), question))
        offered = self._touched(question) if bars and question else set()
        found: dict[tuple[str, int, int | None], Bar] = {}
        for bar in bars:
            if bar.part is not None or (bar.kind, bar.id) not in offered:
                found.setdefault((bar.kind, bar.id, bar.part), bar)
        return list(found.values())

    def _touched(self, question: Question) -> set[tuple[str, int]]:
        """All things that a choice of the question touches."""
        verbs, meanings = self.game.verbs, self.game.meanings
        return {
            (meanings[name].value, thing)
            for choice in question.choices
            for name, thing in zip(verbs[choice.verb], choice.things, strict=True)
            if name in meanings
        }

    def outlook(self, seat: int) -> list[Outlook]:
        """For each choice of this seat what is sure to come of it, as far as it can know.

        Empty in real time, where nothing is taken back and nobody has time to read, and in a window
        to react in, where all is to look the same.
        """
        if self.game.in_real_time or self.kind == "sealed":
            return []
        return outlooks(self._run, seat, seed_bytes("outlook"))

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

    def rivals(self) -> tuple[str, ...]:
        """The figures that nobody plays and that everybody plays against."""
        return self.game.rivals(self._state)

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

    # How it goes

    def standing(self, knowing: int | None = None) -> list[Standing]:
        """How each seat stands, as far as this seat (None: a spectator) can tell.

        Empty where nobody has taught the game to judge itself.
        """
        judge, state = self.game.judge, self._state
        if judge is None:
            return []
        found: list[Standing] = []
        for seat, chance in enumerate(self.chances(knowing)):
            parts = judge.parts(state, seat, knowing) or {}
            worth = {name: judge.weights[name] * amount for name, amount in parts.items()}
            found.append(Standing(seat, chance, worth))
        return found

    def chances(self, knowing: int | None = None) -> list[float]:
        """How likely each seat is to win, as far as this seat (None: a spectator) can tell."""
        result, seats = self.result, self.seats
        if result is not None:
            share = 1 / len(result.winners) if result.outcome == "draw" else 1.0
            return [share if seat in result.winners else 0.0 for seat in range(seats)]
        judge, state = self.game.judge, self._state
        if judge is None:
            raise TypeError(f"nobody has taught {self.game.name} to judge itself")
        sums = [judge.sum(state, seat, knowing) for seat in range(seats)]
        sides = [side.seats for side in self.game.sides(seats, self.options)]
        return chances(sums, sides or [(seat,) for seat in range(seats)], judge.heat)

    def prospects(self, knowing: int) -> list[float]:
        """What a search of this seat goes by: the chances as the game wants them to be seen there.

        Where the game says so each seat is also measured by one who stands at par (`Judge.par`).
        """
        judge, state = self.game.judge, self._state
        par = None if judge is None or self.result is not None else judge.par(self.seats)
        if judge is None or par is None:
            return self.chances(knowing)
        sums = [judge.sum(state, seat, knowing) for seat in range(self.seats)]
        return prospects(sums, par, judge.heat)

    def parts(self, seat: int) -> Parts | None:
        """What counts for a seat, as it knows it itself; None if it is out or nobody can tell."""
        judge = self.game.judge
        return None if judge is None else judge.parts(self._state, seat, seat)

    def rate(self, question: Question) -> Sequence[float]:
        """How good each choice of an open question looks: logarithms of weights."""
        judge = self.game.judge
        return [0.0] * len(question.choices) if judge is None else judge.rate(self._state, question)

    def halting(self, question: Question) -> Sequence[float] | None:
        """How likely each choice is to stop somebody who wins otherwise; None if nobody does."""
        judge = self.game.judge
        return None if judge is None else judge.halting(self._state, question)

    def traits(self, question: Question) -> tuple[int, Sequence[str]]:
        """How far the seat has come that is asked, and what is typical of each of its choices."""
        judge, state = self.game.judge, self._state
        if judge is None:
            return 0, ()
        return judge.step(state, question.seat), judge.traits(state, question)

    def ponder(self, question: Question, tries: int) -> Sequence[float]:
        """The same with as much effort as so many tries, in a game that ponders."""
        judge = self.game.judge
        assert judge is not None
        return judge.ponder(self._state, question, tries)

    def rate_knowing(self, question: Question, luck: str | int | bytes) -> Sequence[float]:
        """The same as the seat that is asked can tell: in a world of this luck, if need be."""
        judge = self.game.judge
        if judge is not None and judge.rates_openly(self._state):
            return judge.rate(self._state, question)
        return self.fork(knowing=question.seat, luck=luck).rate(question)

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None where it is nobody's, or nobody can tell."""
        judge = self.game.judge
        return None if judge is None else judge.turn(self._state)

    def least(self, question: Question) -> int | None:
        """The choice by which a seat does as little as it may, if there is one of that kind."""
        judge = self.game.judge
        return None if judge is None else judge.least(self._state, question)

    @property
    def stage(self) -> Hashable:
        """What changes whenever things are settled enough to judge them: a turn or a phase."""
        judge = self.game.judge
        return None if judge is None else judge.stage(self._state)

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
            return self._with(dealt_anew(self._run, knowing, seed_bytes(luck)))
        return self._with(self._run.fork())

    def judged_as(self, game: Game[S]) -> Table[S]:
        """This table, which from now on is judged as in a game with the same rules.

        Its forks are so, too: a bot that dreams at such a table goes by that game's judge.
        """
        self._run.game = game
        return self

    # The record

    def record(self) -> Record:
        """The match so far, to save, send or verify."""
        if self._run.is_fork:
            raise NoRecord
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            options=dict(self.options),
            seats=list(self.names),
            seed=self.seed.hex(),
            commitment=self.commitment,
            entries=list(self._run.entries),
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
