"""The Queen of Hearts' aim and realm."""

from __future__ import annotations

from games.villainous.tables.queen_of_hearts import (
    LINE,
    aims,
    given,
    with_wickets,
)
from spieltisch.games.villainous import realm
from spieltisch.games.villainous.content import COST, KIND, SYMBOLS, deck

# Her aim, and her realm


def test_her_aim_counts_places_with_a_wicket_not_wickets():
    table = with_wickets("card-guard-club", "card-guard-diamond")
    table.lay("courtyard", "card-guard-heart").wicket("card-guard-heart").acting()
    assert aims(table)["aim-wickets"] == (2, 4)


def test_her_aim_does_not_count_card_guards():
    table = given().lay("courtyard", "card-guard-club", "the-king").acting()
    assert aims(table) == {"aim-wickets": (0, 4), "aim-sure-shot": (0, 18)}


def test_her_aim_counts_the_strength_of_wickets_as_it_is_now():
    table = with_wickets("card-guard-heart", "card-guard-club").attached("card-guard-club", "spear")
    table.lay("courtyard", "caterpillar").lay("tulgey-wood", "card-guard-spade").acting()
    assert aims(table)["aim-sure-shot"] == (5, 18)


def test_more_than_a_sure_shot_is_not_counted():
    table = with_wickets(*LINE).lay("courtyard", "card-guard-heart", "card-guard-heart#2")
    table.lay("courtyard", "card-guard-spade", "card-guard-spade#2")
    table.wicket(*(f"card-guard-{suit}" for suit in ("heart", "heart#2", "spade", "spade#2")))
    assert aims(table.acting())["aim-sure-shot"] == (18, 18)


def test_a_sure_shot_beats_the_five_dearest_cards_that_can_be_revealed():
    costs = sorted((COST[kind] for kind in deck(5)), reverse=True)
    costs.remove(COST[KIND["take-the-shot"]])
    assert sum(costs[:5]) == 17


def test_wickets_alone_do_not_win_when_her_turn_begins():
    table = with_wickets(*LINE).acting(1).end_turn()
    assert table.winner() is None
    assert table.by(1, "pass").asked() == [0]


def test_her_places_have_two_symbols_on_top_and_are_never_locked():
    table = given().acting()
    assert table.state.locked[0] == 0
    assert [realm.on_top(table.state, 0, place) for place in range(4)] == [2, 2, 2, 2]
    assert all(len(SYMBOLS[5 * 4 + place]) == 4 for place in range(4))
