"""What follows from the rules and is told with the table, so that a page need not know them."""

from __future__ import annotations

from typing import Any

import pytest

from games.imperator.scenario import Scenario
from spieltisch.games.imperator.deck import KINDS
from spieltisch.games.imperator.printed import PRINTED, PrintedCard


def board(given: Scenario, seat: int | None = 0) -> Any:
    return given.table.view(seat).board


# What is printed


def test_each_card_tells_its_value_its_use_and_its_hit_points():
    assert list(PRINTED.cards) == list(KINDS)
    assert PRINTED.cards["hearts-queen"] == PrintedCard(12, "defence", 24)
    assert PRINTED.cards["spades-2"] == PrintedCard(2, "attack", 4)


def test_the_hit_points_that_are_printed_are_those_that_an_imperator_has():
    given = Scenario().player(0, "hearts-queen", ["clubs-9"])
    given.battle()
    assert board(given).players[0].full_hp == PRINTED.cards["hearts-queen"].hp


# Growth


@pytest.mark.parametrize(
    ("attackers", "buffs", "place"),
    [(1, 0, "attackers"), (2, 0, "buffs"), (2, 1, "attackers"), (5, 3, "buffs"), (5, 4, None)],
)
def test_the_place_that_grows_next_is_told(attackers, buffs, place):
    given = Scenario().player(
        0,
        "hearts-10",
        [f"clubs-{n}" for n in range(9, 9 - attackers, -1)],
        [f"spades-{n}" for n in range(9, 9 - buffs, -1)],
    )
    given.raid()
    assert board(given, None).players[0].grows == place


def test_who_is_out_does_not_grow():
    given = Scenario(3).out(1)
    given.raid()
    out = board(given).players[1]
    assert (out.out, out.grows) == (True, None)
    assert not board(given).players[0].out


# What the Imperator adds


def test_each_card_tells_what_the_imperator_adds_to_it():
    given = Scenario().player(0, "spades-10", ["clubs-9", "hearts-9"], ["spades-5"])
    given.battle()
    player = board(given, 1).players[0]
    assert [card.perk for card in player.attackers] == [2, 0]
    assert [card.perk for card in player.buffs] == [2]
    assert player.imperator.perk == 2


def test_a_hidden_buff_does_not_tell_what_the_imperator_adds_to_it():
    given = Scenario(hidden_buffs=True).player(0, "spades-10", ["clubs-9"], ["spades-5"])
    given.battle()
    assert [board(given, seat).players[0].buffs[0].perk for seat in (0, 1, None)] == [2, 0, 0]


# Tricks


def tricks(attack: str, defence: str) -> Scenario:
    """Two tricks of seat 0, whose perk helps nobody; the first decides."""
    given = (
        Scenario(3)
        .player(0, "hearts-10", [attack, "clubs-2", "clubs-3"])
        .player(1, "spades-10", [defence, "hearts-5"])
        .player(2, "spades-9", ["diamonds-ace"])
        .trick(0, attack, 1, defence)
        .trick(0, "clubs-2", 2, "diamonds-ace")
    )
    return given


@pytest.mark.parametrize(
    ("attack", "defence", "verdict", "damage"),
    [
        ("clubs-9", "diamonds-7", "won", 2),
        ("clubs-9", "diamonds-9", "even", 0),
        ("clubs-8", "diamonds-9", "lost", 0),
    ],
)
def test_a_trick_tells_how_it_would_come_out(attack, defence, verdict, damage):
    given = tricks(attack, defence)
    given.battle()
    first = board(given).tricks[0]
    assert (first.verdict, first.damage, first.settling) == (verdict, damage, False)


def test_a_trick_stands_until_its_cards_have_changed_hands():
    given = tricks("clubs-9", "diamonds-7")
    given.resolve()
    assert [(trick.settling, trick.stands) for trick in board(given).tricks] == [
        (True, True),
        (False, True),
    ]
    given = Scenario().player(0, "hearts-10", ["clubs-9"], ["spades-3"])
    given.player(1, "spades-10", ["diamonds-7"], ["diamonds-2"])
    given.trick(0, "clubs-9", 1, "diamonds-7", "spades-3", "diamonds-2").resolve()
    given.act(0, "take diamonds-7 clubs-9")
    assert [trick.stands for trick in board(given).tricks] == [False]


# The match


def test_lives_at_the_beginning_and_the_sides_of_the_die_are_told():
    given = Scenario(lives=4, battle_die=8)
    given.battle()
    assert (board(given).lives, board(given).die) == (4, 8)


def test_cards_are_used_only_in_the_raid():
    given = Scenario().player(0, "hearts-10", ["clubs-9", "clubs-8"])
    given.player(1, "spades-9", ["hearts-4"]).middle("hearts-2", "hearts-3").raid()
    given.act(0, "raid clubs-9 hearts-2").act(0, "swap clubs-9")
    assert board(given).used == [given.card("clubs-9")]
    given.end_raid()
    assert board(given).used == []
