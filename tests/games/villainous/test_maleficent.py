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
    table = given().lay("the-forest", "raven").before_move().do("skip")
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


def test_r27_raven_acts_before_her_actions_when_she_stays_because_of_vanish():
    table = given().lay("king-stefans-castle", "raven").hand("vanish").acting()
    table.play("vanish").end_turn().do("place oasis", "end-turn")
    table.do("place briar-roses-cottage", "act-gain", "stay")
    assert table.power_of(0) == 11
    assert table.place_of(0) == "the-forest"


def test_r28_moving_raven_does_not_discard_dreamless_sleep():
    table = given().lay("the-forest", "raven").lay("king-stefans-castle", "dreamless-sleep")
    table.before_move().do("place king-stefans-castle", "skip")
    assert table.bottom("king-stefans-castle") == ["dreamless-sleep", "raven"]


def test_savage_goon_is_a_plain_ally_of_strength_four_for_three_power():
    table = given().hand("savage-goon").acting().play("savage-goon", "place the-forest")
    assert (table.strength("savage-goon"), table.power_of(0)) == (4, 6)


# Effects


def test_dragon_form_defeats_a_hero_of_strength_three_without_allies():
    table = given().lay("king-stefans-castle", "guards").hand("dragon-form").acting()
    table.play("dragon-form")
    assert table.fate_discards(0) == ["guards"]
    assert table.power_of(0) == 6


def test_dragon_form_cannot_be_played_without_a_hero_of_strength_three_or_less():
    table = given().lay("king-stefans-castle", "king-stefan").hand("dragon-form", "vanish").acting()
    assert table.playable() == ["vanish"]


def test_dragon_form_counts_the_strength_that_the_hero_has_now():
    table = given().lay("the-forest", "king-stefan", "dreamless-sleep").hand("dragon-form").acting()
    assert table.play("dragon-form").fate_discards(0) == ["king-stefan"]


def test_r34_dragon_form_pays_three_for_each_fate_action_until_her_next_turn():
    table = given("jafar", "captain-hook").at("skull-rock").lay("oasis", "palace-guard")
    table.lay("the-forest", "guards").hand("dragon-form").next("guards#2", "guards#3")
    table.acting().play("dragon-form").end_turn()
    before = table.power_of(0)
    table.do("place streets-of-agrabah").fate(0, "play-fate guards#2", "place the-forest")
    assert table.power_of(0) == before + 3
    table.end_turn().do("place jolly-roger", "end-turn")
    assert table.state.lasting == ()


def test_r21_trickery_is_no_fate_action_for_dragon_form():
    table = Scenario("maleficent", "ursula").at("the-forest").power(0, 9).hand("dragon-form")
    table.lay("the-forest", "guards").hand("trickery").next("guards#2").acting()
    table.play("dragon-form").by(1, "react trickery", "place the-forest")
    assert table.top("the-forest") == ["guards#2"]
    assert table.power_of(0) == 6


def test_vanish_lets_her_stay_in_her_next_move_only():
    table = given().hand("vanish").acting().play("vanish").end_turn()
    table.do("place oasis", "end-turn")
    assert "stay" in table.offered()
    table.do("stay", "end-turn", "place sultans-palace", "end-turn")
    assert "stay" not in table.offered()


def test_vanish_does_not_force_her_to_stay():
    table = given().hand("vanish").acting().play("vanish").end_turn().do("place oasis", "end-turn")
    assert "place king-stefans-castle" in table.offered()


def test_vanish_played_through_raven_counts_in_the_next_turn():
    table = given().lay("king-stefans-castle", "raven").hand("vanish").before_move()
    table.do("place forbidden-mountains", "act-play", "play-card vanish")
    assert "stay" not in table.offered()
    table.do("place king-stefans-castle", "end-turn", "place oasis", "end-turn", "skip")
    assert "stay" in table.offered()
    table.do("stay", "end-turn", "place sultans-palace", "end-turn", "skip")
    assert "stay" not in table.offered()


def test_a_second_vanish_through_raven_outlasts_the_first():
    table = given().lay("king-stefans-castle", "raven").hand("vanish", "vanish#2").acting()
    table.play("vanish").end_turn().do("place oasis", "end-turn")
    table.do("place forbidden-mountains", "act-play", "play-card vanish#2")
    table.do("stay", "end-turn", "place sultans-palace", "end-turn", "skip")
    assert "stay" in table.offered()


def test_r35_staying_with_vanish_keeps_a_green_fire():
    table = given().lay("the-forest", "green-fire").hand("vanish").acting()
    table.play("vanish").end_turn().do("place oasis", "end-turn", "stay")
    assert table.bottom("the-forest") == ["green-fire"]


# Curses


def test_forest_of_thorns_lets_only_strong_heroes_be_played_there():
    table = given().lay("the-forest", "forest-of-thorns").next("flora", "king-stefan")
    table.at("streets-of-agrabah").acting(1).fate(0, "play-fate flora")
    assert "place the-forest" not in table.offered()


def test_forest_of_thorns_is_discarded_when_a_hero_is_played_there():
    table = given().lay("the-forest", "forest-of-thorns").next("king-stefan", "flora")
    table.at("streets-of-agrabah").acting(1)
    table.fate(0, "play-fate king-stefan", "place the-forest", "skip")
    assert table.discards(0) == ["forest-of-thorns"]


def test_forest_of_thorns_looks_at_the_printed_strength():
    table = given().lay("the-forest", "forest-of-thorns", "dreamless-sleep")
    table.next("king-stefan", "flora").at("streets-of-agrabah").acting(1)
    table.fate(0, "play-fate king-stefan", "place the-forest", "skip")
    assert table.top("the-forest") == ["king-stefan"]


def test_green_fire_keeps_all_heroes_from_being_played_there():
    table = given().lay("the-forest", "green-fire").next("prince-phillip", "flora")
    table.at("streets-of-agrabah").acting(1).fate(0, "play-fate prince-phillip")
    assert "place the-forest" not in table.offered()
    assert len(table.offered()) == 3


def test_green_fire_goes_out_when_she_moves_there():
    table = given().lay("king-stefans-castle", "green-fire", "green-fire#2").moving()
    table.do("place king-stefans-castle")
    assert sorted(table.discards(0)) == ["green-fire", "green-fire#2"]


def test_green_fire_played_where_she_stands_stays():
    table = given().hand("green-fire").acting().play("green-fire", "place the-forest")
    assert table.bottom("the-forest") == ["green-fire"]


def test_dreamless_sleep_makes_heroes_at_its_place_two_weaker_and_adds_up():
    table = given().lay("the-forest", "king-stefan", "dreamless-sleep").acting()
    assert table.strength("king-stefan") == 2
    table = given().lay("the-forest", "flora", "dreamless-sleep", "dreamless-sleep#2").acting()
    assert table.strength("flora") == 0


def test_dreamless_sleep_does_not_reach_other_places():
    table = given().lay("the-forest", "dreamless-sleep").lay("king-stefans-castle", "king-stefan")
    assert table.acting().strength("king-stefan") == 4


def test_dreamless_sleep_is_discarded_when_an_ally_is_played_there():
    table = given().lay("the-forest", "dreamless-sleep").hand("savage-goon").acting()
    assert table.play("savage-goon", "place the-forest").discards(0) == ["dreamless-sleep"]


def test_dreamless_sleep_stays_when_an_ally_is_played_elsewhere():
    table = given().lay("the-forest", "dreamless-sleep").hand("savage-goon").acting()
    assert table.play("savage-goon", "place king-stefans-castle").discards(0) == []


def test_r29_curses_are_moved_like_items_to_a_neighbouring_place():
    table = given().lay("the-forest", "green-fire").at("forbidden-mountains").acting()
    table.do("act-move", "move-card green-fire", "place king-stefans-castle")
    assert table.bottom("king-stefans-castle") == ["green-fire"]


# Conditions


def test_malice_defeats_a_weak_hero_when_an_opponent_defeats_a_strong_one():
    table = given().lay("the-forest", "king-stefan").hand("malice").reacting(1, felled=4)
    table.by(0, "react malice")
    assert table.fate_discards(0) == ["king-stefan"]
    assert table.discards(0) == ["malice"]


def test_malice_is_not_offered_for_a_defeat_of_strength_three():
    table = given().lay("the-forest", "king-stefan").hand("malice").reacting(1, felled=3)
    assert table.asked() == [1]


def test_malice_needs_a_hero_of_strength_four_or_less():
    table = given().lay("the-forest", "prince-phillip").hand("malice").reacting(1, felled=4)
    assert table.offered(0) == ["pass"]


def test_tyranny_draws_three_cards_and_discards_three():
    table = given().lay("oasis", "palace-guard", "palace-guard#2", "iago").hand("tyranny", "raven")
    table.next("staff", "vanish", "malice").reacting(1).by(0, "react tyranny")
    table.by(0, "discard raven", "discard staff", "discard malice")
    assert table.hand_of(0) == ["vanish"]
    assert table.discards(0) == ["raven", "staff", "malice", "tyranny"]


def test_tyranny_needs_three_allies():
    table = given().lay("oasis", "palace-guard", "iago").hand("tyranny").reacting(1)
    assert table.asked() == [1]


# Items


def test_r33_spinning_wheel_pays_the_strength_at_the_moment_of_defeat_less_one():
    table = given().lay("the-forest", "spinning-wheel", "king-stefan").hand("dragon-form")
    table.lay("the-forest", "dreamless-sleep").acting().play("dragon-form")
    assert table.power_of(0) == 9 - 3 + 1


def test_spinning_wheel_pays_nothing_for_defeats_elsewhere():
    table = given().lay("the-forest", "spinning-wheel").lay("king-stefans-castle", "guards")
    table.hand("dragon-form").acting().play("dragon-form")
    assert table.power_of(0) == 6


def test_spinning_wheel_never_takes_power():
    table = given().lay("the-forest", "spinning-wheel", "fauna", "dreamless-sleep")
    table.hand("dragon-form").acting().play("dragon-form")
    assert table.power_of(0) == 6


def test_staff_makes_effects_and_curses_cheaper_while_she_is_there():
    table = given().lay("the-forest", "staff").hand("green-fire").acting()
    assert table.play("green-fire", "place king-stefans-castle").power_of(0) == 7


def test_staff_does_not_make_allies_cheaper():
    table = given().lay("the-forest", "staff").hand("savage-goon").acting()
    assert table.play("savage-goon", "place the-forest").power_of(0) == 6


def test_staff_elsewhere_changes_nothing():
    table = given().lay("king-stefans-castle", "staff").hand("green-fire").acting()
    assert table.play("green-fire", "place the-forest").power_of(0) == 6


# Fate


def fated(first: str, second: str = "sword-of-truth", **options: object) -> Scenario:
    """Jafar brings these two cards of Maleficent's fate deck to light."""
    table = given(**options).at("streets-of-agrabah")
    return table.next(first, second)


def test_guards_are_vanquished_by_two_allies_at_least():
    table = given().at("king-stefans-castle").lay("the-forest", "guards", "savage-goon").acting()
    assert not table.offered(verb="act-vanquish")
    table = given().at("king-stefans-castle").lay("the-forest", "guards", "savage-goon", "raven")
    table.acting().do("act-vanquish", "vanquish-hero guards", "send savage-goon")
    assert table.offered() == ["send raven"]
    assert table.do("send raven").fate_discards(0) == ["guards"]


def test_guards_can_be_defeated_otherwise_without_allies():
    table = given().lay("the-forest", "guards").hand("malice").reacting(1, felled=5)
    assert table.by(0, "react malice").fate_discards(0) == ["guards"]


def test_guards_at_strength_zero_still_need_two_allies():
    table = given().at("king-stefans-castle").lay("the-forest", "guards", "dreamless-sleep")
    table.lay("the-forest", "dreamless-sleep#2", "raven").acting()
    assert not table.offered(verb="act-vanquish")


def test_sword_of_truth_makes_its_bearer_two_stronger():
    table = fated("sword-of-truth", "once-upon-a-dream").lay("the-forest", "flora").acting(1)
    table.fate(0)
    assert (table.bearer("sword-of-truth"), table.strength("flora")) == ("flora", 5)


def test_sword_of_truth_makes_curses_at_its_place_dearer_each():
    table = given().lay("the-forest", "flora", "guards").attached("flora", "sword-of-truth")
    table.attached("guards", "sword-of-truth#2").hand("green-fire", "green-fire#2").acting()
    assert table.play("green-fire", "place the-forest").power_of(0) == 9 - 3 - 4


def test_sword_of_truth_does_not_make_curses_elsewhere_dearer():
    table = given().lay("the-forest", "flora").attached("flora", "sword-of-truth")
    table.hand("green-fire").acting()
    assert table.play("green-fire", "place king-stefans-castle").power_of(0) == 6


def test_sword_of_truth_goes_to_a_hero_without_items_only():
    table = fated("sword-of-truth#2", "guards").lay("the-forest", "flora")
    table.attached("flora", "sword-of-truth").acting(1).fate(0)
    assert table.prompt() == "pick-place"  # the guards, without a choice between the two
    assert "sword-of-truth#2" in table.fate_discards(0)


def test_once_upon_a_dream_discards_a_curse_where_a_hero_is():
    table = fated("once-upon-a-dream").lay("the-forest", "flora", "green-fire", "dreamless-sleep")
    table.lay("king-stefans-castle", "green-fire#2").acting(1)
    table.fate(0, "play-fate once-upon-a-dream")
    assert table.offered() == ["discard green-fire", "discard dreamless-sleep"]
    assert table.do("discard green-fire").discards(0) == ["green-fire"]


def test_once_upon_a_dream_cannot_be_played_without_hero_and_curse_together():
    table = fated("once-upon-a-dream", "guards").lay("the-forest", "flora")
    table.lay("king-stefans-castle", "green-fire").acting(1).fate(0)
    assert table.prompt() == "pick-place"  # the guards, without a choice between the two


def test_aurora_brings_the_next_hero_at_once():
    table = fated("aurora", "once-upon-a-dream").next("aurora", "once-upon-a-dream", "guards")
    table.acting(1).fate(0, "place the-forest", "place king-stefans-castle")
    assert table.top("the-forest") == ["aurora"]
    assert table.top("king-stefans-castle") == ["guards"]


def test_aurora_puts_any_other_card_back_on_top_for_all_to_know():
    table = fated("aurora").next("aurora", "once-upon-a-dream", "sword-of-truth").acting(1)
    table.fate(0, "place the-forest")
    assert table.deck(0, fate=True)[0] == "sword-of-truth"
    assert table.table.view(None).board.realms[0].fate_top[0].kind == "sword-of-truth"


def test_r36_a_forest_of_thorns_that_aurora_has_broken_no_longer_blocks():
    table = fated("aurora").next("aurora", "once-upon-a-dream", "guards")
    table.lay("the-forest", "forest-of-thorns").acting(1).fate(0, "place the-forest")
    assert table.do("place the-forest").top("the-forest") == ["aurora", "guards"]


def test_r32_fauna_may_discard_one_dreamless_sleep_at_her_place():
    table = fated("fauna", "once-upon-a-dream")
    table.lay("the-forest", "dreamless-sleep", "dreamless-sleep#2").acting(1)
    table.fate(0, "place the-forest", "discard dreamless-sleep")
    assert table.bottom("the-forest") == ["dreamless-sleep#2"]


def test_fauna_may_leave_it():
    table = fated("fauna", "once-upon-a-dream").lay("the-forest", "dreamless-sleep").acting(1)
    table.fate(0, "place the-forest", "skip")
    assert table.bottom("the-forest") == ["dreamless-sleep"]


def test_fauna_finds_nothing_elsewhere():
    table = fated("fauna", "once-upon-a-dream").lay("king-stefans-castle", "dreamless-sleep")
    assert table.acting(1).fate(0, "place the-forest").prompt() == "act"


def test_fauna_of_the_older_printing_must_discard_any_curse():
    table = fated("fauna", "once-upon-a-dream", strict_printing=True)
    table.lay("the-forest", "dreamless-sleep").acting(1).fate(0, "place the-forest")
    assert table.discards(0) == ["dreamless-sleep"]


def test_flora_opens_the_hand_and_what_is_drawn_later():
    table = fated("flora", "once-upon-a-dream").hand("raven").acting(1)
    assert table.table.view(1).board.realms[0].hand[0].kind is None
    table.fate(0, "place the-forest")
    assert table.table.view(1).board.realms[0].hand[0].kind == "raven"
    table.end_turn().do("place king-stefans-castle", "end-turn")
    hand = table.table.view(None).board.realms[0].hand
    assert len(hand) == 4 and all(card.kind for card in hand)


def test_without_flora_the_hand_is_closed():
    table = fated("king-stefan", "once-upon-a-dream").hand("raven").acting(1)
    table.fate(0, "place the-forest", "skip")
    assert table.table.view(1).board.realms[0].hand[0].kind is None


def test_king_hubert_may_call_one_ally_from_each_neighbour():
    table = fated("king-hubert", "once-upon-a-dream").acting(1)
    table.lay("briar-roses-cottage", "raven").lay("king-stefans-castle", "savage-goon")
    table.lay("king-stefans-castle", "savage-goon#2").lay("forbidden-mountains", "cackling-goon")
    table.fate(0, "place the-forest", "move-card raven", "move-card savage-goon")
    assert table.bottom("the-forest") == ["raven", "savage-goon"]
    assert table.bottom("forbidden-mountains") == ["cackling-goon"]


def test_king_hubert_may_call_nobody():
    table = fated("king-hubert", "once-upon-a-dream").lay("briar-roses-cottage", "raven").acting(1)
    assert table.fate(0, "place the-forest", "skip").bottom("the-forest") == []


def test_king_stefan_may_move_her_figure_and_break_a_green_fire():
    table = fated("king-stefan", "once-upon-a-dream").acting(1)
    table.lay("king-stefans-castle", "green-fire")
    table.fate(0, "place the-forest", "place king-stefans-castle")
    assert table.place_of(0) == "king-stefans-castle"
    assert table.discards(0) == ["green-fire"]


def test_king_stefan_may_leave_her_where_she_is():
    table = fated("king-stefan", "once-upon-a-dream").acting(1)
    assert table.fate(0, "place the-forest", "skip").place_of(0) == "the-forest"


def test_r31_king_stefan_in_her_own_turn_gives_her_all_symbols_of_the_new_place():
    table = given().hand("deception").lay("the-forest", "staff", "spinning-wheel")
    table.next("king-stefan").acting().do("act-gain")
    table.by(1, "react deception", "place briar-roses-cottage", "place forbidden-mountains")
    assert "act-gain forbidden-mountains 2 1" in table.offered(0)
    assert not [offer for offer in table.offered(0) if "the-forest" in offer]


def test_r30_merryweather_stops_curses_from_being_played_but_not_from_being_moved_there():
    table = given().lay("the-forest", "merryweather").hand("green-fire")
    table.lay("king-stefans-castle", "dreamless-sleep").at("forbidden-mountains").acting()
    table.do("act-play", "play-card green-fire")
    assert "place the-forest" not in table.offered()
    table.do("place king-stefans-castle", "act-move", "move-card dreamless-sleep")
    assert table.bottom("the-forest") == ["dreamless-sleep"]


def test_prince_phillip_may_discard_all_allies_at_his_place():
    table = fated("prince-phillip", "once-upon-a-dream").lay("the-forest", "raven", "savage-goon")
    table.lay("king-stefans-castle", "savage-goon#2").acting(1)
    assert table.fate(0, "place the-forest", "use").discards(0) == ["raven", "savage-goon"]


def test_prince_phillip_may_spare_them_all():
    table = fated("prince-phillip", "once-upon-a-dream").lay("the-forest", "raven").acting(1)
    assert table.fate(0, "place the-forest", "decline").bottom("the-forest") == ["raven"]
