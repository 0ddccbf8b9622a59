"""What a person can look up in the terminal: cards, discards and the guide."""

from __future__ import annotations

from typing import Any

import pytest

from cli.running import ScriptedScreen, run
from games.imperator.scenario import Scenario as Imperator
from games.villainous.scenario import Scenario as Villainous
from spieltisch.engine import Table
from spieltisch.games.villainous.game import GAME as VILLAINOUS
from spieltisch.terminal.hotseat import COMMANDS, HotSeat
from spieltisch.words import Common, Words, languages


def looked_up(table: Table[Any], *typed: str, seat: int = 0, language: str = "en") -> str:
    """What the screen shows after the seat's question, without how the lines are broken."""
    screen = ScriptedScreen([])
    sitting = HotSeat(table, language, screen)
    question = table.question(seat)
    assert question is not None
    for line in typed:
        sitting._obey(line, question)
    return " ".join(screen.text.split())


def hooks_turn() -> Villainous:
    given = Villainous("captain-hook", "jafar").at("jolly-roger").power(0, 9)
    given.lay("jolly-roger", "swashbuckler").lay("skull-rock", "swashbuckler#2")
    given.hand("cannon", "aye-aye-sir").discarded("cutlass", "wendy")
    return given.acting(0)


# Cards


def test_a_card_is_explained_by_the_number_of_a_choice_that_touches_it():
    given = hooks_turn().do("act-play")
    number = 1 + given.offered(0).index("play-card cannon")
    shown = looked_up(given.table, f"card {number}")
    assert shown.startswith("Cannon Item · costs 2 power · in Seat 1's hand Its place has one more")


def test_a_choice_with_several_cards_explains_each():
    given = Imperator().player(0, "spades-10", ["clubs-9"]).player(1, "hearts-10", ["hearts-7"])
    given.hurt(hearts_7=3).battle()
    shown = looked_up(given.table, "card 2")
    assert shown == (
        "♣9 value 9 · black, the colour of attack · among Seat 1's attackers 9 of clubs "
        "♥7 value 7 · red, the colour of defence · 3 damage on it · among Seat 2's attackers "
        "7 of hearts"
    )


def test_any_card_that_can_be_seen_is_explained_by_its_name():
    shown = looked_up(hooks_turn().table, "card swash")
    assert shown.startswith("Swashbuckler Ally · costs 1 power · strength 2 · at Jolly Roger Ally")
    assert "strength 2 · at Skull Rock" in shown, "each copy says where it lies"


def test_a_name_that_fits_exactly_is_meant():
    given = Imperator().player(0, "spades-10", ["clubs-9"]).player(1, "hearts-10", ["hearts-7"])
    given.battle()
    assert looked_up(given.table, "card ♥10").startswith("♥10 value 10")
    assert looked_up(given.table, "card 10 of spades").startswith("♠10 value 10")


def test_of_too_many_cards_only_the_names_are_shown():
    given = Imperator(8)
    given.battle()
    shown = looked_up(given.table, "card of")
    assert shown.startswith("Too many cards match 'of': ")
    assert "value" not in shown


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("card", "Which card? 'card 2' explains the cards of choice 2"),
        ("card 1", "Choice 1 touches no card."),
        ("card 99", "You can see no card called '99'."),
        ("card 0", "You can see no card called '0'."),
        ("card hamster", "You can see no card called 'hamster'."),
    ],
)
def test_what_is_no_card_gives_a_clear_line(typed, reply):
    given = Imperator().player(0, "spades-9", ["clubs-9"]).player(1, "hearts-8", ["hearts-7"])
    given.battle()
    assert looked_up(given.table, typed).startswith(reply)


def hidden() -> Imperator:
    given = Imperator(2, hidden_buffs=True)
    given.player(0, "spades-10", ["clubs-9"], ["clubs-4"])
    return given.player(1, "hearts-10", ["hearts-7"], ["diamonds-4"]).hurt(diamonds_4=2)


def test_a_card_whose_face_is_hidden_is_not_found_by_its_name():
    given = hidden()
    given.battle()
    assert looked_up(given.table, "card 4 of diamonds").startswith("You can see no card")
    assert looked_up(given.table, "card 4 of clubs").startswith("♣4 value 4")
    assert looked_up(given.table, "card 4 of diamonds", seat=1).startswith("♦4 value 4")


def test_a_hidden_card_in_a_choice_tells_where_it_lies_and_no_more():
    given = hidden()
    given.offers()
    given.act(0, "give clubs-9")
    number = 1 + given.offered(0).index("want diamonds-4")
    assert looked_up(given.table, f"card {number}") == "a hidden card among Seat 2's buffs"


# Copies in a list


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["Move Swashbuckler (at Jolly Roger)", "Move Swashbuckler (at Skull Rock)"]),
        ("de", ["Haudegen versetzen (Jolly Roger)", "Haudegen versetzen (Totenkopffelsen)"]),
    ],
)
def test_copies_that_lie_in_different_places_are_told_apart_by_them(language, texts):
    given = hooks_turn().do("act-play", "play-card aye-aye-sir")
    question = given.table.question(0)
    assert given.offered(0) == ["move-card swashbuckler", "move-card swashbuckler#2"]
    said = Words(VILLAINOUS, language).choices(question.choices, given.table.eyes(0))
    assert said == texts


# Discards


def test_the_discarded_cards_are_shown_the_last_one_first():
    given = Imperator().player(0, "spades-10", ["clubs-9"]).player(1, "hearts-10", ["hearts-7"])
    for name in ("clubs-2", "hearts-3"):
        given.state.cards.put(given.card(name), given.state.places.discard)
    given.battle()
    assert looked_up(given.table, "discards") == "In the discard pile: ♥3 ♣2"
    assert looked_up(given.table, "ablage", language="de") == "Auf der Ablage: ♥3 ♣2"


def test_every_pile_of_discards_is_shown_with_its_owner():
    shown = looked_up(hooks_turn().table, "discards")
    assert shown.startswith(
        "In Seat 1's discard pile: Cutlass In Seat 1's fate discard pile: Wendy "
        "In Seat 2's discard pile: -"
    )


def test_a_game_without_discards_says_so():
    output = run("play", "rushout", "--seats", "you,steady,steady", typed=["discards"]).output
    assert "There is no discard pile in this game." in output


# Guides


@pytest.mark.parametrize(("language", "heading"), [("en", "Your objective"), ("de", "Dein Ziel")])
def test_the_guide_is_that_of_the_seats_villain(language, heading):
    given = hooks_turn()
    shown = looked_up(given.table, "guide", language=language)
    assert shown.startswith(heading)
    assert "Peter Pan" in shown


def test_a_game_without_a_guide_points_to_its_rules():
    given = Imperator()
    given.battle()
    assert looked_up(given.table, "guide").startswith("There is no guide for you here. 'rules'")


# Help


@pytest.mark.parametrize("language", languages())
def test_help_lists_every_command(language):
    common = Common(language)
    listed = common.common("play-help").splitlines()
    for command in COMMANDS:
        word = common.common(f"command-{command}")
        assert any(line.startswith(word) for line in listed), word


def test_nothing_changes_by_looking_something_up():
    given = hooks_turn()
    before = given.table.hash()
    looked_up(given.table, "card cannon", "discards", "guide", "rules", "help", "table")
    assert given.table.hash() == before
