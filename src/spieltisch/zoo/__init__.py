"""Every game that waits for its players, as an environment for those who learn (PettingZoo).

`env` is an AEC environment in which whoever is asked acts; `parallel_env` lets everybody act in
every cycle, and those who are not asked wait. Both have action masks, the same observations and the
same rewards: 1 for who wins, -1 for who loses, 0 for a draw, and nothing before the end.

>>> learning = env("imperator", players=2, options={"lives": 1})
>>> learning.reset(seed=7)
>>> observation, reward, termination, truncation, info = learning.last()
>>> int(observation["action_mask"].sum())
2
"""

try:
    from spieltisch.zoo.environments import InRealTime, env, parallel_env
except ImportError as error:
    raise ImportError(f"{error}: pip install 'spieltisch[zoo]'") from error

__all__ = ["InRealTime", "env", "parallel_env"]
