"""German and English for everything, and nothing that a person reads in Python."""

from __future__ import annotations

import pytest

from contract.cases import REGISTERED, Case, few_cases
from contract.sources import (
    ENGINE,
    GAMES,
    Keys,
    bots_of,
    check_no_clock_and_no_system_chance,
    check_no_text_in_python,
    folder_of,
    keys_in,
    modules_in,
)
from contract.texts import (
    check_all_keys_can_be_said,
    check_every_kind_of_choice_is_explained,
    check_everything_is_said,
    check_no_words_are_left_over,
)
from playing import AnyGame

every_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)


def used_by(game: AnyGame) -> Keys:
    """The keys in the sources of a game, and those that its own bots say."""
    used = keys_in(modules_in(folder_of(game)))
    used.remarks |= keys_in(modules_in(bots_of(game))).remarks
    return used


@every_game
def test_every_key_has_words_in_every_language(game: AnyGame):
    check_all_keys_can_be_said(game, used_by(game))


@every_game
def test_every_kind_of_choice_is_explained(game: AnyGame):
    check_every_kind_of_choice_is_explained(game, used_by(game))


@every_game
def test_no_words_are_left_over(game: AnyGame):
    check_no_words_are_left_over(game, used_by(game))


@every_game
def test_no_text_lies_in_python(game: AnyGame):
    check_no_text_in_python(modules_in(folder_of(game)))


@pytest.mark.parametrize("case", few_cases(*REGISTERED))
def test_everything_that_happens_can_be_said(case: Case):
    check_everything_is_said(*case.match)


def test_no_module_of_engine_or_games_reads_a_clock_or_the_systems_chance():
    modules = [*modules_in(ENGINE), *modules_in(GAMES)]
    assert {"table.py", "chance.py", "game.py", "rules.py"} <= {module.name for module in modules}
    check_no_clock_and_no_system_chance(modules)
