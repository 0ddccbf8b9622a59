"""Turning an attack: my attacked card against the attacker."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario


def attacked(
    attacking: str,
    mine: str,
    imperator: str = "spades-10",
    my_imperator: str = "hearts-10",
    **options,
) -> Scenario:
    """Seat 0 has attacked a card of seat 1; each has a buff of each colour."""
    given = (
        Scenario(2, **options)
        .player(0, imperator, [attacking], ["spades-3", "diamonds-3"])
        .player(1, my_imperator, [mine], ["spades-4", "diamonds-4"])
    )
    given.battle()
    return given.beat({0: f"attack {attacking} {mine}"})


def may_turn(given: Scenario) -> bool:
    return given.offered(1, "turn") != []


# The four pairings of colours


@pytest.mark.parametrize(("attacking", "mine"), [("clubs-6", "spades-7"), ("hearts-6", "hearts-7")])
def test_black_by_black_and_red_by_red_turn_with_a_higher_base_value(attacking, mine):
    assert may_turn(attacked(attacking, mine))


@pytest.mark.parametrize(("attacking", "mine"), [("clubs-8", "spades-7"), ("hearts-8", "hearts-7")])
def test_black_by_black_and_red_by_red_do_not_turn_with_a_lower_base_value(attacking, mine):
    assert not may_turn(attacked(attacking, mine))


@pytest.mark.parametrize(
    ("attacking", "mine"), [("clubs-7", "spades-7"), ("diamonds-7", "hearts-7")]
)
def test_an_equal_base_value_is_not_enough(attacking, mine):
    assert not may_turn(attacked(attacking, mine))


@pytest.mark.parametrize(("attacking", "mine"), [("hearts-9", "clubs-2"), ("hearts-2", "clubs-9")])
def test_red_attacking_black_can_always_be_turned(attacking, mine):
    assert may_turn(attacked(attacking, mine))


@pytest.mark.parametrize(("attacking", "mine"), [("clubs-9", "hearts-2"), ("clubs-2", "hearts-9")])
def test_black_attacking_red_can_never_be_turned(attacking, mine):
    assert not may_turn(attacked(attacking, mine))


# The base value alone counts


def test_a_perk_of_the_attacker_does_not_count():
    """7 + 2 against 8: the base value 8 is higher all the same."""
    assert may_turn(
        attacked("clubs-7", "spades-8", imperator="spades-10", my_imperator="hearts-10")
    )


def test_a_perk_of_the_attacked_does_not_count():
    given = attacked("diamonds-8", "hearts-7", imperator="spades-10", my_imperator="hearts-10")
    assert not may_turn(given)
    assert not may_turn(attacked("clubs-8", "spades-7", my_imperator="clubs-10"))


def test_a_colour_bonus_does_not_count():
    assert not may_turn(attacked("diamonds-8", "hearts-7", colour_bonus=5))
    assert may_turn(attacked("clubs-7", "spades-8", colour_bonus=5))


# What it does


def test_the_roles_swap_in_the_same_trick():
    given = attacked("clubs-6", "spades-7").act(1, "turn", "spades-7").beat()
    assert given.tricks() == ["1 spades-7 against 0 clubs-6"]
    assert given.seen_by(None).tricks[0].turned


def test_a_turned_trick_keeps_its_rank_in_the_order_of_declaration():
    given = (
        Scenario(3)
        .player(0, "spades-10", ["clubs-6", "clubs-5"])
        .player(1, "hearts-10", ["spades-7"])
        .player(2, "diamonds-10", ["clubs-9"])
        .trick(0, "clubs-6", 1, "spades-7")
        .trick(0, "clubs-5", 2, "clubs-9")
    )
    given.battle()
    given.beat({1: "turn spades-7"})
    assert given.tricks() == ["1 spades-7 against 0 clubs-6", "0 clubs-5 against 2 clubs-9"]


def test_the_sums_follow_the_new_roles():
    """The black perk now helps the turned attack; before, the card defended without one."""
    given = attacked("clubs-6", "spades-7", imperator="hearts-9", my_imperator="clubs-10")
    trick = given.seen_by(None).tricks[0]
    assert (trick.attack, trick.defence) == (6, 7)
    given.beat({1: "turn spades-7"})
    trick = given.seen_by(None).tricks[0]
    assert (trick.attack, trick.defence) == (7 + 2, 6)


def test_who_won_by_a_turned_attack_deals_the_damage():
    given = attacked("clubs-6", "spades-9").beat({1: "turn spades-9"}).end_battle()
    given.act(1, "enough")
    assert given.hp(0) == 20 - (9 - 6)
    assert given.hp(1) == 20


# When it is allowed


def test_turning_comes_before_the_attacker_has_boosted():
    assert not may_turn(attacked("clubs-6", "spades-7").beat({0: "boost spades-3 clubs-6"}))


def test_turning_comes_before_the_attacked_has_defended():
    assert not may_turn(attacked("clubs-6", "spades-7").beat({1: "defend diamonds-4 spades-7"}))


def test_turning_may_wait_for_a_later_beat():
    given = (
        Scenario(3)
        .player(0, "spades-10", ["clubs-6", "clubs-4"])
        .player(1, "hearts-10", ["spades-7"])
        .player(2, "diamonds-10", ["hearts-3"])
    )
    given.battle()
    given.beat({0: "attack clubs-6 spades-7"})
    given.beat({0: "attack clubs-4 hearts-3"})
    assert given.offered(1) == ["pass", "turn spades-7"]


def test_an_attack_is_turned_once_only():
    given = attacked("hearts-6", "hearts-7").beat({1: "turn hearts-7"})
    assert given.offered(0, "turn") == given.offered(1, "turn") == []
    given = attacked("hearts-9", "clubs-2").beat({1: "turn clubs-2"})
    assert given.offered(0, "turn") == given.offered(1, "turn") == []


def test_a_turned_low_card_cannot_be_turned_back_by_the_higher_one():
    """The rule of the higher base value would allow it; once per trick forbids it."""
    given = (
        Scenario()
        .player(0, "spades-10", ["clubs-9"], ["diamonds-3"])
        .player(1, "hearts-10", ["spades-7"], ["spades-4"])
        .trick(1, "spades-7", 0, "clubs-9", turned=True)
    )
    given.battle()
    assert given.offered(0, "turn") == []


def test_only_the_owner_of_the_attacked_card_turns():
    given = attacked("clubs-6", "spades-7")
    assert given.offered(0, "turn") == []
    assert given.offered(1, "turn") == ["turn spades-7"]


# After it


def test_after_turning_the_new_attacker_boosts_and_the_other_defends():
    given = attacked("clubs-6", "spades-7").beat({1: "turn spades-7"})
    assert given.offered(0) == ["pass", "defend diamonds-3 clubs-6"]
    assert given.offered(1) == ["pass", "boost spades-4 spades-7"]
    given.beat({0: "defend diamonds-3 clubs-6", 1: "boost spades-4 spades-7"})
    assert given.tricks() == ["1 spades-7 + spades-4 against 0 clubs-6 + diamonds-3"]


def test_a_boost_in_the_same_beat_as_the_turn_falls():
    given = attacked("clubs-6", "spades-7")
    given.beat({0: "boost spades-3 clubs-6", 1: "turn spades-7"})
    assert given.tricks() == ["1 spades-7 against 0 clubs-6"]
    assert given.buffs(0) == ["spades-3", "diamonds-3"]


def test_turning_exposes_and_the_turned_attack_covers():
    given = (
        Scenario()
        .player(0, "spades-10", ["clubs-6", "hearts-2"])
        .player(1, "hearts-10", ["spades-7", "hearts-3"])
    )
    given.battle()
    given.beat({0: "attack clubs-6 spades-7"})
    assert given.exposed() == [0]
    given.beat({1: "turn spades-7"})
    assert given.exposed() == [1]
    assert given.offered(0, "attack") == ["attack hearts-2 hearts-3"]
    assert given.offered(1, "attack") == []
