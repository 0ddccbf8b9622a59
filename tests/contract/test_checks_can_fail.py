"""Each check of the contract is able to fail: a game that breaks a promise trips it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from contract import broken
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
OFFERS = check_no_offer_fails
SAME = check_same_record_same_everything
FORKS = check_forks_stay_identical
SECRET = check_no_secret_leaves
DREAMS = check_dreams
REFUSED = check_bad_choices_are_refused
UNDO = check_undo_returns_exactly
TOLD = check_what_changes_is_told
CHECKPOINTS = check_nothing_happens_after_a_checkpoint
Check = Callable[[AnyGame, int, dict[str, object], str], object]
EVERY_CHECK: tuple[Check, ...] = (
    ENDS,
    OFFERS,
    SAME,
    FORKS,
    SECRET,
    DREAMS,
    REFUSED,
    UNDO,
    CHECKPOINTS,
    TOLD,
)

TRIPS = [
    (broken.LeakyView(), SECRET, "seat None sees what it cannot know"),
    (broken.LeakyMessage(), SECRET, "hears what it cannot know"),
    (broken.LeakyQuestion(), SECRET, "sees what it cannot know"),
    (broken.LeakyForesight(), SECRET, "sees what it cannot know"),
    (broken.LeakyWindow(), SECRET, "sees what it cannot know"),
    (broken.LeakyScreen(), SECRET, "hears of a secret choice"),
    (broken.RolledByHand(), DREAMS, "dice agree with the truth too often"),
    (broken.RemembersTheSeed(), DREAMS, "the world depends on the truth"),
    (broken.Endless(), ENDS, "no end within 5 choices"),
    (broken.NobodyKnows(), ENDS, r"winners=\(3,\)"),
    (broken.LonelyWinner(), ENDS, "is no side of"),
    (broken.Undeclared(), ENDS, "undeclared verb"),
    (broken.Trapdoor(), OFFERS, "is offered leap 300, and it fails: .*IndexError"),
    (broken.DeadEnd(), ENDS, "a dead end"),
    (broken.Emptied(), ENDS, "a dead end"),
    (broken.Restless(), SAME, "replay differs at moment 1"),
    (broken.ForgetfulCopy(), FORKS, "the fork's state differs"),
    (broken.SharingCopy(), FORKS, "a fork changed it"),
    (broken.SharingCopy(), UNDO, "undo leads elsewhere"),
    (broken.CountsLookers(), REFUSED, "refused, yet changed"),
    (broken.Tongueless(), TOLD, "is told nothing of .*'open'"),
    (broken.Hasty(), TOLD, "told as hidden: .*'lays'"),
    (broken.WorksAfterCheckpoint(), CHECKPOINTS, "between a checkpoint and"),
    (broken.TellsAfterCheckpoint(), CHECKPOINTS, "between a checkpoint and"),
]
KEEP_ALL_OTHER_PROMISES = TRIPS[:13]


def name_of(value: object) -> str:
    return value.__name__ if callable(value) else type(value).__name__


@pytest.mark.parametrize(("game", "check", "complaint"), TRIPS, ids=name_of)
def test_a_broken_promise_trips_its_check(game: AnyGame, check: Check, complaint: str):
    with pytest.raises(AssertionError, match=complaint) as tripped:
        check(game, game.seats[-1], {}, "can-fail")
    assert str(tripped.value).startswith("can-fail: "), "the complaint names the seed"


@pytest.mark.parametrize(("game", "broken_check"), [t[:2] for t in KEEP_ALL_OTHER_PROMISES])
def test_a_broken_promise_trips_no_other_check(game: AnyGame, broken_check: Check):
    secrets = (SECRET, DREAMS)  # Who leaks a secret may well trip both.
    spared = secrets if broken_check in secrets else (broken_check,)
    for check in EVERY_CHECK:
        if check not in spared:
            check(game, game.seats[-1], {}, "can-fail")


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (broken.UnknownInPreset(), "There is no option called 'life'"),
        (broken.TooMuchInPreset(), "'lives' cannot be '9'"),
        (broken.NothingInPreset(), "preset usual changes nothing"),
    ],
    ids=name_of,
)
def test_a_preset_that_cannot_be_played_is_noticed(game: AnyGame, complaint: str):
    with pytest.raises(AssertionError, match=complaint):
        check_presets_can_be_played(game)


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (broken.NothingToClimb(), "there is no option heights to climb"),
        (broken.NowhereToClimb(), "lives leads nowhere"),
    ],
    ids=name_of,
)
def test_a_ladder_that_leads_nowhere_is_noticed(game: AnyGame, complaint: str):
    with pytest.raises(AssertionError, match=complaint):
        check_ladders_can_be_climbed(game)


# Words and sources

IMPERATOR = find("imperator")
USED = keys_in(modules_in(folder_of(IMPERATOR)))


@pytest.mark.parametrize(
    "missing",
    [
        "told-attacks",
        "prompt-battle",
        "prompt-battle.help",
        "choice-crown",
        "card-spades-ace",
        "card-spades-ace.long",
        "option-lives.help",
        "preset-short.help",
        "describe-table",
        "game-about",
        "game-provenance",
    ],
)
def test_words_that_are_missing_in_one_language_are_noticed(missing: str):
    def known(game: str, language: str, key: str) -> bool:
        return has(game, language, key) and (language, key) != ("de", missing)

    with pytest.raises(AssertionError, match=f"de: {missing}'"):
        check_all_keys_can_be_said(IMPERATOR, USED, known)


def test_words_that_nothing_uses_are_noticed():
    with pytest.raises(AssertionError, match="en: told-nothing-at-all"):
        check_no_words_are_left_over(
            IMPERATOR, USED, lambda game, language: {*keys(game, language), "told-nothing-at-all"}
        )


def test_a_key_without_words_is_noticed_when_it_is_said():
    with pytest.raises(AssertionError, match="describe-no-such-key"):
        check_everything_is_said(broken.Speechless(), 2, {}, "can-fail")


def written(folder: Path, source: str) -> list[Path]:
    module = folder / "module.py"
    module.write_text(source, "utf-8")
    return [module]


def test_a_key_that_is_not_written_out_is_noticed(tmp_path: Path):
    used = keys_in(written(tmp_path, "state.tell(key, seat=1)"))
    with pytest.raises(AssertionError, match=r"module.py:1: state.tell"):
        check_all_keys_can_be_said(IMPERATOR, used)


@pytest.mark.parametrize(
    "source",
    ['say("Anna wins")', 'text = f"{seat} wins"', 'raise ValueError("no such card")'],
)
def test_text_in_python_is_noticed(tmp_path: Path, source: str):
    with pytest.raises(AssertionError, match="text in Python"):
        check_no_text_in_python(written(tmp_path, source))


def test_explanations_are_no_text(tmp_path: Path):
    source = '"""What this is for."""\n\nLIMIT = 3\n"""More than enough."""\nname = "one-word"\n'
    check_no_text_in_python(written(tmp_path, source))


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import choice",
        "import time as t",
        "from datetime import datetime",
        "import os\nseed = os.urandom(8)",
        "from os import urandom",
        "import secrets",
        "import uuid",
        "order = sorted(cards, key=lambda card: hash(card))",
    ],
)
def test_a_clock_or_the_systems_chance_is_noticed(tmp_path: Path, source: str):
    with pytest.raises(AssertionError, match=r"module.py:\d"):
        check_no_clock_and_no_system_chance(written(tmp_path, source))
