"""The Reckoners: who can play, which options there are, and how the table is set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

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
    Lying,
    Meaning,
    Message,
    Options,
    Question,
    Result,
    Script,
    Side,
    Tally,
    one_of,
)
from spieltisch.engine.told import MessageValue
from spieltisch.games.reckoners import bars, describing, foresight, rules, view
from spieltisch.games.reckoners.content import (
    BACKS,
    DIFFICULTIES,
    DISTRICTS,
    EPIC_BACK,
    EPICS,
    EQUIPMENT_BACK,
    KINDS,
    MOVEMENT_DIE,
    PRICE,
    RECKONERS,
    SIDES,
    START,
    TIMING,
    TRACKS,
    villain,
)
from spieltisch.games.reckoners.effects import BASE
from spieltisch.games.reckoners.foresight import Foresight
from spieltisch.games.reckoners.names import NAMES, action_word, die_word
from spieltisch.games.reckoners.pieces import Epic
from spieltisch.games.reckoners.printed import PRINTED
from spieltisch.games.reckoners.standing import JUDGE
from spieltisch.games.reckoners.state import NOBODY_BUSY, NOWHERE, Newcago, Phase, places

RANDOM, CHOOSE = "random", "choose"
MOST_ROUNDS = START.population
"""Steelheart's yellow track kills somebody in every round."""


def reckoners_each(seats: int, options: Options) -> int:
    """How many Reckoners everyone plays: whoever is alone plays two."""
    return 2 if seats == 1 or options["each"] == "two" else 1


def unpacked() -> Cards:
    """All cards before anything is shuffled: two decks, and the abilities, which lie open."""
    table = places()
    cards = Cards(table.all, range(len(KINDS)))
    for card, back in enumerate(BACKS):
        pile = {EPIC_BACK: table.epic_deck, EQUIPMENT_BACK: table.equipment_deck}
        cards.put(card, pile.get(back, table.box))
    return cards


_BOX, _DICE = unpacked(), Dice(SIDES)
"""Nobody plays with these: every table copies them."""
_THINGS = {"earn": (), "plan": (), "study": (), "strike": (), "hamper": ("track",)}


class ReckonersGame(Game[Newcago]):
    """The game as the register knows it."""

    name = "reckoners"
    rules = 1
    seats = (1, 2, 3, 4, 5, 6)
    options = (
        one_of("difficulty", tuple(DIFFICULTIES), "beginner", up_front=True),
        one_of("reckoner", (RANDOM, CHOOSE, *RECKONERS), RANDOM, per_seat=True, once=RECKONERS),
        one_of("each", ("one", "two"), "one", seats={"two": (1, 2, 3)}),
    )
    presets: ClassVar = {
        "rulebook": {},
        "choose": {"reckoner": CHOOSE},
        "double": {"each": "two"},
    }
    role = "reckoner"
    kinds = KINDS
    backs = BACKS
    verbs: ClassVar = {
        "pick": ("reckoner",),
        "buy": ("card", "reckoner"),
        "redeem": ("die",),
        "refresh": (),
        "place": ("reckoner", "district"),
        "keep": ("die",),
        "release": ("die",),
        "roll": ("reckoner",),
        "finish": ("reckoner",),
        "faith": ("card",),
        **{verb: ("die", *_THINGS.get(verb, ("district",))) for verb in BASE},
        **{f"then-{verb}": _THINGS.get(verb, ("district",)) for verb in BASE},
        "pay": ("die", "card"),
        "then-pay": ("card",),
        "play": ("card",),
        "ride": ("card", "district"),
        "aim": ("card", "district"),
        "brief": ("card", "reckoner"),
        "improvise": ("card", "die"),
        "turn": ("face",),
        "give-up": (),
        "take-fight": ("district",),
        "take-weaken": ("district",),
        "take-hamper": ("track",),
        "take-plan": ("reckoner",),
        "lose": ("die",),
        "done": (),
        "back": (),
    }
    meanings: ClassVar = {
        "card": Meaning.CARD,
        "cards": Meaning.CARD,
        "die": Meaning.DIE,
        "seat": Meaning.SEAT,
        "reckoner": Meaning.NAME,
        "other": Meaning.NAME,
        "team": Meaning.NAME,
        "district": Meaning.NAME,
        "track": Meaning.NAME,
        "face": Meaning.NAME,
        "white": Meaning.NAME,
        "coloured": Meaning.NAME,
        "loose": Meaning.NAME,
        "marked": Meaning.NAME,
        "phase": Meaning.NAME,
        "acts": Meaning.NAME,
        "more": Meaning.NAME,
        "timing": Meaning.NAME,
    }
    names = NAMES
    printed = PRINTED
    discards = ("defeated", "box")
    judge = JUDGE
    ladder = ("difficulty",)

    def sides(self, seats: int, options: Options) -> tuple[Side, ...]:
        return (Side("the-reckoners", tuple(range(seats))),)

    def figures(self, seats: int, options: Options) -> tuple[tuple[str, ...], ...]:
        chosen = msgspec.convert(options["reckoner"], tuple[str, ...])
        more = ("reckoner-unknown",) * (reckoners_each(seats, options) - 1)
        return tuple((one if one in RECKONERS else "reckoner-unknown", *more) for one in chosen)

    def setup(self, seats: int, options: Options, chance: Chance) -> Newcago:
        each = reckoners_each(seats, options)
        chosen = msgspec.convert(options["reckoner"], tuple[str, ...])
        difficulty = str(options["difficulty"])
        foe = villain(difficulty, seats * each)
        seat_of = drawn(chosen, each, chance)
        size = seats * each + 1
        everyone = len(RECKONERS)
        return Newcago(
            seats=seats,
            kinds=KINDS,
            chance=chance,
            cards=_BOX.copy(),
            dice=_DICE.copy(),
            log=Log(),
            now=0,
            round=0,
            villain=foe,
            difficulty=difficulty,
            places=places(),
            phase=Phase.CHOOSING,
            each=each,
            team=(),
            seat_of=seat_of,
            at=[NOWHERE] * everyone,
            hands=[()] * everyone,
            plans=[0] * everyone,
            fresh=[0] * everyone,
            throws=[0] * everyone,
            releases=[0] * everyone,
            loose=0,
            marked=0,
            spent=0,
            lost=0,
            used=0,
            sniper=NOWHERE,
            busy=NOBODY_BUSY,
            pending=(),
            whole=False,
            anywhere=False,
            turning=-1,
            done=0,
            backs=[0] * seats,
            stirred=(),
            hushed=NOBODY_BUSY,
            marker=[0] * size,
            research=[0] * size,
            health=[0] * size,
            enforcement=[0] * size,
            barricades=[0] * size,
            tracks=[START.steelheart_marker] * len(TRACKS),
            steel_at=0,
            steel_research=foe.start,
            steel_health=0,
            population=START.population,
            money=START.money,
            base=0,
            bounty=(0, 0, 0),
            history=(),
        )

    def play(self, state: Newcago) -> Script[Result]:
        return rules.play(state)

    def view(self, state: Newcago, eyes: Eyes) -> msgspec.Struct:
        return view.view(state, eyes)

    def describe(self, view_: msgspec.Struct) -> list[Message]:
        return describing.describe(msgspec.convert(view_, view.NewcagoView, from_attributes=True))

    def foresight(self, state: Newcago, eyes: Eyes, question: Question) -> Foresight | None:
        if question.prompt == "spend":
            return foresight.of_rest(state)
        if question.prompt in ("act", "equip", "rest"):
            acting = state.phase is Phase.ACTIONS
            return foresight.of_action(state) if acting else foresight.of_market(state)
        return None

    def tally(self, state: Newcago, eyes: Eyes, question: Question, choice: Choice) -> Tally | None:
        return bars.tally(state, choice)

    def bars(self, state: Newcago, eyes: Eyes, question: Question | None) -> Iterable[Bar]:
        return () if eyes.seat is None else bars.bars(state, eyes.seat, question)

    def lies(self, state: Newcago, card: int) -> Lying:
        pile = state.cards.pile_of(card)
        if pile.name == "district":
            district = state.places.districts.index(pile)
            return Lying("district", {"district": DISTRICTS[district]})
        if pile.name == "gear":
            return Lying("gear", {"reckoner": RECKONERS[state.places.gear.index(pile)]})
        return Lying.of(pile)

    def facts(self, state: Newcago, card: int) -> list[Fact]:
        kind = state.kind(card)
        if kind < len(EPICS):
            return epic_facts(EPICS[kind])
        timing = TIMING[kind]
        assert timing is not None
        found = [Fact("timing", {"timing": f"timing-{timing.value}"})]
        if PRICE[kind]:
            found.append(Fact("price", {"count": PRICE[kind]}))
        return found

    def guide(self, state: Newcago, seat: int) -> str | None:
        mine = [reckoner for reckoner, of in enumerate(state.seat_of) if of == seat]
        return RECKONERS[mine[0]] if mine else None

    def face_name(self, die: int, symbol: int) -> str | None:
        return None if die == MOVEMENT_DIE else die_word(die, symbol)

    def bound(self, seats: int, options: Options) -> int:
        reckoners = seats * reckoners_each(seats, options)
        return MOST_ROUNDS * reckoners * 1000


def epic_facts(epic: Epic) -> list[Fact]:
    """What is printed on an Epic's card."""
    found = [Fact("research", {"count": epic.research})]
    if epic.health is not None:
        found.append(Fact("health", {"count": epic.health}))
    acts = [
        action_word(deed.act.value, deed.amount, deed.track, deed.of.act.value if deed.of else None)
        for deed in epic.actions
    ]
    gained: dict[str, MessageValue] = {
        "research": epic.rewards.get("research-steelheart", 0),
        "money": epic.rewards.get("money", 0),
        "fight": epic.rewards.get("enforcement", 0),
        "weaken": epic.rewards.get("weaken", 0),
        "plan": epic.rewards.get("plan", 0),
    }
    return [
        *found,
        Fact("weak-health", {"count": epic.weak_health}),
        Fact("acts", {"acts": acts}),
        Fact("rewards", gained),
    ]


def drawn(chosen: tuple[str, ...], each: int, chance: Chance) -> tuple[int, ...]:
    """Who plays which Reckoner, as far as it is not chosen at the table; others are drawn."""
    seat_of = [-1] * len(RECKONERS)
    for seat, name in enumerate(chosen):
        if name in RECKONERS:
            seat_of[RECKONERS.index(name)] = seat
    left = [reckoner for reckoner, seat in enumerate(seat_of) if seat < 0]
    chance.shuffle(left)
    for seat, name in enumerate(chosen):
        while name != CHOOSE and seat_of.count(seat) < each:
            seat_of[left.pop()] = seat
    return tuple(seat_of)


GAME = ReckonersGame()
