"""One search for all games: honest, the same in every process, and it finds what is known."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest
from tests.bots.guarded import Guarded
from tests.bots.nim import Nim, Sticks
from tests.toys import TOYS

from meowple import Match
from meowple.bots import find_search
from meowple.bots.judgement import Judgement
from meowple.bots.search import Beside, Search
from meowple.core.game import AnyGame, Seat
from meowple.core.registry import find_game
from meowple.games import ALL

NAMES = [one.name for one in (*ALL, *TOYS)]
SMALL = 24


def some_views(name: str, seed: int, count: int = 6) -> list[tuple[Any, Seat, Any]]:
    """What somebody is asked in a match of any moves, with what can be answered."""
    match: Match[Any, Any, Any, Any] = Match(name, 2, seed=seed)
    rng = Random(seed)
    found: list[tuple[Any, Seat, Any]] = []
    while match.outcome is None and len(match.entries) < 300:
        seat = min(match.to_act)
        moves = match.moves(seat)
        if len(moves) > 1:
            found.append((match.view(seat), seat, moves))
        match.play(seat, rng.choice(moves))
    return rng.sample(found, min(count, len(found)))


@pytest.mark.parametrize("name", NAMES)
def test_it_asks_about_imagined_states_alone(name: str) -> None:
    search = find_search(name)
    for view, seat, moves in some_views(name, 1):
        guarded: Any = Guarded(find_game(name))
        judgement = type(search.judgement)(guarded)
        weighed = Search(judgement).weigh(view, seat, moves, Random(1), SMALL)
        assert weighed[0].move in moves
        assert Search(judgement).value(view, seat, Random(1), SMALL) >= 0.0
        assert guarded.worlds


@pytest.mark.parametrize("name", NAMES)
def test_it_says_of_each_move_what_it_is_worth(name: str) -> None:
    search = find_search(name)
    for view, seat, moves in some_views(name, 2):
        weighed = search.weigh(view, seat, moves, Random(2), SMALL, why=True)
        assert len({repr(one.move) for one in weighed}) == len(weighed)
        assert all(one.move in moves for one in weighed)
        assert all(0.0 <= one.value <= 1.0 for one in weighed)
        assert sum(one.visits for one in weighed) <= SMALL
        assert weighed[0].behind == 0.0
        names = {tuple(one.traits) for one in weighed if one.visits}
        assert len(names) <= 1
        assert 0.0 <= search.value(view, seat, Random(2), SMALL) <= 1.0


@pytest.mark.parametrize("name", ["tail", "fits"])
def test_what_moves_came_to_is_compared_in_the_same_worlds(name: str) -> None:
    plain = type(find_search(name).judgement)

    class Numbered(plain):  # type: ignore[misc, valid-type]
        """All there is to say of a state is in which world it was: no move makes a difference."""

        worlds = 0

        def likely(self, world: Any, seat: Seat) -> float:
            self.worlds += 1
            return 1.0

        def traits(self, state: Any, seat: Seat) -> dict[str, float]:
            return {"world": float(self.worlds)}

    search = Search(Numbered(find_game(name)))
    for view, seat, moves in some_views(name, 2):
        weighed = search.weigh(view, seat, moves, Random(2), 200, why=True)
        tried = [one for one in weighed if one.visits]
        assert all(one.beside["world"] == Beside(one.traits["world"], 0.0) for one in tried)


@pytest.mark.parametrize("name", NAMES)
def test_a_duel_is_fought_to_the_end_in_equally_many_worlds(name: str) -> None:
    search = find_search(name)
    for view, seat, moves in some_views(name, 4):
        one, other = search.duel(view, seat, moves[0], moves[-1], Random(4), SMALL)
        assert one.visits == other.visits == SMALL // 2
        assert other.behind == pytest.approx(one.value - other.value)
        if search.judgement.depth == 0:  # trees learn, and who comes first teaches first
            back = search.duel(view, seat, moves[-1], moves[0], Random(4), SMALL)[1]
            assert back.behind == pytest.approx(-other.behind)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_dice_and_budget_give_the_same(name: str) -> None:
    view, seat, moves = some_views(name, 3, 1)[0]
    search = find_search(name)
    one, other = (search.weigh(view, seat, moves, Random(7), SMALL) for _ in range(2))
    assert one == other


ELSEWHERE = """
from random import Random
import tests.toys, tests.conftest
from tests.bots.test_search import some_views, SMALL
from meowple.bots import find_search
for name in ("tail", "cafe", "boots", "fits"):
    view, seat, moves = some_views(name, 3, 1)[0]
    print([(repr(w.move), w.value, w.visits)
           for w in find_search(name).weigh(view, seat, moves, Random(7), SMALL)])
"""


def test_it_is_the_same_in_every_process() -> None:
    said = [
        subprocess.check_output(
            [sys.executable, "-c", ELSEWHERE],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            text=True,
        )
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert said[0].count("\n") == 4


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10])
def test_it_leaves_a_multiple_of_four_sticks(left: int) -> None:
    game: Any = Nim()
    search = Search(Judgement(game))
    weighed = search.weigh(Sticks(left, 0), Seat(0), (1, 2, 3), Random(1), 600)
    assert weighed[0].move == left % 4


def test_a_lost_place_is_worth_less_than_a_won_one() -> None:
    game: Any = Nim()
    search = Search(Judgement(game))
    won, lost = (search.value(Sticks(left, 0), Seat(0), Random(1), 600) for left in (5, 4))
    assert won > 0.6 > 0.4 > lost


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.name)
def test_it_plays_a_game_it_knows_nothing_of_better_than_chance(toy: AnyGame) -> None:
    points = [0.0, 0.0]
    search = find_search(toy.name)
    for seed in range(16):
        match, rng, me = Match(toy, 2, seed=seed), Random(seed), seed % 2
        while match.outcome is None:
            seat = min(match.to_act)
            moves = match.moves(seat)
            move = rng.choice(moves)
            if seat == me and len(moves) > 1:
                move = search.weigh(match.view(seat), seat, moves, rng, 60)[0].move
            match.play(seat, move)
        for chair, rank in enumerate(match.outcome.ranks):
            points[chair != me] += (rank == 1) / match.outcome.ranks.count(1)
    assert points[0] > 1.5 * points[1], points
