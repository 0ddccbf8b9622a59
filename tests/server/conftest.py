from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import quick, running
from spieltisch.server import commands


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server of this test's own."""
    with running(quick(tmp_path)) as where:
        yield where


class Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """What is logged as a warning or worse."""
    handler = Errors()
    loggers = [logging.getLogger(name) for name in ("uvicorn.error", "spieltisch", "asyncio")]
    for logger in loggers:
        logger.addHandler(handler)
    yield handler.lines
    for logger in loggers:
        logger.removeHandler(handler)


@pytest.fixture
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run is the same, to the millisecond."""
    monkeypatch.setattr(commands, "new_seed", lambda: "5e" * 32)
