"""The Queen of Hearts: a wicket at every place, and a shot through all of them.

A card guard is a wicket while it is one of `state.wickets`: still an ally, no card guard any more.
"""

from __future__ import annotations

from spieltisch.engine import Choice, Script, ask
from spieltisch.games.villainous.asking import pick_another, pick_card, pick_place
from spieltisch.games.villainous.cards import ACTS, Card, Play, Villain, card, villain
from spieltisch.games.villainous.content import (
    COST,
    KIND,
    PLACES_EACH,
    STRENGTH,
    TYPE,
    VILLAINS,
    Type,
    deck,
)
from spieltisch.games.villainous.decks import put_away, reveal
from spieltisch.games.villainous.deeds import (
    Victory,
    can_find,
    defeat,
    discard,
    find_hero,
    gain,
    move,
    named_place,
    play_fate,
)
from spieltisch.games.villainous.names import NUMBER
from spieltisch.games.villainous.realm import (
    allies,
    allies_at,
    card_of,
    cost,
    defeatable,
    hero_named,
    is_optional,
    neighbours,
    on_top,
    open_allies,
    open_heroes,
    reachable,
    strength,
    symbols_at,
    watchers,
)
from spieltisch.games.villainous.state import DECK, FATE_DISCARD, Size, Villainous

AIMS = ("aim-wickets", "aim-sure-shot")

GUARDS = ("card-guard-club", "card-guard-diamond", "card-guard-heart", "card-guard-spade")
GUARD_KINDS = frozenset(KIND[name] for name in GUARDS)
SHOWN = 5
"""So many cards are revealed when she shoots."""
_DEAREST = sorted((COST[kind] for kind in deck(VILLAINS.index("queen-of-hearts"))), reverse=True)
SURE_SHOT = 1 + sum(_DEAREST[1 : 1 + SHOWN])
"""This strength always suffices: the shot itself, one of the dearest cards, is not revealed."""


@villain("queen-of-hearts")
class QueenOfHearts(Villain):
    def aims(self, state: Villainous, seat: int) -> list[tuple[str, int, int]]:
        force = sum(strength(state, seat, wicket) for wicket in wickets(state, seat))
        return [
            ("aim-wickets", len(places_with_wicket(state, seat)), PLACES_EACH),
            ("aim-sure-shot", min(force, SURE_SHOT), SURE_SHOT),
        ]


# Guards and wickets


def is_guard(state: Villainous, card: int) -> bool:
    return state.kind(card) in GUARD_KINDS and card not in state.wickets


def wickets(state: Villainous, seat: int) -> list[int]:
    return [ally for ally in allies(state, seat) if ally in state.wickets]


def places_with_wicket(state: Villainous, seat: int) -> set[int]:
    return {state.place(wicket) for wicket in wickets(state, seat)}


def can_bend(state: Villainous, seat: int, guard: int) -> bool:
    """Does nothing keep this card guard from becoming a wicket?"""
    return not any(
        card_of(state, other).bars_wicket(state, seat, other, guard)
        for other in watchers(state, seat, ACTS["bars_wicket"])
    )


def bendable(state: Villainous, seat: int) -> list[int]:
    """The card guards that can become wickets; whoever is fighting is about to leave."""
    return [
        ally
        for ally in open_allies(state, seat)
        if is_guard(state, ally) and ally not in state.picked and can_bend(state, seat, ally)
    ]


def bend(state: Villainous, seat: int, guard: int) -> None:
    """A card guard becomes a wicket."""
    state.wickets = (*state.wickets, guard)
    state.tell("becomes-wicket", seat=seat, card=guard)


def straighten(state: Villainous, seat: int, wicket: int) -> None:
    """A wicket becomes a card guard again."""
    state.wickets = tuple(other for other in state.wickets if other != wicket)
    state.tell("becomes-guard", seat=seat, card=wicket)


def bend_two(state: Villainous, seat: int, me: int, optional: bool = False) -> Script[None]:
    """She turns one or two card guards into wickets, or none if it is optional."""
    guard = yield from pick_card(seat, me, "to-wicket", bendable(state, seat), optional)
    if guard >= 0:
        bend(state, seat, guard)
        guard = yield from pick_another(seat, me, "to-wicket", bendable(state, seat))
    if guard >= 0:
        bend(state, seat, guard)


# Sizes


def shrinkable(state: Villainous, seat: int) -> list[int]:
    """The heroes of normal size who can be shrunk."""
    return [
        hero
        for hero in open_heroes(state, seat)
        if hero not in state.sized and not card_of(state, hero).bars_shrinking(state, seat, hero)
    ]


def of_size(state: Villainous, seat: int, size: Size) -> list[int]:
    found = open_heroes(state, seat)
    return [hero for hero in found if hero in state.sized and state.sized[hero][0] is size]


def shrink(state: Villainous, seat: int, hero: int, by: int) -> Script[None]:
    """A hero becomes small; who shrinks it chooses the one symbol that it covers from now on."""
    place = state.place(hero)
    first = state.villain[seat] * PLACES_EACH
    symbols = symbols_at(state, seat, place)[: on_top(state, seat, place)]
    choices = [
        Choice("cover", (first + place, number, NUMBER[f"action-{symbol.action.value}"]))
        for number, symbol in enumerate(symbols)
    ]
    choice = yield from ask(by, "cover", choices, card=hero)
    number = choice.things[1]
    state.sized[hero] = (Size.SHRUNKEN, number)
    covers = symbols[number].action.value
    state.tell("shrinks", seat=seat, card=hero, action=f"action-{covers}")


def enlarge(state: Villainous, seat: int, me: int, hero: int, by: int) -> Script[None]:
    """A hero becomes big; who enlarges it chooses the neighbouring place that it also covers."""
    goals = neighbours(state, seat, state.place(hero))
    place = yield from pick_place(state, seat, by, me, goals)
    state.sized[hero] = (Size.ENLARGED, place)
    state.tell("enlarges", seat=seat, card=hero, place=named_place(state, seat, place))


def restore(state: Villainous, seat: int, hero: int) -> None:
    del state.sized[hero]
    state.tell("normal-size", seat=seat, card=hero)


# Allies, effects, conditions and items. A Spear is data alone.


@card(*GUARDS)
class CardGuard(Card):
    def can_activate(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return play.me in state.wickets or can_bend(state, seat, play.me)

    def activated(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        turn = straighten if play.me in state.wickets else bend
        turn(state, seat, play.me)
        yield from ()


@card("off-with-your-head")
class OffWithYourHead(Card):
    def ready(self, play: Play) -> bool:
        return bool(defeatable(play.state, play.seat, 4))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("defeat", defeatable(state, seat, 4))
        yield from defeat(state, seat, hero)


@card("take-the-shot")
class TakeTheShot(Card):
    def ready(self, play: Play) -> bool:
        return len(places_with_wicket(play.state, play.seat)) == PLACES_EACH

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        shown = reveal(state, seat, DECK, SHOWN)
        total = sum(cost(state, seat, one) for one in shown)
        force = sum(strength(state, seat, wicket) for wicket in wickets(state, seat))
        state.tell("shoots", seat=seat, sum=total, strength=force)
        if total < force:
            raise Victory(seat)
        put_away(state, seat, shown)
        yield from ()


@card("by-order-of-the-queen")
class ByOrderOfTheQueen(Card):
    def ready(self, play: Play) -> bool:
        return bool(bendable(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        yield from bend_two(play.state, play.seat, play.me)


@card("fury")
class Fury(Card):
    def ready(self, play: Play) -> bool:
        return bool(shrinkable(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("shrink", shrinkable(state, seat))
        yield from shrink(state, seat, hero, play.by)
        hero = yield from play.pick_another("shrink", shrinkable(state, seat))
        if hero >= 0:
            yield from shrink(state, seat, hero, play.by)


@card("judgment")
class Judgment(Card):
    def played(self, play: Play) -> Script[None]:
        gain(play.state, play.seat, 3)
        yield from ()


@card("makes-you-smaller")
class MakesYouSmaller(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.heroes(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("shrink", self.heroes(state, seat))
        if hero in state.sized:
            restore(state, seat, hero)
        else:
            yield from shrink(state, seat, hero, play.by)

    def heroes(self, state: Villainous, seat: int) -> list[int]:
        return [*shrinkable(state, seat), *of_size(state, seat, Size.ENLARGED)]


@card("very-merry-unbirthday")
class VeryMerryUnbirthday(Card):
    def ready(self, play: Play) -> bool:
        return bool(allies(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        gain(state, seat, len(allies(state, seat)))
        yield from ()


@card("stopwatch")
class Stopwatch(Card):
    def can_activate(self, play: Play) -> bool:
        return bool(wickets(play.state, play.seat))

    def activated(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        gain(state, seat, len(wickets(state, seat)))
        yield from ()


@card("the-king")
class TheKing(Card):
    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        return -1 if state.kind(card) in GUARD_KINDS else 0


@card("tweedle-dee-and-tweedle-dum")
class TweedleDeeAndTweedleDum(Card):
    def survives_fight(self, state: Villainous, seat: int, me: int) -> bool:
        return True


# Fate


@card("im-late-im-late")
class ImLateImLate(Card):
    """The printed strength counts: a hero who is not there is not changed by the realm."""

    def ready(self, play: Play) -> bool:
        return bool(self.heroes(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("play-fate", self.heroes(state, seat))
        yield from play_fate(state, seat, hero, play.by)

    def heroes(self, state: Villainous, seat: int) -> list[int]:
        return [
            hero
            for hero in state.lying(seat, FATE_DISCARD)
            if TYPE[state.kind(hero)] is Type.HERO and STRENGTH[state.kind(hero)] <= 3
        ]


@card("makes-you-larger")
class MakesYouLarger(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.heroes(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("enlarge", self.heroes(state, seat))
        if hero in state.sized:
            restore(state, seat, hero)
        else:
            yield from enlarge(state, seat, play.me, hero, play.by)

    def heroes(self, state: Villainous, seat: int) -> list[int]:
        big = of_size(state, seat, Size.ENLARGED)
        return [hero for hero in open_heroes(state, seat) if hero not in big]


@card("mome-raths")
class MomeRaths(Card):
    def ready(self, play: Play) -> bool:
        return bool(open_allies(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        ally = yield from play.pick_card("move-card", open_allies(state, seat))
        goals = [place for place in state.open_places(seat) if place != state.place(ally)]
        place = yield from pick_place(state, seat, play.by, ally, goals)
        yield from move(state, seat, ally, place)


@card("alice")
class Alice(Card):
    def bars_move(self, state: Villainous, seat: int, me: int, by: int) -> bool:
        return by == seat


@card("caterpillar")
class Caterpillar(Card):
    def lends(self, state: Villainous, seat: int, me: int, other: int) -> int:
        return -1 if state.is_ally(other) and state.place(other) == state.place(me) else 0


@card("cheshire-cat")
class CheshireCat(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        there = reachable(state, seat, wickets(state, seat))
        wicket = yield from play.pick_card("to-guard", there, is_optional(state, play.me))
        if wicket >= 0:
            straighten(state, seat, wicket)
            there = reachable(state, seat, wickets(state, seat))
            wicket = yield from play.pick_another("to-guard", there)
        if wicket >= 0:
            straighten(state, seat, wicket)

    def defeated(self, state: Villainous, seat: int, me: int, place: int) -> Script[None]:
        yield from bend_two(state, seat, me, optional=True)


@card("dodo")
class Dodo(Card):
    def bars_wicket(self, state: Villainous, seat: int, me: int, guard: int) -> bool:
        return state.place(guard) == state.place(me)


@card("dormouse")
class Dormouse(Card):
    def bars_shrinking(self, state: Villainous, seat: int, me: int) -> bool:
        return True


@card("down-the-rabbit-hole")
class DownTheRabbitHole(Card):
    """Alice comes, or an ally beside her goes."""

    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        alice = hero_named(state, seat, "alice")
        if alice < 0:
            return can_find(state, seat, "alice")
        return is_optional(state, play.me) or bool(self.beside(state, seat, alice))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        alice = hero_named(state, seat, "alice")
        if alice < 0:
            place = yield from play.pick_place(state.open_places(seat))
            yield from find_hero(state, seat, "alice", place, play.by)
            return
        beside = self.beside(state, seat, alice)
        ally = yield from play.pick_card("discard", beside, is_optional(state, play.me))
        if ally >= 0:
            yield from discard(state, seat, ally)

    def beside(self, state: Villainous, seat: int, alice: int) -> list[int]:
        return reachable(state, seat, allies_at(state, seat, state.place(alice)))


@card("mad-hatter")
class MadHatter(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return 2 if hero_named(state, seat, "march-hare") >= 0 else 0


@card("march-hare")
class MarchHare(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return 2 if hero_named(state, seat, "mad-hatter") >= 0 else 0


@card("white-rabbit")
class WhiteRabbit(Card):
    def alters_activation(self, state: Villainous, seat: int, me: int, card: int) -> int:
        return 1 if state.kind(card) in GUARD_KINDS else 0
