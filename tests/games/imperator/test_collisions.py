"""Attacks of one beat that cannot stand together."""

from __future__ import annotations

from games.imperator.scenario import Scenario


def against_one(*attackers: str, target: tuple[str, ...] = ("hearts-7", "clubs-5")) -> Scenario:
    """Seat 0 is attacked; each other seat has one attacker."""
    given = Scenario(1 + len(attackers)).player(0, "hearts-10", target)
    imperators = ["hearts-jack", "hearts-queen", "hearts-king"]
    for seat, (card, imperator) in enumerate(zip(attackers, imperators, strict=False), start=1):
        given.player(seat, imperator, [card])
    given.battle()
    return given


# On one card, on one player


def test_two_attacks_on_one_card_the_higher_base_value_stands():
    given = against_one("clubs-8", "spades-9")
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-9 hearts-7"})
    assert given.tricks() == ["2 spades-9 against 0 hearts-7"]


def test_two_attacks_on_one_player_cannot_both_stand():
    given = against_one("clubs-8", "spades-9")
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-9 clubs-5"})
    assert given.tricks() == ["2 spades-9 against 0 clubs-5"]


def test_the_perk_does_not_count_in_a_collision():
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["hearts-7", "clubs-5"])
        .player(1, "spades-10", ["clubs-8"])
        .player(2, "diamonds-10", ["spades-9"])
    )
    given.battle()
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-9 hearts-7"})
    assert given.tricks() == ["2 spades-9 against 0 hearts-7"]


def test_attacks_on_different_players_stand_together():
    given = (
        Scenario(4)
        .player(0, "hearts-10", ["hearts-7"])
        .player(1, "spades-10", ["clubs-8"])
        .player(2, "diamonds-10", ["spades-9"])
        .player(3, "clubs-10", ["diamonds-4"])
    )
    given.battle()
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-9 diamonds-4"})
    assert given.tricks() == ["1 clubs-8 against 0 hearts-7", "2 spades-9 against 3 diamonds-4"]


def test_tricks_of_one_beat_are_declared_in_seat_order():
    given = (
        Scenario(4)
        .player(0, "hearts-10", ["hearts-3"])
        .player(1, "spades-10", ["clubs-8"])
        .player(2, "diamonds-10", ["spades-9"])
        .player(3, "clubs-10", ["diamonds-4"])
    )
    given.battle()
    for seat, sentence in [(3, "attack diamonds-4 spades-9"), (2, "pass"), (1, "pass")]:
        given.act(seat, sentence)
    given.act(0, "attack hearts-3 clubs-8")
    assert given.tricks() == ["0 hearts-3 against 1 clubs-8", "3 diamonds-4 against 2 spades-9"]


# Ties


def test_on_a_tie_the_defender_chooses():
    for chosen in ("clubs-8", "spades-8"):
        given = against_one("clubs-8", "spades-8")
        given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-8 hearts-7"})
        assert given.asked() == [0]
        assert given.offered(0) == ["let-stand clubs-8 hearts-7", "let-stand spades-8 hearts-7"]
        given.act(0, "let-stand", chosen, "hearts-7")
        assert [trick.split()[1] for trick in given.tricks()] == [chosen]


def test_on_a_tie_against_different_cards_of_a_player_the_player_chooses():
    given = against_one("clubs-8", "spades-8")
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-8 clubs-5"})
    assert given.offered(0) == ["let-stand clubs-8 hearts-7", "let-stand spades-8 clubs-5"]
    given.act(0, "let-stand spades-8 clubs-5")
    assert given.tricks() == ["2 spades-8 against 0 clubs-5"]


def test_a_tie_of_three_leaves_one():
    given = against_one("clubs-8", "spades-8", "diamonds-8")
    given.beat({seat: f"attack {given.attackers(seat)[0]} hearts-7" for seat in (1, 2, 3)})
    assert len(given.offered(0, "let-stand")) == 3
    given.act(0, "let-stand diamonds-8 hearts-7")
    assert given.tricks() == ["3 diamonds-8 against 0 hearts-7"]


def test_a_tie_below_a_higher_attack_is_not_decided():
    given = against_one("clubs-8", "spades-8", "diamonds-9")
    given.beat({seat: f"attack {given.attackers(seat)[0]} hearts-7" for seat in (1, 2, 3)})
    assert given.tricks() == ["3 diamonds-9 against 0 hearts-7"]


def test_of_three_attacks_only_the_tied_highest_are_to_choose_from():
    given = against_one("clubs-8", "spades-8", "diamonds-6")
    given.beat({seat: f"attack {given.attackers(seat)[0]} hearts-7" for seat in (1, 2, 3)})
    assert given.offered(0) == ["let-stand clubs-8 hearts-7", "let-stand spades-8 hearts-7"]


def test_two_ties_are_decided_by_two_defenders():
    given = (
        Scenario(4)
        .player(0, "hearts-10", ["hearts-7", "clubs-8"])
        .player(1, "spades-10", ["diamonds-7", "spades-8"])
        .player(2, "diamonds-10", ["diamonds-8"])
        .player(3, "clubs-10", ["hearts-8"])
    )
    given.battle()
    given.beat(
        {
            0: "attack clubs-8 diamonds-7",
            1: "attack spades-8 hearts-7",
            2: "attack diamonds-8 hearts-7",
            3: "attack hearts-8 diamonds-7",
        }
    )
    given.act(0, "let-stand diamonds-8 hearts-7").act(1, "let-stand clubs-8 diamonds-7")
    assert given.tricks() == ["0 clubs-8 against 1 diamonds-7", "2 diamonds-8 against 0 hearts-7"]


def test_the_same_card_of_two_decks_ties_with_itself():
    given = (
        Scenario(5)
        .player(0, "hearts-10", ["hearts-7"])
        .player(1, "hearts-9", ["clubs-8"])
        .player(2, "hearts-8", ["clubs-8#2"])
    )
    given.battle()
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack clubs-8#2 hearts-7"})
    given.act(0, "let-stand clubs-8#2 hearts-7")
    assert given.tricks() == ["2 clubs-8#2 against 0 hearts-7"]


# What falls


def test_an_attack_that_falls_is_as_a_pass_it_does_not_expose():
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["hearts-7"])
        .player(1, "spades-10", ["clubs-8", "clubs-2"])
        .player(2, "diamonds-10", ["spades-9", "hearts-2"])
        .covered(1)
    )
    given.battle()
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-9 hearts-7"})
    assert given.exposed() == [2]


def test_a_card_whose_attack_fell_is_free():
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["hearts-7"])
        .player(1, "spades-10", ["clubs-8"])
        .player(2, "diamonds-10", ["spades-9", "hearts-2"])
    )
    given.battle()
    given.beat({1: "attack clubs-8 hearts-7", 2: "attack spades-9 hearts-7"})
    assert given.offered(1, "attack") == ["attack clubs-8 hearts-2"]
    assert given.offered(2, "attack") == ["attack hearts-2 clubs-8"]


# A card that attacks while it is attacked


def chain(mine: str, other: str, third: str) -> Scenario:
    """Seat 0's card attacks seat 1's, which attacks seat 2's."""
    given = (
        Scenario(3)
        .player(0, "diamonds-9", [mine])
        .player(1, "hearts-10", [other])
        .player(2, "diamonds-10", [third])
    )
    given.battle()
    return given.beat({0: f"attack {mine} {other}", 1: f"attack {other} {third}"})


def test_a_card_attacked_by_a_higher_one_does_not_attack():
    assert chain("clubs-10", "hearts-7", "clubs-3").tricks() == ["0 clubs-10 against 1 hearts-7"]


def test_a_card_attacked_by_a_lower_one_attacks_and_the_lower_falls():
    assert chain("clubs-6", "hearts-7", "clubs-3").tricks() == ["1 hearts-7 against 2 clubs-3"]


def test_attacked_by_an_equal_one_its_owner_chooses():
    given = chain("clubs-7", "hearts-7", "clubs-3")
    assert given.asked() == [1]
    assert given.offered(1) == ["let-stand clubs-7 hearts-7", "let-stand hearts-7 clubs-3"]
    given.act(1, "let-stand hearts-7 clubs-3")
    assert given.tricks() == ["1 hearts-7 against 2 clubs-3"]
    given = chain("clubs-7", "hearts-7", "clubs-3").act(1, "let-stand clubs-7 hearts-7")
    assert given.tricks() == ["0 clubs-7 against 1 hearts-7"]


def facing(mine: str, other: str) -> Scenario:
    """Two cards attack each other."""
    given = (
        Scenario()
        .player(0, "spades-10", [mine], ["clubs-2"])
        .player(1, "hearts-10", [other], ["diamonds-2"])
    )
    given.battle()
    return given.beat({0: f"attack {mine} {other}", 1: f"attack {other} {mine}"})


def test_of_two_cards_that_attack_each_other_the_higher_one_does():
    assert facing("clubs-9", "hearts-7").tricks() == ["0 clubs-9 against 1 hearts-7"]
    assert facing("clubs-6", "hearts-7").tricks() == ["1 hearts-7 against 0 clubs-6"]


def test_two_equal_cards_that_attack_each_other_both_fall():
    given = facing("clubs-7", "hearts-7")
    assert given.tricks() == []


def test_when_every_attack_of_a_beat_falls_the_battle_ends():
    assert facing("clubs-7", "hearts-7").phase == "raid"


def test_an_attack_that_falls_to_a_higher_one_frees_the_place_for_a_lower_one():
    """9 stops 7 from attacking, so 3's attack on the same player as 7's can stand."""
    given = (
        Scenario(4)
        .player(0, "spades-10", ["clubs-9"])
        .player(1, "hearts-10", ["hearts-7"])
        .player(2, "diamonds-10", ["clubs-4"])
        .player(3, "clubs-10", ["clubs-3"])
    )
    given.battle()
    given.beat(
        {
            0: "attack clubs-9 hearts-7",
            1: "attack hearts-7 clubs-4",
            3: "attack clubs-3 clubs-4",
        }
    )
    assert given.tricks() == ["0 clubs-9 against 1 hearts-7", "3 clubs-3 against 2 clubs-4"]


def test_a_ring_of_equal_cards_leaves_one_attack():
    given = (
        Scenario(3)
        .player(0, "spades-10", ["clubs-7"])
        .player(1, "hearts-10", ["hearts-7"])
        .player(2, "clubs-10", ["spades-7"])
    )
    given.battle()
    given.beat(
        {0: "attack clubs-7 hearts-7", 1: "attack hearts-7 spades-7", 2: "attack spades-7 clubs-7"}
    )
    given.act(1, "let-stand clubs-7 hearts-7").act(0, "let-stand spades-7 clubs-7")
    assert given.tricks() == ["2 spades-7 against 0 clubs-7"]


def test_who_lets_a_rival_stand_is_free_to_attack_with_the_card_that_was_spared():
    given = (
        Scenario(4)
        .player(0, "spades-10", ["clubs-7"])
        .player(1, "hearts-10", ["hearts-7", "clubs-2"])
        .player(2, "diamonds-10", ["spades-7"])
        .player(3, "clubs-10", ["diamonds-3"])
    )
    given.battle()
    given.beat(
        {
            0: "attack clubs-7 hearts-7",
            1: "attack hearts-7 diamonds-3",
            2: "attack spades-7 clubs-2",
        }
    )
    given.act(1, "let-stand spades-7 clubs-2")
    assert given.tricks() == ["1 hearts-7 against 3 diamonds-3", "2 spades-7 against 1 clubs-2"]
