"""OpenSpiel's own simulations over all of our games, and what becomes of luck and secrets there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random
from typing import Any, cast

import numpy as np
import pyspiel
import pytest
from examples import ismcts_against_a_lion

import meowple
from meowple import MeowpleError
from meowple.adapters import openspiel
from meowple.adapters.luck import OUTCOMES, Answers, Unanswered, digits
from tests.declared import our_games

TABLES = [(name, seats) for name in our_games() for seats in meowple.game(name).seats]
over_tables = pytest.mark.parametrize(("name", "seats"), TABLES)
over_games = pytest.mark.parametrize("name", our_games())


def load(name: str, **given: Any) -> Any:
    """A game of ours, through their door."""
    return pyspiel.load_game(f"meowple_{name}", given)


def walk(game: Any, rng: Random) -> Iterator[Any]:
    """The states of a random match at which a seat is asked, and the last one."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


@over_tables
def test_it_passes_their_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(name, players=seats), 1, True, False)


@over_games
def test_chance_is_even_and_has_few_outcomes(name: str) -> None:
    game, rng = load(name), Random(1)
    state, nodes = game.new_initial_state(), 0
    while not state.is_terminal() and nodes < 200:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            nodes += 1
            assert 2 <= len(outcomes) <= game.max_chance_outcomes() == OUTCOMES
            assert {odds for _, odds in outcomes} == {1 / len(outcomes)}
        state.apply_action(rng.choice(state.legal_actions()))


def test_digits_make_every_answer_once() -> None:
    for n in (1, 2, 6, 28, 65, 97, 720, 70_980):
        assert prod(digits(n)) == n
        told = product(*map(range, digits(n)))
        assert sorted(Answers(answers).below(n) for answers in told) == list(range(n))
    assert digits(70_980) == (60, 91, 13)


def test_luck_asks_for_what_it_was_not_told() -> None:
    with pytest.raises(Unanswered) as asked:
        Answers((5, 7)).below(70_980)
    assert asked.value.outcomes == 13
    assert Answers(()).below(1) == 0
    with pytest.raises(MeowpleError, match="out of 101 cannot be told"):
        digits(101)


@over_games
def test_an_imagined_state_is_the_same_to_its_seat(name: str) -> None:
    rng = Random(2)
    for number, state in enumerate(walk(load(name, players=meowple.game(name).seats[-1]), rng)):
        if state.is_terminal() or number > 60:
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        for told in ("information_state_string", "observation_string", "legal_actions"):
            assert getattr(world, told)(player) == getattr(state, told)(player)
        world.apply_action(rng.choice(world.legal_actions()))
        assert str(world) != str(state)


def test_a_seat_that_draws_later_is_not_told_what_was_sealed() -> None:
    game, rng = load("cafe"), Random(4)
    state = next(
        state.clone() for state in walk(game, rng) if "draw" in state.observation_string(0)[:60]
    )
    first, *_, last = state.legal_actions()
    one, other = state.child(first), state.child(last)
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


@over_games
def test_returns_are_those_of_the_outcome_and_nothing_before(name: str) -> None:
    *before, last = (state.returns() for state in walk(load(name), Random(5)))
    assert all(got == [0.0, 0.0] for got in before)
    assert sum(last) == 0
    assert set(last) <= {-1.0, 0.0, 1.0}


def test_a_match_is_cut_off_after_so_many_moves() -> None:
    states = [state.clone() for state in walk(load("boots", max_moves=7), Random(6))]
    assert len(states) == 8
    assert states[-1].returns() == [0.0, 0.0]


def test_a_bot_has_a_seed_of_numpy_too() -> None:
    game, three = pyspiel.load_game("meowple_tail", {"players": 2}), cast("int", np.int64(3))
    assert openspiel.Player(game, "cat", three)._rng.random() == Random(3).random()
    with pytest.raises(MeowpleError, match=r"a seed is a whole number, not 1\.5"):
        openspiel.Player(game, "cat", 1.5)  # type: ignore[arg-type]


def test_options_are_parameters_and_bad_ones_are_errors() -> None:
    game = load("fits", players=4, size="small", extended=True)
    assert (game.num_players(), game.num_distinct_actions()) == (4, 1090)
    with pytest.raises(MeowpleError, match="bad options for fits"):
        load("fits", size="huge")
    with pytest.raises(MeowpleError, match="tail is for 2 to 6 seats"):
        load("tail", players=7)


def test_only_games_that_have_numbers_are_registered() -> None:
    ours = {name for name in pyspiel.registered_names() if name.startswith("meowple_")}
    assert ours == {f"meowple_{name}" for name in our_games()}


def test_their_search_plays_our_game_against_our_lion() -> None:
    got = ismcts_against_a_lion.main(["--matches", "2", "--simulations", "4", "--budget", "2"])
    assert -1 <= got <= 1
