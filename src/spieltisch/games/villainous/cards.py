"""What a card can do: the moments at which cards act, and who acts at each.

A villain's module derives a class from `Card` for each card that does something, overrides the
moments at which it does, and registers it by the card's name:

    @card("spinning-wheel")
    class SpinningWheel(Card):
        def hero_defeated(self, state, seat, me, hero, place, strength): ...

Where a card is played or activated it gets a `Play`. Elsewhere `seat` is the seat whose realm it is
and `me` the card itself; cards are asked so often at these moments that there is nothing made for
it. A hypnotized hero and a stolen item are asked nothing. Scripts may ask; all other methods only
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TypeVar

from spieltisch.engine import Script
from spieltisch.games.villainous.asking import (
    pick_another,
    pick_card,
    pick_number,
    pick_place,
    wants,
)
from spieltisch.games.villainous.content import COST, KIND, KINDS, VILLAIN, VILLAINS
from spieltisch.games.villainous.state import Villainous


class Lasts(Enum):
    """How long an effect goes on that was begun with `state.begin`.

    The next move is that of the next turn, also for an effect that begins before the move.
    """

    TURN = "turn"
    NEXT_MOVE = "next-move"
    NEXT_TURN = "next-turn"


class Play:
    """A card that is played or activated, or might be: `me`, in the realm of `seat`.

    `by` is who makes the choices: the owner for villain cards, whoever plays it for a fate card.
    What is asked for the card is asked of them, and names the card.
    """

    __slots__ = ("by", "me", "seat", "state")

    def __init__(self, state: Villainous, seat: int, me: int, by: int) -> None:
        self.state = state
        self.seat = seat
        self.me = me
        self.by = by

    def pick_card(self, verb: str, cards: Sequence[int], optional: bool = False) -> Script[int]:
        """One of these cards, to do with it what the verb says; -1 if none is there or wanted."""
        return pick_card(self.by, self.me, verb, cards, optional)

    def pick_another(self, verb: str, cards: Sequence[int]) -> Script[int]:
        """A second one of these cards; -1 if none is there or the first is enough."""
        return pick_another(self.by, self.me, verb, cards)

    def pick_place(self, places: Sequence[int], optional: bool = False) -> Script[int]:
        """One of these places of the realm; -1 if none is there or wanted."""
        return pick_place(self.state, self.seat, self.by, self.me, places, optional)

    def pick_number(self, low: int, high: int) -> Script[int]:
        """A number from low to high."""
        return pick_number(self.by, self.me, low, high)

    def wants(self) -> Script[bool]:
        """Is the ability of this card to be used?"""
        return wants(self.by, self.me)


class Card:
    """One kind of card. What is not overridden does nothing."""

    __slots__ = ()

    lasts: Lasts = Lasts.TURN

    # When it is played

    def ready(self, play: Play) -> bool:
        """Can an effect or a condition be carried out, its price not counted?"""
        return True

    def price(self, state: Villainous, seat: int, me: int) -> int:
        """The printed cost of an effect, or what it becomes by what it is aimed at."""
        return COST[state.cards.kind_of[me]]

    def fits(self, state: Villainous, seat: int, me: int, bearer: int) -> bool:
        """May this item be attached to this card?"""
        return True

    def played(self, play: Play) -> Script[None]:
        """An effect or condition happens; anything else has just been laid out."""
        yield from ()

    # While it lies in a realm: what it changes

    def strength(self, state: Villainous, seat: int, me: int) -> int:
        """What its own strength is more than printed."""
        return 0

    def lends(self, state: Villainous, seat: int, me: int, other: int) -> int:
        """What the strength of another hero or ally is more by this card."""
        return 0

    def alters_cost(
        self, state: Villainous, seat: int, me: int, card: int, place: int, target: int
    ) -> int:
        """What playing a card costs more: to this place, onto this card or aimed at it (or -1)."""
        return 0

    def alters_activation(self, state: Villainous, seat: int, me: int, card: int) -> int:
        """What activating a card costs more."""
        return 0

    def alters_gain(self, state: Villainous, seat: int, me: int, amount: int) -> int:
        """What the owner gains more, each time when power is gained."""
        return 0

    def alters_hand(self, state: Villainous, seat: int, me: int) -> int:
        """How many cards more the owner fills the hand up to."""
        return 0

    def bars_play(self, state: Villainous, seat: int, me: int, card: int, place: int) -> bool:
        """Does it forbid to play this card, to this place (-1: an effect)?"""
        return False

    def bars_move(self, state: Villainous, seat: int, me: int, by: int) -> bool:
        """Does it forbid `by` to move allies and items?"""
        return False

    def bars_move_action(self, state: Villainous, seat: int, me: int) -> bool:
        """Does it forbid the action that moves an item or ally?"""
        return False

    def bars_defeat(self, state: Villainous, seat: int, me: int, hero: int) -> bool:
        """Does it protect this hero from any defeat?"""
        return False

    def bars_fight(self, state: Villainous, seat: int, me: int, ally: int) -> bool:
        """Can this hero (`me`) not be fought with this ally?"""
        return False

    def bars_wicket(self, state: Villainous, seat: int, me: int, guard: int) -> bool:
        """Does it keep this card guard from becoming a wicket?"""
        return False

    def bars_shrinking(self, state: Villainous, seat: int, me: int) -> bool:
        """Can this hero not be shrunk?"""
        return False

    def opens_hand(self, state: Villainous, seat: int, me: int) -> bool:
        """Must the owner play with an open hand?"""
        return False

    def uncovers(self, state: Villainous, seat: int, me: int, place: int) -> bool:
        """May the owner use a symbol of this place that is covered?"""
        return False

    def pays_for(self, state: Villainous, seat: int, me: int, card: int) -> bool:
        """Can it be discarded instead of paying for this card?"""
        return False

    def ransom(self, state: Villainous, seat: int, me: int) -> int:
        """For how much power can the owner have it discarded at any time? 0: not at all."""
        return 0

    # While it lies in a realm: what it does by itself

    def hero_lands(self, state: Villainous, seat: int, me: int, hero: int) -> None:
        """A hero was played; this happens before the hero's own ability."""

    def hero_settles(self, state: Villainous, seat: int, me: int, hero: int, place: int) -> None:
        """A hero was played to this place and its own ability is done."""

    def ally_played(self, state: Villainous, seat: int, me: int, ally: int) -> None:
        """An ally was played."""

    def villain_comes(self, state: Villainous, seat: int, me: int) -> None:
        """The owner's villain was moved to this card's place."""

    def before_move(self, play: Play) -> Script[bool]:
        """The owner's turn has begun; the villain has not moved yet. Does the card do anything?

        It is at a checkpoint (`yield CHECKPOINT`) when it asks first.
        """
        yield from ()
        return False

    def bearer_moved(self, state: Villainous, seat: int, me: int, bearer: int) -> Script[None]:
        """Who carries this item was moved."""
        yield from ()

    def bearer_fought(self, state: Villainous, seat: int, me: int) -> None:
        """The ally who carries this item has taken part in defeating a hero."""

    def hero_defeated(
        self, state: Villainous, seat: int, me: int, hero: int, place: int, strength: int
    ) -> None:
        """A hero of this strength was defeated at this place."""

    def defeated(self, state: Villainous, seat: int, me: int, place: int) -> Script[None]:
        """This hero was defeated at this place and has left it."""
        yield from ()

    def returns_to_deck(self, state: Villainous, seat: int, me: int) -> bool:
        """Is this hero, when defeated, shuffled into the fate deck?"""
        return False

    def must_appear(self, state: Villainous, seat: int, me: int) -> bool:
        """Must this hero be played as soon as it is revealed, to the only place it names?"""
        return False

    def saves(self, state: Villainous, seat: int, me: int) -> bool:
        """Is this item discarded instead of its bearer?"""
        return False

    def survives_fight(self, state: Villainous, seat: int, me: int) -> bool:
        """Does this ally stay after taking part in defeating a hero?"""
        return False

    def discarded(self, state: Villainous, seat: int, me: int) -> Script[None]:
        """This card was discarded from the realm."""
        yield from ()

    # When its owner activates it

    def can_activate(self, play: Play) -> bool:
        """Can its ability be carried out, its price not counted?"""
        return True

    def activated(self, play: Play) -> Script[None]:
        """The owner has paid for its ability."""
        yield from ()

    # An effect that goes on

    def fated(self, state: Villainous, seat: int) -> None:
        """A fate action was aimed at the owner while the effect of this card goes on."""

    def frees_move(self, state: Villainous, seat: int) -> bool:
        """May the villain stay where it is in this move step?"""
        return False


class Villain:
    """One villain's aim."""

    __slots__ = ()

    def wins(self, state: Villainous, seat: int) -> bool:
        """Has the villain won, now that its turn begins?"""
        return False

    def aims(self, state: Villainous, seat: int) -> list[tuple[str, int, int]]:
        """How far the villain has come: for each part a name, how much is done and how much is due.

        The words are `name-<name>`.
        """
        return []


_PLAIN = Card()
CARD: list[Card] = [_PLAIN] * len(KINDS)
"""What each kind of card does."""
VILLAIN_OF: list[Villain] = [Villain()] * len(VILLAINS)


class Moment:
    """A moment at which cards act: which kinds of card do something at it, and whose they are."""

    __slots__ = ("kinds", "villains")

    def __init__(self) -> None:
        self.kinds = [False] * len(KINDS)
        self.villains = [False] * len(VILLAINS)

    def note(self, kind: int) -> None:
        """This kind of card does something at this moment."""
        self.kinds[kind] = True
        self.villains[VILLAIN[kind]] = True


ACTS: dict[str, Moment] = {name: Moment() for name in vars(Card) if not name.startswith("_")}
"""The moments by their names."""

C = TypeVar("C", bound=type[Card])
V = TypeVar("V", bound=type[Villain])


def card(*names: str) -> Callable[[C], C]:
    """Say what the cards of these names do."""

    def register(of: C) -> C:
        one = of()
        for name in names:
            kind = KIND[name]
            CARD[kind] = one
            for name_, moment in ACTS.items():
                if getattr(of, name_) is not getattr(Card, name_):
                    moment.note(kind)
        return of

    return register


def villain(name: str) -> Callable[[V], V]:
    """Say what the villain of this name aims at."""

    def register(of: V) -> V:
        VILLAIN_OF[VILLAINS.index(name)] = of()
        return of

    return register
