"""Jafar's aim and realm, and what was ruled about him."""

from __future__ import annotations

import pytest

from games.villainous.tables.jafar import (
    aims,
    fated,
    given,
    in_palace,
)

# His aim


def test_he_wins_when_his_turn_begins_with_the_lamp_at_his_palace_and_genie_hypnotized():
    table = given().lay("sultans-palace", "magic-lamp").hypnotized("oasis", "genie")
    table.acting(1).end_turn()
    assert table.winner() == 0


def test_genie_may_be_hypnotized_at_any_place():
    table = given().unlocked("cave-of-wonders").lay("sultans-palace", "magic-lamp")
    table.hypnotized("cave-of-wonders", "genie").acting(1).end_turn()
    assert table.winner() == 0


def test_he_wins_only_when_his_turn_begins():
    table = given().lay("sultans-palace", "magic-lamp").lay("oasis", "genie").hand("hypnotize")
    table.acting().play("hypnotize")
    assert table.bottom("oasis") == ["genie"]
    assert table.winner() is None
    table.end_turn().do("place the-forest", "end-turn")
    assert table.winner() == 0


def test_the_lamp_next_to_his_palace_is_not_enough():
    table = given().lay("streets-of-agrabah", "magic-lamp").hypnotized("oasis", "genie")
    table.acting(1).end_turn()
    assert table.winner() is None


def test_genie_as_a_hero_is_not_enough():
    table = given().lay("sultans-palace", "magic-lamp", "genie")
    table.acting(1).end_turn()
    assert table.winner() is None


def test_a_stolen_lamp_is_not_enough():
    table = given().lay("sultans-palace", "aladdin").attached("aladdin", "magic-lamp")
    table.hypnotized("oasis", "genie").acting(1).end_turn()
    assert table.winner() is None


def test_genie_alone_is_not_enough():
    table = given().hypnotized("sultans-palace", "genie").acting(1).end_turn()
    assert table.winner() is None


def test_his_aim_shows_how_far_the_lamp_has_come_and_whether_genie_follows():
    assert aims(given().acting()) == [("aim-lamp-at-palace", 0, 4), ("aim-genie-hypnotized", 0, 1)]
    table = given().unlocked("cave-of-wonders").lay("cave-of-wonders", "magic-lamp", "genie")
    assert [done for _, done, _ in aims(table.acting())] == [1, 0]
    table = given().lay("sultans-palace", "magic-lamp").hypnotized("oasis", "genie")
    assert [done for _, done, _ in aims(table.acting())] == [4, 1]


def test_his_aim_does_not_count_a_stolen_lamp():
    table = given().lay("sultans-palace", "abu").attached("abu", "magic-lamp").acting()
    assert aims(table)[0] == ("aim-lamp-at-palace", 0, 4)


# His realm


def test_the_cave_is_locked_at_first_and_nothing_is_played_or_moved_there():
    table = given().hand("palace-guard").moving()
    assert "place cave-of-wonders" not in table.offered()
    table.do("place streets-of-agrabah").play("palace-guard")
    assert "place cave-of-wonders" not in table.offered()


# Rulings


def test_r44_genie_may_be_hypnotized_before_the_lamp_is_moved():
    table = given().unlocked("cave-of-wonders").lay("cave-of-wonders", "magic-lamp", "genie")
    table.at("cave-of-wonders").hand("hypnotize").acting().play("hypnotize")
    table.do("act-move", "move-card magic-lamp")
    assert table.bottom("oasis") == ["magic-lamp"]
    assert table.bottom("cave-of-wonders") == ["genie"]
    assert table.strength("genie") == 6


def test_r44_playing_the_lamp_makes_a_hypnotized_genie_a_hero_again():
    table = given().unlocked("cave-of-wonders").hypnotized("sultans-palace", "genie")
    table.attached("genie", "scimitar").hand("magic-lamp").acting().play("magic-lamp")
    assert table.top("cave-of-wonders") == ["genie"]
    assert table.bottom("sultans-palace") == []
    assert table.discards(0) == ["scimitar"]
    assert table.strength("genie") == 8


def test_r45_hypnotize_counts_as_a_defeat():
    table = given().lay("oasis", "rajah").hand("hypnotize", "malice").lay("the-forest", "guards")
    table.acting().play("hypnotize")
    assert table.asked() == [1]
    assert table.offered() == ["react malice", "pass"]


def test_r45_hypnotized_heroes_count_as_allies_for_the_conditions_of_others():
    table = given().hypnotized("oasis", "abu", "carpet", "sultan").hand("tyranny").reacting(0)
    assert table.offered(1, "react") == ["react tyranny"]


def test_r45_fate_items_on_a_hypnotized_hero_are_discarded():
    table = given().lay("oasis", "abu").attached("abu", "wish").hand("hypnotize").acting()
    table.play("hypnotize")
    assert table.bottom("oasis") == ["abu"]
    assert table.fate_discards(0) == ["wish"]


def test_r46_a_hypnotized_thief_gives_the_item_back():
    table = given().lay("oasis", "aladdin").attached("aladdin", "snake-staff").hand("hypnotize")
    table.acting().play("hypnotize")
    assert set(table.bottom("oasis")) == {"aladdin", "snake-staff"}
    assert table.bearer("snake-staff") is None


@pytest.mark.parametrize("spell", ["hypnotize", "a-snake-am-i"])
def test_r46_a_stolen_scimitar_is_discarded_for_want_of_a_bearer(spell: str):
    table = given().lay("oasis", "abu", "palace-guard").attached("abu", "scimitar").hand(spell)
    table.acting().play(spell)
    assert table.discards(0) == ["scimitar", spell]
    assert table.bearer("scimitar") is None


def test_r47_a_hypnotized_jasmine_takes_no_card_but_still_makes_rajah_stronger():
    table = given().hypnotized("oasis", "princess-jasmine").lay("sultans-palace", "rajah").acting()
    assert table.strength("rajah") == 6
    table.end_turn()
    assert len(table.hand_of(0)) == 4


def test_r48_pendant_and_jasmine_together_fill_the_hand_to_four():
    table = given().lay("oasis", "scarab-pendant", "princess-jasmine").acting().end_turn()
    assert len(table.hand_of(0)) == 4


def test_r49_razoul_may_be_used_against_sultan():
    table = in_palace().lay("oasis", "sultan", "razoul").acting()
    table.do("act-vanquish", "vanquish-hero sultan", "send razoul")
    assert table.fate_discards(0) == ["sultan"]


def test_r50_carpet_blocks_hypnotizing_other_heroes():
    table = given().lay("oasis", "abu").lay("streets-of-agrabah", "carpet").hand("hypnotize")
    table.acting().play("hypnotize")
    assert table.bottom("streets-of-agrabah") == ["carpet"]
    assert table.top("oasis") == ["abu"]


def test_r50_carpet_blocks_the_snake_from_other_heroes():
    table = given().lay("oasis", "abu").lay("streets-of-agrabah", "carpet").hand("a-snake-am-i")
    assert table.acting().playable() == []


def test_r51_a_sacrificed_hypnotized_hero_is_discarded_not_defeated():
    table = given().hypnotized("oasis", "rajah").hand("necessary-sacrifice", "malice")
    table.lay("the-forest", "guards").acting().play("necessary-sacrifice")
    assert table.fate_discards(0) == ["rajah"]
    assert table.asked() == [0]
    assert "defeats" not in table.told()


def test_r51_crushing_blow_discards_a_hypnotized_hero_without_defeating_him():
    table = given().hypnotized("oasis", "abu")
    fated(table, "crushing-blow")
    assert table.fate_discards(0)[-2:] == ["abu", "crushing-blow"]
    assert "defeats" not in table.told()
