"""No ruling and no worked example of the rules page is without its test."""

from __future__ import annotations

import re
from pathlib import Path

from games.reckoners import test_examples, test_rulings

RULES = Path(__file__).parents[3] / "docs" / "rules" / "reckoners.md"
RULINGS, EXAMPLES = 43, 22


def numbered(letter: str, text: str) -> set[str]:
    return set(re.findall(rf"\b{letter}\d\d\b", text))


def test_every_ruling_has_its_test():
    wanted = {f"r{number:02}" for number in range(1, RULINGS + 1)}
    assert numbered("r", RULES.read_text("utf-8")) == wanted
    assert {name[5:8] for name in vars(test_rulings) if name.startswith("test_r")} == wanted


def test_every_worked_example_has_its_test():
    wanted = {f"e{number:02}" for number in range(1, EXAMPLES + 1)}
    assert numbered("e", RULES.read_text("utf-8")) == wanted
    assert {name[5:8] for name in vars(test_examples) if name.startswith("test_e")} == wanted
