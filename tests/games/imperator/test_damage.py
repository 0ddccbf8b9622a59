"""Damage, lives and leaving the match."""

from __future__ import annotations

from games.imperator.scenario import Scenario


def hit(attack: str = "clubs-9", defence: str = "diamonds-4", lives: int = 3, **damage) -> Scenario:
    """Seat 0 wins a trick against seat 1, whose Imperator is a 10 with 20 HP, and takes nothing."""
    given = (
        Scenario()
        .player(0, "hearts-10", [attack])
        .player(1, "spades-10", [defence, "hearts-2"], ["clubs-3"], lives=lives)
        .trick(0, attack, 1, defence)
        .hurt(**damage)
    )
    given.resolve()
    winner = given.asked()[0]
    return given.act(winner, "enough")


# Damage


def test_attack_minus_defence_is_damage_on_the_losers_imperator():
    given = hit("clubs-9", "diamonds-4")
    assert given.hp(1) == 20 - 5
    assert given.damage("spades-10") == 5
    assert given.hp(0) == 20


def test_damage_adds_up():
    assert hit("clubs-9", "diamonds-4", spades_10=7).hp(1) == 20 - 7 - 5


def test_there_is_no_damage_when_the_defender_wins():
    given = hit("clubs-4", "diamonds-9")
    assert (given.hp(0), given.hp(1)) == (20, 20)


def test_perks_and_buffs_count_for_the_damage():
    given = (
        Scenario()
        .player(0, "clubs-10", ["clubs-9"], ["spades-6"])
        .player(1, "hearts-10", ["diamonds-4"], ["diamonds-2"])
        .trick(0, "clubs-9", 1, "diamonds-4", "spades-6", "diamonds-2")
    )
    given.resolve()
    given.act(0, "enough")
    assert given.hp(1) == 20 - ((9 + 2 + 6 + 2) - (4 + 2 + 2 + 2))


# Lives


def test_damage_that_reaches_the_hp_exactly_costs_a_life():
    given = hit("clubs-9", "diamonds-4", spades_10=15)
    assert given.lives(1) == 2


def test_damage_one_below_the_hp_costs_no_life():
    given = hit("clubs-9", "diamonds-4", spades_10=14)
    assert (given.lives(1), given.hp(1)) == (3, 1)


def test_what_is_left_of_the_damage_lapses_and_the_imperator_is_at_full_hp_again():
    given = hit("clubs-9", "diamonds-4", spades_10=19)
    assert (given.lives(1), given.hp(1)) == (2, 20)


def test_one_trick_costs_one_life_at_most():
    given = (
        Scenario()
        .player(0, "clubs-10", ["clubs-ace"], ["spades-ace"])
        .player(1, "spades-2", ["diamonds-2"])
        .trick(0, "clubs-ace", 1, "diamonds-2", "spades-ace")
    )
    given.resolve()
    given.act(0, "enough")
    assert given.lives(1) == 2


def test_two_tricks_may_cost_two_lives():
    given = (
        Scenario()
        .player(0, "hearts-10", ["clubs-9", "spades-9"])
        .player(1, "spades-2", ["diamonds-3", "hearts-3"])
        .trick(0, "clubs-9", 1, "diamonds-3")
        .trick(0, "spades-9", 1, "hearts-3")
    )
    given.resolve()
    given.act(0, "enough").act(0, "enough")
    assert given.lives(1) == 1


# Out


def three(lives: int = 1) -> Scenario:
    """Seat 0 hits seat 1, which has one life left; seat 1 then hits 2, 2 then hits 0."""
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["clubs-9", "hearts-3"])
        .player(1, "spades-2", ["diamonds-4", "clubs-8"], ["spades-5"], lives=lives)
        .player(2, "spades-9", ["diamonds-5", "clubs-7"])
        .trick(0, "clubs-9", 1, "diamonds-4")
        .trick(1, "clubs-8", 2, "diamonds-5")
        .trick(2, "clubs-7", 0, "hearts-3")
    )
    given.resolve()
    return given


def test_without_lives_a_player_is_out_and_their_cards_are_discarded():
    given = three().act(0, "enough")
    assert given.lives(1) == 0
    assert given.hand(1) == []
    assert sorted(given.discarded()) == ["clubs-8", "diamonds-4", "spades-2", "spades-5"]


def test_with_a_life_left_a_player_stays():
    given = three(lives=2).act(0, "enough")
    assert given.lives(1) == 1
    assert len(given.hand(1)) == 4
    assert given.asked() == [1]


def test_the_winner_takes_cards_before_the_loser_leaves():
    given = three().act(0, "take diamonds-4 clubs-9")
    assert given.attackers(0) == ["diamonds-4", "hearts-3"]
    assert "clubs-9" in given.discarded()


def test_later_tricks_with_the_player_who_is_out_do_not_happen():
    given = three().act(0, "enough")
    assert given.tricks() == ["2 clubs-7 against 0 hearts-3"]
    assert given.asked() == [2]


def test_the_partner_of_a_trick_that_does_not_happen_keeps_the_cards_and_the_hp():
    given = three().act(0, "enough").act(2, "enough")
    assert given.attackers(2) == ["diamonds-5", "clubs-7"]
    assert given.hp(2) == 18


def test_earlier_damage_of_the_player_who_is_out_stands():
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["clubs-9"])
        .player(1, "spades-2", ["diamonds-4", "clubs-8"], lives=1)
        .player(2, "spades-9", ["diamonds-5"])
        .trick(1, "clubs-8", 2, "diamonds-5")
        .trick(0, "clubs-9", 1, "diamonds-4")
    )
    given.resolve()
    given.act(1, "enough").act(0, "enough")
    assert given.hp(2) == 18 - (8 + 2 - 5)


def test_who_is_out_takes_no_part_in_raid_trades_and_sorting():
    given = three().act(0, "enough").act(2, "enough")
    assert given.phase == "raid"
    assert set(given.state.order) == {0, 2}
    given.end_raid()
    assert given.asked() == [0, 2]
    given.no_trades()
    assert given.asked() == [0, 2]


# Damage stays with the card


def wounded(**options) -> Scenario:
    return (
        Scenario(2, **options)
        .player(0, "spades-10", ["clubs-9"], ["hearts-3"])
        .player(1, "hearts-10", ["diamonds-4"])
        .hurt(spades_10=6)
    )


def change(given: Scenario, imperator: str, buff: str) -> Scenario:
    given.act(0, "emperor", imperator).act(0, "support", buff).act(0, "confirm")
    return given.all_stay()


def test_damage_stays_from_round_to_round():
    given = wounded()
    given.sort()
    given.all_stay()
    assert (given.phase, given.hp(0)) == ("battle", 14)


def test_a_change_of_imperator_gives_fresh_hp():
    given = wounded()
    given.sort()
    change(given, "clubs-9", "hearts-3")
    assert given.hp(0) == 18


def test_damage_stays_with_the_card_whichever_place_it_lies_in():
    for place, buff in (("attackers", "hearts-3"), ("buffs", "spades-10")):
        given = wounded()
        given.sort()
        change(given, "clubs-9", buff)
        assert "spades-10" in getattr(given, place)(0)
        assert given.damage("spades-10") == 6


def test_changing_back_does_not_heal():
    given = wounded()
    given.sort()
    change(given, "clubs-9", "spades-10")
    given.end_battle().end_raid().no_trades()
    change(given, "spades-10", "hearts-3")
    assert given.hp(0) == 14


def test_with_heal_each_round_every_round_starts_at_full_hp():
    given = wounded(heal_each_round=True)
    given.sort()
    assert given.hp(0) == 14
    given.all_stay()
    assert given.hp(0) == 20


def test_with_heal_each_round_a_card_that_is_no_imperator_heals_too():
    given = wounded(heal_each_round=True)
    given.sort()
    change(given, "clubs-9", "hearts-3")
    assert given.damage("spades-10") == 0


# Damage is lost with the owner


def test_a_card_taken_in_a_trick_loses_its_damage():
    given = (
        Scenario()
        .player(0, "hearts-10", ["clubs-9"])
        .player(1, "spades-10", ["diamonds-4"])
        .trick(0, "clubs-9", 1, "diamonds-4")
        .hurt(diamonds_4=3, clubs_9=2)
    )
    given.resolve()
    given.act(0, "take diamonds-4 clubs-9")
    assert given.damage("diamonds-4") == given.damage("clubs-9") == 0


def test_a_card_kept_after_a_trick_keeps_its_damage():
    given = hit("clubs-9", "diamonds-4", diamonds_4=3)
    assert given.damage("diamonds-4") == 3


def test_a_traded_card_loses_its_damage():
    given = wounded().offer(0, "spades-10", 1, "diamonds-4")
    given.replies()
    given.act(1, "accept")
    assert given.damage("spades-10") == 0
    assert given.attackers(1) == ["spades-10"]


def test_a_card_given_away_in_a_raid_loses_its_damage():
    given = wounded().middle("hearts-2")
    given.raid()
    given.act(0, "raid clubs-9 hearts-2").act(0, "swap spades-10")
    assert given.damage("spades-10") == given.damage("hearts-2") == 0
    assert given.hp(0) == 4


def test_the_cards_of_a_player_who_is_out_lose_their_damage():
    given = three().hurt(spades_5=3)
    given.act(0, "enough")
    assert given.damage("spades-5") == 0
