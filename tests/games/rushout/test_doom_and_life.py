"""Doom, wounds, healing and souls."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario

WITH_SOULS = ["doom-strike", "doom-bell", "doom-wind", "doom-harvest"]
POINTS = ("rune-door", "locked-gate", "spiral-stairs")
TWO_WOUNDS = ["twin-doom", "doom-hail", "doom-quake"]


def scene(*heroes: str, setup: str = "scenario-4") -> Scenario:
    return Scenario(setup, heroes or HEROES[:2])


def wounded(given: Scenario) -> list[int]:
    return sorted(given.state.tile.index(tile) for tile in given.state.wounded)


@pytest.mark.parametrize("spell", WITH_SOULS)
def test_doom_wounds_a_hero_and_takes_a_soul_for_each_who_is_wounded_then(spell: str):
    given = scene(*HEROES[:3]).wounded(3).souls(8).almost_cast(spell).race().cast(spell)
    assert given.offered(0) == ["afflict 1", "afflict 2", "afflict 3"]
    given.do(0, "afflict 1")
    assert wounded(given) == [1, 3] and given.state.souls == 6
    assert given.where(spell) == "removed" and given.prompt(0) == "wizard"


@pytest.mark.parametrize("spell", TWO_WOUNDS)
def test_doom_wounds_two_heroes_and_takes_no_souls(spell: str):
    given = scene(*HEROES[:3]).souls(8).almost_cast(spell).race()
    given.cast(spell, "afflict 1")
    assert given.offered(0) == ["afflict 2", "afflict 3"]
    given.do(0, "afflict 3")
    assert wounded(given) == [1, 3] and given.state.souls == 8
    assert given.where(spell) == "removed" and given.prompt(0) == "wizard"


def test_worked_example_doom_three_wounded():
    given = scene("warrior", "bard", "paladin", "ranger").wounded(1, 2).souls(8)
    given.almost_cast("doom-strike").race().cast("doom-strike", "afflict 3")
    assert wounded(given) == [1, 2, 3] and given.state.souls == 5


def test_the_wizard_wins_with_the_last_soul():
    given = scene().souls(1).almost_cast("doom-strike").race().cast("doom-strike", "afflict 1")
    assert given.won() == ("wizard", "souls") and given.state.trophies["wizard"] == 1


def test_the_wizard_does_not_win_while_a_soul_is_left():
    given = scene().souls(2).almost_cast("doom-strike").race().cast("doom-strike", "afflict 1")
    assert given.won() is None and given.state.souls == 1


def test_a_wounded_hero_plays_on():
    given = scene().trials("giant-spider").wounded(1).dice(1, "sword", "joker").race()
    assert "lay 1a giant-spider sword" in given.offered(1) and "roll" in given.offered(1)


def test_a_hero_healed_while_the_wizard_chooses_can_be_wounded():
    given = scene(*HEROES[:3]).wounded(1, 2).almost("bard", 1, 2).almost_cast("twin-doom").race()
    given.cast("twin-doom")
    assert given.offered(0) == ["afflict 3"]
    given.finish("bard")
    assert given.offered(0) == ["afflict 1", "afflict 3"]


def test_a_spell_that_wounds_two_does_not_name_the_same_hero_twice():
    given = scene("paladin", "bard", "ranger", setup="scenario-6").experience(1, *POINTS)
    given.almost_cast("twin-doom").race().cast("twin-doom", "afflict 2").do(1, "heal 2")
    assert given.offered(0) == ["afflict 1", "afflict 3"]


def test_a_spell_that_wounds_two_spares_the_only_one_it_has_hit_and_who_was_healed():
    given = scene("paladin", "bard", setup="scenario-6").wounded(1).experience(1, *POINTS)
    given.almost_cast("twin-doom").race().cast("twin-doom", "afflict 2")
    assert given.prompt(0) == "wizard", "nobody else is well"


# Healing


@pytest.mark.parametrize("hero", HEROES)
def test_a_wounded_hero_is_healed_by_a_full_tile(hero: str):
    other = "bard" if hero != "bard" else "ranger"
    given = scene(hero, other).wounded(1).almost(hero, 1, 2).race().finish(hero)
    assert wounded(given) == [] and given.where(hero) == "tiles"
    assert len(given.in_hand(1)) == len(given.in_hand(2)) == 3


def test_others_may_heal_and_two_colours_are_the_limit():
    given = scene(*HEROES[:4]).wounded(1).lay(2, "bard", "heart").lay(3, "bard", "heart")
    given.dice(4, "heart").dice(3, "heart").race()
    assert not any("bard" in one for one in given.offered(4, "lay"))
    assert "lay 3b bard heart" in given.offered(3)


def test_a_hero_heals_the_own_tile_with_the_own_joker():
    given = scene().wounded(1).dice(1, "heart", "joker").race()
    assert "lay 1a bard heart" in given.offered(1) and "lay 1b bard key" in given.offered(1)


def test_nothing_is_laid_on_the_tile_of_a_healthy_hero():
    given = scene().dice(1, "heart").dice(2, "heart").race()
    assert not any("bard" in one for one in given.offered(1) + given.offered(2))


def test_a_healed_hero_can_be_wounded_again_and_nothing_is_left_on_the_tile():
    given = scene().wounded(1).almost("bard", 1, 2).almost_cast("doom-strike").souls(5).race()
    given.finish("bard").cast("doom-strike", "afflict 1")
    assert wounded(given) == [1] and given.state.hero_dice_on(given.card("bard")) == []


# Drain


@pytest.mark.parametrize("spell", ["forget", "dull-wits", "lost-lesson"])
def test_drain_takes_a_point_from_one_hero(spell: str):
    given = scene(setup="scenario-6").experience(1, "rune-door", "bat-swarm")
    given.experience(2, "locked-gate").almost_cast(spell).race().cast(spell)
    assert given.offered(0) == ["afflict 1", "afflict 2"]
    given.do(0, "afflict 1")
    assert (given.points(1), given.points(2)) == (1, 1) and given.where(spell) == "removed"


@pytest.mark.parametrize("spell", ["great-forgetting", "blank-page", "ebb"])
def test_drain_takes_a_point_from_every_hero_who_has_one(spell: str):
    given = scene(*HEROES[:3], setup="scenario-6").experience(1, "rune-door", "bat-swarm")
    given.experience(3, "locked-gate").almost_cast(spell).race().cast(spell)
    assert [given.points(seat) for seat in (1, 2, 3)] == [1, 0, 0]
    assert given.where(spell) == "removed" and given.where("locked-gate") == "removed"


def test_a_hero_without_points_may_be_named_and_loses_nothing():
    given = scene(setup="scenario-6").almost_cast("forget").race().cast("forget", "afflict 2")
    assert given.points(2) == 0 and given.prompt(0) == "wizard"
