from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import quick, running


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server of this test's own."""
    with running(quick(tmp_path)) as where:
        yield where
