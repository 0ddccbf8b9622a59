"""Maleficent: a curse at every place when her turn begins."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Script, ask
from spieltisch.games.villainous.actions import perform, symbol_choices, symbol_of
from spieltisch.games.villainous.asking import SKIP
from spieltisch.games.villainous.cards import Card, Lasts, Play, Villain, card, villain
from spieltisch.games.villainous.content import PLACES_EACH, STRENGTH, TYPE, Type
from spieltisch.games.villainous.decks import choose_discards, draw, keep_hand_open, reveal
from spieltisch.games.villainous.deeds import (
    defeat,
    discard,
    gain,
    move,
    move_villain,
    play_fate,
    remove,
)
from spieltisch.games.villainous.realm import (
    NEIGHBOURS,
    allies_at,
    covered,
    defeatable,
    heroes_at,
    is_named,
    is_optional,
)
from spieltisch.games.villainous.state import BOTTOM, FATE_DECK, Villainous

AIMS = ("aim-cursed-places",)


def curses_at(state: Villainous, seat: int, place: int) -> list[int]:
    return [c for c in state.lying(seat, BOTTOM + place) if TYPE[state.kind(c)] is Type.CURSE]


@villain("maleficent")
class Maleficent(Villain):
    def wins(self, state: Villainous, seat: int) -> bool:
        return self.cursed(state, seat) == PLACES_EACH

    def aims(self, state: Villainous, seat: int) -> list[tuple[str, int, int]]:
        return [("aim-cursed-places", self.cursed(state, seat), PLACES_EACH)]

    def cursed(self, state: Villainous, seat: int) -> int:
        return sum(bool(curses_at(state, seat, place)) for place in range(PLACES_EACH))


# Allies


@card("cackling-goon")
class CacklingGoon(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return len(heroes_at(state, seat, state.place(me)))


@card("sinister-goon")
class SinisterGoon(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return int(bool(curses_at(state, seat, state.place(me))))


@card("raven")
class Raven(Card):
    """Flies ahead and performs one uncovered action there, but never fate."""

    def before_move(self, play: Play) -> Script[bool]:
        state, seat = play.state, play.seat
        here = state.place(play.me)
        if state.is_locked(seat, here):
            return False
        goals = [place for place in state.open_places(seat) if place != here]
        yield CHECKPOINT
        place = yield from play.pick_place(goals, optional=True)
        if place < 0:
            return False
        yield from move(state, seat, play.me, place)
        symbols = symbol_choices(state, seat, place, barred=covered(state, seat, place))
        choices = [choice for choice in symbols if choice.verb != "act-fate"]
        if choices:
            choice = yield from ask(seat, "extra-action", [*choices, SKIP], card=play.me)
            if choice is not SKIP:
                yield from perform(state, seat, symbol_of(state, seat, choice))
        return True


# Effects


@card("dragon-form")
class DragonForm(Card):
    lasts = Lasts.NEXT_TURN

    def ready(self, play: Play) -> bool:
        return bool(defeatable(play.state, play.seat, 3))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("defeat", defeatable(state, seat, 3))
        yield from defeat(state, seat, hero)
        state.begin(seat, state.kind(play.me))

    def fated(self, state: Villainous, seat: int) -> None:
        gain(state, seat, 3)


@card("vanish")
class Vanish(Card):
    lasts = Lasts.NEXT_MOVE

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        state.begin(seat, state.kind(play.me))
        yield from ()

    def frees_move(self, state: Villainous, seat: int) -> bool:
        return True


# Curses


@card("forest-of-thorns")
class ForestOfThorns(Card):
    """The printed strength counts: a hero who is not there yet is not changed by the realm."""

    def bars_play(self, state: Villainous, seat: int, me: int, card: int, place: int) -> bool:
        kind = state.kind(card)
        return TYPE[kind] is Type.HERO and place == state.place(me) and STRENGTH[kind] < 4

    def hero_lands(self, state: Villainous, seat: int, me: int, hero: int) -> None:
        if state.place(hero) == state.place(me):
            remove(state, seat, me)


@card("green-fire")
class GreenFire(Card):
    def bars_play(self, state: Villainous, seat: int, me: int, card: int, place: int) -> bool:
        return TYPE[state.kind(card)] is Type.HERO and place == state.place(me)

    def villain_comes(self, state: Villainous, seat: int, me: int) -> None:
        remove(state, seat, me)


@card("dreamless-sleep")
class DreamlessSleep(Card):
    def lends(self, state: Villainous, seat: int, me: int, other: int) -> int:
        return -2 if state.is_hero(other) and state.place(other) == state.place(me) else 0

    def ally_played(self, state: Villainous, seat: int, me: int, ally: int) -> None:
        if state.place(ally) == state.place(me):
            remove(state, seat, me)


# Conditions


@card("malice")
class Malice(Card):
    def ready(self, play: Play) -> bool:
        return bool(defeatable(play.state, play.seat, 4))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("defeat", defeatable(state, seat, 4))
        yield from defeat(state, seat, hero)


@card("tyranny")
class Tyranny(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        draw(state, seat, 3)
        yield from choose_discards(state, seat, play.me, 3)


# Items


@card("spinning-wheel")
class SpinningWheel(Card):
    def hero_defeated(
        self, state: Villainous, seat: int, me: int, hero: int, place: int, strength: int
    ) -> None:
        if place == state.place(me):
            gain(state, seat, max(strength - 1, 0))


@card("staff")
class Staff(Card):
    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        cheaper = TYPE[state.kind(card)] in (Type.EFFECT, Type.CURSE)
        return -1 if cheaper and state.at[seat] == state.place(me) else 0


# Fate: Guards ask for two allies (`helpers` in the data)


@card("sword-of-truth")
class SwordOfTruth(Card):
    def fits(self, state: Villainous, seat: int, me: int, bearer: int) -> bool:
        return not state.carried(bearer)

    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        return 2 if TYPE[state.kind(card)] is Type.CURSE and place == state.place(me) else 0


@card("once-upon-a-dream")
class OnceUponADream(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.curses(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        curse = yield from play.pick_card("discard", self.curses(state, seat))
        yield from discard(state, seat, curse)

    def curses(self, state: Villainous, seat: int) -> list[int]:
        return [
            curse
            for place in range(PLACES_EACH)
            if heroes_at(state, seat, place)
            for curse in curses_at(state, seat, place)
        ]


@card("aurora")
class Aurora(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        for found in reveal(state, seat, FATE_DECK, 1):
            if TYPE[state.kind(found)] is Type.HERO:
                yield from play_fate(state, seat, found, play.by)
            else:
                state.put(found, seat, FATE_DECK)
                state.tell("back-on-top", seat=seat, card=found)


@card("fauna")
class Fauna(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = curses_at(state, seat, state.place(play.me))
        asleep = [curse for curse in here if is_named(state, curse, "dreamless-sleep")]
        optional = is_optional(state, play.me)
        curse = yield from play.pick_card("discard", asleep if optional else here, optional)
        if curse >= 0:
            yield from discard(state, seat, curse)


@card("flora")
class Flora(Card):
    def opens_hand(self, state: Villainous, seat: int, me: int) -> bool:
        return True

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        keep_hand_open(state, seat)
        state.tell("hand-open", seat=seat, cards=state.hand(seat))
        yield from ()


@card("king-hubert")
class KingHubert(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = state.place(play.me)
        for place in NEIGHBOURS[here]:
            called = allies_at(state, seat, place)
            ally = yield from play.pick_card("move-card", called, is_optional(state, play.me))
            if ally >= 0:
                yield from move(state, seat, ally, here)


@card("king-stefan")
class KingStefan(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        goals = [place for place in range(PLACES_EACH) if place != state.at[seat]]
        place = yield from play.pick_place(goals, is_optional(state, play.me))
        if place >= 0:
            move_villain(state, seat, place)


@card("merryweather")
class Merryweather(Card):
    def bars_play(self, state: Villainous, seat: int, me: int, card: int, place: int) -> bool:
        return TYPE[state.kind(card)] is Type.CURSE and place == state.place(me)


@card("prince-phillip")
class PrincePhillip(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = allies_at(state, seat, state.place(play.me))
        if here and (yield from play.wants()):
            for ally in here:
                yield from discard(state, seat, ally)
