"""Any of our games as an environment of PettingZoo.

>>> from meowple.adapters import pettingzoo
>>> env = pettingzoo.env("tail", seats=2, options={"rounds": 1})
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     seen, reward, over, cut, info = env.last()
...     mask = None if over or cut else seen["action_mask"]
...     env.step(None if mask is None else env.action_space(agent).sample(mask))

Seats are agents `seat_0`, `seat_1`, …. An agent observes the bytes that its game tells of its view
and the mask of its legal moves. It is rewarded at the end alone, with its part of the outcome's
`returns`. `turns.py` says what becomes of secret choices, clocks and races.

`parallel_env` asks all agents at each step instead, and hears those whom the game waits for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, SupportsIndex

from meowple.adapters import missing
from meowple.adapters.turns import Turns
from meowple.core.game import MeowpleError, Seat
from meowple.core.luck import Rolled
from meowple.core.numbers import Numbers
from meowple.core.plain import plain_seed

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing("PettingZoo", "pettingzoo") from error


class Seated:
    """What both kinds of environments have: agents, their spaces, and the table."""

    def __init__(
        self,
        game: Any,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._turns = turns = Turns(game, seats, options)
        self._numbers = numbers = turns.numbers
        self.metadata = {
            "name": f"meowple_{turns.game.name}_v{turns.game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """After so many moves for each seat, or steps of all of them together, the match is cut
        off; None to play it out."""
        self.possible_agents = [f"seat_{seat}" for seat in range(turns.seats)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: _observed(numbers) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(numbers.actions) for agent in self.possible_agents}
        self._rng = Random()
        self.agents: list[str] = []
        self._no_moves = np.zeros(numbers.actions, np.int8)

    def observation_space(self, agent: str) -> Dict:
        """The bytes of a view, and the mask of the legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of moves."""
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = Random(plain_seed(seed))
        self._chance = Rolled(self._rng)
        self._position = self._turns.deal(self._chance)
        self._made = 0
        self.agents = self.possible_agents[:]

    def _check_dealt(self) -> None:
        if not self.agents:
            raise MeowpleError("nothing is played: reset() deals")

    def _seen(self, view: Any, legal: Iterable[int]) -> dict[str, Any]:
        """What an agent observes: arrays of its own, to do with as it likes."""
        mask = self._no_moves.copy()
        mask[list(legal)] = 1
        seen = np.frombuffer(self._numbers.features(view), np.uint8)
        return {"observation": seen.copy(), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator may know, as text."""
        if self.render_mode is None:
            return None
        return self._numbers.information(self._turns.game.view(self._position.state, None))

    def close(self) -> None:
        """There is nothing to let go."""


def _observed(numbers: Numbers) -> Dict:
    return Dict(
        {
            "observation": Box(0, 255, (numbers.length,), np.uint8),
            "action_mask": Box(0, 1, (numbers.actions,), np.int8),
        }
    )


class Environment(Seated, AECEnv):  # type: ignore[misc]
    """One table, one seat after the other (AEC)."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal again: the same seed deals the same."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that is asked next: what it sees, and what it may do."""
        state, game = self._position.state, self._turns.game
        self._asked = seat = self._turns.actor(state)
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            self._view = game.view(state, seat)
            self._legal = self._numbers.legal(self._view, game.moves(state, seat))

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent's seat may know."""
        seat = self._seats[agent]
        if seat == self._asked:
            return self._seen(self._view, () if self.truncations.get(agent) else self._legal)
        return self._seen(self._turns.game.view(self._position.state, seat), ())

    def step(self, action: SupportsIndex | None) -> None:
        """The seat that is asked makes the move of this number."""
        self._check_dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(action)
        self._cumulative_rewards[agent] = 0.0
        if self._asked is None:
            self._end()
        elif self.max_cycles is not None and self._made >= self.max_cycles * self._turns.seats:
            self.truncations = dict.fromkeys(self.agents, True)

    def _play(self, action: SupportsIndex | None) -> None:
        seat = self._asked
        if seat is None or action is None:
            raise MeowpleError("a seat that is asked answers with the number of a move")
        move = self._legal.get(self._numbers.checked(action))
        if move is None:
            raise MeowpleError(f"move {action} is not legal now: its action_mask is 0")
        self._position = self._turns.rushed(self._position, seat, move, self._chance)
        self._made += 1
        self._ask()

    def _end(self) -> None:
        outcome = self._turns.game.outcome(self._position.state)
        assert outcome is not None, "somebody is waited for until the end"
        self.rewards = dict(zip(self.agents, outcome.returns, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class Together(Seated, ParallelEnv):  # type: ignore[misc]
    """One table, all seats at each step. Only those are heard whom the game waits for, in the order
    of the seats; the mask of all others is empty, and what they say counts for nothing. Whoever
    names a move that is not legal, or no longer, since somebody else was first, makes the first one
    that is."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal again: the same seed deals the same."""
        self._deal(seed)
        return self._all_see(), self._infos()

    def step(self, actions: Mapping[str, SupportsIndex]) -> tuple[dict[str, Any], ...]:
        """What all see then, what they get, and whether it is over for them."""
        self._check_dealt()
        asked = sorted(self._turns.game.to_act(self._position.state))
        said: list[Any] = [actions.get(self.possible_agents[seat]) for seat in asked]
        numbers = [self._numbers.checked(action) for action in said]  # of all, before one is heard
        for seat, number in zip(asked, numbers, strict=True):
            self._hear(seat, number)
        self._made += 1
        outcome = self._turns.game.outcome(self._position.state)
        cut = self.max_cycles is not None and self._made >= self.max_cycles
        returns = (0.0,) * self._turns.seats if outcome is None else outcome.returns
        told = (
            self._all_see(),
            dict(zip(self.agents, returns, strict=True)),
            dict.fromkeys(self.agents, outcome is not None),
            dict.fromkeys(self.agents, cut and outcome is None),
            self._infos(),
        )
        if outcome is not None or cut:
            self.agents = []
        return told

    def _hear(self, seat: Seat, number: int) -> None:
        state, game = self._position.state, self._turns.game
        if seat not in game.to_act(state):
            return
        moves = game.moves(state, seat)
        legal = self._numbers.legal(game.view(state, seat), moves)
        move = legal.get(number, moves[0])
        self._position = self._turns.rushed(self._position, seat, move, self._chance)

    def _all_see(self) -> dict[str, Any]:
        state, game = self._position.state, self._turns.game
        asked, seen = game.to_act(state), {}
        for agent, seat in self._seats.items():
            view = game.view(state, seat)
            legal = self._numbers.legal(view, game.moves(state, seat)) if seat in asked else ()
            seen[agent] = self._seen(view, legal)
        return seen

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}


def env(game: Any, **table: Any) -> Environment:
    """An environment of this game: `seats`, `options`, `max_cycles`, `render_mode`."""
    return Environment(game, **table)


def parallel_env(game: Any, **table: Any) -> Together:
    """The same, all agents at each step."""
    return Together(game, **table)
