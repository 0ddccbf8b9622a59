"""Tables of The Reckoners laid out by hand, in sentences.

Districts are numbers, clockwise. A die is named by its Reckoner and its number among the Reckoner's
dice: "tia.0" to "tia.2" are white, "tia.3" to "tia.5" in the own colour, "tia.6" and on those that
equipment brought; "tia.token" is a plan token. A choice is a sentence of a verb and things:
"research tia.3 0", "hamper david.3 red", "pay megan.3 emp", "then-attack 0", "done".

Nothing but Epics lies in the city, Steelheart stands in the last district, white dice show money,
and others are spent until the scenario says otherwise. Each Reckoner has a seat and begins in
district 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from spieltisch.engine import Chance, Choice, Entry, Meaning, Question, Script, Table
from spieltisch.engine.chance import seed_bytes
from spieltisch.engine.errors import NotAsked, NotOffered
from spieltisch.engine.options import complete
from spieltisch.games.reckoners import acting, rules
from spieltisch.games.reckoners.content import (
    EPICS,
    FACES,
    FIRST_TOKEN,
    KIND,
    RECKONERS,
    SYMBOLS,
    TRACKS,
)
from spieltisch.games.reckoners.game import GAME
from spieltisch.games.reckoners.market import open_market
from spieltisch.games.reckoners.names import FIRST_FACE, FIRST_RECKONER, FIRST_TRACK, NAMES
from spieltisch.games.reckoners.rolling import begin_round
from spieltisch.games.reckoners.state import INFINITE, Newcago, Phase

Face = Sequence[str] | str


class Scenario:
    """First what lies on the table, then `actions()` or another step, then what is done."""

    def __init__(
        self,
        *team: str,
        difficulty: str = "beginner",
        seats: int = 0,
        seed: str = "scenario",
        epics: Sequence[str] = (),
    ) -> None:
        team = team or ("tia", "abraham")
        count = seats or len(team)
        each = "two" if count < len(team) else "one"
        given = {"difficulty": difficulty, "reckoner": team[:count], "each": each}
        self.options = complete(GAME.options, given, count)
        self.state: Newcago = GAME.setup(count, self.options, Chance(seed_bytes(seed), count + 1))
        if each == "two":
            per_seat = len(team) // count
            owners = {name: number // per_seat for number, name in enumerate(team)}
            self.state.seat_of = tuple(owners.get(name, -1) for name in RECKONERS)
        rules.prepare(self.state)
        self.table: Table[Newcago] = None  # type: ignore[assignment]
        state = self.state
        for district in range(state.size):
            state.enforcement[district] = state.barricades[district] = 0
        for reckoner in state.team:
            state.at[reckoner] = 0
            state.plans[reckoner] = 0
            white, special = state.hands[reckoner][:3], state.hands[reckoner][3:]
            for die in white:
                self._turn(die, "money")
            for die in special:
                state.spent |= 1 << die
        state.steel_at = state.size - 1
        state.round = 1
        for district, epic in enumerate(epics):
            self.epic(district, epic)

    # What lies on the table

    def epic(
        self,
        district: int,
        name: str,
        research: int | None = None,
        health: int | None = None,
        marker: int | None = None,
    ) -> Scenario:
        """This Epic is in a district, with the values of its card or with these."""
        state = self.state
        card, there = self.card(name), state.epic_at(district)
        if there >= 0 and there != card:
            state.cards.put(there, state.places.epic_deck, at=0)
        elsewhere = [d for d in range(state.size) if state.epic_at(d) == card and d != district]
        state.cards.put(card, state.places.districts[district])
        for other in elsewhere:
            rules.enter(state, other, 3)
        epic = EPICS[KIND[name]]
        state.research[district] = epic.research if research is None else research
        state.marker[district] = state.marker[district] or 3 if marker is None else marker
        full = INFINITE if epic.health is None else epic.health
        state.health[district] = full if health is None else health
        return self

    def empty(self, district: int) -> Scenario:
        """No Epic is here."""
        state = self.state
        state.cards.put(state.epic_at(district), state.places.epic_deck, at=0)
        state.marker[district] = state.research[district] = state.health[district] = 0
        return self

    def next_epic(self, name: str) -> Scenario:
        """The top card of the Epic deck."""
        self.state.cards.put(self.card(name), self.state.places.epic_deck)
        return self

    def beaten(self, *names: str) -> Scenario:
        """These Epics were defeated in this round."""
        for name in names:
            card = self.card(name)
            state = self.state
            here = [d for d in range(state.size) if state.epic_at(d) == card]
            state.cards.put(card, state.places.beaten)
            for district in here:
                rules.enter(state, district, 3)
        return self

    def dice(self, reckoner: str, *faces: Face) -> Scenario:
        """What the Reckoner's dice show, the white ones first; all others are spent."""
        hand = self.state.hands[RECKONERS.index(reckoner)]
        for die, face in zip(hand, faces, strict=False):
            self._turn(die, face)
            self.state.spent &= ~(1 << die)
        for die in hand[len(faces) :]:
            self.state.spent |= 1 << die
        return self

    def special(self, reckoner: str, *faces: Face) -> Scenario:
        """What the dice in the own colour show; the white ones are spent."""
        hand = self.state.hands[RECKONERS.index(reckoner)]
        for die, face in zip(hand[3:], faces, strict=False):
            self._turn(die, face)
            self.state.spent &= ~(1 << die)
        for die in (*hand[:3], *hand[3 + len(faces) :]):
            self.state.spent |= 1 << die
        return self

    def plans(self, reckoner: str, count: int) -> Scenario:
        self.state.plans[RECKONERS.index(reckoner)] = count
        return self

    def at(self, reckoner: str, district: int) -> Scenario:
        self.state.at[RECKONERS.index(reckoner)] = district
        return self

    def gear(self, reckoner: str, *names: str) -> Scenario:
        """The Reckoner has bought these."""
        number = RECKONERS.index(reckoner)
        for name in names:
            self.state.cards.put(self.card(name), self.state.places.gear[number])
        return self

    def market(self, *names: str) -> Scenario:
        """These lie in the market, and nothing else."""
        cards, places = self.state.cards, self.state.places
        for card in cards[places.market]:
            cards.put(card, places.equipment_deck, at=0)
        for name in names:
            cards.put(self.card(name), places.market)
        return self

    def deck(self, *names: str) -> Scenario:
        """The equipment deck, the next card first; all others are out of the game."""
        cards, places = self.state.cards, self.state.places
        cards.pour(places.equipment_deck, places.box)
        for name in reversed(names):
            cards.put(self.card(name), places.equipment_deck)
        return self

    def enforcement(self, *counts: int) -> Scenario:
        self.state.enforcement[: len(counts)] = counts
        return self

    def barricades(self, *counts: int) -> Scenario:
        self.state.barricades[: len(counts)] = counts
        return self

    def steelheart(
        self,
        at: int | None = None,
        research: int | None = None,
        health: int | None = None,
        **tracks: int,
    ) -> Scenario:
        state = self.state
        if at is not None:
            state.steel_at = at
        if research is not None:
            state.steel_research = research
        if health is not None:
            state.steel_research, state.steel_health = 0, health
        for track, marker in tracks.items():
            state.tracks[TRACKS.index(track)] = marker
        return self

    def having(self, **values: Any) -> Scenario:
        """Population, money, base: whatever has one value for the whole table."""
        for name, value in values.items():
            setattr(self.state, name, value)
        return self

    # Where the match stands

    def actions(self) -> Scenario:
        """All dice are rolled, everyone may act."""
        acting.begin_actions(self.state)
        return self._at()

    def rolling(self) -> Scenario:
        """A round begins."""
        begin_round(self.state)
        return self._at()

    def rewards(self) -> Scenario:
        rules.collect(self.state)
        return self._at()

    def equipment(self, phase: Phase = Phase.EQUIPMENT) -> Scenario:
        open_market(self.state, phase)
        return self._at()

    def epics_act(self) -> Scenario:
        self.state.phase = Phase.EPICS
        return self._at()

    def _at(self) -> Scenario:
        self.table = Table.at(GAME, self.state, self.options)
        assert self.table.questions is not None
        return self

    # What is done

    def do(self, who: str | int, *sentences: str) -> Scenario:
        """Choices of a Reckoner's seat, one after the other."""
        seat = self.seat(who)
        for sentence in sentences:
            question = self.table.question(seat)
            assert question is not None, f"{who} is not asked, but should {sentence!r}"
            choice = next((c for c in question.choices if self.sentence(c) == sentence), None)
            assert choice is not None, f"{sentence!r} is not offered, but {self.offered(who)}"
            self.table.choose(seat, choice)
        return self

    def refused(self, who: str | int, sentence: str) -> Scenario:
        """The choice is refused, and the table is as it was."""
        before = self.table.hash()
        with pytest.raises((NotOffered, NotAsked)):
            self.table.choose(self.seat(who), self.choice(sentence))
        assert self.table.hash() == before
        return self

    def all_done(self) -> Scenario:
        """Everyone who has not says that they are done."""
        for seat in self.table.awaiting():
            self.do(seat, "done")
        return self

    def answer(self) -> Scenario:
        """Whoever is waited for takes the last choice, which is often to be done."""
        seat = self.table.awaiting()[0]
        self.table.choose(seat, self.table.question(seat).choices[-1])
        return self

    # What is asked

    def seat(self, who: str | int) -> int:
        return who if isinstance(who, int) else self.state.seat_of[RECKONERS.index(who)]

    def offered(self, who: str | int, *verbs: str) -> list[str]:
        """The choices as sentences, all or those of some verbs."""
        question = self.table.question(self.seat(who))
        choices = question.choices if question is not None else []
        return [self.sentence(c) for c in choices if not verbs or c.verb in verbs]

    def prompt(self, who: str | int) -> str:
        question = self.table.question(self.seat(who))
        return "" if question is None else question.prompt

    # What lies where

    @property
    def now(self) -> Newcago:
        """The table as it stands; undoing gives it another state."""
        return self.table._run.state

    @property
    def board(self) -> Any:
        return self.table.view(None).board

    def told(self) -> list[str]:
        return [line.key for line in self.table.told]

    def epic_in(self, district: int) -> str | None:
        card = self.now.epic_at(district)
        return None if card < 0 else self.name(card)

    def pile(self, name: str) -> list[str]:
        """The cards of a pile by name."""
        state = self.now
        return [self.name(card) for card in state.cards[getattr(state.places, name)]]

    def gear_of(self, reckoner: str) -> list[str]:
        return [self.name(card) for card in self.now.gear_of(RECKONERS.index(reckoner))]

    def of(self, reckoner: str, what: str) -> Any:
        """One of the values that each Reckoner has: plans, fresh, at, throws, hands."""
        return getattr(self.now, what)[RECKONERS.index(reckoner)]

    def face(self, die: str) -> tuple[str, ...]:
        symbols = FACES[self.now.dice.symbol(self.die(die))]
        return tuple(SYMBOLS[symbol] for symbol in symbols)

    def pending(self) -> list[str]:
        """The symbols that are left of the die or card that somebody is busy with."""
        return [SYMBOLS[symbol] for symbol in self.now.pending]

    def track(self, colour: str) -> int:
        return self.now.tracks[TRACKS.index(colour)]

    # Names

    def card(self, name: str) -> int:
        cards = self.state.cards
        return next(card for card in cards.all() if cards.kind_of[card] == KIND[name])

    def name(self, card: int) -> str:
        return self.now.kinds[self.now.kind(card)] if self.table else self.state.kinds[card]

    def die(self, name: str) -> int:
        reckoner, _, which = name.partition(".")
        number = RECKONERS.index(reckoner)
        if which == "token":
            return FIRST_TOKEN + number
        return (self.now if self.table else self.state).hands[number][int(which)]

    def die_name(self, die: int) -> str:
        if die >= FIRST_TOKEN:
            return f"{RECKONERS[die - FIRST_TOKEN]}.token"
        reckoner = self.now.holder(die)
        return f"{RECKONERS[reckoner]}.{self.now.hands[reckoner].index(die)}"

    def sentence(self, choice: Choice) -> str:
        said = [choice.verb]
        for name, thing in zip(GAME.verbs[choice.verb], choice.things, strict=True):
            meaning = GAME.meanings.get(name)
            if meaning is Meaning.CARD:
                said.append(self.name(thing))
            elif meaning is Meaning.DIE:
                said.append(self.die_name(thing))
            elif name == "district":
                said.append(str(thing))
            else:
                said.append(NAMES[thing].removeprefix("track-").removeprefix("face-"))
        return " ".join(said)

    def choice(self, sentence: str) -> Choice:
        """The choice that a sentence means, offered or not."""
        verb, *words = sentence.split()
        first = {"reckoner": FIRST_RECKONER, "track": FIRST_TRACK, "face": FIRST_FACE}
        listed = {"reckoner": RECKONERS, "track": TRACKS, "face": NAMES[FIRST_FACE:]}
        things = []
        for name, word in zip(GAME.verbs[verb], words, strict=True):
            meaning = GAME.meanings.get(name)
            if meaning is Meaning.CARD:
                things.append(self.card(word))
            elif meaning is Meaning.DIE:
                things.append(self.die(word))
            elif name == "district":
                things.append(int(word))
            else:
                prefix = "face-" if name == "face" else ""
                things.append(first[name] + listed[name].index(prefix + word))
        return Choice(verb, tuple(things))

    def _turn(self, die: int, face: Face) -> None:
        """A die shows this, even if it has no such side: a scenario may want any result."""
        symbols = (face,) if isinstance(face, str) else tuple(face)
        number = FACES.index(tuple(SYMBOLS.index(symbol) for symbol in symbols))
        dice = self.state.dice
        if number in dice.symbols[die]:
            dice.face[die] = dice.symbols[die].index(number)
        else:
            dice.attach(die, 0, number)
            dice.face[die] = 0


def run(script: Script[Any]) -> Any:
    """Play a part of the rules to its end; whatever it asks is answered with the first choice."""
    answer: Entry | None = None
    while True:
        try:
            asked = script.send(answer)
        except StopIteration as end:
            return end.value
        answer = Entry(asked.seat, asked.choices[0]) if isinstance(asked, Question) else None
