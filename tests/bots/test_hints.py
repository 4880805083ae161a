"""Hints: what is said of a move follows from what the search compared, and from a view alone. A
game without a judgement of its own is told the chance to win."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from tests.declared import our_games
from tests.toys import TOYS

from meowple import Match
from meowple.bots import find_search
from meowple.bots.hints import PLAIN, Advice, Reason, advise, reasons
from meowple.bots.search import Beside, Weighed
from meowple.core.game import AnyGame, Seat
from meowple.core.luck import Rolled
from meowple.core.registry import find_game

QUESTIONS = 3
MATTERS = {"points": -0.5, "cards": 1.0}


BEST = Weighed("the best", 0.6, 100, 0.0, 0.0)


def as_it_is(value: float) -> float:
    """Two players: what a seat wins the other one loses."""
    return value


def other_than_best(
    behind: float, error: float = 0.02, doubt: float = 0.1, **traits: tuple[float, float]
) -> Weighed:
    """The next best move; of each trait what the best came to in the same worlds, and this one."""
    there = {name: other for name, (_, other) in traits.items()}
    beside = {name: Beside(best, doubt) for name, (best, _) in traits.items()}
    return Weighed("another", BEST.value - behind, 100, behind, error, 0.0, there, beside)


def test_it_is_said_what_the_move_earns_most_and_what_it_costs() -> None:
    other = other_than_best(0.1, points=(9.04, 12), cards=(1, 3))
    assert reasons([BEST, other], MATTERS, as_it_is) == (
        Reason("points", 9.0, 12.0),
        Reason("cards", 1.0, 3.0, against=True),
    )


@pytest.mark.parametrize(
    ("best", "there", "said"),
    [
        (9.04, 10.26, (9.0, 10.3)),
        (9.04, 12.26, (9.0, 12.0)),
        (111.4, 112.7, (111.0, 113.0)),
        (110.6, 111.4, (110.6, 111.4)),
    ],
)
def test_what_is_large_is_told_without_fractions_where_that_tells_it_apart(
    best: float, there: float, said: tuple[float, float]
) -> None:
    other = other_than_best(0.1, points=(best, there))
    assert reasons([BEST, other], MATTERS, as_it_is) == (Reason("points", *said),)


def test_what_is_hardly_less_than_nothing_is_told_as_nothing() -> None:
    other = other_than_best(0.1, points=(-0.01, 3.6))
    (told,) = reasons([BEST, other], MATTERS, as_it_is)
    assert (str(told.here), str(told.there)) == ("0.0", "4.0")


def test_a_trait_that_hardly_differs_is_no_reason() -> None:
    other = other_than_best(0.1, points=(9.0, 9.4), cards=(1, 1))
    assert reasons([BEST, other], MATTERS, as_it_is) == (Reason("chance", 60, 50),)


def test_a_difference_that_may_be_noise_is_no_reason() -> None:
    other = other_than_best(0.1, doubt=2.0, points=(9.0, 12.0))
    assert reasons([BEST, other], MATTERS, as_it_is) == (Reason("chance", 60, 50),)


def test_what_worlds_cannot_tell_apart_is_called_equal() -> None:
    other = other_than_best(0.01, points=(3, 12))
    assert reasons([BEST, other], MATTERS, as_it_is) == (Reason("equal", 60, 59),)


def test_where_nothing_else_was_tried_nothing_is_compared() -> None:
    assert reasons([BEST], MATTERS, as_it_is) == (Reason("alone"),)


def questions(game: AnyGame) -> list[tuple[Any, Seat]]:
    """States of a match of any moves in which somebody has a choice."""
    rng = Random(game.name)
    found: list[tuple[Any, Seat]] = []
    match: Match[Any, Any, Any, Any] = Match(game, game.seats[0], seed=3)
    while len(found) < QUESTIONS and match.outcome is None:
        for seat in sorted(match.to_act)[:1]:
            if len(match.moves(seat)) > 1 and rng.random() < 0.4:
                found.append((match.state, seat))
            match.play(seat, rng.choice(match.moves(seat)))
        if not match.to_act and match.outcome is None:
            match.wake()
    return found


@pytest.mark.parametrize("name", [*our_games(), *(toy.name for toy in TOYS)])
def test_worlds_that_look_the_same_give_the_same_hint(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meowple.bots.hints.find_bot", lambda *_: type("Quick", (), {"budget": 40}))
    game, rng = find_game(name), Random(1)
    for state, seat in questions(game):
        twin = game.imagine(game.view(state, seat), Rolled(rng))
        told = [_advised(game, world, seat, game.seats[0]) for world in (state, twin)]
        assert told[0] == told[1]
        assert told[0].why
        matters = find_search(name).judgement.matters
        assert all(reason.key in PLAIN or reason.key in matters for reason in told[0].why)


def _advised(game: AnyGame, state: Any, seat: Seat, seats: int) -> Advice:
    view, moves = game.view(state, seat), game.moves(state, seat)
    return advise(game.name, msgspec.json.encode(view), msgspec.json.encode(moves), seat, seats)


@pytest.mark.parametrize("name", our_games())
def test_where_all_stand_alike_each_is_told_an_equal_part_of_the_chance_to_win(name: str) -> None:
    judgement, seats = find_search(name).judgement, find_game(name).seats[-1]
    best = Weighed("the best", judgement.even(seats), 100, 0.0, 0.0)
    other = Weighed("another", judgement.even(seats), 100, 0.0, 0.01)
    (told,) = reasons([best, other], {}, partial(judgement.chance, seats=seats))
    assert told == Reason("equal", round(100 / seats), round(100 / seats))


def test_with_five_at_a_table_a_hint_promises_nobody_half_of_the_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(find_search("fits").judgement), "matters", {})  # chances alone
    match: Match[Any, Any, Any, Any] = Match("fits", 5, seed=5)
    told: list[Reason] = []
    while not told:
        seat = min(match.to_act)
        if len(match.moves(seat)) > 1:
            why = _advised(match.game, match.state, seat, 5).why
            told = [reason for reason in why if reason.key in ("equal", "chance")]
        match.play(seat, match.moves(seat)[0])
    assert 10 < told[0].here < 35
