"""The page travels light: see weight.py."""

from __future__ import annotations

import pytest

from house.weight import Weight, weigh
from spieltisch.games import REGISTER
from spieltisch.server.pages import built_page

START, TABLE = 150_000, 120_000
"""So many bytes the start page may weigh on the wire, and a table more than it."""


@pytest.fixture(scope="module")
def weight() -> Weight:
    folder = built_page()
    if folder is None:
        pytest.fail("The page has not been built: run 'make page' first.", pytrace=False)
    return weigh(folder)


def test_the_start_page_is_light(weight: Weight) -> None:
    assert weight.start < START


@pytest.mark.parametrize("game", REGISTER)
def test_a_table_is_light(weight: Weight, game: str) -> None:
    assert weight.tables[game] < TABLE
