"""Villainous: who can play, which options there are, and how the table is set."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from spieltisch.engine import (
    NO_DICE,
    Cards,
    Chance,
    Eyes,
    Game,
    Log,
    Meaning,
    Message,
    Options,
    Result,
    Script,
    flag,
    number,
    one_of,
)
from spieltisch.games.villainous import rules, view, villains
from spieltisch.games.villainous.content import FATE, KINDS, PLACES, VILLAIN, VILLAINS, Action, Type
from spieltisch.games.villainous.state import Phase, Rules, Size, Villainous, places


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
    kinds = KINDS
    backs = tuple(2 * villain + fate for villain, fate in zip(VILLAIN, FATE, strict=True))
    verbs: ClassVar = {
        "be": ("villain",),
        "place": ("place",),
        "stay": (),
        "act-gain": ("place", "symbol", "amount"),
        "act-play": ("place", "symbol"),
        "act-activate": ("place", "symbol"),
        "act-fate": ("place", "symbol"),
        "act-move": ("place", "symbol"),
        "act-move-hero": ("place", "symbol"),
        "act-vanquish": ("place", "symbol"),
        "act-discard": ("place", "symbol"),
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
        "villain": Meaning.NAME,
        "aim": Meaning.NAME,
        "action": Meaning.NAME,
        "type": Meaning.NAME,
        "state": Meaning.NAME,
        "size": Meaning.NAME,
        "phase": Meaning.NAME,
    }
    names = (
        *PLACES,
        *VILLAINS,
        *(phase.value for phase in Phase),
        *(f"action-{action.value}" for action in Action),
        *(f"type-{type_.value}" for type_ in Type),
        *("free", "used", "covered", "normal"),
        *(size.value for size in Size),
        *villains.AIMS,
    )

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

    def bound(self, seats: int, options: Options) -> int:
        # A turn has at most some ten actions of a dozen choices, and all others can react to each.
        rounds = msgspec.convert(options["round_limit"], int)
        return rounds * seats * (200 + 100 * seats) + seats


GAME = VillainousGame()
