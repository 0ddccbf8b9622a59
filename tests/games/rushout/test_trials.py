"""Completing trials: standard ones, coins, conflicts, summoned ones; the heroes' ways to win."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.content import KINDS, TYPE, Type
from spieltisch.games.rushout.state import Side

FOUR = HEROES


def kinds(type_: Type) -> list[str]:
    return [name for name, of in zip(KINDS, TYPE, strict=True) if of is type_]


@pytest.mark.parametrize("trial", kinds(Type.STANDARD))
def test_a_standard_trial_leaves_when_every_field_has_its_die(trial: str):
    given = Scenario("exercise-1", FOUR).trials(trial, "locked-gate", "rune-door")
    if trial in ("locked-gate", "rune-door"):
        given = Scenario("exercise-1", FOUR).trials(trial)
    given.next("chasm-leap" if trial != "chasm-leap" else "ghost-choir")
    given.almost(trial, 1, 2).race()
    deck = given.left("trial")
    assert trial in given.open_trials()
    given.finish(trial)
    assert given.where(trial) == "removed"
    assert given.open_trials()[0] == ("chasm-leap" if trial != "chasm-leap" else "ghost-choir")
    assert given.left("trial") == deck - 1
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.in_hand(2) == ["2a", "2b", "2c"]
    assert given.won() is None


def test_it_is_told_who_has_completed_a_card():
    given = Scenario("exercise-1").trials("giant-spider", "summon-vines").almost("summon-vines", 2)
    given.race().finish("summon-vines")
    told = next(line for line in given.table.told if line.key == "completes")
    assert told.values["seat"] == 2
    given = Scenario("exercise-1").trials("giant-spider").almost("giant-spider", 1, 2).race()
    given.finish("giant-spider")
    told = next(line for line in given.table.told if line.key == "complete-together")
    assert (told.values["seat"], told.values["other"]) == (1, 2)


def test_dice_come_back_unrolled_and_others_stay():
    given = Scenario("exercise-1", FOUR[:3]).trials("giant-spider", "bat-swarm")
    given.lay(3, "bat-swarm", "fire").almost("giant-spider", 1, 2).dice(2, "heart", "fire", "key")
    given.race().finish("giant-spider")
    assert given.rolled(1) == [] and given.rolled(2) == ["2b", "2c"]
    assert given.lies("3a") == "bat-swarm"


def test_the_next_trial_comes_to_the_place_that_is_free():
    given = Scenario("exercise-1").trials("giant-spider", "locked-gate", "bat-swarm")
    given.next("rune-door").almost("locked-gate", 1, 2).race().finish("locked-gate")
    assert given.open_trials() == ["giant-spider", "rune-door", "bat-swarm"]


def test_one_hero_alone_may_complete_a_card():
    given = Scenario("exercise-1").trials("summon-vines").almost("summon-vines", 1).race()
    given.finish("summon-vines")
    assert "summon-vines" not in given.open_trials()


def test_heroes_win_when_the_last_trial_is_revealed():
    given = Scenario("exercise-1").trials("giant-spider").almost("giant-spider", 1, 2)
    given.trial_deck(1).race().finish("giant-spider")
    assert given.won() == ("heroes", "deck")
    assert given.table.result is not None and given.table.result.winners == (1, 2)
    assert len(given.open_trials()) == 3


def test_heroes_do_not_win_while_a_trial_is_left():
    given = Scenario("exercise-1").trials("giant-spider").almost("giant-spider", 1, 2)
    given.trial_deck(2).race().finish("giant-spider")
    assert given.won() is None and given.left("trial") == 1


# Summoned trials


@pytest.mark.parametrize("spell", kinds(Type.SUMMONING))
def test_a_summoned_card_is_a_trial_with_its_heroes_fields_and_leaves_for_good(spell: str):
    given = Scenario("scenario-6").trials(spell).dice(0, "plant", "water", "air").race()
    assert not any(spell in one for one in given.offered(0, "lay"))
    given = Scenario("scenario-6").trials(spell).almost(spell, 1, 2).race().finish(spell)
    assert given.where(spell) == "removed"
    assert given.points(1) == given.points(2) == 0 and given.offered(1, "learn") == []


# Coins


@pytest.mark.parametrize("coin", kinds(Type.COIN))
def test_heroes_win_a_coin_and_the_wizards_dice_go_back(coin: str):
    given = Scenario("scenario-2").trials(coin).almost(coin, 1, 2)
    given.lay(0, coin, given_wizard_symbol(coin)).race()
    given.finish(coin)
    assert given.where(coin) == "coins"
    assert given.names(given.state.cards[given.state.places.hero_coins]) == [coin]
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"] and given.rolled(0) == []
    assert len(given.open_trials()) == 3 and given.won() is None


def given_wizard_symbol(coin: str) -> str:
    return {"coin-shrine": "water"}.get(coin, "plant")


@pytest.mark.parametrize("coin", kinds(Type.COIN))
def test_the_wizard_wins_a_coin_and_the_heroes_dice_go_back(coin: str):
    given = Scenario("scenario-2").trials(coin).almost(coin, 0).lay(1, coin, "sword").race()
    deck = given.left("trial")
    given.finish(coin)
    assert given.names(given.state.cards[given.state.places.wizard_coins]) == [coin]
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.rolled(1) == []
    assert given.left("trial") == deck - 1 and len(given.open_trials()) == 3


def test_a_coin_may_empty_the_trial_deck_for_the_heroes_whoever_wins_it():
    for seats in ((1, 2), (0,)):
        given = Scenario("scenario-2").trials("coin-chest").almost("coin-chest", *seats)
        given.trial_deck(1).race().finish("coin-chest")
        assert given.won() == ("heroes", "deck")


def test_a_coin_gives_no_experience():
    given = Scenario("scenario-6").trials("coin-chest").almost("coin-chest", 1, 2).race()
    given.finish("coin-chest")
    assert given.offered(1, "learn") == [] and given.points(1) == 0


def test_the_wizard_lays_on_coins_and_conflicts_like_on_a_spell():
    given = Scenario("scenario-5").trials("coin-chest", "duel-on-the-bridge", "giant-spider")
    given.spells("slippery-fingers", "whisper", "mirror-maze").dice(0, "fire", "joker").race()
    # The spider's banner is a plant.
    assert "lay 0b coin-chest plant" in given.offered(0)
    assert "lay 0a duel-on-the-bridge fire" in given.offered(0)
    given.do(0, "lay 0b coin-chest plant")
    given.refused(0, "lay 0a duel-on-the-bridge fire")


# Conflicts


@pytest.mark.parametrize("duel", kinds(Type.CONFLICT))
def test_heroes_take_a_life_in_a_conflict_and_the_card_stays(duel: str):
    given = Scenario("scenario-5").trials(duel).life(3).almost(duel, 1, 2)
    given.lay(0, duel, "water" if "crypt" in duel else "plant").race()
    deck = given.left("trial")
    given.finish(duel)
    assert given.state.life == 2
    assert given.open_trials()[0] == duel and given.left("trial") == deck
    assert given.lies("0a") == duel, "the wizard's dice stay"
    assert len(given.in_hand(1)) == len(given.in_hand(2)) == 3
    assert given.points(1) == 0 and given.won() is None


def test_a_conflict_can_be_completed_again():
    given = Scenario("scenario-5").trials("duel-on-the-bridge").life(3)
    given.almost("duel-on-the-bridge", 1, 2).race().finish("duel-on-the-bridge")
    given.almost("duel-on-the-bridge", 1, 2).race().finish("duel-on-the-bridge")
    assert given.state.life == 1


def test_heroes_win_with_the_last_life_marker():
    given = Scenario("scenario-5").trials("duel-on-the-bridge").life(1)
    given.almost("duel-on-the-bridge", 1, 2).race().finish("duel-on-the-bridge")
    assert given.won() == ("heroes", "life")
    assert given.state.trophies == {"heroes": 1, "wizard": 0}


@pytest.mark.parametrize("duel", kinds(Type.CONFLICT))
def test_the_wizard_ends_a_conflict_and_a_new_trial_comes(duel: str):
    given = Scenario("scenario-5").trials(duel).life(3).almost(duel, 0).lay(1, duel, "heart").race()
    deck = given.left("trial")
    given.finish(duel)
    assert given.where(duel) == "removed" and given.left("trial") == deck - 1
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"]
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.rolled(1) == []
    assert given.state.life == 3


def test_heroes_win_if_the_wizard_ends_a_conflict_and_reveals_their_last_trial():
    given = Scenario("scenario-5").trials("duel-on-the-bridge").almost("duel-on-the-bridge", 0)
    given.trial_deck(1).race().finish("duel-on-the-bridge")
    assert given.won() == ("heroes", "deck")


def test_the_first_win_counts_if_two_things_would_win():
    given = Scenario("scenario-5").trials("duel-on-the-bridge").life(1).trial_deck(1)
    given.almost("duel-on-the-bridge", 1, 2).race().finish("duel-on-the-bridge")
    assert given.told().count("wins-round") == 1
    assert given.state.marker == Side.WIZARD.value
