"""The turn and its actions, whatever the villain. Names with r and a number are rulings."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from spieltisch.engine import Table
from spieltisch.engine.errors import NotOffered, OptionTakenTwice
from spieltisch.engine.script import Choice
from spieltisch.games.villainous.content import FATE, KINDS, PLACES, VILLAINS, deck
from spieltisch.games.villainous.game import GAME
from spieltisch.games.villainous.state import DECK, FATE_DECK, HAND

MALEFICENT_AND_JAFAR = ("maleficent", "jafar")


def given(*villains: str, **options: object) -> Scenario:
    """Maleficent in The Forest (discard, play, gain 3, play) against Jafar, with power to spare."""
    table = Scenario(*(villains or MALEFICENT_AND_JAFAR), **options)
    return table.at("the-forest").power(0, 9)


# The beginning


def test_every_villain_has_thirty_villain_cards_and_fifteen_fate_cards():
    for villain in range(len(VILLAINS)):
        kinds = deck(villain)
        assert (len(kinds), sum(FATE[kind] for kind in kinds)) == (45, 15)


def test_the_box_holds_157_different_cards_and_24_places():
    assert (len(KINDS), len(PLACES)) == (157, 24)


def test_power_at_the_beginning_goes_by_the_seat():
    table = Table(GAME, 6, "start")
    assert [realm.power for realm in table.view(None).board.realms] == [0, 1, 2, 2, 3, 3]


def test_everybody_begins_at_the_left_with_four_cards():
    board = Table(GAME, 6, "start").view(None).board
    assert [realm.at for realm in board.realms] == [0] * 6
    assert [len(realm.hand) for realm in board.realms] == [4] * 6
    assert [(realm.deck, realm.fate_deck) for realm in board.realms] == [(26, 15)] * 6


def test_three_villains_have_a_locked_place_at_the_beginning():
    table = Table(GAME, 6, "start", {"villain": VILLAINS})
    locked = [
        place.name
        for realm in table.view(None).board.realms
        for place in realm.places
        if place.locked
    ]
    assert locked == ["the-palace", "cave-of-wonders", "hangmans-tree"]


# Who is who


def test_villains_can_be_chosen_for_each_seat():
    board = Table(GAME, 2, "who", {"villain": ("ursula", "jafar")}).view(None).board
    assert [realm.villain for realm in board.realms] == ["ursula", "jafar"]


def test_random_villains_are_different_ones_and_leave_the_chosen_one_alone():
    for seed in range(20):
        options = {"villain": ("random", "jafar", *["random"] * 4)}
        board = Table(GAME, 6, f"who {seed}", options).view(None).board
        villains = [realm.villain for realm in board.realms]
        assert villains[1] == "jafar" and sorted(villains) == sorted(VILLAINS), f"seed {seed}"


def test_no_villain_can_be_chosen_twice():
    with pytest.raises(OptionTakenTwice, match="only one seat can have 'jafar'"):
        Table(GAME, 3, "who", {"villain": ("jafar", "random", "jafar")})


def test_villains_are_drafted_in_the_order_of_the_seats_from_those_left():
    table = Table(GAME, 3, "draft", {"villain": ("draft", "ursula", "draft")})
    (question,) = table.questions
    offered = [GAME.names[choice.things[0]] for choice in question.choices]
    assert (question.seat, question.prompt) == (0, "draft")
    assert offered == [villain for villain in VILLAINS if villain != "ursula"]
    table.choose(0, question.choices[0])
    (question,) = table.questions
    assert question.seat == 2
    assert "maleficent" not in [GAME.names[choice.things[0]] for choice in question.choices]
    table.choose(2, question.choices[-1])
    villains = [realm.villain for realm in table.view(None).board.realms]
    assert villains == ["maleficent", "ursula", "queen-of-hearts"]


# Moving


def test_the_villain_never_stays():
    table = given().moving()
    assert table.offered() == [
        "place forbidden-mountains", "place briar-roses-cottage", "place king-stefans-castle",
    ]  # fmt: skip


def test_the_villain_cannot_move_to_a_locked_place():
    table = given().at("oasis").moving(1)
    assert table.offered() == ["place sultans-palace", "place streets-of-agrabah"]


def test_r15_a_villain_on_a_place_that_was_locked_stays_and_leaves_in_its_next_move():
    table = given().at("cave-of-wonders").acting(1)
    assert table.place_of(1) == "cave-of-wonders"
    table = given().at("cave-of-wonders").moving(1)
    assert len(table.offered()) == 3


def test_r22_a_villain_that_fate_has_moved_must_still_move_to_another_place():
    table = given().next("king-stefan", "once-upon-a-dream").at("streets-of-agrabah").acting(1)
    table.fate(0, "place briar-roses-cottage", "place king-stefans-castle").end_turn()
    assert "place king-stefans-castle" not in table.offered()


# Symbols


def test_each_symbol_is_used_once():
    table = given().acting().do("act-gain")
    assert table.power_of(0) == 12
    assert not table.offered(verb="act-gain")


def test_symbols_can_be_used_in_any_order_and_two_of_a_kind_each_once():
    table = given().hand("raven", "savage-goon", "staff").acting()
    assert len(table.offered(verb="act-play")) == 2
    table.play("raven", "place the-forest")
    assert len(table.offered(verb="act-play")) == 1
    table.do("act-gain").play("staff", "place the-forest")
    assert not table.offered(verb="act-play")


def test_a_hero_covers_the_symbols_on_top():
    table = given().lay("the-forest", "guards").hand("raven").acting()
    assert table.offered() == ["act-gain the-forest 2 3", "act-play the-forest 3", "end-turn"]


def test_r10_symbols_uncovered_in_the_turn_can_be_used_at_once():
    table = given().lay("the-forest", "guards").hand("dragon-form", "raven").acting()
    table.play("dragon-form")
    assert "act-discard the-forest 0" in table.offered()
    assert "act-play the-forest 1" in table.offered()


def test_r10_symbols_covered_before_they_were_used_are_lost():
    table = given("maleficent", "ursula").hand("trickery", "raven").next("guards").acting()
    table.do("act-gain").by(1, "react trickery", "place the-forest")
    assert "act-discard the-forest 0" not in table.offered(0)


def test_the_turn_may_end_with_symbols_left():
    assert given().acting().end_turn().asked() == [1]


# The hand


def test_the_hand_is_filled_up_to_four_cards_at_the_end():
    table = given().hand("raven").acting().end_turn()
    assert len(table.hand_of(0)) == 4


def test_a_hand_of_more_than_four_is_kept():
    names = ["raven", "staff", "vanish", "malice", "tyranny", "spinning-wheel"]
    table = given().hand(*names).acting().end_turn()
    assert table.hand_of(0) == names


def test_when_the_deck_runs_out_the_discard_pile_is_shuffled():
    table = given().empty_deck(0).next("raven").acting().end_turn()
    assert len(table.hand_of(0)) == 4 and "raven" in table.hand_of(0)
    assert table.discards(0) == []
    assert "deck-shuffled" in table.told()


def test_any_number_of_cards_can_be_discarded():
    table = given().hand("raven", "staff", "vanish").acting()
    table.do("act-discard", "discard raven", "discard vanish", "done")
    assert table.discards(0) == ["raven", "vanish"]
    assert table.hand_of(0) == ["staff"]


# Playing cards


def test_a_card_costs_its_power_and_cannot_be_played_without():
    table = given().power(0, 2).hand("savage-goon", "sinister-goon").acting()
    assert table.playable() == ["sinister-goon"]
    assert table.play("sinister-goon", "place the-forest").power_of(0) == 0


def test_conditions_cannot_be_played_in_the_own_turn():
    assert given().hand("malice", "raven").acting().playable() == ["raven"]


def test_r04_an_effect_that_cannot_be_carried_out_cannot_be_played():
    assert given().hand("dragon-form").acting().playable() == []


def test_r06_heroes_are_played_even_if_their_ability_finds_nothing():
    table = given().next("fauna", "once-upon-a-dream").at("streets-of-agrabah").acting(1)
    assert table.fate(0, "place the-forest").top("the-forest") == ["fauna"]


def test_nothing_can_be_played_to_a_locked_place():
    table = given().power(1, 9).at("oasis").hand("iago").acting(1)
    table.do("act-play", "play-card iago")
    assert "place cave-of-wonders" not in table.offered()


def test_an_effect_is_discarded_when_it_has_happened():
    assert given().hand("vanish").acting().play("vanish").discards(0) == ["vanish"]


def test_r23_a_card_is_carried_out_before_anything_else_can_be_done():
    table = given().lay("the-forest", "guards", "flora").hand("dragon-form").acting()
    table.play("dragon-form")
    assert table.prompt() == "pick-card"
    assert set(table.offered()) == {"defeat guards", "defeat flora"}


# Moving cards


def test_allies_and_items_move_to_neighbouring_places_only():
    table = given().lay("briar-roses-cottage", "raven").at("forbidden-mountains").acting()
    table.do("act-move", "move-card raven")
    assert table.offered() == ["place forbidden-mountains", "place the-forest"]


def test_r16_items_go_with_their_bearer_and_not_alone():
    table = given().lay("oasis", "palace-guard").attached("palace-guard", "scimitar")
    table.unlocked("cave-of-wonders").at("cave-of-wonders").acting(1).do("act-move")
    assert table.offered() == ["move-card palace-guard"]
    table.do("move-card palace-guard", "place streets-of-agrabah")
    assert table.bottom("streets-of-agrabah") == ["palace-guard", "scimitar"]


def test_r13_nothing_moves_into_or_out_of_a_locked_place():
    table = given().lay("cave-of-wonders", "iago").lay("oasis", "razoul")
    table.at("cave-of-wonders").acting(1).do("act-move", "move-card razoul")
    assert table.bottom("streets-of-agrabah") == ["razoul"]


# Vanquishing


def test_the_example_of_the_rulebook_two_of_three_allies_are_enough():
    table = given().at("king-stefans-castle").lay("the-forest", "prince-phillip")
    table.lay("the-forest", "savage-goon", "raven", "savage-goon#2").acting()
    table.do("act-vanquish", "vanquish-hero prince-phillip", "send savage-goon")
    assert "done" not in table.offered()
    table.do("send raven", "done")
    assert table.fate_discards(0) == ["prince-phillip"]
    assert table.discards(0) == ["savage-goon", "raven"]
    assert table.bottom("the-forest") == ["savage-goon#2"]


def test_allies_elsewhere_do_not_fight():
    table = given().at("king-stefans-castle").lay("the-forest", "flora")
    table.lay("king-stefans-castle", "savage-goon").acting()
    assert not table.offered(verb="act-vanquish")


def test_r08_strength_means_the_strength_with_all_that_changes_it():
    table = given().at("king-stefans-castle").lay("the-forest", "prince-phillip", "dreamless-sleep")
    table.lay("the-forest", "sinister-goon").acting().do("act-vanquish", "vanquish-hero")
    assert table.do("send sinister-goon").fate_discards(0) == ["prince-phillip"]


def test_r09_a_hero_of_strength_zero_is_vanquished_without_allies():
    table = given().at("king-stefans-castle").lay("the-forest", "fauna", "dreamless-sleep").acting()
    table.do("act-vanquish", "vanquish-hero fauna")
    assert table.fate_discards(0) == ["fauna"]


def test_r09_a_hero_of_strength_zero_does_not_leave_by_itself():
    table = given().lay("the-forest", "fauna", "dreamless-sleep").acting().do("act-gain")
    assert table.top("the-forest") == ["fauna"]


def test_r25_allies_of_strength_zero_can_be_the_second_one():
    table = Scenario("queen-of-hearts", "captain-hook").at("jolly-roger").power(1, 9)
    table.lay("skull-rock", "lost-boys", "pirate-brute", "swashbuckler").acting(1)
    table.state.boost[table.card("swashbuckler")] = -2
    table.do("act-vanquish", "vanquish-hero lost-boys", "send pirate-brute", "send swashbuckler")
    assert table.fate_discards(1) == ["lost-boys"]


def test_r26_the_owner_chooses_which_hero_to_defeat_first():
    table = given().at("king-stefans-castle").lay("the-forest", "flora", "fauna", "savage-goon")
    table.acting().do("act-vanquish")
    assert set(table.offered()) == {"vanquish-hero flora", "vanquish-hero fauna"}


def test_the_sum_and_what_is_needed_are_told_while_allies_are_sent():
    table = given().at("king-stefans-castle").lay("the-forest", "prince-phillip", "savage-goon")
    table.lay("the-forest", "raven").acting().do("act-vanquish", "vanquish-hero", "send raven")
    (question,) = table.table.questions
    assert (question.values["sum"], question.values["needed"]) == (1, 5)
    board = table.table.view(1).board.realms[0].places[2]
    assert {card.kind: card.picked for card in board.bottom} == {
        "savage-goon": False, "raven": True,
    }  # fmt: skip


# Fate


def test_fate_reveals_two_cards_plays_one_and_discards_the_other():
    table = given().next("flora", "guards").at("streets-of-agrabah").acting(1)
    table.fate(0)
    assert table.offered() == ["play-fate flora", "play-fate guards"]
    table.do("play-fate guards", "place the-forest")
    assert (table.top("the-forest"), table.fate_discards(0)) == (["guards"], ["flora"])


def test_r07_a_fate_card_that_cannot_be_played_is_discarded_without_another():
    table = given().next("sword-of-truth", "once-upon-a-dream").at("streets-of-agrabah").acting(1)
    table.fate(0)
    assert table.fate_discards(0) == ["sword-of-truth", "once-upon-a-dream"]
    assert len(table.deck(0, fate=True)) == 13


def test_fate_goes_on_with_the_shuffled_discard_pile():
    table = given().empty_deck(0, fate=True).next("flora").at("streets-of-agrabah").acting(1)
    table.fate(0)
    assert "fate-shuffled" in table.told()
    assert table.prompt() in ("fate-card", "pick-place")


def test_heroes_are_not_played_to_a_locked_place():
    table = given().next("genie", "treachery").at("forbidden-mountains").acting()
    table.fate(1)
    assert table.offered() == [
        "place sultans-palace", "place streets-of-agrabah", "place oasis",
    ]  # fmt: skip


FIVE = ("maleficent", "jafar", "ursula", "prince-john", "captain-hook")


def test_the_fate_token_protects_whoever_was_fated_last_with_five_players():
    table = given(*FIVE).at("forbidden-mountains").next("genie", "treachery").acting()
    assert table.fate(1, "place oasis").state.token == 1
    table.end_turn().do("place streets-of-agrabah", "act-fate", "target 2")
    assert table.state.token == 1  # still being played
    table = given(*FIVE).at("forbidden-mountains").token(1).acting().do("act-fate")
    assert table.offered() == ["target 2", "target 3", "target 4"]


def test_there_is_no_fate_token_with_four_players():
    table = given(*FIVE[:4]).at("forbidden-mountains").next("genie", "treachery").acting()
    assert table.fate(1, "place oasis").state.token == -1


def test_r21_a_fate_card_played_by_a_condition_ignores_and_keeps_the_token():
    table = given(*FIVE).hand("trickery").next("guards").token(0).acting().do("act-gain")
    table.by(2, "react trickery", "place the-forest")
    assert (table.top("the-forest"), table.state.token) == (["guards"], 0)


def test_discard_piles_are_open_and_decks_and_hands_are_not():
    table = given().hand("raven").discarded("vanish", "flora").acting()
    mine, others = (table.table.view(seat).board.realms[0] for seat in (0, 1))
    assert [card.kind for card in others.discard] == ["vanish"]
    assert [card.kind for card in others.fate_discard] == ["flora"]
    assert (mine.hand[0].kind, others.hand[0].kind) == ("raven", None)
    assert others.deck_top == []


# The end


def test_r01_a_win_at_the_beginning_of_a_turn_is_checked_before_anything_is_done():
    table = given().lay("forbidden-mountains", "green-fire", "raven")
    table.lay("briar-roses-cottage", "green-fire#2").lay("the-forest", "green-fire#3")
    table.lay("king-stefans-castle", "dreamless-sleep").acting(1).end_turn()
    assert table.winner() == 0


def test_r01_before_move_abilities_come_before_the_move():
    table = given().lay("the-forest", "raven").acting(1).end_turn()
    assert (table.prompt(), table.asked()) == ("pick-place", [0])
    assert table.do("skip").prompt() == "move"


def test_after_the_last_round_nobody_has_won():
    table = given(round_limit=1).acting(1).end_turn()
    assert table.table.result is not None
    assert (table.table.result.outcome, table.table.result.winners) == ("draw", (0, 1))


def test_what_is_not_offered_is_refused_and_nothing_changes():
    table = given().moving()
    before = table.state.plain()
    with pytest.raises(NotOffered):
        table.table.choose(0, Choice("place", (2,)))
    assert table.state.plain() == before


def test_decks_hands_and_fate_decks_are_the_only_secrets():
    secret = {
        pile.number % 15
        for pile in given().state.places.all
        if pile.shown_to != -1
    }  # fmt: skip
    assert secret == {DECK, HAND, FATE_DECK}
