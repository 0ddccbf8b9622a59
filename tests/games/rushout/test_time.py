"""Time: commands count in the order in which they arrive, and each takes its time."""

from __future__ import annotations

import pytest

from games.rushout.scenario import Scenario
from spieltisch.engine import Choice, Table
from spieltisch.engine.errors import ClockFirst, NotAsked, NotOffered, TableError, TooEarly
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.rules import ROUND_MS


def scene(setup: str = "exercise-1", **options: object) -> Scenario:
    return Scenario(setup, **options).trials("giant-spider", "locked-gate")


@pytest.mark.parametrize("roll_ms", [100, 700, 3000])
def test_a_roll_takes_table_time(roll_ms: int):
    given = scene(roll_ms=roll_ms).race()
    for seat in (0, 1):
        given.do(seat, "roll")
        assert given.ready_at(seat) == roll_ms
    with pytest.raises(TooEarly):
        given.table.choose(1, Choice("roll"), roll_ms - 1)
    given.do(1, "roll", at=roll_ms)
    assert given.ready_at(1) == 2 * roll_ms


def test_the_default_roll_takes_seven_tenths_of_a_second():
    given = scene().race().do(1, "roll")
    assert given.ready_at(1) == 700


def test_a_macro_gains_nothing():
    given = scene().race()
    rolls = 0
    while given.ready_at(1) < 10_000:
        given.do(1, "roll")
        rolls += 1
    assert rolls == 15


def test_every_command_takes_a_moment():
    given = scene().dice(1, "sword", "fire").dice(0, "plant").race()
    given.do(1, "lay 1a giant-spider sword")
    assert given.ready_at(1) == 60
    with pytest.raises(TooEarly):
        given.table.choose(1, given.choice(1, "take 1a"), 59)
    given.do(1, "take 1a", at=60)
    assert given.ready_at(1) == 120
    given.do(2, "wait", at=120)
    assert given.ready_at(2) == 520
    given.do(0, "wait", at=120)
    assert given.ready_at(0) == 520
    given.do(1, "ping giant-spider", at=120)
    assert given.ready_at(1) == 1120


def test_one_hand_makes_every_command_of_heroes_half_a_second_longer():
    given = scene("scenario-3").cursed("curse-of-the-stiff-arm").dice(1, "sword", "fire")
    given.dice(0, "plant").race()
    given.do(1, "lay 1a giant-spider sword")
    assert given.ready_at(1) == 560
    given.do(1, "take 1a")
    assert given.ready_at(1) == 560 + 560
    given.do(1, "roll")
    assert given.ready_at(1) == 1120 + 1200
    given.do(0, "roll")
    assert given.ready_at(0) == given.table.now + 700, "not the wizard's"


def test_with_honour_no_command_is_held_up():
    given = scene("scenario-3", honour=True).cursed("curse-of-the-stiff-arm").dice(1, "sword")
    given.race().do(1, "lay 1a giant-spider sword", "roll")
    assert given.ready_at(1) == 60 + 700


def test_two_seats_reach_for_the_same_field_and_the_first_in_the_record_has_it():
    given = scene().trials("summon-vines").dice(1, "sword").dice(2, "sword").race()
    given.table.choose(2, given.choice(2, "lay 2a summon-vines sword"), 500)
    before = given.table.hash()
    with pytest.raises(NotOffered) as refusal:
        given.table.choose(1, given.choice(1, "lay 1a summon-vines sword"), 500)
    assert isinstance(refusal.value, TableError) and str(refusal.value)
    assert given.table.hash() == before
    assert given.lies("1a") is None and given.rolled(1) == ["1a"]
    assert given.lies("2a") == "summon-vines"


def test_two_seats_reach_for_the_same_card_and_it_is_gone_for_the_second():
    given = scene().trials("summon-vines").lay(2, "summon-vines", "sword", "fire")
    given.dice(2, "footprint").dice(1, "footprint").race()
    given.table.choose(2, given.choice(2, "lay 2c summon-vines footprint"), 500)
    with pytest.raises(NotOffered):
        given.table.choose(1, given.choice(1, "lay 1a summon-vines footprint"), 500)
    assert given.rolled(1) == ["1a"]


def test_a_third_colour_comes_too_late():
    given = Scenario("exercise-1", ("bard", "ranger", "warrior")).trials("giant-spider")
    given.lay(1, "giant-spider", "fire").dice(2, "sword").dice(3, "sword").race()
    given.table.choose(3, given.choice(3, "lay 3a giant-spider sword"), 10)
    with pytest.raises(NotOffered):
        given.table.choose(2, given.choice(2, "lay 2a giant-spider sword"), 10)


def test_wizard_and_heroes_race_for_a_coin_at_the_same_time():
    for first, second, side in ((1, 0, "heroes"), (0, 1, "wizard")):
        given = scene("scenario-2").trials("coin-chest")
        given.lay(2, "coin-chest", "key", "key").lay(1, "coin-chest", "sword")
        given.dice(1, "footprint").lay(0, "coin-chest", "plant", "water", "air")
        given.dice(0, "lightning").race()
        last = {1: "lay 1b coin-chest footprint", 0: "lay 0d coin-chest lightning"}
        given.table.choose(first, given.choice(first, last[first]), 500)
        with pytest.raises(NotOffered):
            given.table.choose(second, given.choice(second, last[second]), 500)
        line = next(line for line in given.table.told if line.key == "wins-coin")
        assert line.values["side"] == side


def test_nothing_happens_before_it_was_possible():
    given = scene().race().do(1, "wait", at=900)
    with pytest.raises(TooEarly):
        given.table.choose(2, Choice("roll"), 899)


def test_before_the_wizards_first_roll_heroes_are_refused():
    table = Table(GAME, 3, "start", {"countdown_ms": 0})
    table.choose(1, 0)
    table.choose(2, 0)
    table.choose(-1, 0)
    for seat in (1, 2):
        with pytest.raises(NotAsked):
            table.choose(seat, Choice("roll"))
    table.choose(0, Choice("roll"), 4000)
    assert sorted(question.seat for question in table.questions) == [-1, 0, 1, 2]
    ready = {question.seat: question.ready_at for question in table.questions}
    assert ROUND_MS == 20 * 60 * 1000
    assert ready == {-1: 4000 + ROUND_MS, 0: 4700, 1: 4000, 2: 4000}
    assert sum(table._state.rolled) == 5


def test_a_round_ends_when_its_time_is_over_and_the_wizard_keeps_the_treasure():
    given = scene().race()
    with pytest.raises(ClockFirst):
        given.table.choose(1, Choice("roll"), ROUND_MS + 1)
    given.table.choose(-1, 0)
    assert given.won() == ("wizard", "time")


def test_the_same_commands_at_the_same_times_give_the_same_table():
    hashes = set()
    for _ in range(2):
        given = scene(seed="again").race()
        given.do(1, "roll", at=5).do(0, "roll", at=6).do(2, "roll", at=6).do(1, "roll", at=800)
        hashes.add(given.table.hash())
    assert len(hashes) == 1
