"""Experience and what heroes do with it."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.completing import learn


def scene(*heroes: str) -> Scenario:
    return Scenario("scenario-6", heroes or HEROES).trials("giant-spider", "bat-swarm", "rune-door")


POINTS = ("locked-gate", "pitch-black-vault", "spiral-stairs")


# Experience


def test_a_hero_who_completes_a_standard_trial_alone_learns():
    # All our trials have more fields than a hero has dice, so this is the step by itself.
    given = scene()
    learn(given.state, given.card("giant-spider"), [2])
    assert given.points(2) == 1 and given.state.learning == ()


def test_two_heroes_decide_who_of_them_learns():
    given = scene().almost("giant-spider", 1, 2).race().finish("giant-spider")
    offers = ["learn giant-spider 1", "learn giant-spider 2"]
    assert given.offered(1, "learn") == given.offered(2, "learn") == offers
    assert given.offered(3, "learn") == [] and given.offered(0, "learn") == []
    given.do(1, "learn giant-spider 2")
    assert (given.points(1), given.points(2)) == (0, 1)
    assert given.where("giant-spider") == "experience"
    assert given.offered(1, "learn") == given.offered(2, "learn") == []


def test_several_trials_may_wait_for_a_decision():
    given = scene().almost("giant-spider", 1, 2).almost("bat-swarm", 3, 4).race()
    given.finish("giant-spider").finish("bat-swarm")
    given.do(3, "learn bat-swarm 3").do(2, "learn giant-spider 2")
    assert [given.points(seat) for seat in (1, 2, 3, 4)] == [0, 1, 1, 0]


def test_experience_is_not_given_away():
    given = scene().experience(1, *POINTS).race()
    assert not any("learn" in one for one in given.offered(1) + given.offered(2))


def test_only_the_ultimate_trial_teaches():
    given = Scenario("scenario-5").trials("giant-spider").almost("giant-spider", 1, 2).race()
    given.finish("giant-spider")
    assert given.offered(1, "learn") == [] and given.where("giant-spider") == "removed"
    given = Scenario("scenario-5", HEROES).experience(1, *POINTS).dice(1, "sword").race()
    assert given.offered(1, "turn-joker") == []


# Abilities


@pytest.mark.parametrize(("seat", "cost"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_an_ability_costs_experience_and_is_not_offered_without(seat: int, cost: int):
    def ready(points: int) -> Scenario:
        given = scene().experience(seat, *POINTS[:points]).dragon(2).wounded(1)
        return given.weak(1, "fear-of-fire").dice(2, "sword").race()

    verbs = ("turn-joker", "dispel", "push-dragon", "heal")
    assert ready(cost - 1).offered(seat, *verbs) == []
    given = ready(cost)
    offers = given.offered(seat, *verbs)
    assert len(offers) == 1
    given.do(seat, offers[0])
    assert given.points(seat) == 0 and given.offered(seat, *verbs) == []
    assert all(given.where(card) == "removed" for card in POINTS[:cost])


def test_an_ability_is_used_as_often_as_it_is_paid_for():
    given = scene().experience(1, *POINTS).dice(1, "sword", "fire").race()
    given.do(1, "turn-joker 1a", "turn-joker 1b")
    assert given.points(1) == 1 and given.face("1a") == given.face("1b") == "joker"


def test_the_bard_turns_a_die_of_any_hero_and_it_is_laid_as_a_joker():
    given = scene().experience(1, "locked-gate").dice(1, "key").dice(3, "heart", "joker").race()
    assert given.offered(1, "turn-joker") == ["turn-joker 1a", "turn-joker 3a"]
    given.do(1, "turn-joker 3a")
    assert given.face("3a") == "joker" and "lay 3a giant-spider sword" in given.offered(3)


def test_the_ranger_removes_a_weakness_or_a_curse():
    given = scene().experience(2, *POINTS[:2]).weak(1, "fear-of-fire").weak(3, "rusty-keys")
    given.cursed("curse-of-silence").lay(4, "rusty-keys", "sword").race()
    assert given.offered(2, "dispel") == [
        "dispel fear-of-fire",
        "dispel rusty-keys",
        "dispel curse-of-silence",
    ]
    given.do(2, "dispel rusty-keys")
    assert given.where("rusty-keys") == "removed" and given.in_hand(4) == ["4a", "4b", "4c"]
    assert given.in_front_of(1) == ["fear-of-fire"]


def test_the_ranger_frees_a_swirled_die():
    given = scene().experience(2, *POINTS[:2]).swirled(1, "lame-hand").race()
    given.do(2, "dispel lame-hand")
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.rolled(1) == []


def test_the_ranger_ends_the_clap_and_what_waited_is_completed():
    given = scene().experience(2, *POINTS[:2]).cursed("curse-of-merriment")
    given.almost("giant-spider", 3, 4).race().finish("giant-spider")
    given.do(2, "dispel curse-of-merriment")
    assert "giant-spider" not in given.open_trials() and len(given.in_hand(3)) == 3


def test_the_ranger_has_nothing_to_dispel_at_a_completed_card_that_waits_for_a_clap():
    given = scene().experience(2, *POINTS[:2]).cursed("curse-of-merriment").weak(1, "fear-of-fire")
    given.almost("fear-of-fire", 3).race()
    assert given.offered(2, "dispel") == ["dispel fear-of-fire", "dispel curse-of-merriment"]
    given.finish("fear-of-fire")
    assert given.offered(2, "dispel") == ["dispel curse-of-merriment"]
    given.do(2, "dispel curse-of-merriment")
    assert given.where("fear-of-fire") == "removed" and len(given.in_hand(3)) == 3


def test_the_warrior_pushes_the_dragon_back_by_one_not_below_its_tile():
    given = scene().experience(3, *POINTS).dragon(2).race().do(3, "push-dragon")
    assert given.state.dragon == 1
    assert scene().experience(3, *POINTS).dragon(0).race().offered(3, "push-dragon") == []


def test_the_warriors_push_completes_a_full_trial():
    given = scene().experience(3, *POINTS).dragon(1).almost("giant-spider", 1, 2).race()
    given.finish("giant-spider").do(3, "push-dragon")
    assert "giant-spider" not in given.open_trials()


def test_the_paladin_heals_at_once_and_dice_on_the_tile_go_back():
    given = scene().experience(4, *POINTS).wounded(1, 2).lay(3, "bard", "heart", "heart").race()
    assert given.offered(4, "heal") == ["heal 1", "heal 2"]
    given.do(4, "heal 1")
    assert given.state.wounded == (given.card("ranger"),)
    assert given.in_hand(3) == ["3a", "3b", "3c"] and given.rolled(3) == []


def test_drain_reaches_a_point_that_nobody_has_taken_yet():
    given = scene().almost("giant-spider", 1, 2).almost_cast("ebb").race().finish("giant-spider")
    given.cast("ebb")
    assert given.state.learning == () and given.offered(1, "learn") == []
    assert given.told().count("forgets") == 1, "it was one point"


def test_drain_takes_what_a_hero_has_before_what_is_not_decided():
    given = scene().experience(1, "rune-door").almost("giant-spider", 1, 2).almost_cast("forget")
    given.race().finish("giant-spider").cast("forget", "afflict 1")
    assert given.points(1) == 0 and given.offered(1, "learn") != []
