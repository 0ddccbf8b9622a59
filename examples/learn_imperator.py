"""Learns a short game of Imperator from nothing, in minutes on two cores, and draws its curve.

    pip install 'spieltisch[zoo,lab]' sb3-contrib
    python examples/learn_imperator.py --steps 60000 --out imperator-curve.svg

A masked PPO (sb3-contrib) plays one seat against a player who chooses at random; it sees what its
seat sees, is told nothing of the rules, and learns from who wins. Before it learns it wins every
other game, as random players do.
"""

from __future__ import annotations

import argparse
from typing import Any

import altair as alt
import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

from spieltisch import zoo
from spieltisch.lab.arena import interval

OPTIONS = {"lives": 1, "round_limit": 20}
LEARNER = "player_0"


class AgainstRandom(gymnasium.Env):  # type: ignore[misc]
    """One seat of a two-player game; the other chooses at random."""

    def __init__(self, seed: int) -> None:
        self._table = zoo.env("imperator", 2, OPTIONS, features=512, actions=256)
        self.observation_space = self._table.observation_space(LEARNER)["observation"]
        self.action_space = self._table.action_space(LEARNER)
        self._luck = np.random.default_rng(seed)
        self._seen: dict[str, Any] = {}
        self._seed: int | None = seed

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        self._table.reset(seed=self._seed if seed is None else seed)
        self._seed = None
        self._until_asked()
        return self._seen["observation"], {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._table.step(int(action))
        reward = self._until_asked()
        over = self._table.terminations[LEARNER]
        return self._seen["observation"], reward, over, False, {}

    def action_masks(self) -> Any:
        return self._seen["action_mask"].astype(bool)

    def _until_asked(self) -> float:
        """Let the other play until the learner is asked, or the match is over."""
        while self._table.agent_selection != LEARNER and not self._table.terminations[LEARNER]:
            legal = self._table.unwrapped.legal(self._table.agent_selection)
            self._table.step(int(self._luck.choice(list(legal))))
        self._seen = self._table.observe(LEARNER)
        return float(self._table.rewards[LEARNER])


def won(model: MaskablePPO, games: int, seed: int) -> int:
    """How many of so many games it wins."""
    table, wins = AgainstRandom(seed), 0
    for _ in range(games):
        seen, _ = table.reset()
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=get_action_masks(table))
            seen, reward, over, _, _ = table.step(action)
        wins += reward > 0
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--checks", type=int, default=6, help="points on the curve")
    parser.add_argument("--games", type=int, default=200, help="games for each point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="imperator-curve.svg")
    wish = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        AgainstRandom(wish.seed),
        n_steps=1024,
        batch_size=256,
        gamma=0.995,
        ent_coef=0.01,
        seed=wish.seed,
    )
    points = []
    for check in range(wish.checks + 1):
        if check:
            model.learn(wish.steps // wish.checks, reset_num_timesteps=False)
        wins = won(model, wish.games, seed=1000 + check)
        low, high = interval(wins, wish.games)
        steps = int(model.num_timesteps)
        points.append({"steps": steps, "won": wins / wish.games, "low": low, "high": high})
        print(f"{steps:7} decisions: wins {wins} of {wish.games} ({low:.0%} to {high:.0%})")
    base = alt.Chart(alt.Data(values=points)).encode(
        x=alt.X("steps:Q", title="decisions learnt from")
    )
    share = alt.Axis(format="%")
    band = base.mark_area(opacity=0.2, color="#2f7052").encode(
        y=alt.Y("low:Q", axis=share, title="won against random", scale=alt.Scale(domain=[0, 1])),
        y2="high:Q",
    )
    line = base.mark_line(point=True, color="#2f7052").encode(y="won:Q")
    (band + line).properties(width=520, height=260).save(wish.out)


if __name__ == "__main__":
    main()
