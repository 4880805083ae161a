"""Random games against a second judge, who was written from the rules alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from meowple.core.game import Millis, When
from meowple.core.match import Match
from meowple.games.boots import GAME
from meowple.games.boots.cards import CARDS, CATS, COLOURS, is_paw, value
from meowple.games.boots.moves import PASS, ROLL, Grab
from meowple.games.boots.race import right_card
from meowple.games.boots.state import MIDDLE, State
from meowple.table.race.fair import judge, last_chance
from tests.conftest import Row
from tests.second import boots as second

Boots = Match[State, Any, Any, Any]


def told(card: int) -> second.Card:
    """A card as the second judge knows it."""
    if is_paw(card):
        return value(card)
    one, other = sorted(COLOURS.index(colour) for colour in (CATS[card].boots, CATS[card].head))
    return one, other


def random_grab(state: State, rng: Random) -> Any:
    """A move in a race: mostly right, often wrong, now and then none."""
    assert state.dice is not None
    if rng.random() < 0.1:
        return PASS
    if rng.random() < 0.6:
        return Grab(right_card(state, state.dice))
    return Grab(rng.choice([card for card in range(CARDS) if state.owners[card] == MIDDLE]))


def random_reaction(rng: Random) -> int:
    """Close together, so that ties are common; now and then a false start or a very late one."""
    return rng.choice(
        [rng.randrange(100, 140), rng.randrange(400, 430), rng.randrange(9_900, 10_100)]
    )


def compare(seats: int, limit: int, seed: str) -> tuple[int, int]:
    """One whole game, round by round; gives how many rounds and ties it had."""
    rng, match = Random(seed), Boots(GAME, seats, {"limit": limit}, seed=seed)
    table, rounds, ties = second.Table(seats), 0, 0
    while match.outcome is None:
        assert match.state.roller == table.roller
        match.play(table.roller, ROLL)
        for seat in rng.sample(range(seats), seats):
            match.play(seat, random_grab(match.state, rng), reaction=random_reaction(rng))
        last = match.state.last
        assert last is not None
        grabs = [
            second.Grab(seat, told(attempt.card), attempt.reaction)
            for seat, attempt in enumerate(last.attempts)
            if attempt is not None and attempt.card is not None
        ]
        dice = [COLOURS.index(colour) for colour in last.dice]
        judged = table.play_round(dice, grabs, last.winner, 1000 * limit or None)
        assert told(last.card) == judged.right
        assert set(last.tied) == (judged.tied if len(judged.tied) > 1 else set())
        for seat in range(seats):
            owned = {told(card) for card, owner in enumerate(match.state.owners) if owner == seat}
            assert owned == table.before[seat]
        rounds, ties = rounds + 1, ties + (len(judged.tied) > 1)
    assert table.over
    assert match.outcome.ranks == table.ranks()
    return rounds, ties


@pytest.mark.parametrize(
    "games", [40, pytest.param(3_000, marks=pytest.mark.long)], ids=["sample", "long"]
)
@pytest.mark.parametrize("limit", [0, 10])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_second_judge_agrees_in_every_round(
    seats: int, limit: int, games: int, report_row: Callable[[str, Row], None]
) -> None:
    played = [compare(seats, limit, f"{seats}/{limit}/{game}") for game in range(games)]
    rounds, ties = (sum(numbers) for numbers in zip(*played, strict=True))
    row: Row = {"seats": seats, "games": games, "rounds": rounds, "ties": ties}
    report_row("boots against the second judge", row)
    assert ties > games / 4


def test_the_second_judge_measures_reactions_alike() -> None:
    rng = Random("reactions")
    for _ in range(20_000):
        elapsed, allowed = Millis(rng.randrange(100, 2_000)), Millis(rng.randrange(330))
        claimed = rng.choice([None, rng.randrange(2_500)])
        trip = rng.randrange(400)
        mine = judge(elapsed, allowed, None if claimed is None else float(claimed), float(trip))
        assert mine.reaction == second.reaction(claimed, elapsed, allowed, trip)


def test_the_second_judge_closes_the_window_at_the_same_moment() -> None:
    rng = Random("windows")
    for _ in range(2_000):
        seats = rng.randint(2, 4)
        sent = [rng.randrange(30) for _ in range(seats)]
        allowed = [rng.randrange(330) for _ in range(seats)]
        match = Boots(GAME, seats, {"limit": 0}, seed=rng.randrange(99))
        match.play(0, ROLL, when=When(Millis(0)))
        best = rng.randrange(130, 1_500)
        latest = tuple(
            last_chance(Millis(s), Millis(a), Millis(best))
            for s, a in zip(sent, allowed, strict=True)
        )
        assert match.state.dice is not None
        move = Grab(right_card(match.state, match.state.dice))
        match.play(0, move, when=When(Millis(best), Millis(best), latest))
        closes = second.closes_at(sent, allowed, {0}, best)
        assert GAME.wakes_at(match.state) == closes
