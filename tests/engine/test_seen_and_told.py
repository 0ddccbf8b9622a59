"""What a seat sees and hears: faces that it may know, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

from playing import played
from spieltisch.engine import EVERYONE, NOBODY, Choice, Face, Message, Sighted, Table, Told, only
from toys import TOYS, Cave, Duel, Walk
from toys.cave import DRAW, HIDE, PEEK, SHAKE
from toys.walk import LOOK, STEP, WHISPER


def kinds(faces: list[Face]) -> list[str | None]:
    return [face.kind for face in faces]


# Views


def test_each_seat_sees_its_own_hand_and_only_the_backs_of_the_others():
    table = Table(Cave(), 3, "view")
    for eyes in (0, 1, 2, None):
        for owner, hand in enumerate(table.view(eyes).board.hands):
            assert len(hand) == 1
            assert (hand[0].kind is not None) == (eyes == owner)


def test_each_seat_sees_its_own_die():
    table = Table(Cave(), 3, "view")
    for eyes in (0, 1, 2, None):
        seen = [die is not None for die in table.view(eyes).board.dice]
        assert seen == [eyes == owner for owner in range(3)]


def test_who_has_peeked_goes_on_seeing_the_card():
    table = Table(Cave(), 2, "view")
    table.choose(0, PEEK)
    shown = {eyes: kinds(table.view(eyes).board.gems) for eyes in (0, 1, None)}
    assert shown[0][-1] is not None
    assert set(shown[0][:-1]) == set(shown[1]) == set(shown[None]) == {None}


def test_all_see_the_same_ids():
    table = played(Cave(), 3, "ids", choices=12)
    boards = [table.view(eyes).board for eyes in (0, 1, 2, None)]
    for pile in ("gems", "traps", "open"):
        assert len({tuple(face.card for face in getattr(board, pile)) for board in boards}) == 1


def test_a_view_says_whose_it_is_and_when():
    table = Table(Walk(), 2, "view")
    table.choose(0, STEP, at=30)
    view = table.view(1)
    assert (view.seat, view.moment, view.now, view.awaiting) == (1, 1, 30, [0])
    assert (view.outcome, view.winners, view.committed) == (None, [], [])
    assert table.view(None).seat is None


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_a_view_is_plain_data_and_can_be_said_in_words(game):
    table = played(game, game.seats[-1], "plain", choices=6)
    view = table.view(0)
    plain = msgspec.json.decode(msgspec.json.encode(view))
    assert plain["seat"] == 0
    lines = game.describe(view.board)
    assert lines
    assert all(isinstance(line, Message) for line in lines)


def test_a_view_that_was_taken_does_not_change_any_more():
    table = Table(Walk(), 1, "view")
    view = table.view(0)
    before = msgspec.json.encode(view)
    table.choose(0, STEP)
    assert msgspec.json.encode(view) == before != msgspec.json.encode(table.view(0))


def test_single_cards_and_dice_are_seen_through_the_eyes_of_a_seat():
    table = Table(Cave(), 2, "eyes")
    own = table.view(0).board.hands[0][0]
    assert table.eyes(0).face(own.card) == own
    assert table.eyes(0).sees(own.card)
    assert not table.eyes(1).sees(own.card)
    assert table.eyes(1).face(own.card) == Face(own.card, None)
    assert table.eyes(0).die(1) is table.eyes(None).die(0) is None
    assert table.eyes(1).seat == 1


# Messages


def test_a_card_in_a_message_is_hidden_from_those_who_had_not_seen_it():
    table = Table(Cave(), 2, "told")
    table.choose(0, DRAW)
    heard = {eyes: table.told_to(eyes)[0] for eyes in (0, 1, None)}
    drawn = table.view(0).board.hands[0][-1]
    assert heard[0] == Message("draws", {"seat": 0, "card": drawn})
    assert heard[1] == heard[None] == Message("draws", {"seat": 0, "card": Face(drawn.card, None)})


def test_what_was_hidden_when_it_was_told_stays_hidden():
    table = Table(Walk(), 2, "told")
    table.choose(0, LOOK)
    before = table.told_to(1)
    card = table.told_to(0)[0].values["card"].card
    table._state.cards.show(card)
    assert table.told_to(1) == before


def test_a_message_for_one_seat_is_heard_by_no_other():
    table = Table(Walk(), 2, "told")
    table.choose(0, STEP)
    table.choose(0, WHISPER)
    assert [message.key for message in table.told_to(0)] == ["steps", "whispers"]
    assert table.told_to(1) == table.told_to(None)
    assert [message.key for message in table.told_to(1)] == ["steps"]


def test_one_may_ask_for_what_is_new():
    table = Table(Walk(), 1, "told")
    table.choose(0, STEP)
    heard = len(table.told)
    table.choose(0, STEP)
    assert table.told_to(0, since=heard) == [Message("steps", {"seat": 0, "far": 2})]


def test_a_line_tells_the_moment_of_its_choice():
    table = Table(Duel(), 2, "told")
    for seat in (0, 1, 1, 0):
        table.choose(seat, 0)
    assert [line.moment for line in table.told] == [2, 2, 4, 4]


def test_several_cards_of_a_message_are_given_by_their_ids():
    table = Table(Cave(), 2, "several")
    laid = [table.view(seat).board.hands[seat][0] for seat in (0, 1)]
    for face in laid:
        table.choose(table.questions[0].seat, Choice("lay", (face.card,)))
    table.choose(0, HIDE)
    for eyes in (0, 1, None):
        assert table.told_to(eyes)[-1] == Message("hides", {"seat": 0, "cards": laid})
    assert kinds(table.view(1).board.hands[0]) == [None, None]


def test_several_cards_are_hidden_one_by_one():
    line = Told(1, "deals", {"cards": [Sighted(4, "oak", only(0)), Sighted(5, "elm", EVERYONE)]})
    assert line.to_seat(0).values["cards"] == [Face(4, "oak"), Face(5, "elm")]
    assert line.to_seat(None).values["cards"] == [Face(4, None), Face(5, "elm")]


def test_a_message_for_nobody_is_heard_by_nobody():
    line = Told(1, "secret", {}, NOBODY)
    assert [line.to_seat(eyes) for eyes in (0, 1, None)] == [None] * 3


def test_a_silent_table_plays_the_same_match_without_a_word():
    loud, silent = (Table(Cave(), 2, "silent", told=told) for told in (True, False))
    for table in (loud, silent):
        for choice in (PEEK, 0, SHAKE, 0, DRAW):
            table.choose(table.questions[0].seat, choice)
    assert loud.hash() == silent.hash()
    assert loud.told
    assert silent.told == []
