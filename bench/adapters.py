"""Steps a second through PettingZoo's interface: our games beside its own card games, and through
OpenSpiel's: ours beside its games in Python. All are driven the same way, by random legal moves."""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any, Final

from bench.rounds import moves_a_second, open_spiel_rounds
from meowple.adapters import pettingzoo

OURS: Final = ("tail", "cafe", "boots", "fits")
THEIRS: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
"""PettingZoo's card games; those whose rules come from RLCard."""
SPIELS: Final = {
    **{f"meowple_{name}": 10 for name in OURS},
    "python_kuhn_poker": 500,
    "python_liars_poker": 200,
}
"""Games in Python of OpenSpiel, ours among them, and how many matches of each are played."""
SECONDS: Final = 0.5
"""How long each of them runs at a time."""
REPEATS: Final = 5


def their_env(name: str) -> Any:
    """One of PettingZoo's own games, without the wrappers that check and print."""
    from importlib import import_module

    with warnings.catch_warnings(action="ignore"):
        made = import_module(f"pettingzoo.classic.{name}").env()
    return made.unwrapped


def steps_a_second(env: Any, seed: int) -> float:
    """Matches of random moves for a while, of the processor's time: each agent looks, chooses by
    its mask, and steps."""
    begun, made = time.process_time(), 0
    rng = Random(seed)
    while time.process_time() - begun < SECONDS:
        env.reset(seed=seed + made)
        for _agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            legal = () if over or cut else seen["action_mask"].nonzero()[0]
            env.step(None if over or cut else int(legal[int(rng.random() * len(legal))]))
            made += 1
    return made / (time.process_time() - begun)


def compared(contenders: dict[str, Callable[[int], float]]) -> dict[str, list[float]]:
    """All of them in turn, again and again: the machine may be busy."""
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for seed in range(REPEATS):
        for name, speed in contenders.items():
            speeds[name].append(speed(seed))
    return speeds


def pettingzoo_rows() -> dict[str, list[float]]:
    """Steps a second of each, two seats at the table."""
    envs = {f"{name}, ours": pettingzoo.env(name, seats=2) for name in OURS}
    envs |= {name: their_env(name) for name in THEIRS}
    return compared({name: _run(env) for name, env in envs.items()})


def _run(env: Any) -> Callable[[int], float]:
    return lambda seed: steps_a_second(env, seed)


def openspiel_rows() -> dict[str, list[float]]:
    """Moves a second of each, luck by its weights."""
    import meowple.adapters.openspiel  # noqa: F401  (registers ours)

    return compared({name: _spiel(name, count) for name, count in SPIELS.items()})


def _spiel(name: str, count: int) -> Callable[[int], float]:
    return lambda seed: moves_a_second(open_spiel_rounds(name), seed, count)


def main() -> None:
    """Print both tables."""
    print(f"Through other projects' doors, on one core, median of {REPEATS} runs in turn; the last")
    print("column is against the quickest of theirs")
    _tell("PettingZoo, steps", pettingzoo_rows(), list(THEIRS))
    _tell("OpenSpiel, moves", openspiel_rows(), [name for name in SPIELS if "python" in name])


def _tell(door: str, speeds: dict[str, list[float]], theirs: list[str]) -> None:
    best = [max(runs) for runs in zip(*[speeds[name] for name in theirs], strict=True)]
    print(f"{door:30}{'a second':>10}{'µs each':>12}{'of theirs':>12}")
    for name, runs in speeds.items():
        ratio = median(mine / theirs for mine, theirs in zip(runs, best, strict=True))
        print(f"{name:30}{median(runs):10,.0f}{1e6 / median(runs):12.1f}{ratio:11.2f}×")


if __name__ == "__main__":
    main()
