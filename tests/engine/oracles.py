"""Caves in which a seat learns of hidden cards without seeing them, in the middle of an effect."""

from __future__ import annotations

from typing import ClassVar

from spieltisch.engine import CHECKPOINT, Choice, Result, Script, ask, only
from toys import Cave
from toys.cave import LEAVE, REST, CaveState

ORACLE = Choice("oracle")
OMEN = Choice("omen")
YES = Choice("yes")
RUBY = 0


class Oracle(Cave):
    """The oracle says whether the topmost gem is a ruby: by a message, in the question's values, in
    its prompt, in its choices, by being asked at all, or by who else is. `way` is which of these.
    """

    verbs: ClassVar = {**Cave.verbs, "oracle": (), "omen": (), "yes": (), "ruby": ()}

    def __init__(self, way: str = "told") -> None:
        self.way = way

    def offered(self, state: CaveState) -> list[Choice]:
        return [*super().offered(state), ORACLE, OMEN]

    def act(self, state: CaveState, choice: Choice) -> Script[None]:
        if choice == ORACLE:
            yield from self.answer(state, is_ruby(state))
        elif choice == OMEN:
            gems = state.cards[state.places.gems]
            order = [state.cards.kind_of[card] for card in gems]
            state.tell("omen", count=sum(3**place * kind for place, kind in enumerate(order)))
            yield from ask(state.turn, "omen", [YES])
        else:
            yield from super().act(state, choice)

    def answer(self, state: CaveState, ruby: bool) -> Script[None]:
        seat, choices, values, prompt = state.turn, [YES], {}, "oracle"
        if self.way == "told":
            state.tell_only("oracle", only(seat), answer=int(ruby))
        elif self.way == "values":
            values = {"answer": int(ruby)}
        elif self.way == "prompt":
            prompt = "ruby" if ruby else "no-ruby"
        elif self.way == "choices":
            choices = [YES, Choice("ruby")] if ruby else [YES]
        elif self.way == "asked" and ruby:
            seat = (seat + 1) % state.seats
        elif self.way == "others":
            seat = (seat + (1 if ruby else 2)) % state.seats
        yield from ask(seat, prompt, choices, **values)


class Mixing(Cave):
    """Whoever rests lays all gems open, mixes them, and draws one in the middle of it."""

    def act(self, state: CaveState, choice: Choice) -> Script[None]:
        if choice != REST:
            yield from super().act(state, choice)
            return
        cards, places = state.cards, state.places
        for gem in cards[places.gems]:
            cards.show(gem)
        cards.shuffle(places.gems, state.chance)
        card = cards.draw(places.gems, places.hands[state.turn])
        state.tell("draws", seat=state.turn, card=card)
        yield from ask(state.turn, "rested", [LEAVE])


class Verdict(Cave):
    """Who wins depends on a card that nobody gets to see."""

    verbs: ClassVar = {"yes": ()}

    def play(self, state: CaveState) -> Script[Result]:
        yield CHECKPOINT
        yield from ask(0, "end", [YES])
        return Result("won", (0 if is_ruby(state) else 1,))


def is_ruby(state: CaveState) -> bool:
    return state.cards.kind_of[state.cards[state.places.gems][-1]] == RUBY
