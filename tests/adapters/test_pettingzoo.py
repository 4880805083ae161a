"""PettingZoo's own suites over all of our games, and what becomes of moves and rewards there."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

import meowple
from meowple import MeowpleError
from meowple.adapters.pettingzoo import Environment, env, parallel_env
from tests.declared import our_games

with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
    # Where its own games are installed, its suites bring one of them in the old way.
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

pytestmark = [
    # What PettingZoo says to every environment with masks that is not on its own list.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
CYCLES = 200
TABLES = [(name, seats) for name in our_games() for seats in meowple.game(name).seats]
over_tables = pytest.mark.parametrize(("game", "seats"), TABLES)


@over_tables
def test_it_passes_their_test_of_the_interface(game: str, seats: int) -> None:
    api_test(env(game, seats=seats), num_cycles=CYCLES)


@over_tables
def test_it_passes_their_test_of_seeds(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats=seats), num_cycles=CYCLES)


@over_tables
def test_it_passes_their_test_of_all_agents_at_once(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats=seats), num_cycles=CYCLES)


@over_tables
def test_it_passes_their_test_of_cycles(game: str, seats: int) -> None:
    """It asks all agents in each cycle, so it is theirs who make turns of that."""

    def together(max_cycles: int) -> Any:
        return parallel_env(game, seats=seats, max_cycles=max_cycles)

    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(together(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=together, env=in_turn))


def played(table: Environment, seed: int) -> dict[str, float]:
    """What each agent got in a match of random moves."""
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        got[agent] += reward
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
    return got


@pytest.mark.parametrize("game", ["tail", "cafe", "boots"])
def test_rewards_add_up_to_nothing_and_somebody_is_first(game: str) -> None:
    for seed in range(3):
        got = played(env(game, seats=3), seed)
        assert sum(got.values()) == pytest.approx(0)
        assert max(got.values()) >= 0


def test_a_match_is_cut_off_after_so_many_moves_for_each_seat() -> None:
    table = env("boots", seats=2, max_cycles=5)
    got = played(table, 1)
    assert set(got.values()) == {0.0}
    assert table._made == 10


def test_a_move_that_is_not_legal_is_an_error_and_changes_nothing() -> None:
    table = env("tail", seats=2)
    table.reset(seed=1)
    before, _, _, _, _ = table.last()
    for action in (1, -1, 10_000, None):
        with pytest.raises(MeowpleError):
            table.step(action)
    after, _, _, _, _ = table.last()
    assert np.array_equal(before["observation"], after["observation"])


def test_a_seat_that_draws_later_is_not_told_what_was_sealed() -> None:
    """Whatever the first one seals in `cafe`, the second sees the same."""
    seen = set()
    for choice in (0, -1):
        table = env("cafe", seats=2)
        table.reset(seed=3)
        for _ in range(2):
            mask = table.last()[0]["action_mask"]
            table.step(int(np.flatnonzero(mask)[0]))
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[choice]))
        assert table.agent_selection == "seat_1"
        seen.add(table.last()[0]["observation"].tobytes())
    assert len(seen) == 1


def test_a_spectators_view_can_be_rendered() -> None:
    table = env("fits", render_mode="ansi")
    table.reset(seed=1)
    told = table.render()
    assert told is not None
    assert '"seat":null' in told
    assert env("fits").render() is None


def test_a_seed_may_be_a_number_of_numpy_and_is_no_fraction() -> None:
    """As `rng.integers(…)` gives them."""
    good: list[Any] = [7, np.int64(7), np.uint8(7)]
    bad: list[Any] = [1.5, [7], True]
    for make in (env, parallel_env):
        seen: list[Any] = []
        for seed in good:
            table = make("tail", seats=2)
            table.reset(seed=seed)
            seen.append(table._position.state)
        assert seen[0] == seen[1] == seen[2]
        for seed in bad:
            with pytest.raises(MeowpleError, match="a seed is a whole number, not"):
                table.reset(seed=seed)
        assert table._position.state == seen[-1]


@pytest.mark.parametrize("second", [None, 10**9, -1, "0"])
def test_a_step_of_all_that_cannot_be_is_an_error_and_changes_nothing(second: Any) -> None:
    """The first seat is not heard if the second says nothing, or what is no number of a move."""
    table = parallel_env("tail", seats=2, render_mode="ansi")
    table.reset(seed=1)
    before = table.render()
    said = {"seat_0": 0} if second is None else {"seat_0": 0, "seat_1": second}
    with pytest.raises(MeowpleError, match=r"move.* number"):
        table.step(said)
    assert table.render() == before


@pytest.mark.parametrize("make", [env, parallel_env])
def test_where_nothing_is_played_a_step_says_so(make: Any) -> None:
    table = make("tail", seats=2, max_cycles=1)
    with pytest.raises(MeowpleError, match=r"nothing is played: reset\(\) deals"):
        table.step({"seat_0": 0, "seat_1": 0} if make is parallel_env else 0)
    table.reset(seed=1)
    while table.agents:
        if make is parallel_env:
            table.step({"seat_0": 0, "seat_1": 0})
        else:
            _, _, over, cut, _ = table.last()
            table.step(None if over or cut else 0)
    with pytest.raises(MeowpleError, match=r"nothing is played: reset\(\) deals"):
        table.step({"seat_0": 0, "seat_1": 0} if make is parallel_env else None)
