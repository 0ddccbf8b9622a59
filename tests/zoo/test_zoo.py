"""`spieltisch.zoo`: PettingZoo's own tests for every turn-based game and number of players."""

from __future__ import annotations

import random
import subprocess
import sys
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from spieltisch import zoo
from spieltisch.bots import play_randomly
from spieltisch.engine import Table
from spieltisch.games import REGISTER, find
from spieltisch.zoo.encoding import Encoder

GAMES = [name for name in REGISTER if not find(name).in_real_time]
SHORT = {
    "imperator": {"lives": 1},
    "villainous": {"round_limit": 4},
    "kapow": {"round_limit": 2},
}
"""So that random play comes to an end soon."""


def cases() -> list[tuple[str, int, dict[str, object]]]:
    """Each number of players, in each of the modes that are for so many."""
    return [
        (name, seats, mode)
        for name in GAMES
        for seats in find(name).seats
        for mode in modes_for(name, seats)
    ]


def modes_for(name: str, seats: int) -> list[dict[str, object]]:
    """The usual rules, if so many can play by them, and each option that is for so many."""
    game = find(name)
    usual = {option.name: option.default for option in game.options}
    others = [
        {option.name: value}
        for option in game.options
        for value, allowed in option.seats.items()
        if seats in allowed and value != option.default
    ]
    return [{}, *others] if seats in game.seats_with(usual) else others


@pytest.mark.parametrize(("game", "seats", "options"), cases())
def test_every_turn_based_game_is_an_environment(game, seats, options):
    make = partial(zoo.env, game, seats, options)
    cycles = partial(zoo.parallel_env, game, seats, options)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that an observation is a dict with a mask
        api_test(make(), num_cycles=30)
        seed_test(make, num_cycles=20)
        parallel_api_test(cycles(), num_cycles=20)
        for every in (False, True):
            max_cycles_test(SimpleNamespace(env=partial(make, everyone=every), parallel_env=cycles))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_ends_with_rewards_for_its_result(game):
    learning = zoo.env(game, options=SHORT.get(game))
    learning.reset(seed=3)
    luck, rewards = np.random.default_rng(3), {}
    for agent in learning.agent_iter():
        seen, reward, over, late, _ = learning.last()
        rewards[agent] = reward
        legal = np.flatnonzero(seen["action_mask"])
        learning.step(None if over or late else int(luck.choice(legal)))
    result = learning.unwrapped.table.result
    for seat, agent in enumerate(learning.possible_agents):
        won = 1.0 if seat in result.winners else -1.0
        assert rewards[agent] == (0.0 if result.outcome == "draw" else won)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_observed_tells_nothing_that_the_seat_cannot_know(game):
    seed = random.randrange(10**6)
    found = find(game)
    seats = found.usual_seats({})
    table = Table(found, seats, seed, told=False)
    encoder = Encoder(found, seats, 512, 512)
    luck = random.Random(seed)
    for _ in range(8):
        play_randomly(table, luck, limit=7)
        if not table.questions or not table.at_checkpoint:
            continue
        seat = table.questions[0].seat
        dream = table.fork(knowing=seat, luck=luck.getrandbits(32))
        assert np.array_equal(encoder.view(table, seat), encoder.view(dream, seat)), seed
        places = [encoder.places(one, one.question(seat)) for one in (table, dream)]
        assert places[0].keys() == places[1].keys(), seed


def test_the_same_position_looks_the_same_from_every_seat():
    """Before the first choice of Imperator seats differ only in what they were dealt."""
    table = Table(find("imperator"), 4, "alike", told=False)
    encoder = Encoder(find("imperator"), 4, 4096, 512)
    mine, theirs = (encoder.view(table, seat) for seat in (0, 1))
    assert 0 < np.count_nonzero(mine != theirs) < 0.5 * np.count_nonzero(mine)


def test_a_match_that_is_too_long_is_cut_off():
    learning = zoo.env("imperator", 2, max_cycles=3)
    learning.reset(seed=1)
    steps = 0
    for _ in learning.agent_iter():
        seen, _, over, late, _ = learning.last()
        done = over or late
        steps += not done
        learning.step(None if done else int(np.flatnonzero(seen["action_mask"])[0]))
    assert late and not over and steps == 6


def test_whoever_may_not_decide_any_more_is_played_for_until_the_others_are_done():
    """A turn of Villainous has more than two decisions: the first villain's is ended by chance."""
    learning = zoo.env("villainous", 2, max_cycles=2)
    learning.reset(seed=1)
    acted = []
    for agent in learning.agent_iter():
        seen, _, over, late, _ = learning.last()
        if not (over or late):
            acted.append(agent)
        learning.step(None if over or late else int(np.flatnonzero(seen["action_mask"])[0]))
    assert acted == ["player_0"] * 2 + ["player_1"] * 2


def test_who_is_still_there_when_chance_ends_the_match_has_its_result():
    ends = set()
    for seed in range(6):
        learning = zoo.env("imperator", 3, {"lives": 1, "round_limit": 2}, max_cycles=9)
        learning.reset(seed=seed)
        rewards = {}
        for agent in learning.agent_iter():
            seen, reward, over, late, _ = learning.last()
            if over or late:
                ends.add((over, late))
                rewards[agent] = reward if over else None
            learning.step(None if over or late else int(np.flatnonzero(seen["action_mask"])[-1]))
        table = learning.unwrapped.table
        for agent, reward in rewards.items():
            if reward is not None:
                assert reward == learning.unwrapped.reward(table.result, agent), seed
    assert ends == {(True, False), (False, True)}


def test_a_game_in_real_time_takes_no_turns():
    with pytest.raises(zoo.InRealTime):
        zoo.env("rushout")


def test_it_is_said_what_has_to_be_installed():
    program = """
import sys
sys.modules["pettingzoo"] = None
import spieltisch.zoo
"""
    call = [sys.executable, "-c", program]
    ran = subprocess.run(call, capture_output=True, encoding="utf-8", check=False)
    assert "pip install 'spieltisch[zoo]'" in ran.stderr
