"""What rows add up to, and what is drawn of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from meowple.bots.interval import interval, interval_at_any_time
from meowple.lab import plots
from meowple.lab.jobs import here
from meowple.lab.ratings import rated
from meowple.lab.rows import Row, parsed
from meowple.lab.study import Cell, Study
from meowple.lab.tally import Tally, mean_of, shares, tallied

PAIR = Cell("tail", ("cat", "random"))


def row(seed: int, turn: int, ranks: tuple[str, ...], error: str = "", reason: str = "over") -> Row:
    bots = ["cat", "random"] if turn == 0 else ["random", "cat"]
    return Row(0, seed, turn, 10 + turn, reason, error, bots, ["3", "8"], ranks)


@pytest.mark.parametrize(
    ("ranks", "left_behind"),
    [
        (("1", "2"), (1.0, 0.0)),
        (("1", "1"), (0.5, 0.5)),
        (("2", "1", "3"), (0.5, 1.0, 0.0)),
        (("1", "3", "1", "4"), (5 / 6, 1 / 3, 5 / 6, 0.0)),
    ],
)
def test_a_share_is_the_part_of_the_others_left_behind(
    ranks: tuple[str, ...], left_behind: tuple[float, ...]
) -> None:
    assert shares(ranks) == pytest.approx(left_behind)
    assert sum(shares(ranks)) == pytest.approx(len(ranks) / 2)


def test_the_games_of_one_deal_are_one_value() -> None:
    tally = Tally(PAIR)
    for one in (
        row(1, 0, ("1", "2")),
        row(1, 1, ("1", "2")),
        row(2, 0, ("1", "2")),
        row(2, 1, ("2", "1"), reason="called"),
        row(3, 0, ("", ""), error="it failed"),
        row(3, 1, ("2", "1")),
    ):
        tally.add(one)
    tally.finish()
    assert (tally.games, tally.failed, [one.seed for one in tally.failures]) == (5, 1, [3])
    cat = tally.bots["cat"].mean()
    assert cat.value == 2.5 / 3
    assert cat.interval == pytest.approx(interval_at_any_time([0.5, 1.0, 1.0]))
    first = tally.first["cat"].share()
    assert first.interval == pytest.approx(interval([0.5, 1.0, 1.0]))
    assert tally.seats[0].mean().value == pytest.approx((1.0 + 0.5 + 0.0) / 3)
    called = tally.reasons["called"].share()
    assert called.interval == pytest.approx(interval([0.0, 0.5, 0.0]))
    assert mean_of(tally.lengths) == pytest.approx((10 + 11 + 10 + 11 + 11) / 5)


def test_two_that_are_compared_are_compared_with_each_other_alone() -> None:
    cell = Cell("tail", ("kitten", "tiger", "cat"), swapped=True)
    tally = Tally(cell)
    for turn in (0, 1):
        chairs = cell.chairs(5, turn)
        ranks = tuple({0: "3", 1: "2", 2: "1"}[who] for who in chairs)
        bots = [cell.bots[who] for who in chairs]
        tally.add(Row(0, 5, turn, 9, "over", "", bots, ["0"] * 3, ranks))
    tally.finish()
    assert tally.contest.mean().value == 1.0


def test_ratings_find_the_order_and_a_bot_against_itself_tells_nothing() -> None:
    rng, bots = Random(1), ["good", "fair", "poor"]
    strength = {"good": 0.6, "fair": 0.3, "poor": 0.0}

    def games() -> list[Row]:
        found = []
        for seed in range(400):
            sat = rng.sample(bots, 2)
            luck = [strength[bot] + rng.random() for bot in sat]
            ranks = ("1", "2") if luck[0] > luck[1] else ("2", "1")
            found.append(Row(0, seed, 0, 1, "over", "", sat, ["0", "0"], ranks))
        return found

    last = rated(games())[-1]
    assert last.games == 400
    assert sorted(last.ratings, key=lambda bot: -last.ratings[bot].mu) == bots
    alone = Row(0, 1, 0, 1, "over", "", ["good", "good"], ["0", "0"], ("1", "2"))
    assert rated([alone] * 5) == []


def test_pictures_are_drawn_twice_alike(tmp_path: Path) -> None:
    study = Study((Cell("tail", ("cat", "random"), {"rounds": 1}),), 12)
    text = "".join(done.lines for done in here(study, 0))
    rows = list(parsed(text.splitlines(), study))
    tallies, ratings = tallied(rows, study), rated(rows)
    made: list[dict[str, bytes]] = []
    for again in ("one", "two"):
        folder = tmp_path / again
        folder.mkdir()
        names = plots.draw(folder, study, tallies, ratings)
        assert names == ["points", "lengths", "standings", "seats", "reasons", "ratings"]
        made.append({file.name: file.read_bytes() for file in sorted(folder.iterdir())})
    assert made[0] == made[1]
    assert set(made[0]) == {f"{name}.{kind}" for name in names for kind in ("svg", "png")}
    assert b">cat<" in made[0]["points.svg"]


def test_a_study_in_which_everything_failed_is_drawn_too(tmp_path: Path) -> None:
    study = Study((PAIR,), 2)
    failed = [row(1, turn, ("", ""), error="it failed") for turn in (0, 1)]
    plots.draw(tmp_path, study, tallied(failed, study), rated(failed))
    assert (tmp_path / "points.svg").exists()
