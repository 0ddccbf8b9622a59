"""Sorting: everyone lays their cards out anew over their places."""

from __future__ import annotations

from games.imperator.scenario import Scenario

HAND = ["spades-10", "clubs-9", "hearts-4", "hearts-6", "spades-3", "diamonds-5"]


def sorting() -> Scenario:
    given = (
        Scenario()
        .player(0, HAND[0], HAND[1:4], HAND[4:])
        .player(1, "hearts-10", ["hearts-7", "clubs-5"])
    )
    given.sort()
    return given


def lay_out(given: Scenario, imperator: str, *buffs: str) -> Scenario:
    given.act(0, "emperor", imperator)
    for buff in buffs:
        given.act(0, "support", buff)
    return given


def test_all_sort_at_the_same_time():
    given = sorting()
    assert given.asked() == [0, 1]
    given.act(1, "emperor clubs-5").act(0, "emperor clubs-9").act(1, "confirm")
    assert given.asked() == [0]


def test_who_stays_keeps_all_places():
    given = sorting().all_stay()
    assert given.hand(0) == HAND
    assert given.phase == "battle"


def test_any_card_may_become_imperator():
    assert sorting().offered(0) == ["stay", *(f"emperor {card}" for card in HAND)]


def test_the_imperator_then_the_buffs_are_chosen_the_rest_are_attackers():
    given = lay_out(sorting(), "hearts-4", "spades-10", "hearts-6")
    given.act(0, "confirm").act(1, "stay")
    assert given.imperator(0) == "hearts-4"
    assert given.buffs(0) == ["spades-10", "hearts-6"]
    assert sorted(given.attackers(0)) == ["clubs-9", "diamonds-5", "spades-3"]


def test_the_imperator_may_stay_while_the_rest_is_sorted():
    given = lay_out(sorting(), "spades-10", "clubs-9", "spades-3")
    given.act(0, "confirm").act(1, "stay")
    assert (given.imperator(0), given.buffs(0)) == ("spades-10", ["clubs-9", "spades-3"])


def test_as_many_buffs_and_attackers_as_before():
    given = lay_out(sorting(), "hearts-4", "spades-10")
    assert given.prompt(0) == "sort-buffs"
    given.act(0, "support clubs-9")
    assert given.prompt(0) == "sort-confirm"
    given.act(0, "confirm").act(1, "stay")
    assert (len(given.attackers(0)), len(given.buffs(0))) == (3, 2)


def test_without_buffs_only_the_imperator_is_asked():
    given = sorting().act(1, "emperor clubs-5")
    assert given.prompt(1) == "sort-confirm"
    given.act(1, "confirm").act(0, "stay")
    assert (given.imperator(1), sorted(given.attackers(1))) == (
        "clubs-5",
        ["hearts-10", "hearts-7"],
    )


def test_again_starts_anew():
    given = lay_out(sorting(), "hearts-4", "spades-10", "hearts-6").act(0, "again")
    assert given.prompt(0) == "sort"
    given.act(0, "stay").act(1, "stay")
    assert given.hand(0) == HAND


def test_sorting_always_ends():
    given = sorting()
    for _ in range(100):
        if given.prompt(0) is None:
            break
        last = given.offered(0)[-1]
        given.act(0, last)
    assert given.asked() == [1]


def test_nobody_sees_how_others_sort_until_all_have_ended():
    given = sorting()
    eyes = (1, None)
    before = {seat: given.seen_by(seat) for seat in eyes}
    lay_out(given, "hearts-4", "spades-10", "hearts-6").act(0, "confirm")
    assert {seat: given.seen_by(seat) for seat in eyes} == before
    assert given.table.told_to(1) == given.table.told_to(None) == []
    given.act(1, "stay")
    assert given.seen_by(1).players[0].imperator.kind == "hearts-4"


def test_after_sorting_comes_the_next_round():
    given = sorting().all_stay()
    assert (given.phase, given.state.round) == ("battle", 2)


def test_a_new_imperator_gives_its_own_perk_in_the_next_battle():
    given = lay_out(sorting(), "hearts-6", "spades-10", "spades-3")
    given.act(0, "confirm").act(1, "stay")
    given.beat({0: "attack clubs-9 hearts-7", 1: "attack clubs-5 hearts-4"})
    trick = given.seen_by(None).tricks
    assert (trick[0].attack, trick[1].defence) == (9, 4 + 2)
