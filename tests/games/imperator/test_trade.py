"""Trades by agreement, before sorting."""

from __future__ import annotations

from games.imperator.scenario import Scenario


def market(players: int = 3) -> Scenario:
    return (
        Scenario(players)
        .player(0, "spades-10", ["clubs-9", "hearts-4"], ["spades-3"])
        .player(1, "hearts-10", ["hearts-7", "clubs-5"], ["diamonds-3"])
        .player(2, "diamonds-10", ["diamonds-8", "spades-6"])
    )


def offering(given: Scenario, seat: int, mine: str, wanted: str) -> Scenario:
    return given.act(seat, "give", mine).act(seat, "want", wanted)


# Offers


def test_trades_come_after_the_raid_and_before_sorting():
    given = market()
    given.raid()
    given.end_raid()
    assert given.phase == "offers"
    given.no_trades()
    assert given.phase == "sort"


def test_all_may_offer_any_card_of_theirs_for_any_card_of_another():
    given = market()
    given.offers()
    assert given.asked() == [0, 1, 2]
    assert given.offered(0, "give") == [f"give {card}" for card in given.hand(0)]
    given.act(0, "give spades-10")
    assert given.offered(0, "want") == [f"want {card}" for card in given.hand(1) + given.hand(2)]


def test_an_offer_can_be_dropped_half_way():
    given = market()
    given.offers()
    given.act(0, "give clubs-9").act(0, "no-offer").act(1, "no-offer").act(2, "no-offer")
    assert given.phase == "sort"


def test_offers_are_unseen_until_all_have_decided():
    given = market()
    given.offers()
    eyes = (1, 2, None)
    before = {seat: given.seen_by(seat) for seat in eyes}
    offering(given, 0, "clubs-9", "hearts-7").act(1, "no-offer")
    assert {seat: given.seen_by(seat) for seat in eyes} == before
    assert given.table.told_to(1) == given.table.told_to(None) == []
    given.act(2, "no-offer")
    assert len(given.seen_by(None).offers) == 1
    assert given.asked() == [1]


def test_each_player_makes_at_most_one_offer():
    given = market()
    given.offers()
    offering(given, 0, "clubs-9", "hearts-7")
    assert given.asked() == [1, 2]


def test_all_offers_are_asked_in_seat_order():
    given = market()
    given.offers()
    offering(given, 2, "spades-6", "clubs-9")
    offering(given, 0, "hearts-4", "hearts-7")
    given.act(1, "no-offer")
    assert given.asked() == [1]
    given.act(1, "decline")
    assert given.asked() == [0]


# Replies


def test_the_asked_player_accepts_or_declines():
    given = market().offer(0, "clubs-9", 1, "hearts-7")
    given.replies()
    assert given.asked() == [1]
    assert given.offered(1) == ["accept", "decline"]


def test_an_accepted_offer_exchanges_the_cards_in_their_places():
    given = market().offer(0, "hearts-4", 1, "diamonds-3")
    given.replies()
    given.act(1, "accept")
    assert given.attackers(0) == ["clubs-9", "diamonds-3"]
    assert given.buffs(1) == ["hearts-4"]
    assert given.phase == "sort"


def test_even_an_imperator_can_be_traded():
    given = market().offer(0, "spades-10", 1, "clubs-5")
    given.replies()
    given.act(1, "accept")
    assert given.imperator(0) == "clubs-5"
    assert given.hp(0) == 10
    assert given.attackers(1) == ["hearts-7", "spades-10"]


def test_a_declined_offer_changes_nothing():
    given = market().offer(0, "hearts-4", 1, "diamonds-3")
    given.replies()
    hands = [given.hand(seat) for seat in range(3)]
    given.act(1, "decline")
    assert [given.hand(seat) for seat in range(3)] == hands
    assert given.phase == "sort"


def test_a_player_trades_once_per_phase_later_offers_with_either_lapse():
    given = (
        market()
        .offer(0, "hearts-4", 1, "diamonds-3")
        .offer(1, "hearts-7", 2, "spades-6")
        .offer(2, "diamonds-8", 0, "clubs-9")
    )
    given.replies()
    given.act(1, "accept")
    assert given.phase == "sort"
    assert given.attackers(2) == ["diamonds-8", "spades-6"]


def test_after_a_declined_offer_the_later_ones_are_asked():
    given = market().offer(0, "hearts-4", 1, "diamonds-3").offer(1, "hearts-7", 2, "spades-6")
    given.replies()
    given.act(1, "decline")
    assert given.asked() == [2]
    given.act(2, "accept")
    assert given.attackers(1) == ["spades-6", "clubs-5"]


def test_others_still_trade_with_each_other():
    given = (
        market(4)
        .player(3, "clubs-10", ["clubs-8"])
        .offer(0, "hearts-4", 1, "diamonds-3")
        .offer(2, "diamonds-8", 3, "clubs-8")
    )
    given.replies()
    given.act(1, "accept")
    assert given.asked() == [3]
    given.act(3, "accept")
    assert given.attackers(3) == ["diamonds-8"]


def test_nobodys_number_of_cards_changes_by_a_trade():
    given = market().offer(0, "hearts-4", 1, "diamonds-3")
    given.replies()
    sizes = [len(given.hand(seat)) for seat in range(3)]
    given.act(1, "accept")
    assert [len(given.hand(seat)) for seat in range(3)] == sizes


def test_the_dead_neither_offer_nor_are_asked():
    given = (
        Scenario(3)
        .player(0, "spades-10", ["clubs-9"])
        .out(1)
        .player(2, "diamonds-10", ["diamonds-8"])
    )
    given.offers()
    assert given.asked() == [0, 2]
    given.act(0, "give clubs-9")
    assert given.offered(0, "want") == ["want diamonds-10", "want diamonds-8"]
