"""Resolution: who wins a trick, and the cards that change hands."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario

# Imperators whose perk helps nobody here: red for the attacker, black for the defender.
NO_PERK = ("hearts-10", "spades-10")


def trick(
    attack: list[str], defence: list[str], imperators: tuple[str, str] = NO_PERK, **options
) -> Scenario:
    """Seat 0 attacks seat 1; the fighting cards lie between others, so that places show."""
    given = (
        Scenario(2, **options)
        .player(0, imperators[0], ["clubs-2", attack[0], "clubs-3"], ["clubs-4", *attack[1:]])
        .player(1, imperators[1], ["hearts-2", "hearts-3", defence[0]], [*defence[1:], "hearts-4"])
        .trick(0, attack[0], 1, defence[0], *(attack[1:] or [None]), *(defence[1:] or [None]))
    )
    given.resolve()
    return given


# Who wins


def test_attack_above_defence_the_attacker_wins():
    given = trick(["clubs-9"], ["diamonds-8"])
    assert (given.phase, given.asked()) == ("spoils", [0])


def test_attack_below_defence_the_defender_wins():
    given = trick(["clubs-8"], ["diamonds-9"])
    assert (given.phase, given.asked()) == ("spoils", [1])


def test_equal_every_card_goes_back_to_its_place_and_nobody_takes_anything():
    given = trick(["clubs-9", "spades-3"], ["diamonds-7", "diamonds-5"])
    assert given.phase == "raid"
    assert given.attackers(0) == ["clubs-2", "clubs-9", "clubs-3"]
    assert given.buffs(0) == ["clubs-4", "spades-3"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "diamonds-7"]
    assert given.buffs(1) == ["diamonds-5", "hearts-4"]
    assert (given.hp(0), given.hp(1)) == (20, 20)


def test_a_boost_adds_to_the_attack():
    assert trick(["clubs-5", "spades-6"], ["diamonds-10"]).asked() == [0]


def test_a_defending_buff_adds_to_the_defence():
    assert trick(["clubs-10"], ["diamonds-5", "diamonds-6"]).asked() == [1]


def test_the_attackers_perk_counts_for_card_and_boost():
    """5 + 2 + 6 + 2 against 14."""
    attack = ["clubs-5", "spades-6"]
    assert trick(attack, ["diamonds-ace"], ("clubs-10", "spades-10")).asked() == [0]
    assert trick(attack, ["diamonds-ace"], ("hearts-10", "spades-10")).asked() == [1]


def test_the_defenders_perk_counts_for_card_and_buff():
    """5 + 2 + 6 + 2 against 14."""
    defence = ["diamonds-5", "diamonds-6"]
    assert trick(["clubs-ace"], defence, ("hearts-10", "hearts-9")).asked() == [1]
    assert trick(["clubs-ace"], defence, ("hearts-10", "spades-9")).asked() == [0]


def test_tricks_are_resolved_in_the_order_in_which_they_were_declared():
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["clubs-5", "hearts-6"])
        .player(1, "spades-10", ["diamonds-3"])
        .player(2, "spades-9", ["clubs-9"])
        .trick(2, "clubs-9", 0, "hearts-6")
        .trick(0, "clubs-5", 1, "diamonds-3")
    )
    given.resolve()
    assert given.asked() == [2]
    given.act(2, "enough")
    assert given.asked() == [0]
    given.act(0, "enough")
    assert given.phase == "raid"


# One card against one


def test_the_winner_exchanges_one_card_places_kept():
    given = trick(["clubs-9"], ["diamonds-8"])
    assert given.offered(0) == ["enough", "take diamonds-8 clubs-9"]
    given.act(0, "take diamonds-8 clubs-9")
    assert given.attackers(0) == ["clubs-2", "diamonds-8", "clubs-3"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "clubs-9"]


def test_a_winning_defender_exchanges_too():
    given = trick(["clubs-8"], ["diamonds-9"]).act(1, "take clubs-8 diamonds-9")
    assert given.attackers(0) == ["clubs-2", "diamonds-9", "clubs-3"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "clubs-8"]


def test_the_winner_may_keep_the_own_card_and_take_nothing():
    given = trick(["clubs-9"], ["diamonds-8"]).act(0, "enough")
    assert given.attackers(0) == ["clubs-2", "clubs-9", "clubs-3"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "diamonds-8"]


# Two cards against two


def two_against_two() -> Scenario:
    return trick(["clubs-9", "spades-6"], ["diamonds-8", "diamonds-5"])


def test_the_winner_of_two_against_two_may_take_any_card_for_any():
    assert two_against_two().offered(0) == [
        "enough",
        "take diamonds-8 clubs-9",
        "take diamonds-8 spades-6",
        "take diamonds-5 clubs-9",
        "take diamonds-5 spades-6",
    ]


def test_exchange_of_two_attacker_for_attacker_and_buff_for_buff():
    given = two_against_two().act(0, "take diamonds-8 clubs-9").act(0, "take diamonds-5 spades-6")
    assert given.attackers(0) == ["clubs-2", "diamonds-8", "clubs-3"]
    assert given.buffs(0) == ["clubs-4", "diamonds-5"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "clubs-9"]
    assert given.buffs(1) == ["spades-6", "hearts-4"]


def test_exchange_of_two_attacker_for_buff_and_buff_for_attacker():
    given = two_against_two().act(0, "take diamonds-5 clubs-9").act(0, "take diamonds-8 spades-6")
    assert given.attackers(0) == ["clubs-2", "diamonds-5", "clubs-3"]
    assert given.buffs(0) == ["clubs-4", "diamonds-8"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "spades-6"]
    assert given.buffs(1) == ["clubs-9", "hearts-4"]


def test_of_two_the_winner_may_exchange_one_only_and_the_rest_keeps_its_places():
    given = two_against_two().act(0, "take diamonds-5 clubs-9")
    assert given.offered(0) == ["no-more", "take diamonds-8 spades-6"]
    given.act(0, "no-more")
    assert given.attackers(0) == ["clubs-2", "diamonds-5", "clubs-3"]
    assert given.buffs(0) == ["clubs-4", "spades-6"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "diamonds-8"]
    assert given.buffs(1) == ["clubs-9", "hearts-4"]


# One against two


def test_a_winner_who_played_one_card_takes_one_of_three():
    given = trick(["clubs-king"], ["diamonds-8", "diamonds-4"])
    assert given.offered(0) == [
        "enough",
        "take diamonds-8 clubs-king",
        "take diamonds-4 clubs-king",
    ]
    given.act(0, "take diamonds-4 clubs-king")
    assert given.phase == "raid"
    assert given.attackers(0) == ["clubs-2", "diamonds-4", "clubs-3"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "diamonds-8"]
    assert given.buffs(1) == ["clubs-king", "hearts-4"]


def test_a_winner_who_played_two_cards_takes_two_of_three():
    given = trick(["clubs-9", "spades-6"], ["diamonds-8"])
    assert given.offered(0) == ["enough", "take diamonds-8 clubs-9", "take diamonds-8 spades-6"]
    given.act(0, "take diamonds-8 spades-6")
    assert given.phase == "raid"
    assert given.attackers(0) == ["clubs-2", "clubs-9", "clubs-3"]
    assert given.buffs(0) == ["clubs-4", "diamonds-8"]
    assert given.attackers(1) == ["hearts-2", "hearts-3", "spades-6"]


@pytest.mark.parametrize("attack", [["clubs-9"], ["clubs-9", "spades-6"]])
@pytest.mark.parametrize("defence", [["diamonds-8"], ["diamonds-3", "diamonds-4"]])
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_nobodys_number_of_cards_changes(attack, defence, taken):
    given = trick(attack, defence)
    places = [(given.attackers(seat), given.buffs(seat)) for seat in (0, 1)]
    sizes = [(len(attackers), len(buffs)) for attackers, buffs in places]
    for _ in range(taken):
        if given.phase == "spoils" and given.offered(0, "take"):
            given.act(0, given.offered(0, "take")[0])
    if given.phase == "spoils":
        given.act(0, given.offered(0)[0])
    assert [(len(given.attackers(seat)), len(given.buffs(seat))) for seat in (0, 1)] == sizes


def test_the_loser_decides_nothing():
    given = two_against_two()
    assert given.offered(1) == []


def test_an_exchanged_card_works_at_once_for_its_new_owner_in_the_raid():
    given = trick(["clubs-9"], ["diamonds-8"]).act(0, "take diamonds-8 clubs-9")
    assert given.phase == "raid"
    owners = {choice.split()[1] for choice in given.offered(given.asked()[0], "raid")}
    assert owners <= set(given.attackers(given.asked()[0]))
