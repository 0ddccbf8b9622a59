"""What a game promises to the engine. `CONTRIBUTING.md` is the recipe."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from spieltisch.engine.chance import Chance
from spieltisch.engine.errors import WrongNumberOfSeats
from spieltisch.engine.eyes import Eyes
from spieltisch.engine.judging import Judge
from spieltisch.engine.options import (
    Option,
    Options,
    OptionValue,
    Presets,
    complete,
    seats_with,
)
from spieltisch.engine.script import Choice, Question, Script
from spieltisch.engine.state import State
from spieltisch.engine.told import Bar, Fact, Lying, Message, Tally

S = TypeVar("S", bound=State)


class Meaning(Enum):
    """What the number behind a name in a choice or a message stands for."""

    CARD = "card"
    SEAT = "seat"
    DIE = "die"
    NAME = "name"
    """A word of the game's own: its key in the Fluent files is `name-<value>`."""
    NUMBER = "number"


class Result(msgspec.Struct, frozen=True):
    """How a match ended. A draw names those between whom it is; a lost game names nobody."""

    outcome: Literal["won", "draw", "lost"]
    winners: tuple[int, ...] = ()


class Side(msgspec.Struct, frozen=True):
    """Seats that win and lose together. Its word is `name-<name>`."""

    name: str
    seats: tuple[int, ...]


class Game(ABC, Generic[S]):
    """One game: who can play it, its options, and its rules as a script.

    - `name` is its id, `rules` the version of its rules: a record of another version is refused.
    - `presets` are options that people often set together, such as those of a short game: one card
      for each, with the words `preset-<name>` and `preset-<name>.help`. What a preset does not name
      has its default; one that names nothing is the game as it comes.
    - `role` names the `per_seat` option by which a seat wishes for what it plays; its values that
      only one seat can have (`once`) are the roles. Without one, roles belong to seats
      (`figures`), or there are none.
    - `verbs` says for each verb of a choice the names of its things, `meanings` what each name of a
      thing or a value stands for (a card, a seat, ...; numbers need not be named). `names` are the
      words behind things that are a NAME: the thing is an index into them.
    - `kinds` are the names of the card kinds, `backs[kind]` tells which cards look alike from
      behind. All that is hidden in a game lies in its cards and dice, or sticks to one of them
      and is cleared by `forget`.
    - `printed` is what is the same in every match, for whoever draws the game: what stands on its
      cards and boards, and the numbers of its rules. It is told once, beside what each view tells.
    - `discards` are the names of the piles that discarded cards lie in, for all to look through.
    - `forced` are the prompts at which nothing is asked where only one thing can be meant: whoever
      has chosen what led there has chosen that as well. None at which the one thing could be to
      stop, for then what came before could no longer be taken back.
    - `judge` says how well a match goes for whom, if the game can tell. `milestones` are the
      messages at which a match takes a turn in any case.
    - `ladder` names the options whose values lead on from match to match, the first one that
      counts before the others: what was played is followed by the next one.
    - A game is `in_real_time` if it does not wait for anyone: then bots take the time that people
      need, and whoever loses the connection holds the table up for a moment.
    """

    name: ClassVar[str]
    rules: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Presets] = {}
    role: ClassVar[str] = ""
    kinds: ClassVar[Sequence[str]] = ()
    backs: ClassVar[Sequence[int]] = ()
    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    meanings: ClassVar[Mapping[str, Meaning]] = {}
    names: ClassVar[Sequence[str]] = ()
    printed: ClassVar[msgspec.Struct | None] = None
    discards: ClassVar[Sequence[str]] = ()
    forced: ClassVar[frozenset[str]] = frozenset()
    in_real_time: ClassVar[bool] = False
    judge: ClassVar[Judge[Any] | None] = None
    milestones: ClassVar[Sequence[str]] = ()
    ladder: ClassVar[Sequence[str]] = ()

    def judged_by(self, judge: Judge[Any]) -> Game[S]:
        """The same game, judged by somebody else."""
        kind = type(self)
        twin: Game[S] = type(kind.__name__, (kind,), {"judge": judge})()
        return twin

    def seats_with(self, options: Options) -> tuple[int, ...]:
        """With how many players it can be played if these options are chosen."""
        return seats_with(self.options, self.seats, options)

    def usual_seats(self, options: Options) -> int:
        """How many play if nobody says how many: three, or as near to that as it can be."""
        return min(self.seats_with(options), key=lambda seats: abs(seats - 3))

    def checked(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options, if they are allowed and this number of players can play with them."""
        if seats not in self.seats:
            raise WrongNumberOfSeats(self.name, seats, self.seats)
        chosen = complete(self.options, options, seats)
        allowed = self.seats_with(chosen)
        if seats not in allowed:
            raise WrongNumberOfSeats(self.name, seats, allowed)
        return chosen

    def sides(self, seats: int, options: Options) -> tuple[Side, ...]:
        """Who plays together: teams, one against all, or all against the game.

        Empty if everyone plays alone. A side wins whole.
        """
        return ()

    def figures(self, seats: int, options: Options) -> tuple[tuple[str, ...], ...]:
        """What each seat plays, as far as it is known before the match: one figure or several.

        Names with words `name-<name>`; empty if it shows only in the match.
        """
        return ()

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """The table before the first question."""

    @abstractmethod
    def play(self, state: S) -> Script[Result]:
        """The rules. Begun with a state at any checkpoint it goes on from there."""

    @abstractmethod
    def view(self, state: S, eyes: Eyes) -> msgspec.Struct:
        """What these eyes see of the table, as plain data."""

    @abstractmethod
    def describe(self, view: msgspec.Struct) -> list[Message]:
        """The view in words, for a terminal or a screen reader."""

    def foresight(self, state: S, eyes: Eyes, question: Question) -> msgspec.Struct | None:
        """What the choices of a question lead to, as far as a board shows it before they are made.

        Like the view it shows what these eyes, those of the seat that is asked, may know.
        """
        return None

    def tally(self, state: S, eyes: Eyes, question: Question, choice: Choice) -> Tally | None:
        """What a choice comes to in numbers, as far as the rules know it before it is made.

        It shows what these eyes, those of the seat that is asked, may know.
        """
        return None

    def bars(self, state: S, eyes: Eyes, question: Question | None) -> Iterable[Bar]:
        """Things of this seat that it might want to choose now and cannot, each with the reason.

        Without a question nobody asks the seat anything. What is offered need not be left out.
        """
        return ()

    def lies(self, state: S, card: int) -> Lying:
        """Where a card lies, as one would say it: in its pile, or at what the game calls it."""
        return Lying.of(state.cards.pile_of(card))

    def facts(self, state: S, card: int) -> list[Fact]:
        """What is to be said of a card beside its text. Only for those who see its face."""
        return []

    def guide(self, state: S, seat: int) -> str | None:
        """The guide to how this seat is played; its words are `guide-<name>-<part>`."""
        return None

    def rivals(self, state: S) -> tuple[str, ...]:
        """The figures that nobody plays and that everybody plays against; words `name-<name>`."""
        return ()

    def forget(self, state: S, seat: int) -> None:
        """After the seat's unknown cards and dice were dealt anew: what else it cannot know.

        Only for facts that stick to a hidden card and would betray it.
        """

    def face_name(self, die: int, symbol: int) -> str | None:
        """The word for what a die shows, `name-<word>`; None if it is a number, symbol + 1."""
        return None

    def is_muted(self, state: S, seat: int) -> bool:
        """Do the rules forbid this seat to speak now?"""
        return False

    def speech(self, state: S, seat: int) -> Choice | None:
        """The choice that speaking is for this seat now, where the rules have to know of it."""
        return None

    @abstractmethod
    def bound(self, seats: int, options: Options) -> int:
        """More choices than any match can take."""
