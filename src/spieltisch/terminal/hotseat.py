"""A hot-seat game: people at one terminal, and bots, at one table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.bots import bot_seed, bots_for, decide, next_question
from spieltisch.bots.hints import adviser, hint, is_rest
from spieltisch.bots.seat import Seat
from spieltisch.engine import CLOCK, Question, Table, TableError
from spieltisch.games import table_of
from spieltisch.terminal.files import FileTrouble, load, save
from spieltisch.terminal.lookup import MOST_CARDS, CardText, Lookup
from spieltisch.terminal.screen import NEWS, Left, Screen, number_in
from spieltisch.terminal.seats import bots_of, people, words_of

COMMANDS = (
    "help",
    "rules",
    "guide",
    "table",
    "card",
    "discards",
    "hint",
    "save",
    "load",
    "undo",
    "quit",
)
_SHORT = {"?": "help", "q": "quit", "exit": "quit"}
_RECALLED = 8
"""So many lines of what happened last are told again when a match is loaded."""


class HotSeat:
    """One sitting: it asks each person in turn, hides what the others must not see, and saves.

    `holder` has the device in hand, `active` is asked before the others. `heard` is how many lines
    of what was told each seat has read, `shown` the table that stands on the screen; `private` says
    that there is something on the screen that others must not see.
    """

    def __init__(
        self, table: Table[Any], language: str, screen: Screen, file: Path | None = None
    ) -> None:
        self.language = language
        self.screen = screen
        self.private = False
        self.sit_down(table, file)

    def sit_down(self, table: Table[Any], file: Path | None) -> None:
        """Go on at this table; `file` is where it was loaded from."""
        self.table = table
        self.file = file
        self.saved_at = table.moment
        self.words = words_of(table, self.language)
        self.people = people(table.names)
        self.bots = bots_of(table)
        self.heard = [max(0, len(table.told) - _RECALLED)] * table.seats
        self.shown: list[str] = []
        self.holder: int | None = None
        self.active: int | None = None

    def play(self) -> None:
        """Play until the match is over or the people leave."""
        try:
            self._welcome()
            while (question := self.next_question()) is not None:
                self.answer(question)
            self._farewell()
        except (Left, KeyboardInterrupt):
            self._say("left-unsaved" if self.unsaved else "left")

    # Whose turn it is

    def next_question(self) -> Question | None:
        """The question that can be answered first.

        A person goes on until they are done, then comes the next person; bots come last, so that
        people can take back what they have chosen.
        """
        ranks = dict.fromkeys(self.people, 1) | {self.active: 0}
        return next_question(self.table, lambda seat: ranks.get(seat, 2))

    def answer(self, question: Question) -> None:
        """Let whoever is asked choose: a person, a bot, or the clock."""
        seat = question.seat
        if seat in self.people:
            self._ask(question)
            return
        if seat == CLOCK:
            self.table.choose(seat, 0)
        else:
            chair = Seat(self.table, seat)
            self.table.choose(seat, decide(self.bots[seat], chair))
            self._tell_remark(chair)
        if not self.people:
            self._tell_news(None)

    def _tell_remark(self, seat: Seat) -> None:
        """What a bot has said about its choice."""
        if seat.remark is not None:
            name, said = self.words.seat(seat.number), self.words.remark(seat.remark)
            self.screen.line(self.words.common("says", name=name, text=said), "dim")

    # A person's turn

    def _ask(self, question: Question) -> None:
        """Show a person what is new and let them choose or command, until the table has changed."""
        seat = self.active = question.seat
        self._hand_over(seat)
        self._tell_news(seat)
        self._show_table(seat)
        self._show_choices(question)
        table, moment = self.table, self.table.moment
        while self.table is table and table.moment == moment:
            typed = self.screen.read(f"{self.words.seat(seat)} >")
            try:
                self._obey(typed, question)
            except TableError as error:
                self.screen.line(self.words.error(error), "yellow")

    def _obey(self, typed: str, question: Question) -> None:
        """One line that a person typed: the number of a choice, or a command."""
        number = number_in(typed)
        if number is not None:
            if 0 < number <= len(question.choices):
                self.table.choose(question.seat, number - 1)
            else:
                self._say("no-such-number", count=len(question.choices))
            return
        command, rest, forced = self._parsed(typed)
        file = Path(rest) if rest else None
        match command:
            case "help" | "rules" | "guide" | "table" | "card" | "discards" | "hint":
                self._show(command, rest, question)
            case "save":
                self._save(file, forced)
            case "load":
                self._load(file, forced)
            case "undo":
                self._undo(question.seat)
            case "quit":
                self._quit(forced)
            case _:
                self._say("not-understood")

    def _show(self, command: str, rest: str, question: Question) -> None:
        """Something that a person wants to read again or look up; nothing changes by it."""
        match command:
            case "help":
                self._help(question)
            case "rules":
                self._page(f"{self.words.rules}\n\n{self.words.provenance}")
            case "guide":
                self._guide(question.seat)
            case "card":
                self._explain(rest, question)
            case "discards":
                self._discards(question.seat)
            case "hint":
                self._hint(question)
            case _:
                self._show_table(question.seat, again=True)
                self._show_choices(question)

    def _offer_to_save(self) -> None:
        """The match is over: it can be saved as long as it is not."""
        while self.unsaved:
            word, rest, forced = self._parsed(self.screen.read(self.words.common("save-at-end")))
            if word in ("", "quit"):
                return
            if word == "save":
                self._save(Path(rest) if rest else None, forced)
            else:
                self._say("not-understood-at-end")

    # Commands

    def _parsed(self, typed: str) -> tuple[str | None, str, bool]:
        """The command, what it names, and whether it may drop or overwrite something.

        A command is understood in English and in the language of the table; None is no command.
        """
        word, _, rest = typed.partition(" ")
        name = word.removesuffix("!").lower()
        spoken = {self.words.common(f"command-{command}"): command for command in COMMANDS}
        known = {"": "", **spoken, **_SHORT, **{command: command for command in COMMANDS}}
        return known.get(name), rest.strip(), word.endswith("!")

    @property
    def unsaved(self) -> bool:
        return self.table.moment != self.saved_at

    def _save(self, file: Path | None, overwrite: bool) -> None:
        target = file or self.file
        if target is None:
            self._say("save-where")
            return
        try:
            save(self.table.record(), target, overwrite or target == self.file)
        except FileTrouble as trouble:
            self.screen.line(self.words.error(trouble), "yellow")
            if trouble.reason == "exists":
                self._say("save-anyway", file=str(target))
            return
        self.file = target
        self.saved_at = self.table.moment
        self._say("saved", file=str(target))

    def _load(self, file: Path | None, forced: bool) -> None:
        if file is None:
            self._say("load-where")
        elif self.unsaved and not forced:
            self._say("load-unsaved", file=str(file))
        else:
            self.sit_down(table_of(load(file)), file)
            self._say("loaded", file=str(file))

    def _undo(self, seat: int) -> None:
        """Take back the last choice, whoever of the people made it."""
        entries = self.table.record().entries
        last = entries[-1].seat if entries else seat
        self.active = last if last in self.people else seat
        self.table.undo(self.active)
        if self.table.moment < self.saved_at:
            self.saved_at = -1
        told = len(self.table.told)
        self.heard = [min(heard, told) for heard in self.heard]
        self._say("undone")

    def _quit(self, forced: bool) -> None:
        if self.unsaved and not forced:
            self._say("quit-unsaved")
        else:
            raise Left

    # What is shown

    def _welcome(self) -> None:
        names = [self.words.seat(seat) for seat in range(self.table.seats)]
        self._say("welcome", game=self.words.name, names=self.words.joined(names))
        self._say("commitment", hash=self.table.commitment, style="dim")
        if self.people:
            self._say("welcome-help", style="dim")

    def _farewell(self) -> None:
        self._tell_news(self.people[0] if len(self.people) == 1 else None)
        result = self.table.result
        assert result is not None
        self.screen.frame(self.words.name, [self.words.result(result)])
        self._say("seed", seed=self.table.seed.hex(), style="dim")
        if self.people:
            self._offer_to_save()

    def _hand_over(self, seat: int) -> None:
        """Give the device to a person, behind a curtain where there is something to hide."""
        secret = self._secret(seat)
        if seat == self.holder:
            self.private = self.private or secret
            return
        if secret or self.private:
            hand_over = self.words.common("hand-over", name=self.words.seat(seat))
            self.screen.curtain(hand_over, hide=self.private)
        self.holder = seat
        self.private = secret
        self.shown = []

    def _secret(self, seat: int) -> bool:
        """Is there anything that only this one of several people may see or choose now?"""
        others = [other for other in self.people if other != seat]
        if not others:
            return False
        board = self.table.view(seat).board
        return self.table.secret or any(self.table.view(other).board != board for other in others)

    def _tell_news(self, seat: int | None) -> None:
        """What was told since this person last looked; None tells everybody."""
        heard = self.heard[seat] if seat is not None else max(self.heard)
        told = [self.words.told(message) for message in self.table.told_to(seat, heard)]
        count = len(self.table.told)
        if seat is None:
            self.heard = [count] * self.table.seats
        else:
            self.heard[seat] = count
        left_out = len(told) - NEWS
        earlier = self.words.common("earlier-news", count=left_out) if left_out > 0 else ""
        self.screen.news(told[-NEWS:], earlier)

    def _show_table(self, seat: int, again: bool = False) -> None:
        """The table as this person sees it, unless it still stands on the screen."""
        described = self.table.game.describe(self.table.view(seat).board)
        lines = [self.words.described(line) for line in described]
        if lines != self.shown or again:
            self.shown = lines
            self.screen.frame(self.words.name, lines)

    def _show_choices(self, question: Question) -> None:
        eyes = self.table.eyes(question.seat)
        self.screen.choices(
            self.words.prompt(question, eyes), self.words.choices(question.choices, eyes)
        )

    def _help(self, question: Question) -> None:
        """What the present question is about, and what can be typed."""
        self._page(self.words.prompt_help(question, self.table.eyes(question.seat)))
        self._page(self.words.common("play-help"))

    def _hint(self, question: Question) -> None:
        """What a bot would do that is as strong as those at the table, and why."""
        seat = question.seat
        bots, seed = bots_for(self.table.game.name), bot_seed(self.table.seed, seat)
        bot = bots.get(adviser(name for name in self.table.names if name in bots))
        found = hint(Seat(self.table, seat), seed, bot and bot(seed))
        if found is None:
            self._say("hint-none")
            return
        choice = self.words.choice(found.choice, self.table.eyes(seat))
        reasons = self.words.joined([self.words.part(name) for name in found.reasons])
        reasons = reasons[:1].upper() + reasons[1:]  # A sentence, also after a colon.
        rest = int(is_rest(found.choice, question.choices))
        self._say("hint-line", choice=choice, rest=rest, count=len(found.reasons), reasons=reasons)

    def _guide(self, seat: int) -> None:
        """How this seat is played, if there is a guide to it."""
        name = self.table.guide(seat)
        if name is None:
            self._say("guide-none")
            return
        for heading, text in self.words.guide(name):
            self.screen.line()
            self.screen.line(heading, "bold")
            self.screen.line(text)

    def _explain(self, wanted: str, question: Question) -> None:
        """The cards of a choice, by its number, or those of a name that this person can see."""
        lookup = Lookup(self.table, self.words, question.seat)
        number = number_in(wanted) or 0
        of_choice = 0 < number <= len(question.choices)
        found = (
            lookup.of_choice(question.choices[number - 1]) if of_choice else lookup.named(wanted)
        )
        if not wanted:
            self._say("card-which")
        elif not found and of_choice:
            self._say("card-none-in-choice", number=number)
        elif not found:
            self._say("card-none", name=wanted)
        elif len(found) > MOST_CARDS:
            names = self.words.joined([card.name for card in found])
            self._say("card-too-many", name=wanted, cards=names)
        else:
            for card in found:
                self._show_card(card)

    def _show_card(self, card: CardText) -> None:
        self.screen.line()
        self.screen.line(card.name, "bold")
        for line in (*card.about, card.text):
            self.screen.indented(line)

    def _discards(self, seat: int) -> None:
        """All piles of discarded cards, the last one first."""
        piles = self.table.discards(seat)
        if not piles:
            self._say("discards-none")
        for lying, faces in piles:
            place = self.words.lies(lying)
            self._say(
                "discards-line",
                place=place[:1].upper() + place[1:],
                cards=self.words.faces(faces[::-1]),
            )

    def _page(self, text: str) -> None:
        self.screen.line()
        self.screen.line(text)

    def _say(self, key: str, style: str = "", **values: str | int) -> None:
        self.screen.line(self.words.common(key, **values), style)
