"""Studies: what is noted of a game, that it is the same whatever runs it, and that it can go on."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest

from spieltisch.bots.errors import UnknownBot
from spieltisch.engine import Question, Result
from spieltisch.games import REGISTER, find
from spieltisch.lab.keeping import LINES, Occupied, OtherStudy, Shelf
from spieltisch.lab.pace import Pace, seconds
from spieltisch.lab.running import Where, run
from spieltisch.lab.study import Study
from spieltisch.lab.watching import Played, TurnRow, story

SMALL = Study("imperator", 2, ("quick",), "small", 6, {"lives": 1})


def rows(study: Study, where: Where) -> list[Played]:
    return [one for _, one in sorted(run(study.play, range(study.games), where))]


class Deadly:
    """Plays a study; the first worker that comes to the third game is killed."""

    def __init__(self, study: Study, mark: Path) -> None:
        self.study = study
        self.mark = mark

    def __call__(self, index: int) -> Played:
        if index == 2 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.study.play(index)


# What is noted


@pytest.mark.parametrize("game", REGISTER)
def test_every_game_can_be_watched(game: str):
    found = find(game)
    bot = "quick" if game == "rushout" else "random"
    study = Study(game, found.usual_seats({}), (bot,), "watched", 1)
    one = study.play(0)
    row = one.row
    assert row.decisions == sum(turn.decisions for turn in one.turns) > 0
    assert row.turns == len(one.turns) and row.minutes > 0
    assert sum(use.count for use in row.verbs) == row.decisions
    assert {use.name for use in row.verbs} <= set(found.verbs)
    assert (row.lead_changes is None) == (found.judge is None)


def test_who_is_out_and_who_leads_is_known_where_a_game_judges_itself():
    for index in range(3):
        one = SMALL.play(index)
        assert one.row.out.count(-1) == 1 and one.row.out[one.row.winners[0]] == -1
        assert all(sum(turn.chances) == pytest.approx(1, abs=0.01) for turn in one.turns)


def test_in_a_race_the_lead_changes_from_card_to_card():
    rows = [Study("rushout", 4, ("steady",), "lead", 4).play(index) for index in range(4)]
    assert all(len(one.turns) > 10 for one in rows)
    assert sum(one.row.lead_changes for one in rows) > 4
    assert all(one.row.out == [-1] * 4 for one in rows), "nobody is ever out"
    for one in rows:
        wizard, *heroes = zip(*(turn.chances for turn in one.turns), strict=True)
        assert len(set(heroes)) == 1, "heroes win together"
        assert all(
            a + b == pytest.approx(1, abs=0.01) for a, b in zip(wizard, heroes[0], strict=True)
        )


def turn(begun: int, *chances: float) -> TurnRow:
    return TurnRow(0, begun, 1, begun, 0.0, 1, 0, 2, list(chances), [])


def test_the_lead_is_taken_for_good_when_nobody_else_leads_any_more():
    turns = [turn(0, 0.5, 0.5), turn(2, 0.8, 0.2), turn(5, 0.3, 0.7), turn(8, 0.1, 0.9)]
    assert story(turns, [(0,), (1,)], Result("won", (1,)), 10) == (1, 0.5, 0.2)


def test_against_the_game_the_game_can_lead():
    turns = [turn(0, 0.7, 0.7), turn(5, 0.2, 0.2)]
    assert story(turns, [(0, 1)], Result("lost"), 10) == (1, 0.5, 0.3)


def question(seat: int, number: int) -> Question:
    return Question(seat, "what", None, None, 0, {}, number)


def test_those_who_are_asked_at_the_same_time_think_at_the_same_time():
    pace = Pace(2)
    both = [question(0, 0), question(1, 0)]
    pace.asked(both)
    pace.answered(both[0], 2)
    pace.asked(both[1:])
    pace.answered(both[1], 8)
    assert pace.now == seconds(8)
    alone = question(0, 2)
    pace.asked([alone])
    pace.answered(alone, 1)
    assert pace.now == seconds(8) + seconds(1)
    assert pace.longest_wait == seconds(8) - seconds(2)


def test_one_bot_against_the_rest_plays_every_seat_over_the_same_seed():
    study = msgspec.structs.replace(SMALL, bots=("quick", "random"))
    first, second = (study.play(index).row for index in (0, 1))
    assert first.seed == second.seed and first.bots == second.bots[::-1]


def test_a_bot_that_is_told_how_often_to_try_plays_the_same_again():
    study = msgspec.structs.replace(SMALL, bots=("thinker:2", "quick"))
    assert study.play(0) == study.play(0)


@pytest.mark.parametrize("bot", ["clever", "quick:20", "thinker:many"])
def test_a_bot_that_there_is_not_is_refused(bot: str):
    with pytest.raises(UnknownBot):
        msgspec.structs.replace(SMALL, bots=(bot,)).check()


# Whatever runs it


def test_the_rows_are_the_same_in_one_process_and_in_two_of_which_one_is_killed(tmp_path: Path):
    mark = tmp_path / "killed"
    found = sorted(run(Deadly(SMALL, mark), range(SMALL.games), Where(jobs=2)))
    assert mark.exists()
    assert [one for _, one in found] == rows(SMALL, Where())


@pytest.mark.early
def test_the_rows_are_the_same_on_ray_when_one_of_two_workers_is_killed(tmp_path: Path):
    mark = tmp_path / "killed"
    found = sorted(run(Deadly(SMALL, mark), range(SMALL.games), Where(jobs=2, on="ray")))
    assert mark.exists()
    assert [one for _, one in found] == rows(SMALL, Where())


@pytest.mark.long
def test_the_rows_are_the_same_on_a_cluster():
    # The names of its sockets must be short, and those of tmp_path are long.
    with TemporaryDirectory() as folder, cluster(Path(folder)) as address:
        assert rows(SMALL, Where(on=f"ray:{address}")) == rows(SMALL, Where())


@contextmanager
def cluster(folder: Path) -> Iterator[str]:
    """Ray as somebody else would start it, on one processor of this machine."""
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        port = any_port.getsockname()[1]
    words = ["start", "--head", "--block", f"--port={port}", "--node-ip-address=127.0.0.1"]
    words += ["--num-cpus=1", "--include-dashboard=false", f"--temp-dir={folder}"]
    ray = Path(sys.executable).with_name("ray")
    open_to_all = {**os.environ, "RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    said = folder / "said"
    with (
        said.open("w") as output,
        subprocess.Popen([ray, *words], stdout=output, stderr=output, env=open_to_all) as head,
    ):
        while "runtime started" not in said.read_text("utf-8"):
            assert head.poll() is None, said.read_text("utf-8")
            time.sleep(0.1)
        yield f"127.0.0.1:{port}"
        head.terminate()


def test_games_of_bots_that_are_all_alike_have_seeds_in_a_row():
    """No deal is left out, and none is played once for each seat."""
    assert [one.row.seed for one in rows(SMALL, Where())] == [
        f"{SMALL.seed}/{index}" for index in range(SMALL.games)
    ]


# Going on


def test_what_was_played_is_kept_and_only_the_rest_is_played(tmp_path: Path):
    folder = tmp_path / "study"
    few = msgspec.structs.replace(SMALL, games=2)
    Shelf(folder, few, resume=False).fill(Where())
    with (folder / LINES).open("ab") as lines:
        lines.write(b'{"row": cut off by a crash')
    played = []
    shelf = Shelf(folder, SMALL, resume=True)
    assert shelf.fill(Where(), lambda: played.append(1)) == rows(SMALL, Where())
    assert len(played) == SMALL.games - 2
    assert Shelf(folder, SMALL, resume=True).all() == rows(SMALL, Where())


def test_who_is_killed_while_a_study_is_noted_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    study = Study("imperator", 2, ("quick",), "t", 1, {"lives": 1, "round_limit": 3})
    Shelf(tmp_path, study, resume=False).fill(Where())

    def killed(path: Path, data: bytes) -> None:
        path.open("wb").close()
        raise SystemExit

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", killed)
        with pytest.raises(SystemExit):
            Shelf(tmp_path, study, resume=True)
    assert len(Shelf(tmp_path, study, resume=True).all()) == 1


def test_a_folder_is_not_mixed_up_with_another_study(tmp_path: Path):
    Shelf(tmp_path, SMALL, resume=False)
    with pytest.raises(Occupied):
        Shelf(tmp_path, SMALL, resume=False)
    with pytest.raises(OtherStudy):
        Shelf(tmp_path, msgspec.structs.replace(SMALL, seed="other"), resume=True)
