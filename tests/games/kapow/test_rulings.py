"""The answers to open questions in docs/rules/kapow.md, each test named after its ruling."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.kapow import test_board, test_characters, test_slots, test_team_ups
from games.kapow.scenario import Fight
from games.kapow.test_board import first_game
from games.kapow.test_characters import duel
from games.kapow.test_team_ups import team
from spieltisch.games.kapow import powering
from spieltisch.games.kapow.content import (
    ABILITIES,
    BOARD,
    CHARACTERS,
    ROWS,
    SECTIONS,
    TEAM_UPS,
)
from spieltisch.games.kapow.fitting import arranged
from spieltisch.games.kapow.picking import first_team

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "kapow.md"


def test_r01_dice_on_an_incomplete_ability_are_put_aside():
    fight = first_game("might", "blank")
    assert not fight.fits(0, "pow", "blank")
    fight.place(0, "pow", "might")
    fight.reveal()
    assert fight.told("attacks") == []
    assert fight.told("selected-nothing") == [{"seat": 0}, {"seat": 1}]


def test_r02_a_wild_can_be_two_things_at_once():
    wild, blank = 5, 6
    assert arranged(("nonblank", "any"), ((0, 1),), (wild, blank)) == (0, 1)


def test_r03_kickers_wait_for_a_base():
    fight = first_game("might", "energy")
    fight.place(0, "follow-up-might", "might")
    assert fight.sum(0, "attack").kick == 1
    fight.reveal()
    fight.finish_round()
    assert fight.team_health(1) == 20


def test_r04_what_was_selected_is_triggered_whatever_becomes_of_its_dice():
    fight = first_game("blank", "blank", "x-factor", "energy")
    fight.place(0, "new-plan", "blank", "blank")
    fight.place(0, "grow", "x-factor", "energy")
    fight.reveal()
    fight.chooses(0, "trigger", "new-plan")
    fight.chooses(0, "swap-die", "purple", "red")
    assert fight.asked(0) == "gain-die", "Grow is triggered without its purple die"


def test_r05_a_die_need_not_be_placed():
    fight = first_game("might", "energy", "blank")
    fight.place(0, "pow", "might", "energy")
    fight.reveal()
    assert fight.team_health(1) == 17


def test_r06_activate_gives_an_action_die():
    fight = first_game("x-factor", "agility")
    fight.place(0, "activate", "x-factor", "agility")
    fight.reveal()
    assert fight.told("gains-die") == [{"seat": 0, "colour": "action"}]


@pytest.mark.parametrize("spot", ["grow", "activate"])
def test_r07_grow_and_activate_take_wilds(spot: str):
    fight = first_game("wild", "wild", "might")
    assert not fight.fits(0, spot, "might")
    fight.place(0, spot, "wild", "wild")


def test_r08_an_ability_with_several_timings_is_triggered_at_each(monkeypatch: pytest.MonkeyPatch):
    tinker = [ability.id for ability in ABILITIES].index("tinker")
    monkeypatch.setattr(powering, "AFTER", powering.AFTER | {tinker})
    fight = first_game("x-factor")
    fight.place(0, "tinker", "x-factor")
    fight.reveal()
    fight.chooses(0, "gain-face", "might")
    fight.chooses(0, "gain-face", "energy")
    assert fight.pool(0) == {"might": 1, "energy": 1}


def test_r09_cheap_shot_is_three_in_all():
    fight = duel("elusivity", "agility", other=("x-factor", "x-factor"), against="crescendo")
    fight.place(0, "cheap-shot", "agility")
    fight.place(1, "encore", "x-factor", "x-factor")
    fight.reveal()
    fight.finish_round()
    assert fight.team_health(1) == 22 - 3


def test_r10_the_face_of_activate_may_be_a_wild():
    fight = first_game("x-factor", "agility")
    fight.place(0, "activate", "x-factor", "agility")
    fight.reveal()
    assert fight.offers(0, "gain-face", "wild")


def test_r11_a_die_on_another_ability_is_taken_off_and_rerolled():
    fight = first_game("blank", "might", "energy")
    fight.place(0, "pow", "might")
    placed = fight.state.own[0][1]
    fight.place(0, "time-jump", "blank")
    fight.chooses(0, "reroll", placed)
    assert fight.state.on[placed] == -1


def test_r12_an_announcement_withdraws_the_confirmation_of_opponents():
    fight = first_game("blank", "might", other=("might",))
    fight.place(1, "jab", "might")
    fight.chooses(1, "ready")
    assert fight.table.awaiting() == [0]
    fight.place(0, "time-jump", "blank")
    assert fight.table.awaiting() == [0, 1]
    assert fight.asked(1) == "place"


def test_r13_without_a_base_defence_there_is_none():
    fight = first_game("toughness", "wild", "blank", other=("might",))
    fight.place(0, "guard-toughness", "toughness")
    fight.place(0, "force-field", "wild", "blank")
    fight.place(1, "jab", "might")
    fight.reveal()
    fight.finish_round()
    assert fight.team_health(0) == 19


def test_r14_of_several_bases_one_is_chosen_and_the_others_give_nothing():
    fight = first_game(
        "might", "energy", "energy", "yellow:energy", "agility", "agility", "toughness", "blank"
    )
    fight.place(0, "pow", "might", "energy")
    fight.place(0, "zap", "energy", "energy")
    fight.place(0, "leap", "agility", "agility")
    fight.place(0, "block", "toughness", "blank")
    fight.reveal()
    fight.chooses(0, "trigger", "pow")
    assert fight.asked(0) == "choose-defence"
    fight.chooses(0, "trigger", "block")
    assert (fight.team_health(1), fight.pool(0)) == (17, {})


def test_r15_the_defence_is_triggered_once_and_counts_against_each_attack():
    fight = duel("fuse", "might", "energy", "energy", "blank", other=("toughness", "toughness"))
    fight.place(0, "pow", "might", "energy")
    fight.place(0, "sparks", "energy", "blank")
    fight.place(1, "stone-wall", "toughness", "toughness")
    fight.reveal()
    fight.chooses(0, "trigger", "pow")
    fight.chooses(1, "gain-face", "might")
    assert [blow["defence"] for blow in fight.told("blow")] == [5, 5]
    assert fight.pool(1) == {"might": 1}


@pytest.mark.parametrize(("mine", "holder"), [((), 0), (("toughness", "blank"), 0)])
def test_r16_the_start_marker_stays_where_defences_are_equal(mine: tuple[str, ...], holder: int):
    fight = first_game(*mine, other=mine)
    if mine:
        fight.place(0, "block", *mine)
        fight.place(1, "block", *mine)
    fight.reveal()
    fight.finish_round()
    assert fight.state.start == holder


def test_r16_the_start_marker_goes_to_the_higher_defence():
    fight = first_game(other=("toughness", "blank"))
    fight.place(1, "block", "toughness", "blank")
    fight.reveal()
    fight.finish_round()
    assert fight.state.start == 1


def test_r17_whoever_reaches_0_first_loses():
    fight = first_game("might", other=("might",))
    fight.health(0, 1)
    fight.health(1, 1)
    fight.place(0, "jab", "might")
    fight.place(1, "jab", "might")
    fight.reveal()
    assert fight.table.result is not None
    assert fight.table.result.winners == (0,)
    assert fight.team_health(0) == 1


def test_r17_whoever_knocks_out_oneself_loses():
    fight = duel("fuse", "might", "energy", "wild")
    fight.health(0, 2)
    fight.health(1, 1)
    fight.place(0, "pow", "might", "energy")
    fight.place(0, "burnout", "wild")
    fight.reveal()
    assert fight.table.result is not None
    assert fight.table.result.winners == (1,)


def test_r18_what_the_supply_lacks_is_not_gained():
    fight = first_game("x-factor")
    fight.state.stock[0] = (0, 0, 0, 0, 0, 3)
    fight.place(0, "tinker", "x-factor")
    fight.reveal()
    assert fight.told("supply-empty") == [{"seat": 0}]
    assert fight.pool(0) == {}


def test_r18_where_one_type_is_left_nobody_is_asked():
    fight = first_game("x-factor")
    fight.state.stock[0] = (0, 0, 1, 0, 0, 3)
    fight.place(0, "tinker", "x-factor")
    fight.reveal()
    assert fight.told("gains-face") == [{"seat": 0, "face": "toughness"}]


def test_r19_nobody_heals_above_the_health_at_the_start():
    fight = first_game("energy", "energy")
    fight.health(0, 19)
    fight.place(0, "catch-breath", "energy", "energy")
    assert fight.team_health(0) == 20


def test_r20_a_die_from_an_immediate_ability_counts_as_gained():
    fight = duel("elusivity", "agility", other=("x-factor", "x-factor"), against="time-out")
    fight.place(0, "cheap-shot", "agility")
    fight.place(1, "borrowed-time", "x-factor", "x-factor")
    fight.chooses(1, "gain-die", "red")
    fight.reveal()
    fight.finish_round()
    assert fight.team_health(1) == 21 - 3


def test_r21_the_kicker_of_forte_counts_for_an_opponent_who_attacks_first():
    fight = Fight("duel", "crescendo", "tough-nut", start=1)
    fight.rolls(0, "energy")
    fight.rolls(1, "might")
    fight.place(0, "forte", "energy")
    fight.place(1, "jab", "might")
    fight.reveal()
    assert [blow["attack"] for blow in fight.told("blow")] == [2]


@pytest.mark.parametrize(
    ("character", "spot", "mine"),
    [
        ("spoiler-alert", "plot-twist", ("x-factor", "blank")),
        ("coquette", "blow-a-kiss", ("x-factor",)),
    ],
)
def test_r22_cancelling_works_against_whoever_attacks_first(
    character: str, spot: str, mine: tuple[str, ...]
):
    fight = Fight("duel", character, "tough-nut", start=1)
    fight.rolls(0, *mine)
    fight.rolls(1, "might", "might", "wild", "wild")
    fight.place(0, spot, *mine)
    fight.place(1, "jab", "might")
    if spot == "plot-twist":
        fight.place(1, "follow-up-might", "might")
    else:
        fight.place(1, "double-trouble", "wild", "wild")
    fight.reveal()
    assert [blow["attack"] for blow in fight.told("blow")] == [1]


def test_r23_a_face_that_is_lost_leaves_a_blank_at_once_and_the_ability_works():
    fight = duel("coquette", "x-factor", "agility", other=("action:might",))
    fight.place(0, "heartbreaker", "x-factor", "agility")
    fight.place(1, "jab", "might")
    fight.reveal()
    fight.chooses(1, "strip", "might", fight.state.own[1][0])
    assert set(fight.fighter(1, eyes=0).dice[0].sides) == {"blank"}
    assert [blow["attack"] for blow in fight.told("blow")] == [4, 1]


def test_r24_an_immediate_team_up_card_works_when_both_halves_are_filled():
    fight = team("field-medic", ("blank", "might"), ("x-factor",))
    fight.health(0, 30)
    fight.place(1, "field-medic", "x-factor")
    assert not fight.fighter(1).dice[0].locked
    fight.place(0, "field-medic", "blank", "might")
    assert fight.team_health(0) == 33
    assert fight.fighter(1).dice[0].locked
    assert not fight.offers(1, "take-back", fight.state.own[1][0])


def test_r25_effects_on_the_opponent_hit_the_one_aimed_at():
    fight = Fight("team", "coquette", "time-out", "victor-kane", "tough-nut")
    fight.rolls(0, "x-factor", "agility")
    for seat in (1, 2, 3):
        fight.rolls(seat)
    fight.has_loose(2, "might", "energy")
    fight.has_loose(3, "wild")
    before = fight.state.health[1]
    fight.place(0, "heartbreaker", "x-factor", "agility")
    fight.chooses(0, "aim", 3)
    fight.reveal()
    fight.chooses(3, "give", "wild")
    assert (fight.pool(2), fight.pool(3)) == ({"might": 1, "energy": 1}, {})
    assert fight.team_health(1) == before - 4


@pytest.mark.parametrize(
    ("mine", "others", "first"),
    [("time-out", "victor-kane", 1), ("victor-kane", "time-out", 0), ("tough-nut", "reverb", 1)],
)
def test_r26_a_tied_villain_starts_in_solo_too(mine: str, others: str, first: int):
    assert first_team(Fight("solo", mine, others, foe="gentle").state) == first


def test_no_ruling_is_missing():
    """Each of the 26 rulings on the page has a test."""
    tested = {name[5:8] for name in globals() if name.startswith("test_r")}
    assert tested == {f"r{number:02}" for number in range(1, 27)}
    assert tested == set(re.findall(r"^- \*\*(r\d\d)\*\*", PAGE.read_text("utf-8"), re.MULTILINE))


def test_every_ability_and_card_has_a_test():
    for module, things in (
        (test_board, BOARD),
        (test_characters, [one for character in CHARACTERS for one in character.abilities]),
        (test_team_ups, TEAM_UPS),
    ):
        missing = [
            one.id for one in things if f"test_{one.id.replace('-', '_')}" not in vars(module)
        ]
        assert not missing


def test_every_slot_code_has_a_test():
    codes = {slot for section in SECTIONS for slot in section.slots}
    codes |= {slot for row in ROWS for option in row.options for slot in option.slots}
    assert not [one for one in codes if f"test_{one.replace('-', '_')}" not in vars(test_slots)]
