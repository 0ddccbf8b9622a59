"""Villainous: who can play, which options there are, and how the table is set."""

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
    Lying,
    Meaning,
    Message,
    Options,
    Question,
    Result,
    Script,
    Tally,
    flag,
    number,
    one_of,
)
from spieltisch.games.villainous import bars, looking, rules, tallies, view, villains
from spieltisch.games.villainous.content import FATE, KINDS, VILLAIN, VILLAINS
from spieltisch.games.villainous.names import NAMES
from spieltisch.games.villainous.printed import PRINTED
from spieltisch.games.villainous.standing import JUDGE
from spieltisch.games.villainous.state import Phase, Rules, Villainous, places
from spieltisch.games.villainous.view import UsesView

GOAL = ("place", "covered", "symbols", "first", "second", "third", "fourth", "more")
"""A place with what it offers: which symbols on top are covered (a bit for each), how many there
are, what each of them lets a villain do, and how many more the cards there add."""


class VillainousGame(Game[Villainous]):
    """The game as the register knows it."""

    name = "villainous"
    rules = 2
    seats = (2, 3, 4, 5, 6)
    options = (
        one_of("villain", ("random", "draft", *VILLAINS), "random", per_seat=True, once=VILLAINS),
        flag("strict_printing"),
        number("round_limit", default=100, low=1, high=300),
    )
    presets: ClassVar = {
        "rulebook": {},
        "draft": {"villain": "draft"},
        "short": {"round_limit": 15},
    }
    role = "villain"
    kinds = KINDS
    backs = tuple(2 * villain + fate for villain, fate in zip(VILLAIN, FATE, strict=True))
    verbs: ClassVar = {
        "be": ("villain",),
        "go": GOAL,
        "stay": GOAL,
        "place": ("place",),
        "act-gain": ("place", "symbol", "amount", "which"),
        "act-play": ("place", "symbol", "which"),
        "act-activate": ("place", "symbol", "which"),
        "act-fate": ("place", "symbol", "which"),
        "act-move": ("place", "symbol", "which"),
        "act-move-hero": ("place", "symbol", "which"),
        "act-vanquish": ("place", "symbol", "which"),
        "act-discard": ("place", "symbol", "which"),
        "symbol-of": ("card",),
        "end-turn": (),
        "play-card": ("card",),
        "activate-card": ("card",),
        "move-card": ("card",),
        "vanquish-hero": ("card",),
        "send": ("card",),
        "target": ("seat",),
        "play-fate": ("card",),
        "bearer": ("card",),
        "discard": ("card",),
        "defeat": ("card",),
        "take": ("card",),
        "to-wicket": ("card",),
        "to-guard": ("card",),
        "shrink": ("card",),
        "enlarge": ("card",),
        "cover": ("place", "symbol", "action"),
        "seek-ally": (),
        "seek-item": (),
        "put-on-top": ("card",),
        "discard-seen": (),
        "entrust": ("card",),
        "buy-off": ("card",),
        "pay-with": ("card",),
        "pay-power": ("amount",),
        "amount": ("amount",),
        "react": ("card",),
        "use": (),
        "decline": (),
        "skip": (),
        "enough": (),
        "done": (),
        "pass": (),
    }
    meanings: ClassVar = {
        "card": Meaning.CARD,
        "cards": Meaning.CARD,
        "target": Meaning.CARD,
        "seat": Meaning.SEAT,
        "other": Meaning.SEAT,
        "place": Meaning.NAME,
        "first": Meaning.NAME,
        "second": Meaning.NAME,
        "third": Meaning.NAME,
        "fourth": Meaning.NAME,
        "reason": Meaning.NAME,
        "villain": Meaning.NAME,
        "aim": Meaning.NAME,
        "action": Meaning.NAME,
        "type": Meaning.NAME,
        "state": Meaning.NAME,
        "size": Meaning.NAME,
        "phase": Meaning.NAME,
    }
    names = (*NAMES, *villains.AIMS)
    printed = PRINTED
    discards = ("discard", "fate-discard")
    forced = frozenset({"play", "activate", "fate", "move-card", "move-hero", "vanquish", "send"})
    judge = JUDGE

    def figures(self, seats: int, options: Options) -> tuple[tuple[str, ...], ...]:
        chosen = msgspec.convert(options["villain"], tuple[str, ...])
        return tuple((one,) if one in VILLAINS else () for one in chosen)

    def setup(self, seats: int, options: Options, chance: Chance) -> Villainous:
        chosen = msgspec.convert(dict(options), Rules)
        table = places(seats)
        return Villainous(
            seats=seats,
            kinds=KINDS,
            chance=chance,
            cards=Cards(table.all, []),
            dice=NO_DICE,
            log=Log(),
            now=0,
            round=0,
            rules=chosen,
            places=table,
            phase=Phase.DRAFT,
            active=0,
            villain=self._villains(chosen.villain, chance),
            power=[0] * seats,
            at=[0] * seats,
            locked=[0] * seats,
            token=-1,
            bearer={},
            held={},
            sized={},
            wickets=(),
            boost={},
            used=(),
            lasting=(),
            felled=-1,
            reacted=True,
            spent=(),
            mixed=(),
            picked=(),
        )

    def _villains(self, wished: tuple[str, ...], chance: Chance) -> list[int]:
        """Who each seat is; -1 for those who will draft."""
        left = [v for v in range(len(VILLAINS)) if VILLAINS[v] not in wished]
        chance.shuffle(left)
        found: list[int] = []
        for name in wished:
            if name in VILLAINS:
                found.append(VILLAINS.index(name))
            else:
                found.append(left.pop() if name == "random" else -1)
        return found

    def play(self, state: Villainous) -> Script[Result]:
        return rules.play(state)

    def view(self, state: Villainous, eyes: Eyes) -> msgspec.Struct:
        return view.view(state, eyes)

    def describe(self, view_: msgspec.Struct) -> list[Message]:
        return view.describe(msgspec.convert(view_, view.VillainousView, from_attributes=True))

    def foresight(self, state: Villainous, eyes: Eyes, question: Question) -> UsesView | None:
        return view.foresight(state, question)

    def tally(
        self, state: Villainous, eyes: Eyes, question: Question, choice: Choice
    ) -> Tally | None:
        return tallies.tally(state, question, choice)

    def bars(self, state: Villainous, eyes: Eyes, question: Question | None) -> Iterable[Bar]:
        return () if eyes.seat is None else bars.bars(state, eyes.seat, question)

    def lies(self, state: Villainous, card: int) -> Lying:
        return (
            looking.in_realm(state, card) if state.is_in_realm(card) else super().lies(state, card)
        )

    def facts(self, state: Villainous, card: int) -> list[Fact]:
        return looking.facts(state, card)

    def guide(self, state: Villainous, seat: int) -> str | None:
        villain = state.villain[seat]
        return VILLAINS[villain] if villain >= 0 else None

    def bound(self, seats: int, options: Options) -> int:
        # A turn has at most some ten actions of a dozen choices, and all others can react to each.
        rounds = msgspec.convert(options["round_limit"], int)
        return rounds * seats * (200 + 100 * seats) + seats


GAME = VillainousGame()
