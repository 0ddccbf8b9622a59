"""The raid: what lies in the middle, whose turn it is, what beats a card, what becomes of it."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario


def raiders(*middle: str, **options) -> Scenario:
    """Two players without a perk for their attackers, and this in the middle; seat 0 begins."""
    given = (
        Scenario(2, **options)
        .player(0, "hearts-10", ["clubs-9", "clubs-5"], ["spades-3", "hearts-ace"])
        .player(1, "diamonds-10", ["spades-8", "spades-4"])
        .middle(*middle)
    )
    given.raid()
    return given


# The middle


@pytest.mark.parametrize("players", range(2, 9))
def test_two_cards_for_each_player_are_laid_open(players):
    given = Scenario(players)
    given.resolve()
    assert len(given.in_middle()) == 2 * players
    for eyes in (0, None):
        assert all(face.kind for face in given.seen_by(eyes).middle)


def test_only_living_players_count():
    given = Scenario(4).out(1, 3)
    given.resolve()
    assert len(given.in_middle()) == 4


def strong() -> Scenario:
    """Two players who can beat anything, so that the raid does not end at once."""
    return Scenario().player(0, "clubs-10", ["clubs-ace"]).player(1, "spades-10", ["spades-ace"])


def test_the_cards_come_from_the_top_of_the_stock():
    given = strong().stock("clubs-2", "hearts-2", "clubs-3", "hearts-3", "spades-king")
    given.resolve()
    assert sorted(given.in_middle()) == ["clubs-2", "clubs-3", "hearts-2", "hearts-3"]
    assert given.discarded() == []


def test_an_empty_stock_is_made_anew_from_the_discard_pile():
    given = strong().stock_only("clubs-2")
    given.resolve()
    assert "clubs-2" in given.in_middle()
    assert len(given.in_middle()) == 4
    assert given.discarded() == []
    assert given.stock_size() == 52 - 4 - 4


def test_a_stock_that_is_just_enough_is_not_made_anew():
    given = strong().stock_only("clubs-2", "hearts-2", "clubs-3", "hearts-3")
    given.resolve()
    assert given.stock_size() == 0
    assert len(given.discarded()) == 52 - 4 - 4


def test_a_stock_made_anew_is_shuffled_and_hidden():
    given = strong().stock_only()
    before = given.discarded()
    given.resolve()
    cards, stock = given.state.cards, given.state.places.stock
    assert not any(cards.sees(eyes, card) for card in cards[stock] for eyes in (0, 1, None))
    left = [card for card in before if card not in given.in_middle()]
    assert given.names(cards[stock]) != left
    assert sorted(given.names(cards[stock])) == sorted(left)


# The order


def order(*players: tuple[str, int, int]) -> list[int]:
    """The order of players with an Imperator, lives and damage each."""
    given = Scenario(len(players))
    for seat, (imperator, lives, damage) in enumerate(players):
        given.player(seat, imperator, [f"hearts-{9 - seat}"], lives=lives)
        given.hurt(**{imperator.replace("-", "_"): damage})
    given.resolve()
    return list(given.seen_by(None).order)


def test_fewest_lives_first():
    assert order(("clubs-2", 3, 0), ("clubs-ace", 1, 0), ("clubs-king", 2, 0)) == [1, 2, 0]


def test_then_fewest_remaining_hp():
    assert order(("clubs-ace", 3, 20), ("clubs-3", 3, 0), ("clubs-king", 3, 0)) == [1, 0, 2]


def test_then_seat_order():
    assert order(("clubs-9", 3, 0), ("spades-8", 3, 0), ("clubs-8", 3, 0)) == [1, 2, 0]


# Turns


def test_it_goes_round_in_that_order():
    given = raiders("hearts-2", "diamonds-2", "hearts-3", "diamonds-3")
    given.act(0, "raid clubs-9 hearts-2").act(0, "keep")
    assert given.asked() == [1]
    given.act(1, "raid spades-8 hearts-3").act(1, "keep")
    assert given.asked() == [0]


def test_who_has_passed_may_raid_later():
    given = raiders("hearts-2", "diamonds-2")
    given.act(0, "pass").act(1, "raid spades-8 hearts-2").act(1, "keep")
    assert given.asked() == [0]
    given.act(0, "raid clubs-9 diamonds-2").act(0, "keep")
    assert "diamonds-2" in given.hand(0)


def test_the_raid_ends_when_all_have_passed_in_a_row():
    given = raiders("hearts-2", "diamonds-2")
    given.act(0, "pass")
    assert given.phase == "raid"
    given.act(1, "pass")
    assert given.phase == "offers"


def test_a_raid_between_two_passes_breaks_the_row():
    given = raiders("hearts-2", "diamonds-2", "hearts-3")
    given.act(0, "pass").act(1, "raid spades-8 hearts-2").act(1, "keep").act(0, "pass")
    assert (given.phase, given.asked()) == ("raid", [1])


def test_what_is_left_in_the_middle_is_discarded():
    given = raiders("hearts-2", "diamonds-2").end_raid()
    assert given.in_middle() == []
    assert given.discarded() == ["hearts-2", "diamonds-2"]


# What beats a card


def test_the_attack_must_exceed_the_value():
    given = raiders("hearts-7", "hearts-8", "hearts-9")
    given.act(0, "pass")
    assert given.offered(1) == ["pass", "raid spades-8 hearts-7"]


def test_the_perk_counts_in_the_raid():
    given = (
        Scenario()
        .player(0, "clubs-10", ["clubs-8", "hearts-8"])
        .player(1, "diamonds-10", ["spades-2"])
        .middle("hearts-9", "hearts-10")
    )
    given.raid()
    assert given.offered(0) == ["pass", "raid clubs-8 hearts-9"]


def test_imperators_and_buffs_do_not_raid():
    given = raiders("hearts-2")
    assert given.offered(0) == ["pass", "raid clubs-9 hearts-2", "raid clubs-5 hearts-2"]


def test_an_attacker_is_used_once_in_a_raid():
    given = raiders("hearts-2", "hearts-3")
    given.act(0, "raid clubs-9 hearts-2").act(0, "swap hearts-ace").act(1, "pass")
    assert given.offered(0, "raid") == ["raid clubs-5 hearts-3"]


def test_an_attacker_is_free_again_in_the_next_raid():
    given = raiders("hearts-2").act(0, "raid clubs-9 hearts-2").act(0, "swap hearts-ace")
    given.end_raid().all_stay().end_battle()
    assert given.phase == "raid"
    assert given.seen_by(None).used == []


def test_the_middle_does_not_fight_back():
    given = raiders("hearts-2").act(0, "raid clubs-9 hearts-2").act(0, "swap hearts-ace")
    assert (given.hp(0), given.hp(1)) == (20, 20)


# With a buff


def test_a_black_buff_is_added_when_the_attacker_does_not_exceed():
    given = raiders("hearts-9")
    assert given.offered(0, "raid") == ["raid clubs-9 hearts-9"]
    given.act(0, "raid clubs-9 hearts-9")
    assert (given.prompt(0), given.offered(0)) == ("raid-buff", ["add-buff spades-3"])
    given.act(0, "add-buff spades-3").act(0, "keep")
    assert "hearts-9" in given.hand(0)


def test_a_buff_is_added_only_if_needed():
    given = raiders("hearts-8").act(0, "raid clubs-9 hearts-8")
    assert given.prompt(0) == "loot"


def test_attacker_and_buff_together_must_exceed_too():
    given = raiders("hearts-jack", "hearts-queen")
    assert given.offered(0, "raid") == ["raid clubs-9 hearts-jack"]


def test_a_red_buff_does_not_help():
    """The ace of hearts would lift any attacker over anything."""
    given = raiders("hearts-king", "hearts-jack")
    assert given.offered(0) == ["pass", "raid clubs-9 hearts-jack"]
    given.act(0, "raid clubs-9 hearts-jack")
    assert given.offered(0) == ["add-buff spades-3"]


def test_the_perk_counts_for_the_buff_too():
    given = (
        Scenario()
        .player(0, "clubs-10", ["clubs-7"], ["spades-2"])
        .player(1, "diamonds-10", ["spades-4"])
        .middle("hearts-queen", "hearts-king")
    )
    given.raid()
    assert given.offered(0) == ["pass", "raid clubs-7 hearts-queen"]


def test_one_buff_only():
    given = (
        Scenario()
        .player(0, "hearts-10", ["clubs-5"], ["spades-3", "clubs-4"])
        .player(1, "diamonds-10", ["spades-2"])
        .middle("hearts-8", "hearts-9", "hearts-jack")
    )
    given.raid()
    assert given.offered(0, "raid") == ["raid clubs-5 hearts-8"]
    given.act(0, "raid clubs-5 hearts-8")
    assert given.offered(0) == ["add-buff clubs-4"]


def test_a_buff_is_used_once_in_a_raid():
    """Without the buff 5 cannot beat 7, with it it could."""
    given = raiders("hearts-9", "diamonds-7", "hearts-2")
    given.act(0, "raid clubs-9 hearts-9").act(0, "add-buff spades-3").act(0, "swap hearts-ace")
    given.act(1, "pass")
    assert given.offered(0) == ["pass", "raid clubs-5 hearts-2"]


def test_a_buff_that_is_not_used_up_helps_another_attacker():
    given = raiders("hearts-2", "diamonds-7")
    given.act(0, "raid clubs-9 hearts-2").act(0, "swap hearts-ace").act(1, "pass")
    assert given.offered(0, "raid") == ["raid clubs-5 diamonds-7"]


# Exchange


@pytest.mark.parametrize(
    ("given_card", "hand"),
    [
        ("hearts-10", ["hearts-2", "clubs-9", "clubs-5", "spades-3", "hearts-ace"]),
        ("clubs-9", ["hearts-10", "hearts-2", "clubs-5", "spades-3", "hearts-ace"]),
        ("clubs-5", ["hearts-10", "clubs-9", "hearts-2", "spades-3", "hearts-ace"]),
        ("spades-3", ["hearts-10", "clubs-9", "clubs-5", "hearts-2", "hearts-ace"]),
        ("hearts-ace", ["hearts-10", "clubs-9", "clubs-5", "spades-3", "hearts-2"]),
    ],
)
def test_the_card_is_exchanged_for_any_card_of_mine_which_is_discarded(given_card, hand):
    given = raiders("hearts-2").act(0, "raid clubs-9 hearts-2").act(0, "swap", given_card)
    assert given.hand(0) == hand
    assert given.in_middle() == []
    assert given.discarded() == [given_card]


def test_a_won_imperator_has_fresh_hp_and_its_perk_works_at_once():
    given = raiders("spades-7", "hearts-6")
    given.act(0, "raid clubs-9 spades-7").act(0, "swap hearts-10").act(1, "pass")
    assert given.hp(0) == 14
    assert given.offered(0, "raid") == ["raid clubs-5 hearts-6"]


# Growth


@pytest.mark.parametrize(
    ("attackers", "buffs", "place"),
    [
        (1, 0, "attackers"),
        (2, 0, "buffs"),
        (2, 1, "attackers"),
        (3, 1, "buffs"),
        (3, 2, "attackers"),
        (4, 2, "buffs"),
        (4, 3, "attackers"),
        (5, 3, "buffs"),
    ],
)
def test_the_hand_grows_attacker_buff_attacker_buff(attackers, buffs, place):
    given = (
        Scenario()
        .player(
            0,
            "hearts-10",
            [f"clubs-{n}" for n in range(9, 9 - attackers, -1)],
            [f"spades-{n}" for n in range(9, 9 - buffs, -1)],
        )
        .player(1, "diamonds-10", ["diamonds-4"])
        .middle("hearts-2")
    )
    given.raid()
    given.act(0, "raid clubs-9 hearts-2").act(0, "keep")
    assert getattr(given, place)(0)[-1] == "hearts-2"
    assert len(given.hand(0)) == 1 + attackers + buffs + 1


def test_a_full_hand_of_five_attackers_and_four_buffs_does_not_grow():
    given = (
        Scenario()
        .player(
            0,
            "hearts-10",
            [f"clubs-{n}" for n in range(5, 10)],
            [f"spades-{n}" for n in range(5, 9)],
        )
        .player(1, "diamonds-10", ["diamonds-4"])
        .middle("hearts-2")
    )
    given.raid()
    given.act(0, "raid clubs-9 hearts-2")
    assert given.offered(0, "keep") == []
    assert len(given.offered(0, "swap")) == 10


def test_the_hand_grows_once_per_raid():
    given = raiders("hearts-2", "hearts-3")
    given.act(0, "raid clubs-9 hearts-2")
    assert given.offered(0, "keep") == ["keep"]
    given.act(0, "keep").act(1, "pass").act(0, "raid clubs-5 hearts-3")
    assert given.offered(0, "keep") == []


def test_an_exchange_does_not_use_up_the_growth():
    given = raiders("hearts-2", "hearts-3")
    given.act(0, "raid clubs-9 hearts-2").act(0, "swap hearts-ace").act(1, "pass")
    given.act(0, "raid clubs-5 hearts-3")
    assert given.offered(0, "keep") == ["keep"]


def test_each_player_grows_for_themselves():
    given = raiders("hearts-2", "hearts-3")
    given.act(0, "raid clubs-9 hearts-2").act(0, "keep").act(1, "raid spades-8 hearts-3")
    assert given.offered(1, "keep") == ["keep"]
