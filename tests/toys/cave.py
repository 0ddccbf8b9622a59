"""A cave of hidden things: cards with two backs, dice under cups, peeking, hiding, shuffling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    CHECKPOINT,
    NOBODY,
    Cards,
    Chance,
    Choice,
    Dice,
    Eyes,
    Face,
    Game,
    Layout,
    Meaning,
    Message,
    Options,
    Pile,
    Result,
    Script,
    State,
    ask,
    choices_of,
    number,
    only,
)
from toys.base import copied, fresh, most

DRAW, PEEK, SPRING, SHAKE = Choice("draw"), Choice("peek"), Choice("spring"), Choice("shake")
HIDE, MIX, REST = Choice("hide"), Choice("mix"), Choice("rest")
BURY, LEAVE, KEEP, REVEAL = Choice("bury"), Choice("leave"), Choice("keep"), Choice("reveal")

KINDS = ("ruby", "opal", "coal", "snake", "rope")
BACKS = (0, 0, 0, 1, 1)
WORTH = (3, 2, 1, 0, 0)


class Places(Layout):
    __slots__ = ("all", "gems", "hands", "open", "traps")

    def __init__(self, seats: int) -> None:
        self.gems = Pile(0, "gems", shown_to=NOBODY)
        self.traps = Pile(1, "traps", shown_to=NOBODY)
        self.open = Pile(2, "open")
        self.hands = [Pile(3 + seat, "hand", seat, only(seat)) for seat in range(seats)]
        self.all = (self.gems, self.traps, self.open, *self.hands)


@dataclass(slots=True)
class CaveState(State):
    places: Places
    turn: int
    left: int

    def copy(self) -> CaveState:
        return CaveState(**copied(self), places=self.places, turn=self.turn, left=self.left)


class CaveView(msgspec.Struct):
    turn: int
    left: int
    gems: list[Face]
    traps: list[Face]
    open: list[Face]
    hands: list[list[Face]]
    dice: list[int | None]


class Cave(Game[CaveState]):
    """The most precious hand wins; the die under one's cup counts as well."""

    name = "cave"
    rules = 1
    seats = (2, 3, 4)
    options = (number("turns", default=24, low=1, high=60),)
    kinds = KINDS
    backs = BACKS
    verbs: ClassVar = {
        **{
            choice.verb: ()
            for choice in (DRAW, PEEK, SPRING, SHAKE, HIDE, MIX, REST, BURY, LEAVE, KEEP, REVEAL)
        },
        "lay": ("card",),
    }
    meanings: ClassVar = {"seat": Meaning.SEAT, "card": Meaning.CARD, "cards": Meaning.CARD}

    def setup(self, seats: int, options: Options, chance: Chance) -> CaveState:
        places = Places(seats)
        cards = Cards(places.all, [0, 1, 2] * 4 + [3, 4] * 3)
        cards.add_all(places.gems)
        traps = [card for card in cards[places.gems] if BACKS[cards.kind_of[card]] == 1]
        cards.put_all(traps, places.traps)
        cards.shuffle(places.gems, chance)
        cards.shuffle(places.traps, chance)
        dice = Dice([6] * seats)
        for seat in range(seats):
            cards.draw(places.gems, places.hands[seat])
            dice.roll(seat, chance, shown_to=only(seat))
        return CaveState(
            **fresh(seats, chance, cards, dice, KINDS),
            places=places,
            turn=0,
            left=msgspec.convert(options["turns"], int),
        )

    def play(self, state: CaveState) -> Script[Result]:
        while state.left:
            yield CHECKPOINT
            choice = yield from ask(state.turn, "turn", self.offered(state))
            yield from self.act(state, choice)
            state.left -= 1
            state.turn = (state.turn + 1) % state.seats
        return uncover(state)

    def offered(self, state: CaveState) -> list[Choice]:
        cards, places = state.cards, state.places
        choices = [REST, SHAKE, *choices_of("lay", cards[places.hands[state.turn]])]
        if cards[places.gems]:
            choices += [DRAW, PEEK]
        if cards[places.traps]:
            choices.append(SPRING)
        if open_gems(state):
            choices += [HIDE, MIX]
        return choices

    def act(self, state: CaveState, choice: Choice) -> Script[None]:
        seat, cards, places = state.turn, state.cards, state.places
        if choice == DRAW:
            card = cards.draw(places.gems, places.hands[seat])
            state.tell("draws", seat=seat, card=card)
        elif choice == PEEK:
            yield from peek(state, seat)
        elif choice == SPRING:
            card = cards.draw(places.traps, places.open)
            state.tell("springs", seat=seat, card=card)
        elif choice == SHAKE:
            yield from shake(state, seat)
        elif choice == HIDE:
            gems = open_gems(state)
            state.tell("hides", seat=seat, cards=tuple(gems))
            cards.put_all(gems, places.hands[seat])
            cards.conceal(places.hands[seat], cards[places.hands[seat]], state.chance)
        elif choice == MIX:
            cards.put_all(open_gems(state), places.gems)
            cards.shuffle(places.gems, state.chance)
            state.tell("mixes", seat=seat)
        elif choice.verb == "lay":
            cards.put(choice.things[0], places.open)
            state.tell("lays", seat=seat, card=choice.things[0])

    def view(self, state: CaveState, eyes: Eyes) -> CaveView:
        places = state.places
        return CaveView(
            turn=state.turn,
            left=state.left,
            gems=eyes.pile(places.gems),
            traps=eyes.pile(places.traps),
            open=eyes.pile(places.open),
            hands=[eyes.pile(hand) for hand in places.hands],
            dice=[eyes.die(seat) for seat in range(state.seats)],
        )

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, CaveView, from_attributes=True)
        return [Message("hand", {"seat": seat, "cards": h}) for seat, h in enumerate(board.hands)]

    def bound(self, seats: int, options: Options) -> int:
        return 2 * msgspec.convert(options["turns"], int) + 1


def open_gems(state: CaveState) -> list[int]:
    cards = state.cards
    return [card for card in cards[state.places.open] if BACKS[cards.kind_of[card]] == 0]


def peek(state: CaveState, seat: int) -> Script[None]:
    """In the middle of this effect the seat knows a card that the checkpoint did not show it."""
    cards, gems = state.cards, state.places.gems
    top = cards[gems][-1]
    cards.show(top, only(seat))
    state.tell("peeks", seat=seat, card=top)
    choice = yield from ask(seat, "peeked", [BURY, LEAVE], card=top)
    if choice == BURY:
        cards.put(top, gems, at=0)


def shake(state: CaveState, seat: int) -> Script[None]:
    """In the middle of this effect a die has fallen that the others have not seen."""
    state.dice.roll(seat, state.chance, shown_to=only(seat))
    choice = yield from ask(seat, "shaken", [KEEP, REVEAL])
    if choice == REVEAL:
        state.dice.show(seat)
        state.tell("reveals", seat=seat, count=state.dice.face[seat] + 1)


def uncover(state: CaveState) -> Result:
    worth = []
    for seat, hand in enumerate(state.places.hands):
        for card in state.cards[hand]:
            state.cards.show(card)
        state.dice.show(seat)
        gems = sum(WORTH[state.cards.kind_of[card]] for card in state.cards[hand])
        worth.append(gems + state.dice.face[seat])
    return most(worth)
