"""How a match ends."""

from __future__ import annotations

import pytest

from games.imperator.scenario import Scenario
from spieltisch.engine import Result
from spieltisch.engine.errors import TableError


def test_the_last_living_player_wins():
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["clubs-9"])
        .player(1, "spades-2", ["diamonds-4"], lives=1)
        .out(2)
        .trick(0, "clubs-9", 1, "diamonds-4")
    )
    given.resolve()
    given.act(0, "enough")
    assert given.table.result == Result("won", (0,))
    assert given.phase == "over"
    assert given.asked() == []


def test_while_two_live_the_match_goes_on():
    given = (
        Scenario(3)
        .player(0, "hearts-10", ["clubs-9"])
        .player(1, "spades-2", ["diamonds-4"], lives=1)
        .player(2, "spades-9", ["clubs-3"])
        .trick(0, "clubs-9", 1, "diamonds-4")
    )
    given.resolve()
    given.act(0, "enough")
    assert given.table.result is None
    assert given.phase == "raid"


def test_of_two_who_would_lose_their_last_life_the_later_trick_does_not_happen():
    given = (
        Scenario()
        .player(0, "spades-3", ["clubs-9", "diamonds-5"], lives=1)
        .player(1, "spades-2", ["clubs-ace", "diamonds-4"], lives=1)
        .trick(0, "clubs-9", 1, "diamonds-4")
        .trick(1, "clubs-ace", 0, "diamonds-5")
    )
    given.resolve()
    given.act(0, "enough")
    assert given.table.result == Result("won", (0,))
    assert given.lives(0) == 1


def last_battle(*players: tuple[str, int, int], limit: int = 60) -> Scenario:
    """The end of the last round's battle, of players with an Imperator, lives and damage each."""
    given = Scenario(len(players), round_limit=limit).in_round(limit)
    for seat, (imperator, lives, damage) in enumerate(players):
        if lives == 0:
            given.out(seat)
            continue
        given.player(seat, imperator, [f"hearts-{9 - seat}"], lives=lives)
        given.hurt(**{imperator.replace("-", "_"): damage})
    given.battle()
    return given.end_battle()


def test_a_match_that_reaches_sixty_rounds_ends():
    assert last_battle(("clubs-9", 3, 0), ("clubs-8", 3, 0)).table.result is not None


def test_the_spoils_of_the_last_battle_still_count():
    """Seat 1 leads until seat 0's last trick wounds its Imperator."""
    given = (
        Scenario(round_limit=5)
        .in_round(5)
        .player(0, "hearts-7", ["clubs-king"])
        .player(1, "hearts-8", ["diamonds-4"])
        .trick(0, "clubs-king", 1, "diamonds-4")
    )
    given.resolve()
    given.act(0, "enough")
    assert given.hp(1) < given.hp(0)
    assert given.table.result == Result("won", (0,))


def test_the_last_round_has_no_raid_no_trades_and_no_sorting():
    given = last_battle(("clubs-9", 3, 0), ("clubs-8", 3, 0))
    keys = [line.key for line in given.table.told]
    assert keys == ["battle-ends", "limit", "wins"]
    assert given.in_middle() == []


def test_before_the_limit_the_next_round_begins():
    given = Scenario().in_round(59)
    given.sort()
    given.all_stay()
    assert given.table.result is None
    assert (given.phase, given.state.round) == ("battle", 60)


@pytest.mark.parametrize("limit", [1, 200])
def test_option_round_limit_sets_the_last_round(limit):
    given = last_battle(("clubs-9", 3, 0), ("clubs-8", 3, 0), limit=limit)
    assert given.table.result == Result("won", (0,))


@pytest.mark.parametrize("limit", [0, 201])
def test_option_round_limit_goes_from_one_to_two_hundred(limit):
    with pytest.raises(TableError):
        Scenario(round_limit=limit)


def test_at_the_limit_most_lives_win():
    given = last_battle(("clubs-ace", 1, 0), ("clubs-2", 2, 3), ("clubs-king", 1, 0))
    assert given.table.result == Result("won", (1,))


def test_then_most_hp_of_the_imperator():
    given = last_battle(("clubs-ace", 2, 20), ("clubs-5", 2, 0), ("clubs-king", 1, 0))
    assert given.table.result == Result("won", (1,))


def test_then_it_is_a_draw_between_them():
    given = last_battle(("clubs-9", 2, 2), ("clubs-8", 2, 0), ("clubs-king", 1, 0))
    assert given.table.result == Result("draw", (0, 1))


def test_the_dead_have_no_part_in_it():
    given = last_battle(("clubs-9", 0, 0), ("clubs-8", 1, 0), ("clubs-king", 1, 0))
    assert given.table.result == Result("won", (2,))
