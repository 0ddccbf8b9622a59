"""Attacks of one beat that cannot stand together."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.imperator.scenario import Scenario
from playing import luck

LOW_RED = [f"{suit}-{value}" for suit in ("hearts", "diamonds") for value in (2, 3, 4, 5)]
LOW_BLACK = [f"{suit}-{value}" for suit in ("clubs", "spades") for value in (2, 3, 4, 5)]
"""An Imperator and a buff for each seat that have no part in what collides."""


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


def two_each() -> Scenario:
    """Two players with an equal pair of attackers and another card each, after these met."""
    given = (
        Scenario()
        .player(0, "spades-10", ["clubs-7", "clubs-4"])
        .player(1, "hearts-10", ["hearts-7", "hearts-5"])
    )
    given.battle()
    return given.beat({0: "attack clubs-7 hearts-7", 1: "attack hearts-7 clubs-7"})


def test_when_every_attack_of_a_beat_falls_the_battle_goes_on():
    given = two_each()
    assert (given.tricks(), given.phase, given.asked()) == ([], "battle", [0, 1])


def test_two_equal_cards_that_have_met_do_not_attack_each_other_again_in_this_battle():
    given = two_each()
    assert given.offered(0) == [
        "pass",
        "attack clubs-7 hearts-5",
        "attack clubs-4 hearts-7",
        "attack clubs-4 hearts-5",
    ]
    assert "attack hearts-7 clubs-7" not in given.offered(1)


def test_in_the_next_battle_they_may_attack_each_other_again():
    given = two_each().end_battle().end_raid().all_stay()
    assert given.phase == "battle"
    assert "attack clubs-7 hearts-7" in given.offered(0)
    assert "attack hearts-7 clubs-7" in given.offered(1)


def test_the_battle_ends_when_nothing_is_left_but_two_equal_cards_that_have_met():
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


# Chains of ties


def equals(*attackers: str) -> Scenario:
    """Each seat has one attacker and a free place to be attacked in."""
    imperators = ["spades-10", "hearts-10", "clubs-10", "diamonds-10"]
    spare = ["clubs-2", "hearts-2", "spades-2", "diamonds-2"]
    given = Scenario(len(attackers))
    for seat, card in enumerate(attackers):
        given.player(seat, imperators[seat], [card, spare[seat]])
    given.battle()
    return given


def two_on_me_and_one_on_theirs() -> Scenario:
    """1 and 2 attack 0's card, 3 attacks the card that 1 attacks with; all are equal."""
    given = equals("hearts-7", "clubs-7", "spades-7", "diamonds-7")
    return given.beat(
        {
            1: "attack clubs-7 clubs-2",
            2: "attack spades-7 clubs-2",
            3: "attack diamonds-7 clubs-7",
        }
    )


def test_an_attacker_whose_own_card_is_attacked_decides_before_the_attacked_one():
    given = two_on_me_and_one_on_theirs()
    assert given.asked() == [1]
    assert given.offered(1) == ["let-stand clubs-7 clubs-2", "let-stand diamonds-7 clubs-7"]


def test_who_gives_up_an_attack_leaves_nothing_to_decide_for_the_attacked_one():
    given = two_on_me_and_one_on_theirs().act(1, "let-stand diamonds-7 clubs-7")
    assert given.tricks() == ["2 spades-7 against 0 clubs-2", "3 diamonds-7 against 1 clubs-7"]


def test_what_fell_to_an_attack_that_falls_itself_stands_again():
    given = two_on_me_and_one_on_theirs().act(1, "let-stand clubs-7 clubs-2")
    assert given.offered(0) == ["let-stand clubs-7 clubs-2", "let-stand spades-7 clubs-2"]
    given.act(0, "let-stand spades-7 clubs-2")
    assert given.tricks() == ["2 spades-7 against 0 clubs-2", "3 diamonds-7 against 1 clubs-7"]


def test_what_fell_to_an_attack_that_stands_falls():
    given = two_on_me_and_one_on_theirs().act(1, "let-stand clubs-7 clubs-2")
    given.act(0, "let-stand clubs-7 clubs-2")
    assert given.tricks() == ["1 clubs-7 against 0 clubs-2"]


@pytest.mark.parametrize("target", ["clubs-7", "clubs-2", "hearts-7", "hearts-2"])
def test_two_that_attack_each_other_both_fall_and_leave_a_third_alone(target):
    """Nobody is asked: else either could let the third fall to their own attack."""
    given = equals("clubs-7", "hearts-7", "spades-7")
    given.beat(
        {
            0: "attack clubs-7 hearts-7",
            1: "attack hearts-7 clubs-7",
            2: f"attack spades-7 {target}",
        }
    )
    owner = 0 if target.startswith("clubs") else 1
    assert given.tricks() == [f"2 spades-7 against {owner} {target}"]


def test_two_that_attack_each_other_below_a_higher_attack_fall_to_that_one_only():
    """9 stops one of two equal sevens; the other one attacks a card that does not attack."""
    given = equals("clubs-7", "hearts-7", "spades-9")
    given.beat(
        {
            0: "attack clubs-7 hearts-7",
            1: "attack hearts-7 clubs-7",
            2: "attack spades-9 clubs-2",
        }
    )
    assert given.tricks() == ["0 clubs-7 against 1 hearts-7", "2 spades-9 against 0 clubs-2"]


def ring(players: int) -> Scenario:
    """Each attacks the next one's attacker with an equal one; buffs keep the battle going."""
    suits = ["clubs-7", "hearts-7", "spades-7", "diamonds-7"]
    sevens = [*suits, *(f"{card}#2" for card in suits)][:players]
    given = Scenario(players)
    for seat, card in enumerate(sevens):
        given.player(seat, LOW_RED[seat], [card], [LOW_BLACK[seat]])
    given.battle()
    return given.beat(
        {seat: f"attack {card} {sevens[(seat + 1) % players]}" for seat, card in enumerate(sevens)}
    )


def endings(given: Scenario) -> list[tuple[str, ...]]:
    """What stands in the end, for every way in which the questions can be answered."""
    found = []
    todo = [given.table]
    while todo:
        table = todo.pop()
        question = table.questions[0]
        if question.prompt != "collision":
            tricks = table._state.tricks
            found.append(tuple(f"{trick.attacker}-{trick.defender}" for trick in tricks))
            continue
        for choice in question.choices:
            twin = table.fork()
            twin.choose(question.seat, choice)
            todo.append(twin)
    return found


def test_however_a_ring_of_three_decides_one_attack_stands():
    assert set(endings(ring(3))) == {("0-1",), ("1-2",), ("2-0",)}


@pytest.mark.parametrize("players", [4, 5, 6, 8])
def test_however_a_ring_decides_no_attack_falls_that_could_stand(players):
    """Of three neighbours in the ring one stands: no two of them do, and never none."""
    for standing in set(endings(ring(players))):
        attackers = {int(attack[0]) for attack in standing}
        for seat in range(players):
            neighbours = {seat, (seat + 1) % players, (seat + 2) % players}
            assert 1 <= len(attackers & neighbours) <= 2
            assert not {seat, (seat + 1) % players} <= attackers


def test_in_a_ring_nobody_is_asked_the_same_twice():
    """Each gives up their own attack but 1, 2 and 3, who win one after the other."""
    given = ring(5)
    asked = []
    own = {0: True, 1: True, 2: True, 3: True}
    while given.prompt(given.asked()[0]) == "collision":
        (seat,) = given.asked()
        asked.append((seat, tuple(given.offered(seat))))
        mine = given.attackers(seat)[0]
        sentences = [one for one in given.offered(seat) if (one.split()[1] == mine) == own[seat]]
        given.act(seat, sentences[0])
    assert len(asked) == len(set(asked)) == 4
    assert [trick[0] for trick in given.tricks()] == ["1", "3"]


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


# Whatever collides with whatever


def crowd(players: int, seed: int) -> tuple[Scenario, dict[int, str]]:
    """Everybody has three attackers of few values, and most attack somebody's at random.

    Everybody has a black buff too, so that the battle goes on and the tricks can be looked at.
    """
    chance = luck("collisions", players, seed)
    suits = ("clubs", "hearts", "spades", "diamonds")
    copies = ("", "#2") if players > 4 else ("",)
    pool = [f"{suit}-{value}{copy}" for value in (7, 8, 9) for copy in copies for suit in suits]
    chance.shuffle(pool)
    given = Scenario(players, seed=f"{players} {seed}")
    hands = [pool[seat::players][:3] for seat in range(players)]
    for seat, hand in enumerate(hands):
        given.player(seat, LOW_RED[seat], hand, [LOW_BLACK[seat]])
    given.battle()
    actions = {}
    for seat in range(players):
        offered = given.offered(seat, "attack")
        if chance.below(8):
            actions[seat] = offered[chance.below(len(offered))]
    given.beat(actions)
    while given.prompt(given.asked()[0]) == "collision":
        (seat,) = given.asked()
        offered = given.offered(seat)
        given.act(seat, offered[chance.below(len(offered))])
    return given, actions


def check_standing(given: Scenario, actions: dict[int, str]) -> None:
    """No two that stand collide; what falls, falls to one that stands and is at least as high."""
    declared = {seat: tuple(action.split()[1:]) for seat, action in actions.items()}
    owner = {card: seat for seat in range(given.state.seats) for card in given.attackers(seat)}
    standing = {int(trick.split()[0]) for trick in given.tricks()}

    def value(seat: int) -> int:
        return given.state.value(given.card(declared[seat][0]))

    def collide(one: int, two: int) -> bool:
        (card, target), (other_card, other_target) = declared[one], declared[two]
        same_player = owner[target] == owner[other_target]
        return same_player or card == other_target or other_card == target

    def facing(seat: int) -> bool:
        card, target = declared[seat]
        other = owner[target]
        return declared.get(other) == (target, card) and value(other) == value(seat)

    def falls_to_the_standing(seat: int, least: int) -> bool:
        return any(collide(seat, other) and value(other) >= least for other in standing)

    for one, two in combinations(sorted(standing), 2):
        assert not collide(one, two)
    for seat in declared.keys() - standing:
        if facing(seat) and not falls_to_the_standing(seat, value(seat) + 1):
            other = owner[declared[seat][1]]
            assert other not in standing
            continue
        assert falls_to_the_standing(seat, value(seat)), f"{actions[seat]} could stand"


@pytest.mark.parametrize("players", range(2, 9))
def test_no_attack_falls_that_could_stand_but_equal_ones_that_attack_each_other(players):
    for seed in range(60):
        given, actions = crowd(players, seed)
        try:
            check_standing(given, actions)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {actions} {given.tricks()}: {error}") from error
