"""Guarded states say so when they were changed from outside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from meowple import Match, MeowpleError, guard_states
from tests.declared import our_games


@pytest.fixture
def guarded() -> Iterator[None]:
    """States are looked after, for one test."""
    guard_states()
    yield
    guard_states(False)


def fresh(name: str) -> Match[Any, Any, Any, Any]:
    """A match that has just begun."""
    return Match(name, 2, seed=1)


def play_on(match: Match[Any, Any, Any, Any], moves: int = 40) -> None:
    """Some moves of a plain loop."""
    for _ in range(moves):
        if match.outcome is None:
            seat = min(match.to_act)
            match.play(seat, match.moves(seat)[0])


@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("name", our_games())
def test_a_state_that_was_changed_is_noticed_at_the_next_step_and_look(name: str) -> None:
    match = fresh(name)
    play_on(match, 5)
    seat = min(match.to_act)
    move = match.moves(seat)[0]
    match.state.options = None
    with pytest.raises(MeowpleError, match="changed from outside"):
        match.view(0)
    with pytest.raises(MeowpleError, match="changed from outside"):
        match.play(seat, move)


@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("name", our_games())
def test_a_match_that_nobody_changes_goes_on(name: str) -> None:
    match = fresh(name)
    play_on(match)
    mark = match.mark()
    play_on(match, 3)
    match.back_to(mark)
    play_on(match)


@pytest.mark.usefixtures("guarded")
def test_another_state_may_be_put_in_its_place() -> None:
    match = fresh("tail")
    other = match.state.copy()
    other.round = 2
    match.state = other
    assert match.view(0).round == 2


def test_nobody_looks_unless_asked_to() -> None:
    match = fresh("tail")
    match.state.round = 2
    assert match.view(0).round == 2
