"""Ursula: the Trident and the Crown in her lair when her turn begins."""

from __future__ import annotations

from spieltisch.engine import Script, ask, choices_of
from spieltisch.games.villainous.actions import perform, performable, symbol_choices, symbol_of
from spieltisch.games.villainous.asking import DONE
from spieltisch.games.villainous.cards import Card, Play, Villain, card, villain
from spieltisch.games.villainous.content import CONTRACT, STRENGTH, TYPE, Action, Type
from spieltisch.games.villainous.decks import (
    choose_discards,
    draw,
    look_ahead,
    reveal_until,
    shuffle_back,
    take_into_hand,
)
from spieltisch.games.villainous.deeds import (
    attach,
    defeat,
    find_hero,
    gain,
    lose,
    move,
    move_villain,
    named_place,
    pay_for_aim,
    play_hero,
    play_top_fate,
)
from spieltisch.games.villainous.realm import (
    NEIGHBOURS,
    affords,
    affords_aim,
    covered,
    free_items_at,
    has_fate,
    hero_goals,
    hero_steps,
    heroes_at,
    is_named,
    is_optional,
    movable_heroes,
    open_heroes,
    places_for,
    symbols_at,
)
from spieltisch.games.villainous.state import DECK, DISCARD, FATE_DISCARD, Villainous

AIMS = ("aim-trident-in-lair", "aim-crown-in-lair")

LAIR, PALACE = 0, 3
SNARFBLAT = 3
"""So much dearer a Snarfblat makes a contract."""


@villain("ursula")
class Ursula(Villain):
    def wins(self, state: Villainous, seat: int) -> bool:
        return self.is_home(state, seat, "trident") and self.is_home(state, seat, "crown")

    def aims(self, state: Villainous, seat: int) -> list[tuple[str, int, int]]:
        return [
            ("aim-trident-in-lair", int(self.is_home(state, seat, "trident")), 1),
            ("aim-crown-in-lair", int(self.is_home(state, seat, "crown")), 1),
        ]

    def is_home(self, state: Villainous, seat: int, treasure: str) -> bool:
        return any(is_named(state, item, treasure) for item in free_items_at(state, seat, LAIR))


def is_contract(state: Villainous, card: int) -> bool:
    return CONTRACT[state.kind(card)] >= 0


def shift_lock(state: Villainous, seat: int) -> None:
    """The lock goes to the other one of the lair and the palace."""
    state.locked[seat] ^= 1 << LAIR | 1 << PALACE
    closed = LAIR if state.is_locked(seat, LAIR) else PALACE
    state.tell("lock-moves", place=named_place(state, seat, closed))


# Items that bind heroes


@card(
    "binding-contract-lair",
    "binding-contract-ship",
    "binding-contract-shore",
    "binding-contract-palace",
)
class BindingContract(Card):
    def fits(self, state: Villainous, seat: int, me: int, bearer: int) -> bool:
        return state.place(bearer) != CONTRACT[state.kind(me)]

    def bearer_moved(self, state: Villainous, seat: int, me: int, bearer: int) -> Script[None]:
        if state.place(bearer) == CONTRACT[state.kind(me)]:
            yield from defeat(state, seat, bearer)


# Effects and conditions


@card("change-form")
class ChangeForm(Card):
    def played(self, play: Play) -> Script[None]:
        shift_lock(play.state, play.seat)
        yield from ()


@card("grow-giant")
class GrowGiant(Card):
    """Reaches a neighbouring place, even a locked one."""

    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return any(
            self.is_sure(state, seat, symbol.action)
            for place in NEIGHBOURS[state.at[seat]]
            for number, symbol in enumerate(symbols_at(state, seat, place))
            if not covered(state, seat, place) >> number & 1
        )

    def is_sure(self, state: Villainous, seat: int, action: Action) -> bool:
        """Can it be performed when this card is paid for and has left the hand?

        Playing a card does not count: power is gained wherever one can be played.
        """
        if action is Action.DISCARD:
            return len(state.hand(seat)) > 1
        return action is not Action.PLAY and performable(state, seat, action)

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        choices = [
            choice
            for place in NEIGHBOURS[state.at[seat]]
            for choice in symbol_choices(
                state, seat, place, barred=covered(state, seat, place), elsewhere=True
            )
        ]
        choice = yield from ask(seat, "extra-action", choices, card=play.me)
        yield from perform(state, seat, symbol_of(state, seat, choice))


@card("opportunist")
class Opportunist(Card):
    def ready(self, play: Play) -> bool:
        return bool(self.treasures(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        found = yield from play.pick_card("take", self.treasures(state, seat))
        take_into_hand(state, seat, found)

    def treasures(self, state: Villainous, seat: int) -> list[int]:
        return [
            card
            for card in state.lying(seat, DISCARD)
            if TYPE[state.kind(card)] in (Type.ITEM, Type.EFFECT)
        ]


@card("whirlpool")
class Whirlpool(Card):
    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return any(affords(state, seat, play.me, -1, hero) for hero in self.adrift(state, seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        paid = [
            hero for hero in self.adrift(state, seat) if affords_aim(state, seat, play.me, hero)
        ]
        hero = yield from play.pick_card("move-card", paid)
        pay_for_aim(state, seat, play.me, hero)
        place = yield from play.pick_place(hero_goals(state, seat, hero))
        yield from move(state, seat, hero, place)

    def adrift(self, state: Villainous, seat: int) -> list[int]:
        return [hero for hero in open_heroes(state, seat) if hero_goals(state, seat, hero)]


@card("arrogance")
class Arrogance(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        draw(state, seat, 3)
        yield from choose_discards(state, seat, play.me, 3)


@card("divination")
class Divination(Card):
    def ready(self, play: Play) -> bool:
        state, seat = play.state, play.seat
        return any(
            is_contract(state, card) for pile in (DECK, DISCARD) for card in state.lying(seat, pile)
        )

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        contract = reveal_until(state, seat, DECK, lambda card: is_contract(state, card))
        take_into_hand(state, seat, contract)
        yield from ()


@card("trickery")
class Trickery(Card):
    def ready(self, play: Play) -> bool:
        return has_fate(play.state, play.state.active)

    def played(self, play: Play) -> Script[None]:
        yield from play_top_fate(play.state, play.state.active, play.by)


# Items and allies


@card("cauldron")
class Cauldron(Card):
    def can_activate(self, play: Play) -> bool:
        return self.contracts(play.state, play.seat) > 0

    def activated(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        gain(state, seat, 2 * self.contracts(state, seat))
        yield from ()

    def contracts(self, state: Villainous, seat: int) -> int:
        return sum(is_contract(state, card) for card in state.realm(seat))


@card("crown")
class Crown(Card):
    def can_activate(self, play: Play) -> bool:
        return has_fate(play.state, play.seat)

    def activated(self, play: Play) -> Script[None]:
        yield from look_ahead(play.state, play.seat, play.me)


@card("flotsam", "jetsam")
class Eel(Card):
    def can_activate(self, play: Play) -> bool:
        return bool(self.within_reach(play.state, play.seat, play.me))

    def activated(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("move-card", self.within_reach(state, seat, play.me))
        place = yield from play.pick_place(hero_steps(state, seat, hero))
        yield from move(state, seat, hero, place)

    def within_reach(self, state: Villainous, seat: int, me: int) -> list[int]:
        here = heroes_at(state, seat, state.place(me))
        return [hero for hero in here if hero_steps(state, seat, hero)]


@card("poor-unfortunate-souls")
class PoorUnfortunateSouls(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        waiting = movable_heroes(state, seat)
        while True:
            souls = [hero for hero in waiting if affords_aim(state, seat, play.me, hero)]
            if not souls:
                return
            choices = [*choices_of("move-card", souls), DONE]
            choice = yield from ask(play.by, "pick-card", choices, card=play.me)
            if choice is DONE:
                return
            hero = choice.things[0]
            waiting.remove(hero)
            pay_for_aim(state, seat, play.me, hero)
            place = yield from play.pick_place(hero_steps(state, seat, hero))
            yield from move(state, seat, hero, place)


@card("trident")
class Trident(Card):
    """When King Triton is defeated it comes back to her, as all items do that need no bearer."""

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        triton = yield from find_hero(state, seat, "king-triton", state.place(play.me), play.by)
        state.tell("attaches", seat=seat, card=play.me, target=triton)
        attach(state, seat, play.me, triton)


# Fate


@card("return-to-form")
class ReturnToForm(Card):
    """The printed strength counts: a hero in the discard pile is not changed by the realm (r42)."""

    def ready(self, play: Play) -> bool:
        return bool(self.returning(play.state, play.seat))

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        hero = yield from play.pick_card("play-fate", self.returning(state, seat))
        yield from play_hero(state, seat, hero, state.at[seat], play.by)

    def returning(self, state: Villainous, seat: int) -> list[int]:
        return [
            card
            for card in state.lying(seat, FATE_DISCARD)
            if TYPE[state.kind(card)] is Type.HERO
            and STRENGTH[state.kind(card)] <= 4
            and state.at[seat] in places_for(state, seat, card)
        ]


@card("dinglehopper")
class Dinglehopper(Card):
    def villain_comes(self, state: Villainous, seat: int, me: int) -> None:
        lose(state, seat, 1)


@card("snarfblat")
class Snarfblat(Card):
    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        return SNARFBLAT if is_contract(state, card) and state.bearer.get(me) == target else 0


@card("ariel")
class Ariel(Card):
    def bars_move_action(self, state: Villainous, seat: int, me: int) -> bool:
        return True

    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = state.place(play.me)
        items = [
            item
            for place in state.open_places(seat)
            if place != here
            for item in free_items_at(state, seat, place)
        ]
        item = yield from play.pick_card("move-card", items, is_optional(state, play.me))
        if item >= 0:
            yield from move(state, seat, item, here)


@card("eric")
class Eric(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        heroes = [hero for hero in open_heroes(state, seat) if hero_goals(state, seat, hero)]
        hero = yield from play.pick_card("move-card", heroes, is_optional(state, play.me))
        if hero >= 0:
            place = yield from play.pick_place(hero_goals(state, seat, hero))
            yield from move(state, seat, hero, place)


@card("flounder")
class Flounder(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        if not state.lying(seat, DISCARD):
            return
        if not is_optional(state, play.me) or (yield from play.wants()):
            shuffle_back(state, seat, DECK)


@card("grimsby")
class Grimsby(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        if not is_optional(state, play.me) or (yield from play.wants()):
            shift_lock(state, seat)


@card("king-triton")
class KingTriton(Card):
    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        return 1 if target == me else 0


@card("max")
class Max(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        here = state.at[seat]
        if state.place(play.me) == here:
            goals = [place for place in state.open_places(seat) if place != here]
            place = yield from play.pick_place(goals, is_optional(state, play.me))
            if place >= 0:
                move_villain(state, seat, place)


@card("scuttle")
class Scuttle(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        items = [card for card in state.lying(seat, FATE_DISCARD) if state.is_item(card)]
        item = yield from play.pick_card("take", items, is_optional(state, play.me))
        if item >= 0:
            state.tell("attaches", seat=play.by, card=item, target=play.me)
            attach(state, seat, item, play.me)


@card("sebastian")
class Sebastian(Card):
    def played(self, play: Play) -> Script[None]:
        state, seat = play.state, play.seat
        contracts = [
            item
            for hero in open_heroes(state, seat)
            if hero != play.me
            for item in state.carried(hero)
            if is_contract(state, item)
        ]
        contract = yield from play.pick_card("take", contracts, is_optional(state, play.me))
        if contract >= 0:
            state.tell("attaches", seat=play.by, card=contract, target=play.me)
            attach(state, seat, contract, play.me)
