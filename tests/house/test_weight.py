"""The page travels light: see weight.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from house.weight import Page, Weight, weigh
from spieltisch.games import REGISTER
from spieltisch.server.pages import built_page

START, TABLE = 150_000, 120_000
"""So many bytes the start page may weigh on the wire, and a table more than it."""


@pytest.fixture(scope="module")
def folder() -> Path:
    built = built_page()
    if built is None:
        pytest.fail("The page has not been built: run 'make page' first.", pytrace=False)
    return built


@pytest.fixture(scope="module")
def weight(folder: Path) -> Weight:
    return weigh(folder)


def test_what_all_pages_share_needs_nothing_else(folder: Path) -> None:
    """Chunks that import each other are run in an order in which something may be missing."""
    files = Page(folder).files
    (shared,) = (one for name, one in files.items() if name.startswith("_page-") and "css" in one)
    assert "imports" not in shared


def test_the_start_page_is_light(weight: Weight) -> None:
    assert weight.start < START


@pytest.mark.parametrize("game", REGISTER)
def test_a_table_is_light(weight: Weight, game: str) -> None:
    assert weight.tables[game] < TABLE
