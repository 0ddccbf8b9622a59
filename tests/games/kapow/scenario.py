"""Fights that are laid out in a sentence: who fights, what everybody has rolled, what is placed.

>>> fight = Fight("duel", "mindset", "reverb")
>>> fight.rolls(0, "x-factor", "blank", "energy")
>>> fight.rolls(1)
>>> fight.place(0, "mind-blast", "blank", "energy")
>>> fight.sum(0, "attack").total
2
"""

from __future__ import annotations

from typing import Any

from spieltisch.engine import Chance, Choice, Log, Question, Table
from spieltisch.engine.chance import seed_bytes
from spieltisch.games.kapow.content import (
    ACTION,
    BLANK,
    CHARACTER_IDS,
    COLOUR_OF,
    COLOURS,
    NO_FACES,
    NUMBER,
    SIDES_OF_TRAIT,
    SYMBOLS,
    TEAM_UPS,
)
from spieltisch.games.kapow.gaining import return_die, take_die, take_face
from spieltisch.games.kapow.game import GAME
from spieltisch.games.kapow.picking import get_ready
from spieltisch.games.kapow.state import PEOPLE, Kapow, Step
from spieltisch.games.kapow.view import FighterView, SumView

MAIN = {
    symbol: colour
    for colour, symbol in zip(
        COLOURS, ("might", "energy", "toughness", "agility", "x-factor"), strict=True
    )
}


class Fight:
    """A match at the beginning of a round; the table is set with the first choice."""

    def __init__(
        self,
        mode: str,
        *characters: str,
        start: int = 0,
        cards: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        self.options = GAME.checked(PEOPLE[mode], {"mode": mode, **options})
        chance = Chance(seed_bytes("fight"), PEOPLE[mode] + 1)
        self.state: Kapow = GAME.setup(PEOPLE[mode], self.options, chance)
        self.state.log = Log()
        if mode != "first-game":
            self.state.character = tuple(CHARACTER_IDS.index(name) for name in characters)
        get_ready(self.state)
        self.state.start = start
        if self.state.rules.in_teams:
            ours = tuple(n for n, card in enumerate(TEAM_UPS) if card.id in cards)
            self.state.team_ups = (ours, ()) if ours else ()
            if not ours:
                self.state.step = Step.SELECT
        self._table: Table[Kapow] | None = None

    # Laying out

    def rolls(self, fighter: int, *faces: str) -> None:
        """The fighter has just these dice, and they show this.

        "might" is a trait die of the colour that shows it most, "red:energy" one of that colour,
        "action:wild" an action die with one face.
        """
        state = self.state
        for die in state.own[fighter]:
            state.dice.symbols = tuple(
                NO_FACES if n == die and COLOUR_OF[n] == ACTION else sides
                for n, sides in enumerate(state.dice.symbols)
            )
            return_die(state, fighter, die)
        for face in faces:
            self.gets(fighter, face)

    def gets(self, fighter: int, face: str) -> int:
        """One more die; which shows this."""
        state = self.state
        colour, _, shown = face.rpartition(":")
        symbol = SYMBOLS.index(shown)
        if colour == "action":
            die = take_die(state, fighter, ACTION)
            if symbol != BLANK:
                state.dice.attach(die, 0, symbol)
            state.dice.face[die] = state.dice.symbols[die].index(symbol)
        else:
            fits = [colour] if colour else [MAIN.get(shown, "blue"), *COLOURS]
            left = state.colours_left(fighter)
            number = next(
                n for n in map(COLOURS.index, fits) if n in left and symbol in SIDES_OF_TRAIT[n]
            )
            die = take_die(state, fighter, number)
            state.dice.face[die] = SIDES_OF_TRAIT[number].index(symbol)
        state.dice.seen[die] = state.behind_screen_of(fighter) if fighter < state.seats else -1
        return die

    def has_loose(self, fighter: int, *faces: str) -> None:
        """The fighter has just these faces in the pool."""
        for face in faces:
            take_face(self.state, fighter, SYMBOLS.index(face))

    def health(self, team: int, health: int) -> None:
        self.state.health[team] = health

    # Playing

    @property
    def table(self) -> Table[Kapow]:
        if self._table is None:
            self._table = Table.at(GAME, self.state, self.options)
            self.state = self._table._state
        return self._table

    def asked(self, seat: int) -> str | None:
        """The prompt of the seat's question."""
        question = self.table.question(seat)
        return question.prompt if question else None

    def question(self, seat: int) -> Question:
        question = self.table.question(seat)
        assert question is not None, f"seat {seat} is not asked, but {self.table.awaiting()}"
        return question

    def offers(self, seat: int, verb: str, *things: str | int) -> bool:
        return Choice(verb, numbers(things)) in self.question(seat).choices

    def chooses(self, seat: int, verb: str, *things: str | int) -> None:
        choice = Choice(verb, numbers(things))
        assert choice in self.question(seat).choices, f"{verb} {things} is not offered to {seat}"
        self.table.choose(seat, choice)

    def die(self, seat: int, face: str) -> int:
        """A die in hand that shows this."""
        return self.dice(seat, face)[0]

    def dice(self, seat: int, face: str) -> list[int]:
        """The dice in hand that show this; "action:might" and "red:might" say more."""
        colour, _, shown = face.rpartition(":")
        names = (*COLOURS, "action")
        state = self.state
        return [
            die
            for die in state.own[seat]
            if state.on[die] < 0
            and SYMBOLS[state.dice.symbol(die)] == shown
            and (not colour or names[COLOUR_OF[die]] == colour)
        ]

    def place(self, seat: int, spot: str, *faces: str) -> None:
        """Lay dice that show this onto an ability, one after the other."""
        for face in faces:
            assert self.table
            self.chooses(seat, "place", self.die(seat, face), spot)

    def fits(self, seat: int, spot: str, face: str) -> bool:
        """May a die that shows this be laid there now?"""
        assert self.table
        return self.offers(seat, "place", self.die(seat, face), spot)

    def reveal(self) -> None:
        """Everybody is ready."""
        for seat in self.table.awaiting():
            self.chooses(seat, "ready")

    def finish_round(self) -> None:
        """All else in this round: the first choice, and nothing is rebuilt."""
        round_ = self.table.round
        while self.table.result is None and self.table.round == round_:
            question = self.table.questions[0]
            ready = Choice("ready")
            self.table.choose(question.seat, ready if ready in question.choices else 0)

    # Looking

    def fighter(self, fighter: int, eyes: int | None = None) -> FighterView:
        board: Any = self.table.view(
            fighter if eyes is None and fighter < self.table.seats else eyes
        ).board
        found: FighterView = board.fighters[fighter]
        return found

    def sum(self, fighter: int, kind: str) -> SumView:
        found: SumView = getattr(self.fighter(fighter), kind)
        return found

    def team_health(self, team: int) -> int:
        return self.table._state.health[team]

    def told(self, key: str) -> list[dict[str, Any]]:
        return [dict(line.values) for line in self.table.told if line.key == key]

    def pool(self, fighter: int) -> dict[str, int]:
        return {SYMBOLS[n]: count for n, count in enumerate(self.state.pool[fighter]) if count}

    def colours(self, fighter: int) -> list[str]:
        names = (*COLOURS, "action")
        return [names[COLOUR_OF[die]] for die in self.state.own[fighter]]


def numbers(things: tuple[str | int, ...]) -> tuple[int, ...]:
    return tuple(NUMBER[thing] if isinstance(thing, str) else thing for thing in things)
