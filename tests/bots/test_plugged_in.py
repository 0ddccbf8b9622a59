"""Bots of other packages: an entry point gives them a seat."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from spieltisch import bots
from spieltisch.bots import RandomBot, bot_names, bots_for, bots_for_people, plugged_in, usual_bot
from spieltisch.lab.simulate import simulate
from spieltisch.terminal.seats import people, shown_names
from spieltisch.words import Common


class Foreign(RandomBot):
    games = ("imperator",)


@pytest.fixture(autouse=True)
def another_package(monkeypatch):
    def points(group: str) -> list[SimpleNamespace]:
        assert group == "spieltisch.bots"
        return [SimpleNamespace(name="foreign", load=lambda: Foreign)]

    plugged_in.cache_clear()
    monkeypatch.setattr(bots, "entry_points", points)
    yield
    plugged_in.cache_clear()


def test_a_bot_of_another_package_is_offered_for_the_games_that_it_plays():
    assert bots_for("imperator")["foreign"] is Foreign
    assert "foreign" in bots_for_people("imperator")
    assert "foreign" not in bots_for("villainous")
    assert usual_bot("imperator") == "quick"


def test_it_has_a_seat_like_all_others():
    assert "foreign" in bot_names()
    assert people(["you", "foreign"]) == [0]
    assert shown_names(["you", "foreign"], Common("en"))[1] == "foreign 2"
    (line,) = simulate("imperator", 2, 1, "s", {"round_limit": 1}, bots=["foreign", "random"])
    assert line.decisions
