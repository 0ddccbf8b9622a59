"""Captain Hook's aim and realm."""

from __future__ import annotations

import pytest

from games.villainous.tables.captain_hook import (
    PIRATES,
    aims,
    given,
)

# His aim


def test_he_wins_at_once_when_peter_pan_is_defeated_at_the_jolly_roger():
    table = given().at("jolly-roger").lay("jolly-roger", "peter-pan", *PIRATES[:2]).acting()
    table.do("act-vanquish", "vanquish-hero peter-pan", "send pirate-brute", "send pirate-brute#2")
    assert table.winner() == 0


def test_peter_pan_defeated_elsewhere_does_not_win_and_is_discarded():
    table = given().at("skull-rock").lay("skull-rock", "peter-pan", "cannon", *PIRATES[:2])
    table.acting().do("symbol-of cannon", "vanquish-hero peter-pan")
    table.do("send pirate-brute", "send pirate-brute#2")
    assert table.winner() is None
    assert table.fate_discards(0) == ["peter-pan"]
    assert table.prompt() == "act"


def test_another_hero_defeated_at_the_jolly_roger_does_not_win():
    table = given().at("jolly-roger").lay("jolly-roger", "wendy", "pirate-brute").acting()
    table.do("act-vanquish", "vanquish-hero wendy", "send pirate-brute")
    assert table.winner() is None


def test_r02_he_wins_with_other_heroes_around_and_wherever_his_figure_is():
    table = given().at("skull-rock").lay("skull-rock", "cannon", "boarding-party")
    table.lay("skull-rock", "boarding-party#2", "boarding-party#3")
    table.lay("jolly-roger", "peter-pan", "michael", "pirate-brute").acting()
    table.do("symbol-of cannon", "vanquish-hero peter-pan", "send pirate-brute")
    table.do("send boarding-party", "send boarding-party#2", "done")
    assert table.winner() == 0


def test_peter_pan_at_the_jolly_roger_is_not_enough_when_his_turn_begins():
    table = given().lay("jolly-roger", "peter-pan").unlocked("hangmans-tree").acting(1)
    table.end_turn()
    assert table.winner() is None


def test_the_aim_shows_the_open_tree_peter_pan_and_his_way_to_the_ship():
    table = given().acting()
    assert aims(table) == [(0, 1), (0, 1), (0, 3)]


@pytest.mark.parametrize(
    ("place", "steps"),
    [("hangmans-tree", 0), ("mermaid-lagoon", 1), ("skull-rock", 2), ("jolly-roger", 3)],
)
def test_the_aim_counts_the_steps_of_peter_pan(place: str, steps: int):
    table = given().unlocked("hangmans-tree").lay(place, "peter-pan").acting()
    assert aims(table) == [(1, 1), (1, 1), (steps, 3)]


def test_the_aim_shows_peter_pan_at_the_locked_tree():
    table = given().lay("hangmans-tree", "peter-pan").acting()
    assert aims(table) == [(0, 1), (1, 1), (0, 3)]


# His realm


def test_hangmans_tree_is_locked_at_the_start_and_skull_rock_is_not():
    table = given().moving()
    assert table.offered() == ["place jolly-roger", "place skull-rock"]


def test_nothing_is_played_to_the_locked_tree():
    table = given().hand("swashbuckler", "cannon").acting()
    for card in ("swashbuckler", "cannon"):
        table.play(card)
        assert "place hangmans-tree" not in table.offered()
        table.do("place skull-rock")


def test_no_hero_and_no_ally_moves_to_the_locked_tree():
    table = given().lay("mermaid-lagoon", "wendy", "ingenious-device", "swashbuckler").acting()
    table.do("symbol-of ingenious-device", "move-card wendy")
    assert table.top("skull-rock") == ["wendy"]
    table.do("act-move", "move-card swashbuckler")
    assert table.bottom("skull-rock") == ["swashbuckler"]


def test_peter_pan_at_the_locked_tree_cannot_be_moved_or_vanquished():
    table = given().lay("hangmans-tree", "peter-pan", *PIRATES)
    table.lay("mermaid-lagoon", "ingenious-device", "cannon", "boarding-party").acting()
    assert not table.offered(verb="symbol-of")


def test_peter_pan_at_the_open_tree_can_be_moved_step_by_step():
    table = given().unlocked("hangmans-tree").lay("hangmans-tree", "peter-pan")
    table.lay("mermaid-lagoon", "ingenious-device").acting()
    table.do("symbol-of ingenious-device", "move-card peter-pan")
    assert table.top("mermaid-lagoon") == ["peter-pan"]
