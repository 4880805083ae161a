"""A quick match keeps the rules of a match, and a match may keep its caller's clock."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random
from typing import Any, cast

import pytest

import meowple
from meowple import Match, MeowpleError, Quick, Refused
from meowple.games.boots.moves import ROLL, Grab
from meowple.games.tail.moves import DRAW, PUT_DOWN
from tests.declared import our_games


def played(name: str, seed: int, **table: Any) -> Quick:
    """A quick match of random moves."""
    match, rng = Quick(name, seed=seed, **table), Random(seed)
    for _ in range(20_000):
        if not match.to_act:
            break
        seat = min(match.to_act)
        match.play(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("name", our_games())
def test_every_game_is_played_to_its_end_and_again_the_same(name: str) -> None:
    match = played(name, 1, seats=3)
    assert match.outcome is not None
    assert match.outcome == played(name, 1, seats=3).outcome
    assert match.view(None).phase == "over"


def test_a_copy_goes_on_with_the_same_luck_and_leaves_the_other_its_own() -> None:
    match = Quick("tail", seats=3, seed=7)
    others = copy(match), deepcopy(match), pickle.loads(pickle.dumps(match))
    ends = [_played_on(one) for one in (*others, match)]
    assert ends == [ends[0]] * 4


def _played_on(match: Quick) -> Any:
    rng = Random(7)
    for _ in range(100):
        if match.outcome is None:
            seat = min(match.to_act)
            match.play(seat, rng.choice(match.moves(seat)))
    return match.state


class Whole:
    """A whole number, as other libraries have them."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number


@pytest.mark.parametrize("name", our_games())
def test_a_seat_of_another_library_is_the_seat_and_stays_nowhere(name: str) -> None:
    match, other = Quick(name, seats=2, seed=3), Quick(name, seats=2, seed=3)
    numbers, rng = meowple.numbers(name, seats=2), Random(3)
    for _ in range(30):
        if match.outcome is not None:
            break
        seat = min(match.to_act)
        strange: Any = Whole(seat)
        move = rng.choice(match.moves(seat))
        assert other.moves(strange) == match.moves(seat)
        assert other.play(strange, move) == match.play(seat, move)
        view = other.view(cast("int", Whole(1)))
        assert type(view.seat) is int
        assert numbers.information(view) == numbers.information(match.view(1))


@pytest.mark.parametrize("seat", [None, 2, -1, "0", True, 0.0])
def test_no_such_seat(seat: Any) -> None:
    match = Quick("tail", seats=2, seed=1)
    with pytest.raises(Refused, match="no_such_seat"):
        match.moves(seat)
    with pytest.raises(Refused, match="no_such_seat"):
        match.play(seat, PUT_DOWN)


def test_a_seed_is_a_whole_number_or_a_word() -> None:
    seven: Any = Whole(7)
    assert Quick("tail", 2, seed=seven).state == Quick("tail", 2, seed=7).state
    assert Quick("tail", 2, seed="cat").state == Quick("tail", 2, seed="cat").state
    odd: Any
    for odd in (1.5, True, [], b"cat", "\ud800"):
        with pytest.raises(MeowpleError, match="a seed is a w"):
            Quick("tail", 2, seed=odd)


def test_time_goes_on_by_itself_and_a_timed_game_ends() -> None:
    match = played("tail", 2, seats=2, options={"end": "time", "minutes": 1})
    assert match.outcome is not None
    assert match.now >= 60_000


def test_a_slow_table_of_boots_goes_on_by_itself() -> None:
    assert played("boots", 3, seats=2, options={"tempo": "slow"}).outcome is not None


def test_a_move_that_is_refused_changes_nothing() -> None:
    match = Quick("tail", 2, seed=1)
    before = match.state
    for seat, move in ((0, DRAW), (7, PUT_DOWN)):
        with pytest.raises(Refused):
            match.play(seat, move)
    assert (match.state, match.now) == (before, 0)


def test_whoever_keeps_the_clock_says_when() -> None:
    match = Quick("tail", 2, seed=1)
    match.play(0, PUT_DOWN, at=1_234)
    assert match.now == 1_234


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


def test_a_match_is_stamped_by_its_callers_clock() -> None:
    clock = Clock()
    match: Match[Any, Any, Any, Any] = Match("tail", 2, seed=1, clock=clock)
    clock.now = 777
    match.play(0, PUT_DOWN)
    assert match.now == match.entries[-1].at == 777


def test_the_table_wakes_when_the_callers_clock_says_so() -> None:
    clock = Clock()
    match: Match[Any, Any, Any, Any] = Match("boots", 2, seed=1, clock=clock)
    assert match.tick() == ()
    clock.now = 5_001
    rolled = match.tick()
    assert [type(fact).__name__ for fact in rolled] == ["RolledItself"]
    clock.now += 700
    card = match.moves(0)[0].card
    match.play(0, Grab(card))
    assert match.view(0).mine.reaction == clock.now - match.view(0).since


def test_what_is_due_happens_before_a_move() -> None:
    clock = Clock()
    match: Match[Any, Any, Any, Any] = Match("boots", 2, seed=1, clock=clock)
    clock.now = 9_000
    with pytest.raises(Refused, match="dice_are_rolled"):
        match.play(0, ROLL)
    assert match.view(0).phase == "race"


def test_a_match_without_a_clock_of_the_callers_says_so() -> None:
    with pytest.raises(MeowpleError, match="no clock of yours"):
        Match("tail", 2).tick()
    with pytest.raises(MeowpleError, match="there is no game called"):
        Quick("chess", 2)
    assert repr(meowple.Quick("cafe", 2)) == "<Quick match of cafe, 2 seats, 0 ms>"
