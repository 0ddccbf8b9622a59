"""What always holds, whatever is chosen: random matches with random options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spieltisch.engine import Table
from spieltisch.games.imperator.game import GAME
from spieltisch.games.imperator.state import Imperator, Phase

FIGHTING = (Phase.BATTLE, Phase.SPOILS)


def random_options(random: Random) -> dict[str, int | bool]:
    return {
        "lives": random.randint(1, 5),
        "round_limit": random.randint(1, 12),
        "hidden_buffs": random.random() < 0.5,
        "heal_each_round": random.random() < 0.3,
        "underdog_perk": random.random() < 0.3,
        "colour_bonus": random.choice([0, 0, 1, 10]),
        "battle_die": random.choice([0, 0, 1, 6, 20]),
    }


def sizes(state: Imperator) -> list[tuple[int, int, int]]:
    """Imperator, attackers and buffs of each seat."""
    cards, places = state.cards, state.places
    piles = zip(places.imperator, places.attackers, places.buffs, strict=True)
    return [tuple(len(cards[pile]) for pile in hand) for hand in piles]


def check_cards(state: Imperator) -> None:
    """Each card lies in exactly one place, and none is missing."""
    everything = state.cards.all()
    assert len(everything) == len(set(everything))
    kinds = Counter(state.cards.kind_of[card] for card in everything)
    assert kinds == dict.fromkeys(range(52), 1 if state.seats < 5 else 2)
    for card in everything:
        assert card in state.cards[state.cards.pile_of(card)]


def check_hands(state: Imperator) -> None:
    """The living have 1 Imperator, 1 to 5 attackers and up to 4 buffs; the dead have nothing."""
    for seat, (imperators, attackers, buffs) in enumerate(sizes(state)):
        if state.lives[seat] == 0:
            assert (imperators, attackers, buffs) == (0, 0, 0)
        elif state.phase is not Phase.CROWNING:
            assert imperators == 1
            assert 1 <= attackers <= 5
            assert attackers - buffs in (1, 2)


def check_health(state: Imperator) -> None:
    """Damage lies on cards in hands only and never reaches an Imperator's HP."""
    held = {card for seat in range(state.seats) for card in state.hand(seat)}
    assert all(card in held for card, damage in enumerate(state.damage) if damage)
    assert min(state.damage) >= 0
    for seat in state.alive:
        assert 0 <= state.lives[seat] <= state.rules.lives
        if state.phase is not Phase.CROWNING:
            assert 0 < state.hp(seat) <= state.full_hp(seat)
    assert state.alive == tuple(seat for seat, lives in enumerate(state.lives) if lives)


def check_tricks(state: Imperator) -> None:
    """No card is in two tricks; before they are resolved, each lies with the side it fights for."""
    in_tricks = [card for trick in state.tricks for card in trick.cards() if card >= 0]
    assert len(in_tricks) == len(set(in_tricks))
    if state.phase is Phase.BATTLE:
        for trick in state.tricks:
            assert trick.attacking in state.attackers(trick.attacker)
            assert trick.attacked in state.attackers(trick.defender)
            assert trick.boost < 0 or trick.boost in state.buffs(trick.attacker)
            assert trick.guard < 0 or trick.guard in state.buffs(trick.defender)


def play_through(table: Table[Imperator], random: Random) -> None:
    """Random choices to the end; after each of them everything is checked."""
    bound = GAME.bound(table.seats, table.options)
    state = table._state
    before, was_fighting = sizes(state), False
    while table.result is None:
        question = random.choice(table.questions)
        table.choose(question.seat, random.choice(question.choices))
        check_cards(state)
        check_hands(state)
        check_health(state)
        check_tricks(state)
        fighting = state.phase in FIGHTING
        if fighting and was_fighting:
            assert [sizes(state)[seat] for seat in state.alive] == [
                before[seat] for seat in state.alive
            ], "nobody's number of cards changes in a battle"
        before, was_fighting = sizes(state), fighting
        assert table.moment < bound
    assert table.result.winners
    assert set(table.result.winners) <= set(state.alive)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", range(2, 9))
def test_a_random_match_keeps_the_table_whole(players, seed):
    random = Random(f"{players} {seed}")
    play_through(Table(GAME, players, seed, random_options(random)), random)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (option.name, value)
        for option in GAME.options
        for value in ((False, True) if option.kind == "flag" else (option.low, option.high))
    ],
)
def test_a_random_match_with_an_option_at_its_extreme_keeps_the_table_whole(option, value):
    options = {"round_limit": 15, option: value}
    play_through(Table(GAME, 3, f"{option} {value}", options), Random(f"{option} {value}"))
