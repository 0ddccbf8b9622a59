"""The golden matches are what the rules and words of today make of them."""

from __future__ import annotations

import pytest

from contract import golden
from spieltisch.games import REGISTER


@pytest.mark.parametrize("name", REGISTER)
def test_a_change_of_behaviour_shows_in_the_golden_match(name: str):
    diff = golden.difference(name)
    assert not diff, "review the difference, then run `make golden`:\n" + "\n".join(diff)


def test_a_difference_is_shown_and_counts_as_a_failure(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    assert golden.main(["--write"]) == 0
    assert golden.main([]) == 0
    file = tmp_path / "imperator.txt"
    file.write_text(file.read_text("utf-8").replace("Round 1 begins", "Round 1 ends"), "utf-8")
    assert golden.main([]) == 1
    assert "-* Round 1 ends.\n+* Round 1 begins.\n" in capsys.readouterr().out
