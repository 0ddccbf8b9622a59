"""Conditions: who is asked for them and when, and how often one can be played."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from playing import luck
from spieltisch.games.villainous.conditions import all_reactions
from spieltisch.games.villainous.decks import shuffle_back
from spieltisch.games.villainous.state import DECK, HAND


def given(*villains: str) -> Scenario:
    """A table whose first villain has 9 power, which is what some conditions ask for."""
    return Scenario(*villains).power(0, 9)


def test_r17_a_condition_is_played_in_the_turn_of_the_opponent_who_meets_it():
    table = given("maleficent", "ursula", "jafar").power(0, 6).power(2, 0).hand("trickery")
    assert 1 in table.reacting(0).asked()
    table = given("maleficent", "ursula", "jafar").power(0, 6).power(2, 0).hand("trickery")
    assert table.at("oasis").reacting(2).asked() == [2]


def test_r17_a_condition_waits_until_the_running_action_is_done():
    table = (
        given("maleficent", "ursula")
        .at("the-forest")
        .power(0, 6)
        .hand("trickery", "raven")
        .acting()
    )
    table.do("act-play", "play-card raven")
    assert table.asked() == [0]
    table.do("place the-forest")
    assert table.asked() == [0]  # 3 power are left: nothing holds
    table.do("act-gain")
    assert table.asked() == [1]


def test_everyone_who_could_have_a_condition_is_asked_whether_they_have_or_not():
    table = given("maleficent", "ursula", "prince-john").hand("divination", "greed").reacting(0)
    assert sorted(table.asked()) == [1, 2]
    assert (table.offered(1), table.offered(2)) == (["pass"], ["react greed", "pass"])


def test_nobody_is_asked_whose_conditions_all_lie_in_the_discard_pile():
    table = given("maleficent", "prince-john").hand("imprison").discarded("greed", "greed#2")
    assert table.reacting(0).asked() == [0]


def test_nobody_is_asked_whose_hand_is_open_and_shows_no_condition():
    table = given("jafar", "maleficent").lay("oasis", "iago", "razoul", "gazeem")
    table.lay("the-forest", "flora").hand("raven", "vanish")
    for card in table.state.hand(1):
        table.state.cards.show(card)
    assert table.reacting(0).asked() == [0]


def test_who_holds_a_hidden_card_is_asked_whatever_the_open_ones_are():
    table = given("maleficent", "prince-john").hand("imprison", "intimidation")
    table.state.cards.show(table.card("imprison"))
    assert table.reacting(0).asked() == [1]


def test_conditions_can_be_played_before_the_move_too():
    table = given("ursula", "prince-john").power(0, 6).hand("greed").acting(1).end_turn()
    assert (table.asked(), table.offered(1)) == ([1], ["react greed", "pass"])
    table.by(1, "react greed", "pass")
    assert (table.prompt(), table.power_of(1)) == ("move", 3)


def test_before_the_move_nobody_can_tell_who_has_a_condition():
    asked = []
    for held in ("greed", "imprison"):
        table = given("ursula", "prince-john").power(0, 6).hand(held).acting(1).end_turn()
        asked.append(table.asked())
    assert asked == [[1], [1]]


def test_before_the_move_nobody_is_asked_when_nothing_holds():
    table = given("ursula", "prince-john").power(0, 5).hand("greed").acting(1).end_turn()
    assert table.prompt() == "move"


def test_conditions_come_before_raven_and_again_after_it_has_acted():
    table = given("maleficent", "prince-john").power(0, 6).lay("the-forest", "raven")
    table.hand("imprison").acting(1).end_turn()
    assert table.asked() == [1]
    table.by(1, "pass").do("place forbidden-mountains", "skip")
    assert table.asked() == [1]
    assert table.by(1, "pass").prompt() == "move"


def test_conditions_are_not_asked_for_again_when_raven_stays():
    table = given("maleficent", "prince-john").power(0, 6).lay("the-forest", "raven")
    table.hand("imprison").acting(1).end_turn().by(1, "pass").do("skip")
    assert table.prompt() == "move"


def test_r18_conditions_are_carried_out_clockwise_from_the_active_villain():
    table = given("maleficent", "ursula", "prince-john").hand("trickery", "greed")
    table.next("guards").reacting(0)
    table.by(2, "react greed").by(1, "react trickery")
    assert table.power_of(2) == 0  # Ursula's comes first and is still being played
    table.by(1, "place the-forest")
    assert table.power_of(2) == 3


def test_who_wants_to_play_a_condition_beside_others_is_known_while_the_first_is_played():
    table = given("maleficent", "ursula", "prince-john").hand("trickery", "greed")
    table.next("guards").reacting(0)
    table.by(2, "react greed").by(1, "react trickery")
    assert table.told()[:2] == ["reacts", "reacts"]


def test_r19_playing_a_condition_draws_no_card():
    table = given("maleficent", "prince-john").hand("greed").reacting(0).by(1, "react greed")
    assert table.hand_of(1) == []


def test_r20_both_copies_of_a_condition_can_be_played_in_the_same_turn():
    table = given("maleficent", "prince-john").hand("greed", "greed#2").reacting(0)
    table.by(1, "react greed", "react greed#2")
    assert table.power_of(1) == 6


def test_no_copy_of_a_condition_is_played_twice_in_a_turn():
    table = given("maleficent", "jafar").lay("the-forest", "raven", "savage-goon", "cackling-goon")
    table.hand("manipulation", "manipulation#2", "iago").discarded("razoul").reacting(0)
    table.by(1, "react manipulation", "react manipulation#2")
    assert table.asked() == [0]
    assert "manipulation" in table.hand_of(1)
    table.do("end-turn", "place oasis", "end-turn")
    assert "react manipulation" in table.offered(1)


def test_a_copy_that_came_back_is_not_played_again_while_its_twin_could_be():
    table = given("maleficent", "jafar").lay("the-forest", "raven", "savage-goon", "cackling-goon")
    table.lay("the-forest", "staff", "spinning-wheel").hand("deception", "manipulation", "iago")
    table.next("guards").reacting(0).by(1, "react deception", "place the-forest")
    table.by(1, "react manipulation")  # Nothing else lies in the discard pile.
    assert "deception" in table.hand_of(1)
    assert "react deception" not in table.offered(1)


def tyrant() -> Scenario:
    """Maleficent holds her whole deck while an opponent has three allies."""
    table = given("jafar", "maleficent").lay("oasis", "iago", "razoul", "gazeem").power(0, 0)
    table.discarded("malice", "malice#2")
    for card in table.state.lying(1, DECK):
        table.state.put(card, 1, HAND)
    return table.reacting(0)


def tyrannies(table: Scenario) -> list[str]:
    return [name for name in table.hand_of(1) if name.startswith("tyranny")]


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_that_was_shuffled_and_drawn_again_makes_no_third_play(seed: int):
    table = tyrant()
    table.state.chance = luck("tyrant", seed)
    table.by(1, "react tyranny", "discard vanish", "discard vanish#2", "discard vanish#3")
    table.by(1, "react tyranny#2")  # The discard pile is shuffled: the first copy may come back.
    while "discard" in {one.partition(" ")[0] for one in table.offered(1)}:
        table.by(1, next(one for one in table.offered(1) if "tyranny" not in one))
    assert table.asked() == [0], f"seed {seed}: {tyrannies(table)}"


def test_after_a_shuffle_either_copy_can_be_the_one_that_was_not_played():
    table = tyrant()
    table.by(1, "react tyranny", "discard vanish", "discard vanish#2", "discard vanish#3")
    shuffle_back(table.state, 1, DECK)
    for card in table.state.lying(1, DECK):
        table.state.put(card, 1, HAND)
    assert len(tyrannies(table)) == 2
    assert len(all_reactions(table.state)[1]) == 2


def test_a_defeat_is_an_event_and_over_when_the_others_could_react():
    table = given("maleficent", "ursula").power(0, 0).hand("arrogance").reacting(0, felled=4)
    assert table.asked() == [1]
    assert table.by(1, "pass").do("act-gain").asked() == [0]


def test_r24_conditions_cost_nothing():
    table = given("maleficent", "prince-john").power(1, 0).hand("greed").reacting(0)
    assert table.by(1, "react greed").power_of(1) == 3
