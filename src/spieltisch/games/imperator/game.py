"""Imperator: who can play, which options there are, and how the table is set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    NO_DICE,
    Bar,
    Cards,
    Chance,
    Choice,
    Eyes,
    Fact,
    Game,
    Log,
    Meaning,
    Message,
    Options,
    Question,
    Result,
    Script,
    Tally,
    flag,
    number,
)
from spieltisch.games.imperator import bars, rules, tallies, view
from spieltisch.games.imperator.deck import KINDS, decks
from spieltisch.games.imperator.printed import PRINTED
from spieltisch.games.imperator.standing import JUDGE
from spieltisch.games.imperator.state import Imperator, Phase, Rules, places


class ImperatorGame(Game[Imperator]):
    """The game as the register knows it."""

    name = "imperator"
    rules = 2
    seats = (2, 3, 4, 5, 6, 7, 8)
    options = (
        number("lives", default=3, low=1, high=5),
        number("round_limit", default=60, low=1, high=200),
        flag("hidden_buffs"),
        flag("heal_each_round"),
        flag("underdog_perk"),
        number("colour_bonus", default=0, low=0, high=10),
        number("battle_die", default=0, low=0, high=20),
    )
    presets: ClassVar = {
        "rulebook": {},
        "recommended": {
            "lives": 2,
            "round_limit": 40,
            "hidden_buffs": True,
            "colour_bonus": 3,
            "battle_die": 6,
        },
        "first-game": {"lives": 1, "round_limit": 15},
        "short": {"lives": 1, "battle_die": 6},
    }
    kinds = KINDS
    backs = (0,) * len(KINDS)
    printed = PRINTED
    verbs: ClassVar = {
        "crown": ("card",),
        "pass": (),
        "attack": ("card", "target"),
        "boost": ("buff", "card"),
        "defend": ("buff", "card"),
        "turn": ("card",),
        "let-stand": ("card", "target"),
        "take": ("target", "card"),
        "enough": (),
        "no-more": (),
        "raid": ("card", "target"),
        "add-buff": ("buff",),
        "swap": ("card",),
        "keep": (),
        "no-offer": (),
        "give": ("card",),
        "want": ("target",),
        "accept": (),
        "decline": (),
        "stay": (),
        "emperor": ("card",),
        "support": ("card",),
        "confirm": (),
        "again": (),
    }
    meanings: ClassVar = {
        "card": Meaning.CARD,
        "target": Meaning.CARD,
        "buff": Meaning.CARD,
        "rival": Meaning.CARD,
        "cards": Meaning.CARD,
        "others": Meaning.CARD,
        "seat": Meaning.SEAT,
        "other": Meaning.SEAT,
        "third": Meaning.SEAT,
        "place": Meaning.NAME,
        "phase": Meaning.NAME,
    }
    names = ("attackers", "buffs", *(phase.value for phase in Phase))
    discards = ("discard",)
    forced = frozenset({"raid-buff"})
    judge = JUDGE

    def setup(self, seats: int, options: Options, chance: Chance) -> Imperator:
        chosen = msgspec.convert(dict(options), Rules)
        piles = places(seats, chosen.hidden_buffs)
        cards = Cards(piles.all, [*range(len(KINDS))] * decks(seats))
        cards.add_all(piles.stock)
        cards.shuffle(piles.stock, chance)
        for seat in range(seats):
            for _ in range(2):
                cards.draw(piles.stock, piles.dealt[seat])
        return Imperator(
            seats=seats,
            kinds=KINDS,
            chance=chance,
            cards=cards,
            dice=NO_DICE,
            log=Log(),
            now=0,
            round=0,
            rules=chosen,
            places=piles,
            phase=Phase.CROWNING,
            alive=tuple(range(seats)),
            lives=[chosen.lives] * seats,
            damage=[0] * len(cards.kind_of),
            exposed=[True] * seats,
            even=(),
            tricks=[],
            spoils=None,
            order=(),
            turn=0,
            passes=0,
            used=(),
            grown=[False] * seats,
            offers=(),
        )

    def play(self, state: Imperator) -> Script[Result]:
        return rules.play(state)

    def view(self, state: Imperator, eyes: Eyes) -> msgspec.Struct:
        return view.view(state, eyes)

    def describe(self, view_: msgspec.Struct) -> list[Message]:
        return view.describe(msgspec.convert(view_, view.ImperatorView, from_attributes=True))

    def tally(
        self, state: Imperator, eyes: Eyes, question: Question, choice: Choice
    ) -> Tally | None:
        return tallies.tally(state, question, choice)

    def bars(self, state: Imperator, eyes: Eyes, question: Question | None) -> Iterable[Bar]:
        return () if eyes.seat is None else bars.bars(state, eyes.seat, question)

    def facts(self, state: Imperator, card: int) -> list[Fact]:
        damage = state.damage[card]
        return [
            Fact("value", {"value": state.value(card), "black": int(state.black(card))}),
            *([Fact("damage", {"damage": damage})] if damage else []),
        ]

    def forget(self, state: Imperator, seat: int) -> None:
        for card in state.cards.all():
            if not state.cards.sees(seat, card):
                state.damage[card] = 0

    def bound(self, seats: int, options: Options) -> int:
        # In a round each player can be in at most five tricks of four actions, and each of those
        # costs at most one beat, as does each pair of equal cards that attack each other: a card of
        # two decks can meet seven of its value. In a beat all commit, and each two attacks can tie.
        # Raid, trades and sorting stay far below the rest of the sum.
        rounds = msgspec.convert(options["round_limit"], int)
        beats = 30 * seats + 1
        return rounds * seats * (beats * (1 + seats // 2) + 80) + seats


GAME = ImperatorGame()
