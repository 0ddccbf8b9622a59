"""What parts count, found by playing: `spieltisch lab train`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cli.running import run
from spieltisch.bots.quick import Quick
from spieltisch.engine import Table
from spieltisch.games import find
from spieltisch.lab import train as training
from spieltisch.lab.arena import Contest, match_of
from spieltisch.lab.fit import NoFit
from spieltisch.lab.train import Judging, Practice, Trial, deals_of, train, worth

RACE = Contest("villainous", ("quick", "spoiler"), 2, "race", {"round_limit": 40})
JOHN = "prince-john"
NAMES = [name for name in find("villainous").judge.weights if name.startswith(f"{JOHN}/")]


def played(practice, names=NAMES, figure=JOHN, jobs=1):
    """What was found, and what each game was worth."""
    going, worths = train(practice, figure, names, seed=1, jobs=jobs), []
    while True:
        try:
            worths.append(next(going))
        except StopIteration as end:
            return end.value, worths


def test_each_game_is_told_of_and_the_weights_move():
    practice = Practice(((RACE, 2),), population=4, generations=2, checks=2)
    found, worths = played(practice)
    assert len(worths) == practice.games == found.games == 2 * (4 * 2 + 2 * 2)
    weights = find("villainous").judge.weights
    assert found.weights.keys() == set(NAMES)
    assert sum(found.weights[name] != weights[name] for name in NAMES) > len(NAMES) / 2
    old, new = worths[-8:-4], worths[-4:]
    assert found.worth_before == pytest.approx(sum(old) / 4, abs=1e-4)
    assert found.worth_after == pytest.approx(sum(new) / 4, abs=1e-4)


def test_only_the_proportions_of_weights_change_and_no_sign(monkeypatch):
    unknown = f"{JOHN}/income"
    old = dict(find("villainous").judge.weights) | {unknown: 0.0}
    monkeypatch.setattr(training, "weights_in", lambda practice: old)
    found, _ = played(Practice(((RACE, 2),), population=4, generations=2, checks=1))
    known = [name for name in NAMES if name != unknown]
    factors = [found.weights[name] / old[name] for name in known]
    assert min(factors) > 0
    new = found.weights[unknown] / training.NEW
    assert new != 0
    assert sum(one**2 for one in (*factors, new)) == pytest.approx(len(known), rel=0.01)


def test_the_same_is_found_whatever_the_number_of_jobs():
    practice = Practice(((RACE, 1),), population=4, generations=1, checks=1)
    assert played(practice) == played(practice, jobs=2)


def test_it_finds_what_matters():
    """A Prince John who does not care for power hardly wins: with any care he does sooner."""
    rich = [index for index, _ in zip(deals_of(RACE, JOHN), range(6), strict=False)]
    weights = find("villainous").judge.weights
    careless = weights | dict.fromkeys(NAMES, 0.0)
    careful, not_so = (
        sum(worth(Trial(RACE, index, one)) for index in rich) for one in (dict(weights), careless)
    )
    assert careful > not_so + 0.3


def test_only_games_count_in_which_the_first_bot_plays_the_figure():
    for contest in (RACE, Contest("villainous", ("quick", "spoiler"), 3, "three", {})):
        for index, _ in zip(deals_of(contest, "ursula"), range(3), strict=False):
            match = match_of(contest, index)
            assert match.figures[match.names.index("quick")] == "ursula"


def test_a_figure_that_nobody_plays_is_not_looked_for_forever(monkeypatch):
    monkeypatch.setattr(training, "PATIENCE", 20)
    with pytest.raises(NoFit, match="train-no-figure"):
        next(deals_of(RACE, "gaston"))


def test_a_win_is_worth_the_more_the_sooner_it_comes_and_no_win_nothing():
    weights = dict(find("villainous").judge.weights)
    assert (
        worth(
            Trial(
                Contest("villainous", ("quick", "spoiler"), 2, "race", {"round_limit": 2}),
                0,
                weights,
            )
        )
        == 0
    )
    match = match_of(RACE, 0)
    match.play(RACE)
    result = match.table.result
    assert result and [match.names[seat] for seat in result.winners] == ["quick"]
    assert worth(Trial(RACE, 0, weights)) == 0.5 ** (match.table.round / 12)


def test_only_the_seats_that_try_weights_go_by_them():
    game = find("villainous")
    other = game.judged_by(game.judge.weighing(dict.fromkeys(game.judge.weights, 0.0)))
    table = Table(game, 2, "judging")
    seat = Judging(table, 0, other)
    assert seat.game is other and seat.dream(1).game is other and seat.dream(1).fork().game is other
    even, usual = seat.dream(1).chances(0), table.fork().chances(0)
    assert even == [0.5, 0.5] != usual and table.game is game
    assert seat.dream(1).hash() == table.fork(knowing=0, luck=1).hash()


def test_a_bot_at_such_a_seat_takes_what_its_weights_say():
    game = find("villainous")
    table = Table(game, 2, "judging")
    usual, upside_down = (
        Judging(
            table,
            0,
            game.judged_by(
                game.judge.weighing({n: sign * w for n, w in game.judge.weights.items()})
            ),
        )
        for sign in (1, -1)
    )
    chosen = [[Quick(seed).choose(seat) for seed in range(12)] for seat in (usual, upside_down)]
    assert chosen[0] != chosen[1]


def test_a_bot_that_does_not_go_by_them_learns_nothing():
    contest = Contest("villainous", ("random", "spoiler"), 2, "none", {"round_limit": 2})
    with pytest.raises(NoFit, match="train-no-difference"):
        played(Practice(((contest, 1),), population=4, generations=1, checks=1))


TRAIN = (
    "lab",
    "train",
    "villainous",
    "--bots",
    "quick,spoiler",
    "--option",
    "round_limit=25",
    "--lang",
    "en",
)
SMALL = ("--games", 1, "--population", 4, "--generations", 1, "--checks", 1)


def test_what_was_found_is_written_beside_all_other_weights(tmp_path: Path):
    out = tmp_path / "weights.toml"
    wish = ("--figures", "prince-john,captain-hook", "--but", "villain,crowd", "--players", "2,3x2")
    result = run(*TRAIN, *SMALL, *wish, "--out", out)
    assert result.exit_code == 0, result.output
    *older, john, hook = tomllib.loads(out.read_text("utf-8"))["fits"]
    assert john["command"].startswith("spieltisch lab train villainous --players 2,3x2 --games 1")
    assert "--but villain,crowd --figures prince-john --seed" in john["command"]
    assert john["command"].endswith("--option round_limit=25")
    assert john["numbers"]["games"] == (1 + 2) * (4 + 2)
    everywhere = [name for one in (*older, john, hook) for name in one["weights"]]
    assert sorted(everywhere) == sorted(find("villainous").judge.weights)
    assert "prince-john/riches" in john["weights"] and "captain-hook/crew" in hook["weights"]
    assert not any(
        name.endswith(("/villain", "/crowd")) for name in {**john["weights"], **hook["weights"]}
    )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--figures", "gaston"), "gaston"),
        (("--but", "courage"), "courage"),
        (("--players", "7"), "7"),
        (("--bots", "quick,nobody"), "nobody"),
    ],
)
def test_what_there_is_not_is_refused_before_anything_is_played(words, complaint, monkeypatch):
    monkeypatch.setattr(training, "train", None)
    result = run(*TRAIN, *SMALL, *words)
    assert result.exit_code == 2 and complaint in result.output


def test_it_is_said_what_to_install(monkeypatch):
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(training, "import_module", missing)
    result = run(*TRAIN, *SMALL)
    assert result.exit_code == 2 and "pip install 'spieltisch[lab]'" in result.output


def test_a_game_whose_parts_are_nobodys_is_trained_as_a_whole(tmp_path: Path):
    out = tmp_path / "weights.toml"
    short = ("--option", "lives=1", "--option", "round_limit=12", "--bots", "quick,random")
    result = run("lab", "train", "imperator", *SMALL, "--games", 3, *short, "--out", out)
    assert result.exit_code == 0, result.output
    (new,) = tomllib.loads(out.read_text("utf-8"))["fits"]
    assert new["weights"].keys() == find("imperator").judge.weights.keys()
    assert "--figures" not in new["command"]
