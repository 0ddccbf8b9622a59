"""Modes, options, secrets behind the screens, tidying up, and the end."""

from __future__ import annotations

import pytest

from games.kapow.scenario import Fight
from games.kapow.test_board import first_game
from games.kapow.test_team_ups import EVERYBODY, team
from spieltisch.engine import Table
from spieltisch.engine.errors import WrongNumberOfSeats
from spieltisch.games.kapow import solo
from spieltisch.games.kapow.content import CHARACTERS, ROWS
from spieltisch.games.kapow.game import GAME
from spieltisch.games.kapow.picking import first_team, get_ready
from spieltisch.games.kapow.state import Step


@pytest.mark.parametrize(
    ("mode", "seats"), [("first-game", 2), ("duel", 2), ("team", 4), ("solo", 1), ("coop", 2)]
)
def test_the_number_of_seats_follows_from_the_mode(mode: str, seats: int):
    assert GAME.seats_with({"mode": mode}) == (seats,)
    assert GAME.usual_seats({"mode": mode}) == seats
    for wrong in {1, 2, 4} - {seats}:
        with pytest.raises(WrongNumberOfSeats):
            Table(GAME, wrong, "seats", {"mode": mode})


def test_a_first_game_has_20_health_six_dice_and_no_characters():
    fight = Fight("first-game")
    assert fight.state.health == [20, 20]
    for seat in (0, 1):
        view = fight.fighter(seat)
        assert view.character is None
        assert sorted(die.colour for die in view.dice) == sorted(
            ["red", "yellow", "purple", "green", "blue", "action"]
        )
        assert view.dice[-1].sides == ["wild", *["blank"] * 5]


def test_a_team_adds_up_its_health_and_has_a_supply_of_its_own():
    fight = Fight("team", *EVERYBODY)
    assert fight.state.health == [24 + 21, 21 + 20]
    board = fight.table.view(0).board
    assert [team.supply for team in board.teams] == [0, 1]
    assert first_team(fight.state) == 1, "less health starts"


def test_the_opponent_sees_dice_only_when_the_screens_are_down():
    fight = first_game("might", "energy")
    fight.place(0, "pow", "might", "energy")
    hidden = fight.fighter(0, eyes=1)
    assert hidden.hidden
    assert [die.face for die in hidden.dice] == [None, None]
    assert hidden.attack is None
    assert all(die is None for a in hidden.abilities for s in a.sections for die in s.dice)


def test_members_of_a_team_see_each_other_behind_their_screen():
    fight = team("pincer", ("agility",), ("energy",), two=("might",))
    before = fight.table.view(1).moment
    fight.place(0, "pincer", "agility")
    mine = fight.fighter(0, eyes=1)
    assert not mine.hidden
    assert [die.face for die in mine.dice] == ["agility"]
    assert fight.table.view(1).moment == before + 1, "the page of a partner has to be told"
    assert fight.table.together(1) == [0, 1]
    theirs = fight.fighter(0, eyes=2)
    assert theirs.hidden
    assert fight.table.view(2).moment == before


def test_a_seat_takes_back_what_it_has_placed():
    fight = first_game("might")
    fight.place(0, "jab", "might")
    die = fight.state.own[0][0]
    fight.chooses(0, "take-back", die)
    assert fight.state.on[die] == -1
    assert fight.fits(0, "jab", "might")


def test_what_an_ability_still_needs_is_said():
    fight = first_game("wild", "might", "energy")
    fight.place(0, "pow", "wild")
    (section,) = next(a for a in fight.fighter(0).abilities if a.id == "pow").sections
    assert (section.dice[0], section.stands_for[0]) == (fight.state.own[0][0], "might")
    assert (section.missing, section.fillable) == (["energy"], True)
    (zap,) = next(a for a in fight.fighter(0).abilities if a.id == "zap").sections
    assert (zap.missing, zap.fillable) == (["energy", "energy"], False)


def test_faces_are_put_on_and_moved_behind_the_screen():
    fight = first_game("action:wild", "action:blank", other=("action:wild",))
    fight.has_loose(0, "might")
    fight.reveal()
    one, two = fight.state.own[0]
    assert fight.asked(0) == "build"
    fight.chooses(0, "attach", "might", one)
    fight.chooses(0, "detach", "wild", one)
    fight.chooses(0, "attach", "wild", two)
    assert [sorted({*die.sides}) for die in fight.fighter(0).dice] == [
        ["blank", "might"],
        ["blank", "wild"],
    ]
    seen = fight.fighter(0, eyes=1)
    assert [sorted({*die.sides}) for die in seen.dice] == [["blank", "wild"], ["blank"]]
    assert seen.pool == {"might": 1}
    fight.chooses(0, "ready")
    fight.chooses(1, "ready")
    assert fight.fighter(0, eyes=1).pool == {}
    assert [sorted({*die.sides}) for die in fight.fighter(0, eyes=1).dice][1] == ["blank", "wild"]


def test_nobody_is_asked_to_tidy_up_where_there_is_nothing_to_put_on_or_move():
    fight = first_game("action:wild", other=("action:wild", "action:blank"))
    fight.reveal()
    assert fight.asked(0) is None, "a single die, and no face that lies loose"
    assert fight.asked(1) == "build", "the wild could go onto the other die"
    fight.chooses(1, "ready")
    assert fight.table.round == 2


def test_who_is_as_healthy_as_at_the_start_is_not_said_to_gain_health():
    fight = first_game("might", "red:might")
    fight.place(0, "catch-breath", "might", "might")
    assert [line["ability"] for line in fight.told("announces")] == ["catch-breath"]
    assert fight.told("heals") == []


def test_a_knock_out_ends_the_match_at_once():
    fight = first_game("might", "energy", other=("might",))
    fight.health(1, 3)
    fight.place(0, "pow", "might", "energy")
    fight.place(1, "jab", "might")
    fight.reveal()
    assert fight.table.result is not None
    assert (fight.table.result.outcome, fight.table.result.winners) == ("won", (0,))
    assert (fight.team_health(0), fight.state.step) == (20, Step.OVER)


def test_after_the_last_round_more_health_wins():
    fight = Fight("first-game", round_limit=1)
    fight.rolls(0)
    fight.rolls(1)
    fight.health(1, 7)
    fight.reveal()
    assert fight.table.result is not None
    assert fight.table.result.winners == (0,)


@pytest.mark.parametrize(("ours", "outcome"), [(9, "won"), (8, "lost"), (7, "lost")])
def test_against_the_ai_a_tie_in_the_last_round_is_lost(ours: int, outcome: str):
    fight = Fight("solo", "tough-nut", "time-out", round_limit=1)
    fight.rolls(0)
    fight.rolls(1)
    fight.health(0, ours)
    fight.health(1, 8)
    fight.reveal()
    assert fight.table.result is not None
    assert fight.table.result.outcome == outcome


def test_an_ai_character_rolls_when_the_person_is_ready():
    fight = Fight("solo", "tough-nut", "time-out")
    fight.rolls(0, "might")
    assert fight.table.view(0).board.fighters[1].rows[0].chosen == []
    fight.reveal()
    assert fight.told("ai-rolls") == [{"seat": "time-out"}]


@pytest.mark.parametrize(("foe", "dice"), [("gentle", 0), ("even", 1), ("fierce", 1)])
def test_ai_characters_begin_with_more_than_their_board_says_as_agreed(foe: str, dice: int):
    fight = Fight("solo", "tough-nut", "time-out", foe=foe)
    printed = next(one for one in CHARACTERS if one.id == "time-out")
    more = fight.fighter(1).more
    assert (fight.team_health(0), len(fight.state.own[0])) == (24, 5), "people get no more"
    assert fight.colours(1).count("red") == dice
    assert len(fight.state.own[1]) == len(printed.traits) + len(printed.actions) + dice
    if foe == "gentle":
        assert (more, fight.team_health(1)) == (None, printed.health)
    else:
        assert more is not None
        assert (more.dice, fight.team_health(1)) == (dice, printed.health + more.health)


def test_fierce_opponents_have_more_health_than_even_ones():
    even, fierce = [Fight("solo", "fuse", "reverb", foe=foe) for foe in ("even", "fierce")]
    assert even.team_health(1) < fierce.team_health(1)


def test_without_a_red_die_left_an_ai_character_gets_a_yellow_one():
    fight = Fight("coop", "mindset", "reverb", "fuse", "tough-nut", foe="even")
    added = [colours[-1] for colours in (fight.colours(2), fight.colours(3))]
    assert added == ["red", "yellow"], "there are four red dice in a box"


def test_the_start_marker_goes_by_the_boards_and_not_by_what_ai_characters_get_more():
    state = Fight("solo", "time-out", "elusivity", foe="fierce").state
    fresh = GAME.setup(1, GAME.checked(1, {"mode": "solo", "foe": "fierce"}), state.chance)
    fresh.character = state.character
    get_ready(fresh)
    assert fresh.health[1] > fresh.health[0]
    assert fresh.start == 1, "17 is less than 21"


def test_an_ai_character_uses_up_what_it_misses_least():
    """Of dice that would do equally well a blank goes first, then X-Factor, might last."""
    fight = Fight("solo", "time-out", "tough-nut")
    fight.rolls(0)
    fight.rolls(1, "might", "x-factor", "agility", "blue:blank")
    _, special, _, blank = fight.state.own[1]
    solo.select_rows(fight.state, 1)
    rows = {ROWS[row].id: dice for row, _, *dice in fight.state.rows[1]}
    assert rows["tough-nut-s2"] == [special, blank]


def test_in_coop_everybody_attacks_the_highest_defence():
    fight = Fight("coop", "tough-nut", "time-out", "victor-kane", "coquette")
    fight.rolls(0, "toughness", "toughness")
    fight.rolls(1, "might")
    fight.rolls(2)
    fight.rolls(3)
    fight.place(0, "brace", "toughness", "toughness")
    fight.place(1, "jab", "might")
    fight.reveal()
    (blow,) = [blow for blow in fight.told("blow") if blow["seat"] == 1]
    assert blow["other"] == "coquette", "Charm gives it 1 defence, Victor Kane has none"


@pytest.mark.parametrize("mode", ["duel", "solo", "coop", "team"])
def test_characters_are_picked_and_nobody_is_there_twice(mode: str):
    for how in ("chosen", "drafted"):
        seats = GAME.usual_seats({"mode": mode})
        table = Table(GAME, seats, "pick", {"mode": mode, "characters": how})
        while table._state.step is Step.CHARACTERS:
            table.choose(table.questions[0].seat, 0)
        picked = table._state.character
        assert len(set(picked)) == len(picked) == table._state.rules.fighters


def test_team_up_cards_are_drafted_one_colour_after_the_other():
    table = Table(GAME, 4, "draft", {"mode": "team", "team_up": "drafted"})
    assert table.questions
    first = table._state.start
    takers = []
    while table.questions[0].prompt == "take-card":
        (question,) = table.questions
        takers.append(int(question.seat >= 2))
        table.choose(question.seat, 0)
    assert takers == [first, 1 - first, 1 - first, first]
    ours, theirs = table._state.team_ups
    assert sorted([*ours, *theirs]) == list(range(8))


def test_at_the_reveal_everybody_hears_what_lies_where():
    fight = first_game("energy", "wild", "might")
    fight.place(0, "pow", "energy", "wild")
    fight.reveal()
    told = fight.told("reveals")
    assert [(line["seat"], line["ability"], line["faces"]) for line in told] == [
        (0, "pow", ("wild", "energy"))
    ]


def test_the_running_sum_does_not_betray_what_lies_behind_the_other_screen():
    fight = Fight("duel", "mindset", "tough-nut")
    fight.rolls(0, "x-factor", "blank", "energy")
    fight.rolls(1, "blank", "toughness")
    fight.place(0, "psionic-attack", "x-factor")
    fight.place(0, "mind-blast", "blank", "energy")
    fight.place(1, "block", "toughness", "blank")
    assert fight.sum(0, "attack").total == 2 + 1
    fight.reveal()
    assert [blow["attack"] for blow in fight.told("blow")] == [4]


def test_whatever_is_printed_can_be_looked_up():
    table = Table(GAME, 2, "shelf")
    seen = {table.eyes(0).face(card).kind for card in table.eyes(0).seen()}
    assert seen == set(GAME.kinds)
