"""Random games of `cafe`, each played and scored a second time by `tests.second.cafe`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import pytest

from meowple import Log, Match, Millis, Outcome, Refused, Seat, When
from meowple.games.cafe import GAME
from meowple.games.cafe import moves as m
from meowple.games.cafe.facts import Barred, CafeFact, Circled, Drew, Passed, Rolled
from meowple.games.cafe.marks import Sheet
from meowple.pictures.cafe import Dice
from tests.cafe.driving import POLICIES, Bare, Policy, uniform
from tests.second import cafe as second
from tests.second import cafe_sheet
from tests.second.cafe import Table, every_move, happened, play_again, play_log_again, read_moves

CafeMatch = Match[Any, m.Move, Any, CafeFact]
Report = Callable[[str, dict[str, str | int]], None]
REPORT = "random games of cafe, scored twice"

every_number_of_seats = pytest.mark.parametrize("seats", GAME.seats)
every_policy = pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.__name__)


# Comparing


def assert_same_sheets(table: Table, sheets: tuple[Sheet, ...]) -> None:
    """What is marked on every sheet is the same."""
    for ours, theirs in zip(sheets, table.sheets, strict=True):
        for name in Sheet.__struct_fields__:
            assert getattr(ours, name) == getattr(theirs, name), name


def assert_same_rounds(table: Table, facts: list[CafeFact]) -> None:
    """Round by round the facts tell what the second table saw."""
    told = dict(enumerate(_by_round(facts)))
    for number, kept in enumerate(table.rounds):
        ours = told[number]
        drawn = {f.seat: f for f in ours if isinstance(f, Drew | Passed)}
        for seat, shown in enumerate(kept.shown):
            assert _shown(drawn[Seat(seat)]) == shown
        circled = {(f.seat, f.tower): f.number for f in ours if isinstance(f, Circled)}
        assert circled == kept.circled
        assert {(f.seat, f.tower) for f in ours if isinstance(f, Barred)} == kept.barred
        assert list(drawn) == [(kept.first + step) % table.seats for step in range(table.seats)]


def _by_round(facts: list[CafeFact]) -> list[list[CafeFact]]:
    rounds: list[list[CafeFact]] = [[]]
    for fact in facts:
        if isinstance(fact, Rolled):
            rounds.append([])
        rounds[-1].append(fact)
    return rounds


def _shown(fact: Drew | Passed) -> second.Shown:
    if isinstance(fact, Passed):
        return second.Shown(second.Pass(), 0, fact.paws, 0)
    choice = second.Draw(fact.item, fact.tower, fact.floor, fact.cat)
    return second.Shown(choice, fact.paws, fact.circled, fact.points)


def assert_same_ending(table: Table, outcome: Outcome | None) -> None:
    """The second score sheet and the game's are the same, line by line."""
    assert outcome is not None
    assert outcome.reason == table.reason
    scores = table.scores()
    assert outcome.scores == tuple(score.total for score in scores)
    assert outcome.ranks == table.ranks()
    for lines, score in zip(outcome.breakdown, scores, strict=True):
        sums: Counter[str] = Counter()
        for line in lines:
            sums[line.key] += line.points
        drawn = (score.butterflies, score.bowls, score.cushions, score.mice)
        names = ("butterflies", "bowls", "cushions", "mice")
        assert [sums[name] for name in names] == list(drawn)
        assert (sums["tower"], sums["cat"]) == (sum(score.towers), score.cats)
        yarn = {line.number: line.points for line in lines if line.key == "yarn"}
        assert [yarn.get(tower, 0) for tower in range(1, 6)] == list(score.yarn)


# Playing


class Watched(CafeMatch):
    """A match beside which the second table stands: they agree on all that is legal."""

    def __init__(self, seats: int, seed: str) -> None:
        super().__init__(GAME, seats, {}, seed)
        self.rng = Random(seed)
        self.table = Table(seats, self.entries[0].draws)

    def play(self, seat: int, move: m.Move, **given: Any) -> tuple[CafeFact, ...]:
        assert self.to_act == self.table.waiting
        for chair in range(self.seats):
            moves = read_moves(self.moves(chair))
            assert set(moves) == self.table.legal(chair)
            assert len(moves) == len(set(moves))
        self.try_anything()
        facts = super().play(seat, move, **given)
        self.table.step(*happened(self.entries[-1]))
        assert_same_sheets(self.table, self.state.sheets)
        return facts

    def try_anything(self) -> None:
        """What the second table forbids is refused."""
        for _ in range(20):
            seat, move = self.rng.randrange(self.seats), self.rng.choice(every_move())
            if not self.table.may(seat, move):
                ours = msgspec.convert(msgspec.to_builtins(move), GAME.move_type)
                with pytest.raises(Refused):
                    GAME.play(self.state, Seat(seat), ours, When(Millis(0)), Dice(""))


class Counts:
    """What was played, for the table of counts."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self.began = perf_counter()

    def add(self, table: Table, moves: int) -> None:
        """Count a game."""
        choices = [shown.choice for told in table.rounds for shown in told.shown]
        towers = sum(len(sheet.numbers) for sheet in table.sheets)
        self.numbers["games"] += 1
        self.numbers["moves"] += moves
        self.numbers["rounds"] += len(table.rounds)
        self.numbers["passes"] += sum(isinstance(choice, second.Pass) for choice in choices)
        self.numbers["full towers"] += towers
        self.numbers["ended idle"] += table.reason == "nobody_draws"
        self.numbers["most mice"] = max(self.numbers["most mice"], *map(_mice, table.sheets))

    def told(self) -> dict[str, int]:
        """One row."""
        return {**self.numbers, "seconds": round(perf_counter() - self.began)}


def _mice(sheet: cafe_sheet.Sheet) -> int:
    return len(sheet.cells_with(cafe_sheet.MOUSE))


def play_many(games: int, seats: int) -> dict[str, int]:
    """So many quick games; half of them uniform, the others by turns with other tempers."""
    counts = Counts()
    for number in range(games):
        policy = uniform if number % 2 else POLICIES[number // 2 % len(POLICIES)]
        rng = Random(f"{seats}/{number}")
        bare = Bare(seats, rng)
        bare.drive(policy, rng)
        table = play_again(seats, bare.dealt, bare.steps)
        assert_same_sheets(table, bare.state.sheets)
        assert_same_rounds(table, bare.facts)
        assert_same_ending(table, bare.outcome)
        counts.add(table, len(bare.steps))
    return counts.told()


# The tests


@every_number_of_seats
def test_a_sample_of_random_games_ends_with_the_second_score(
    seats: int, report_row: Report
) -> None:
    report_row(REPORT, {"cafe": f"{seats} seats, a sample", **play_many(200, seats)})


@pytest.mark.long
@every_number_of_seats
def test_ten_thousand_random_games_end_with_the_second_score(
    seats: int, report_row: Report
) -> None:
    report_row(REPORT, {"cafe": f"{seats} seats", **play_many(10_000, seats)})


@every_policy
@every_number_of_seats
def test_at_every_moment_both_tables_agree_on_what_is_legal(
    seats: int, policy: Policy, report_row: Report
) -> None:
    match, counts = Watched(seats, f"{policy.__name__}/{seats}"), Counts()
    while waiting := match.to_act:
        seat = match.rng.choice(sorted(waiting))
        match.play(seat, policy(match.moves(seat), match.rng))
    assert_same_ending(match.table, match.outcome)
    counts.add(match.table, len(match.entries) - 1)
    report_row(REPORT, {"cafe": f"{seats} seats, watched", **counts.told()})


class Wavering(CafeMatch):
    """A match whose players undo moves when they can."""

    def play(self, seat: int, move: m.Move, **given: Any) -> tuple[CafeFact, ...]:
        facts = super().play(seat, move, **given)
        last = self.entries[-1].seq
        if last % 3 == 0 and self.may_undo(last):
            self.undo(last)
            return ()
        return facts


@every_number_of_seats
def test_a_log_read_back_holds_all_that_the_second_score_needs(seats: int) -> None:
    rng = Random(seats)
    match = Wavering(GAME, seats, {}, f"wavering/{seats}")
    while waiting := match.to_act:
        seat = rng.choice(sorted(waiting))
        match.play(seat, uniform(match.moves(seat), rng))
    table = play_log_again(Log.from_json(match.log.to_json()))
    assert_same_sheets(table, match.state.sheets)
    assert_same_ending(table, match.outcome)
