"""The wizard casts: confusion, summoning, and what all spells have in common."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.content import ALL, KIND, KINDS, TYPE, Type

ONE = [k for k in KINDS if TYPE[KIND[k]] is Type.CONFUSION and not ALL[KIND[k]]]
EVERY = [k for k in KINDS if TYPE[KIND[k]] is Type.CONFUSION and ALL[KIND[k]]]


def test_half_of_the_confusions_take_one_die_half_take_all():
    assert len(ONE) == len(EVERY) == 4


# What all spells have in common


def test_dice_go_back_and_the_next_spell_comes_to_the_free_place():
    given = Scenario("exercise-1").spells("flicker", "summon-vines", "whisper").next("mind-storm")
    given.almost_cast("summon-vines").dice(0, "air", "fire").race().cast("summon-vines")
    assert given.open_spells() == ["flicker", "mind-storm", "whisper"]
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"] and given.rolled(0) == ["0e"]


def test_dice_left_over_from_the_roll_do_not_go_to_another_card():
    given = Scenario("exercise-1").spells("summon-vines", "whisper", "flicker")
    given.almost_cast("summon-vines").dice(0, "air", "water").race().cast("summon-vines")
    assert given.rolled(0) == ["0e"] and given.offered(0, "lay") == []


def test_the_wizard_wins_when_the_last_spell_is_revealed():
    given = Scenario("exercise-1").almost_cast("summon-vines").spell_deck(1).race()
    given.cast("summon-vines")
    assert given.won() == ("wizard", "deck")
    assert given.table.result is not None and given.table.result.winners == (0,)


def test_the_wizard_does_not_win_while_a_spell_is_left():
    given = Scenario("exercise-1").almost_cast("summon-vines").spell_deck(2).race()
    given.cast("summon-vines")
    assert given.won() is None and given.left("spell") == 1


def test_the_effect_comes_before_the_next_spell():
    given = Scenario("exercise-1").trials("giant-spider").lay(1, "giant-spider", "sword")
    given.almost_cast("stray-thought").spell_deck(1).race().cast("stray-thought")
    assert given.won() is None and given.prompt(0) == "confuse"
    given.do(0, "remove 1a")
    assert given.won() == ("wizard", "deck")


def test_heroes_may_win_while_the_wizard_still_chooses():
    given = Scenario("exercise-1").trials("giant-spider").almost("giant-spider", 1, 2)
    given.almost_cast("stray-thought").trial_deck(1).spell_deck(1).race().cast("stray-thought")
    given.finish("giant-spider")
    assert given.won() == ("heroes", "deck")


def test_while_choosing_the_wizard_does_nothing_else_and_heroes_go_on():
    given = Scenario("exercise-1").trials("giant-spider").lay(1, "giant-spider", "sword")
    given.almost_cast("mind-storm").race().cast("mind-storm")
    assert given.offered(0) == ["strip giant-spider"]
    assert given.state.casting == given.card("mind-storm")
    given.do(2, "roll").do(1, "take 1a")
    assert given.offered(0) == ["nothing"]
    given.do(0, "nothing")
    assert given.prompt(0) == "wizard" and given.state.casting == -1


# Confusion


@pytest.mark.parametrize("spell", ONE)
def test_confusion_takes_one_die_of_the_wizards_choice(spell: str):
    given = Scenario("exercise-1").trials("giant-spider", "locked-gate")
    given.lay(1, "giant-spider", "sword", "fire").lay(2, "locked-gate", "key")
    given.almost_cast(spell).race().cast(spell)
    assert given.offered(0) == ["remove 1a", "remove 1b", "remove 2a"]
    given.do(0, "remove 1b")
    assert given.lies("1a") == "giant-spider" and given.lies("2a") == "locked-gate"
    assert given.lies("1b") is None and given.rolled(1) == []
    assert given.where(spell) == "removed"


@pytest.mark.parametrize("spell", EVERY)
def test_confusion_takes_all_hero_dice_of_one_card(spell: str):
    given = Scenario("exercise-1", HEROES[:3]).trials("giant-spider", "locked-gate")
    given.lay(1, "giant-spider", "sword").lay(2, "giant-spider", "sword", "fire")
    given.lay(3, "locked-gate", "key").almost_cast(spell).race().cast(spell)
    assert given.offered(0) == ["strip giant-spider", "strip locked-gate"]
    given.do(0, "strip giant-spider")
    assert given.lies("3a") == "locked-gate"
    assert len(given.in_hand(1)) == len(given.in_hand(2)) == 3
    assert given.rolled(1) == given.rolled(2) == []
    assert given.where(spell) == "removed"


def test_confusion_reaches_every_kind_of_card_and_tile_of_the_heroes():
    given = Scenario("scenario-5", HEROES).trials("summon-golem", "duel-on-the-bridge")
    given.wounded(4).weak(2, "numb-hand").cursed("curse-of-silence")
    given.lay(1, "summon-golem", "sword").lay(2, "duel-on-the-bridge", "heart")
    given.lay(3, "paladin", "heart").lay(4, "curse-of-silence", "fire")
    given.almost_cast("mind-storm").race().cast("mind-storm")
    assert given.offered(0) == [
        "strip summon-golem",
        "strip duel-on-the-bridge",
        "strip paladin",
        "strip curse-of-silence",
    ]
    given = Scenario("scenario-5").weak(2, "numb-hand").lay(1, "numb-hand", "key")
    given.lay(2, "dragon-small", "joker").almost_cast("mind-storm").race().cast("mind-storm")
    assert given.offered(0) == ["strip numb-hand", "strip dragon-small"]


def test_confusion_leaves_the_wizards_own_dice_and_dice_on_swirls():
    given = Scenario("scenario-5").trials("coin-chest").swirled(1, "lame-hand")
    given.lay(2, "coin-chest", "key").lay(1, "lame-hand", "fire")
    given.almost_cast("stray-thought").race().cast("stray-thought")
    assert given.offered(0) == ["remove 2a", "remove 1b"]
    given = Scenario("scenario-5").trials("coin-chest").swirled(1, "lame-hand")
    given.lay(1, "lame-hand", "fire").almost_cast("mind-storm").race()
    given.cast("mind-storm", "strip lame-hand")
    assert given.lies("1a") == "lame-hand" and given.lies("1b") is None


def test_confusion_without_a_target_does_nothing():
    given = Scenario("exercise-1").almost_cast("mind-storm").race().cast("mind-storm")
    assert given.offered(0) == ["nothing"]
    given.do(0, "nothing")
    assert given.where("mind-storm") == "removed" and len(given.open_spells()) == 3


def test_dice_laid_while_the_wizard_chooses_can_be_chosen():
    given = Scenario("exercise-1").trials("giant-spider").dice(1, "sword")
    given.almost_cast("stray-thought").race().cast("stray-thought")
    assert given.offered(0) == ["nothing"]
    given.do(1, "lay 1a giant-spider sword")
    assert given.offered(0) == ["remove 1a"]


# Summoning


def test_a_summoned_card_is_the_next_trial_that_comes():
    given = Scenario("exercise-1").trials("giant-spider").almost("giant-spider", 1, 2)
    given.almost_cast("summon-golem").race()
    deck = given.left("trial")
    given.cast("summon-golem")
    assert given.where("summon-golem") == "trial-deck" and given.left("trial") == deck + 1
    given.finish("giant-spider")
    assert given.open_trials()[0] == "summon-golem"


def test_summoning_keeps_the_heroes_from_winning_with_what_would_have_been_the_last_trial():
    given = Scenario("exercise-1").trials("giant-spider").almost("giant-spider", 1, 2)
    given.almost_cast("summon-golem").trial_deck(1).race()
    given.cast("summon-golem").finish("giant-spider")
    assert given.won() is None and given.left("trial") == 1


# Scrolls


@pytest.mark.parametrize(
    ("scroll", "one", "other"),
    [("scroll-of-springs", "plant", "water"), ("scroll-of-seeds", "plant", "air")],
)
def test_scrolls_turn_a_rolled_die_to_the_other_face(scroll: str, one: str, other: str):
    given = Scenario("scenario-2").scrolls(scroll).dice(0, one, other, "fire", "lightning").race()
    assert given.offered(0, "flip") == [f"flip 0a {scroll}", f"flip 0b {scroll}"]
    given.do(0, f"flip 0a {scroll}", f"flip 0b {scroll}")
    assert (given.face("0a"), given.face("0b")) == (other, one)
    assert given.rolled(0) == ["0a", "0b", "0c", "0d"]
    assert given.where(scroll) == "scrolls", "it can be used as often as one likes"
    given.do(0, f"flip 0a {scroll}")
    assert given.face("0a") == one


def test_scrolls_turn_no_die_that_lies_on_a_card():
    given = Scenario("scenario-2").scrolls("scroll-of-springs").spells("whisper")
    given.lay(0, "whisper", "water").race()
    assert given.offered(0, "flip") == []


def test_the_scroll_of_exchange_swaps_an_open_spell_with_the_top_of_the_deck():
    given = Scenario("scenario-2").scrolls("scroll-of-exchange")
    given.spells("whisper", "flicker", "dragon-call").next("mind-storm").race()
    deck = given.left("spell")
    assert given.offered(0, "exchange") == [
        "exchange whisper",
        "exchange flicker",
        "exchange dragon-call",
    ]
    given.do(0, "exchange flicker")
    assert given.open_spells() == ["whisper", "mind-storm", "dragon-call"]
    assert given.left("spell") == deck and given.where("flicker") == "spell-deck"
    given.do(0, "exchange dragon-call")
    assert given.open_spells() == ["whisper", "mind-storm", "flicker"]


def test_the_scroll_of_storms_takes_all_hero_dice_of_a_card_and_stays():
    given = Scenario("scenario-6").scrolls("scroll-of-storms").trials("giant-spider", "rune-door")
    given.lay(1, "giant-spider", "sword", "fire").lay(2, "rune-door", "key")
    given.almost("scroll-of-storms", 0).race()
    spells = given.open_spells()
    given.finish("scroll-of-storms")
    assert given.offered(0) == ["strip giant-spider", "strip rune-door"]
    given.do(0, "strip giant-spider")
    assert len(given.in_hand(1)) == 3 and given.lies("2a") == "rune-door"
    assert given.where("scroll-of-storms") == "scrolls" and given.open_spells() == spells
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"]
    assert given.state.casting == -1


def test_the_scroll_of_the_dragon_takes_five_fires_and_moves_the_dragon():
    given = Scenario("scenario-2").scrolls("scroll-of-the-dragon").dragon(1)
    assert given.state.fields(given.card("scroll-of-the-dragon"), 0) == (4,) * 5, "five fires"
    given.almost("scroll-of-the-dragon", 0).race().finish("scroll-of-the-dragon")
    assert given.state.dragon == 2 and given.where("scroll-of-the-dragon") == "scrolls"
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"]


def test_the_scroll_of_the_dragon_may_win():
    given = Scenario("scenario-2").scrolls("scroll-of-the-dragon").dragon(3)
    given.almost("scroll-of-the-dragon", 0).race().finish("scroll-of-the-dragon")
    assert given.won() == ("wizard", "dragon")


def test_scrolls_without_fields_take_no_dice_and_unbought_ones_do_nothing():
    given = Scenario("scenario-2").scrolls("scroll-of-tides").dice(0, "lightning", "fire").race()
    assert not any("scroll" in one for one in given.offered(0))
