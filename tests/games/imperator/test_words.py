"""The table and the questions in words: a new player can see what is possible and why."""

from __future__ import annotations

import re

import pytest

from games.imperator.scenario import Scenario
from spieltisch.games.imperator.game import GAME
from spieltisch.words import YOU, Words

ENGLISH = Words(GAME, "en", [YOU, "Ben", "Cleo"])
GERMAN = Words(GAME, "de", [YOU, "Ben", "Cleo"])


def table_in(words: Words, given: Scenario, seat: int | None = 0) -> list[str]:
    return [words.described(line) for line in GAME.describe(given.table.view(seat).board)]


def asked(words: Words, given: Scenario, seat: int = 0) -> str:
    question = given.table.question(seat)
    return words.prompt(question, given.table.eyes(seat))


def choices(words: Words, given: Scenario, seat: int = 0) -> list[str]:
    return words.choices(given.table.question(seat).choices, given.table.eyes(seat))


@pytest.fixture
def given() -> Scenario:
    given = Scenario(3)
    given.player(0, "spades-10", ["clubs-9", "hearts-4"], ["spades-2"])
    given.player(1, "hearts-7", ["spades-7"], ["hearts-3", "clubs-5"], lives=1)
    return given.player(2, "diamonds-5", ["diamonds-queen"])


# The table


def test_the_table_tells_each_imperators_perk(given):
    given.battle()
    assert table_in(ENGLISH, given) == [
        "Round 1 · Battle · 42 cards in the stock",
        "You: 3 lives · Imperator ♠10 (20 of 20 HP, black attacks +2)",
        "  attackers ♣9 ♥4 · buffs ♠2",
        "Ben: 1 life · Imperator ♥7 (14 of 14 HP, red defences +2)",
        "  attackers ♠7 · buffs ♥3 ♣5",
        "Cleo: 3 lives · Imperator ♦5 (10 of 10 HP, red defences +2)",
        "  attackers ♦Q",
    ]
    assert table_in(GERMAN, given)[1:3] == [
        "Du: 3 Leben · Imperator ♠10 (20 von 20 HP, schwarze Angriffe +2)",
        "  Angreifer ♣9 ♥4 · Buffs ♠2",
    ]


def test_one_card_in_the_stock_is_one_card(given):
    given.stock_only("clubs-2").battle()
    assert table_in(ENGLISH, given)[0] == "Round 1 · Battle · 1 card in the stock"
    assert table_in(GERMAN, given)[0] == "Runde 1 · Schlacht · 1 Karte im Stapel"


def test_the_perk_of_the_weak_is_told_as_it_is():
    given = Scenario(2, underdog_perk=True).player(0, "spades-3", ["clubs-9"])
    given.battle()
    assert "black attacks +13" in table_in(ENGLISH, given)[1]


def test_a_view_says_what_the_perk_is_for(given):
    given.battle()
    players = given.seen_by(None).players
    assert [(one.perk, one.perk_for) for one in players] == [
        (2, "attack"),
        (2, "defence"),
        (2, "defence"),
    ]


def test_before_the_crowning_there_is_no_perk():
    given = Scenario(2).dealt(0, "spades-3", "clubs-9").dealt(1, "hearts-3", "clubs-8")
    given.crowning()
    assert given.seen_by(0).players[0].perk_for is None


def test_who_is_covered_in_battle_is_marked(given):
    given.trick(0, "clubs-9", 1, "spades-7").covered(1).battle()
    lines = table_in(ENGLISH, given)
    assert "  attackers ♠7 (cannot be attacked) · buffs ♥3 ♣5" in lines
    assert "  attackers ♦Q" in lines
    assert "  Angreifer ♠7 (nicht angreifbar) · Buffs ♥3 ♣5" in table_in(GERMAN, given)


def test_after_the_battle_nobody_is_marked_as_covered(given):
    given.covered(1).middle("clubs-2").raid()
    assert not any("cannot be attacked" in line for line in table_in(ENGLISH, given))


def test_damage_on_cards_that_are_not_the_imperator_is_told(given):
    given.hurt(clubs_9=3, spades_2=1, spades_10=5).battle()
    lines = table_in(ENGLISH, given)
    assert "Imperator ♠10 (15 of 20 HP" in lines[1]
    assert lines[3:5] == ["  damage on ♣9: 3", "  damage on ♠2: 1"]
    assert "  Schaden auf ♣9: 3" in table_in(GERMAN, given)


def test_damage_on_a_hidden_buff_is_not_told_to_others():
    given = Scenario(2, hidden_buffs=True).player(0, "spades-10", ["clubs-9"], ["spades-2"])
    given.hurt(spades_2=4).battle()
    assert any("damage" in line for line in table_in(ENGLISH, given, 0))
    assert not any("damage" in line for line in table_in(ENGLISH, given, 1))


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=lambda words: words.language)
def test_full_hands_fit_eighty_columns_with_a_frame(words):
    given = Scenario(2)
    given.player(
        0,
        "spades-10",
        ["clubs-10", "hearts-10", "clubs-9", "hearts-9", "spades-9"],
        ["diamonds-10", "spades-8", "clubs-8", "hearts-8"],
    )
    given.covered(0).battle()
    assert max(map(len, table_in(words, given))) <= 76


# Whose card it is


def test_an_attack_names_whose_card_it_goes_against(given):
    given.battle()
    assert choices(ENGLISH, given) == [
        "Pass",
        "Attack Ben's ♠7 with ♣9",
        "Attack Ben's ♠7 with ♥4",
        "Attack Cleo's ♦Q with ♣9",
        "Attack Cleo's ♦Q with ♥4",
    ]
    assert choices(GERMAN, given)[1] == "♠7 von Ben mit ♣9 angreifen"


def test_hidden_cards_are_asked_for_by_their_owner():
    given = Scenario(3, hidden_buffs=True).player(0, "spades-10", ["clubs-9"])
    given.player(1, "hearts-7", ["spades-7"], ["hearts-3", "clubs-5"])
    given.player(2, "diamonds-5", ["diamonds-queen"])
    given.offers()
    given.act(0, "give clubs-9")
    assert asked(ENGLISH, given) == "What would you like for ♣9, and from whom?"
    assert choices(ENGLISH, given) == [
        "No trade",
        "Ask Ben for ♥7",
        "Ask Ben for ♠7",
        "Ask Ben for a hidden card (1 of 2)",
        "Ask Ben for a hidden card (2 of 2)",
        "Ask Cleo for ♦5",
        "Ask Cleo for ♦Q",
    ]
    assert choices(GERMAN, given)[4] == "Von Ben eine verdeckte Karte verlangen (2 von 2)"


def test_choices_that_read_the_same_say_where_their_cards_lie():
    given = Scenario(5).player(0, "clubs-7", ["clubs-7#2", "clubs-9"]).middle("clubs-2")
    given.raid(0)
    given.act(0, "raid clubs-9 clubs-2")
    five = Words(GAME, "en", [YOU])
    assert choices(five, given) == [
        "Discard ♣7 (your Imperator)",
        "Discard ♣7 (among your attackers)",
        "Discard ♣9",
        "Discard nothing: let your hand grow",
    ]
    german = Words(GAME, "de", [YOU])
    assert choices(german, given)[1] == "♣7 ablegen (unter deinen Angreifern)"


def test_what_reads_the_same_in_the_same_place_is_counted_through():
    given = Scenario(5).player(0, "clubs-8", ["clubs-7", "clubs-7#2"]).middle("clubs-2")
    given.raid(0)
    given.act(0, "raid clubs-7 clubs-2")
    assert choices(ENGLISH, given)[1:3] == ["Discard ♣7 (1 of 2)", "Discard ♣7 (2 of 2)"]


def test_a_reply_names_both_cards(given):
    given.offer(1, "spades-7", 0, "clubs-9").replies()
    assert asked(ENGLISH, given) == "Ben offers you ♠7 for your ♣9. Do you accept?"
    assert asked(GERMAN, given) == "Ben bietet dir ♠7 und möchte ♣9 von dir. Nimmst du an?"


def test_a_collision_names_whose_attacks_collide():
    given = Scenario(3).player(0, "spades-10", ["clubs-9"])
    given.player(1, "hearts-7", ["spades-7"]).player(2, "diamonds-5", ["diamonds-7"])
    given.battle()
    given.beat({1: "attack spades-7 clubs-9", 2: "attack diamonds-7 clubs-9"})
    assert choices(ENGLISH, given) == [
        "Let Ben's ♠7 attack your ♣9",
        "Let Cleo's ♦7 attack your ♣9",
    ]
    assert choices(GERMAN, given)[0] == "♠7 von Ben gegen ♣9 von dir gilt"


# Why an attack falls


def news(words: Words, given: Scenario, seat: int | None = 0) -> list[str]:
    return [words.told(message) for message in given.table.told_to(seat)]


def colliding(mine: str, bens: str, cleos: str) -> Scenario:
    given = Scenario(3).player(0, "spades-10", [mine, "clubs-2"], ["clubs-3"])
    given.player(1, "hearts-7", [bens, "hearts-2"], ["clubs-4"])
    given.player(2, "diamonds-5", [cleos], ["spades-4"]).battle()
    return given


def test_an_attack_that_is_outranked_names_the_higher_card():
    given = colliding("clubs-8", "hearts-6", "diamonds-9")
    given.beat({0: "attack clubs-8 hearts-6", 2: "attack diamonds-9 hearts-2"})
    assert news(ENGLISH, given)[0] == (
        "Your attack with ♣8 on Ben's ♥6 collides with Cleo's attack with ♦9 and fails: "
        "♦9 is higher."
    )
    assert news(GERMAN, given)[0] == (
        "Dein Angriff mit ♣8 auf ♥6 von Ben prallt mit dem Angriff von Cleo mit ♦9 zusammen "
        "und verfällt: ♦9 ist höher."
    )


def test_an_attack_that_loses_a_tie_names_the_one_that_stands():
    given = colliding("clubs-8", "hearts-6", "diamonds-8")
    given.beat({0: "attack clubs-8 hearts-6", 2: "attack diamonds-8 hearts-2"})
    given.act(1, "let-stand diamonds-8 hearts-2")
    assert news(ENGLISH, given)[0] == (
        "Your attack with ♣8 on Ben's ♥6 collides with Cleo's attack with ♦8. "
        "The cards are equal, and ♦8 goes through."
    )
    assert news(GERMAN, given)[0].endswith("Die Karten sind gleich hoch, und es gilt ♦8.")


def test_equal_cards_that_attack_each_other_are_told_together():
    given = colliding("clubs-8", "hearts-8", "diamonds-9")
    given.beat({0: "attack clubs-8 hearts-8", 1: "attack hearts-8 clubs-8"})
    (line,) = news(ENGLISH, given)
    assert line.startswith("Your ♣8 and Ben's ♥8 attack each other. The cards are equal, so both")
    (line,) = news(GERMAN, given)
    assert line.startswith("♣8 von dir und ♥8 von Ben greifen einander an. Die Karten sind gleich")


# What is at stake


def test_the_winner_of_a_trick_hears_against_whom_and_for_how_much(given):
    given.trick(0, "clubs-9", 1, "spades-7").resolve()
    assert asked(ENGLISH, given).startswith("The trick against Ben is yours, with 4 damage. Which")
    assert asked(GERMAN, given).startswith("Der Stich gegen Ben gehört dir, mit 4 Schaden. Welche")
    assert choices(ENGLISH, given)[1] == "Take Ben's ♠7, give ♣9"


def test_after_the_first_of_two_cards_the_way_out_says_what_it_means_then(given):
    given.trick(0, "clubs-9", 1, "spades-7", boost="spades-2", guard="hearts-3").resolve()
    assert choices(ENGLISH, given)[0] == "Take no card"
    assert choices(GERMAN, given)[0] == "Keine Karte nehmen"
    given.act(0, "take spades-7 clubs-9")
    assert asked(ENGLISH, given).startswith("Would you like to exchange your other card with Ben")
    assert choices(ENGLISH, given)[0] == "Take no second card"
    assert choices(GERMAN, given)[0] == "Keine zweite Karte nehmen"


def test_a_defender_who_wins_does_no_damage(given):
    given.trick(1, "spades-7", 0, "clubs-9").resolve()
    assert asked(ENGLISH, given).startswith("The trick against Ben is yours. Which card")
    assert asked(GERMAN, given).startswith("Der Stich gegen Ben gehört dir. Welche Karte")


def test_a_raid_that_needs_a_buff_names_both_cards(given):
    given.middle("clubs-queen").raid()
    given.act(0, "raid clubs-9 clubs-queen")
    assert asked(ENGLISH, given) == "♣9 alone is too weak for ♣Q. Which black buff helps it?"
    given.act(0, "add-buff spades-2")
    assert asked(ENGLISH, given).startswith("You have captured ♣Q. Which of your cards")
    assert asked(GERMAN, given).startswith("Du hast ♣D erbeutet. Welche deiner Karten")


def test_whoever_sorts_sees_the_new_imperator_before_it_counts(given):
    given.sort()
    given.act(0, "emperor clubs-9").act(0, "support spades-2")
    assert asked(ENGLISH, given).startswith("♣9 is your Imperator")
    assert asked(GERMAN, given).startswith("♣9 ist Imperator")


# One word for one thing


def test_german_calls_defending_and_being_safe_by_different_words(given):
    given.trick(0, "clubs-9", 1, "spades-7").battle()
    defend = [one for one in choices(GERMAN, given, 1) if "♥3" in one]
    assert defend == ["♠7 mit ♥3 verteidigen"]
    question = given.table.question(1)
    text = GERMAN.prompt_help(question, given.table.eyes(1)) + GERMAN.rules
    assert "verteidig" in text and "geschützt" in text
    assert not re.search(r"\b(un)?(ge)?deckt?(en|st)?\b", text)


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=lambda words: words.language)
def test_rules_and_help_explain_what_happens_when_attacks_collide(words):
    given = Scenario(3).player(0, "spades-10", ["clubs-9"])
    given.player(1, "hearts-7", ["spades-7"]).player(2, "diamonds-5", ["diamonds-7"])
    given.battle()
    given.beat({1: "attack spades-7 clubs-9", 2: "attack diamonds-7 clubs-9"})
    text = words.prompt_help(given.table.question(0), given.table.eyes(0))
    explained = {"en": ("collide", "higher card"), "de": ("prallen", "höhere Karte")}
    for part in explained[words.language]:
        assert part in text and part in " ".join(words.rules.split())
