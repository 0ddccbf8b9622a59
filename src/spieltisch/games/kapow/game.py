"""Kapow!: who can play, which options there are, and how the table is set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from spieltisch.engine import (
    Bar,
    Chance,
    Choice,
    Dice,
    Eyes,
    Game,
    Log,
    Meaning,
    Message,
    Options,
    Question,
    Result,
    Script,
    Side,
    Tally,
    number,
    one_of,
)
from spieltisch.games.kapow import bars, rules, view
from spieltisch.games.kapow.content import (
    CHARACTER_IDS,
    COLOUR_OF,
    DICE_IN_BOX,
    FOES,
    FULL_STOCK,
    KINDS,
    NAMES,
    dice_in,
)
from spieltisch.games.kapow.dreaming import forget
from spieltisch.games.kapow.names import FACE_NAMES, MORE_NAMES
from spieltisch.games.kapow.picking import deal_characters
from spieltisch.games.kapow.placing import MOST_MOVES
from spieltisch.games.kapow.previews import RECKONINGS
from spieltisch.games.kapow.printed import PRINTED
from spieltisch.games.kapow.rounds import LAST_ROUND
from spieltisch.games.kapow.shelf import LAID_OUT
from spieltisch.games.kapow.standing import JUDGE
from spieltisch.games.kapow.state import ANY, FIGHTERS, NONE_LEFT, PEOPLE, Kapow, Rules, Step

WITH_CHARACTERS = {"mode": tuple(mode for mode in PEOPLE if mode != "first-game")}


class KapowGame(Game[Kapow]):
    """The game as the register knows it."""

    name = "kapow"
    rules = 3
    seats = (1, 2, 4)
    options = (
        one_of(
            "mode",
            tuple(PEOPLE),
            "duel",
            seats={mode: (people,) for mode, people in PEOPLE.items()},
            up_front=True,
        ),
        one_of(
            "character",
            (ANY, *CHARACTER_IDS),
            ANY,
            per_seat=True,
            once=CHARACTER_IDS,
            where=WITH_CHARACTERS,
        ),
        one_of("characters", ("random", "drafted", "chosen"), "random", where=WITH_CHARACTERS),
        one_of("team_up", ("random", "drafted"), "random", where={"mode": ("team", "coop")}),
        one_of("foe", tuple(FOES), "even", where={"mode": ("solo", "coop")}),
        number("round_limit", default=0, low=0, high=12),
    )
    presets: ClassVar = {
        "rulebook": {},
        "first-game": {"mode": "first-game"},
        "first-solo": {"mode": "solo", "foe": "gentle"},
        "short": {"round_limit": 6},
    }
    role = "character"
    kinds = KINDS
    backs = tuple(range(len(KINDS)))
    verbs: ClassVar = {
        "be": ("character",),
        "take-card": ("ability",),
        "turn-card": ("ability",),
        "place": ("die", "ability"),
        "take-back": ("die",),
        "aim": ("seat",),
        "ready": (),
        "reroll": ("die",),
        "turn-die": ("die", "face"),
        "go-first": ("seat",),
        "trigger": ("ability",),
        "gain-face": ("face",),
        "gain-die": ("colour",),
        "give": ("face",),
        "strip": ("face", "die"),
        "swap-die": ("colour", "other_colour"),
        "swap-face": ("face", "other_face"),
        "attach": ("face", "die"),
        "detach": ("face", "die"),
        "attach-for-ai": ("face",),
        "pass": (),
    }
    meanings: ClassVar = {
        "seat": Meaning.SEAT,
        "other": Meaning.SEAT,
        "die": Meaning.DIE,
        "ability": Meaning.NAME,
        "row": Meaning.NAME,
        "character": Meaning.NAME,
        "face": Meaning.NAME,
        "other_face": Meaning.NAME,
        "colour": Meaning.NAME,
        "other_colour": Meaning.NAME,
        "faces": Meaning.NAME,
        "needs": Meaning.NAME,
        "phase": Meaning.NAME,
    }
    names = (*NAMES, *MORE_NAMES)
    printed = PRINTED
    judge = JUDGE
    ladder = ("foe", "mode")

    def sides(self, seats: int, options: Options) -> tuple[Side, ...]:
        if options["mode"] == "team":
            return Side("team-one", (0, 1)), Side("team-two", (2, 3))
        against_ai = options["mode"] in ("solo", "coop")
        return (Side("people", tuple(range(seats))),) if against_ai else ()

    def figures(self, seats: int, options: Options) -> tuple[tuple[str, ...], ...]:
        if options["mode"] == "first-game":
            return (("nobody-special",),) * seats
        chosen = msgspec.convert(options["character"], tuple[str, ...])
        return tuple((one,) if one in CHARACTER_IDS else () for one in chosen)

    def setup(self, seats: int, options: Options, chance: Chance) -> Kapow:
        chosen = msgspec.convert(dict(options), Rules)
        fighters = FIGHTERS[chosen.mode]
        boxes = chosen.boxes
        count = boxes * DICE_IN_BOX
        state = Kapow(
            seats=seats,
            kinds=KINDS,
            chance=chance,
            cards=LAID_OUT.copy(),
            dice=Dice(dice_in(boxes)),
            log=Log(),
            now=0,
            round=0,
            rules=chosen,
            step=Step.CHARACTERS,
            character=(),
            offered=(),
            team_ups=(),
            start=0,
            health=[0, 0],
            full=(0, 0),
            own=[()] * fighters,
            supply=[
                tuple(range(box * DICE_IN_BOX, (box + 1) * DICE_IN_BOX)) for box in range(boxes)
            ],
            pool=[NONE_LEFT] * fighters,
            stock=[FULL_STOCK] * boxes,
            on=[-1] * count,
            ready=[False] * seats,
            moved=[0] * seats,
            busy=[-1] * seats,
            left=[0] * seats,
            announced=[()] * seats,
            turned=[0, 0],
            disturbed=None,
            aim=[0] * fighters,
            selected=[()] * fighters,
            fired=[()] * fighters,
            gift=[0] * fighters,
            cancelled=[0] * fighters,
            attack=[0] * fighters,
            defence=[-1] * fighters,
            new_dice=[0] * fighters,
            new_faces=[0] * fighters,
            hurt=[False] * fighters,
            rows=[()] * fighters,
            queue=(),
            acting=-1,
            before_tidying=None,
        )
        deal_characters(state)
        return state

    def play(self, state: Kapow) -> Script[Result]:
        return rules.play(state)

    def view(self, state: Kapow, eyes: Eyes) -> msgspec.Struct:
        return view.view(state, eyes)

    def describe(self, view_: msgspec.Struct) -> list[Message]:
        return view.describe(msgspec.convert(view_, view.KapowView, from_attributes=True))

    def tally(self, state: Kapow, eyes: Eyes, question: Question, choice: Choice) -> Tally | None:
        reckon = RECKONINGS.get(choice.verb)
        return reckon(state, question, choice.things) if reckon else None

    def bars(self, state: Kapow, eyes: Eyes, question: Question | None) -> Iterable[Bar]:
        return () if eyes.seat is None else bars.bars(state, eyes.seat, question)

    def guide(self, state: Kapow, seat: int) -> str | None:
        """How a character is played; without one there is a guide for everybody."""
        character = state.character[seat]
        return CHARACTER_IDS[character] if character >= 0 else "nobody-special"

    def rivals(self, state: Kapow) -> tuple[str, ...]:
        """The AI characters."""
        known = state.character[state.seats :]
        return tuple([CHARACTER_IDS[character] for character in known if character >= 0])

    def forget(self, state: Kapow, seat: int) -> None:
        forget(state, seat)

    def face_name(self, die: int, symbol: int) -> str:
        return FACE_NAMES[COLOUR_OF[die]][symbol]

    def bound(self, seats: int, options: Options) -> int:
        # In a round a seat places each of at most 30 dice and takes so many back, confirms again
        # after each of at most 30 announcements, and moves faces; what it gains is far less.
        limit = msgspec.convert(options["round_limit"], int) or LAST_ROUND
        return limit * seats * (30 + 2 * MOST_MOVES + 60 + 200) + 100


GAME = KapowGame()
