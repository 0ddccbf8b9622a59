from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from _pytest._code.code import ExceptionRepr
from playwright.sync_api import Browser, expect, sync_playwright

from browser.guest import PATIENCE, Guest, Visit
from browser.saying import ROOT
from server.running import Process

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SEED = pytest.StashKey[int]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes its time begins first, so that nobody waits for it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("early") is None)


@pytest.fixture(scope="session", autouse=True)
def page_is_built() -> None:
    if not (ROOT / "web" / "dist" / "index.html").is_file():
        pytest.fail("The page has not been built: run 'make page' first.", pytrace=False)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.fail("Chromium is missing: run 'make browser' first.", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield launched
        launched.close()


class Generous(Process):
    """A server that never finds anybody too fast: all tests come from one address, at any speed."""

    program = (
        "import functools; from spieltisch.server import serving; "
        "from spieltisch.server.limits import Rate; plenty = Rate(burst=10**5, per_second=10**5); "
        "rates = 'messages words undos guesses heavy pages'.split(); "
        "serving.Settings = functools.partial(serving.Settings, **dict.fromkeys(rates, plenty)); "
        f"{Process.program}"
    )


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A real server, for all tests that do not harm it."""
    process = Generous(tmp_path_factory.mktemp("house") / "data")
    process.start()
    yield process
    process.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Process]:
    """A server of this test's own, to be killed."""
    process = Generous(tmp_path / "data")
    process.start()
    yield process
    process.stop()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, house: Process) -> Iterator[Visit]:
    """People come to the server; when they go, nothing must have gone wrong in their browsers."""
    if "mortal" in request.fixturenames:
        # People leave before their server ends: what they were still loading would fail.
        request.getfixturevalue("mortal")
    here: list[Guest] = []

    def come(name: str = "Anna", **how: Any) -> Guest:
        here.append(Guest(browser, how.pop("address", house.address), name=name, **how))
        return here[-1]

    yield come
    for one in here:
        one.leaves()
    troubles = {one.name: one.unforgiven() for one in here}
    assert not any(troubles.values()), troubles


@pytest.fixture
def random(request: pytest.FixtureRequest) -> Random:
    """Chance of a test; SEED=... repeats a run, and a failure shows it."""
    seed = int(os.environ.get("SEED") or int.from_bytes(os.urandom(4)))
    request.node.stash[SEED] = seed
    return Random(seed)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What failed is told with its seed, also if it runs once more."""
    report = yield
    if SEED in item.stash and isinstance(report.longrepr, ExceptionRepr):
        report.longrepr.addsection("chance", f"SEED={item.stash[SEED]}")
    return report
