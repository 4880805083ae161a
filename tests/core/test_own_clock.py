"""A match that keeps its own clock lets time go on as people play."""

from __future__ import annotations

from typing import Any

from bench.rounds import random_rounds

from meowple import Match, Millis, When
from meowple.core.quick import A_MOVE
from meowple.games.tail.moves import PUT_DOWN


def moves_of(options: dict[str, Any], seats: int = 2, seed: int = 1) -> int:
    """How many moves a plain loop makes until the end."""
    match: Match[Any, Any, Any, Any] = Match("tail", seats, options, seed=seed)
    moves = 0
    while match.outcome is None:
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0])
        moves += 1
    assert Match.from_json(match.to_json()).state == match.state
    return moves


def test_a_minute_of_tail_takes_some_tens_of_moves() -> None:
    for seed in range(5):
        assert 20 <= moves_of({"end": "time", "minutes": 1}, seed=seed) < 100


def test_twenty_minutes_of_tail_take_some_hundred() -> None:
    assert 400 <= moves_of({"end": "time"}, seats=3) < 600


def test_random_play_of_a_timed_game_ends_without_a_match() -> None:
    assert random_rounds("tail", 2, {"end": "time", "minutes": 1}, seed=1, count=1) < 500


def test_a_move_takes_three_seconds_and_never_goes_past_the_moment_the_table_wakes() -> None:
    match: Match[Any, Any, Any, Any] = Match("tail", 2, {"end": "time", "minutes": 1}, seed=1)
    match.play(0, PUT_DOWN)
    assert match.now == A_MOVE == 3_000
    while match.game.wakes_at(match.state) is None:
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0], when=When(Millis(58_000)))
    seat = min(match.to_act)
    match.play(seat, match.moves(seat)[0])
    assert match.now == 60_000
