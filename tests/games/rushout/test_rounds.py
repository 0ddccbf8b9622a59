"""Rounds, trophies, decks built anew, and the end of the match."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.content import SPELLS as SPELL_TYPES
from spieltisch.games.rushout.content import Type
from spieltisch.games.rushout.state import Phase, Side

SCENARIOS = [f"scenario-{number}" for number in range(1, 7)]


def heroes_win(given: Scenario) -> Scenario:
    given.trials("giant-spider").almost("giant-spider", 1, 2)
    return given.trial_deck(1).race().finish("giant-spider")


def wizard_wins(given: Scenario) -> Scenario:
    return given.almost_cast("summon-vines").spell_deck(1).race().finish("summon-vines")


def through_the_market(given: Scenario) -> Scenario:
    if given.state.phase is Phase.MARKET:
        for seat in range(given.state.seats):
            given.do(seat, "done")
    return given


def all_cards(given: Scenario, *piles) -> list[int]:
    return [card for pile in piles for card in given.state.cards[pile]]


@pytest.mark.parametrize("setup", ["exercise-1", "exercise-2"])
def test_an_exercise_is_one_round(setup: str):
    given = heroes_win(Scenario(setup))
    assert given.table.result is not None and given.table.result.winners == (1, 2)
    given = wizard_wins(Scenario(setup, HEROES))
    assert given.table.result is not None and given.table.result.winners == (0,)


@pytest.mark.parametrize("setup", SCENARIOS)
def test_a_scenario_is_won_with_two_trophies(setup: str):
    given = through_the_market(heroes_win(Scenario(setup)))
    assert given.table.result is None
    assert given.state.trophies == {"heroes": 1, "wizard": 0} and given.state.round == 2
    heroes_win(given)
    assert given.table.result is not None and given.table.result.winners == (1, 2)
    assert given.state.phase is Phase.OVER, "no market after the last round"


@pytest.mark.parametrize("setup", SCENARIOS)
def test_with_one_trophy_each_a_third_round_decides(setup: str):
    given = through_the_market(heroes_win(Scenario(setup)))
    given = through_the_market(wizard_wins(given))
    assert given.table.result is None and given.state.round == 3
    assert given.state.trophies == {"heroes": 1, "wizard": 1}
    wizard_wins(given)
    assert given.table.result is not None and given.table.result.winners == (0,)


def test_all_heroes_win_together():
    given = heroes_win(Scenario("exercise-1", HEROES))
    assert given.table.result is not None and given.table.result.winners == (1, 2, 3, 4)


def test_the_marker_goes_to_the_side_that_lost():
    assert heroes_win(Scenario("scenario-2")).state.marker == Side.WIZARD.value
    assert wizard_wins(Scenario("scenario-2")).state.marker == Side.HEROES.value


@pytest.mark.parametrize("setup", SCENARIOS)
def test_decks_are_built_anew_and_nobody_knows_them(setup: str):
    given = Scenario(setup)
    places = given.state.places
    trials = len(all_cards(given, places.trial_deck, *places.trials))
    spells = len(all_cards(given, places.spell_deck, *places.spells))
    before = given.state.cards.kind_of[:]
    given = through_the_market(heroes_win(given))
    assert len(all_cards(given, places.trial_deck, *places.trials)) == trials
    assert len(all_cards(given, places.spell_deck, *places.spells)) == spells
    hidden = all_cards(given, places.trial_deck, places.spell_deck, places.box)
    for card in hidden:
        assert not any(given.state.cards.sees(seat, card) for seat in (0, 1, 2, None))
    assert given.state.cards.kind_of != before
    assert given.state.cards[places.removed] == ()


def test_the_spells_of_the_next_round_are_drawn_from_all_of_them():
    given = Scenario("scenario-6")
    places = given.state.places
    first = set(given.names(all_cards(given, places.spell_deck, *places.spells)))
    given = through_the_market(heroes_win(given))
    assert set(given.names(all_cards(given, places.spell_deck, *places.spells))) != first


def test_all_dice_markers_and_cards_are_back_when_a_round_begins():
    given = Scenario("scenario-6", HEROES[:3]).dragon(2).wounded(1, 3).souls(3).life(1)
    given.weak(1, "fear-of-fire").swirled(3, "lame-hand").cursed("curse-of-silence")
    given.experience(1, "rune-door").hero_coins("coin-chest").lay(3, "bard", "heart")
    given.state.swirling[2] = True
    given.state.faults = (1,)
    given.state.learning = ((given.card("bat-swarm"), 1, 2),)
    given.state.claps = {given.card("bard"): {}}
    given = through_the_market(wizard_wins(given.spells("summon-vines")))
    state = given.state
    assert state.phase is Phase.COUNTDOWN
    assert (state.dragon, state.souls, state.life, state.wounded) == (0, 8, 5, ())
    assert state.on == state.field == [-1] * 14 and not any(state.rolled)
    assert not any(state.swirling) and state.aim == [-1] * 4
    assert (state.claps, state.learning, state.faults, state.marker) == ({}, (), (), "")
    assert (state.won, state.casting) == (None, -1)
    places = state.places
    piles = [places.curses, places.hero_coins, places.wizard_coins, places.removed]
    assert all_cards(given, *piles, *places.weaknesses, *places.experience) == []
    assert all(state.tile[seat] == given.card(HEROES[seat - 1]) for seat in (1, 2, 3))


def test_summoned_cards_are_spells_again_in_the_next_round():
    given = Scenario("scenario-6").trials("giant-spider", "summon-golem", "summon-hound")
    given = through_the_market(heroes_win(given))
    state, places = given.state, given.state.places
    trials = all_cards(given, places.trial_deck, *places.trials)
    assert not any(state.type(card) in SPELL_TYPES for card in trials)
    spells = all_cards(given, places.spell_deck, *places.spells)
    assert sum(state.type(card) is Type.SUMMONING for card in spells) == 3


def test_the_handicap_holds_in_every_round():
    given = through_the_market(heroes_win(Scenario("scenario-2", handicap=True)))
    places = given.state.places
    assert len(all_cards(given, places.trial_deck, *places.trials)) == 14


def test_a_round_that_ends_while_the_wizard_chooses_leaves_nothing_open():
    given = Scenario("scenario-2").almost_cast("stray-thought").race().cast("stray-thought")
    assert given.state.casting == given.card("stray-thought")
    heroes = Scenario("scenario-2").trials("giant-spider").almost("giant-spider", 1, 2)
    heroes.almost_cast("stray-thought").trial_deck(1).race()
    through_the_market(heroes.cast("stray-thought").finish("giant-spider"))
    assert heroes.state.casting == -1 and heroes.state.round == 2
