"""Imperator tables laid out by hand, in sentences.

Cards are named by their kind, "spades-10"; the second one of two decks is "spades-10#2". A choice
is a sentence of a verb and cards, "attack clubs-9 hearts-7". So is a trick, seats in front:
"0 clubs-9 + spades-2 against 1 hearts-7".
"""

from __future__ import annotations

from collections.abc import Mapping

from spieltisch.engine import Chance, Choice, Table
from spieltisch.engine.chance import seed_bytes
from spieltisch.engine.options import complete
from spieltisch.games.imperator.game import GAME
from spieltisch.games.imperator.state import Imperator, Offer, Phase, Trick


class Scenario:
    """First what lies on the table, then where the match stands, then what is done and read."""

    def __init__(self, players: int = 2, seed: str = "scenario", **options: int | bool) -> None:
        self.options = options
        chance = Chance(seed_bytes(seed), players + 1)
        self.state: Imperator = GAME.setup(
            players, complete(GAME.options, options, players), chance
        )
        self.state.round = 1
        self.table: Table[Imperator] = None  # type: ignore[assignment]
        self._unplaced = set(range(players))
        self._gather()

    def _gather(self) -> None:
        """All cards back into the stock, where nobody knows them."""
        cards, places = self.state.cards, self.state.places
        for pile in places.dealt:
            cards.put_all(cards[pile], places.stock)
        cards.shuffle(places.stock, self.state.chance)

    # What lies on the table

    def player(
        self,
        seat: int,
        imperator: str,
        attackers: tuple[str, ...] | list[str] = (),
        buffs: tuple[str, ...] | list[str] = (),
        lives: int | None = None,
    ) -> Scenario:
        """A player's hand, places in the order given."""
        assert seat in self._unplaced, "each player is described once"
        places = self.state.places
        self._lay([imperator], places.imperator[seat])
        self._lay(attackers, places.attackers[seat])
        self._lay(buffs, places.buffs[seat])
        if lives is not None:
            self.state.lives[seat] = lives
        self._unplaced.discard(seat)
        return self

    def covered(self, *seats: int) -> Scenario:
        """Players who have been attacked and have not acted since."""
        for seat in seats:
            self.state.exposed[seat] = False
        return self

    def out(self, *seats: int) -> Scenario:
        """Players who have no lives left."""
        for seat in seats:
            self.state.lives[seat] = 0
            self._unplaced.discard(seat)
        self.state.alive = tuple(seat for seat in self.state.alive if seat not in seats)
        return self

    def hurt(self, **damage: int) -> Scenario:
        """Damage on cards: hurt(spades_10=3)."""
        for name, points in damage.items():
            self.state.damage[self.card(name.replace("_", "-"))] = points
        return self

    def dealt(self, seat: int, *names: str) -> Scenario:
        self._lay(names, self.state.places.dealt[seat])
        self._unplaced.discard(seat)
        return self

    def middle(self, *names: str) -> Scenario:
        self._lay(names, self.state.places.middle)
        return self

    def stock(self, *names: str) -> Scenario:
        """The next cards of the stock, the first to come first."""
        self._lay(reversed(names), self.state.places.stock)
        return self

    def stock_only(self, *names: str) -> Scenario:
        """These alone are left in the stock; all that nobody holds has been discarded."""
        self.stock(*names)
        self._fill()
        cards, places = self.state.cards, self.state.places
        rest = cards[places.stock][: len(cards[places.stock]) - len(names)]
        cards.put_all(rest, places.discard)
        return self

    def trick(
        self,
        seat: int,
        attacking: str,
        other: int,
        attacked: str,
        boost: str | None = None,
        guard: str | None = None,
        turned: bool = False,
    ) -> Scenario:
        """A trick that was declared before."""
        self.state.tricks.append(
            Trick(
                seat,
                self.card(attacking),
                other,
                self.card(attacked),
                self.card(boost) if boost else -1,
                self.card(guard) if guard else -1,
                turned,
            )
        )
        return self

    def offer(self, seat: int, given: str, other: int, wanted: str) -> Scenario:
        """A trade that was offered before."""
        one = Offer(seat, self.card(given), other, self.card(wanted))
        self.state.offers = (*self.state.offers, one)
        return self

    def in_round(self, number: int) -> Scenario:
        self.state.round = number
        return self

    def _lay(self, names, pile) -> None:
        cards, stock = self.state.cards, self.state.places.stock
        for name in names:
            assert cards.pile_of(self.card(name)) is stock, f"{name} lies elsewhere already"
            cards.put(self.card(name), pile)

    def _fill(self) -> None:
        """Players who were not described get an Imperator and an attacker from the stock."""
        cards, places = self.state.cards, self.state.places
        for seat in sorted(self._unplaced):
            cards.put(cards[places.stock][0], places.imperator[seat])
            cards.put(cards[places.stock][0], places.attackers[seat])
        self._unplaced.clear()

    # Where the match stands

    def crowning(self) -> Table[Imperator]:
        self.state.round = 0
        return self._at(Phase.CROWNING)

    def battle(self) -> Table[Imperator]:
        """At a beat of the battle: the first one, unless there are tricks already."""
        return self._at(Phase.BATTLE)

    def resolve(self) -> Table[Imperator]:
        """The battle is over, its tricks are resolved; then comes the raid."""
        return self._at(Phase.SPOILS)

    def raid(self, *order: int) -> Table[Imperator]:
        """In a raid that has just begun, in the order given (else that of the seats)."""
        self.state.order = order or self.state.alive
        return self._at(Phase.RAID)

    def offers(self) -> Table[Imperator]:
        return self._at(Phase.OFFERS)

    def replies(self) -> Table[Imperator]:
        return self._at(Phase.REPLIES)

    def sort(self) -> Table[Imperator]:
        return self._at(Phase.SORT)

    def _at(self, phase: Phase) -> Table[Imperator]:
        self._fill()
        self.state.phase = phase
        self.table = Table.at(GAME, self.state, self.options)
        assert self.table.questions is not None
        return self.table

    # What is done

    def act(self, seat: int, *words: str) -> Scenario:
        """One seat chooses: act(0, "attack", "clubs-9", "hearts-7"), or in one sentence."""
        self.table.choose(seat, self.choice(" ".join(words)))
        return self

    def beat(self, actions: Mapping[int, str] | None = None) -> Scenario:
        """One beat of the battle: these act, all others who are asked pass."""
        actions = actions or {}
        for seat in self.asked():
            self.act(seat, actions.get(seat, "pass"))
        return self

    def end_battle(self) -> Scenario:
        """All pass, if anyone is still asked."""
        return self.beat() if self.phase == "battle" else self

    def end_raid(self) -> Scenario:
        """All pass until the raid is over."""
        while self.phase == "raid":
            self.act(self.asked()[0], "pass")
        return self

    def no_trades(self) -> Scenario:
        while self.phase == "offers":
            self.act(self.asked()[0], "no-offer")
        return self

    def all_stay(self) -> Scenario:
        """Nobody trades, nobody sorts: on to the next battle."""
        self.no_trades()
        while self.phase == "sort":
            self.act(self.asked()[0], "stay")
        return self

    # What is asked

    def asked(self) -> list[int]:
        return [question.seat for question in self.table.questions]

    def prompt(self, seat: int) -> str | None:
        question = self.table.question(seat)
        return question.prompt if question else None

    def offered(self, seat: int, verb: str = "") -> list[str]:
        """The choices of a seat as sentences, all or those of one verb."""
        question = self.table.question(seat)
        choices = question.choices if question else []
        return [self.sentence(choice) for choice in choices if verb in ("", choice.verb)]

    # What lies where, by name

    @property
    def phase(self) -> str:
        return self.state.phase.value

    def imperator(self, seat: int) -> str:
        return self.name(self.state.imperator(seat))

    def attackers(self, seat: int) -> list[str]:
        return self.names(self.state.attackers(seat))

    def buffs(self, seat: int) -> list[str]:
        return self.names(self.state.buffs(seat))

    def hand(self, seat: int) -> list[str]:
        return self.names(self.state.hand(seat))

    def in_middle(self) -> list[str]:
        return self.names(self.state.cards[self.state.places.middle])

    def discarded(self) -> list[str]:
        return self.names(self.state.cards[self.state.places.discard])

    def stock_size(self) -> int:
        return len(self.state.cards[self.state.places.stock])

    def tricks(self) -> list[str]:
        return [self._trick_sentence(trick) for trick in self.state.tricks]

    def lives(self, seat: int) -> int:
        return self.state.lives[seat]

    def hp(self, seat: int) -> int:
        return self.state.hp(seat)

    def damage(self, name: str) -> int:
        return self.state.damage[self.card(name)]

    def exposed(self) -> list[int]:
        return [seat for seat in self.state.alive if self.state.exposed[seat]]

    def chance_used(self) -> int:
        return self.state.chance.total()

    def seen_by(self, seat: int | None):
        """The game's part of what this seat (None: a spectator) sees."""
        return self.table.view(seat).board

    # Names and cards

    def card(self, name: str) -> int:
        kind, _, copy = name.partition("#")
        return self._alike(kind)[int(copy or 1) - 1]

    def name(self, card: int) -> str:
        kind = self.state.kinds[self.state.cards.kind_of[card]]
        copy = self._alike(kind).index(card)
        return f"{kind}#{copy + 1}" if copy else kind

    def names(self, cards) -> list[str]:
        return [self.name(card) for card in cards]

    def choice(self, sentence: str) -> Choice:
        verb, *names = sentence.split()
        return Choice(verb, tuple(self.card(name) for name in names))

    def sentence(self, choice: Choice) -> str:
        return " ".join([choice.verb, *self.names(choice.things)])

    def _alike(self, kind: str) -> list[int]:
        cards = self.state.cards
        number = self.state.kinds.index(kind)
        return sorted(card for card in cards.all() if cards.kind_of[card] == number)

    def _trick_sentence(self, trick: Trick) -> str:
        attack = " + ".join(self.names(trick.cards_of(trick.attacker)))
        defence = " + ".join(self.names(trick.cards_of(trick.defender)))
        return f"{trick.attacker} {attack} against {trick.defender} {defence}"
