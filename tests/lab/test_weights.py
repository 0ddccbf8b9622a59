"""Files of weights: every number says how it came about."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from spieltisch.engine import Judge
from spieltisch.games import REGISTER, find
from spieltisch.lab.weights import Made, as_toml, made_before, with_new

OLD = Made("2026-11-16", "spieltisch lab fit chess", {"games": 10}, {"king": 1.5, "fox/hen": -0.25})
NEW = Made("2026-11-19", "spieltisch lab train chess", {"error": 0.5}, {"king": 2.0})


@pytest.mark.parametrize("name", REGISTER)
def test_each_weight_of_a_game_says_when_and_how_it_came_about(name):
    judge: Judge | None = find(name).judge
    made = made_before(name)
    found = [(part, weight) for one in made for part, weight in one.weights.items()]
    assert judge and dict(found) == judge.weights
    assert len(found) == len(judge.weights), "a weight stands in two fits"
    ways = (f"spieltisch lab fit {name} ", f"spieltisch lab train {name} ")
    for one in made:
        assert one.date and one.command.startswith(ways) and one.numbers["games"] > 0


def test_what_is_written_can_be_read_again():
    read = tomllib.loads(as_toml([OLD, NEW]))
    assert msgspec.convert(read["fits"], list[Made]) == [OLD, NEW]


def test_a_new_fit_takes_over_what_it_found_and_nothing_else():
    left, new = with_new([OLD], NEW)
    assert (left.weights, left.command) == ({"fox/hen": -0.25}, OLD.command) and new == NEW
    assert with_new([left, new], msgspec.structs.replace(OLD)) == [OLD]
