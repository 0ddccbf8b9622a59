"""Tables as environments: whoever is asked acts, or everybody in every cycle."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from spieltisch.bots import next_question
from spieltisch.engine import Result, Table
from spieltisch.engine.options import Options
from spieltisch.games import find
from spieltisch.words import Words
from spieltisch.zoo.encoding import Encoder, nearest

FEATURES, ACTIONS = 1024, 1024
WAIT = 0
"""What those do who are not asked, where everybody acts in every cycle."""


class InRealTime(ValueError):
    """A game that does not wait for its players is none for taking turns."""


def env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    *,
    max_cycles: int | None = None,
    features: int = FEATURES,
    actions: int = ACTIONS,
    everyone: bool = False,
) -> Any:  # noqa: ANN401 - of a library without types
    """An AEC environment. Whoever is asked acts; with `everyone`, all do, one after another.

    An agent that has decided `max_cycles` times is truncated; chance plays on for its seat until
    the others have, too. With `everyone` all are truncated after so many cycles. An action that the
    mask forbids is taken for the next one that it allows.
    """
    if everyone:
        return parallel_to_aec(
            parallel_env(
                game, players, options, max_cycles=max_cycles, features=features, actions=actions
            )
        )
    return OrderEnforcingWrapper(Turns(game, players, options, max_cycles, features, actions))


def parallel_env(
    game: str,
    players: int | None = None,
    options: Options | None = None,
    *,
    max_cycles: int | None = None,
    features: int = FEATURES,
    actions: int = ACTIONS,
) -> Cycles:
    """A parallel environment: in every cycle all who are asked choose, the others wait."""
    return Cycles(game, players, options, max_cycles, features, actions)


class Seats:
    """What both sorts of environments have: the table, and what agents see of it."""

    render_mode = None

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Options | None,
        max_cycles: int | None,
        features: int,
        actions: int,
    ) -> None:
        self.game = find(game)
        if self.game.in_real_time:
            raise InRealTime(f"{game} is played in real time")
        chosen = dict(options or {})
        self.options = chosen
        seats = players or self.game.usual_seats(chosen)
        self.game.checked(seats, chosen)
        self.max_cycles = max_cycles
        self.encoder = Encoder(self.game, seats, features, actions)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, 1.0, (features,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._luck = seeding.np_random(None)[0]

    def observation_space(self, agent: str) -> Any:  # noqa: ANN401
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:  # noqa: ANN401
        return self.action_spaces[agent]

    def set_table(self, seed: int | None) -> None:
        """A new match; without a seed, the next one of the last seed."""
        if seed is not None:
            self._luck = seeding.np_random(seed)[0]
        own = int(self._luck.integers(2**62))
        self.table: Table[Any] = Table(
            self.game, len(self.possible_agents), own, self.options, told=False
        )
        self.agents = list(self.possible_agents)

    def seen_by(self, agent: str) -> dict[str, Any]:
        """What an agent observes: its seat's view, and which actions it has now."""
        return {
            "observation": self.encoder.view(self.table, self.seat_of[agent]),
            "action_mask": self.encoder.mask(self.legal(agent)),
        }

    def legal(self, agent: str) -> dict[int, int]:
        """The actions that an agent has now, without the rest of what it observes."""
        question = self.table.question(self.seat_of[agent])
        if question is None or question.idle:
            return {WAIT: 0}
        return self.encoder.places(self.table, question)

    def choose(self, seat: int, action: int) -> None:
        """The seat takes the choice that lies in this slot, or in the next one that is taken."""
        question = self.table.question(seat)
        assert question is not None
        places = self.encoder.places(self.table, question)
        self.table.choose(seat, nearest(action, places, self.encoder.actions))

    def reward(self, result: Result, agent: str) -> float:
        if result.outcome == "draw":
            return 0.0
        return 1.0 if self.seat_of[agent] in result.winners else -1.0

    def render(self) -> str:
        """The table in words, as a spectator sees it."""
        words = Words(self.game, "en")
        board = self.table.view(None).board
        return "\n".join(words.described(line) for line in self.game.describe(board))

    def close(self) -> None:
        """There is nothing to close."""


class Turns(Seats, AECEnv):  # type: ignore[misc]
    """Whoever is asked acts."""

    def __init__(self, game: str, *wishes: Any) -> None:  # noqa: ANN401
        Seats.__init__(self, game, *wishes)
        self.metadata = {"name": f"{game}_v{self.game.rules}", "render_modes": ["ansi"]}

    def reset(self, seed: int | None = None, options: object = None) -> None:
        self.set_table(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._left = dict.fromkeys(self.agents, self.max_cycles or inf)
        self._select()

    def _select(self) -> None:
        """Whoever is asked next and may still decide; chance decides for those who may not."""
        while any(self._left.values()) and (question := next_question(self.table)) is not None:
            agent = self.possible_agents[question.seat]
            if self._left[agent]:
                self.agent_selection = agent
                return
            self.table.choose(question.seat, int(self._luck.integers(len(question.choices))))

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen_by(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.choose(self.seat_of[agent], int(action))
        self._left[agent] -= 1
        self._select()
        result = self.table.result
        if result is not None:
            self.rewards = {one: self.reward(result, one) for one in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif not self._left[agent]:
            self.truncations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()


class Cycles(Seats, ParallelEnv):  # type: ignore[misc]
    """Everybody acts in every cycle; those who are not asked wait."""

    def __init__(self, game: str, *wishes: Any) -> None:  # noqa: ANN401
        Seats.__init__(self, game, *wishes)
        self.metadata = {
            "name": f"{game}_v{self.game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": True,
        }

    def reset(
        self, seed: int | None = None, options: object = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.set_table(seed)
        self._cycles = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        return {agent: self.seen_by(agent) for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        table = self.table
        asked = [(one.seat, one.number) for one in table.questions if not one.idle]
        for seat, number in asked:
            # What others have just chosen may have ended the window, or asked something else.
            question = table.question(seat)
            if question is not None and question.number == number and table.result is None:
                self.choose(seat, int(actions[self.possible_agents[seat]]))
        self._cycles += 1
        result = table.result
        over = result is not None
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        agents, seen = self.agents, self._seen()
        if over or late:
            self.agents = []
        return (
            seen,
            {agent: self.reward(result, agent) if result else 0.0 for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )
