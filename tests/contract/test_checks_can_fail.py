"""Each check of the contract is able to fail: a game that breaks a promise trips it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from contract import broken
from contract.checks import (
    check_bad_choices_are_refused,
    check_forks_stay_identical,
    check_nothing_happens_after_a_checkpoint,
    check_random_play_ends,
    check_same_record_same_everything,
    check_undo_returns_exactly,
)
from contract.hidden import check_no_secret_leaves
from contract.sources import (
    check_no_clock_and_no_system_chance,
    check_no_text_in_python,
    folder_of,
    keys_in,
    modules_in,
)
from contract.texts import (
    check_all_keys_can_be_said,
    check_everything_is_said,
    check_no_words_are_left_over,
)
from playing import AnyGame

from spieltisch.games import find
from spieltisch.words import has, keys

ENDS = check_random_play_ends
SAME = check_same_record_same_everything
FORKS = check_forks_stay_identical
SECRET = check_no_secret_leaves
REFUSED = check_bad_choices_are_refused
UNDO = check_undo_returns_exactly
CHECKPOINTS = check_nothing_happens_after_a_checkpoint
EVERY_CHECK = (ENDS, SAME, FORKS, SECRET, REFUSED, UNDO, CHECKPOINTS)

TRIPPED = [
    (broken.LeakyView(), {SECRET}),
    (broken.LeakyMessage(), {SECRET}),
    (broken.LeakyQuestion(), {SECRET}),
    (broken.LeakyWindow(), {SECRET}),
    (broken.LeakyScreen(), {SECRET}),
    (broken.Endless(), {ENDS}),
    (broken.NobodyKnows(), {ENDS}),
    (broken.Undeclared(), {ENDS}),
    (broken.TellsAfterCheckpoint(), {CHECKPOINTS}),
    (broken.WorksAfterCheckpoint(), {CHECKPOINTS}),
    (broken.Restless(), {SAME}),
    (broken.ForgetfulCopy(), {FORKS}),
    (broken.SharingCopy(), {FORKS}),
    (broken.CountsLookers(), {REFUSED}),
    (broken.DeadEnd(), {ENDS}),
    (broken.Emptied(), {ENDS}),
]


@pytest.mark.parametrize(("game", "tripped"), TRIPPED, ids=lambda each: type(each).__name__)
def test_x(game, tripped):
    got=set()
    for check in EVERY_CHECK:
        try: check(game, game.seats[-1], {}, "can-fail")
        except AssertionError as e: got.add(check.__name__); print(type(game).__name__, check.__name__, str(e)[:150])
        except Exception as e: got.add(check.__name__+"!!"+repr(e)[:100])
    print("RESULT", type(game).__name__, got)
