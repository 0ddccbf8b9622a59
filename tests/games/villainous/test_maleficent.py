"""Maleficent's cards, in the order of her decks."""

from __future__ import annotations

from games.villainous.scenario import Scenario


def given(*others: str, **options: object) -> Scenario:
    """Maleficent in seat 0 in The Forest (play, play, gain 3, discard), with power to spare."""
    return Scenario("maleficent", *(others or ("jafar",)), **options).at("the-forest").power(0, 9)


# Her aim


def test_she_wins_when_her_turn_begins_with_a_curse_at_each_place():
    table = given().lay("forbidden-mountains", "green-fire")
    table.lay("briar-roses-cottage", "green-fire#2", "green-fire#3")
    table.lay("the-forest", "dreamless-sleep").lay("king-stefans-castle", "forest-of-thorns")
    table.acting(1).end_turn()
    assert table.winner() == 0


def test_three_cursed_places_are_not_enough():
    table = given().lay("forbidden-mountains", "green-fire", "green-fire#2")
    table.lay("the-forest", "dreamless-sleep").lay("king-stefans-castle", "forest-of-thorns")
    table.acting(1).end_turn()
    assert table.winner() is None


def test_four_cursed_places_win_only_when_her_turn_begins():
    table = given().lay("forbidden-mountains", "green-fire").hand("green-fire#2")
    table.lay("the-forest", "dreamless-sleep").lay("king-stefans-castle", "forest-of-thorns")
    table.acting().play("green-fire#2", "place briar-roses-cottage")
    assert table.winner() is None


# Allies


def test_cackling_goon_is_stronger_by_each_hero_at_its_place():
    table = given().lay("the-forest", "cackling-goon", "guards", "flora").acting()
    assert table.strength("cackling-goon") == 3


def test_cackling_goon_does_not_count_heroes_elsewhere():
    table = given().lay("the-forest", "cackling-goon").lay("king-stefans-castle", "guards").acting()
    assert table.strength("cackling-goon") == 1


def test_sinister_goon_is_stronger_by_one_however_many_curses_are_there():
    table = given().lay("the-forest", "sinister-goon", "green-fire", "forest-of-thorns").acting()
    assert table.strength("sinister-goon") == 4


def test_sinister_goon_without_a_curse_has_its_printed_strength():
    table = given().lay("the-forest", "sinister-goon").lay("king-stefans-castle", "green-fire")
    assert table.acting().strength("sinister-goon") == 3


def test_raven_flies_anywhere_and_performs_one_action_there():
    table = given().lay("king-stefans-castle", "raven").before_move()
    table.do("place forbidden-mountains", "act-gain")
    assert table.power_of(0) == 10
    assert table.bottom("forbidden-mountains") == ["raven"]
    assert table.prompt() == "move"


def test_raven_may_not_perform_fate():
    table = given().lay("the-forest", "raven").before_move()
    table.do("place forbidden-mountains")
    assert not table.offered(verb="act-fate")
    assert table.offered(verb="act-gain")


def test_raven_may_stay_and_gives_no_action_then():
    table = given().lay("the-forest", "raven").before_move().do("decline")
    assert table.prompt() == "move"
    assert table.bottom("the-forest") == ["raven"]


def test_raven_uses_uncovered_symbols_only():
    table = given().lay("the-forest", "raven").lay("king-stefans-castle", "guards").before_move()
    table.do("place king-stefans-castle")
    assert not table.offered(verb="act-gain")


def test_r27_maleficent_may_repeat_the_symbol_that_raven_used():
    table = given().lay("the-forest", "raven").before_move()
    table.do("place forbidden-mountains", "act-gain", "place forbidden-mountains", "act-gain")
    assert table.power_of(0) == 11
