"""The battle: beats, attack, exposure, defend and boost."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario
from spieltisch.engine.errors import TableError


def duel(**options) -> Scenario:
    """Two players with two attackers and one buff of each colour."""
    return (
        Scenario(2, **options)
        .player(0, "spades-10", ["clubs-9", "hearts-4"], ["spades-3", "diamonds-3"])
        .player(1, "hearts-10", ["hearts-7", "clubs-5"], ["spades-4", "diamonds-4"])
    )


def three() -> Scenario:
    return (
        Scenario(3)
        .player(0, "spades-10", ["clubs-9", "hearts-4"])
        .player(1, "hearts-10", ["hearts-7", "clubs-5"])
        .player(2, "diamonds-10", ["diamonds-8", "spades-6"])
    )


# Beats


def test_in_a_beat_every_living_player_commits_one_action_or_a_pass():
    given = three()
    given.battle()
    assert given.asked() == [0, 1, 2]
    assert all("pass" in given.offered(seat) for seat in range(3))
    given.act(0, "attack clubs-9 hearts-7")
    assert given.asked() == [1, 2]


def test_the_dead_are_not_asked():
    given = (
        Scenario(3).player(0, "spades-10", ["clubs-9"]).out(1).player(2, "hearts-10", ["hearts-7"])
    )
    given.battle()
    assert given.asked() == [0, 2]
    assert given.offered(0) == ["pass", "attack clubs-9 hearts-7"]


def test_what_is_committed_is_secret_until_all_have_committed():
    given = three()
    given.battle()
    eyes = (1, 2, None)
    before = {seat: given.seen_by(seat) for seat in eyes}
    given.act(0, "attack clubs-9 hearts-7").act(1, "pass")
    assert given.tricks() == []
    assert {seat: given.seen_by(seat) for seat in eyes} == before
    assert given.table.told_to(2) == given.table.told_to(None) == []
    assert given.table.view(2).committed == given.table.view(None).committed == []
    given.act(2, "pass")
    assert given.tricks() == ["0 clubs-9 against 1 hearts-7"]
    assert len(given.seen_by(None).tricks) == 1


def test_all_actions_of_a_beat_are_resolved_together():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7", 1: "attack clubs-5 spades-6"})
    assert given.tricks() == ["0 clubs-9 against 1 hearts-7", "1 clubs-5 against 2 spades-6"]


def test_the_battle_ends_with_the_first_beat_in_which_all_pass():
    given = three()
    given.battle()
    given.beat()
    assert given.phase == "raid"


def test_the_battle_goes_on_while_somebody_acts():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    assert given.phase == "battle"


def test_a_pass_does_not_bar_from_acting_in_a_later_beat():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    given.beat({2: "attack diamonds-8 hearts-4"})
    assert given.tricks() == ["0 clubs-9 against 1 hearts-7", "2 diamonds-8 against 0 hearts-4"]


# Attack


def test_any_attacker_may_attack_any_opponents_attacker():
    given = duel()
    given.battle()
    assert given.offered(0) == [
        "pass",
        "attack clubs-9 hearts-7",
        "attack clubs-9 clubs-5",
        "attack hearts-4 hearts-7",
        "attack hearts-4 clubs-5",
    ]


def test_imperators_and_buffs_neither_attack_nor_are_attacked():
    given = duel()
    given.battle()
    named = {name for choice in given.offered(0, "attack") for name in choice.split()[1:]}
    assert not named & {"spades-10", "spades-3", "hearts-10", "spades-4", "diamonds-4"}


def test_an_attacker_in_a_trick_cannot_attack_again():
    given = duel().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    assert given.offered(0, "attack") == ["attack hearts-4 clubs-5"]


def test_an_attacked_card_cannot_attack():
    given = duel().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    assert given.offered(1, "attack") == ["attack clubs-5 hearts-4"]


def test_a_card_in_a_trick_cannot_be_attacked():
    given = three().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    targets = {choice.split()[2] for choice in given.offered(2, "attack")}
    assert targets == {"hearts-4", "clubs-5"}


def test_a_card_whose_id_is_the_number_of_a_fighting_seat_is_free():
    """Ids as low as seat numbers come up once the stock has been made anew."""
    given = Scenario(4)
    given.battle()
    (mine,), (theirs,), (target,), (attacking,) = (given.attackers(seat) for seat in range(4))
    assert given.card(theirs) == 3
    given.beat({3: f"attack {attacking} {target}"})
    assert f"attack {mine} {theirs}" in given.offered(0)


def test_an_attack_that_is_not_offered_is_refused_and_changes_nothing():
    given = duel().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    before = given.table.hash()
    with pytest.raises(TableError):
        given.act(0, "attack clubs-9 clubs-5")
    assert given.table.hash() == before


# Exposure


def test_everyone_is_exposed_at_the_start_of_a_battle():
    given = three().covered(0, 1, 2)
    given.sort()
    given.all_stay()
    assert given.phase == "battle"
    assert given.exposed() == [0, 1, 2]


def test_being_attacked_covers():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    assert given.exposed() == [0, 2]
    assert not [choice for choice in given.offered(2, "attack") if choice.endswith("clubs-5")]


def test_a_pass_does_not_expose_again():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    given.beat({2: "attack diamonds-8 hearts-4"})
    assert given.exposed() == [2]


def test_attacking_exposes_again():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    given.beat({1: "attack clubs-5 spades-6"})
    assert given.exposed() == [0, 1]


def test_defending_exposes_again():
    given = duel()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    given.beat({1: "defend diamonds-4 hearts-7"})
    assert given.exposed() == [0, 1]


def test_boosting_exposes_again():
    given = duel()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    given.beat({1: "attack clubs-5 hearts-4"})
    assert given.exposed() == [1]
    given.beat({0: "boost spades-3 clubs-9"})
    assert given.exposed() == [0, 1]


def test_an_attack_in_the_same_beat_as_the_own_action_covers():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7", 1: "attack clubs-5 spades-6"})
    assert given.exposed() == [0]


def test_who_never_acts_is_attacked_once_only():
    given = three()
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    given.beat({2: "attack spades-6 hearts-4"})
    targets = {choice.split()[2] for seat in (0, 2) for choice in given.offered(seat, "attack")}
    assert "clubs-5" not in targets


# Defend and boost


def test_defend_with_a_red_buff_only():
    given = duel().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    assert given.offered(1, "defend") == ["defend diamonds-4 hearts-7"]
    assert given.offered(1, "boost") == []


def test_boost_with_a_black_buff_only():
    given = duel().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    assert given.offered(0, "boost") == ["boost spades-3 clubs-9"]
    assert given.offered(0, "defend") == []


def test_colours_of_the_fighting_cards_do_not_matter_for_buffs():
    given = duel().trick(0, "hearts-4", 1, "clubs-5")
    given.battle()
    assert given.offered(0, "boost") == ["boost spades-3 hearts-4"]
    assert given.offered(1, "defend") == ["defend diamonds-4 clubs-5"]


def test_a_buff_joins_the_trick():
    given = duel().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    given.beat({0: "boost spades-3 clubs-9", 1: "defend diamonds-4 hearts-7"})
    assert given.tricks() == ["0 clubs-9 + spades-3 against 1 hearts-7 + diamonds-4"]


def test_one_defending_buff_per_trick():
    given = (
        Scenario()
        .player(0, "spades-10", ["clubs-9"], ["spades-3"])
        .player(1, "hearts-10", ["hearts-7"], ["diamonds-4", "hearts-2"])
        .trick(0, "clubs-9", 1, "hearts-7", guard="diamonds-4")
    )
    given.battle()
    assert given.offered(0) == ["pass", "boost spades-3 clubs-9"]
    assert given.offered(1) == []


def test_one_boost_per_trick():
    given = (
        Scenario()
        .player(0, "spades-10", ["clubs-9"], ["spades-3", "clubs-2"])
        .player(1, "hearts-10", ["hearts-7"], ["diamonds-4"])
        .trick(0, "clubs-9", 1, "hearts-7", boost="spades-3")
    )
    given.battle()
    assert given.offered(0) == []
    assert given.offered(1) == ["pass", "defend diamonds-4 hearts-7"]


def test_a_buff_serves_in_one_trick_only():
    given = duel().trick(0, "clubs-9", 1, "hearts-7", boost="spades-3")
    given.trick(0, "hearts-4", 1, "clubs-5")
    given.battle()
    assert given.offered(0, "boost") == []
    assert given.offered(1, "defend") == [
        "defend diamonds-4 hearts-7",
        "defend diamonds-4 clubs-5",
    ]


def test_boosting_starts_in_the_beat_after_the_attack():
    given = duel()
    given.battle()
    assert given.offered(0, "boost") == []
    given.beat({0: "attack clubs-9 hearts-7"})
    assert given.offered(0, "boost") == ["boost spades-3 clubs-9"]


def test_a_boost_needs_no_defence_before_it():
    given = duel().trick(0, "clubs-9", 1, "hearts-7")
    given.battle()
    given.beat({0: "boost spades-3 clubs-9"})
    assert given.tricks() == ["0 clubs-9 + spades-3 against 1 hearts-7"]


def test_nobody_boosts_or_defends_for_another():
    given = (
        Scenario(3)
        .player(0, "spades-10", ["clubs-9", "hearts-4"])
        .player(1, "hearts-10", ["hearts-7"])
        .player(2, "diamonds-10", ["diamonds-8"], ["spades-2", "hearts-2"])
        .trick(0, "clubs-9", 1, "hearts-7")
    )
    given.battle()
    assert given.offered(2) == ["pass", "attack diamonds-8 hearts-4"]


def test_the_battle_ends_when_nobody_can_act():
    given = Scenario().player(0, "spades-10", ["clubs-9"]).player(1, "hearts-10", ["hearts-7"])
    given.battle()
    given.beat({0: "attack clubs-9 hearts-7"})
    assert given.phase == "spoils"
