"""What people read at a table of Villainous, where the words depend on the position."""

from __future__ import annotations

import pytest

from games.villainous.scenario import Scenario
from spieltisch.games.villainous.content import FATE, KIND, KINDS, TYPE, Type
from spieltisch.games.villainous.game import GAME
from spieltisch.words import Words

ENGLISH, GERMAN = (Words(GAME, language, ["Anna", "Ben"]) for language in ("en", "de"))


def choices(table: Scenario, words: Words = ENGLISH) -> list[str]:
    (question,) = table.table.questions
    return words.choices(question.choices, table.table.eyes(question.seat))


def prompt(table: Scenario, words: Words = ENGLISH) -> str:
    (question,) = table.table.questions
    return words.prompt(question, table.table.eyes(question.seat))


def told(table: Scenario, words: Words = ENGLISH) -> list[str]:
    return [words.told(message) for message in table.table.told_to(None, 0)]


# The move


def test_the_move_says_what_each_place_offers():
    table = Scenario("maleficent", "jafar").at("forbidden-mountains").moving()
    assert choices(table) == [
        "Briar Rose's Cottage: gain 2 power, move an item or ally, play a card, discard",
        "The Forest: discard, play a card, gain 3 power, play a card",
        "King Stefan's Castle: gain 1 power, fate, vanquish, play a card",
    ]
    assert choices(table, GERMAN)[1] == (
        "Der Wald: abwerfen, Karte ausspielen, 3 Macht nehmen, Karte ausspielen"
    )


def test_the_move_says_what_heroes_cover():
    table = Scenario("maleficent", "jafar").lay("the-forest", "guards").moving()
    (forest,) = [text for text in choices(table) if text.startswith("The Forest")]
    assert forest == "The Forest: gain 3 power, play a card (covered: discard, play a card)"


def test_the_move_says_what_a_shrunken_hero_covers():
    table = Scenario("queen-of-hearts", "jafar").lay("hedge-maze", "dodo").shrunken("dodo", 1)
    (maze,) = [text for text in choices(table.moving()) if text.startswith("Hedge Maze")]
    assert maze == "Hedge Maze: play a card, gain 3 power, play a card (covered: activate)"


def test_the_move_counts_three_symbols_in_the_jail():
    table = Scenario("prince-john", "jafar").lay("the-jail", "toby").moving()
    assert choices(table)[-1] == "The Jail: gain 3 power, play a card, discard"


@pytest.mark.parametrize(
    ("items", "more"),
    [
        (["cannon"], "1 more symbol from a card"),
        (["cannon", "hooks-case"], "2 more symbols from cards"),
    ],
)
def test_the_move_counts_the_symbols_that_cards_add(items: list[str], more: str):
    table = Scenario("captain-hook", "jafar").lay("skull-rock", *items).moving()
    assert choices(table)[0].endswith(f"; {more}")


def test_staying_says_what_is_there_too():
    table = Scenario("maleficent", "jafar").at("the-forest").lay("the-forest", "guards")
    table.state.begin(0, KIND["vanish"])
    table.state.round = 2
    assert choices(table.moving())[-1] == (
        "Stay at The Forest: gain 3 power, play a card (covered: discard, play a card)"
    )


# Symbols


def test_two_symbols_of_a_kind_are_told_apart():
    table = Scenario("maleficent", "jafar").at("the-forest").power(0, 9).hand("raven").acting()
    assert choices(table)[1:4] == [
        "Play a card (upper symbol)",
        "Gain 3 power",
        "Play a card (lower symbol)",
    ]
    assert choices(table, GERMAN)[1] == "Eine Karte ausspielen (oberes Symbol)"


def test_an_action_elsewhere_names_its_place():
    table = Scenario("ursula", "jafar").at("erics-ship").power(0, 9).hand("grow-giant", "cauldron")
    table.acting().play("grow-giant")
    assert "Play a card at Ursula's Lair" in choices(table)
    assert "Play a card at The Shore (upper symbol)" in choices(table)
    assert "Gain 3 power at The Shore" in choices(table)


# Copies of a card


def test_copies_at_different_places_are_told_apart_by_the_place():
    table = Scenario("maleficent", "jafar").at("briar-roses-cottage")
    table.lay("the-forest", "cackling-goon").lay("briar-roses-cottage", "cackling-goon#2")
    assert choices(table.acting().do("act-move")) == [
        "Move Cackling Goon (at Briar Rose's Cottage)",
        "Move Cackling Goon (at The Forest)",
    ]


def test_copies_at_one_place_are_told_apart_by_what_they_carry():
    table = Scenario("prince-john", "jafar").at("nottingham").lay("nottingham", "toby")
    table.lay("nottingham", "rhino-guards", "rhino-guards#2")
    table.attached("rhino-guards#2", "bow-and-arrows").acting()
    assert choices(table.do("act-vanquish", "vanquish-hero toby")) == [
        "Send Rhino Guards (at Nottingham)",
        "Send Rhino Guards (at Nottingham, with Bow and Arrows)",
    ]
    assert "Nashornwachen schicken (Nottingham, mit Pfeil und Bogen)" in choices(table, GERMAN)


# What cannot be played, and why


def test_the_log_says_why_a_fate_card_could_not_be_played():
    table = Scenario("maleficent", "jafar").at("sultans-palace").acting(1)
    table.next("sword-of-truth", "once-upon-a-dream").fate(0)
    assert told(table)[-3:] == [
        "Sword of Truth cannot be played: no hero within reach can carry it.",
        "Once Upon a Dream cannot be played: no curse lies at a place with a hero.",
        "Discarded: Sword of Truth, Once Upon a Dream.",
    ]


def test_the_log_says_why_only_one_of_two_fate_cards_was_played():
    table = Scenario("maleficent", "jafar").at("sultans-palace").acting(1)
    table.next("sword-of-truth", "fauna").fate(0)
    assert told(table)[-2:] == [
        "Sword of Truth cannot be played: no hero within reach can carry it.",
        "Discarded: Sword of Truth.",
    ]


def test_the_log_says_that_a_hero_finds_no_place():
    table = Scenario("maleficent", "jafar").at("sultans-palace").lay("the-forest", "green-fire")
    table.lay("briar-roses-cottage", "green-fire#2").lay("king-stefans-castle", "green-fire#3")
    table.lay("forbidden-mountains", "forest-of-thorns").next("fauna", "flora").acting(1).fate(0)
    assert told(table)[-2] == (
        "Flora cannot be played: there is no place where this hero can be played."
    )


@pytest.mark.parametrize(
    "kind", [k for k in range(len(KINDS)) if FATE[k] and TYPE[k] is Type.EFFECT]
)
@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_every_fate_effect_has_a_reason_of_its_own(kind: int, words: Words):
    assert f"why-{KINDS[kind]}" in GAME.names
    assert words._say(f"name-why-{KINDS[kind]}")


def test_a_condition_that_no_longer_applies_is_told_without_its_name():
    table = Scenario("maleficent", "ursula", "prince-john").power(0, 6).hand("trickery", "greed")
    table.at("the-forest").lay("the-forest", "flora").next("guards").reacting(0)
    table.by(1, "react trickery").by(2, "react greed")
    table.state.power[0] = 0
    table.by(1, "place the-forest")
    assert told(table)[-1] == (
        "The condition that Seat 3 wanted to play no longer applies. It stays in hand."
    )
    assert table.hand_of(2) == ["greed"]


# One or two


def test_after_the_first_of_two_the_question_says_so():
    table = Scenario("queen-of-hearts", "jafar").at("courtyard").power(0, 9)
    table.lay("courtyard", "card-guard-club", "card-guard-heart", "card-guard-spade")
    table.hand("by-order-of-the-queen").acting().play("by-order-of-the-queen")
    assert "One is enough" not in choices(table)
    table.do("to-wicket card-guard-club")
    assert prompt(table) == "By Order of the Queen: do you choose a second one?"
    assert choices(table)[-1] == "One is enough"
    assert choices(table, GERMAN)[-1] == "Es dabei belassen"


def test_what_can_be_left_out_is_skipped_and_not_answered_with_no():
    table = Scenario("maleficent", "jafar").lay("the-forest", "raven").before_move()
    assert choices(table)[-1] == "Skip this"


# One and several


@pytest.mark.parametrize(
    ("count", "english", "german"),
    [
        (1, "Anna draws 1 card.", "Anna zieht 1 Karte."),
        (2, "Anna draws 2 cards.", "Anna zieht 2 Karten."),
    ],
)
def test_one_card_is_not_several(count: int, english: str, german: str):
    table = Scenario("maleficent", "jafar").at("the-forest")
    table.hand(*["raven", "staff", "spinning-wheel"][: 4 - count]).acting().end_turn()
    assert english in told(table)
    assert german in told(table, GERMAN)
