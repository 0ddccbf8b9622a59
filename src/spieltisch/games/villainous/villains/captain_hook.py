"""Captain Hook: Peter Pan defeated at the Jolly Roger."""

from __future__ import annotations

from spieltisch.engine import Choice, Script, ask
from spieltisch.games.villainous.asking import pick_place
from spieltisch.games.villainous.cards import Card, Play, Villain, card, villain
from spieltisch.games.villainous.content import PLACES_EACH, TYPE, Type
from spieltisch.games.villainous.decks import discard_from_hand, look_ahead, put_away, reveal_until
from spieltisch.games.villainous.deeds import (
    Victory,
    discard,
    gain,
    move,
    play_fate,
    play_free,
    play_revealed,
    strengthen,
    unlock,
)
from spieltisch.games.villainous.realm import (
    allies_at,
    has_fate,
    hero_named,
    hero_steps,
    heroes_at,
    is_named,
    is_optional,
    items,
    movable,
    neighbours,
    places_for,
    reachable,
)
from spieltisch.games.villainous.state import FATE_DECK, Villainous

AIMS = ("aim-tree-open", "aim-pan-found", "aim-pan-near")

JOLLY_ROGER, HANGMANS_TREE = 0, 3


@villain("captain-hook")
class CaptainHook(Villain):
    """He wins when Peter Pan falls; until then it counts how near the ship he is."""

    def aims(self, state: Villainous, seat: int) -> list[tuple[str, int, int]]:
        pan = hero_named(state, seat, "peter-pan")
        steps = HANGMANS_TREE - state.place(pan) if pan >= 0 else 0
        return [
            ("aim-tree-open", int(not state.is_locked(seat, HANGMANS_TREE)), 1),
            ("aim-pan-found", int(pan >= 0), 1),
            ("aim-pan-near", steps, HANGMANS_TREE - JOLLY_ROGER),
        ]


def reveal_hero(state: Villainous, seat: int) -> int:
    """Turn over his fate cards until a hero appears; -1 if there is none."""
    return reveal_until(state, seat, FATE_DECK, lambda found: TYPE[state.kind(found)] is Type.HERO)


# Allies and effects: Boarding Party fights one place away (`reach` in the data)


@card("give-them-a-scare")
class GiveThemAScare(Card):
    def ready(self, play: Play) -> bool:
        return has_fate(play.state, play.seat)

    def played(self, play: Play) -> Script[None]:
        yield from look_ahead(play.state, play.seat, play.me)


@card("worthy-opponent")
class WorthyOpponent(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        gain(state, seat, 2)
        hero = reveal_hero(state, seat)
        if hero >= 0 and not (yield from play_revealed(state, seat, [hero], play.by)):
            yield from play_fate(state, seat, hero, play.by)


@card("aye-aye-sir")
class AyeAyeSir(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.sailors(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        ally = yield from play.pick_card("move-card", self.sailors(state, seat))
        goals = neighbours(state, seat, state.place(ally))
        place = yield from pick_place(state, seat, play.by, ally, goals)
        yield from move(state, seat, ally, place)
        strengthen(state, seat, ally, 2)

    def sailors(self, state: Villainous, seat: int) -> list[int]:
        return [one for one in movable(state, seat, seat) if state.is_ally(one)]


# Conditions


@card("cunning")
class Cunning(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.allies(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        ally = yield from play.pick_card("play-card", self.allies(state, seat))
        yield from play_free(state, seat, ally)

    def allies(self, state: Villainous, seat: int) -> list[int]:
        return [
            held
            for held in state.hand(seat)
            if TYPE[state.kind(held)] is Type.ALLY and places_for(state, seat, held)
        ]


@card("obsession")
class Obsession(Card):
    def ready(self, play: Play) -> bool:
        return has_fate(play.state, play.seat)

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = reveal_hero(state, seat)
        if hero < 0 or (yield from play_revealed(state, seat, [hero], play.by)):
            return
        choices = [Choice("play-fate", (hero,)), Choice("discard", (hero,))]
        choice = yield from ask(play.by, "pick-card", choices, card=play.me)
        if choice.verb == "play-fate":
            yield from play_fate(state, seat, hero, play.by)
        else:
            put_away(state, seat, [hero])


# Allies and items: Cannon, Hook's Case and Ingenious Device add a symbol (`grants` in the data)


@card("mr-starkey")
class MrStarkey(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = heroes_at(state, seat, state.place(play.me))
        driven = [hero for hero in here if hero_steps(state, seat, hero)]
        hero = yield from play.pick_card("move-card", driven, is_optional(state, play.me))
        if hero >= 0:
            place = yield from pick_place(state, seat, play.by, hero, hero_steps(state, seat, hero))
            yield from move(state, seat, hero, place)


@card("never-land-map")
class NeverLandMap(Card):
    def played(self, play: Play) -> Script[None]:
        unlock(play.state, play.seat, HANGMANS_TREE)
        yield from ()

    def pays_for(self, state: Villainous, seat: int, me: int, card: int) -> bool:
        return state.is_item(card)


@card("smee")
class Smee(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return 2 if state.place(me) == JOLLY_ROGER else 0


# Fate: Pixie Dust adds strength, Lost Boys ask for two allies (`adds`, `helpers` in the data)


@card("splitting-headache")
class SplittingHeadache(Card):
    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return bool(reachable(state, seat, items(state, seat)))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        found = reachable(state, seat, items(state, seat))
        item = yield from play.pick_card("discard", found)
        yield from discard(state, seat, item)


@card("taunt")
class Taunt(Card):
    """All who carry it can be defeated, and nobody else."""

    def bars_defeat(self, state: Villainous, seat: int, me: int, hero: int) -> bool:
        return not any(is_named(state, item, "taunt") for item in state.carried(hero))


@card("john")
class John(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return int(bool(state.carried(me)))


@card("michael")
class Michael(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return sum(bool(heroes_at(state, seat, place)) for place in range(PLACES_EACH))


@card("peter-pan")
class PeterPan(Card):
    def must_appear(self, state: Villainous, seat: int, me: int) -> bool:
        return True

    def defeated(self, state: Villainous, seat: int, me: int, place: int) -> Script[None]:
        if place == JOLLY_ROGER:
            raise Victory(seat)
        yield from ()


@card("tick-tock")
class TickTock(Card):
    def villain_comes(self, state: Villainous, seat: int, me: int) -> None:
        discard_from_hand(state, seat, state.hand(seat))


@card("tinker-bell")
class TinkerBell(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = allies_at(state, seat, state.place(play.me))
        ally = yield from play.pick_card("discard", here, is_optional(state, play.me))
        if ally >= 0:
            yield from discard(state, seat, ally)


@card("wendy")
class Wendy(Card):
    def lends(self, state: Villainous, seat: int, me: int, other: int) -> int:
        return int(state.is_hero(other))
