"""Quick players of Kapow!: every mode to the end, clearly better than chance, nothing silly."""

from __future__ import annotations

from collections import Counter
from functools import partial
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.honest import check_bot_is_honest
from games.kapow.scenario import Fight
from spieltisch.bots import bots_for, decide, play_out
from spieltisch.bots.quick import Quick
from spieltisch.bots.seat import Seat
from spieltisch.bots.thinker import Thinker
from spieltisch.engine import Choice, Table
from spieltisch.games import find
from spieltisch.games.kapow.content import ABILITIES, NAMES, SECTIONS, SYMBOLS
from spieltisch.games.kapow.foreseeing import (
    falls,
    forecast,
    outlook_for,
)
from spieltisch.games.kapow.outlook import marker_table
from spieltisch.games.kapow.placement import hand_of, second_chances
from spieltisch.games.kapow.state import PEOPLE, Step
from spieltisch.lab.arena import Contest, arena, tallies
from spieltisch.lab.simulate import simulate

SEED = "kapow minds"
GAME = find("kapow")


def played(mode: str, seed: str, **options: str) -> tuple[Table, list[tuple[int, int, Choice]]]:
    """A whole match of quick players, and what they chose in which round."""
    table = Table(GAME, PEOPLE[mode], seed, {"mode": mode, **options})
    minds = {seat: bots_for("kapow")["quick"](f"{seed} {seat}") for seat in range(table.seats)}
    made = []
    while table.questions:
        question = table.questions[0]
        choice = question.choices[decide(minds[question.seat], Seat(table, question.seat))]
        made.append((table.round, question.seat, choice))
        table.choose(question.seat, choice)
    return table, made


@pytest.mark.parametrize("mode", PEOPLE)
@pytest.mark.parametrize("characters", ["random", "drafted"])
def test_quick_plays_whole_matches_of_every_mode(mode, characters):
    table, made = played(mode, f"{SEED} {characters}", characters=characters, team_up="drafted")
    assert table.result is not None
    verbs = Counter(choice.verb for *_, choice in made)
    assert verbs["place"] > 10
    # It thinks first: what is placed stays, but for what an announcement or a mate changes.
    assert verbs["take-back"] <= verbs["place"] / 8, f"{SEED}: {verbs}"
    steps = Counter(step for step in made if step[2].verb in ("place", "attach", "aim"))
    assert max(steps.values()) <= 3, f"{SEED}: {steps.most_common(3)}"
    assert verbs["detach"] <= verbs["attach"], f"{SEED}: {verbs}"


@pytest.mark.parametrize(("mode", "least"), [("duel", 11), ("first-game", 11), ("team", 5)])
def test_quick_beats_random(mode, least):
    games = least + 1
    contest = Contest("kapow", ("quick", "random"), PEOPLE[mode], SEED, {"mode": mode})
    won = tallies(arena(contest, games))["quick"].wins
    assert won >= least, f"seed {SEED}: {won} of {games}"


def test_a_solo_match_can_be_won_and_lost():
    lines = simulate("kapow", players=1, games=30, seed="range", options={"mode": "solo"})
    won = sum([line.outcome == "won" for line in lines])
    assert 0.25 <= won / 30 <= 0.6


def test_the_standing_expects_as_many_solo_matches_to_be_won_as_are():
    """About half of them, with AI characters that are even foes."""
    tables = [Table(GAME, 1, f"{SEED} {number}", {"mode": "solo"}) for number in range(60)]
    expected = fmean([table.chances()[0] for table in tables])
    assert 0.33 <= expected <= 0.65, f"seed {SEED}"


def test_a_thinker_beats_quick():
    contest = Contest("kapow", ("thinker:12", "quick"), 2, SEED, {"mode": "duel"})
    won = tallies(arena(contest, 12))["thinker:12"].wins
    assert won >= 8, f"seed {SEED}: {won} of 12"


@pytest.mark.parametrize("mode", PEOPLE)
@pytest.mark.parametrize("make", [Quick, partial(Thinker, iterations=8)], ids=["quick", "thinker"])
def test_bots_decide_by_what_their_seats_know_in_every_mode(mode, make):
    seats = PEOPLE[mode]
    compared = check_bot_is_honest(GAME, seats, {"mode": mode}, make, f"honest kapow {mode}")
    assert compared >= 20


@given(st.integers(1, 12), st.integers(1, 5))
def test_in_as_many_guesses_as_a_die_has_sides_each_side_lies_up_once(dice, times):
    sides = tuple([tuple(range(6)) for _ in range(dice)])
    guesses = falls(sides, 6 * times)
    assert len(guesses) == 6 * times
    for place in range(dice):
        shown = Counter(guess[place] for guess in guesses)
        assert shown == dict.fromkeys(range(6), times)


def test_who_thinks_knows_better_what_quick_will_do():
    """Of the attacks that are to be expected, seen from the other side."""
    calm, frail = Fight("duel", "reverb", "mindset"), Fight("duel", "reverb", "mindset")
    frail.health(1, 2)
    usual = [forecast(fight.state, 1, 0) for fight in (calm, frail)]
    assert usual[0] == usual[1]
    pondered = [forecast(fight.state, 1, 0, guesses=24) for fight in (calm, frail)]
    assert fmean(pondered[1].defences) > fmean(pondered[0].defences)


@pytest.mark.parametrize("mode", PEOPLE)
def test_a_thinker_plays_every_mode(mode):
    table = Table(GAME, PEOPLE[mode], SEED, {"mode": mode, "round_limit": 1})
    play_out(table, {seat: Thinker(seat, iterations=3) for seat in range(table.seats)})
    assert table.result is not None


def test_a_bot_with_the_same_luck_plays_the_same_match():
    assert played("duel", SEED)[0].record().end == played("duel", SEED)[0].record().end


# What thinkers know better


def test_near_the_end_the_start_marker_is_worth_a_higher_defence_to_those_who_think():
    early, late = Fight("duel", "reverb", "mindset"), Fight("duel", "reverb", "mindset")
    late.health(1, 3)
    for guesses, is_worth_it in ((0, False), (24, True)):
        before, after = [outlook_for(fight.state, 0, guesses).defence for fight in (early, late)]
        assert (after[10] - after[0] > before[10] - before[0] + 1) == is_worth_it


def test_a_tie_leaves_the_start_marker_with_its_holder():
    holder, other = [marker_table((3,), 6.0, 0.0, holds) for holds in (True, False)]
    assert [table[3] for table in (holder, other)] == [6.0, 0.0]
    assert holder[2] == other[2] == 0.0 and holder[4] == other[4] == 6.0


def test_who_thinks_rolls_again_what_a_plan_has_little_use_for():
    fight = Fight("duel", "reverb", "mindset")
    fight.rolls(0, "might", "x-factor", "toughness", "x-factor", "agility", "might")
    hand = hand_of(fight.state, 0)
    plan = hand.plans()[0]
    usual, thorough = [
        max([gain for _, gain in second_chances(fight.state, hand, plan, more)], default=0.0)
        for more in (False, True)
    ]
    assert thorough > usual


# One decision


def places(fight: Fight, seat: int = 0) -> dict[str, list[str]]:
    """Let quick place until it is ready: what lies on which ability then."""
    bot = Quick(SEED)
    while fight.asked(seat) in ("place", "reroll", "turn-die"):
        index = bot.choose(Seat(fight.table, seat))
        choice = fight.question(seat).choices[index]
        fight.table.choose(seat, choice)
        if choice.verb == "ready":
            break
    state = fight.table._state
    laid: dict[str, list[str]] = {}
    for section, dice in state.lying(seat).items():
        name = fight_name(section)
        laid.setdefault(name, []).extend(SYMBOLS[state.dice.symbol(die)] for die in dice)
    return laid


def fight_name(section: int) -> str:
    return ABILITIES[SECTIONS[section].ability].id


def wants(fight: Fight, seat: int = 0) -> str:
    """What quick chooses."""
    choice = fight.question(seat).choices[Quick(SEED).choose(Seat(fight.table, seat))]
    things = [
        NAMES[thing] if choice.verb not in ("place", "take-back", "reroll") else str(thing)
        for thing in choice.things
    ]
    return " ".join([choice.verb, *things])


def test_quick_knocks_out_whoever_it_can():
    fight = Fight("duel", "reverb", "mindset")
    fight.rolls(0, "might", "red:energy", "agility", "agility", "x-factor", "energy")
    fight.rolls(1)
    fight.health(1, 3)
    laid = places(fight)
    attack = fight.sum(0, "attack").total
    assert attack >= 3, laid


def test_quick_defends_when_it_would_be_knocked_out_otherwise():
    hand = ("toughness", "toughness", "might", "red:energy")
    calm, pressed = Fight("duel", "reverb", "fuse"), Fight("duel", "reverb", "fuse")
    for fight in (calm, pressed):
        fight.rolls(0, *hand)
    pressed.health(0, 3)
    assert "brace" in places(pressed)


def test_quick_does_not_heal_what_is_whole():
    fight = Fight("duel", "tough-nut", "reverb")
    fight.rolls(0, "toughness", "x-factor", "x-factor", "x-factor")
    assert not {"grit", "catch-breath"} & set(places(fight))


def test_quick_grows_early_and_not_when_the_match_is_about_to_end():
    hand = ("x-factor", "energy", "energy")
    early, late = Fight("duel", "reverb", "time-out"), Fight("duel", "reverb", "time-out")
    for fight in (early, late):
        fight.rolls(0, *hand)
    late.health(1, 2)
    late.rolls(1)
    assert "grow" in places(early)
    assert "grow" not in places(late)


def test_quick_does_not_grow_where_nothing_is_left_to_gain():
    fight = Fight("duel", "reverb", "time-out")
    fight.rolls(0, "x-factor", "energy", "energy")
    fight.rolls(1)
    fight.state.supply[0] = ()
    assert not {"grow", "activate"} & set(places(fight))


def test_quick_loses_patience_in_a_long_match():
    early, late = Fight("duel", "reverb", "tough-nut"), Fight("duel", "reverb", "tough-nut")
    late.state.round = 30
    tables = [outlook_for(fight.state, 0).attack for fight in (early, late)]
    assert tables[1][4] > tables[0][4]


def test_quick_rolls_blanks_again_that_are_good_for_nothing():
    fight = Fight("first-game")
    fight.rolls(0, "might", "red:energy", "blue:blank", "green:blank")
    fight.rolls(1)
    places(fight)
    assert fight.fighter(0).announced


def test_quick_takes_back_what_somebody_else_has_placed_badly():
    fight = Fight("duel", "reverb", "mindset")
    fight.rolls(0, "might", "red:energy")
    fight.rolls(1)
    fight.health(1, 3)
    fight.place(0, "jab", "might")
    assert places(fight) == {"pow": ["might", "energy"]}


def test_quick_triggers_the_base_that_hurts_most():
    fight = Fight("duel", "reverb", "mindset")
    fight.rolls(0, "might", "might", "might")
    fight.rolls(1)
    fight.place(0, "jab", "might")
    fight.place(0, "bam", "might", "might")
    fight.reveal()
    assert fight.asked(0) == "choose-attack"
    assert wants(fight) == "trigger bam"


def test_quick_puts_loose_faces_on_dice_and_then_stops():
    fight = Fight("duel", "reverb", "mindset")
    fight.rolls(0, "action:wild")
    fight.rolls(1)
    fight.has_loose(0, "energy", "wild")
    fight.state.step = Step.TIDY
    chosen = []
    while fight.asked(0) == "build":
        chosen.append(wants(fight).split()[0])
        fight.table.choose(0, Quick(SEED).choose(Seat(fight.table, 0)))
    assert chosen == ["attach", "attach", "ready"]


def test_partners_fill_both_halves_of_a_card():
    cards = ("combined-assault",)
    fight = Fight("team", "reverb", "mindset", "fuse", "coquette", cards=cards)
    fight.rolls(0, "might", "might", "might")
    fight.rolls(1, "energy", "energy", "energy")
    while fight.asked(0) == "turn-cards" or fight.asked(1) == "turn-cards":
        seat = 0 if fight.asked(0) else 1
        fight.table.choose(seat, Quick(SEED).choose(Seat(fight.table, seat)))
    for seat in (2, 3):
        while fight.asked(seat) == "turn-cards":
            fight.chooses(seat, "ready")
    laid = [places(fight, seat) for seat in (0, 1)]
    assert all("combined-assault" in one for one in laid), laid
