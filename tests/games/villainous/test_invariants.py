"""What always holds, whatever is chosen: random matches of all pairings of villains."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import combinations

import pytest

from playing import luck, steps
from spieltisch.engine import Table
from spieltisch.games.villainous.content import (
    BEARER,
    FATE,
    LOCKED,
    PLACES_EACH,
    TYPE,
    VILLAIN,
    VILLAINS,
    Type,
    deck,
)
from spieltisch.games.villainous.game import GAME
from spieltisch.games.villainous.realm import strength
from spieltisch.games.villainous.state import (
    BOTTOM,
    DECK,
    DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    PILES,
    PLAYED,
    REVEALED,
    TOP,
    Phase,
    Villainous,
)


def check_cards(state: Villainous) -> None:
    """Each card lies in exactly one place, among its owner's, and none is missing."""
    everything = state.cards.all()
    assert len(everything) == len(set(everything)) == 45 * state.seats
    for seat, villain in enumerate(state.villain):
        mine = [card for pile in range(PILES) for card in state.lying(seat, pile)]
        assert Counter(state.kind(card) for card in mine) == Counter(deck(villain))
        assert all(state.pile_owner(card) == seat for card in mine)


def check_piles(state: Villainous) -> None:
    """Each deck keeps its own cards, and each side of the board those that belong there."""
    for seat in range(state.seats):
        for pile in (DECK, HAND, DISCARD):
            assert not any(FATE[state.kind(card)] for card in state.lying(seat, pile))
        for pile in (FATE_DECK, FATE_DISCARD):
            assert all(FATE[state.kind(card)] for card in state.lying(seat, pile))
        for place in range(PLACES_EACH):
            for card in state.lying(seat, TOP + place):
                assert TYPE[state.kind(card)] is Type.HERO or card in state.bearer
            for card in state.lying(seat, BOTTOM + place):
                kind = state.kind(card)
                assert not FATE[kind] or VILLAINS[VILLAIN[kind]] == "jafar", "no hero below"
                assert TYPE[kind] not in (Type.EFFECT, Type.CONDITION)


def check_items(state: Villainous) -> None:
    """Whoever carries an item lies where the item lies; who must be carried is."""
    for item, bearer in state.bearer.items():
        assert TYPE[state.kind(item)] is Type.ITEM
        assert state.cards.where[item] == state.cards.where[bearer]
        assert state.is_hero(bearer) or state.is_ally(bearer)
    for seat in range(state.seats):
        for card in state.realm(seat):
            if BEARER[state.kind(card)] is not None:
                assert card in state.bearer


def check_marks(state: Villainous) -> None:
    """What lies on a card lies on one that is in a realm."""
    for card in (*state.held, *state.sized):
        assert state.is_hero(card)
    for card in state.wickets:
        assert state.is_ally(card) and state.kinds[state.kind(card)].startswith("card-guard")
    for card in state.boost:
        assert state.is_in_realm(card)
    assert all(amount >= 0 for amount in state.held.values())


def check_villains(state: Villainous) -> None:
    """Power is never negative, strength neither; only places that have a lock are locked."""
    assert all(power >= 0 for power in state.power)
    for seat in range(state.seats):
        assert 0 <= state.at[seat] < PLACES_EACH
        for card in state.realm(seat):
            assert strength(state, seat, card) >= 0
        may_lock = {
            place for place in range(PLACES_EACH)
            if LOCKED[state.villain[seat] * PLACES_EACH + place]
        }  # fmt: skip
        if VILLAINS[state.villain[seat]] == "ursula":
            may_lock.add(0)
            assert state.locked[seat].bit_count() == 1, "Ursula's lock never leaves"
        assert all(place in may_lock for place in range(4) if state.is_locked(seat, place))
    assert state.token == -1 or state.seats >= 5


def check_between_actions(state: Villainous) -> None:
    """When no card is being carried out, nothing is left lying around."""
    for seat in range(state.seats):
        assert not state.lying(seat, REVEALED)
        assert not state.lying(seat, PLAYED)
    assert not state.picked


def check_hands(table: Table[Villainous]) -> None:
    """Whoever has just ended a turn holds as many cards as the realm says."""
    state = table._state
    before = (state.active - 1) % state.seats
    size = 4
    for card in state.realm(before):
        name = state.kinds[state.kind(card)]
        size += (name == "scarab-pendant" and not state.is_on_top(card)) - (
            name == "princess-jasmine" and state.is_on_top(card)
        )
    assert len(state.hand(before)) >= size or len(state.lying(before, DECK)) == 0


class Marked:
    """A value that can be recognised, also as a copy or a slice of itself."""

    def copy(self) -> Marked:
        return self

    def __getitem__(self, _: object) -> Marked:
        return self


def test_a_copy_has_each_value_in_its_own_place():
    names = [field.name for field in fields(Villainous)]
    state = Villainous(**{name: Marked() for name in names})  # type: ignore[arg-type]
    twin = state.copy()
    for name in names:
        assert name == "log" or getattr(twin, name) is getattr(state, name), name


@pytest.mark.parametrize(
    "villains",
    [pytest.param(pair, id="+".join(pair)) for pair in combinations(VILLAINS, 2)]
    + [pytest.param(VILLAINS, id="all-six"), pytest.param(VILLAINS[::-1], id="all-six-reversed")],
)
@pytest.mark.parametrize("strict", [False, True])
def test_what_always_holds(villains: tuple[str, ...], strict: bool):
    seed = f"invariants {villains} {strict}"
    options = {"villain": villains, "strict_printing": strict, "round_limit": 40}
    table = Table(GAME, len(villains), seed, options)
    turns = 0
    for moment, _ in enumerate(steps(table, luck(seed))):
        state = table._state
        try:
            check_cards(state)
            check_piles(state)
            check_items(state)
            check_marks(state)
            check_villains(state)
            if table.at_checkpoint:
                check_between_actions(state)
            if state.round * state.seats + state.active > turns:
                turns = state.round * state.seats + state.active
                if turns > state.seats and state.phase is not Phase.OVER:
                    check_hands(table)
        except AssertionError as error:
            raise AssertionError(f"seed {seed!r}, moment {moment}: {error}") from error
    assert table.result is not None
