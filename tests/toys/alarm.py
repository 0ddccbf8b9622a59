"""A thief and the guards show `anyone_may`: nobody can tell who had a whistle to blow."""

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
    anyone_may,
    ask,
    choices_of,
    number,
    only,
)
from toys.base import copied, fresh, most

SNEAK = Choice("sneak")
REST = Choice("rest")


class Places(Layout):
    __slots__ = ("all", "blown", "hands", "stock")

    def __init__(self, seats: int) -> None:
        self.stock = Pile(0, "stock", shown_to=NOBODY)
        self.blown = Pile(1, "blown")
        self.hands = [Pile(2 + seat, "hand", seat, only(seat)) for seat in range(seats)]
        self.all = (self.stock, self.blown, *self.hands)


@dataclass(slots=True)
class AlarmState(State):
    places: Places
    loot: list[int]
    thief: int
    sneaking: bool
    nights: int

    def copy(self) -> AlarmState:
        return AlarmState(
            **copied(self),
            places=self.places,
            loot=self.loot[:],
            thief=self.thief,
            sneaking=self.sneaking,
            nights=self.nights,
        )


class AlarmView(msgspec.Struct):
    loot: list[int]
    thief: int
    sneaking: bool
    hands: list[list[Face]]
    blown: list[Face]
    stock: int


class Alarm(Game[AlarmState]):
    """The thief of the night gets something, unless somebody blows a whistle."""

    name = "alarm"
    rules = 1
    seats = (3, 4)
    options = (number("nights", default=8, low=1, high=20),)
    kinds = ("whistle", "apple")
    backs = (0, 0)
    verbs: ClassVar = {"sneak": (), "rest": (), "blow": ("card",), "pass": ()}
    meanings: ClassVar = {"seat": Meaning.SEAT, "card": Meaning.CARD}

    def setup(self, seats: int, options: Options, chance: Chance) -> AlarmState:
        places = Places(seats)
        cards = Cards(places.all, [0] * seats + [1] * (2 * seats))
        cards.add_all(places.stock)
        cards.shuffle(places.stock, chance)
        for hand in places.hands:
            cards.draw(places.stock, hand)
            cards.draw(places.stock, hand)
        return AlarmState(
            **fresh(seats, chance, cards, kinds=self.kinds),
            places=places,
            loot=[0] * seats,
            thief=0,
            sneaking=False,
            nights=msgspec.convert(options["nights"], int),
        )

    def play(self, state: AlarmState) -> Script[Result]:
        while state.round < state.nights:
            yield CHECKPOINT
            if state.sneaking:
                yield from watch(state)
            else:
                choice = yield from ask(state.thief, "night", [SNEAK, REST])
                state.sneaking = choice == SNEAK
            if not state.sneaking:
                state.round += 1
                state.thief = (state.thief + 1) % state.seats
        return most(state.loot)

    def view(self, state: AlarmState, eyes: Eyes) -> AlarmView:
        return AlarmView(
            loot=list(state.loot),
            thief=state.thief,
            sneaking=state.sneaking,
            hands=[eyes.pile(hand) for hand in state.places.hands],
            blown=eyes.pile(state.places.blown),
            stock=len(state.cards[state.places.stock]),
        )

    def describe(self, view: msgspec.Struct) -> list[Message]:
        board = msgspec.convert(view, AlarmView, from_attributes=True)
        return [Message("hand", {"seat": seat, "cards": h}) for seat, h in enumerate(board.hands)]

    def bound(self, seats: int, options: Options) -> int:
        return msgspec.convert(options["nights"], int) * seats + 1


def watch(state: AlarmState) -> Script[None]:
    """All guards are asked, those without a whistle as well."""
    guards = [(state.thief + turn) % state.seats for turn in range(1, state.seats)]
    blown = yield from anyone_may(
        "watch", {seat: choices_of("blow", whistles(state, seat)) for seat in guards}
    )
    for seat, choice in blown.items():
        state.cards.put(choice.things[0], state.places.blown)
        state.tell("blows", seat=seat, card=choice.things[0])
        if state.cards[state.places.stock]:
            state.cards.draw(state.places.stock, state.places.hands[seat])
    if not blown:
        state.loot[state.thief] += 1
        state.tell("steals", seat=state.thief)
    state.sneaking = False


def whistles(state: AlarmState, seat: int) -> list[int]:
    hand = state.cards[state.places.hands[seat]]
    return [card for card in hand if state.cards.kind_of[card] == 0]
