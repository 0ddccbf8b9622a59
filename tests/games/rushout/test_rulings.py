"""Points that the rulebook leaves open, each as it was settled."""

from __future__ import annotations

import msgspec

from games.rushout.scenario import HEROES, Scenario
from spieltisch.engine import Table
from spieltisch.games.rushout.game import GAME


def scene(setup: str = "scenario-6", heroes: tuple[str, ...] = HEROES, **options) -> Scenario:
    return Scenario(setup, heroes, **options).trials("giant-spider", "bat-swarm", "rune-door")


def test_ruling_deck_empty_whatever_emptied_it():
    given = scene().hero_coins("coin-well", "coin-chest").trial_deck(1).race()
    assert given.do(1, "spend-coins").won() == ("heroes", "deck")
    given = scene().wizard_coins("coin-well", "coin-chest").spell_deck(1).race()
    assert given.do(0, "spend-coins").won() == ("wizard", "deck")
    given = scene().hero_coins("coin-well", "coin-chest").trial_deck(2).race()
    assert given.do(1, "spend-coins").won() is None


def test_ruling_summon_on_deck_makes_the_deck_larger_while_the_round_runs():
    given = scene().almost_cast("summon-slime").trial_deck(1).race().cast("summon-slime")
    assert given.left("trial") == 2 and given.won() is None
    given.almost("giant-spider", 1, 2).race().finish("giant-spider")
    assert given.open_trials()[0] == "summon-slime" and given.won() is None
    given.almost("bat-swarm", 3, 4).race().finish("bat-swarm")
    assert given.won() == ("heroes", "deck")


def test_ruling_dragon_block_holds_for_the_wizard_too():
    for card in ("coin-chest", "duel-on-the-bridge"):
        given = scene().trials(card).dragon(1).life(4).almost(card, 0).race().finish(card)
        assert given.open_trials()[0] == card and given.state.life == 4
        assert given.state.cards[given.state.places.wizard_coins] == ()
        assert given.in_hand(0) == ["0e"]


def test_ruling_dragon_leaves_a_full_card_and_it_is_completed():
    given = scene().trials("coin-chest").dragon(1).almost("coin-chest", 0)
    given.almost("dragon-large", 3, 4).race()
    given.finish("coin-chest").finish("dragon-large")
    assert given.names(given.state.cards[given.state.places.wizard_coins]) == ["coin-chest"]


def test_ruling_joker_moment_is_when_it_is_laid():
    given = Scenario("exercise-1").trials("giant-spider", "locked-gate", "spiral-stairs")
    given.spells("slippery-fingers", "whisper", "mirror-maze").next("pitch-black-vault")
    given.dice(0, "joker", "joker").almost("giant-spider", 1, 2).race()
    given.do(0, "lay 0a whisper plant").finish("giant-spider")
    assert given.lies("0a") == "whisper" and given.offered(0, "lay") == []


def test_ruling_simultaneous_commands_count_in_their_order():
    given = scene().almost("giant-spider", 1, 2).almost_cast("summon-vines").race()
    seat, last = given._last["giant-spider"]
    given.table.choose(seat, given.choice(seat, last), 100)
    assert "giant-spider" not in given.open_trials(), "completed before the next command"
    seat, last = given._last["summon-vines"]
    given.table.choose(seat, given.choice(seat, last), 100)
    assert given.left("trial") == 26


def test_ruling_complete_vs_remove_spares_what_is_completed_even_before_the_clap():
    given = scene("scenario-5").cursed("curse-of-merriment").lay(3, "bat-swarm", "fire")
    given.almost("giant-spider", 1, 2).almost_cast("mind-storm").race()
    given.finish("giant-spider").cast("mind-storm")
    assert given.offered(0) == ["strip bat-swarm"]
    given = scene("scenario-5").cursed("curse-of-merriment").lay(3, "bat-swarm", "fire")
    given.almost("giant-spider", 1, 2).almost_cast("stray-thought").race()
    given.finish("giant-spider").cast("stray-thought")
    assert given.offered(0) == ["remove 3a"]


def test_ruling_complete_vs_remove_when_it_is_completed_while_the_wizard_chooses():
    given = scene("scenario-5").cursed("curse-of-merriment").almost("giant-spider", 1, 2)
    given.almost_cast("mind-storm").race().cast("mind-storm")
    assert given.offered(0) == ["strip giant-spider"]
    given.finish("giant-spider")
    given.refused(0, "strip giant-spider")
    assert given.offered(0) == ["nothing"]


def test_ruling_coin_race_loser_takes_dice_back_and_must_roll():
    given = scene().trials("coin-chest").lay(0, "coin-chest", "plant").dice(0, "fire")
    given.almost("coin-chest", 1, 2).race().finish("coin-chest")
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"] and given.rolled(0) == ["0b"]


def test_ruling_swirl_die_counts_for_no_limit():
    given = scene().swirled(1, "lame-hand").dice(1, "sword", "heart")
    given.lay(2, "lame-hand", "fire").lay(3, "lame-hand", "sword").dice(2, "heart").race()
    assert "lay 1b giant-spider sword" in given.offered(1), "not bound to that card"
    assert "lay 2b lame-hand heart" in given.offered(2), "not a third colour"
    assert given.offered(1, "take") == []


def test_ruling_swirl_second_takes_no_further_die_and_both_must_go():
    given = scene("scenario-3").swirled(1, "lame-hand").almost_cast("numb-hand").race()
    given.cast("numb-hand", "afflict 1")
    assert given.offered(1, "swirl") == [] and given.in_hand(1) == ["1b", "1c"]
    given.almost("lame-hand", 2).race().finish("lame-hand")
    assert given.lies("1a") == "numb-hand" and given.in_hand(1) == ["1b", "1c"]
    given.almost("numb-hand", 2).race().finish("numb-hand")
    assert given.in_hand(1) == ["1a", "1b", "1c"]


def test_ruling_swirl_second_card_goes_first():
    given = scene("scenario-3").swirled(1, "lame-hand").weak(1, "numb-hand")
    given.almost("numb-hand", 2).race().finish("numb-hand")
    assert given.lies("1a") == "lame-hand" and given.in_hand(1) == ["1b", "1c"]


def test_ruling_wound_choice_as_many_as_possible():
    given = scene().wounded(1, 2, 3).almost_cast("twin-doom").race().cast("twin-doom")
    assert given.offered(0) == ["afflict 4"]
    given.do(0, "afflict 4")
    assert len(given.state.wounded) == 4 and given.prompt(0) == "wizard"
    given = scene().wounded(1, 2, 3, 4).almost_cast("twin-doom").race().cast("twin-doom")
    assert given.prompt(0) == "wizard" and given.where("twin-doom") == "removed"


def test_ruling_wound_choice_may_name_a_wounded_hero_for_souls():
    given = scene().wounded(1, 2).souls(8).almost_cast("doom-bell").race()
    given.cast("doom-bell", "afflict 2")
    assert len(given.state.wounded) == 2 and given.state.souls == 6
    given = scene().wounded(1, 2, 3, 4).souls(8).almost_cast("doom-bell").race()
    given.cast("doom-bell")
    assert given.state.souls == 4 and given.prompt(0) == "wizard", "then it is all the same"


def test_ruling_souls_short_takes_the_rest_and_wins():
    given = scene().wounded(1, 2).souls(2).almost_cast("doom-bell").race()
    given.cast("doom-bell", "afflict 3")
    assert given.won() == ("wizard", "souls")
    line = next(line for line in given.table.told if line.key == "souls")
    assert (line.values["count"], line.values["left"]) == (2, 0)


def test_ruling_xp_kinds_standard_trials_only():
    for card in ("coin-chest", "duel-on-the-bridge", "summon-golem"):
        given = scene().trials(card).life(5).almost(card, 1, 2).race().finish(card)
        assert given.offered(1, "learn") == [] and given.state.learning == (), card
    given = scene().weak(1, "fear-of-fire").cursed("curse-of-silence").wounded(1)
    given.almost("curse-of-silence", 1, 2).almost("fear-of-fire", 3).race()
    given.finish("curse-of-silence").finish("fear-of-fire")
    given.almost("bard", 1, 2).race().finish("bard")
    given.almost("dragon-large", 3, 4).race().finish("dragon-large")
    assert given.state.learning == () and [given.points(s) for s in (1, 2, 3, 4)] == [0] * 4
    given.almost("giant-spider", 1, 2).race().finish("giant-spider")
    assert given.state.learning != ()


def test_ruling_xp_bard_turns_rolled_dice_that_lie_nowhere():
    given = scene().experience(1, "locked-gate").lay(2, "bat-swarm", "fire").dice(2, "sword")
    given.swirled(3, "lame-hand").dice(4, "joker").race()
    assert given.offered(1, "turn-joker") == ["turn-joker 2b"]
    given.do(1, "turn-joker 2b")
    assert "lay 2b bat-swarm footprint" in given.offered(2)


def test_ruling_scroll_swap_dice_go_back_and_the_deck_keeps_its_size():
    given = scene("scenario-2").scrolls("scroll-of-exchange")
    given.spells("whisper", "flicker", "dragon-call").next("summon-vines")
    given.lay(0, "whisper", "water", "air").dice(0, "plant").spell_deck(1).race()
    given.do(0, "exchange whisper")
    assert given.open_spells()[0] == "summon-vines" and given.left("spell") == 1
    assert given.in_hand(0) == ["0a", "0b", "0c", "0d", "0e"] and given.rolled(0) == ["0c"]
    assert given.won() is None
    deck = given.state.cards[given.state.places.spell_deck]
    assert given.names(deck) == ["whisper"]


def test_ruling_scroll_dice_lie_on_a_spell_or_on_a_scroll():
    given = scene("scenario-2").scrolls("scroll-of-storms").spells("whisper", "flicker")
    given.dice(0, "lightning", "lightning").race()
    given.do(0, "lay 0a scroll-of-storms lightning")
    assert given.offered(0, "lay") == ["lay 0b scroll-of-storms lightning"]
    given = scene("scenario-2").scrolls("scroll-of-storms").spells("whisper")
    given.lay(0, "whisper", "air").dice(0, "lightning").race()
    assert given.offered(0, "lay") == ["lay 0b whisper lightning"]


def test_ruling_first_roll_of_the_wizard_starts_the_round():
    table = Table(GAME, 4, "first roll", {"countdown_ms": 0})
    for seat in (1, 2, 3):
        table.choose(seat, 0)
    table.choose(-1, 0)
    (question,) = table.questions
    assert question.seat == 0
    table.choose(0, 0)
    assert {question.seat for question in table.questions} == {-1, 0, 1, 2, 3}
    assert [table._state.rolled[die] for die in range(14)] == [True] * 5 + [False] * 9


def test_ruling_summon_reveal_on_top_of_the_trial_deck():
    given = scene().almost_cast("summon-slime").almost("giant-spider", 1, 2).race()
    given.cast("summon-slime")
    assert given.names(given.state.cards[given.state.places.trial_deck])[-1] == "summon-slime"
    given.finish("giant-spider")
    assert given.open_trials()[0] == "summon-slime"


def test_ruling_stack_secrecy_hides_the_size_of_decks_and_what_was_removed():
    def seen(trials: int, spells: int) -> list[bytes]:
        given = scene().trial_deck(trials).spell_deck(spells).race()
        return [msgspec.json.encode(given.table.view(seat)) for seat in (0, 1, None)]

    assert seen(4, 5) == seen(9, 9)
    given = Scenario("scenario-6", HEROES).race()
    places = given.state.places
    for pile in (places.trial_deck, places.spell_deck, places.box):
        for card in given.state.cards[pile]:
            assert not any(given.state.cards.sees(seat, card) for seat in (0, 1, None))


def test_ruling_hero_tile_colour_the_ability_belongs_to_the_hero():
    points = ("locked-gate", "pitch-black-vault", "spiral-stairs")
    given = scene(heroes=("paladin", "warrior", "ranger", "bard")).dragon(2).wounded(2)
    given.experience(1, *points).experience(2, "ghost-choir", "minotaur", "ice-cavern").race()
    assert given.offered(1, "heal") == ["heal 2"] and given.offered(1, "push-dragon") == []
    assert given.offered(2, "push-dragon") == ["push-dragon"]
