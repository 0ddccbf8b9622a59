"""Jafar: the Magic Lamp at his palace and Genie under his spell when his turn begins."""

from __future__ import annotations

from spieltisch.engine import Choice, Script, ask
from spieltisch.games.villainous.asking import pick_card, pick_place
from spieltisch.games.villainous.cards import Card, Play, Villain, card, villain
from spieltisch.games.villainous.content import KIND, ONLY_AT, PLACES_EACH, TYPE, Type
from spieltisch.games.villainous.decks import reveal_until, take_into_hand
from spieltisch.games.villainous.deeds import (
    attach,
    defeat,
    discard,
    find_hero,
    gain,
    lose,
    move,
    pay,
    play_fate,
    play_top_fate,
    unlock,
)
from spieltisch.games.villainous.realm import (
    defeatable,
    free_items_at,
    has_fate,
    hero_goals,
    heroes_at,
    is_named,
    is_optional,
    named,
    neighbours,
    open_allies,
    open_heroes,
    reachable,
    strength,
)
from spieltisch.games.villainous.state import (
    BOTTOM,
    DECK,
    DISCARD,
    FATE_DISCARD,
    Villainous,
)

AIMS = ("aim-lamp-at-palace", "aim-genie-hypnotized")

CAVE = ONLY_AT[KIND["magic-lamp"]]
SNAKE_PREY = 4
"""So strong may be whom he defeats as a snake."""


@villain("jafar")
class Jafar(Villain):
    def wins(self, state: Villainous, seat: int) -> bool:
        return self.lamp(state, seat) == PLACES_EACH and self.genie(state, seat) == 1

    def aims(self, state: Villainous, seat: int) -> list[tuple[str, int, int]]:
        return [
            ("aim-lamp-at-palace", self.lamp(state, seat), PLACES_EACH),
            ("aim-genie-hypnotized", self.genie(state, seat), 1),
        ]

    def lamp(self, state: Villainous, seat: int) -> int:
        """How far the lamp has come: 1 in the cave, 4 at the palace, 0 if it is not his."""
        return sum(PLACES_EACH - state.place(lamp) for lamp in his(state, seat, "magic-lamp"))

    def genie(self, state: Villainous, seat: int) -> int:
        return len(his(state, seat, "genie"))


def his(state: Villainous, seat: int, name: str) -> list[int]:
    """The cards of this name under his control: neither heroes nor stolen by one."""
    return [one for one in named(state, seat, name) if not state.is_on_top(one)]


def discarded_items(state: Villainous, seat: int) -> list[int]:
    return [one for one in state.lying(seat, DISCARD) if state.is_item(one)]


# Effects, allies, items and conditions: Palace Guard has no ability, and what a Scimitar adds is in
# the data


@card("necessary-sacrifice")
class NecessarySacrifice(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.offerings(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        given = yield from play.pick_card("discard", self.offerings(state, seat))
        yield from discard(state, seat, given)
        gain(state, seat, 3)

    def offerings(self, state: Villainous, seat: int) -> list[int]:
        mine = [one for one in state.realm(seat) if not state.is_on_top(one)]
        return reachable(state, seat, mine)


@card("scrying")
class Scrying(Card):
    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return bool(state.lying(seat, DECK) or state.lying(seat, DISCARD))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        choices = [Choice("seek-item"), Choice("seek-ally")]
        choice = yield from ask(play.by, "pick-type", choices, card=play.me)
        wanted = Type.ITEM if choice.verb == "seek-item" else Type.ALLY
        found = reveal_until(state, seat, DECK, lambda one: TYPE[state.kind(one)] is wanted)
        if found >= 0:
            take_into_hand(state, seat, found)


@card("a-snake-am-i")
class ASnakeAmI(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.prey(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("defeat", self.prey(state, seat))
        yield from defeat(state, seat, hero)

    def prey(self, state: Villainous, seat: int) -> list[int]:
        here = state.at[seat]
        return [hero for hero in defeatable(state, seat, SNAKE_PREY) if state.place(hero) == here]


@card("deception")
class Deception(Card):
    def ready(self, play: Play) -> bool:
        return has_fate(play.state, play.state.active)

    def played(self, play: Play) -> Script[None]:
        yield from play_top_fate(play.state, play.state.active, play.by)


@card("giant-hourglass")
class GiantHourglass(Card):
    """Weakens who is there now, wherever they go in this turn."""

    def can_activate(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return bool(heroes_at(state, seat, state.place(play.me)))

    def activated(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        for hero in heroes_at(state, seat, state.place(play.me)):
            state.boost[hero] = state.boost.get(hero, 0) - 2
            state.tell("weakens", card=hero, amount=2)
        yield from ()


@card("hypnotize")
class Hypnotize(Card):
    """Costs what the hero's strength is, which is paid when the hero is chosen."""

    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return bool(defeatable(state, seat, state.power[seat]))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        affordable = defeatable(state, seat, state.power[seat])
        hero = yield from play.pick_card("defeat", affordable)
        pay(state, seat, strength(state, seat, hero))
        yield from defeat(state, seat, hero, follows=True)
        state.tell("follows", seat=seat, card=hero)


@card("manipulation")
class Manipulation(Card):
    def ready(self, play: Play) -> bool:
        return bool(play.state.lying(play.seat, DISCARD))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        taken = yield from play.pick_card("take", state.lying(seat, DISCARD))
        take_into_hand(state, seat, taken)


@card("sorcerous-power")
class SorcerousPower(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        for called in (open_heroes, open_allies):
            found = [one for one in called(state, seat) if hero_goals(state, seat, one)]
            one = yield from play.pick_card("move-card", found, is_optional(state, play.me))
            if one >= 0:
                goals = hero_goals(state, seat, one)
                place = yield from pick_place(state, seat, play.by, one, goals)
                yield from move(state, seat, one, place)


@card("gazeem")
class Gazeem(Card):
    def discarded(self, state: Villainous, seat: int, me: int) -> Script[None]:
        found = discarded_items(state, seat)
        item = yield from pick_card(seat, me, "take", found, is_optional(state, me))
        if item >= 0:
            take_into_hand(state, seat, item)


@card("iago")
class Iago(Card):
    def can_activate(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        here = state.place(play.me)
        return bool(free_items_at(state, seat, here) and neighbours(state, seat, here))

    def activated(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = state.place(play.me)
        item = yield from play.pick_card("move-card", free_items_at(state, seat, here))
        goals = neighbours(state, seat, here)
        place = yield from play.pick_place(goals)
        yield from move(state, seat, play.me, place)
        yield from move(state, seat, item, place)


@card("magic-lamp")
class MagicLamp(Card):
    def played(self, play: Play) -> Script[None]:
        yield from find_hero(play.state, play.seat, "genie", CAVE, play.by)


@card("razoul")
class Razoul(Card):
    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        return -1 if TYPE[state.kind(card)] is Type.ALLY and place == state.place(me) else 0


@card("scarab-pendant")
class ScarabPendant(Card):
    def alters_hand(self, state: Villainous, seat: int, me: int) -> int:
        return 1

    def played(self, play: Play) -> Script[None]:
        unlock(play.state, play.seat, CAVE)
        yield from ()


@card("snake-staff")
class SnakeStaff(Card):
    def can_activate(self, play: Play) -> bool:
        return bool(self.spells(play.state, play.seat))

    def activated(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        take_into_hand(state, seat, self.spells(state, seat)[0])
        yield from ()

    def spells(self, state: Villainous, seat: int) -> list[int]:
        return [one for one in state.lying(seat, DISCARD) if is_named(state, one, "hypnotize")]


# Fate: what a Wish adds is in the data


@card("crushing-blow")
class CrushingBlow(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.weak(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        ally = yield from play.pick_card("discard", self.weak(state, seat))
        yield from discard(state, seat, ally)

    def weak(self, state: Villainous, seat: int) -> list[int]:
        return [ally for ally in open_allies(state, seat) if strength(state, seat, ally) <= 3]


@card("narrow-escape")
class NarrowEscape(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.escaped(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("play-fate", self.escaped(state, seat))
        yield from play_fate(state, seat, hero, play.by)

    def escaped(self, state: Villainous, seat: int) -> list[int]:
        gone = state.lying(seat, FATE_DISCARD)
        return [one for one in gone if TYPE[state.kind(one)] is Type.HERO]


@card("abu", "aladdin")
class Thief(Card):
    """Takes an item of Jafar that lies there, from an ally too; his defeat gives it back."""

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = state.lying(seat, BOTTOM + state.place(play.me))
        booty = [one for one in here if state.is_item(one)]
        item = yield from play.pick_card("take", booty)
        if item >= 0:
            state.tell("attaches", seat=play.by, card=item, target=play.me)
            attach(state, seat, item, play.me)


@card("carpet")
class Carpet(Card):
    def bars_defeat(self, state: Villainous, seat: int, me: int, hero: int) -> bool:
        return hero != me


@card("genie")
class Genie(Card):
    """The lamp counts wherever it lies there, in the hands of a thief too."""

    def strength(self, state: Villainous, seat: int, me: int) -> int:
        here = state.place(me)
        return 2 * sum(state.place(lamp) == here for lamp in named(state, seat, "magic-lamp"))


@card("princess-jasmine")
class PrincessJasmine(Card):
    def alters_hand(self, state: Villainous, seat: int, me: int) -> int:
        return -1


@card("rajah")
class Rajah(Card):
    def strength(self, state: Villainous, seat: int, me: int) -> int:
        return 2 * len(named(state, seat, "princess-jasmine"))


@card("sultan")
class Sultan(Card):
    def bars_fight(self, state: Villainous, seat: int, me: int, ally: int) -> bool:
        return is_named(state, ally, "palace-guard")


@card("treachery")
class Treachery(Card):
    def ready(self, play: Play) -> bool:
        return play.state.power[play.seat] > 0

    def played(self, play: Play) -> Script[None]:
        lose(play.state, play.seat, 2)
        yield from ()
