"""A record in words, step by step: who chose what, and what came of it."""

from __future__ import annotations

from typing import Any

from spieltisch.engine import CLOCK, Entry, Record, Table
from spieltisch.games import find, table_of
from spieltisch.terminal.screen import Left, Screen, number_in
from spieltisch.terminal.seats import words_of


class Replay:
    """Steps through a record as one seat has seen it; without a seat, every choice is open."""

    def __init__(self, record: Record, seat: int | None, language: str, screen: Screen) -> None:
        # All of it is checked before anything is shown.
        table_of(record)
        self.record = record
        self.seat = seat
        self.screen = screen
        self.table: Table[Any] = Table.opened(find(record.game), record)
        self.words = words_of(self.table, language)
        self.heard = 0

    def run(self, pausing: bool) -> None:
        """Show every choice; with `pausing` a person says how far to go on."""
        self._head()
        steps = 1
        for index, entry in enumerate(self.record.entries):
            self._step(index, entry)
            steps -= 1
            if pausing and not steps:
                steps = self._how_far()
                if not steps:
                    return
        self._tail()

    def _head(self) -> None:
        table, words = self.table, self.words
        names = words.joined([words.seat(seat) for seat in range(table.seats)])
        self._say("welcome", game=words.name, names=names)
        self._say("commitment", hash=table.commitment)
        self._tell()

    def _tail(self) -> None:
        result = self.table.result
        if result is None:
            self._say("unfinished", count=self.table.moment)
        else:
            self.screen.line(self.words.result(result), "bold")
            self._say("seed", seed=self.table.seed.hex())

    def _step(self, index: int, entry: Entry) -> None:
        """Take one choice, and show it as far as the seat may see it."""
        mine = self.seat is None or entry.seat == self.seat
        choice = ""
        if entry.seat != CLOCK:
            eyes = self.table.eyes(entry.seat if self.seat is None else self.seat)
            choice = self.words.choice(entry.choice, eyes)
        secret = self.table.secret
        self.table.replay(entry, index)
        if entry.seat == CLOCK:
            self._say("step-clock", number=index + 1)
        else:
            key = "step" if mine or not secret else "step-secret"
            name = self.words.seat(entry.seat)
            self._say(key, number=index + 1, name=name, choice=choice)
        self._tell()

    def _tell(self) -> None:
        told = self.table.told_to(self.seat, self.heard)
        self.heard = len(self.table.told)
        for message in told:
            self.screen.indented(self.words.told(message))

    def _how_far(self) -> int:
        """So many choices are shown next; 0 is none any more."""
        while True:
            try:
                typed = self.screen.read(self.words.common("step-prompt"))
            except Left:
                return 0
            if not typed:
                return 1
            if number := number_in(typed):
                return number
            if typed.lower() in ("q", "quit", self.words.common("command-quit")):
                return 0
            self._say("step-help")

    def _say(self, key: str, **values: str | int) -> None:
        self.screen.line(self.words.common(key, **values))
