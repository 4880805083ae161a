"""How a ladder is measured. (The ladders of all games are in tests/bots.)"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from meowple import MeowpleError
from meowple.bots import find_bot
from meowple.bots.fits import KITTEN
from meowple.bots.interval import interval, interval_at_any_time
from meowple.lab.ladder import Pair, contest, decide, run, standing
from meowple.lab.players import find_player


def test_the_interval_comes_from_whole_pairs() -> None:
    pairs = [Pair(share, (4.0, 6.0), (1.0, 3.0), (100, 100)) for share in (0.5, 1.0, 0.5, 1.0)]
    result = standing(pairs)
    assert (result.games, result.share, result.scores) == (8, 0.75, (4.0, 6.0))
    assert result.interval == interval([0.5, 1.0, 0.5, 1.0])
    assert result.pace == pytest.approx((10.0, 30.0))
    low, high = (100 * edge for edge in result.interval)
    assert str(result).startswith(f"75.0 % of 8 games, 95 % interval {low:.1f}–{high:.1f}")
    assert str(result).endswith("; 6.00 and 4.00 points a game; 30.00 and 10.00 ms a choice")


def test_a_contest_is_the_same_again() -> None:
    cell = contest("tail", "kitten", "cat", {"rounds": 2})
    one, other = (run(cell, 5, processes=many) for many in (1, 2))
    assert (one.share, one.scores) == (other.share, other.scores)


def test_a_contest_stops_when_it_is_decided() -> None:
    cell = contest("tail", "kitten", "cat", {"rounds": 2})
    result = decide(cell, target=0.3, pairs=200)
    assert 100 <= result.games < 400
    assert result.side_of(0.3) is True


def test_a_contest_that_nobody_wins_is_played_to_its_limit() -> None:
    cell = contest("tail", "cat", "cat", {"rounds": 1})
    result = decide(cell, target=0.5, pairs=60)
    assert (result.games, result.side_of(0.5)) == (120, None)


def test_one_who_looks_at_any_time_is_seldom_wrong() -> None:
    """Of 400 even contests, looked at from the 50th pair to the 500th, at most 5 % (and what chance
    adds) ever seem decided; with the plain interval it would be about a third."""
    looks = range(50, 500, 10)
    wrong = {interval: 0, interval_at_any_time: 0}
    for seed in range(400):
        rng = Random(seed)
        shares = [rng.choice((0.0, 0.5, 1.0)) for _ in range(500)]
        for sure in wrong:
            wrong[sure] += any(sure(shares[:count]).side_of(0.5) is not None for count in looks)
    assert wrong[interval_at_any_time] <= 28
    assert wrong[interval] > 60


def test_the_two_move_round_the_table_and_cats_fill_it() -> None:
    cell = contest("tail", "kitten", "cat", seats=4)
    assert cell.bots == ("kitten", "cat", "cat", "cat")
    chairs = [cell.chairs(seed, turn) for seed in range(12) for turn in (0, 1)]
    assert all(sorted(one) == [0, 1, 2, 3] for one in chairs)
    pairs = Counter((one.index(0), one.index(1)) for one in chairs)
    assert len(pairs) == 12
    assert set(pairs.values()) == {2}


def test_at_a_larger_table_who_ends_above_the_other_has_won() -> None:
    result = run(contest("tail", "kitten", "cat", {"rounds": 3}, seats=3), 20)
    assert result.share > 0.5
    assert result.games == 40


def test_a_bot_of_ones_own_is_called_by_its_module() -> None:
    own = find_player("fits", "meowple.bots.fits:KITTEN@7")
    assert (own.make(), own.budget) == (KITTEN, 7)
    lion = find_player("tail", "lion@90")
    assert (lion.make(), lion.budget) == (find_bot("tail", "lion"), 90)
    cell = contest("fits", "meowple.bots.fits:KITTEN", "kitten", {"size": "small"})
    assert run(cell, 2).games == 4


@pytest.mark.parametrize("name", ["puma", "no.such.module:IT", "meowple:NOBODY", "cat@many"])
def test_a_bot_that_is_not_there_is_named_in_one_line(name: str) -> None:
    with pytest.raises(MeowpleError) as told:
        find_player("tail", name)
    assert "\n" not in str(told.value)
    assert name.partition("@")[0] in str(told.value)
