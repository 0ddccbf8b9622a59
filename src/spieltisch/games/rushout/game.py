"""Rush Out!: who can play, which options there are, and how the table is set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from spieltisch import engine
from spieltisch.engine import (
    Bar,
    Cards,
    Chance,
    Choice,
    Dice,
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
    one_of,
)
from spieltisch.games.rushout import bars, rules, view
from spieltisch.games.rushout.content import (
    COPIES,
    HERO_FIELDS,
    HERO_SYMBOLS,
    KINDS,
    PRICE,
    SETUPS,
    SPELLS,
    SYMBOLS,
    TRIALS,
    TYPE,
    WIZARD_FIELDS,
    WIZARD_SYMBOLS,
    Curse,
    Type,
    dragon_tile,
    is_used,
)
from spieltisch.games.rushout.printed import PRINTED
from spieltisch.games.rushout.racing import COMMAND_MS, SPEAK, breaks_silence
from spieltisch.games.rushout.standing import JUDGE
from spieltisch.games.rushout.state import (
    WIZARD,
    Phase,
    Rules,
    RushOut,
    Side,
    dice_of,
    owner_of,
    places,
)
from spieltisch.games.rushout.view import ForesightView


def _back(type_: Type) -> int:
    """Trials look alike from behind, so do spells; all else lies open."""
    return 0 if type_ in TRIALS else 1 if type_ in SPELLS else 2


class RushOutGame(Game[RushOut]):
    """The game as the register knows it."""

    name = "rushout"
    rules = 2
    seats = (3, 4, 5)
    in_real_time = True
    judge = JUDGE
    milestones = ("wins-round",)
    ladder = ("setup",)
    options = (
        one_of("setup", tuple(SETUPS), "exercise-1", up_front=True),
        flag("handicap"),
        flag("honour"),
        number("roll_ms", default=700, low=100, high=3000, unit="ms"),
        number("countdown_ms", default=3000, low=0, high=10000, unit="ms"),
        number("market_ms", default=60000, low=5000, high=300000, unit="ms"),
    )
    presets: ClassVar = {
        "rulebook": {},
        "calm": {"roll_ms": 1200, "countdown_ms": 8000, "market_ms": 120000},
        "new-heroes": {"handicap": True, "roll_ms": 900},
    }
    kinds = KINDS
    backs = tuple(_back(type_) for type_ in TYPE)
    verbs: ClassVar = {
        "be": ("card",),
        "roll": (),
        "lay": ("die", "card", "symbol"),
        "lay-all": ("card",),
        "take": ("die",),
        "take-all": (),
        "clap": ("card",),
        "forget": ("card",),
        "swirl": ("die",),
        "spend-coins": (),
        "learn": ("card", "seat"),
        "turn-joker": ("die", "seat"),
        "dispel": ("card",),
        "push-dragon": (),
        "heal": ("seat",),
        "ping": ("card",),
        "speak": (),
        "wait": (),
        "flip": ("die", "card"),
        "exchange": ("card",),
        "call": ("seat",),
        "strip": ("card",),
        "remove": ("die", "seat", "card"),
        "afflict": ("seat",),
        "nothing": (),
        "buy": ("card", "seat"),
        "done": (),
        "tick": (),
    }
    meanings: ClassVar = {
        "card": Meaning.CARD,
        "cards": Meaning.CARD,
        "target": Meaning.CARD,
        "die": Meaning.DIE,
        "seat": Meaning.SEAT,
        "other": Meaning.SEAT,
        "symbol": Meaning.NAME,
        "phase": Meaning.NAME,
        "side": Meaning.NAME,
        "reason": Meaning.NAME,
        "type": Meaning.NAME,
        "faces": Meaning.NAME,
        "needs": Meaning.NAME,
        "banner": Meaning.NAME,
    }
    names = (
        *SYMBOLS,
        *(phase.value for phase in Phase),
        *(side.value for side in Side),
        *(f"type-{type_.value}" for type_ in Type),
        *(view.NONE, "deck", "dragon", "souls", "life", "time"),
    )

    printed = PRINTED

    def sides(self, seats: int, options: Options) -> tuple[engine.Side, ...]:
        heroes = tuple(range(WIZARD + 1, seats))
        return (
            engine.Side(Side.WIZARD.value, (WIZARD,)),
            engine.Side(Side.HEROES.value, heroes),
        )

    def figures(self, seats: int, options: Options) -> tuple[tuple[str, ...], ...]:
        return ((Side.WIZARD.value,), *[("hero",)] * (seats - 1))

    def setup(self, seats: int, options: Options, chance: Chance) -> RushOut:
        chosen = msgspec.convert(dict(options), Rules)
        table = places(seats)
        tile = dragon_tile(seats)
        kinds = [
            kind
            for kind, type_ in enumerate(TYPE)
            if type_ is not Type.DRAGON or kind == tile
            for _ in range(COPIES[kind])
        ]
        cards = Cards(table.all, kinds)
        for card, kind in enumerate(kinds):
            type_ = TYPE[kind]
            if type_ is Type.HERO:
                cards.put(card, table.tiles)
            elif type_ is Type.DRAGON:
                cards.put(card, table.dragon_tile)
            elif type_ in (Type.EQUIPMENT, Type.SCROLL):
                cards.put(card, table.market)
            else:
                used = is_used(kind, SETUPS[chosen.setup], seats)
                cards.put(card, table.box if used else table.unused)
        dice = Dice([6] * (max(dice_of(seats - 1)) + 1))
        count = len(dice.face)
        return RushOut(
            seats=seats,
            kinds=KINDS,
            chance=chance,
            cards=cards,
            dice=dice,
            log=Log(),
            now=0,
            round=0,
            rules=chosen,
            setup=SETUPS[chosen.setup],
            places=table,
            phase=Phase.CHOOSING,
            trophies={side.value: 0 for side in Side},
            on=[-1] * count,
            field=[-1] * count,
            rolled=[False] * count,
            tile=[-1] * seats,
            aim=[-1] * seats,
            ready=[0] * seats,
            rests=[0] * seats,
            swirling=[False] * seats,
            dragon=-1,
            souls=0,
            life=0,
            wounded=(),
            casting=-1,
            claps={},
            learning=(),
            faults=(),
            marker="",
            bought=(),
            won=None,
            due=0,
        )

    def play(self, state: RushOut) -> Script[Result]:
        return rules.play(state)

    def view(self, state: RushOut, eyes: Eyes) -> msgspec.Struct:
        return view.view(state, eyes)

    def describe(self, view_: msgspec.Struct) -> list[Message]:
        return view.describe(msgspec.convert(view_, view.RushOutView, from_attributes=True))

    def foresight(self, state: RushOut, eyes: Eyes, question: Question) -> ForesightView | None:
        racing = question.prompt in ("hero", "wizard")
        return view.foresight(state, question.seat) if racing else None

    def tally(self, state: RushOut, eyes: Eyes, question: Question, choice: Choice) -> Tally | None:
        return bars.tally(state, question.seat, choice)

    def bars(self, state: RushOut, eyes: Eyes, question: Question | None) -> Iterable[Bar]:
        return () if eyes.seat is None else bars.bars(state, eyes.seat)

    def facts(self, state: RushOut, card: int) -> list[Fact]:
        kind = state.kind(card)
        heroes = [f"hero-{HERO_SYMBOLS[symbol]}" for symbol in HERO_FIELDS[kind]]
        wizard = [f"wizard-{WIZARD_SYMBOLS[symbol]}" for symbol in WIZARD_FIELDS[kind]]
        found = [Fact("type", {"type": f"type-{TYPE[kind].value}"})]
        if heroes:
            found.append(Fact("heroes", {"needs": heroes}))
        if wizard:
            found.append(Fact("wizard", {"needs": wizard}))
        if PRICE[kind]:
            found.append(Fact("price", {"price": PRICE[kind]}))
        return found

    def forget(self, state: RushOut, seat: int) -> None:
        rules.balance_spells(state, seat)

    def face_name(self, die: int, face: int) -> str:
        wizard = owner_of(die) == WIZARD
        return f"wizard-{WIZARD_SYMBOLS[face]}" if wizard else f"hero-{HERO_SYMBOLS[face]}"

    def is_muted(self, state: RushOut, seat: int) -> bool:
        """Under the curse of silence heroes do not speak, unless honour is all that keeps them."""
        silent = seat != WIZARD and state.phase is Phase.RACE and not state.rules.honour
        return silent and state.is_cursed(Curse.SILENCE)

    def speech(self, state: RushOut, seat: int) -> Choice | None:
        """On their honour heroes may speak under the curse of silence, and be called for it."""
        return SPEAK if breaks_silence(state, seat) else None

    def bound(self, seats: int, options: Options) -> int:
        # In a round everyone has at most one command in each COMMAND_MS, and a spell adds choices.
        return 3 * (2 * seats * rules.ROUND_MS // COMMAND_MS + 100 * seats)


GAME = RushOutGame()
