"""No test depends on how fast the machine is: what has to wait waits for something to happen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("web/src/**/*.test.ts")]
WAITS = re.compile(
    r"\b(time\.sleep|asyncio\.sleep|wait_for_timeout|setTimeout|setInterval"
    r"|time\.monotonic|time\.perf_counter|performance\.now|Event\(\)\.wait)\("
)
JUMPING = re.compile(r"^from server\.hours import .*\bin_no_time\b", re.MULTILINE)
REAL = re.compile(r"^from server\.running import .*\balone\b", re.MULTILINE)
ALLOWED = {
    "tests/browser/clicks.py": "counts the clicks that a game takes; it is no test",
    "tests/browser/cold.py": "measures how soon a table is there; it is no test",
    "tests/browser/feel.py": "measures how soon a tap shows; it is no test",
    "tests/browser/sockets.py": "players of feel.py, whose dice take their time",
    "tests/lab/test_commands.py": "asks until a study has its first row; there is no event",
    "tests/lab/test_studies.py": "asks until a cluster has started; there is no event",
    "tests/server/badline.py": "a message that is late is one of the faults",
    "tests/server/hours.py": "is the loop in which nobody sleeps",
    "tests/server/racing.py": "waits in the loop in which nobody sleeps",
    "tests/server/running.py": "asks again and again whether a process answers; there is no event",
    "tests/server/test_archive.py": "asks until a room is put away; there is no event",
    "tests/server/test_lines.py": "lines that are slow, and servers that do not wait for them",
    "tests/server/test_crash.py": "the moment of the crash is random; players come back by trying",
    "tests/server/test_serving.py": "asks until a group of processes has ended; there is no event",
    "tests/server/test_race_and_crash.py": "dice take their time; that no more passes is measured",
}


def lines_that_wait(text: str) -> Iterator[str]:
    """Nobody really waits where timers are made up, or in a loop that jumps."""
    if "useFakeTimers" in text or (JUMPING.search(text) and not REAL.search(text)):
        return
    for number, line in enumerate(text.splitlines(), 1):
        if WAITS.search(line):
            yield f"{number}: {line.strip()}"


@pytest.mark.parametrize(
    "text",
    [
        "time.sleep(1)",
        "    await asyncio.sleep(0.1)",
        "anna.page.wait_for_timeout(1500)",
        "await new Promise((wake) => setTimeout(wake, 150))",
        "from server.hours import in_no_time\nfrom server.running import alone\nasyncio.sleep(1)",
    ],
)
def test_waiting_is_noticed(text: str) -> None:
    assert list(lines_that_wait(text))


def test_a_loop_that_jumps_and_timers_that_are_made_up_wait_for_nobody() -> None:
    assert not list(lines_that_wait("from server.hours import in_no_time\nasyncio.sleep(1)"))
    assert not list(lines_that_wait("vi.useFakeTimers()\nsetTimeout(done, 100)"))


def test_no_test_waits_for_time_to_pass() -> None:
    waiting = {}
    for file in TESTS:
        found = list(lines_that_wait(file.read_text(encoding="utf-8")))
        if found:
            waiting[file.relative_to(ROOT).as_posix()] = found
    assert {name: lines for name, lines in waiting.items() if name not in ALLOWED} == {}
    assert set(ALLOWED) <= set(waiting), "what does not wait needs no leave"
