"""Coins in the round, and the market between the rounds."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.rules import purse
from spieltisch.games.rushout.state import Phase, Side

COINS = ("coin-chest", "coin-statue", "coin-well", "coin-shrine")


# In the round


def test_heroes_spend_two_coin_cards_for_the_top_of_their_deck():
    given = Scenario("scenario-2").hero_coins(*COINS[:3]).race()
    deck = given.left("trial")
    assert "spend-coins" in given.offered(1) and "spend-coins" in given.offered(2)
    given.do(2, "spend-coins")
    assert given.left("trial") == deck - 1 and given.left("spell") == 18
    assert given.where("coin-chest") == given.where("coin-statue") == "removed"
    assert given.where("coin-well") == "coins" and "spend-coins" not in given.offered(1)
    assert len(given.open_trials()) == 3


def test_the_wizard_spends_two_coin_cards_for_the_top_of_the_spell_deck():
    given = Scenario("scenario-2").wizard_coins(*COINS[:2]).race()
    trials, spells = given.left("trial"), given.left("spell")
    assert "spend-coins" not in given.offered(1)
    given.do(0, "spend-coins")
    assert (given.left("trial"), given.left("spell")) == (trials, spells - 1)
    assert given.state.cards[given.state.places.wizard_coins] == ()


def test_one_coin_card_is_not_enough():
    given = Scenario("scenario-2").hero_coins("coin-well").wizard_coins("coin-shrine").race()
    assert "spend-coins" not in given.offered(0) + given.offered(1)


def test_the_card_that_coins_remove_is_seen_by_nobody():
    given = Scenario("scenario-2").wizard_coins(*COINS[:2]).race()
    top = given.state.cards[given.state.places.spell_deck][-1]
    given.do(0, "spend-coins")
    assert given.state.cards.pile_of(top).name == "removed"
    assert not any(given.state.cards.sees(seat, top) for seat in (0, 1, 2, None))


# The market


def prices(given: Scenario, seat: int) -> set[str]:
    return {one.split()[1].partition("#")[0] for one in given.offered(seat, "buy")}


@pytest.mark.parametrize("loser", list(Side))
def test_the_side_that_lost_the_round_has_the_coin_marker(loser: Side):
    given = Scenario("scenario-2").market(loser)
    assert given.state.marker == loser.value
    assert purse(given.state, loser) == 1
    assert sum(purse(given.state, side) for side in Side) == 1
    buyers = [seat for seat in range(3) if given.offered(seat, "buy")]
    assert buyers == ([0] if loser is Side.WIZARD else [1, 2])


def test_heroes_buy_equipment_the_wizard_buys_scrolls():
    given = Scenario("scenario-2").hero_coins(*COINS[:2]).wizard_coins(*COINS[2:])
    given.market(Side.HEROES)
    heroes = {"torch", "boots", "lockpick", "whetstone", "amulet", "crown"}
    assert prices(given, 1) == prices(given, 2) == heroes
    assert prices(given, 0) == {
        "scroll-of-springs", "scroll-of-seeds", "scroll-of-exchange", "scroll-of-tides",
        "scroll-of-roots", "scroll-of-winds", "scroll-of-storms",
    }  # fmt: skip
    given.refused(1, "buy scroll-of-tides 1").refused(0, "buy torch 0")
    given.refused(0, "buy scroll-of-the-dragon 0")


def test_only_what_can_be_paid_is_offered():
    given = Scenario("scenario-2").hero_coins("coin-well").market(Side.WIZARD)
    assert prices(given, 1) == {"torch", "boots", "lockpick", "whetstone"}
    given = Scenario("scenario-2").hero_coins("coin-well").market(Side.HEROES)
    assert prices(given, 1) == {"torch", "boots", "lockpick", "whetstone", "amulet"}


def test_a_purchase_is_paid_with_the_marker_and_coin_cards():
    given = Scenario("scenario-2").hero_coins(*COINS[:3]).market(Side.HEROES)
    given.do(1, "buy crown 1")
    assert given.state.marker == "" and purse(given.state, Side.HEROES) == 1
    assert given.state.cards.pile_of(given.card("crown")) is given.state.places.gear[1]
    given.do(2, "buy torch 2")
    assert given.state.cards.pile_of(given.card("torch")) is given.state.places.gear[2]
    assert purse(given.state, Side.HEROES) == 0
    assert given.offered(1) == given.offered(2) == ["done"]


def test_the_wizards_purchase_leaves_the_heroes_coins_alone():
    given = Scenario("scenario-2").hero_coins("coin-chest").wizard_coins("coin-well")
    given.market(Side.WIZARD).do(0, "buy scroll-of-storms 0")
    assert given.where("scroll-of-storms") == "scrolls"
    assert (purse(given.state, Side.WIZARD), purse(given.state, Side.HEROES)) == (0, 1)


def test_what_one_hero_bought_the_others_cannot():
    given = Scenario("scenario-2").hero_coins(*COINS).market(Side.HEROES).do(1, "buy amulet 1")
    assert "buy amulet 2" not in given.offered(2)
    given.refused(2, "buy amulet 2")


def test_heroes_agree_who_gets_what_they_buy():
    given = Scenario("scenario-2").hero_coins(*COINS).market(Side.HEROES).do(2, "done")
    offered = [one for one in given.offered(1, "buy") if "crown" in one]
    assert offered == ["buy crown 1", "buy crown 2"], "the own name comes first"
    given.do(1, "buy crown 2")
    assert given.state.cards.pile_of(given.card("crown")) is given.state.places.gear[2]
    told = given.table.told[-1]
    assert (told.key, told.values["seat"], told.values["other"]) == ("buys-for", 1, 2)
    assert not any(one.endswith(" 0") for one in given.offered(1, "buy"))


def test_the_market_ends_when_all_are_done():
    given = Scenario("scenario-2").market(Side.HEROES)
    given.do(0, "done").do(2, "done")
    assert given.offered(0) == [] and given.state.phase is Phase.MARKET
    given.do(1, "done")
    assert given.state.phase is Phase.COUNTDOWN and given.state.round == 2


def test_the_market_ends_when_its_time_is_over():
    given = Scenario("scenario-2", market_ms=5000).market(Side.HEROES).do(0, "done")
    given.table.choose(-1, 0)
    assert given.table.now == 5000 and given.state.phase is Phase.COUNTDOWN


def test_no_coin_is_saved_for_later():
    given = Scenario("scenario-2").hero_coins(*COINS[:2]).wizard_coins(*COINS[2:])
    given.market(Side.HEROES).do(0, "done").do(1, "done").do(2, "done")
    state = given.state
    assert state.marker == "" and [purse(state, side) for side in Side] == [0, 0]
    places = state.places
    deck = [c for pile in (places.trial_deck, *places.trials) for c in state.cards[pile]]
    assert set(COINS) <= set(given.names(deck)) and len(deck) == 16


def test_what_was_bought_stays_for_the_rest_of_the_match_and_out_of_the_market():
    given = Scenario("scenario-2").hero_coins(*COINS[:2]).wizard_coins(*COINS[2:])
    given.market(Side.HEROES).do(1, "buy lockpick 1").do(0, "buy scroll-of-seeds 0")
    given.do(0, "done").do(1, "done").do(2, "done")
    gear = given.state.cards[given.state.places.gear[1]]
    assert [name.partition("#")[0] for name in given.names(gear)] == ["lockpick"]
    assert given.where("scroll-of-seeds") == "scrolls"
    given.hero_coins(*COINS).market(Side.HEROES)
    assert len([one for one in given.offered(1) if "lockpick" in one]) == 2, "for either hero"
    assert given.state.cards.pile_of(gear[0]) is given.state.places.gear[1]


def test_no_market_where_there_are_no_coins():
    given = Scenario("scenario-1").trials("giant-spider").almost("giant-spider", 1, 2)
    given.trial_deck(1).race().finish("giant-spider")
    assert given.state.phase is Phase.COUNTDOWN and given.state.round == 2
    assert given.state.marker == ""


@pytest.mark.parametrize("setup", [f"scenario-{n}" for n in (2, 3, 4, 5, 6)])
def test_the_market_has_ten_pieces_of_equipment_and_eight_scrolls(setup: str):
    given = Scenario(setup, HEROES).market(Side.HEROES)
    wares = given.table.view(1).board.market  # type: ignore[attr-defined]
    assert sum(ware.side == "wizard" for ware in wares) == 8 and len(wares) == 18
