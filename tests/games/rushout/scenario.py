"""Rush Out! tables laid out by hand, in sentences.

Cards are named by their kind, "giant-spider"; second copies are "torch#2". Dice are named by their
owner and a letter: "0a" to "0e" are the wizard's, "1a" to "1c" those of the first hero. A choice is
a sentence of a verb and things: "lay 1a giant-spider sword", "clap giant-spider", "afflict 2".

Nothing lies anywhere and nobody has rolled until the scenario says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from spieltisch.engine import Chance, Choice, Meaning, Table
from spieltisch.engine.chance import seed_bytes
from spieltisch.engine.errors import NotOffered
from spieltisch.engine.options import complete
from spieltisch.games.rushout import rules
from spieltisch.games.rushout.content import (
    HERO_SYMBOLS,
    KIND,
    SYMBOLS,
    TRIALS,
    TYPE,
    WIZARD_SYMBOLS,
)
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.state import WIZARD, Phase, RushOut, Side, dice_of, owner_of

BY_DIE = ("remove", "turn-joker")
"""Whose die it is and where it lies goes without saying."""
HEROES = ("bard", "ranger", "warrior", "paladin")


class Scenario:
    """First what lies on the table, then `race()`, then what is done and read."""

    def __init__(
        self,
        setup: str = "exercise-1",
        heroes: tuple[str, ...] = HEROES[:2],
        seed: str = "scenario",
        **options: object,
    ) -> None:
        seats = len(heroes) + 1
        self.options = complete(GAME.options, {"setup": setup, **options}, seats)
        self.state: RushOut = GAME.setup(seats, self.options, Chance(seed_bytes(seed), seats + 1))
        for seat, hero in enumerate(heroes, start=1):
            self.state.tile[seat] = self.card(hero)
        rules.begin_round(self.state)
        self.table: Table[RushOut] = None  # type: ignore[assignment]
        self._last: dict[str, tuple[int, str]] = {}

    # What lies on the table

    def trials(self, *names: str) -> Scenario:
        """These are the first open trials; those that lay there go under the deck."""
        return self._open(names, self.state.places.trials, self.state.places.trial_deck)

    def spells(self, *names: str) -> Scenario:
        return self._open(names, self.state.places.spells, self.state.places.spell_deck)

    def next(self, *names: str) -> Scenario:
        """The next cards of their decks, the first to come first."""
        for name in reversed(names):
            card = self.card(name)
            trial = TYPE[self.state.kind(card)] in TRIALS
            places = self.state.places
            self.state.cards.put(card, places.box)
            self._refilled()
            self.state.cards.put(card, places.trial_deck if trial else places.spell_deck)
        return self

    def trial_deck(self, count: int) -> Scenario:
        """So many trials are left in the deck."""
        return self._shorten(self.state.places.trial_deck, count)

    def spell_deck(self, count: int) -> Scenario:
        return self._shorten(self.state.places.spell_deck, count)

    def lay(self, seat: int, card: str, *symbols: str) -> Scenario:
        """Dice of a seat on fields of a card; "joker:sword" is a joker on a sword."""
        for said in symbols:
            face, _, symbol = said.rpartition(":")
            die = self.state.in_hand(seat)[0]
            self._turn(die, face or symbol)
            fields = self.state.fields(self.card(card), seat)
            wanted = self._symbols(seat).index(symbol)
            free = self.state.free_fields(self.card(card), seat)
            self.state.on[die] = self.card(card)
            self.state.field[die] = next(n for n in free if fields[n] == wanted)
        return self

    def dice(self, seat: int, *faces: str) -> Scenario:
        """What the seat has rolled with the dice that lie nowhere, the first ones first."""
        for die, face in zip(self.state.in_hand(seat), faces, strict=False):
            self._turn(die, face)
        return self

    def almost(self, card: str, *seats: int) -> Scenario:
        """All fields but the last have their die, and the last seat has rolled what it takes."""
        fields = self.state.fields(self.card(card), seats[0])
        symbols = [self._symbols(seats[0])[field] for field in fields]
        hands = [(seat, die) for seat in seats for die in self.state.in_hand(seat)]
        for (seat, _), symbol in zip(hands, symbols[:-1], strict=False):
            self.lay(seat, card, symbol)
        seat, die = hands[len(symbols) - 1]
        self._turn(die, symbols[-1])
        self._last[card] = (seat, f"lay {self.die_name(die)} {card} {symbols[-1]}")
        return self

    def almost_cast(self, spell: str) -> Scenario:
        """The wizard is one die away from completing this spell, which lies open."""
        if self.card(spell) not in self.state.open_spells():
            self.spells(spell)
        return self.almost(spell, WIZARD)

    def weak(self, seat: int, *names: str) -> Scenario:
        return self._put(self.state.places.weaknesses[seat], names)

    def swirled(self, seat: int, name: str) -> Scenario:
        """A swirl in front of a hero, with a die on it."""
        die = self.state.in_hand(seat)[0]
        self.state.on[die] = self.card(name)
        return self.weak(seat, name)

    def cursed(self, *names: str) -> Scenario:
        return self._put(self.state.places.curses, names)

    def gear(self, seat: int, *names: str) -> Scenario:
        return self._put(self.state.places.gear[seat], names)

    def scrolls(self, *names: str) -> Scenario:
        return self._put(self.state.places.scrolls, names)

    def experience(self, seat: int, *names: str) -> Scenario:
        return self._put(self.state.places.experience[seat], names)

    def hero_coins(self, *names: str) -> Scenario:
        return self._put(self.state.places.hero_coins, names)

    def wizard_coins(self, *names: str) -> Scenario:
        return self._put(self.state.places.wizard_coins, names)

    def wounded(self, *seats: int) -> Scenario:
        self.state.wounded = tuple(self.state.tile[seat] for seat in seats)
        return self

    def dragon(self, position: int) -> Scenario:
        self.state.dragon = position
        return self

    def souls(self, count: int) -> Scenario:
        self.state.souls = count
        return self

    def life(self, count: int) -> Scenario:
        self.state.life = count
        return self

    def trophies(self, heroes: int, wizard: int) -> Scenario:
        self.state.trophies = {Side.HEROES.value: heroes, Side.WIZARD.value: wizard}
        return self

    # Where the match stands

    def race(self) -> Scenario:
        """The round is running; everyone may act."""
        self.state.phase = Phase.RACE
        self.state.due = self.state.now + rules.ROUND_MS
        return self._at()

    def market(self, loser: Side) -> Scenario:
        """A round is over and this side has lost it."""
        won = Side.WIZARD if loser is Side.HEROES else Side.HEROES
        self.state.won = won
        self.state.trophies[won.value] = 0
        rules.end_round(self.state)
        return self._at()

    def _at(self) -> Scenario:
        self.table = Table.at(GAME, self.state, self.options)
        assert self.table.questions is not None
        return self

    # What is done

    def do(self, seat: int, *sentences: str, at: int | None = None) -> Scenario:
        """Choices of a seat one after the other, as early as possible or at this time."""
        for sentence in sentences:
            question = self.table.question(seat)
            assert question is not None, f"seat {seat} is not asked, but should {sentence!r}"
            choice = next((c for c in question.choices if self.sentence(c) == sentence), None)
            assert choice is not None, f"{sentence!r} is not offered, but {self.offered(seat)}"
            self.table.choose(seat, choice, at)
        return self

    def finish(self, card: str, *answers: str) -> Scenario:
        """Lay the last die on a card that was almost complete; then the wizard answers."""
        seat, sentence = self._last[card]
        self.do(seat, sentence)
        return self.do(WIZARD, *answers)

    cast = finish

    def refused(self, seat: int, sentence: str) -> Scenario:
        """The choice is refused, and the table is as it was."""
        before = self.table.hash()
        with pytest.raises(NotOffered):
            self.table.choose(seat, self.choice(seat, sentence))
        assert self.table.hash() == before
        return self

    # What is asked

    def offered(self, seat: int, *verbs: str) -> list[str]:
        """The choices of a seat as sentences, all or those of some verbs."""
        question = self.table.question(seat)
        choices = question.choices if question is not None else []
        return [self.sentence(c) for c in choices if not verbs or c.verb in verbs]

    def prompt(self, seat: int) -> str:
        question = self.table.question(seat)
        return "" if question is None else question.prompt

    def ready_at(self, seat: int) -> int:
        question = self.table.question(seat)
        assert question is not None
        return question.ready_at

    # What lies where, by name

    def lies(self, die: str) -> str | None:
        """The card that a die lies on."""
        card = self.state.on[self.die(die)]
        return self.name(card) if card >= 0 else None

    def in_hand(self, seat: int) -> list[str]:
        return [self.die_name(die) for die in self.state.in_hand(seat)]

    def rolled(self, seat: int) -> list[str]:
        """The dice of a seat that can be laid."""
        return [self.die_name(d) for d in self.state.in_hand(seat) if self.state.rolled[d]]

    def face(self, die: str) -> str:
        number = self.die(die)
        return self._symbols(owner_of(number))[self.state.dice.face[number]]

    def open_trials(self) -> list[str]:
        return self.names(self.state.open_trials())

    def open_spells(self) -> list[str]:
        return self.names(self.state.open_spells())

    def where(self, card: str) -> str:
        """The name of the pile that a card lies in."""
        return self.state.cards.pile_of(self.card(card)).name

    def in_front_of(self, seat: int) -> list[str]:
        """The weaknesses of a hero."""
        return self.names(self.state.cards[self.state.places.weaknesses[seat]])

    def left(self, deck: str) -> int:
        """How many cards a deck has: "trial" or "spell"."""
        places = self.state.places
        return len(self.state.cards[places.trial_deck if deck == "trial" else places.spell_deck])

    def points(self, seat: int) -> int:
        """The experience of a hero."""
        return len(self.state.cards[self.state.places.experience[seat]])

    def told(self) -> list[str]:
        return [line.key for line in self.table.told]

    def won(self) -> tuple[str, str] | None:
        """Who has won the last round that was won, and how."""
        for line in reversed(self.table.told):
            if line.key == "wins-round":
                return str(line.values["side"]), str(line.values["reason"])
        return None

    # Names and cards

    def card(self, name: str) -> int:
        kind, _, copy = name.partition("#")
        return self._alike(KIND[kind])[int(copy or 1) - 1]

    def name(self, card: int) -> str:
        kind = self.state.kind(card)
        copy = self._alike(kind).index(card)
        return f"{self.state.kinds[kind]}#{copy + 1}" if copy else self.state.kinds[kind]

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.name(card) for card in cards]

    def die(self, name: str) -> int:
        return dice_of(int(name[0]))["abcde".index(name[1])]

    def die_name(self, die: int) -> str:
        seat = owner_of(die)
        return f"{seat}{'abcde'[die - dice_of(seat)[0]]}"

    def sentence(self, choice: Choice) -> str:
        said = [choice.verb]
        names = ("die",) if choice.verb in BY_DIE else GAME.verbs[choice.verb]
        for name, thing in zip(names, choice.things, strict=choice.verb not in BY_DIE):
            meaning = GAME.meanings.get(name)
            if meaning is Meaning.CARD:
                said.append(self.name(thing))
            elif meaning is Meaning.DIE:
                said.append(self.die_name(thing))
            elif name == "symbol":
                said.append(SYMBOLS[thing].partition("-")[2])
            else:
                said.append(str(thing))
        return " ".join(said)

    def choice(self, seat: int, sentence: str) -> Choice:
        """The choice that a sentence means, offered or not."""
        verb, *words = sentence.split()
        things = []
        for name, word in zip(GAME.verbs[verb], words, strict=True):
            meaning = GAME.meanings.get(name)
            if meaning is Meaning.CARD:
                things.append(self.card(word))
            elif meaning is Meaning.DIE:
                things.append(self.die(word))
            elif name == "symbol":
                side = "wizard" if seat == WIZARD else "hero"
                things.append(SYMBOLS.index(f"{side}-{word}"))
            else:
                things.append(int(word))
        return Choice(verb, tuple(things))

    def _symbols(self, seat: int) -> tuple[str, ...]:
        return WIZARD_SYMBOLS if seat == WIZARD else HERO_SYMBOLS

    def _alike(self, kind: int) -> list[int]:
        cards = self.state.cards
        return sorted(card for card in cards.all() if cards.kind_of[card] == kind)

    def _turn(self, die: int, face: str) -> None:
        self.state.dice.face[die] = self._symbols(owner_of(die)).index(face)
        self.state.rolled[die] = True
        self.state.aim[owner_of(die)] = -1

    def _open(self, names: Iterable[str], slots: list, deck) -> Scenario:
        for name, slot in zip(names, slots, strict=False):
            for card in self.state.cards[slot]:
                self.state.cards.put(card, deck, at=0)
            self.state.cards.put(self.card(name), slot)
        return self._refilled()

    def _put(self, pile, names: Iterable[str]) -> Scenario:
        for name in names:
            self.state.cards.put(self.card(name), pile)
        return self._refilled()

    def _refilled(self) -> Scenario:
        """No place of an open card is empty."""
        places, cards = self.state.places, self.state.cards
        for slots, deck in ((places.trials, places.trial_deck), (places.spells, places.spell_deck)):
            for slot in slots:
                if not cards[slot]:
                    cards.draw(deck, slot)
        return self

    def _shorten(self, deck, count: int) -> Scenario:
        while len(self.state.cards[deck]) > count:
            self.state.cards.put(self.state.cards[deck][0], self.state.places.box)
        return self
