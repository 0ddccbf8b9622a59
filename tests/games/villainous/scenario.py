"""Villainous tables laid out by hand, in sentences.

Cards are named by their kind, "raven"; further copies are "guards#2", "guards#3". Places are named
too, "the-forest", and since no name is used twice, a card or place also tells whose realm it is.
Everybody's hand is empty and all cards lie in their decks, until the scenario says otherwise. A
choice is a sentence of a verb and things: "play-card raven", "place the-forest", "target 1"; a
villain moves with "place the-forest".
"""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.engine import Chance, Choice, Meaning, Table
from spieltisch.engine.chance import seed_bytes
from spieltisch.engine.options import complete
from spieltisch.games.villainous import realm, rules
from spieltisch.games.villainous.content import FATE, KIND, PLACES, PLACES_EACH, TYPE, VILLAIN, Type
from spieltisch.games.villainous.deeds import attach
from spieltisch.games.villainous.game import GAME
from spieltisch.games.villainous.state import (
    BOTTOM,
    DECK,
    DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    TOP,
    Phase,
    Size,
    Villainous,
)

SAID = {"go": 1, "stay": 0} | {
    verb: things.index("which") for verb, things in GAME.verbs.items() if "which" in things
}
"""How many things of these choices are said: not what only their words are for."""


class Scenario:
    """First what lies on the table, then where the match stands, then what is done and read."""

    def __init__(self, *villains: str, seed: str = "scenario", **options: object) -> None:
        seats = len(villains)
        self.options = complete(GAME.options, {"villain": villains, **options}, seats)
        self.state: Villainous = GAME.setup(
            seats, self.options, Chance(seed_bytes(seed), seats + 1)
        )
        rules.set_up(self.state)
        self.state.round = 1
        self.state.power = [0] * seats
        for seat in range(seats):
            for card in self.state.hand(seat):
                self.state.put(card, seat, DECK)
            # Nobody remembers the hand that was put back.
            self.state.cards.shuffle(self.state.pile(seat, DECK), self.state.chance)
        self.table: Table[Villainous] = None  # type: ignore[assignment]

    # What lies on the table

    def power(self, seat: int, amount: int) -> Scenario:
        self.state.power[seat] = amount
        return self

    def at(self, place: str) -> Scenario:
        """The villain of this place's realm stands here."""
        seat, here = self.spot(place)
        self.state.at[seat] = here
        return self

    def lay(self, place: str, *names: str) -> Scenario:
        """Villain cards on the bottom side of a place, heroes on the top side."""
        seat, here = self.spot(place)
        for name in names:
            card = self.card(name)
            self.state.put(card, seat, (TOP if FATE[self.state.kind(card)] else BOTTOM) + here)
        return self

    def hypnotized(self, place: str, *names: str) -> Scenario:
        """Heroes who have become allies."""
        seat, here = self.spot(place)
        for name in names:
            self.state.put(self.card(name), seat, BOTTOM + here)
        return self

    def attached(self, bearer: str, *names: str) -> Scenario:
        """Items under the card that carries them, which lies in its realm already."""
        carrier = self.card(bearer)
        for name in names:
            attach(self.state, self.state.pile_owner(carrier), self.card(name), carrier)
        return self

    def hand(self, *names: str) -> Scenario:
        """Cards in the hands of those whose they are."""
        return self._pile(names, HAND, HAND)

    def discarded(self, *names: str) -> Scenario:
        """Cards in the discard piles of their decks, the last one on top."""
        return self._pile(names, DISCARD, FATE_DISCARD)

    def next(self, *names: str) -> Scenario:
        """The next cards of their decks, the first to come first."""
        return self._pile(reversed(names), DECK, FATE_DECK)

    def empty_deck(self, seat: int, fate: bool = False) -> Scenario:
        """All that is left in a deck goes to its discard pile."""
        deck, discards = (FATE_DECK, FATE_DISCARD) if fate else (DECK, DISCARD)
        for card in self.state.lying(seat, deck):
            self.state.put(card, seat, discards)
        return self

    def locked(self, *places: str) -> Scenario:
        for place in places:
            seat, here = self.spot(place)
            self.state.locked[seat] |= 1 << here
        return self

    def unlocked(self, *places: str) -> Scenario:
        for place in places:
            seat, here = self.spot(place)
            self.state.locked[seat] &= ~(1 << here)
        return self

    def token(self, seat: int) -> Scenario:
        self.state.token = seat
        return self

    def wicket(self, *names: str) -> Scenario:
        self.state.wickets = (*self.state.wickets, *(self.card(name) for name in names))
        return self

    def shrunken(self, hero: str, symbol: int) -> Scenario:
        """A small hero, who covers the top symbol of this number at its place."""
        self.state.sized[self.card(hero)] = (Size.SHRUNKEN, symbol)
        return self

    def enlarged(self, hero: str, reach: str) -> Scenario:
        """A big hero, who also covers a symbol of this neighbouring place."""
        self.state.sized[self.card(hero)] = (Size.ENLARGED, self.spot(reach)[1])
        return self

    def held(self, hero: str, power: int) -> Scenario:
        """Power that lies on a hero."""
        self.state.held[self.card(hero)] = power
        return self

    def _pile(self, names: Iterable[str], villain_pile: int, fate_pile: int) -> Scenario:
        for name in names:
            card = self.card(name)
            kind = self.state.kind(card)
            seat = self.state.villain.index(VILLAIN[kind])
            self.state.put(card, seat, fate_pile if FATE[kind] else villain_pile)
        return self

    # Where the match stands

    def acting(self, seat: int = 0) -> Scenario:
        """The villain has moved and may act."""
        return self._at(seat, Phase.ACT)

    def moving(self, seat: int = 0) -> Scenario:
        """The villain has to move."""
        return self._at(seat, Phase.MOVE)

    def before_move(self, seat: int = 0) -> Scenario:
        """The turn has begun, the win has been checked, the villain has not moved."""
        return self._at(seat, Phase.BEFORE)

    def reacting(self, seat: int = 0, felled: int = -1) -> Scenario:
        """This villain has just acted (and defeated a hero): the others may react."""
        self.state.reacted = False
        self.state.felled = felled
        return self._at(seat, Phase.ACT)

    def _at(self, seat: int, phase: Phase) -> Scenario:
        self.state.active = seat
        self.state.phase = phase
        self.table = Table.at(GAME, self.state, self.options)
        assert self.table.questions is not None
        return self

    # What is done

    def do(self, *sentences: str) -> Scenario:
        """Choices one after the other, each by whoever is asked.

        A verb alone stands for the first choice with this verb, whatever it touches.
        """
        for sentence in sentences:
            asked = self.table.questions
            assert asked, f"nobody is asked, but should {sentence!r}"
            for question in asked:
                choice = self._among(question.choices, sentence)
                if choice is not None:
                    self.table.choose(question.seat, choice)
                    break
            else:
                offers = {question.seat: self.offered(question.seat) for question in asked}
                raise AssertionError(f"{sentence!r} is not offered, but {offers}")
        return self

    def by(self, seat: int, *sentences: str) -> Scenario:
        """The same, where several seats are asked at once."""
        for sentence in sentences:
            question = self.table.question(seat)
            assert question is not None, f"seat {seat} is not asked, but should {sentence!r}"
            choice = self._among(question.choices, sentence)
            assert choice is not None, f"{sentence!r} is not offered, but {self.offered(seat)}"
            self.table.choose(seat, choice)
        return self

    def play(self, card: str, *more: str) -> Scenario:
        """Use a symbol to play this card, then answer what it asks."""
        return self.do("act-play", f"play-card {card}", *more)

    def fate(self, seat: int, *more: str) -> Scenario:
        """Use a symbol for a fate action against this seat, then answer what it asks."""
        return self.do("act-fate", f"target {seat}", *more)

    def end_turn(self) -> Scenario:
        return self.do("end-turn")

    def _among(self, choices: list[Choice], sentence: str) -> Choice | None:
        if " " not in sentence:
            return next((choice for choice in choices if self.verb(choice) == sentence), None)
        return next((c for c in choices if self.sentence(c) == sentence), None)

    # What is asked

    def asked(self) -> list[int]:
        return [question.seat for question in self.table.questions]

    def prompt(self) -> str:
        """What the one seat is asked that is asked."""
        (question,) = self.table.questions
        return question.prompt

    def offered(self, seat: int | None = None, verb: str = "") -> list[str]:
        """The choices of a seat (or of the only one asked) as sentences, all or of one verb."""
        asked = [q for q in self.table.questions if seat in (None, q.seat)]
        choices = [choice for question in asked for choice in question.choices]
        return [self.sentence(choice) for choice in choices if verb in ("", self.verb(choice))]

    def playable(self) -> list[str]:
        """The cards that the symbol for playing a card offers; none if it is not offered."""
        if not self.offered(verb="act-play"):
            return []
        twin = self.table.fork()
        choice = self._among(twin.questions[0].choices, "act-play")
        assert choice is not None
        twin.choose(twin.questions[0].seat, choice)
        return [self.sentence(c).removeprefix("play-card ") for c in twin.questions[0].choices]

    # What lies where, by name

    def top(self, place: str) -> list[str]:
        seat, here = self.spot(place)
        return self.names(self.state.lying(seat, TOP + here))

    def bottom(self, place: str) -> list[str]:
        seat, here = self.spot(place)
        return self.names(self.state.lying(seat, BOTTOM + here))

    def hand_of(self, seat: int) -> list[str]:
        return self.names(self.state.hand(seat))

    def discards(self, seat: int) -> list[str]:
        return self.names(self.state.lying(seat, DISCARD))

    def fate_discards(self, seat: int) -> list[str]:
        return self.names(self.state.lying(seat, FATE_DISCARD))

    def deck(self, seat: int, fate: bool = False) -> list[str]:
        """The cards of a deck, the next one first."""
        return self.names(reversed(self.state.lying(seat, FATE_DECK if fate else DECK)))

    def power_of(self, seat: int) -> int:
        return self.state.power[seat]

    def strength(self, name: str) -> int:
        card = self.card(name)
        return realm.strength(self.state, self.state.pile_owner(card), card)

    def place_of(self, seat: int) -> str:
        """Where a villain stands."""
        return PLACES[self.state.villain[seat] * PLACES_EACH + self.state.at[seat]]

    def bearer(self, item: str) -> str | None:
        """Who carries an item."""
        carrier = self.state.bearer.get(self.card(item))
        return None if carrier is None else self.name(carrier)

    def told(self) -> list[str]:
        """The keys of all that has been told."""
        return [line.key for line in self.table.told]

    def winner(self) -> int | None:
        """Who has won; None while the match goes on."""
        return None if self.table.result is None else self.table.result.winners[0]

    # Names and cards

    def spot(self, place: str) -> tuple[int, int]:
        """The seat whose realm has this place, and its number there."""
        villain, here = divmod(PLACES.index(place), PLACES_EACH)
        return self.state.villain.index(villain), here

    def card(self, name: str) -> int:
        kind, _, copy = name.partition("#")
        return self._alike(KIND[kind])[int(copy or 1) - 1]

    def name(self, card: int) -> str:
        kind = self.state.kind(card)
        copy = self._alike(kind).index(card)
        return f"{self.state.kinds[kind]}#{copy + 1}" if copy else self.state.kinds[kind]

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.name(card) for card in cards]

    def sentence(self, choice: Choice) -> str:
        said = [self.verb(choice)]
        named = zip(GAME.verbs[choice.verb], choice.things, strict=True)
        for name, thing in list(named)[: SAID.get(choice.verb)]:
            meaning = GAME.meanings.get(name)
            if meaning is Meaning.CARD:
                said.append(self.name(thing))
            elif meaning is Meaning.NAME:
                said.append(GAME.names[thing])
            else:
                said.append(str(thing))
        return " ".join(said)

    def verb(self, choice: Choice) -> str:
        """The verb of a choice; a move is told like any other choice of a place."""
        return {"go": "place"}.get(choice.verb, choice.verb)

    def _alike(self, kind: int) -> list[int]:
        cards = self.state.cards
        return sorted(card for card in cards.all() if cards.kind_of[card] == kind)


def is_hero(name: str) -> bool:
    return TYPE[KIND[name.partition("#")[0]]] is Type.HERO
