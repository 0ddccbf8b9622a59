"""The same checks over every registered game and every toy."""

from __future__ import annotations

import pytest

from contract.cases import REGISTERED, Case, cases, spread_cases
from contract.checks import (
    check_bad_choices_are_refused,
    check_forks_stay_identical,
    check_ladders_can_be_climbed,
    check_no_offer_fails,
    check_nothing_happens_after_a_checkpoint,
    check_presets_can_be_played,
    check_random_play_ends,
    check_same_record_same_everything,
    check_undo_returns_exactly,
    check_what_changes_is_told,
)
from contract.dreams import check_dreams
from contract.hidden import check_no_secret_leaves
from contract.judged import check_judgement
from playing import AnyGame
from spieltisch.games import find
from toys import TOYS

every_case = pytest.mark.parametrize("case", [*spread_cases(*REGISTERED), *cases(*TOYS)])


@every_case
def test_random_play_ends_within_the_bound_and_names_winners(case: Case):
    check_random_play_ends(*case.match)


@every_case
def test_no_choice_that_is_offered_fails(case: Case):
    check_no_offer_fails(*case.match)


@every_case
def test_the_same_record_gives_the_same_states_views_and_messages(case: Case):
    check_same_record_same_everything(*case.match)


@every_case
def test_a_fork_played_on_with_the_same_choices_stays_identical(case: Case):
    check_forks_stay_identical(*case.match)


@every_case
def test_no_secret_leaves(case: Case):
    check_no_secret_leaves(*case.match)


@every_case
def test_what_a_seat_dreams_fits_what_it_knows_and_does_not_betray_the_truth(case: Case):
    check_dreams(*case.match)


@pytest.mark.parametrize("seats", [2, 4])
def test_villainous_is_dreamt_of_in_the_middle_of_effects_that_reshuffle(seats: int):
    found = sum(check_dreams(find("villainous"), seats, {}, f"dreams-{n}") for n in range(4))
    assert found >= 10, "there was hardly a reshuffle: the check says nothing"


@pytest.mark.parametrize(
    "case", spread_cases(*(game for game in REGISTERED if game.judge is not None))
)
def test_a_judgement_comes_from_what_may_be_known(case: Case):
    check_judgement(*case.match)


@every_case
def test_bad_choices_are_refused_and_change_nothing(case: Case):
    check_bad_choices_are_refused(*case.match)


@every_case
def test_undo_returns_to_exactly_what_was(case: Case):
    check_undo_returns_exactly(*case.match)


@every_case
def test_nothing_happens_between_a_checkpoint_and_the_next_question(case: Case):
    check_nothing_happens_after_a_checkpoint(*case.match)


@every_case
def test_whoever_looks_into_a_pile_is_told_when_it_changes(case: Case):
    check_what_changes_is_told(*case.match)


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_every_preset_can_be_played(game: AnyGame):
    check_presets_can_be_played(game)


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_every_ladder_can_be_climbed(game: AnyGame):
    check_ladders_can_be_climbed(game)


@pytest.mark.parametrize("seed", range(5), ids=lambda seed: f"seed-{seed}")
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_imperators_hidden_buffs_are_dealt_anew_and_stay_secret(seats: int, seed: int):
    options = {"hidden_buffs": True, "lives": 1 + seed}
    different = check_no_secret_leaves(find("imperator"), seats, options, f"hidden-{seed}")
    assert different >= seats, "there was hardly anything to deal anew: the check says nothing"
