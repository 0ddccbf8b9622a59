"""Prince John: twenty power when his turn begins."""

from __future__ import annotations

from spieltisch.engine import CHECKPOINT, Script
from spieltisch.games.villainous.actions import vanquish
from spieltisch.games.villainous.asking import pick_place
from spieltisch.games.villainous.cards import Card, Play, Villain, card, villain
from spieltisch.games.villainous.content import PLACES, PLACES_EACH, TYPE, Type
from spieltisch.games.villainous.deeds import (
    discard,
    find_hero,
    gain,
    move,
    play_free,
    put_power_on,
)
from spieltisch.games.villainous.realm import (
    hero_goals,
    heroes,
    heroes_at,
    is_named,
    is_optional,
    named,
    open_allies,
    open_heroes,
    places_for,
    vanquishable,
)
from spieltisch.games.villainous.state import BOTTOM, Villainous

AIMS = ("aim-power",)

RICHES = 20
LOOT = 4
"""So much power at most goes onto a hero at a time."""
THE_JAIL = PLACES.index("the-jail") % PLACES_EACH


@villain("prince-john")
class PrinceJohn(Villain):
    def wins(self, state: Villainous, seat: int) -> bool:
        return state.power[seat] >= RICHES

    def aims(self, state: Villainous, seat: int) -> list[tuple[str, int, int]]:
        return [("aim-power", min(state.power[seat], RICHES), RICHES)]


# Villain cards: Wolf Archers fight from a neighbouring place (`reach` in the data)


@card("beautiful-lovely-taxes")
class BeautifulLovelyTaxes(Card):
    def ready(self, play: Play) -> bool:
        return bool(heroes(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        gain(state, seat, len(heroes(state, seat)))
        yield from ()


@card("imprison")
class Imprison(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.free(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("move-card", self.free(state, seat))
        yield from move(state, seat, hero, THE_JAIL)

    def free(self, state: Villainous, seat: int) -> list[int]:
        found = open_heroes(state, seat)
        return [hero for hero in found if THE_JAIL in hero_goals(state, seat, hero)]


@card("warrant")
class Warrant(Card):
    def hero_settles(self, state: Villainous, seat: int, me: int, hero: int, place: int) -> None:
        if place == state.place(me):
            gain(state, seat, 2)


@card("bow-and-arrows")
class BowAndArrows(Card):
    def saves(self, state: Villainous, seat: int, me: int) -> bool:
        return True


@card("cowardice")
class Cowardice(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.hired(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        ally = yield from play.pick_card("play-card", self.hired(state, seat))
        yield from play_free(state, seat, ally)

    def hired(self, state: Villainous, seat: int) -> list[int]:
        return [
            held
            for held in state.hand(seat)
            if TYPE[state.kind(held)] is Type.ALLY and places_for(state, seat, held)
        ]


@card("greed")
class Greed(Card):
    def played(self, play: Play) -> Script[None]:
        gain(play.state, play.seat, 3)
        yield from ()


@card("set-a-trap")
class SetATrap(Card):
    """The move may be left out unless only a move makes the vanquish possible (r59)."""

    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return bool(vanquishable(state, seat)) or bool(self.baits(state, seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        baits = self.baits(state, seat)
        optional = bool(vanquishable(state, seat))
        ally = yield from play.pick_card("move-card", list(baits), optional)
        if ally >= 0:
            place = yield from pick_place(state, seat, play.by, ally, baits[ally])
            yield from move(state, seat, ally, place)
        yield from vanquish(state, seat)

    def baits(self, state: Villainous, seat: int) -> dict[int, list[int]]:
        """The allies that can move, and the places from where a hero can be vanquished then."""
        if not open_heroes(state, seat):
            return {}
        found = {ally: self.traps(state, seat, ally) for ally in open_allies(state, seat)}
        return {ally: goals for ally, goals in found.items() if goals}

    def traps(self, state: Villainous, seat: int, ally: int) -> list[int]:
        twin = state.copy()
        goals: list[int] = []
        for place in state.open_places(seat):
            if place != state.place(ally):
                for moved in (ally, *twin.carried(ally)):
                    twin.put(moved, seat, BOTTOM + place)
                if vanquishable(twin, seat):
                    goals.append(place)
        return goals


@card("golden-arrow")
class GoldenArrow(Card):
    def bearer_fought(self, state: Villainous, seat: int, me: int) -> None:
        gain(state, seat, 2)


@card("intimidation")
class Intimidation(Card):
    def ready(self, play: Play) -> bool:
        return bool(vanquishable(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        yield from vanquish(play.state, play.seat, spared=True)


@card("king-richards-crown")
class KingRichardsCrown(Card):
    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        return -1 if state.at[seat] == state.place(me) else 0


@card("nutsy")
class Nutsy(Card):
    def lends(self, state: Villainous, seat: int, me: int, other: int) -> int:
        return int(state.is_ally(other) and state.place(other) == state.place(me))


@card("sheriff-of-nottingham")
class SheriffOfNottingham(Card):
    def before_move(self, play: Play) -> Script[bool]:
        state, seat = play.state, play.seat
        goals = [place for place in state.open_places(seat) if place != state.place(play.me)]
        yield CHECKPOINT
        place = yield from play.pick_place(goals, is_optional(state, play.me))
        if place < 0:
            return False
        yield from move(state, seat, play.me, place)
        if heroes_at(state, seat, place):
            gain(state, seat, 1)
        return True


@card("sir-hiss")
class SirHiss(Card):
    """Using a covered symbol begins the effect, so that there is no second one in the turn."""

    def uncovers(self, state: Villainous, seat: int, me: int, place: int) -> bool:
        return place == state.place(me) and not state.lasts(seat, state.kind(me))


@card("trigger")
class Trigger(Card):
    def lends(self, state: Villainous, seat: int, me: int, other: int) -> int:
        return -int(state.is_ally(other) and state.place(other) == state.place(me))


# Fate: Lady Kluck never comes to The Jail (`never_at` in the data)


@card("clever-disguise")
class CleverDisguise(Card):
    def bars_defeat(self, state: Villainous, seat: int, me: int, hero: int) -> bool:
        return state.bearer[me] == hero

    def ransom(self, state: Villainous, seat: int, me: int) -> int:
        return 2


@card("steal-from-the-rich")
class StealFromTheRich(Card):
    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return state.power[seat] > 0 and bool(open_heroes(state, seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("entrust", open_heroes(state, seat))
        most = min(LOOT, state.power[seat])
        least = most if state.rules.strict_printing else 1
        amount = yield from play.pick_number(least, most)
        put_power_on(state, seat, hero, amount)


@card("alan-a-dale")
class AlanADale(Card):
    def lends(self, state: Villainous, seat: int, me: int, other: int) -> int:
        return int(state.is_hero(other))


@card("friar-tuck")
class FriarTuck(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        warrants = named(state, seat, "warrant")
        here = [item for item in warrants if state.place(item) == state.place(play.me)]
        if here and (not is_optional(state, play.me) or (yield from play.wants())):
            for item in here:
                yield from discard(state, seat, item)


@card("king-richard")
class KingRichard(Card):
    def bars_play(self, state: Villainous, seat: int, me: int, card: int, place: int) -> bool:
        return TYPE[state.kind(card)] is Type.EFFECT


@card("little-john")
class LittleJohn(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        most = min(LOOT, state.power[seat])
        least = 0 if is_optional(state, play.me) else most
        amount = yield from play.pick_number(least, most)
        if amount:
            put_power_on(state, seat, play.me, amount)


@card("maid-marian")
class MaidMarian(Card):
    def defeated(self, state: Villainous, seat: int, me: int, place: int) -> Script[None]:
        yield from find_hero(state, seat, "robin-hood", place, seat)


@card("robin-hood")
class RobinHood(Card):
    def alters_gain(self, state: Villainous, seat: int, me: int, amount: int) -> int:
        return -1


@card("skippy")
class Skippy(Card):
    def bars_fight(self, state: Villainous, seat: int, me: int, ally: int) -> bool:
        return is_named(state, ally, "wolf-archers")


@card("toby")
class Toby(Card):
    def returns_to_deck(self, state: Villainous, seat: int, me: int) -> bool:
        return True
