"""Games that break one promise each, to prove that the contract notices."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any, ClassVar

import msgspec

from spieltisch.engine import (
    CHECKPOINT,
    Choice,
    Eyes,
    Message,
    Options,
    Question,
    Result,
    Script,
    Side,
    anyone_may,
    ask,
    choices_of,
    simultaneously,
)
from spieltisch.games.imperator.game import ImperatorGame
from toys import Alarm, Cave, Market, Nim, Screens, Walk
from toys.cave import DRAW, LEAVE, SHAKE, CaveState, CaveView
from toys.market import MarketState
from toys.nim import NimState
from toys.screens import ScreensState, bid
from toys.walk import STEP, WalkState


class LeakyView(Cave):
    """A spectator is shown what lies on top of the stock."""

    def view(self, state: CaveState, eyes: Eyes) -> CaveView:
        view = super().view(state, eyes)
        gems = state.cards[state.places.gems]
        view.left += 100 * state.cards.kind_of[gems[-1]] if gems and eyes.seat is None else 0
        return view


class LeakyMessage(Cave):
    """Whoever draws a card tells all what it is."""

    def act(self, state: CaveState, choice: Choice) -> Script[None]:
        seat = state.turn
        yield from super().act(state, choice)
        if choice == DRAW:
            drawn = state.cards[state.places.hands[seat]][-1]
            state.tell("boasts", seat=seat, kind=state.cards.kind_of[drawn])


class LeakyQuestion(Cave):
    """Only a precious gem on top of the stock may be drawn."""

    def offered(self, state: CaveState) -> list[Choice]:
        gems = state.cards[state.places.gems]
        worthless = gems and state.kinds[state.cards.kind_of[gems[-1]]] == "coal"
        return [c for c in super().offered(state) if c != DRAW or not worthless]


class LeakyForesight(Cave):
    """Whoever is asked is told whether drawing a card would pay."""

    def foresight(self, state: CaveState, eyes: Eyes, question: Question) -> CaveView:
        gems = state.cards[state.places.gems]
        view = self.view(state, eyes)
        view.left = state.cards.kind_of[gems[-1]] if gems else 0
        return view


class RolledByHand(Cave):
    """Hidden dice are turned by the bare numbers of chance, which a dream has to repeat."""

    verbs: ClassVar = {"shake": (), "leave": ()}

    def offered(self, state: CaveState) -> list[Choice]:
        return [SHAKE]

    def act(self, state: CaveState, choice: Choice) -> Script[None]:
        for die in range(state.seats):
            state.dice.face[die] = state.chance.below(6)
        yield from ask(state.turn, "shaken", [LEAVE])


class RemembersTheSeed(Cave):
    """A dream knows by which seed the true cards were dealt."""

    def forget(self, state: CaveState, seat: int) -> None:
        state.round = state.chance.seed[0]


class LeakyWindow(Alarm):
    """Guards without a whistle are not asked, and so everybody knows that they have none."""

    def play(self, state: Any) -> Script[Result]:
        while state.round < state.nights:
            yield CHECKPOINT
            have = {
                seat: [card for card in state.cards[hand] if state.cards.kind_of[card] == 0]
                for seat, hand in enumerate(state.places.hands)
            }
            asked = {seat: choices_of("blow", cards) for seat, cards in have.items() if cards}
            if asked:
                yield from anyone_may("watch", asked)
            yield from ask(state.thief, "night", [Choice("rest")])
            state.round += 1
        return Result("lost")


class LeakyScreen(Screens):
    """Behind the screens all hear what is bid."""

    def play(self, state: ScreensState) -> Script[Result]:
        while state.round < state.rounds:
            yield CHECKPOINT
            scripts = {seat: self.loudly(state, seat) for seat in range(state.seats)}
            yield from simultaneously(scripts, screened=True)
            state.round += 1
        return Result("lost")

    def loudly(self, state: ScreensState, seat: int) -> Script[int]:
        made = yield from bid(seat)
        state.tell("bids", seat=seat, count=made)
        return made


class Tongueless(Cave):
    """A gem is laid open without a word."""

    def act(self, state: CaveState, choice: Choice) -> Script[None]:
        if choice.verb == "lay":
            state.cards.put(choice.things[0], state.places.open)
        else:
            yield from super().act(state, choice)


class Hasty(Cave):
    """A gem is told of before it lies open: the others hear of a hidden one."""

    def act(self, state: CaveState, choice: Choice) -> Script[None]:
        if choice.verb == "lay":
            gem = choice.things[0]
            state.tell("lays", seat=state.turn, card=gem)
            state.cards.put(gem, state.places.open)
        else:
            yield from super().act(state, choice)


class Restless(Walk):
    """What a step brings depends on how many steps were made in the whole program."""

    steps = count()

    def go(self, state: WalkState, choice: Choice) -> Script[None]:
        yield from super().go(state, choice)
        state.far[0] += next(self.steps)


class DeadEnd(Nim):
    """From the third turn on there is nothing to choose."""

    def play(self, state: NimState) -> Script[Result]:
        for _ in range(3):
            yield CHECKPOINT
            yield from ask(state.turn, "heap", choices_of("heap", range(2 - state.round)))
            state.round += 1
        return Result("lost")


class Trapdoor(Walk):
    """Of many ways to begin the last leads off the map; random play hardly ever goes there."""

    ways = range(300)

    def play(self, state: WalkState) -> Script[Result]:
        if state.round == 0:
            yield CHECKPOINT
            choice = yield from ask(state.walker, "leap", choices_of("leap", [*self.ways, 300]))
            state.far[state.walker] = self.ways[choice.things[0]]
            state.round = 1
        return (yield from super().play(state))


class Emptied(Market):
    """When the others have bought everything, there is nothing to choose; not even to go home."""

    def play(self, state: MarketState) -> Script[Result]:
        scripts = {seat: self.shop(state, seat) for seat in range(state.seats)}
        yield from simultaneously(scripts)
        return Result("lost")

    def shop(self, state: MarketState, seat: int) -> Script[None]:
        while state.stalls:
            yield CHECKPOINT
            choice = yield from ask(seat, "shop", lambda: choices_of("buy", state.stalls))
            state.stalls.remove(choice.things[0])


class Endless(Nim):
    """It says that it is shorter than it is."""

    def bound(self, seats: int, options: Options) -> int:
        return 5


class NobodyKnows(Nim):
    """Somebody wins who does not sit at the table."""

    def play(self, state: NimState) -> Script[Result]:
        yield from super().play(state)
        return Result("won", (state.seats,))


class LonelyWinner(Nim):
    """All play together, and yet one of them wins."""

    def sides(self, seats: int, options: Options) -> tuple[Side, ...]:
        return (Side("all", tuple(range(seats))),)


class Undeclared(Nim):
    """A verb that the game does not declare, hence without words."""

    verbs: ClassVar = {"heap": ("heap",)}


class ForgetfulCopy(Walk):
    """A copy forgets how far the seats have come."""

    def setup(self, seats: int, options: Options, chance: Any) -> WalkState:
        return ForgetfulState(**fields(super().setup(seats, options, chance)))


class ForgetfulState(WalkState):
    __slots__ = ()

    def copy(self) -> WalkState:
        twin = ForgetfulState(**fields(WalkState.copy(self)))
        twin.far = [0] * self.seats
        return twin


class SharingCopy(Walk):
    """A copy shares the list of how far the seats have come."""

    def setup(self, seats: int, options: Options, chance: Any) -> WalkState:
        return SharingState(**fields(super().setup(seats, options, chance)))


class SharingState(WalkState):
    __slots__ = ()

    def copy(self) -> WalkState:
        twin = SharingState(**fields(WalkState.copy(self)))
        twin.far = self.far
        return twin


class WorksAfterCheckpoint(Walk):
    """The round is counted after the checkpoint, and so twice after a fork."""

    def play(self, state: WalkState) -> Script[Result]:
        while state.left:
            yield CHECKPOINT
            state.round += 1
            choice = yield from ask(state.walker, "walk", [STEP])
            state.left -= 1
            yield from self.go(state, choice)
        return Result("lost")


class TellsAfterCheckpoint(Walk):
    """The turn is announced after the checkpoint, and so twice after a fork."""

    def play(self, state: WalkState) -> Script[Result]:
        while state.left:
            yield CHECKPOINT
            state.tell("turn", seat=state.walker)
            choice = yield from ask(state.walker, "walk", [STEP])
            state.left -= 1
            yield from self.go(state, choice)
        return Result("lost")


class CountsLookers(Market):
    """Whoever asks what can be bought changes the table."""

    def play(self, state: MarketState) -> Script[Result]:
        scripts = {seat: self.shop(state, seat) for seat in range(state.seats)}
        yield from simultaneously(scripts)
        return Result("lost")

    def shop(self, state: MarketState, seat: int) -> Script[None]:
        while not state.at_home[seat]:
            yield CHECKPOINT
            yield from ask(seat, "shop", lambda: self.look(state))
            state.at_home[seat] = True

    def look(self, state: MarketState) -> list[Choice]:
        state.round += 1
        return [Choice("home")]


class Speechless(ImperatorGame):
    """It describes the table with a key that has no words."""

    def describe(self, view_: msgspec.Struct) -> list[Message]:
        return [Message("no-such-key")]


class UnknownInPreset(ImperatorGame):
    """A preset sets an option that there is not."""

    presets: ClassVar = {"short": {"life": 1}}


class TooMuchInPreset(ImperatorGame):
    """A preset sets an option to what it cannot be."""

    presets: ClassVar = {"long": {"lives": 9}}


class NothingInPreset(ImperatorGame):
    """A preset sets an option to its default: its switch would always be on."""

    presets: ClassVar = {"usual": {"lives": 3}}


class NothingToClimb(ImperatorGame):
    """What leads from match to match is an option that there is not."""

    ladder = ("heights",)


class NowhereToClimb(ImperatorGame):
    """What leads from match to match is a number, and not one thing after the other."""

    ladder = ("lives",)


def fields(state: WalkState) -> dict[str, Any]:
    names: Iterable[str] = WalkState.__dataclass_fields__
    return {name: getattr(state, name) for name in names}
