"""Weaknesses in front of heroes and curses upon all of them."""

from __future__ import annotations

import pytest

from games.rushout.scenario import HEROES, Scenario
from spieltisch.games.rushout.game import GAME
from spieltisch.games.rushout.racing import SPEAK

FORBIDDING = {
    "fear-of-fire": "fire",
    "blunted-blade": "sword",
    "heavy-feet": "footprint",
    "rusty-keys": "key",
}
every_swirl = pytest.mark.parametrize("swirl", ["lame-hand", "numb-hand"])


def scene(*heroes: str, setup: str = "scenario-3", **options: object) -> Scenario:
    return Scenario(setup, heroes or HEROES[:2], **options).trials("bat-swarm", "giant-spider")


# Weaknesses


def test_the_wizard_lays_a_weakness_in_front_of_any_hero():
    given = scene(*HEROES[:3]).almost_cast("fear-of-fire").race().cast("fear-of-fire")
    assert given.offered(0) == ["afflict 1", "afflict 2", "afflict 3"]
    given.do(0, "afflict 2")
    assert given.in_front_of(2) == ["fear-of-fire"] and len(given.open_spells()) == 3


@pytest.mark.parametrize(("spell", "symbol"), FORBIDDING.items())
def test_a_hero_may_not_use_fields_with_a_forbidden_symbol(spell: str, symbol: str):
    given = scene().weak(1, spell).dice(1, symbol).dice(2, symbol).race()
    assert given.offered(1, "lay") == []
    assert f"lay 2a bat-swarm {symbol}" in given.offered(2), "the others may"


def test_a_joker_does_not_get_around_a_weakness():
    given = scene("warrior", "bard").weak(1, "blunted-blade").dice(1, "joker").race()
    assert given.offered(1, "lay") == ["lay 1a dragon-small joker"]


def test_dice_that_lie_on_a_forbidden_field_stay_and_count():
    given = scene().lay(1, "giant-spider", "sword", "sword").lay(2, "giant-spider", "fire")
    given.dice(2, "heart").almost_cast("blunted-blade").race()
    given.cast("blunted-blade", "afflict 1")
    assert given.lies("1a") == given.lies("1b") == "giant-spider"
    given.do(2, "lay 2b giant-spider heart")
    assert "giant-spider" not in given.open_trials()


def test_weaknesses_of_one_hero_add_up():
    given = scene().weak(1, *FORBIDDING).dice(1, "fire", "key", "heart").race()
    assert {one.split()[1] for one in given.offered(1, "lay")} == {"1c"}


def test_lay_all_heeds_a_weakness():
    given = scene().weak(1, "blunted-blade").dice(1, "sword", "fire", "heart").race()
    given.do(1, "lay-all giant-spider")
    assert given.in_hand(1) == ["1a"]


@pytest.mark.parametrize("spell", [*FORBIDDING, "lame-hand", "numb-hand"])
def test_any_hero_completes_a_weakness_and_it_is_gone(spell: str):
    given = scene().weak(1, spell).almost(spell, 2).race().finish(spell)
    assert given.where(spell) == "removed" and given.in_front_of(1) == []
    assert len(given.in_hand(2)) == 3
    assert given.points(2) == 0


def test_the_afflicted_hero_may_complete_it_too():
    given = scene().weak(1, "blunted-blade").almost("blunted-blade", 1).race()
    given.finish("blunted-blade").dice(1, "sword").race()
    assert "lay 1a giant-spider sword" in given.offered(1)


def test_two_heroes_may_complete_a_weakness_together_a_third_may_not_help():
    given = scene(*HEROES[:3]).weak(1, "blunted-blade").lay(1, "blunted-blade", "fire")
    given.lay(2, "blunted-blade", "key").dice(3, "heart").dice(2, "heart").race()
    assert not any("blunted-blade" in one for one in given.offered(3, "lay"))
    given.do(2, "lay 2b blunted-blade heart")
    assert given.where("blunted-blade") == "removed"


# Swirls


@every_swirl
def test_a_swirl_takes_any_die(swirl: str):
    given = scene().lay(1, "bat-swarm", "fire").almost_cast(swirl).race().cast(swirl, "afflict 1")
    assert given.offered(1) == ["swirl 1b", "swirl 1c", "swirl 1a"]
    given.do(1, "swirl 1c")
    assert given.lies("1c") == swirl and given.in_hand(1) == ["1b"]
    assert given.state.field[given.die("1c")] == -1
    given.do(1, "roll")
    assert given.rolled(1) == ["1b"]
    assert given.offered(1, "take") == ["take 1a"], "it stays there"


def test_a_swirl_takes_a_die_of_the_heros_choice_from_a_card_if_all_are_laid():
    given = scene().lay(1, "giant-spider", "sword", "sword", "fire").almost_cast("lame-hand").race()
    given.cast("lame-hand", "afflict 1")
    assert given.offered(1) == ["swirl 1a", "swirl 1b", "swirl 1c"]
    given.do(1, "swirl 1b")
    assert given.lies("1b") == "lame-hand" and given.lies("1a") == "giant-spider"
    assert given.state.free_fields(given.card("giant-spider"), 1) == [1, 3]


def test_nobody_completes_a_card_that_a_swirl_is_about_to_take_a_die_from():
    given = scene().lay(1, "giant-spider", "sword", "sword", "fire").dice(2, "heart")
    given.almost_cast("lame-hand").race().cast("lame-hand", "afflict 1")
    given.do(2, "lay 2a giant-spider heart")
    assert "giant-spider" in given.open_trials()
    given.do(1, "swirl 1a")
    assert "giant-spider" in given.open_trials() and given.lies("1b") == "giant-spider"


def test_who_has_a_die_in_hand_for_the_swirl_keeps_what_is_laid():
    given = scene().lay(1, "giant-spider", "sword", "sword").lay(2, "giant-spider", "fire")
    given.dice(2, "heart").almost_cast("lame-hand").race().cast("lame-hand", "afflict 1")
    given.do(2, "lay 2b giant-spider heart")
    assert "giant-spider" not in given.open_trials()


def test_a_swirl_that_goes_before_its_die_was_taken_lets_a_full_card_be_completed():
    given = (
        Scenario("scenario-6", HEROES).trials("giant-spider").experience(2, "rune-door", "minotaur")
    )
    given.lay(1, "giant-spider", "sword", "sword", "fire").dice(3, "heart")
    given.almost_cast("lame-hand").race().cast("lame-hand", "afflict 1")
    given.do(3, "lay 3a giant-spider heart")
    assert "giant-spider" in given.open_trials()
    given.do(2, "dispel lame-hand")
    assert "giant-spider" not in given.open_trials() and len(given.in_hand(1)) == 3


def test_a_swirl_takes_no_die_from_a_completed_card_that_waits_for_a_clap():
    given = scene().cursed("curse-of-merriment").trials("summon-vines")
    given.lay(1, "summon-vines", "sword", "fire").dice(1, "footprint").almost_cast("lame-hand")
    given.race().do(1, "lay 1c summon-vines footprint")
    given.cast("lame-hand", "afflict 1")
    assert given.offered(1, "swirl") == []
    given.do(1, "clap summon-vines")
    assert "summon-vines" not in given.open_trials()
    assert given.offered(1) == ["swirl 1a", "swirl 1b", "swirl 1c"]


def test_the_swirl_die_comes_back_unrolled_when_the_card_is_completed():
    given = scene().swirled(1, "lame-hand").almost("lame-hand", 2).race().finish("lame-hand")
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.rolled(1) == []


def test_the_afflicted_hero_completes_the_swirl_with_the_two_other_dice_and_a_helper():
    given = scene().swirled(1, "lame-hand").lay(1, "lame-hand", "fire", "sword").dice(2, "heart")
    given.race().do(2, "lay 2a lame-hand heart")
    assert given.in_hand(1) == ["1a", "1b", "1c"] and len(given.in_hand(2)) == 3


def test_a_swirl_that_is_completed_before_a_die_was_laid_takes_none():
    given = scene().almost_cast("lame-hand").dice(2, "fire", "sword", "heart").race()
    given.cast("lame-hand", "afflict 1").do(2, "lay-all lame-hand")
    assert given.offered(1, "swirl") == [] and "roll" in given.offered(1)


def test_a_second_swirl_before_the_first_has_its_die_takes_one_die_in_all():
    given = scene().weak(1, "numb-hand").almost_cast("lame-hand").race()
    given.state.swirling[1] = True
    given.cast("lame-hand", "afflict 1").do(1, "swirl 1a")
    assert given.offered(1, "swirl") == [] and len(given.in_hand(1)) == 2


# Curses

CURSES = {
    "curse-of-silence": "silence",
    "curse-of-hush": "silence",
    "curse-of-the-bound-arm": "one-hand",
    "curse-of-the-stiff-arm": "one-hand",
    "curse-of-merriment": "clap",
    "curse-of-applause": "clap",
}


@pytest.mark.parametrize("spell", CURSES)
def test_a_curse_lies_beside_the_board_until_heroes_complete_it(spell: str):
    given = scene().almost_cast(spell).race()
    deck = given.left("trial")
    given.cast(spell)
    assert given.where(spell) == "curses" and len(given.open_spells()) == 3
    assert given.left("trial") == deck
    given.almost(spell, 1, 2).race().finish(spell)
    for seat in (1, 2):
        for clap in given.offered(seat, "clap"):
            given.do(seat, clap)
    assert given.where(spell) == "removed"
    assert len(given.in_hand(1)) == len(given.in_hand(2)) == 3


def mutes(given: Scenario) -> list[bool]:
    return [GAME.is_muted(given.state, seat) for seat in range(given.state.seats)]


def test_silence_switches_speech_and_pings_of_heroes_off():
    given = scene().race()
    assert mutes(given) == [False, False, False]
    assert "ping giant-spider" in given.offered(1)
    given = scene().cursed("curse-of-silence").race()
    assert mutes(given) == [False, True, True]
    assert given.offered(1, "ping") == [] and given.offered(2, "ping") == []
    given.refused(1, "ping giant-spider")


def test_of_two_equal_curses_both_must_go():
    given = scene().cursed("curse-of-silence", "curse-of-hush").almost("curse-of-hush", 1, 2)
    given.race().finish("curse-of-hush")
    assert mutes(given) == [False, True, True] and given.offered(1, "ping") == []
    given.almost("curse-of-silence", 1, 2).race().finish("curse-of-silence")
    assert mutes(given) == [False, False, False] and given.offered(1, "ping") != []


def test_silence_ends_with_the_round():
    given = scene().cursed("curse-of-silence").trial_deck(1).almost("giant-spider", 1, 2).race()
    given.finish("giant-spider")
    assert mutes(given) == [False, False, False]


def test_one_hand_moves_one_die_per_command():
    given = scene().cursed("curse-of-the-bound-arm").dice(1, "sword", "fire").race()
    assert given.offered(1, "lay-all") == []
    given.do(1, "lay 1a giant-spider sword", "lay 1b giant-spider fire")
    assert given.offered(1, "take", "take-all") == ["take 1a", "take 1b"]
    given.refused(1, "take-all").refused(1, "lay-all giant-spider")


def test_one_hand_does_not_bind_the_wizard():
    given = scene().cursed("curse-of-the-bound-arm").spells("whisper")
    given.lay(0, "whisper", "air").dice(0, "lightning", "water").race()
    assert "lay-all whisper" in given.offered(0)
    given.do(0, "lay-all whisper")
    assert "take-all" in given.offered(0)


# The high five


def clap_scene(**options: object) -> Scenario:
    return scene(**options).cursed("curse-of-merriment").almost("giant-spider", 1, 2)


def test_two_heroes_must_both_clap_before_their_dice_come_back():
    given = clap_scene().race().finish("giant-spider")
    assert given.open_trials()[1] == "giant-spider" and given.lies("1a") == "giant-spider"
    assert given.offered(1, "clap") == ["clap giant-spider"] == given.offered(2, "clap")
    given.do(1, "clap giant-spider")
    assert "giant-spider" in given.open_trials()
    given.do(2, "clap giant-spider")
    assert "giant-spider" not in given.open_trials()
    assert len(given.in_hand(1)) == len(given.in_hand(2)) == 3


def test_a_hero_alone_claps_alone():
    given = scene().trials("summon-vines").cursed("curse-of-applause").almost("summon-vines", 2)
    given.race().finish("summon-vines").do(2, "clap summon-vines")
    assert "summon-vines" not in given.open_trials()


def test_only_those_with_dice_on_the_card_clap():
    given = scene(*HEROES[:3]).cursed("curse-of-merriment").almost("giant-spider", 1, 2)
    given.race().finish("giant-spider")
    assert given.offered(3, "clap") == [] and given.offered(0, "clap") == []


def test_claps_lapse_after_three_seconds():
    given = clap_scene().race().finish("giant-spider")
    given.do(1, "clap giant-spider", at=1000).do(2, "clap giant-spider", at=4001)
    assert "giant-spider" in given.open_trials()
    given.do(1, "clap giant-spider", at=7001)
    assert "giant-spider" not in given.open_trials(), "three seconds are together"


def test_a_hero_may_clap_again_to_try_once_more():
    given = clap_scene().race().finish("giant-spider")
    given.do(1, "clap giant-spider", at=1000).do(1, "clap giant-spider", at=5000)
    given.do(2, "clap giant-spider", at=8000)
    assert "giant-spider" not in given.open_trials()


def test_while_a_clap_is_due_dice_stay_and_nobody_adds_or_takes_any():
    given = clap_scene().race().finish("giant-spider")
    assert given.offered(1, "take", "take-all") == []
    assert given.offered(2, "take", "take-all") == [] and "roll" in given.offered(2)
    given.do(2, "roll")
    assert given.offered(2, "lay", "lay-all") == [], "the die on the card binds the hero"


def test_the_wizards_dice_do_not_wait_for_the_heroes_clap():
    given = scene().trials("coin-chest").cursed("curse-of-merriment").lay(0, "coin-chest", "plant")
    given.dice(0, "water").almost("coin-chest", 1, 2).race().finish("coin-chest")
    assert len(given.in_hand(0)) == 5
    assert not any("coin-chest" in one for one in given.offered(0, "lay"))
    assert given.where("coin-chest") == "trial", "it lies under dice"
    given.do(1, "clap coin-chest").do(2, "clap coin-chest")
    assert given.where("coin-chest") == "coins"


def test_the_next_trial_comes_when_the_dice_are_off_the_last():
    given = clap_scene().trial_deck(1).race().finish("giant-spider")
    assert "completes" not in given.told() and "complete-together" in given.told()
    assert given.left("trial") == 1 and given.won() is None
    given.do(1, "clap giant-spider").do(2, "clap giant-spider")
    assert given.won() == ("heroes", "deck")


def test_healing_needs_no_clap():
    given = Scenario("scenario-4").cursed("curse-of-merriment").wounded(1).almost("bard", 1, 2)
    given.race().finish("bard")
    assert given.state.wounded == () and given.state.claps == {}


@pytest.mark.parametrize("curse", ["curse-of-silence", "curse-of-the-bound-arm"])
def test_a_completed_curse_is_broken_at_once_and_lies_under_its_dice_until_the_clap(curse: str):
    given = scene().cursed("curse-of-merriment", curse).almost(curse, 1, 2).race().finish(curse)
    assert mutes(given) == [False, False, False] and "curse-lifted" in given.told()
    assert given.where(curse) == "curses" and given.lies("1a") == curse
    given.do(1, f"clap {curse}").do(2, f"clap {curse}")
    assert given.where(curse) == "removed" and given.told().count("curse-lifted") == 1


def test_a_completed_weakness_is_lifted_at_once_and_lies_under_its_dice_until_the_clap():
    given = scene().cursed("curse-of-merriment").weak(1, "blunted-blade").dice(1, "sword")
    given.almost("blunted-blade", 2).race()
    assert given.offered(1, "lay") == []
    given.finish("blunted-blade")
    assert "lay 1a giant-spider sword" in given.offered(1)
    assert given.in_front_of(1) == ["blunted-blade"] and given.in_hand(2) == []
    given.do(2, "clap blunted-blade")
    assert given.in_front_of(1) == [] and len(given.in_hand(2)) == 3


@every_swirl
def test_the_die_in_a_completed_swirl_does_not_wait_for_the_clap(swirl: str):
    given = scene().cursed("curse-of-merriment").swirled(1, swirl).almost(swirl, 2).race()
    given.finish(swirl)
    assert given.in_hand(1) == ["1a", "1b", "1c"] and given.in_hand(2) == []


def test_a_second_swirl_keeps_the_die_when_the_first_is_completed_and_waits_for_a_clap():
    given = scene().cursed("curse-of-merriment").swirled(1, "lame-hand").weak(1, "numb-hand")
    given.almost("lame-hand", 2).race().finish("lame-hand")
    assert given.lies("1a") == "numb-hand"
    given.do(2, "clap lame-hand")
    assert given.lies("1a") == "numb-hand" and given.in_hand(1) == ["1b", "1c"]


def test_the_wizard_loses_the_life_at_once_and_only_the_dice_wait_for_the_clap():
    given = Scenario("scenario-5").trials("duel-on-the-bridge").life(4)
    given.cursed("curse-of-merriment").almost("duel-on-the-bridge", 1, 2).race()
    given.finish("duel-on-the-bridge")
    assert given.state.life == 3 and given.lies("1a") == "duel-on-the-bridge"
    given.do(1, "clap duel-on-the-bridge").do(2, "clap duel-on-the-bridge")
    assert given.state.life == 3 and len(given.in_hand(1)) == len(given.in_hand(2)) == 3
    assert given.open_trials()[0] == "duel-on-the-bridge"


def test_the_last_life_wins_before_anybody_has_clapped():
    given = Scenario("scenario-5").trials("duel-on-the-bridge").life(1)
    given.cursed("curse-of-merriment").almost("duel-on-the-bridge", 1, 2).race()
    given.finish("duel-on-the-bridge")
    assert given.won() == ("heroes", "life") and "clap-due" not in given.told()


def test_the_wizard_may_end_a_conflict_whose_dice_wait_for_a_clap_and_all_dice_go_back():
    given = Scenario("scenario-5").trials("duel-on-the-bridge").life(4)
    given.cursed("curse-of-merriment").almost("duel-on-the-bridge", 1, 2)
    given.almost("duel-on-the-bridge", 0).race()
    given.do(2, "lay 2b duel-on-the-bridge heart")
    assert given.offered(1, "clap") == ["clap duel-on-the-bridge"]
    given.finish("duel-on-the-bridge")
    assert given.state.life == 3 and "duel-on-the-bridge" not in given.open_trials()
    assert given.in_hand(1) == ["1a", "1b", "1c"] and len(given.in_hand(0)) == 5
    assert given.offered(1, "clap") == [] and given.state.claps == {}


@pytest.mark.parametrize("curse", [(), ("curse-of-merriment",)], ids=["free", "cursed"])
@pytest.mark.parametrize("last", [0, 2], ids=["wizard-last", "heroes-last"])
def test_a_conflict_that_the_dragon_leaves_is_lost_and_ended_whoever_filled_it_last(
    curse: tuple[str, ...], last: int
):
    given = Scenario("scenario-5", HEROES).trials("duel-on-the-bridge").life(4).dragon(1)
    given.cursed(*curse).almost("duel-on-the-bridge", 1, 2).almost("dragon-large", 3, 4)
    heroes = given._last["duel-on-the-bridge"]
    given.almost("duel-on-the-bridge", 0).race()
    fill = [given._last["duel-on-the-bridge"], heroes]
    for seat, sentence in fill if last else reversed(fill):
        given.do(seat, sentence)
    assert given.state.life == 4 and "duel-on-the-bridge" in given.open_trials()
    given.finish("dragon-large")
    assert given.state.life == 3 and "duel-on-the-bridge" not in given.open_trials()
    assert [len(given.in_hand(seat)) for seat in (0, 1, 2)] == [5, 3, 3]


def test_the_dragon_is_pushed_back_at_once_and_only_the_dice_wait_for_the_clap():
    given = scene().cursed("curse-of-merriment").dragon(2).almost("dragon-small", 1).race()
    given.finish("dragon-small")
    assert given.state.dragon == 1 and given.in_hand(1) == []
    given.do(1, "clap dragon-small")
    assert given.state.dragon == 1 and len(given.in_hand(1)) == 3


def test_under_the_clap_curse_a_full_trial_that_the_dragon_leaves_is_completed_and_waits():
    given = scene(*HEROES).cursed("curse-of-merriment").dragon(2).almost("giant-spider", 1, 2)
    given.almost("dragon-large", 3, 4).race().finish("giant-spider")
    assert given.offered(1, "clap") == []
    given.finish("dragon-large")
    assert given.offered(1, "clap") == ["clap giant-spider"] and given.state.dragon == 1


def test_the_last_clap_curse_is_broken_when_it_is_completed_and_nothing_waits_any_more():
    given = scene(*HEROES).cursed("curse-of-merriment").almost("giant-spider", 1, 2)
    given.almost("curse-of-merriment", 3).race()
    given.finish("giant-spider").finish("curse-of-merriment")
    assert given.where("curse-of-merriment") == "removed" and given.offered(3, "clap") == []
    assert "giant-spider" not in given.open_trials()
    assert given.state.claps == {} and [len(given.in_hand(seat)) for seat in (1, 2, 3)] == [3] * 3


def test_of_two_clap_curses_the_second_keeps_the_clap():
    given = scene(*HEROES).cursed("curse-of-merriment", "curse-of-applause")
    given.almost("giant-spider", 1, 2).almost("curse-of-applause", 3).race()
    given.finish("giant-spider").finish("curse-of-applause").do(3, "clap curse-of-applause")
    assert "giant-spider" in given.open_trials() and given.offered(1, "clap") != []


def test_what_the_end_of_the_clap_releases_wins_once():
    given = Scenario("scenario-6", HEROES).trials("bat-swarm", "giant-spider").trial_deck(1)
    given.cursed("curse-of-merriment").experience(2, "rune-door", "locked-gate")
    given.almost("giant-spider", 1, 2).almost("bat-swarm", 3, 4).race()
    given.finish("giant-spider").finish("bat-swarm").do(2, "dispel curse-of-merriment")
    assert given.told().count("wins-round") == 1 and given.won() == ("heroes", "deck")


def test_the_clap_ends_though_the_dragon_leaves_a_conflict_that_both_sides_have_filled():
    given = Scenario("scenario-6", HEROES).trials("duel-on-the-bridge").dragon(0).life(4)
    given.cursed("curse-of-merriment").experience(2, "rune-door", "locked-gate")
    given.almost("dragon-large", 1, 2).almost("duel-on-the-bridge", 3, 4).race()
    given.finish("dragon-large").finish("duel-on-the-bridge")
    given.dragon(1).almost("duel-on-the-bridge", 0).race().finish("duel-on-the-bridge")
    given.do(2, "dispel curse-of-merriment")
    assert given.state.claps == {} and given.state.life == 3
    assert all(len(given.in_hand(seat)) == 3 for seat in given.state.heroes())


# Honour


def test_with_honour_speaking_under_silence_can_be_called():
    given = scene(honour=True).cursed("curse-of-silence").race()
    assert [given.table.speech(seat) for seat in range(3)] == [None, SPEAK, SPEAK]
    given.do(1, "speak")
    assert given.offered(0, "call") == ["call 1"]
    free = scene(honour=True).race()
    assert free.table.speech(1) is None and free.offered(1, "speak") == []
    bound = scene().cursed("curse-of-silence").race()
    assert bound.table.speech(1) is None and bound.offered(1, "speak") == []


def test_with_honour_nothing_is_blocked_but_what_is_forgotten_can_be_called():
    given = scene(honour=True).cursed("curse-of-silence", "curse-of-the-bound-arm")
    given.dice(1, "sword", "fire", "heart").race()
    assert mutes(given) == [False, False, False] and given.offered(0, "call") == []
    deck = given.left("spell")
    given.do(1, "lay-all giant-spider").do(2, "ping bat-swarm").do(1, "take-all")
    assert given.state.faults == (1, 2, 1)
    assert given.offered(0, "call") == ["call 1", "call 2"]
    given.do(0, "call 1")
    assert given.left("spell") == deck - 1 and given.state.faults == (2, 1)
    given.do(0, "call 1", "call 2")
    assert given.left("spell") == deck - 3 and given.offered(0, "call") == []


def test_a_call_may_win_the_round():
    given = scene(honour=True).cursed("curse-of-silence").spell_deck(1).race()
    given.do(1, "ping bat-swarm").do(0, "call 1")
    assert given.won() == ("wizard", "deck")


def test_with_honour_a_clap_can_be_forgotten():
    given = clap_scene(honour=True).race().finish("giant-spider")
    given.do(1, "forget giant-spider")
    assert "giant-spider" not in given.open_trials() and given.offered(0, "call") == ["call 1"]


def test_without_honour_no_clap_is_forgotten_and_nothing_is_called():
    given = clap_scene().race().finish("giant-spider")
    assert given.offered(1, "forget") == [] and given.offered(0, "call") == []
    given.refused(1, "forget giant-spider")


def test_with_honour_there_is_no_fault_where_nothing_was_forgotten():
    given = scene(honour=True).dice(1, "sword", "fire", "heart").race()
    given.do(1, "lay-all giant-spider", "take-all", "ping bat-swarm")
    assert given.state.faults == ()
    given = scene(honour=True).cursed("curse-of-the-bound-arm").dice(1, "sword").race()
    given.do(1, "lay-all giant-spider", "ping bat-swarm")
    assert given.state.faults == (), "one die is one hand, and nobody is silenced"
    given.do(0, "roll")
    assert given.offered(0, "call") == []


def test_the_fault_counts_though_the_same_command_lifts_the_curse():
    given = scene(honour=True).cursed("curse-of-the-bound-arm")
    given.lay(2, "curse-of-the-bound-arm", "key", "footprint").dice(1, "heart", "sword").race()
    given.do(1, "lay-all curse-of-the-bound-arm")
    assert given.where("curse-of-the-bound-arm") == "removed" and given.state.faults == (1,)


def test_the_wizard_never_forgets_the_heroes_curse():
    given = scene(honour=True).cursed("curse-of-the-bound-arm").spells("whisper")
    given.dice(0, "lightning", "water").race().do(0, "lay-all whisper", "take-all")
    assert given.state.faults == ()
