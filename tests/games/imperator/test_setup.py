"""Pieces and setup: decks, values, colours, health, perks, lives, crowning."""

from __future__ import annotations

from collections import Counter

import pytest

from games.imperator.scenario import Scenario
from spieltisch.engine import Table
from spieltisch.engine.errors import TableError
from spieltisch.games.imperator.game import GAME


@pytest.mark.parametrize(
    ("players", "decks"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2), (8, 2)]
)
def test_up_to_four_players_use_one_deck_five_to_eight_use_two(players, decks):
    state = Scenario(players).state
    count = Counter(state.cards.kind_of[card] for card in state.cards.all())
    assert len(count) == 52
    assert set(count.values()) == {decks}


@pytest.mark.parametrize("players", [1, 9])
def test_two_to_eight_play(players):
    with pytest.raises(TableError):
        Table(GAME, players, seed=1)


@pytest.mark.parametrize("suit", ["clubs", "diamonds", "hearts", "spades"])
def test_the_value_is_the_pips_and_jack_to_ace_are_eleven_to_fourteen(suit):
    given = Scenario()
    ranks = [*map(str, range(2, 11)), "jack", "queen", "king", "ace"]
    values = [given.state.value(given.card(f"{suit}-{rank}")) for rank in ranks]
    assert values == [*range(2, 15)]


def test_clubs_and_spades_are_black_diamonds_and_hearts_are_red():
    given = Scenario()
    black = {kind for kind in given.state.kinds if given.state.black(given.card(kind))}
    assert {kind.split("-")[0] for kind in black} == {"clubs", "spades"}
    assert len(black) == 26


@pytest.mark.parametrize(
    ("imperator", "hp"), [("clubs-2", 4), ("hearts-9", 18), ("spades-ace", 28)]
)
def test_imperator_hp_is_twice_its_value(imperator, hp):
    given = Scenario().player(0, imperator, ["clubs-3"]).player(1, "hearts-3", ["clubs-4"])
    given.battle()
    assert given.hp(0) == hp
    assert given.seen_by(1).players[0].full_hp == hp


def sums(imperator: str, attack: list[str], defence: list[str], other: str) -> tuple[int, int]:
    """Attack and defence of a trick, as everyone sees them."""
    boost, guard = (attack[1:] or [None])[0], (defence[1:] or [None])[0]
    given = (
        Scenario()
        .player(0, imperator, attack[:1], attack[1:])
        .player(1, other, defence[:1], defence[1:])
        .trick(0, attack[0], 1, defence[0], boost, guard)
    )
    given.resolve()
    trick = given.seen_by(None).tricks[0]
    return trick.attack, trick.defence


def test_a_card_attacks_and_defends_with_its_value():
    assert sums("hearts-5", ["clubs-9"], ["hearts-7"], other="spades-5") == (9, 7)
    assert sums("hearts-5", ["hearts-9"], ["clubs-7"], other="spades-5") == (9, 7)


def test_a_black_imperator_gives_two_atk_to_black_attackers_and_boosts_alike():
    attack, _ = sums("spades-5", ["clubs-9", "clubs-3"], ["clubs-7"], other="clubs-5")
    assert attack == (9 + 2) + (3 + 2)


def test_a_black_imperator_gives_nothing_to_a_red_attacker():
    attack, _ = sums("spades-5", ["hearts-9", "clubs-3"], ["clubs-7"], other="clubs-5")
    assert attack == 9 + (3 + 2)


def test_a_black_imperator_gives_nothing_to_defence():
    _, defence = sums("hearts-5", ["clubs-10"], ["clubs-7", "hearts-2"], other="spades-5")
    assert defence == 7 + 2


def test_a_red_imperator_gives_two_def_to_red_defenders_and_buffs_alike():
    _, defence = sums("hearts-5", ["clubs-9"], ["hearts-7", "diamonds-3"], other="diamonds-5")
    assert defence == (7 + 2) + (3 + 2)


def test_a_red_imperator_gives_nothing_to_a_black_defender():
    _, defence = sums("hearts-5", ["clubs-9"], ["clubs-7", "diamonds-3"], other="diamonds-5")
    assert defence == 7 + (3 + 2)


def test_a_red_imperator_gives_nothing_to_attack():
    attack, _ = sums("diamonds-5", ["hearts-9", "clubs-3"], ["clubs-7"], other="clubs-5")
    assert attack == 9 + 3


def test_the_perk_of_an_imperator_is_for_its_owner_only():
    attack, defence = sums("hearts-5", ["clubs-9"], ["hearts-7"], other="spades-5")
    assert (attack, defence) == (9, 7)


def test_a_player_has_three_lives():
    assert Scenario().state.lives == [3, 3]


@pytest.mark.parametrize("lives", [1, 5])
def test_option_lives_sets_the_lives_of_everyone(lives):
    assert Scenario(3, lives=lives).state.lives == [lives] * 3


@pytest.mark.parametrize("lives", [0, 6])
def test_option_lives_goes_from_one_to_five(lives):
    with pytest.raises(TableError):
        Scenario(lives=lives)


# Crowning


@pytest.mark.parametrize("players", range(2, 9))
def test_each_player_is_dealt_two_cards(players):
    table = Table(GAME, players, seed="deal")
    for question in table.questions:
        assert [choice.verb for choice in question.choices] == ["crown", "crown"]
    board = table.view(None).board
    assert [len(player.dealt) for player in board.players] == [2] * players
    assert board.stock == (52 if players < 5 else 104) - 2 * players


def crowning() -> Scenario:
    given = Scenario().dealt(0, "clubs-9", "hearts-4").dealt(1, "spades-king", "diamonds-2")
    given.crowning()
    return given


def test_the_crowned_card_is_the_imperator_the_other_the_first_attacker():
    given = crowning().act(0, "crown", "hearts-4").act(1, "crown", "spades-king")
    assert (given.imperator(0), given.attackers(0), given.buffs(0)) == ("hearts-4", ["clubs-9"], [])
    assert (given.imperator(1), given.attackers(1)) == ("spades-king", ["diamonds-2"])
    assert given.phase == "battle"
    assert given.state.round == 1


def test_nobody_sees_the_dealt_cards_of_others():
    given = crowning()
    assert {face.kind for face in given.seen_by(0).players[0].dealt} == {"clubs-9", "hearts-4"}
    for eyes in (1, None):
        assert [face.kind for face in given.seen_by(eyes).players[0].dealt] == [None, None]


def test_crowning_is_secret_until_all_have_crowned():
    given = crowning()
    before = {eyes: given.seen_by(eyes) for eyes in (1, None)}
    given.act(0, "crown", "hearts-4")
    assert {eyes: given.seen_by(eyes) for eyes in (1, None)} == before
    assert given.table.told_to(1) == []
    assert given.table.view(1).committed == []
    assert [given.sentence(c) for c in given.table.view(0).committed] == ["crown hearts-4"]


def test_all_cards_on_the_table_are_open():
    given = (
        Scenario()
        .player(0, "clubs-9", ["hearts-4"], ["spades-3"])
        .player(1, "clubs-8", ["hearts-5"])
    )
    given.battle()
    for eyes in (1, None):
        hand = given.seen_by(eyes).players[0]
        assert hand.imperator.kind == "clubs-9"
        assert [card.kind for card in (*hand.attackers, *hand.buffs)] == ["hearts-4", "spades-3"]
