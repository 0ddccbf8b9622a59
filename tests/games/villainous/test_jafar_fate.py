"""What fate holds for Jafar."""

from __future__ import annotations

import pytest

from games.villainous.tables.jafar import (
    GUARDS,
    fated,
    given,
    in_palace,
    refused,
)
from spieltisch.games.villainous.realm import items

# Crushing Blow


def test_crushing_blow_discards_an_ally_of_three():
    table = given().lay("oasis", "razoul")
    fated(table, "crushing-blow")
    assert table.bottom("oasis") == []
    assert table.discards(0) == ["razoul"]


def test_crushing_blow_is_aimed_by_who_plays_it():
    table = given().lay("oasis", "razoul", "iago").attached("iago", "scimitar")
    fated(table, "crushing-blow")
    assert table.asked() == [1]
    table.do("discard iago")
    assert table.discards(0) == ["scimitar", "iago"]
    assert table.bottom("oasis") == ["razoul"]


def test_crushing_blow_cannot_discard_who_is_stronger_than_three():
    table = given().lay("oasis", "razoul").attached("razoul", "scimitar")
    assert refused(table.hypnotized("streets-of-agrabah", "rajah"), "crushing-blow")


def test_crushing_blow_takes_neither_heroes_nor_items_nor_what_is_locked_in():
    table = given().lay("oasis", "abu", "snake-staff").lay("cave-of-wonders", "iago")
    assert refused(table, "crushing-blow")


# Narrow Escape


def test_narrow_escape_brings_a_defeated_hero_back():
    table = given().discarded("rajah", "abu")
    table.next("narrow-escape", "wish").acting(1).fate(0)
    table.do("play-fate rajah", "place sultans-palace")
    assert table.top("sultans-palace") == ["rajah"]
    assert set(table.fate_discards(0)) == {"abu", "wish", "narrow-escape"}


def test_narrow_escape_plays_the_hero_who_then_uses_his_ability():
    table = given().discarded("aladdin").lay("oasis", "snake-staff")
    fated(table, "narrow-escape", "play-fate aladdin", "place oasis")
    assert table.bearer("snake-staff") == "aladdin"


def test_narrow_escape_finds_the_hero_who_was_revealed_with_it():
    table = given().discarded("rajah")
    fated(table, "narrow-escape")
    assert set(table.offered()) == {"play-fate rajah", "play-fate sultan"}


def test_narrow_escape_needs_a_hero_in_the_fate_discard_pile():
    assert refused(given().discarded("wish", "treachery"), "narrow-escape")


def test_narrow_escape_does_not_lead_to_a_locked_place():
    table = given().discarded("rajah")
    fated(table, "narrow-escape", "play-fate rajah")
    places = ["sultans-palace", "streets-of-agrabah", "oasis"]
    assert table.offered() == [f"place {place}" for place in places]


# Abu and Aladdin


@pytest.mark.parametrize("strict", [False, True])
def test_abu_takes_an_item_from_his_place(strict: bool):
    table = given(strict_printing=strict).lay("oasis", "snake-staff", "giant-hourglass")
    fated(table, "abu", "place oasis")
    assert table.asked() == [1]
    assert set(table.offered()) == {"take snake-staff", "take giant-hourglass"}
    table.do("take snake-staff")
    assert table.top("oasis") == ["abu", "snake-staff"]
    assert table.bearer("snake-staff") == "abu"
    assert table.strength("abu") == 2


@pytest.mark.parametrize("strict", [False, True])
def test_aladdin_must_take_an_item_that_lies_there(strict: bool):
    table = given(strict_printing=strict).lay("oasis", "magic-lamp")
    fated(table, "aladdin", "place oasis")
    assert table.bearer("magic-lamp") == "aladdin"
    assert table.strength("aladdin") == 4


def test_aladdin_takes_a_scimitar_from_an_ally_and_is_no_stronger_by_it():
    table = given().lay("oasis", "palace-guard").attached("palace-guard", "scimitar")
    fated(table, "aladdin", "place oasis")
    assert table.bearer("scimitar") == "aladdin"
    assert (table.strength("palace-guard"), table.strength("aladdin")) == (2, 4)


@pytest.mark.parametrize("thief", ["abu", "aladdin"])
def test_abu_and_aladdin_can_be_played_where_no_item_is(thief: str):
    table = given().lay("sultans-palace", "snake-staff").hand("scimitar")
    fated(table, thief, "place oasis")
    assert table.top("oasis") == [thief]
    assert table.bearer("snake-staff") is None


@pytest.mark.parametrize("thief", ["abu", "aladdin"])
def test_abu_and_aladdin_take_nothing_from_the_hand_nor_from_heroes(thief: str):
    other = "aladdin" if thief == "abu" else "abu"
    table = given().hand("snake-staff").lay("oasis", other, "genie")
    table.attached(other, "magic-lamp").attached("genie", "wish")
    fated(table, thief, "place oasis")
    assert table.state.carried(table.card(thief)) == []
    assert table.hand_of(0) == ["snake-staff"]


def test_abu_gives_the_item_back_when_he_is_defeated():
    table = given().lay("oasis", "abu").attached("abu", "snake-staff", "wish")
    table.hand("a-snake-am-i").acting().play("a-snake-am-i")
    assert table.bottom("oasis") == ["snake-staff"]
    assert table.bearer("snake-staff") is None
    assert set(table.fate_discards(0)) == {"abu", "wish"}


def test_aladdin_gives_the_item_back_where_he_is_defeated():
    table = given().lay("oasis", "aladdin").attached("aladdin", "magic-lamp")
    table.hand("sorcerous-power", "hypnotize").acting()
    table.play("sorcerous-power", "move-card aladdin", "place sultans-palace").play("hypnotize")
    assert set(table.bottom("sultans-palace")) == {"aladdin", "magic-lamp"}
    assert table.bearer("magic-lamp") is None


def test_items_of_abu_and_aladdin_still_are_items_in_his_realm():
    table = given().lay("oasis", "abu").attached("abu", "snake-staff", "scimitar").acting()
    assert table.names(items(table.state, 0)) == ["snake-staff", "scimitar"]


# Carpet


def test_carpet_protects_all_other_heroes_from_being_vanquished():
    table = in_palace().lay("oasis", "razoul", "abu").lay("streets-of-agrabah", "carpet").acting()
    assert not table.offered(verb="act-vanquish")


def test_carpet_can_be_defeated_and_then_protects_nobody():
    table = given().lay("oasis", "carpet").lay("sultans-palace", "abu")
    table.hand("a-snake-am-i", "hypnotize").acting().play("a-snake-am-i")
    assert table.fate_discards(0) == ["carpet"]
    table.play("hypnotize")
    assert table.bottom("sultans-palace") == ["abu"]


def test_a_hypnotized_carpet_protects_nobody():
    table = in_palace().lay("oasis", "razoul", "abu").hypnotized("oasis", "carpet").acting()
    assert table.offered(verb="act-vanquish")


# Genie


def test_genie_is_stronger_by_two_where_the_lamp_is():
    table = given().lay("oasis", "genie", "magic-lamp").acting()
    assert table.strength("genie") == 8


def test_genie_is_not_stronger_when_the_lamp_is_elsewhere():
    table = given().lay("oasis", "genie").lay("streets-of-agrabah", "magic-lamp").acting()
    assert table.strength("genie") == 6


def test_genie_is_stronger_by_a_stolen_lamp_at_his_place_too():
    table = given().lay("oasis", "genie", "abu").attached("abu", "magic-lamp").acting()
    assert table.strength("genie") == 8


def test_a_hypnotized_genie_is_not_stronger_by_the_lamp():
    table = given().hypnotized("oasis", "genie").lay("oasis", "magic-lamp").acting()
    assert table.strength("genie") == 6


def test_genie_costs_his_strength_beside_the_lamp_to_hypnotize():
    table = given().power(0, 8).lay("oasis", "genie", "magic-lamp").hand("hypnotize").acting()
    table.play("hypnotize")
    assert table.power_of(0) == 0


# Princess Jasmine


def test_princess_jasmine_lets_him_draw_one_card_less():
    table = given().lay("oasis", "princess-jasmine").hand("hypnotize").acting().end_turn()
    assert len(table.hand_of(0)) == 3


def test_princess_jasmine_never_makes_him_discard():
    table = given().lay("oasis", "princess-jasmine")
    table.hand("hypnotize", "hypnotize#2", "scrying", "scrying#2").acting().end_turn()
    assert len(table.hand_of(0)) == 4


# Rajah


def test_rajah_is_stronger_by_two_while_princess_jasmine_is_in_the_realm():
    table = given().lay("oasis", "rajah").lay("sultans-palace", "princess-jasmine").acting()
    assert table.strength("rajah") == 6


def test_rajah_has_his_printed_strength_without_princess_jasmine():
    table = given().lay("oasis", "rajah").discarded("princess-jasmine").acting()
    assert table.strength("rajah") == 4


def test_a_hypnotized_rajah_has_his_printed_strength():
    table = given().hypnotized("oasis", "rajah").lay("oasis", "princess-jasmine").acting()
    assert table.strength("rajah") == 4


# Sultan


def test_sultan_cannot_be_vanquished_with_palace_guards():
    table = in_palace().lay("oasis", "sultan", *GUARDS).acting()
    assert not table.offered(verb="act-vanquish")


def test_sultan_is_fought_by_others_beside_the_guards():
    table = in_palace().lay("oasis", "sultan", "palace-guard", "gazeem").acting()
    table.do("act-vanquish", "vanquish-hero sultan")
    assert table.offered() == ["send gazeem"]


def test_sultan_does_not_keep_the_guards_from_other_heroes():
    table = in_palace().lay("oasis", "sultan", "abu", "palace-guard").acting()
    table.do("act-vanquish")
    assert table.offered() == ["vanquish-hero abu"]


def test_sultan_can_be_defeated_by_a_card():
    table = given().lay("oasis", "sultan").hand("a-snake-am-i").acting().play("a-snake-am-i")
    assert table.fate_discards(0) == ["sultan"]


# Treachery


def test_treachery_takes_two_power():
    table = given()
    fated(table, "treachery")
    assert table.power_of(0) == 7


def test_treachery_takes_the_last_power():
    table = given().power(0, 1)
    fated(table, "treachery")
    assert table.power_of(0) == 0


def test_treachery_cannot_be_played_against_who_has_no_power():
    assert refused(given().power(0, 0), "treachery")
