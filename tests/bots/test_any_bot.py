"""What holds for every bot of every game: legal moves, whole games, nothing but the view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.contract.cases import case_of

from meowple import Match, Rolled, game
from meowple.bots import LEVELS, Plan, find_bot
from meowple.core.moves import OwnWord
from meowple.games import ALL

NAMES = [one.name for one in ALL]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "tail": [
        {"rounds": 1},
        {"rounds": 2, "easy": True},
        {"end": "limit", "limit": 40},
        {"end": "limit", "limit": 25, "easy": True, "memory": "assisted"},
        {"end": "time", "minutes": 1},
    ],
    "boots": [{}, {"limit": 0, "tempo": "slow"}],
    "fits": [{"size": "small"}, {"extended": True, "awake_finish": True}],
}


def some_tables(name: str) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every number of seats and every set of options, but not each with each."""
    numbers, sets = list(game(name).seats), OPTIONS.get(name, [*case_of(name).options])
    for at in range(max(len(numbers), len(sets))):
        yield name, numbers[at % len(numbers)], sets[at % len(sets)]


TABLES = [table for name in NAMES for table in some_tables(name)]
ENOUGH = 400
"""Where a game ends by the clock: after so many moves the time is up."""
SMALL = 8
"""A budget that keeps tests short; the ladder plays with the real ones."""


def opened(name: str, seats: int, options: dict[str, Any]) -> Match[Any, Any, Any, Any]:
    return Match(game(name), seats=seats, options=options, seed=f"{name}/{seats}/{options}")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=str)
def test_it_plays_legal_moves_in_every_seat_to_the_end(
    level: str, name: str, seats: int, options: dict[str, Any]
) -> None:
    bot, match, rng = find_bot(name, level), opened(name, seats, options), Random(1)
    while match.outcome is None:
        seat = min(match.to_act)
        moves = match.moves(seat)
        plan = bot.choose(match.view(seat), moves, rng, SMALL)
        assert plan.move in moves
        assert 0 <= plan.after < 10_000
        match.play(seat, plan.move)
        due = match.game.wakes_at(match.state)
        if due is not None and len(match.entries) > ENOUGH:
            match.wake(due)
        assert len(match.entries) < 100 * ENOUGH


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_and_dice_give_the_same_plan(level: str, name: str) -> None:
    """Through bytes, in an imagined world of equal view, again: always the same."""
    bot, match, rng = find_bot(name, level), opened(name, 3, {}), Random(2)
    views = msgspec.json.Decoder(match.game.view_type)
    while match.outcome is None:
        seat = min(match.to_act)
        view, moves = match.view(seat), match.moves(seat)
        seed = rng.random()

        def plan(seen: Any, moves: Any = moves, seed: float = seed) -> Plan:
            return bot.choose(seen, moves, Random(seed), SMALL)

        first = plan(view)
        assert plan(view) == first
        assert plan(views.decode(msgspec.json.encode(view))) == first
        world = match.game.imagine(view, Rolled(rng))
        assert plan(match.game.view(world, seat)) == first
        match.play(seat, first.move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", NAMES)
def test_it_leaves_its_view_as_it_was(level: str, name: str) -> None:
    bot, match, rng = find_bot(name, level), opened(name, 2, {}), Random(3)
    while match.outcome is None:
        seat = min(match.to_act)
        view = match.view(seat)
        before = msgspec.json.encode(view)
        plan = bot.choose(view, match.moves(seat), rng, SMALL)
        assert msgspec.json.encode(view) == before
        match.play(seat, plan.move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", [name for name in NAMES if not game(name).race])
def test_its_wait_tells_nothing_of_what_it_knows(level: str, name: str) -> None:
    """In each phase the same dice give the same wait, whatever cards there are. In a race the wait
    is the bot's reaction, and all that it sees lies open."""
    bot, rng = find_bot(name, level), Random(5)
    waits: dict[str, set[int]] = {}
    for deal in range(5):
        match = Match(game(name), seats=2, seed=deal)
        while match.outcome is None:
            seat = min(match.to_act)
            view, moves = match.view(seat), match.moves(seat)
            waits.setdefault(view.phase, set()).add(bot.choose(view, moves, Random(4), 1).after)
            match.play(seat, bot.choose(view, moves, rng, 1).move)
    assert waits
    assert all(len(seen) == 1 for seen in waits.values())


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_sits_in_and_may_not_call_plays_something_else(level: str) -> None:
    bot, match, rng, left = find_bot("tail", level), opened("tail", 3, {}), Random(1), 0
    while match.outcome is None and left < 20:
        seat = min(match.to_act)
        moves = match.moves(seat)
        others = [move for move in moves if not isinstance(move, OwnWord)]
        left += len(others) < len(moves)
        plan = bot.choose(match.view(seat), others, rng, SMALL)
        assert plan.move in others
        match.play(seat, plan.move)
    assert left == 20
