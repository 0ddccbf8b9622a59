"""Captain Hook's effects and conditions, in the order of his deck."""

from __future__ import annotations

from games.villainous.tables.captain_hook import (
    PIRATES,
    given,
    realm_seen_by,
    without_fate,
)

# Give Them a Scare


def test_give_them_a_scare_puts_two_fate_cards_back_in_the_order_of_his_choice():
    table = given().hand("give-them-a-scare").next("wendy", "john", "michael").acting()
    table.play("give-them-a-scare")
    assert table.offered() == ["put-on-top wendy", "put-on-top john", "discard-seen"]
    table.do("put-on-top john")
    assert table.deck(0, fate=True)[:3] == ["john", "wendy", "michael"]
    assert table.power_of(0) == 8
    assert table.discards(0) == ["give-them-a-scare"]


def test_give_them_a_scare_may_leave_the_order_as_it_is():
    table = given().hand("give-them-a-scare").next("wendy", "john", "michael").acting()
    table.play("give-them-a-scare", "put-on-top wendy")
    assert table.deck(0, fate=True)[:3] == ["wendy", "john", "michael"]


def test_give_them_a_scare_discards_both():
    table = given().hand("give-them-a-scare").next("wendy", "john", "michael").acting()
    table.play("give-them-a-scare", "discard-seen")
    assert table.fate_discards(0) == ["wendy", "john"]
    assert table.deck(0, fate=True)[0] == "michael"


def test_give_them_a_scare_is_a_look_that_nobody_else_has():
    table = given("maleficent", "jafar").hand("give-them-a-scare").next("wendy", "john").acting()
    table.play("give-them-a-scare")
    wendy, john = table.card("wendy"), table.card("john")
    for card in (wendy, john):
        assert table.state.cards.sees(0, card)
        for other in (1, 2, None):
            assert not table.state.cards.sees(other, card)
    assert "reveals" not in table.told()


def test_he_still_knows_what_give_them_a_scare_left_on_top():
    table = given().hand("give-them-a-scare").next("wendy", "john").acting()
    table.play("give-them-a-scare", "put-on-top john")
    known = [face.kind for face in realm_seen_by(table, 0).fate_top]
    assert known == ["john", "wendy"]
    assert realm_seen_by(table, 1).fate_top == []


def test_r55_give_them_a_scare_does_not_put_peter_pan_into_play():
    table = given().hand("give-them-a-scare").next("peter-pan", "john").acting()
    table.play("give-them-a-scare", "put-on-top john")
    assert table.deck(0, fate=True)[:2] == ["john", "peter-pan"]
    assert table.top("hangmans-tree") == []


def test_r55_peter_pan_discarded_by_give_them_a_scare_goes_to_the_discard_pile():
    table = given().hand("give-them-a-scare").next("peter-pan", "john").acting()
    table.play("give-them-a-scare", "discard-seen")
    assert table.fate_discards(0) == ["peter-pan", "john"]
    assert table.top("hangmans-tree") == []


def test_give_them_a_scare_with_one_fate_card_left_shuffles_the_discards_under_it():
    table = without_fate(given().hand("give-them-a-scare"), "wendy").discarded("john", "michael")
    table.acting().play("give-them-a-scare")
    first, second = table.offered(verb="put-on-top")
    assert first == "put-on-top wendy"
    assert second in ("put-on-top john", "put-on-top michael")
    assert table.fate_discards(0) == []
    table.do("put-on-top wendy")
    assert table.deck(0, fate=True)[0] == "wendy"
    assert sorted(table.deck(0, fate=True)) == ["john", "michael", "wendy"]
    assert realm_seen_by(table, 1).fate_top == []


def test_give_them_a_scare_looks_at_a_single_card_if_there_is_no_other():
    table = without_fate(given().hand("give-them-a-scare"), "wendy").acting()
    table.play("give-them-a-scare")
    assert table.offered() == ["put-on-top wendy", "discard-seen"]


def test_give_them_a_scare_cannot_be_played_without_any_fate_card():
    table = without_fate(given().hand("give-them-a-scare", "swashbuckler")).acting()
    assert table.playable() == ["swashbuckler"]


def test_doubt_give_them_a_scare_costs_1():
    assert given().power(0, 0).hand("give-them-a-scare").acting().playable() == []
    assert given().power(0, 1).hand("give-them-a-scare").acting().playable()


# Worthy Opponent


def test_worthy_opponent_gives_2_power_and_a_hero_whose_place_he_chooses():
    table = given().hand("worthy-opponent").next("pixie-dust", "taunt", "wendy", "john").acting()
    table.play("worthy-opponent")
    assert table.asked() == [0]
    table.do("place skull-rock")
    assert table.power_of(0) == 11
    assert table.top("skull-rock") == ["wendy"]
    assert table.fate_discards(0) == ["pixie-dust", "taunt"]
    assert table.deck(0, fate=True)[0] == "john"


def test_worthy_opponent_is_free():
    assert given().power(0, 0).hand("worthy-opponent").acting().playable() == ["worthy-opponent"]


def test_worthy_opponent_lets_him_decide_what_the_hero_does():
    table = given().hand("worthy-opponent").lay("skull-rock", "smee").next("tinker-bell").acting()
    table.play("worthy-opponent", "place skull-rock")
    assert table.asked() == [0]
    table.do("skip")
    assert table.bottom("skull-rock") == ["smee"]


def test_worthy_opponent_does_not_offer_the_locked_tree():
    table = given().hand("worthy-opponent").next("wendy").acting().play("worthy-opponent")
    assert table.offered() == ["place jolly-roger", "place skull-rock", "place mermaid-lagoon"]


def test_r57_worthy_opponent_brings_peter_pan_to_the_locked_tree():
    table = given().hand("worthy-opponent").next("taunt", "peter-pan", "john").acting()
    table.play("worthy-opponent")
    assert table.prompt() == "act"
    assert table.top("hangmans-tree") == ["peter-pan"]
    assert table.fate_discards(0) == ["taunt"]


def test_worthy_opponent_shuffles_the_discards_when_the_fate_deck_runs_out():
    table = without_fate(given().hand("worthy-opponent"), "taunt").discarded("john").acting()
    table.play("worthy-opponent", "place jolly-roger")
    assert table.top("jolly-roger") == ["john"]
    assert table.fate_discards(0) == ["taunt"]


def test_doubt_worthy_opponent_still_gives_power_when_no_hero_is_left():
    table = without_fate(given().hand("worthy-opponent"), "taunt", "pixie-dust").acting()
    table.play("worthy-opponent")
    assert table.power_of(0) == 11
    assert table.fate_discards(0) == ["taunt", "pixie-dust"]
    assert table.prompt() == "act"


def test_worthy_opponent_can_be_played_without_any_fate_card():
    table = without_fate(given().hand("worthy-opponent")).acting().play("worthy-opponent")
    assert table.power_of(0) == 11
    assert "reveals" not in table.told()


# Aye, Aye, Sir!


def test_aye_aye_sir_moves_an_ally_who_is_stronger_for_this_turn():
    table = given().hand("aye-aye-sir").lay("skull-rock", "swashbuckler", "smee").acting()
    table.play("aye-aye-sir", "move-card swashbuckler", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["swashbuckler"]
    assert table.strength("swashbuckler") == 4
    assert table.strength("smee") == 2
    assert table.power_of(0) == 8
    table.end_turn()
    assert table.strength("swashbuckler") == 2


def test_aye_aye_sir_twice_on_the_same_ally_adds_up():
    table = given().hand("aye-aye-sir", "aye-aye-sir#2").lay("jolly-roger", "swashbuckler").acting()
    table.play("aye-aye-sir").play("aye-aye-sir#2", "place jolly-roger")
    assert table.strength("swashbuckler") == 6


def test_aye_aye_sir_goes_to_a_neighbouring_place_only():
    table = given().hand("aye-aye-sir").lay("jolly-roger", "swashbuckler").acting()
    table.play("aye-aye-sir")
    assert table.bottom("skull-rock") == ["swashbuckler"]


def test_aye_aye_sir_needs_an_ally():
    table = given().hand("aye-aye-sir").lay("skull-rock", "cannon", "wendy").acting()
    assert table.playable() == []


def test_aye_aye_sir_does_not_lead_to_the_locked_tree():
    table = given().hand("aye-aye-sir").lay("mermaid-lagoon", "smee").acting()
    table.play("aye-aye-sir")
    assert table.bottom("skull-rock") == ["smee"]


def test_aye_aye_sir_takes_items_along():
    table = given().hand("aye-aye-sir").lay("jolly-roger", "swashbuckler")
    table.attached("swashbuckler", "cutlass").acting().play("aye-aye-sir")
    assert table.bottom("skull-rock") == ["swashbuckler", "cutlass"]
    assert table.strength("swashbuckler") == 6


def test_a_fallen_ally_takes_the_strength_of_aye_aye_sir_along():
    table = given().at("jolly-roger").hand("aye-aye-sir").lay("skull-rock", "swashbuckler")
    table.lay("jolly-roger", "wendy").acting().play("aye-aye-sir", "place jolly-roger")
    table.do("act-vanquish", "vanquish-hero wendy", "send swashbuckler")
    assert table.fate_discards(0) == ["wendy"]
    assert table.discards(0) == ["aye-aye-sir", "swashbuckler"]
    assert not table.state.boost


# Cunning


def test_cunning_plays_an_ally_from_his_hand_for_nothing():
    table = given().power(0, 0).lay("the-forest", "savage-goon")
    table.hand("cunning", "pirate-brute", "swashbuckler").reacting(1)
    table.by(0, "react cunning", "play-card pirate-brute", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["pirate-brute"]
    assert table.power_of(0) == 0
    assert table.hand_of(0) == ["swashbuckler"]
    assert table.discards(0) == ["cunning"]


def test_cunning_asks_for_a_strength_of_4():
    table = given().lay("the-forest", "sinister-goon").hand("cunning", "smee").reacting(1)
    assert table.asked() == [1]


def test_r08_cunning_counts_the_strength_with_all_that_changes_it():
    table = given().lay("the-forest", "sinister-goon", "green-fire").hand("cunning", "smee")
    table.reacting(1)
    assert table.offered(0, "react") == ["react cunning"]


def test_doubt_cunning_looks_at_allies_who_have_been_there_before():
    table = given().at("the-forest").lay("king-stefans-castle", "savage-goon")
    table.hand("cunning", "smee").acting(1)
    table.do("act-gain")
    assert table.offered(0, "react") == ["react cunning"]


def test_cunning_needs_an_ally_in_his_hand():
    table = given().lay("the-forest", "savage-goon").hand("cunning", "cannon").reacting(1)
    assert table.offered(0) == ["pass"]


def test_cunning_need_not_be_played():
    table = given().lay("the-forest", "savage-goon").hand("cunning", "smee").reacting(1)
    table.by(0, "pass")
    assert table.hand_of(0) == ["cunning", "smee"]
    assert table.asked() == [1]


def test_cunning_does_not_look_at_his_own_allies():
    table = given().lay("skull-rock", "pirate-brute").hand("cunning", "smee").reacting(1)
    assert table.asked() == [1]


def test_cunning_is_not_played_in_his_own_turn():
    table = given().lay("the-forest", "savage-goon").lay("skull-rock", "pirate-brute")
    table.hand("cunning", "smee").acting()
    assert table.playable() == ["smee"]


def test_cunning_lets_mr_starkey_do_what_he_does_when_played():
    table = given().lay("the-forest", "savage-goon").lay("skull-rock", "wendy")
    table.hand("cunning", "mr-starkey").reacting(1)
    table.by(0, "react cunning", "place skull-rock", "move-card wendy", "place jolly-roger")
    assert table.top("jolly-roger") == ["wendy"]


def test_r20_both_copies_of_cunning_may_be_played_in_the_same_turn():
    table = given().lay("the-forest", "savage-goon")
    table.hand("cunning", "cunning#2", "smee", "swashbuckler").reacting(1)
    table.by(0, "react cunning", "play-card smee", "place jolly-roger")
    table.by(0, "react cunning#2", "place jolly-roger")
    assert table.bottom("jolly-roger") == ["smee", "swashbuckler"]


# Obsession


def test_obsession_plays_the_next_hero_where_he_wants():
    table = given().hand("obsession").next("taunt", "wendy", "john").reacting(1, felled=4)
    table.by(0, "react obsession")
    assert table.offered(0) == ["play-fate wendy", "discard wendy"]
    table.by(0, "play-fate wendy", "place skull-rock")
    assert table.top("skull-rock") == ["wendy"]
    assert table.fate_discards(0) == ["taunt"]
    assert table.discards(0) == ["obsession"]
    assert table.power_of(0) == 9


def test_obsession_may_discard_the_hero():
    table = given().hand("obsession").next("taunt", "wendy", "john").reacting(1, felled=4)
    table.by(0, "react obsession", "discard wendy")
    assert table.fate_discards(0) == ["taunt", "wendy"]
    assert table.deck(0, fate=True)[0] == "john"


def test_r57_obsession_has_to_play_peter_pan_to_the_locked_tree():
    table = given().hand("obsession").next("taunt", "peter-pan").reacting(1, felled=4)
    table.by(0, "react obsession")
    assert table.top("hangmans-tree") == ["peter-pan"]
    assert table.asked() == [1]


def test_obsession_asks_for_a_defeated_strength_of_4():
    assert given().hand("obsession").reacting(1, felled=3).asked() == [1]


def test_obsession_answers_a_defeat_in_a_vanquish_of_another_villain():
    table = given().at("king-stefans-castle").lay("king-stefans-castle", "merryweather")
    table.lay("king-stefans-castle", "savage-goon").hand("obsession").acting(1)
    table.do("act-vanquish", "vanquish-hero merryweather", "send savage-goon")
    assert table.offered(0, "react") == ["react obsession"]


def test_obsession_is_not_played_without_a_defeat():
    table = given().lay("the-forest", "merryweather", "savage-goon").hand("obsession").reacting(1)
    assert table.offered(0) == ["pass"]


def test_obsession_is_lost_for_a_defeat_that_has_been_let_pass():
    table = given().at("the-forest").hand("obsession").reacting(1, felled=4).by(0, "pass")
    table.do("act-gain")
    assert table.asked() == [1]


def test_obsession_does_not_answer_his_own_defeats():
    table = given().at("jolly-roger").lay("jolly-roger", "lost-boys", *PIRATES)
    table.hand("obsession").acting().do("act-vanquish", "vanquish-hero lost-boys")
    table.do("send pirate-brute", "send pirate-brute#2", "done")
    assert table.asked() == [0]
    assert table.prompt() == "act"


def test_obsession_without_a_hero_discards_what_was_revealed():
    table = without_fate(given().hand("obsession"), "taunt").reacting(1, felled=4)
    table.by(0, "react obsession")
    assert table.fate_discards(0) == ["taunt"]
    assert table.asked() == [1]


def test_obsession_cannot_be_played_without_any_fate_card():
    table = without_fate(given().hand("obsession")).reacting(1, felled=4)
    assert table.offered(0) == ["pass"]
