"""The dragon's walk and how it is pushed back."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.completing import push_dragon

TRIALS = ("giant-spider", "locked-gate", "bat-swarm")
STEPS = {
    "dragon-call": 1, "dragon-scale": 1, "dragon-breath": 1, "dragon-claw": 1,
    "dragon-wing": 1, "dragon-eye": 1, "dragon-heart": 2,
}  # fmt: skip


def scene(*heroes: str, setup: str = "exercise-2") -> Scenario:
    return Scenario(setup, heroes or HEROES[:2]).trials(*TRIALS)


@pytest.mark.parametrize(("spell", "steps"), STEPS.items())
def test_dragon_lore_leads_the_dragon_on(spell: str, steps: int):
    for start in (0, 1):
        given = scene().dragon(start).almost_cast(spell).race().cast(spell)
        assert given.state.dragon == start + steps and given.won() is None
        assert given.where(spell) == "removed" and len(given.open_spells()) == 3


@pytest.mark.parametrize(("spell", "start"), [("dragon-call", 3), ("dragon-heart", 2)])
def test_the_wizard_wins_when_the_dragon_reaches_the_trial_deck(spell: str, start: int):
    given = scene().dragon(start).almost_cast(spell).race().cast(spell)
    assert given.won() == ("wizard", "dragon")
    assert given.table.result is not None and given.table.result.winners == (0,)


def test_two_steps_from_the_last_trial_win_too():
    given = scene().dragon(3).almost_cast("dragon-heart").race().cast("dragon-heart")
    assert given.won() == ("wizard", "dragon") and given.state.dragon == 4


@pytest.mark.parametrize("position", [1, 2, 3])
def test_the_trial_under_the_dragon_is_not_completed(position: int):
    trial = TRIALS[position - 1]
    given = scene().dragon(position).almost(trial, 1, 2).race().finish(trial)
    assert trial in given.open_trials() and given.lies("1a") == trial
    assert given.state.free_fields(given.card(trial), 1) == []


def test_dice_may_be_laid_on_and_taken_from_the_trial_under_the_dragon():
    given = scene().dragon(1).dice(1, "sword").lay(2, "giant-spider", "fire").race()
    given.do(1, "lay 1a giant-spider sword", "take 1a").do(2, "take 2a")
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.in_hand(2) == ["2a", "2b", "2c"]


def test_dice_may_be_taken_from_a_full_trial_under_the_dragon():
    given = scene().dragon(1).almost("giant-spider", 1, 2).race().finish("giant-spider")
    given.do(1, "take 1a")
    assert given.in_hand(1) == ["1a"]


def test_confusion_reaches_a_full_trial_under_the_dragon():
    given = scene().dragon(1).almost("giant-spider", 1, 2).almost_cast("stray-thought").race()
    given.finish("giant-spider").cast("stray-thought")
    assert given.offered(0) == ["remove 1a", "remove 1b", "remove 1c", "remove 2a"]
    given.do(0, "remove 2a")
    assert given.state.free_fields(given.card("giant-spider"), 1) == [3]
    given = scene().dragon(1).almost("giant-spider", 1, 2).almost_cast("mind-storm").race()
    given.finish("giant-spider").cast("mind-storm", "strip giant-spider")
    assert len(given.in_hand(1)) == len(given.in_hand(2)) == 3


def test_other_trials_are_completed_while_the_dragon_stands_somewhere():
    given = scene().dragon(2).almost("giant-spider", 1, 2).race().finish("giant-spider")
    assert "giant-spider" not in given.open_trials()


def test_a_trial_under_the_dragon_is_not_removed_so_its_place_is_never_free():
    given = scene(setup="scenario-2").dragon(1).trials("coin-chest").almost("coin-chest", 0)
    given.race().finish("coin-chest")
    assert given.open_trials()[0] == "coin-chest" and len(given.open_trials()) == 3


# Pushing it back


@pytest.mark.parametrize(("heroes", "tile"), [(2, "dragon-small"), (4, "dragon-large")])
def test_a_full_dragon_tile_pushes_the_dragon_back_by_one_and_stays(heroes: int, tile: str):
    given = scene(*HEROES[:heroes]).dragon(3).almost(tile, 1, 2).race().finish(tile)
    assert given.state.dragon == 2 and given.where(tile) == "dragon-tile"
    assert len(given.in_hand(1)) == len(given.in_hand(2)) == 3
    given.almost(tile, 1, 2).race().finish(tile)
    assert given.state.dragon == 1


def test_the_dragon_is_not_pushed_beyond_its_tile():
    given = scene().dragon(0).almost("dragon-small", 1).race().finish("dragon-small")
    assert given.state.dragon == 0 and len(given.in_hand(1)) == 3


def test_only_jokers_go_on_the_dragon_tile():
    given = scene().dice(1, "sword", "key", "joker").race()
    on_tile = [one for one in given.offered(1, "lay") if "dragon-small" in one]
    assert on_tile == ["lay 1c dragon-small joker"]


def test_dice_lie_on_a_card_or_on_the_dragon_tile_not_on_both():
    given = scene().lay(1, "dragon-small", "joker").dice(1, "sword", "joker").race()
    assert given.offered(1, "lay") == ["lay 1c dragon-small joker"]


def test_without_a_dragon_there_is_no_tile():
    given = Scenario("exercise-1").dice(1, "joker").race()
    assert not any("dragon" in one for one in given.offered(1))


def test_worked_example_dragon_tile_two_colours():
    given = scene(*HEROES[:3]).dragon(2).lay(1, "dragon-small", "joker")
    given.lay(2, "dragon-small", "joker").dice(1, "joker").dice(2, "joker").dice(3, "joker").race()
    assert not any("dragon-small" in one for one in given.offered(3, "lay"))
    assert "lay 2b dragon-small joker" in given.offered(2)
    given.do(1, "lay 1b dragon-small joker")
    assert given.state.dragon == 1 and given.where("dragon-small") == "dragon-tile"
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.in_hand(2) == ["2a", "2b", "2c"]


def test_worked_example_dragon_joker_banner():
    given = scene().trials("locked-gate", "pitch-black-vault", "pendulum-blades").dragon(3)
    given.spells("dragon-call", "whisper", "slippery-fingers")
    given.lay(0, "dragon-call", "fire", "plant", "water").dice(0, "joker").race()
    given.do(0, "lay 0d dragon-call fire")
    assert given.won() == ("wizard", "dragon")


# Leaving a full card


def test_a_full_trial_is_completed_when_the_dragon_goes_on():
    given = scene().dragon(1).next("rune-door").almost("giant-spider", 1, 2)
    given.almost_cast("dragon-call").race().finish("giant-spider").cast("dragon-call")
    assert given.state.dragon == 2 and given.open_trials()[0] == "rune-door"


def test_a_full_trial_is_completed_when_the_dragon_is_pushed_back():
    given = scene(*HEROES[:3]).dragon(1).almost("giant-spider", 1, 2).almost("dragon-small", 3)
    given.race().finish("giant-spider").finish("dragon-small")
    assert given.state.dragon == 0 and "giant-spider" not in given.open_trials()


def test_the_heroes_win_if_the_dragon_leaves_their_last_trial_before_the_next_spell_comes():
    given = scene().dragon(1).almost("giant-spider", 1, 2).almost_cast("dragon-call")
    given.trial_deck(1).spell_deck(1).race().finish("giant-spider").cast("dragon-call")
    assert given.won() == ("heroes", "deck")
    assert given.told().count("wins-round") == 1 and "spell-comes" not in given.told()


def test_a_full_trial_is_not_completed_when_the_dragon_leaves_it_to_win():
    given = scene().dragon(3).almost("bat-swarm", 1, 2).almost_cast("dragon-call")
    given.trial_deck(1).race().finish("bat-swarm").cast("dragon-call")
    assert given.won() == ("wizard", "dragon")


def test_with_the_clap_curse_a_card_that_the_dragon_leaves_waits_for_a_clap():
    given = scene(setup="scenario-3").dragon(1).cursed("curse-of-merriment")
    given.almost("giant-spider", 1, 2).almost_cast("dragon-call").race().finish("giant-spider")
    assert given.offered(1, "clap") == []
    given.cast("dragon-call")
    assert given.open_trials()[0] == "giant-spider"
    given.do(1, "clap giant-spider").do(2, "clap giant-spider")
    assert "giant-spider" not in given.open_trials()


def test_a_card_that_waits_for_a_clap_is_completed_though_the_dragon_comes():
    given = scene(setup="scenario-3").dragon(0).cursed("curse-of-merriment")
    given.almost("giant-spider", 1, 2).almost_cast("dragon-call").race().finish("giant-spider")
    given.cast("dragon-call").do(1, "clap giant-spider").do(2, "clap giant-spider")
    assert given.state.dragon == 1 and "giant-spider" not in given.open_trials()


def test_claps_count_though_the_dragon_comes_and_goes_meanwhile():
    given = scene(*HEROES[:3], setup="scenario-3").dragon(0).cursed("curse-of-merriment")
    given.trials("giant-spider").almost("giant-spider", 1, 2).almost_cast("dragon-call").race()
    given.finish("giant-spider").cast("dragon-call").do(1, "clap giant-spider")
    push_dragon(given.state)
    assert given.told().count("clap-due") == 1
    given.do(2, "clap giant-spider")
    assert "giant-spider" not in given.open_trials()


def test_confusion_spares_a_card_that_waits_for_a_clap_though_the_dragon_comes():
    given = scene(setup="scenario-3").dragon(0).cursed("curse-of-merriment")
    given.almost("giant-spider", 1, 2).almost_cast("dragon-call").race()
    given.finish("giant-spider").cast("dragon-call")
    given.almost_cast("mind-storm").race().cast("mind-storm")
    assert given.state.dragon == 1 and given.offered(0) == ["nothing"]


def test_nothing_happens_after_the_win_on_a_conflict_that_is_full_on_both_sides():
    given = scene(*HEROES[:3], setup="scenario-5").trials("duel-on-the-bridge").dragon(1).life(1)
    given.lay(0, "duel-on-the-bridge", "plant", "lightning", "air", "fire")
    given.almost("duel-on-the-bridge", 1, 2).almost("dragon-small", 3).race()
    given.finish("duel-on-the-bridge").finish("dragon-small")
    assert given.won() == ("heroes", "life") and "ends-conflict" not in given.told()


def test_a_coin_that_is_full_on_both_sides_goes_to_the_heroes_when_the_dragon_leaves():
    given = scene(*HEROES[:3], setup="scenario-2").trials("coin-chest").dragon(1)
    given.lay(0, "coin-chest", "plant", "water", "air", "lightning")
    given.almost("coin-chest", 1, 2).almost("dragon-small", 3).race().finish("coin-chest")
    assert given.open_trials()[0] == "coin-chest"
    given.finish("dragon-small")
    assert given.names(given.state.cards[given.state.places.hero_coins]) == ["coin-chest"]
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"]


def test_a_conflict_that_is_full_on_both_sides_is_completed_by_both_when_the_dragon_leaves():
    given = scene(*HEROES[:3], setup="scenario-5").trials("duel-on-the-bridge").dragon(1).life(3)
    given.lay(0, "duel-on-the-bridge", "plant", "lightning", "air", "fire")
    given.almost("duel-on-the-bridge", 1, 2).almost("dragon-small", 3).race()
    given.finish("duel-on-the-bridge").finish("dragon-small")
    assert given.state.life == 2 and given.where("duel-on-the-bridge") == "removed"
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"]


def test_the_wizards_part_is_completed_when_the_dragon_leaves():
    given = scene(setup="scenario-5").trials("duel-on-the-bridge").dragon(1).life(3)
    given.lay(0, "duel-on-the-bridge", "plant", "lightning", "air", "fire")
    given.almost("dragon-small", 1).race().finish("dragon-small")
    assert given.state.life == 3 and given.where("duel-on-the-bridge") == "removed"
