"""What a bot makes of the table it sees: which dice lie where, what is still needed, by whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spieltisch.bots.rushout.odds import Hand, Needs
from spieltisch.engine import Choice
from spieltisch.games.rushout.content import (
    BANNER_BITS,
    FORBIDS_BITS,
    HERO_FIELDS,
    HERO_SYMBOLS,
    JOKER,
    JOKERS_BITS,
    KIND,
    SHARED,
    WIZARD_FIELDS,
    WIZARD_SYMBOLS,
    bits,
)
from spieltisch.games.rushout.state import WIZARD
from spieltisch.games.rushout.view import DieView, RushOutView, SpotView

_FACE_OF = (
    {name: face for face, name in enumerate(WIZARD_SYMBOLS)},
    {name: face for face, name in enumerate(HERO_SYMBOLS)},
)


class Spot:
    """A card or tile, what it still needs from one side, and whose dice of that side lie on it."""

    __slots__ = ("card", "fields", "helpers", "kind", "needs", "seen", "taken")

    def __init__(self, seen: SpotView, fields: Sequence[int], dice: Iterable[DieView]) -> None:
        self.seen = seen
        self.card = seen.card
        self.kind = KIND[seen.kind]
        self.fields = fields
        self.helpers: set[int] = set()
        needs = [0] * (JOKER + 1)
        for symbol in fields:
            needs[symbol] += 1
        self.taken = 0
        for die in dice:
            if die.field is not None:
                needs[fields[die.field]] -= 1
                self.taken += 1
                self.helpers.add(die.seat)
        self.needs: Needs = tuple(needs)

    @property
    def left(self) -> int:
        return len(self.fields) - self.taken


class Outlook:
    """The table through the eyes of one seat.

    By seat: `free`, how many dice lie nowhere; `usable`, how many do not lie on a swirl; `is_idle`,
    has it no die on any card? The seat's own: dice `in_hand`, those of them that are `rolled`, the
    card that others are `bound` to, and the cards it `can_lay` dice on.
    """

    def __init__(self, board: RushOutView, seat: int, choices: Sequence[Choice]) -> None:
        self.board = board
        self.seat = seat
        self.choices = choices
        self.by_verb: dict[str, list[int]] = {}
        for index, choice in enumerate(choices):
            self.by_verb.setdefault(choice.verb, []).append(index)
        count = len(board.seats)
        self.free = [0] * count
        self.usable = [0] * count
        self.is_idle = [True] * count
        self.in_hand: list[DieView] = []
        self.bound: int | None = None
        self._on: dict[int, list[DieView]] = {}
        self._jokers: dict[int, tuple[int, int]] = {}
        for die in board.dice:
            self._take_in(die)
        self.rolled = [die for die in self.in_hand if die.rolled]
        self.can_lay = {self.choices[i].things[1] for i in self.by_verb.get("lay", ())}

    def _take_in(self, die: DieView) -> None:
        """Where a die lies, and what that means for its owner."""
        owner = die.seat
        if die.card is None:
            self.free[owner] += 1
            self.usable[owner] += 1
            if owner == self.seat:
                self.in_hand.append(die)
        elif die.field is not None:
            self.usable[owner] += 1
            self.is_idle[owner] = False
            if (owner == WIZARD) == (self.seat == WIZARD):
                self._on.setdefault(die.card, []).append(die)
            if owner == self.seat:
                self.bound = die.card

    # Choices

    def offered(self, verb: str) -> list[int]:
        """The indices of the choices with this verb."""
        return self.by_verb.get(verb, [])

    def first(self, verb: str) -> int:
        return self.by_verb[verb][0]

    def things(self, index: int) -> tuple[int, ...]:
        return self.choices[index].things

    # Cards

    def hero_spots(self) -> list[Spot]:
        """All cards and tiles that heroes may lay dice on."""
        board = self.board
        seen = [*board.trials, *board.curses]
        wounded = set()
        for seat in board.seats:
            seen += seat.weaknesses
            if seat.wounded:
                wounded.add(seat.hero)
        seen += [one for one in board.tiles if one.type == "dragon" or one.card in wounded]
        return [Spot(one, HERO_FIELDS[KIND[one.kind]], self._on.get(one.card, ())) for one in seen]

    def wizard_spots(self) -> list[Spot]:
        """All cards that the wizard may lay dice on."""
        board = self.board
        shared = [one for one in board.trials if SHARED[KIND[one.kind]]]
        seen = [*board.spells, *shared, *(one for one in board.scrolls if one.wizard)]
        return [
            Spot(one, WIZARD_FIELDS[KIND[one.kind]], self._on.get(one.card, ())) for one in seen
        ]

    # Dice

    def hand(self, seat: int, dice: int) -> Hand:
        """So many dice of a seat, with what they may stand for."""
        if seat not in self._jokers:
            self._jokers[seat] = self._wizard() if seat == WIZARD else self._hero(seat)
        return (dice, *self._jokers[seat])

    def _wizard(self) -> tuple[int, int]:
        """What the wizard's jokers may stand for; nothing is forbidden."""
        board = self.board
        jokers = 0
        for one in (*board.trials, *board.spells):
            jokers |= BANNER_BITS[KIND[one.kind]]
        for one in board.scrolls:
            jokers |= JOKERS_BITS[KIND[one.kind]]
        return jokers, 0

    def _hero(self, seat: int) -> tuple[int, int]:
        """What a hero's jokers may stand for, and what is forbidden."""
        about = self.board.seats[seat]
        jokers = 1 << JOKER
        if about.kind is not None:
            jokers |= JOKERS_BITS[KIND[about.kind]]
        for face in about.gear:
            if face.kind is not None:
                jokers |= JOKERS_BITS[KIND[face.kind]]
        forbidden = 0
        for weakness in about.weaknesses:
            if weakness.claps is None:
                forbidden |= FORBIDS_BITS[KIND[weakness.kind]]
        return jokers & ~forbidden, forbidden

    def face(self, die: DieView) -> int:
        return _FACE_OF[die.seat != WIZARD][die.face]

    def after_laying(self, spot: Spot, hand: Hand) -> tuple[Needs, int]:
        """What a card needs when all dice that fit have been laid on it, and how many these are."""
        needs = list(spot.needs)
        laid = 0
        jokers = 0
        for die in self.rolled:
            face = self.face(die)
            if face == JOKER:
                jokers += 1
            elif needs[face] and not hand[2] >> face & 1:
                needs[face] -= 1
                laid += 1
        for symbol in range(JOKER + 1):
            while jokers and needs[symbol] and hand[1] >> symbol & 1:
                needs[symbol] -= 1
                jokers -= 1
                laid += 1
        return tuple(needs), laid


def symbols_of(needs: Needs) -> int:
    """The set of symbols that are needed."""
    return bits(symbol for symbol, count in enumerate(needs) if count)
